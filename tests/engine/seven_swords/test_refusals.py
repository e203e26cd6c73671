"""Every refusal in full: code, clause and parameters, as transcripts/refusals.txt keeps them."""

from __future__ import annotations

import re

import pytest
from transcript import FOLDER, answered, sections

from engine.seven_swords.rules import RULES

SECTIONS = sections(FOLDER / "refusals.txt")


@pytest.mark.parametrize("title", [title for title in SECTIONS if title])
def test_refusals_are_as_kept(title: str) -> None:
    assert answered(SECTIONS[title]) == SECTIONS[title].rstrip() + "\n"


def test_every_verb_is_refused_somewhere() -> None:
    asked = set(re.findall(r"^  (\w+)\b.* E-(?!PHASE|ACTOR|OVER)\w+", "\n".join(SECTIONS.values()), re.MULTILINE))
    assert {verb for verbs in RULES.values() for verb in verbs} - asked == {"end", "halt"}
