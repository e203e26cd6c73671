"""The leaderboards of a server: entering records, looking, and making everything again from the records."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, NamedTuple

from ratings import counting
from ratings.reckoning import Figures, Key, Reckoner, seasons
from ratings.seasons import ALL_TIME, season_of
from ratings.types import Board, Page, Profile, Recent, Record, Side, Standing
from store import AnyRow, Connection, Store, standings

RECENT = 5
"""So many latest games are part of a profile."""
_KEPT = tuple(field.name for field in fields(Figures))


class Rebuilt(NamedTuple):
    """How many records were read, and how many of them count."""

    records: int
    counted: int


def enter(connection: Connection, table: int) -> str:
    """Judge the result of a table, which the transaction under way has just written, and let it count if it does.

    Returns the verdict. From here to the end of the transaction nobody else changes the standings of this server, so
    that two tables that end at once count one after the other, in the order of their numbers.
    """
    record = _record(*standings.get_record(connection, table))
    number = standings.lock_guild(connection, record.guild) + 1
    verdict = counting.verdict(record)
    if verdict == counting.COUNTS:
        figures = _figures(connection, record)
        changed = Reckoner().add(record, number, figures)
        standings.put_figures(connection, [_row(key, figures[key]) for key in changed])
    standings.enter_records(connection, [(table, number, verdict)])
    standings.set_latest_number(connection, record.guild, number)
    return verdict


def rebuild(connection: Connection, guild: int) -> Rebuilt:
    """Judge all records of a server anew and make its standings from nothing, in the order of the records' numbers;
    records that have none yet get theirs by time, then by table."""
    latest = standings.lock_guild(connection, guild)
    reckoner, figures = Reckoner(), dict[Key, Figures]()
    entered, records, counted = [], 0, 0
    for row, seats in standings.all_records(connection, guild):
        record = _record(row, seats)
        verdict = counting.verdict(record)
        number = latest + 1 if row.number is None else row.number
        latest = max(latest, number)
        records += 1
        if verdict == counting.COUNTS:
            reckoner.add(record, number, figures)
            counted += 1
        if (row.number, row.verdict) != (number, verdict):
            entered.append((record.table, number, verdict))
    standings.replace_figures(connection, guild, [_row(key, one) for key, one in figures.items()])
    standings.enter_records(connection, entered)
    standings.set_latest_number(connection, guild, latest)
    return Rebuilt(records, counted)


class Standings:
    """The leaderboards of all servers, for looking. Records get in by `enter`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self) -> int:
        """Enter the records that were written before there were standings; return how many servers had some."""
        waiting = await self._store.run(lambda connection: standings.guilds_with_records(connection, unentered=True))
        await self._rebuild(waiting)
        return len(waiting)

    async def rebuild(self) -> Rebuilt:
        """Make all standings again from the records, a transaction a server."""
        return await self._rebuild(await self._store.run(standings.guilds_with_records))

    async def _rebuild(self, guilds: Iterable[int]) -> Rebuilt:
        records = counted = 0
        for guild in guilds:
            with _uncollected():
                rebuilt = await self._store.run(lambda connection, guild=guild: rebuild(connection, guild))  # type: ignore[misc]
            records, counted = records + rebuilt.records, counted + rebuilt.counted
        return Rebuilt(records, counted)

    async def page(self, board: Board, start: int, size: int, person: int) -> Page:
        """Return ``size`` rows of a board from ``start`` on (of its last page, if it is shorter), and where this
        person stands."""

        def read(connection: Connection) -> Page:
            total = standings.board_size(connection, board)
            first = max(0, min(start, (total - 1) // size * size))
            rows = standings.board_page(connection, board, first, size)
            own = next((row for row in rows if row.person == person), None) or standings.on_board(
                connection, board, person
            )
            return Page(board, total, first, tuple(map(_standing, rows)), None if own is None else _standing(own))

        return await self._store.run(read)

    async def boards(self, guild: int) -> dict[Board, int]:
        """Return the boards of a server that have somebody on them, with how many."""
        rows = await self._store.run(lambda connection: standings.boards_of_guild(connection, guild))
        return {Board(guild, row.game, row.seat, row.season, row.level): row.people for row in rows}

    async def latest(self, guild: int, person: int) -> Board | None:
        """Return the board of all time on which a person's latest game counts."""
        rows = await self._store.run(lambda connection: standings.of_person(connection, guild, person))
        return next((_board(row) for row in rows if row.season == ALL_TIME), None)

    async def places(self, wanted: Sequence[tuple[Board, int]]) -> tuple[tuple[Standing, int], ...]:
        """Return where people stand, each on the board named with him, and how many are on it; who is not on it is left
        out."""

        def read(connection: Connection) -> tuple[tuple[Standing, int], ...]:
            rows = [(board, standings.on_board(connection, board, person)) for board, person in wanted]
            return tuple(
                (_standing(row), standings.board_size(connection, board)) for board, row in rows if row is not None
            )

        return await self._store.run(read)

    async def profile(self, guild: int, person: int, now: int) -> Profile:
        """Return what a person has reached on a server, in all time and in the season of ``now``."""

        def read(connection: Connection) -> Profile:
            rows = standings.of_person(connection, guild, person)
            wanted = [row for row in rows if row.season in (ALL_TIME, season_of(now))]
            placed = [standings.on_board(connection, _board(row), person) for row in wanted]
            found = [_standing(row) for row in placed if row is not None]
            recent = [
                Recent(record, next(side for side in record.sides if side.person == person), row.verdict or "")
                for row, seats in standings.latest_records(connection, guild, person, RECENT)
                for record in (_record(row, seats),)
            ]
            return Profile(
                person,
                next((one.side.name for one in recent), ""),
                tuple(one for one in found if one.board.season == ALL_TIME),
                tuple(one for one in found if one.board.season != ALL_TIME),
                tuple(recent),
            )

        return await self._store.run(read)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Make much that is kept: looking for garbage in it again and again would take a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


# Rows


def _record(row: AnyRow, seats: Sequence[AnyRow]) -> Record:
    return Record(
        table=row.table_id,
        guild=row.guild_id,
        game=row.game,
        ending=row.ending,
        winners=tuple(row.winners),
        sides=tuple([Side(seat.seat, seat.person, seat.name) for seat in seats]),
        moves=row.moves,
        turns=row.turns,
        level=counting.level_of(row.game, row.options),
        assisted=row.assisted,
        crossed=row.crossed,
        ended=row.ended,
    )


def _board(row: AnyRow) -> Board:
    return Board(row.guild_id, row.game, row.seat, row.season, row.level)


def _figures(connection: Connection, record: Record) -> dict[Key, Figures]:
    """Return what everybody in a record has on its boards so far."""
    wanted = {(side.seat, side.person) for side in record.sides}
    rows = standings.get_figures(
        connection,
        record.guild,
        record.game,
        record.level,
        seasons(record),
        [side.person for side in record.sides],
    )
    return {
        (_board(row), row.person): Figures(*(getattr(row, name) for name in _KEPT))
        for row in rows
        if (row.seat, row.person) in wanted
    }


def _row(key: Key, one: Figures) -> Mapping[str, Any]:
    board, person = key
    return {
        "guild_id": board.guild,
        "game": board.game,
        "seat": board.seat,
        "season": board.season,
        "level": board.level,
        "person": person,
        "merit": one.merit,
        **{name: getattr(one, name) for name in _KEPT},
    }


def _standing(row: AnyRow) -> Standing:
    return Standing(
        board=_board(row),
        person=row.person,
        name=row.name,
        place=row.place,
        rating=None if row.mu is None else counting.shown(row.merit),
        games=row.games,
        wins=row.wins,
        draws=row.draws,
        streak=row.streak,
        best_streak=row.best_streak,
        fewest_turns=row.fewest_turns,
    )
