"""The database: opening, upgrading, transactions.

A transaction is a plain function of a `Connection`. On SQLite it runs in one hop on the one thread that owns the
only connection; on PostgreSQL on a pooled asyncpg connection. So the same functions serve both.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar, cast

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from store.errors import StoreBusy, StoreUnusable
from store.upgrade import upgrade

T = TypeVar("T")
Work = Callable[[Connection], T]

_WORKER_LOCKS = 0x7A7A
"""Distinguishes our advisory locks from those of other programs in the same PostgreSQL database."""

_NOTICE_THE_DEAD = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""So that the name of a process whose machine vanished is free again after a minute, not after hours."""

TOGETHER = 16
"""Transactions that are made durable at once on SQLite; more would make the first of them wait for the last."""

CLAIM_TRIES = 10
CLAIM_PAUSE = 0.1


class _Backend(Protocol):
    alone: bool

    async def run(self, work: Work[T]) -> T: ...

    async def keep_name(self, worker: str) -> None: ...

    async def close(self) -> None: ...


class Store:
    """An open database, upgraded to the tables of this build. ``worker`` is the name of this process in it."""

    def __init__(self, backend: _Backend, worker: str) -> None:
        self._backend = backend
        self._closed = False
        self.worker = worker

    @classmethod
    async def open(cls, url: str, *, worker: str = "main") -> Self:
        """Open ``sqlite:///path`` or ``postgresql://...`` and upgrade it. Raises `StoreBusy`, `StoreUnusable`."""
        try:
            return cls(await _open(make_url(url), worker), worker)
        except (ArgumentError, ValueError):  # any of them might quote a password
            reason = "this is not the address of a database; in a password, : @ / ? # % are encoded"
            raise StoreUnusable(reason) from None
        except DBAPIError as fault:
            raise StoreUnusable(str(fault.orig)) from fault
        except (SQLAlchemyError, OSError, sqlite3.Error) as fault:  # the last: a transaction that cannot even begin
            raise StoreUnusable(str(fault)) from fault

    @property
    def alone(self) -> bool:
        """Whether nobody else can write, so that what this process knows stays true."""
        return self._backend.alone

    async def run(self, work: Work[T]) -> T:
        """Run a function in a transaction of its own and return its result once that is durable.

        If the function raises, nothing has changed. It must not keep the connection.
        """
        return await self._backend.run(work)

    async def keep_name(self) -> None:
        """Make sure that still no other process goes by this one's name: the database may have been restarted. Raises
        `StoreBusy` if one does by now."""
        await self._backend.keep_name(self.worker)

    async def close(self) -> None:
        """Finish the transactions under way and close. Closing again does nothing."""
        if not self._closed:
            self._closed = True
            await self._backend.close()


async def _open(url: URL, worker: str) -> _Backend:
    match url.get_backend_name():
        case "sqlite":
            return await _Sqlite.open(url)
        case "postgresql":
            from asyncpg import PostgresError  # costs memory: only this database needs it

            try:
                return await _Postgres.open(url, worker)
            except PostgresError as fault:
                raise StoreUnusable(str(fault)) from fault
        case other:
            raise StoreUnusable(f"unknown kind of database: {other}")


def _configure_sqlite(engine: Engine) -> None:
    """Make commits durable and let SQLAlchemy, not the driver, begin transactions."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        driver = connection.connection.dbapi_connection
        assert driver is not None
        driver.cursor().execute("BEGIN IMMEDIATE")  # not through SQLAlchemy, which takes ten times as long


class _Job(Generic[T]):
    """What somebody waits for: a function to be done in a transaction together with others."""

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self._result: T | None = None
        self._fault: BaseException | None = None

    def do(self, connection: Connection) -> None:
        """Call the function. If it raises, what it has done is undone, and the others are left alone."""
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("SAVEPOINT job")
        try:
            self._result = self._work(connection)
        except BaseException as fault:  # noqa: BLE001 (whoever waits for it gets it)
            self._fault = fault
            driver.execute("ROLLBACK TO job")
        driver.execute("RELEASE job")

    def fail(self, fault: BaseException) -> None:
        """Note that nothing came of the transaction."""
        self._fault = self._fault or fault

    def result(self) -> T:
        """Return what the function returned or raise what it raised."""
        if self._fault is not None:
            raise self._fault
        return cast(T, self._result)


class _Sqlite:
    """One connection on one thread; the file belongs to this process alone."""

    alone = True

    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            raise StoreUnusable("it would live in memory, and everything would be lost at the next stop")
        path = Path(str(url.database))
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(f"{path}.lock", thread_local=False)
        self._connection: Connection | None = None
        self._waiting: deque[_Job[Any]] = deque()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, hide_parameters=True)
        _configure_sqlite(self._engine)

    @classmethod
    async def open(cls, url: URL) -> Self:
        backend = cls(url)
        try:
            backend._lock.acquire(blocking=False)
        except Timeout:
            raise StoreBusy(str(url.database)) from None
        try:
            await backend.run(upgrade)
        except BaseException:
            await backend.close()
            raise
        return backend

    async def run(self, work: Work[T]) -> T:
        job = _Job(work)
        self._waiting.append(job)
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_waiting)
        except asyncio.CancelledError:
            with contextlib.suppress(ValueError):  # it is being done, or is done
                self._waiting.remove(job)
            raise
        return job.result()

    def _commit_waiting(self) -> None:
        """Do everything that waits and make it durable at once: under load, waiting for the disk takes longest. An
        earlier call may have done it already."""
        jobs: list[_Job[Any]] = []
        while self._waiting and len(jobs) < TOGETHER:
            jobs.append(self._waiting.popleft())
        if not jobs:
            return
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for job in jobs:
                    job.do(self._connection)
        except BaseException as fault:  # noqa: BLE001 (of the disk, of the file: nothing has changed, for nobody)
            for job in jobs:
                job.fail(fault)

    async def keep_name(self, worker: str) -> None:
        """The lock on the file lasts as long as the process."""

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
        self._lock.release()


def _with_known_options(url: URL) -> URL:
    """Return the address with ``sslmode``, as hosts hand it out, in the driver's word. Raises `StoreUnusable`."""
    options = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    if set(options) - {"ssl"}:  # not named: it might be the rest of a password
        raise StoreUnusable("behind the ? of the address, only sslmode is known")
    return url.set(query=options)


class _Postgres:
    """A pool of asyncpg connections. One more holds the lock on the worker's name as long as the process lives."""

    alone = False

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._guard: AsyncConnection | None = None
        self._looking_after = asyncio.Lock()

    @classmethod
    async def open(cls, url: URL, worker: str) -> Self:
        engine = create_async_engine(
            _with_known_options(url).set(drivername="postgresql+asyncpg"),
            pool_size=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": _NOTICE_THE_DEAD},
        )
        backend = cls(engine)
        try:
            await backend._claim_name(worker)
            await backend.run(upgrade)
        except BaseException:
            await backend.close()
            raise
        return backend

    async def _claim_name(self, worker: str) -> None:
        """Take the lock on the name, on a connection that is kept as the guard from then on."""
        guard = await self._engine.connect()
        claim = text("SELECT pg_try_advisory_lock(:space, hashtext(:worker))")
        try:
            for _ in range(CLAIM_TRIES):
                if await guard.scalar(claim, {"space": _WORKER_LOCKS, "worker": worker}):
                    await guard.commit()
                    self._guard = guard
                    return
                await asyncio.sleep(CLAIM_PAUSE)  # the server may not have noticed yet that the last process was killed
            raise StoreBusy(worker)
        except BaseException:
            await _hang_up(guard)
            raise

    async def keep_name(self, worker: str) -> None:
        async with self._looking_after:
            if self._guard is not None:
                try:
                    await self._guard.execute(text("SELECT 1"))
                    return await self._guard.commit()
                except DBAPIError:
                    guard, self._guard = self._guard, None
                    await _hang_up(guard)
            await self._claim_name(worker)

    async def run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._guard is not None:
            await _hang_up(self._guard)
        await self._engine.dispose()


async def _hang_up(connection: AsyncConnection) -> None:
    """End a connection for good, locks included; the pool would keep it."""
    await connection.invalidate()
    await connection.close()
