"""SS-003: a token may be written as the board marks it, as long as that means a single one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalMove
from engine.seven_swords.game import SEVEN_SWORDS


def view_of(tokens: str) -> Any:
    state = SEVEN_SWORDS.from_position(SEVEN_SWORDS.prepare({}), f"turn 2\nactions 9\ntokens {tokens}\n")
    return SEVEN_SWORDS.view(state, 0)


VIEW = view_of("ban1@A3 vban1@A7 mtd2@B4 varc1@B5 arc5@C4")


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("move m2>B5", "move mtd2>B5"),
        ("move VB1 > A6", "move vban1>A6"),
        ("move ban1>A4", "move ban1>A4"),
        ("move a1>A1", "move varc1>A1"),  # the veteran is the only token marked a1, and A1 stays a space
        ("attack Akemi:a5,va1,m2", "attack Akemi:arc5,varc1,mtd2"),
        ("take m2<R1", "take mtd2<R1"),
        ("losses a5,m2", "losses arc5,mtd2"),
    ],
)
def test_ss_003_the_marks_on_the_board_are_read_as_tokens(typed: str, notation: str) -> None:
    assert SEVEN_SWORDS.notation(SEVEN_SWORDS.parse(VIEW, typed)) == notation


def test_ss_003_a_mark_that_two_tokens_carry_is_asked_back() -> None:
    with pytest.raises(IllegalMove) as refused:
        SEVEN_SWORDS.parse(VIEW, "move b1>A4")
    assert refused.value.parameters == {"token": "b1", "basic": "ban1", "veteran": "vban1"}


@pytest.mark.parametrize("typed", ["b9", "v1", "1", "b", "b01", "va4", "x1"])
def test_ss_003_what_no_token_carries_is_none(typed: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        SEVEN_SWORDS.parse(VIEW, f"move {typed}>A4")
    assert (refused.value.code, refused.value.clause) == ("E-TARGET", "SS-003")
    assert refused.value.parameters == {"token": typed}


def test_ss_003_a_token_in_the_reserve_is_read_by_its_basic_name() -> None:
    assert SEVEN_SWORDS.parse(view_of("mtd1@A3"), "move m3>A4") == ("move", "mtd3", ("A4",))
