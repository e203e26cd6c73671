"""Dice and samurai."""

from __future__ import annotations

import math
from functools import lru_cache

from render.canvas import Sketch, Sprite, sprite
from render.hanzo.tiles import SIZE, Sheet
from render.theme import Theme

_EDGE = 72
"""Side of a die, in hundred-and-twentieths of a cell; turned by an eighth it still fits."""
_PIP = 7.6
_ANGLES = {"u": 0, "d": 90, "h": 45, "v": 135, "x": 0, "+": 45, ".": 0, "": 0}
"""Degrees clockwise by which a die is turned to lie on an axis (HZ-081)."""
PLAIN, GHOST, SPENT = "plain", "ghost", "spent"
LOOKS = {
    PLAIN: ("die", "die_ink", "outline"),
    GHOST: ("private", "private_ink", "private_edge"),
    SPENT: ("gone", "gone_ink", "gone_ink"),
}
"""Fill, pips and edge of a die: one that lies there, one that is only considered, one that is out of play."""
_SIX = {"v": 0, "h": 90, "u": 45, "d": 135}


@lru_cache(maxsize=8)
def _pips(value: int) -> tuple[tuple[float, float], ...]:
    """Return the pips of a face before it is turned: those of 2 and 3 run from the lower left to the upper right."""
    far = 19
    rising, falling = [(-far, far), (far, -far)], [(-far, -far), (far, far)]
    six = [(x, y) for x in (-far, far) for y in (-far, 0, far)]
    return tuple({1: [], 2: rising, 3: rising, 4: rising + falling, 5: rising + falling, 6: six}[value]) + (
        ((0.0, 0.0),) if value % 2 else ()
    )


def _turned(points: list[tuple[float, float]], degrees: float, x: float, y: float) -> list[tuple[float, float]]:
    turn = math.radians(degrees)
    return [
        (x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(turn))
        for px, py in points
    ]


def _face(sketch: Sketch, value: int, axis: str, x: float, y: float, share: float, look: str) -> None:
    """Draw a die around a point; its pips show how it lies."""
    angle = (_SIX if value == 6 else _ANGLES).get(axis, 0)
    half = _EDGE / 2 * share
    fill, ink, edge = LOOKS[look]
    rounded = []
    for cx, cy, start in ((1, -1, 270), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        radius = half * 0.32
        for step in range(5):
            turn = math.radians(start + step * 22.5)
            rounded.append(
                (cx * (half - radius) + radius * math.cos(turn), cy * (half - radius) + radius * math.sin(turn))
            )
    body = _turned(rounded, angle, x, y)
    sketch.polygon(body, edge, edge, 7 * share)
    if look == PLAIN:
        sketch.polygon(body, ink, ink, 3 * share)
    sketch.polygon(body, fill)
    radius = _PIP * share
    for px, py in _turned([(px * share, py * share) for px, py in _pips(value)], angle, x, y):
        sketch.ellipse((px - radius, py - radius, px + radius, py + radius), ink)


def die(theme: Theme, value: int, axis: str, pixels: int, look: str = PLAIN) -> Sprite:
    """Return a die as it lies on a cell, in one of `LOOKS`."""

    def make() -> Sprite:
        sheet = Sheet(theme, pixels)
        _face(sheet, value, axis, SIZE / 2, SIZE / 2, 1, look)
        return sheet.finish()

    return sprite(("die", theme.name, value, axis, pixels, look), make)


def loose_die(theme: Theme, value: int, size: float, look: str = PLAIN) -> Sprite:
    """Return a die beside the map, ``size`` units wide."""

    def make() -> Sprite:
        sketch = Sketch(theme, size, size)
        _face(sketch, value, "v" if value == 6 else "", size / 2, size / 2, size / (_EDGE + 10), look)
        return sketch.finish()

    return sprite(("loose-die", theme.name, value, size, look), make)


def _helmet(sketch: Sketch, x: float, y: float, share: float, ghost: bool) -> None:
    """Draw a samurai's helmet with its horns above a mask."""

    def points(pairs: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + (px - 60) * share, y + (py - 62) * share) for px, py in pairs]

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        (a, b), (c, d) = points([(left, top), (right, bottom)])
        return a, b, c, d

    fill, ink, edge = ("gone", "gone_ink", "gone_ink") if ghost else ("samurai", "samurai_ink", "outline")
    guard = points([(26, 56), (94, 56), (106, 88), (88, 98), (32, 98), (14, 88)])
    sketch.polygon(guard, edge, edge, 7 * share)
    sketch.ellipse(box(25, 18, 95, 92), edge)
    sketch.polygon(guard, fill)
    sketch.ellipse(box(29, 22, 91, 92), fill)
    for line in (68, 79, 90):
        sketch.line(points([(20, line + 2), (32, line)]), edge, 2.6 * share)
        sketch.line(points([(88, line), (100, line + 2)]), edge, 2.6 * share)
    sketch.polygon(points([(38, 62), (82, 62), (80, 92), (60, 104), (40, 92)]), ink, edge, 3 * share)
    for left in (43, 64):
        sketch.polygon(points([(left, 70), (left + 13, 70), (left + 11, 76), (left + 2, 76)]), edge)
    sketch.line(points([(50, 91), (70, 91)]), edge, 3.4 * share)
    sketch.rounded(box(30, 52, 90, 62), 3 * share, "gone" if ghost else "horn", edge, 2.4 * share)
    horns = points(
        [
            (60, 54), (48, 44), (34, 30), (24, 6), (46, 26), (60, 38), (74, 26), (96, 6), (86, 30), (72, 44),
        ]
    )  # fmt: skip
    sketch.polygon(horns, "gone" if ghost else "horn", edge, 5 * share)
    sketch.polygon(horns, "gone" if ghost else "horn")


def samurai(theme: Theme, pixels: int) -> Sprite:
    """Return a samurai on a cell."""

    def make() -> Sprite:
        sheet = Sheet(theme, pixels)
        _helmet(sheet, 60, 62, 0.92, False)
        return sheet.finish()

    return sprite(("helmet", theme.name, pixels), make)


def small_samurai(theme: Theme, size: float, ghost: bool = False) -> Sprite:
    """Return a samurai beside the map, ``size`` units wide; a ``ghost`` is an empty place."""

    def make() -> Sprite:
        sketch = Sketch(theme, size, size)
        _helmet(sketch, size / 2, size / 2, size / 108, ghost)
        return sketch.finish()

    return sprite(("small-helmet", theme.name, size, ghost), make)
