"""`python -m engine`: scenarios, play, replay; what they print, and how they end."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import REASONS, main
from engine.record import verify

ROOT = Path(__file__).parent.parent.parent
GOOD = "- {name: good, position: actions 3, steps: [{move: end, expect: {legal: true}}]}\n"
BAD = "- {name: bad, position: actions 3, steps: [{move: halt, expect: {legal: true}}]}\n"


@pytest.fixture
def record(capsys: Any) -> dict[str, Any]:
    assert main(["play", "seven_swords", "--seed", "4", "--players", "random"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def _written(tmp_path: Path, record: Any) -> str:
    path = tmp_path / "record.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return str(path)


def test_scenario_closes_with_the_numbers(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(GOOD + BAD, encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 1 failed"
    assert lines[0] == f"FAILED {path}: bad"
    assert "E-PHASE" in "\n".join(lines)


def test_scenario_is_content_when_all_pass(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert main(["scenario", str(path), str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


@pytest.mark.parametrize("content", [None, "", "{", b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_used_counts_as_failed(tmp_path: Path, capsys: Any, content: str | bytes | None) -> None:
    path = tmp_path / "cases.yaml"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        path.write_text(content, encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"FAILED {path}"
    assert lines[-1] == "0 passed, 1 failed"


def test_an_empty_folder_is_no_success(tmp_path: Path, capsys: Any) -> None:
    assert main(["scenario", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_play_prints_a_record_that_verifies(record: dict[str, Any]) -> None:
    assert record["game"] == "seven_swords"
    assert record["seed"].endswith("04")
    assert verify(record).final == record["final"]


def test_play_takes_options(capsys: Any) -> None:
    options = ["--options", "village=takigawa", "golden_tile=7", "--options", "points_per_kill=2"]
    assert main(["play", "seven_swords", "--seed", "4", *options]) == 0
    chosen = json.loads(capsys.readouterr().out)["setting"]["options"]
    assert (chosen["village"], chosen["golden_tile"], chosen["points_per_kill"]) == ("takigawa", "7", "2")


def test_the_same_arguments_give_the_same_record_and_another_seed_another(capsys: Any) -> None:
    texts = []
    for seed in ("4", "4", "5"):
        main(["play", "seven_swords", "--seed", seed])
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["scenario"], "FILE"),
        (["play", "go", "--seed", "1"], "go"),
        (["play", "seven_swords"], "--seed"),
        (["play", "seven_swords", "--seed", "one"], "one is not a whole number"),
        (["play", "seven_swords", "--seed", "-1"], "not a whole number"),
        (["play", "seven_swords", "--seed", "9" * 99], "not a whole number"),
        (["play", "seven_swords", "--seed", "9" * 9999], "--seed"),
        (["play", "seven_swords", "--seed", "1", "--players", "genius"], "--players takes"),
        (["play", "seven_swords", "--seed", "1", "--players", "random,random,random"], "--players takes"),
        (["play", "seven_swords", "--seed", "1", "--options", "village"], "KEY=VALUE"),
        (["play", "seven_swords", "--seed", "1", "--options", "village=atlantis"], "village is atlantis"),
        (["play", "seven_swords", "--seed", "1", "--options", "colour=red"], "unknown option colour"),
        (["replay"], "FILE"),
    ],
)
def test_wrong_arguments_are_told_in_a_line(capsys: Any, arguments: list[str], says: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err.splitlines()[-1]


def test_replay_prints_the_final_hash(tmp_path: Path, capsys: Any, record: dict[str, Any]) -> None:
    assert main(["replay", _written(tmp_path, record)]) == 0
    assert capsys.readouterr().out == f"{record['final']}\n"


def test_replay_reads_standard_input(capsys: Any, monkeypatch: Any, record: dict[str, Any]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(record)))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == f"{record['final']}\n"


def _with_draws(record: dict[str, Any]) -> int:
    return next(index for index, row in enumerate(record["entries"]) if row["draws"])


def _other_die(record: dict[str, Any]) -> None:
    draws = record["entries"][_with_draws(record)]["draws"]
    draws[0] = draws[0] % 6 + 1


def _without(record: dict[str, Any], index: int) -> None:
    del record["entries"][index]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_other_die, "the seed gives the draws"),
        (lambda record: record.update(seed="00"), "the seed is not the one that was committed to"),
        (lambda record: record["entries"][9].update(hash="0" * 64), "entry 10: the hash does not fit"),
        (lambda record: record["entries"][9].update(move="halt"), "entry 10: the move halt is not legal"),
        (lambda record: _without(record, 9), "entry 10: an entry is missing"),
        (lambda record: record["entries"].append(dict(record["entries"][-1], number=999)), "missing"),
        (lambda record: record["entries"].insert(3, record["entries"][2]), "entry 4: there is an entry too many"),
        (lambda record: record["outcome"].update(scores=[99, 0]), "the record says"),
        (lambda record: record.update(final="0" * 64), "the final hash is"),
        (lambda record: record.pop("seed"), "the field seed is missing"),
        (lambda record: record.update(game="go"), "the game go is not known"),
        (lambda record: record.update(rules_version=7), "version 7 of the rules"),
    ],
)
def test_replay_says_what_was_tampered_with(
    tmp_path: Path, capsys: Any, record: dict[str, Any], change: Any, says: str
) -> None:
    change(record)
    assert main(["replay", _written(tmp_path, record)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", "3", '{"format": 1}', "[" * 100_000])
def test_replay_of_something_else_is_told_in_a_line(tmp_path: Path, capsys: Any, content: str) -> None:
    assert main(["replay", _written(tmp_path, content)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_replay_of_a_file_that_is_not_there_or_no_text(tmp_path: Path, capsys: Any) -> None:
    assert main(["replay", str(tmp_path / "nothing.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(tmp_path / "binary.json")]) == 1
    assert main(["replay", str(tmp_path)]) == 1


def test_every_reason_of_a_record_has_its_sentence() -> None:
    documented = verify.__doc__ or ""
    assert all(f"``{reason}``" in documented for reason in REASONS)
    assert documented.count("``") // 2 == len(REASONS) + 2, "reason and field are the two other words in code style"


def test_the_module_runs_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(GOOD, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "engine", "scenario", str(path)], cwd=ROOT, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"1 passed, 0 failed\n", b"")
