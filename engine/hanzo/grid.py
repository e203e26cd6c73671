"""A map, compiled once: cells, cards, and for each cell the lines that a die on it looks along.

Cells are numbered in reading order, so on every axis one ray of a cell runs through smaller numbers and the other
through bigger ones; the nearest piece on a ray is then the highest or lowest bit of a mask.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import or_
from typing import Any, NamedTuple

from engine.errors import DataError
from engine.hanzo.rulings import SIDE_MAX
from engine.hanzo.view import DOOR, FLOOR, NEUTRAL, RESOURCES, ROOF, SURFACE_MARKS

COLUMNS = "ABCDEFGHIJKLMNO"
BREAK = ".."
STEPS: Mapping[str, tuple[int, int]] = {"v": (-1, 0), "h": (0, -1), "u": (-1, 1), "d": (-1, -1)}
"""Per axis the step of its ray through smaller cell numbers; the other ray goes the opposite way."""
CROSSES = {"+": ("v", "h"), "x": ("u", "d")}
"""The two axes of each cross."""
ROOM = 5_000
FAR_AWAY = 1_000
"""Card steps between cards that nothing links."""


class Cell(NamedTuple):
    """One space as data says it: surface, resource (-1: none) and the card that shows it."""

    surface: int
    resource: int
    card: int


class Grid:
    """A compiled map; treat it as immutable.

    Four parts are named by axis and hold, per cell: ``line_mask`` the cells of both rays, ``line_seen`` those of them
    with a resource (each ray nearest first), ``near_mask`` and ``near_seen`` the same for the neighbours alone. Crosses
    have masks too. ``memory`` is where `engine.hanzo.sight` keeps what it has worked out about this map: up to ``room``
    answers of about 600 bytes, so that a search may give a map of its own more room.
    """

    __slots__ = (
        "around",
        "at",
        "card",
        "card_mask",
        "card_steps",
        "columns",
        "doors",
        "every",
        "faces",
        "floor",
        "index",
        "kept",
        "line_mask",
        "line_seen",
        "memory",
        "names",
        "near_mask",
        "near_seen",
        "own",
        "resource",
        "resource_mask",
        "roof",
        "room",
        "rows",
        "surface",
        "text",
        "whites",
    )

    def __init__(self, cells: Mapping[tuple[int, int], Cell], text: str, faces: Sequence[str] = ()) -> None:
        """Compile cells by (row, column). ``text`` is how the map is written, ``faces`` the card faces that it shows.

        Raises `DataError` for a map that no letter and number can name.
        """
        self.text = text
        self.at = tuple(sorted(cells))
        self.rows = 1 + max((row for row, _ in self.at), default=-1)
        self.columns = 1 + max((column for _, column in self.at), default=-1)
        if self.rows > SIDE_MAX or self.columns > SIDE_MAX:
            raise DataError([f"map: at most {SIDE_MAX} rows and columns, here are {self.rows} and {self.columns}"])
        ordered = [cells[place] for place in self.at]
        self.names = tuple(f"{COLUMNS[column]}{row + 1}" for row, column in self.at)
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.surface = tuple(cell.surface for cell in ordered)
        self.resource = tuple(cell.resource for cell in ordered)
        self.card = tuple(cell.card for cell in ordered)
        self.every = (1 << len(ordered)) - 1
        self.roof, self.floor, self.doors = (self._where(self.surface, kind) for kind in (ROOF, FLOOR, NEUTRAL))
        self.resource_mask = tuple(self._where(self.resource, kind) for kind in range(len(RESOURCES)))
        self.whites = self.every & sum(mask for kind, mask in enumerate(self.resource_mask) if kind != DOOR)
        self.own = tuple((cell,) if kind >= 0 else () for cell, kind in enumerate(self.resource))
        cards = 1 + max(self.card, default=-1)
        self.card_mask = tuple(self._where(self.card, number) for number in range(cards))
        self.faces = tuple(faces) or tuple(str(number + 1) for number in range(cards))
        place_of = {place: cell for cell, place in enumerate(self.at)}
        self.around = tuple(
            sum(
                1 << place_of[row + down, column + right]
                for down in (-1, 0, 1)
                for right in (-1, 0, 1)
                if (down or right) and (row + down, column + right) in place_of
            )
            for row, column in self.at
        )
        self.line_mask: dict[str, tuple[int, ...]] = {}
        self.line_seen: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.near_mask: dict[str, tuple[int, ...]] = {}
        self.near_seen: dict[str, tuple[tuple[int, ...], ...]] = {}
        self._compile_lines(place_of)
        self.memory: dict[Any, Any] = {}
        self.kept = 0
        self.room = ROOM
        self.card_steps = tuple(self._steps_from(number) for number in range(cards))

    def __eq__(self, other: object) -> bool:
        """Two maps are equal if they are written and look alike."""
        if not isinstance(other, Grid):
            return NotImplemented
        return self is other or (self.text, self.at, self.surface, self.resource, self.card) == (
            other.text,
            other.at,
            other.surface,
            other.resource,
            other.card,
        )

    def __hash__(self) -> int:
        return hash(self.text)

    @property
    def corner(self) -> str:
        """The name of the place in the last column and row, whether a card lies there or not."""
        return f"{COLUMNS[self.columns - 1]}{self.rows}"

    def spans(self, name: str) -> bool:
        """Tell whether a name is that of a place between the edges of the map, whether a card lies there or not."""
        return name[:1] in COLUMNS[: self.columns] and name[1:] in map(str, range(1, self.rows + 1))

    @staticmethod
    def _where(row: Sequence[int], kind: int) -> int:
        return sum(1 << cell for cell, value in enumerate(row) if value == kind)

    def _compile_lines(self, place_of: Mapping[tuple[int, int], int]) -> None:
        for axis, (down, right) in STEPS.items():
            rays = [
                (list(self._ray(place, down, right, place_of)), list(self._ray(place, -down, -right, place_of)))
                for place in self.at
            ]
            self.line_mask[axis] = tuple(sum(1 << cell for cell in first + second) for first, second in rays)
            self.line_seen[axis] = tuple(self._with_resource(first + second) for first, second in rays)
            self.near_mask[axis] = tuple(sum(1 << cell for cell in first[:1] + second[:1]) for first, second in rays)
            self.near_seen[axis] = tuple(self._with_resource(first[:1] + second[:1]) for first, second in rays)
        for masks in (self.line_mask, self.near_mask):
            for cross, axes in CROSSES.items():
                masks[cross] = tuple(map(or_, masks[axes[0]], masks[axes[1]]))
            masks["."] = (0,) * len(self.at)

    @staticmethod
    def _ray(place: tuple[int, int], down: int, right: int, place_of: Mapping[tuple[int, int], int]) -> Iterator[int]:
        """Walk to the edge of the map or to a break (HZ-005, HZ-090)."""
        row, column = place
        while (cell := place_of.get((row := row + down, column := column + right))) is not None:
            yield cell

    def _with_resource(self, cells: Sequence[int]) -> tuple[int, ...]:
        return tuple(cell for cell in cells if self.resource[cell] >= 0)

    def _steps_from(self, start: int) -> tuple[int, ...]:
        """Count the steps from a card to all cards; two are linked if cells of theirs touch, corners included."""
        touched = [0] * len(self.card_mask)
        for cell, number in enumerate(self.card):
            touched[number] |= self.around[cell]
        steps = [FAR_AWAY] * len(self.card_mask)
        steps[start] = 0
        queue = [start]
        for here in queue:
            for there, mask in enumerate(self.card_mask):
                if steps[there] == FAR_AWAY and touched[here] & mask:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return tuple(steps)

    def cells(self, mask: int) -> list[int]:
        """Return the cells of a mask in reading order."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(lowest.bit_length() - 1)
            mask ^= lowest
        return found

    def named(self, mask: int) -> list[str]:
        """Return the names of the cells of a mask in reading order."""
        return [self.names[cell] for cell in self.cells(mask)]


def read_cell(token: str) -> tuple[int, int] | None:
    """Read a cell: surface ``^`` roof, ``_`` floor, ``#`` neutral, then its resource or ``.``; ``..`` is a break.

    Raises `ValueError` (HZ-002: a Door makes a space neutral, and nothing else does).
    """
    if token == BREAK:
        return None
    mark, letter = token[:1], token[1:]
    if len(token) != 2 or mark not in SURFACE_MARKS or letter not in RESOURCES + ".":
        raise ValueError(f"{token} is no space: write ^, _ or # and then K, A, H, D or a dot")
    surface = SURFACE_MARKS.index(mark)
    resource = -1 if letter == "." else RESOURCES.index(letter)
    if (surface == NEUTRAL) != (resource == DOOR):
        raise ValueError(f"MAP_DOOR_SURFACE: {token}, but Doors and neutral spaces go together")
    return surface, resource


def read_rows(text: str) -> list[list[tuple[int, int] | None]]:
    """Read rows of cells, separated by ``/``. Raises `ValueError`."""
    return [[read_cell(token) for token in row.split()] for row in text.split("/")]


def write_cell(surface: int, resource: int) -> str:
    """Return a cell as `read_cell` reads it."""
    return SURFACE_MARKS[surface] + ("." if resource < 0 else RESOURCES[resource])


def raw_grid(rows_text: str, cards_text: str = "") -> Grid:
    """Compile a map that is written cell by cell, not made of cards: rows of cells, and in the same layout a digit for
    the card of each cell (all the same card if it is left out). Raises `DataError`."""
    try:
        rows = read_rows(rows_text)
    except ValueError as error:
        raise DataError([f"grid: {error}"]) from error
    digits = [row.strip() for row in cards_text.split("/")] if cards_text else ["0" * len(row) for row in rows]
    if [len(row) for row in rows] != [len(row) for row in digits] or not all(row.isdigit() for row in digits):
        raise DataError(["grid: the cards need a digit for each cell, row by row"])
    if not any(cell for row in rows for cell in row):
        raise DataError(["grid: there is no space at all"])
    cells = {
        (down, right): Cell(*cell, int(digits[down][right]))
        for down, row in enumerate(rows)
        for right, cell in enumerate(row)
        if cell is not None
    }
    written = " / ".join(" ".join(BREAK if cell is None else write_cell(*cell) for cell in row) for row in rows)
    return Grid(cells, f"grid {written}" + (f" cards {'/'.join(digits)}" if cards_text else ""))


def drawn(grid: Grid) -> str:
    """Return a map as rows of cells, without its cards."""
    place_of = {place: cell for cell, place in enumerate(grid.at)}
    rows = []
    for row in range(grid.rows):
        here = (place_of.get((row, column)) for column in range(grid.columns))
        rows.append(" ".join(BREAK if c is None else write_cell(grid.surface[c], grid.resource[c]) for c in here))
    return " / ".join(rows)


EMPTY = Grid({}, "")
"""The map before one is chosen."""
