"""Bringing a database to the tables of this build, by the migrations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from store.errors import StoreUnusable

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"

_UPGRADE_LOCK = 0x7A7B


def configuration(connection: Connection) -> Config:
    """Return Alembic's configuration, bound to a connection with a transaction under way."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Return the revision that this build's tables have: the greatest number before the name of a migration."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def upgrade(connection: Connection) -> None:
    """Upgrade the database, in the transaction under way; several processes may start at once. Raises
    `StoreUnusable` for one that a newer build has made."""
    if _revisions(connection) == [newest()]:
        return  # the usual start does without Alembic, which costs 11 MB
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as fault:
        raise StoreUnusable(str(fault)) from fault


def _revisions(connection: Connection) -> list[str]:
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
