"""Queries for tables, seats, settings and results."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.errors import Conflict
from store.schema import LARGEST_ID, AnyRow, invitations, result_seats, results, seats, seeds, settings, tables
from store.upsert import upsert

UNDER_WAY = ("lobby", "open")

_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_LOCKED = _TABLE.with_for_update(key_share=True)
_CHANGE = update(tables).where(tables.c.id == bindparam("at_id"), tables.c.revision == bindparam("at_revision"))
_TABLES = select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_SEATS = select(seats).where(seats.c.table_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.place)
_RESULTS = select(results).where(results.c.table_id.in_(bindparam("ids", expanding=True)))
_DUE = (
    update(seats)
    .where(seats.c.table_id == bindparam("id"), seats.c.seat == bindparam("which"))
    .values(due=bindparam("owes"))
)


def put_setting(connection: Connection, game: str, frozen: Mapping[str, Any]) -> str:
    """Store a frozen setting by its content and return its hash."""
    written = json.dumps([game, frozen], sort_keys=True, separators=(",", ":"))
    key = hashlib.sha256(written.encode()).hexdigest()
    row = {"hash": key, "game": game, "frozen": dict(frozen)}
    connection.execute(upsert(connection, settings).on_conflict_do_nothing(), row)
    return key


def get_setting(connection: Connection, key: str) -> dict[str, Any]:
    """Return a frozen setting."""
    frozen: dict[str, Any] = connection.scalars(select(settings.c.frozen).where(settings.c.hash == key)).one()
    return frozen


def add_table(connection: Connection, **values: Any) -> int:
    """Insert a table and return its id. Raises `Conflict` if its channel has one under way."""
    defaults = {"sequence": 0, "revision": 0, "commitment": ""}
    try:
        table_id: int = connection.scalars(insert(tables).returning(tables.c.id), defaults | values).one()
    except IntegrityError:
        raise Conflict("channel") from None
    return table_id


def get_table(connection: Connection, table_id: int, *, lock: bool = False) -> AnyRow | None:
    """Return the row of a table; ``lock`` keeps others from changing the table until the transaction ends."""
    if table_id > LARGEST_ID:
        return None
    return connection.execute(_LOCKED if lock else _TABLE, {"id": table_id}).first()


def get_tables(connection: Connection, ids: Sequence[int]) -> Sequence[AnyRow]:
    """Return the rows of tables, in no particular order."""
    return connection.execute(_TABLES, {"ids": list(ids)}).all()


def change_table(connection: Connection, table_id: int, revision: int, **values: Any) -> None:
    """Change a table that is at ``revision``. Raises `Conflict` if it is not, or if a new channel is taken."""
    try:
        done = connection.execute(
            _CHANGE, values | {"revision": revision + 1, "at_id": table_id, "at_revision": revision}
        )
    except IntegrityError:
        raise Conflict("channel") from None
    if done.rowcount != 1:
        raise Conflict("revision")


def in_channel(connection: Connection, channel_id: int, *, under_way: bool) -> AnyRow | None:
    """Return the table under way in a channel, or the newest one of any status."""
    statement = select(tables).where(tables.c.channel_id == channel_id)
    if under_way:
        statement = statement.where(tables.c.status.in_(UNDER_WAY))
    return connection.execute(statement.order_by(tables.c.id.desc()).limit(1)).first()


def of_person(connection: Connection, person: int, games: Collection[str]) -> list[int]:
    """Return the ids of the tables of these games under way where a person sits, those that wait for him first, oldest
    wait first."""
    statement = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.status.in_(UNDER_WAY), tables.c.game.in_(games))
        .order_by(seats.c.due.desc(), tables.c.changed, tables.c.id)
    )
    return list(connection.scalars(statement))


def get_seats(connection: Connection, ids: Sequence[int]) -> dict[int, list[AnyRow]]:
    """Return the seats of tables, by table, in the order of sitting down."""
    found: dict[int, list[AnyRow]] = {key: [] for key in ids}
    for row in connection.execute(_SEATS, {"ids": list(ids)}):
        found[row.table_id].append(row)
    return found


def add_seat(connection: Connection, table_id: int, person: int, name: str, wish: int | None, place: int) -> None:
    """Seat a person. Raises `Conflict` if he sits already or the seat is taken."""
    row = {
        "table_id": table_id,
        "person": person,
        "name": name,
        "wish": wish,
        "seat": wish,
        "place": place,
        "due": False,
    }
    try:
        connection.execute(insert(seats), row)
    except IntegrityError:
        raise Conflict("seat") from None


def change_seat(connection: Connection, table_id: int, sitter: int, **values: Any) -> None:
    """Change the seat of a person (or the person of a seat). Raises `Conflict` if another has it."""
    try:
        connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.person == sitter), values)
    except IntegrityError:
        raise Conflict("seat") from None


def remove_seat(connection: Connection, table_id: int, person: int) -> None:
    """Take a person from the table."""
    connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.person == person))


def set_due(connection: Connection, table_id: int, changes: Mapping[int, bool]) -> None:
    """Note for some seats whether they owe a decision."""
    if changes:
        rows = [{"id": table_id, "which": seat, "owes": due} for seat, due in changes.items()]
        connection.execute(_DUE, rows)


def add_invitation(connection: Connection, table_id: int, person: int) -> bool:
    """Note that a person was invited. Returns whether it is the first time."""
    row = {"table_id": table_id, "person": person}
    known = select(invitations).where(invitations.c.table_id == table_id, invitations.c.person == person)
    if connection.execute(known).first() is not None:
        return False
    connection.execute(insert(invitations), row)
    return True


def remove_invitation(connection: Connection, table_id: int, person: int) -> None:
    """Forget that a person was invited."""
    connection.execute(delete(invitations).where(invitations.c.table_id == table_id, invitations.c.person == person))


def put_seed(connection: Connection, table_id: int, seed: bytes) -> None:
    """Keep the seed of a table."""
    connection.execute(insert(seeds), {"table_id": table_id, "seed": seed})


def get_seed(connection: Connection, table_id: int) -> bytes:
    """Return the seed of a table that has started. It must not leave the table service before the end."""
    seed: bytes = connection.scalars(select(seeds.c.seed).where(seeds.c.table_id == table_id)).one()
    return seed


def add_result(connection: Connection, table_id: int, people: Iterable[Mapping[str, Any]], **values: Any) -> None:
    """Record the end of a table, once, with a row a seat."""
    connection.execute(insert(results), values | {"table_id": table_id})
    connection.execute(insert(result_seats), [{**person, "table_id": table_id} for person in people])


def get_results(connection: Connection, ids: Sequence[int]) -> dict[int, AnyRow]:
    """Return the results of those tables that have one."""
    return {row.table_id: row for row in connection.execute(_RESULTS, {"ids": list(ids)})}
