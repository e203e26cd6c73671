"""The games that this build knows, by key."""

from __future__ import annotations

from engine.core import Game
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.seven_swords.game import SEVEN_SWORDS

GAMES: dict[str, Game] = {one.key: one for one in (SEVEN_SWORDS, HANZO_SOLO, HANZO)}


def game(key: str) -> Game:
    """Return a game by key. Raises `KeyError` for a game that this build does not know."""
    return GAMES[key]
