"""Runs migrations, either on the connection that the bot hands over or, from the command line, on DATABASE_URL."""

from __future__ import annotations

import os

from alembic import context
from sqlalchemy import Connection, create_engine

from store.schema import metadata


def migrate(connection: Connection) -> None:
    """Run what was asked for on this connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


if (given := context.config.attributes.get("connection")) is not None:
    migrate(given)
else:
    with create_engine(os.environ["DATABASE_URL"]).begin() as opened:
        migrate(opened)
