"""Before the game: opening a table, taking and leaving seats, starting, cancelling."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Seat
from table.service import Service
from table.types import TableInfo


class Lobby(Service):
    """The part of `Tables` that works before the start."""

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        owner: int,
        owner_name: str,
        game: str,
        options: Mapping[str, str],
        *,
        wish: Seat | None = None,
        first_game: bool = False,
        locale: str = "en",
        theme: str = "light",
    ) -> TableInfo:
        """Open a table in a channel and seat its owner. A ``lobby`` row posts the card.

        Raises `ChannelTaken`, `UnknownGame`, `BadOptions`.
        """
        raise NotImplementedError

    async def sit(self, table_id: int, person: int, name: str, wish: Seat | None) -> TableInfo:
        """Take a seat, or change the wish of one taken before; ``None`` = any role, drawn at the start.

        Raises `UnknownTable`, `NotInLobby`, `SeatTaken`, `TableFull`, `AlreadySeated` (nothing would change).
        """
        raise NotImplementedError

    async def leave(self, table_id: int, person: int) -> TableInfo:
        """Give the seat back. If it was the owner's, the table passes to who is left, or is cancelled.

        Raises `UnknownTable`, `NotInLobby`, `NotSeated`.
        """
        raise NotImplementedError

    async def invite(self, table_id: int, person: int, guest: int) -> None:
        """Have the owner's invitation of a guest posted (an ``invite`` row). A guest is invited once a table.

        Raises `UnknownTable`, `NotInLobby`, `NotOwner`, `AlreadySeated`, `TableFull`.
        """
        raise NotImplementedError

    async def start(self, table_id: int, person: int) -> TableInfo:
        """Draw the open roles, fix the dice, and begin. Anybody who sits at the table may start it.

        Raises `UnknownTable`, `NotInLobby`, `NotSeated`, `SeatsFree`.
        """
        raise NotImplementedError

    async def cancel(self, table_id: int, person: int) -> TableInfo:
        """Close a table that has not started. Raises `UnknownTable`, `NotInLobby`, `NotOwner`."""
        raise NotImplementedError
