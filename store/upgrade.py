"""Bringing a database to the tables of this build, by the migrations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text

from store.errors import StoreUnusable

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"

_UPGRADE_LOCK = 0x7A7B


def configuration(connection: Connection) -> Config:
    """Return Alembic's configuration, bound to a connection with a transaction under way."""
    from alembic.config import Config  # costs 10 MB: only a start needs it

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Upgrade the database, in the transaction under way; several processes may start at once. Raises
    `StoreUnusable` for one that a newer build has made."""
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as fault:
        raise StoreUnusable(str(fault)) from fault
