"""The way from the key of a game to its words. A new game adds its module to `_GAMES`, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from words import seven_swords


class GameWords(Protocol):
    """What the module of a game offers."""

    def event_line(self, event: str, fields: Mapping[str, Any], locale: str, names: tuple[str, str], /) -> str:
        """Return the sentence for an event, from the fields that the viewer may see."""
        ...


_GAMES: Mapping[str, GameWords] = {"seven_swords": seven_swords}


def event_line(
    game_key: str, event: str, fields: Mapping[str, Any], locale: str, names: tuple[str, str] = ("", "")
) -> str:
    """Return what happened in one sentence, told for the viewer whose fields these are (``Event.seen_by``).

    ``names`` are the players by seat, escaped by the caller. Raises `KeyError` for a game or event that is unknown.
    """
    return _GAMES[game_key].event_line(event, fields, locale, names)
