"""Editing a drafted set-up of Seven Swords: pure steps from one draft to the next.

A draft is the set-up move itself: ``("setup", supplies, storehouses, houses, palisades, bows, stands)``. Values and
palisades are only ever exchanged and stands keep one to an area, so the one thing that can be wrong with an edited
draft is the number of bows.
"""

from __future__ import annotations

from typing import Any

from engine.core import Move
from engine.seven_swords.view import GATES, HOUSES, STOREHOUSES, SUPPLIES

PARTS = ("supplies", "storehouses", "houses", "palisades", "bows", "stands")
"""The kinds of placement, in the order of the move."""
SQUARES = {"supplies": SUPPLIES, "storehouses": STOREHOUSES, "houses": HOUSES, "palisades": GATES}
"""Where the values of a kind lie, for the kinds that are changed by exchanging two."""


def part_of(draft: Move, part: str) -> tuple[Any, ...]:
    """Return what the draft says about one kind of placement."""
    return tuple(draft[PARTS.index(part) + 1])


def _with(draft: Move, part: str, values: tuple[Any, ...]) -> Move:
    index = PARTS.index(part) + 1
    return (*draft[:index], values, *draft[index + 1 :])


def exchanged(draft: Move, part: str, first: int, second: int) -> Move:
    """Return the draft with the values on two squares exchanged. Raises `IndexError` for a square too many."""
    values = list(part_of(draft, part))
    values[first], values[second] = values[second], values[first]
    return _with(draft, part, tuple(values))


def with_value(draft: Move, part: str, square: int, value: int) -> Move:
    """Return the draft with a value on a square, exchanged with the square that had it. Raises `ValueError` if no
    square has it."""
    return exchanged(draft, part, square, part_of(draft, part).index(value))


def with_bows(draft: Move, area: int, count: int) -> Move:
    """Return the draft with so many bows in an area; the others are left alone, so the sum may be off for a while."""
    bows = list(part_of(draft, "bows"))
    bows[area] = max(0, count)
    return _with(draft, "bows", tuple(bows))


def stand_in(draft: Move, board: Any, area: int) -> int:
    """Return which samurai stands in an area. Raises `KeyError` if none does."""
    stands = part_of(draft, "stands")
    return {board.area_of[board.index[space]]: index for index, space in enumerate(stands)}[area]


def with_samurai(draft: Move, board: Any, area: int, samurai: int) -> Move:
    """Return the draft with this samurai in the area; who stood there takes his place."""
    stands = list(part_of(draft, "stands"))
    other = stand_in(draft, board, area)
    stands[samurai], stands[other] = stands[other], stands[samurai]
    return _with(draft, "stands", tuple(stands))


def with_space(draft: Move, board: Any, space: int) -> Move:
    """Return the draft with the samurai of this village space's area moved to it."""
    stands = list(part_of(draft, "stands"))
    stands[stand_in(draft, board, board.area_of[space])] = board.names[space]
    return _with(draft, "stands", tuple(stands))


def bows_missing(draft: Move, total: int) -> int:
    """Return how many bows are still to be placed; negative when too many are."""
    placed: int = sum(part_of(draft, "bows"))
    return total - placed
