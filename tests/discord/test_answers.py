"""Every answer is private, comes after an acknowledgement, and every fault becomes a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from discord import app_commands
from simulated import World, buttons, requests_seen, start, text

import words
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, Opening, of
from cogs.messages.controls import Control, Form, Press, button, menu, open_form
from cogs.messages.layout import Layout
from engine.errors import IllegalMove, NotationError
from table import NotSeated, Stale


class NoTables:
    async def close(self) -> None:
        """Nothing to close."""


FAULTS: dict[str, Exception] = {
    "unforeseen": ZeroDivisionError("secret detail"),
    "illegal": IllegalMove("E-BUDGET", "SS-054", price=2, left=1),
    "notation": NotationError("notation-form", text="fly"),
    "table": NotSeated(),
    "busy": discord.HTTPException(type("R", (), {"status": 503, "reason": "busy"})(), "busy"),
    "forbidden": discord.Forbidden(type("R", (), {"status": 403, "reason": "no"})(), "no"),
    "signature": app_commands.NoPrivateMessage(),
}


def panel(note: str = "panel") -> Layout:
    return Layout(note).row(
        button("Step", Control("step", 7, 3, ("a", "b"))),
        button("Fail", Control("fail", 7, 3, ("illegal",))),
        button("Later", Control("later", 7, 3)),
    )


async def part(bot: TatamiBot) -> None:
    @bot.tree.command(name="say", description="d")
    async def say(interaction: Interaction) -> None:
        await of(interaction).show(panel())

    @bot.tree.command(name="fail", description="d")
    async def fail(interaction: Interaction, kind: str) -> None:
        raise FAULTS[kind]

    @bot.tree.command(name="silent", description="d")
    async def silent(interaction: Interaction) -> None:
        """Says nothing at all."""

    @bot.tree.command(name="public", description="d")
    async def public(interaction: Interaction) -> None:
        layout = panel("public").row(
            button("Quiet", Control("quiet")),
            button("Quiet fail", Control("quiet-fail")),
            button("Form", Control("form")),
            button("Old", Control("forgotten")),
        )
        layout.row(menu("choose", Control("choose"), [discord.SelectOption(label=x, value=x) for x in "ab"]))
        await interaction.channel.send(view=layout)
        await of(interaction).say("answer-discord-busy")

    async def step(press: Press) -> None:
        await press.answer.show(panel(f"stepped {press.table} {press.sequence} {'-'.join(press.keys)}"))

    async def fail_press(press: Press) -> None:
        raise FAULTS[press.keys[0]]

    async def later(press: Press) -> None:
        await asyncio.sleep(1)
        await press.answer.show(panel("late"))

    async def quiet(press: Press) -> None:
        """Changes something that the poster will show."""

    async def quiet_fail(press: Press) -> None:
        raise NotSeated()

    async def form(press: Press) -> None:
        await open_form(press, Form("Title", Control("sent", 5)).ask("why", "Why", long=True))

    async def sent(press: Press) -> None:
        await press.answer.show(Layout(f"sent {press.table} {press.fields['why']}"))

    async def choose(press: Press) -> None:
        await press.answer.show(Layout(f"chose {press.values[0]}"))

    for name, handler, opening in (
        ("step", step, Opening.PRIVATE),
        ("fail", fail_press, Opening.PRIVATE),
        ("later", later, Opening.PRIVATE),
        ("quiet", quiet, Opening.QUIET),
        ("quiet-fail", quiet_fail, Opening.QUIET),
        ("form", form, Opening.FORM),
        ("sent", sent, Opening.PRIVATE),
        ("choose", choose, Opening.PRIVATE),
    ):
        bot.controls.on(name, handler, opening)


@pytest.fixture
def new_bot() -> Any:
    async def open_rooms() -> Any:
        return NoTables(), None

    return lambda: TatamiBot(open_rooms, (part,), strict=True)


@pytest_asyncio.fixture
async def board(world: World) -> AsyncIterator[Any]:
    await world.alice.slash(world.channel, "public")
    yield world.last()


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_fault_in_a_command_is_told_in_private(world: World, faults: list[Any], kind: str) -> None:
    result = await world.alice.slash(world.channel, "fail", kind=kind)
    assert result.acknowledged
    assert result.response.ephemeral
    assert world.seen(viewer=world.bob) == []
    assert text(result)
    assert "secret detail" not in text(result)
    if kind == "unforeseen":
        number = faults[0].getMessage().split()[-1]
        assert number in text(result)
        assert isinstance(faults[0].exc_info[1], ZeroDivisionError)
    assert len(faults) == (kind == "unforeseen")
    faults.clear()


async def test_a_fault_is_told_in_the_persons_language(world: World) -> None:
    world.locales[world.bob.id] = "es-419"
    english = await world.alice.slash(world.channel, "fail", kind="busy")
    spanish = await world.bob.slash(world.channel, "fail", kind="busy")
    assert text(english) == words.say("answer-discord-busy", "en")
    assert text(spanish) == words.say("answer-discord-busy", "es")


@pytest.mark.parametrize("kind", ["illegal", "table", "unforeseen"])
async def test_a_fault_after_a_press_on_a_panel_leaves_the_panel(world: World, faults: list[Any], kind: str) -> None:
    shown = await world.alice.slash(world.channel, "say")
    failed = await world.alice.click(shown.response, custom_id=Control("fail", 7, 3, ("illegal",)).id())
    assert text(shown.response) == "panel"
    assert [one.ephemeral for one in failed.followups] == [True]
    faults.clear()


async def test_a_press_on_a_private_message_replaces_it(world: World) -> None:
    shown = await world.alice.slash(world.channel, "say")
    stepped = await world.alice.click(shown.response, label="Step")
    assert stepped.response.id == shown.response.id
    assert text(shown.response) == "stepped 7 3 a-b"
    assert stepped.followups == []


async def test_a_press_on_a_public_message_is_answered_privately(world: World, board: Any) -> None:
    stepped = await world.bob.click(board, label="Step")
    assert stepped.response.ephemeral
    assert text(stepped.response) == "stepped 7 3 a-b"
    assert text(world.last()) == "public"
    assert len(world.seen(viewer=world.carol)) == 1


async def test_a_quiet_press_shows_nothing_unless_it_fails(world: World, board: Any) -> None:
    quiet = await world.bob.click(board, label="Quiet")
    assert quiet.acknowledged
    assert quiet.followups == []
    failed = await world.bob.click(board, label="Quiet fail")
    assert [text(one) for one in failed.followups] == [words.say("error-not-seated", "en")]
    assert failed.followups[0].ephemeral
    assert text(world.last()) == "public"


async def test_a_form_comes_at_once_and_its_entries_reach_the_handler(world: World, board: Any) -> None:
    shown = await world.bob.click(board, label="Form")
    assert shown.modal is not None
    sent = await world.bob.submit_modal(shown, {"why": "because"})
    assert sent.response.ephemeral
    assert text(sent.response) == "sent 5 because"


async def test_a_menu_gives_its_values(world: World, board: Any) -> None:
    chosen = await world.bob.select(board, ["b"])
    assert text(chosen.response) == "chose b"


async def test_a_control_that_nobody_handles_is_answered(world: World, board: Any) -> None:
    pressed = await world.bob.click(board, label="Old")
    assert text(pressed) == words.say("answer-control-outdated", "en")
    assert pressed.followups[0].ephemeral


async def test_controls_and_open_forms_survive_a_restart(world: World, board: Any) -> None:
    shown = await world.bob.click(board, label="Form")
    await world.restart()
    assert text(await world.bob.submit_modal(shown, {"why": "still"})) == "sent 5 still"
    await world.crash()
    stepped = await world.bob.click(board, label="Step")
    assert text(stepped.response) == "stepped 7 3 a-b"


async def test_controls_leave_nothing_in_the_library(world: World, board: Any) -> None:
    shown = await world.bob.click(board, label="Form")
    await world.bob.submit_modal(shown, {"why": "x"})
    for _ in range(3):
        await world.bob.click(board, label="Step")
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._dynamic_items


async def test_the_acknowledgement_comes_before_the_work(world: World, board: Any) -> None:
    pressed = await start(world.env, world.bob.click(board, label="Later"), turns=20)
    assert pressed.acknowledged
    assert pressed.ephemeral
    await world.env.advance_time(2)
    assert text(pressed.response) == "late"


async def test_an_interaction_that_discord_no_longer_takes_does_nothing(world: World, board: Any) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, message="Unknown", times=1)
    pressed = await world.bob.click(board, label="Step")
    assert not pressed.acknowledged
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, message="Unknown", times=1)
    typed = await world.bob.slash(world.channel, "fail", kind="unforeseen")
    assert not typed.acknowledged


async def test_an_answer_that_cannot_be_delivered_is_no_fault(world: World, board: Any) -> None:
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=500, times=2)
    pressed = await world.bob.click(board, label="Step")
    assert pressed.acknowledged


async def test_a_stale_press_goes_to_the_panel(world: World, board: Any) -> None:
    seen: list[Stale] = []

    async def fresh(answer: Answer, fault: Stale) -> None:
        seen.append(fault)
        await answer.show(Layout("fresh panel"))

    world.bot.answers.on_stale = fresh
    stale = Stale(type("Position", (), {"sequence": 9})())
    FAULTS["stale"] = stale
    try:
        shown = await world.bob.slash(world.channel, "fail", kind="stale")
    finally:
        del FAULTS["stale"]
    assert seen == [stale]
    assert text(shown.response) == "fresh panel"


async def test_a_fault_while_explaining_a_fault_is_told_too(world: World, faults: list[Any]) -> None:
    async def broken(answer: Answer, fault: Stale) -> None:
        raise ZeroDivisionError

    world.bot.answers.on_stale = broken
    FAULTS["stale"] = Stale(type("Position", (), {"sequence": 9})())
    try:
        shown = await world.bob.slash(world.channel, "fail", kind="stale")
    finally:
        del FAULTS["stale"]
    assert faults[0].getMessage().split()[-1] in text(shown)
    faults.clear()


async def test_a_payload_past_a_limit_raises_in_tests(world: World, faults: list[Any]) -> None:
    async def long(press: Press) -> None:
        await press.answer.show(Layout("x" * 4001))

    world.bot.controls.on("long", long)
    await world.channel_post(Layout("long").row(button("Long", Control("long"))))
    pressed = await world.bob.click(world.last(), label="Long")
    assert "4001 characters" in str(faults[0].exc_info[1])
    assert faults[0].getMessage().split()[-1] in text(pressed)
    faults.clear()


async def test_at_run_time_a_payload_past_a_limit_is_cut(world: World, faults: list[Any]) -> None:
    world.bot._strict = False

    async def open_rooms() -> Any:
        return NoTables(), None

    await world.env.restart_bot(TatamiBot(open_rooms, (part,), strict=False))

    async def long(press: Press) -> None:
        await press.answer.show(Layout("x" * 4001))

    world.bot.controls.on("long", long)
    await world.channel_post(Layout("long").row(button("Long", Control("long"))))
    pressed = await world.bob.click(world.last(), label="Long")
    assert text(pressed) == "x" * 3999 + "…"
    assert "past a limit" in faults[0].getMessage()
    faults.clear()


async def test_every_message_says_whom_it_may_notify(world: World) -> None:
    with requests_seen("/messages", "/callback", "/webhooks/") as seen:
        await world.alice.slash(world.channel, "public")
        await world.bob.click(world.last(), label="Step")
    bodies = [body.get("data", body) for _, _, body in seen if isinstance(body, dict)]
    with_text = [body for body in bodies if body and "components" in body]
    assert with_text
    assert all(body["allowed_mentions"]["parse"] == [] for body in with_text)


def test_an_id_reads_back_as_the_control_it_was_made_of() -> None:
    for control in (
        Control("play"),
        Control("choose-role", 2**63, 36**6 - 1, ("A1", "b")),
        Control("x", 35, 36, ("k" * 60,)),
    ):
        assert len(control.id()) <= 100
        from cogs.messages.controls import read

        assert read(control.id()) == control


@pytest.mark.parametrize(
    "control",
    [
        Control("Play"),
        Control("play it"),
        Control("", 1),
        Control("play", -1),
        Control("play", 1, 36**6),
        Control("play", 1, 1, ("k" * 61,)),
        Control("play", 1, 1, ("a.b",)),
        Control("play", 1, 1, ("",)),
        Control("play", 1, 1, ("ñ",)),
    ],
)
def test_a_control_that_does_not_fit_into_an_id_is_refused(control: Control) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        control.id()


async def test_two_handlers_for_one_action_are_refused(world: World) -> None:
    async def handler(press: Press) -> None:
        """Never called."""

    with pytest.raises(ValueError, match="two handlers"):
        world.bot.controls.on("step", handler)


async def test_a_foreign_control_is_left_alone(world: World) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Foreign", custom_id="somebody-elses"))
    await world.bot.get_channel(world.channel.id).send("x", view=view)
    pressed = await world.bob.click(world.last(), label="Foreign")
    assert not pressed.acknowledged


def test_labels_of_buttons_can_be_read_from_a_message() -> None:
    assert simcord.__version__ == "3.2.1"
    assert buttons(type("M", (), {"components": panel().to_components()})())["Step"] == "ta:step:7:3:a.b"
