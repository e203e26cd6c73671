"""Where a table stands: bringing it to another channel, and posting anew what is current there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from store import Conflict
from table.change import Change
from table.errors import NotSeated, OtherServer, TableClosed
from table.notices import Notices, proposal_slot
from table.service import Service
from table.types import TableInfo


class Place(Service):
    """The part of `Tables` for the channel of a table."""

    async def move_to(
        self, table_id: int, person: int, guild_id: int, channel_id: int, *, homeless: bool = False
    ) -> TableInfo:
        """Bring a table to another channel or thread, for instance because the old one was deleted.

        It stays on its server, so that nobody alone takes a game that he loses off its leaderboards, unless it is
        ``homeless``: the bot is on that server no more. Raises `UnknownTable`, `TableClosed`, `NotSeated`,
        `OtherServer`, `ChannelTaken`.
        """

        def work(change: Change) -> TableInfo:
            info = change.info
            if info.status not in ("lobby", "open"):
                raise TableClosed(status=info.status)
            if not info.has(person) and info.owner != person:
                raise NotSeated()
            if guild_id != info.guild_id and not homeless:
                raise OtherServer()
            change.info = replace(info, guild_id=guild_id, channel_id=channel_id)
            waiting = [one.id for one in change.proposals]
            change.messages.append(partial(_post_anew, info=change.info, waiting=waiting, actor=person))
            return change.info

        try:
            return await self._change(table_id, work, person)
        except Conflict:
            raise await self._channel_taken(channel_id) from None

    async def show(self, table_id: int) -> TableInfo:
        """Have the current card or board posted anew in its channel, mentioning nobody. Raises `UnknownTable`."""

        def work(change: Change) -> TableInfo:
            match change.info.status:
                case "open":
                    change.messages.append(partial(Notices.board, mentions=()))
                case "lobby" | "cancelled":
                    change.messages += [partial(Notices.retire, slot="lobby"), Notices.lobby]
                case _:
                    change.messages.append(partial(Notices.result, mentions=()))
            return change.info

        return await self._change(table_id, work)


def _post_anew(notices: Notices, info: TableInfo, waiting: list[int], actor: int) -> None:
    """Post everything that is current in the channel where the table is now."""
    invited = notices.leave_channel()
    notices.retire("lobby" if info.status == "lobby" else "board")
    for proposal_id in waiting:
        notices.retire(proposal_slot(proposal_id))
    if info.status == "lobby":
        notices.lobby()
        for person in invited:
            notices.invite(person)
    else:
        notices.board(person for person in info.due if person != actor)
    for proposal_id in waiting:
        notices.proposal(proposal_id)
