"""What somebody may type into a command: too long, in other scripts, or nonsense. Nothing here needs Discord."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.seven_swords.setup_command import changed
from engine.chance import SeededChance
from engine.errors import IllegalMove
from engine.seven_swords.game import SEVEN_SWORDS
from words import rules

LONGEST = 6_000
"""Characters that Discord takes in an option."""


@pytest.fixture(scope="module")
def drafted() -> Any:
    """The samurai player's view with a dealt draft."""
    chance = SeededChance(b"", "test")
    state = SEVEN_SWORDS.new(SEVEN_SWORDS.prepare({}), chance).state
    view = SEVEN_SWORDS.view(state, 1)
    return view._replace(draft=SEVEN_SWORDS.resolve(view, ("setup", "random"), chance))


@pytest.mark.parametrize("query", ["1" * LONGEST, "٣" * LONGEST, "x" + "9" * LONGEST])
def test_a_rule_number_of_any_length_finds_nothing_and_is_no_fault(query: str) -> None:
    assert rules.search("seven_swords", query, "en") == []


def test_a_search_compares_few_words_however_many_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: set[str] = set()
    likeness = rules._likeness
    monkeypatch.setattr(rules, "_likeness", lambda asked, word: compared.add(asked) or likeness(asked, word))
    rules.search("seven_swords", " ".join(f"w{number}" for number in range(LONGEST // 5)), "en")
    assert 0 < len(compared) <= 20


@pytest.mark.parametrize("place", ["R1", "P1", "A"])
@pytest.mark.parametrize("value", ["9" * LONGEST, "²", "-1", "\u202e", ""])
def test_a_value_that_cannot_be_placed_is_refused(drafted: Any, place: str, value: str) -> None:
    with pytest.raises(IllegalMove):
        changed(drafted, place, value)


def test_digits_of_other_scripts_are_digits(drafted: Any) -> None:
    assert changed(drafted, "A", "\u0663") == changed(drafted, "A", "3")


@pytest.mark.parametrize("blank", [" ", "\n", "\t", "\u2003"])
def test_blanks_in_notation_mean_nothing(drafted: Any, blank: str) -> None:
    parsed = SEVEN_SWORDS.parse(drafted, f"{blank * 9}bow{blank * LONGEST}Akemi{blank * 3}>{blank * LONGEST}A1{blank}")
    assert parsed == ("bow", "Akemi", "A1")
