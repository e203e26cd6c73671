"""The village without its pieces: land, scenery, paths, spaces, arrows. Drawn once for a village and a theme."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from engine.seven_swords.board import Board, Scenery, Square
from render.canvas import UNIT, Canvas, Lettering, Points, Sketch, Sprite, dashed, sprite, write
from render.seven_swords.fields import Field, fields
from render.seven_swords.layout import DEPLOY, SPACE, WIDTH, Layout, Point, layout
from render.theme import Colour, Theme

NAME = 24
"""Size of the names written in the spaces."""
_TREES = 70
_LINES = ("stream", "road", "wall")
_LARGE = 2 * UNIT
"""Pixels of the double-size picture per unit."""


def terrain(board: Board, theme: Theme) -> Image.Image:
    """Draw a village in the colours of a theme. Takes a good part of a second: keep the result."""
    plan = layout(board)
    large = Image.new("RGB", (round(WIDTH * UNIT) * 2, math.ceil(plan.height * UNIT) * 2), theme.colour("ground"))
    land = fields(board, plan)
    brush = _Brush(large, theme)
    outer_scenery = [part for part in board.scenery if part.kind in ("wood", "rock")]
    for part in outer_scenery:
        brush.scenery(part, plan)
    for area, field in enumerate(land):
        large.paste(theme.colour("area_edge"), field.corner, field.outer)
        large.paste(theme.colour(f"area{area}"), field.corner, field.inner)
    for part in board.scenery:
        if part not in outer_scenery:
            brush.scenery(part, plan)
    brush.roads(board, plan)
    brush.joins(board, plan)
    brush.spaces(board, plan)
    image = large.reduce(2)
    _plant(image, board, plan, land, theme)
    for space in range(board.village):
        write(image, plan.places[space], board.names[space], NAME, theme.colour("space_ink"), "bold", "mm")
    return image


def letterings(board: Board) -> list[Lettering]:
    """Return what is written on the terrain, for the tests."""
    return [Lettering(board.names[space], NAME, "space_ink", "space") for space in range(board.village)]


class _Brush:
    """Draws on the double-size picture in coordinates of the finished one."""

    def __init__(self, image: Image.Image, theme: Theme) -> None:
        self.theme = theme
        self.pen = ImageDraw.Draw(image)

    def line(self, points: Points, colour: Colour, width: float, caps: bool = True) -> None:
        scaled = [(x * _LARGE, y * _LARGE) for x, y in points]
        self.pen.line(scaled, fill=colour, width=round(width * _LARGE))
        radius = width * _LARGE / 2
        # Discs at the corners: Pillow's own curved joints leave notches where the pieces are short.
        for x, y in scaled if caps else scaled[1:-1]:
            self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def polygon(self, points: Points, colour: Colour) -> None:
        self.pen.polygon([(x * _LARGE, y * _LARGE) for x, y in points], fill=colour)

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        x, y, radius = centre[0] * _LARGE, centre[1] * _LARGE, radius * _LARGE
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def scenery(self, part: Scenery, plan: Layout) -> None:
        theme = self.theme
        points = [plan.point(point) for point in part.points]
        if part.kind == "stream":
            self.line(smooth(points, False), theme.colour("water"), 24)
        elif part.kind == "road":
            self.line(smooth(points, False), theme.colour("road"), 10)
        elif part.kind == "wall":
            self.line(points, theme.colour("rock"), 7)
        elif part.kind == "field":
            self.polygon(points, theme.colour("field"))
            self.line([*points, points[0]], theme.colour("area_edge"), 3)
            for share in (1 / 3, 2 / 3):
                self.line(furrow(points, share), theme.colour("area_edge"), 2, caps=False)
        else:
            colours = {"pond": theme.colour("water"), "rock": theme.colour("rock")}
            self.polygon(smooth(points, True), colours.get(part.kind, theme.colour("grove")))

    def roads(self, board: Board, plan: Layout) -> None:
        theme = self.theme
        ways = [
            (plan.places[space], plan.places[other])
            for space in range(board.village)
            for other in board.neighbours[space]
            if space < other
        ]
        narrow = [(plan.places[place], plan.gates[gate]) for gate in range(6) for place in board.deploy[gate]]
        ways += [(plan.gates[gate], plan.places[board.gate_space[gate]]) for gate in range(6)]
        for way in ways:
            self.line(way, theme.colour("road"), 14)
        for way in narrow:
            self.line(way, theme.colour("road"), 9)

    def joins(self, board: Board, plan: Layout) -> None:
        for squares, points in (
            (board.supplies, plan.supplies),
            (board.storehouses, plan.storehouses),
            (board.houses, plan.houses),
        ):
            for square, point in zip(squares, points, strict=True):
                self._join(square, point, plan)

    def _join(self, square: Square, point: Point, plan: Layout) -> None:
        """Join a square to the spaces beside it: dots, or a line with a head where there is an arrow. Arrows lead
        into storehouses and out of houses; a supply can be reached from every side, so it has none."""
        kind = square.id[0]
        for space in square.touches:
            inner, outer = _between(point, plan.places[space])
            if kind == "R" or space not in square.arrows:
                for piece in dashed([inner, outer], 3, 5):
                    self.line(piece, self.theme.colour("arrow"), 3, caps=False)
                continue
            tip, tail = (inner, outer) if kind == "W" else (outer, inner)
            self.line([tail, tip], self.theme.colour("arrow"), 4, caps=False)
            self._head(tail, tip)

    def _head(self, tail: Point, tip: Point) -> None:
        angle = math.atan2(tip[1] - tail[1], tip[0] - tail[0])
        back = (tip[0] - 15 * math.cos(angle), tip[1] - 15 * math.sin(angle))
        side = (9 * math.sin(angle), -9 * math.cos(angle))
        self.polygon(
            [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])],
            self.theme.colour("arrow"),
        )

    def spaces(self, board: Board, plan: Layout) -> None:
        theme = self.theme
        for space in range(board.village):
            self.disc(plan.places[space], SPACE, theme.colour("outline"))
            self.disc(plan.places[space], SPACE - 2.5, theme.colour("space"))
        for place in range(board.village, len(plan.places)):
            self.disc(plan.places[place], DEPLOY, theme.colour("camp"))


def _between(square: Point, space: Point) -> tuple[Point, Point]:
    """Return where the line from a square to a space leaves the square's frame and meets the space's edge."""
    across, down = space[0] - square[0], space[1] - square[1]
    length = math.hypot(across, down) or 1.0
    leave = min(34 / abs(across) if across else 9.0, 31 / abs(down) if down else 9.0, 0.9)
    meet = max(leave, 1 - (SPACE + 1) / length)
    return (
        (square[0] + across * leave, square[1] + down * leave),
        (square[0] + across * meet, square[1] + down * meet),
    )


def furrow(points: list[Point], share: float) -> list[Point]:
    """Return a line across a four-cornered field, parallel to its longer sides; none for other shapes."""
    if len(points) != 4:
        return [points[0], points[0]]
    a, b, c, d = points
    if math.dist(a, b) + math.dist(c, d) < math.dist(b, c) + math.dist(d, a):
        a, b, c, d = b, c, d, a
    return [
        (a[0] + (d[0] - a[0]) * share, a[1] + (d[1] - a[1]) * share),
        (b[0] + (c[0] - b[0]) * share, b[1] + (c[1] - b[1]) * share),
    ]


def smooth(points: list[Point], closed: bool) -> list[Point]:
    """Round the corners of a line by cutting them twice (Chaikin)."""
    for _ in range(3):
        ends = list(zip(points, points[1:] + points[:1] if closed else points[1:], strict=False))
        rounded = [
            ((ax * (1 - share) + bx * share), (ay * (1 - share) + by * share))
            for (ax, ay), (bx, by) in ends
            for share in (0.25, 0.75)
        ]
        points = rounded if closed else [points[0], *rounded, points[-1]]
    return points


def _tree(theme: Theme, height: int) -> Sprite:
    """Return a pine: three tiers on a short trunk."""

    def make() -> Sprite:
        wide = round(height * 0.72)
        sketch = Sketch(theme, wide, height)
        middle = wide / 2
        sketch.line([(middle, height * 0.7), (middle, height - 1)], "tree_dark", 3)
        for tier in (2, 1, 0):
            top, half = height * (0.03 + 0.23 * tier), middle * (0.58 + 0.2 * tier)
            low = top + height * 0.4
            sketch.polygon([(middle, top), (middle + half, low), (middle - half, low)], "tree", None)
        return sketch.finish()

    return sprite(("tree", theme.name, height), make)


def _plant(image: Image.Image, board: Board, plan: Layout, land: list[Field], theme: Theme) -> None:
    """Scatter pines over the land outside, the same for every theme, never near a symbol or on a field."""
    taken = Image.new("L", (image.width * 2, image.height * 2))
    for field in land:
        taken.paste(255, field.corner, field.outer)
    pen = ImageDraw.Draw(taken)
    for box in plan.boxes:
        left, top, right, bottom = (part * _LARGE for part in box)
        pen.rectangle((left - 8, top - 8, right + 8, bottom + 8), fill=255)
    for part in board.scenery:
        scaled = [(x * _LARGE, y * _LARGE) for x, y in map(plan.point, part.points)]
        if part.kind in _LINES:
            pen.line(scaled, fill=255, width=60)
        elif part.kind != "wood" and len(scaled) > 2:
            pen.polygon(scaled, fill=255)
    chance = random.Random(board.key)
    grown: list[tuple[float, float, int]] = []
    for _ in range(_TREES * 12):
        height = chance.choice((32, 38, 44))
        x, y = chance.uniform(16, WIDTH - 16), chance.uniform(24, plan.height - 24)
        half = height * 0.4 * _LARGE
        box = (
            int(x * _LARGE - half),
            int(y * _LARGE - 1.4 * half),
            int(x * _LARGE + half),
            int(y * _LARGE + 1.4 * half),
        )
        near = any(abs(x - ox) < 32 and abs(y - oy) < 28 for ox, oy, _ in grown)
        if not near and taken.crop(box).getextrema()[1] == 0:
            grown.append((x, y, height))
        if len(grown) == _TREES:
            break
    canvas = Canvas(theme, image)
    for x, y, height in sorted(grown, key=lambda tree: tree[1]):
        canvas.paste(_tree(theme, height), x, y)
