"""Queries for proposals and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.errors import Conflict
from store.schema import LARGEST_ID, AnyRow, consents, proposals

_OPEN = (
    select(proposals)
    .where(proposals.c.table_id == bindparam("id"), proposals.c.status == "open")
    .order_by(proposals.c.id)
)


def add_proposal(connection: Connection, **values: Any) -> int:
    """Insert an open proposal and return its id. Raises `Conflict` if one of its kind is open at the table."""
    try:
        proposal_id: int = connection.scalars(insert(proposals).returning(proposals.c.id), values).one()
    except IntegrityError:
        raise Conflict("proposal") from None
    return proposal_id


def get_proposal(connection: Connection, proposal_id: int) -> AnyRow | None:
    """Return a proposal."""
    if proposal_id > LARGEST_ID:
        return None
    return connection.execute(select(proposals).where(proposals.c.id == proposal_id)).first()


def by_interaction(connection: Connection, interaction: int) -> AnyRow | None:
    """Return the proposal that an interaction made."""
    return connection.execute(select(proposals).where(proposals.c.interaction == interaction)).first()


def open_of_table(connection: Connection, table_id: int) -> Sequence[AnyRow]:
    """Return the open proposals of a table."""
    return connection.execute(_OPEN, {"id": table_id}).all()


def hand_overs(connection: Connection, table_id: int) -> Sequence[AnyRow]:
    """Return the accepted proposals by which seats of a table passed to others, in order."""
    statement = select(proposals).where(
        proposals.c.table_id == table_id, proposals.c.kind == "hand_over", proposals.c.status == "accepted"
    )
    return connection.execute(statement.order_by(proposals.c.id)).all()


def close(connection: Connection, proposal_id: int, status: str, refused_by: int | None = None) -> None:
    """Close a proposal."""
    statement = update(proposals).where(proposals.c.id == proposal_id)
    connection.execute(statement.values(status=status, refused_by=refused_by))


def agree(connection: Connection, proposal_id: int, person: int) -> None:
    """Note that a person agreed."""
    connection.execute(insert(consents), {"proposal_id": proposal_id, "person": person})


def agreed(connection: Connection, proposal_id: int) -> tuple[int, ...]:
    """Return who agreed so far."""
    statement = select(consents.c.person).where(consents.c.proposal_id == proposal_id).order_by(consents.c.person)
    return tuple(connection.scalars(statement))
