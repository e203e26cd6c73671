"""Tables of the toy game, on both kinds of database, with dice that the test chooses."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from desk import Clock, Desk, seed_for
from toy_game import TOY

import table.lobby
from store import Store
from table import Tables
from table.recording import Recorder

Opener = Callable[..., Awaitable[Desk]]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Choose the first dice of table 1."""

    def choose(*values: int) -> None:
        seed = seed_for(values)
        monkeypatch.setattr(table.lobby, "new_seed", lambda: seed)

    return choose


@pytest_asyncio.fixture
async def open_desk(database_url: str, clock: Clock) -> AsyncIterator[Opener]:
    """Open services on the same database; all are closed at the end."""
    opened: list[Store] = []

    async def opener(worker: str = "main", recorder: Recorder | None = None) -> Desk:
        store = await Store.open(database_url, worker=worker)
        opened.append(store)
        return Desk(await Tables.over(store, {"toy": TOY}, clock, recorder), clock, store)

    yield opener
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def desk(open_desk: Opener) -> Desk:
    return await open_desk()
