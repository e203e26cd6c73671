"""Leaderboards of a server with ten thousand finished games: a press, and making everything again."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import simcord
from sqlalchemy import insert

from bench.harness import Row
from bot import make_bot
from ratings import Standings
from settings import Settings
from store import Connection, Store
from store import tables as store_tables
from store.schema import result_seats, results, tables

GAMES = 10_000
PEOPLE = 400
PRESSES = 30
GAME = "seven_swords"
LATEST = 1_800_000_000
APART = 3_600
"""Seconds between two games: ten thousand of them lie in five or six seasons."""


def rows(*, short: bool) -> list[Row]:
    """On SQLite, in the simulated Discord, with the picture drawn and encoded for every press."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(_env_file=None, data_folder=Path(folder), discord_token=None, database_url=None)
        return asyncio.run(_rows(settings, PRESSES // 3 if short else PRESSES))


async def _rows(settings: Settings, presses: int) -> list[Row]:
    simcord.Env._validate_idle = staticmethod(lambda value: 0.001)
    logging.disable(logging.WARNING)
    bot = make_bot(settings)
    env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=600.0)
    await env.start()
    try:
        guild = env.create_guild()
        rebuilding = await _rebuild(bot.tables._store, bot.standings, guild.id)
        pressing = await _press(env, guild, presses)
    finally:
        with env.time_context():
            await env.shutdown()
        await bot.close()
        logging.disable(logging.NOTSET)
    return [
        Row("leaderboard", "leaderboard of 10,000 games: from press to answer", "ms", pressing * 1e3, 100),
        Row("rebuild", "all leaderboards from 10,000 games", "s", rebuilding, 2),
    ]


async def _rebuild(store: Store, standings: Standings, guild: int) -> float:
    """Fill the store, and return the median seconds of making the standings from all of it."""
    await store.run(lambda connection: _fill(connection, guild))
    await standings.catch_up()
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        done = await standings.rebuild()
        times.append(time.perf_counter() - begin)
        assert done.counted == GAMES
    return median(times)


def _fill(connection: Connection, guild: int) -> None:
    """Write games of every kind between random people of one server."""
    chance = random.Random(11)
    setting = store_tables.put_setting(connection, GAME, {})
    kinds = [(GAME, 2), (GAME, 2), ("hanzo", 2), ("hanzo_solo", 1)]
    written: dict[Any, list[dict[str, Any]]] = {tables: [], results: [], result_seats: []}
    for number in range(1, GAMES + 1):
        game, seats = chance.choice(kinds)
        people = chance.sample(range(1, PEOPLE + 1), seats)
        winners = chance.choice([[0], [0], [seats - 1], []])
        ended = LATEST - (GAMES - number) * APART
        options = {"wounded": "on"} if game == "hanzo_solo" and chance.random() < 0.3 else {}
        written[tables].append(_table(number, guild, game, setting, options, ended))
        written[results].append(_result(number, guild, game, winners, ended))
        written[result_seats] += [
            {"table_id": number, "seat": seat, "person": person, "name": f"Player {person}", "won": seat in winners}
            for seat, person in enumerate(people)
        ]
    for table, lines in written.items():
        connection.execute(insert(table), lines)


def _table(number: int, guild: int, game: str, setting: str, options: dict[str, str], ended: int) -> dict[str, Any]:
    return {
        "id": number,
        "guild_id": guild,
        "channel_id": number,
        "owner": 1,
        "game": game,
        "rules_version": 1,
        "setting": setting,
        "options": options,
        "first_game": False,
        "locale": "en",
        "theme": "light",
        "status": "finished",
        "sequence": 100,
        "revision": 100,
        "commitment": "",
        "created": 0,
        "changed": ended,
    }


def _result(number: int, guild: int, game: str, winners: list[int], ended: int) -> dict[str, Any]:
    return {
        "table_id": number,
        "guild_id": guild,
        "game": game,
        "ending": "rules",
        "winners": winners,
        "reason": "bench",
        "scores": [],
        "moves": 100,
        "turns": 5 + number % 7,
        "assisted": False,
        "crossed": False,
        "final_hash": "",
        "ended": ended,
    }


async def _press(env: Any, guild: Any, presses: int) -> float:
    """Return the median seconds from a press that turns the page until its answer is there."""
    member = guild.add_member(env.create_user("hana"))
    shown = await member.slash(guild.create_text_channel("game"), "leaderboard", board=f"{GAME}.0")
    times = []
    for number in range(presses):
        begin = time.perf_counter()
        await member.click(shown.response, label="Back" if number % 2 else "Next")
        times.append(time.perf_counter() - begin)
    return median(times)
