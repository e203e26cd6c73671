"""Restarts and kills: what was committed stands, what was not never was, and no message is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from desk import ANN, BEN, CHANNEL, Clock, Desk, said
from toy_game import TOY

from engine import record
from table import StoreBusy, Tables
from table.posting import LONGEST_WAIT, RELEASE_EVERY

CHILD = Path(__file__).with_name("endless_player.py")


async def test_after_a_restart_everything_is_as_it_was(desk: Desk, open_desk: object, dice: object) -> None:
    dice(5)
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "roll")
    before = await desk.tables.position(table_id)
    log = await desk.tables.log(table_id, 0)
    await desk.tables.close()
    again = await open_desk()
    after = await again.tables.position(table_id)
    assert after.table == before.table
    assert [after.view(seat) for seat in (0, 1, None)] == [before.view(seat) for seat in (0, 1, None)]
    assert await again.tables.log(table_id, 0) == log
    await again.play(table_id, BEN, "wound M")


async def test_what_was_committed_but_not_posted_is_posted_after_the_restart(desk: Desk, open_desk: object) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "end")
    await desk.tables.close()
    again = await open_desk()
    assert await again.kinds() == [f"board {BEN}", "retire"]
    assert await again.kinds() == []


async def test_a_row_under_way_at_a_quick_restart_keeps_its_nonce(desk: Desk, open_desk: object) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "end")
    (row,) = await desk.tables.claim()
    await desk.tables.close()
    desk.clock.now += 30
    again = await open_desk()
    (same,) = await again.tables.claim()
    assert (same.id, same.nonce, same.look_first, same.attempts) == (row.id, row.nonce, False, 1)


async def test_a_last_try_after_minutes_looks_first_whether_an_earlier_one_worked(desk: Desk) -> None:
    await desk.begun()
    (row,) = await desk.tables.claim(1)
    looked = []
    for _ in range(8):
        await desk.tables.failed(row.id, "timeout")
        desk.clock.now += 600
        (row,) = await desk.tables.claim(1) or (row,)
        looked.append(row.look_first)
    assert looked[:6] == [False] * 6
    assert looked[6]


async def test_a_clock_set_back_holds_nothing_up(desk: Desk) -> None:
    await desk.begun()
    (row,) = await desk.tables.claim(1)
    await desk.tables.failed(row.id, "timeout")
    assert row.id not in [other.id for other in await desk.tables.claim()]
    desk.clock.now -= 86_400
    (again,) = [other for other in await desk.tables.claim() if other.id == row.id]
    assert not again.look_first
    desk.clock.now -= 86_400  # and whoever took it now is never heard of again
    assert row.id in [other.id for other in await desk.tables.claim() if other.look_first]


async def test_a_clock_that_is_a_little_behind_elsewhere_hurries_nothing(desk: Desk) -> None:
    await desk.begun()
    (row,) = await desk.tables.claim(1)
    for _ in range(12):
        await desk.tables.failed(row.id, "hidden", patient=True)
        desk.clock.now -= RELEASE_EVERY
        assert row.id not in [other.id for other in await desk.tables.claim()]
        desk.clock.now += RELEASE_EVERY + LONGEST_WAIT
        assert row.id in [other.id for other in await desk.tables.claim()]


async def test_a_clock_that_is_a_little_ahead_elsewhere_takes_nothing_away(desk: Desk) -> None:
    await desk.begun()
    taken = {row.id for row in await desk.tables.claim()}
    desk.clock.now -= RELEASE_EVERY
    assert not taken & {row.id for row in await desk.tables.claim()}


async def test_a_row_under_way_two_minutes_ago_is_looked_for_first(desk: Desk, open_desk: object) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "end")
    (row,) = await desk.tables.claim()
    await desk.tables.close()
    desk.clock.now += 120
    again = await open_desk()
    (same,) = await again.tables.claim()
    assert (same.id, same.look_first) == (row.id, True)
    await again.tables.posted(same.id, 8888)
    await again.tables.posted(same.id, 9999)  # a late answer of the dead process changes nothing
    await again.play(table_id, BEN, "step")
    rows = await again.post()
    assert [(row.kind, row.message_id) for row in rows if row.kind == "refresh"] == [("refresh", 8888)]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_second_start_on_the_same_file_is_refused(desk: Desk, database_url: str) -> None:
    with pytest.raises(StoreBusy, match=r"tatami\.sqlite3"):
        await Tables.open(database_url, {"toy": TOY}, clock=Clock())
    await desk.begun()  # the first one is none the worse


@pytest.mark.parametrize("database_url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
async def test_a_second_process_on_one_server_needs_a_name_of_its_own(desk: Desk, open_desk: object) -> None:
    with pytest.raises(StoreBusy, match="main"):
        await open_desk()
    other = await open_desk(worker="other")
    info = await other.lobby()
    assert (await desk.tables.find(CHANNEL)) == info
    await other.tables.close()
    assert await open_desk(worker="other")


def kill_after(moves: int, seconds: float, url: str) -> int:
    """Let a process play, kill it some time after a number of moves, and return the last that it called durable."""
    child = subprocess.Popen([sys.executable, str(CHILD), url], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(1 + moves)]
    assert lines[0] == "ready\n"
    time.sleep(seconds)
    child.send_signal(signal.SIGKILL)
    lines += child.stdout.read().splitlines()
    child.wait()
    return int(lines[-1])


async def test_killed_at_any_moment_a_table_stands_before_or_after_a_move(
    database_url: str, open_desk: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "GAMES", {"toy": TOY})
    for number in range(3):
        told = await asyncio.to_thread(kill_after, 5, random.uniform(0, 0.02), database_url)
        assert told >= 2 + 5 * (number + 1)
        desk: Desk = await open_desk()
        position = await desk.tables.position(1)
        assert told <= position.sequence <= told + 1
        assert position.view(None).steps[0] == position.sequence - 2
        rows = await desk.post()
        assert sum(said(row).startswith("board") for row in rows) <= 1
        assert await desk.post() == []
        if number == 2:
            await desk.tables.resign(1, BEN)
            record.verify(await desk.tables.record(1))
        await desk.tables.close()
