"""Standing orders: answers that a player gives in advance, so that the other side need not wait for him.

They are private to the player; the table keeps them and makes the answers.
"""

from __future__ import annotations

import words
from cogs.client import TatamiBot
from cogs.messages.answers import Refusal
from cogs.messages.controls import Control, Press, Style, button
from cogs.panel import layout as layouts
from cogs.panel import panel
from cogs.panel.desk import Desk, desk_of
from cogs.panel.layout import Aside, Extras
from cogs.seven_swords.keys import SWORDS
from engine.seven_swords.view import KINDS, SAMURAI
from words.lists import capital

SHOW = "panel-standing"
"""The action that leads here, and what the way here is called."""
KIND = "wound"
RED = "red"
ANSWERS = (*KINDS, RED)


async def on_show(press: Press) -> None:
    """Show the standing order, and ask for the next answer of a new one; the control's keys are those chosen so far."""
    desk = await desk_of(press.answer, press.table)
    chosen = press.keys
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(ANSWERS):
        raise Refusal("answer-control-outdated")
    left = [one for one in ANSWERS if one not in chosen]
    if len(left) > 1:
        await _show(press, desk, "", chosen)
        return
    await press.answer.bot.tables.set_standing_order(press.table, desk.person, [*chosen, *left], KIND)
    await _show(press, desk, "standing-set")


async def on_clear(press: Press) -> None:
    """Drop the order: every hit is asked about again."""
    desk = await desk_of(press.answer, press.table)
    await press.answer.bot.tables.set_standing_order(press.table, desk.person, (), KIND)
    await _show(press, desk, "standing-cleared")


async def _show(press: Press, desk: Desk, notice: str, chosen: tuple[str, ...] = ()) -> None:
    answer = press.answer
    order = await answer.bot.tables.standing_order(press.table, desk.person, KIND)
    extras = Extras(notice=notice and answer.text(notice), kept=panel.picture_kept(press))
    layout = layouts.head(desk, extras)
    now = answer.text("standing-now", order=_written(order, desk)) if order else answer.text("standing-none")
    layout.text(f"**{answer.text('standing-title')}**\n{answer.text('standing-about')}\n{now}")
    layout.text(answer.text("standing-so-far", order=_written(chosen, desk)) if chosen else "")
    layout.text(f"**{answer.text('standing-next' if chosen else 'standing-first')}**")
    layout.row(
        *(
            button(capital(_written((one,), desk)), _control(desk, SHOW, *chosen, one), Style.primary)
            for one in ANSWERS
            if one not in chosen
        )
    )
    back = _control(desk, SHOW, *chosen[:-1]) if chosen else _control(desk, "panel-go")
    await answer.show(
        layout.row(
            button(answer.text("panel-back"), back),
            button(answer.text("standing-clear"), _control(desk, "panel-standing-clear"), Style.danger)
            if order
            else None,
        )
    )


def _written(order: tuple[str, ...], desk: Desk) -> str:
    return ", ".join(words.say(f"standing-{answer.lower()}", desk.locale) for answer in order)


def _control(desk: Desk, action: str, *keys: str) -> Control:
    return Control(action, desk.table.id, desk.sequence, keys)


async def setup(bot: TatamiBot) -> None:
    """Register the controls, and let the samurai player's panel lead here."""
    bot.additions.add(panel.ASIDES, (SWORDS, SAMURAI), lambda _: Aside(SHOW, SHOW))
    bot.controls.on(SHOW, on_show)
    bot.controls.on("panel-standing-clear", on_clear)
