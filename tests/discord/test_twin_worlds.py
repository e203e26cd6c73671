"""Two simulated Discords with the same public moves of Seven Swords and other secrets: nobody else receives a different
byte."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import taste
import twin_games
from twin_games import Line, Turn
from twin_swords import STAGE
from twins import Pair

from cogs.board.boards import Boards
from cogs.typed import suggesting
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.view import BANDIT, SAMURAI
from table import Position

PART = 14
"""Moves that the normal run compares of each game."""
LITTLE = 6
"""Moves after which a leak shows."""
REDRAWS = {SAMURAI: twin_games.redraw_samurai, BANDIT: twin_games.redraw_bandits}


def game_of_taste(village: str, seed: int, most: int) -> Line:
    """Return a game of two players who want something to happen."""
    rng, made = random.Random(seed), Counter[str]()

    def choose(view: Any) -> Any:
        if view.phase == "setup":
            return ("setup", "random")
        answers = taste.wanted(SEVEN_SWORDS, view, made, rng)
        move = SEVEN_SWORDS.choices(view, tuple(answer.key for answer in answers)).move
        assert move is not None
        made[str(move[0])] += 1
        return move

    setting = SEVEN_SWORDS.prepare({"village": village})
    return twin_games.play(SEVEN_SWORDS, setting, seed.to_bytes(32, "big"), choose, most=most)


def pair_of(folder: Path, village: str, seed: int, most: int = 10_000) -> Pair:
    """Return a game to be played twice."""
    return Pair(folder, STAGE, game_of_taste(village, seed, most), {"village": village}, seed)


def redrawn(pair: Pair, owner: int, horizon: int) -> tuple[Turn, ...]:
    """Return a game's turns up to a horizon with other secrets."""
    turns = REDRAWS[owner](pair.line, horizon, random.Random(horizon))
    assert turns is not None, "nothing is hidden"
    return turns


@pytest.mark.parametrize(("village", "seed"), [("akisato", 1)])
async def test_nobody_else_can_tell_twin_worlds_apart(
    tmp_path: Path, faults: list[Any], village: str, seed: int
) -> None:
    pair = pair_of(tmp_path, village, seed, PART)
    truth = await pair.received(pair.line.turns)
    for owner in (SAMURAI, BANDIT):
        assert await pair.compare(owner, redrawn(pair, owner, PART), truth) > 4 * PART


@pytest.mark.soak
@pytest.mark.parametrize("village", SEVEN_SWORDS.option_specs[0].values)
async def test_whole_games_of_twins(tmp_path: Path, faults: list[Any], village: str) -> None:
    pair = pair_of(tmp_path, village, 2)
    length = len(pair.line.turns) - 1  # the last move turns everything up
    truth = await pair.received(pair.line.turns[:length])
    for owner in (SAMURAI, BANDIT):
        compared = 0
        for horizon in (length // 2, length):
            compared += await pair.compare(owner, redrawn(pair, owner, horizon), truth)
        print(f"{village}, {length} moves, secrets of seat {owner}: {compared} texts compared, all equal")


# A test that cannot fail is none: the same with bots that leak.


def _values_in_the_picture(patch: pytest.MonkeyPatch) -> None:
    """The public picture is painted from what the samurai player knows."""
    view = Position.view

    def leaking(self: Position, seat: int | None) -> Any:
        found = view(self, seat)
        if seat is None and found.phase != "setup":
            return found._replace(supply_value=view(self, SAMURAI).supply_value)
        return found

    patch.setattr(Position, "view", leaking)


def _letters_in_a_label(patch: pytest.MonkeyPatch) -> None:
    """The board names the cards that were laid down."""
    mail = Boards.mail

    async def leaking(self: Boards, row: Any) -> Any:
        made = await mail(self, row)
        letters = (await self._bot.tables.position(row.table_id)).view(BANDIT).discard_letters
        if letters:
            made.layout.text(" ".join(letters))
        return made

    patch.setattr(Boards, "mail", leaking)


def _difficulties_in_suggestions(patch: pytest.MonkeyPatch) -> None:
    """What is suggested while somebody types names the palisades."""
    position_here, listed = suggesting.position_here, suggesting.listed
    latest: list[Position] = []

    async def here(interaction: Any) -> Any:
        position = await position_here(interaction)
        latest.append(position)
        return position

    def leaking(offers: Any) -> Any:
        suggestions = listed(offers)
        for one in suggestions:
            one.name = f"{one.name[:60]} {latest[-1].view(SAMURAI).palisade}"
        return suggestions

    patch.setattr(suggesting, "position_here", here)
    patch.setattr(suggesting, "listed", leaking)


@pytest.mark.parametrize(
    ("owner", "leak"),
    [(SAMURAI, _values_in_the_picture), (BANDIT, _letters_in_a_label), (SAMURAI, _difficulties_in_suggestions)],
)
async def test_a_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int, leak: Any) -> None:
    leak(monkeypatch)
    pair = pair_of(tmp_path, "akisato", 1, LITTLE)
    truth = await pair.received(pair.line.turns)
    with pytest.raises(AssertionError, match="a leak at"):
        await pair.compare(owner, redrawn(pair, owner, LITTLE), truth)
