"""Records of released rules versions replay to the last link, whatever has changed since (see make.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.record import verify
from engine.registry import GAMES

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/v*/*.json"))


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(HERE))) for path in RECORDS])
def test_golden_record_replays(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (record["game"], f"v{record['rules_version']}") == path.parts[-3:-1]
    assert verify(record).final == record["final"]


@pytest.mark.parametrize("key", sorted({path.parts[-3] for path in RECORDS} | {"seven_swords"}))
def test_every_released_version_has_its_records(key: str) -> None:
    versions = {path.parts[-2] for path in RECORDS if path.parts[-3] == key}
    assert versions == {f"v{number}" for number in range(1, GAMES[key].rules_version + 1)}


def test_the_records_of_seven_swords_contain_every_kind_of_move_and_every_end() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS if path.parts[-3] == "seven_swords"]
    verbs = {row["move"].split()[0] for record in records for row in record["entries"]}
    wanted = "setup discard kill victim deploy move go halt attack take wound end tile hit bow walk order repair losses"
    assert verbs == set(wanted.split())
    assert {record["outcome"]["reason"] for record in records} == {"points", "samurai_dead"}
    assert {tuple(record["outcome"]["winners"]) for record in records} == {(0,), (1,)}
