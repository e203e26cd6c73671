"""The one command that makes all leaderboards again, and the upgrade of a database from before there were any."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from record_book import ANN, BEN, ELSEWHERE, GUILD, WINTER, everything, play, record
from sqlalchemy import Connection, delete, inspect, text

import bot as root
import words
from ratings import Standings
from store import Store
from store.schema import standings
from store.upgrade import configuration, upgrade


def _url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tatami.sqlite3'}"


@pytest.mark.parametrize(("token", "folder"), [("token", "."), ("", "demo")])
def test_one_command_makes_everything_again(
    capsys: Any, tmp_path: Path, monkeypatch: Any, token: str, folder: str
) -> None:
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.delenv("DATABASE_URL", raising=False)

    async def prepare() -> Any:
        store = await Store.open(_url(tmp_path / folder))
        await store.run(lambda connection: [play(connection, one) for one in (record(), record(moves=1))])
        figures = await store.run(everything)
        await store.run(lambda connection: connection.execute(delete(standings)))
        await store.close()
        return figures

    async def look() -> Any:
        store = await Store.open(_url(tmp_path / folder))
        try:
            return await store.run(everything)
        finally:
            await store.close()

    before = asyncio.run(prepare())
    assert root.main(["--rebuild-leaderboards"]) == 0
    assert capsys.readouterr().err.strip() == words.say("start-rebuilt", "en", records=2, counted=1)
    assert asyncio.run(look()) == before


def test_the_command_waits_for_nobody_who_uses_the_database(capsys: Any, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.delenv("DATABASE_URL", raising=False)

    async def beside() -> int:
        store = await Store.open(_url(tmp_path))
        try:
            return await asyncio.to_thread(root.main, ["--rebuild-leaderboards"])
        finally:
            await store.close()

    assert asyncio.run(beside()) == 1
    assert capsys.readouterr().err.strip() == words.say("start-database-busy", "en")


OLD_TABLES = """
INSERT INTO settings (hash, game, frozen) VALUES ('s', 'seven_swords', '{}')
INSERT INTO tables (id, guild_id, channel_id, owner, game, rules_version, setting, options, first_game, locale, theme,
 status, sequence, revision, commitment, created, changed)
 VALUES ({id}, {guild}, {id}, 101, 'seven_swords', 1, 's', '{{}}', false, 'en', 'light', 'finished', 60, 60, '', 0, 0)
INSERT INTO results (table_id, game, ending, winners, reason, scores, moves, final_hash, ended)
 VALUES ({id}, 'seven_swords', 'rules', '[0]', 'r', '[]', 60, '', {ended})
INSERT INTO result_seats (table_id, seat, person, name, won) VALUES ({id}, 0, {ann}, 'Ann', true)
INSERT INTO result_seats (table_id, seat, person, name, won) VALUES ({id}, 1, {ben}, 'Ben', false)
"""


async def test_results_from_before_there_were_leaderboards_are_entered(database_url: str) -> None:
    """Tables and results of the first version, as it wrote them; the later game has the lower number."""
    store = await Store.open(database_url)

    def go_back(connection: Connection) -> None:
        command.downgrade(configuration(connection), "0001")
        assert "standings" not in inspect(connection).get_table_names()
        setting, *statements = OLD_TABLES.strip().replace("\n ", " ").splitlines()
        connection.execute(text(setting.replace(":", "\\:")))
        for number, guild, ended in ((1, GUILD, WINTER + 9), (2, GUILD, WINTER), (3, ELSEWHERE, WINTER)):
            for statement in statements:
                filled = statement.format(id=number, guild=guild, ended=ended, ann=ANN, ben=BEN)
                connection.execute(text(filled))
        upgrade(connection)

    await store.run(go_back)
    assert await Standings(store).catch_up() == 2
    figures, records, guilds = await store.run(everything)
    assert [(row.table_id, row.number, row.verdict) for row in records] == [
        (1, 2, "counts"),
        (2, 1, "counts"),
        (3, 1, "counts"),
    ]
    assert [(row.guild_id, row.records) for row in guilds] == [(GUILD, 2), (ELSEWHERE, 1)]
    assert {(row.person, row.games) for row in figures if row.guild_id == GUILD} == {(ANN, 2), (BEN, 2)}
    await store.close()
