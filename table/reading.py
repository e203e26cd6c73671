"""Looking at tables: lists, positions now and before, the log for a viewer, the record at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Event, Seat
from engine.record import Entry, assemble
from store import AnyRow, Connection, entries, private, tables
from table.change import as_seen, position_of
from table.errors import NotFinished, NotStarted
from table.live import Live, is_free, replay, start
from table.service import Service
from table.types import LogEntry, Position, Preferences, Summary, TableInfo


class Reading(Service):
    """The part of `Tables` that changes nothing (but a person's own preferences)."""

    async def get(self, table_id: int) -> TableInfo:
        """Return a table. Raises `UnknownTable`."""
        return (await self._live(table_id)).info

    async def _infos(self, read: Callable[[Connection], Sequence[AnyRow]]) -> list[TableInfo]:
        return await self._store.run(lambda connection: self._loader.infos(connection, read(connection)))

    async def find(self, channel_id: int) -> TableInfo | None:
        """Return the table of a channel that is in the lobby or open."""
        known = self._known.get(self._at.get(channel_id) or 0) if self._store.alone else None
        if known is not None and known.info.channel_id == channel_id and known.info.status in tables.UNDER_WAY:
            return known.info
        return await self._in_channel(channel_id, under_way=True)

    async def latest(self, channel_id: int) -> TableInfo | None:
        """Return the table of a channel that is in the lobby or open, else the one that ended last there."""
        return await self._in_channel(channel_id, under_way=False)

    async def _in_channel(self, channel_id: int, *, under_way: bool) -> TableInfo | None:
        def read(connection: Connection) -> Sequence[AnyRow]:
            row = tables.in_channel(connection, channel_id, under_way=under_way)
            return [] if row is None else [row]

        return next(iter(await self._infos(read)), None)

    async def mine(self, person: int) -> tuple[Summary, ...]:
        """Return the person's tables in lobby or open: those that wait for him first, longest waiting first."""

        def read(connection: Connection) -> Sequence[AnyRow]:
            ids = tables.of_person(connection, person, self._games.keys())
            rows = {row.id: row for row in tables.get_tables(connection, ids)}
            return [rows[table_id] for table_id in ids if table_id in rows]

        return tuple(Summary(info, info.seat_of(person), person in info.due) for info in await self._infos(read))

    async def waiting(self, person: int) -> tuple[Summary, ...]:
        """Return the person's tables that wait for him, longest waiting first."""
        return tuple(summary for summary in await self.mine(person) if summary.waiting)

    async def position(self, table_id: int, sequence: int | None = None) -> Position:
        """Return the current position, or the one just after an earlier entry (then without drafts).

        Raises `UnknownTable`, `NotStarted` (in the lobby, when cancelled there, or for a sequence not reached).
        """
        live = await self._live(table_id)
        if live.now is None or (sequence is not None and not 1 <= sequence <= live.info.sequence):
            raise NotStarted()
        if sequence is None or sequence == live.info.sequence:
            return position_of(live.game, live.info, live.now, live.drafts, live.proposals)
        moment = self._past.get((table_id, sequence))
        if moment is None:
            moment = await self._store.run(lambda connection: self._loader.moment(connection, live, sequence))
            self._past.put((table_id, sequence), moment)
        return position_of(live.game, live.info, moment, sequence=sequence)

    async def log(
        self, table_id: int, seat: Seat | None, *, after: int = 0, before: int | None = None, limit: int = 50
    ) -> tuple[LogEntry, ...]:
        """Return the latest ``limit`` entries with ``after < sequence < before`` in order, as this seat (``None`` =
        spectator) may see them. Raises `UnknownTable`."""
        live = await self._live(table_id)
        rows = await self._store.run(
            lambda connection: entries.page(connection, table_id, after=after, before=before, limit=limit)
        )
        await self._derive_events(live, rows)
        await self._derive_undone(live, rows)
        return tuple(as_seen(row, self._events.get((table_id, row.sequence)) or (), seat, live.info) for row in rows)

    async def _derive_events(self, live: Live, rows: Sequence[AnyRow]) -> None:
        """Play again what is needed to know the events of these entries, unless they are known."""
        facts = [row.sequence for row in rows if row.kind in ("start", "move") and row.undone_by is None]
        missing = [sequence for sequence in facts if self._events.get((live.info.id, sequence)) is None]
        if not missing:
            return

        def read(connection: Connection) -> dict[int, tuple[Event, ...]]:
            if missing[0] == 1:
                beginning = start(live)
                events, moment = {1: beginning.events}, beginning.moment
            else:
                events, moment = {}, self._loader.moment(connection, live, missing[0] - 1)
            line = entries.line(connection, live.info.id, after=max(missing[0] - 1, 1), upto=missing[-1])
            for replayed in replay(live, moment, line):
                events[replayed.row.sequence] = replayed.events
            return events

        for sequence, events in (await self._store.run(read)).items():
            self._events.put((live.info.id, sequence), events)

    async def _derive_undone(self, live: Live, rows: Sequence[AnyRow]) -> None:
        """Play again what the undos among these entries took back, unless it is known. Of moves that a player took
        back by himself nothing is derived: nobody had learned or decided anything since."""
        table_id = live.info.id
        undos = [row for row in rows if row.kind == "undo" and self._events.get((table_id, row.sequence)) is None]
        if not undos:
            return

        def read(connection: Connection) -> dict[int, tuple[Event, ...]]:
            found = {}
            for undo in undos:
                line = entries.line(connection, table_id, after=undo.returns_to, upto=undo.sequence - 1)
                shown = () if is_free(line) else line
                moment = self._loader.moment(connection, live, undo.returns_to) if shown else None
                again = replay(live, moment, shown) if moment is not None else ()
                found[undo.sequence] = tuple(event for replayed in again for event in replayed.events)
            return found

        for sequence, events in (await self._store.run(read)).items():
            self._events.put((table_id, sequence), events)

    async def record(self, table_id: int) -> dict[str, Any]:
        """Return the record of a finished game as JSON, seed included, in the form that
        `engine.record` verifies. Raises `UnknownTable`, `NotFinished`."""

        live = await self._live(table_id)
        info, ended = live.info, live.info.ending
        if ended is None or live.now is None:
            raise NotFinished()
        outcome = live.game.outcome(live.now.state)

        def read(connection: Connection) -> tuple[Sequence[AnyRow], AnyRow]:
            line = entries.line(connection, table_id, upto=info.sequence)
            return line, entries.final_entry(connection, table_id)

        line, last = await self._store.run(read)
        made = [Entry(row.seat, row.notation, tuple(row.draws), row.hash) for row in line if row.kind == "move"]
        ending = None if ended.kind == "rules" else {"kind": ended.kind, "seat": last.seat}
        return assemble(
            live.game, str(table_id), info.rules_version, live.setting.frozen, live.seed, made, outcome, ending
        )

    async def preferences(self, person: int) -> Preferences:
        """Return what the person asked for in private messages."""
        row = await self._store.run(lambda connection: private.get_preferences(connection, person))
        return Preferences() if row is None else Preferences(row.text_board, row.theme)

    async def set_preferences(self, person: int, preferences: Preferences) -> None:
        """Keep what the person asks for in private messages."""
        values = preferences._asdict()
        await self._store.run(lambda connection: private.put_preferences(connection, person, **values))
