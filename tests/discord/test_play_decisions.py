"""Every kind of decision, once by panel and once by command: the same move comes out."""

from __future__ import annotations

from typing import Any

import pytest
from decisions import DECISIONS, begin_at, choose, latest_notation
from playing import board, control_ids, open_panel, table_of
from simulated import World, text

import words
from cogs.messages import telling

pytestmark = pytest.mark.usefixtures("blank_pictures")


async def confirm(member: Any, message: Any) -> None:
    """Press the button of what is asked about first, if it is: the early end of a phase."""
    for custom_id in control_ids(message, "panel-commit"):
        await member.click(message, custom_id=custom_id)


@pytest.mark.parametrize("kind", DECISIONS)
async def test_a_decision_by_panel(world: World, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    decision = DECISIONS[kind]
    info = await begin_at(world, monkeypatch, decision.position)
    member = world.alice if decision.role == "samurai" else world.bob
    panel = await open_panel(world, member)
    for label in decision.labels:
        assert await latest_notation(world, info, decision.role) is None
        await choose(member, panel, label)
    log = await world.bot.tables.log(info.id, info.roles.index(decision.role), after=info.sequence)
    assert log[0].notation == decision.notation
    assert not [one for one in world.seen(viewer=world.carol) if one.id == panel.id]


@pytest.mark.parametrize("kind", ["discard two", "move", "bow", "tile with removals"])
async def test_a_decision_by_panel_with_a_restart_before_every_press(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    decision = DECISIONS[kind]
    info = await begin_at(world, monkeypatch, decision.position)
    member = world.alice if decision.role == "samurai" else world.bob
    await world.restart()
    panel = await open_panel(world, member)
    for number, label in enumerate(decision.labels):
        await (world.crash() if number % 2 else world.restart())
        await choose(member, panel, label)
    log = await world.bot.tables.log(info.id, info.roles.index(decision.role), after=info.sequence)
    assert log[0].notation == decision.notation


@pytest.mark.parametrize("kind", DECISIONS)
async def test_a_decision_by_command(world: World, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    decision = DECISIONS[kind]
    info = await begin_at(world, monkeypatch, decision.position)
    member = world.alice if decision.role == "samurai" else world.bob
    command = f"{decision.role} {decision.command}"
    given: dict[str, str] = {}
    for name, value in decision.options.items():
        found = await member.autocomplete(world.channel, command, name, value, **given)
        values = [one["value"] for one in found]
        given[name] = next(one for one in values if one.split("-")[-1] == value)
    result = await member.slash(world.channel, command, **given)
    assert result.ephemeral
    await confirm(member, result.response)
    log = await world.bot.tables.log(info.id, info.roles.index(decision.role), after=info.sequence)
    assert log[0].notation == decision.notation, text(result)
    assert not [one for one in world.seen(viewer=world.carol) if one.id == result.response.id]


@pytest.mark.parametrize("kind", DECISIONS)
async def test_a_decision_by_notation(world: World, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    decision = DECISIONS[kind]
    info = await begin_at(world, monkeypatch, decision.position)
    member = world.alice if decision.role == "samurai" else world.bob
    found = await member.autocomplete(world.channel, "do", "move", decision.notation)
    assert found[0]["value"] == decision.notation
    result = await member.slash(world.channel, "do", move=decision.notation)
    assert result.ephemeral
    await confirm(member, result.response)
    log = await world.bot.tables.log(info.id, info.roles.index(decision.role), after=info.sequence)
    assert log[0].notation == decision.notation


@pytest.mark.parametrize("kind", ["kill", "go", "wound", "losses"])
async def test_the_other_side_and_a_spectator_are_offered_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    decision = DECISIONS[kind]
    await begin_at(world, monkeypatch, decision.position)
    other = world.bob if decision.role == "samurai" else world.alice
    panel = await open_panel(world, other)
    assert not control_ids(panel, "panel-go")
    assert not control_ids(panel, "panel-pick")
    assert "There is nothing for you to decide now." in text(panel)
    table = await table_of(world)
    due = telling.name_of(table, (world.alice if other is world.bob else world.bob).id)
    waits, unseated = words.say("suggest-waiting", "en", names=due), words.say("error-not-seated", "en")
    for member, why in ((other, waits), (world.carol, unseated)):
        for name in decision.options:
            command = f"{decision.role} {decision.command}"
            found = await member.autocomplete(world.channel, command, name, "")
            assert [one["name"] for one in found] == [why]
        assert [one["name"] for one in await member.autocomplete(world.channel, "do", "move", "")] == [why]
        sequence = (await table_of(world)).sequence
        refused = await member.slash(world.channel, "do", move=decision.notation)
        assert refused.ephemeral
        assert (await table_of(world)).sequence == sequence
    pressed = await world.carol.click(board(world), label="Play")
    assert pressed.ephemeral
    assert "no seat" in text(pressed)
