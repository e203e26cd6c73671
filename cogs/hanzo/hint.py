"""Hints for whoever plays Hanzō alone: a good move with its reason, shown as if he had picked it himself.

The first one in a game is asked for twice, for from then on the game does not count for the leaderboards. That is
noted before anything is worked out, so no hint can be had for nothing.
"""

from __future__ import annotations

import logging
from itertools import islice

import discord

import words
from cogs.client import TatamiBot
from cogs.hanzo import place_panel as hanzo_place
from cogs.hanzo import search as searching
from cogs.hanzo.search import Search
from cogs.messages.answers import Answer, Refusal
from cogs.messages.controls import Control, Press, Style, button
from cogs.messages.layout import Item
from cogs.panel import layout as layouts
from cogs.panel import panel
from cogs.panel.desk import Desk, desk_of
from cogs.panel.layout import Aside, Extras
from cogs.panel.walk import Walk
from cogs.workers.apart import Interrupted
from engine.core import Move
from engine.hanzo.view import MAP, PLACE, ROLL
from engine.registry import GAMES
from table import Stale, TableInfo
from table.foresight import can_take_back
from words.hanzo.hints import Advice, hint_line

log = logging.getLogger(__name__)

COMMAND = "hint"
"""The act of the command."""
GIVE, ACCEPT = "hz-hint", "hz-hint-accept"
"""Give a hint, and give one although the game will not count."""
CARD = "card"
"""The kind of choice that only leads to spaces."""
PLAIN = frozenset({MAP, ROLL})
"""Phases in which no search has anything to say: one map is as good as another, and dice are dice."""


def offered(desk: Desk) -> Aside | None:
    """Return the button, where there is something to choose that a search can judge."""
    return Aside("hanzo-hint", GIVE) if _something_to_say(desk) else None


def _something_to_say(desk: Desk) -> bool:
    return desk.is_due and desk.view.phase not in PLAIN and not _settled(desk)


def _settled(desk: Desk) -> bool:
    """Tell whether only one move is left, such as with event dice that all show the same."""
    return len(list(islice(desk.game.legal(desk.view), 2))) == 1


async def on_ask(press: Press) -> None:
    """Give a hint from the panel, or ask whether it is worth the leaderboards."""
    await _give_or_ask(press.answer, await panel.fresh_desk(press), panel.picture_kept(press))


async def on_command(answer: Answer, table: TableInfo) -> None:
    """Give a hint at a table, or ask whether it is worth the leaderboards. Raises `Refusal`, `table.NotSeated`."""
    await _give_or_ask(answer, await desk_of(answer, table.id), None)


async def on_accept(press: Press) -> None:
    """Give the first hint of a game, which from now on does not count."""
    desk, kept = await panel.fresh_desk(press), panel.picture_kept(press)
    _require(press.answer, desk)
    await press.answer.bot.tables.mark_assisted(desk.table.id, desk.person)
    await _give(press.answer, desk, kept)


async def _give_or_ask(answer: Answer, desk: Desk, kept: discord.Attachment | None) -> None:
    _require(answer, desk)
    if desk.table.assisted:
        await _give(answer, desk, kept)
        return
    layout = layouts.head(desk, Extras(kept=kept))
    layout.text(f"**{answer.text('hanzo-hint-question')}**\n{answer.text('hanzo-hint-about')}")
    await answer.show(layout.row(_button(desk, "hanzo-hint-accept", ACCEPT, Style.primary), _back(desk)))
    await answer.bot.advisor.warm_up(desk.table.game)  # while he reads


def _require(answer: Answer, desk: Desk) -> None:
    """Raise `Refusal` where there are no hints."""
    if desk.table.game not in answer.bot.advisor.games:
        raise Refusal("hanzo-hint-not-here")
    if not _something_to_say(desk):
        only_one = desk.is_due and desk.view.phase not in PLAIN
        raise Refusal("hanzo-hint-only-one" if only_one else "hanzo-hint-not-now")


async def _give(answer: Answer, desk: Desk, kept: discord.Attachment | None) -> None:
    """Work a hint out and show it. Raises `table.Stale` if the game has moved on meanwhile, and any other fault once
    the panel leads on again."""
    await answer.show(layouts.head(desk, Extras(kept=kept)).text(answer.text("hanzo-hint-thinking")))
    try:
        advice = await answer.bot.advisor.advise(desk.table.game, desk.view)
        now = await desk_of(answer, desk.table.id)
        if now.sequence != desk.sequence:
            raise Stale(now.position)
        await _show(answer, now, advice, kept)
    except Stale:
        raise
    except Interrupted:
        log.warning("No hint was found in time at table %s", desk.table.id)
        await _tell_failure(answer, desk, kept)
    except Exception:
        await _tell_failure(answer, desk, kept)
        raise


async def _tell_failure(answer: Answer, desk: Desk, kept: discord.Attachment | None) -> None:
    layout = layouts.head(desk, Extras(kept=kept)).text(answer.text("hanzo-hint-failed"))
    await answer.show(layout.row(_button(desk, "hanzo-hint-again", GIVE, Style.primary), _back(desk)))


async def _show(answer: Answer, desk: Desk, advice: Advice, kept: discord.Attachment | None) -> None:
    """Show the advised move as the panel does before one is made, with the reason on top."""
    move = advice.move
    here = searching.walk_to(desk.game, desk.view, move)
    notice = answer.text("hanzo-hint-told", move=_named(desk, here, move), why=hint_line(advice, desk.locale))
    if move[0] == PLACE:
        await hanzo_place.show_plan(answer, desk, Search(move[1]), here.keys, notice)
        return
    picture = None
    if move[0] in ("samurai", "gain") or kept is None:
        picture, kept = await hanzo_place.draw_preview(answer, desk, move), None
    final = not can_take_back(desk.position, desk.seat, move)
    extras = Extras(notice=notice, picture=picture, preview=picture is not None, kept=kept)
    await answer.show(layouts.confirm_panel(desk, here, extras, final=final))


def _named(desk: Desk, here: Walk, move: Move) -> str:
    """Return a move in a few words."""
    if move[0] == PLACE:
        return words.say("hanzo-die-on", desk.locale, die=move[1], cell=move[2])
    choices = [one.choice for one in here.answers if one.choice.kind != CARD]
    return " › ".join(words.choice_label(desk.table.game, one, desk.locale) for one in choices)


def _button(desk: Desk, key: str, action: str, style: Style = Style.secondary) -> Item:
    return button(words.say(key, desk.locale), Control(action, desk.table.id, desk.sequence), style)


def _back(desk: Desk) -> Item:
    return _button(desk, "panel-back", "panel-go")


async def setup(bot: TatamiBot) -> None:
    """Register the controls and the command's act, and let the panels of games with hints lead here."""
    for game in bot.advisor.games:
        (seat,) = range(len(GAMES[game].seats))  # whoever plays against somebody gets no help
        bot.additions.add(panel.ASIDES, (game, seat), offered)
    bot.which.on(COMMAND, on_command)
    bot.controls.on(GIVE, on_ask)
    bot.controls.on(ACCEPT, on_accept)
