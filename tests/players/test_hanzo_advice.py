"""Hints: a legal move, a reason, and its sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hanzo_positions import DUEL, SOLO, random_states, setting

from engine.chance import SeededChance
from engine.hanzo.view import EVENT, PLACE, ROLL
from players import hanzo_advice
from players.hanzo_advice import REASONS, Advice, advise
from players.hanzo_search import HanzoPlayer
from words import LOCALES
from words.catalogue import has
from words.hanzo.hints import hint_line

PARAMETERS: dict[str, dict[str, Any]] = {
    "door_needed": {"cells": ["B2"]},
    "removes": {"cells": ["B2", "C3"]},
    "lifts": {"resources": "KA"},
    "keeps": {"die": 4, "cell": "B2"},
    "quiet": {"event": "quiet", "die": 6},
    "event": {"event": "bad_weather", "die": 1},
    "event_taken": {"event": "spirits", "die": 3},
    "extra": {"die": 2},
    "gift": {"resource": "H"},
}


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hanzo_advice, "_PLAYER", HanzoPlayer(width=2))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str, locale: str) -> None:
    assert has(f"hz-hint-{reason}")
    plain = hint_line(Advice(("roll",), "", 0, reason, PARAMETERS.get(reason, {})), locale)
    assert plain.endswith(".")
    assert "hz-" not in plain
    more = hint_line(Advice(("roll",), "KD", 5, reason, PARAMETERS.get(reason, {})), locale)
    assert more.startswith(plain)


def followed(game: Any, made: Any, number: int) -> list[tuple[Any, Advice]]:
    """Play a game by hints alone, and return each view with its hint."""
    chance = SeededChance(b"hints", str(number))
    state = game.new(made, chance).state
    given = []
    while seats := game.to_move(state):
        view = game.view(state, seats[0])
        advice = advise(game, view)
        given.append((view, advice))
        state = game.apply(state, seats[0], advice.move, chance).state
    return given


@pytest.mark.parametrize("options", ["", "CR+DW+WO"])
def test_a_game_can_be_played_by_hints_alone(options: str) -> None:
    given = followed(SOLO, setting(options, "draw_night"), 1)
    for view, advice in given:
        _is_sound(SOLO, view, advice)
    reasons = {advice.reason for _, advice in given}
    assert {"roll", "stands"} < reasons
    assert reasons & {"most", "removes", "keeps", "little", "lifts"}


def test_both_sides_of_a_duel_get_hints() -> None:
    given = followed(DUEL, DUEL.prepare({}), 2)
    for view, advice in given:
        _is_sound(DUEL, view, advice)
    assert {"map", "roll", "hides", "event_taken"} <= {advice.reason for _, advice in given}


def _is_sound(game: Any, view: Any, advice: Advice) -> None:
    game.check(view, advice.move)
    assert advice.reason in REASONS
    if view.phase == ROLL:
        assert advice.reason == "roll"
    for locale in LOCALES:
        assert hint_line(advice, locale)


def test_a_hint_tells_what_its_move_gains() -> None:
    compared = 0
    for state in random_states(setting("DW"), 4):
        if state.phase not in (EVENT, PLACE):
            continue
        view = SOLO.view(state, 0)
        advice = advise(SOLO, view)
        after = SOLO.apply(state, 0, advice.move, SeededChance(b"after", "1")).state
        assert sum(after.counters) - sum(state.counters) == len(advice.gained)
        assert advice.turn >= len(advice.gained)
        assert advise(SOLO, SOLO.view(state.copy(), 0)) == advice
        compared += 1
    assert compared > 5
