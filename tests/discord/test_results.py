"""What a result tells of the game that is over, and the way on for those who played it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playing import begin_duel, posted
from simulated import World, buttons, components, text

import render
import words

pytestmark = pytest.mark.usefixtures("blank_pictures")

AGAIN = words.say("board-play-again", "en")
LONGEST = 2_000
TEXT = 10
"""The type of a text on a message."""


async def lost_alone(world: World, **options: str) -> int:
    """Let Alice play a solo game by first legal moves until it is over; return its table's number."""
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates", **options)
    table = int((await world.bot.tables.find(world.channel.id)).id)
    for _ in range(LONGEST):
        if (await world.bot.tables.get(table)).status != "open":
            return table
        await world.play(table)
    raise AssertionError("endless")


async def resign(world: World, person: Any) -> Any:
    """Let a person resign the game of the channel; return what he is told."""
    asked = await person.slash(world.channel, "table resign")
    await person.click(asked.response, label="Resign")
    return asked.response


async def test_a_result_tells_the_turn_the_final_figures_and_how_difficult_it_was(world: World) -> None:
    table = await lost_alone(world, wounded="on", paper_doors="on")
    view = (await world.bot.tables.position(table)).view(None)
    result = world.last()
    assert view.turn
    told = " ".join(
        (
            words.say("result-turn", "en", turn=view.turn),
            render.score_line("hanzo_solo", view),
            words.say("result-difficulty", "en", level=4),
        )
    )
    assert f"**\n{told}" in text(result)
    assert f"{view.supply} in supply" in told


async def test_everybody_who_played_is_told_how_it_ended_wherever_he_reads_it(world: World) -> None:
    table = await begin_duel(world)
    while (await world.bot.tables.get(table)).status == "open":
        await world.play(table)
    info = await world.bot.tables.get(table)
    winner = info.ending.winners[0]
    told = [f"<@{info.seats[seat]}> ({role})" for seat, role in enumerate(("Ninja", "Samurai"))]
    sentence = f"{told[winner]} wins against {told[1 - winner]}."
    assert f"**{sentence}**" in text(world.last())
    names = [f"{info.names[seat]} ({role})" for seat, role in enumerate(("Ninja", "Samurai"))]
    sentence = f"{names[winner]} wins against {names[1 - winner]}."  # a mention may not be known there
    private = [one for user in (world.alice_user, world.bob_user) for one in world.seen(user.dm_channel)]
    assert [sentence in text(one) for one in private] == [True, True]


async def test_the_two_seals_come_last_and_small(world: World) -> None:
    table = await lost_alone(world)
    info = await world.bot.tables.get(table)
    last = components(world.last())
    texts = [one["content"] for one in last if one["type"] == TEXT]
    assert all(line.startswith("-# ") for line in texts[-1].splitlines())
    assert info.commitment in texts[-1]
    assert info.final_hash in texts[-1]
    assert not any(re.search(r"[0-9a-f]{64}", one) for one in texts[:-1])
    kinds = [one.to_dict()["type"] for one in world.last().components]
    assert kinds[-2:] == [1, TEXT]  # below the buttons
    assert words.say("result-difficulty", "en", level=0) in text(world.last())


async def test_a_game_that_is_resigned_before_its_first_turn_says_so_in_one_word(world: World) -> None:
    await begin_duel(world)
    await resign(world, world.bob)
    told = text(world.last())
    assert words.say("result-turn", "en", turn=0) in told
    assert "Difficulty" not in told
    assert told.count("has resigned") == 2  # how it ended, and the latest of what happened
    assert "given up" not in told


async def test_seven_swords_tells_its_score_as_it_stands(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await resign(world, world.bob)
    view = (await world.bot.tables.position(table)).view(None)
    assert f"{words.say('result-turn', 'en', turn=1)} {render.score_line('seven_swords', view)}" in text(world.last())
    assert "at the end" not in text(world.last())


async def test_whoever_loses_alone_in_his_panel_can_play_again_from_there(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates", wounded="on")
    shown = (await world.alice.click(await posted(world, "Play"), label="Play")).response
    table = int((await world.bot.tables.find(world.channel.id)).id)
    assert AGAIN not in buttons(shown)
    while (await world.bot.tables.get(table)).status == "open":
        await world.play(table)
    assert words.say("result-lost", "en") in text(shown)
    assert next(iter(buttons(shown))) == AGAIN
    await world.alice.click(shown, label=AGAIN)
    assert words.say("lobby-begun-alone", "en", play="Play") in text(shown)
    after = await world.bot.tables.find(world.channel.id)
    assert after.id != table
    assert after.options["wounded"] == "on"
    assert [one for one in world.seen() if AGAIN in buttons(one) and one.flags.ephemeral] == []


async def test_whoever_resigns_is_offered_another_game_and_the_other_is_invited(world: World) -> None:
    await world.begin()
    told = await resign(world, world.bob)
    assert words.say("table-resigned", "en") in text(told)
    await world.bob.click(told, label=AGAIN)
    assert words.say("lobby-invited", "en", guest=f"<@{world.alice.id}>") in text(told)
    assert (await world.bot.tables.find(world.channel.id)).owner == world.bob.id


async def test_a_panel_away_from_the_tables_channel_offers_no_other_game(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play(table)
    hand = next(one for one in reversed(world.seen(world.alice_user.dm_channel)) if "Play" in buttons(one))
    shown = (await world.alice_user.click(hand, label="Play")).response
    await resign(world, world.bob)
    assert "has resigned." in text(shown)
    assert f"### {words.say('panel-status-over', 'en')}" in text(shown)
    assert AGAIN not in buttons(shown)
