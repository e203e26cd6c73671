"""What needs somebody else's yes: abandoning, handing a seat over, undoing beyond what was seen."""

from __future__ import annotations

from table.service import Service
from table.types import Proposal, ProposalKind, TableInfo


class Consent(Service):
    """The part of `Tables` for proposals, and for moving a table."""

    async def propose(
        self,
        table_id: int,
        person: int,
        kind: ProposalKind,
        *,
        newcomer: int | None = None,
        newcomer_name: str = "",
        interaction: int | None = None,
    ) -> Proposal:
        """Ask the others; a ``proposal`` row posts it. One proposal of a kind may be open at a table.

        ``abandon``: end without a result. ``hand_over``: give one's own seat to ``newcomer``. ``undo``: take back the
        own last move although it was seen; the proposal falls when the game goes on. Raises `ProposalOpen`,
        `NothingToUndo`, `AlreadySeated` (the newcomer), `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`.
        """
        raise NotImplementedError

    async def proposal(self, proposal_id: int) -> Proposal:
        """Return a proposal as it stands now. Raises `UnknownProposal`."""
        raise NotImplementedError

    async def answer(self, proposal_id: int, person: int, agree: bool) -> Proposal:
        """Agree or refuse; the last yes carries it out, one no closes it, and its own proposer withdraws it with no.

        Raises `UnknownProposal`, `ProposalClosed`, `NotAsked`.
        """
        raise NotImplementedError

    async def move_to(self, table_id: int, person: int, guild_id: int, channel_id: int) -> TableInfo:
        """Bring a table to another channel or thread, for instance because the old one was deleted.

        Raises `UnknownTable`, `TableClosed`, `NotSeated`, `ChannelTaken`.
        """
        raise NotImplementedError

    async def show(self, table_id: int) -> TableInfo:
        """Have the current card or board posted anew in its channel, mentioning nobody. Raises `UnknownTable`."""
        raise NotImplementedError
