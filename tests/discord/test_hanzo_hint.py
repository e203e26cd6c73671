"""Hints for whoever plays Hanzō alone: asked for twice, noted for good, shown before they are played."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from itertools import islice
from typing import Any

import pytest
import slow_advice
from hanzo_driver import HanzoDriver
from playing import control_ids
from simulated import World, at_once, buttons, requests_seen, start, text

import words
from cogs import client
from cogs.hanzo import hint as hanzo_hint
from cogs.hanzo import search as searching
from cogs.panel import walk as panel_walk
from cogs.workers import advice
from cogs.workers.advice import Advisor
from cogs.workers.apart import Interrupted
from engine.chance import SeededChance
from engine.core import Step
from engine.registry import GAMES
from players.hanzo_advice import advise
from words.hanzo.hints import hint_line

pytestmark = pytest.mark.usefixtures("blank_pictures")

SOLO = GAMES["hanzo_solo"]


def said(key: str, locale: str = "en", **parameters: Any) -> str:
    return words.say(key, locale, **parameters)


async def alone(world: World, phase: str) -> HanzoDriver:
    """Begin a game alone, bring it to a phase in which there is something to choose, and open the panel."""
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "hint", world.channel)
    for _ in range(60):
        position = await driver.position()
        view = position.view(0)
        legal = list(islice(SOLO.legal(view), 2))
        if view.phase == phase and (phase == "roll" or len(legal) > 1):  # equal event dice leave no choice
            await driver.open_panel()
            return driver
        with world.env._bot_scope():
            await world.bot.tables.play(driver.table, world.alice.id, legal[0])
        await world.env.settle()
    raise AssertionError(phase)


async def press(driver: HanzoDriver, key: str) -> None:
    """Press the button with this label on the panel."""
    label = said(key, driver.locale)
    assert label in buttons(driver.message), text(driver.message)
    await driver.press(buttons(driver.message)[label])


async def hinted(driver: HanzoDriver) -> Any:
    """Ask for the first hint, accept it, and return what it must say."""
    view = (await driver.position()).view(0)
    await press(driver, "hanzo-hint")
    await press(driver, "hanzo-hint-accept")
    return advise(SOLO, view)


# The whole way


@pytest.mark.parametrize(("tag", "locale"), [("en-US", "en"), ("es-ES", "es")])
async def test_a_hint_is_asked_for_twice_shown_with_its_reason_and_then_played(
    world: World, tag: str, locale: str
) -> None:
    world.locales[world.alice.id] = tag
    driver = await alone(world, "place")
    before = await driver.position()
    await press(driver, "hanzo-hint")
    assert said("hanzo-hint-question", locale) in text(driver.message)
    assert not (await driver.position()).table.assisted
    await press(driver, "panel-back")
    assert not (await driver.position()).table.assisted
    expected = await hinted(driver)
    assert (await driver.position()).table.assisted
    shown = text(driver.message)
    assert hint_line(expected, locale) in shown
    assert said("panel-assisted", locale) in shown
    assert (await driver.position()).sequence == before.sequence
    await driver.press(driver.first("hz-place"))  # type: ignore[arg-type]
    after = await driver.position()
    assert after.sequence == before.sequence + 1
    assert after.view(0).counters != before.view(0).counters or not expected.gained
    assert said("panel-assisted", locale) in text(driver.message)


async def test_further_hints_need_no_question_even_after_a_restart(world: World) -> None:
    driver = await alone(world, "place")
    await hinted(driver)
    await driver.press(driver.first("hz-place"))  # type: ignore[arg-type]
    await world.crash()
    await driver.open_panel()
    expected = advise(SOLO, (await driver.position()).view(0))
    await press(driver, "hanzo-hint")
    assert hint_line(expected, "en") in text(driver.message)


async def test_thinking_is_shown_before_the_hint_and_all_of_it_to_the_player_alone(world: World) -> None:
    driver = await alone(world, "place")
    await press(driver, "hanzo-hint")
    public = [text(one) for one in world.seen() if not one.flags.ephemeral]
    with requests_seen("/messages/@original") as seen:
        await press(driver, "hanzo-hint-accept")
    told = [str(body) for _, _, body in seen]
    assert len(told) == 2
    assert said("hanzo-hint-thinking") in told[0]
    assert "hz-place" in told[1]
    assert [text(one) for one in world.seen() if not one.flags.ephemeral] == public


@pytest.mark.parametrize("phase", ["setup", "event"])
async def test_other_decisions_are_shown_before_they_are_made_too(world: World, phase: str) -> None:
    driver = await alone(world, phase)
    before = await driver.position()
    expected = await hinted(driver)
    assert hint_line(expected, "en") in text(driver.message)
    assert (await driver.position()).sequence == before.sequence
    await driver.press(driver.first("panel-commit"))  # type: ignore[arg-type]
    entry = (await world.bot.tables.log(driver.table, 0))[-1]
    assert entry.sequence == before.sequence + 1
    assert entry.notation == SOLO.notation(expected.move)


async def test_a_game_with_a_hint_does_not_count_and_says_so_to_everybody(world: World) -> None:
    driver = await alone(world, "place")
    await hinted(driver)
    asked = await world.alice.slash(world.channel, "table resign")
    await world.alice.click(asked.response, label=said("table-resign-confirm"))
    await world.env.settle()
    info = await world.bot.tables.get(driver.table)
    assert (info.assisted, info.verdict) == (True, "assisted")
    assert said("record-assisted") in text(world.last())
    profile = await world.alice.slash(world.channel, "profile")
    assert said("profile-reason-assisted") in text(profile)
    boards = await world.alice.slash(world.channel, "leaderboard", board="hanzo_solo.0")
    assert said("leaders-empty") in text(boards)


# The command


async def test_the_command_does_the_same(world: World) -> None:
    driver = await alone(world, "place")
    view = (await driver.position()).view(0)
    asked = await driver.slash("hanzo hint")
    assert asked.ephemeral
    assert said("hanzo-hint-question") in text(asked)
    driver.message = asked.response
    await press(driver, "hanzo-hint-accept")
    assert hint_line(advise(SOLO, view), "en") in text(driver.message)
    again = await driver.slash("hanzo hint")
    assert hint_line(advise(SOLO, view), "en") in text(again)
    driver.message = again.response
    await driver.press(driver.first("hz-place"))  # type: ignore[arg-type]
    assert (await driver.position()).view(0) != view


async def test_a_hint_for_an_event_needs_no_picture_that_was_there_before(world: World) -> None:
    driver = await alone(world, "event")
    driver.message = (await driver.slash("hanzo hint")).response
    await press(driver, "hanzo-hint-accept")
    assert driver.first("panel-commit") is not None


# Where there is none


async def test_there_is_no_hint_for_the_roll_and_the_game_stays_unmarked(world: World) -> None:
    driver = await alone(world, "roll")
    assert said("hanzo-hint") not in buttons(driver.message)
    refused = await driver.slash("hanzo hint")
    assert text(refused) == said("hanzo-hint-not-now")
    assert not (await driver.position()).table.assisted


async def test_there_is_no_hint_where_only_one_move_is_left(world: World, monkeypatch: Any) -> None:
    def new(setting: Any, chance: Any) -> Step:
        return Step(SOLO.from_position(setting, "map six_gates\nphase event left 3 3 3 3"), (), False)

    monkeypatch.setattr(SOLO, "new", new)
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    refused = await world.alice.slash(world.channel, "hanzo hint")
    assert text(refused) == said("hanzo-hint-only-one")
    info = await world.bot.tables.find(world.channel.id)
    assert not info.assisted


async def test_a_duel_and_another_game_have_no_hints(world: World) -> None:
    await world.begin()
    refused = await world.alice.slash(world.channel, "hanzo hint")
    assert text(refused) == said("hanzo-hint-not-here")
    elsewhere = world.guild.create_text_channel("duel")
    await world.alice.slash(elsewhere, "play hanzo", role="ninja", map="six_gates")
    await world.bob.click(world.last(elsewhere), label="Samurai")
    await world.alice.click(world.last(elsewhere), label="Start")
    info = await world.bot.tables.find(elsewhere.id)
    for person in (world.alice, world.bob):
        assert text(await person.slash(elsewhere, "hanzo hint")) == said("hanzo-hint-not-here")
        opened = await person.click(world.last(elsewhere), label="Play")
        assert said("hanzo-hint") not in buttons(opened.response)
    assert not (await world.bot.tables.get(info.id)).assisted


async def test_who_only_watches_gets_no_hint_and_marks_nothing(world: World) -> None:
    driver = await alone(world, "place")
    refused = await world.bob.slash(world.channel, "hanzo hint")
    assert text(refused) == said("error-not-seated")
    assert not (await driver.position()).table.assisted


async def test_after_the_end_there_is_no_hint(world: World) -> None:
    driver = await alone(world, "place")
    old = driver.message
    asked = await world.alice.slash(world.channel, "table resign")
    await world.alice.click(asked.response, label=said("table-resign-confirm"))
    refused = await driver.slash("hanzo hint")
    assert text(refused) == said("which-over-in-channel")
    await world.alice.click(old, custom_id=buttons(old)[said("hanzo-hint")])
    assert "has resigned." in text(old)
    assert not (await world.bot.tables.get(driver.table)).assisted


@pytest.mark.usefixtures("older_panels_stay")
async def test_an_old_question_marks_nothing(world: World) -> None:
    driver = await alone(world, "place")
    await press(driver, "hanzo-hint")
    old = driver.message
    await driver.open_panel()
    await driver.act("command")
    driver.message = old
    await press(driver, "hanzo-hint-accept")
    assert said("panel-stale") in text(old)
    assert not (await driver.position()).table.assisted


async def test_a_position_that_moves_on_meanwhile_shows_what_is_true_now(world: World, monkeypatch: Any) -> None:
    driver = await alone(world, "place")
    await press(driver, "hanzo-hint")
    original = Advisor.advise

    async def slow(self: Advisor, game: str, view: Any) -> Any:
        found = await original(self, game, view)
        await world.bot.tables.play(driver.table, world.alice.id, next(SOLO.legal(view)))
        return found

    monkeypatch.setattr(Advisor, "advise", slow)
    await press(driver, "hanzo-hint-accept")
    assert said("panel-stale") in text(driver.message)
    assert driver.first("hz-place") is None


@pytest.mark.usefixtures("older_panels_stay")
async def test_two_who_press_at_once_get_a_hint_each(world: World) -> None:
    driver = await alone(world, "place")
    first, second = [(await driver.slash("hanzo hint")).response for _ in range(2)]
    await at_once(
        world.env,
        *(world.alice.click(one, custom_id=buttons(one)[said("hanzo-hint-accept")]) for one in (first, second)),
    )
    for one in (first, second):
        assert control_ids(one, "hz-place")


# Processes


async def test_a_killed_process_breaks_no_later_hint(world: World) -> None:
    driver = await alone(world, "place")
    await hinted(driver)
    os.kill(await world.bot.advisor._apart.call(os.getpid), signal.SIGKILL)
    await driver.open_panel()
    expected = advise(SOLO, (await driver.position()).view(0))
    await press(driver, "hanzo-hint")
    assert hint_line(expected, "en") in text(driver.message)


async def test_a_hint_that_does_not_come_is_told_kindly_and_can_be_asked_for_again(
    world: World, monkeypatch: Any, caplog: Any
) -> None:
    driver = await alone(world, "place")
    before = await driver.position()
    monkeypatch.setattr(world.bot.advisor._apart, "_limit", 0)
    expected = await hinted(driver)
    assert said("hanzo-hint-failed") in text(driver.message)
    assert "No hint was found in time" in caplog.text
    assert (await driver.position()).sequence == before.sequence
    monkeypatch.setattr(world.bot.advisor._apart, "_limit", advice.SEARCH_SECONDS)
    await press(driver, "hanzo-hint-again")
    assert hint_line(expected, "en") in text(driver.message)


async def test_a_fault_of_the_search_is_told_by_its_number_and_the_panel_leads_on(
    world: World, monkeypatch: Any, faults: list[Any]
) -> None:
    driver = await alone(world, "place")

    async def broken(*_: Any) -> Any:
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(Advisor, "advise", broken)
    await press(driver, "hanzo-hint")
    await press(driver, "hanzo-hint-accept")
    assert said("hanzo-hint-failed") in text(driver.message)
    assert len(faults) == 1
    faults.clear()
    assert "nobody foresaw" not in "".join(text(one) for one in world.seen(viewer=world.alice))
    await press(driver, "panel-back")
    assert driver.first("hz-pick") is not None


async def test_a_bot_that_closes_gives_up_a_hint_and_says_so(world: World, monkeypatch: Any) -> None:
    driver = await alone(world, "place")
    monkeypatch.setattr(world.bot.advisor, "_games", {"hanzo_solo": slow_advice.advise})
    monkeypatch.setattr(client, "GRACE_SECONDS", 0.1)
    await press(driver, "hanzo-hint")
    waiting = driver.message
    accept = buttons(waiting)[said("hanzo-hint-accept")]
    await start(world.env, world.alice.click(waiting, custom_id=accept), turns=50)
    for _ in range(200):
        if said("hanzo-hint-thinking") in text(waiting):
            break
        await asyncio.sleep(0.02)
    begin = time.perf_counter()
    await world.bot.close()  # outside the bot's scope, where its time would stand still
    assert time.perf_counter() - begin < advice.SEARCH_SECONDS
    assert said("hanzo-hint-failed") in text(waiting)
    with pytest.raises(Interrupted):
        await world.bot.advisor.advise("hanzo_solo", some_views(1)[0])
    await world.env.restart_bot(world.new_bot())
    assert (await world.bot.tables.get(driver.table)).assisted


async def test_whoever_waits_too_long_in_the_line_hears_of_it(monkeypatch: Any) -> None:
    monkeypatch.setattr(advice, "PATIENCE_SECONDS", 0.01)
    advisor = Advisor({"hanzo_solo": advise})
    try:
        with pytest.raises(Interrupted):
            await advisor.advise("hanzo_solo", some_views(1)[0])
    finally:
        advisor.close()


async def test_a_closed_bot_gives_no_hint_and_does_not_hang() -> None:
    advisor = Advisor({"hanzo_solo": advise})
    waiting = asyncio.create_task(advisor.advise("hanzo_solo", some_views(1)[0]))
    await asyncio.sleep(0.05)
    advisor.close()
    with pytest.raises(Interrupted):
        await waiting
    await advisor.warm_up("hanzo_solo")
    with pytest.raises(Interrupted):
        await advisor.advise("hanzo_solo", some_views(1)[0])


# Every hint can be shown


def some_views(games: int) -> list[Any]:
    """Return every position of some games in which a hint is offered."""
    found = []
    for number in range(games):
        chance = SeededChance(b"h" * 32, str(number))
        state = SOLO.new(SOLO.prepare({"map": "draw"}), chance).state
        while SOLO.outcome(state) is None:
            view = SOLO.view(state, 0)
            if view.phase not in hanzo_hint.PLAIN:
                found.append(view)
            moves = [move for _, move in zip(range(20), SOLO.legal(view), strict=False)]
            state = SOLO.apply(state, 0, moves[chance.below(len(moves))], chance).state
    return found


def what_comes_of(view: Any, move: Any) -> Any:
    """Return the view after a move, but for the order in which a die collected."""
    state = SOLO.sample(view, SeededChance(b"s" * 32, "same"))
    after = SOLO.view(SOLO.apply(state, 0, move, SeededChance(b"s" * 32, "same")).state, 0)
    return after._replace(last=None)


def test_every_advised_move_is_found_in_the_tree() -> None:
    views = some_views(2)[::4]
    assert {"setup", "event", "place", "reinforce"} <= {view.phase for view in views}
    for view in views:
        move = advise(SOLO, view).move
        here = searching.walk_to(SOLO, view, move)
        assert here.choices.move == panel_walk.walk(SOLO, view, here.keys).choices.move
        assert what_comes_of(view, here.choices.move) == what_comes_of(view, move)


def test_a_move_that_is_not_offered_is_not_found() -> None:
    view = next(view for view in some_views(1) if view.phase == "event")
    with pytest.raises(KeyError):
        searching.walk_to(SOLO, view, ("event", 9))
