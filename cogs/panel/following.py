"""Panels that follow the game: what somebody was shown last is brought up to date once it asks what is over.

A courtesy, as long as Discord lets a private message be changed, and kept in memory alone. A panel that is left as it
is says what is true when it is pressed.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.messages import telling
from cogs.messages.answers import Answer
from cogs.messages.layout import Shown
from cogs.panel import panel
from cogs.panel.desk import Desk, desk_at
from cogs.panel.proposals import concerning
from table import Position, TableError

if TYPE_CHECKING:
    from cogs.client import TatamiBot

log = logging.getLogger(__name__)


async def follow(bot: TatamiBot, table: int) -> None:
    """Bring the panels of a table's players up to date that say what is not true any more: who has to decide, what
    waits for an answer, that the game goes on. Raises nothing."""
    try:
        position = await bot.tables.position(table)
        for player in position.table.players:
            line = bot.answers.line_of(player.person, table)
            if line is not None and _outdated(desk_at(line.answer, position), line.shown):
                bot.answers.forget_line(player.person)
                await _show_again(line.answer, position, line.shown)
    except TableError:
        pass  # there is no game (yet)
    except Exception:
        log.exception("The panels of table %s could not be brought up to date", table)


def _outdated(desk: Desk, shown: Shown) -> bool:
    closed = set(shown.requests) - set(concerning(desk))
    return bool(closed) or shown.due != desk.is_due or shown.over != (not desk.position.to_move)


async def _show_again(answer: Answer, position: Position, shown: Shown) -> None:
    try:
        await panel.show_current(answer, desk_at(answer, position), panel.News(await _became(answer, shown)))
    except (discord.HTTPException, TableError) as fault:
        log.info("A panel of table %s was left as it is: %s", shown.table, type(fault).__name__)


async def _became(answer: Answer, shown: Shown) -> str:
    """Return what became of the request that was shown first; nothing while all are open, and at the end of a game."""
    for number in shown.requests:
        proposal = await answer.bot.tables.proposal(number)
        if proposal.status != "open":
            info = await answer.bot.tables.get(shown.table)
            who = telling.name_of(info, proposal.refused_by or proposal.person)
            return answer.text(f"consent-{proposal.status}", who=who)
    return ""
