"""A map as the search looks at it: placements by what they collect, and how much samurai leave to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.hanzo import sight
from engine.hanzo.collect import rank
from engine.hanzo.grid import STEPS, Grid
from engine.hanzo.rulings import NEIGHBOURS_ONLY
from engine.hanzo.setting import Setting
from engine.hanzo.view import AXES

Kinds = tuple[int, ...]
KEPT = 20_000
"""Answers about stands that a board keeps."""


class Stand(NamedTuple):
    """A cell and a way to lie there, with what a die can collect: of sets of cells with equal resources only the first
    is listed."""

    cell: int
    axis: str
    menu: int
    """Number of the sets of resources in `Board.menus`."""
    taken: tuple[tuple[int, ...], ...]
    """For each set its cells, in the same order as the resources."""


Column = tuple[str, Sequence[int], dict[int, Stand | None]]
"""A way to lie, the mask of its lines for each cell, and what is known about pieces there."""


class Board:
    """A map with what has been worked out about it. What it answers does not depend on what it was asked before."""

    __slots__ = ("_known", "_menus", "_order", "_room", "grid", "lines", "lines_of", "menus")

    def __init__(self, setting: Setting, grid: Grid) -> None:
        self.grid = grid
        self._order = [rank(setting, kind) for kind in range(len(grid.resource_mask))]
        self._known: dict[tuple[int, int], list[Column]] = {}
        self._room = KEPT
        self.menus: list[tuple[Kinds, ...]] = []
        """What can be collected together, each set of resources in the order that wastes least."""
        self._menus: dict[tuple[Kinds, ...], int] = {}
        self.lines: list[tuple[int, ...]] = []
        self.lines_of: list[tuple[int, ...]] = []
        self._compile_lines()

    def _compile_lines(self) -> None:
        numbers: dict[tuple[str, int], int] = {}
        for cell in range(len(self.grid.at)):
            here = []
            for axis in STEPS:
                mask = self.grid.line_mask[axis][cell] | 1 << cell
                if mask.bit_count() < 2:
                    continue
                number = numbers.setdefault((axis, mask), len(numbers))
                if number == len(self.lines):
                    self.lines.append(tuple(self.grid.cells(mask)))
                here.append(number)
            self.lines_of.append(tuple(here))

    def stands(self, die: int, place: int, collect: int, occupied: int) -> list[Stand]:
        """Return everywhere that a die can be placed, cells in reading order."""
        columns = self._known.get((die, collect))
        if columns is None or self._room <= 0:
            columns = self._columns(die, collect)
        result = []
        for cell in self.grid.cells(place & ~occupied):
            for axis, masks, known in columns:
                blocked = occupied & masks[cell]
                key = blocked << 8 | cell
                if key in known:
                    found = known[key]
                else:
                    found = known[key] = self._work_out(die, collect, blocked, cell, axis)
                    self._room -= 1
                if found is not None:
                    result.append(found)
        return result

    def _columns(self, die: int, collect: int) -> list[Column]:
        if self._room <= 0:
            self._known.clear()
            self._room = KEPT
        masks = self.grid.near_mask if die in NEIGHBOURS_ONLY else self.grid.line_mask
        columns: list[Column] = [(axis, masks[axis], {}) for axis in AXES[die]]
        self._known[die, collect] = columns
        return columns

    def _work_out(self, die: int, collect: int, blocked: int, cell: int, axis: str) -> Stand | None:
        resource, order = self.grid.resource, self._order
        found: dict[Kinds, tuple[int, ...]] = {}
        for taken in sight.takes(self.grid, blocked, collect, die, cell, axis):
            ordered = tuple(sorted(taken, key=lambda one: (order[resource[one]], resource[one], one)))
            found.setdefault(tuple([resource[one] for one in ordered]), ordered)
        if not found:
            return None
        menu = tuple(sorted(found))
        number = self._menus.setdefault(menu, len(self.menus))
        if number == len(self.menus):
            self.menus.append(menu)
        return Stand(cell, axis, number, tuple(found[kinds] for kinds in menu))


class Outlook:
    """How much can be seen along the lines of a map past given pieces, resources weighed by kind; 1 with no pieces."""

    __slots__ = ("_all", "_bend", "_board", "_known", "_losses", "_masks", "_near", "_weight")

    def __init__(self, board: Board, useful: Sequence[float], bend: float, near: float) -> None:
        self._board = board
        self._bend = bend
        self._near = near
        most = max(useful) or 1.0
        self._weight = [useful[kind] / most if kind >= 0 else 0.0 for kind in board.grid.resource]
        self._masks = [sum(1 << cell for cell in line) for line in board.lines]
        self._known: list[dict[int, float]] = [{} for _ in board.lines]
        self._losses: dict[int, float] = {}
        self._all = 1.0
        self._all = self.open(0) or 1.0

    def open(self, occupied: int) -> float:
        """Return the share of all that could be seen which these pieces leave."""
        return sum(self._line(number, occupied) for number in range(len(self._masks))) / self._all

    def loss(self, occupied: int, cell: int) -> float:
        """Return how much less can be seen with one more piece on a cell."""
        key = occupied << 8 | cell
        value = self._losses.get(key)
        if value is None:
            more = occupied | 1 << cell
            value = 0.0
            for number in self._board.lines_of[cell]:
                value += self._line(number, occupied) - self._line(number, more)
            value = self._losses[key] = value / self._all
        return value

    def _line(self, number: int, occupied: int) -> float:
        blocked = occupied & self._masks[number]
        value = self._known[number].get(blocked)
        if value is None:
            value = self._known[number][blocked] = self._seen_along(self._board.lines[number], blocked)
        return value

    def _seen_along(self, line: Sequence[int], blocked: int) -> float:
        """Sum up what dice on each free cell of a line would see, stretch by stretch between pieces."""
        total = 0.0
        stretch: list[float] = []
        for cell in line:
            if blocked >> cell & 1:
                total += self._stretch(stretch)
                stretch = []
            else:
                stretch.append(self._weight[cell])
        return total + self._stretch(stretch)

    def _stretch(self, weights: list[float]) -> float:
        if not weights:
            return 0.0
        everything = sum(weights)
        padded = [0.0, *weights, 0.0]
        bend = self._bend
        far: float = sum((everything - one) ** bend for one in weights)
        near: float = sum((padded[at] + padded[at + 1] + padded[at + 2]) ** bend for at in range(len(weights)))
        return far + self._near * near
