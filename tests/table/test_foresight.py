"""What a player is told before a move that cannot be taken back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.errors import DataError
from engine.registry import GAMES
from table.foresight import can_take_back
from table.types import Position

SOLO = GAMES["hanzo_solo"]
SETTING = SOLO.prepare({"map": "market_night"})


def before_the_event(samurai: int) -> Position:
    """Return a position in which the event is to be chosen, with so many samurai on the map."""
    text = "map market_night turn 8 phase event left 1 4 6 6 counters K=11 A=11 H=10 D=10 samurai"
    found: list[str] = []
    for name in (f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGHI"):
        try:
            SOLO.from_position(SETTING, f"{text} {' '.join([*found, name])}")
        except DataError:
            continue  # no white resource
        found.append(name)
        if len(found) == samurai:
            break
    state = SOLO.from_position(SETTING, f"{text} {' '.join(found)}")
    at: Any = SimpleNamespace(game=SOLO, view=lambda seat: SOLO.view(state, seat))
    return cast(Position, at)


@pytest.mark.parametrize(("samurai", "back"), [(11, True), (12, False)], ids=["one is left", "none is left"])
def test_a_move_that_ends_the_game_cannot_be_taken_back(samurai: int, back: bool) -> None:
    position = before_the_event(samurai)
    assert can_take_back(position, 0, ("event", 4)) is back
    assert can_take_back(position, 0, ("event", 6))
