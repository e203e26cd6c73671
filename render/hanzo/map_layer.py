"""The map without its pieces: garden, cells, frames of the cards, coordinates. Drawn once for a map and a palette."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.hanzo.grid import Grid
from engine.hanzo.view import DOOR
from render.canvas import UNIT, Canvas, kept_base
from render.hanzo import tiles
from render.hanzo.garden import garden
from render.hanzo.plan import Plan, column_name
from render.theme import Theme

LABEL_SIZE = 26
SMALLEST = 50
"""Pixels of a sign that can still be made out on a phone."""
_FRAME = 2
"""Pixels by which the frame of a card reaches into its cells."""

Side = tuple[tuple[int, int], tuple[int, int]]
"""A cell (row, column) and the step to the neighbour beyond one of its sides."""


def map_layer(theme: Theme, grid: Grid, plan: Plan) -> Image.Image:
    """Return the band with the map as everybody sees it before any piece lies on it. Never draw on it: copy it."""

    def make() -> Image.Image:
        image = garden(theme, plan, grid.at)
        _cells(Canvas(theme, image), grid, plan)
        _frames(image, theme, grid, plan)
        return image

    key = ("hanzo-map", theme.name, plan, grid.text or grid.at)
    return kept_base(key, make)


def _cells(canvas: Canvas, grid: Grid, plan: Plan) -> None:
    theme, side = canvas.theme, plan.side
    for cell, place in enumerate(grid.at):
        x, y = plan.corner(place)
        canvas.image.paste(tiles.surface(theme, grid.surface[cell], side, tiles.variant_of(place)).image, (x, y))
    for cell, place in enumerate(grid.at):
        if grid.resource[cell] >= 0:
            sign = tiles.resource(theme, grid.resource[cell], symbol_side(plan, grid.resource[cell]))
            canvas.paste(sign, *plan.middle(place))


def symbol_side(plan: Plan, resource: int) -> int:
    """Return the pixels of the sign of a resource; on small cells it fills more of them."""
    return round(plan.side * 0.86 if resource == DOOR else max(plan.side * 0.74, min(plan.side * 0.92, SMALLEST)))


def _frames(image: Image.Image, theme: Theme, grid: Grid, plan: Plan) -> None:
    """Draw a thin line between cells, a thick one around what is to be seen of each card, and a shadow where a card
    lies on another."""
    pen = ImageDraw.Draw(image)
    frame, line = theme.colour("frame"), theme.colour("roof_line")
    card_at = {place: grid.card[cell] for cell, place in enumerate(grid.at)}
    sides = list(_sides(card_at))
    for place, step in sides:
        neighbour = card_at.get((place[0] + step[0], place[1] + step[1]))
        if neighbour == card_at[place]:
            pen.rectangle(_edge(plan, place, step, 0, 0), fill=line)
    for place, step in sides:
        neighbour = card_at.get((place[0] + step[0], place[1] + step[1]))
        if neighbour != card_at[place]:
            pen.rectangle(_edge(plan, place, step, _FRAME, _FRAME), fill=frame)


def _sides(cards: dict[tuple[int, int], int]) -> Iterator[Side]:
    for place in cards:
        for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            yield place, step


def _edge(plan: Plan, place: tuple[int, int], step: tuple[int, int], inside: int, outside: int) -> tuple[int, ...]:
    """Return a bar along one side of a cell, reaching so many pixels to either side of it."""
    x, y = plan.corner(place)
    side = plan.side
    left, right = x - outside, x + side - 1 + outside
    top, bottom = y - outside, y + side - 1 + outside
    if step == (-1, 0):
        return left, y - outside, right, y + inside
    if step == (1, 0):
        return left, y + side - 1 - inside, right, y + side - 1 + outside
    if step == (0, -1):
        return x - outside, top, x + inside, bottom
    return x + side - 1 - inside, top, x + side - 1 + outside, bottom


def label(canvas: Canvas, plan: Plan, top: float) -> None:
    """Write the coordinates along the edges of the lattice; ``top`` is where the band begins, in units."""
    names = [(column_name(number), plan.middle((0, number))[0], _line_above(plan)) for number in range(plan.columns)]
    names += [(str(row + 1), _line_beside(plan), plan.middle((row, 0))[1]) for row in range(plan.rows)]
    for name, x, y in names:
        canvas.text((x, y + top), name, LABEL_SIZE, "label", "ground", "bold", "mm", "label")


def _line_above(plan: Plan) -> float:
    return (plan.top - 15) / UNIT


def _line_beside(plan: Plan) -> float:
    return (plan.left - 17) / UNIT
