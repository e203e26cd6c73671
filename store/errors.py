"""Why a database cannot be opened, and why it refuses a change."""

from __future__ import annotations


class StoreBusy(Exception):
    """Another process uses this database file (SQLite) or this worker name (PostgreSQL): ``what``."""

    def __init__(self, what: str) -> None:
        super().__init__(f"in use by another process: {what}")
        self.what = what


class StoreUnusable(Exception):
    """The database cannot be opened, for a technical ``reason`` that holds no secret."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Conflict(Exception):
    """The database refused: somebody else was faster. The text names the rule, for a log."""
