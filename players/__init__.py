"""Computer players. They import the engine only, and see a view like anybody else at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.core import Game, Move
from players.random_player import RandomPlayer


class Player(Protocol):
    """Somebody who decides for one seat through a whole game."""

    def choose(self, game: Game, view: Any) -> Move:
        """Return a move for the viewer, who has to decide."""
        ...


PLAYERS: dict[str, Callable[[str], Player]] = {"random": RandomPlayer}
"""The kinds of computer players, made from a seed text."""
