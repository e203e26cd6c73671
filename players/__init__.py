"""Computer players. They import the engine only, and see a view like anybody else at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.core import Game, Move
from players.hanzo_greedy import GreedyHanzoPlayer
from players.hanzo_search import HanzoPlayer
from players.random_player import RandomPlayer


class Player(Protocol):
    """Somebody who decides for one seat through a whole game."""

    def choose(self, game: Game, view: Any) -> Move:
        """Return a move for the viewer, who has to decide."""
        ...


PLAYERS: dict[str, Callable[[str], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyHanzoPlayer,
    "search": HanzoPlayer,
}
"""The kinds of computer players, made from a seed text; the random one plays every game, the others Hanzō."""


def plays(kind: str, game: str) -> bool:
    """Say whether there is such a kind of player, and it knows the game of this key."""
    return kind in PLAYERS and (PLAYERS[kind] is RandomPlayer or game.startswith("hanzo"))
