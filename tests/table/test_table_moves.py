"""Moves at a live table: entries, freshness, duplicates, views, and what is kept durably."""

from __future__ import annotations

import asyncio

import pytest
from desk import ANN, BEN, CAT, Desk

from engine.errors import IllegalMove, NotationError
from table import Duplicate, NotSeated, NotStarted, Stale, TableClosed, UnknownTable


async def test_each_move_takes_one_number(desk: Desk) -> None:
    table_id = await desk.begun()
    played = await desk.play(table_id, ANN, "step", "step")
    assert played.sequence == 4
    assert [(event.kind, event.fields) for event in played.events] == [("Stepped", {"seat": 0})]
    assert played.position.view(None).steps == (2, 0)
    assert played.position.to_move == (0,)


async def test_a_refused_move_changes_nothing(desk: Desk) -> None:
    table_id = await desk.begun()
    before = await desk.tables.get(table_id)
    for person, move, error in ((BEN, "step", IllegalMove), (ANN, "wound C", IllegalMove), (ANN, "hm", NotationError)):
        with pytest.raises(error):
            await desk.tables.play(table_id, person, move)
    assert await desk.tables.get(table_id) == before
    assert len(await desk.tables.log(table_id, None)) == 2


async def test_a_press_for_an_older_position_is_stale_and_brings_the_present_one(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.tables.play(table_id, ANN, ("step",), sequence=2)
    with pytest.raises(Stale) as caught:
        await desk.tables.play(table_id, ANN, ("step",), sequence=2)
    assert caught.value.position.sequence == 3
    assert caught.value.position.view(None).steps == (1, 0)


async def test_the_same_interaction_applies_once(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.tables.play(table_id, ANN, "step", interaction=77)
    with pytest.raises(Duplicate) as caught:
        await desk.tables.play(table_id, ANN, "step", interaction=77)
    assert caught.value.parameters == {"sequence": 3}
    assert (await desk.tables.position(table_id)).view(None).steps == (1, 0)


async def test_of_two_presses_at_once_on_the_same_position_one_wins(desk: Desk) -> None:
    table_id = await desk.begun()
    presses = [desk.tables.play(table_id, ANN, "step", sequence=2) for _ in range(8)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(result, Stale) for result in results) == 7
    assert (await desk.tables.position(table_id)).view(None).steps == (1, 0)


async def test_presses_at_once_without_a_position_all_count(desk: Desk) -> None:
    table_id = await desk.begun()
    await asyncio.gather(*(desk.tables.play(table_id, ANN, "step") for _ in range(8)))
    position = await desk.tables.position(table_id)
    assert (position.sequence, position.view(None).steps) == (10, (8, 0))


async def test_the_same_interaction_delivered_at_once_applies_once(desk: Desk) -> None:
    table_id = await desk.begun()
    presses = [desk.tables.play(table_id, ANN, "step", interaction=5) for _ in range(4)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(result, Duplicate) for result in results) == 3


async def test_who_may_not_play(desk: Desk) -> None:
    info = await desk.lobby()
    with pytest.raises(NotStarted):
        await desk.play(info.id, ANN, "step")
    with pytest.raises(UnknownTable):
        await desk.play(99, ANN, "step")
    await desk.tables.sit(info.id, BEN, "Ben", 1)
    await desk.tables.start(info.id, ANN)
    with pytest.raises(NotSeated):
        await desk.play(info.id, CAT, "setup 1")
    await desk.play(info.id, ANN, "setup 1", "win")
    with pytest.raises(TableClosed):
        await desk.play(info.id, ANN, "step")


async def test_views_hide_what_the_seat_may_not_know(desk: Desk) -> None:
    table_id = await desk.begun()
    position = await desk.tables.position(table_id)
    assert position.view_of(ANN).hidden == 7
    assert position.view_of(BEN).hidden == -1
    assert position.view_of(CAT) == position.view(None)
    assert position.view(None).card == -1
    assert position.view(0).card != -1
    assert "hidden" not in repr(position)


async def test_earlier_positions_can_be_looked_at(desk: Desk, open_desk: object) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, *["step"] * 30)
    for sequence in (1, 2, 3, 17, 31, 32):
        position = await desk.tables.position(table_id, sequence)
        assert position.sequence == sequence
        assert position.view(None).steps == (max(0, sequence - 2), 0)
    for sequence in (0, 33):
        with pytest.raises(NotStarted):
            await desk.tables.position(table_id, sequence)


async def test_a_random_set_up_enters_the_record_as_what_came_out(desk: Desk) -> None:
    table_id = await desk.started()
    await desk.tables.play(table_id, ANN, ("setup", "random"))
    entry = (await desk.tables.log(table_id, 0))[-1]
    assert entry.notation is not None
    assert entry.notation.removeprefix("setup ").isdigit()
    assert entry.events[0].fields["number"] == int(entry.notation[6:])


async def test_the_log_is_told_to_each_viewer_as_he_may_know_it(desk: Desk) -> None:
    table_id = await desk.begun()
    dealt = {seat: (await desk.tables.log(table_id, seat))[0].events[0].fields for seat in (0, 1, None)}
    assert dealt[None] == {}
    assert dealt[0] != dealt[1]
    assert set(dealt[0]) == {"card"}
    hidden = {seat: (await desk.tables.log(table_id, seat))[1] for seat in (0, 1, None)}
    assert hidden[0].events[0].fields == {"number": 7}
    assert hidden[0].notation == "setup 7"
    assert (hidden[1].events[0].fields, hidden[1].notation) == ({}, None)
    assert (hidden[None].events[0].fields, hidden[None].notation) == ({}, None)


async def test_the_log_comes_in_pages(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, *["step"] * 10)
    latest = await desk.tables.log(table_id, None, limit=3)
    assert [entry.sequence for entry in latest] == [10, 11, 12]
    earlier = await desk.tables.log(table_id, None, before=10, limit=3)
    assert [entry.sequence for entry in earlier] == [7, 8, 9]
    assert [entry.sequence for entry in await desk.tables.log(table_id, None, after=10)] == [11, 12]


async def test_a_press_that_nobody_waits_for_any_more_still_counts(desk: Desk) -> None:
    table_id = await desk.begun()
    press = asyncio.create_task(desk.tables.play(table_id, ANN, "step"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    await desk.play(table_id, ANN, "step")
    assert (await desk.tables.position(table_id)).view(None).steps == (2, 0)
    assert (await desk.tables.log(table_id, None))[-2].events[0].kind == "Stepped"
