"""Which moves may be taken back freely (SS-263)."""

from __future__ import annotations

import pytest

from engine.chance import ScriptedChance
from engine.seven_swords.game import SEVEN_SWORDS as GAME

BANDITS = "actions 9\ntokens ban1@{B} mtd1@P1a\nsupplies R1=3+@{B}\n"


def _reversible(position: str, seat: int, text: str, dice: tuple[int, ...] = ()) -> bool:
    setting = GAME.prepare({})
    board = setting.board
    start = board.names[board.start[0]]
    beside = board.names[next(space for space in board.neighbours[board.start[0]] if board.gate_at[space] < 0)]
    names = {"A": start, "B": beside, "G": board.names[board.gate_space[0]]}
    for letter, name in names.items():
        position, text = position.replace(f"{{{letter}}}", name), text.replace(f"{{{letter}}}", name)
    state = GAME.from_position(setting, position)
    move = GAME.parse(GAME.view(state, seat), text)
    return GAME.apply(state, seat, move, ScriptedChance(dice)).reversible


@pytest.mark.parametrize("text", ["deploy ban@P2", "take ban1<R1", "deploy mtd@P1", "deploy vmtd@P6"])
def test_SS_263_what_draws_nothing_and_shows_nothing_may_be_taken_back(text: str) -> None:
    assert _reversible(BANDITS, 0, text)


def test_SS_263_a_walk_may_be_taken_back() -> None:
    assert _reversible("phase samurai tile combat actions 7\n", 1, "walk Akemi>{G}")


def test_SS_263_nothing_goes_back_past_a_die() -> None:
    assert not _reversible(BANDITS, 0, "attack Akemi:ban1", (1,))
    assert not _reversible("phase samurai tile combat actions 7\ntokens vmtd1@{B}\n", 1, "hit Akemi", (1,))


def test_SS_263_nothing_goes_back_past_a_palisade_turned_up() -> None:
    assert not _reversible(BANDITS, 0, "move mtd1>{G}")
    assert _reversible(BANDITS + "palisades P1=1+\n", 0, "move mtd1>{G}")


def test_SS_263_nothing_goes_back_past_the_others_decision() -> None:
    assert not _reversible(BANDITS, 0, "end")
    assert not _reversible("phase samurai tile combat actions 7\n", 1, "end")
    assert not _reversible("phase wound pending wound Akemi\nactions 2\n", 1, "wound C")


def test_SS_263_nothing_goes_back_past_a_kill_card() -> None:
    assert not _reversible("turn 6 phase kill\nhand A discards BCDEFG\n", 0, "kill A")


def test_SS_263_nothing_goes_back_past_the_set_up() -> None:
    state = GAME.new(GAME.prepare({}), ScriptedChance()).state
    view = GAME.view(state, 1)
    move = GAME.resolve(view, GAME.parse(view, "setup random"), ScriptedChance([0] * 100))
    assert not GAME.apply(state, 1, move, ScriptedChance()).reversible
