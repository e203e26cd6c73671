"""Palisades as sprites: the row of stakes across the way, and the plaque that tells what is known of it."""

from __future__ import annotations

import math

from render.canvas import Sketch, Sprite, sprite
from render.seven_swords.squares import NUMBER, sword
from render.theme import Theme

STAKES = 62
"""Length of the row of stakes."""
_FRAME = 72


def barrier(theme: Theme, angle: float, armed: bool) -> Sprite:
    """Return the stakes of a gate whose way runs in a direction: a closed row, or a broken one with stakes fallen."""
    turn = round(angle / 5) * 5

    def make() -> Sprite:
        sketch = Sketch(theme, _FRAME, _FRAME)
        way, across = math.radians(turn), math.radians(turn + 90)

        def at(along: float, off: float) -> tuple[float, float]:
            middle = _FRAME / 2
            return (
                middle + along * math.cos(across) + off * math.cos(way),
                middle + along * math.sin(across) + off * math.sin(way),
            )

        if armed:
            sketch.line([at(-STAKES / 2, 0), at(STAKES / 2, 0)], "outline", 9)
            sketch.line([at(-STAKES / 2 + 1, 0), at(STAKES / 2 - 1, 0)], "wood_dark", 6)
            for step in range(7):
                _stake(sketch, at(-27 + 9 * step, 0))
        else:
            for along, lean in ((-11, -9), (11, 8)):
                ends = [at(along, -9), at(along + lean, 9)]
                sketch.line(ends, "outline", 9)
                sketch.line(ends, "wood", 5.5)
            for along in (-27, 27):
                _stake(sketch, at(along, 0))
        return sketch.finish()

    return sprite(("barrier", theme.name, turn, armed), make)


def _stake(sketch: Sketch, centre: tuple[float, float]) -> None:
    x, y = centre
    sketch.ellipse((x - 6.5, y - 6.5, x + 6.5, y + 6.5), "wood", "outline", 2)
    sketch.ellipse((x - 2.4, y - 2.4, x + 2.4, y + 2.4), "wood_dark", None)


def plaque(theme: Theme, name: str, figures: tuple[int, int, int] | None, private: bool, armed: bool) -> Sprite:
    """Return a gate's plaque: its name, and combat, defence and crossing where the viewer knows them."""

    def make() -> Sprite:
        wide, high = (152 if figures else 74), 36
        ground = "plate" if armed else "gone"
        ink = "plate_ink" if armed else "gone_ink"
        sketch = Sketch(theme, wide, high)
        sketch.rounded((1, 1, wide - 1, high - 1), 6, ground, "wood_dark" if theme.name == "light" else "wood", 2.4)
        sketch.text((8, high / 2), name, NUMBER, ink, ground, anchor="lm")
        if figures is None:
            sketch.ellipse((wide - 34, 6, wide - 10, 30), "coin", "coin_ink", 1.6)
            sketch.text((wide - 22, high / 2), "?", NUMBER, "coin_ink", "coin")
            return sketch.finish()
        if private:
            ink, ground = "private_ink", "private"
            sketch.rounded((36, 4, wide - 4, high - 4), 4, "private", None)
            corners = [(37, 5), (wide - 5, 5), (wide - 5, high - 5), (37, high - 5), (37, 5)]
            sketch.dashes(corners, "private_edge", 2, 5, 3)
        sword(sketch, 49, high / 2, ink)
        shield_sign(sketch, 86, high / 2, ink)
        crossing_sign(sketch, 121, high / 2, ink)
        for x, number in zip((67, 102, 138), figures, strict=True):
            sketch.text((x, high / 2), str(number), NUMBER, ink, ground)
        if not armed:
            sketch.line([(38, high / 2), (wide - 6, high / 2)], ink, 1.6)
        return sketch.finish()

    return sprite(("plaque", theme.name, name, figures, private, armed), make)


def shield_sign(sketch: Sketch, x: float, y: float, colour: str) -> None:
    """Draw a small shield, the sign of defence."""
    points = [(x - 6, y - 7), (x + 6, y - 7), (x + 6, y + 1), (x, y + 7.5), (x - 6, y + 1)]
    sketch.polygon(points, None, colour, 2.2)


def crossing_sign(sketch: Sketch, x: float, y: float, colour: str) -> None:
    """Draw two steps forward, the sign of movement and of what crossing costs."""
    for shift in (-5, 2):
        sketch.line([(x + shift - 2, y - 6), (x + shift + 4, y), (x + shift - 2, y + 6)], colour, 2.4)
