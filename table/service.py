"""What all parts of the service share: the store, the games, the clock, the caches, and the way to change a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.core import Event, Game
from engine.recent import RecentlyUsed
from store import AnyRow, Connection, Store, tables
from table.change import Change
from table.errors import ChannelTaken, UnknownTable
from table.follow import notify
from table.live import Live, Loader, Moment
from table.notices import Notices
from table.recording import Recorder

T = TypeVar("T")

TABLES_IN_MEMORY = 2000
MOMENTS_IN_MEMORY = 200
EVENTS_IN_MEMORY = 2000


def found(row: AnyRow | None, table_id: int) -> AnyRow:
    """Return the row. Raises `UnknownTable` if there is none."""
    if row is None:
        raise UnknownTable(table=table_id)
    return row


class Service:
    """Common ground of the parts of `table.Tables`.

    The caches belong to the event loop; transactions get what they need from them as arguments, since on SQLite
    they run on another thread. The loader's settings alone are kept by the transactions themselves. Nothing uncommitted
    ever enters a cache of the event loop.
    """

    on_outbox: Callable[[], None] | None = None

    def __init__(
        self, store: Store, games: Mapping[str, Game], clock: Callable[[], int], recorder: Recorder | None = None
    ) -> None:
        self._store = store
        self._recorder = recorder
        self._games = games
        self._clock = clock
        self._loader = Loader(games)
        self._known: RecentlyUsed[int, Live] = RecentlyUsed(TABLES_IN_MEMORY)
        self._at: RecentlyUsed[int, int] = RecentlyUsed(TABLES_IN_MEMORY)
        """Channel to the table that was under way there when it was last seen."""
        self._past: RecentlyUsed[tuple[int, int], Moment] = RecentlyUsed(MOMENTS_IN_MEMORY)
        self._events: RecentlyUsed[tuple[int, int], tuple[Event, ...]] = RecentlyUsed(EVENTS_IN_MEMORY)

    async def _change(self, table_id: int, work: Callable[[Change], T], actor: int | None = None) -> T:
        """Change a table in one transaction: nobody else changes it meanwhile, and either everything that follows is
        written or nothing. ``actor`` is not told what he did himself.

        Whoever waits for this may be cancelled; the change and what is remembered of it are completed all the same.
        """

        def find(connection: Connection) -> AnyRow:
            return found(tables.get_table(connection, table_id, lock=True), table_id)

        return await self._change_found(find, work, actor, self._known.get(table_id))

    async def _change_found(
        self, find: Callable[[Connection], AnyRow], work: Callable[[Change], T], actor: int | None, known: Live | None
    ) -> T:
        """Change the table that ``find`` returns (or makes) at the beginning of the transaction; see `_change`."""
        return await asyncio.shield(asyncio.ensure_future(self._changed(find, work, actor, known)))

    async def _changed(
        self, find: Callable[[Connection], AnyRow], work: Callable[[Change], T], actor: int | None, known: Live | None
    ) -> T:
        at = self._clock()

        def transaction(connection: Connection) -> tuple[T, Change, Live, bool]:
            before = self._loader.live(connection, find(connection), known)
            change = Change(connection, self._loader, before, at, self._recorder)
            result = work(change)
            live = change.finish()
            return result, change, live, _put_messages(change, live, actor)

        result, change, live, news = await self._store.run(transaction)
        self._remember(change, live)
        if news:
            self._tell()
        return result

    async def _live(self, table_id: int) -> Live:
        """Return a table as it is now."""
        known = self._known.get(table_id)
        if known is not None and self._store.alone:
            return known

        def read(connection: Connection) -> Live:
            return self._loader.live(connection, found(tables.get_table(connection, table_id), table_id), known)

        live = await self._store.run(read)
        self._keep(live)
        return live

    async def _channel_taken(self, channel_id: int) -> ChannelTaken:
        """Return the refusal that names the table under way in a channel."""
        row = await self._store.run(lambda connection: tables.in_channel(connection, channel_id, under_way=True))
        return ChannelTaken(table=row.id if row is not None else 0)

    def _keep(self, live: Live) -> None:
        known = self._known.get(live.info.id)
        if known is None or known.revision <= live.revision:
            self._known.put(live.info.id, live)
            if live.info.status in tables.UNDER_WAY:
                self._at.put(live.info.channel_id, live.info.id)

    def _remember(self, change: Change, live: Live) -> None:
        self._keep(live)
        if change.made and change.before.now is not None:
            self._past.put((live.info.id, change.before.info.sequence), change.before.now)
        for entry in change.made:
            if entry.kind == "undo":
                continue  # what it took back is found out when somebody looks
            self._events.put((live.info.id, entry.sequence), entry.events)

    def _tell(self) -> None:
        if self.on_outbox is not None:
            self.on_outbox()


def _put_messages(change: Change, live: Live, actor: int | None) -> bool:
    if not change.made and not change.messages:
        return False
    notices = Notices(change.connection, live.info, change.at)
    for put in change.messages:
        put(notices)
    if change.made:
        notify(notices, change.before, live, actor)
    return notices.added
