"""The course of turns, the budget and the end (SS-040 to SS-067, SS-150, SS-166, SS-240 to SS-245)."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance
from engine.core import UNKNOWN, Event
from engine.seven_swords.rules_shared import put, tell
from engine.seven_swords.scene import Scene
from engine.seven_swords.scores import outcome
from engine.seven_swords.state import State
from engine.seven_swords.turns import LAST_TURN, turn_kind
from engine.seven_swords.view import (
    BANDIT,
    BANDIT_ACTIONS,
    DISCARD,
    GATES,
    HOUSES,
    KILL,
    OVER,
    RESERVE,
    SAMURAI,
    STOREHOUSES,
    SUPPLIES,
    TILE,
    Budget,
)


def begin_turn(new: State, turn: int, events: list[Event]) -> None:
    """Move the turn marker; the bandit player is asked for cards next."""
    kind = turn_kind(turn)
    new.turn = turn
    new.kill_card = ""
    new.phase = KILL if kind == "kill" else DISCARD
    tell(events, "TurnAdvanced", turn=turn, kind=kind)


def begin_actions(new: State, cards: int, events: list[Event]) -> None:
    """Compute the budget of the bandit phase (SS-052)."""
    tokens = sum(mask.bit_count() for mask in new.marks)
    total = cards + tokens + new.unused
    new.budget = Budget(cards, tokens, new.unused, total)
    new.actions = total
    new.phase = BANDIT_ACTIONS
    tell(events, "BudgetSet", cards=cards, tokens=tokens, unused=new.unused, total=total)


def check_end(scene: Scene, move: Any) -> None:
    """Either side may stop at any time (SS-056, SS-166)."""


def do_end_bandits(new: State, plan: None, events: list[Event], chance: Chance) -> None:
    """End the bandit phase (SS-150)."""
    tell(events, "PhaseEnded", side="bandit", unused=new.actions)
    if new.spent:
        tell(events, "BanditsReady")
    new.actions = new.spent = 0
    new.phase = TILE


def do_end_samurai(new: State, plan: None, events: list[Event], chance: Chance) -> None:
    """End the samurai phase (SS-166), then the turn or the game."""
    tell(events, "PhaseEnded", side="samurai", unused=new.actions)
    new.unused = new.actions
    new.actions = 0
    new.tile = UNKNOWN
    new.fresh = (0,) * len(new.fresh)
    if new.turn == LAST_TURN:
        finish(new, events)
    else:
        begin_turn(new, new.turn + 1, events)


def remove_samurai(new: State, number: int, cause: str, events: list[Event]) -> bool:
    """Take a samurai out of the game; say whether the game ended with him (SS-062, SS-133, SS-241)."""
    new.stands = put(new.stands, number, RESERVE)
    new.marks = put(new.marks, number, 0)
    new.fresh = put(new.fresh, number, 0)
    new.red &= ~(1 << number)
    if cause == "card":
        new.killed_by_card |= 1 << number
    else:
        new.killed_in_combat |= 1 << number
    tell(events, "SamuraiRemoved", samurai=new.setting.values.samurai[number].name, cause=cause)
    if any(place != RESERVE for place in new.stands):
        return False
    finish(new, events)
    return True


def finish(new: State, events: list[Event]) -> None:
    """End the game and show everything (SS-240, SS-241, SS-245)."""
    new.phase = OVER
    new.pending = None
    result = outcome(new)
    assert result is not None
    winner = ("bandit", "samurai")[result.winners[0]] if result.winners else "draw"
    scores = {"bandit": result.scores[BANDIT], "samurai": result.scores[SAMURAI]} if result.scores else None
    tell(events, "GameEnded", reason=result.reason, winner=winner, scores=scores)
    faces = new.setting.values.palisades
    tell(
        events,
        "FinalReveal",
        supplies=dict(zip(SUPPLIES, new.supply_value, strict=True)),
        storehouses=dict(zip(STOREHOUSES, new.store_value, strict=True)),
        houses=dict(zip(HOUSES, new.house_value, strict=True)),
        palisades={gate: list(faces[token]) for gate, token in zip(GATES, new.palisade, strict=True)},
        hand=list(new.hand),
        discards=list(new.discards),
    )
