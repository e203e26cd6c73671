"""Every event in full, what can be taken back, and what changed, as transcripts/events.txt keeps it."""

from __future__ import annotations

import re

import pytest
from transcript import FOLDER, answered, sections

from engine.chance import ScriptedChance, SeededChance
from engine.errors import IllegalMove
from engine.seven_swords.describe import EVENTS
from engine.seven_swords.game import SEVEN_SWORDS as GAME
from engine.seven_swords.view import SAMURAI

SECTIONS = sections(FOLDER / "events.txt")


@pytest.mark.parametrize("title", [title for title in SECTIONS if title])
def test_events_are_as_kept(title: str) -> None:
    assert answered(SECTIONS[title]) == SECTIONS[title].rstrip() + "\n"


def test_every_kind_of_event_is_kept() -> None:
    assert set(re.findall(r"^  ([A-Z]\w+)", "\n".join(SECTIONS.values()), re.MULTILINE)) == set(EVENTS)


def test_SS_030_bows_that_cannot_be_shared_evenly_go_to_the_first_areas() -> None:
    view = GAME.view(GAME.new(GAME.prepare({}, {"values": {"bows": 16}}), ScriptedChance()).state, SAMURAI)
    move = GAME.resolve(view, ("setup", "random"), SeededChance(bytes(32), "bows"))
    assert move[5] == (3, 3, 2, 2, 2, 2, 2)


@pytest.mark.parametrize("seat", [2, 7, -1])
def test_SS_044_only_the_two_sides_can_move(seat: int) -> None:
    state = GAME.from_position(GAME.prepare({}), "actions 1")
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, ("end",), ScriptedChance())
    assert str(refused.value) == "E-ACTOR SS-044"
