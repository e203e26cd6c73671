"""Notation, positions and dumps of Hanzō: what can be read, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DataError, IllegalMove, NotationError
from engine.hanzo.game import HANZO, HANZO_SOLO

BOARD = "grid ^. _. ^H / _. ^A _. / _K ^. ^.\nsamurai A3 left 1 3 4 5"


def _solo(text: str, **options: str) -> Any:
    return HANZO_SOLO.from_position(HANZO_SOLO.prepare({"map": "choose", **options}), text)


def _duel(text: str) -> Any:
    return HANZO.from_position(HANZO.prepare({}), text)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("P3@B2u:B2,C1", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("place 3@b2u: c1, b2", ("place", 3, "B2", "u", (("C1", ""), ("B2", "")))),
        ("p3 @ B2 ne", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("N:P3@B2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("P3@C3NW", ("place", 3, "C3", "d", (("B2", ""),))),
        ("P1@C3", ("place", 1, "C3", ".", ())),
        ("P1@C3.", ("place", 1, "C3", ".", ())),
        ("P4@A2plus", ("place", 4, "A2", "+", (("B2", ""),))),
        ("P4@B1+:A1!C1", ("place", 4, "B1", "+", (("A1", "C1"),))),
        ("P5@C3CROSS:B2", ("place", 5, "C3", "x", (("B2", ""),))),
        ("E4", ("event", 4)),
        ("event 4", ("event", 4)),
        ("S:E6", ("event", 6)),
        ("X3", ("extra", 3)),
        ("S+B1", ("samurai", "B1")),
        ("put b1", ("samurai", "B1")),
        ("samurai B1", ("samurai", "B1")),
        ("GK", ("gain", "K", "")),
        ("gain d!a3", ("gain", "D", "A3")),
        ("R", ("roll",)),
        ("R 1 3 3 6", ("roll",)),
        ("M P2", ("map", "market_night")),
        ("map draw", ("map", "draw")),
        ("M draw night", ("map", "draw", "night")),
        ("O+DE+WO", ("options", "DE", "WO")),
    ],
)
def test_notation_is_read_in_long_and_short(text: str, move: Any) -> None:
    view = HANZO_SOLO.view(_solo(BOARD), 0)
    assert HANZO_SOLO.parse(view, text) == move
    if move[0] != "options":
        assert HANZO_SOLO.parse(view, HANZO_SOLO.notation(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "jump", "E", "E7", "E44", "P3", "P3@", "P@B2v", "P3@B2q", "P3@B2v:B", "P3@B2v:B2!", "S+", "S+2"),
        *("G", "GX", "GD!", "M", "M somewhere", "M 01f@0", "map draw three", "R 9", "O+XX", "place", "event x", "Z"),
    ],
)
def test_what_is_no_notation_is_said_to_be_none(text: str) -> None:
    view = HANZO_SOLO.view(_solo("grid ^. _. ^H / _. ^A _.\nleft 3"), 0)
    with pytest.raises(NotationError):
        HANZO_SOLO.parse(view, text)


@pytest.mark.parametrize(
    ("phase", "text", "move"),
    [
        ("place", "3@b2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("place", "place 3 B2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("place", "3 b2 u : c1, b2", ("place", 3, "B2", "u", (("C1", ""), ("B2", "")))),
        ("place", "E4", ("event", 4)),
        ("event", "4", ("event", 4)),
        ("reinforce", "b1", ("samurai", "B1")),
        ("reinforce", "E4", ("samurai", "E4")),
        ("reinforce", "p3@b2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("event", "3@b2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("gain", "3@b2u", ("place", 3, "B2", "u", (("B2", ""), ("C1", "")))),
        ("gain", "Hi", ("gain", "H", "")),
        ("gain", "gain kayaku", ("gain", "K", "")),
        ("gain", "gain Puerta!A3", ("gain", "D", "A3")),
    ],
)
def test_the_verb_may_be_left_out_where_one_is_due(phase: str, text: str, move: Any) -> None:
    view = HANZO_SOLO.view(_solo(BOARD), 0)._replace(phase=phase)
    assert HANZO_SOLO.parse(view, text) == move


@pytest.mark.parametrize("verb", ["event", "extra", "samurai", "place", "gain"])
def test_of_a_verb_by_itself_it_is_said_that_more_belongs_there(verb: str) -> None:
    with pytest.raises(NotationError) as error:
        HANZO_SOLO.parse(HANZO_SOLO.view(_solo(BOARD), 0), f" {verb} ")
    assert (error.value.reason, error.value.parameters) == ("notation-alone", {"verb": verb})


@pytest.mark.parametrize("phase", ["map", "setup", "roll", "event", "place", "over"])
def test_what_has_no_verb_and_is_no_move_is_said_to_be_none(phase: str) -> None:
    view = HANZO_SOLO.view(_solo(BOARD), 0)._replace(phase=phase)
    with pytest.raises(NotationError) as error:
        HANZO_SOLO.parse(view, "nonsense 3")
    assert error.value.reason == "notation-verb"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7@E2", "notation-die"),
        ("5@E2q", "notation-place"),
        ("5@E2x:E2,,", "notation-item"),
        ("5 E2 v now", "notation-place"),
    ],
)
def test_of_what_begins_like_a_placement_it_is_said_what_is_wrong_with_it(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        HANZO_SOLO.parse(HANZO_SOLO.view(_solo(BOARD), 0), text)
    assert error.value.reason == reason


def test_what_is_clear_may_be_left_out() -> None:
    text = "grid #D _. ^A / _. ^. _K\ncounters K=2 A=2 H=2 samurai C2 left 1 6"
    view = HANZO_SOLO.view(_solo(text), 0)
    assert HANZO_SOLO.parse(view, "P1@A1") == ("place", 1, "A1", ".", (("A1", "C2"),))
    assert HANZO_SOLO.parse(view, "P1@A1:A1") == ("place", 1, "A1", ".", (("A1", "C2"),))
    with pytest.raises(IllegalMove, match="REMOVAL_DUE"):
        HANZO_SOLO.check(view, ("place", 1, "A1", ".", (("A1", ""),)))
    gift = HANZO.view(_duel("map six_gates counters K=2 A=2 H=2 samurai B1 phase gain events 5 left 1 1 1"), 0)
    assert HANZO.parse(gift, "GD") == ("gain", "D", "B1")


def test_who_leaves_may_be_named_without_what_is_collected() -> None:
    text = "grid #D _. ^A / _. ^. _K\ncounters K=2 A=2 H=2 samurai C1 C2 left 1 6"
    view = HANZO_SOLO.view(_solo(text), 0)
    for typed in ("P1@A1!C2", "1 A1 !c2", "place 1@A1:A1!C2"):
        move = HANZO_SOLO.parse(view, typed)
        assert move == ("place", 1, "A1", ".", (("A1", "C2"),))
        HANZO_SOLO.check(view, move)
    white = HANZO_SOLO.view(_solo("grid #D _. ^A / _. ^. _K\nsamurai C2 left 1 6"), 0)
    with pytest.raises(IllegalMove, match="REMOVAL_NOT_DUE"):  # the Door is wasted, so nobody leaves
        HANZO_SOLO.check(white, HANZO_SOLO.parse(white, "1@A1!C2"))
    with pytest.raises(IllegalMove, match="REMOVAL_NOT_DUE"):
        HANZO_SOLO.parse(view, "1@A1!C2!C1")


def test_nothing_belongs_after_roll() -> None:
    with pytest.raises(NotationError) as error:
        HANZO_SOLO.parse(HANZO_SOLO.view(_solo("map six_gates\nphase roll"), 0), "roll 5")
    assert error.value.reason == "notation-roll"


def test_moves_of_a_wrong_form_are_refused() -> None:
    view = HANZO_SOLO.view(_solo("grid ^. _. ^H / _. ^A _.\nleft 3"), 0)
    wrong: list[Any] = [
        ("place",),
        ("place", "3", "A1", "v", ()),
        ("place", 3, "A1", "v", ("A1",)),
        ("place", 3, "a1", "v", ()),
        ("place", 3, "A1", None, ()),
    ]
    for move in wrong:
        with pytest.raises(IllegalMove, match="FORM"):
            HANZO_SOLO.check(view, move)
    for move in ((), ("jump",), ("roll",)):
        with pytest.raises(IllegalMove, match="PHASE"):
            HANZO_SOLO.check(view, move)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("samurai A2", "white"),
        ("samurai B1 B1", "twice"),
        ("samurai B1 supply 12", "supply"),
        ("samurai B1 dice 1@B1. left 1", "stands on a samurai"),
        ("dice 1@A2. 1@A2. left 1", "cell of its own"),
        ("dice 1@A2v left 1", "cannot lie"),
        ("dice 7@A2v left 1", "is not written"),
        ("counters K=12 left 1", "four numbers"),
        ("counters D=2 left 1", "ahead"),
        ("left 1 1 1 1 1", "at most 4"),
        ("left 0", "values from 1 to 6"),
        ("left 1 turn 0", "turn"),
        ("left 1 phase night", "none of"),
        ("phase roll left 1", "none is rolled"),
        ("left 1 events 1 2", "more than a turn"),
        ("left 1 spirits yes", "spirits"),
        ("left 1 red yes", "red line"),
        ("left 1 due 2", "due"),
        ("phase reinforce dice 1@A2. left 1", "all are placed"),
        ("phase reinforce", "all are placed"),
        ("", "no die is left"),
        ("left 1 marks 7", "marks"),
        ("phase event marks 2 left 2 2 2 2", "marks: one of the dice left"),
        ("left 1 over ninja escaped", "ending"),
        ("phase over", "over"),
        ("left 1 last 2@A2v", "last"),
        ("left one", "digits"),
        ("left 1 left 2", "twice"),
        ("left 1 nowhere Z9 samurai Z9", "no such cell"),
        ("phase gain events 5 left 1", "does not follow"),
        ("phase extra events 2 left 1", "does not follow"),
        ("phase event_samurai events 2 left 1", "does not follow"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(DataError) as refused:
        _solo(f"map six_gates {text}")
    assert why in str(refused.value)


def test_a_position_needs_its_map() -> None:
    for text in ("left 1", "map six_gates grid ^. left 1", "map nowhere left 1", "grid ^. _ left 1", "grid .. left 1"):
        with pytest.raises(DataError):
            _solo(text)


def test_a_broken_dump_is_refused() -> None:
    state = _solo("map six_gates\nsamurai B1 left 1 2 events 6")
    good = HANZO_SOLO.dump(state)
    changes: dict[str, Any] = {
        "schema": 2, "map": "nowhere", "phase": "night", "supply": "11", "left": ["1"], "dice": [[1, 2]], "red": 1,
        "samurai": "x", "counters": [1, 1, 1], "spirits": True, "last": [[0, 1, "."], []],
    }  # fmt: skip
    for name, value in changes.items():
        with pytest.raises(DataError):
            HANZO_SOLO.load(state.setting, {**good, name: value})
    for name in good:
        with pytest.raises(DataError):
            HANZO_SOLO.load(state.setting, {key: value for key, value in good.items() if key != name})
