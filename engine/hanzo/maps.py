"""Maps made of six cards: their text, the cells they show, and maps drawn by chance.

The text of a map is its six cards in the order laid, ``face@turn(row,column)`` joined by ``;``. A turn is 0, 90, 180 or
270 degrees clockwise; row and column are where the upper left corner lies. A card laid later covers those before it.
What somebody calls a map may stand before its cards, ``Crooked_Lane:``, and means nothing to the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.chance import Chance, shuffled
from engine.errors import DataError
from engine.hanzo.cards import BACK, FRONT, Cards
from engine.hanzo.grid import Cell, Grid
from engine.hanzo.rulings import CARDS, LAYOUT
from engine.names import is_name

ITEM = re.compile(r"(\w+)@(-?\d{1,4})\((-?\d{1,4}),(-?\d{1,4})\)")
TURNS = (0, 90, 180, 270)
MIXED, DAY, NIGHT = "mixed", "day", "night"
DRAWS = (MIXED, DAY, NIGHT)
"""Which faces a drawn map shows: either of each card, all fronts, all backs."""
ATTEMPTS = 200
"""Draws after which a set of cards is given up as unfit."""


class Laid(NamedTuple):
    """A card on the table."""

    face: str
    turn: int
    row: int
    column: int


def is_written(text: str) -> bool:
    """Say whether something is meant to be the text of a map, and not what one is called."""
    return "@" in text


def read_name(text: str) -> str:
    """Return the name that the text of a map begins with; empty if it has none. Raises `ValueError` for a wrong one."""
    written, colon, _ = text.rpartition(":")
    name = " ".join(written.replace("_", " ").split())
    if colon and not is_name(name):
        raise ValueError(written + colon)
    return name


def read_map(text: str) -> tuple[Laid, ...]:
    """Read the text of a map without its name, shifted so that the smallest row and column are 0; spaces and line
    breaks are free.

    Raises `ValueError` for what is no such text. Whether it is a map is for `engine.hanzo.validate`.
    """
    read_name(text)
    tight = re.sub(r"\s+", "", text.rpartition(":")[2])
    items = [item for item in tight.split(";") if item]
    found = [ITEM.fullmatch(item) for item in items]
    if not items or not all(found):
        wrong = next((item for item, match in zip(items, found, strict=True) if match is None), tight)
        raise ValueError(wrong)
    laid = (Laid(match[1].lower(), int(match[2]), int(match[3]), int(match[4])) for match in found if match)
    return normalised(tuple(laid))


def normalised(laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """Return the cards shifted so that the smallest row and column are 0."""
    top, left = min(one.row for one in laid), min(one.column for one in laid)
    return tuple(one._replace(row=one.row - top, column=one.column - left) for one in laid)


def write_map(laid: Iterable[Laid], name: str = "") -> str:
    """Return the text of a map, with its name if it has one."""
    cards = ";".join(f"{one.face}@{one.turn}({one.row},{one.column})" for one in laid)
    return f"{name.replace(' ', '_')}:{cards}" if name else cards


def tidied(text: str) -> str:
    """Return the text of a map as `write_map` writes it. Raises `ValueError` for what is no such text."""
    return write_map(read_map(text), read_name(text))


def turned(rows: Sequence[Sequence[tuple[int, int]]], turn: int) -> list[list[tuple[int, int]]]:
    """Return the rows of a card turned clockwise."""
    result = [list(row) for row in rows]
    for _ in range(turn // 90):
        result = [list(row) for row in zip(*reversed(result), strict=True)]
    return result


def compose(cards: Cards, laid: Sequence[Laid], name: str = "") -> Grid:
    """Lay cards that exist and compile what is to be seen (HZ-006, HZ-007). Raises `DataError` if it is too big."""
    cells: dict[tuple[int, int], Cell] = {}
    for number, one in enumerate(laid):
        for down, row in enumerate(turned(cards.faces[one.face].rows, one.turn)):
            for right, (surface, resource) in enumerate(row):
                cells[one.row + down, one.column + right] = Cell(surface, resource, number)
    return Grid(cells, write_map(laid, name), [one.face for one in laid])


def draw(cards: Cards, kind: str, chance: Chance) -> tuple[Laid, ...]:
    """Draw six cards, a face of each and a turn, and lay them out three by two. The result need not suit a mode."""
    numbers = shuffled(chance, cards.ids())[:CARDS]
    turns = TURNS if cards.height == cards.width else TURNS[::2]
    laid = []
    for place, number in enumerate(numbers):
        ending = (FRONT, BACK)[chance.below(2)] if kind == MIXED else FRONT if kind == DAY else BACK
        if number + ending not in cards.faces:
            ending = FRONT
        turn = turns[chance.below(len(turns))]
        row, column = divmod(place, LAYOUT[1])
        laid.append(Laid(number + ending, turn, row * cards.height, column * cards.width))
    return tuple(laid)


def preset(cards: Cards, name: str) -> str | None:
    """Return the key of a ready-made map from its key or its number (``P1`` is the first), or ``None``."""
    keys = list(cards.presets)
    if name.lower() in cards.presets:
        return name.lower()
    number = re.fullmatch(r"[pP](\d{1,2})", name)
    return keys[int(number[1]) - 1] if number and 1 <= int(number[1]) <= len(keys) else None


def tidied_or_fault(text: str) -> str:
    """Return the text of a map as `write_map` writes it. Raises `DataError` instead of `ValueError`."""
    try:
        return tidied(text)
    except ValueError as error:
        raise DataError([f"map: {error} is not written face@turn(row,column)"]) from error
