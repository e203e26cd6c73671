"""Where things are: the size of a cell, its place in the picture, and what belongs to the lattice around it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.hanzo.grid import COLUMNS, Grid
from render.canvas import UNIT

WIDTH = 1200
"""Units, as in every board picture."""
PIXELS = round(WIDTH * UNIT)
LARGEST = 94
"""Pixels of a cell of a map with nine columns or fewer."""
LABEL = 30
MARGIN = 26
"""Pixels between the edge of the picture and the map; a line of labels is on its left and above it."""
BELOW = 46
"""Pixels of garden below the map."""
TALLEST = 860
EMPTY_ROWS, EMPTY_COLUMNS = 6, 9
"""The lattice that is shown before there is a map."""

Point = tuple[float, float]


class Plan(NamedTuple):
    """The layout of one map. Cells are whole pixels, so that equal cells are equal in every pixel."""

    rows: int
    columns: int
    side: int
    """Pixels of a cell."""
    left: int
    top: int
    """Pixels of the corner of the lattice, counted from the band that holds the map."""
    height: int
    """Pixels of the band."""
    width: int
    """Pixels of the picture."""

    @property
    def cell(self) -> float:
        """Units of a cell."""
        return self.side / UNIT

    @property
    def scale(self) -> float:
        """The size of a cell as a share of the largest: what is drawn on it shrinks with it."""
        return self.side / LARGEST

    def corner(self, place: tuple[int, int]) -> tuple[int, int]:
        """Return the pixels of the upper left corner of a (row, column) in the band."""
        return self.left + place[1] * self.side, self.top + place[0] * self.side

    def middle(self, place: tuple[int, int]) -> Point:
        """Return the middle of a (row, column) in units, counted from the band."""
        x, y = self.corner(place)
        return (x + self.side / 2) / UNIT, (y + self.side / 2) / UNIT


@lru_cache(maxsize=64)
def plan_of(rows: int, columns: int, width: int = PIXELS, tallest: int = TALLEST, largest: int = LARGEST) -> Plan:
    """Return the layout of a map with so many rows and columns in a picture of a width in pixels."""
    label = LABEL
    room = width - 2 * MARGIN - label
    side = min(largest, room // columns, tallest // rows)
    left = label + MARGIN + (room - side * columns) // 2
    return Plan(rows, columns, side, left, label + MARGIN - 8, rows * side + label + MARGIN - 8 + BELOW, width)


def plan(grid: Grid) -> Plan:
    """Return the layout of a map, or of the empty lattice."""
    return plan_of(grid.rows or EMPTY_ROWS, grid.columns or EMPTY_COLUMNS)


def column_name(number: int) -> str:
    """Return the letter of a column."""
    return COLUMNS[number]
