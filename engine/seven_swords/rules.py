"""The moves of every phase, and how one is checked and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.errors import IllegalMove
from engine.seven_swords import rules_attack, rules_cards, rules_move, rules_samurai, rules_strike, rules_turn
from engine.seven_swords.notation import well_formed
from engine.seven_swords.scene import Scene, scene_of
from engine.seven_swords.state import State, to_move, view
from engine.seven_swords.view import (
    BANDIT,
    BANDIT_ACTIONS,
    CROSSING,
    DISCARD,
    KILL,
    LOSSES,
    OVER,
    SAMURAI,
    SAMURAI_ACTIONS,
    SETUP,
    TILE,
    VICTIM,
    WOUND,
    View,
)

SEATS = (BANDIT, SAMURAI)
Check = Callable[[Scene, Move], Any]
Carry = Callable[[State, Any, list[Event], Chance], None]


class Rule(NamedTuple):
    """How a move is checked, from the mover's view alone, and carried out."""

    check: Check
    carry_out: Carry


RULES: dict[str, dict[str, Rule]] = {
    SETUP: {"setup": Rule(rules_cards.check_setup, rules_cards.do_setup)},
    DISCARD: {"discard": Rule(rules_cards.check_discard, rules_cards.do_discard)},
    KILL: {"kill": Rule(rules_cards.check_kill, rules_cards.do_kill)},
    VICTIM: {"victim": Rule(rules_cards.check_victim, rules_cards.do_victim)},
    BANDIT_ACTIONS: {
        "deploy": Rule(rules_move.check_deploy, rules_move.do_deploy),
        "move": Rule(rules_move.check_move, rules_move.do_move),
        "attack": Rule(rules_attack.check_attack, rules_attack.do_attack),
        "take": Rule(rules_move.check_take, rules_move.do_take),
        "end": Rule(rules_turn.check_end, rules_turn.do_end_bandits),
    },
    CROSSING: {
        "go": Rule(rules_move.check_go, rules_move.do_move),
        "halt": Rule(rules_move.check_halt, rules_move.do_halt),
    },
    WOUND: {"wound": Rule(rules_attack.check_wound, rules_attack.do_wound)},
    TILE: {"tile": Rule(rules_samurai.check_tile, rules_samurai.do_tile)},
    SAMURAI_ACTIONS: {
        "hit": Rule(rules_strike.check_hit, rules_strike.do_hit),
        "bow": Rule(rules_strike.check_bow, rules_strike.do_bow),
        "walk": Rule(rules_samurai.check_walk, rules_samurai.do_walk),
        "order": Rule(rules_strike.check_order, rules_strike.do_order),
        "repair": Rule(rules_samurai.check_repair, rules_samurai.do_repair),
        "end": Rule(rules_turn.check_end, rules_turn.do_end_samurai),
    },
    LOSSES: {"losses": Rule(rules_strike.check_losses, rules_strike.do_losses)},
    OVER: {},
}
"""Per phase its moves (SS-044)."""
IRREVERSIBLE = frozenset((SETUP, KILL))
"""Phases whose move shows something that was hidden."""


def timely(seen: View, verb: Any) -> Rule:
    """Return the rule of a verb if it is the viewer's now; else refuse with E-OVER, E-ACTOR or E-PHASE, in this
    order."""
    if seen.phase == OVER:
        raise IllegalMove("E-OVER", "SS-045")
    if seen.viewer not in seen.to_move:
        raise IllegalMove("E-ACTOR", "SS-044")
    rule = RULES[seen.phase].get(verb) if isinstance(verb, str) else None
    if rule is None:
        raise IllegalMove("E-PHASE", "SS-044", phase=seen.phase)
    return rule


def _permitted(seen: View, move: Move) -> tuple[Rule, Any]:
    rule = timely(seen, move[0] if move else "")
    if not well_formed(move):
        raise IllegalMove("E-CHOICE", "SS-260")
    return rule, rule.check(scene_of(seen), move)


def check(seen: View, move: Move) -> None:
    """See `engine.core.Game.check`."""
    _permitted(seen, move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    """See `engine.core.Game.apply`."""
    rule, plan = _permitted(view(state, seat if seat in SEATS else None), move)
    drawn = chance.count
    new = state.copy()
    events: list[Event] = []
    rule.carry_out(new, plan, events, chance)
    reversible = (
        chance.count == drawn
        and new.palisade_up == state.palisade_up
        and state.phase not in IRREVERSIBLE
        and to_move(new.phase) == to_move(state.phase)
    )
    return Step(new, tuple(events), reversible)
