"""Inserting what may be there already, in the dialect of either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table


def upsert(connection: Connection, table: Table) -> Any:
    """Return an insert for this connection's database that has the ``on_conflict`` clauses."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
    return insert(table)
