"""Pictures for the private panels: numbered candidates, a move before it is made, a map in the making."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from engine.core import Move
from engine.hanzo import maps
from engine.hanzo.grid import EMPTY, Grid
from engine.hanzo.view import View
from render.canvas import UNIT, Canvas
from render.hanzo import pieces
from render.hanzo.map_layer import label, map_layer
from render.hanzo.plan import Plan, plan
from render.theme import Theme


def _sheet(theme: Theme, grid: Grid, layout: Plan) -> Canvas:
    canvas = Canvas(theme, map_layer(theme, grid, layout).copy())
    label(canvas, grid, layout, 0)
    return canvas


def _pieces(canvas: Canvas, view: View, layout: Plan) -> None:
    for cell in view.grid.cells(view.samurai):
        x, y = layout.middle(view.grid.at[cell])
        canvas.paste(pieces.samurai(canvas.theme, layout.side), x, y, "samurai", view.grid.names[cell])
    for die in view.dice:
        x, y = layout.middle(view.grid.at[die.cell])
        canvas.paste(pieces.die(canvas.theme, die.value, die.axis, layout.side), x, y, "die", view.grid.names[die.cell])


def paint_candidates(view: View, candidates: Sequence[Move | str], theme: Theme) -> Canvas:
    """Return the map with numbered candidates."""
    layout = plan(view.grid)
    canvas = _sheet(theme, view.grid, layout)
    _pieces(canvas, view, layout)
    numbers: dict[int, list[int]] = {}
    for number, candidate in enumerate(candidates, 1):
        name = candidate if isinstance(candidate, str) else candidate[2 if candidate[0] == "place" else 1]
        numbers.setdefault(view.grid.index[name], []).append(number)
    for cell, found in numbers.items():
        x, y = layout.middle(view.grid.at[cell])
        canvas.card((x - 26, y - 20, x + 26, y + 20), "seal", "halo", 8, 3)
        canvas.text((x, y), ",".join(map(str, found)), 28, "seal_ink", "seal", anchor="mm", kind="number")
    return canvas


def paint_preview(view: View, move: Move, theme: Theme) -> Canvas:
    """Return the map with a move as it would turn out."""
    layout = plan(view.grid)
    canvas = _sheet(theme, view.grid, layout)
    _pieces(canvas, view, layout)
    if move[0] == "place":
        x, y = layout.middle(view.grid.at[view.grid.index[move[2]]])
        canvas.paste(pieces.die(theme, move[1], move[3], layout.side, True), x, y, "ghost", move[2])
    return canvas


def paint_map(setting: Any, text: str, theme: Theme) -> Canvas:
    """Return a map by itself. Raises `ValueError` for a text that is no map."""
    grid = maps.compose(setting.cards, maps.read_map(text)) if text else EMPTY
    return _sheet(theme, grid, plan(grid))


def empty_picture(theme: Theme) -> Image.Image:
    """Return a picture of nothing but the panel."""
    return Image.new("RGB", (round(1200 * UNIT), 100), theme.colour("panel"))
