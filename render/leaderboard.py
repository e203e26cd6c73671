"""The picture of a page of a leaderboard. It gets finished texts and knows nothing of games, ratings or languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render import fonts
from render.canvas import UNIT, Canvas, Sketch, Sprite, fit, sprite
from render.encode import encode
from render.picture import Picture
from render.signs import wrapped
from render.theme import Theme, brightness_of, rgb

WIDTH = 1200
MARGIN = 28
HEADER, HEADS, ROW, GAP = 150, 66, 74, 34
COLUMN = 138
PLACE_MIDDLE, NAME_LEFT = 88, 150
NAME_ROOM_RIGHT = 24
SUN = 118
MEDALS = ("gold", "silver", "bronze")


class Line(NamedTuple):
    """A person on the sheet; the name is raw, in any script."""

    place: int
    name: str
    cells: tuple[str, ...]
    own: bool = False
    """It is whoever looks at the picture."""
    decorated: bool = True
    """One of the first places is drawn as a medal."""


class Sheet(NamedTuple):
    """Everything to be seen: title and subtitle, a head for each cell, the lines, and the description."""

    title: str
    subtitle: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    alt: str
    below: Line | None = None
    """The line of whoever looks, if it is not among the others."""


_MEETINGS = [(ground, ink) for ground in ("panel", "card", "band", "own") for ink in ("ink", "faint", "sun", "edge")]
_MEETINGS += [(medal, f"{medal}_ink") for medal in MEDALS] + [(medal, "card") for medal in MEDALS]
_MEETINGS += [(medal, "band") for medal in MEDALS] + [(medal, "own") for medal in MEDALS]
_MEETINGS += [("sun", "panel"), ("own", "own_edge"), ("panel", "card"), ("panel", "band"), ("panel", "own_edge")]


def _theme(name: str, **codes: str) -> Theme:
    return Theme(f"leaderboard-{name}", {key: rgb(code) for key, code in codes.items()}, _MEETINGS)


_THEMES = {
    "light": _theme(
        "light",
        panel="#eadcbe",
        card="#fbf4e3",
        band="#f3e8cf",
        edge="#b9a67f",
        ink="#26232e",
        faint="#5c5247",
        sun="#b5341d",
        own="#ffe6a8",
        own_edge="#b07a12",
        gold="#e0a526",
        gold_ink="#2d2005",
        silver="#b9bec7",
        silver_ink="#23262d",
        bronze="#985930",
        bronze_ink="#fff6ea",
    ),
    "dark": _theme(
        "dark",
        panel="#262a3a",
        card="#363c54",
        band="#2f3449",
        edge="#4a506a",
        ink="#f4ead4",
        faint="#c3b9a4",
        sun="#cf4227",
        own="#5a4a1e",
        own_edge="#eab243",
        gold="#eab243",
        gold_ink="#281c04",
        silver="#c3c9d4",
        silver_ink="#20232a",
        bronze="#945a33",
        bronze_ink="#fff6ea",
    ),
}


def draw_leaderboard(sheet: Sheet, theme: str = "light") -> Picture:
    """Draw a page of a leaderboard."""
    canvas = paint(sheet, _THEMES[brightness_of(theme)])
    return Picture(encode(canvas.image, canvas.theme), sheet.alt)


def paint(sheet: Sheet, theme: Theme) -> Canvas:
    """Return the picture before it is encoded."""
    rows = len(sheet.lines) * ROW + (GAP + ROW if sheet.below else 0)
    height = HEADER + HEADS + rows + MARGIN
    size = round(WIDTH * UNIT), round(height * UNIT)
    canvas = Canvas(theme, Image.new("RGB", size, theme.colour("panel")))
    _header(canvas, sheet)
    _heads(canvas, sheet.heads)
    top = float(HEADER + HEADS)
    for number, line in enumerate(sheet.lines):
        _line(canvas, line, top, "band" if number % 2 else "card")
        top += ROW
    if sheet.below:
        canvas.text((PLACE_MIDDLE, top + GAP / 2 - 4), "…", 30, "faint", "panel", anchor="mm")
        _line(canvas, sheet.below, top + GAP, "card")
    return canvas


def _header(canvas: Canvas, sheet: Sheet) -> None:
    canvas.paste(_sun(canvas.theme), WIDTH - MARGIN - SUN / 2, HEADER / 2 + 2, "sun")
    room = WIDTH - 2 * MARGIN - SUN - 30
    canvas.text((MARGIN + 4, 66), fit(sheet.title, "display", 66, room), 66, "ink", "panel", "display", "lm")
    canvas.text((MARGIN + 5, 121), fit(sheet.subtitle, "text", 30, room), 30, "faint", "panel", "text", "lm")


def _sun(theme: Theme) -> Sprite:
    """Return the sun with bands of mist."""

    def make() -> Sprite:
        sketch = Sketch(theme, SUN, SUN)
        sketch.ellipse((1, 1, SUN - 1, SUN - 1), "sun")
        for height, left, right in ((64, -6, 70), (79, 40, SUN + 6), (94, 14, 96)):
            sketch.line([(left, height), (right, height)], "panel", 6)
        return sketch.finish()

    return sprite(("leaderboard sun", theme.name), make)


def _middles(count: int) -> list[float]:
    """Return where the columns of cells stand, by their middle."""
    return [WIDTH - MARGIN - COLUMN * (count - number - 0.5) for number in range(count)]


def _heads(canvas: Canvas, heads: Sequence[str]) -> None:
    bottom = HEADER + HEADS - 16
    for middle, head in zip(_middles(len(heads)), heads, strict=True):
        lines = wrapped(head, "text", 24, COLUMN - 8, 2)
        for number, text in enumerate(reversed(lines)):
            canvas.text((middle, bottom - 27 * number), text, 24, "faint", "panel", "text", "mm")


def _line(canvas: Canvas, line: Line, top: float, ground: str) -> None:
    box = (MARGIN, top + 3, WIDTH - MARGIN, top + ROW - 3)
    ground = "own" if line.own else ground
    canvas.card(box, ground, "own_edge" if line.own else None, 10, 3)
    middle = top + ROW / 2
    _place(canvas, line, middle, ground)
    room = WIDTH - MARGIN - COLUMN * len(line.cells) - NAME_LEFT - NAME_ROOM_RIGHT
    name = " ".join(line.name.split())
    if fonts.drawable(name):
        canvas.text((NAME_LEFT, middle), fit(name, "bold", 35, room), 35, "ink", ground, kind="name")
    for number, (x, cell) in enumerate(zip(_middles(len(line.cells)), line.cells, strict=True)):
        if not cell:
            continue
        if number == 0:
            canvas.text((x, middle), cell, 38, "ink", ground, anchor="mm")
        else:
            canvas.text((x, middle), cell, 33, "ink" if line.own else "faint", ground, "text", "mm")


def _place(canvas: Canvas, line: Line, middle: float, ground: str) -> None:
    place = line.place
    if place > len(MEDALS) or not line.decorated:
        canvas.text((PLACE_MIDDLE, middle), str(place), 33, "ink", ground, anchor="mm")
        return
    medal = MEDALS[place - 1]
    canvas.paste(_medal(canvas.theme, medal), PLACE_MIDDLE, middle)
    canvas.text((PLACE_MIDDLE, middle), str(place), 34, f"{medal}_ink", medal, anchor="mm")


def _medal(theme: Theme, medal: str) -> Sprite:
    """Return a disc for one of the first three places; the number on it tells which."""

    def make() -> Sprite:
        sketch = Sketch(theme, 56, 56)
        sketch.ellipse((1, 1, 55, 55), medal)
        sketch.ellipse((5, 5, 51, 51), None, f"{medal}_ink", 1.6)
        return sketch.finish()

    return sprite(("leaderboard medal", theme.name, medal), make)
