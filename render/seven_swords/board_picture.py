"""The board picture: upper panel, village, lower panel."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.seven_swords.board import Board
from engine.seven_swords.view import View
from render.canvas import Canvas, kept_base
from render.seven_swords import facts, footer, header
from render.seven_swords.changes import changes
from render.seven_swords.layout import layout, signature
from render.seven_swords.terrain import letterings, terrain
from render.seven_swords.village import VillagePainter
from render.signs import framed
from render.theme import Theme


def paint_board(view: View, before: View | None, names: Sequence[str], locale: str, theme: Theme) -> Canvas:
    """Return the canvas with the picture for the viewer of this view; ``before`` is what the last picture showed."""
    board = view.setting.board
    canvas = Canvas(theme, _base(board, theme).copy())
    canvas.letterings += letterings(board)
    plan = layout(board)
    change = changes(before, view)
    shown = facts.with_draft(view)
    header.draw_header(canvas, shown, names, locale)
    VillagePainter(canvas, shown, plan, change, header.HEIGHT).paint()
    footer.draw_footer(canvas, shown, change, header.HEIGHT + plan.height, locale)
    return canvas


def _base(board: Board, theme: Theme) -> Image.Image:
    """Return what is the same in every picture of a village: the empty panels and the terrain."""

    def make() -> Image.Image:
        return framed(theme, terrain(board, theme), header.HEIGHT, footer.HEIGHT)

    return kept_base((theme.name, *signature(board)), make)
