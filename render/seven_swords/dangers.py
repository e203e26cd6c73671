"""What the village stands to lose next, from what a view shows: for the alternative text."""

from __future__ import annotations

from typing import NamedTuple

from engine.seven_swords.view import GATES, ON_SQUARE, RESERVE, STOREHOUSES, SUPPLIES, TAKEN, TOKENS, View
from render.seven_swords import facts


class Danger(NamedTuple):
    """One thing in danger: ``key`` says which sentence, with its parameters."""

    key: str
    parameters: dict[str, str | int]


def dangers(view: View) -> list[Danger]:
    """Return what is in danger, the worst first."""
    board = view.setting.board
    bandits = {place: token for token, place in enumerate(view.where) if place != RESERVE}
    found = [_carried(view, token, supply) for token, supply in sorted(facts.carried(view).items())]
    found += _supplies(view, bandits)
    for number, square in enumerate(board.storehouses):
        near = sum(space in bandits for space in square.arrows)
        if near and not view.stolen >> number & 1:
            found.append(Danger("picture-danger-storehouse", {"square": STOREHOUSES[number], "count": near}))
    for number, place in enumerate(view.stands):
        if place != RESERVE and view.red >> number & 1:
            near = sum(space in bandits for space in board.neighbours[place])
            name = view.setting.values.samurai[number].name
            found.append(
                Danger("picture-danger-samurai", {"samurai": name, "space": board.names[place], "count": near})
            )
    for gate, name in enumerate(GATES):
        if view.turn and not view.armed >> gate & 1:
            found.append(Danger("picture-danger-gate", {"gate": name}))
    return found


def _carried(view: View, token: int, supply: int) -> Danger:
    board = view.setting.board
    place = view.where[token]
    parameters: dict[str, str | int] = {
        "square": SUPPLIES[supply],
        "value": view.supply_value[supply],
        "token": TOKENS[token],
        "space": board.names[place],
        "steps": min(board.walk[place][space] for space in board.gate_space),
    }
    return Danger("picture-danger-carried", parameters)


def _supplies(view: View, bandits: dict[int, int]) -> list[Danger]:
    board = view.setting.board
    found = []
    for number, square in enumerate(board.supplies):
        place = view.supply_place[number]
        if place == ON_SQUARE:
            near = sum(space in bandits for space in square.touches)
            if near:
                found.append(Danger("picture-danger-supply", {"square": SUPPLIES[number], "count": near}))
        elif place != TAKEN and place < board.village:
            lies: dict[str, str | int] = {"square": SUPPLIES[number], "space": board.names[place]}
            found.append(Danger("picture-danger-lying", lies))
    return found
