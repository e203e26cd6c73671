"""A hint for Hanzō: the move that the search would make, what it gains, and why, as a key with parameters.

This takes a fraction of a second of pure Python; see `players.hanzo_search` on where to let it run.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core import Game, Move
from engine.hanzo.collect import results
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.scene import arriving
from engine.hanzo.view import (
    DOOR,
    EVENT,
    EXTRA,
    GAIN,
    MAP,
    PLACE,
    QUIET,
    RESOURCES,
    ROLL,
    SAMURAI,
    SAMURAI_PHASES,
    View,
)
from engine.hanzo.yields import placements_of
from players.hanzo_search import HINT_WIDTH, HanzoPlayer, Plan
from players.hanzo_turn import Node
from players.hanzo_values import LOST

NOTHING: Mapping[str, Any] = {}


class Advice(NamedTuple):
    """A move with its reason; `words.hanzo.hints` says it."""

    move: Move
    gained: str
    """Letters of the counters that this move itself advances, in order."""
    turn: int
    """Steps of all counters to the end of this turn, as planned, with those of this move; 0 for the samurai player."""
    reason: str
    """One of `REASONS`."""
    parameters: Mapping[str, Any] = NOTHING


REASONS = (
    "only", "roll", "map", "lost", "wins", "door_needed", "removes", "lifts", "keeps", "most", "little",
    "quiet", "event", "event_taken", "extra", "stands", "hides", "gift",
)  # fmt: skip
"""Nothing else can be chosen; rolling; choosing a map; every way loses; the last counter comes to its end; a Door is
needed so that the samurai of this turn can be placed; a samurai leaves; a counter advances that held back the Doors; a
place is kept for another die; no placement gains more; nothing better is left; the event forbids nothing; the event
costs least, now and later; the ninja can do least after it; the dice that stay gain most; a samurai stands where he
hides least; or most; the counter that is worth most."""

_PLAYER = HanzoPlayer(width=HINT_WIDTH)


def advise(game: Game, view: View) -> Advice:
    """Return a good move for the viewer, who has to decide, and why. The same view, the same advice."""
    plans = _PLAYER.plans(game, view)
    best = plans[0]
    gained, turn = _gains(view, best)
    reason, parameters = _reason(game, view, plans, gained)
    return Advice(best.move, gained, turn, reason, parameters)


def _steps(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    return sum(after) - sum(before)


def _gains(view: View, plan: Plan) -> tuple[str, int]:
    """Return what a move gains at once, and the steps until the end of the turn."""
    if view.viewer == SAMURAI:
        return "", 0
    if view.phase == GAIN:
        return str(plan.move[1]), 1
    turn = _steps(view.counters, plan.end.counters) if plan.end else 0
    if view.phase != PLACE:
        return "", turn
    index, resource = view.grid.index, view.grid.resource
    found, counters = results(view.setting, view.counters, resource, [index[item[0]] for item in plan.move[4]])
    gained = "".join(RESOURCES[result.resource] for result in found if result.gained)
    return gained, max(turn, _steps(view.counters, counters))


def _reason(game: Game, view: View, plans: list[Plan], gained: str) -> tuple[str, Mapping[str, Any]]:
    """Return the first reason that fits."""
    best = plans[0]
    if view.phase in (MAP, ROLL):
        return view.phase, NOTHING
    if view.phase != PLACE and len(plans) == 1 and _single(game, view):
        return "only", NOTHING
    if best.value <= LOST / 2 and view.viewer != SAMURAI:
        return "lost", NOTHING
    if view.phase == PLACE:
        return _why_there(view, best, gained)
    if view.phase in SAMURAI_PHASES:
        return ("hides" if view.viewer == SAMURAI else "stands"), NOTHING
    if view.phase == GAIN:
        return "gift", {"resource": gained}
    if view.phase == EXTRA:
        return "extra", {"die": best.move[1]}
    assert view.phase == EVENT
    name = event_name(view.setting.duel, best.move[1])
    reason = "event_taken" if view.viewer == SAMURAI else "quiet" if name == QUIET else "event"
    return reason, {"event": name, "die": best.move[1]}


def _single(game: Game, view: View) -> bool:
    moves = game.legal(view)
    next(moves)
    return next(moves, None) is None


def _why_there(view: View, plan: Plan, gained: str) -> tuple[str, Mapping[str, Any]]:
    counters = tuple(value + gained.count(letter) for value, letter in zip(view.counters, RESOURCES, strict=True))
    if min(counters) >= TRACK_MAX:
        return "wins", NOTHING
    removed = [item[1] for item in plan.move[4] if item[1]]
    if removed:
        if view.supply < arriving(view) and not view.setting.duel:
            return "door_needed", {"cells": removed}
        return "removes", {"cells": removed}
    low = min(view.counters[:DOOR])
    if min(counters[:DOOR]) > low >= view.counters[DOOR] and low - view.counters[DOOR] < 2:
        held = "".join(RESOURCES[kind] for kind in range(DOOR) if view.counters[kind] == low)
        return "lifts", {"resources": held}
    most = max(
        placements_of(view, die).best().gained for die in dict.fromkeys(view.left) if placements_of(view, die).spots
    )
    if gained and len(gained) >= most:
        return "most", NOTHING
    following = _next(view, plan.end)
    if following is not None:
        return "keeps", following
    return "little", NOTHING


def _next(view: View, end: Node | None) -> Mapping[str, Any] | None:
    """Return the die after this one in the plan, and its cell, if it gains anything."""
    path = end.path() if end else []
    if len(path) < 2 or path[1].spot is None or path[1].counters == path[0].counters:
        return None
    return {"die": path[1].spot.die, "cell": view.grid.names[path[1].spot.cell]}
