"""The moves of every phase, and how one is checked and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.errors import IllegalMove
from engine.hanzo import checks, turn
from engine.hanzo.notation import well_formed
from engine.hanzo.setting import CHOOSE, DRAW, Setting
from engine.hanzo.state import State, start, to_move, view
from engine.hanzo.view import (
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MAP,
    NINJA,
    OVER,
    PLACE,
    REINFORCE,
    ROLL,
    SETUP,
    View,
    verb_of,
)


class Rule(NamedTuple):
    """How a move is checked, from the mover's view alone, and carried out."""

    check: Callable[[View, Move], Any]
    carry_out: Callable[[State, Any, list[Event], Chance], None]


_SAMURAI = Rule(checks.check_samurai, turn.place_samurai)
RULES: dict[str, Rule] = {
    MAP: Rule(checks.check_map, turn.choose_map),
    SETUP: _SAMURAI,
    ROLL: Rule(lambda seen, move: None, turn.roll),
    EVENT: Rule(checks.check_event, turn.choose_event),
    EXTRA: Rule(checks.check_extra, turn.give_extra),
    EVENT_SAMURAI: _SAMURAI,
    GAIN: Rule(checks.check_gain, turn.gain),
    PLACE: Rule(checks.check_place, turn.place_die),
    REINFORCE: _SAMURAI,
}
"""Per phase its move (HZ-040, HZ-050)."""


def new(setting: Setting, chance: Chance) -> Step:
    """Return the start of a game: on its map if it is settled or to be drawn, else with the choice of it."""
    state = start(setting)
    events: list[Event] = []
    if setting.start:
        turn.lay(state, setting.start, setting.options.map, events)
    elif setting.options.map != CHOOSE:
        turn.lay_drawn(state, DRAW[setting.options.map], events, chance)
    return Step(state, tuple(events), False)


def _end_clause(seen: View) -> str:
    """Return the clause by which the game has ended."""
    if seen.ending is not None and seen.ending.winner == NINJA:
        return "HZ-130"
    return "HZ-132" if seen.setting.duel else "HZ-131"


def not_now(seen: View, verb: str) -> IllegalMove | None:
    """Return why this viewer can make no move of this kind at present, whatever its details, or ``None``."""
    if seen.phase == OVER:
        return IllegalMove("PHASE", _end_clause(seen), phase=OVER)
    if seen.viewer not in seen.to_move:
        return IllegalMove("NOT_YOUR_ROLE", "HZ-031" if seen.phase == MAP else "HZ-050", phase=seen.phase)
    if verb != verb_of(seen.phase):
        clause = "HZ-050" if seen.setting.duel else "HZ-061" if seen.phase == EXTRA else "HZ-040"
        return IllegalMove("PHASE", clause, phase=seen.phase)
    return None


def _permitted(seen: View, move: Move) -> tuple[Rule, Any]:
    verb = move[0] if move else ""
    if verb == "options" and seen.phase != OVER:
        checks.check_options(seen, move)
    barred = not_now(seen, verb)
    if barred is not None:
        raise barred
    rule = RULES[seen.phase]
    if not well_formed(move):
        raise IllegalMove("FORM", "HZ-150", verb=verb)
    return rule, rule.check(seen, move)


def check(seen: View, move: Move) -> None:
    """See `engine.core.Game.check`."""
    _permitted(seen, move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    """See `engine.core.Game.apply`."""
    seats = range(2 if state.setting.duel else 1)
    rule, plan = _permitted(view(state, seat if seat in seats else None), move)
    drawn = chance.count
    after = state.copy()
    events: list[Event] = []
    rule.carry_out(after, plan, events, chance)
    handed_over = to_move(after) != to_move(state)
    return Step(after, tuple(events), chance.count == drawn and not handed_over)
