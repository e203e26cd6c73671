"""Positions of Hanzō from seeded random games, for the tests of its computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.chance import SeededChance
from engine.registry import GAMES
from players.random_player import choose

SOLO, DUEL = GAMES["hanzo_solo"], GAMES["hanzo"]
LONG = {
    "DE": "disastrous_events",
    "PD": "paper_doors",
    "CR": "constant_reinforcements",
    "DW": "dull_weapons",
    "WO": "wounded",
    "GP": "gradual_procedure",
}


def setting(options: str = "", drawn: str = "draw") -> Any:
    """A solo game on a drawn map with these difficulties, written ``DE+CR``."""
    return SOLO.prepare({"map": drawn} | {LONG[short]: "on" for short in options.split("+") if short})


def random_states(made: Any, number: int) -> Iterator[Any]:
    """Every state of a random solo game with a decision to make."""
    chance = SeededChance(b"positions", str(number))
    fortune = SeededChance(b"players", str(number))
    state = SOLO.new(made, chance).state
    while SOLO.to_move(state):
        yield state
        move = choose(SOLO, SOLO.view(state, 0), fortune)
        state = SOLO.apply(state, 0, move, chance).state
