"""What lies on the map: samurai, dice, rays of a die, numbers of what it collected, frames around what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.hanzo.collect import Result
from engine.hanzo.grid import Grid
from engine.hanzo.sight import Ray
from engine.hanzo.view import RESOURCES, Die, View
from render.canvas import UNIT, Canvas, Points, Sketch, Sprite, sprite
from render.hanzo import pieces, tiles
from render.hanzo.map_layer import symbol_side
from render.hanzo.plan import Plan, Point
from render.theme import Theme

PLATE = 28
"""Units of the small plates in the corners of a cell."""


class Overlay:
    """Draws on the map of one picture. ``top`` is where the band of the map begins, in units."""

    def __init__(self, canvas: Canvas, grid: Grid, plan: Plan, top: float) -> None:
        self.canvas = canvas
        self.theme = canvas.theme
        self.grid = grid
        self.plan = plan
        self.top = top
        self.covered: set[int] = set()
        """Cells on which a piece lies."""

    def middle(self, cell: int) -> Point:
        """Return the middle of a cell."""
        x, y = self.plan.middle(self.grid.at[cell])
        return x, y + self.top

    def draw_pieces(self, view: View, hidden: int = 0) -> None:
        """Draw all pieces but those on the ``hidden`` cells; a letter tells what lies under each."""
        for cell in self.grid.cells(view.samurai & ~hidden):
            self.samurai(cell)
        for die in view.dice:
            if not hidden >> die.cell & 1:
                self.draw_die(die)

    def draw_die(self, die: Die, look: str = pieces.PLAIN) -> None:
        """Draw a die as it lies, or as it would."""
        self._bare(die.cell)
        sign = pieces.die(self.theme, die.value, die.axis, self.plan.side, look)
        self.canvas.paste(
            sign, *self.middle(die.cell), "die" if look == pieces.PLAIN else look, self.grid.names[die.cell]
        )
        self._under(die.cell)

    def samurai(self, cell: int, leaving: bool = False) -> None:
        """Draw a samurai that would come, or cross one that would leave."""
        self._bare(cell)
        x, y = self.middle(cell)
        self.canvas.paste(pieces.samurai(self.theme, self.plan.side), x, y, "samurai", self.grid.names[cell])
        if leaving:
            self.canvas.paste(_cross(self.theme, self.plan.side), x, y, "cross", self.grid.names[cell])
        self._under(cell)

    def _bare(self, cell: int) -> None:
        """Cover the sign of the resource on a cell with its bare ground."""
        if self.grid.resource[cell] < 0:
            return
        place = self.grid.at[cell]
        ground = tiles.surface(self.theme, self.grid.surface[cell], self.plan.side, tiles.variant_of(place)).image
        inside = ground.crop((3, 3, self.plan.side - 3, self.plan.side - 3))
        x, y = self.plan.corner(place)
        self.canvas.image.paste(inside, (x + 3, y + 3 + round(self.top * UNIT)))

    def _under(self, cell: int) -> None:
        """Write what lies under a piece in the corner of its cell."""
        again = cell in self.covered
        self.covered.add(cell)
        if self.grid.resource[cell] < 0:
            return
        x, y = self.middle(cell)
        shift = self.plan.cell / 2 - PLATE / 2 - 4
        letter = RESOURCES[self.grid.resource[cell]]
        sign = plate(self.theme, letter, "plate", "plate_ink")
        self.canvas.paste(sign, x + shift, y + shift, "" if again else "under", letter)

    def rays(self, seen: Iterable[Ray], start: int) -> None:
        """Draw the lines along which a die looks, below the signs of what it meets."""
        passed: dict[int, None] = {}
        for ray in seen:
            here = start
            for cell in ray.cells:
                (ax, ay), (bx, by) = self.middle(here), self.middle(cell)
                self.canvas.paste(_segment(self.theme, ray.axis, self.plan.side), (ax + bx) / 2, (ay + by) / 2)
                passed[cell] = None
                here = cell
            if ray.cells and self.grid.resource[here] < 0:
                self.canvas.paste(_end(self.theme), *self.middle(here))
        for cell in passed:
            self._sign(cell)

    def _sign(self, cell: int) -> None:
        """Draw the sign of the resource on a cell once more, above what was drawn on it."""
        kind = self.grid.resource[cell]
        if kind >= 0:
            sign = tiles.resource(self.theme, kind, symbol_side(self.plan, kind))
            self.canvas.paste(sign, *self.middle(cell))

    def taken(self, cells: Sequence[int], found: Sequence[Result] | None) -> None:
        """Frame and number what was collected, in order; what was wasted is crossed, where that is known."""
        for number, cell in enumerate(cells):
            wasted = found is not None and not found[number].gained
            x, y = self.middle(cell)
            self.frame(cell, "gone_ink" if wasted else "halo")
            if wasted:
                self.canvas.paste(_cross(self.theme, self.plan.side), x, y, "cross", self.grid.names[cell])
            shift = self.plan.cell / 2 - PLATE / 2 - 4
            fill, ink = ("gone", "gone_ink") if wasted else ("halo", "halo_edge")
            self.canvas.paste(
                plate(self.theme, str(number + 1), fill, ink), x - shift, y - shift, "number", str(number + 1)
            )

    def frame(self, cell: int, colour: str = "halo", dashed: bool = False) -> None:
        """Draw a frame inside the edges of a cell; a letter in its corner stays whole."""
        sign = _frame(self.theme, self.plan.side, colour, dashed)
        self.canvas.paste(sign, *self.middle(cell), "frame", self.grid.names[cell])
        if cell in self.covered:
            self._under(cell)

    def departed(self, cell: int) -> None:
        """Mark a cell that a samurai has left."""
        self.frame(cell, dashed=True)
        x, y = self.middle(cell)
        shift = self.plan.cell / 2 - 21 - 4
        self.canvas.paste(_departed(self.theme), x + shift, y - shift, "departed", self.grid.names[cell])

    def lattice(self) -> None:
        """Draw the lattice that waits for its first card."""
        last = self.plan.rows - 1, self.plan.columns - 1
        (left, top), (right, bottom) = self.plan.middle((0, 0)), self.plan.middle(last)
        sign = _lattice(self.theme, self.plan)
        self.canvas.paste(sign, (left + right) / 2, (top + bottom) / 2 + self.top)

    def closed(self, mask: int) -> None:
        """Hatch cells."""
        for cell in self.grid.cells(mask):
            self.canvas.paste(hatch(self.theme, self.plan.side), *self.middle(cell), "closed", self.grid.names[cell])
            self._sign(cell)


def plate(theme: Theme, text: str, fill: str, ink: str, wide: float = PLATE) -> Sprite:
    """Return a small plate with a letter or a number."""

    def make() -> Sprite:
        sketch = Sketch(theme, wide, PLATE)
        sketch.rounded((0.5, 0.5, wide - 0.5, PLATE - 0.5), 6, fill, ink, 2)
        sketch.text((wide / 2, PLATE / 2), text, 20, ink, fill)
        return sketch.finish()

    return sprite(("plate", theme.name, text, fill, ink, wide), make)


def _segment(theme: Theme, axis: str, pixels: int) -> Sprite:
    """Return the piece of a ray from the middle of a cell to that of the next one."""

    def make() -> Sprite:
        cell = pixels / UNIT
        wide, high = (24.0, cell + 4) if axis == "v" else (cell + 4, 24.0) if axis == "h" else (cell + 16, cell + 16)
        sketch = Sketch(theme, wide, high)
        ways: dict[str, Points] = {
            "v": [(12, 0), (12, high)],
            "h": [(0, 12), (wide, 12)],
            "u": [(8, high - 8), (wide - 8, 8)],
            "d": [(8, 8), (wide - 8, high - 8)],
        }
        ends = ways[axis]
        sketch.line(ends, "ray_edge", 14)
        sketch.line(ends, "ray", 8)
        return sketch.finish()

    return sprite(("ray", theme.name, axis, pixels), make)


def _end(theme: Theme) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 30, 30)
        sketch.ellipse((3, 3, 27, 27), "ray", "ray_edge", 3)
        return sketch.finish()

    return sprite(("ray-end", theme.name), make)


def _frame(theme: Theme, pixels: int, colour: str, dashed: bool) -> Sprite:
    def make() -> Sprite:
        sheet = tiles.Sheet(theme, pixels)
        low, high = 5.0, tiles.SIZE - 5.0
        if dashed:
            corners = [(low, low), (high, low), (high, high), (low, high), (low, low)]
            sheet.dashes(corners, "halo_edge", 8, 15, 9)
            sheet.dashes(corners, colour, 5, 15, 9)
        else:
            sheet.rounded((low - 2, low - 2, high + 2, high + 2), 12, None, "halo_edge", 9)
            sheet.rounded((low, low, high, high), 11, None, colour, 5)
        return sheet.finish()

    return sprite(("cell-frame", theme.name, pixels, colour, dashed), make)


def _cross(theme: Theme, pixels: int) -> Sprite:
    def make() -> Sprite:
        sheet = tiles.Sheet(theme, pixels)
        for colour, width in (("red_ink", 15), ("red", 9)):
            sheet.line([(26, 26), (94, 94)], colour, width)
            sheet.line([(94, 26), (26, 94)], colour, width)
        return sheet.finish()

    return sprite(("cross", theme.name, pixels), make)


def hatch(theme: Theme, pixels: int) -> Sprite:
    """Return the lines over a space that is closed to dice, so many pixels wide."""

    def make() -> Sprite:
        sheet = tiles.Sheet(theme, pixels)
        for start in range(-120, 120, 24):
            sheet.line([(start, 120), (start + 120, 0)], "closed", 6)
            sheet.line([(start + 5, 120), (start + 125, 0)], "closed_light", 3)
        return sheet.finish()

    return sprite(("hatch", theme.name, pixels), make)


def _departed(theme: Theme) -> Sprite:
    """Return the sign of a samurai that has left: a small helmet, crossed."""

    def make() -> Sprite:
        sketch = Sketch(theme, 42, 42)
        sketch.rounded((0.5, 0.5, 41.5, 41.5), 7, "plate", "halo_edge", 2)
        sketch.paste(pieces.small_samurai(theme, 36), 21, 21)
        sketch.line([(6, 36), (36, 6)], "red_ink", 8)
        sketch.line([(6, 36), (36, 6)], "red", 5)
        return sketch.finish()

    return sprite(("departed", theme.name), make)


def _lattice(theme: Theme, plan: Plan) -> Sprite:
    def make() -> Sprite:
        wide, high = plan.cell * plan.columns + 4, plan.cell * plan.rows + 4
        sketch = Sketch(theme, wide, high, 2)
        for row in range(plan.rows + 1):
            y = 2 + row * plan.cell
            sketch.dashes([(2, y), (wide - 2, y)], "frame", 2.4, 8, 8)
        for column in range(plan.columns + 1):
            x = 2 + column * plan.cell
            sketch.dashes([(x, 2), (x, high - 2)], "frame", 2.4, 8, 8)
        return sketch.finish()

    return sprite(("lattice", theme.name, plan), make)
