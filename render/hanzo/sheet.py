"""What the private pictures have in common: a title, the note that only one person sees them, and a map below."""

from __future__ import annotations

from PIL import Image

from engine.hanzo.grid import Grid
from render.canvas import UNIT, Canvas, fit, reach
from render.hanzo.map_layer import label, map_layer
from render.hanzo.overlay import Overlay
from render.hanzo.plan import Plan
from render.signs import private_note
from render.theme import Theme
from words import say

TITLE = 72
"""Units of the line with the title."""
EDGE = 18


def sheet(theme: Theme, width: float, height: float, title: str, locale: str) -> Canvas:
    """Return an empty sheet with its title."""
    canvas = Canvas(theme, Image.new("RGB", (round(width * UNIT), round(height * UNIT)), theme.colour("panel")))
    about = say("picture-hand-about", locale)
    room = width - 3 * EDGE - private_note(canvas, about, width - EDGE, TITLE / 2, 34, margin=24)
    size = next((size for size in (44, 40, 36, 32) if reach(title, "display", size) <= room), 28)
    canvas.text((EDGE, TITLE / 2 + 2), fit(title, "display", size, room), size, "ink", "panel", "display")
    return canvas


def lay_map(canvas: Canvas, grid: Grid, layout: Plan, top: float) -> Overlay:
    """Put a map with its coordinates onto a sheet, and return what draws on it."""
    band = map_layer(canvas.theme, grid, layout)
    y = round(top * UNIT)
    canvas.image.paste(band, (0, y))
    edge = canvas.theme.colour("panel_edge")
    for line in (y - 2, y + band.height):
        canvas.image.paste(edge, (0, line, band.width, line + 3))
    overlay = Overlay(canvas, grid, layout, y / UNIT)
    label(canvas, layout, y / UNIT)
    return overlay
