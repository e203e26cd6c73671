"""Attacks of the samurai side and their casualties (SS-180 to SS-193, SS-210 to SS-221)."""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance
from engine.core import Event, Move
from engine.errors import IllegalMove
from engine.seven_swords.rules_samurai import act, refuse_far, refuse_used
from engine.seven_swords.rules_shared import (
    COMBAT,
    GATE_INDEX,
    HOUSE_INDEX,
    LEADERSHIP,
    destroy,
    find_samurai,
    find_space,
    names_of,
    put,
    refuse_dear,
    reveal_palisade,
    tell,
    tokens_of,
)
from engine.seven_swords.scene import Scene
from engine.seven_swords.state import State
from engine.seven_swords.view import (
    AREAS,
    GATES,
    HOUSES,
    LOSSES,
    SAMURAI_ACTIONS,
    TOKEN_INDEX,
    Losses,
)


def group_tokens(scene: Scene, gate: int) -> tuple[int, ...]:
    """Return the bandits in a deployment group, in token order."""
    at = scene.token_at
    return tuple(sorted(at[place] for place in scene.board.deploy[gate] if place in at))


def beside_tokens(scene: Scene, number: int) -> tuple[int, ...]:
    """Return the bandits on village spaces beside a samurai, in token order (SS-180, SS-182)."""
    reached = scene.tables.beside[scene.view.stands[number]] & scene.bandits
    if not reached:
        return ()
    return tuple(sorted(scene.token_at[place] for place in tokens_of(reached)))


def check_hit(scene: Scene, move: Move) -> tuple[int, tuple[int, ...]]:
    """Check a sword attack; return samurai and bandits in reach (SS-180)."""
    number = find_samurai(scene, move[1], "SS-180")
    reached = beside_tokens(scene, number)
    if not reached:
        raise IllegalMove("E-TARGET", "SS-180", samurai=move[1])
    refuse_used(scene, number, COMBAT)
    refuse_dear(scene, 1, "SS-163")
    return number, reached


def do_hit(new: State, plan: tuple[int, tuple[int, ...]], events: list[Event], chance: Chance) -> None:
    """One roll against all bandits beside him (SS-180)."""
    number, reached = plan
    fighter = new.setting.values.samurai[number]
    act(new, number, COMBAT, events)
    die = chance.die()
    total = die + fighter.combat
    tell(
        events,
        "SwordRolled",
        samurai=fighter.name,
        die=die,
        combat=fighter.combat,
        total=total,
        targets=names_of(reached),
    )
    _losses(new, total, reached, "sword", events)


def _losses(new: State, value: int, tokens: tuple[int, ...], cause: str, events: list[Event]) -> None:
    """Settle casualties, or ask where there is a choice (SS-181)."""
    defence = new.setting.tables.token_defence
    if sum(defence[token] for token in tokens) <= value:
        _die(new, value, tokens, cause, events)
    elif any(defence[token] <= value for token in tokens):
        new.phase = LOSSES
        new.pending = Losses(value, tokens, cause)
    else:
        _die(new, value, (), cause, events)


def _die(new: State, value: int, tokens: tuple[int, ...], cause: str, events: list[Event]) -> None:
    tell(events, "Casualties", value=value, tokens=names_of(tokens), cause=cause)
    for token in tokens:
        destroy(new, token, events)


def check_losses(scene: Scene, move: Move) -> tuple[int, ...]:
    """Check the bandits that the samurai player names (SS-181)."""
    pending = scene.view.pending
    assert isinstance(pending, Losses)
    tokens = tuple(sorted(TOKEN_INDEX.get(name, -1) for name in move[1]))
    if not tokens or len(set(tokens)) < len(tokens) or not set(tokens) <= set(pending.tokens):
        raise IllegalMove("E-CHOICE", "SS-181")
    total = sum(scene.tables.token_defence[token] for token in tokens)
    if total > pending.value:
        raise IllegalMove("E-SUM", "SS-181", total=total, value=pending.value)
    return tokens


def do_losses(new: State, plan: tuple[int, ...], events: list[Event], chance: Chance) -> None:
    """Destroy the bandits named."""
    pending = new.pending
    assert isinstance(pending, Losses)
    new.phase, new.pending = SAMURAI_ACTIONS, None
    _die(new, pending.value, plan, pending.cause, events)


class Shot(NamedTuple):
    """A shot of a samurai or a house at one bandit or one group."""

    samurai: int
    target: str
    tokens: tuple[int, ...]
    distance: int


def check_bow(scene: Scene, move: Move) -> Shot:
    """Check a bow shot (SS-190)."""
    _, name, target = move
    board = scene.board
    if target in GATE_INDEX:
        tokens, space = group_tokens(scene, GATE_INDEX[target]), -1
    else:
        space = find_space(scene, target, "SS-190")
        tokens = (scene.token_at[space],) if space in scene.token_at else ()
    if not tokens:
        raise IllegalMove("E-TARGET", "SS-190", target=target)
    number = find_samurai(scene, name, "SS-190")
    refuse_used(scene, number, COMBAT)
    stand = scene.view.stands[number]
    area = board.area_of[stand]
    if not scene.view.bows[area]:
        raise IllegalMove("E-BOW", "SS-190", area=AREAS[area])
    refuse_dear(scene, 1, "SS-163")
    if space >= 0:
        return Shot(number, target, tokens, board.distance_space[stand][space])
    return Shot(number, target, tokens, board.distance_group[stand][GATE_INDEX[target]])


def do_bow(new: State, plan: Shot, events: list[Event], chance: Chance) -> None:
    """Use a bow up and roll (SS-191 to SS-193)."""
    number, target, tokens, distance = plan
    fighter = new.setting.values.samurai[number]
    area = new.setting.board.area_of[new.stands[number]]
    act(new, number, COMBAT, events)
    new.bows = put(new.bows, area, new.bows[area] - 1)
    tell(events, "BowUsed", area=AREAS[area], left=new.bows[area])
    die = chance.die()
    total = die + fighter.combat - distance
    tell(
        events,
        "BowRolled",
        samurai=fighter.name,
        target=target,
        die=die,
        combat=fighter.combat,
        distance=distance,
        total=total,
    )
    _losses(new, total, tokens, "bow", events)


def check_order(scene: Scene, move: Move) -> tuple[int, int] | tuple[int, int, int, Shot]:
    """Check an order to a palisade (SS-210) or a house (SS-220)."""
    if len(move) == 3:
        return _check_palisade(scene, move)
    return _check_house(scene, move)


def _check_palisade(scene: Scene, move: Move) -> tuple[int, int]:
    _, name, gate_name = move
    if gate_name in HOUSE_INDEX:
        raise IllegalMove("E-TARGET", "SS-220", house=gate_name)
    gate = GATE_INDEX.get(gate_name, -1)
    if gate < 0 or not scene.view.armed >> gate & 1 or not scene.tables.group[gate] & scene.bandits:
        raise IllegalMove("E-TARGET", "SS-210", target=gate_name)
    number = find_samurai(scene, name, "SS-210")
    refuse_used(scene, number, LEADERSHIP)
    refuse_far(scene, number, scene.board.lead_palisade[scene.view.stands[number]][gate], "SS-210")
    refuse_dear(scene, 1, "SS-163")
    return number, gate


def _check_house(scene: Scene, move: Move) -> tuple[int, int, int, Shot]:
    _, name, house_name, exit_name, target = move
    board = scene.board
    house = HOUSE_INDEX.get(house_name, -1)
    if house < 0 or target in GATE_INDEX or board.index.get(target, -1) >= board.village:
        raise IllegalMove("E-TARGET", "SS-220", target=target if house >= 0 else house_name)
    space = find_space(scene, target, "SS-220")
    if space not in scene.token_at:
        raise IllegalMove("E-TARGET", "SS-220", target=target)
    number = find_samurai(scene, name, "SS-220")
    refuse_used(scene, number, LEADERSHIP)
    refuse_far(scene, number, board.lead_house[scene.view.stands[number]][house], "SS-220")
    refuse_dear(scene, 1, "SS-163")
    exit_space = board.index.get(exit_name, -1)
    if exit_space not in board.houses[house].arrows:
        raise IllegalMove("E-CHOICE", "SS-220", exit=exit_name)
    distance = board.distance_exit(exit_space, space)
    return number, house, exit_space, Shot(number, target, (scene.token_at[space],), distance)


def do_order(
    new: State, plan: tuple[int, int] | tuple[int, int, int, Shot], events: list[Event], chance: Chance
) -> None:
    """Carry an order out."""
    act(new, plan[0], LEADERSHIP, events)
    if len(plan) == 2:
        _palisade_strikes(new, plan[0], plan[1], events, chance)
    else:
        _house_strikes(new, *plan[1:], events, chance)


def _palisade_strikes(new: State, number: int, gate: int, events: list[Event], chance: Chance) -> None:
    reveal_palisade(new, gate, "order", events)
    combat = new.setting.values.palisades[new.palisade[gate]].combat
    group = new.setting.board.deploy[gate]
    tokens = tuple(token for token, place in enumerate(new.where) if place in group)
    die = chance.die()
    total = die + combat
    name = new.setting.values.samurai[number].name
    tell(events, "PalisadeRolled", samurai=name, gate=GATES[gate], die=die, combat=combat, total=total)
    _losses(new, total, tokens, "palisade", events)


def _house_strikes(new: State, house: int, exit_space: int, shot: Shot, events: list[Event], chance: Chance) -> None:
    combat = new.house_value[house]
    if not new.house_up >> house & 1:
        new.house_up |= 1 << house
        new.house_shown = put(new.house_shown, house, combat)
        tell(events, "HouseRevealed", house=HOUSES[house], combat=combat)
    die = chance.die()
    total = die + combat - shot.distance
    tell(
        events,
        "HouseRolled",
        samurai=new.setting.values.samurai[shot.samurai].name,
        house=HOUSES[house],
        exit=new.setting.board.names[exit_space],
        target=shot.target,
        die=die,
        combat=combat,
        distance=shot.distance,
        total=total,
    )
    _losses(new, total, shot.tokens, "house", events)
