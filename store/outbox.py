"""Queries for messages: the rows that wait to be posted, and where the current messages are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from store.schema import AnyRow, messages, outbox, tables

_WAITING: tuple[ColumnElement[str], ...] = (literal_column("'pending'"), literal_column("'flight'"))
"""As literals: a list of parameters would be expanded anew at every move, which takes longer than the query."""
_NEEDED = ("id", "kind", "lane", "state", "seat", "person", "proposal_id", "mentions")
_OF_TABLE = (
    select(*(outbox.c[name] for name in _NEEDED))
    .where(outbox.c.table_id == bindparam("id"), outbox.c.state.in_(_WAITING))
    .order_by(outbox.c.id)
    .with_for_update()
)
_CHANGE = update(outbox).where(outbox.c.id == bindparam("at_id"))
_ADD = insert(outbox)
_ROW = select(outbox).where(outbox.c.id == bindparam("id"))
_ROWS_TABLE = select(outbox.c.table_id).where(outbox.c.id == bindparam("id"))
_POINT = insert(messages)
_UNPOINT = delete(messages).where(messages.c.table_id == bindparam("id"), messages.c.slot == bindparam("which"))
_POINTERS = select(messages).where(messages.c.table_id == bindparam("id"))
_earlier = outbox.alias("earlier")
_HEADS = (
    select(outbox)
    .join(tables, tables.c.id == outbox.c.table_id)
    .where(
        outbox.c.state == "pending",
        outbox.c.not_before <= bindparam("now"),
        tables.c.game.in_(bindparam("games", expanding=True)),
        ~exists().where(
            _earlier.c.table_id == outbox.c.table_id,
            _earlier.c.lane == outbox.c.lane,
            _earlier.c.id < outbox.c.id,
            _earlier.c.state.in_(_WAITING),
        ),
    )
    .order_by(outbox.c.id)
    .limit(bindparam("limit"))
    .with_for_update(skip_locked=True, of=outbox)
)


_WAITS = select(exists().where(outbox.c.table_id == bindparam("id"), outbox.c.state == literal_column("'pending'")))


def waits(connection: Connection, table_id: int) -> bool:
    """Return whether a row of a table waits, be it for a later try."""
    return bool(connection.execute(_WAITS, {"id": table_id}).scalar())


def add_row(connection: Connection, **values: Any) -> None:
    """Put a row into the outbox."""
    defaults: dict[str, Any] = {"state": "pending", "mentions": [], "attempts": 0, "not_before": 0, "look_first": False}
    connection.execute(_ADD, defaults | values)


def unfinished(connection: Connection, table_id: int) -> Sequence[AnyRow]:
    """Return, as far as coalescing needs them, the rows of a table that wait or are under way, in order; nobody else
    takes them meanwhile."""
    return connection.execute(_OF_TABLE, {"id": table_id}).all()


def change_rows(connection: Connection, ids: Collection[int], **values: Any) -> None:
    """Change rows."""
    if ids:
        connection.execute(_CHANGE, [values | {"at_id": row_id} for row_id in ids])


def claim(connection: Connection, worker: str, now: int, limit: int, games: Collection[str]) -> Sequence[AnyRow]:
    """Take the first waiting row of each lane, of tables of these games, and mark it as under way."""
    rows = connection.execute(_HEADS, {"now": now, "limit": limit, "games": list(games)}).all()
    for row in rows:
        attempts = row.attempts + 1
        change_rows(connection, [row.id], state="flight", claimed_by=worker, claimed_at=now, attempts=attempts)
    return rows


def release(connection: Connection, worker: str | None, now: int, lease: int) -> None:
    """Let rows under way wait again: all of a worker that has just started, and those taken ``lease`` seconds ago (or,
    where the clock was set back, as far ahead) by anybody. The latter are marked, since Discord has forgotten their
    nonces."""
    flight = outbox.c.state == "flight"
    old = or_(outbox.c.claimed_at <= now - lease, outbox.c.claimed_at > now + lease)
    taken = [(old, {"state": "pending", "look_first": True})]
    if worker is not None:
        taken.append((outbox.c.claimed_by == worker, {"state": "pending"}))
    for whose, values in taken:
        ids = connection.scalars(select(outbox.c.id).where(flight, whose).with_for_update(skip_locked=True))
        change_rows(connection, list(ids), **values)


def hurry(connection: Connection, now: int, longest: int) -> None:
    """Let rows be tried now that would wait longer than ``longest`` seconds."""
    far = outbox.c.not_before > now + longest
    connection.execute(update(outbox).where(outbox.c.state == "pending", far).values(not_before=now))


def get_row(connection: Connection, row_id: int) -> AnyRow | None:
    """Return a row."""
    return connection.execute(_ROW, {"id": row_id}).first()


def table_of(connection: Connection, row_id: int) -> int | None:
    """Return the table that a row belongs to."""
    found: int | None = connection.scalar(_ROWS_TABLE, {"id": row_id})
    return found


def prune(connection: Connection, before: int) -> None:
    """Forget finished rows that were made before a time."""
    finished = outbox.c.state.in_(("sent", "dropped", "failed"))
    connection.execute(delete(outbox).where(finished, outbox.c.created < before))


def pointers(connection: Connection, table_id: int) -> dict[str, AnyRow]:
    """Return where the current messages of a table are, by slot."""
    return {row.slot: row for row in connection.execute(_POINTERS, {"id": table_id})}


def point(
    connection: Connection, table_id: int, slot: str, channel_id: int | None, message_id: int, sequence: int
) -> None:
    """Replace the pointer of a slot."""
    unpoint(connection, table_id, slot)
    row = {"slot": slot, "channel_id": channel_id, "message_id": message_id, "sequence": sequence}
    connection.execute(_POINT, row | {"table_id": table_id})


def unpoint(connection: Connection, table_id: int, slot: str) -> None:
    """Forget the pointer of a slot."""
    connection.execute(_UNPOINT, {"id": table_id, "which": slot})
