"""Two processes on one PostgreSQL: the database decides who wins, and the loser gets the present position."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from desk import ANN, BEN, CHANNEL, Desk

from table import ChannelTaken, Duplicate, Stale

pytestmark = [
    pytest.mark.parametrize("database_url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
]


async def pair(open_desk: object) -> tuple[Desk, Desk]:
    return await open_desk(worker="left"), await open_desk(worker="right")


async def test_of_two_presses_on_one_position_one_wins(open_desk: object) -> None:
    left, right = await pair(open_desk)
    table_id = await left.begun()
    await right.tables.position(table_id)
    for round_number in range(20):
        sequence = 2 + round_number
        results = await asyncio.gather(
            *(desk.tables.play(table_id, ANN, "step", sequence=sequence) for desk in (left, right)),
            return_exceptions=True,
        )
        (loser,) = [result for result in results if isinstance(result, Exception)]
        assert isinstance(loser, Stale)
        assert loser.position.sequence == sequence + 1
        assert loser.position.view(None).steps == (round_number + 1, 0)


async def test_one_interaction_delivered_to_both_applies_once(open_desk: object) -> None:
    left, right = await pair(open_desk)
    table_id = await left.begun()
    for interaction in range(10):
        results = await asyncio.gather(
            *(desk.tables.play(table_id, ANN, "step", interaction=interaction) for desk in (left, right)),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Duplicate) for result in results) == 1
    assert (await right.tables.position(table_id)).view(None).steps == (10, 0)


async def test_each_sees_what_the_other_did(open_desk: object) -> None:
    left, right = await pair(open_desk)
    table_id = await left.begun()
    for _ in range(5):
        await left.play(table_id, ANN, "step")
        await right.play(table_id, ANN, "step")
    await right.tables.undo(table_id, ANN)
    assert (await left.tables.position(table_id)).view(None).steps == (9, 0)
    await left.play(table_id, ANN, "end")
    assert [summary.table.id for summary in await right.tables.waiting(BEN)] == [table_id]
    assert (await right.tables.position(table_id)).to_move == (1,)


async def test_one_lobby_a_channel_and_one_start(open_desk: object) -> None:
    left, right = await pair(open_desk)
    results = await asyncio.gather(left.lobby(), right.lobby(), return_exceptions=True)
    (loser,) = [result for result in results if isinstance(result, Exception)]
    assert isinstance(loser, ChannelTaken)
    info = await left.tables.find(CHANNEL)
    assert info is not None
    await right.tables.sit(info.id, BEN, "Ben", None)
    started = await asyncio.gather(
        left.tables.start(info.id, ANN), right.tables.start(info.id, BEN), return_exceptions=True
    )
    assert sum(isinstance(result, Exception) for result in started) == 1
    assert (await left.tables.get(info.id)).sequence == 1


async def test_no_row_is_taken_twice_and_a_channels_order_holds(open_desk: object) -> None:
    left, right = await pair(open_desk)
    for channel in range(30, 42):
        await left.begun(channel=channel)
    taken: list[tuple[int, int | None]] = []

    async def post(desk: Desk) -> None:
        while rows := await desk.tables.claim(3):
            for row in rows:
                taken.append((row.id, row.channel_id))
                await asyncio.sleep(0)
                await desk.tables.posted(row.id, 10_000 + row.id, channel_id=row.channel_id or 1)

    await asyncio.gather(post(left), post(right), post(left), post(right))
    assert max(Counter(row_id for row_id, _ in taken).values()) == 1
    for channel in range(30, 42):
        ids = [row_id for row_id, where in taken if where == channel]
        assert ids == sorted(ids)
        assert len(ids) >= 2
    assert await left.post() == []


async def test_the_rows_of_a_dead_process_are_taken_over_after_two_minutes(open_desk: object) -> None:
    left, right = await pair(open_desk)
    await left.lobby()
    (row,) = await left.tables.claim()
    assert await right.tables.claim() == ()
    left.clock.now += 120
    (same,) = await right.tables.claim()
    assert (same.id, same.look_first) == (row.id, True)
