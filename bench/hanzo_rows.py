"""Hanzō on drawn maps with eight samurai or more: where a die can be placed, and the slowest of many hints."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from bench.engine_rows import states_of
from bench.harness import Row
from engine.hanzo import sight
from engine.hanzo.scene import occupied, restrictions
from engine.hanzo.view import EVENT, PLACE
from engine.registry import GAMES
from players.hanzo_advice import advise

SAMURAI = 8


def rows(*, short: bool) -> list[Row]:
    """What the rules and a hint cost. Of the hints, the choice of the event asks for most: every event is searched."""
    games = 12 if short else 48
    known = median(_placements(games, forget=False)) * 1e3
    unknown = median(_placements(games, forget=True)) * 1e3
    game = GAMES["hanzo_solo"]
    seconds = []
    for view in _crowded(4 if short else 20):
        begin = time.perf_counter()
        advise(game, view)
        seconds.append(time.perf_counter() - begin)
    return [
        Row("placements", "Hanzō: where a die can be placed, asked as the game goes on", "ms", known, 0.2),
        Row("placements anew", "the same, with nothing known of the map yet", "ms", unknown),
        Row("hint", "Hanzō: the slowest hint, eight samurai or more on a drawn map", "s", max(seconds), 2),
        Row("hint median", "the same, in the median", "s", median(seconds)),
    ]


def _placements(games: int, *, forget: bool) -> Iterator[float]:
    """Yield the seconds that listing takes for each die that is left, when it is asked for first at that position.

    What a die can do on a cell depends on its lines alone and is kept with the map, so most of it is known from the
    moves before; ``forget`` has the map forget it.
    """
    game = GAMES["hanzo_solo"]
    for number in range(games):
        played, measured = (game.prepare({"map": "draw"}) for _ in range(2))
        for played_state in list(states_of(game, played, number)):
            if played_state.phase != PLACE:
                continue
            state = game.load(measured, game.dump(played_state))  # on a map that has answered what is measured alone
            allowed, pieces = restrictions(state), occupied(state)
            for die in dict.fromkeys(state.left):
                if forget:
                    state.grid.memory.clear()
                begin = time.perf_counter()
                sight.placements(state.grid, pieces, *allowed, die)
                seconds = time.perf_counter() - begin
                if state.samurai.bit_count() >= SAMURAI:
                    yield seconds


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
