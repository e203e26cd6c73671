"""Records: what verifies, and how each kind of tampering is told from the others."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.__main__ import play_game
from engine.chance import SeededChance, commitment
from engine.errors import RecordError
from engine.record import Entry, assemble, final_hash, link, opening, to_text, verify
from engine.registry import GAMES

Record = dict[str, Any]
WHOLE = play_game(GAMES["seven_swords"], 5, ["random"], ["village=takigawa"])


@pytest.fixture
def record() -> Record:
    return copy.deepcopy(WHOLE)


def _refused(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(record)
    return caught.value


def _rechain(record: Record) -> None:
    """Make all links fit again, as a forger would."""
    head = (record["game"], record["id"], record["rules_version"], record["setting"], record["commitment"])
    previous = opening(*head)
    for number, row in enumerate(record["entries"], 1):
        row["number"] = number
        row["hash"] = previous = link(previous, row["seat"], row["move"], row["draws"])
    record["final"] = final_hash(previous, record["ending"])


def _first(record: Record, wanted: Callable[[Record], Any]) -> int:
    return next(index for index, row in enumerate(record["entries"]) if wanted(row))


def test_a_faithful_record_verifies_from_its_text_alone(record: Record) -> None:
    verified = verify(json.loads(to_text(record)))
    assert verified.final == record["final"] == record["entries"][-1]["hash"]
    assert verified.outcome is not None
    assert list(verified.outcome.scores) == record["outcome"]["scores"]
    assert verified.setting.board.key == "takigawa"


def test_the_text_has_a_line_for_each_entry(record: Record) -> None:
    lines = to_text(record).splitlines()
    assert sum(line.startswith('  {"number"') for line in lines) == len(record["entries"])
    assert json.loads(to_text(record)) == record


def test_the_same_moves_on_another_setting_have_another_chain(record: Record) -> None:
    record["setting"]["options"]["points_per_kill"] = "3"
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-link", 1)


def test_a_changed_seed_is_not_the_one_committed_to(record: Record) -> None:
    record["seed"] = "00" * 32
    assert _refused(record).reason == "wrong-commitment"


def test_a_changed_commitment_does_not_fit_the_seed(record: Record) -> None:
    record["commitment"] = commitment(b"another", record["id"])
    assert _refused(record).reason == "wrong-commitment"


def test_another_seed_with_its_own_commitment_gives_other_dice(record: Record) -> None:
    record["seed"] = "11" * 32
    record["commitment"] = commitment(bytes.fromhex(record["seed"]), record["id"])
    _rechain(record)
    assert _refused(record).reason == "wrong-dice"


@pytest.mark.parametrize("recalculated", [False, True])
def test_changed_dice_are_wrong_dice_whether_the_chain_is_repaired_or_not(record: Record, recalculated: bool) -> None:
    index = _first(record, lambda row: row["draws"])
    draws = record["entries"][index]["draws"]
    draws[0] = draws[0] % 6 + 1
    if recalculated:
        _rechain(record)
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-dice", index + 1)


def test_dice_for_a_move_that_rolls_none_are_wrong_dice(record: Record) -> None:
    record["entries"][1]["draws"] = [3]
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-dice", 2)


def test_a_changed_hash_is_a_wrong_link(record: Record) -> None:
    record["entries"][3]["hash"] = "0" * 64
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-link", 4)


def test_another_legal_move_is_a_wrong_link(record: Record) -> None:
    index = _first(record, lambda row: row["move"].startswith("deploy"))
    gates = [f"P{number}" for number in range(1, 7)]
    verb, old = record["entries"][index]["move"].split("@")
    record["entries"][index]["move"] = f"{verb}@{gates[gates.index(old) - 1]}"
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-link", index + 1)


@pytest.mark.parametrize("text", ["move ban1>A9", "resign", "kill A", "halt"])
@pytest.mark.parametrize("recalculated", [False, True])
def test_an_illegal_move_is_told_as_such(record: Record, text: str, recalculated: bool) -> None:
    index = _first(record, lambda row: row["move"].startswith("deploy"))
    record["entries"][index]["move"] = text
    if recalculated:
        _rechain(record)
    error = _refused(record)
    assert (error.reason, error.entry) == ("illegal-move", index + 1)
    assert error.parameters["move"] == text


def test_a_move_by_the_wrong_seat_is_illegal(record: Record) -> None:
    record["entries"][1]["seat"] = 1
    assert _refused(record).reason == "illegal-move"


def test_notation_in_a_record_is_canonical(record: Record) -> None:
    index = _first(record, lambda row: row["move"].startswith("deploy"))
    record["entries"][index]["move"] = record["entries"][index]["move"].replace("deploy", "dep")
    error = _refused(record)
    assert error.reason == "illegal-move"
    assert "deploy" in error.parameters["why"]


@pytest.mark.parametrize("index", [0, 5, 60])
def test_a_missing_entry_is_told_as_such(record: Record, index: int) -> None:
    del record["entries"][index]
    error = _refused(record)
    assert (error.reason, error.entry) == ("missing-entry", index + 1)


@pytest.mark.parametrize("recalculated", [False, True])
def test_a_missing_last_entry_is_told_as_such(record: Record, recalculated: bool) -> None:
    count = len(record["entries"])
    del record["entries"][-1]
    if recalculated:
        _rechain(record)
    error = _refused(record)
    assert (error.reason, error.entry) == ("missing-entry", count)


def test_an_entry_put_in_is_told_as_such(record: Record) -> None:
    record["entries"].insert(7, dict(record["entries"][6]))
    error = _refused(record)
    assert (error.reason, error.entry) == ("extra-entry", 8)


def test_an_entry_after_the_end_is_told_as_such(record: Record) -> None:
    record["entries"].append({"number": 0, "seat": 1, "move": "end", "draws": [], "hash": ""})
    _rechain(record)
    error = _refused(record)
    assert (error.reason, error.entry) == ("extra-entry", len(record["entries"]))


@pytest.mark.parametrize(
    "change",
    [
        {"winners": [0]},
        {"winners": []},
        {"reason": "samurai_dead"},
        {"scores": [40, 0]},
    ],
)
def test_another_outcome_is_told_as_such(record: Record, change: dict[str, Any]) -> None:
    record["outcome"] |= change
    assert _refused(record).reason == "wrong-outcome"


def test_an_outcome_left_out_is_a_wrong_one(record: Record) -> None:
    record["outcome"] = None
    assert _refused(record).reason == "wrong-outcome"


def test_another_final_hash_is_told_as_such(record: Record) -> None:
    record["final"] = "f" * 64
    assert _refused(record).reason == "wrong-final"


def _resigned() -> Record:
    """A game that the table ended after ten moves."""
    game = GAMES["seven_swords"]
    entries = [Entry(row["seat"], row["move"], tuple(row["draws"]), row["hash"]) for row in WHOLE["entries"][:10]]
    seed = bytes.fromhex(WHOLE["seed"])
    ending = {"kind": "resign", "seat": 1}
    return assemble(game, WHOLE["id"], game.rules_version, WHOLE["setting"], seed, entries, None, ending)


def test_a_game_that_the_table_ended_verifies_without_an_outcome() -> None:
    record = _resigned()
    verified = verify(json.loads(to_text(record)))
    assert verified.outcome is None
    assert verified.final == record["final"] != record["entries"][-1]["hash"]


def test_who_resigned_is_part_of_the_final_hash() -> None:
    record = _resigned()
    record["ending"]["seat"] = 0
    assert _refused(record).reason == "wrong-final"


def test_an_ending_of_a_game_that_was_over_is_a_wrong_outcome(record: Record) -> None:
    record["ending"] = {"kind": "resign", "seat": 0}
    assert _refused(record).reason == "wrong-outcome"


def test_a_game_that_nothing_ended_is_unfinished() -> None:
    record = _resigned()
    record["ending"] = None
    record["final"] = record["entries"][-1]["hash"]
    assert _refused(record).reason == "unfinished"


def test_a_table_that_ended_before_the_first_move_verifies() -> None:
    game = GAMES["seven_swords"]
    setting = game.prepare({}).frozen
    ending = {"kind": "abandoned", "seat": None}
    record = assemble(game, "new", game.rules_version, setting, b"seed", [], None, ending)
    assert verify(json.loads(to_text(record))).final == record["final"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "tatami-record-9"}, "unknown-format"),
        ({"game": "go"}, "unknown-game"),
        ({"rules_version": 99}, "unknown-version"),
        ({"rules_version": 0}, "unknown-version"),
        ({"seed": "not hexadecimal"}, "wrong-field"),
        ({"entries": {}}, "wrong-field"),
        ({"entries": [3]}, "not-a-record"),
        ({"outcome": "bandits"}, "wrong-field"),
        ({"rules_version": True}, "wrong-field"),
        ({"setting": {}}, "bad-setting"),
        ({"setting": {"options": {}, "values": {}, "map": {}}}, "bad-setting"),
        ({"setting": {"options": {"village": float("nan")}}}, "wrong-field"),
        ({"comment": "hello"}, "unknown-field"),
    ],
)
def test_what_is_no_record_is_told_as_such(record: Record, change: dict[str, Any], reason: str) -> None:
    assert _refused({**record, **change}).reason == reason


@pytest.mark.parametrize("field", list(WHOLE))
def test_every_field_is_needed(record: Record, field: str) -> None:
    del record[field]
    error = _refused(record)
    assert (error.reason, error.parameters) == ("missing-field", {"field": field})


@pytest.mark.parametrize(
    "change", [{"seat": 7}, {"seat": "bandit"}, {"draws": [1.5]}, {"draws": None}, {"move": 3}, {"hash": None}]
)
def test_every_entry_is_well_formed(record: Record, change: dict[str, Any]) -> None:
    record["entries"][4] |= change
    error = _refused(record)
    assert (error.reason, error.entry) == ("wrong-field", 5)


def test_no_other_value_makes_verify_break_down() -> None:
    for value in (None, 3, "record", [], {}, [{}], {"format": 1}):
        assert _refused(value).reason in ("not-a-record", "missing-field", "wrong-field")


def test_a_link_depends_on_everything_in_it() -> None:
    base = ("0" * 64, 0, "end", (1, 2))
    others = [("1" * 64, 0, "end", (1, 2)), ("0" * 64, 1, "end", (1, 2)), ("0" * 64, 0, "halt", (1, 2))]
    others += [("0" * 64, 0, "end", (2, 1)), ("0" * 64, 0, "end", ())]
    assert len({link(*one) for one in [base, *others]}) == len(others) + 1


def test_the_draws_in_a_record_are_those_of_the_seed(record: Record) -> None:
    drawn = [draw for row in record["entries"] for draw in row["draws"]]
    chance = SeededChance(bytes.fromhex(record["seed"]), record["id"])
    assert [chance.die() for _ in drawn] == drawn
