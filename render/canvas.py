"""Drawing surfaces: a sketch drawn large and reduced to a sprite, and the canvas that sprites and text go onto.

Both note what they draw (boxes of symbols, sizes and colours of text), so that the tests can measure a picture
instead of trusting it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts
from render.cache import ByteCache
from render.memory import give_back
from render.theme import Colour, Theme

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels of the finished picture; the last two are just outside."""
Points = Sequence[tuple[float, float]]

UNIT = 0.78
"""Pixels of the finished picture per unit. All coordinates and sizes are given in units; a board is 1200 wide."""
_SCALE = 4


class Lettering(NamedTuple):
    """A drawn text: its size and the names of its colours, for the tests."""

    text: str
    size: int
    ink: str
    ground: str


class Mark(NamedTuple):
    """A drawn symbol, the box it lies in, and its picture, whose transparent parts do not count."""

    kind: str
    name: str
    box: Box
    image: Image.Image | None = None


class Sprite(NamedTuple):
    """A small picture, placed by its middle: transparent (RGBA), or a solid part of a panel (RGB)."""

    image: Image.Image
    letterings: tuple[Lettering, ...]
    marks: tuple[Mark, ...] = ()
    """The symbols on it, their boxes counted from its corner."""

    @property
    def width(self) -> float:
        """Width in units."""
        return self.image.width / UNIT

    @property
    def height(self) -> float:
        """Height in units."""
        return self.image.height / UNIT


_sprites: ByteCache[Hashable, Sprite] = ByteCache(10_000_000)
_bases: ByteCache[Hashable, Image.Image] = ByteCache(20_000_000)


def sprite(key: Hashable, make: Callable[[], Sprite]) -> Sprite:
    """Return the sprite kept for a key, or make it. The key must contain everything the drawing depends on."""
    return _sprites.get(key, make, lambda made: made.image.width * made.image.height * 4 + 500)


def kept_base(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """Return the large picture kept for a key, or make it: what is the same in many pictures. Copy it to draw on it."""

    def make_and_tidy() -> Image.Image:
        made = make()
        give_back()
        return made

    return _bases.get(key, make_and_tidy, lambda made: made.width * made.height * 3)


def write(
    image: Image.Image, at: tuple[float, float], text: str, size: int, colour: Colour, face: str, anchor: str
) -> Box:
    """Draw one line of text and return its box in pixels.

    ``anchor`` is l, m or r across, then s (base line) or m (middle of the capitals) down.
    """
    mask = fonts.mask(text, face, size * UNIT)
    x, y = at[0] * UNIT, at[1] * UNIT
    if anchor[0] == "m":
        x -= mask.advance / 2
    elif anchor[0] == "r":
        x -= mask.advance
    if anchor[1] == "m":
        y -= fonts.mask("H", face, size * UNIT).top / 2
    left, top = round(x) + mask.left, round(y) + mask.top
    image.paste(colour, (left, top, left + mask.image.width, top + mask.image.height), mask.image)
    return left, top, left + mask.image.width, top + mask.image.height


def reach(text: str, face: str, size: float) -> float:
    """Return how wide a line of text is, in units."""
    return fonts.width(text, face, size * UNIT) / UNIT


def fit(text: str, face: str, size: float, room: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than the room."""
    return fonts.fit(text, face, size * UNIT, int(room * UNIT))


class Sketch:
    """A transparent sheet drawn at four times its size and reduced."""

    def __init__(self, theme: Theme, width: float, height: float, times: int = _SCALE) -> None:
        self.theme = theme
        self.times = times
        self.scale = times * UNIT
        self._image = Image.new("RGBA", (math.ceil(width * UNIT) * times, math.ceil(height * UNIT) * times))
        self._pen = ImageDraw.Draw(self._image)
        self._texts: list[tuple[tuple[float, float], Lettering, str, str]] = []

    def _colour(self, name: str | None) -> Colour | None:
        return None if name is None else self.theme.colour(name)

    def _scaled(self, points: Points) -> list[tuple[float, float]]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def polygon(self, points: Points, fill: str | None, edge: str | None = None, width: float = 2) -> None:
        """Draw a closed outline with corners slightly rounded by its edge."""
        scaled = self._scaled(points)
        if fill:
            self._pen.polygon(scaled, fill=self._colour(fill))
        if edge:
            thick = round(width * self.scale)
            closed = [*scaled, scaled[0], scaled[1]]
            self._pen.line(closed, fill=self._colour(edge), width=thick, joint="curve")

    def ellipse(self, box: Sequence[float], fill: str | None, edge: str | None = None, width: float = 2) -> None:
        """Draw an ellipse inside left, top, right, bottom."""
        scaled = [part * self.scale for part in box]
        self._pen.ellipse(scaled, self._colour(fill), self._colour(edge), round(width * self.scale))

    def rounded(
        self, box: Sequence[float], radius: float, fill: str | None, edge: str | None = None, width: float = 2
    ) -> None:
        """Draw a rectangle with round corners."""
        scaled = [part * self.scale for part in box]
        self._pen.rounded_rectangle(
            scaled, radius * self.scale, self._colour(fill), self._colour(edge), round(width * self.scale)
        )

    def line(self, points: Points, colour: str, width: float) -> None:
        """Draw a line with round joints."""
        self._pen.line(self._scaled(points), self._colour(colour), round(width * self.scale), joint="curve")

    def arc(self, box: Sequence[float], start: float, end: float, colour: str, width: float) -> None:
        """Draw a part of an ellipse, in degrees clockwise from the right."""
        scaled = [part * self.scale for part in box]
        self._pen.arc(scaled, start, end, self._colour(colour), round(width * self.scale))

    def dashes(self, points: Points, colour: str, width: float, dash: float = 6, gap: float = 4) -> None:
        """Draw a dashed line along the points."""
        for piece in dashed(points, dash, gap):
            self.line(piece, colour, width)

    def text(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        ink: str,
        ground: str,
        face: str = "bold",
        anchor: str = "mm",
    ) -> None:
        """Write on the finished sprite; ``ground`` is the colour below, which the tests compare with the ink."""
        self._texts.append((at, Lettering(text, size, ink, ground), face, anchor))

    def paste(self, other: Sprite, x: float, y: float) -> None:
        """Put a finished sprite onto this sheet with its middle at a point."""
        wide, high = other.image.width * self.times, other.image.height * self.times
        large = other.image.resize((wide, high), Image.Resampling.NEAREST)
        corner = round(x * self.scale - wide / 2), round(y * self.scale - high / 2)
        self._image.alpha_composite(large, corner)
        self._texts += [((0, -1000), lettering, "bold", "mm") for lettering in other.letterings]

    def finish(self) -> Sprite:
        """Return the sprite."""
        image = self._image.convert("RGBa").reduce(self.times).convert("RGBA")
        for at, lettering, face, anchor in self._texts:
            colour = self.theme.colour(lettering.ink)
            write(image, at, lettering.text, lettering.size, colour, face, anchor)
        return Sprite(image, tuple(lettering for _, lettering, _, _ in self._texts))


def dashed(points: Points, dash: float, gap: float) -> list[list[tuple[float, float]]]:
    """Cut a polyline into dashes."""
    pieces: list[list[tuple[float, float]]] = []
    drawing, left, piece = True, dash, [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            here = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                pieces.append([*piece, here])
            piece = [here]
            drawing = not drawing
            left = dash if drawing else gap
        left -= length - done
        piece.append((bx, by))
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


class Canvas:
    """The picture being drawn, in RGB, with a list of what is on it."""

    def __init__(self, theme: Theme, image: Image.Image) -> None:
        self.theme = theme
        self.image = image
        self.marks: list[Mark] = []
        self.letterings: list[Lettering] = []

    def paste(self, item: Sprite, x: float, y: float, kind: str = "", name: str = "") -> Box:
        """Put a sprite with its middle at a point; with a ``kind`` it counts as a symbol of its own."""
        left, top = round(x * UNIT - item.image.width / 2), round(y * UNIT - item.image.height / 2)
        box = (left, top, left + item.image.width, top + item.image.height)
        self.image.paste(item.image, box, item.image if item.image.mode == "RGBA" else None)
        self.letterings += item.letterings
        for mark in item.marks:
            moved = (mark.box[0] + left, mark.box[1] + top, mark.box[2] + left, mark.box[3] + top)
            self.marks.append(mark._replace(box=moved))
        if kind:
            self.marks.append(Mark(kind, name, box, item.image))
        return box

    def text(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        ink: str,
        ground: str,
        face: str = "bold",
        anchor: str = "lm",
        kind: str = "text",
    ) -> float:
        """Write one line and return how far it reaches; ``ground`` is the colour it stands on."""
        box = write(self.image, at, text, size, self.theme.colour(ink), face, anchor)
        self.letterings.append(Lettering(text, size, ink, ground))
        self.marks.append(Mark(kind, text, box))
        return reach(text, face, size)

    def part(self, key: Hashable, box: Sequence[float], ground: str, paint: Callable[[Canvas], None]) -> None:
        """Paint a solid rectangle of the picture, or take it from the store.

        ``paint`` gets a canvas of its own, filled with the ``ground``; ``key`` must say everything it depends on.
        """
        left, top, right, bottom = box

        def make() -> Sprite:
            size = math.ceil((right - left) * UNIT), math.ceil((bottom - top) * UNIT)
            own = Canvas(self.theme, Image.new("RGB", size, self.theme.colour(ground)))
            paint(own)
            return Sprite(own.image, tuple(own.letterings), tuple(own.marks))

        self.paste(sprite(("part", self.theme.name, key), make), (left + right) / 2, (top + bottom) / 2, "part")

    def card(
        self, box: Sequence[float], fill: str, edge: str | None = None, radius: float = 8, width: float = 2
    ) -> None:
        """Draw a rectangle with round, smooth corners."""
        left, top, right, bottom = box
        wide, high = round(right - left, 2), round(bottom - top, 2)
        key = ("card", self.theme.name, wide, high, fill, edge, radius, width)

        def make() -> Sprite:
            sketch = Sketch(self.theme, wide, high, 2)
            sketch.rounded((0, 0, wide - 0.5, high - 0.5), radius, fill, edge, width)
            return sketch.finish()

        self.paste(sprite(key, make), (left + right) / 2, (top + bottom) / 2)
