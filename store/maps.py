"""Queries for saved maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.errors import Conflict
from store.schema import AnyRow, saved_maps


def get_map(connection: Connection, shelf: int, key: str) -> AnyRow | None:
    """Return a map of a shelf."""
    wanted = select(saved_maps).where(saved_maps.c.shelf == shelf, saved_maps.c.key == key)
    return connection.execute(wanted).first()


def list_maps(connection: Connection, shelf: int) -> Sequence[AnyRow]:
    """Return all maps of a shelf, in the order of their names."""
    return connection.execute(select(saved_maps).where(saved_maps.c.shelf == shelf).order_by(saved_maps.c.key)).all()


def add_map(connection: Connection, **values: Any) -> None:
    """Insert a map. Raises `Conflict` if its shelf has one of this name."""
    try:
        connection.execute(insert(saved_maps), values)
    except IntegrityError:
        raise Conflict("map") from None


def change_map(connection: Connection, shelf: int, key: str, **values: Any) -> None:
    """Change a map."""
    connection.execute(update(saved_maps).where(saved_maps.c.shelf == shelf, saved_maps.c.key == key).values(**values))


def remove_map(connection: Connection, shelf: int, key: str) -> None:
    """Delete a map."""
    connection.execute(delete(saved_maps).where(saved_maps.c.shelf == shelf, saved_maps.c.key == key))
