"""A database that refuses for a while: nothing half-written, and everything works again afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError

from store import Store, StoreUnusable

Work = Callable[[Connection], str]


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


def one(name: str) -> Work:
    def add(connection: Connection) -> str:
        connection.execute(text("INSERT INTO settings (hash, game, frozen) VALUES (:hash, 'g', '{}')"), {"hash": name})
        return name

    return add


def refuse(connection: Connection) -> str:
    one("refused")(connection)
    raise ValueError("not allowed")


def names(connection: Connection) -> set[str]:
    return set(connection.scalars(text("SELECT hash FROM settings")))


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


@contextmanager
def held_up(store: Store) -> Iterator[list[int]]:
    """Let transactions wait behind one until the block ends, and count commits from then on."""
    gate, commits = threading.Event(), [0]

    def wait(connection: Connection) -> None:
        gate.wait(10)
        event.listen(connection, "commit", lambda _: commits.__setitem__(0, commits[0] + 1))

    holding = asyncio.ensure_future(store.run(wait))
    try:
        yield commits
    finally:
        gate.set()
        assert not holding.cancelled()


async def test_what_waits_is_made_durable_at_once_and_a_refusal_undoes_only_its_own(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tatami.sqlite3'}")
    try:
        with held_up(store) as commits:
            await asyncio.sleep(0.05)
            works = (one("first"), refuse, one("second"), one("first"), one("third"))
            waiting = [asyncio.ensure_future(store.run(work)) for work in works]
            await asyncio.sleep(0)
        first, refused, second, twice, third = await asyncio.gather(*waiting, return_exceptions=True)
        assert (first, second, third) == ("first", "second", "third")
        assert isinstance(refused, ValueError)
        assert isinstance(twice, SQLAlchemyError)
        assert commits == [2]  # of the one in front, and of all that waited behind it
        assert await store.run(names) == {"first", "second", "third"}
    finally:
        await store.close()


async def test_of_what_is_made_durable_at_once_on_a_full_disk_nobody_is_told_a_lie(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tatami.sqlite3'}")
    try:
        await store.run(lambda connection: connection.exec_driver_sql(pages(1)).scalar())
        with held_up(store):
            await asyncio.sleep(0.05)
            works = (one("before"), fill, one("after"))
            waiting = [asyncio.ensure_future(store.run(work)) for work in works]
            await asyncio.sleep(0)
        before, filled, after = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(filled, SQLAlchemyError)
        assert await store.run(names) == {one for one in (before, after) if isinstance(one, str)}
    finally:
        await store.close()


async def test_a_transaction_given_up_before_its_turn_is_not_made(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tatami.sqlite3'}")
    try:
        with held_up(store):
            await asyncio.sleep(0.05)
            given_up, kept = (asyncio.ensure_future(store.run(one(name))) for name in ("given up", "kept"))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.sleep(0)
        assert await kept == "kept"
        assert given_up.cancelled()
        assert await store.run(names) == {"kept"}
    finally:
        await store.close()
