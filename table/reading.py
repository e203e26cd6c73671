"""Looking at tables: lists, positions now and before, the log for a viewer, the record at the end."""

from __future__ import annotations

from typing import Any

from engine.core import Seat
from table.service import Service
from table.types import LogEntry, Position, Preferences, Summary, TableInfo


class Reading(Service):
    """The part of `Tables` that changes nothing (but a person's own preferences)."""

    async def get(self, table_id: int) -> TableInfo:
        """Return a table. Raises `UnknownTable`."""
        raise NotImplementedError

    async def find(self, channel_id: int) -> TableInfo | None:
        """Return the table of a channel that is in the lobby or open."""
        raise NotImplementedError

    async def latest(self, channel_id: int) -> TableInfo | None:
        """Return the table of a channel that is in the lobby or open, else the one that ended last there."""
        raise NotImplementedError

    async def mine(self, person: int) -> tuple[Summary, ...]:
        """Return the person's tables in lobby or open: those that wait for him first, longest waiting first."""
        raise NotImplementedError

    async def waiting(self, person: int) -> tuple[Summary, ...]:
        """Return the person's tables that wait for him, longest waiting first."""
        raise NotImplementedError

    async def position(self, table_id: int, sequence: int | None = None) -> Position:
        """Return the current position, or the one just after an earlier entry (then without drafts).

        Raises `UnknownTable`, `NotStarted` (in the lobby, when cancelled there, or for a sequence not reached).
        """
        raise NotImplementedError

    async def log(
        self, table_id: int, seat: Seat | None, *, after: int = 0, before: int | None = None, limit: int = 50
    ) -> tuple[LogEntry, ...]:
        """Return the latest ``limit`` entries with ``after < sequence < before`` in order, as this seat (``None`` =
        spectator) may see them. Raises `UnknownTable`."""
        raise NotImplementedError

    async def record(self, table_id: int) -> dict[str, Any]:
        """Return the record of a finished game as JSON, seed included, in the form that
        `engine.record` verifies. Raises `UnknownTable`, `NotFinished`."""
        raise NotImplementedError

    async def preferences(self, person: int) -> Preferences:
        """Return what the person asked for in private messages."""
        raise NotImplementedError

    async def set_preferences(self, person: int, preferences: Preferences) -> None:
        """Keep what the person asks for in private messages."""
        raise NotImplementedError
