"""Databases for tests: a SQLite file of their own, or one database on the server named by TATAMI_TEST_POSTGRES."""

from __future__ import annotations

import asyncio
import os

import asyncpg
import pytest

from store.schema import metadata

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
"""Parameters of a test that runs once on each kind; the second is left out where there is no server."""
SERVER = os.environ.get("TATAMI_TEST_POSTGRES", "")
NAME = f"tatami_test_{os.getpid()}"


def postgres_url() -> str:
    """Return the address of this test run's own database."""
    return f"{SERVER.rpartition('/')[0]}/{NAME}"


def _run(address: str, *statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def create() -> None:
    """Create this run's database."""
    _run(SERVER, f"CREATE DATABASE {NAME}")


def drop() -> None:
    """Drop it, whoever is still connected."""
    _run(SERVER, f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")


def empty() -> None:
    """Begin with no tables at all."""
    _run(postgres_url(), "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


def clear() -> None:
    """Begin with empty tables, if there are any: much faster than `empty`."""
    truncate = f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY"
    _run(postgres_url(), f"DO $$ BEGIN IF to_regclass('public.tables') IS NOT NULL THEN {truncate}; END IF; END $$")
