"""Storehouses, supplies, houses, bows and area letters as sprites.

Each building wears its name on the roof. Below it stand the shield with the number an attack must reach, and the
value: a question mark while it is hidden, alike for every value; the number on plain ground once it is public; the
number on violet with a dashed edge where only the viewer knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Sketch, Sprite, sprite
from render.theme import Theme

WIDTH = 66
HEIGHT = 62
SMALL = 20
NUMBER = 22


class Shown(NamedTuple):
    """A value as the viewer may see it."""

    text: str
    """The number, or ``?``."""
    private: bool = False
    """Only this viewer sees it."""
    public: bool = False
    """Everybody sees it."""


HIDDEN = Shown("?")


def _value(sketch: Sketch, x: float, y: float, shown: Shown, plain: tuple[str, str], half: float = 13) -> None:
    """Write a value at a point; ``plain`` is the (ink, ground) of the wall it stands on."""
    box = (x - half, y - 13, x + half, y + 13)
    if shown.private:
        ink, ground = "private_ink", "private"
        sketch.rounded(box, 5, "private", None)
        corners = [
            (box[0] + 1, box[1] + 1),
            (box[2] - 1, box[1] + 1),
            (box[2] - 1, box[3] - 1),
            (box[0] + 1, box[3] - 1),
        ]
        sketch.dashes([*corners, corners[0]], "private_edge", 2, 5, 3)
    elif shown.public:
        ink, ground = plain
    else:
        ink, ground = "coin_ink", "coin"
        sketch.ellipse((x - 12, y - 12, x + 12, y + 12), "coin", "coin_ink", 1.6)
    sketch.text((x, y), shown.text, NUMBER, ink, ground)


def _shield(sketch: Sketch, x: float, y: float, number: int) -> None:
    points = [
        (x - 14, y - 13),
        (x + 14, y - 13),
        (x + 14, y + 2),
        (x + 9, y + 10),
        (x, y + 15),
        (x - 9, y + 10),
        (x - 14, y + 2),
    ]
    sketch.polygon(points, "shield", None)
    sketch.text((x - 0.5, y - 0.5), str(number), SMALL, "shield_ink", "shield")


def storehouse(theme: Theme, name: str, defence: int, shown: Shown) -> Sprite:
    """Return a standing storehouse: white walls, dark roof tiles."""

    def make() -> Sprite:
        sketch = Sketch(theme, WIDTH, HEIGHT)
        sketch.rounded((4, 24, WIDTH - 4, HEIGHT - 1), 2, "wall", "outline", 2)
        roof = [(13, 1.5), (WIDTH - 13, 1.5), (WIDTH - 1, 27), (1, 27)]
        sketch.polygon(roof, "tiles", "outline", 2)
        sketch.text((WIDTH / 2, 15), name, NUMBER, "tiles_ink", "tiles")
        _shield(sketch, 20, 44, defence)
        _value(sketch, 47, 44, shown, ("wall_ink", "wall"))
        return sketch.finish()

    return sprite(("storehouse", theme.name, name, defence, shown), make)


def house(theme: Theme, name: str, shown: Shown) -> Sprite:
    """Return a farm house: a steep thatched roof, a sword and its combat value below."""

    def make() -> Sprite:
        sketch = Sketch(theme, WIDTH, HEIGHT)
        sketch.rounded((8, 30, WIDTH - 8, HEIGHT - 1), 2, "mud", "outline", 2)
        roof = [(22, 1.5), (WIDTH - 22, 1.5), (WIDTH - 1, 33), (1, 33)]
        sketch.polygon(roof, "thatch", "outline", 2)
        sketch.line([(19, 5), (WIDTH - 19, 5)], "wood_dark", 4)
        sketch.text((WIDTH / 2, 20.5), name, NUMBER, "thatch_ink", "thatch")
        sword(sketch, 21, 46.5, "mud_ink")
        _value(sketch, 43, 46.5, shown, ("mud_ink", "mud"))
        return sketch.finish()

    return sprite(("house", theme.name, name, shown), make)


def sword(sketch: Sketch, x: float, y: float, colour: str) -> None:
    """Draw a small sword, the sign of combat."""
    sketch.polygon([(x - 2, y + 3), (x - 2, y - 7), (x, y - 10.5), (x + 2, y - 7), (x + 2, y + 3)], colour, None)
    sketch.line([(x - 6, y + 3.5), (x + 6, y + 3.5)], colour, 2.8)
    sketch.line([(x, y + 3), (x, y + 10)], colour, 3.2)


def supply(theme: Theme, name: str, defence: int, shown: Shown) -> Sprite:
    """Return a supply on its square: a bale of rice; the shield stays until its value is public."""

    def make() -> Sprite:
        sketch = Sketch(theme, WIDTH, HEIGHT)
        sketch.rounded((4, 2, WIDTH - 4, HEIGHT - 2), 15, "straw", "outline", 2.4)
        sketch.rounded((4, 2, WIDTH - 4, 42), 15, "straw_dark", "outline", 2.4)
        sketch.line([(5.5, 29), (WIDTH - 5.5, 29)], "outline", 3)
        sketch.polygon([(6, 29), (WIDTH - 6, 29), (WIDTH - 6, 44), (6, 44)], "straw", None)
        sketch.text((WIDTH / 2, 16), name, NUMBER, "straw_dark_ink", "straw_dark")
        if shown.public:
            sketch.text((WIDTH / 2, 45), shown.text, 26, "straw_ink", "straw")
        else:
            _shield(sketch, 21, 43.5, defence)
            _value(sketch, 46, 43.5, shown, ("straw_ink", "straw"))
        return sketch.finish()

    return sprite(("supply", theme.name, name, defence, shown), make)


def empty(theme: Theme, name: str, value: str = "") -> Sprite:
    """Return the mark of a square whose supply or storehouse is gone, with the value that was lost."""

    def make() -> Sprite:
        sketch = Sketch(theme, WIDTH, HEIGHT)
        sketch.rounded((4, 3, WIDTH - 4, HEIGHT - 3), 8, "gone", None)
        corners = [(6, 5), (WIDTH - 6, 5), (WIDTH - 6, HEIGHT - 5), (6, HEIGHT - 5), (6, 5)]
        sketch.dashes(corners, "gone_ink", 2, 6, 5)
        sketch.text((WIDTH / 2, 19 if value else HEIGHT / 2), name, NUMBER, "gone_ink", "gone")
        if value:
            sketch.text((WIDTH / 2, 43), value, NUMBER, "bandit_text", "gone")
        return sketch.finish()

    return sprite(("empty", theme.name, name, value), make)


def sack(theme: Theme, values: str) -> Sprite:
    """Return the small sack that lies in a space or hangs on a token, with its value or values."""

    def make() -> Sprite:
        wide = 16 + 11 * len(values)
        sketch = Sketch(theme, wide, 30)
        sketch.polygon(
            [(wide / 2 - 8, 1.5), (wide / 2 + 8, 1.5), (wide / 2 + 4, 8), (wide / 2 - 4, 8)], "straw_dark", "outline", 2
        )
        sketch.rounded((1, 6.5, wide - 1, 29), 10, "straw", "outline", 2)
        sketch.text((wide / 2, 18), values, SMALL, "straw_ink", "straw")
        return sketch.finish()

    return sprite(("sack", theme.name, values), make)


def bows(theme: Theme, count: str) -> Sprite:
    """Return an area's bows: a rack with a bow and how many are left."""

    def make() -> Sprite:
        wide, high = 54 if len(count) < 2 else 64, 34
        sketch = Sketch(theme, wide, high)
        sketch.rounded((1, 1, wide - 1, high - 1), 7, "plate", "wood", 2)
        sketch.arc((0, 5, 22, high - 5), -80, 80, "wood", 3.4)
        sketch.line([(13, 6), (13, high - 6)], "plate_ink", 1.4)
        sketch.line([(7, high / 2), (26, high / 2)], "plate_ink", 1.8)
        sketch.text((wide - 15 if len(count) < 2 else wide - 20, high / 2), count, NUMBER, "plate_ink", "plate")
        return sketch.finish()

    return sprite(("bows", theme.name, count), make)


def seal(theme: Theme, letter: str) -> Sprite:
    """Return an area's letter as a carved seal."""

    def make() -> Sprite:
        sketch = Sketch(theme, 52, 52)
        sketch.rounded((1, 1, 51, 51), 10, "seal", None)
        sketch.rounded((4, 4, 48, 48), 7, None, "seal_ink", 1.6)
        sketch.text((26, 26), letter, 46, "seal_ink", "seal", "display")
        return sketch.finish()

    return sprite(("seal", theme.name, letter), make)
