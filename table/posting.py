"""The outbox: which messages wait to be posted, and what became of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from store import AnyRow, Connection, outbox, proposals, tables
from table.notices import CHANNEL, clearing, slot_of
from table.service import Service
from table.types import OutboxRow, RowKind, TableInfo

LEASE = 120
"""Seconds after which Discord has forgotten a nonce, and whoever took a row is taken for dead."""
TRIES = 8
LONGEST_WAIT = 600
PATIENCE = 7 * 86400
"""For so long a row is tried again that only a permission stands against."""
KEEP_FINISHED = 7 * 86400
RELEASE_EVERY = 10
"""Seconds between two looks for rows whose taker seems to be dead."""
ROUNDS = 10
"""How often `claim` looks for the next row of a lane behind one that it dropped."""


class Posting(Service):
    """The part of `Tables` for the one who posts. Call `claim` in a loop that ticks, and after each `on_outbox`."""

    _released = 0

    async def recover(self) -> None:
        """Take back rows that this worker had under way when it died. `Tables.over` does that."""
        now, worker = self._clock(), self._store.worker

        def work(connection: Connection) -> None:
            outbox.release(connection, worker, now, LEASE)
            outbox.hurry(connection, now, LONGEST_WAIT + LEASE)
            outbox.prune(connection, now - KEEP_FINISHED)

        await self._store.run(work)

    async def claim(self, limit: int = 10) -> tuple[OutboxRow, ...]:
        """Take rows to post now, at most one for each place (a table's channel, a person, a proposal), so that order
        holds. Superseded rows and pings of turns that have passed are dropped on the way.

        Every ten seconds it looks after what others may have left: rows of the dead, rows that wait for a time which a
        clock set back has moved away, and the name of this process. Raises `StoreBusy` while another process has that.
        """
        now, worker = self._clock(), self._store.worker
        releasing = abs(now - self._released) >= RELEASE_EVERY
        if releasing:
            await self._store.keep_name()
            self._released = now

        def take(connection: Connection) -> tuple[OutboxRow, ...]:
            if releasing:
                outbox.release(connection, None, now, LEASE)
                outbox.hurry(connection, now, LONGEST_WAIT + LEASE)  # of two processes, one clock may be behind
            taken: list[OutboxRow] = []
            for _ in range(ROUNDS):
                rows = outbox.claim(connection, worker, now, limit - len(taken), self._games.keys())
                ready = self._prepare(connection, rows)
                taken += ready
                if len(ready) == len(rows):
                    break
            return tuple(taken)

        return await self._store.run(take)

    def _prepare(self, connection: Connection, rows: Sequence[AnyRow]) -> list[OutboxRow]:
        """Return what is still worth posting, as it is to be posted now; the rest is dropped."""
        ids = {row.table_id for row in rows}
        infos = {info.id: info for info in self._loader.infos(connection, tables.get_tables(connection, list(ids)))}
        pointers = {table_id: outbox.pointers(connection, table_id) for table_id in ids}
        ready = []
        for row in rows:
            prepared = _prepared(connection, row, infos[row.table_id], pointers[row.table_id])
            if prepared is None:
                outbox.change_rows(connection, [row.id], state="dropped", reason="overtaken")
            else:
                if (prepared.kind, prepared.channel_id) != (row.kind, row.channel_id):
                    outbox.change_rows(connection, [row.id], kind=prepared.kind, channel_id=prepared.channel_id)
                ready.append(prepared)
        return ready

    async def posted(
        self,
        row_id: int,
        message_id: int | None = None,
        *,
        channel_id: int | None = None,
        shown: int | None = None,
    ) -> None:
        """Note that a row was carried out; ``message_id`` names the message that now shows it.

        ``channel_id`` is needed for direct messages; ``shown`` is the sequence of the position that a board shows, if
        it is not the row's. A board that replaces another puts a ``retire`` row for the old one into the outbox.
        """

        def work(connection: Connection, row: AnyRow, table: AnyRow) -> bool:
            outbox.change_rows(connection, [row.id], state="sent", message_id=message_id)
            slot = slot_of(row)
            if row.kind == "unping" and row.message_id is None:
                outbox.unpoint(connection, row.table_id, slot)
            if message_id is None or row.kind in ("unping", "retire"):
                return False
            where = row.channel_id if channel_id is None else channel_id
            if _left_behind(row, table) or self._overtaken(connection, row, table):
                kind: RowKind = "unping" if row.kind in ("ping", "invite") else "retire"
                self._clear(connection, row, kind, where, message_id)
                return True
            old = outbox.pointers(connection, row.table_id).get(slot)
            sequence = row.sequence if shown is None else shown
            outbox.point(connection, row.table_id, slot, where, message_id, sequence)
            if slot not in ("board", "lobby") or old is None or old.message_id == message_id:
                return False
            self._clear(connection, row, "retire", old.channel_id, old.message_id)
            return True

        await self._settle(row_id, work)

    def _overtaken(self, connection: Connection, row: AnyRow, table: AnyRow) -> bool:
        """Return whether a row is an invitation that was answered while it was posted."""
        return row.kind == "invite" and not self._loader.infos(connection, [table])[0].awaits(row.person)

    def _clear(
        self, connection: Connection, row: AnyRow, kind: RowKind, channel_id: int | None, message_id: int
    ) -> None:
        """Have the controls taken off a message that another one has taken the place of, or a mention taken back."""
        outbox.add_row(
            connection,
            table_id=row.table_id,
            sequence=row.sequence,
            lane=clearing(channel_id),
            kind=kind,
            channel_id=channel_id,
            message_id=message_id,
            created=self._clock(),
        )

    async def _settle(self, row_id: int, work: Callable[[Connection, AnyRow, AnyRow], bool]) -> None:
        """Change a row that is not finished while nobody changes its table, and tell whoever posts if more waits now:
        rows that ``work`` says it has added, or those behind this one."""

        def settle(connection: Connection) -> bool:
            table_id = outbox.table_of(connection, row_id)
            if table_id is None or (table := tables.get_table(connection, table_id, lock=True)) is None:
                return False
            row = outbox.get_row(connection, row_id)  # only now that the table is locked is it what it will stay
            if row is None or row.state not in ("pending", "flight"):
                return False
            return work(connection, row, table) or outbox.waits(connection, row.table_id)

        if await self._store.run(settle):
            self._tell()

    async def lost(self, row_id: int) -> None:
        """Note that the message which the row wanted to change is gone. What should be seen is posted anew, without
        a second mention."""

        def work(connection: Connection, row: AnyRow, table: AnyRow) -> bool:
            if _left_behind(row, table):
                return _drop(connection, row)
            slot = "board" if row.kind == "ping" else slot_of(row)
            outbox.unpoint(connection, row.table_id, slot)
            values: dict[str, Any] = {"state": "pending", "mentions": []}
            if row.kind in ("unping", "retire"):
                values = {"state": "sent"}
            elif row.kind == "ping":
                values = {"state": "pending", "kind": "board", "mentions": [row.person], "person": None, "seat": None}
            outbox.change_rows(connection, [row.id], **values)
            return True

        await self._settle(row_id, work)

    async def failed(self, row_id: int, reason: str, *, again: bool = True, patient: bool = False) -> None:
        """Note a failure with a short technical reason. With ``again`` it is tried later, less and less often, and
        given up after eight tries, or if ``patient`` after a week; without (a closed DM, a deleted channel) it is given
        up now."""
        now = self._clock()

        def work(connection: Connection, row: AnyRow, table: AnyRow) -> bool:
            if _left_behind(row, table):
                return _drop(connection, row)
            if again and (row.attempts < TRIES or (patient and now - row.created < PATIENCE)):
                wait = min(LONGEST_WAIT, 2 ** min(row.attempts, LONGEST_WAIT.bit_length()))
                look = (
                    row.look_first or wait >= LEASE
                )  # what seemed to fail may have worked, and the nonce is forgotten
                values = {"state": "pending", "not_before": now + wait, "look_first": look, "reason": reason}
                outbox.change_rows(connection, [row.id], **values)
            else:
                outbox.change_rows(connection, [row.id], state="failed", reason=reason)
            return False

        await self._settle(row_id, work)


def _left_behind(row: AnyRow, table: Any) -> bool:
    """Return whether a row was meant for a channel from which its table has moved away; what is current has been put
    into the outbox for the new one."""
    return bool(row.lane == CHANNEL and row.channel_id != table.channel_id)


def _drop(connection: Connection, row: AnyRow) -> bool:
    """Drop a row that was left behind; the next one of its lane need not wait any longer."""
    outbox.change_rows(connection, [row.id], state="dropped", reason="moved")
    return True


def _tells_proposer(row: AnyRow, proposal: AnyRow) -> bool:
    """Return whether a row is to let the proposer know that his proposal was refused."""
    return bool(proposal.status == "refused" and row.mentions == [proposal.person])


def _prepared(connection: Connection, row: AnyRow, info: TableInfo, pointers: Mapping[str, AnyRow]) -> OutboxRow | None:
    """Return a row as it is to be posted now, or ``None`` if it was overtaken."""
    kind: RowKind = row.kind
    board, pointer = pointers.get("board"), pointers.get(slot_of(row))
    channel, message = row.channel_id, row.message_id
    mentions = tuple(row.mentions)
    if _left_behind(row, info):
        return None
    match kind:
        case "board" | "refresh" if info.status != "open":
            return None
        case "board":
            mentions = tuple(person for person in mentions if person in info.due)
        case "refresh" if pointer is None:
            kind, mentions = "board", ()
        case "ping" if row.person not in info.due:
            return None
        case "ping":
            message = board.message_id if board is not None and board.channel_id == channel else None
        case "unping" if pointer is None and message is None:
            return None
        case "hand" if not info.has(row.person) or (info.status != "open" and pointer is None):
            return None
        case "invite" if pointer is not None or not info.awaits(row.person):
            return None
        case "proposal":
            proposal = proposals.get_proposal(connection, row.proposal_id)
            if proposal is None or not (pointer or proposal.status == "open" or _tells_proposer(row, proposal)):
                return None
            mentions = mentions if pointer is None else ()
    if kind in ("refresh", "unping", "lobby", "proposal", "hand") and pointer is not None:
        channel, message = pointer.channel_id, pointer.message_id
    return OutboxRow(
        id=row.id,
        kind=kind,
        table_id=row.table_id,
        sequence=row.sequence,
        channel_id=channel,
        person=row.person,
        mentions=mentions,
        proposal_id=row.proposal_id,
        message_id=message,
        shown=board.sequence if board is not None and kind in ("board", "refresh", "result") else None,
        attempts=row.attempts,
        look_first=row.look_first,
    )
