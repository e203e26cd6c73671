"""Drafts and standing orders: private, without a trace; and that no secret is ever written where it can be read."""

from __future__ import annotations

import logging
import re

import pytest
from desk import ANN, BEN, CAT, Desk
from toy_game import TOY

from table import BadOrder, NotSeated, Preferences, Stale, TableClosed
from table.live import Live


async def test_a_draft_is_seen_by_its_owner_alone_and_takes_no_number(desk: Desk) -> None:
    table_id = await desk.started()
    await desk.post()
    before = await desk.tables.get(table_id)
    assert await desk.tables.set_draft(table_id, ANN, ("setup", "4")) == ("setup", "4")
    assert await desk.tables.draft(table_id, ANN) == ("setup", "4")
    assert await desk.tables.draft(table_id, BEN) is None
    position = await desk.tables.position(table_id)
    assert position.view_of(ANN).draft == ("setup", "4")
    assert position.view_of(BEN).draft is None
    assert position.view(None).draft is None
    assert await desk.tables.get(table_id) == before
    assert await desk.kinds() == []
    with pytest.raises(NotSeated):
        await desk.tables.set_draft(table_id, CAT, ("setup", "4"))
    with pytest.raises(NotSeated):
        await desk.tables.draft(table_id, CAT)


async def test_a_draft_can_be_drawn_replaced_and_dropped(desk: Desk) -> None:
    table_id = await desk.started()
    drawn = await desk.tables.set_draft(table_id, ANN, ("setup", "random"))
    assert drawn is not None
    assert drawn[1].isdigit()
    await desk.tables.set_draft(table_id, ANN, ("setup", "4"))
    assert await desk.tables.draft(table_id, ANN) == ("setup", "4")
    assert await desk.tables.set_draft(table_id, ANN, None) is None
    assert await desk.tables.draft(table_id, ANN) is None


async def test_a_commit_uses_the_draft_up(desk: Desk) -> None:
    table_id = await desk.started()
    await desk.tables.set_draft(table_id, ANN, ("setup", "4"))
    await desk.play(table_id, ANN, "setup commit")
    assert await desk.tables.draft(table_id, ANN) is None
    assert (await desk.tables.position(table_id)).view_of(ANN).hidden == 4


async def test_a_draft_that_comes_after_its_commit_is_stale_and_leaves_nothing(desk: Desk) -> None:
    table_id = await desk.started()
    before = await desk.tables.get(table_id)
    await desk.play(table_id, ANN, "setup 7")
    with pytest.raises(Stale):
        await desk.tables.set_draft(table_id, ANN, ("setup", "4"), sequence=before.sequence)
    assert await desk.tables.draft(table_id, ANN) is None


async def test_a_standing_order_answers_in_the_same_transaction(desk: Desk, dice: object) -> None:
    dice(5, 6, 4)
    table_id = await desk.begun()
    await desk.post()
    await desk.tables.set_standing_order(table_id, BEN, ("L", "C"))
    assert await desk.tables.standing_order(table_id, BEN) == ("L", "C")
    assert await desk.tables.standing_order(table_id, ANN) == ()
    played = await desk.play(table_id, ANN, "roll")
    assert [(entry.sequence, entry.kind, entry.seat) for entry in played.entries] == [(3, "move", 0), (4, "move", 1)]
    assert [event.kind for event in played.events] == ["Rolled", "Wounded"]
    assert (played.position.view(None).wounds, played.position.to_move) == (("", "L"), (0,))
    assert await desk.kinds() == ["refresh"]  # nobody was kept waiting, so nobody is called
    await desk.play(table_id, ANN, "roll")
    played = await desk.play(table_id, ANN, "roll")
    assert (played.position.view(None).wounds, played.position.to_move) == (
        ("", "LC"),
        (1,),
    )  # it names no third answer


async def test_a_standing_order_shows_only_to_who_gave_it(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await desk.begun()
    await desk.tables.set_standing_order(table_id, BEN, ["M"])
    played = await desk.play(table_id, ANN, "roll")
    assert [entry.automatic for entry in played.entries] == [False, False]
    assert (await desk.tables.log(table_id, None))[-1].automatic is False
    assert (await desk.tables.log(table_id, 1))[-1].automatic is True


async def test_an_order_can_be_dropped_and_must_make_sense(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await desk.begun()
    for nonsense in (["L", "L"], [""], ["x" * 30], [str(number) for number in range(11)]):
        with pytest.raises(BadOrder):
            await desk.tables.set_standing_order(table_id, BEN, nonsense)
    await desk.tables.set_standing_order(table_id, BEN, ["L"])
    assert await desk.tables.set_standing_order(table_id, BEN, []) == ()
    assert (await desk.play(table_id, ANN, "roll")).position.to_move == (1,)
    await desk.tables.resign(table_id, BEN)
    with pytest.raises(TableClosed):
        await desk.tables.set_standing_order(table_id, BEN, ["L"])


async def test_preferences_are_kept(desk: Desk) -> None:
    assert await desk.tables.preferences(ANN) == Preferences()
    await desk.tables.set_preferences(ANN, Preferences(True, "dark"))
    await desk.tables.set_preferences(ANN, Preferences(True, "light"))
    assert await desk.tables.preferences(ANN) == Preferences(True, "light")


async def test_no_secret_is_in_a_repr_an_error_or_a_log(
    open_desk: object, dice: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    dice(2)
    desk: Desk = await open_desk()
    table_id = await desk.started()
    await desk.tables.set_draft(table_id, ANN, ("setup", "8"))
    played = await desk.play(table_id, ANN, "setup commit", "roll")
    live = desk.tables._known.get(table_id)
    assert live is not None
    assert live.now is not None
    secrets = [
        live.seed.hex(),
        repr(live.seed),
        "'8'",
        "setup 8",
        "hidden=",
    ]
    with pytest.raises(Exception, match=r"UNIQUE|duplicate") as caught:
        await desk.store.run(lambda connection: _insert_seed_again(connection, table_id, live.seed))
    written = "\n".join([repr(live), repr(live.now), repr(live.keys), repr(played), str(caught.value)])
    written += "\n".join(record.getMessage() for record in caplog.records)
    assert [secret for secret in secrets if secret in written] == []
    numbers = set(re.findall(r"(?<![\w.])\d+(?![\w.])", written))  # not the digits within a hash
    assert not numbers & {str(card) for card in live.now.state.cards}


def _insert_seed_again(connection: object, table_id: int, seed: bytes) -> None:
    from store import tables

    tables.put_seed(connection, table_id, seed)


async def test_what_is_known_in_memory_is_what_the_entries_say(desk: Desk, open_desk: object, dice: object) -> None:
    dice(2, 5, 1, 6)
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "roll", "roll")
    await desk.play(table_id, BEN, "wound L")
    await desk.play(table_id, ANN, *["step"] * 25, "end")
    await desk.play(table_id, BEN, "step", "roll", "end")
    live = desk.tables._known.get(table_id)
    assert live is not None
    desk.tables._known._items.clear()
    again: Live = await desk.tables._live(table_id)
    assert again is not live
    assert (again.info, again.now and again.now[:3], again.keys) == (live.info, live.now and live.now[:3], live.keys)

    await desk.store.run(_forget_snapshots)
    desk.tables._known._items.clear()
    replayed: Live = await desk.tables._live(table_id)
    assert replayed.now is not None
    assert live.now is not None
    assert TOY.dump(replayed.now.state) == TOY.dump(live.now.state)
    assert (replayed.now.draws, replayed.now.head) == (live.now.draws, live.now.head)


def _forget_snapshots(connection: object) -> None:
    from store.schema import snapshots

    assert connection.execute(snapshots.delete()).rowcount > 0
