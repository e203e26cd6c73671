"""What needs somebody else's yes: the public message of a proposal, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import words
from cogs.messages import telling
from cogs.messages.answers import Opening, sentence
from cogs.messages.controls import Control, Press, Style, button
from cogs.messages.layout import Item, Layout
from cogs.messages.send import Mail
from cogs.panel import panel
from cogs.panel.desk import desk_of
from cogs.panel.proposals import AGREE, IN_PANEL, REFUSE, parameters
from table import NotAsked, OutboxRow, Proposal, ProposalClosed, TableInfo
from words.lists import joined

if TYPE_CHECKING:
    from cogs.client import TatamiBot

ACTION = "consent"


async def mail(bot: TatamiBot, row: OutboxRow) -> Mail:
    """Return the message of a row's proposal as it stands now."""
    proposal = await bot.tables.proposal(row.proposal_id or 0)
    info = await bot.tables.get(row.table_id)
    concerned = await _concerned(bot, info, proposal)
    return Mail(layout(info, proposal, concerned), mentions=row.mentions, nonce=row.nonce, mark=row.id)


async def _concerned(bot: TatamiBot, info: TableInfo, proposal: Proposal) -> str:
    """Return what is to be taken back, as everybody may know it."""
    if proposal.kind != "undo":
        return ""
    entries = await bot.tables.log(info.id, None, before=proposal.sequence + 1)
    moves = [one for one in entries if one.kind == "move" and not one.undone]
    return telling.latest(info, moves[-proposal.steps :], info.locale)


def layout(info: TableInfo, proposal: Proposal, concerned: str) -> Layout:
    """Return a proposal: what is proposed, what it concerns and who has still to answer, or what became of it."""
    locale = info.locale
    named = parameters(proposal, telling.mention(proposal.person), telling.mention(proposal.newcomer or 0))
    message = Layout(words.say(f"consent-{proposal.kind.replace('_', '-')}", locale, **named))
    if proposal.status != "open":
        key = f"consent-{proposal.status}"
        return message.text(words.say(key, locale, who=telling.mention(proposal.refused_by or proposal.person)))
    asked = joined([telling.mention(person) for person in proposal.asked], locale)
    message.text(concerned)
    message.text(words.say("consent-asked", locale, who=asked))
    message.small(words.say("consent-typed", locale))
    return message.row(
        _answer("consent-agree", info, proposal, AGREE, Style.success),
        _answer("consent-refuse", info, proposal, REFUSE, Style.secondary),
    )


def _answer(key: str, info: TableInfo, proposal: Proposal, answer: str, style: Style) -> Item:
    control = Control(ACTION, info.id, proposal.sequence, (str(proposal.id), answer))
    return button(words.say(key, info.locale), control, style)


async def answered(press: Press) -> None:
    """Take somebody's yes or no. Raises `table.NotAsked`, `table.ProposalClosed`."""
    agrees = press.key(1) == AGREE
    proposal = await press.answer.bot.tables.answer(press.number(), press.answer.person, agrees)
    await press.answer.say(_noted(proposal))


async def answered_in_panel(press: Press) -> None:
    """Take somebody's yes or no from his panel, and show there what is true now."""
    answer = press.answer
    try:
        proposal = await answer.bot.tables.answer(press.number(), answer.person, press.key(1) == AGREE)
        notice = answer.text(_noted(proposal))
    except (NotAsked, ProposalClosed) as late:
        notice = sentence(late, answer.game, answer.locale)
    await panel.show_current(answer, await desk_of(answer, press.table), panel.News(notice))


def _noted(proposal: Proposal) -> str:
    return "consent-noted" if proposal.status == "open" else f"consent-noted-{proposal.status}"


async def setup(bot: TatamiBot) -> None:
    """Register the buttons."""
    bot.controls.on(ACTION, answered, Opening.QUIET)
    bot.controls.on(IN_PANEL, answered_in_panel)
