"""The garden around the cards, in its season: raked ground, trees, and what falls from them."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from PIL import Image

from render.canvas import UNIT, Canvas, Sketch, Sprite, sprite
from render.hanzo.colours import season
from render.hanzo.plan import Plan
from render.hanzo.tiles import drop
from render.theme import Theme

_DROPS = 150
_TREES = 40


def garden(theme: Theme, plan: Plan, places: Iterable[tuple[int, int]]) -> Image.Image:
    """Draw the band that the map lies in, without the map; ``places`` are the cells (row, column) that it covers."""
    canvas = Canvas(theme, Image.new("RGB", (plan.width, plan.height), theme.colour("ground")))
    _rake(canvas, plan)
    taken = _Taken(plan, places)
    chance = random.Random(f"{plan.rows}x{plan.columns}")
    wide, high = plan.width / UNIT, plan.height / UNIT
    kind = season(theme)
    for _ in range(_DROPS):
        x, y = chance.uniform(8, wide - 8), chance.uniform(8, high - 8)
        variant = chance.randrange(5)
        if taken.free(x, y, 9):
            canvas.paste(_drop(theme, kind, variant), x, y)
    grown: list[tuple[float, float, int]] = []
    for _ in range(_TREES * 8):
        size = chance.choice((54, 66, 80))
        x, y = chance.uniform(-10, wide + 10), chance.uniform(20, high + 6)
        apart = all(math.dist((x, y), (ox, oy)) > 0.62 * (size + other) for ox, oy, other in grown)
        if apart and len(grown) < _TREES and taken.free(x, y, size * 0.44):
            grown.append((x, y, size))
            taken.take(x, y, size * 0.5)
    for x, y, size in sorted(grown, key=lambda tree: tree[1]):
        canvas.paste(_tree(theme, kind, size), x, y)
    return canvas.image


class _Taken:
    """Where nothing may grow: under the cards and the labels, and where something stands already."""

    def __init__(self, plan: Plan, places: Iterable[tuple[int, int]]) -> None:
        self._sheet = Image.new("1", (plan.width, plan.height))
        for place in places:
            x, y = plan.corner(place)
            self._sheet.paste(1, (x - 5, y - 5, x + plan.side + 5, y + plan.side + 5))
        x, y = plan.corner((0, 0))
        self._sheet.paste(1, (x - 34, y - 32, x + plan.side * plan.columns, y))
        self._sheet.paste(1, (x - 34, y - 32, x, y + plan.side * plan.rows))

    def free(self, x: float, y: float, reach: float) -> bool:
        box = [round(part * UNIT) for part in (x - reach, y - reach, x + reach, y + reach)]
        return self._sheet.crop((box[0], box[1], box[2], box[3])).getbbox() is None

    def take(self, x: float, y: float, reach: float) -> None:
        box = [round(part * UNIT) for part in (x - reach, y - reach, x + reach, y + reach)]
        self._sheet.paste(1, (box[0], box[1], box[2], box[3]))


def _rake(canvas: Canvas, plan: Plan) -> None:
    """Draw the lines of a rake."""
    wide, high = plan.width / UNIT, plan.height / UNIT

    def make() -> Sprite:
        sketch = Sketch(canvas.theme, wide, high, 2)
        for number in range(int(high // 26) + 2):
            points = [(x, number * 26 + 5 * math.sin(x / 62 + number * 0.4)) for x in range(0, int(wide) + 12, 12)]
            sketch.line(points, "ground_line", 3)
        return sketch.finish()

    canvas.paste(make(), wide / 2, high / 2)


def _drop(theme: Theme, kind: str, variant: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 24, 24)
        drop(sketch, kind, 12, 12, 6 + variant % 3, variant * 1.3)
        return sketch.finish()

    return sprite(("drop", theme.name, kind, variant), make)


def _tree(theme: Theme, kind: str, size: int) -> Sprite:
    """Return the tree of a season: cherry, bamboo, maple, or a pine under snow."""

    def make() -> Sprite:
        sketch = Sketch(theme, size, size)
        if kind == "winter":
            _pine(sketch, size)
        elif kind == "summer":
            _bamboo(sketch, size)
        else:
            _crown(sketch, size, kind)
        return sketch.finish()

    return sprite(("season-tree", theme.name, kind, size), make)


def _crown(sketch: Sketch, size: float, kind: str) -> None:
    sketch.line([(size * 0.5, size * 0.98), (size * 0.46, size * 0.7), (size * 0.52, size * 0.4)], "trunk", size * 0.09)
    sketch.line([(size * 0.48, size * 0.66), (size * 0.72, size * 0.45)], "trunk", size * 0.05)
    sketch.line([(size * 0.47, size * 0.7), (size * 0.26, size * 0.5)], "trunk", size * 0.05)
    puffs = [(0.28, 0.44, 0.22), (0.72, 0.42, 0.22), (0.5, 0.27, 0.26), (0.5, 0.48, 0.2)]
    for colour, shift, shrink in (("crown_dark", 0.05, 0.0), ("crown", 0.0, 0.01), ("crown_light", -0.07, 0.13)):
        for x, y, reach in puffs:
            half = reach - shrink
            middle = (x + shift / 2) * size, (y + shift) * size
            if kind == "autumn" and colour == "crown_light":
                drop(sketch, kind, x * size - 3, y * size - 4, size * 0.06, x * 9)
            else:
                _disc(sketch, middle, half * size, colour)


def _disc(sketch: Sketch, middle: tuple[float, float], radius: float, fill: str) -> None:
    x, y = middle
    sketch.ellipse((x - radius, y - radius, x + radius, y + radius), fill)


_BLADES = ((0.3, 0.2, 0.5), (0.56, 0.1, -0.4), (0.6, 0.32, 0.5), (0.74, 0.26, 2.7), (0.26, 0.42, 2.6), (0.5, 0.24, 2.8))
"""Leaves of the bamboo: where they begin, and their direction."""


def _bamboo(sketch: Sketch, size: float) -> None:
    for x, top in ((0.34, 0.1), (0.54, 0.02), (0.72, 0.18)):
        sketch.line([(size * x, size), (size * (x - 0.03), size * top)], "crown_dark", size * 0.075)
        sketch.line([(size * x, size), (size * (x - 0.03), size * top)], "crown", size * 0.04)
        for share in (0.35, 0.58, 0.8):
            sketch.line(
                [(size * (x - 0.045), size * share), (size * (x + 0.04), size * share)], "crown_dark", size * 0.02
            )
    for x, y, turn in _BLADES:
        far = size * 0.24
        tip = size * x + far * math.cos(turn), size * y + far * math.sin(turn)
        middle = size * x + far * 0.5 * math.cos(turn), size * y + far * 0.5 * math.sin(turn)
        across = size * 0.045 * math.sin(turn), size * 0.045 * -math.cos(turn)
        blade = [
            (size * x, size * y),
            (middle[0] + across[0], middle[1] + across[1]),
            tip,
            (middle[0] - across[0], middle[1] - across[1]),
        ]
        sketch.polygon(blade, "crown_light" if turn < 1 else "crown", "crown_dark", size * 0.015)


def _pine(sketch: Sketch, size: float) -> None:
    sketch.line([(size / 2, size * 0.72), (size / 2, size * 0.99)], "trunk", size * 0.08)
    for tier in (2, 1, 0):
        top, half = size * (0.02 + 0.22 * tier), size * (0.24 + 0.09 * tier)
        low = top + size * 0.4
        sketch.polygon([(size / 2, top), (size / 2 + half, low), (size / 2 - half, low)], "crown", "crown_dark", 1.5)
        cap = [
            (size / 2, top),
            (size / 2 + half * 0.62, top + (low - top) * 0.62),
            (size / 2 + half * 0.3, top + (low - top) * 0.5),
            (size / 2, top + (low - top) * 0.66),
            (size / 2 - half * 0.3, top + (low - top) * 0.5),
            (size / 2 - half * 0.62, top + (low - top) * 0.62),
        ]
        sketch.polygon(cap, "crown_light")
