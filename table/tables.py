"""The service that the bot talks to, put together from its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

from engine.core import Game
from store import Store
from table.consent import Consent
from table.lobby import Lobby
from table.maps import Maps
from table.place import Place
from table.play import Play
from table.posting import Posting
from table.reading import Reading
from table.recording import Recorder


class Tables(Lobby, Play, Consent, Place, Reading, Posting, Maps):
    """All tables of this bot. Open it with `over` (or `open`, with a database of its own), close it with `close`.

    Set ``on_outbox`` to a plain function to hear, in the event loop, that new messages wait in the outbox.
    """

    @classmethod
    async def open(
        cls,
        url: str,
        games: Mapping[str, Game],
        *,
        clock: Callable[[], int],
        worker: str = "main",
        recorder: Recorder | None = None,
    ) -> Self:
        """Open the database (SQLite path or PostgreSQL address), bring its tables up to date, and start.

        ``clock`` says whole Unix seconds. ``worker`` names this process; two processes on one PostgreSQL need
        different names. Raises `store.StoreBusy` when another process has the file (SQLite) or the name (PostgreSQL).
        """
        return await cls.over(await Store.open(url, worker=worker), games, clock, recorder)

    @classmethod
    async def over(
        cls,
        store: Store,
        games: Mapping[str, Game],
        clock: Callable[[], int],
        recorder: Recorder | None = None,
    ) -> Self:
        """Start on a database that is open; `close` closes it. ``recorder`` is told of every table that ends."""
        tables = cls(store, games, clock, recorder)
        await tables.recover()
        return tables

    async def close(self) -> None:
        """Finish the transactions under way and let go of the database."""
        await self._store.close()
