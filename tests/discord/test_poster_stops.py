"""The poster at a stop, a restart and a crash: nothing is lost, and nothing is posted twice."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any

import pytest
from playing import boards
from simulated import World, nonces_honoured, start, text

from cogs.poster import Poster


@pytest.mark.parametrize("end", ["restart", "crash"])
async def test_what_waits_is_posted_after_a_restart(world: World, end: str) -> None:
    table = await world.begin()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=1)
    await world.play(table, ("setup", "random"))
    await getattr(world, end)()
    await world.env.advance_time(20)
    assert len(_boards_for(world, world.bob)) == 1


@pytest.mark.parametrize("away", [1.0, 300.0])
async def test_a_message_sent_just_before_a_crash_is_not_sent_again(
    world: World, monkeypatch: Any, away: float
) -> None:
    """Killed between Discord's yes and our note of it. The nonce helps for minutes, then only a look does."""
    table = await world.begin()
    with monkeypatch.context() as patch:
        patch.setattr(type(world.bot.tables), "posted", lambda *_, **__: asyncio.sleep(3600))
        with nonces_honoured() if away < 120 else contextlib.nullcontext():
            with world.env._bot_scope():
                await world.bot.tables.play(table, world.alice.id, ("setup", "random"))
            while not _boards_for(world, world.bob):  # noqa: ASYNC110 - nothing announces it
                await asyncio.sleep(0.005)
            patch.undo()
            await world.crash(away)
            await world.env.advance_time(20)
    assert len(_boards_for(world, world.bob)) == 1
    await world.play_until(table, "bandits")
    last = boards(world)[-1].id
    await world.play(table)
    assert boards(world)[-1].id == last


def _boards_for(world: World, person: Any) -> list[Any]:
    return [one for one in boards(world) if f"Waiting for <@{person.id}>" in text(one)]


async def test_shutting_down_half_way_through_a_board_leaves_it_to_the_next_start(world: World) -> None:
    table = await world.begin()
    pressed = await start(world.env, world.alice.slash(world.channel, "table show"), turns=30)
    assert pressed.acknowledged
    await world.restart()
    await world.env.advance_time(10)
    info = await world.bot.tables.get(table)
    assert f"-{info.sequence}-" in boards(world)[-1].attachments[0].filename


async def test_what_does_not_end_in_time_is_dropped_at_a_stop(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.poster.GRACE_SECONDS", 0.05)
    poster = Poster(world.bot)
    endless = asyncio.create_task(asyncio.Event().wait())
    poster._under_way.add(endless)
    await poster.stop()
    assert endless.cancelled()


async def test_rows_that_were_being_taken_at_a_stop_are_left_to_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, carried = asyncio.Event(), []

    async def slow(_limit: int) -> tuple[Any, ...]:
        await gate.wait()
        return (SimpleNamespace(id=1, table_id=1, kind="board"),)

    async def carry_out(_poster: Poster, row: Any, _first: Any) -> None:
        carried.append(row)

    monkeypatch.setattr(world.bot.tables, "claim", slow)
    monkeypatch.setattr(Poster, "_carry_out", carry_out)
    poster = Poster(world.bot)
    poster.kick()
    stopping = asyncio.create_task(poster.stop())
    await asyncio.sleep(0)
    gate.set()
    await stopping
    await asyncio.sleep(0)
    assert not poster._under_way
    assert not carried
