"""What is printed on the cards: roofs, floors, the stone before a Door, and the four resources. All drawn by code."""

from __future__ import annotations

import math

from engine.hanzo.view import DOOR, FLOOR, RESOURCES, ROOF
from render.canvas import UNIT, Points, Sketch, Sprite, sprite
from render.hanzo.colours import season
from render.theme import Theme

SIZE = 120
"""Everything on a cell is drawn for a cell of so many units and scaled from there."""
VARIANTS = 4
"""Cells of one kind differ a little, so that the season lies unevenly on them."""


class Sheet(Sketch):
    """A sketch of a square whose units are hundred-and-twentieths of its side."""

    def __init__(self, theme: Theme, pixels: int) -> None:
        super().__init__(theme, (pixels - 0.01) / UNIT, (pixels - 0.01) / UNIT)
        self.scale = self.times * pixels / SIZE
        self.share = pixels / UNIT / SIZE

    def letter(self, at: tuple[float, float], text: str, size: int, ink: str, ground: str) -> None:
        """Write a letter whose size shrinks with the cell, but not below what can be read on a phone."""
        place = at[0] * self.share, at[1] * self.share
        self.text(place, text, max(20, round(size * self.share)), ink, ground, "bold", "mm")


def variant_of(place: tuple[int, int]) -> int:
    """Return which variant of its kind the cell at a (row, column) is."""
    return (place[0] * 5 + place[1] * 3 + place[0] * place[1]) % VARIANTS


def surface(theme: Theme, kind: int, pixels: int, variant: int) -> Sprite:
    """Return the ground of a cell."""

    def make() -> Sprite:
        sheet = Sheet(theme, pixels)
        if kind == ROOF:
            _roof(sheet, variant)
        elif kind == FLOOR:
            _floor(sheet, variant)
        else:
            _stone(sheet, variant)
        made = sheet.finish()
        return Sprite(made.image.convert("RGB"), made.letterings)

    return sprite(("surface", theme.name, kind, pixels, variant), make)


def _roof(sheet: Sheet, variant: int) -> None:
    """Draw courses of round tiles under a ridge."""
    sheet.polygon([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], "roof")
    step, high = 30, 24
    for course in range(6, -1, -1):
        shift = step / 2 * (course % 2)
        for number in range(-1, 5):
            x = number * step + shift
            y = course * high - 18
            sheet.ellipse((x + 1, y, x + step - 1, y + 34), "roof", "roof_line", 3)
            sheet.arc((x + 6, y + 6, x + step - 6, y + 28), 60, 120, "roof_light", 3)
    _fallen(sheet, variant, ((20, 22), (92, 84), (70, 30), (30, 96)))


def _floor(sheet: Sheet, variant: int) -> None:
    """Draw a mat of rush with cloth along two edges."""
    sheet.polygon([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], "floor")
    for y in range(10, SIZE, 12):
        sheet.line([(0, y), (SIZE, y)], "floor_line", 2.4)
    for left in (0, SIZE - 9):
        sheet.polygon([(left, 0), (left + 9, 0), (left + 9, SIZE), (left, SIZE)], "floor_edge")
    _fallen(sheet, variant + 2, ((30, 24), (88, 92), (84, 28), (34, 94)), True)


def _stone(sheet: Sheet, variant: int) -> None:
    """Draw flagstones."""
    sheet.polygon([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], "stone")
    for points in (
        [(0, 40), (120, 36)],
        [(0, 82), (120, 86)],
        [(42, 0), (38, 39)],
        [(86, 37), (90, 84)],
        [(30, 40), (28, 83)],
        [(60, 84), (64, 120)],
    ):
        sheet.line(points, "stone_line", 2.6)
    _fallen(sheet, variant + 1, ((16, 104), (104, 16), (102, 104), (18, 18)))


def _fallen(sheet: Sheet, variant: int, places: tuple[tuple[float, float], ...], floor: bool = False) -> None:
    """Strew what the season drops: one or two pieces on every second kind of cell, snow along the upper
    edge of what has no roof above it."""
    kind = season(sheet.theme)
    variant %= VARIANTS
    if kind == "winter":
        if variant != 1 and not floor:
            _snow(sheet, variant)
        return
    if variant % 2:
        return
    for number, (x, y) in enumerate((places[variant], places[(variant + 1) % 4])[: 1 + variant // 2]):
        drop(sheet, kind, x, y, 8, 0.7 + 1.9 * (variant + number))


def _snow(sheet: Sheet, variant: int) -> None:
    """Draw snow that lies along the upper edge."""
    deep = (13, 0, 9, 17)[variant]
    waves = [(x, 3 + deep * (0.5 + 0.5 * math.sin(x / 17 + variant))) for x in range(0, SIZE + 1, 6)]
    sheet.polygon([(0, 0), *waves, (SIZE, 0)], "drift")


def drop(sketch: Sketch, kind: str, x: float, y: float, size: float, angle: float) -> None:
    """Draw a petal, a leaf or a flake at a point."""

    def at(radius: float, turn: float) -> tuple[float, float]:
        return x + size * radius * math.cos(angle + turn), y + size * radius * math.sin(angle + turn)

    if kind == "spring":
        for number in range(5):
            centre = at(0.62, number * math.tau / 5)
            reach = size * 0.5
            sketch.ellipse((centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach), "drift")
        reach = size * 0.3
        sketch.ellipse((x - reach, y - reach, x + reach, y + reach), "crown_dark")
    elif kind == "summer":
        sketch.polygon([at(1.3, 0), at(0.6, 0.9), at(1.2, math.pi), at(0.6, -0.9)], "drift")
    elif kind == "autumn":
        points = []
        for number in range(10):
            turn = number * math.tau / 10
            points.append(at(1.35 if number % 2 == 0 else 0.5, turn))
        sketch.polygon(points, "drift")
        sketch.line([(x, y), at(1.7, math.pi)], "crown_dark", 1.6)
    else:
        for number in range(3):
            sketch.line([at(1.1, number * math.pi / 3), at(-1.1, number * math.pi / 3)], "drift", 2)


def _flame() -> Points:
    """Return the outline of a flame."""
    left = [(60, 6), (51, 25), (33, 42), (22, 62), (24, 84), (38, 101), (60, 108)]
    right = [(82, 101), (96, 84), (98, 62), (88, 44), (81, 55), (76, 39), (69, 22)]
    return [*left, *right]


def _pouch() -> Points:
    """Return the outline of a tied bag of powder."""
    return [
        (44, 12), (60, 18), (76, 12), (80, 20), (72, 34), (90, 58), (99, 84), (90, 102), (60, 107), (30, 102), (21, 84),
        (30, 58), (48, 34), (40, 20),
    ]  # fmt: skip


def _torii(sheet: Sheet) -> None:
    """Draw a gate: two posts, a tie beam, and a lintel that rises at its ends."""
    edge = 5.0
    posts = [[(22, 40), (35, 40), (37, 114), (22, 114)], [(85, 40), (98, 40), (98, 114), (83, 114)]]
    lintel = [(4, 10), (60, 17), (116, 10), (111, 33), (60, 36), (9, 33)]
    tie = [(12, 46), (108, 46), (108, 59), (12, 59)]
    for shape in (*posts, tie, lintel):
        sheet.polygon(shape, "outline", "outline", edge)
    for shape in (*posts, tie, lintel):
        sheet.polygon(shape, "door")
    sheet.polygon([(53, 34), (67, 34), (67, 47), (53, 47)], "door")


def resource(theme: Theme, kind: int, pixels: int) -> Sprite:
    """Return the sign of a resource: a bag of powder, a shell, a flame, a gate, each with its letter."""

    def make() -> Sprite:
        sheet = Sheet(theme, pixels)
        letter = RESOURCES[kind]
        if kind == DOOR:
            sheet.polygon([(34, 58), (86, 58), (84, 112), (36, 112)], "stone")
            _torii(sheet)
            sheet.letter((60, 86), letter, 38, "ink_on_stone", "stone")
            return sheet.finish()
        if letter == "A":
            sheet.ellipse((18, 18, 102, 102), "white", "outline", 5)
            sheet.arc((27, 27, 93, 93), 20, 160, "white_shade", 7)
            sheet.polygon([(48, 6), (72, 6), (72, 22), (48, 22)], "white", "outline", 5)
        else:
            shape = _pouch() if letter == "K" else _flame()
            sheet.polygon(shape, "white", "outline", 6)
            sheet.polygon(shape, "white")
        if letter == "K":
            sheet.line([(45, 34), (75, 34)], "outline", 5)
        sheet.letter((60, 72 if letter != "A" else 61), letter, 42, "white_ink", "white")
        return sheet.finish()

    return sprite(("resource", theme.name, kind, pixels), make)
