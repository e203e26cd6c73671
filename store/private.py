"""Queries for what one person alone may see: drafts and standing orders of a seat, and preferences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select

from store.schema import AnyRow, drafts, people

_DRAFTS = select(drafts.c.seat, drafts.c.kind, drafts.c.content).where(drafts.c.table_id == bindparam("id"))


def get_drafts(connection: Connection, table_id: int) -> Sequence[AnyRow]:
    """Return all drafts of a table as (seat, kind, content)."""
    return connection.execute(_DRAFTS, {"id": table_id}).all()


def put_draft(connection: Connection, table_id: int, seat: int, kind: str, content: Any) -> None:
    """Replace a draft; ``None`` drops it."""
    connection.execute(
        delete(drafts).where(drafts.c.table_id == table_id, drafts.c.seat == seat, drafts.c.kind == kind)
    )
    if content is not None:
        connection.execute(insert(drafts), {"table_id": table_id, "seat": seat, "kind": kind, "content": content})


def get_preferences(connection: Connection, person: int) -> AnyRow | None:
    """Return what a person asked for."""
    return connection.execute(select(people).where(people.c.person == person)).first()


def put_preferences(connection: Connection, person: int, **values: Any) -> None:
    """Replace what a person asked for."""
    connection.execute(delete(people).where(people.c.person == person))
    connection.execute(insert(people), values | {"person": person})
