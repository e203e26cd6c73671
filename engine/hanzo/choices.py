"""The tree of choices that panels, autocomplete and computer players walk, and its leaves.

A die is placed by answering: which die, (which card, where a map has many free cells), which cell, how it lies, what to
take, in which order, whom to remove. A question with one answer only is skipped, except die, card and cell. Every
answer on the way tells in ``details`` the best that it can still lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core import Choice, Choices, Move, Prefix
from engine.hanzo import checks, maps
from engine.hanzo.choices_place import legal_place, place
from engine.hanzo.choices_shared import Walk, ask_cell, key_of
from engine.hanzo.collect import waste
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.scene import free_whites, occupied, removable, samurai_cells
from engine.hanzo.setting import DRAW
from engine.hanzo.sight import can_place
from engine.hanzo.view import (
    DOOR,
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MAP,
    MORE_SAMURAI,
    PLACE,
    REINFORCE,
    RESOURCES,
    ROLL,
    SETUP,
    View,
)

# Map, roll, events


def _maps(view: View, walk: Walk) -> Choices:
    moves = list(_map_moves(view))
    options = [_map_choice(view, move) for move in moves]
    number = walk.pick(option.key for option in options)
    return Choices("map", tuple(options)) if number is None else walk.done(moves[number])


def _map_moves(view: View) -> Iterator[Move]:
    """List the maps that need no building: ready ones fit for the mode, drawn ones, and the finished draft."""
    setting = view.setting
    for key, preset in setting.cards.presets.items():
        if setting.fits(preset.map):
            yield "map", key
    for kind in DRAW.values():
        yield "map", "draw", kind
    if view.draft is not None and len(view.draft) == 2 and setting.fits(view.draft[1]):
        yield view.draft


def _map_choice(view: View, move: Move) -> Choice:
    presets = view.setting.cards.presets
    if move[1] == "draw":
        return Choice(f"d{move[2][0]}", "map", f"draw {move[2]}")
    if move[1] in presets:
        preset = presets[move[1]]
        number = list(presets).index(move[1])
        return Choice(f"p{key_of(number)}", "map", move[1], details={"level": preset.level})
    return Choice("c", "map", "commit", details={"name": maps.read_name(move[1])})


def _roll(view: View, walk: Walk) -> Choices:
    return Choices("roll", (Choice("r", "verb", "roll"),)) if walk.pick("r") is None else walk.done(("roll",))


def _events(view: View, walk: Walk) -> Choices:
    values = checks.event_values(view)
    number = walk.pick(map(str, values))
    if number is not None:
        return walk.done(("event", values[number]))
    return Choices(
        "event",
        tuple(
            Choice(str(value), "event", str(value), note="event", details=_event_details(view, value))
            for value in values
        ),
    )


def _event_details(view: View, value: int) -> dict[str, Any]:
    left = list(view.left)
    left.remove(value)
    setting = view.setting
    name = event_name(setting.duel, value)
    loses = not setting.duel and _loses(view, name, left)
    return {"event": name, "keeps": left, "cancelled": view.spirits, "doors": setting.doors_open, "loses": loses}


def _loses(view: View, event: str, left: list[int]) -> bool:
    """Say whether an event would end a solo game at once, which it may (HZ-131, AMB-25)."""
    if event == MORE_SAMURAI:
        return not (view.supply and free_whites(view))
    place, collect = view.setting.open_cells(view.grid, (event,))
    return not can_place(view.grid, occupied(view), place, collect, tuple(left))


def _extra(view: View, walk: Walk) -> Choices:
    values = tuple(dict.fromkeys(view.left))
    number = walk.pick(map(str, values))
    if number is not None:
        return walk.done(("extra", values[number]))
    return Choices("extra", tuple(Choice(str(value), "die", str(value)) for value in values))


# Samurai


def _samurai(view: View, walk: Walk) -> Choices:
    grid = view.grid
    cells = grid.cells(samurai_cells(view))
    answer = ask_cell(
        grid,
        cells,
        walk,
        "samurai",
        lambda group: {"resources": "".join(RESOURCES[grid.resource[one]] for one in group)},
    )
    return answer if isinstance(answer, Choices) else walk.done(("samurai", grid.names[answer]))


# Gift


def _gifts(view: View) -> list[int]:
    return [kind for kind in range(len(RESOURCES)) if not waste(view.setting, view.counters, kind)]


def _gain(view: View, walk: Walk) -> Choices:
    kinds = _gifts(view)
    number = walk.pick(RESOURCES[kind] for kind in kinds)
    if number is None:
        return Choices(
            "gain",
            tuple(
                Choice(RESOURCES[kind], "resource", RESOURCES[kind], details={"value": view.counters[kind] + 1})
                for kind in kinds
            ),
        )
    letter = RESOURCES[kinds[number]]
    names = _gift_removals(view, kinds[number])
    if len(names) == 1:
        return walk.done(("gain", letter, names[0]))
    answer = walk.pick(names)
    if answer is None:
        return Choices("removal", tuple(Choice(name, "removal", name) for name in names))
    return walk.done(("gain", letter, names[answer]))


def _gift_removals(view: View, kind: int) -> list[str]:
    if kind != DOOR or view.counters[DOOR] + 1 == TRACK_MAX:
        return [""]
    return view.grid.named(removable(view)) or [""]


def _legal_gain(view: View) -> Iterator[Move]:
    for kind in _gifts(view):
        for name in _gift_removals(view, kind):
            yield "gain", RESOURCES[kind], name


TREES: dict[str, Callable[[View, Walk], Choices]] = {
    MAP: _maps,
    SETUP: _samurai,
    ROLL: _roll,
    EVENT: _events,
    EXTRA: _extra,
    EVENT_SAMURAI: _samurai,
    GAIN: _gain,
    PLACE: place,
    REINFORCE: _samurai,
}


def choices(view: View, prefix: Prefix = ()) -> Choices:
    """See `engine.core.Game.choices`; nothing is on offer to a viewer who does not have to decide."""
    if view.viewer not in view.to_move:
        if prefix:
            raise KeyError(prefix)
        return Choices("wait", ())
    return TREES[view.phase](view, Walk(prefix))


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
    PLACE: legal_place,
    REINFORCE: _legal_samurai,
}
