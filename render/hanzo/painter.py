"""The painter of Hanzō, both modes: from a view to pictures and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Move
from engine.hanzo.view import View
from render.canvas import Canvas
from render.encode import encode
from render.hanzo import panel_pictures
from render.hanzo.colours import colours_of
from render.picture import Picture


def _encoded(canvas: Canvas, alt: str) -> Picture:
    return Picture(encode(canvas.image, canvas.theme), alt)


class HanzoPainter:
    """Draws what one viewer may know; see `render`."""

    def draw_board(self, view: View, before: View | None, names: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the board picture."""
        return _encoded(panel_pictures.paint_candidates(view, (), colours_of(theme)), "")

    def draw_hand(self, view: View, locale: str, theme: str) -> Picture:
        """Return the private picture. Raises `ValueError` for a spectator's view."""
        return _encoded(panel_pictures.paint_candidates(view, (), colours_of(theme)), "")

    def text_board(self, view: View, names: Sequence[str], locale: str) -> str:
        """Return the text board."""
        return ""

    def alt_text(self, view: View, before: View | None, names: Sequence[str], locale: str) -> str:
        """Return the alternative text of the board picture."""
        return ""

    def score_line(self, view: View, locale: str) -> str:
        """Return the public score in a sentence."""
        return ""

    def draw_candidates(
        self, view: View, candidates: Sequence[Move | str], title: str, locale: str, theme: str
    ) -> Picture:
        """Return the map with numbered candidates."""
        return _encoded(panel_pictures.paint_candidates(view, candidates, colours_of(theme)), title)

    def draw_preview(self, view: View, move: Move, locale: str, theme: str) -> Picture:
        """Return the map with a move that has not been made."""
        return _encoded(panel_pictures.paint_preview(view, move, colours_of(theme)), "")

    def draw_map(self, setting: Any, text: str, chosen: int, private: bool, locale: str, theme: str) -> Picture:
        """Return a map by itself."""
        return _encoded(panel_pictures.paint_map(setting, text, colours_of(theme)), "")
