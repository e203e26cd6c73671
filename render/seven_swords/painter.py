"""The painter of Seven Swords: from a view to pictures and texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seven_swords.view import View
from render.encode import encode
from render.picture import Picture
from render.seven_swords import alt_text as alternative
from render.seven_swords.board_picture import paint_board
from render.seven_swords.colours import colours_of
from render.seven_swords.hand_picture import paint_hand
from render.seven_swords.text_board import text_board


class SevenSwordsPainter:
    """Draws what one viewer may know; see `render`."""

    def draw_board(self, view: View, before: View | None, names: Sequence[str], locale: str, theme: str) -> Picture:
        """Return the board picture."""
        canvas = paint_board(view, before, names, locale, colours_of(theme))
        return Picture(encode(canvas.image, colours_of(theme)), alternative.alt_text(view, before, names, locale))

    def draw_hand(self, view: View, locale: str, theme: str) -> Picture:
        """Return the private picture. Raises `ValueError` for a spectator's view."""
        canvas = paint_hand(view, locale, colours_of(theme))
        return Picture(encode(canvas.image, colours_of(theme)), alternative.hand_alt_text(view, locale))

    def text_board(self, view: View, names: Sequence[str], locale: str) -> str:
        """Return the text board."""
        return text_board(view, names, locale)

    def score_line(self, view: View, locale: str) -> str:
        """Return the public score in a sentence."""
        return alternative.score(view, locale)
