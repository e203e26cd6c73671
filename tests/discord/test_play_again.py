"""Another game of the same, by the button under the result of the last."""

from __future__ import annotations

from typing import Any

import pytest
from playing import control_ids
from simulated import World, buttons, requests_seen, text

import words

pytestmark = pytest.mark.usefixtures("blank_pictures")

AGAIN = words.say("board-play-again", "en")


async def resigned(world: World, person: Any, place: Any = None) -> Any:
    """Let a person give up the game of a place (the channel, if none is named), and return its result."""
    asked = await (person.slash(place, "table resign") if place else person.slash("table resign"))
    await person.click(asked.response, label="Resign")
    return world.last(place or person.dm_channel)


async def test_a_loser_has_the_same_table_again_and_the_other_is_invited(world: World) -> None:
    first = await world.begin(village="takigawa", points_per_kill="2", deployment="first", theme="dark")
    result = await resigned(world, world.bob, world.channel)
    with requests_seen("/channels/") as seen:
        opened = await world.bob.click(result, label=AGAIN)
    assert opened.ephemeral
    assert words.say("lobby-invited", "en", guest=f"<@{world.alice.id}>") in text(opened)
    before, after = await world.bot.tables.get(first), await world.bot.tables.find(world.channel.id)
    assert after.id != first
    assert after.owner == world.bob.id
    assert [(player.person, player.wish) for player in after.players] == [(world.bob.id, None)]
    for kept in ("game", "options", "first_game", "theme"):
        assert getattr(after, kept) == getattr(before, kept)
    assert after.options["village"] == "takigawa"
    *_, card, invitation = world.seen()
    assert f"Either role: <@{world.bob.id}>" in text(card)
    assert text(invitation).startswith(f"<@{world.alice.id}>, <@{world.bob.id}> invites you")
    posted = [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]
    assert [body["allowed_mentions"].get("users", []) for body in posted] == [[], [world.alice.id]]
    await world.alice.click(card, label="Bandits")
    await world.alice.click(next(one for one in world.seen() if one.id == card.id), label="Start")
    assert (await world.bot.tables.find(world.channel.id)).seats == (world.alice.id, world.bob.id)


async def test_who_did_not_sit_there_is_refused_kindly_and_nothing_happens(world: World) -> None:
    await world.begin()
    result = await resigned(world, world.alice, world.channel)
    messages = len(world.seen())
    refused = await world.carol.click(result, label=AGAIN)
    assert refused.ephemeral
    assert text(refused) == words.say("lobby-again-not-seated", "en")
    assert await world.bot.tables.find(world.channel.id) is None
    assert [one for one in world.seen()[messages:] if not one.flags.ephemeral] == []


async def test_whoever_presses_second_takes_a_seat_at_the_new_table(world: World) -> None:
    await world.begin()
    result = await resigned(world, world.alice, world.channel)
    await world.alice.click(result, label=AGAIN)
    for person in (world.bob, world.bob, world.alice):  # again, nothing more happens
        told = await person.click(result, label=AGAIN)
        assert text(told) == words.say("lobby-again-seated", "en", start="Start")
        assert told.ephemeral
    table = await world.bot.tables.find(world.channel.id)
    assert [player.person for player in table.players] == [world.alice.id, world.bob.id]
    card = next(one for one in reversed(world.seen()) if "Start" in buttons(one))
    await world.bob.click(card, label="Start")
    refused = await world.bob.click(result, label=AGAIN)
    assert text(refused) == words.say("error-channel-taken", "en")


@pytest.mark.parametrize("command", ["play hanzo", "play seven-swords"])
async def test_where_somebody_elses_table_waits_it_is_refused(world: World, command: str) -> None:
    await world.begin()
    result = await resigned(world, world.alice, world.channel)
    await world.carol.slash(world.channel, command)
    refused = await world.bob.click(result, label=AGAIN)
    assert text(refused) == words.say("error-channel-taken", "en")
    assert (await world.bot.tables.find(world.channel.id)).owner == world.carol.id


async def test_missing_rights_are_told_before_anything_happens(world: World) -> None:
    await world.begin()
    result = await resigned(world, world.alice, world.channel)
    world.forbid(world.channel, attach_files=True)
    told = await world.bob.click(result, label=AGAIN)
    assert "Attach Files" in text(told)
    assert await world.bot.tables.find(world.channel.id) is None


@pytest.mark.parametrize("end", ["restart", "crash"])
async def test_it_works_after_an_abandoned_game_and_a_restart(world: World, end: str) -> None:
    world.env.backend.guilds[world.guild.id].preferred_locale = "es-ES"
    await world.alice.slash(world.channel, "play hanzo", role="ninja", map="six_gates", theme="winter")
    await world.bob.click(world.last(), label="Samuráis")
    await world.bob.click(world.last(), label="Empezar")
    await world.alice.slash(world.channel, "table abandon")
    proposal = next(one for one in reversed(world.seen()) if control_ids(one, "consent"))
    await world.bob.click(proposal, custom_id=next(iter(control_ids(proposal, "consent"))))
    first = await world.bot.tables.latest(world.channel.id)
    assert first.status == "abandoned"
    await getattr(world, end)()
    await world.alice.click(world.last(), label=words.say("board-play-again", "es"))
    after = await world.bot.tables.find(world.channel.id)
    assert (after.owner, after.status, after.theme) == (world.alice.id, "lobby", "winter")
    assert after.options == first.options == {"map": "six_gates"}


async def test_a_game_alone_begins_at_once_in_a_channel(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo-solo", map="overlap", wounded="on", theme="autumn")
    result = await resigned(world, world.alice, world.channel)
    opened = await world.alice.click(result, label=AGAIN)
    assert opened.ephemeral
    assert words.say("lobby-begun-alone", "en", play="Play") in text(opened)
    after = await world.bot.tables.find(world.channel.id)
    assert (after.status, after.options["map"], after.options["wounded"], after.theme) == (
        "open",
        "overlap",
        "on",
        "autumn",
    )
    assert "Play" in buttons(world.last())


async def test_a_game_alone_begins_at_once_in_direct_messages(world: World) -> None:
    await world.alice_user.slash("play hanzo-solo", map="overlap")
    result = await resigned(world, world.alice_user)
    opened = await world.alice_user.click(result, label=AGAIN)
    assert words.say("lobby-begun-alone", "en", play="Play") in text(opened)
    (mine,) = await world.bot.tables.mine(world.alice.id)
    assert mine.table.is_direct
    assert mine.table.options["map"] == "overlap"
