"""Every event in full, what can be taken back, and what changed, as transcripts/events.txt keeps it."""

from __future__ import annotations

import re

import pytest
from transcript import FOLDER, answered, sections

from engine.seven_swords.describe import EVENTS

SECTIONS = sections(FOLDER / "events.txt")


@pytest.mark.parametrize("title", [title for title in SECTIONS if title])
def test_events_are_as_kept(title: str) -> None:
    assert answered(SECTIONS[title]) == SECTIONS[title].rstrip() + "\n"


def test_every_kind_of_event_is_kept() -> None:
    assert set(re.findall(r"^  ([A-Z]\w+)", "\n".join(SECTIONS.values()), re.MULTILINE)) == set(EVENTS)
