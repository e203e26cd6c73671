"""What is written when a table ends, and how it reaches the standings in the same transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from desk import ANN, BEN, CAT, CHANNEL, ELSEWHERE, GUILD, Desk
from record_book import everything
from sqlalchemy import select

from ratings import Board, Standings, enter
from store.schema import result_seats, results
from table import NotSeated, NotStarted, TableClosed

Opener = Callable[..., Awaitable[Desk]]
TWENTY = ("step",) * 19
"""Moves which, after the hidden number, make a game long enough to count."""


async def recorded(desk: Desk, table: int) -> Any:
    return await desk.store.run(
        lambda connection: connection.execute(select(results).where(results.c.table_id == table)).one()
    )


async def test_a_result_holds_what_standings_are_made_of(desk: Desk) -> None:
    table = await desk.begun()
    await desk.play(table, ANN, "step", "end")
    await desk.play(table, BEN, "end")
    await desk.play(table, ANN, "step")
    await desk.tables.undo(table, ANN)
    await desk.tables.move_to(table, ANN, 2, ELSEWHERE, homeless=True)
    desk.clock.now += 60
    await desk.play(table, ANN, "win")
    found = await recorded(desk, table)
    assert (found.guild_id, found.game, found.ending, found.winners) == (2, "toy", "rules", [0])
    assert (found.moves, found.turns) == (5, 2)
    assert (found.assisted, found.crossed, found.ended) == (False, False, desk.clock.now)
    assert (found.number, found.verdict) == (None, None)
    assert (await desk.tables.get(table)).verdict == ""


@pytest.mark.parametrize("moves", [TWENTY, TWENTY[1:]])
async def test_a_resignation_counts_from_the_least_number_of_moves_on(open_desk: Opener, moves: Any) -> None:
    desk = await open_desk(recorder=enter)
    table = await desk.begun()
    await desk.play(table, ANN, *moves)
    info = await desk.tables.resign(table, BEN)
    assert info.verdict == ("counts" if moves == TWENTY else "short")
    page = await Standings(desk.store).page(Board(GUILD, "toy", 0), 0, 10, ANN)
    assert [(row.person, row.wins) for row in page.rows] == ([(ANN, 1)] if moves == TWENTY else [])
    other = await open_desk(worker="other") if not desk.store.alone else None
    if other is not None:
        assert (await other.tables.get(table)).verdict == info.verdict


async def test_a_game_abandoned_by_consent_does_not_count(open_desk: Opener) -> None:
    desk = await open_desk(recorder=enter)
    table = await desk.begun()
    await desk.play(table, ANN, *TWENTY)
    proposal = await desk.tables.propose(table, ANN, "abandon")
    await desk.tables.answer(proposal.id, BEN, True)
    assert (await desk.tables.get(table)).verdict == "abandoned"
    assert (await recorded(desk, table)).number == 1


async def hand_over(desk: Desk, table: int, leaver: int, newcomer: int) -> None:
    proposal = await desk.tables.propose(table, leaver, "hand_over", newcomer=newcomer, newcomer_name="Somebody")
    for person in proposal.asked:
        await desk.tables.answer(proposal.id, person, True)


async def test_who_sits_there_at_the_end_gets_the_result(open_desk: Opener) -> None:
    desk = await open_desk(recorder=enter)
    table = await desk.begun()
    await desk.play(table, ANN, *TWENTY)
    await hand_over(desk, table, BEN, CAT)
    await hand_over(desk, table, CAT, BEN)
    await hand_over(desk, table, BEN, CAT)
    assert (await desk.tables.resign(table, CAT)).verdict == "counts"
    seats = await desk.store.run(
        lambda connection: connection.execute(select(result_seats).order_by(result_seats.c.seat)).all()
    )
    assert [(seat.person, seat.won) for seat in seats] == [(ANN, True), (CAT, False)]


async def test_a_game_does_not_count_if_somebody_has_held_both_seats(open_desk: Opener) -> None:
    desk = await open_desk(recorder=enter)
    table = await desk.begun()
    await desk.play(table, ANN, *TWENTY)
    await hand_over(desk, table, ANN, CAT)  # Ann leaves without a move to come
    await hand_over(desk, table, BEN, ANN)
    assert (await desk.tables.resign(table, ANN)).verdict == "crossed"
    assert (await recorded(desk, table)).crossed


async def test_a_hint_is_marked_once_and_for_good(open_desk: Opener) -> None:
    desk = await open_desk(recorder=enter)
    lobby = await desk.lobby()
    with pytest.raises(NotStarted):
        await desk.tables.mark_assisted(lobby.id, ANN)
    await desk.tables.cancel(lobby.id, ANN)
    table = await desk.begun(channel=CHANNEL + 10)
    assert not (await desk.tables.get(table)).assisted
    with pytest.raises(NotSeated):
        await desk.tables.mark_assisted(table, CAT)
    before = await desk.tables.get(table)
    for _ in range(2):
        info = await desk.tables.mark_assisted(table, ANN)
        assert (info.assisted, info.sequence) == (True, before.sequence)
    await desk.play(table, ANN, *TWENTY)
    await desk.tables.undo(table, ANN)
    await desk.play(table, ANN, "step", "win")
    assert (await desk.tables.get(table)).verdict == "assisted"
    with pytest.raises(TableClosed):
        await desk.tables.mark_assisted(table, ANN)
    await desk.tables.close()
    again = await open_desk()
    info = await again.tables.get(table)
    assert (info.assisted, info.verdict) == (True, "assisted")


async def test_a_table_whose_result_cannot_be_entered_has_not_ended(open_desk: Opener) -> None:
    def fail(_connection: Any, _table: int) -> str:
        raise LookupError("no standings")

    desk = await open_desk(recorder=fail)
    table = await desk.begun()
    with pytest.raises(LookupError):
        await desk.play(table, ANN, "win")
    assert (await desk.tables.get(table)).status == "open"
    await desk.tables.close()
    desk = await open_desk(recorder=enter)
    assert (await desk.tables.get(table)).status == "open"
    await desk.play(table, ANN, "win")
    assert (await desk.tables.get(table)).verdict == "short"


async def test_tables_of_real_games_leave_figures_that_rebuilding_makes_again(open_desk: Opener) -> None:
    desk = await open_desk(recorder=enter)
    for number in range(8):
        desk.clock.now += 2_000_000
        table = await desk.begun(channel=100 + number)
        await desk.play(table, ANN, *TWENTY[: 19 if number % 3 else 5])
        match number % 4:
            case 0:
                await desk.tables.resign(table, ANN)
            case 1:
                await desk.play(table, ANN, "win")
            case 2:
                await desk.tables.resign(table, BEN)
            case 3:
                proposal = await desk.tables.propose(table, ANN, "abandon")
                await desk.tables.answer(proposal.id, BEN, True)
    running = await desk.store.run(everything)
    assert len({row.season for row in running[0]}) > 2
    assert len({row.verdict for row in running[1]}) == 3
    await Standings(desk.store).rebuild()
    assert await desk.store.run(everything) == running
