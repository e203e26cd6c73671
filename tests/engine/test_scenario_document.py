"""docs/scenarios.md: every example runs, and nothing is missing from its tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.scenario import Failed, load, run
from engine.seven_swords import describe
from engine.seven_swords.game import SEVEN_SWORDS as GAME
from engine.seven_swords.position import SECTIONS
from engine.seven_swords.view import PHASES

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```(yaml|json)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def _named(heading: str) -> set[str]:
    """Everything in code style in the first column of the tables under a heading."""
    part = TEXT.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    cells = re.findall(r"^\| ([^|]*) \|", part, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]*)`", cell)}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_holds(number: int, tmp_path: Path) -> None:
    suffix, content = EXAMPLES[number]
    path = tmp_path / f"example.{suffix}"
    path.write_text(content, encoding="utf-8")
    for _, case in load(path):
        if isinstance(case, Failed):
            raise case
        run(case)


def test_there_are_examples_of_both_kinds() -> None:
    assert {suffix for suffix, _ in EXAMPLES} == {"yaml", "json"}
    assert len(EXAMPLES) >= 6


def test_every_event_and_every_field_is_described() -> None:
    assert _named("Events") == set(describe.EVENTS)
    own_part = TEXT.split("\n# Scenarios for ", 1)[0]
    rows = dict(re.findall(r"^\| ((?:`[A-Z]\w+`(?:, )?)+) \| (.*) \|$", own_part, re.MULTILINE))
    for kinds, fields in rows.items():
        for kind in re.findall(r"`(\w+)`", kinds):
            if kind in describe.EVENTS:
                assert set(describe.EVENTS[kind]) <= set(re.findall(r"`(\w+)`", fields)), kind


def test_every_view_field_is_described() -> None:
    state = GAME.from_position(GAME.prepare({}), "actions 1")
    assert _named("View fields") == set(describe.readable(GAME.view(state, None)))


def test_every_section_and_every_phase_is_described() -> None:
    assert _named("Position text") == set(SECTIONS) | set(PHASES) - {"over"}


def test_every_option_is_described_with_its_values() -> None:
    assert _named("Options") == {spec.name for spec in GAME.option_specs}
    lines = TEXT.split("\n## Options\n", 1)[1].splitlines()
    for spec in GAME.option_specs:
        row = next(line for line in lines if line.startswith(f"| `{spec.name}` |"))
        assert [value for value in re.findall(r"`(\w+)`", row) if value in spec.values] == list(spec.values)


def test_every_verb_is_described() -> None:
    verbs = {name.split()[0] for name in _named("Moves")}
    assert verbs == {
        *("setup", "discard", "kill", "victim", "deploy", "move", "go", "halt", "attack", "take", "end", "wound"),
        *("tile", "hit", "bow", "walk", "order", "repair", "losses"),
    }


def test_every_code_of_the_engine_is_described() -> None:
    used = set()
    for path in (ROOT / "engine" / "seven_swords").glob("*.py"):
        used |= set(re.findall(r'"(E-[A-Z]+)"', path.read_text(encoding="utf-8")))
    assert used <= _named("Refusal codes")
    assert _named("Refusal codes") - used == {"E-NOTATION"}


def test_the_figures_that_it_prints_are_the_shipped_ones() -> None:
    values = GAME.prepare({}).values
    for one in values.types:
        assert f"`{one.key}` {one.combat} {one.defence} {one.movement} {one.cost}" in TEXT
    for other in values.samurai:
        assert f"{other.name} {other.combat} {other.movement} {other.leadership} {other.defence}" in TEXT
    assert ", ".join(f"{letter} {value}" for letter, value in values.cards.items()) in TEXT
    for number, palisade in enumerate(values.palisades, 1):
        assert f"{number} is {'/'.join(map(str, palisade))}" in TEXT
    rows = (("Houses", values.houses), ("supplies", values.supplies), ("storehouses", values.storehouses))
    for name, row in rows:
        assert f"{name} {' '.join(map(str, row))}" in TEXT
