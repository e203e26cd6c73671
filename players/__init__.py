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
    "greedy": lambda seed: GreedyHanzoPlayer(),
    "search": lambda seed: HanzoPlayer(),
}
"""The kinds of computer players, made from a seed text."""

GAMES = {"greedy": ("hanzo_solo", "hanzo"), "search": ("hanzo_solo", "hanzo")}
"""The games that a kind knows; one that is not listed knows every game."""


def plays(kind: str, game: str) -> bool:
    """Say whether there is such a kind of player, and it knows the game of this key."""
    return kind in PLAYERS and game in GAMES.get(kind, (game,))
