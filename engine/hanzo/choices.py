"""The tree of choices that panels, autocomplete and computer players walk, and its leaves.

A die is placed by answering: which die, (which card, where a map has many free cells), which cell, how it lies, what to
take, in which order, whom to remove. A question with one answer only is skipped, except die, card and cell. Every
answer on the way tells in ``details`` the best that it can still lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from engine.core import Choice, Choices, Move, Prefix
from engine.hanzo import checks, maps
from engine.hanzo.collect import waste
from engine.hanzo.grid import Grid
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.scene import removable, samurai_cells
from engine.hanzo.setting import DRAW
from engine.hanzo.view import (
    AXES,
    DOOR,
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MAP,
    PLACE,
    REINFORCE,
    RESOURCES,
    ROLL,
    SETUP,
    View,
)
from engine.hanzo.yields import Options, Yield, options_of

MOST = 25
"""More cells than this are asked for card by card."""
AXIS_KEYS = {"+": "p", "x": "x", ".": "o"} | {axis: axis for axis in "vhud"}
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def whole(move: Move) -> Choices:
    """Return the end of a prefix: a whole move, nothing to add."""
    return Choices("done", (), move)


def key_of(number: int) -> str:
    """Return a short key for a place in a list."""
    text = DIGITS[number % 62]
    while number := number // 62:
        text = DIGITS[number % 62] + text
    return text


class _Walk:
    """A walk down the tree along a prefix."""

    def __init__(self, prefix: Prefix) -> None:
        self.prefix = prefix
        self.rest = list(prefix)

    def answer(self, options: Sequence[Choice]) -> int | None:
        """Return which option the prefix names next, or ``None`` if it stops here."""
        if not self.rest:
            return None
        wanted = self.rest.pop(0)
        for number, option in enumerate(options):
            if option.key == wanted:
                return number
        raise KeyError(self.prefix)

    def done(self, move: Move) -> Choices:
        """Return a whole move; the prefix must end with it."""
        if self.rest:
            raise KeyError(self.prefix)
        return whole(move)


# Map, roll, events


def _maps(view: View, walk: _Walk) -> Choices:
    moves = list(_map_moves(view))
    options = [_map_choice(view, move) for move in moves]
    number = walk.answer(options)
    return Choices("map", tuple(options)) if number is None else walk.done(moves[number])


def _map_moves(view: View) -> Iterator[Move]:
    """List the maps that need no building: ready ones fit for the mode, drawn ones, and the finished draft."""
    setting = view.setting
    for key, preset in setting.cards.presets.items():
        laid = maps.read_map(preset.map)
        if not any(one.hard for one in setting.findings(laid)):
            yield "map", key
    for kind in DRAW.values():
        yield "map", "draw", kind
    if view.draft is not None and len(view.draft) == 2:
        try:
            laid = maps.read_map(view.draft[1])
        except ValueError:
            return
        if not any(one.hard for one in setting.findings(laid)):
            yield view.draft


def _map_choice(view: View, move: Move) -> Choice:
    presets = view.setting.cards.presets
    if move[1] == "draw":
        return Choice(f"d{move[2][0]}", "map", f"draw {move[2]}")
    if move[1] in presets:
        preset = presets[move[1]]
        number = list(presets).index(move[1])
        return Choice(f"p{key_of(number)}", "map", move[1], details={"title": preset.title, "level": preset.level})
    return Choice("commit", "map", "commit", details={"map": move[1]})


def _roll(view: View, walk: _Walk) -> Choices:
    options = [Choice("r", "verb", "roll")]
    return Choices("roll", tuple(options)) if walk.answer(options) is None else walk.done(("roll",))


def _events(view: View, walk: _Walk) -> Choices:
    values = checks.event_values(view)
    options = [
        Choice(str(value), "event", str(value), note="event", details=_event_details(view, value)) for value in values
    ]
    number = walk.answer(options)
    return Choices("event", tuple(options)) if number is None else walk.done(("event", values[number]))


def _event_details(view: View, value: int) -> dict[str, Any]:
    left = list(view.left)
    left.remove(value)
    return {"event": event_name(view.setting.duel, value), "keeps": left, "cancelled": view.spirits}


def _extra(view: View, walk: _Walk) -> Choices:
    values = tuple(dict.fromkeys(view.left))
    options = [Choice(str(value), "die", str(value)) for value in values]
    number = walk.answer(options)
    return Choices("extra", tuple(options)) if number is None else walk.done(("extra", values[number]))


# Samurai


def _by_card(
    grid: Grid, cells: Iterable[int], walk: _Walk, ask: str, tell: Callable[[list[int]], dict[str, Any] | None]
) -> Choices | int:
    """Ask for a cell, first for its card if there are many. Return the cell once the prefix names it."""
    here = list(cells)
    if len(here) > MOST:
        groups = [[cell for cell in here if mask >> cell & 1] for mask in grid.card_mask]
        numbered = [(number, group) for number, group in enumerate(groups) if group]
        options = [
            Choice(f"c{key_of(number)}", "card", str(number + 1), note="card", details=_card_details(grid, group, tell))
            for number, group in numbered
        ]
        answer = walk.answer(options)
        if answer is None:
            return Choices("card", tuple(options))
        here = numbered[answer][1]
    options = [Choice(grid.names[cell], "cell", grid.names[cell], details=tell([cell])) for cell in here]
    answer = walk.answer(options)
    return Choices(ask, tuple(options)) if answer is None else here[answer]


def _card_details(grid: Grid, group: list[int], tell: Callable[[list[int]], dict[str, Any] | None]) -> dict[str, Any]:
    details = {"face": grid.faces[grid.card[group[0]]], "cells": [grid.names[cell] for cell in group]}
    return details | (tell(group) or {})


def _samurai(view: View, walk: _Walk) -> Choices:
    grid = view.grid
    resources = {cell: RESOURCES[grid.resource[cell]] for cell in grid.cells(samurai_cells(view))}
    answer = _by_card(
        grid, resources, walk, "samurai", lambda cells: {"resource": resources[cells[0]]} if len(cells) == 1 else None
    )
    return answer if isinstance(answer, Choices) else walk.done(("samurai", grid.names[answer]))


# Gift


def _gifts(view: View) -> list[int]:
    return [kind for kind in range(len(RESOURCES)) if not waste(view.setting, view.counters, kind)]


def _gain(view: View, walk: _Walk) -> Choices:
    kinds = _gifts(view)
    options = [
        Choice(RESOURCES[kind], "resource", RESOURCES[kind], details={"value": view.counters[kind] + 1})
        for kind in kinds
    ]
    number = walk.answer(options)
    if number is None:
        return Choices("gain", tuple(options))
    letter = RESOURCES[kinds[number]]
    names = _gift_removals(view, kinds[number])
    if len(names) == 1:
        return walk.done(("gain", letter, names[0]))
    options = [Choice(name, "removal", name) for name in names]
    number = walk.answer(options)
    return Choices("removal", tuple(options)) if number is None else walk.done(("gain", letter, names[number]))


def _gift_removals(view: View, kind: int) -> list[str]:
    if kind != DOOR or view.counters[DOOR] + 1 == TRACK_MAX:
        return [""]
    return view.grid.named(removable(view)) or [""]


def _legal_gain(view: View) -> Iterator[Move]:
    for kind in _gifts(view):
        for name in _gift_removals(view, kind):
            yield "gain", RESOURCES[kind], name


# Placing


def _place(view: View, walk: _Walk) -> Choices:
    grid = view.grid
    found = {die: options_of(view, die) for die in dict.fromkeys(view.left)}
    dice = [die for die, options in found.items() if options.spots]
    choices = [Choice(str(die), "die", str(die), note="yield", details=found[die].best().told(grid)) for die in dice]
    number = walk.answer(choices)
    if number is None:
        return Choices("die", tuple(choices))
    options = found[dice[number]]
    cell = _by_card(grid, options.cells(), walk, "cell", lambda cells: options.best(cells).told(grid))
    return cell if isinstance(cell, Choices) else _lie(view, walk, options, cell)


def _lie(view: View, walk: _Walk, options: Options, cell: int) -> Choices:
    """Ask how the die lies."""
    grid = view.grid
    axes = [axis for axis in AXES[options.die] if options.takes(cell, axis)]
    if len(AXES[options.die]) == 1:
        return _take(view, walk, options, cell, axes[0])
    choices = [
        Choice(AXIS_KEYS[axis], "axis", axis, note="yield", details=options.best([cell], axis).told(grid))
        for axis in axes
    ]
    number = walk.answer(choices)
    return Choices("axis", tuple(choices)) if number is None else _take(view, walk, options, cell, axes[number])


def _take(view: View, walk: _Walk, options: Options, cell: int, axis: str) -> Choices:
    """Ask which cells to collect."""
    takes = sorted(options.takes(cell, axis), key=lambda taken: options.yielded(cell, axis, taken).rank)
    number: int | None = 0
    if len(takes) > 1:
        yields = [options.yielded(cell, axis, taken) for taken in takes]
        choices = [_yield_choice(view.grid, index, "take", one) for index, one in enumerate(yields)]
        number = walk.answer(choices)
        if number is None:
            return Choices("take", tuple(choices))
    return _order(view, walk, options, cell, axis, takes[number or 0])


def _yield_choice(grid: Grid, index: int, kind: str, one: Yield) -> Choice:
    names = tuple(grid.names[result.cell] for result in one.results)
    return Choice(key_of(index), kind, names, note="yield", details=one.told(grid))


def _order(view: View, walk: _Walk, options: Options, cell: int, axis: str, taken: tuple[int, ...]) -> Choices:
    """Ask in which order to collect, where that changes the result."""
    yields = options.ordered(cell, axis, taken)
    number: int | None = 0
    if len(yields) > 1:
        choices = [_yield_choice(view.grid, index, "order", one) for index, one in enumerate(yields)]
        number = walk.answer(choices)
        if number is None:
            return Choices("order", tuple(choices))
    return _removal(view, walk, yields[number or 0])


def _removal(view: View, walk: _Walk, one: Yield) -> Choices:
    """Ask whom to remove, where there is a choice."""
    grid = view.grid
    sets = list(removals(view, one))
    number: int | None = 0
    if len(sets) > 1:
        choices = [
            Choice(key_of(index), "removal", tuple(grid.names[cell] for cell in cells))
            for index, cells in enumerate(sets)
        ]
        number = walk.answer(choices)
        if number is None:
            return Choices("removal", tuple(choices))
    return walk.done(place_move(view, one, sets[number or 0]))


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


def _legal_place(view: View) -> Iterator[Move]:
    for die in dict.fromkeys(view.left):
        options = options_of(view, die)
        for cell, axis, taken in options.spots:
            for one in options.ordered(cell, axis, taken):
                for removed in removals(view, one):
                    yield place_move(view, one, removed)


TREES: dict[str, Callable[[View, _Walk], Choices]] = {
    MAP: _maps,
    SETUP: _samurai,
    ROLL: _roll,
    EVENT: _events,
    EXTRA: _extra,
    EVENT_SAMURAI: _samurai,
    GAIN: _gain,
    PLACE: _place,
    REINFORCE: _samurai,
}


def choices(view: View, prefix: Prefix = ()) -> Choices:
    """See `engine.core.Game.choices`; nothing is on offer to a viewer who does not have to decide."""
    if view.viewer not in view.to_move:
        if prefix:
            raise KeyError(prefix)
        return Choices("wait", ())
    return TREES[view.phase](view, _Walk(prefix))


def legal(view: View) -> Iterator[Move]:
    """See `engine.core.Game.legal`."""
    if view.viewer not in view.to_move:
        return iter(())
    return LEAVES[view.phase](view)


def _legal_samurai(view: View) -> Iterator[Move]:
    return (("samurai", name) for name in view.grid.named(samurai_cells(view)))


LEAVES: dict[str, Callable[[View], Iterator[Move]]] = {
    MAP: _map_moves,
    SETUP: _legal_samurai,
    ROLL: lambda view: iter([("roll",)]),
    EVENT: lambda view: (("event", value) for value in checks.event_values(view)),
    EXTRA: lambda view: (("extra", value) for value in dict.fromkeys(view.left)),
    EVENT_SAMURAI: _legal_samurai,
    GAIN: _legal_gain,
    PLACE: _legal_place,
    REINFORCE: _legal_samurai,
}
