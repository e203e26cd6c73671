"""Every case of the shipped scenarios as a test of its own, and what they must cover between them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.scenario import Case, Failed, load, run

TESTS = Path(__file__).parent
FILES = sorted((TESTS / "scenarios").rglob("*.yaml"))
ALL_CASES = [(path.parent.name, path.stem, name, case) for path in FILES for name, case in load(path)]
CASES = [(stem, name, case) for folder, stem, name, case in ALL_CASES if folder == "seven_swords"]
"""The cases of Seven Swords, for which the lists below hold."""

CLAUSE_RANGES = (
    *((1, 14), (20, 31), (40, 45), (50, 56), (60, 67), (70, 74), (80, 88), (100, 114), (120, 127), (130, 136)),
    *((140, 143), (150, 150), (160, 168), (180, 183), (190, 193), (200, 201), (210, 210), (220, 221), (227, 227)),
    *((240, 245), (260, 268)),
)
CLAUSES = [f"SS-{number:03}" for first, last in CLAUSE_RANGES for number in range(first, last + 1)]
EXAMPLES = [*(f"EX-{number:02}" for number in range(1, 26)), *(f"DX-{number:02}" for number in range(1, 21))]

ALWAYS = ("E-OVER", "E-ACTOR", "E-PHASE")
REFUSALS = {
    "setup": ("E-SETUP", "E-SPACE"),
    "discard": ("E-CARD",),
    "kill": ("E-CARD",),
    "victim": ("E-CHOICE",),
    "deploy": ("E-STOCK", "E-OCCUPIED", "E-SPACE", "E-BUDGET"),
    "move": ("E-SPENT", "E-PATH", "E-SPLIT", "E-OCCUPIED", "E-BUDGET"),
    "go": ("E-PATH", "E-SPLIT", "E-OCCUPIED", "E-BUDGET"),
    "halt": (),
    "attack samurai": ("E-SPENT", "E-REACH", "E-GATE", "E-DEAD", "E-CHOICE", "E-BUDGET"),
    "attack storehouse": ("E-SPENT", "E-REACH", "E-GATE", "E-TARGET", "E-CHOICE", "E-BUDGET"),
    "attack supply": ("E-SPENT", "E-REACH", "E-GATE", "E-TARGET", "E-CHOICE", "E-BUDGET"),
    "attack palisade": ("E-SPENT", "E-REACH", "E-GATE", "E-TARGET", "E-CHOICE", "E-BUDGET"),
    "wound": ("E-CHOICE",),
    "take": ("E-SPENT", "E-CARRY", "E-REACH", "E-TARGET", "E-BUDGET"),
    "tile": ("E-TILE", "E-CHOICE"),
    "hit": ("E-TOKEN", "E-TARGET", "E-DEAD", "E-BUDGET"),
    "bow": ("E-TOKEN", "E-BOW", "E-TARGET", "E-DEAD", "E-BUDGET"),
    "losses": ("E-SUM", "E-CHOICE"),
    "walk": ("E-TOKEN", "E-PATH", "E-BLOCKED", "E-LENGTH", "E-OCCUPIED", "E-DEAD", "E-BUDGET"),
    "order palisade": ("E-TOKEN", "E-RANGE", "E-TARGET", "E-DEAD", "E-BUDGET"),
    "order house": ("E-TOKEN", "E-RANGE", "E-TARGET", "E-CHOICE", "E-DEAD", "E-BUDGET"),
    "repair": ("E-TOKEN", "E-RANGE", "E-TARGET", "E-DEAD", "E-BUDGET"),
    "end": (),
}
"""Per command the codes that it can be refused with, beside those that every command can (rule document 1.19)."""


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{folder}, {stem}: {name}") for folder, stem, name, case in ALL_CASES]
)
def test_scenario(case: Case | Failed) -> None:
    why = ""
    try:
        if isinstance(case, Failed):
            raise case
        run(case)
    except Failed as failed:
        why = str(failed)
    if why:
        pytest.fail(why, pytrace=False)


def test_no_two_cases_have_the_same_name() -> None:
    names = [(folder, name) for folder, _, name, _ in ALL_CASES]
    assert sorted(names) == sorted(set(names))


def test_case_names_begin_with_a_clause_or_an_example() -> None:
    assert not [name for _, name, _ in CASES if name[:6] not in CLAUSES and name[:5] not in EXAMPLES]


def test_every_example_and_every_ruling_has_a_case() -> None:
    named = {name[:5] for _, name, _ in CASES}
    assert [number for number in EXAMPLES if number not in named] == []


def test_every_clause_is_named_by_a_case_or_a_test() -> None:
    named = {name[:6] for _, name, _ in CASES}
    for path in TESTS.rglob("test_*.py"):
        named |= {
            clause.replace("_", "-") for clause in re.findall(r"def test_(SS_\d{3})\w*\(", path.read_text("utf-8"))
        }
    assert [clause for clause in CLAUSES if clause not in named] == []


def _command(move: str) -> str:
    verb, _, rest = move.partition(" ")
    if verb == "attack":
        kinds = {"W": "storehouse", "R": "supply", "P": "palisade", "H": "house"}
        target = re.match(r"([WRPH])\d:", rest)
        return f"attack {kinds[target[1]] if target else 'samurai'}"
    if verb == "order":
        return "order house" if re.search(r"\bH\d", rest) else "order palisade"
    return verb


def test_every_refusal_of_every_command_has_a_case() -> None:
    expected = {
        (_command(step.move), step.expect.refused[0])
        for _, _, case in CASES
        if isinstance(case, Case)
        for step in case.steps
        if step.move and step.expect and step.expect.refused and len(step.expect.refused) == 1
    }
    wanted = {(command, code) for command, codes in REFUSALS.items() for code in (*codes, *ALWAYS)}
    assert sorted(wanted - expected) == []
