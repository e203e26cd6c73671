"""Panels follow the game: what was shown last says by itself who is to decide, and what became of a request."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from playing import begin_duel, control_ids, open_panel
from simulated import World, buttons, requests_seen, text
from test_panel_proposals import IN_PANEL, ask, make, name, public, turned

import words
from cogs.panel.following import follow

pytestmark = pytest.mark.usefixtures("blank_pictures")


async def asked_for_undo(world: World, locale: str = "en") -> tuple[int, Any, Any, Any]:
    """Begin a duel and ask for an undo; return the table, who asks with his panel, and who is asked."""
    table = await begin_duel(world)
    asker, asked = await turned(world, table)
    world.locales[asker.id] = {"en": "en-US", "es": "es-ES"}[locale]
    return table, asker, await ask(world, asker, locale), asked


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("label", "status"), [("consent-agree", "accepted"), ("consent-refuse", "refused")])
async def test_who_asked_is_told_the_answer_in_his_panel(world: World, locale: str, label: str, status: str) -> None:
    _, _, panel, asked = await asked_for_undo(world, locale)
    assert control_ids(panel, IN_PANEL)
    await asked.click(public(world), label=words.say(label, "en"))
    assert f"> {words.say(f'consent-{status}', locale, who=name(asked))}" in text(panel)
    assert not control_ids(panel, IN_PANEL)
    if status == "accepted":
        assert control_ids(panel, "panel-go") or control_ids(panel, "panel-pick")  # it is his turn again


async def test_who_asked_is_told_that_it_has_lapsed_and_who_makes_a_move_is_left_to_it(world: World) -> None:
    table, asker, panel, asked = await asked_for_undo(world)
    theirs = await open_panel(world, asked)
    assert control_ids(theirs, IN_PANEL)
    await asker.click(panel, label=words.say("panel-withdraw", "en"))
    assert control_ids(theirs, IN_PANEL)  # a move that is being made is not disturbed
    panel = await ask(world, asker)
    position = await world.bot.tables.position(table)
    await make(world, table, asked.id, next(iter(position.game.legal(position.view_of(asked.id)))))
    assert words.say("consent-void", "en") in text(panel)
    assert not control_ids(panel, IN_PANEL)


async def test_what_was_shown_since_is_left_alone(world: World) -> None:
    _, asker, panel, asked = await asked_for_undo(world)
    before = text(panel)
    read = (await asker.slash(world.channel, "rules")).response
    shown = text(read)
    await asked.click(public(world), label=words.say("consent-refuse", "en"))
    assert (text(panel), text(read)) == (before, shown)


async def test_a_panel_that_discord_no_longer_lets_us_change_is_left_alone(world: World) -> None:
    table, _, panel, asked = await asked_for_undo(world)
    before = text(panel)
    await world.env.advance_time(16 * 60)
    await asked.click(public(world), label=words.say("consent-refuse", "en"))
    assert text(panel) == before
    assert (await world.bot.tables.position(table)).proposals == ()


async def test_a_fault_of_discord_costs_nobody_the_answer(world: World) -> None:
    table, asker, panel, asked = await asked_for_undo(world)
    before = text(panel)
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=500, times=1)
    await asked.click(public(world), label=words.say("consent-refuse", "en"))
    assert text(panel) == before
    assert f"<@{asked.id}> has declined" in text(public(world))
    assert (await world.bot.tables.position(table)).proposals == ()
    assert "Ask for undo" in buttons(await open_panel(world, asker))


async def test_a_panel_that_waits_becomes_the_question_once_it_is_ones_turn(world: World) -> None:
    table = await begin_duel(world)
    ninja, samurai = await open_panel(world, world.alice), await open_panel(world, world.bob)
    waiting, asked = (ninja, samurai) if "is to move" in text(ninja) else (samurai, ninja)
    assert "is to move" in text(waiting)
    assert "is to move" not in text(asked)
    due = (await world.bot.tables.get(table)).due
    while (await world.bot.tables.get(table)).due == due:
        position = await world.bot.tables.position(table)
        await make(world, table, due[0], next(iter(position.game.legal(position.view_of(due[0])))))
    assert "is to move" not in text(waiting)
    assert "is to move" in text(asked)
    assert control_ids(waiting, "panel-go") or control_ids(waiting, "panel-pick")


async def test_a_panel_of_another_table_is_left_alone(world: World) -> None:
    table = await begin_duel(world)
    other = world.guild.create_text_channel("other")
    await world.alice.slash(other, "play hanzo-solo", map="six_gates")
    panel = (await world.alice.click(world.last(other), label="Play")).response
    before = text(panel)
    for _ in range(4):
        position = await world.bot.tables.position(table)
        due = position.table.due[0]
        await make(world, table, due, next(iter(position.game.legal(position.view_of(due)))))
    assert text(panel) == before


async def test_a_panel_is_brought_up_to_date_once_however_often_it_is_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin_duel(world)
    ninja, samurai = await open_panel(world, world.alice), await open_panel(world, world.bob)
    waiting = ninja if "is to move" in text(ninja) else samurai
    lines = dict(world.bot.answers._lines._items)
    due = (await world.bot.tables.get(table)).due
    world.bot.answers._lines._items.clear()
    while (await world.bot.tables.get(table)).due == due:
        position = await world.bot.tables.position(table)
        await make(world, table, due[0], next(iter(position.game.legal(position.view_of(due[0])))))
    assert "is to move" in text(waiting)
    world.bot.answers._lines._items.update(lines)
    original = type(world.bot.tables).position

    async def slowly(tables: Any, number: int) -> Any:
        await asyncio.sleep(0)
        return await original(tables, number)

    monkeypatch.setattr(type(world.bot.tables), "position", slowly)
    with requests_seen("/messages/@original") as seen, world.env._bot_scope():
        await asyncio.gather(*(follow(world.bot, table) for _ in range(4)))
    await world.env.settle()
    assert len(seen) == 2  # one each: whose turn it is now, and whose it was
    assert "is to move" not in text(waiting)


async def test_only_the_newest_panel_of_a_table_has_controls(world: World) -> None:
    table = await begin_duel(world)
    first = await open_panel(world, world.alice)
    said, pictures = text(first), [one.filename for one in first.attachments]
    others = await open_panel(world, world.bob)
    await world.alice.slash(world.channel, "rules")
    assert buttons(first), "what is no panel takes nobody's place"
    second = await open_panel(world, world.alice)
    assert not buttons(first)
    assert text(first) == said
    assert [one.filename for one in first.attachments] == pictures
    assert buttons(second)
    assert buttons(others)
    await world.alice.click(second, label=words.say("panel-resign", "en"))
    await world.alice.click(second, label=words.say("table-resign-keep", "en"))
    assert buttons(second), "a panel does not take its own place"
    assert [one.older for one in world.bot.answers._newest._items.values()] == [None, None]
    assert (await world.bot.tables.get(table)).status == "open"


async def test_an_older_panel_that_cannot_be_changed_costs_nobody_the_newer_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_duel(world)
    first = await open_panel(world, world.alice)

    async def gone(*_: Any, **__: Any) -> None:
        raise discord.NotFound(type("Response", (), {"status": 404, "reason": ""}), "dismissed")

    with monkeypatch.context() as there:
        there.setattr(discord.InteractionMessage, "edit", gone)
        second = await open_panel(world, world.alice)
    assert buttons(first)
    assert buttons(second)
    await world.env.advance_time(16 * 60)
    third = await open_panel(world, world.alice)
    assert buttons(second)
    assert buttons(third)
