"""Opening a table, finding players, starting: with races, languages, missing permissions and restarts."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simulated import World, at_once, buttons, components, requests_seen, text

import words


async def open_table(world: World, **options: Any) -> Any:
    result = await world.alice.slash(world.channel, "play seven-swords", **options)
    world.card_id = world.last().id
    return result


def now(world: World) -> Any:
    return next(one for one in world.seen() if one.id == world.card_id)


async def test_play_posts_a_card_and_answers_privately(world: World) -> None:
    opened = await open_table(world, role="samurai", village="takigawa", points_per_kill="2")
    assert opened.ephemeral
    assert text(opened) == words.say("lobby-opened", "en", start="Start")
    shown = text(now(world))
    assert "Seven Swords: players wanted" in shown
    assert f"Samurai: <@{world.alice.id}>" in shown
    assert "Bandits: free" in shown
    assert "Takigawa" in shown
    assert "2 points" in shown
    assert "Movement points" not in shown
    assert set(buttons(now(world))) == {"Either role", "Bandits", "Leave", "Call off", "Rules"}


async def test_the_card_speaks_the_servers_language_and_answers_the_persons(world: World) -> None:
    world.env.backend.guilds[world.guild.id].preferred_locale = "es-ES"
    opened = await open_table(world)
    assert text(opened) == words.say("lobby-opened", "en", start="Empezar")
    assert "se buscan jugadores" in text(now(world))
    world.locales[world.bob.id] = "es-419"
    again = await world.bob.slash(world.channel, "play seven-swords")
    assert text(again) == words.say("error-channel-taken", "es")


async def test_whoever_sits_is_shown_and_start_becomes_possible(world: World) -> None:
    await open_table(world, role="samurai")
    assert "Start" not in buttons(now(world))
    await world.bob.click(now(world), label="Either role")
    assert f"<@{world.bob.id}>" in text(now(world))
    assert set(buttons(now(world))) == {"Start", "Leave", "Call off", "Bandits", "Rules"}
    assert words.say("lobby-card-full", "en", game=words.of("seven_swords").title("en")) in text(now(world))
    assert words.say("lobby-card-how-full", "en") in text(now(world))
    assert not [one for one in components(now(world)) if one["type"] == 5]


async def test_two_people_take_the_last_seat_at_once_and_one_gets_it(world: World) -> None:
    await open_table(world, role="samurai")
    card = now(world)
    bob, carol = await at_once(
        world.env, world.bob.click(card, label="Bandits"), world.carol.click(card, label="Bandits")
    )
    assert bob.acknowledged
    assert carol.acknowledged
    refused = [text(one) for one in (bob, carol) if text(one)]
    assert len(refused) == 1
    assert refused[0] in {words.say("error-seat-taken", "en"), words.say("error-table-full", "en")}
    seated = [one for one in (world.bob, world.carol) if f"Bandits: <@{one.id}>" in text(now(world))]
    assert len(seated) == 1


async def test_start_and_leave_at_once_end_in_one_of_the_two(world: World) -> None:
    await open_table(world, role="samurai")
    await world.bob.click(now(world), label="Either role")
    card = now(world)
    start, leave = await at_once(
        world.env, world.alice.click(card, label="Start"), world.bob.click(card, label="Leave")
    )
    info = await world.bot.tables.latest(world.channel.id)
    if info.status == "open":
        assert text(leave) == words.say("error-not-in-lobby", "en", status="open")
        assert set(info.seats) == {world.alice.id, world.bob.id}
    else:
        assert text(start) == words.say("error-seats-free", "en", free=1)
        assert [player.person for player in info.players] == [world.alice.id]


async def test_two_tables_at_once_in_one_channel(world: World) -> None:
    alice, bob = await at_once(
        world.env,
        world.alice.slash(world.channel, "play seven-swords"),
        world.bob.slash(world.channel, "play seven-swords"),
    )
    assert sorted([text(alice), text(bob)]) == sorted(
        [words.say("lobby-opened", "en", start="Start"), words.say("error-channel-taken", "en")]
    )
    assert len(world.seen()) == 1


async def test_start_posts_the_board_and_takes_the_controls_off_the_card(world: World) -> None:
    await open_table(world, role="samurai")
    await world.bob.click(now(world), label="Either role")
    await world.bob.click(now(world), label="Start")
    assert buttons(now(world)) == {}
    assert "the game has begun" in text(now(world))
    assert (await world.bot.tables.find(world.channel.id)).commitment in text(now(world))
    board = world.last()
    assert f"Waiting for <@{world.alice.id}> (Samurai)" in text(board)
    assert list(buttons(board)) == ["Play", "Text board", "Log", "Rules"]


async def test_only_those_who_sit_start_and_only_the_owner_calls_off(world: World) -> None:
    await open_table(world)
    await world.bob.click(now(world), label="Either role")
    assert text(await world.carol.click(now(world), label="Start")) == words.say("error-not-seated", "en")
    assert text(await world.bob.click(now(world), label="Call off")) == words.say("error-not-owner", "en")
    assert text(await world.carol.click(now(world), label="Leave")) == words.say("error-not-seated", "en")
    assert not text(await world.alice.click(now(world), label="Call off"))
    assert "called off" in text(now(world))
    assert words.say("lobby-called-off", "en", who=f"<@{world.alice.id}>") in text(now(world))
    assert buttons(now(world)) == {}


async def test_the_owner_invites_somebody_once_and_the_invitation_notifies_only_the_guest(world: World) -> None:
    await open_table(world)
    with requests_seen("/channels/") as seen:
        invited = await world.alice.select(now(world), [world.carol])
    assert text(invited) == words.say("lobby-invited", "en", guest=f"<@{world.carol.id}>")
    assert text(world.last()).startswith(f"<@{world.carol.id}>, <@{world.alice.id}> invites you")
    posted = [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]
    assert [body["allowed_mentions"]["users"] for body in posted] == [[world.carol.id]]
    await world.alice.select(now(world), [world.carol])
    assert len(world.seen()) == 2
    assert text(await world.bob.select(now(world), [world.carol])) == words.say("error-not-owner", "en")


async def test_the_invitation_is_gone_once_the_guest_has_a_seat(world: World) -> None:
    await open_table(world)
    await world.alice.select(now(world), [world.carol])
    await world.carol.click(now(world), label="Bandits")
    assert [one for one in world.seen() if "invites you" in text(one)] == []
    assert f"<@{world.carol.id}>" in text(now(world))


async def test_a_bot_cannot_be_invited(world: World) -> None:
    await open_table(world)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert text(await world.alice.select(now(world), [robot])) == words.say("lobby-no-bots", "en")
    assert len(world.seen()) == 1


async def test_play_says_which_permissions_are_missing_before_it_does_anything(world: World) -> None:
    everyone = world.guild.default_role
    overwrite = discord.PermissionOverwrite(send_messages=False, attach_files=False, use_application_commands=True)
    quiet = world.guild.create_text_channel("quiet", overwrites={everyone: overwrite})
    told = await world.alice.slash(quiet, "play seven-swords")
    assert told.ephemeral
    assert "Send Messages and Attach Files" in text(told)
    assert await world.bot.tables.find(quiet.id) is None


async def test_a_table_for_two_is_refused_in_direct_messages(world: World) -> None:
    told = await world.alice_user.slash("play seven-swords")
    assert text(told) == words.say("lobby-only-in-server", "en")
    assert await world.bot.tables.mine(world.alice.id) == ()


@pytest.mark.parametrize("end", ["restart", "crash"])
async def test_a_lobby_survives_a_restart(world: World, end: str) -> None:
    await open_table(world, role="bandit")
    await getattr(world, end)()
    await world.bob.click(now(world), label="Samurai")
    await getattr(world, end)()
    await world.alice.click(now(world), label="Start")
    assert "Waiting for" in text(world.last())
    info = await world.bot.tables.find(world.channel.id)
    assert info.seats == (world.alice.id, world.bob.id)


async def test_names_cannot_format_mention_or_break_the_card(world: World) -> None:
    sly = world.guild.add_member(world.env.create_user("sly", global_name="# **@everyone** <@1>\n> x"))
    await sly.slash(world.channel, "play seven-swords", role="bandit")
    world.card_id = world.last().id
    await world.bob.click(now(world), label="Either role")
    await world.bob.click(now(world), label="Start")
    listed = await world.bob.slash(world.channel, "tables")
    assert "\n>" not in text(listed)
    assert "**@everyone**" not in text(listed)
