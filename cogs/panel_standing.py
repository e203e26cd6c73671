"""Standing orders: answers that a player gives in advance, so that the other side need not wait for him.

They are private to the player; the table keeps them and makes the answers.
"""

from __future__ import annotations

from itertools import permutations

import discord

import words
from cogs import panel
from cogs import panel_layout as layouts
from cogs.answers import Refusal
from cogs.client import TatamiBot
from cogs.controls import Control, Press, Style, button, menu
from cogs.layout import Layout
from cogs.panel_desk import Desk, desk_of
from cogs.panel_layout import Aside
from engine.seven_swords.view import KINDS, SAMURAI

KIND = "wound"
RED = "red"
ANSWERS = (*KINDS, RED)


async def on_show(press: Press) -> None:
    """Show the standing order with all orders to pick from."""
    desk = await desk_of(press.answer, press.table)
    await _show(press, desk, "")


async def on_set(press: Press) -> None:
    """Keep the order that was picked."""
    desk = await desk_of(press.answer, press.table)
    order = press.value.split("-")
    if sorted(order) != sorted(ANSWERS):
        raise Refusal("answer-control-outdated")
    await press.answer.bot.tables.set_standing_order(press.table, desk.person, order, KIND)
    await _show(press, desk, "standing-set")


async def on_clear(press: Press) -> None:
    """Drop the order: every hit is asked about again."""
    desk = await desk_of(press.answer, press.table)
    await press.answer.bot.tables.set_standing_order(press.table, desk.person, (), KIND)
    await _show(press, desk, "standing-cleared")


async def _show(press: Press, desk: Desk, notice: str) -> None:
    answer = press.answer
    order = await answer.bot.tables.standing_order(press.table, desk.person, KIND)
    layout = Layout(f"### {layouts.status(desk)}").text(notice and f"> {answer.text(notice)}")
    kept = panel.picture_kept(press)
    if kept is not None:
        layout.keep(kept)
    now = answer.text("standing-now", order=_written(order, desk)) if order else answer.text("standing-none")
    layout.text(f"**{answer.text('standing-title')}**\n{answer.text('standing-about')}\n{now}")
    options = [
        discord.SelectOption(label=_written(one, desk), value="-".join(one), default=one == order)
        for one in permutations(ANSWERS)
    ]
    layout.row(menu(answer.text("standing-choose"), _control(desk, "panel-standing-set"), options))
    await answer.show(
        layout.row(
            button(answer.text("panel-back"), _control(desk, "panel-go")),
            button(answer.text("standing-clear"), _control(desk, "panel-standing-clear"), Style.danger)
            if order
            else None,
        )
    )


def _written(order: tuple[str, ...], desk: Desk) -> str:
    return ", ".join(words.say(f"standing-{answer.lower()}", desk.locale) for answer in order)


def _control(desk: Desk, action: str) -> Control:
    return Control(action, desk.table.id, desk.sequence)


async def setup(bot: TatamiBot) -> None:
    """Register the controls, and let the samurai player's panel lead here."""
    panel.ASIDES["seven_swords", SAMURAI] = lambda _: Aside("panel-standing", "panel-standing")
    bot.controls.on("panel-standing", on_show)
    bot.controls.on("panel-standing-set", on_set)
    bot.controls.on("panel-standing-clear", on_clear)
