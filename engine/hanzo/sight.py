"""What a die sees, and where it may be placed (HZ-080 to HZ-100). Pure functions of a map and masks.

``occupied`` is the mask of all pieces; ``place`` and ``collect`` are the masks of the cells that the events of the turn
allow for standing and for collecting.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from engine.hanzo.grid import STEPS, Grid
from engine.hanzo.rulings import NEIGHBOURS_ONLY, OWN_CELL
from engine.hanzo.view import AXES, Die

Taken = tuple[int, ...]
Spot = tuple[int, str, Taken]
"""A legal placement of a die: cell, axis, cells collected (own cell first; any order of them is legal)."""

LINES = {"v": ("v",), "h": ("h",), "u": ("u",), "d": ("d",), "+": ("v", "h"), "x": ("u", "d"), ".": ()}
"""Lines through the die for each way it can lie."""
WANTED = (0, 0, 1, None, 2, 2, None)
"""Per die how many resources beside its own cell it takes, ``None``: all it sees."""


def visible(seen: Taken, blocked: int, cell: int) -> Taken:
    """Return what can be seen from a cell of the resources on a line, given the pieces on that line (HZ-090)."""
    if not blocked:
        return seen
    low = (blocked & ((1 << cell) - 1)).bit_length() - 1
    high = blocked >> cell
    if not high:
        return tuple([one for one in seen if one > low])
    limit = cell + (high & -high).bit_length() - 1
    return tuple([one for one in seen if low < one < limit])


def seen(grid: Grid, occupied: int, die: int, cell: int, axis: str) -> tuple[Taken, Taken, int]:
    """Return the own cell if it must be collected, the other visible cells, and how many of these are to be taken."""
    own = grid.own[cell] if die in OWN_CELL else ()
    found: Taken = ()
    for one in LINES[axis]:
        if die in NEIGHBOURS_ONLY:
            found += visible(grid.near_seen[one][cell], occupied & grid.near_mask[one][cell], cell)
        else:
            found += visible(grid.line_seen[one][cell], occupied & grid.line_mask[one][cell], cell)
    wanted = WANTED[die]
    return own, found, len(found) if wanted is None else min(wanted, len(found))


def takes(grid: Grid, occupied: int, collect: int, die: int, cell: int, axis: str) -> tuple[Taken, ...]:
    """Return the sets of cells that a die may collect there, own cell first; none if events forbid all (HZ-100)."""
    own, found, count = seen(grid, occupied, die, cell, axis)
    if own and not collect >> cell & 1:
        return ()
    allowed = tuple(one for one in found if collect >> one & 1)
    if len(allowed) < count:
        return ()
    return tuple(own + chosen for chosen in combinations(allowed, count))


Part = tuple[tuple[int, ...], tuple[Taken, ...]]
"""One line of a way to lie: per cell the mask of the line, and its cells with a resource."""


def _spots(
    parts: tuple[Part, ...], own: Taken, blocked: int, closed: int, wanted: int, cell: int, axis: str
) -> list[Spot]:
    """Return the placements on a cell in one way, given the pieces on its lines: `takes`, made for speed."""
    found: Taken = ()
    for masks, rows in parts:
        on_line = blocked & masks[cell]
        found += visible(rows[cell], on_line, cell) if on_line else rows[cell]
    if closed and found:
        count = min(wanted, len(found))
        found = tuple([one for one in found if not closed >> one & 1])
        if len(found) < count:
            return []
        wanted = count
    if len(found) <= wanted:
        return [(cell, axis, own + found)]
    if wanted == 1:
        return [(cell, axis, (one,)) for one in found]
    return [(cell, axis, own + chosen) for chosen in combinations(found, wanted)]


def placements(grid: Grid, occupied: int, place: int, collect: int, die: int) -> list[Spot]:
    """Return all legal placements of a die: cells in reading order, axes in the order of `view.AXES`.

    That is `takes` for every free and allowed cell and every axis. What a die can do on a cell depends only on the
    pieces on its lines, so each answer is kept with the map (up to ``Grid.room`` of them).
    """
    if grid.kept > grid.room:
        grid.memory.clear()
        grid.kept = 0
    masks, rows = (grid.near_mask, grid.near_seen) if die in NEIGHBOURS_ONLY else (grid.line_mask, grid.line_seen)
    closed = grid.every & ~collect
    columns = []
    for axis in AXES[die]:
        known: dict[int, list[Spot]] = grid.memory.setdefault((die, collect, axis), {})
        columns.append((axis, masks[axis], known, tuple([(masks[one], rows[one]) for one in LINES[axis]])))
    takes_own = die in OWN_CELL
    number = WANTED[die]
    wanted = len(grid.names) if number is None else number
    if takes_own:
        place &= ~(closed & sum(grid.resource_mask))
    result: list[Spot] = []
    for cell in grid.cells(place & ~occupied):
        own = grid.own[cell] if takes_own else ()
        for axis, mask, known, parts in columns:
            blocked = occupied & mask[cell]
            key = blocked << 8 | cell
            spots = known.get(key)
            if spots is None:
                spots = known[key] = _spots(parts, own, blocked, closed, wanted, cell, axis)
                grid.kept += 1
            result += spots
    return result


class Ray(NamedTuple):
    """The cells along one ray of a die, as far as it sees, nearest first."""

    axis: str
    """One of v, h, u, d."""
    cells: Taken


def rays(grid: Grid, occupied: int, die: Die) -> list[Ray]:
    """Return the cells that a die looks along, each ray up to the first obstacle: for drawing. ``occupied`` may leave
    the die itself out."""
    place_of = {place: number for number, place in enumerate(grid.at)}
    reach = 1 if die.value in NEIGHBOURS_ONLY else max(grid.rows, grid.columns)
    found = []
    for axis in LINES[die.axis]:
        for sign in (1, -1):
            down, right = sign * STEPS[axis][0], sign * STEPS[axis][1]
            cells: list[int] = []
            row, column = grid.at[die.cell]
            while len(cells) < reach:
                row, column = row + down, column + right
                there = place_of.get((row, column))
                if there is None or occupied >> there & 1:
                    break
                cells.append(there)
            found.append(Ray(axis, tuple(cells)))
    return found


def can_place(grid: Grid, occupied: int, place: int, collect: int, dice: tuple[int, ...]) -> bool:
    """Say whether any of the dice has a legal placement."""
    cells = grid.cells(place & ~occupied)
    return any(
        takes(grid, occupied, collect, die, cell, axis)
        for die in dict.fromkeys(dice)
        for cell in cells
        for axis in AXES[die]
    )
