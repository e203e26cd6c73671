"""Somebody or some place is gone: who played, the channel that the bot saw, the moment between sending and noting."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simulated import World, buttons, text

import words

pytestmark = pytest.mark.usefixtures("blank_pictures")


def warden(world: World) -> Any:
    """Return a member who manages the server."""
    keeper = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("warden"), roles=[keeper])


async def begun(world: World) -> int:
    """Begin a game whose set-up is done; return its table."""
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    return table


async def test_who_manages_the_server_calls_a_table_off_whose_owner_is_gone(world: World) -> None:
    await world.alice.slash(world.channel, "play seven-swords", role="samurai")
    card = world.last()
    assert text(await world.bob.click(card, label="Call off")) == words.say("error-not-owner", "en")
    await warden(world).click(card, label="Call off")
    assert "called off" in text(world.last())
    assert await world.bot.tables.find(world.channel.id) is None


async def test_who_manages_the_server_ends_a_game_that_somebody_has_left(world: World) -> None:
    table = await begun(world)
    keeper = warden(world)
    asked = await keeper.slash(world.channel, "table abandon")
    assert text(asked) == words.say("table-close-question", "en", game=words.of("seven_swords").title("en"))
    assert (await world.bot.tables.get(table)).status == "open"
    assert text(await keeper.click(asked.response, label="End the game")) == words.say("table-closed", "en")
    info = await world.bot.tables.get(table)
    assert (info.status, info.ending.winners, info.verdict) == ("abandoned", (), "abandoned")
    await world.env.settle()
    assert words.say("log-closed", "en", who=f"<@{keeper.id}>") in text(world.last())
    assert await world.bot.standings.boards(world.guild.id) == {}


async def test_who_plays_and_manages_the_server_needs_the_others_yes(world: World) -> None:
    keeper = warden(world)
    await keeper.slash(world.channel, "play seven-swords", role="samurai")
    await world.bob.click(world.last(), label="Bandits")
    await world.bob.click(world.last(), label="Start")
    await world.env.settle()
    asked = await keeper.slash(world.channel, "table abandon")
    assert text(asked) == words.say("consent-proposed-abandon", "en", refuse="Decline")
    refused = await world.carol.slash(world.channel, "table abandon")
    assert text(refused) == words.say("error-not-seated", "en")


async def test_a_game_that_went_on_meanwhile_is_not_ended(world: World) -> None:
    table = await begun(world)
    keeper = warden(world)
    asked = await keeper.slash(world.channel, "table abandon")
    await world.play(table)
    pressed = await keeper.click(asked.response, label="End the game")
    assert words.say("table-close-stale", "en") in text(pressed)
    assert (await world.bot.tables.get(table)).status == "open"


async def test_who_no_longer_manages_the_server_ends_nothing(world: World) -> None:
    table = await begun(world)
    keeper = warden(world)
    asked = await keeper.slash(world.channel, "table abandon")
    world.env.backend.guilds[world.guild.id].members[keeper.id].role_ids.clear()
    pressed = await keeper.click(asked.response, label="End the game")
    assert words.say("table-close-not-manager", "en") in text(pressed)
    assert (await world.bot.tables.get(table)).status == "open"


async def test_who_has_taken_a_seat_meanwhile_needs_the_others_yes(world: World) -> None:
    table = await begun(world)
    keeper = warden(world)
    asked = await keeper.slash(world.channel, "table abandon")
    seat = {"newcomer": keeper.id, "newcomer_name": "Keeper"}
    proposal = await world.bot.tables.propose(table, world.alice.id, "hand_over", **seat)
    for person in proposal.asked:
        await world.bot.tables.answer(proposal.id, person, True)
    pressed = await keeper.click(asked.response, label="End the game")
    assert words.say("error-plays-here", "en") in text(pressed)
    assert (await world.bot.tables.get(table)).status == "open"


async def test_a_channel_that_cannot_be_seen_any_more_holds_nothing_up(world: World) -> None:
    table = await begun(world)
    await world.play_until(table, "bandits")
    position = await world.bot.tables.position(table)
    assert position.table.due
    world.forbid(world.channel, view_channel=True)
    new = world.guild.create_text_channel("new")
    await world.alice.slash(new, "table move")
    for _ in range(3):
        await world.play(table)
        await world.env.advance_time(5)
    shown = world.last(new)
    sequence = (await world.bot.tables.get(table)).sequence
    assert f"board-{sequence}-" in shown.attachments[0].filename
    assert "Play" in buttons(shown)


async def test_a_private_message_sent_just_before_a_crash_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.begin()
    with monkeypatch.context() as patch:
        patch.setattr(type(world.bot.tables), "posted", lambda *_, **__: asyncio.sleep(3600))
        with world.env._bot_scope():
            await world.bot.tables.play(table, world.alice.id, ("setup", "random"))
        while not hands(world.alice_user) or not hands(world.bob_user):  # noqa: ASYNC110 - as the person would
            await asyncio.sleep(0.005)
        patch.undo()
        await world.crash(300.0)
        await world.env.advance_time(20)
    assert len(hands(world.alice_user)) == len(hands(world.bob_user)) == 1


def hands(user: Any) -> list[Any]:
    """Return the private messages with a picture that somebody has."""
    return [] if user.dm_channel is None else [one for one in user.dm_channel.history() if one.attachments]
