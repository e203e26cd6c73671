"""Every example and every clause of Hanzō is told by a case or a test, and every refusal is met."""

from __future__ import annotations

import re
from pathlib import Path

from hanzo_codes import written_codes

from engine.hanzo import describe
from engine.hanzo.game import HANZO_SOLO
from engine.hanzo.position import SECTIONS
from engine.hanzo.view import PHASES
from engine.scenario import Case, load

TESTS = Path(__file__).parent.parent.parent
PAGE = TESTS.parent / "docs" / "rules" / "hanzo.md"
CASES = [(name, case) for path in sorted((TESTS / "scenarios" / "hanzo").glob("*.yaml")) for name, case in load(path)]
CLAUSE_RANGES = (
    *((1, 13), (20, 22), (30, 32), (40, 48), (50, 54), (61, 66), (71, 77), (80, 82), (90, 103), (110, 115), (120, 123)),
    *((130, 134), (140, 145)),
)
CLAUSES = [f"HZ-{number:03}" for first, last in CLAUSE_RANGES for number in range(first, last + 1)]
EXAMPLES = [f"EX-{number:02}" for number in range(1, 31)]
NO_MOVE = {"MAP_CARD_NO_WHITE", "MAP_FEW_WHITE", "MAP_LOOSE", "MAP_NO_DOOR", "FORM"}
"""Codes that no case meets: faults of maps, which the tests of maps bring up, and what notation cannot say."""
WARNINGS = {"MAP_NO_REFUGE", "MAP_ONE_SURFACE", "MAP_STUCK", "MAP_THIN"}
"""What is said of a map on which one can play all the same."""


def test_case_names_begin_with_a_clause_or_an_example() -> None:
    assert not [name for name, _ in CASES if name[:6] not in CLAUSES and name[:5] not in EXAMPLES]


def test_no_two_cases_have_the_same_name() -> None:
    names = [name for name, _ in CASES]
    assert sorted(names) == sorted(set(names))


def test_every_example_has_a_case() -> None:
    named = {name[:5] for name, _ in CASES}
    assert [number for number in EXAMPLES if number not in named] == []


def test_every_clause_is_named_by_a_case_or_a_test() -> None:
    named = {name[:6] for name, _ in CASES}
    for path in Path(__file__).parent.glob("test_*.py"):
        named |= {one.replace("_", "-") for one in re.findall(r"def test_(HZ_\d{3})\w*\(", path.read_text("utf-8"))}
    assert [clause for clause in CLAUSES if clause not in named] == []


def test_every_refusal_has_a_case() -> None:
    met = {
        step.expect.refused[0]
        for _, case in CASES
        if isinstance(case, Case)
        for step in case.steps
        if step.expect is not None and step.expect.refused
    }
    assert written_codes() - met == NO_MOVE | WARNINGS


def test_the_page_of_rules_has_every_clause_that_is_cited() -> None:
    headings = set(re.findall(r"^### ([A-Z]+-\d+b?) · ", PAGE.read_text("utf-8"), re.MULTILINE))
    assert [clause for clause in CLAUSES if clause not in headings] == []
    engine = TESTS.parent / "engine" / "hanzo"
    cited = {clause for path in engine.glob("*.py") for clause in re.findall(r"\bHZ-\d{3}\b", path.read_text("utf-8"))}
    assert sorted(cited - headings) == []
    rulings = set(re.findall(r"\bAMB-\d\d\b", (engine / "rulings.py").read_text("utf-8")))
    assert sorted(rulings - headings) == []


DOCUMENT = (TESTS.parent / "docs" / "scenarios.md").read_text("utf-8")


def _rows(heading: str) -> dict[str, set[str]]:
    """What stands in code style in the first and in the further columns of the tables under a heading."""
    part = DOCUMENT.split(f"\n## Hanzō: {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows: dict[str, set[str]] = {}
    for first, rest in re.findall(r"^\| ([^|]*) \|(.*)$", part, re.MULTILINE):
        for name in re.findall(r"`([^`]*)`", first):
            rows[name] = set(re.findall(r"`([^`]*)`", rest))
    return rows


def test_the_page_of_scenarios_has_every_event_with_its_fields() -> None:
    rows = _rows("events")
    assert set(rows) == set(describe.EVENTS)
    assert [kind for kind, fields in describe.EVENTS.items() if not set(fields) <= rows[kind]] == []


def test_the_page_of_scenarios_has_every_view_field_section_option_and_code() -> None:
    state = HANZO_SOLO.from_position(HANZO_SOLO.prepare({}), "left 1")
    assert set(_rows("view fields")) == set(describe.readable(HANZO_SOLO.view(state, 0)))
    assert set(_rows("position text")) == set(SECTIONS)
    assert set(_rows("cases")) == {spec.name for spec in HANZO_SOLO.option_specs}
    assert written_codes() - WARNINGS == set(_rows("refusal codes"))
    assert set(_rows("choices")) == set(PHASES) - {"over"}
