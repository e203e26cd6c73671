"""The scenario runner itself: what it accepts, what it refuses, and what it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.scenario import Case, Failed, files, load, run

MOVE: dict[str, Any] = {
    "name": "a move",
    "map": "akisato",
    "position": "actions 8\ntokens ban1@A3",
    "steps": [{"seat": "bandit", "move": "deploy ban@P1", "expect": {"price": 1}}],
}
ATTACK: dict[str, Any] = {
    "name": "an attack",
    "map": "akisato",
    "position": "actions 8\ntokens vmtd1@A1\nsamurai Akemi@A2",
    "dice": [2],
    "steps": [{"seat": "bandit", "move": "attack Akemi:vmtd1", "expect": {"price": 1}}],
}


def _file(tmp_path: Path, content: Any) -> Path:
    path = tmp_path / "cases.yaml"
    path.write_text(content if isinstance(content, str) else yaml.safe_dump(content), encoding="utf-8")
    return path


def _why(tmp_path: Path, case: Any) -> str:
    """Run one case and return why it fails, or nothing."""
    try:
        ((_, loaded),) = load(_file(tmp_path, [case]))
        if isinstance(loaded, Failed):
            raise loaded
        run(loaded)
    except Failed as failed:
        return str(failed)
    return ""


def _expecting(expect: dict[str, Any], case: dict[str, Any] = MOVE, **step: Any) -> dict[str, Any]:
    """The case with another expectation in its only step."""
    return {**case, "steps": [{**case["steps"][0], **step, "expect": expect}]}


@pytest.mark.parametrize("case", [MOVE, ATTACK])
def test_these_cases_hold(tmp_path: Path, case: dict[str, Any]) -> None:
    assert _why(tmp_path, case) == ""


@pytest.mark.parametrize(
    "case",
    [
        {**MOVE, "positon": "turn 2"},
        {**MOVE, "steps": [{**MOVE["steps"][0], "sead": "bandit"}]},
        _expecting({"prize": 1}),
        _expecting({"choices": {"contain": ["end"]}}),
        {**MOVE, "moves": [{"seat": "samurai", "move": "setup random", "expect": {}}]},
    ],
)
def test_unknown_keys_are_errors(tmp_path: Path, case: dict[str, Any]) -> None:
    assert "not well formed" in _why(tmp_path, case)
    assert "Extra inputs" in _why(tmp_path, case)


@pytest.mark.parametrize(
    "case",
    [
        {**MOVE, "steps": [{"seat": "bandit", "move": "end"}]},
        {**MOVE, "steps": [{"seat": "bandit", "move": "end", "expect": {}}]},
        {**MOVE, "steps": [{"seat": "bandit", "move": "end", "expect": None}]},
    ],
)
def test_a_case_without_an_expectation_is_an_error(tmp_path: Path, case: dict[str, Any]) -> None:
    assert _why(tmp_path, case) == "the case expects nothing"


def test_dice_left_over_are_an_error(tmp_path: Path) -> None:
    assert "1 prepared draws were not used" in _why(tmp_path, {**ATTACK, "dice": [2, 3]})
    assert "1 prepared draws were not used" in _why(tmp_path, {**MOVE, "dice": [1]})


def test_missing_and_impossible_dice_are_errors(tmp_path: Path) -> None:
    assert "none is left" in _why(tmp_path, {**ATTACK, "dice": []})
    assert "wanted 1 to 6" in _why(tmp_path, {**ATTACK, "dice": [7]})


@pytest.mark.parametrize(
    ("case", "says"),
    [
        (_expecting({"price": 2}), "price: expected 2, got 1"),
        (_expecting({"legal": False}), "expected to be refused, got legal"),
        (_expecting({"refused": "E-BUDGET"}), "expected to be refused with E-BUDGET, got legal"),
        (_expecting({"refused": ["E-STOCK", "E-SPACE"]}, move="deploy ban@A9"), ""),
        (_expecting({"refused": "E-STOCK"}, move="deploy ban@A9"), "with E-STOCK, got E-SPACE"),
        (_expecting({"refused": "E-NOTATION"}, move="dance"), ""),
        (_expecting({"refused": "E-SPACE"}, move="dance"), "got E-NOTATION"),
        (_expecting({"legal": True}, move="dance"), "expected to be legal, but it was refused: E-NOTATION"),
        (_expecting({"legal": True}, move="deploy ban@A9"), "it was refused: E-SPACE"),
        (_expecting({"legal": True}, seat="samurai"), "it was refused: E-ACTOR"),
        (_expecting({"legal": True, "refused": "E-SPACE"}), "expected of a move that is to be refused"),
        (_expecting({"price": 1, "refused": "E-SPACE"}), "expected of a move that is to be refused"),
        (_expecting({"legal": True}, apply=False), ""),
        (_expecting({"price": 1}, apply=False), "expected of a move that is not applied"),
        (_expecting({"legal": True}, move=None), "legal expected without a move"),
        (_expecting({"price": 1}, seat="ninja"), "there is no seat ninja"),
        (_expecting({"events": ["Deployed"]}), ""),
        (_expecting({"events": [{"Deployed": {"token": "ban2"}}]}), ""),
        (_expecting({"events": [{"Deployed": {"token": "ban3"}}]}), "Deployed.token: expected ban3, got ban2"),
        (_expecting({"events": [{"Deployed": {"token": "absent"}}]}), "expected to be absent"),
        (_expecting({"events": [{"Deployed": {"tokens": "ban2"}}]}), "Deployed has no field tokens"),
        (_expecting({"events": ["Deployd"]}), "no kind of event called Deployd"),
        (_expecting({"events": ["Moved"]}), "there is no Moved"),
        (_expecting({"events": ["Deployed", "Deployed"]}), "there is no Deployed after the events before it"),
        (_expecting({"events": [{"Deployed": {}, "Moved": {}}]}), "an event is written"),
        (_expecting({"events": [["Deployed"]]}), "an event is written"),
        (_expecting({"events": {"samurai": ["Deployed"]}}), ""),
        (_expecting({"events": {"ninja": ["Deployed"]}}), "there is no seat ninja"),
        (_expecting({"no_events": "Moved"}), ""),
        (_expecting({"no_events": ["Deployed"]}), "expected no Deployed, but there is one"),
        (_expecting({"no_events": "Mooved"}), "no kind of event called Mooved"),
        (_expecting({"views": {"samurai": {"actions": 7, "tokens": {"ban1": "A3"}}}}), ""),
        (_expecting({"views": {"samurai": {"actions": 8}}}), "view of the samurai, actions: expected 8, got 7"),
        (_expecting({"views": {"samurai": {"action": 8}}}), "a view has no field action"),
        (_expecting({"views": {"samurai": {"tokens": {}}}}), "tokens: expected {}"),
        (_expecting({"views": {"samurai": {"tokens": {"arc1": "A1"}}}}), "but there is no arc1"),
        (_expecting({"views": {"samurai": {"tokens": {"ban1": "absent"}}}}), "expected to be absent, got A3"),
        (_expecting({"views": {"ninja": {"actions": 8}}}), "there is no seat ninja"),
        (_expecting({"views": {"spectator": {"hand": "4 4 5 5 5 6 6"}}}), ""),
        (_expecting({"views": {"spectator": {"hand": [4, 4, 5, 5, 5, 6, 6]}}}), ""),
        (_expecting({"views": {"spectator": {"hand": "4 4"}}}), "hand: expected 4 4"),
        (_expecting({"views": {"spectator": {"supplies": {"R1": "?"}, "spent": [], "stolen": "none"}}}), ""),
        (_expecting({"choices": {"contains": ["end"], "excludes": ["take"]}}), ""),
        (_expecting({"choices": {"contains": ["take"]}}), "expected take among"),
        (_expecting({"choices": {"excludes": ["end"]}}), "expected no end"),
        (_expecting({"choices": {"equals": ["end"]}}), "expected exactly"),
        (_expecting({"choices": {"prefix": "deploy ban", "contains": ["P1"], "prices": {"P1": 1}}}), ""),
        (_expecting({"choices": {"prefix": ["deploy", "ban"], "prices": {"P1": 2}}}), "prices.P1: expected 2, got 1"),
        (_expecting({"choices": {"prefix": ["deploy", "ban", "P1"], "whole": True}}), ""),
        (_expecting({"choices": {"prefix": ["deploy", "ban", "P1"], "whole": False}}), "no whole move"),
        (_expecting({"choices": {"prefix": ["deploy", "dragon"]}}), "dragon is not on offer"),
        (_expecting({"choices": [{"seat": "samurai", "equals": []}]}), ""),
        (_expecting({"outcome": "none"}), ""),
        (_expecting({"outcome": None}), ""),
        (_expecting({"outcome": {"winner": "bandit"}}), "outcome: expected"),
    ],
)
def test_every_expectation_says_what_is_wrong(tmp_path: Path, case: dict[str, Any], says: str) -> None:
    why = _why(tmp_path, case)
    assert says in why
    assert bool(why) == bool(says), why


def test_odds_are_compared_too(tmp_path: Path) -> None:
    hit = {"choices": {"prefix": ["attack", "Akemi"], "odds": {"1": [1, 6]}}}
    assert _why(tmp_path, {**_expecting(hit, ATTACK, move=None), "dice": []}) == ""
    hit["choices"]["odds"] = {"1": [2, 6]}
    assert "odds.1: expected [2, 6], got [1, 6]" in _why(tmp_path, {**_expecting(hit, ATTACK, move=None), "dice": []})


def test_a_failure_names_step_seat_move_and_position(tmp_path: Path) -> None:
    case = {**MOVE, "steps": [*MOVE["steps"], {"seat": "bandit", "move": "deploy ban@P1", "expect": {"price": 5}}]}
    why = _why(tmp_path, case)
    assert why.startswith("step 2, bandit: deploy ban@P1\n")
    assert "tokens ban1@A3 ban2@P1a\n" in why


def test_whoever_must_decide_need_not_be_named(tmp_path: Path) -> None:
    step = {"move": "deploy ban@P1", "expect": {"price": 1}}
    assert _why(tmp_path, {**MOVE, "steps": [step]}) == ""


def test_after_the_end_the_seat_must_be_named(tmp_path: Path) -> None:
    position = "turn 18 phase samurai tile combat"
    steps = [{"move": "end", "expect": {"outcome": {"reason": "points"}}}, {"move": "end", "expect": {"legal": False}}]
    assert "say whose move it is" in _why(tmp_path, {"name": "end", "position": position, "steps": steps})


def test_moves_lead_on_from_the_position(tmp_path: Path) -> None:
    step = {"expect": {"views": {"bandit": {"actions": 6, "tokens": {"ban2": "P1a", "ban3": "P2a"}}}}}
    moves: list[Any] = ["deploy ban@P1", {"seat": "bandit", "move": "deploy ban@P2"}]
    assert _why(tmp_path, {**MOVE, "moves": moves, "steps": [step]}) == ""
    moves[1] = "deploy dragon@P2"
    assert _why(tmp_path, {**MOVE, "moves": moves, "steps": [step]}).startswith("moves, number 2")


def test_a_random_set_up_comes_out_alike_at_every_run(tmp_path: Path) -> None:
    case = {"name": "alike", "steps": [{"move": "setup random", "expect": {"views": {"samurai": {"turn": 1}}}}]}
    state = []
    for _ in range(2):
        case["steps"] = [{"move": "setup random", "expect": {"views": {"samurai": {"samurai": {"Akemi": "?"}}}}}]
        state.append(_why(tmp_path, case))
    assert state[0] == state[1]
    assert "samurai.Akemi: expected ?, got" in state[0]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"position": "turn 99"}, "cannot begin"),
        ({"position": "tokens ban1@Z9"}, "cannot begin"),
        ({"options": {"golden_tile": 3}}, "cannot begin: options: golden_tile is 3"),
        ({"options": {"colour": "red"}}, "unknown option colour"),
        ({"map": "atlantis"}, "cannot begin"),
        ({"map": {"id": "nothing"}}, "cannot begin"),
        ({"data": {"values": {"cards": {"A": "many"}}}}, "cannot begin"),
        ({"data": {"cards": {}}}, "cannot begin"),
        ({"game": "go"}, "there is no game go"),
        ({"map": "missing.yaml"}, "cannot be read"),
        ({"dice": ["six"]}, "dice.0: must be a whole number"),
        ({"dice": [True]}, "dice.0: must be a whole number"),
        ({"steps": []}, "not well formed"),
        ({"steps": None}, "not well formed"),
        ({"name": ""}, "not well formed"),
        ({"position": 3}, "not well formed"),
    ],
)
def test_a_case_that_cannot_begin_says_why(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    assert says in _why(tmp_path, {**MOVE, **change})


def test_all_faults_of_a_position_are_told(tmp_path: Path) -> None:
    why = _why(tmp_path, {**MOVE, "position": "tokens ban1@Z9 dragon@A1\nbows X3\nphase nap"})
    assert why.count(";") >= 2


def test_a_map_may_be_a_file_beside_the_scenario(tmp_path: Path) -> None:
    ring = Path(__file__).parent.parent / "maps" / "ring.yaml"
    (tmp_path / "ring.yaml").write_text(ring.read_text("utf-8"), encoding="utf-8")
    step = {"expect": {"views": {"spectator": {"village": "ring"}}}}
    assert _why(tmp_path, {"name": "ring", "map": "ring.yaml", "steps": [step]}) == ""
    assert _why(tmp_path, {"name": "ring", "map": yaml.safe_load(ring.read_text("utf-8")), "steps": [step]}) == ""


def test_a_file_may_hold_a_case_a_list_documents_or_defaults(tmp_path: Path) -> None:
    shared = {key: MOVE[key] for key in ("map", "position")}
    bare = {key: MOVE[key] for key in ("name", "steps")}
    contents = {
        yaml.safe_dump(MOVE): 1,
        yaml.safe_dump([MOVE, ATTACK]): 2,
        yaml.safe_dump_all([MOVE, [ATTACK], None]): 2,
        yaml.safe_dump({"defaults": shared, "cases": [bare, ATTACK]}): 2,
        yaml.safe_dump({"cases": [MOVE]}): 1,
    }
    for content, count in contents.items():
        cases = load(_file(tmp_path, content))
        assert len(cases) == count
        for _, case in cases:
            assert isinstance(case, Case)
            run(case)


def test_json_is_read_as_well(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps([MOVE, ATTACK]), encoding="utf-8")
    assert [name for name, _ in load(path)] == ["a move", "an attack"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "holds no case"),
        ("[]", "holds no case"),
        ("name: a\nname: b\n", "given twice"),
        ("- {name: a, steps: [{move: end, move: halt}]}", "given twice"),
        ("{a: [", "is not valid YAML"),
        ("? [a, b]\n: c", "a key must be one word"),
        ("!!python/object:os.system {}", "is not valid YAML"),
        ("cases: []\ncolour: red", "beside cases and defaults stands colour"),
        ("cases: 3", "must be a mapping and cases a list"),
    ],
)
def test_a_file_of_no_use_says_why(tmp_path: Path, content: str, says: str) -> None:
    with pytest.raises(Failed, match=says):
        load(_file(tmp_path, content))


def test_json_with_a_key_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text('{"name": "a", "name": "b"}', encoding="utf-8")
    with pytest.raises(Failed, match="given twice"):
        load(path)


@pytest.mark.parametrize("raw", [3, "text", None, [[]], True])
def test_what_is_no_case_counts_as_one_that_failed(tmp_path: Path, raw: Any) -> None:
    ((name, case),) = load(_file(tmp_path, [raw]))
    assert name == "case 1"
    assert isinstance(case, Failed)


def test_one_bad_case_does_not_hide_the_others(tmp_path: Path) -> None:
    cases = load(_file(tmp_path, [MOVE, {"name": "bad"}, ATTACK]))
    assert [isinstance(case, Case) for _, case in cases] == [True, False, True]


def test_folders_and_patterns_are_searched(tmp_path: Path) -> None:
    for name in ("a.yaml", "b/c.json", "b/d.yml", "b/readme.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("", encoding="utf-8")
    assert [path.name for path in files([str(tmp_path)])] == ["a.yaml", "c.json", "d.yml"]
    assert [path.name for path in files([str(tmp_path / "b" / "*.y*ml")])] == ["d.yml"]
    assert [path.name for path in files([str(tmp_path / "none*.yaml")])] == ["none*.yaml"]
    assert [path.name for path in files([str(tmp_path / "b" / "readme.txt")])] == ["readme.txt"]
