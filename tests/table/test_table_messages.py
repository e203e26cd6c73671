"""Messages that follow a change: boards, pings from the difference, private hands, and what becomes of the rows."""

from __future__ import annotations

import pytest
from desk import ANN, BEN, CHANNEL, Desk

from table import OutboxRow
from table.posting import LONGEST_WAIT, PATIENCE


async def rolled(desk: Desk) -> int:
    """Begin a game, post what there is, and roll, so that the other one owes a decision; return the table."""
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "roll")
    return table_id


async def claimed(desk: Desk, kind: str) -> OutboxRow:
    """Take rows until one of this kind comes, and post what comes before."""
    while rows := await desk.tables.claim(1):
        if rows[0].kind == kind:
            return rows[0]
        desk.messages += 1
        await desk.tables.posted(rows[0].id, rows[0].message_id or desk.messages)
    raise AssertionError(f"no {kind} row")


async def test_a_table_opens_with_its_card_and_starts_with_a_board(desk: Desk) -> None:
    info = await desk.lobby()
    assert await desk.kinds() == ["lobby"]
    await desk.tables.sit(info.id, BEN, "Ben", None)
    assert await desk.kinds() == ["lobby"]
    await desk.tables.start(info.id, ANN)
    rows = await desk.post()
    assert [(row.kind, row.mentions, row.message_id is None) for row in rows] == [
        ("lobby", (), False),
        ("board", (ANN,), True),
    ]
    assert {row.channel_id for row in rows} == {CHANNEL}


async def test_within_a_phase_one_message_is_kept_up_to_date(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "step")
    (row,) = await desk.post()
    assert (row.kind, row.mentions, row.shown) == ("refresh", (), 2)
    assert row.message_id is not None


async def test_refreshes_that_wait_become_one(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "step", "step", "step")
    assert await desk.kinds() == ["refresh"]


async def test_a_new_phase_is_a_new_board_and_the_old_one_loses_its_controls(desk: Desk) -> None:
    table_id = await desk.begun()
    rows = await desk.post()
    board = next(row for row in rows if row.kind == "board")
    old = desk.messages
    await desk.play(table_id, ANN, "end")
    rows = await desk.post()
    assert [(row.kind, row.mentions) for row in rows] == [("board", (BEN,)), ("retire", ())]
    assert rows[1].message_id is not None
    assert rows[1].message_id <= old
    assert rows[0].nonce != board.nonce


async def test_a_decision_in_anothers_phase_is_one_line_that_goes_away(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await rolled(desk)
    rows = await desk.post()
    assert [(row.kind, row.person) for row in rows] == [("refresh", None), ("ping", BEN)]
    assert rows[1].message_id == rows[0].message_id  # a reply to the board
    ping = desk.messages
    await desk.play(table_id, BEN, "wound C")
    rows = await desk.post()
    assert [(row.kind, row.person) for row in rows] == [("unping", BEN), ("refresh", None), ("ping", ANN)]
    assert rows[0].message_id == ping


async def test_a_ping_that_was_decided_before_it_was_posted_is_dropped(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await rolled(desk)
    await desk.play(table_id, BEN, "wound C")
    rows = await desk.post()
    assert [(row.kind, row.person) for row in rows] == [("refresh", None), ("ping", ANN)]


async def test_a_ping_under_way_when_it_is_decided_is_taken_back(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await rolled(desk)
    ping = await claimed(desk, "ping")
    await desk.play(table_id, BEN, "wound C")
    assert not [row for row in await desk.tables.claim() if row.channel_id == CHANNEL]  # order is kept
    await desk.tables.posted(ping.id, 7777)
    rows = await desk.post()
    assert (rows[0].kind, rows[0].message_id) == ("unping", 7777)


async def test_nobody_is_mentioned_twice_for_the_same_decision(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "end")
    await desk.play(table_id, BEN, "step", "step")
    assert await desk.kinds() == ["board 102", "retire"]
    await desk.play(table_id, BEN, "step")
    assert await desk.kinds() == ["refresh"]


async def test_boards_that_wait_become_one_and_mention_who_is_still_due(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "end")
    await desk.play(table_id, BEN, "end")
    await desk.play(table_id, ANN, "end")
    kinds = await desk.kinds()
    assert [kind for kind in kinds if not kind.startswith("hand")] == [f"board {BEN}", "retire"]


async def test_a_mention_moves_into_a_board_that_waits_anyway(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await desk.started()
    await desk.post()
    await desk.play(table_id, ANN, "setup 3", "roll")
    rows = await desk.post()
    assert [(row.kind, row.mentions) for row in rows if row.channel_id == CHANNEL] == [
        ("board", (BEN,)),
        ("retire", ()),
    ]


async def test_private_things_are_sent_when_they_change(desk: Desk) -> None:
    table_id = await desk.started()
    assert not [row for row in await desk.post() if row.kind == "hand"]
    await desk.play(table_id, ANN, "setup 3")
    hands = [row for row in await desk.post() if row.kind == "hand"]
    assert sorted((row.person, row.message_id, row.channel_id) for row in hands) == [
        (ANN, None, None),
        (BEN, None, None),
    ]
    await desk.play(table_id, ANN, "step")
    assert await desk.kinds() == ["refresh"]
    await desk.play(table_id, ANN, "end")
    await desk.play(table_id, BEN, "end")
    hands = [row for row in await desk.post() if row.kind == "hand"]
    assert sorted(row.person for row in hands) == [ANN, BEN]
    assert {row.message_id is not None for row in hands} == {True}
    assert {row.channel_id for row in hands} == {900 + ANN, 900 + BEN}


async def test_the_end_is_told_to_who_did_not_make_it(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "step", "win")
    assert await desk.kinds() == [f"result {BEN}", f"hand {ANN}", f"hand {BEN}", "retire"]


async def test_a_failed_row_is_tried_again_less_and_less_often_and_given_up(desk: Desk) -> None:
    await desk.lobby()
    waits = []
    while rows := await desk.tables.claim():
        await desk.tables.failed(rows[0].id, "503")
        begin = desk.clock.now
        for _ in range(1000):
            if rows := await desk.tables.claim():
                break
            desk.clock.now += 1
        else:
            break
        waits.append(desk.clock.now - begin)
        await desk.tables.failed(rows[0].id, "503")
        desk.clock.now += 600
    assert waits[:3] == sorted(waits[:3])
    assert len(waits) == 4  # eight tries, every second wait was measured
    assert await desk.tables.claim() == ()


async def test_a_row_that_only_a_permission_stands_against_is_tried_for_a_week(desk: Desk) -> None:
    await desk.lobby()
    begin = desk.clock.now
    while rows := await desk.tables.claim():
        await desk.tables.failed(rows[0].id, "50013", patient=True)
        latest = desk.clock.now
        desk.clock.now += LONGEST_WAIT
    assert latest - begin == PATIENCE


async def test_what_cannot_work_is_not_tried_again(desk: Desk) -> None:
    table_id = await desk.started()
    await desk.post()
    await desk.play(table_id, ANN, "setup 3")
    hands = [row for row in await desk.tables.claim() if row.kind == "hand"]
    await desk.tables.failed(hands[0].id, "50007", again=False)
    desk.clock.now += 100
    assert [row.id for row in await desk.post()].count(hands[0].id) == 0


async def test_a_lost_board_comes_anew_without_a_second_mention(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "step")
    (row,) = await desk.tables.claim()
    assert row.kind == "refresh"
    await desk.tables.lost(row.id)
    rows = await desk.post()
    assert [(again.kind, again.mentions, again.message_id) for again in rows] == [("board", (), None)]


async def test_a_ping_below_a_lost_board_becomes_a_board(desk: Desk, dice: object) -> None:
    dice(5)
    await rolled(desk)
    ping = await claimed(desk, "ping")
    await desk.tables.lost(ping.id)
    assert await desk.kinds() == [f"board {BEN}"]


async def test_a_proposal_is_posted_and_follows_its_answer(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    proposal = await desk.tables.propose(table_id, ANN, "abandon")
    (row,) = await desk.post()
    assert (row.kind, row.proposal_id, row.mentions, row.message_id) == ("proposal", proposal.id, (BEN,), None)
    message = desk.messages
    await desk.tables.answer(proposal.id, BEN, False)
    taken_back, told = await desk.post()
    assert (taken_back.kind, taken_back.message_id) == ("unping", message)
    assert (told.kind, told.proposal_id, told.mentions, told.message_id) == ("proposal", proposal.id, (ANN,), None)
    again = await desk.tables.propose(table_id, ANN, "abandon")
    await desk.post()
    message = desk.messages
    await desk.tables.answer(again.id, ANN, False)
    (row,) = await desk.post()
    assert (row.kind, row.mentions, row.message_id) == ("proposal", (), message)


async def test_a_proposal_that_was_answered_before_it_was_posted_is_dropped(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    proposal = await desk.tables.propose(table_id, ANN, "abandon")
    await desk.tables.answer(proposal.id, ANN, False)
    assert await desk.kinds() == []
    proposal = await desk.tables.propose(table_id, ANN, "abandon")
    await desk.tables.answer(proposal.id, BEN, False)
    (row,) = await desk.post()  # but whoever asked hears that the answer is no
    assert (row.kind, row.mentions, row.message_id) == ("proposal", (ANN,), None)


async def test_the_poster_is_woken_after_the_commit_only(desk: Desk) -> None:
    heard: list[str] = []
    desk.tables.on_outbox = lambda: heard.append("woken")
    table_id = await desk.begun()
    assert len(heard) == 3  # opened, started, set up; the card of who sat down was waiting already
    with pytest.raises(Exception, match="E-TURN"):
        await desk.play(table_id, BEN, "step")
    await desk.tables.undo_offer(table_id, ANN)
    assert len(heard) == 3


async def test_a_dropped_row_does_not_hold_up_the_next(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await rolled(desk)
    ping = await claimed(desk, "ping")
    await desk.tables.failed(ping.id, "503")
    await desk.play(table_id, BEN, "wound C")
    desk.clock.now += 5
    rows = await desk.post()
    assert [(row.kind, row.person) for row in rows] == [("refresh", None), ("ping", ANN)]
