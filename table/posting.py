"""The outbox: which messages wait to be posted, and what became of them."""

from __future__ import annotations

from table.service import Service
from table.types import OutboxRow


class Posting(Service):
    """The part of `Tables` for the one who posts. Call `claim` in a loop that ticks, and after each `on_outbox`."""

    async def recover(self) -> None:
        """Take back rows that this worker had under way when it died. `Tables.open` does that."""
        raise NotImplementedError

    async def claim(self, limit: int = 10) -> tuple[OutboxRow, ...]:
        """Take rows to post now, at most one for each place (a table's channel, a person, a proposal), so that order
        holds. Superseded rows and pings of turns that have passed are dropped on the way."""
        raise NotImplementedError

    async def posted(self, row_id: int, message_id: int | None = None, channel_id: int | None = None) -> None:
        """Note that a row was carried out; ``message_id`` names the message that now shows it.

        ``channel_id`` is needed for direct messages. A board that replaces another puts a ``retire`` row for the old
        one into the outbox.
        """
        raise NotImplementedError

    async def lost(self, row_id: int) -> None:
        """Note that the message which the row wanted to change is gone. What should be seen is posted anew, without
        a second mention."""
        raise NotImplementedError

    async def failed(self, row_id: int, reason: str, *, again: bool = True) -> None:
        """Note a failure with a short technical reason. With ``again`` it is tried later, less and less often, and
        given up after eight tries; without (a closed DM, a deleted channel) it is given up now."""
        raise NotImplementedError
