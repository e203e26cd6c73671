"""The lobby: seats and wishes, start, cancelling, and that nobody slips in between."""

from __future__ import annotations

import asyncio

import pytest
from desk import ANN, BEN, CAT, CHANNEL, DAN, ELSEWHERE, GUILD, Desk

from table import (
    AlreadySeated,
    BadOptions,
    ChannelTaken,
    NotInLobby,
    NotOwner,
    NotSeated,
    Player,
    SeatsFree,
    SeatTaken,
    TableFull,
    TableInfo,
    UnknownGame,
)


async def test_a_lobby_seats_its_owner(desk: Desk) -> None:
    info = await desk.lobby(locale="es", theme="dark", first_game=True)
    assert info.players == (Player(ANN, "Ann", 0, 0),)
    assert (info.status, info.owner, info.sequence, info.commitment) == ("lobby", ANN, 0, "")
    assert (info.locale, info.theme, info.first_game) == ("es", "dark", True)
    assert info.options == {"rounds": "1000", "weather": "fair"}
    assert info.roles == ("host", "guest")
    assert (info.seats, info.names) == ((ANN, None), ("Ann", ""))
    assert await desk.tables.find(CHANNEL) == info
    assert await desk.tables.find(ELSEWHERE) is None


async def test_a_bad_lobby_is_refused_and_leaves_nothing(desk: Desk) -> None:
    with pytest.raises(BadOptions) as caught:
        await desk.lobby(options={"luck": "good"})
    assert caught.value.parameters["findings"] == ["unknown option luck"]
    with pytest.raises(UnknownGame):
        await desk.tables.open_lobby(GUILD, CHANNEL, ANN, "Ann", "go", {})
    assert await desk.tables.find(CHANNEL) is None


async def test_one_table_under_way_a_channel(desk: Desk) -> None:
    first = await desk.lobby()
    with pytest.raises(ChannelTaken) as caught:
        await desk.tables.open_lobby(GUILD, CHANNEL, BEN, "Ben", "toy", {})
    assert caught.value.parameters == {"table": first.id}
    await desk.tables.cancel(first.id, ANN)
    second = await desk.lobby()
    assert (await desk.tables.find(CHANNEL)) == second
    assert (await desk.tables.latest(CHANNEL)) == second


async def test_of_lobbies_opened_at_once_one_stands(desk: Desk) -> None:
    results = await asyncio.gather(*(desk.lobby() for _ in range(6)), return_exceptions=True)
    assert sum(isinstance(result, ChannelTaken) for result in results) == 5


async def test_of_people_who_sit_down_at_once_one_gets_the_seat(desk: Desk) -> None:
    info = await desk.lobby()
    people = ((BEN, "Ben"), (CAT, "Cat"), (DAN, "Dan"))
    sitting = [desk.tables.sit(info.id, person, name, 1) for person, name in people for _ in range(2)]
    results = await asyncio.gather(*sitting, return_exceptions=True)
    assert sum(isinstance(result, (SeatTaken, TableFull, AlreadySeated)) for result in results) == 5
    assert len((await desk.tables.get(info.id)).players) == 2


async def test_nobody_joins_a_table_that_starts_at_the_same_moment(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.tables.sit(info.id, BEN, "Ben", None)
    start, leave, sit = await asyncio.gather(
        desk.tables.start(info.id, ANN),
        desk.tables.leave(info.id, BEN),
        desk.tables.sit(info.id, CAT, "Cat", None),
        return_exceptions=True,
    )
    after = await desk.tables.get(info.id)
    if after.status == "open":
        assert {*after.seats} == {ANN, BEN}
        assert isinstance(leave, NotInLobby)
        assert isinstance(sit, (NotInLobby, TableFull))
    else:
        assert isinstance(start, SeatsFree)


async def test_wishes_are_kept_and_the_rest_is_drawn(desk: Desk) -> None:
    seen = set()
    for channel in range(100, 116):
        info = await desk.lobby(channel, wish=None)
        await desk.tables.sit(info.id, BEN, "Ben", None)
        started = await desk.tables.start(info.id, BEN)
        assert {*started.seats} == {ANN, BEN}
        seen.add(started.seats)
        info = await desk.lobby(channel + 100, wish=None)
        await desk.tables.sit(info.id, BEN, "Ben", 0)
        assert (await desk.tables.start(info.id, ANN)).seats == (BEN, ANN)
    assert len(seen) == 2  # 1 in 32,768 by chance


async def test_a_wish_can_be_changed_but_not_to_a_taken_role(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.tables.sit(info.id, BEN, "Ben", None)
    with pytest.raises(AlreadySeated):
        await desk.tables.sit(info.id, BEN, "Ben", None)
    with pytest.raises(SeatTaken):
        await desk.tables.sit(info.id, BEN, "Ben", 0)
    with pytest.raises(TableFull):
        await desk.tables.sit(info.id, CAT, "Cat", None)
    info = await desk.tables.sit(info.id, BEN, "Ben", 1)
    assert info.seats == (ANN, BEN)
    assert info == await desk.tables.get(info.id)


async def test_leaving_passes_the_table_on_and_at_last_closes_it(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.tables.sit(info.id, BEN, "Ben", None)
    info = await desk.tables.leave(info.id, ANN)
    assert (info.owner, info.status) == (BEN, "lobby")
    with pytest.raises(NotSeated):
        await desk.tables.leave(info.id, ANN)
    with pytest.raises(NotSeated):
        await desk.tables.start(info.id, ANN)
    info = await desk.tables.leave(info.id, BEN)
    assert info.status == "cancelled"
    assert await desk.tables.find(CHANNEL) is None


async def test_who_may_start_and_cancel(desk: Desk) -> None:
    info = await desk.lobby()
    with pytest.raises(SeatsFree) as caught:
        await desk.tables.start(info.id, ANN)
    assert caught.value.parameters == {"free": 1}
    await desk.tables.sit(info.id, BEN, "Ben", None)
    with pytest.raises(NotOwner):
        await desk.tables.cancel(info.id, BEN)
    started = await desk.tables.start(info.id, BEN)
    assert (started.status, started.sequence, started.to_move) == ("open", 1, (0,))
    assert len(started.commitment) == 64
    for attempt in (desk.tables.start(info.id, ANN), desk.tables.cancel(info.id, ANN), desk.tables.leave(info.id, ANN)):
        with pytest.raises(NotInLobby):
            await attempt


async def test_a_guest_is_invited_once(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, BEN)
    await desk.tables.invite(info.id, ANN, BEN)
    assert await desk.kinds() == [f"invite {BEN}"]
    with pytest.raises(NotOwner):
        await desk.tables.invite(info.id, BEN, CAT)
    with pytest.raises(AlreadySeated):
        await desk.tables.invite(info.id, ANN, ANN)


async def invited(desk: Desk) -> TableInfo:
    """Return a table of Ann's to which Ben is invited in a message with number 70, beside its card."""
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, BEN)
    (row,) = await desk.tables.claim()
    await desk.tables.posted(row.id, 70)
    return info


async def taken_back(desk: Desk) -> list[int | None]:
    return [row.message_id for row in await desk.post() if row.kind == "unping"]


async def test_an_invitation_is_taken_back_once_the_guest_sits(desk: Desk) -> None:
    info = await invited(desk)
    await desk.tables.sit(info.id, CAT, "Cat", None)
    assert await taken_back(desk) == []
    await desk.tables.leave(info.id, CAT)
    await desk.tables.sit(info.id, BEN, "Ben", None)
    assert await taken_back(desk) == [70]
    await desk.tables.start(info.id, BEN)
    assert await taken_back(desk) == []


@pytest.mark.parametrize("end", ["cancel", "leave", "start"])
async def test_an_invitation_is_taken_back_once_the_table_awaits_nobody(desk: Desk, end: str) -> None:
    info = await invited(desk)
    if end == "start":
        await desk.tables.sit(info.id, CAT, "Cat", None)
    await getattr(desk.tables, end)(info.id, ANN)
    assert await taken_back(desk) == [70]


async def test_who_gave_his_seat_back_can_be_invited_again(desk: Desk) -> None:
    info = await invited(desk)
    await desk.tables.sit(info.id, BEN, "Ben", None)
    await desk.tables.leave(info.id, BEN)
    await desk.post()
    await desk.tables.invite(info.id, ANN, BEN)
    assert await desk.kinds() == [f"invite {BEN}"]


async def test_an_invitation_that_is_answered_while_it_is_posted_is_taken_back(desk: Desk) -> None:
    info = await desk.lobby()
    await desk.post()
    await desk.tables.invite(info.id, ANN, BEN)
    (row,) = await desk.tables.claim()
    await desk.tables.sit(info.id, BEN, "Ben", None)
    await desk.tables.posted(row.id, 70)
    assert await taken_back(desk) == [70]


async def test_the_first_game_begins_with_a_drafted_set_up(desk: Desk) -> None:
    table_id = await desk.started(first_game=True)
    draft = await desk.tables.draft(table_id, ANN)
    assert draft is not None
    assert draft[0] == "setup"
    assert draft[1].isdigit()
    await desk.play(table_id, ANN, "setup commit")
    assert (await desk.tables.position(table_id)).view_of(ANN).hidden == int(draft[1])
    assert await desk.tables.draft(table_id, ANN) is None


async def test_my_tables_come_with_those_that_wait_for_me_first(desk: Desk) -> None:
    first = await desk.started(20)
    desk.clock.now += 10
    second = await desk.started(21)
    third = await desk.lobby(22)
    desk.clock.now += 10
    await desk.play(first, ANN, "setup 1", "end")
    mine = await desk.tables.mine(ANN)
    assert [(summary.table.id, summary.seat, summary.waiting) for summary in mine] == [
        (second, 0, True),
        (third.id, 0, False),
        (first, 0, False),
    ]
    assert [summary.table.id for summary in await desk.tables.waiting(BEN)] == [first]
    await desk.tables.resign(first, BEN)
    assert [summary.table.id for summary in await desk.tables.mine(BEN)] == [second]
