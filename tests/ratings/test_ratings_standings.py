"""Standings in the database: entering, placing, and making all of it again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from record_book import (
    ALONE,
    ANN,
    AUTUMN,
    BEN,
    CAT,
    DAN,
    DUEL,
    ELSEWHERE,
    EVE,
    GUILD,
    WINTER,
    any_record,
    everything,
    play,
    record,
    write,
)
from sqlalchemy import delete, update

from ratings import Board, Standings, enter, season_of
from ratings.standings import rebuild
from store import Store
from store.schema import guilds, results, standings

BANDITS = Board(GUILD, DUEL, 0)


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


async def enter_all(store: Store, *records: Any) -> list[str]:
    """Let records end one after the other in one transaction."""
    return await store.run(lambda connection: [play(connection, one) for one in records])


async def test_rebuilding_equals_the_running_figures(store: Store) -> None:
    """Records of three games come in an order that is neither that of their tables nor that of their times."""
    chance = random.Random(20261130)
    made = [any_record(chance) for _ in range(250)]
    waiting = await store.run(lambda connection: [write(connection, *one) for one in made])
    chance.shuffle(waiting)
    verdicts = []
    for start in range(0, len(waiting), 20):
        some = waiting[start : start + 20]
        verdicts += await store.run(lambda connection, some=some: [enter(connection, table) for table in some])
    assert set(verdicts) == {"counts", "abandoned", "crossed", "assisted", "short"}
    running = await store.run(everything)
    assert len({row.season for row in running[0]}) > 2
    rebuilt = await Standings(store).rebuild()
    assert rebuilt == (250, verdicts.count("counts"))
    assert await store.run(everything) == running
    await store.run(lambda connection: connection.execute(update(standings).values(merit=0, games=0, mu=1.0)))
    await store.run(lambda connection: connection.execute(delete(standings).where(standings.c.person == ANN)))
    await store.run(lambda connection: connection.execute(update(results).values(verdict="counts")))
    assert await store.run(everything) != running
    await Standings(store).rebuild()
    assert await store.run(everything) == running


async def test_records_of_before_are_entered_at_the_start_by_time_and_table(store: Store) -> None:
    chance = random.Random(7)
    made = [any_record(chance) for _ in range(60)]
    tables = await store.run(lambda connection: [write(connection, *one) for one in made])
    await enter_all(store, record(), record(guild=ELSEWHERE))
    assert await Standings(store).catch_up() == 2
    assert await Standings(store).catch_up() == 0
    after = await store.run(everything)
    numbers = {row.table_id: row.number for row in after[1]}
    assert all(row.verdict for row in after[1])
    for guild in (GUILD, ELSEWHERE):
        mine = [(one.ended, table) for (one, _), table in zip(made, tables, strict=True) if one.guild == guild]
        assert [numbers[table] for _, table in sorted(mine)] == list(range(2, len(mine) + 2))
    await Standings(store).rebuild()
    assert await store.run(everything) == after


async def test_tables_that_end_at_once_count_one_after_the_other(store: Store) -> None:
    people = (ANN, BEN, CAT, DAN, EVE)
    pairs = [(first, second) for first in people for second in people if first != second]
    await asyncio.gather(*(enter_all(store, record((number % 2,), pair)) for number, pair in enumerate(pairs)))
    running = await store.run(everything)
    assert sorted(row.number for row in running[1]) == list(range(1, len(pairs) + 1))
    assert [row.records for row in running[2]] == [len(pairs)]
    assert sum(row.games for row in running[0] if row.season == 0) == 2 * len(pairs)
    await Standings(store).rebuild()
    assert await store.run(everything) == running


async def test_games_that_end_while_everything_is_made_again_are_not_lost(store: Store) -> None:
    await enter_all(store, *[record()] * 5)
    ends = [enter_all(store, record((1,), (CAT, DAN), guild=guild)) for guild in (GUILD, ELSEWHERE) for _ in range(5)]
    await asyncio.gather(Standings(store).rebuild(), *ends, Standings(store).rebuild())
    running = await store.run(everything)
    assert len(running[1]) == 15
    await Standings(store).rebuild()
    assert await store.run(everything) == running


async def test_a_record_that_does_not_count_changes_no_figures(store: Store) -> None:
    assert await enter_all(store, record(), record(assisted=True), record(moves=2)) == ["counts", "assisted", "short"]
    running = await store.run(everything)
    assert {row.games for row in running[0]} == {1}
    assert [(row.number, row.verdict) for row in running[1]] == [(1, "counts"), (2, "assisted"), (3, "short")]


async def test_a_transaction_that_fails_leaves_no_trace_in_the_standings(store: Store) -> None:
    await enter_all(store, record())
    before = await store.run(everything)

    def fail(connection: Any) -> None:
        play(connection, record())
        raise LookupError

    with pytest.raises(LookupError):
        await store.run(fail)
    assert await store.run(everything) == before
    await enter_all(store, record())
    assert [row.number for row in (await store.run(everything))[1]] == [1, 2]


async def test_a_board_is_paged_and_knows_ones_own_place(store: Store) -> None:
    people = range(1000, 1025)
    games = [record((0,), (person, BEN)) for person in people for _ in range(1 + (person - 1000) // 5)]
    await enter_all(store, *games)
    looking = Standings(store)
    below = (await looking.page(BANDITS, 10, 10, 0)).rows[4]
    first = await looking.page(BANDITS, 0, 10, below.person)
    assert first.total == 25
    assert [row.place for row in first.rows] == list(range(1, 11))
    ratings = [row.rating for row in first.rows]
    assert ratings == sorted(ratings, reverse=True)
    assert first.own == below
    assert below.place == 15
    last = await looking.page(BANDITS, 990, 10, 77)
    assert (last.start, len(last.rows), last.own) == (20, 5, None)
    assert [row.place for row in last.rows] == list(range(21, 26))
    everybody = [row.person for start in (0, 10, 20) for row in (await looking.page(BANDITS, start, 10, 0)).rows]
    assert sorted(everybody) == list(people)
    empty = await looking.page(BANDITS._replace(game="hanzo"), 0, 10, ANN)
    assert (empty.total, empty.start, empty.rows, empty.own) == (0, 0, (), None)


async def test_of_equals_who_was_first_stands_above(store: Store) -> None:
    await enter_all(store, *(record((0,), (person,), turns=6) for person in (CAT, ANN, BEN)))
    page = await Standings(store).page(Board(GUILD, ALONE, 0), 0, 10, ANN)
    assert [row.person for row in page.rows] == [CAT, ANN, BEN]


async def test_a_profile_is_of_one_server_and_tells_recent_games(store: Store) -> None:
    await enter_all(
        store,
        record(ended=AUTUMN),
        record((0,), (CAT, ANN), ended=WINTER, turns=9),
        record((), (ANN,), ended=WINTER + 1, turns=4),
        record((), (ANN, BEN), ended=WINTER + 2, ending="abandoned"),
        record(guild=ELSEWHERE, ended=WINTER + 3),
    )
    found = await Standings(store).profile(GUILD, ANN, WINTER)
    assert found.name == "Ann"
    assert [(one.board.game, one.board.seat) for one in found.standings] == [(ALONE, 0), (DUEL, 1), (DUEL, 0)]
    assert {one.board.season for one in found.season} == {season_of(WINTER)}
    assert [one.place for one in found.standings] == [1, 2, 1]  # Ben lost as much, and earlier
    assert [(one.result, one.verdict) for one in found.recent] == [
        ("abandoned", "abandoned"),
        ("lost", "counts"),
        ("lost", "counts"),
        ("won", "counts"),
    ]
    assert [one.others for one in found.recent] == [("Ben",), (), ("Cat",), ("Ben",)]
    nobody = await Standings(store).profile(GUILD, EVE, WINTER)
    assert (nobody.name, nobody.standings, nobody.season, nobody.recent) == ("", (), (), ())
    assert await Standings(store).latest(GUILD, ANN) == Board(GUILD, ALONE, 0)
    assert await Standings(store).latest(GUILD, EVE) is None
    assert set(await Standings(store).boards(ELSEWHERE)) == {
        Board(ELSEWHERE, DUEL, seat, season) for seat in (0, 1) for season in (0, season_of(WINTER))
    }


async def test_a_server_that_lost_its_row_goes_on_where_its_records_are(store: Store) -> None:
    await enter_all(store, *[record()] * 3)
    await store.run(lambda connection: connection.execute(delete(guilds)))
    await store.run(lambda connection: rebuild(connection, GUILD))
    await enter_all(store, record())
    assert [row.number for row in (await store.run(everything))[1]] == [1, 2, 3, 4]
