"""Two simulated Discords with the same duel of Hanzō, in which somebody looks at other answers, searches and drafts
before he decides: nobody else receives a different byte. And nobody in the channel hears of an event before the ninja.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import twin_games
from discord.app_commands import Choice as Suggestion
from twin_games import Line, Turn
from twin_hanzo import STAGE
from twins import Pair

from cogs.board.boards import Boards
from cogs.hanzo import commands as hanzo_commands
from cogs.messages.controls import Press
from cogs.panel import panel
from cogs.poster import Poster
from cogs.typed import suggesting
from engine.core import Seat
from engine.hanzo.game import HANZO
from engine.hanzo.view import NINJA, SAMURAI
from players.random_player import RandomPlayer
from table import Position

PART = 12
"""Moves that the normal run compares of each game: a map, a whole first turn, the second begun."""
HESITATION = 2.0
"""Seconds by which a private message comes too late."""
SEATS = {NINJA: "ninja", SAMURAI: "samurai"}


def pair_of(folder: Path, seed: int, most: int = 10_000, chosen: str = "choose") -> Pair:
    """Return a duel to be played twice, on a map of the ninja's choice or of this name."""
    player = RandomPlayer(f"twin duel {seed}")
    options = {"map": chosen}
    setting = HANZO.prepare(options)
    line = twin_games.play(HANZO, setting, seed.to_bytes(32, "big"), lambda view: player.choose(HANZO, view), most=most)
    return Pair(folder, STAGE, line, options, seed)


async def test_nobody_else_can_tell_what_somebody_looked_at(tmp_path: Path, faults: list[Any]) -> None:
    pair = pair_of(tmp_path, 1, PART)
    assert {turn.move[0] for turn in pair.line.turns} >= {"map", "samurai", "roll", "event", "place"}
    truth = await pair.received(pair.line.turns)
    for owner in SEATS:
        assert await pair.compare(owner, pair.line.turns, truth) > 4 * PART


@pytest.mark.soak
@pytest.mark.parametrize(("chosen", "seed"), [("choose", 2), ("broken_eaves", 3), ("draw", 4)])
async def test_whole_duels_of_twins(tmp_path: Path, faults: list[Any], chosen: str, seed: int) -> None:
    pair = pair_of(tmp_path, seed, chosen=chosen)
    truth = await pair.received(pair.line.turns[:-1])
    for owner, role in SEATS.items():
        compared = await pair.compare(owner, pair.line.turns[:-1], truth)
        print(f"map {chosen}, {len(pair.line.turns)} moves, secrets of the {role}: {compared} texts, all equal")


# Who hears of an event first


def up_to_event(line: Line, number: int) -> tuple[Turn, ...]:
    """Return the turns up to an event of a duel, that included."""
    places = [place for place, turn in enumerate(line.turns) if turn.move[0] == "event"]
    return line.turns[: places[number] + 1]


def other_event(line: Line, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """Return the turns with another die given up at the end."""
    state = line.states[len(turns) - 1]
    (*_, other) = (move for move in HANZO.legal(HANZO.view(state, SAMURAI)) if move != turns[-1].move)
    return (*turns[:-1], Turn(SAMURAI, other))


class Heard:
    """What Carol heard of the last move: before the ninja was told of it by direct message, and in all."""

    def __init__(self, before: list[str], everything: list[str]) -> None:
        self.before, self.everything = ({_unnamed(text) for text in texts} for texts in (before, everything))


def _unnamed(text: str) -> str:
    return re.sub(r"\d{17,20}", "id", text)


async def heard_of(pair: Pair, turns: tuple[Turn, ...]) -> Heard:
    """Play turns and return what Carol hears of the last of them."""
    async with pair.world() as run:
        await run.play(turns[:-1], pair.options)
        run.watch.step("before")
        await run.players[SAMURAI].make(turns[-1].move)
        await run.world.env.settle()
        carol, ninja = run.world.carol.id, run.members[NINJA].id
        return Heard(run.watch.heard(carol, until=ninja), run.watch.heard(carol))


async def compare_events(pair: Pair, number: int) -> None:
    """Assert that what the channel hears before the ninja does is the same whatever the event is."""
    turns = up_to_event(pair.line, number)
    truth, twin = await heard_of(pair, turns), await heard_of(pair, other_event(pair.line, turns))
    assert truth.everything != twin.everything, "the event is never told"
    assert truth.before <= twin.everything, "told too early"
    assert twin.before <= truth.everything, "told too early"


@pytest.mark.parametrize("number", [0, 1], ids=["first", "second"])
async def test_nobody_hears_of_an_event_before_the_ninja(tmp_path: Path, faults: list[Any], number: int) -> None:
    await compare_events(pair_of(tmp_path, 1, PART, "six_gates"), number)


# A test that cannot fail is none: the same with bots that leak.


def _drafts_in_the_picture(patch: pytest.MonkeyPatch) -> None:
    """Everybody's board shows how far the ninja has got with his map."""
    view = Position.view

    def leaking(self: Position, seat: int | None) -> Any:
        draft = view(self, NINJA).draft
        found = view(self, seat)
        return found if draft is None else found._replace(supply=len(str(draft)))

    patch.setattr(Position, "view", leaking)


def _remember(patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows by whatever is picked in a panel."""
    go, picked = panel._go, []

    async def going(press: Press, keys: Any) -> None:
        picked.append("".join(keys))
        await go(press, keys)

    patch.setattr(panel, "_go", going)
    return picked


def _picked_in_suggestions(patch: pytest.MonkeyPatch) -> None:
    """What is suggested while somebody types names what was picked last."""
    picked, suggested = _remember(patch), suggesting.suggested

    async def leaking(*given: Any, **options: Any) -> Any:
        return [*(await suggested(*given, **options))[:24], Suggestion(name=f"{picked[-1:]}", value="none")]

    for module in (suggesting, hanzo_commands):
        patch.setattr(module, "suggested", leaking)


def _picked_on_the_board(patch: pytest.MonkeyPatch) -> None:
    """The next board tells what was picked before the decision."""
    picked, mail = _remember(patch), Boards.mail

    async def leaking(self: Boards, row: Any) -> Any:
        made = await mail(self, row)
        made.layout.text(f"after {len(picked)} {picked}")
        return made

    patch.setattr(Boards, "mail", leaking)


@pytest.mark.parametrize(
    ("owner", "leak", "moves"),
    [(NINJA, _drafts_in_the_picture, 1), (SAMURAI, _picked_in_suggestions, 6), (SAMURAI, _picked_on_the_board, 2)],
)
async def test_a_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Seat, leak: Any, moves: int
) -> None:
    leak(monkeypatch)
    pair = pair_of(tmp_path, 1, PART)
    turns = pair.line.turns[:moves]
    truth = await pair.received(turns)
    with pytest.raises(AssertionError, match="a leak at"):
        await pair.compare(owner, turns, truth)


async def test_a_board_that_does_not_wait_for_the_ninja_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out = Poster._carry_out

    async def hasty(self: Poster, row: Any, first: Any = ()) -> Any:
        """Carry everything out at once, private messages a little later."""
        if row.kind == "hand":
            await asyncio.sleep(HESITATION)
        return await carry_out(self, row)

    monkeypatch.setattr(Poster, "_carry_out", hasty)
    with pytest.raises(AssertionError, match="told too early"):
        await compare_events(pair_of(tmp_path, 1, PART, "six_gates"), 0)
