"""Queries for records of finished games and for the running figures made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, func, insert, select, update

from store.schema import AnyRow, guilds, result_seats, results, standings, tables
from store.upsert import upsert

FIGURES = tuple(column.name for column in standings.columns)
_KEY = tuple(column.name for column in standings.primary_key.columns)

_KEPT = ("table_id", "guild_id", "game", "ending", "winners", "moves", "turns", "assisted", "crossed", "ended")
_DECIDED = ("number", "verdict")
_RECORD = select(*(results.c[name] for name in (*_KEPT, *_DECIDED)), tables.c.options).join(
    tables, tables.c.id == results.c.table_id
)
_ONE_RECORD = _RECORD.where(results.c.table_id == bindparam("id"))
_SIDE = (result_seats.c.table_id, result_seats.c.seat, result_seats.c.person, result_seats.c.name)
_SEATS = select(*_SIDE).order_by(result_seats.c.table_id, result_seats.c.seat)
_ONE_TABLES_SEATS = _SEATS.where(result_seats.c.table_id == bindparam("id"))
_ENTERED = (
    update(results)
    .where(results.c.table_id == bindparam("id"))
    .values(number=bindparam("as_number"), verdict=bindparam("as_verdict"))
)
_PLACE = (
    func.row_number()
    .over(order_by=(standings.c.merit.desc(), standings.c.latest, standings.c.person))  # of equals, who was first
    .label("place")
)

BoardKey = tuple[int, str, int, int, int]
"""Server, game, seat, season and level: the columns that name a board."""


def lock_guild(connection: Connection, guild_id: int) -> int:
    """Have nobody else change the standings of a server until the transaction ends; return the number of the record
    that was entered last."""
    statement = upsert(connection, guilds).values(guild_id=guild_id, records=0)
    statement = statement.on_conflict_do_update(
        index_elements=[guilds.c.guild_id], set_={"records": guilds.c.records}
    ).returning(guilds.c.records)
    number: int = connection.scalars(statement).one()
    return number


def set_latest_number(connection: Connection, guild_id: int, number: int) -> None:
    """Note the number of the record that was entered last."""
    connection.execute(update(guilds).where(guilds.c.guild_id == guild_id).values(records=number))


def get_record(connection: Connection, table_id: int) -> tuple[AnyRow, Sequence[AnyRow]]:
    """Return the result of a table, with the table's options, and its seats."""
    seats = connection.execute(_ONE_TABLES_SEATS, {"id": table_id}).all()
    return connection.execute(_ONE_RECORD, {"id": table_id}).one(), seats


def all_records(connection: Connection, guild_id: int) -> Iterator[tuple[AnyRow, list[AnyRow]]]:
    """Yield every result of a server with its seats: in the order of their numbers, then those that have none, by
    time and table."""
    seats: dict[int, list[AnyRow]] = {}
    of_guild = _SEATS.join(results, results.c.table_id == result_seats.c.table_id).where(results.c.guild_id == guild_id)
    for seat in connection.execute(of_guild):
        seats.setdefault(seat.table_id, []).append(seat)
    order = (results.c.number.is_(None), results.c.number, results.c.ended, results.c.table_id)
    for row in connection.execute(_RECORD.where(results.c.guild_id == guild_id).order_by(*order)):
        yield row, seats.pop(row.table_id, [])


def guilds_with_records(connection: Connection, *, unentered: bool = False) -> list[int]:
    """Return the servers that have results; with ``unentered`` those that have some without a verdict."""
    statement = select(results.c.guild_id).distinct().order_by(results.c.guild_id)
    if unentered:
        statement = statement.where(results.c.verdict.is_(None))
    return list(connection.scalars(statement))


def enter_records(connection: Connection, entered: Iterable[tuple[int, int, str]]) -> None:
    """Give records, named by their table, their number and verdict."""
    rows = [{"id": table, "as_number": number, "as_verdict": verdict} for table, number, verdict in entered]
    if rows:
        connection.execute(_ENTERED, rows)


def get_figures(
    connection: Connection, guild_id: int, game: str, level: int, seasons: Sequence[int], people: Sequence[int]
) -> Sequence[AnyRow]:
    """Return the standings of some people in one game and level, in all of its seats."""
    return connection.execute(
        select(standings).where(
            standings.c.guild_id == guild_id,
            standings.c.game == game,
            standings.c.level == level,
            standings.c.season.in_(seasons),
            standings.c.person.in_(people),
        )
    ).all()


def put_figures(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert or replace standings; each row has all of `FIGURES`."""
    statement = upsert(connection, standings)
    changed = {name: statement.excluded[name] for name in FIGURES if name not in _KEY}
    connection.execute(statement.on_conflict_do_update(index_elements=_KEY, set_=changed), rows)


def replace_figures(connection: Connection, guild_id: int, rows: Sequence[Mapping[str, Any]]) -> None:
    """Replace all standings of a server by others."""
    connection.execute(delete(standings).where(standings.c.guild_id == guild_id))
    if rows:
        connection.execute(insert(standings), rows)


# Looking


def _board(key: BoardKey) -> ColumnElement[bool]:
    names = (standings.c.guild_id, standings.c.game, standings.c.seat, standings.c.season, standings.c.level)
    return and_(*(column == value for column, value in zip(names, key, strict=True)))


def _placed(key: BoardKey) -> Select[*tuple[Any, ...]]:
    ranked = select(standings, _PLACE).where(_board(key)).subquery()
    return select(ranked).order_by(ranked.c.place)


def board_size(connection: Connection, key: BoardKey) -> int:
    """Return how many people are on a board."""
    return connection.scalars(select(func.count()).select_from(standings).where(_board(key))).one()


def board_page(connection: Connection, key: BoardKey, start: int, size: int) -> Sequence[AnyRow]:
    """Return a part of a board, best first, each row with its ``place``."""
    return connection.execute(_placed(key).offset(start).limit(size)).all()


def on_board(connection: Connection, key: BoardKey, person: int) -> AnyRow | None:
    """Return the row of a person with its ``place``, if he is on the board."""
    ranked = select(standings, _PLACE).where(_board(key)).subquery()
    return connection.execute(select(ranked).where(ranked.c.person == person)).first()


def boards_of_guild(connection: Connection, guild_id: int) -> Sequence[AnyRow]:
    """Return game, seat, season, level and number of people of every board of a server that is not empty."""
    names = (standings.c.game, standings.c.seat, standings.c.season, standings.c.level)
    statement = select(*names, func.count().label("people")).where(standings.c.guild_id == guild_id)
    return connection.execute(statement.group_by(*names).order_by(*names)).all()


def of_person(connection: Connection, guild_id: int, person: int) -> Sequence[AnyRow]:
    """Return all standings of a person on a server, those of the latest games first."""
    return connection.execute(
        select(standings)
        .where(standings.c.guild_id == guild_id, standings.c.person == person)
        .order_by(standings.c.latest.desc(), standings.c.game, standings.c.seat, standings.c.level)
    ).all()


def latest_records(
    connection: Connection, guild_id: int, person: int, limit: int
) -> list[tuple[AnyRow, Sequence[AnyRow]]]:
    """Return the latest results of a person on a server, newest first, each with its seats."""
    own = select(result_seats.c.table_id).where(result_seats.c.person == person)
    statement = _RECORD.where(results.c.guild_id == guild_id, results.c.table_id.in_(own))
    rows = connection.execute(statement.order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(limit)).all()
    tables_found = [row.table_id for row in rows]
    seats: dict[int, list[AnyRow]] = {table: [] for table in tables_found}
    for seat in connection.execute(_SEATS.where(result_seats.c.table_id.in_(tables_found))):
        seats[seat.table_id].append(seat)
    return [(row, seats[row.table_id]) for row in rows]
