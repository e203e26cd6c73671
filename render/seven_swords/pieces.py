"""Bandit tokens and samurai stands as sprites.

A bandit's shape tells his kind (round on foot, pointed for archers, square when mounted), his letter repeats it, and
a dark body with horns makes a veteran; turned over after an attack he is pale with a broken edge. Samurai are
helmets with the beginning of their name; a wound turns the neck guard pale and marks it.
"""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Sketch, Sprite, sprite
from render.theme import Theme

TOKEN = 48
"""Width and height of a bandit token."""
HELMET = 54
LETTERS = ("b", "b", "a", "a", "m", "m")
"""What stands on a token, per type, before its number; veterans are told by their dark body and horns."""

_SHAPES = ("foot", "archer", "mounted")


def _outline(shape: str, inset: float) -> list[tuple[float, float]]:
    """Return the outline of a pointed or square token, some pixels inside its frame."""
    left, right, top, bottom = 2 + inset, TOKEN - 2 - inset, 1.5 + inset, TOKEN - 2 - inset
    middle = TOKEN / 2
    if shape == "archer":
        shoulder = 17 + inset * 0.4
        return [
            (middle, top + inset * 0.3),
            (right + 1, shoulder),
            (right - 2, bottom),
            (left + 2, bottom),
            (left - 1, shoulder),
        ]
    return [(left, top + 3), (right, top + 3), (right, bottom - 1), (left, bottom - 1)]


def _body(sketch: Sketch, shape: str, inset: float, fill: str | None, edge: str | None, width: float) -> None:
    if shape == "foot":
        margin = 2 + inset
        sketch.ellipse((margin, margin, TOKEN - margin, TOKEN - margin), fill, edge, width)
    elif shape == "mounted":
        margin = 3 + inset
        sketch.rounded((margin, margin, TOKEN - margin, TOKEN - margin), 7, fill, edge, width)
    else:
        sketch.polygon(_outline(shape, inset), fill, edge, width)


def _crescent(sketch: Sketch, middle: float, top: float, half: float, deep: float) -> None:
    """Draw a helmet's horns: two blades that rise from the brow, with a dark edge so that they show on any ground."""
    left = [(middle - half, top), (middle - half * 0.72, top + deep * 0.62), (middle, top + deep)]
    blade = [
        *left,
        (middle + half * 0.72, top + deep * 0.62),
        (middle + half, top),
        (middle + half * 0.42, top + deep * 0.42),
        (middle, top + deep * 0.62),
        (middle - half * 0.42, top + deep * 0.42),
    ]
    sketch.polygon(blade, "horn", "outline", 3)
    sketch.polygon(blade, "horn", None)


def token(theme: Theme, kind: int, number: int, spent: bool) -> Sprite:
    """Return the sprite of a bandit token: its type (0 to 5), its number among them, whether it has attacked."""
    return _token(theme, kind, str(number), spent)


def emblem(theme: Theme, kind: int) -> Sprite:
    """Return the sprite that stands for a bandit type: a token without a number."""
    return _token(theme, kind, "", False)


def _token(theme: Theme, kind: int, number: str, spent: bool) -> Sprite:

    def make() -> Sprite:
        shape, veteran = _SHAPES[kind // 2], kind % 2 == 1
        sketch = Sketch(theme, TOKEN, TOKEN)
        fill, ink = ("veteran", "veteran_ink") if veteran else ("bandit", "bandit_ink")
        edge = fill if spent else ink
        if spent:
            fill, ink = "spent", "spent_ink"
        _body(sketch, shape, 0, "outline", "outline", 2)
        _body(sketch, shape, 1.5, edge, None, 0)
        _body(sketch, shape, 5 if spent else 3.5, fill, None, 0)
        if veteran:
            _crescent(sketch, TOKEN / 2, 1 if shape == "archer" else 2, 15 if shape == "archer" else 17, 15)
        if spent:
            sketch.line([(14, TOKEN - 10), (TOKEN - 14, TOKEN - 10)], ink, 2.6)
        low = (4 if shape == "archer" else 0.5) + (4 if veteran and shape != "archer" else 2 if veteran else 0)
        size = 22 if veteran or spent or shape == "mounted" else 24
        rise = 2 if spent else 0
        sketch.text((TOKEN / 2 - 0.5, TOKEN / 2 + low - rise), f"{LETTERS[kind]}{number}", size, ink, fill)
        return sketch.finish()

    return sprite(("token", theme.name, kind, number, spent), make)


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the shortest beginnings, of three letters at least, that tell the names apart."""
    short = []
    for name in names:
        length = 3
        while length < len(name) and sum(other.startswith(name[:length]) for other in names) > 1:
            length += 1
        short.append(name[:length])
    return tuple(short)


def helmet(theme: Theme, short: str, red: bool) -> Sprite:
    """Return the sprite of a samurai's stand."""

    def make() -> Sprite:
        wide, high, middle = HELMET, HELMET, HELMET / 2
        sketch = Sketch(theme, wide, high)
        guard = [(7, 25), (wide - 7, 25), (wide - 1, 46.5), (wide - 12, 51), (12, 51), (1, 46.5)]
        sketch.polygon(guard, "outline", "outline", 2)
        sketch.polygon(
            [(8.5, 26), (wide - 8.5, 26), (wide - 3, 45.5), (wide - 12.5, 49.3), (12.5, 49.3), (3, 45.5)],
            "wound" if red else "samurai",
            None,
        )
        sketch.ellipse((8.5, 5.5, wide - 8.5, 46), "outline", None)
        sketch.ellipse((10.5, 7.5, wide - 10.5, 46), "samurai", None)
        sketch.polygon(
            [(8.5, 26), (wide - 8.5, 26), (wide - 3, 45.5), (wide - 12.5, 49.3), (12.5, 49.3), (3, 45.5)],
            "wound" if red else "samurai",
            None,
        )
        sketch.rounded((5, 22, wide - 5, 27), 2, "bandit" if red else "horn", "outline", 1)
        _crescent(sketch, middle, 1, 19, 17)
        ink, ground = ("wound_ink", "wound") if red else ("samurai_ink", "samurai")
        size = 21 if len(short) <= 3 else 20
        sketch.text((middle, 37.5), short, size, ink, ground)
        return sketch.finish()

    return sprite(("helmet", theme.name, short, red), make)
