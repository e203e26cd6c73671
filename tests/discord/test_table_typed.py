"""A game for two from the card to the end without a button: seats, the start, requests and their answers are typed."""

from __future__ import annotations

from typing import Any

import pytest
from playing import control_ids, table_of
from simulated import World, text
from test_panel_proposals import turned

import words

pytestmark = pytest.mark.usefixtures("blank_pictures")


def said(key: str, locale: str = "en", **parameters: Any) -> str:
    return words.say(key, locale, **parameters)


async def typed(world: World, member: Any, command: str, **options: Any) -> str:
    """Type a command in the channel, and return its private answer."""
    result = await member.slash(world.channel, command, **options)
    assert result.ephemeral
    return text(result)


async def begun(world: World) -> int:
    """Open a duel with Alice as the ninja and begin it, all by typing; return the table's number."""
    await typed(world, world.alice, "play hanzo", role="ninja", map="six_gates")
    assert await typed(world, world.bob, "table sit", role="samurai") == said("table-seated")
    assert "The game has begun" in await typed(world, world.bob, "table start")
    info = await table_of(world)
    assert [player.person for player in sorted(info.players, key=lambda one: one.seat)] == [
        world.alice.id, world.bob.id,
    ]  # fmt: skip
    return int(info.id)


async def test_a_seat_is_taken_and_the_game_begun_by_typing(world: World) -> None:
    world.locales[world.bob.id] = "es-ES"
    await typed(world, world.alice, "play hanzo", map="six_gates")
    assert await typed(world, world.alice, "table start") == said("error-seats-free", free=1)
    found = await world.bob.autocomplete(world.channel, "table sit", "role", "")
    assert [one["value"] for one in found] == ["any", "ninja", "samurai"]
    assert [one["value"] for one in await world.bob.autocomplete(world.channel, "table sit", "role", "nin")] == [
        "ninja"
    ]
    told = await typed(world, world.bob, "table sit", role="bandit")
    assert told == said("table-no-such-role", "es", roles="ninja o samuráis")
    assert len((await table_of(world)).players) == 1
    for role in ("", "samurais", "nin"):  # in any role, then in another one
        assert await typed(world, world.bob, "table sit", role=role) == said("table-seated", "es")
    assert await typed(world, world.bob, "table sit", role="ninja") == said("error-already-seated", "es")
    assert await typed(world, world.carol, "table start") == said("error-not-seated")
    assert "The game has begun" in await typed(world, world.alice, "table start")
    info = await table_of(world)
    assert (info.status, info.seat_of(world.bob.id)) == ("open", 0)
    assert await typed(world, world.carol, "table sit") == said("error-not-in-lobby", status="open")
    assert await world.carol.autocomplete(world.channel, "table sit", "role", "") == []


async def test_where_there_is_no_table_it_says_so(world: World) -> None:
    for command in ("table sit", "table start", "table agree", "table decline", "table ask-undo"):
        options = {"what": "undo"} if command in ("table agree", "table decline") else {}
        assert await typed(world, world.carol, command, **options) == said("which-none-in-channel")


@pytest.mark.parametrize("agrees", [True, False])
async def test_an_undo_is_asked_for_and_answered_by_typing(world: World, agrees: bool) -> None:
    table = await begun(world)
    asker, asked = await turned(world, table)
    before = await world.bot.tables.get(table)
    assert await typed(world, asked, "table agree", what="undo") == said("table-nothing-asked")
    assert said("consent-proposed", refuse="Decline") == await typed(world, asker, "table ask-undo")
    assert await typed(world, asker, "table agree", what="undo") == said("table-nothing-asked")
    assert await typed(world, world.carol, "table agree", what="undo") == said("table-nothing-asked")
    noted = "accepted" if agrees else "refused"
    assert await typed(world, asked, f"table {'agree' if agrees else 'decline'}", what="undo") == said(
        f"consent-noted-{noted}"
    )
    after = await world.bot.tables.get(table)
    assert (after.sequence > before.sequence) == agrees
    assert (after.due == (asker.id,)) == agrees
    assert await typed(world, asked, "table decline", what="undo") == said("table-nothing-asked")


async def test_a_request_of_ones_own_is_withdrawn_by_declining(world: World) -> None:
    table = await begun(world)
    asker, asked = await turned(world, table)
    await typed(world, asker, "table ask-undo")
    assert await typed(world, asker, "table decline", what="undo") == said("consent-noted-withdrawn")
    assert (await world.bot.tables.position(table)).proposals == ()
    assert await typed(world, asked, "table agree", what="undo") == said("table-nothing-asked")


async def test_only_the_request_that_is_named_is_answered(world: World) -> None:
    table = await begun(world)
    asker, asked = await turned(world, table)
    await typed(world, asker, "table abandon")
    assert await typed(world, asked, "table agree", what="undo") == said("table-nothing-asked")
    assert (await world.bot.tables.get(table)).status == "open"
    await typed(world, asker, "table ask-undo")
    await typed(world, asked, "table decline", what="undo")
    assert [one.kind for one in (await world.bot.tables.position(table)).proposals] == ["abandon"]
    await typed(world, asked, "table agree", what="abandon")
    assert (await world.bot.tables.get(table)).status == "abandoned"


async def test_a_newcomer_agrees_to_his_seat_by_typing(world: World) -> None:
    table = await begun(world)
    await typed(world, world.bob, "table hand-over", person=world.carol)
    assert await typed(world, world.carol, "table agree", what="hand_over") == said("consent-noted")
    assert await typed(world, world.alice, "table agree", what="hand_over") == said("consent-noted-accepted")
    assert (await world.bot.tables.get(table)).has(world.carol.id)
    assert not control_ids(world.last(), "consent")
