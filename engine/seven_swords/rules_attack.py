"""Attacks of the bandits and the damage they do (SS-100 to SS-114, SS-130 to SS-136)."""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance
from engine.core import Event, Move
from engine.errors import IllegalMove
from engine.seven_swords.rules_shared import (
    find_samurai,
    find_token,
    names_of,
    put,
    refuse_dear,
    refuse_spent,
    reveal_palisade,
    tell,
)
from engine.seven_swords.rules_turn import remove_samurai
from engine.seven_swords.scene import Scene
from engine.seven_swords.state import State
from engine.seven_swords.tables import ARCHER_TOKENS, Target
from engine.seven_swords.view import BANDIT_ACTIONS, GATES, KINDS, STOREHOUSES, SUPPLIES, TOKENS, WOUND

ALL_KINDS = (1 << len(KINDS)) - 1
RED = "red"
OUT_OF_REACH, BARRED = -10_000, -10_001
"""Stand for the modifier of a token that is not beside the target, or has an armed palisade before it."""


class Attack(NamedTuple):
    """A joint attack: target and attackers in token order with their modifiers (combat minus distance)."""

    target: Target
    tokens: tuple[int, ...]
    modifiers: tuple[int, ...]


def find_target(scene: Scene, name: str) -> Target:
    """Return a legal target (SS-102), or refuse."""
    target = scene.tables.targets.get(name)
    if target is not None and target.kind == "samurai":
        find_samurai(scene, name, "SS-102")
    elif target is None or not scene.is_target(target):
        raise IllegalMove("E-TARGET", "SS-102", target=name)
    return target


def check_attack(scene: Scene, move: Move) -> Attack:
    """Check an attack; every attacker must be eligible by itself (SS-101)."""
    _, name, written = move
    target = find_target(scene, name)
    tokens = sorted(find_token(scene, token, "SS-100") for token in written)
    for token in tokens:
        refuse_spent(scene, token, "SS-087")
    reached = [modifier(scene, token, target) for token in tokens]
    if OUT_OF_REACH in reached:
        clause = "SS-105" if target.kind == "storehouse" else "SS-103"
        raise IllegalMove("E-REACH", clause, token=TOKENS[tokens[reached.index(OUT_OF_REACH)]], target=name)
    if BARRED in reached:
        raise IllegalMove("E-GATE", "SS-106", token=TOKENS[tokens[reached.index(BARRED)]], target=name)
    refuse_dear(scene, len(tokens), "SS-100")
    if not tokens or len(set(tokens)) < len(tokens):
        raise IllegalMove("E-CHOICE", "SS-101")
    return Attack(target, tuple(tokens), tuple(reached))


def modifier(scene: Scene, token: int, target: Target) -> int:
    """Return combat minus distance, or `OUT_OF_REACH` or `BARRED` if the token cannot attack this target (SS-103 to
    SS-107)."""
    view, board = scene.view, scene.board
    place = view.where[token]
    combat = scene.tables.token_combat[token]
    if scene.sides(target) >> place & 1:
        return combat
    gate = board.gate_of[place]
    barred = gate >= 0 and bool(view.armed >> gate & 1)
    if ARCHER_TOKENS >> token & 1:
        return BARRED if barred else combat - scene.shots(target)[place]
    if barred and target.kind == "samurai" and view.stands[target.number] == board.gate_space[gate]:
        return BARRED
    return OUT_OF_REACH


def do_attack(new: State, plan: Attack, events: list[Event], chance: Chance) -> None:
    """Roll for all attackers at once (SS-100, SS-112)."""
    target, tokens, modifiers = plan
    defence = target.defence
    if target.kind == "palisade":
        reveal_palisade(new, target.number, "attack", events)
        defence = new.setting.values.palisades[new.palisade[target.number]].defence
    new.actions -= len(tokens)
    for token in tokens:
        new.spent |= 1 << token
    dice = [chance.die() for _ in tokens]
    total = sum(dice) + sum(modifiers)
    tell(
        events,
        "AttackRolled",
        attackers=names_of(tokens),
        target=target.name,
        kind=target.kind,
        dice=dice,
        mods=list(modifiers),
        total=total,
        defence=defence,
        success=total >= defence,
    )
    if total >= defence:
        HITS[target.kind](new, target.number, events)


def _hit_palisade(new: State, gate: int, events: list[Event]) -> None:
    new.armed &= ~(1 << gate)
    tell(events, "PalisadeDisarmed", gate=GATES[gate])


def _hit_storehouse(new: State, square: int, events: list[Event]) -> None:
    value = new.store_value[square]
    new.stolen |= 1 << square
    new.store_shown = put(new.store_shown, square, value)
    new.taken_value += value
    tell(events, "StorehouseStolen", square=STOREHOUSES[square], value=value)


def _hit_supply(new: State, square: int, events: list[Event]) -> None:
    value = new.supply_value[square]
    new.supply_up |= 1 << square
    new.supply_shown = put(new.supply_shown, square, value)
    tell(events, "SupplyRevealed", square=SUPPLIES[square], value=value)


def _hit_samurai(new: State, number: int, events: list[Event]) -> None:
    if new.red >> number & 1:
        remove_samurai(new, number, "combat", events)
    elif new.marks[number] == ALL_KINDS:
        _turn_red(new, number, events, forced=True)
    else:
        new.phase = WOUND
        new.pending = (number,)


HITS = {
    "palisade": _hit_palisade,
    "storehouse": _hit_storehouse,
    "supply": _hit_supply,
    "samurai": _hit_samurai,
}


def _turn_red(new: State, number: int, events: list[Event], *, forced: bool) -> None:
    new.red |= 1 << number
    tell(events, "SamuraiWounded", samurai=new.setting.values.samurai[number].name, choice=RED, forced=forced)


def check_wound(scene: Scene, move: Move) -> tuple[int, str]:
    """Check the samurai player's answer to a hit (SS-131)."""
    pending = scene.view.pending
    assert isinstance(pending, tuple)
    number: int = pending[0]
    choice: str = move[1]
    if choice != RED and (choice not in KINDS or scene.view.marks[number] >> KINDS.index(choice) & 1):
        raise IllegalMove("E-CHOICE", "SS-131", choice=choice)
    return number, choice


def do_wound(new: State, plan: tuple[int, str], events: list[Event], chance: Chance) -> None:
    """Put a damage token on the card or turn it red."""
    number, choice = plan
    new.phase, new.pending = BANDIT_ACTIONS, None
    if choice == RED:
        _turn_red(new, number, events, forced=False)
        return
    new.marks = put(new.marks, number, new.marks[number] | 1 << KINDS.index(choice))
    name = new.setting.values.samurai[number].name
    tell(events, "SamuraiWounded", samurai=name, choice=choice, forced=False)
