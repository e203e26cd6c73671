"""The table with the real game: whole random games, in memory and from the store alike, with a record that verifies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from desk import ANN, BEN, CHANNEL, GUILD, Clock

import table.lobby
from engine import record
from engine.chance import SeededChance
from engine.registry import GAMES
from engine.seven_swords.view import BANDIT, SAMURAI, WOUND
from players.random_player import choose
from store import Store
from table import Position, Tables

PEOPLE = (ANN, BEN)
GAME = GAMES["seven_swords"]


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def tables(store: Store) -> Tables:
    return await anew(store)


async def anew(store: Store) -> Tables:
    """A service that knows no more than what was kept."""
    return await Tables.over(store, GAMES, Clock())


async def start(tables: Tables, **values: object) -> Position:
    info = await tables.open_lobby(GUILD, CHANNEL, ANN, "Ann", "seven_swords", {}, wish=BANDIT, **values)
    await tables.sit(info.id, BEN, "Ben", SAMURAI)
    await tables.start(info.id, BEN)
    return await tables.position(info.id)


async def step(tables: Tables, position: Position, player: SeededChance) -> Position:
    seat = position.to_move[0]
    move = choose(position.game, position.view(seat), player)
    return (await tables.play(position.table.id, PEOPLE[seat], move, sequence=position.sequence)).position


def everybodys_views(position: Position) -> list[Any]:
    """What each seat and a spectator see, without the setting, which every service compiles for itself."""
    return [position.view(seat)._replace(setting=None) for seat in (BANDIT, SAMURAI, None)]


async def test_a_whole_game_ends_with_a_record_that_verifies(store: Store, tables: Tables) -> None:
    player = SeededChance(bytes(32), "table")
    position = await start(tables)
    table_id = position.table.id
    while position.to_move:
        position = await step(tables, position, player)
        if position.sequence % 40 == 0:
            before = everybodys_views(position)
            tables = await anew(store)
            position = await tables.position(table_id)
            assert everybodys_views(position) == before
    info = await tables.get(table_id)
    assert info.ending is not None
    assert record.verify(await tables.record(table_id)).final == info.final_hash
    log = await tables.log(table_id, None, limit=1000)
    assert [entry.sequence for entry in log] == list(range(1, info.sequence + 1))
    assert log[-1].events[-1].kind == "FinalReveal"


async def test_what_each_viewer_reads_in_memory_he_reads_after_a_restart(store: Store, tables: Tables) -> None:
    player = SeededChance(bytes(32), "log")
    position = await start(tables)
    while position.sequence < 60:
        position = await step(tables, position, player)
    told = {seat: await tables.log(position.table.id, seat, limit=100) for seat in (BANDIT, SAMURAI, None)}
    again = await anew(store)
    for seat, entries in told.items():
        assert await again.log(position.table.id, seat, limit=100) == entries


def moves_to_a_wound() -> tuple[bytes, list[tuple[int, Any]], int]:
    """Return a seed for table 1, the moves of a random game with it that lead to an attack after which the samurai
    player has to choose a wound, and the number of answers that he has."""
    for number in range(100):
        seed = number.to_bytes(32, "big")
        chance, player = SeededChance(seed, "1"), SeededChance(seed, "player")
        state = GAME.new(GAME.prepare({}), chance).state
        moves: list[tuple[int, Any]] = []
        while seats := GAME.to_move(state):
            view = GAME.view(state, seats[0])
            if view.phase == WOUND:
                return seed, moves, len(GAME.choices(view).options)
            move = GAME.resolve(view, choose(GAME, view, player), player)
            moves.append((seats[0], move))
            state = GAME.apply(state, seats[0], move, chance).state
    raise LookupError("no wound in a hundred games")


async def test_a_standing_order_for_wounds_keeps_the_bandits_phase_going(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, moves, answers = moves_to_a_wound()
    assert answers > 1
    monkeypatch.setattr(table.lobby, "new_seed", lambda: seed)
    await start(tables)
    await tables.set_standing_order(1, BEN, ("red", "L", "M", "C"))
    for seat, move in moves:
        played = await tables.play(1, PEOPLE[seat], move)
    assert [entry.seat for entry in played.entries] == [BANDIT, SAMURAI]
    assert [event.fields["choice"] for event in played.events if event.kind == "SamuraiWounded"] == ["red"]
    assert played.position.view(None).phase != WOUND
    assert played.position.sequence == len(moves) + 2
    (automatic,) = await tables.log(1, SAMURAI, after=played.sequence - 1)
    assert automatic.automatic
    position = await tables.position(1, played.sequence - 1)
    assert position.view(None).phase == WOUND


async def test_the_first_game_is_laid_out_and_committed_in_one_press(tables: Tables) -> None:
    position = await start(tables, first_game=True)
    assert position.view(SAMURAI).draft is not None
    assert position.view(BANDIT).draft is None
    played = await tables.play(position.table.id, BEN, "setup commit")
    assert played.position.view(None).phase == "discard"
    assert played.position.to_move == (BANDIT,)
