"""Panels that follow the game: what somebody was shown last is brought up to date once it asks what is over.

A courtesy, as long as Discord lets a private message be changed, and kept in memory alone. A panel that is left as it
is says what is true when it is pressed.
"""

from __future__ import annotations

import logging
from copy import copy
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.messages import telling
from cogs.messages.answers import Answer, Line
from cogs.messages.layout import Shown
from cogs.panel import panel
from cogs.panel.desk import Desk, desk_at
from cogs.panel.proposals import concerning
from table import TableError

if TYPE_CHECKING:
    from cogs.client import TatamiBot

log = logging.getLogger(__name__)

ROUNDS = 5
"""How often a panel is brought up to date in a row, however fast the game goes on."""


async def follow(bot: TatamiBot, table: int) -> None:
    """Bring the panels of a table's players up to date that say what is not true any more: who has to decide, what
    waits for an answer, that the game goes on. Raises nothing."""
    bot.answers.follows += 1
    try:
        position = await bot.tables.position(table)
        for player in position.table.players:
            if player.person not in bot.answers.following:  # else whoever is at it looks once more himself
                await _follow(bot, table, player.person)
    except TableError:
        pass  # there is no game (yet)


async def _follow(bot: TatamiBot, table: int, person: int) -> None:
    """Bring one person's panel up to date, until it is: the game may go on while a picture is drawn."""
    try:
        for _ in range(ROUNDS):
            line = bot.answers.line_of(person, table)
            if line is None:
                return
            # A line of its own, which ends at that person's next press; what that press shows must not end with it.
            answer = bot.answers.following[person] = copy(line.answer)
            position = await bot.tables.position(table)
            if answer.superseded or not position.table.has(person):
                return
            desk = desk_at(answer, position)
            # Whose turn it is, the board says as well: for that no picture of others has to wait long.
            if not _says_what_is_over(desk, line) and (line.shown.due == desk.is_due or bot.studio.crowded):
                return
            news = panel.News(await _became(answer, line.shown))
            await panel.show_current(answer, desk, news)
    except (discord.DiscordException, aiohttp.ClientError, OSError, TableError) as fault:
        bot.answers.forget_line(person)
        log.info("A panel of table %s was left as it is: %s", table, type(fault).__name__)
    except Exception:
        bot.answers.forget_line(person)
        log.exception("A panel of table %s could not be brought up to date", table)
    finally:
        bot.answers.following.pop(person, None)


def _says_what_is_over(desk: Desk, line: Line) -> bool:
    """Tell whether a panel goes on with a game or a request that is over. A request that was declined or withdrawn is
    no reason to disturb whoever is making a move meanwhile."""
    shown = line.shown
    closed = set(shown.requests) - set(concerning(desk))
    if closed and not (desk.is_due and shown.sequence == desk.sequence):
        return True
    return shown.over != (not desk.position.to_move)


async def _became(answer: Answer, shown: Shown) -> str:
    """Return what became of the request that was shown first; nothing while all are open, and at the end of a game."""
    for number in shown.requests:
        proposal = await answer.bot.tables.proposal(number)
        if proposal.status != "open":
            info = await answer.bot.tables.get(shown.table)
            who = telling.name_of(info, proposal.refused_by or proposal.person)
            return answer.text(f"consent-{proposal.status}", who=who)
    return ""
