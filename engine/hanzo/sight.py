"""What a die sees, and where it may be placed (HZ-080 to HZ-100). Pure functions of a map and masks.

``occupied`` is the mask of all pieces; ``place`` and ``collect`` are the masks of the cells that the events of the turn
allow for standing and for collecting.
"""

from __future__ import annotations

from itertools import combinations

from engine.hanzo.grid import Grid
from engine.hanzo.rulings import NEIGHBOURS_ONLY, OWN_CELL
from engine.hanzo.view import AXES

Taken = tuple[int, ...]
Spot = tuple[int, str, Taken]
"""A legal placement of a die: cell, axis, cells collected (own cell first; any order of them is legal)."""

LINES = {"v": ("v",), "h": ("h",), "u": ("u",), "d": ("d",), "+": ("v", "h"), "x": ("u", "d"), ".": ()}
"""Lines through the die for each way it can lie."""
WANTED = (0, 0, 1, None, 2, 2, None)
"""Per die how many resources beside its own cell it takes, ``None``: all it sees."""


MEMORY = 20_000
"""Answers kept per map, die, events and axis, after which they are forgotten."""


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


def _spots(grid: Grid, blocked: int, collect: int, die: int, cell: int, axis: str) -> tuple[Spot, ...]:
    """Return the placements on a cell in one way, given the pieces on its lines: `takes`, made for speed."""
    own = grid.own[cell] if die in OWN_CELL else ()
    if own and not collect >> cell & 1:
        return ()
    masks, rows = (grid.near_mask, grid.near_seen) if die in NEIGHBOURS_ONLY else (grid.line_mask, grid.line_seen)
    found: Taken = ()
    for one in LINES[axis]:
        on_line = blocked & masks[one][cell]
        found += visible(rows[one][cell], on_line, cell) if on_line else rows[one][cell]
    if not found:
        return ((cell, axis, own),)
    wanted = WANTED[die]
    count = len(found) if wanted is None or wanted > len(found) else wanted
    if collect != grid.every:
        found = tuple([one for one in found if collect >> one & 1])
    if count == len(found):
        return ((cell, axis, own + found),)
    return tuple([(cell, axis, own + chosen) for chosen in combinations(found, count)])


def placements(grid: Grid, occupied: int, place: int, collect: int, die: int) -> list[Spot]:
    """Return all legal placements of a die: cells in reading order, axes in the order of `view.AXES`.

    That is `takes` for every free and allowed cell and every axis. What a die can do on a cell depends only on the
    pieces on its lines, so each answer is kept with the map.
    """
    masks = grid.near_mask if die in NEIGHBOURS_ONLY else grid.line_mask
    columns = []
    for axis in AXES[die]:
        known: dict[int, tuple[Spot, ...]] | None = grid.memory.get((die, collect, axis))
        if known is None or len(known) > MEMORY:
            known = grid.memory[die, collect, axis] = {}
        columns.append((axis, masks[axis], known))
    result: list[Spot] = []
    for cell in grid.cells(place & ~occupied):
        for axis, mask, known in columns:
            blocked = occupied & mask[cell]
            key = blocked << 8 | cell
            spots = known.get(key)
            if spots is None:
                spots = known[key] = _spots(grid, blocked, collect, die, cell, axis)
            result += spots
    return result


def can_place(grid: Grid, occupied: int, place: int, collect: int, dice: tuple[int, ...]) -> bool:
    """Say whether any of the dice has a legal placement."""
    cells = grid.cells(place & ~occupied)
    return any(
        takes(grid, occupied, collect, die, cell, axis)
        for die in dict.fromkeys(dice)
        for cell in cells
        for axis in AXES[die]
    )
