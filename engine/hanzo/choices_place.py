"""The choices of a die: which, where, how it lies, what it takes, in which order, and whom its Doors remove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core import Choice, Choices, Move, Prefix
from engine.hanzo.choices_shared import MOST, Walk, ask_cell, key_of
from engine.hanzo.grid import Grid
from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.scene import removable
from engine.hanzo.view import AXES, DOOR, View
from engine.hanzo.yields import Placements, Yield, placements_of

AXIS_KEYS = {"+": "p", "x": "x", ".": "o"} | {axis: axis for axis in "vhud"}


def place(view: View, walk: Walk) -> Choices:
    """Return the next question about a die to be placed."""
    grid = view.grid
    dice = [die for die in dict.fromkeys(view.left) if placements_of(view, die).spots]
    number = walk.pick(map(str, dice))
    if number is None:
        return Choices(
            "die",
            tuple(
                Choice(str(die), "die", str(die), note="yield", details=placements_of(view, die).best().told(grid))
                for die in dice
            ),
        )
    options = placements_of(view, dice[number])
    cell = ask_cell(grid, options.cells(), walk, "cell", lambda group: options.best(group).told(grid))
    return cell if isinstance(cell, Choices) else _lie(view, walk, options, cell)


def _lie(view: View, walk: Walk, options: Placements, cell: int) -> Choices:
    """Ask how the die lies."""
    axes = [axis for axis in AXES[options.die] if options.takes(cell, axis)]
    if len(AXES[options.die]) == 1:
        return _take(view, walk, options, cell, axes[0])
    number = walk.pick(AXIS_KEYS[axis] for axis in axes)
    if number is not None:
        return _take(view, walk, options, cell, axes[number])
    told = [(axis, options.best([cell], axis).told(view.grid)) for axis in axes]
    return Choices(
        "axis", tuple(Choice(AXIS_KEYS[axis], "axis", axis, note="yield", details=best) for axis, best in told)
    )


def _take(view: View, walk: Walk, options: Placements, cell: int, axis: str) -> Choices:
    """Ask which cells to collect."""
    yields = _ranked_takes(options, cell, axis)
    number = walk.pick_of(len(yields))
    if number is None:
        return _yields(view.grid, "take", yields)
    return _order(view, walk, options, yields[number])


def _yields(grid: Grid, kind: str, yields: Sequence[Yield]) -> Choices:
    return Choices(
        kind,
        tuple(
            Choice(key_of(index), kind, one.names(grid), note="yield", details=one.told(grid))
            for index, one in enumerate(yields)
        ),
    )


def _order(view: View, walk: Walk, options: Placements, usual: Yield) -> Choices:
    """Ask in which order to collect, where that changes the result."""
    yields = options.ordered(usual.cell, usual.axis, usual.cells())
    number = walk.pick_of(len(yields))
    if number is None:
        return _yields(view.grid, "order", yields)
    return _removal(view, walk, yields[number])


def _removal(view: View, walk: Walk, one: Yield) -> Choices:
    """Ask whom to remove, where there is a choice."""
    grid = view.grid
    sets = list(removals(view, one))
    number = walk.pick_of(len(sets))
    if number is None:
        named = [tuple(grid.names[cell] for cell in cells) for cells in sets]
        return Choices("removal", tuple(Choice(key_of(index), "removal", names) for index, names in enumerate(named)))
    return walk.done(place_move(view, one, sets[number]))


def prefix_of(view: View, one: Yield) -> Prefix:
    """Return the keys that lead to a placement, up to the question in which order it collects or whom it removes.

    The placement is known by its die, cell, axis and the cells that it takes, in any order.
    """
    grid, options = view.grid, placements_of(view, one.die)
    keys = [str(one.die)]
    if len(options.cells()) > MOST:
        keys.append(f"c{key_of(grid.card[one.cell])}")
    keys.append(grid.names[one.cell])
    if len(AXES[one.die]) > 1:
        keys.append(AXIS_KEYS[one.axis])
    takes = _ranked_takes(options, one.cell, one.axis)
    if len(takes) > 1:
        keys.append(key_of([set(taken.cells()) for taken in takes].index(set(one.cells()))))
    return tuple(keys)


def _ranked_takes(options: Placements, cell: int, axis: str) -> list[Yield]:
    """Return what can be collected from a cell, lying so, best first."""
    return sorted((options.yielded(cell, axis, taken) for taken in options.takes(cell, axis)), key=lambda one: one.rank)


def removals(view: View, one: Yield) -> Iterator[tuple[int, ...]]:
    """List whom the Doors of a placement may remove together, in reading order; a single empty set if nobody."""
    eligible = view.grid.cells(removable(view, one.cell)) if one.removing else []
    return combinations(eligible, min(one.removing, len(eligible)))


def place_move(view: View, one: Yield, removed: Sequence[int]) -> Move:
    """Return the move of a placement: its Doors that advance remove these samurai in turn."""
    names = view.grid.names
    gone = list(removed)
    items = []
    for result in one.results:
        removing = result.resource == DOOR and result.gained and result.value < TRACK_MAX and gone
        items.append((names[result.cell], names[gone.pop(0)] if removing else ""))
    return "place", one.die, names[one.cell], one.axis, tuple(items)


def legal_place(view: View) -> Iterator[Move]:
    """List the placements of all dice that are left."""
    for die in dict.fromkeys(view.left):
        options = placements_of(view, die)
        for cell, axis, taken in options.spots:
            for one in options.ordered(cell, axis, taken):
                for removed in removals(view, one):
                    yield place_move(view, one, removed)
