"""Messages under way while their table moves, and rows of a game that another build plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from desk import ANN, BEN, CAT, CHANNEL, ELSEWHERE, GUILD, Clock, Desk
from toy_game import TOY, ToyGame

from table import SeatTaken, Tables, UnknownGame

OUTCOMES = ("posted", "lost", "failed", "forgotten")


async def end(desk: Desk, row_id: int, outcome: str) -> None:
    """Let a row under way end in some way, after its table has moved."""
    match outcome:
        case "posted":
            await desk.tables.posted(row_id, 4_000)
        case "lost":
            await desk.tables.lost(row_id)
        case "failed":
            await desk.tables.failed(row_id, "status 500")
        case _:
            desk.clock.now += 200  # the process died; somebody else takes the row over


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("kind", ["board", "refresh", "proposal"])
async def test_a_row_under_way_when_a_table_moves_ends_in_the_old_channel(desk: Desk, kind: str, outcome: str) -> None:
    table_id = await desk.begun()
    await desk.post()
    if kind == "board":
        await desk.tables.show(table_id)
    elif kind == "refresh":
        await desk.play(table_id, ANN, "step")
    else:
        await desk.tables.propose(table_id, ANN, "abandon")
    (row,) = await desk.tables.claim()
    assert row.kind == kind
    await desk.tables.move_to(table_id, ANN, GUILD, ELSEWHERE)
    await end(desk, row.id, outcome)

    done = await desk.post()

    new = [one for one in done if one.kind not in ("retire", "unping")]
    assert {one.channel_id for one in new} == {ELSEWHERE}
    assert [one.kind for one in new].count("board") == 1
    if kind == "proposal":
        assert [one.message_id for one in new if one.kind == "proposal"] == [None]
    if outcome == "posted":
        assert 4_000 in [one.message_id for one in done if one.kind == "retire"]


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("asked", ["under way", "posted", "being taken back"])
async def test_a_mention_in_a_channel_that_was_left_is_taken_back_and_holds_nothing_up(
    desk: Desk, dice: Callable[..., None], asked: str, outcome: str
) -> None:
    """The bot may not even see the old channel any more: that may be why the table has moved."""
    dice(5)
    table_id = await desk.begun()
    await desk.post()
    await desk.play(table_id, ANN, "roll")
    if asked != "under way":
        await desk.post()
    if asked == "being taken back":
        await desk.play(table_id, BEN, "wound L")
    taken = await desk.tables.claim()
    await desk.tables.move_to(table_id, ANN, GUILD, ELSEWHERE)
    for row in taken:
        await end(desk, row.id, outcome)
    if asked != "being taken back":
        await desk.play(table_id, BEN, "wound L")
    done: list[tuple[str, int | None]] = []
    for _ in range(40):
        for row in await desk.tables.claim():
            if row.channel_id == CHANNEL:
                await desk.tables.failed(row.id, "hidden", patient=True)
            else:
                await desk.tables.posted(row.id, 9_000 + row.id, channel_id=row.channel_id or 1)
            done.append((row.kind, row.channel_id))
        desk.clock.now += 1
    assert ("board", ELSEWHERE) in done
    assert [kind for kind, channel in done if channel == CHANNEL and kind not in ("unping", "retire")] == []
    await desk.play(table_id, ANN, "step")
    assert ("refresh", ELSEWHERE) in [(row.kind, row.channel_id) for row in await desk.tables.claim()]


@pytest.mark.parametrize("outcome", OUTCOMES)
async def test_a_card_under_way_when_its_table_moves_is_posted_where_the_table_is(desk: Desk, outcome: str) -> None:
    info = await desk.lobby()
    (row,) = await desk.tables.claim()
    await desk.tables.move_to(info.id, ANN, GUILD, ELSEWHERE)
    await end(desk, row.id, outcome)
    cards = [one for one in await desk.post() if one.kind == "lobby"]
    assert [(one.channel_id, one.message_id) for one in cards] == [(ELSEWHERE, None)]


async def test_an_invitation_that_waits_moves_along(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, CAT)
    await desk.tables.move_to(info.id, ANN, GUILD, ELSEWHERE)
    assert [(one.channel_id, one.person) for one in await desk.post() if one.kind == "invite"] == [(ELSEWHERE, CAT)]


@pytest.mark.parametrize("outcome", [*OUTCOMES, "before"])
async def test_an_invitation_is_repeated_where_the_table_has_gone_and_taken_back_where_it_was(
    desk: Desk, outcome: str
) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, CAT)
    (row,) = await desk.tables.claim()
    if outcome == "before":
        await desk.tables.posted(row.id, 70)
    await desk.tables.move_to(info.id, ANN, GUILD, ELSEWHERE)
    if outcome != "before":
        await end(desk, row.id, outcome)
    rows = await desk.post()
    assert [(one.channel_id, one.person) for one in rows if one.kind == "invite"] == [(ELSEWHERE, CAT)]
    assert [one.channel_id for one in rows if one.kind == "unping"] == [CHANNEL] * (outcome in ("before", "posted"))


@pytest.mark.parametrize("back", [False, True])
async def test_nobody_is_invited_twice_however_often_the_table_moves(desk: Desk, back: bool) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, CAT)
    (row,) = await desk.tables.claim()
    await desk.tables.move_to(info.id, ANN, GUILD, ELSEWHERE)
    last = CHANNEL if back else ELSEWHERE + 1
    await desk.tables.move_to(info.id, ANN, GUILD, last)
    await desk.tables.posted(row.id, 70)
    rows = await desk.post()
    invited = [one.channel_id for one in rows if one.kind == "invite"]
    assert invited == ([] if back else [last]), "message 70 is where the table is, or is taken back"
    assert [one.message_id for one in rows if one.kind == "unping"] == ([] if back else [70])
    await desk.tables.sit(info.id, CAT, "Cat", None)
    assert len([one for one in await desk.post() if one.kind == "unping"]) == 1


async def test_after_a_move_the_card_comes_before_the_invitation(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, CAT)
    await desk.post()
    await desk.tables.move_to(info.id, ANN, GUILD, ELSEWHERE)
    assert [row.kind for row in await desk.post() if row.channel_id == ELSEWHERE] == ["lobby", "invite"]


class Newer(ToyGame):
    key = "newer"


async def test_a_table_of_a_game_that_this_build_does_not_know_holds_nobody_up(database_url: str, clock: Clock) -> None:
    """A newer process plays it on the same server, or did so before this older build came back."""
    newer = await Tables.open(database_url, {"toy": TOY, "newer": Newer()}, clock=clock)
    await newer.open_lobby(GUILD, CHANNEL, ANN, "Ann", "newer", {})
    await newer.close()

    older = await Tables.open(database_url, {"toy": TOY}, clock=clock)
    try:
        known = await older.open_lobby(GUILD, ELSEWHERE, ANN, "Ann", "toy", {})
        assert [row.table_id for row in await older.claim()] == [known.id]
        assert [summary.table.id for summary in await older.mine(ANN)] == [known.id]
        with pytest.raises(UnknownGame):
            await older.find(CHANNEL)
    finally:
        await older.close()


@pytest.mark.parametrize("wish", [-1, 2, 99])
async def test_a_role_that_there_is_not_cannot_be_taken(desk: Desk, wish: int) -> None:
    info = await desk.lobby(wish=None)
    with pytest.raises(SeatTaken):
        await desk.tables.sit(info.id, BEN, "Ben", wish)
    with pytest.raises(SeatTaken):
        await desk.lobby(channel=CHANNEL + 50, wish=wish)
