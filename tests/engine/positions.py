"""Positions to test on: random games, and the positions that the scenarios begin with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.chance import SeededChance
from engine.core import Game, Move, Seat, Step
from engine.scenario import Case, load
from engine.seven_swords.game import SEVEN_SWORDS
from players import PLAYERS

TESTS = Path(__file__).parent.parent
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"village": "takigawa"},
    {"veteran_discount": "kind", "movement_points": "pooled", "full_gate_exit": "allowed"},
)


class Turn(NamedTuple):
    """A move of a random game: the state it was made in, who made it, what came of it."""

    state: Any
    seat: Seat
    move: Move
    step: Step
    drawn: int


@cache
def random_game(game: Game, number: int, options: tuple[tuple[str, str], ...] = ()) -> tuple[Turn, ...]:
    """A whole random game; the same number, the same game."""
    chance = SeededChance(number.to_bytes(32, "big"), "test")
    system = SeededChance(number.to_bytes(32, "big"), "test, set-up")
    players = [PLAYERS["random"](f"{number} {seat}") for seat in game.seats]
    state = game.new(game.prepare(dict(options)), chance).state
    turns = []
    while due := game.to_move(state):
        view = game.view(state, due[0])
        move = game.resolve(view, players[due[0]].choose(game, view), system)
        before = chance.count
        step = game.apply(state, due[0], move, chance)
        turns.append(Turn(state, due[0], move, step, chance.count - before))
        state = step.state
    return tuple(turns)


def seven_swords_games(count: int) -> Iterator[tuple[Turn, ...]]:
    """Random games of Seven Swords in turn on every variant."""
    for number in range(count):
        yield random_game(SEVEN_SWORDS, number, tuple(VARIANTS[number % len(VARIANTS)].items()))


@cache
def _setting(options: str, data: str) -> Any:
    return SEVEN_SWORDS.prepare(json.loads(options), json.loads(data))


@cache
def scenario_states() -> tuple[tuple[str, Any], ...]:
    """The positions that the cases of Seven Swords begin with, by name; the same position only once."""
    states: dict[tuple[int, str], tuple[str, Any]] = {}
    for path in sorted((TESTS / "scenarios" / "seven_swords").glob("*.yaml")):
        for name, case in load(path):
            if isinstance(case, Case) and case.position is not None:
                village = {"village": case.map} if isinstance(case.map, str) else {}
                data = case.data if village or case.map is None else {**case.data, "map": case.map}
                setting = _setting(json.dumps(case.options | village), json.dumps(data))
                states.setdefault(
                    (id(setting), case.position), (name, SEVEN_SWORDS.from_position(setting, case.position))
                )
    return tuple(states.values())
