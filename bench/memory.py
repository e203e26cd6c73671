"""``python -m bench.memory`` prints megabytes of a warm bot without simulator, and kilobytes of an open table.

The bot has a database already, as at every start but the first, which alone needs the migrations' library.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import tempfile
import tracemalloc
from pathlib import Path

import discord

import words
from bench.engine_rows import busy_state
from bench.tables import open_table, play_random
from bot import make_bot
from cogs.poster import Poster
from engine.chance import SeededChance
from engine.registry import GAMES
from render import draw_board, draw_hand
from settings import Settings
from store import Store

TABLES = 1000


def resident() -> float:
    """Return this process's resident memory in megabytes (Linux)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise OSError("no VmRSS in /proc/self/status")


async def _measure(folder: Path) -> tuple[float, float]:
    settings = Settings(_env_file=None, data_folder=folder, discord_token=None, database_url=None)
    Poster.start = lambda self: None  # type: ignore[method-assign]  # there is nobody to post to
    async with make_bot(settings) as bot:
        await bot.load()
        await bot.command_payload()
        game = GAMES["seven_swords"]
        state = busy_state(game)
        for theme in ("light", "dark"):
            for locale in words.LOCALES:
                for seat in (None, 0, 1):
                    draw_board(game.key, game.view(state, seat), names=("Hana", "Mateo"), locale=locale, theme=theme)
                draw_hand(game.key, game.view(state, 0), locale=locale, theme=theme)
        player = SeededChance(bytes(32), "memory")
        first = await open_table(bot.tables, 1)
        await play_random(bot.tables, first, player, 30)
        gc.collect()
        base = resident()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(TABLES):
            table = await open_table(bot.tables, 100 + number)
            await play_random(bot.tables, table, player, 12)
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        return base, (after - before) / TABLES / 1000


def _begin(folder: str) -> None:
    """Open a new database and close it."""

    async def open_and_close() -> None:
        settings = Settings(_env_file=None, data_folder=Path(folder), discord_token=None, database_url=None)
        await (await Store.open(settings.database())).close()

    asyncio.run(open_and_close())


if __name__ == "__main__":
    discord.utils.setup_logging(level=40)
    with tempfile.TemporaryDirectory() as name:
        first = multiprocessing.get_context("spawn").Process(target=_begin, args=(name,))
        first.start()
        first.join()
        print(*asyncio.run(_measure(Path(name))))
