"""Where everything of a village is drawn, in pixels of the picture.

Village files say where things are on a canvas of 1000 units. Here that canvas is scaled to the width of the picture,
symbols that would overlap are moved apart, and everything that may stand anywhere (name plates, plaques, letters,
bows) is put where it covers nothing. Computed once for a village.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from engine.seven_swords.board import Board
from render.cache import ByteCache
from render.canvas import Box

WIDTH = 1200
"""Width of every board picture."""
MARGIN = 12
SPACE = 28
"""Radius of a village space."""
DEPLOY = 27
"""Radius of a deployment space."""
PLATE = (40, 24)
PLAQUE = (152, 36)
SEAL = (52, 52)
BOWS = (64, 34)
GAP = 3
_AIR = 3
"""Free border around what may stand anywhere."""
_ROUNDS = 400

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]


class Extent(NamedTuple):
    """How far a symbol reaches from its point."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, x: float, y: float) -> Rectangle:
        """Return the box around a point."""
        return (x - self.left, y - self.top, x + self.right, y + self.bottom)


_SPACE_EXTENT = Extent(34, 38, 36, 48)
_DEPLOY_EXTENT = Extent(28, 28, 28, 28)
_SQUARE_EXTENT = Extent(35, 33, 35, 33)
_GATE_EXTENT = Extent(17, 17, 17, 17)


class Layout(NamedTuple):
    """Positions in pixels; the village picture is `WIDTH` wide and ``height`` high."""

    height: int
    scale: float
    origin: Point
    places: tuple[Point, ...]
    gates: tuple[Point, ...]
    gate_angle: tuple[float, ...]
    """Direction of the way through each gate, in degrees from the x axis."""
    supplies: tuple[Point, ...]
    storehouses: tuple[Point, ...]
    houses: tuple[Point, ...]
    plaques: tuple[Point, ...]
    seals: tuple[Point, ...]
    bows: tuple[Point, ...]
    boxes: tuple[Box, ...]
    """Boxes kept free for symbols."""

    def point(self, xy: Point) -> Point:
        """Return where a point of the village's own canvas is drawn."""
        return (self.origin[0] + xy[0] * self.scale, self.origin[1] + xy[1] * self.scale)


_layouts: ByteCache[tuple[object, ...], Layout] = ByteCache(600_000)


def signature(board: Board) -> tuple[object, ...]:
    """Return everything of a village that its drawing depends on, as a key."""
    squares = (board.supplies, board.storehouses, board.houses)
    points = (board.xy, board.gate_xy, board.bow_xy, board.area_xy)
    return (board.key, board.title, board.names, board.neighbours, board.area_of, squares, points, board.scenery)


def layout(board: Board) -> Layout:
    """Return the layout of a village; kept within a bound."""
    return _layouts.get(signature(board), lambda: _arrange(board), lambda _: 20_000)


def _arrange(board: Board) -> Layout:
    squares = [*board.supplies, *board.storehouses, *board.houses]
    raw = [*board.xy, *(square.xy for square in squares), *board.gate_xy]
    extents = [_SPACE_EXTENT] * board.village + [_DEPLOY_EXTENT] * 18
    extents += [_SQUARE_EXTENT] * 15 + [_GATE_EXTENT] * 6
    scale, origin = _fit(raw, extents)
    points = [(origin[0] + x * scale, origin[1] + y * scale) for x, y in raw]
    _spread(points, extents)
    boxes = [extent.at(*point) for point, extent in zip(points, extents, strict=True)]
    places, rest = points[: len(board.xy)], points[len(board.xy) :]
    angles = [_angle(board, places, gate) for gate in range(6)]
    roads = [(places[a], places[b]) for a in range(board.village) for b in board.neighbours[a] if a < b] + [
        (places[place], rest[15 + gate]) for gate in range(6) for place in board.deploy[gate]
    ]
    joins = [(rest[number], places[space]) for number, square in enumerate(squares) for space in square.touches]
    bounds = (MARGIN, MARGIN, WIDTH - MARGIN, max(box[3] for box in boxes))
    for gate in range(6):
        boxes += _stakes(rest[15 + gate], angles[gate])
    outlines = [
        (_scaled(first, scale, origin), _scaled(second, scale, origin))
        for part in board.scenery
        if part.kind in ("field", "pond", "stream")
        for first, second in pairwise((*part.points, *part.points[: part.kind != "stream"]))
    ]
    finder = _Finder(boxes, [(roads, 26.0), (joins, 7.0), (outlines, 9.0)], bounds)
    seals = [finder.place(_scaled(xy, scale, origin), SEAL, 260) for xy in board.area_xy]
    plaques = [finder.place(_outside(rest[15 + gate], angles[gate]), PLAQUE, 220) for gate in range(6)]
    bows = [finder.place(_scaled(xy, scale, origin), BOWS, 260) for xy in board.bow_xy]
    height = math.ceil(max(box[3] for box in finder.boxes)) + MARGIN
    return Layout(
        height=height,
        scale=scale,
        origin=origin,
        places=tuple(places),
        gates=tuple(rest[15:]),
        gate_angle=tuple(angles),
        supplies=tuple(rest[:5]),
        storehouses=tuple(rest[5:10]),
        houses=tuple(rest[10:15]),
        plaques=tuple(plaques),
        seals=tuple(seals),
        bows=tuple(bows),
        boxes=tuple((round(a), round(b), round(c), round(d)) for a, b, c, d in finder.boxes),
    )


def _scaled(xy: Point, scale: float, origin: Point) -> Point:
    return (origin[0] + xy[0] * scale, origin[1] + xy[1] * scale)


def _fit(points: list[Point], extents: list[Extent]) -> tuple[float, Point]:
    """Return scale and origin that make the village exactly as wide as the picture."""
    low, high = 0.5, 3.0
    for _ in range(40):
        scale = (low + high) / 2
        left = min(x * scale - extent.left for (x, _), extent in zip(points, extents, strict=True))
        right = max(x * scale + extent.right for (x, _), extent in zip(points, extents, strict=True))
        if right - left > WIDTH - 2 * MARGIN:
            high = scale
        else:
            low = scale
    left = min(x * low - extent.left for (x, _), extent in zip(points, extents, strict=True))
    top = min(y * low - extent.top for (_, y), extent in zip(points, extents, strict=True))
    return low, (MARGIN - left, MARGIN - top)


def _spread(points: list[Point], extents: list[Extent]) -> None:
    """Move overlapping symbols apart, each pair along the shorter way, and keep all inside the picture."""
    for _ in range(_ROUNDS):
        moved = False
        for first in range(len(points)):
            for second in range(first + 1, len(points)):
                push = _push(points[first], extents[first], points[second], extents[second])
                if push is None:
                    continue
                moved = True
                points[first] = (points[first][0] - push[0], points[first][1] - push[1])
                points[second] = (points[second][0] + push[0], points[second][1] + push[1])
        for number, (x, y) in enumerate(points):
            extent = extents[number]
            x = min(max(x, MARGIN + extent.left), WIDTH - MARGIN - extent.right)
            points[number] = (x, max(y, MARGIN + extent.top))
        if not moved:
            return


def _push(a: Point, ea: Extent, b: Point, eb: Extent) -> Point | None:
    """Return half of the step that parts two symbols, or ``None`` if they are apart."""
    across = min(a[0] + ea.right, b[0] + eb.right) - max(a[0] - ea.left, b[0] - eb.left) + GAP
    if across <= 0:
        return None
    down = min(a[1] + ea.bottom, b[1] + eb.bottom) - max(a[1] - ea.top, b[1] - eb.top) + GAP
    if down <= 0:
        return None
    if across < down:
        return ((across / 2 + 0.05) * (1 if b[0] >= a[0] else -1), 0.0)
    return (0.0, (down / 2 + 0.05) * (1 if b[1] >= a[1] else -1))


def _angle(board: Board, places: list[Point], gate: int) -> float:
    inner = places[board.gate_space[gate]]
    group = [places[place] for place in board.deploy[gate]]
    outer = (sum(x for x, _ in group) / 3, sum(y for _, y in group) / 3)
    return math.degrees(math.atan2(outer[1] - inner[1], outer[0] - inner[0]))


def _stakes(gate: Point, angle: float) -> list[Rectangle]:
    """Return small boxes along the row of stakes across a gate's way."""
    across = math.radians(angle + 90)
    points = [(gate[0] + off * math.cos(across), gate[1] + off * math.sin(across)) for off in (-28, -14, 0, 14, 28)]
    return [(x - 9, y - 9, x + 9, y + 9) for x, y in points]


def _outside(gate: Point, angle: float) -> Point:
    """Return the point beside a palisade where its plaque is looked for first."""
    across = math.radians(angle + 90)
    return (gate[0] + 95 * math.cos(across), gate[1] + 40 * math.sin(across))


def overlap(a: Iterable[float], b: Iterable[float]) -> float:
    """Return the area two boxes share."""
    left, top, right, bottom = a
    left2, top2, right2, bottom2 = b
    across = min(right, right2) - max(left, left2)
    down = min(bottom, bottom2) - max(top, top2)
    return across * down if across > 0 and down > 0 else 0.0


class _Finder:
    """Finds room for things that may stand anywhere near a point. Lines come with how bad it is to cover them."""

    def __init__(
        self,
        boxes: list[Rectangle],
        lines: list[tuple[list[tuple[Point, Point]], float]],
        bounds: Rectangle,
    ) -> None:
        self.boxes = boxes
        self.bounds = bounds
        self.samples = [(*point, weight) for group, weight in lines for line in group for point in _along(*line)]

    def place(self, wish: Point, size: tuple[int, int], reach: int) -> Point:
        """Return the best free point near a wish, and keep its box free from now on."""
        around = _around(wish, (size[0] + 2 * reach, size[1] + 2 * reach), _AIR)
        boxes = [box for box in self.boxes if overlap(box, around)]
        left, top, right, bottom = around
        samples = [one for one in self.samples if left < one[0] < right and top < one[1] < bottom]
        best, lowest = wish, math.inf
        for away in range(0, reach, 6):
            if away * 0.25 > lowest:
                break
            turns = max(1, away // 3)
            for turn in range(turns):
                angle = 2 * math.pi * turn / turns
                point = (wish[0] + away * math.cos(angle), wish[1] + away * math.sin(angle))
                cost = self._cost(_around(point, size, _AIR), boxes, samples) + away * 0.25
                if cost < lowest:
                    best, lowest = point, cost
        self.boxes.append(_around(best, size, _AIR))
        return (round(best[0]), round(best[1]))

    def _cost(self, box: Rectangle, boxes: list[Rectangle], samples: list[tuple[float, float, float]]) -> float:
        """Return how bad a place is: outside, on symbols, on roads, on lines; 0 is free."""
        left, top, right, bottom = self.bounds
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return 1e6
        shared = [area for area in (overlap(box, other) for other in boxes) if area]
        if shared:
            return 1000.0 * len(shared) + sum(shared)
        left, top, right, bottom = box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6
        return sum(weight for x, y, weight in samples if left < x < right and top < y < bottom)


def _around(point: Point, size: tuple[int, int], gap: float) -> Rectangle:
    half_width, half_height = size[0] / 2 + gap, size[1] / 2 + gap
    return (point[0] - half_width, point[1] - half_height, point[0] + half_width, point[1] + half_height)


def _along(start: Point, end: Point) -> list[Point]:
    """Return points every few pixels along a line."""
    count = max(1, int(math.dist(start, end) / 8))
    return [
        (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
        for step in range(count + 1)
    ]
