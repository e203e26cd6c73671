"""What threatens the ninja is told before it happens (HZ-121, HZ-123, HZ-131, HZ-132)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import words
from engine.chance import SeededChance
from engine.core import Game
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.hanzo.threats import threats
from players.random_player import choose

FORETOLD = {"no_supply": {"supply", "last"}, "no_cell": {"white"}}


def _views(game: Game, number: int) -> list[Any]:
    """Return what a spectator saw of a random game: the last position before its end, and the end."""
    dice, player = (SeededChance(number.to_bytes(32), what) for what in ("dice", "player"))
    state = game.new(game.prepare({"map": "draw"}), dice).state
    before = state
    while seats := game.to_move(state):
        before, view = state, game.view(state, seats[0])
        state = game.apply(state, seats[0], choose(game, view, player), dice).state
    return [game.view(before, None), game.view(state, None)]


@pytest.mark.parametrize("game", [HANZO_SOLO, HANZO], ids=["solo", "duel"])
def test_a_game_that_ends_for_want_of_samurai_or_of_room_was_threatened_by_it(game: Game) -> None:
    endings: Counter[str] = Counter()
    for number in range(60):
        before, end = _views(game, number)
        endings[end.ending.reason] += 1
        if foretold := FORETOLD.get(end.ending.reason):
            assert foretold & {one.kind for one in threats(before)}
        assert threats(end) == []
    assert endings["no_supply"]


BOARD = "grid ^K _A ^K #D / _H _A ^H _A / _K _H ^A ^K / _A ^H _K ^A\n"
ALL_BUT_FOUR = 0xFFF
"""Samurai everywhere but on four white resources."""
PLACING = BOARD + "phase place events 6 left 1 2"


def _seen(game: Game, text: str = PLACING, **changes: Any) -> Any:
    return game.view(game.from_position(game.prepare({"map": "choose"}), text), None)._replace(**changes)


@pytest.mark.parametrize(
    ("game", "changes", "kinds"),
    [
        (HANZO_SOLO, {}, []),
        (HANZO_SOLO, {"supply": 2}, []),
        (HANZO_SOLO, {"supply": 1}, ["supply"]),
        (HANZO_SOLO, {"phase": "event_samurai", "due": 1, "supply": 2}, ["supply"]),
        (HANZO_SOLO, {"phase": "reinforce", "due": 1, "supply": 1}, []),
        (HANZO_SOLO, {"phase": "reinforce", "due": 2, "supply": 1}, ["last"]),
        (HANZO_SOLO, {"turn": 0, "supply": 0}, []),
        (HANZO_SOLO, {"samurai": ALL_BUT_FOUR}, []),
        (HANZO_SOLO, {"samurai": ALL_BUT_FOUR, "left": (1, 2, 3)}, ["white"]),
        (HANZO_SOLO, {"samurai": ALL_BUT_FOUR, "left": (1, 2, 3), "phase": "extra"}, []),
        (HANZO, {"samurai": ALL_BUT_FOUR, "left": (1, 2, 3, 4), "phase": "event", "events": ()}, []),
        (HANZO, {"samurai": ALL_BUT_FOUR, "left": (1, 2, 3), "phase": "place", "events": (6,)}, []),
        (HANZO, {"samurai": ALL_BUT_FOUR, "left": (1, 2, 3, 5), "phase": "place", "events": (6, 6)}, ["white"]),
        (HANZO, {"supply": 1}, []),
        (HANZO, {"supply": 0}, ["supply"]),
        (HANZO, {"supply": 1, "red": True}, ["supply"]),
        (HANZO, {"counters": (7, 1, 1, 1)}, ["red"]),
        (HANZO, {"counters": (7, 1, 1, 1), "red": True}, []),
    ],
)
def test_each_threat_is_told_while_it_lasts(game: Game, changes: dict[str, Any], kinds: list[str]) -> None:
    view = _seen(game, **changes)
    assert [one.kind for one in threats(view)] == kinds
    for locale in words.LOCALES:
        told = words.of(game.key).warnings(view, locale)
        assert len(told) == len(kinds)
        assert all("{" not in line and "???" not in line for line in told)


def test_a_die_without_a_place_is_told_while_others_have_one() -> None:
    setting = HANZO_SOLO.prepare({"map": "choose"}, {"rulings": {"guardians_block_cells": False}})
    text = "grid _K #D\nsamurai A1\nphase place events 2 left 2 5"
    view = HANZO_SOLO.view(HANZO_SOLO.from_position(setting, text), None)
    found = threats(view)
    assert [one.kind for one in found] == ["die", "white"]
    assert found[0].parameters == {"die": 5}


@pytest.mark.parametrize(("locale", "told"), [("en", "at least 2 back"), ("es", "al menos 2,")])
def test_it_is_told_how_many_must_leave_the_map(locale: str, told: str) -> None:
    game = HANZO_SOLO.prepare({"map": "choose", "constant_reinforcements": "on"})
    view = HANZO_SOLO.view(HANZO_SOLO.from_position(game, PLACING), None)._replace(supply=1)
    (line,) = words.of(HANZO_SOLO.key).warnings(view, locale)
    assert told in line
