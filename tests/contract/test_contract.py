"""What every game must keep, whatever its rules. Each test runs on random games of each registered game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.chance import SeededChance, commitment
from engine.core import Game, Move, Prefix, Seat
from engine.errors import IllegalMove
from engine.record import advance, assemble, opening, verify
from engine.registry import GAMES
from players import PLAYERS

ROOT = Path(__file__).parent.parent.parent
SEEDS = (1, 2, 3)


class Turn:
    """One move of a random game with everything around it."""

    def __init__(self, state: Any, seat: Seat, view: Any, move: Move) -> None:
        self.state, self.seat, self.view, self.move = state, seat, view, move
        self.before: dict[str, Any] = {}
        self.step: Any = None
        self.drawn = 0


class Played:
    """A random game of a game, with its record."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        specs = game.option_specs
        options = {spec.name: spec.values[seed % len(spec.values)] for spec in specs}
        self.setting = game.prepare(options)
        secret = seed.to_bytes(32, "big")
        self.chance = SeededChance(secret, "contract")
        system = SeededChance(secret, "contract, system")
        players = [PLAYERS["random"](f"{seed} {seat}") for seat in game.seats]
        frozen = self.setting.frozen
        state = game.new(self.setting, self.chance).state
        link = opening(game.key, "contract", game.rules_version, frozen, commitment(secret, "contract"))
        entries = []
        self.turns: list[Turn] = []
        while due := game.to_move(state):
            assert game.outcome(state) is None
            view = game.view(state, due[0])
            turn = Turn(state, due[0], view, game.resolve(view, players[due[0]].choose(game, view), system))
            turn.before = game.dump(state)
            count = self.chance.count
            turn.step, entry = advance(game, state, due[0], turn.move, self.chance, link)
            turn.drawn = self.chance.count - count
            state, link = turn.step.state, entry.hash
            entries.append(entry)
            self.turns.append(turn)
        self.last = state
        self.record = assemble(game, "contract", game.rules_version, frozen, secret, entries, game.outcome(state))

    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(len(self.game.seats)), None)

    def some(self, every: int) -> list[Turn]:
        """Every so many turns of a long game, and more of a short one."""
        return self.turns[:: max(1, min(every, len(self.turns) * every // 400))]

    def hides(self) -> bool:
        """Whether the viewers of this game see different things at all."""
        views = [
            [self.game.view(turn.state, viewer)._replace(viewer=None) for viewer in self.viewers()]
            for turn in self.turns
        ]
        return any(view != row[0] for row in views for view in row)


_played: dict[tuple[str, int], Played] = {}


@pytest.fixture(params=[(key, seed) for key in GAMES for seed in SEEDS], ids=lambda one: f"{one[0]}-{one[1]}")
def played(request: Any) -> Played:
    key, seed = request.param
    if (key, seed) not in _played:
        _played[key, seed] = Played(GAMES[key], seed)
    return _played[key, seed]


def _leaves(game: Game, view: Any, prefix: Prefix = ()) -> Iterator[Move]:
    choices = game.choices(view, prefix)
    keys = [option.key for option in choices.options]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch(r"[0-9A-Za-z]{1,4}", key) for key in keys), keys
    assert choices.options or choices.move is not None, f"dead end after {prefix}"
    if choices.move is not None:
        yield choices.move
    for key in keys:
        yield from _leaves(game, view, (*prefix, key))


def _refusal(attempt: Callable[..., Any], *arguments: Any) -> str:
    """How a move is refused, in full, or nothing."""
    try:
        attempt(*arguments)
    except IllegalMove as error:
        return repr((error.code, error.clause, error.parameters))
    return ""


def test_notation_and_parse_are_inverse(played: Played) -> None:
    game = played.game
    for number, turn in enumerate(played.turns):
        text = game.notation(turn.move)
        assert game.parse(turn.view, text) == turn.move
        if number % 16 == 0:
            for move in game.legal(turn.view):
                text = game.notation(move)
                assert game.parse(turn.view, text) == move
                assert game.notation(game.parse(turn.view, text)) == text


def test_legal_lists_the_leaves_of_the_choices_and_nothing_twice(played: Played) -> None:
    first = {played.game.phase_key(turn.view): turn for turn in reversed(played.turns)}
    for turn in [*first.values(), *played.turns[::6]]:
        listed = list(played.game.legal(turn.view))
        assert listed
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(_leaves(played.game, turn.view))  # a pair may be chosen in either order
        assert listed == list(played.game.legal(turn.view))


def test_choices_fit_into_a_control(played: Played) -> None:
    game = played.game

    def longest(view: Any, prefix: Prefix) -> int:
        options = game.choices(view, prefix).options
        return max((longest(view, (*prefix, one.key)) for one in options), default=sum(map(len, prefix)))

    assert max(longest(turn.view, ()) for turn in played.turns[::12]) <= 60


def test_a_prefix_that_is_not_on_offer_is_a_key_error(played: Played) -> None:
    for turn in played.turns[::20]:
        with pytest.raises(KeyError):
            played.game.choices(turn.view, ("~",))


def test_legal_moves_pass_the_check(played: Played) -> None:
    for turn in played.turns[::4]:
        for move in played.game.legal(turn.view):
            played.game.check(turn.view, move)


def test_the_order_of_legal_moves_does_not_depend_on_earlier_questions(played: Played) -> None:
    game = played.game
    for turn in played.turns[::25]:
        fresh = game.view(game.load(played.setting, json.loads(json.dumps(turn.before))), turn.seat)
        assert list(game.legal(fresh)) == list(game.legal(turn.view))


def test_apply_never_changes_its_argument(played: Played) -> None:
    frozen = json.dumps(played.setting.frozen, sort_keys=True)
    for turn in played.turns:
        assert played.game.dump(turn.state) == turn.before
    assert json.dumps(played.setting.frozen, sort_keys=True) == frozen


def test_refused_moves_change_nothing_and_check_says_the_same(played: Played) -> None:
    game, refused = played.game, 0
    moves = [turn.move for turn in played.some(5)]
    for turn in played.some(9):
        before = game.dump(turn.state)
        for move in moves:
            chance = SeededChance(b"any", "any")
            tried = _refusal(game.apply, turn.state, turn.seat, move, chance)
            assert tried == _refusal(game.check, turn.view, move)
            if tried:
                refused += 1
                assert chance.count == 0
        assert game.dump(turn.state) == before
    assert refused > 100


def test_nobody_else_can_move(played: Played) -> None:
    game = played.game
    for turn in played.turns[::7]:
        for seat in set(range(len(game.seats))) - set(game.to_move(turn.state)):
            view = game.view(turn.state, seat)
            assert list(game.legal(view)) == []
            assert game.choices(view).options == ()
            with pytest.raises(IllegalMove):
                game.apply(turn.state, seat, turn.move, SeededChance(b"any", "any"))


def test_somebody_is_to_move_exactly_until_there_is_an_outcome(played: Played) -> None:
    game = played.game
    for turn in played.turns:
        assert game.to_move(turn.state)
        assert game.outcome(turn.state) is None
        for viewer in played.viewers():
            assert game.view(turn.state, viewer).to_move == game.to_move(turn.state)
    assert game.to_move(played.last) == ()
    outcome = game.outcome(played.last)
    assert outcome is not None
    assert outcome.reason
    assert set(outcome.winners) <= set(range(len(game.seats)))
    assert len(outcome.scores) in (0, len(game.seats))


def test_a_replay_of_the_record_ends_in_the_same_state(played: Played) -> None:
    verified = verify(json.loads(json.dumps(played.record)))
    assert played.game.dump(verified.state) == played.game.dump(played.last)
    assert verified.final == played.record["entries"][-1]["hash"]


def test_dump_and_load_are_inverse(played: Played) -> None:
    game = played.game
    setting = game.restore(json.loads(json.dumps(played.setting.frozen)))
    for turn in played.turns[::3]:
        again = game.load(setting, json.loads(json.dumps(turn.before)))
        assert game.dump(again) == turn.before
        for viewer in played.viewers():
            assert game.view(again, viewer)._replace(setting=None) == game.view(turn.state, viewer)._replace(
                setting=None
            )


def test_a_loaded_state_plays_on_alike(played: Played) -> None:
    game = played.game
    for turn in played.turns[::8]:
        again = game.load(played.setting, json.loads(json.dumps(turn.before)))
        one = game.apply(again, turn.seat, turn.move, SeededChance(b"seed", "again"))
        other = game.apply(turn.state, turn.seat, turn.move, SeededChance(b"seed", "again"))
        assert game.dump(one.state) == game.dump(other.state)
        assert one.events == other.events


def test_position_text_and_state_are_inverse(played: Played) -> None:
    game = played.game
    for turn in played.turns[::3]:
        text = game.position(turn.state)
        again = game.from_position(played.setting, text)
        assert game.dump(again) == turn.before
        assert game.position(again) == text


def test_what_a_move_leads_to_is_told_truly(played: Played) -> None:
    """A step with a draw, or one that hands a decision over, is never said to be reversible."""
    game, free = played.game, 0
    for turn in played.turns:
        after = game.to_move(turn.step.state)
        if turn.drawn or set(after) - {turn.seat}:
            assert not turn.step.reversible
        free += turn.step.reversible
        json.dumps([[event.public, event.private] for event in turn.step.events])
    assert free


def _sampled(played: Played, every: int) -> Iterator[tuple[Turn, Seat | None, Any]]:
    for number, turn in enumerate(played.turns[::every]):
        for viewer in played.viewers():
            view = played.game.view(turn.state, viewer)
            yield turn, viewer, played.game.sample(view, SeededChance(number.to_bytes(4, "big"), "sample"))


def test_a_viewer_cannot_tell_a_sample_from_the_truth(played: Played) -> None:
    game, others = played.game, 0
    for turn, viewer, twin in _sampled(played, 5):
        view = game.view(turn.state, viewer)
        assert game.view(twin, viewer) == view
        assert list(game.legal(game.view(twin, viewer))) == list(game.legal(view))
        others += game.dump(twin) != turn.before
    assert others > len(played.turns) // 10 or not played.hides(), "the samples hardly ever differ from the truth"


def test_refusals_and_prices_are_the_same_in_twin_worlds(played: Played) -> None:
    game = played.game
    moves = [turn.move for turn in played.turns[::11]]
    for turn, viewer, twin in _sampled(played, 23):
        if viewer is None:
            continue
        for move in moves:
            here, there = (
                _refusal(game.apply, state, viewer, move, SeededChance(b"any", "any")) for state in (turn.state, twin)
            )
            assert here == there


def test_a_spectator_learns_nothing_that_a_seat_does_not_know(played: Played) -> None:
    """Whatever a spectator's view tells apart, every seat's view tells apart too."""
    game = played.game
    for turn, viewer, twin in _sampled(played, 5):
        if viewer is not None:
            assert game.view(twin, None) == game.view(turn.state, None)


def test_events_for_a_spectator_are_the_public_ones(played: Played) -> None:
    for turn in played.turns:
        for event in turn.step.events:
            assert event.seen_by(None) == event.public
            for seat, fields in event.private:
                assert event.seen_by(seat) == fields
                assert set(event.public or {}) <= set(fields)


def test_phase_and_private_keys_can_be_compared(played: Played) -> None:
    game = played.game
    for turn in played.turns[::5]:
        assert len({game.phase_key(game.view(turn.state, viewer)) for viewer in played.viewers()}) == 1
        assert game.private_key(game.view(turn.state, None)) is None
        hash(game.private_key(turn.view))


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed(key: str) -> None:
    def record(hash_seed: str) -> bytes:
        return subprocess.run(
            [sys.executable, "-m", "engine", "play", key, "--seed", "11", "--players", "random"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout

    first = record("1")
    assert first == record("2")
    verify(json.loads(first))


@pytest.mark.parametrize("key", GAMES)
def test_options_are_checked_and_kept(key: str) -> None:
    game = GAMES[key]
    for spec in game.option_specs:
        assert spec.default in spec.values
        for value in spec.values:
            frozen = game.prepare({spec.name: value}).frozen
            assert game.restore(json.loads(json.dumps(frozen))).frozen == frozen


def test_turns_are_counted_forwards_and_the_same_for_all(played: Played) -> None:
    game = played.game
    counted = [0]
    for turn in played.turns[::5]:
        (number,) = {game.turn(game.view(turn.state, viewer)) for viewer in played.viewers()}
        counted.append(number)
    assert counted == sorted(counted)
    assert counted[-1] > 1
