"""Whole games that differ in secrets alone: opponent and spectator see and hear the same, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest
import twin_games
from twin_games import Line, Turn

from engine.chance import SeededChance
from engine.core import Event, Seat
from engine.errors import IllegalMove
from engine.hanzo.game import HANZO
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.view import BANDIT, SAMURAI
from players.random_player import RandomPlayer

GAMES = 8
SHARES = (0.05, 0.2, 0.5, 0.8, 1.0)
"""Up to which part of a game twins are compared: the longer, the less is still hidden."""


def random_game(number: int) -> Line:
    village = SEVEN_SWORDS.option_specs[0].values[number % 2]
    player = RandomPlayer(f"twin {number}")
    setting = SEVEN_SWORDS.prepare({"village": village})
    seed = number.to_bytes(32, "big")
    return twin_games.play(SEVEN_SWORDS, setting, seed, lambda view: player.choose(SEVEN_SWORDS, view))


def compare(line: Line, turns: tuple[Turn, ...], owner: Seat, rng: random.Random) -> int:
    """Play a twin beside the truth; return how many of its states differ."""
    twin = twin_games.replay(line, turns)
    others: tuple[Seat | None, ...] = (1 - owner, None)
    last = len(turns) == len(line.turns)  # the end turns everything up
    different = 0
    for number, turn in enumerate(turns[:-1] if last else turns):
        for viewer in others:
            assert twin.events(number, viewer) == line.events(number, viewer), (number, turn.move)
            ours, theirs = (SEVEN_SWORDS.view(one.states[number + 1], viewer) for one in (line, twin))
            assert ours == theirs, (number, turn.move)
        assert twin.steps[number].reversible == line.steps[number].reversible, (number, turn.move)
        junk = rng.choice(line.turns).move
        answers = [_answer(one.states[number + 1], 1 - owner, junk) for one in (line, twin)]
        assert answers[0] == answers[1], (number, junk)
        dumps = [SEVEN_SWORDS.dump(one.states[number + 1]) for one in (line, twin)]
        different += dumps[0] != dumps[1]
    return different


def _answer(state: Any, seat: Seat, move: Any) -> Any:
    """Return what a seat hears when it tries a move: the refusal, or that there is none."""
    if seat not in SEVEN_SWORDS.to_move(state):
        return "not his turn"
    try:
        SEVEN_SWORDS.apply(state, seat, move, SeededChance(b"any", "any"))
    except IllegalMove as refusal:
        return refusal.code, refusal.clause, refusal.parameters
    return "legal"


@pytest.mark.parametrize("owner", [BANDIT, SAMURAI])
def test_twin_games_look_the_same_to_everybody_but_the_owner_of_the_secrets(owner: Seat) -> None:
    _run(owner, GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("owner", [BANDIT, SAMURAI])
def test_two_hundred_twin_games(owner: Seat) -> None:
    _run(owner, 200)


def _run(owner: Seat, games: int) -> None:
    redraw = twin_games.redraw_samurai if owner == SAMURAI else twin_games.redraw_bandits
    compared = different = 0
    for number in range(games):
        rng = random.Random(number)
        line = random_game(number)
        for share in SHARES:
            turns = redraw(line, int(share * len(line.turns)), rng)
            if turns is not None:
                different += compare(line, turns, owner, rng)
                compared += len(turns)
    print(f"{games} games, {compared} positions compared, {different} of them with other secrets")
    assert different > compared // 4, "the twins hardly ever differ"


def _values_for_spectators(patch: pytest.MonkeyPatch) -> None:
    view = type(SEVEN_SWORDS).view

    def leaking(self: Any, state: Any, seat: Seat | None) -> Any:
        return view(self, state, SAMURAI if seat is None else seat)

    patch.setattr(type(SEVEN_SWORDS), "view", leaking)


def _letters_for_everybody(patch: pytest.MonkeyPatch) -> None:
    seen_by = Event.seen_by
    patch.setattr(Event, "seen_by", lambda self, viewer: self.private[0][1] if self.private else seen_by(self, viewer))


@pytest.mark.parametrize(("owner", "leak"), [(SAMURAI, _values_for_spectators), (BANDIT, _letters_for_everybody)])
def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch, owner: Seat, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"\(\d+, \("):
        _run(owner, 1)


# Hanzō: nothing at the table is hidden (HZ-153), so nobody sees or hears anything that the others do not.

DUELS = 6


def _all_the_same(line: Line) -> int:
    """Assert that everybody sees and hears the same all game long; return the number of comparisons."""
    viewers: tuple[Seat | None, ...] = (0, 1, None)
    compared = 0
    for number, state in enumerate(line.states):
        views = [HANZO.view(state, viewer) for viewer in viewers]
        for view in views:
            assert view._replace(viewer=None) == views[-1], (number, view.phase)
            assert view.draft is None, (number, "what is drafted is no business of the rules")
        if number:
            heard = [line.events(number - 1, viewer) for viewer in viewers]
            assert heard[0] == heard[1] == heard[2], (number, line.turns[number - 1].move)
        compared += len(views)
    return compared


def _duel(number: int) -> Line:
    player = RandomPlayer(f"duel {number}")
    maps = HANZO.option_specs[0].values
    setting = HANZO.prepare({"map": maps[number % len(maps)]})
    return twin_games.play(HANZO, setting, number.to_bytes(32, "big"), lambda view: player.choose(HANZO, view))


def test_at_a_duel_of_hanzo_everybody_knows_the_same() -> None:
    assert sum(_all_the_same(_duel(number)) for number in range(DUELS)) > 100 * DUELS


def _event_for_the_ninja_first(patch: pytest.MonkeyPatch) -> None:
    seen_by = Event.seen_by
    patch.setattr(
        Event,
        "seen_by",
        lambda self, viewer: None if self.kind == "EventChosen" and viewer is None else seen_by(self, viewer),
    )


def _choice_hidden(patch: pytest.MonkeyPatch) -> None:
    view = type(HANZO).view

    def hiding(self: Any, state: Any, seat: Seat | None) -> Any:
        found = view(self, state, seat)
        return found if seat == 1 else found._replace(events=())

    patch.setattr(type(HANZO), "view", hiding)


@pytest.mark.parametrize("leak", [_event_for_the_ninja_first, _choice_hidden])
def test_a_difference_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    line = _duel(1)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"\(\d+, "):
        _all_the_same(line)
