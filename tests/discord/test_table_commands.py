"""/table and /tables: consent, undo, resignation, moving, lists, in channels and in direct messages."""

from __future__ import annotations

from typing import Any

import pytest
from playing import open_panel
from simulated import World, at_once, buttons, dms_closed, menus, requests_seen, text

import words
from cogs.messages import telling

pytestmark = pytest.mark.usefixtures("blank_pictures")


def proposal(world: World) -> Any:
    return [
        one for one in world.seen() if "proposes" in text(one) or "asks" in text(one) or "hand the seat" in text(one)
    ][-1]


async def ready(world: World) -> int:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    return table


async def test_an_undo_that_shows_nothing_new_is_free(world: World) -> None:
    table = await ready(world)
    await world.play_until(table, "bandits")
    await world.play(table)
    sequence = (await world.bot.tables.get(table)).sequence
    assert text(await world.bob.slash(world.channel, "table undo")) == words.say("table-undone", "en")
    entries = await world.bot.tables.log(table, None)
    assert entries[-1].kind == "undo"
    assert entries[-1].sequence == sequence + 1


async def test_an_undo_of_something_seen_needs_the_others_yes(world: World) -> None:
    table = await ready(world)
    asked = await world.alice.slash(world.channel, "table undo")
    assert "If dice are rolled again, they show the same" in text(asked)
    with requests_seen("/channels/") as seen:
        await world.alice.click(asked.response, label="Ask the other player")
    posted = [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]
    assert [body["allowed_mentions"]["users"] for body in posted] == [[world.bob.id]]
    assert "If dice are rolled again, they show the same" in text(proposal(world))
    (entry,) = (await world.bot.tables.log(table, None))[-1:]
    info = await world.bot.tables.get(table)
    for line in telling.entry_lines(info, entry, "en"):  # what everybody may know of the move, and no more
        assert f"- {line}" in text(proposal(world))
    refused = await world.carol.click(proposal(world), label="Agree")
    assert text(refused) == words.say("error-not-asked", "en")
    agreed = await world.bob.click(proposal(world), label="Agree")
    assert text(agreed) == words.say("consent-noted-accepted", "en")
    assert buttons(proposal(world)) == {}
    assert "Agreed" in text(proposal(world))
    assert (await world.bot.tables.position(table)).view(None).phase == "setup"


async def test_a_refusal_and_a_withdrawal_close_a_proposal(world: World) -> None:
    await ready(world)
    asked = await world.alice.slash(world.channel, "table abandon")
    assert text(asked) == words.say("consent-proposed-abandon", "en", refuse="Decline")
    again = await world.alice.slash(world.channel, "table abandon")
    assert text(again) == words.say("error-proposal-open", "en")
    question = proposal(world)
    with requests_seen("/messages") as seen:
        await world.bob.click(question, label="Decline")
    assert f"<@{world.bob.id}> has declined" in text(proposal(world))
    assert proposal(world).id != question.id  # posted anew, so that whoever asked hears of it
    posted = [body for method, _, body in seen if method == "POST"]
    assert [body["allowed_mentions"]["users"] for body in posted] == [[world.alice.id]]
    await world.alice.slash(world.channel, "table abandon")
    withdrawn = await world.alice.click(proposal(world), label="Decline")
    assert text(withdrawn) == words.say("consent-noted-withdrawn", "en")
    assert "Withdrawn" in text(proposal(world))


async def test_abandoning_by_agreement_ends_the_table_without_a_winner(world: World) -> None:
    table = await ready(world)
    await world.bob.slash(world.channel, "table abandon")
    await world.alice.click(proposal(world), label="Agree")
    info = await world.bot.tables.get(table)
    assert info.status == "abandoned"
    assert "ended without a winner: <@" in text(world.last())


async def test_two_answers_at_once_count_once(world: World) -> None:
    await ready(world)
    await world.alice.slash(world.channel, "table abandon")
    message = proposal(world)
    yes, no = await at_once(
        world.env, world.bob.click(message, label="Agree"), world.bob.click(message, label="Decline")
    )
    told = {text(yes), text(no)}
    closed = {words.say("error-proposal-closed", "en", status=one) for one in ("accepted", "refused")}
    assert len(told & closed) == 1


@pytest.mark.parametrize("end", ["restart", "crash"])
async def test_a_proposal_survives_a_restart(world: World, end: str) -> None:
    table = await ready(world)
    await world.bob.slash(world.channel, "table abandon")
    await getattr(world, end)()
    await world.alice.click(proposal(world), label="Agree")
    assert (await world.bot.tables.get(table)).status == "abandoned"


async def test_a_seat_is_handed_over_with_the_yes_of_both(world: World) -> None:
    table = await ready(world)
    with requests_seen("/channels/") as seen:
        await world.bob.slash(world.channel, "table hand-over", person=world.carol)
    posted = [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]
    assert sorted(posted[0]["allowed_mentions"]["users"]) == sorted([world.alice.id, world.carol.id])
    await world.alice.click(proposal(world), label="Agree")
    await world.carol.click(proposal(world), label="Agree")
    info = await world.bot.tables.get(table)
    assert info.seats == (world.carol.id, world.alice.id)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await world.alice.slash(world.channel, "table hand-over", person=robot)
    assert text(refused) == words.say("lobby-no-bots", "en")


async def test_resigning_asks_first_and_is_void_once_the_game_has_gone_on(world: World) -> None:
    table = await ready(world)
    asked = await world.alice.slash(world.channel, "table resign")
    await world.play(table)
    stale = await world.alice.click(asked.response, label="Resign")
    assert text(stale)
    assert (await world.bot.tables.get(table)).status == "open"
    assert text(await world.carol.slash(world.channel, "table resign"))
    again = await world.alice.slash(world.channel, "table resign")
    done = await world.alice.click(again.response, label="Resign")
    assert words.say("table-resigned", "en") in text(done)
    info = await world.bot.tables.get(table)
    assert info.ending.kind == "resigned"
    assert info.ending.winners == (0,)


async def test_who_has_enough_resigns_from_his_panel_or_plays_on(world: World) -> None:
    table = await ready(world)
    panel, others = await open_panel(world, world.bob), await open_panel(world, world.alice)
    await world.bob.click(panel, label=words.say("panel-resign", "en"))
    assert "Do you really want to resign" in text(panel)
    await world.bob.click(panel, label=words.say("table-resign-keep", "en"))
    assert words.say("panel-resign", "en") in buttons(panel)
    await world.bob.click(panel, label=words.say("panel-resign", "en"))
    await world.bob.click(panel, label=words.say("table-resign-confirm", "en"))
    assert words.say("table-resigned", "en") in text(panel)
    info = await world.bot.tables.get(table)
    assert info.ending.kind == "resigned"
    assert words.say("panel-resign", "en") not in buttons(others)  # it shows the result by itself


async def test_spectators_resign_nothing(world: World) -> None:
    await ready(world)
    asked = await world.carol.slash(world.channel, "table resign")
    pressed = await world.carol.click(asked.response, label="Resign") if buttons(asked.response) else asked
    assert words.say("error-not-seated", "en") in text(pressed)


async def test_show_posts_the_board_anew_and_mentions_nobody(world: World) -> None:
    await ready(world)
    old = world.last()
    with requests_seen("/channels/") as seen:
        shown = await world.carol.slash(world.channel, "table show")
    assert words.say("table-shown", "en", channel=f"<#{world.channel.id}>") == text(shown)
    assert world.last().id > old.id
    posted = [body for method, path, body in seen if method == "POST" and path.endswith("/messages")]
    assert [body["allowed_mentions"].get("users", []) for body in posted] == [[]]


async def test_a_table_moves_and_leaves_the_old_channel_free(world: World) -> None:
    table = await ready(world)
    other = world.guild.create_text_channel("other")
    assert text(await world.carol.slash(other, "table move")) == words.say("table-none-elsewhere", "en")
    assert text(await world.bob.slash(other, "table move")) == words.say("table-moved", "en")
    assert "Waiting for" in text(world.last(other))
    assert await world.bot.tables.find(world.channel.id) is None
    assert (await world.bot.tables.find(other.id)).id == table
    assert all(buttons(one) == {} for one in world.seen())


async def test_a_table_stays_on_its_server_while_the_bot_is_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ready(world)
    away = world.env.create_guild("away")
    hideout = away.create_text_channel("hideout")
    bob = away.add_member(world.bob_user)
    assert text(await bob.slash(hideout, "table move")) == words.say("table-none-elsewhere", "en")
    monkeypatch.setattr(world.bot, "get_guild", lambda number: None)  # as in a process that serves other servers
    assert text(await bob.slash(hideout, "table move")) == words.say("error-other-server", "en")
    assert (await world.bot.tables.get(table)).channel_id == world.channel.id


async def test_a_table_whose_server_has_gone_goes_on_elsewhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ready(world)
    away = world.env.create_guild("away")
    hideout = away.create_text_channel("hideout")
    bob = away.add_member(world.bob_user)
    monkeypatch.setattr(world.bot, "get_guild", lambda number: None)
    path = f"/guilds/{world.guild.id}"
    world.env.inject_error("GET", path, status=404, code=10004, message="Unknown Guild", times=None)
    assert text(await bob.slash(hideout, "table move")) == words.say("table-moved", "en")
    assert (await world.bot.tables.get(table)).guild_id == away.id


async def test_only_who_sits_is_asked_whether_to_resign(world: World) -> None:
    await ready(world)
    assert text(await world.carol.slash(world.channel, "table resign")) == words.say("error-not-seated", "en")


async def test_a_table_cannot_move_where_another_is(world: World) -> None:
    await ready(world)
    other = world.guild.create_text_channel("other")
    await world.carol.slash(other, "play seven-swords")
    assert text(await world.bob.slash(other, "table move")) == words.say("error-channel-taken", "en")


async def test_commands_without_a_table_say_so(world: World) -> None:
    for command in ("table show", "table resign", "table undo", "table abandon", "log", "board"):
        assert text(await world.alice.slash(world.channel, command)) == words.say("which-none-in-channel", "en")
        if command != "table show":
            assert text(await world.alice_user.slash(command)) == words.say("which-none-of-yours", "en")


async def test_tables_lists_mine_and_those_waiting_first(world: World) -> None:
    assert text(await world.alice.slash(world.channel, "tables")) == words.say("which-none-of-yours", "en")
    await ready(world)
    other = world.guild.create_text_channel("other")
    await world.begin(other)
    third = world.guild.create_text_channel("third")
    await world.alice.slash(third, "play seven-swords")
    listed = await world.alice.slash(world.channel, "tables")
    lines = [line for line in text(listed).splitlines() if line.startswith("- ")]
    assert "Waiting for you" in lines[0]
    assert f"<#{other.id}>" in lines[0]
    assert f"<#{world.channel.id}>" in text(listed)
    assert "Not started" in text(listed)
    ((_, options),) = menus(listed.response).items()
    assert len(options) == 2
    assert all("Bob" in option["label"] for option in options)


async def test_in_a_direct_message_the_only_waiting_table_is_meant(world: World) -> None:
    await ready(world)
    asked = await world.bob_user.slash("table resign")
    assert "Resign" in buttons(asked.response)


async def test_in_a_direct_message_several_tables_are_asked_about(world: World) -> None:
    table = await ready(world)
    other = world.guild.create_text_channel("other")
    second = await world.begin(other)
    await world.play(second, ("setup", "random"))
    asked = await world.bob_user.slash("table resign")
    assert words.say("which-question", "en") in text(asked)
    ((_, options),) = menus(asked.response).items()
    assert {option["value"] for option in options} == {str(table), str(second)}
    chosen = await world.bob_user.select(asked.response, [str(second)])
    await world.bob_user.click(chosen.response, label="Resign")
    assert (await world.bot.tables.get(second)).status == "finished"
    assert (await world.bot.tables.get(table)).status == "open"


async def test_everything_works_with_closed_direct_messages(world: World) -> None:
    with dms_closed(world.env, world.alice_user, world.bob_user):
        table = await ready(world)
        await world.play_until(table, "bandits")
        await world.bob.slash(world.channel, "table resign")
        assert (await world.bot.tables.get(table)).status == "open"
