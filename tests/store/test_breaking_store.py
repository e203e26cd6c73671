"""A database that refuses for a while: nothing half-written, and everything works again afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from store import Store, StoreUnusable


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the write lock of a database file, as a backup or a curious owner would."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def fill(connection: Connection) -> None:
    for number in range(100):
        row = {"hash": str(number), "frozen": f'"{"x" * 2_000}"'}
        connection.execute(text("INSERT INTO settings (hash, game, frozen) VALUES (:hash, 'g', :frozen)"), row)


def count(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT count(*) FROM settings")) or 0)


def pages(more: int) -> str:
    return f"PRAGMA max_page_count = {more}"


async def test_a_database_that_somebody_holds_is_refused_at_the_start_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "tatami.sqlite3"
    url = f"sqlite:///{path}?timeout=0.01"
    await (await Store.open(url)).close()
    with locked(path), pytest.raises(StoreUnusable, match="locked"):
        await Store.open(url)
    await (await Store.open(url)).close()


async def test_a_lock_or_a_full_disk_fails_one_transaction_and_not_the_next(tmp_path: Path) -> None:
    path = tmp_path / "tatami.sqlite3"
    store = await Store.open(f"sqlite:///{path}?timeout=0.01")
    try:
        with locked(path), pytest.raises((sqlite3.Error, SQLAlchemyError), match="locked"):
            await store.run(fill)
        await store.run(lambda connection: connection.exec_driver_sql(pages(1)).scalar())  # no page more than now
        with pytest.raises(SQLAlchemyError, match="full"):
            await store.run(fill)
        assert await store.run(count) == 0
        await store.run(lambda connection: connection.exec_driver_sql(pages(10_000)).scalar())
        await store.run(fill)
        assert await store.run(count) == 100
    finally:
        await store.close()
