"""What counts for the leaderboards, and at which level; the numbers stand in ``data/counting.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ratings.types import Record

COUNTS, ABANDONED, CROSSED, ASSISTED, SHORT = "counts", "abandoned", "crossed", "assisted", "short"
VERDICTS = (COUNTS, ABANDONED, CROSSED, ASSISTED, SHORT)
"""A record counts, or it was abandoned by consent, somebody has held two of its seats, somebody has taken a hint, or
it was too short."""

ON = "on"

_SOURCES = ("printed", "example", "ours")


def _number(entry: Mapping[str, Any]) -> int:
    value = entry["value"]
    if type(value) is not int or value < 0 or entry["source"] not in _SOURCES:
        raise ValueError(f"counting.json: {entry}")
    return value


def _numbers(entries: Mapping[str, Any]) -> dict[str, int]:
    return {name: _number(entry) for name, entry in entries.items()}


_DATA = json.loads((Path(__file__).parent / "data" / "counting.json").read_text("utf-8"))
_MINIMUM = _numbers(_DATA["minimum_moves"])
_LEVELS = {game: _numbers(options) for game, options in _DATA["levels"].items()}
_SCALE = _numbers(_DATA["scale"])


def minimum_moves(game: str) -> int:
    """Return how many moves a game must have to count; moves taken back are not among them."""
    return _MINIMUM.get(game, _MINIMUM["any"])


def level_of(game: str, options: Mapping[str, str]) -> int:
    """Return how difficult a table's options make the game: the plus signs of those that are on."""
    return sum(plus for name, plus in _LEVELS.get(game, {}).items() if options.get(name) == ON)


def levels(game: str) -> tuple[int, ...]:
    """Return all levels that the options of a game can add up to, the easiest first; just 0 where there are none."""
    sums = {0}
    for plus in _LEVELS.get(game, {}).values():
        sums |= {so_far + plus for so_far in sums}
    return tuple(sorted(sums))


def verdict(record: Record) -> str:
    """Return whether a record counts, or the first reason why not; one of `VERDICTS`."""
    if record.ending == "abandoned":
        return ABANDONED
    if record.crossed or len({side.person for side in record.sides}) < len(record.sides):
        return CROSSED
    if record.assisted:
        return ASSISTED
    return SHORT if record.moves < minimum_moves(record.game) else COUNTS


def shown(merit: float) -> int:
    """Return a rating as people read it: the start of the scale for somebody of whom nothing is known yet."""
    return round(_SCALE["start"] + _SCALE["per_point"] * merit)
