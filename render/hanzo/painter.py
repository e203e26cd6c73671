"""The painter of Hanzō, both modes: from a view to pictures and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Move
from engine.hanzo.view import View
from render.canvas import Canvas
from render.encode import encode
from render.hanzo import alt_text as alternative
from render.hanzo.board_picture import paint_board
from render.hanzo.cards_picture import cards_alt_text, paint_cards
from render.hanzo.colours import colours_of
from render.hanzo.hand_picture import paint_hand
from render.hanzo.map_picture import paint_map
from render.hanzo.panel_pictures import paint_candidates, paint_preview
from render.hanzo.text_board import text_board
from render.picture import Picture


def _encoded(canvas: Canvas, alt: str) -> Picture:
    return Picture(encode(canvas.image, canvas.theme), alt)


class HanzoPainter:
    """Draws what one viewer may know; see `render`."""

    def draw_board(self, view: View, before: View | None, names: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the board picture."""
        canvas = paint_board(view, before, names, locale, colours_of(theme))
        return _encoded(canvas, alternative.alt_text(view, before, names, locale))

    def draw_hand(self, view: View, locale: str, theme: str) -> Picture:
        """Return the private picture. Raises `ValueError` for a spectator's view."""
        return _encoded(paint_hand(view, locale, colours_of(theme)), alternative.hand_alt_text(view, locale))

    def text_board(self, view: View, names: Sequence[str], locale: str) -> str:
        """Return the text board."""
        return text_board(view, names, locale)

    def score_line(self, view: View, locale: str) -> str:
        """Return the public score in a sentence."""
        return alternative.score(view, locale)

    def draw_candidates(
        self, view: View, candidates: Sequence[Move | str], title: str, locale: str, theme: str
    ) -> Picture:
        """Return the map with numbered candidates."""
        canvas = paint_candidates(view, candidates, title, locale, colours_of(theme))
        return _encoded(canvas, alternative.candidates_alt_text(view, candidates, title, locale))

    def draw_preview(self, view: View, move: Move, locale: str, theme: str) -> Picture:
        """Return the map with a move that has not been made."""
        canvas = paint_preview(view, move, locale, colours_of(theme))
        return _encoded(canvas, alternative.preview_alt_text(view, move, locale))

    def draw_map(self, setting: Any, text: str, chosen: int, locale: str, theme: str) -> Picture:
        """Return a map by itself."""
        canvas = paint_map(setting, text, chosen, locale, colours_of(theme))
        return _encoded(canvas, alternative.map_alt_text(setting, text, chosen, locale))

    def draw_cards(self, setting: Any, faces: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the faces to choose from while a map is built."""
        canvas = paint_cards(setting.cards, faces, locale, colours_of(theme))
        return _encoded(canvas, cards_alt_text(setting.cards, faces, locale))
