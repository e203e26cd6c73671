"""What needs somebody else's yes: abandoning, handing a seat over, undoing beyond what was seen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core import Seat
from store import Connection, proposals, tables
from table.change import Change
from table.errors import (
    AlreadySeated,
    NobodyToAsk,
    NotAsked,
    NothingToUndo,
    ProposalClosed,
    ProposalOpen,
    UnknownProposal,
)
from table.live import order_kind, orders_of
from table.notices import Notices
from table.play import offer_of
from table.proposed import as_proposal
from table.service import Service
from table.types import Ending, Proposal, ProposalKind, UndoOffer


class Consent(Service):
    """The part of `Tables` for proposals."""

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
        `NothingToUndo`, `NobodyToAsk`, `AlreadySeated` (the newcomer), `UnknownTable`, `NotStarted`, `TableClosed`,
        `NotSeated`.
        """

        def work(change: Change) -> Proposal:
            connection = change.connection
            if interaction is not None and (made := proposals.by_interaction(connection, interaction)) is not None:
                return as_proposal(connection, made, change.info)
            change.require_open()
            seat = change.require_seat(person)
            if kind != "hand_over" and len(change.info.players) == 1:
                raise NobodyToAsk()
            for one in change.proposals:
                if one.kind == kind:
                    raise ProposalOpen(proposal=one.id)
            if kind == "hand_over":
                assert newcomer is not None, "a seat is handed over to somebody"
                if change.info.has(newcomer):
                    raise AlreadySeated()
            offer = _offer(change, seat) if kind == "undo" else None
            proposal_id = proposals.add_proposal(
                connection,
                table_id=table_id,
                kind=kind,
                status="open",
                person=person,
                sequence=change.info.sequence,
                returns_to=offer and offer.returns_to,
                steps=offer.steps if offer else 0,
                newcomer=newcomer if kind == "hand_over" else None,
                newcomer_name=newcomer_name,
                interaction=interaction,
                created=change.at,
            )
            proposal = as_proposal(connection, proposals.get_proposal(connection, proposal_id), change.info)
            change.messages.append(partial(Notices.proposal, proposal_id=proposal_id, mentions=proposal.asked))
            change.note_proposal(proposal)
            return proposal

        return await self._change(table_id, work, person)

    async def proposal(self, proposal_id: int) -> Proposal:
        """Return a proposal as it stands now. Raises `UnknownProposal`."""

        def read(connection: Connection) -> Proposal:
            row = proposals.get_proposal(connection, proposal_id)
            if row is None:
                raise UnknownProposal(proposal=proposal_id)
            (info,) = self._loader.infos(connection, tables.get_tables(connection, [row.table_id]))
            return as_proposal(connection, row, info)

        return await self._store.run(read)

    async def answer(self, proposal_id: int, person: int, agree: bool) -> Proposal:
        """Agree or refuse; the last yes carries it out, one no closes it, of which its proposer hears anew, and its own
        proposer withdraws it with no.

        Raises `UnknownProposal`, `ProposalClosed`, `NotAsked`.
        """

        table_id = (await self.proposal(proposal_id)).table_id

        def work(change: Change) -> Proposal:
            connection = change.connection
            proposal = as_proposal(connection, proposals.get_proposal(connection, proposal_id), change.info)
            if proposal.status != "open":
                raise ProposalClosed(status=proposal.status)
            told = partial(Notices.proposal, proposal_id=proposal_id)
            if person == proposal.person and not agree:
                proposals.close(connection, proposal_id, "withdrawn")
            elif person not in proposal.asked:
                raise NotAsked()
            elif not agree:
                proposals.close(connection, proposal_id, "refused", person)
                told = partial(Notices.refused, proposal_id=proposal_id, proposer=proposal.person)
            else:
                proposals.agree(connection, proposal_id, person)
                if proposal.asked == (person,):
                    proposals.close(connection, proposal_id, "accepted")
                    _carry_out(change, proposal)
            change.messages.append(told)
            answered = as_proposal(connection, proposals.get_proposal(connection, proposal_id), change.info)
            change.note_proposal(answered)
            return answered

        return await self._change(table_id, work, person)


def _offer(change: Change, seat: Seat) -> UndoOffer:
    offer = offer_of(change.connection, change.id, seat)
    if offer is None:
        raise NothingToUndo()
    return offer


def _carry_out(change: Change, proposal: Proposal) -> None:
    """Do what everybody has agreed to."""
    moment = change.require_open()
    seat = change.require_seat(proposal.person)
    if proposal.kind == "abandon":
        change.add("abandon", moment)
        change.end(Ending("abandoned", (), "abandoned", ()))
    elif proposal.kind == "undo" and proposal.returns_to is not None:
        change.undo(seat, proposal.person, proposal.returns_to)
    elif proposal.newcomer is not None:
        _hand_over(change, seat, proposal.person, proposal.newcomer, proposal.newcomer_name)


def _hand_over(change: Change, seat: Seat, leaver: int, newcomer: int, name: str) -> None:
    """Put a newcomer into a seat. He sees what the seat sees, but takes over no standing order."""
    info = change.info
    tables.change_seat(change.connection, info.id, leaver, person=newcomer, name=name)
    for kind in orders_of(change.drafts, seat):
        change.set_draft(seat, order_kind(kind), None)
    players = tuple(
        player._replace(person=newcomer, name=name) if player.person == leaver else player for player in info.players
    )
    owner = newcomer if info.owner == leaver else info.owner
    change.info = replace(info, players=players, owner=owner)
    change.add("hand_over", change.require_open(), seat=seat, person=newcomer)
