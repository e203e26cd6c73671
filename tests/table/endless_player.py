"""Plays steps at table 1 of a database without end, saying each number once its move is durable. For kill tests."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1]), str(HERE.parent)]

from desk import ANN, Clock, Desk  # noqa: E402
from toy_game import TOY  # noqa: E402

from store import Store  # noqa: E402
from table import Tables  # noqa: E402


async def play(url: str) -> None:
    """Go on where the table is, or begin."""
    clock, store = Clock(), await Store.open(url)
    tables = await Tables.over(store, {"toy": TOY}, clock)
    desk = Desk(tables, clock, store)
    if not await tables.mine(ANN):
        await desk.begun()
    print("ready", flush=True)
    while True:
        played = await tables.play(1, ANN, "step")
        print(played.sequence, flush=True)


asyncio.run(play(sys.argv[1]))
