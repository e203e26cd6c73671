"""The database: opening, upgrading, transactions."""

from __future__ import annotations

from typing import Self


class StoreBusy(Exception):
    """Another process uses this database file (SQLite) or this worker name (PostgreSQL)."""


class Store:
    """An open database."""

    @classmethod
    async def open(cls, url: str, *, worker: str = "main") -> Self:
        """Open the database and upgrade its tables."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is under way and close."""
        raise NotImplementedError
