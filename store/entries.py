"""Queries for the entries of a table and for snapshots of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from store.errors import Conflict
from store.schema import LARGEST_ID, AnyRow, entries, snapshots

_ON_LINE = entries.c.kind.in_(("start", "move"))
_ADD = insert(entries)
_BY_INTERACTION = select(entries.c.table_id, entries.c.sequence).where(
    entries.c.interaction == bindparam("interaction")
)
_LINE = (
    select(entries)
    .where(
        entries.c.table_id == bindparam("id"),
        entries.c.sequence > bindparam("after"),
        entries.c.sequence <= bindparam("upto"),
        _ON_LINE,
        or_(entries.c.undone_by.is_(None), entries.c.undone_by > bindparam("upto")),
    )
    .order_by(entries.c.sequence)
)
_SNAPSHOT = (
    select(snapshots)
    .where(snapshots.c.table_id == bindparam("id"), snapshots.c.sequence <= bindparam("upto"))
    .order_by(snapshots.c.sequence.desc())
    .limit(1)
)

_PRESENT = entries.c.table_id == bindparam("id"), _ON_LINE, entries.c.undone_by.is_(None)
_LAST_OF_SEAT = (
    select(entries.c.sequence)
    .where(*_PRESENT, entries.c.kind == "move", entries.c.seat == bindparam("seat"))
    .order_by(entries.c.sequence.desc())  # not max(): this stops at the first
    .limit(1)
)
_BEFORE_IT = (
    select(entries.c.sequence)
    .where(*_PRESENT, entries.c.sequence < _LAST_OF_SEAT.scalar_subquery())
    .order_by(entries.c.sequence.desc())
    .limit(1)
)
_BACK = (
    select(entries.c.sequence, entries.c.reversible)
    .where(*_PRESENT, entries.c.sequence >= _BEFORE_IT.scalar_subquery())
    .order_by(entries.c.sequence)
)
_PAGE = (
    select(entries)
    .where(
        entries.c.table_id == bindparam("id"),
        entries.c.sequence > bindparam("after"),
        entries.c.sequence < bindparam("before"),
    )
    .order_by(entries.c.sequence.desc())
    .limit(bindparam("most"))
)


def add_entry(connection: Connection, **values: Any) -> None:
    """Append an entry. Raises `Conflict` if the number or the interaction is there already."""
    try:
        connection.execute(_ADD, values)
    except IntegrityError:
        raise Conflict("entry") from None


def by_interaction(connection: Connection, interaction: int) -> AnyRow | None:
    """Return table and sequence of the entry that an interaction made."""
    return connection.execute(_BY_INTERACTION, {"interaction": interaction}).first()


def line(connection: Connection, table_id: int, *, after: int = 0, upto: int) -> Sequence[AnyRow]:
    """Return start and moves, in order, that were not undone when entry ``upto`` had been made."""
    return connection.execute(_LINE, {"id": table_id, "after": after, "upto": upto}).all()


def since_last_of_seat(connection: Connection, table_id: int, seat: int) -> Sequence[AnyRow]:
    """Return sequence and reversibility of the start or move before a seat's last move, of that move and of all after
    it, on the present line; nothing if the seat has not moved."""
    return connection.execute(_BACK, {"id": table_id, "seat": seat}).all()


def undo_after(connection: Connection, table_id: int, returns_to: int, undone_by: int) -> None:
    """Take the moves after an entry off the line, and the snapshots after it."""
    connection.execute(
        update(entries)
        .where(
            entries.c.table_id == table_id,
            entries.c.sequence > returns_to,
            entries.c.sequence < undone_by,
            entries.c.kind == "move",
            entries.c.undone_by.is_(None),
        )
        .values(undone_by=undone_by)
    )
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.sequence > returns_to))


def page(connection: Connection, table_id: int, *, after: int, before: int | None, limit: int) -> Sequence[AnyRow]:
    """Return the latest ``limit`` entries with ``after < sequence < before``, in order."""
    asked = {"id": table_id, "after": after, "before": LARGEST_ID if before is None else before, "most": limit}
    return connection.execute(_PAGE, asked).all()[::-1]


def count_moves(connection: Connection, table_id: int) -> int:
    """Return the number of moves that were not undone."""
    statement = select(func.count()).where(
        entries.c.table_id == table_id, entries.c.kind == "move", entries.c.undone_by.is_(None)
    )
    return connection.scalars(statement).one()


def final_entry(connection: Connection, table_id: int) -> AnyRow:
    """Return the latest entry."""
    statement = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.sequence.desc()).limit(1)
    return connection.execute(statement).one()


def put_snapshot(connection: Connection, table_id: int, sequence: int, state: dict[str, Any]) -> None:
    """Keep the position after an entry."""
    connection.execute(insert(snapshots), {"table_id": table_id, "sequence": sequence, "state": state})


def get_snapshot(connection: Connection, table_id: int, upto: int) -> AnyRow | None:
    """Return the latest snapshot at or before an entry."""
    return connection.execute(_SNAPSHOT, {"id": table_id, "upto": upto}).first()
