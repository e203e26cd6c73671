"""The whole bot on a simulated Discord under an open load: presses come when they are due, whether it keeps up or not.

Every latency is counted from the moment the press was due, so a blocked event loop shows. The simulator itself takes
half of the event loop's time.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import simcord
from simcord.http import router
from sqlalchemy import func, select

from bench.harness import Row
from bench.tables import open_table, play_random
from bot import make_bot
from engine.chance import SeededChance
from players.random_player import choose
from settings import Settings
from store.schema import outbox

TABLES = int(os.environ.get("BENCH_TABLES", "1000"))
SECONDS = 20.0
RATES = (20.0, 50.0)
"""Presses a second."""
DRAWING = os.environ.get("BENCH_DRAWING", "processes")
"""As a host with so many presses should have it."""


def rows(*, short: bool) -> list[Row]:
    """Latencies under load on 1,000 open tables, and the memory of the bot's own process."""
    with tempfile.TemporaryDirectory() as folder:
        slow, fast = asyncio.run(_measure(Path(folder)))
    base, a_table = _memory()
    return [
        Row("ack 50", "50 presses a second: acknowledged, 99th percentile", "ms", _percentile(fast.acks, 99) * 1e3, 20),
        Row(
            "board 20",
            "20 presses a second: board there, 99th percentile",
            "ms",
            _percentile(slow.boards, 99) * 1e3,
            150,
        ),
        Row("board 50", "50 presses a second: the oldest board", "s", max(fast.boards), 2),
        Row("ack 50 median", "50 presses a second: acknowledged, median", "ms", _percentile(fast.acks, 50) * 1e3),
        Row("board 50 median", "50 presses a second: board there, median", "ms", _percentile(fast.boards, 50) * 1e3),
        Row("memory", "the bot's own process, warm", "MB", base, 160, timed=False),
        Row("table memory", "an open table in memory", "kB", a_table, 10, timed=False),
    ]


def _percentile(values: list[float], percent: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _memory() -> tuple[float, float]:
    """Ask a process of its own, without the simulator, for (megabytes, kilobytes a table)."""
    answer = subprocess.run([sys.executable, "-m", "bench.memory"], capture_output=True, text=True, check=True)
    base, a_table = answer.stdout.split()
    return float(base), float(a_table)


class Press(NamedTuple):
    """A move that somebody is going to type."""

    member: Any
    channel: Any
    move: str


class _Load:
    """Sends presses without waiting for the bot to settle, and notes when answers and boards leave it."""

    def __init__(self, env: Any) -> None:
        self.acks: list[float] = []
        self.boards: list[float] = []
        self._env = env
        self._due: dict[int, float] = {}
        self._awaited: dict[int, float] = {}

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Observe what the bot sends."""
        dispatch, settle = router.dispatch, self._env._settle_internal

        async def skip(**_: Any) -> None:
            """Stand in for settling."""

        def watched(backend: Any, method: str, path: str, **options: Any) -> Any:
            answer = dispatch(backend, method, path, **options)
            now = time.perf_counter()
            parts = path.strip("/").split("/")
            if path.endswith("/callback"):
                due = self._due.pop(int(parts[1]), None)
                if due is not None:
                    self.acks.append(now - due)
            elif parts[0] == "channels" and method in ("POST", "PATCH") and options.get("files"):
                due = self._awaited.pop(int(parts[1]), None)
                if due is not None:
                    self.boards.append(now - due)
            return answer

        router.dispatch, self._env._settle_internal = watched, skip
        try:
            yield
        finally:
            router.dispatch, self._env._settle_internal = dispatch, settle

    async def run(self, rate: float, presses: Iterator[Press]) -> None:
        """Let presses come at random moments, ``rate`` a second on average."""
        moments = random.Random(7)
        due = time.perf_counter()
        under_way = set()
        for press in presses:
            due += moments.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            under_way.add(asyncio.create_task(self._send(press, due)))
        await asyncio.gather(*under_way)

    def check(self) -> None:
        """Raise `RuntimeError` if a press led to no board: what was measured is not what was meant then."""
        if self._awaited:
            raise RuntimeError(f"{len(self._awaited)} presses led to no board")

    async def _send(self, press: Press, due: float) -> None:
        self._awaited[press.channel.id] = due
        result = await press.member.slash(press.channel, "do", move=press.move)
        self._due[result._interaction.id] = due


async def _measure(folder: Path) -> tuple[_Load, _Load]:
    simcord.Env._validate_idle = staticmethod(lambda value: 0.001)
    logging.disable(logging.WARNING)
    settings = {"_env_file": None, "data_folder": folder, "discord_token": None, "database_url": None}
    bot = make_bot(Settings(**settings, drawing=DRAWING))
    env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=600.0)
    await env.start()
    try:
        guild = env.create_guild()
        members = [guild.add_member(env.create_user(name)) for name in ("hana", "mateo")]
        channels = [guild.create_text_channel(f"table-{number}") for number in range(TABLES)]
        await _fill(bot.tables, members, channels)
        await _all_posted(bot.tables)
        await env.settle()
        gc.collect()
        gc.freeze()
        loads = []
        for rate in RATES:
            presses = await _presses(bot.tables, members, channels, min(TABLES, int(rate * SECONDS)))
            load = _Load(env)
            async with load.watching():
                await load.run(rate, presses)
                await _all_posted(bot.tables)
            load.check()
            await env.settle()
            loads.append(load)
        return loads[0], loads[1]
    finally:
        with env.time_context():
            await env.shutdown()
        await bot.close()
        gc.unfreeze()


async def _all_posted(tables: Any) -> None:
    """Return when the outbox is empty: what is measured is the load alone."""
    waiting = select(func.count()).where(outbox.c.state.in_(("pending", "flight")))
    while await tables._store.run(lambda connection: connection.execute(waiting).scalar()):  # noqa: ASYNC110
        await asyncio.sleep(0.5)


async def _fill(tables: Any, members: list[Any], channels: list[Any]) -> None:
    tell, tables.on_outbox = tables.on_outbox, None
    player = SeededChance(bytes(32), "load")
    for channel in channels:
        table = await open_table(tables, channel.id, members[0].id, members[1].id)
        await play_random(tables, table, player, 12)
    tables.on_outbox = tell
    tell()


async def _presses(tables: Any, members: list[Any], channels: list[Any], count: int) -> Iterator[Press]:
    """Choose presses beforehand, so that what is measured need not choose them: at each of so many different tables a
    random legal move of whoever is due, as ``/do``."""
    player = SeededChance(bytes(32), "press")
    persons = {member.id: member for member in members}
    found = []
    for channel in random.Random(count).sample(channels, count):
        table = await tables.find(channel.id)
        position = await tables.position(table.id)
        seat = position.to_move[0]
        move = choose(position.game, position.view(seat), player, end=0.0)  # an early end would be asked about
        found.append(Press(persons[position.table.seats[seat]], channel, position.game.notation(move)))
    return iter(found)
