"""Hints of Hanzō: the slowest of many, in positions of drawn maps with eight samurai or more."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from bench.engine_rows import states_of
from bench.harness import Row
from engine.hanzo.view import EVENT, PLACE
from engine.registry import GAMES
from players.hanzo_advice import advise

SAMURAI = 8


def rows(*, short: bool) -> list[Row]:
    """The choice of the event asks for most: every event is searched."""
    game = GAMES["hanzo_solo"]
    seconds = []
    for view in _crowded(4 if short else 20):
        begin = time.perf_counter()
        advise(game, view)
        seconds.append(time.perf_counter() - begin)
    return [
        Row("hint", "Hanzō: the slowest hint, eight samurai or more on a drawn map", "s", max(seconds), 2),
        Row("hint median", "the same, in the median", "s", median(seconds)),
    ]


def _crowded(count: int) -> list[Any]:
    """Return views of random games alone: dice to choose the event from, or lucky dice, with many samurai about."""
    game = GAMES["hanzo_solo"]
    setting = game.prepare({"map": "draw"})
    found: list[Any] = []
    number = 0
    while len(found) < count:
        number += 1
        for state in states_of(game, setting, number):
            if state.samurai.bit_count() < SAMURAI:
                continue
            if state.phase == EVENT or (state.phase == PLACE and len(state.left) > 3):
                found.append(game.view(state, 0))
    return found[:count]
