"""What several rules need: refusals, written ids, and the small changes of a state.

A rule has two halves. ``check_...(scene, move)`` looks only at what the mover may know, refuses or returns a plan;
``do_...(new, plan, events, chance)`` carries the plan out on a copy of the state, and refuses nothing but a set-up that
was not drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Event
from engine.errors import IllegalMove
from engine.seven_swords.scene import Scene
from engine.seven_swords.state import State
from engine.seven_swords.view import (
    CARRIED,
    GATES,
    HOUSES,
    KINDS,
    RESERVE,
    STOREHOUSES,
    SUPPLIES,
    TOKEN_INDEX,
    TOKENS,
)

GATE_INDEX = {name: number for number, name in enumerate(GATES)}
SUPPLY_INDEX = {name: number for number, name in enumerate(SUPPLIES)}
HOUSE_INDEX = {name: number for number, name in enumerate(HOUSES)}
SQUARES = frozenset((*SUPPLIES, *STOREHOUSES, *HOUSES))
COMBAT, MOVEMENT, LEADERSHIP = 1, 2, 4
"""Bits of the action token kinds."""
CARRY_FACTOR = 2
"""Actions per unit of movement of a token that carries (SS-123)."""


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """Return the row with one entry replaced."""
    return (*row[:index], value, *row[index + 1 :])


def tell(events: list[Event], kind: str, /, **fields: Any) -> None:
    """Add an event that everybody sees."""
    events.append(Event(kind, fields))


def kinds_of(mask: int) -> list[str]:
    """Return the written kinds of a mask of action tokens."""
    return [kind for bit, kind in enumerate(KINDS) if mask >> bit & 1]


def tokens_of(mask: int) -> list[int]:
    """Return the numbers in a mask, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def find_token(scene: Scene, name: str, clause: str) -> int:
    """Return a bandit token on the board, or refuse."""
    token = TOKEN_INDEX.get(name, -1)
    if token < 0 or scene.view.where[token] == RESERVE:
        raise IllegalMove("E-TARGET", clause, token=name)
    return token


def find_samurai(scene: Scene, name: str, clause: str) -> int:
    """Return a living samurai, or refuse."""
    number = scene.tables.samurai_index.get(name, -1)
    if number < 0:
        raise IllegalMove("E-TARGET", clause, target=name)
    if scene.view.stands[number] == RESERVE:
        raise IllegalMove("E-DEAD", clause, samurai=name)
    return number


def find_space(scene: Scene, name: str, clause: str) -> int:
    """Return a village space, or refuse."""
    place = scene.board.index.get(name, RESERVE)
    if not 0 <= place < scene.board.village:
        raise IllegalMove("E-SPACE", clause, space=name)
    return place


def refuse_spent(scene: Scene, token: int, clause: str) -> None:
    """Refuse a token that has attacked in this phase (SS-087)."""
    if scene.view.spent >> token & 1:
        raise IllegalMove("E-SPENT", clause, token=TOKENS[token])


def refuse_dear(scene: Scene, price: int, clause: str) -> None:
    """Refuse a price above the actions left (SS-054)."""
    if price > scene.view.actions:
        raise IllegalMove("E-BUDGET", clause, price=price, actions=scene.view.actions)


def reveal_palisade(new: State, gate: int, cause: str, events: list[Event]) -> None:
    """Turn a palisade up for everybody, if it is not up already (SS-142)."""
    if new.palisade_up >> gate & 1:
        return
    token = new.palisade[gate]
    new.palisade_up |= 1 << gate
    new.palisade_shown = put(new.palisade_shown, gate, token)
    face = new.setting.values.palisades[token]
    tell(
        events,
        "PalisadeRevealed",
        gate=GATES[gate],
        combat=face.combat,
        defence=face.defence,
        crossing=face.crossing,
        cause=cause,
    )


def to_reserve(new: State, token: int) -> None:
    """Take a token off the board; it may be deployed again (SS-072)."""
    new.where = put(new.where, token, RESERVE)
    new.spent &= ~(1 << token)


def destroy(new: State, token: int, events: list[Event]) -> None:
    """Destroy a token; what it carries stays lying there (SS-125, SS-183)."""
    place = new.where[token]
    to_reserve(new, token)
    if CARRIED + token in new.supply_place:
        supply = new.supply_place.index(CARRIED + token)
        new.supply_place = put(new.supply_place, supply, place)
        tell(
            events,
            "SupplyDropped",
            square=SUPPLIES[supply],
            value=new.supply_value[supply],
            space=new.setting.board.names[place],
        )


def names_of(tokens: Iterable[int]) -> list[str]:
    """Return the written ids of tokens."""
    return [TOKENS[token] for token in tokens]
