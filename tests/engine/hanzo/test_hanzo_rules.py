"""Rules of Hanzō that no single case shows: figures, symmetry, reasons, rulings, what can be taken back."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest
from hanzo_boards import random_board

from engine.chance import ScriptedChance, SeededChance
from engine.errors import IllegalMove
from engine.hanzo import checks, rulings, sight
from engine.hanzo.collect import orders, results, usual_order
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.hanzo.grid import Grid, raw_grid
from engine.hanzo.restrictions import open_cells
from engine.hanzo.rulings import RULINGS, Rulings
from engine.hanzo.view import AXES, Die
from engine.hanzo.yields import placements_of

W1 = raw_grid("^K _. _H ^. / _. ^A ^. _K / _A ^. #D ^. / ^. _H _. ^K")
G16_TEXT = "grid ^K _. _A _. #D _. / _. ^H ^. ^. _. ^H / ^A _. _. _K ^A _. / _. #D _. _. ^. _."
G16 = raw_grid(G16_TEXT.removeprefix("grid "))
QUIET = SeededChance(b"x", "nothing is drawn")


def _counts(grid: Grid, occupied: int, events: tuple[str, ...], duel: bool = False, paper: bool = False) -> list[int]:
    left = open_cells(grid, duel, RULINGS, paper, events)
    return [len(sight.placements(grid, occupied, *left, die)) for die in range(1, 7)]


def _solo(text: str, **options: str) -> Any:
    return HANZO_SOLO.from_position(HANZO_SOLO.prepare({"map": "choose", **options}), text)


def _duel(text: str) -> Any:
    return HANZO.from_position(HANZO.prepare({}), text)


@pytest.mark.parametrize(
    ("events", "counts"),
    [
        ((), [15, 83, 60, 76, 50, 60]),
        (("lanterns",), [7, 23, 20, 10, 9, 16]),
        (("patrol",), [9, 36, 28, 21, 16, 21]),
        (("guardians",), [14, 67, 49, 48, 33, 46]),
    ],
)
def test_how_many_placements_there_are_on_a_known_grid(events: tuple[str, ...], counts: list[int]) -> None:
    assert _counts(W1, 1 << W1.index["D2"], events) == counts


def test_how_many_placements_paper_doors_and_the_duel_leave() -> None:
    assert _counts(G16, 0, ("patrol",)) == [10, 39, 33, 21, 15, 28]
    assert _counts(G16, 0, ("patrol",), paper=True) == [8, 22, 22, 6, 8, 14]
    assert _counts(G16, 0, ("lanterns", "patrol"), duel=True) == [2, 3, 6, 0, 2, 3]
    assert _counts(G16, 0, ("patrol", "patrol"), duel=True) == [10, 39, 33, 21, 15, 28]


def _turned(view: Any, mirror: bool) -> tuple[Grid, int, dict[int, int], dict[str, str]]:
    """The same position mirrored, or turned a quarter clockwise: grid, pieces, and where cells and axes go."""
    grid = view.grid
    rows = grid.rows
    place = {cell: ((r, -c) if mirror else (c, rows - 1 - r)) for cell, (r, c) in enumerate(grid.at)}
    left = min(column for _, column in place.values())
    place = {cell: (row, column - left) for cell, (row, column) in place.items()}
    of_place = {where: cell for cell, where in place.items()}
    height, width = (1 + max(p[side] for p in of_place) for side in (0, 1))
    text = " / ".join(
        " ".join(_token(grid, of_place.get((row, column))) for column in range(width)) for row in range(height)
    )
    other = raw_grid(text)
    to = {cell: other.at.index(where) for cell, where in place.items()}
    occupied = view.samurai | sum(1 << die.cell for die in view.dice)
    axes = {"v": "v", "h": "h", "u": "d", "d": "u"} if mirror else {"v": "h", "h": "v", "u": "d", "d": "u"}
    return other, sum(1 << to[cell] for cell in grid.cells(occupied)), to, {**axes, "+": "+", "x": "x", ".": "."}


def _token(grid: Grid, cell: int | None) -> str:
    return ".." if cell is None else "^_#"[grid.surface[cell]] + "KAHD."[grid.resource[cell]]


@pytest.mark.parametrize("mirror", [False, True])
def test_turning_and_mirroring_a_board_turns_its_placements(mirror: bool) -> None:
    chance = Random(8)
    for _ in range(60):
        game, (setting, text), _ = random_board(chance)
        view = game.view(game.from_position(setting, f"{text}\nleft 1"), 0)
        other, occupied, to, axes = _turned(view, mirror)
        here = view.samurai | sum(1 << die.cell for die in view.dice)
        for die in range(1, 7):
            ours = {
                (to[cell], axes[axis], frozenset(to[one] for one in taken))
                for cell, axis, taken in sight.placements(view.grid, here, view.grid.every, view.grid.every, die)
            }
            theirs = sight.placements(other, occupied, other.every, other.every, die)
            assert ours == {(cell, axis, frozenset(taken)) for cell, axis, taken in theirs}


def test_what_is_kept_with_a_map_is_bounded_and_changes_nothing() -> None:
    chance = Random(13)
    small, large = (raw_grid(G16_TEXT.removeprefix("grid ")) for _ in range(2))
    small.room = 300
    for _ in range(60):
        occupied = sum(1 << cell for cell in chance.sample(range(len(small.names)), 6))
        for die in range(1, 7):
            here, there = (sight.placements(one, occupied, one.every, one.every, die) for one in (small, large))
            assert here == there
            assert small.kept <= 300 + 4 * len(small.names)
    assert large.kept > 1000


def test_rays_for_drawing_pass_all_that_is_seen() -> None:
    chance = Random(12)
    for _ in range(60):
        game, (setting, text), _ = random_board(chance)
        view = game.view(game.from_position(setting, f"{text}\nleft 1"), 0)
        grid, cell = view.grid, chance.randrange(len(view.grid.names))
        for die in range(1, 7):
            for axis in AXES[die]:
                _, found, _ = sight.seen(grid, view.samurai, die, cell, axis)
                rays = sight.rays(grid, view.samurai, Die(cell, die, axis))
                assert len(rays) == {1: 0, 2: 2, 3: 2, 4: 4, 5: 4, 6: 2}[die]
                assert [one for ray in rays for one in ray.cells if grid.resource[one] >= 0] == list(found)


def test_another_piece_never_shows_more() -> None:
    chance = Random(9)
    for _ in range(60):
        game, (setting, text), _ = random_board(chance)
        view = game.view(game.from_position(setting, f"{text}\nleft 1"), 0)
        grid, cell = view.grid, chance.randrange(len(view.grid.names))
        more = view.samurai | 1 << chance.randrange(len(grid.names))
        for die in range(2, 7):
            for axis in AXES[die]:
                _, before, _ = sight.seen(grid, view.samurai, die, cell, axis)
                _, after, _ = sight.seen(grid, more, die, cell, axis)
                assert set(after) <= set(before)


def test_orders_show_each_different_result_once() -> None:
    chance = Random(10)
    for _ in range(200):
        game, (setting, text), _ = random_board(chance)
        view = game.view(game.from_position(setting, f"{text}\nleft 6"), 0)
        cells = [cell for cell in view.grid.cells(view.grid.every) if view.grid.resource[cell] >= 0][:6]
        ways = orders(setting, view.counters, view.grid.resource, cells)
        assert ways[0] == usual_order(setting, view.grid.resource, cells)
        ends = [results(setting, view.counters, view.grid.resource, way)[1] for way in ways]
        assert len(set(ends)) == len(ends)
        assert max(map(sum, ends)) == sum(ends[0])


@pytest.mark.parametrize(
    ("die", "cell", "axis", "code", "clause"),
    [
        (6, "A1", "v", "DIE_NOT_AVAILABLE", "HZ-047"),
        (2, "J1", "v", "CELL_MISSING", "HZ-005"),
        (2, "A3", "v", "CELL_OCCUPIED", "HZ-013"),
        (2, "B1", "v", "SURFACE", "HZ-065"),
        (2, "E3", "+", "AXIS", "HZ-081"),
        (4, "E3", "+", "FORCED_FORBIDDEN", "HZ-100"),
        (2, "E4", "h", "", ""),
        (2, "D2", "v", "FORCED_FORBIDDEN", "HZ-100"),
        (2, "A1", "d", "", ""),
    ],
)
def test_why_not_names_the_clause(die: int, cell: str, axis: str, code: str, clause: str) -> None:
    view = HANZO_SOLO.view(_solo(f"{G16_TEXT}\nsamurai A3 events 5 left 2 4"), 0)
    reason = checks.why_not(view, die, cell, axis)
    assert ((reason.code, reason.clause) if reason else ("", "")) == (code, clause)
    if reason is None:
        assert sight.takes(view.grid, view.samurai, view.grid.roof | view.grid.doors, die, view.grid.index[cell], axis)


GAP = "grid _. #D ^K"
PAIR = "grid #D _A / ^H #D\nsamurai B1"


@pytest.mark.parametrize(
    ("text", "move", "code", "parameters"),
    [
        (f"{GAP} events 3 left 6", "P6@A1h", "FORCED_FORBIDDEN HZ-100", {"cells": "B1,C1", "rules": "HZ-141,HZ-063"}),
        (f"{GAP} events 2 left 6", "P6@A1h", "FORCED_FORBIDDEN HZ-100", {"cells": "B1", "rules": "HZ-062"}),
        (f"{GAP} events 3 left 2", "P2@C1v", "SURFACE HZ-063", {"doors": "closed"}),
        (f"{PAIR} left 1", "P1@A2:A2!B1", "REMOVAL_NOT_DUE HZ-113", {"why": "white"}),
        (f"{PAIR} left 1", "P1@A1:A1!B1", "REMOVAL_NOT_DUE HZ-112", {"why": "door_limit"}),
        (
            f"{PAIR} counters K=11 A=11 H=11 D=10 left 1",
            "P1@A1:A1!B1",
            "REMOVAL_NOT_DUE HZ-130",
            {"why": "won"},
        ),
        (
            "grid #D ^. #D / _K _. _A\nsamurai A2 counters K=11 A=11 H=11 D=10 left 6",
            "P6@B1h:A1,C1!A2",
            "REMOVAL_NOT_DUE HZ-130",
            {"why": "after_end"},
        ),
        ("grid ^K ^. _A / ^. ^H ^. / _H ^. _. left 5", "P5@B2x:A1,C1,A3", "TAKE_COUNT HZ-098", {"own": "B2"}),
        ("grid ^K ^. _A / ^. ^H ^. / _H ^. _. left 5", "P5@B2x:A1,C1", "TAKE_COUNT HZ-098", {"own": ""}),
        ("phase over over none no_die", "R", "PHASE HZ-131", {"phase": "over"}),
        ("phase over over ninja escaped counters K=11 A=11 H=11 D=11", "R", "PHASE HZ-130", {"phase": "over"}),
    ],
)
def test_a_refusal_names_its_clause_and_its_reason(text: str, move: str, code: str, parameters: dict[str, str]) -> None:
    game = HANZO_SOLO
    setting = game.prepare({"map": "six_gates", "paper_doors": "on"})
    view = game.view(game.from_position(setting, text), 0)
    with pytest.raises(IllegalMove) as refused:
        game.check(view, game.parse(view, move))
    assert f"{refused.value.code} {refused.value.clause}" == code
    assert {**refused.value.parameters, **parameters} == refused.value.parameters


@pytest.mark.parametrize(
    ("text", "move", "code"),
    [
        ("phase over over samurai no_die", "R", "PHASE HZ-132"),
        ("phase over over ninja escaped counters K=11 A=11 H=11 D=11", "R", "PHASE HZ-130"),
        ("phase gain events 5 left 1 2 3 samurai B1", "GK!B1", "REMOVAL_NOT_DUE HZ-113"),
        ("phase gain events 5 left 1 2 3 samurai B1 counters K=11 A=11 H=11 D=10", "GD!B1", "REMOVAL_NOT_DUE HZ-130"),
    ],
)
def test_a_refusal_in_a_duel_names_its_clause(text: str, move: str, code: str) -> None:
    view = HANZO.view(HANZO.from_position(HANZO.prepare({"map": "market_night"}), text), 0)
    with pytest.raises(IllegalMove) as refused:
        HANZO.check(view, HANZO.parse(view, move))
    assert f"{refused.value.code} {refused.value.clause}" == code


def test_why_not_is_none_exactly_for_what_is_legal() -> None:
    chance = Random(11)
    for _ in range(25):
        game, (setting, text), _ = random_board(chance)
        die = chance.randint(1, 6)
        view = game.view(game.from_position(setting, f"{text}\nleft {die}"), 0)
        legal = {(move[2], move[3]) for move in game.legal(view)}
        for name in view.grid.names:
            for axis in AXES[die]:
                assert (checks.why_not(view, die, name, axis) is None) == ((name, axis) in legal)


def test_the_rulings_are_these() -> None:
    assert Rulings() == (("exempt"), True, 7, "HAKD")
    assert Rulings()._fields == ("solo_doors", "guardians_block_cells", "red_line", "track_order")


def test_a_ruling_can_be_changed_and_stays_with_the_game() -> None:
    setting = HANZO.prepare({"map": "six_gates"}, {"rulings": {"red_line": 5}})
    assert HANZO.restore(setting.frozen).rulings.red_line == 5
    text = "map six_gates counters K=6 events 6 6 dice 1@A1. left 1"
    state = HANZO.from_position(setting, text)
    after = HANZO.apply(state, 0, HANZO.parse(HANZO.view(state, 0), "P1@A3"), QUIET).state
    assert (after.red, after.due) == (True, 2)


def test_another_track_order_turns_gradual_procedure_round() -> None:
    data = {"rulings": {"track_order": "KAHD"}}
    setting = HANZO_SOLO.prepare({"gradual_procedure": "on"}, data)
    state = HANZO_SOLO.from_position(setting, "grid ^. ^K ^. / _. ^A ^. / ^. ^H ^. / ^. ^. ^.\nleft 6")
    move = HANZO_SOLO.parse(HANZO_SOLO.view(state, 0), "P6@B4v")
    assert [item[0] for item in move[4]] == ["B1", "B2", "B3"]


def test_alone_a_placement_can_be_taken_back_and_a_roll_cannot() -> None:
    state = _solo("map six_gates\nleft 1 2 events 6")
    step = HANZO_SOLO.apply(state, 0, HANZO_SOLO.parse(HANZO_SOLO.view(state, 0), "P1@A1"), QUIET)
    assert step.reversible
    rolling = _solo("map six_gates\nphase roll")
    assert not HANZO_SOLO.apply(rolling, 0, ("roll",), ScriptedChance([1, 2, 3, 4])).reversible


def test_in_a_duel_what_hands_over_cannot_be_taken_back() -> None:
    state = _duel("map six_gates\nphase event left 1 2 3 6")
    assert not HANZO.apply(state, 1, ("event", 6), QUIET).reversible
    arriving = _duel("map six_gates\nphase setup due 2")
    assert HANZO.apply(arriving, 1, ("samurai", "B1"), QUIET).reversible


def test_all_viewers_see_the_same() -> None:
    state = _duel("map six_gates\nsamurai B1 phase event left 1 2 3 6")
    views = {str(HANZO.view(state, viewer)._replace(viewer=None)) for viewer in (0, 1, None)}
    assert len(views) == 1


def test_phases_and_private_messages_of_a_duel_turn() -> None:
    def keys(text: str) -> tuple[Any, Any, Any]:
        state = _duel("map six_gates turn 2 " + text)
        views = [HANZO.view(state, seat) for seat in (0, 1)]
        return HANZO.phase_key(views[0]), HANZO.private_key(views[0]), HANZO.private_key(views[1])

    roll, choose = keys("phase roll"), keys("phase event left 1 1 5 6")
    samurai = keys("phase event_samurai events 1 left 1 5 6")
    gift = keys("phase gain events 5 left 1 1 6")
    place = keys("events 1 left 1 5 6")
    second = keys("phase event events 1 dice 5@A1+ left 1 6")
    last = keys("events 1 6 dice 5@A1+ left 1")
    arriving = keys("phase reinforce events 1 6 dice 5@A1+ 1@A2.")
    assert choose[0] == samurai[0] == gift[0]
    assert len({one[0] for one in (roll, choose, place, second, last, arriving)}) == 6
    assert roll[1] is choose[1] is None
    assert samurai[1] != place[1] == second[1] != last[1] != arriving[1]
    assert roll[2] is None
    assert gift[2] is not None
    assert len({choose[2], samurai[2], place[2], second[2], last[2], arriving[2]}) == 6


def test_phases_and_private_messages_alone() -> None:
    def view(text: str) -> Any:
        return HANZO_SOLO.view(_solo("map six_gates " + text), 0)

    keys = [view(text) for text in ("phase roll", "phase event left 1 1 1 1", "events 3 left 1 1 1")]
    assert len({HANZO_SOLO.phase_key(one) for one in keys}) == 1
    assert [HANZO_SOLO.private_key(one) is None for one in keys] == [True, True, False]
    assert HANZO_SOLO.phase_key(view("turn 2 phase roll")) != HANZO_SOLO.phase_key(keys[0])


def test_a_drafted_map_can_be_committed_once_it_is_whole() -> None:
    setting = HANZO_SOLO.prepare({"map": "choose"})
    view = HANZO_SOLO.view(HANZO_SOLO.new(setting, QUIET).state, 0)
    whole = setting.cards.presets["six_gates"].map
    drafted = view._replace(draft=("map", whole))
    assert [option.value for option in HANZO_SOLO.choices(drafted).options][-1] == "commit"
    assert HANZO_SOLO.choices(drafted, ("c",)).move == ("map", whole)
    assert HANZO_SOLO.parse(drafted, "map commit") == ("map", whole)
    for half in ("01f@0(0,0)", "nothing", whole.replace("05f", "12b")):
        options = HANZO_SOLO.choices(view._replace(draft=("map", half))).options
        assert "commit" not in [option.value for option in options]


def test_choices_tell_what_is_collected_and_what_is_wasted() -> None:
    text = "grid #D _. ^A ^. _. ^. / ^. _A _. _. _H ^. / _K ^. ^. ^K _. #D\nsamurai A3 D3 left 5"
    view = HANZO_SOLO.view(_solo(text), 0)
    (axis,) = (one for one in HANZO_SOLO.choices(view, ("5", "B2")).options if one.value == "x")
    assert axis.details == {
        "collect": [["B2", "A", True, ""], ["C1", "A", True, ""], ["A1", "D", False, "door_limit"]],
        "held": ["", "", "KH"],
        "gained": "AA",
        "removes": 0,
        "wins": False,
    }


def test_every_ruling_is_kept_where_the_table_says() -> None:
    rows = [line.rsplit("  ", 1) for line in str(rulings.__doc__).splitlines() if line.startswith("AMB-")]
    places = [place for _, last in rows for place in last.strip().split(", ")]
    assert len(rows) > 20
    for place in places:
        module, _, name = place.partition(".")
        found = import_module(f"engine.hanzo.{module}")
        assert not name or callable(getattr(found, name)), place


def test_of_placements_that_gain_as_much_those_come_first_that_help_the_lowest_counters() -> None:
    text = "grid ^K _. ^A / _. ^. _. / ^H _. ^K\ncounters K=3 A=6 H=8 D=1\nphase place events 6 left 1"
    view = HANZO_SOLO.view(_solo(text), 0)
    options = placements_of(view, 1)
    taken = ["KAH"[view.grid.resource[one.cell]] for one in options.ranked() if one.gained]
    assert taken == ["K", "K", "A", "H"]
    assert options.best() == options.ranked()[0]


class _Shared:
    """A setting in which another table keeps its own after the second look."""

    def __init__(self, setting: Any, theirs: Any) -> None:
        self._setting = setting
        self._theirs = theirs
        self.position: Any = None
        self.looks = 0

    @property
    def latest(self) -> Any:
        self.looks += 1
        return (self.position, {}) if self.looks <= 2 else (object(), self._theirs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._setting, name)


def test_what_another_table_keeps_meanwhile_is_not_taken_for_ones_own() -> None:
    view = HANZO_SOLO.view(_solo(f"{GAP}\nphase place left 1"), 0)
    expected = placements_of(view, 1).spots
    shared = _Shared(view.setting, {1: "the placements of another table"})
    shared.position = view._replace(setting=shared)
    assert placements_of(shared.position, 1).spots == expected
