"""Pictures and texts from a view. No state, no clock, no network: the same view always gives the same bytes.

A picture shows exactly what the viewer of its view may know. Every function takes the key of the game; a new game
adds its painter to ``_PAINTERS``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from render.picture import Picture
from render.seven_swords.painter import SevenSwordsPainter

__all__ = ["Picture", "alt_text", "draw_board", "draw_hand", "score_line", "text_board"]


class Painter(Protocol):
    """What a game's painter offers."""

    def draw_board(self, view: Any, before: Any, names: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the board picture; what differs from the view ``before`` is highlighted."""
        ...

    def draw_hand(self, view: Any, locale: str, theme: str) -> Picture:
        """Return the picture of what only this viewer may know."""
        ...

    def text_board(self, view: Any, names: Sequence[str], locale: str) -> str:
        """Return the board in words."""
        ...

    def alt_text(self, view: Any, before: Any, names: Sequence[str], locale: str) -> str:
        """Return the alternative text of the board picture."""
        ...

    def score_line(self, view: Any, locale: str) -> str:
        """Return the public score in a sentence; empty while there is none."""
        ...


_PAINTERS: dict[str, Painter] = {"seven_swords": SevenSwordsPainter()}


def draw_board(
    game: str,
    view: Any,
    before: Any = None,
    *,
    names: Sequence[str] = ("", ""),
    locale: str = "en",
    theme: str = "light",
) -> Picture:
    """Draw the board for the viewer of a view.

    ``before`` is the view of the last picture, whose differences are highlighted; ``names`` are the players by seat,
    raw, in any script. Raises `KeyError` for a game without a painter.
    """
    return _PAINTERS[game].draw_board(view, before, names, locale, theme)


def draw_hand(game: str, view: Any, locale: str = "en", theme: str = "light") -> Picture:
    """Draw what only the player of this view may know. Raises `ValueError` for a spectator's view."""
    return _PAINTERS[game].draw_hand(view, locale, theme)


def text_board(game: str, view: Any, *, names: Sequence[str] = ("", ""), locale: str = "en") -> str:
    """Return the board in words, at most 4,000 characters, with headings in bold.

    ``names`` appear as they are given: the caller escapes them for where the text is shown.
    """
    return _PAINTERS[game].text_board(view, names, locale)


def alt_text(game: str, view: Any, before: Any = None, *, names: Sequence[str] = ("", ""), locale: str = "en") -> str:
    """Return the alternative text of the board picture, at most 1,024 characters."""
    return _PAINTERS[game].alt_text(view, before, names, locale)


def score_line(game: str, view: Any, *, locale: str = "en") -> str:
    """Return the public score in a sentence; empty while there is none."""
    return _PAINTERS[game].score_line(view, locale)
