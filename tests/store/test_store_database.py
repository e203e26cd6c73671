"""The database itself: upgrade from empty, drift between migrations and tables, durability, one writer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import databases
import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from store import Conflict, Store, StoreBusy, StoreUnusable, tables
from store.schema import metadata
from store.upgrade import configuration, newest, upgrade


@pytest.fixture
def empty_url(database_url: str) -> Iterator[str]:
    """A database without tables; what a test leaves in it (a newer build's mark, say) is gone for the next one."""
    postgres = database_url.startswith("postgres")
    if postgres:
        databases.empty()
    yield database_url
    if postgres:
        databases.empty()


@pytest_asyncio.fixture
async def store(empty_url: str) -> object:
    opened = await Store.open(empty_url)
    yield opened
    await opened.close()


async def test_an_empty_database_is_upgraded_at_the_start(store: Store) -> None:
    names = await store.run(lambda connection: set(inspect(connection).get_table_names()))
    assert names == {*metadata.tables, "alembic_version"}


async def test_the_migrations_make_the_tables_that_the_code_expects(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert await store.run(differences) == []


async def test_there_is_one_line_of_migrations_and_each_can_be_taken_back(store: Store) -> None:
    from alembic import command

    def down_and_up(connection: Connection) -> set[str]:
        script = ScriptDirectory.from_config(configuration(connection))
        assert script.get_heads() == [newest()]
        command.downgrade(configuration(connection), "base")
        left = set(inspect(connection).get_table_names())
        upgrade(connection)
        return left

    assert await store.run(down_and_up) <= {"alembic_version"}


async def test_a_database_that_is_up_to_date_is_opened_without_alembic(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(empty_url)).close()
    monkeypatch.setitem(sys.modules, "alembic", None)  # importing it would fail
    await (await Store.open(empty_url)).close()


async def test_opening_again_changes_nothing(empty_url: str) -> None:
    for _ in range(2):
        store = await Store.open(empty_url)
        await store.run(lambda connection: tables.put_setting(connection, "toy", {"a": 1}))
        await store.close()
        await store.close()  # closing twice is harmless
    store = await Store.open(empty_url)
    key = await store.run(lambda connection: tables.put_setting(connection, "toy", {"a": 1}))
    assert await store.run(lambda connection: tables.get_setting(connection, key)) == {"a": 1}
    assert await store.run(lambda connection: connection.scalar(text("SELECT count(*) FROM settings"))) == 1
    await store.close()


async def test_a_transaction_that_raises_leaves_nothing(store: Store) -> None:
    def fail(connection: Connection) -> None:
        tables.put_setting(connection, "toy", {"a": 1})
        raise Conflict("test")

    with pytest.raises(Conflict):
        await store.run(fail)
    assert await store.run(lambda connection: connection.scalar(text("SELECT count(*) FROM settings"))) == 0


async def test_transactions_at_once_all_count(store: Store) -> None:
    def add(connection: Connection, number: int) -> None:
        tables.put_setting(connection, "toy", {"number": number})

    await asyncio.gather(*(store.run(lambda connection, n=n: add(connection, n)) for n in range(40)))
    assert await store.run(lambda connection: connection.scalar(text("SELECT count(*) FROM settings"))) == 40


async def test_sqlite_commits_are_durable_and_readers_may_look_in(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'deep' / 'tatami.sqlite3'}")
    pragmas = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys")]
    found = await store.run(lambda connection: [connection.exec_driver_sql(pragma).scalar() for pragma in pragmas])
    assert found == ["wal", 2, 1]
    await store.close()


async def test_one_process_a_sqlite_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    store = await Store.open(url)
    with pytest.raises(StoreBusy) as caught:
        await Store.open(url)
    assert caught.value.what.endswith("tatami.sqlite3")
    await store.close()
    await (await Store.open(url)).close()


@pytest.mark.postgres
async def test_a_name_is_kept_over_a_restart_of_the_database(postgres: str) -> None:
    """The lock on a process's name goes with its connection, and must come again."""
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    store, other = await Store.open(postgres), await Store.open(postgres, worker="other")
    for _ in range(2):
        await other.run(lambda connection: connection.execute(cut).all())
        await store.keep_name()
        with pytest.raises(StoreBusy):
            await Store.open(postgres)
    await other.run(lambda connection: connection.execute(cut).all())
    intruder = await Store.open(postgres)
    for _ in range(2):
        with pytest.raises(StoreBusy):
            await store.keep_name()
    await intruder.close()
    await store.keep_name()
    with pytest.raises(StoreBusy):
        await Store.open(postgres)
    for one in (store, other):
        await one.close()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://root:geheim@localhost/x", "unknown kind of database: mysql"),
        ("geheim", "this is not the address of a database"),
        ("postgresql://bob:hun@ter2:geheim@localhost/db", "this is not the address of a database"),
        ("postgresql://bob:geheim", "this is not the address of a database"),
        ("postgresql://u:p@127.0.0.1:1/x?channel_binding=require", "only sslmode"),
        ("postgresql://u:p@127.0.0.1:1/x?timeout=geheim", "only sslmode"),
        ("postgresql://u:p@geheim..x/x", "this is not the address of a database"),
        ("sqlite:////tmp/x.sqlite3?timeout=geheim", "this is not the address of a database"),
        ("postgresql://u:p@127.0.0.1:1/x?sslmode=geheim", "sslmode"),
        ("postgresql://u:p@127.0.0.1:1/x?sslmode=require", "Connect call failed"),
        ("postgresql://u:geheim@127.0.0.1:1/x", "Connect call failed"),
        ("sqlite:////proc/nowhere/x.sqlite3", "No such file"),
        ("sqlite://", "in memory"),
        ("sqlite:///", "in memory"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_refused_without_secrets(url: str, reason: str) -> None:
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(url)
    assert reason in caught.value.reason
    assert "geheim" not in str(caught.value)


async def test_a_file_that_is_no_database_is_refused_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "tatami.sqlite3"
    path.write_bytes(b"no database at all" * 1_000)
    for _ in range(2):
        with pytest.raises(StoreUnusable, match="not a database"):
            await Store.open(f"sqlite:///{path}")


async def test_a_database_of_a_newer_build_is_refused_and_left_alone(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await store.run(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'future'")))
    await store.close()
    with pytest.raises(StoreUnusable, match="future"):
        await Store.open(empty_url)
