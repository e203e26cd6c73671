"""Boards, pings and private messages: posted once, kept up to date, and through every trouble with Discord."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from decisions import HAND_OF_11, begin_at
from playing import boards
from simulated import World, buttons, dms_closed, pictures, requests_seen, text

import words

TWO_IN_AN_AREA = f"{HAND_OF_11}; samurai Akemi@A2 Akane@A3 Kento@C2 Hayato@D4 Genzo@E2 Tadao@F2 Mizuki@G2"
"""A kill card whose victim the samurai player chooses."""


def posts(seen: list[Any]) -> list[Any]:
    return [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]


async def test_a_new_board_comes_with_the_phase_and_the_old_one_loses_its_buttons(world: World) -> None:
    table = await world.begin()
    first = boards(world)[-1]
    assert f"<@{world.alice.id}> (Samurai)" in text(first)
    await world.play(table, ("setup", "random"))
    old, new = boards(world)
    assert old.id == first.id
    assert buttons(old) == {}
    assert "Waiting for" in text(new)
    assert "Waiting for" not in text(old)  # which is not true any more
    assert pictures(old)
    assert len(old.attachments) == 1
    assert list(buttons(new)) == ["Play", "My hand", "Text board", "Log", "Rules"]
    assert f"<@{world.bob.id}> (Bandits)" in text(new)
    assert "has set up the village" in text(new)
    assert "Score so far: bandits 0" in text(new)


async def test_within_a_phase_one_message_is_edited_and_its_picture_replaced(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    before = world.seen()
    await world.play(table)
    after = world.seen()
    assert [one.id for one in before] == [one.id for one in after]
    assert before[-1].attachments[0].filename != after[-1].attachments[0].filename
    assert len(after[-1].attachments) == 1
    assert "deploy" in text(after[-1])


async def test_a_new_board_notifies_whoever_is_due_and_nobody_else(world: World) -> None:
    with requests_seen("/channels/") as seen:
        table = await world.begin()
        await world.play(table, ("setup", "random"))
    notified = [body["allowed_mentions"].get("users", []) for body in posts(seen) if "attachments" in body]
    assert [list(map(int, one)) for one in notified if one] == [[world.alice.id], [world.bob.id]]


@pytest.mark.usefixtures("blank_pictures")
async def test_a_decision_in_the_others_phase_is_pinged_once_and_the_ping_goes_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await begin_at(world, monkeypatch, TWO_IN_AN_AREA)).id
    await world.play(table, ("kill", "A"))
    position = await world.bot.tables.position(table)
    assert position.view(None).phase == "victim"
    ping = world.last()
    assert text(ping) == told(position, world.alice.id)
    assert ping.reference.message_id == boards(world)[-1].id
    await world.play(table)
    assert ping.id not in [one.id for one in world.seen()]
    position = await world.bot.tables.position(table)
    assert position.table.due == (world.bob.id,)
    assert text(world.last()) == told(position, world.bob.id)


def told(position: Any, person: int) -> str:
    """The line that mentions somebody, and says for what."""
    phase = words.of(position.game.key).phase(position.view(None).phase, "en")
    return words.say("board-ping", "en", who=f"<@{person}>", phase=phase)


@pytest.mark.usefixtures("blank_pictures")
async def test_the_hidden_hand_goes_by_direct_message_and_is_replaced_there(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    direct = world.bob_user.dm_channel
    (first,) = direct.history()
    assert "your eyes only" in text(first)
    assert pictures(first)
    assert world.alice_user.dm_channel.history()
    with requests_seen(f"/channels/{direct.id}/messages") as seen:
        await world.play_until(table, "tile")
        for _ in range(80):
            if (await world.bot.tables.position(table)).view(None).turn > 5:
                break
            await world.play_until(table, "bandits")
            await world.play_until(table, "tile")
            await world.play_until(table, "samurai")
    assert [one.id for one in direct.history()] == [first.id]
    assert "POST" not in [method for method, _, _ in seen]


@pytest.mark.usefixtures("blank_pictures")
async def test_a_hand_whose_message_is_gone_is_sent_anew(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    direct = world.bob_user.dm_channel
    (first,) = direct.history()
    world.env.backend.delete_message(direct.id, first.id)
    while not direct.history():
        await world.play_until(table, "bandits")
        await world.play_until(table, "tile")
        await world.play_until(table, "samurai")
    (second,) = direct.history()
    assert pictures(second)
    assert len(second.attachments) == 1


async def test_direct_messages_make_no_sound(world: World) -> None:
    with requests_seen("/channels/") as seen:
        table = await world.begin()
        await world.play(table, ("setup", "random"))
    direct = {world.bob_user.dm_channel.id, world.alice_user.dm_channel.id}
    sent = [body for method, path, body in seen if method == "POST" and int(path.split("/")[2]) in direct]
    assert sent
    assert all(body["flags"] & (1 << 12) for body in sent)


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_a_closed_direct_message_is_hinted_at_once_and_the_game_goes_on(world: World, code: int) -> None:
    with dms_closed(world.env, world.bob_user, world.alice_user, code=code):
        table = await world.begin()
        await world.play(table, ("setup", "random"))
        assert f"<@{world.bob.id}>" in text(boards(world)[-1])
        hint = words.say("hand-closed", "en")
        first = await world.bob.slash(world.channel, "log")
        assert hint in text(first)
        assert hint not in text(await world.bob.slash(world.channel, "log"))
        pressed = await world.alice.click(boards(world)[-1], label="Log")
        assert hint in text(pressed)
        assert len(world.seen(viewer=world.carol)) == len([one for one in world.seen() if not one.flags.ephemeral])


async def test_a_direct_message_that_hangs_does_not_hold_up_the_board(world: World, monkeypatch: Any) -> None:
    async def hang(*_: Any, **__: Any) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(type(world.bot), "create_dm", hang)
    world.bot.direct_message_seconds = 0.3
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    assert f"<@{world.bob.id}>" in text(boards(world)[-1])
    assert words.say("hand-closed", "en") in text(await world.bob.slash(world.channel, "log"))


async def test_a_deleted_board_is_posted_anew_without_a_second_mention(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    gone = boards(world)[-1]
    world.env.backend.delete_message(world.channel.id, gone.id)
    with requests_seen("/channels/") as seen:
        await world.play(table)
    assert boards(world)[-1].id > gone.id
    assert [body["allowed_mentions"].get("users", []) for body in posts(seen)] == [[]]


async def test_a_deleted_channel_is_told_once_and_the_table_moves(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.delete(world.channel)
    await world.play_until(table, "tile")
    warnings = [text(one) for one in world.bob_user.dm_channel.history() if "safe" in text(one)]
    assert len(warnings) == 1
    new = world.guild.create_text_channel("new")
    moved = await world.bob.slash(new, "table move")
    assert text(moved) == words.say("table-moved", "en")
    assert "Waiting for" in text(world.last(new))
    await world.play(table)
    assert boards(world, new)


@pytest.mark.parametrize(
    ("denied", "told"),
    [(("send_messages", "attach_files"), "not allowed"), (("view_channel",), "cannot see")],
    ids=["silenced", "hidden"],
)
async def test_a_board_that_waited_hours_for_a_permission_comes_with_its_mention(
    world: World, denied: tuple[str, ...], told: str
) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    before = len(world.seen())
    world.forbid(world.channel, **dict.fromkeys(denied, True))
    await world.play(table, ("end",))
    for _ in range(20):
        await world.env.advance_time(600)
    assert len(world.seen()) == before
    assert len([one for one in world.alice_user.dm_channel.history() if told in text(one)]) == 1
    world.forbid(world.channel)
    await world.env.advance_time(600)
    board = boards(world)[-1]
    assert f"<@{world.alice.id}> (Samurai)" in text(board)
    assert [one.id for one in board.mentions] == [world.alice.id]


async def test_missing_rights_are_told_and_the_board_comes_when_they_are_back(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    before = len(world.seen())
    world.forbid(world.channel, send_messages=True, attach_files=True)
    await world.play(table, ("end",))
    assert len(world.seen()) == before
    warnings = [text(one) for one in world.alice_user.dm_channel.history() if "not allowed" in text(one)]
    assert len(warnings) == 1
    shown = await world.alice.slash(world.channel, "table show")
    assert "Send Messages" in text(shown)
    world.forbid(world.channel)
    await world.env.advance_time(30)
    assert f"<@{world.alice.id}> (Samurai)" in text(boards(world)[-1])


async def test_an_archived_thread_wakes_up_with_a_new_board(world: World) -> None:
    thread = await _thread(world)
    table = await world.begin(thread)
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    old = boards(world, thread)[-1]
    world.env.inject_error(
        "PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, message="Thread is archived", times=1
    )
    await world.play(table)
    assert boards(world, thread)[-1].id > old.id


async def _thread(world: World) -> Any:
    with world.env._bot_scope():
        made = await world.bot.get_channel(world.channel.id).create_thread(
            name="table", type=discord.ChannelType.public_thread
        )
        assert made
    await world.env.settle()
    return world.channel.threads[0]


async def test_too_many_edits_of_an_old_message_lead_to_a_new_one(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    old = boards(world)[-1]
    world.env.inject_error(
        "PATCH", f"/channels/{world.channel.id}/messages/*", status=400, code=30046, message="Too many", times=1
    )
    await world.play(table)
    assert boards(world)[-1].id > old.id


async def test_a_hiccup_of_discord_is_tried_again(world: World) -> None:
    table = await world.begin()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=2)
    await world.play(table, ("setup", "random"))
    assert f"<@{world.bob.id}>" not in text(boards(world)[-1])
    await world.env.advance_time(20)
    assert f"<@{world.bob.id}>" in text(boards(world)[-1])


async def test_the_nonce_of_a_message_is_its_rows_and_enforced(world: World) -> None:
    with requests_seen("/channels/") as seen:
        await world.begin()
    nonces = [body["nonce"] for body in posts(seen)]
    assert all(nonce.startswith("tatami-") for nonce in nonces)
    assert len(set(nonces)) == len(nonces)
    assert all(body["enforce_nonce"] for body in posts(seen))


async def test_a_burst_of_moves_draws_few_boards_and_shows_the_last(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    with requests_seen("/channels/") as seen, world.env._bot_scope():
        for _ in range(6):
            position = await world.bot.tables.position(table)
            await world.bot.tables.play(table, world.bob.id, next(position.game.legal(position.view_of(world.bob.id))))
    await world.env.settle()
    sequence = (await world.bot.tables.get(table)).sequence
    assert f"-{sequence}-" in boards(world)[-1].attachments[0].filename
    assert len([1 for method, _, _ in seen if method == "PATCH"]) < 6


async def test_the_result_shows_the_winner_the_hash_and_how_to_verify(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    asked = await world.bob.slash(world.channel, "table resign")
    assert "really" in text(asked)
    await world.bob.click(asked.response, label="Resign")
    info = await world.bot.tables.get(table)
    result = world.last()
    assert f"<@{world.bob.id}> (Bandits) has resigned. <@{world.alice.id}> (Samurai) wins." in text(result)
    assert info.final_hash in text(result)
    assert info.commitment in text(result)
    assert list(buttons(result)) == ["Play again", "Text board", "Log", "Rules", "Verify"]
    assert all(buttons(one) == {} for one in world.seen() if one.id != result.id and not one.flags.ephemeral)


async def test_buttons_of_other_tables_still_work_after_a_game_has_ended(world: World) -> None:
    """discord.py's own store would lose them (see `cogs.messages.layout`)."""
    other = world.guild.create_text_channel("other")
    await world.begin(other)
    await world.begin()
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    pressed = await world.carol.click(world.last(other), label="Log")
    assert text(pressed)
