"""Durable moves: how many a second, and whether a press costs more on a full bot or late in a game."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from bench.harness import Row
from bench.tables import open_table, play_random
from cogs.clock import unix_now
from engine.chance import SeededChance
from engine.registry import GAMES
from table import Tables


def rows(*, short: bool) -> list[Row]:
    """Everything on SQLite with full durability, on this machine's disk."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_rows(Path(folder), short))


async def _rows(folder: Path, short: bool) -> list[Row]:
    tables = await Tables.open(f"sqlite:///{folder / 'bench.sqlite3'}", GAMES, clock=unix_now)
    try:
        player = SeededChance(bytes(32), "store")
        first = await open_table(tables, 1)
        await play_random(tables, first, player, 20)
        alone = await _press(tables, first, player, 20 if short else 60)
        rate = await _rate(tables, player, 300 if short else 1500)
        rows = [
            Row("moves", "durable moves a second, 32 tables at once", "moves/s", rate, 300, at_least=True, disk=True),
            Row("press", "a press: load, check, apply, keep", "ms", alone * 1e3),
        ]
        if not short:
            rows += await _growth(tables, first, player, alone)
        return rows
    finally:
        await tables.close()


async def _press(tables: Tables, table: int, player: SeededChance, moves: int) -> float:
    times = []
    for _ in range(moves):
        begin = time.perf_counter()
        if not await play_random(tables, table, player, 1):
            break
        times.append(time.perf_counter() - begin)
    return median(times)


async def _rate(tables: Tables, player: SeededChance, moves: int) -> float:
    numbers = [await open_table(tables, 100 + number) for number in range(32)]
    begin = time.perf_counter()
    made = await asyncio.gather(*(play_random(tables, number, player, moves // 32) for number in numbers))
    return sum(made) / (time.perf_counter() - begin)


async def _growth(tables: Tables, first: int, player: SeededChance, alone: float) -> list[Row]:
    late = await open_table(tables, 2)
    await play_random(tables, late, player, 180)
    long_log = await _press(tables, late, player, 60)
    for number in range(1000):
        await open_table(tables, 10_000 + number)
    full = await _press(tables, first, player, 60)
    return [
        Row("late press", "a press after 180 entries, over one after 20", "times", long_log / alone, 1.5, timed=False),
        Row("full press", "a press beside 1,000 open tables, over one alone", "times", full / alone, 1.5, timed=False),
    ]
