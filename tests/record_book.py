"""Records of games that nobody played, written and entered as the table does it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from ratings import enter
from ratings.types import Record, Side
from store import Connection, tables
from store.schema import guilds, results, standings

GUILD, ELSEWHERE = 1, 2
ANN, BEN, CAT, DAN, EVE = 101, 102, 103, 104, 105
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
DUEL, ALONE = "seven_swords", "hanzo_solo"
AUTUMN, WINTER = 1_790_000_000, 1_800_000_000
"""Moments in the third quarter of 2026 and in the first of 2027."""


def record(winners: Sequence[int] = (0,), people: Sequence[int] = (ANN, BEN), **values: Any) -> Record:
    """Return a record that counts unless ``values`` say otherwise."""
    sides = tuple(Side(seat, person, NAMES.get(person, f"No. {person}")) for seat, person in enumerate(people))
    facts = {
        "table": 1,
        "guild": GUILD,
        "game": DUEL if len(people) > 1 else ALONE,
        "ending": "rules",
        "moves": 100,
        "turns": 7,
        "level": 0,
        "assisted": False,
        "crossed": False,
        "ended": WINTER,
    }
    return Record(winners=tuple(winners), sides=sides, **{**facts, **values})


def write(connection: Connection, one: Record, options: dict[str, str] | None = None) -> int:
    """Write a table that ended like this, without entering it, and return its number."""
    table = tables.add_table(
        connection,
        guild_id=one.guild,
        channel_id=1,
        owner=one.sides[0].person,
        game=one.game,
        rules_version=1,
        setting=tables.put_setting(connection, one.game, {}),
        options=options or {},
        first_game=False,
        locale="en",
        theme="light",
        status="abandoned" if one.ending == "abandoned" else "finished",
        created=0,
        changed=one.ended,
    )
    people = [
        {"seat": side.seat, "person": side.person, "name": side.name, "won": side.seat in one.winners, "score": None}
        for side in one.sides
    ]
    tables.add_result(
        connection,
        table,
        people,
        guild_id=one.guild,
        game=one.game,
        ending=one.ending,
        winners=list(one.winners),
        reason=one.ending,
        scores=[],
        moves=one.moves,
        turns=one.turns,
        assisted=one.assisted,
        crossed=one.crossed,
        final_hash="0" * 64,
        ended=one.ended,
    )
    return table


def play(connection: Connection, one: Record, options: dict[str, str] | None = None) -> str:
    """Write and enter a record, and return the verdict."""
    return enter(connection, write(connection, one, options))


def any_record(chance: random.Random) -> tuple[Record, dict[str, str]]:
    """Return some record, and the options of its table."""
    game, seats = chance.choice([(DUEL, 2), ("hanzo", 2), (ALONE, 1)])
    hard = chance.random() < 0.5
    one = record(
        chance.choice([(0,), (0,), (seats - 1,), (), tuple(range(seats))]),
        chance.sample(list(NAMES), seats),
        game=game,
        guild=chance.choice([GUILD, GUILD, ELSEWHERE]),
        ending=chance.choice(["rules", "rules", "rules", "resigned", "abandoned"]),
        moves=chance.choice([3, 40, 50, 60]),
        turns=chance.choice([None, 5, 6, 7, 8]),
        assisted=chance.random() < 0.1,
        crossed=chance.random() < 0.1,
        ended=AUTUMN + chance.randrange(40) * 500_000,
    )
    return one, {"paper_doors": "on"} if hard and game == ALONE else {}


def everything(connection: Connection) -> tuple[Any, ...]:
    """Return all standings, and what was decided about every record."""
    key = list(standings.primary_key.columns)
    return (
        connection.execute(select(standings).order_by(*key)).all(),
        connection.execute(
            select(results.c.table_id, results.c.number, results.c.verdict).order_by(results.c.table_id)
        ).all(),
        connection.execute(select(guilds).order_by(guilds.c.guild_id)).all(),
    )
