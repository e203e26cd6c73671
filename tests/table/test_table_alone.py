"""A game for one: it begins when it is opened, tells its player nothing twice, and has nobody to ask."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from desk import ANN, CHANNEL, GUILD, Clock

from engine.registry import GAMES
from table import NO_GUILD, ChannelTaken, NobodyToAsk, TableInfo, Tables, UndoOver

SOLO = "hanzo_solo"


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(f"sqlite:///{tmp_path}/alone.sqlite3", GAMES, clock=Clock())
    yield opened
    await opened.close()


async def alone(tables: Tables, guild: int = GUILD) -> TableInfo:
    return await tables.open_lobby(guild, CHANNEL, ANN, "Ann", SOLO, {"map": "six_gates"}, wish=0)


async def until(tables: Tables, table: int, phase: str) -> None:
    for _ in range(40):
        position = await tables.position(table)
        if position.view(0).phase == phase:
            return
        await tables.play(table, ANN, next(position.game.legal(position.view(0))))
    raise AssertionError(phase)


async def rows(tables: Tables) -> list[tuple[str, int | None, tuple[int, ...]]]:
    """Carry out what waits in the outbox, and return what it was."""
    found = []
    while claimed := await tables.claim():
        for row in claimed:
            found.append((row.kind, row.person, row.mentions))
            await tables.posted(row.id, row.id, channel_id=row.channel_id or 99)
    return found


async def test_it_begins_when_it_is_opened(tables: Tables) -> None:
    info = await alone(tables)
    assert (info.status, info.sequence, info.seats, info.to_move) == ("open", 1, (ANN,), (0,))
    assert info.commitment
    assert (await tables.find(CHANNEL)) == info
    assert await rows(tables) == [("lobby", None, ()), ("board", None, ())]


async def test_one_table_a_channel_holds_for_it_too(tables: Tables) -> None:
    first = await alone(tables)
    with pytest.raises(ChannelTaken) as caught:
        await alone(tables)
    assert caught.value.parameters == {"table": first.id}


@pytest.mark.parametrize(("guild", "told"), [(GUILD, True), (NO_GUILD, False)])
async def test_the_event_comes_by_direct_message_unless_the_table_is_in_one(
    tables: Tables, guild: int, told: bool
) -> None:
    info = await alone(tables, guild)
    await until(tables, info.id, "event")
    await rows(tables)
    await until(tables, info.id, "place")
    assert (("hand", ANN, ()) in await rows(tables)) is told


async def test_what_dice_followed_stays_and_the_rest_is_taken_back(tables: Tables) -> None:
    info = await alone(tables)
    await until(tables, info.id, "roll")
    offer = await tables.undo_offer(info.id, ANN)
    assert offer is not None
    assert offer.free
    await tables.play(info.id, ANN, "roll")
    assert await tables.undo_offer(info.id, ANN) is None
    with pytest.raises(UndoOver):
        await tables.undo(info.id, ANN)
    await until(tables, info.id, "place")
    before = (await tables.position(info.id)).view(0)
    await tables.play(info.id, ANN, next(GAMES[SOLO].legal(before)))
    back = await tables.undo(info.id, ANN)
    assert GAMES[SOLO].notation(next(GAMES[SOLO].legal(back.view(0)))) == GAMES[SOLO].notation(
        next(GAMES[SOLO].legal(before))
    )
    assert back.view(0).dice == before.dice


@pytest.mark.parametrize("kind", ["abandon", "undo"])
async def test_there_is_nobody_to_ask(tables: Tables, kind: str) -> None:
    info = await alone(tables)
    await until(tables, info.id, "roll")
    with pytest.raises(NobodyToAsk):
        await tables.propose(info.id, ANN, kind)  # type: ignore[arg-type]
    assert (await tables.get(info.id)).status == "open"


async def test_resigning_has_no_winner(tables: Tables) -> None:
    info = await alone(tables)
    ended = await tables.resign(info.id, ANN)
    assert ended.ending is not None
    assert (ended.status, ended.ending.winners) == ("finished", ())
