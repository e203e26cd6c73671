"""Pictures and texts from a view. No state, no clock, no network: the same view always gives the same bytes.

A picture shows exactly what the viewer of its view may know. Every function takes the key of the game; a new game
adds its painter to ``_PAINTERS``, and if its board is built and played by space, to ``_PLANNERS`` too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core import Move
from render.hanzo.painter import HanzoPainter
from render.leaderboard import Line as SheetLine
from render.leaderboard import Sheet, draw_leaderboard
from render.picture import Picture
from render.seven_swords.painter import SevenSwordsPainter
from render.theme import BRIGHTNESS, SEASONS
from render.theme import combined as combined_theme

__all__ = [
    "Picture",
    "Sheet",
    "SheetLine",
    "combined_theme",
    "draw_board",
    "draw_candidates",
    "draw_cards",
    "draw_hand",
    "draw_leaderboard",
    "draw_map",
    "draw_preview",
    "score_line",
    "text_board",
    "themes_of",
]


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

    def score_line(self, view: Any, locale: str) -> str:
        """Return the public score in a sentence; empty while there is none."""
        ...


class Planner(Protocol):
    """What the painter of a game offers whose moves are planned on the map."""

    def draw_candidates(
        self, view: Any, candidates: Sequence[Move | str], title: str, locale: str, theme: str
    ) -> Picture:
        """Return the map with numbered candidates."""
        ...

    def draw_preview(self, view: Any, move: Move, locale: str, theme: str) -> Picture:
        """Return the map with a move that has not been made."""
        ...

    def draw_map(self, setting: Any, text: str, chosen: int, locale: str, theme: str) -> Picture:
        """Return a map by itself."""
        ...

    def draw_cards(self, setting: Any, faces: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the faces to choose from."""
        ...


_LOOKS: dict[str, tuple[str, ...]] = {
    game: (*SEASONS, *(f"{season}-{BRIGHTNESS[1]}" for season in SEASONS)) for game in ("hanzo_solo", "hanzo")
}
_HANZO = HanzoPainter()
_PAINTERS: dict[str, Painter] = {"seven_swords": SevenSwordsPainter(), "hanzo_solo": _HANZO, "hanzo": _HANZO}
_PLANNERS: dict[str, Planner] = {"hanzo_solo": _HANZO, "hanzo": _HANZO}


def themes_of(game: str) -> tuple[str, ...]:
    """Return the names of the themes that a table of a game may choose among, the first of which is the usual one."""
    return _LOOKS.get(game, BRIGHTNESS)


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
    raw, in any script; ``theme`` is a name as in `render.theme`, such as ``dark`` or ``winter-dark``. Raises `KeyError`
    for a game without a painter.
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


def score_line(game: str, view: Any, *, locale: str = "en") -> str:
    """Return the public score in a sentence; empty while there is none."""
    return _PAINTERS[game].score_line(view, locale)


def draw_candidates(
    game: str,
    view: Any,
    candidates: Sequence[Move | str],
    *,
    title: str = "",
    locale: str = "en",
    theme: str = "light",
) -> Picture:
    """Draw the map for the private panel, with the candidates numbered from 1 in the order given.

    A candidate is a whole move, whose direction is shown too, or the written name of a space ("B2"). Several may lie
    on the same space: it then shows their numbers together. ``title`` says what is asked, in the reader's language.
    Spaces that are closed now are hatched. Raises `KeyError` for a game without plans and for an unknown space.
    """
    return _PLANNERS[game].draw_candidates(view, candidates, title, locale, theme)


def draw_preview(game: str, view: Any, move: Move, *, locale: str = "en", theme: str = "light") -> Picture:
    """Draw the map with a move as it would turn out, for the private panel before it is confirmed.

    For a placement: the die as a ghost, what it sees, the collected resources numbered in order, wasted ones crossed
    with the reason, the samurai that would leave, and the tracks afterwards. For a samurai or a gift: the same as far
    as it applies. The move must be legal in this view; other moves are drawn as the map alone. Raises `KeyError` for
    a game without plans.
    """
    return _PLANNERS[game].draw_preview(view, move, locale, theme)


def draw_map(
    game: str,
    setting: Any,
    text: str,
    *,
    chosen: int = 0,
    locale: str = "en",
    theme: str = "light",
) -> Picture:
    """Draw a map by itself, finished or not, for the building panel and for saved maps.

    ``setting`` is a compiled setting (``view.setting``, or ``GAMES[game].prepare({})`` where there is no table),
    ``text`` the map as it is written (`engine.hanzo.maps.write_map`), which may be empty, have fewer cards than needed,
    or faults. The cards carry their numbers in the order laid; ``chosen`` is the number of the one that is being moved;
    what the findings of the map are about is marked. It carries the note that only the reader sees it. Raises
    `KeyError` for a game without maps, `ValueError` for a text that is no map at all.
    """
    return _PLANNERS[game].draw_map(setting, text, chosen, locale, theme)


def draw_cards(game: str, setting: Any, faces: Sequence[str], *, locale: str = "en", theme: str = "light") -> Picture:
    """Draw the faces of cards that can still be laid, by their ids, for the building panel.

    Raises `KeyError` for a game without maps, and for a face that does not exist.
    """
    return _PLANNERS[game].draw_cards(setting, faces, locale, theme)
