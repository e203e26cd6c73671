"""Proposals as they are read from the store, and when the game overtakes them."""

from __future__ import annotations

from collections.abc import Collection

from store import AnyRow, Connection, proposals
from table.types import Proposal, TableInfo


def as_proposal(connection: Connection, row: AnyRow | None, info: TableInfo) -> Proposal:
    """Put a proposal together; who is still asked follows from who sits at the table."""
    assert row is not None
    agreed = proposals.agreed(connection, row.id)
    concerned = [player.person for player in info.players if player.person != row.person]
    if row.newcomer is not None and row.newcomer not in concerned:
        concerned.append(row.newcomer)
    asked = tuple(person for person in concerned if person not in agreed) if row.status == "open" else ()
    return Proposal(
        id=row.id,
        table_id=row.table_id,
        kind=row.kind,
        status=row.status,
        person=row.person,
        sequence=row.sequence,
        returns_to=row.returns_to,
        steps=row.steps,
        newcomer=row.newcomer,
        newcomer_name=row.newcomer_name,
        asked=asked,
        agreed=agreed,
        refused_by=row.refused_by,
    )


def open_proposals(connection: Connection, info: TableInfo) -> tuple[Proposal, ...]:
    """Return the open proposals of a table, the oldest first."""
    rows = proposals.open_of_table(connection, info.id)
    return tuple(as_proposal(connection, row, info) for row in rows)


def overtaken(proposal: Proposal, playing_on: Collection[int | None]) -> bool:
    """Tell whether new entries void a proposal although the table goes on with the same people: undoing, always; an end
    without a result, when its proposer plays on, so that nobody agrees to it once he is losing.

    ``playing_on`` are those who made moves themselves.
    """
    return proposal.kind == "undo" or (proposal.kind == "abandon" and proposal.person in playing_on)
