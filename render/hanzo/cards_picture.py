"""The cards to choose from while a map is built: each face small, with its number and name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PIL import ImageDraw

from engine.hanzo.cards import Cards, Face
from engine.hanzo.view import RESOURCES
from render.canvas import UNIT, Canvas, fit
from render.hanzo import tiles
from render.hanzo.map_layer import symbol_side
from render.hanzo.plan import WIDTH, plan_of
from render.hanzo.sheet import EDGE, TITLE, sheet
from render.theme import Theme
from render.wording import ALT_LIMIT, listed
from words import say

_COLUMNS = 6
"""An even number keeps the two faces of a card side by side."""
_GAP = 18
_NAME = 40
"""Units of the line below a card."""


def paint_cards(cards: Cards, faces: Sequence[str], locale: str, theme: Theme) -> Canvas:
    """Return the canvas with these faces in this order. Raises `KeyError` for a face that does not exist."""
    wide = (WIDTH - 2 * EDGE - (_COLUMNS - 1) * _GAP) / _COLUMNS
    side = int(wide * UNIT / cards.width)
    high = side * cards.height / UNIT + _NAME
    rows = -(-len(faces) // _COLUMNS)
    canvas = sheet(theme, WIDTH, TITLE + rows * (high + _GAP), say("hanzo-picture-cards", locale), locale)
    for number, face in enumerate(faces):
        row, column = divmod(number, _COLUMNS)
        left, top = EDGE + column * (wide + _GAP), TITLE + row * (high + _GAP)
        _face(canvas, cards.faces[face], side, left, top)
        name = fit(_called(cards.faces[face], locale), "text", 20, wide)
        canvas.text((left, top + high - _NAME / 2 + 4), name, 20, "ink", "panel", "text")
    return canvas


def _face(canvas: Canvas, face: Face, side: int, left: float, top: float) -> None:
    theme = canvas.theme
    x, y = round(left * UNIT), round(top * UNIT)
    high, wide = len(face.rows), len(face.rows[0])
    layout = plan_of(high, wide, largest=side)
    pen = ImageDraw.Draw(canvas.image)
    pen.rectangle((x - 2, y - 2, x + wide * side + 1, y + high * side + 1), fill=theme.colour("frame"))
    for row, column in product(range(high), range(wide)):
        surface, resource = face.rows[row][column]
        corner = x + column * side, y + row * side
        canvas.image.paste(tiles.surface(theme, surface, side, tiles.variant_of((row, column))).image, corner)
        if resource >= 0:
            sign = tiles.resource(theme, resource, symbol_side(layout, resource))
            canvas.paste(sign, (corner[0] + side / 2) / UNIT, (corner[1] + side / 2) / UNIT)


def _called(face: Face, locale: str) -> str:
    return f"{face.id} {face.name(locale)}"


def cards_alt_text(cards: Cards, faces: Sequence[str], locale: str) -> str:
    """Return each face with its resources."""
    items = []
    for face in map(cards.faces.__getitem__, faces):
        letters = " ".join(RESOURCES[resource] for row in face.rows for _, resource in row if resource >= 0)
        items.append(f"{_called(face, locale)}: {letters}")
    return listed("hanzo-picture-alt-cards", items, locale, ALT_LIMIT)
