"""Records of released rules versions replay to the last link, whatever has changed since (see make.py)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_released_version_has_its_records(key: str) -> None:
    versions = {path.parts[-2] for path in RECORDS if path.parts[-3] == key}
    assert versions == {f"v{number}" for number in range(1, GAMES[key].rules_version + 1)}


def _of(key: str) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS if path.parts[-3] == key]


@pytest.mark.parametrize(
    ("key", "verbs", "ends"),
    [
        (
            "seven_swords",
            "setup discard kill victim deploy move go halt attack take wound end tile hit bow walk order repair losses",
            {("points", 1), ("samurai_dead", 0)},
        ),
        ("hanzo", "map roll samurai event gain place", {("escaped", 0), ("no_die", 1), ("no_supply", 1)}),
        ("hanzo_solo", "map roll samurai event extra place", {("escaped", 0), ("no_supply", None)}),
    ],
)
def test_the_records_contain_every_kind_of_move_and_the_ends(key: str, verbs: str, ends: set[tuple[str, Any]]) -> None:
    records = _of(key)
    assert {row["move"].split()[0] for record in records for row in record["entries"]} == set(verbs.split())
    found = {(record["outcome"]["reason"], next(iter(record["outcome"]["winners"]), None)) for record in records}
    assert found == ends


@pytest.mark.parametrize("key", ["hanzo", "hanzo_solo"])
def test_the_records_of_hanzo_are_played_with_every_map_and_option(key: str) -> None:
    switch = {True: "on", False: "off"}
    chosen = {
        (name, switch.get(value, value)) for record in _of(key) for name, value in record["setting"]["options"].items()
    }
    possible = {(spec.name, value) for spec in GAMES[key].option_specs for value in spec.values}
    assert possible <= chosen
