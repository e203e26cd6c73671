"""The private panel: whoever owes a decision presses Play and is led through his legal choices.

A press carries table, sequence and the keys chosen so far, and that is all there is to know: no session, nothing to
lose in a restart. Seen from here all games are alike.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import discord

from cogs.additions import Slot
from cogs.board.boards import PLAY
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Answer, Opening
from cogs.messages.controls import Press
from cogs.messages.layout import Layout, Picture
from cogs.panel import layout as layouts
from cogs.panel import walk as panel_walk
from cogs.panel.desk import Desk, desk_at, desk_of
from cogs.panel.layout import Aside, Extras
from cogs.panel.proposals import unseen as unseen_request
from cogs.panel.walk import Walk
from cogs.which import PLAY as WHICH_PLAY
from engine.core import Move, Prefix, Seat
from render import combined_theme
from table import ConsentNeeded, NothingToUndo, Played, Position, Stale, TableInfo
from table.foresight import can_take_back


class News(NamedTuple):
    """What is told beside the next question."""

    notice: str = ""
    """A line about the last press, such as that it came too late."""
    happened: tuple[str, ...] = ()
    """What the last move led to, a line each."""
    before: Position | None = None
    """The position before that, whose differences the picture highlights."""
    drawn: bool = True
    """Whether there is a picture at all."""


NO_NEWS = News()

Editor = Callable[[Answer, Desk, News], Awaitable[None]]
"""Shows what takes the panel's place at a certain question."""
EDITORS: Slot[tuple[str, str], Editor] = Slot("editors")
"""By game and question: long moves that are drafted rather than built by one walk down the choices."""
CONFIRMED: Slot[tuple[str, str], bool] = Slot("confirmed")
"""By game and question: that the others learn of the answer at once, so that it is shown once more before it is given,
even if it could be taken back."""
Preview = Callable[[Answer, Desk, Move], Awaitable[Picture | None]]
PREVIEWS: Slot[tuple[str, str], Preview] = Slot("previews")
"""By game and question: what draws a whole move before it is confirmed; with ``None`` the picture stays as it is."""
ASIDES: Slot[tuple[str, Seat], Callable[[Desk], Aside | None]] = Slot("asides")
"""By game and seat: what leads to something of that game's own, if there is anything now."""


async def open_panel(answer: Answer, table: TableInfo) -> None:
    """Show the person behind an answer the panel of a table as it is now. Raises `table.NotSeated`."""
    await show_current(answer, await desk_of(answer, table.id))


async def show_current(answer: Answer, desk: Desk, news: News = NO_NEWS) -> None:
    """Show the current question of a player, or that he owes no answer, with a fresh picture."""
    here = desk.root()
    editor = _editor(answer.bot, desk)
    if editor is not None:
        await editor(answer, desk, news)
        return
    extras = await at_root(answer, desk, news)
    extras = extras._replace(picture=await draw(answer, desk, news.before) if news.drawn else None)
    if desk.is_due:
        await answer.show(layouts.question_panel(desk, here, extras))
    else:
        await answer.show(layouts.idle_panel(desk, extras))


def _editor(bot: TatamiBot, desk: Desk) -> Editor | None:
    """Return what takes the panel's place at the current question."""
    return bot.additions.get(EDITORS, (desk.table.game, desk.root().choices.ask))


async def at_root(answer: Answer, desk: Desk, news: News = NO_NEWS) -> Extras:
    """Return what stands beside the first question, or beside none; the picture is still to come."""
    undo = await answer.bot.tables.undo_offer(desk.table.id, desk.person)
    if undo is not None and not undo.free and undo_waits(desk):
        undo = None
    aside = answer.bot.additions.get(ASIDES, (desk.table.game, desk.seat))
    return Extras(
        notice=news.notice,
        happened=news.happened,
        undo=undo,
        aside=aside and aside(desk),
        again=answer.interaction.channel_id == desk.table.channel_id,  # a new table stands where this is pressed
    )


def undo_waits(desk: Desk) -> bool:
    """Tell whether somebody has asked for an undo already, so that nobody else can."""
    return any(one.kind == "undo" for one in desk.position.proposals)


async def _still(press: Press, desk: Desk, here: Walk | None = None) -> Extras:
    """Return the extras of a step that leaves the picture as it is, but for that of a move that was only looked at;
    deeper down there is only the way back."""
    extras = Extras() if here is not None and here.keys else await at_root(press.answer, desk)
    there = _picture_there(press)
    if there is not None and there.filename.startswith(layouts.PREVIEW):
        return extras._replace(picture=await draw(press.answer, desk))
    return extras._replace(kept=there)


def picture_kept(press: Press) -> discord.Attachment | None:
    """Return the picture on the private message that was pressed, unless it is that of a move that was looked at."""
    there = _picture_there(press)
    return None if there is None or there.filename.startswith(layouts.PREVIEW) else there


def _picture_there(press: Press) -> discord.Attachment | None:
    message = press.answer.interaction.message
    if not press.answer.on_private_message or message is None or not message.attachments:
        return None
    return message.attachments[0]


async def draw(answer: Answer, desk: Desk, before: Position | None = None) -> Picture | None:
    """Draw a player's private picture; ``None`` for whoever asked for text instead."""
    wanted = await answer.bot.tables.preferences(desk.person)
    if wanted.text_board:
        return None
    return await answer.bot.studio.board(
        desk.table.game,
        desk.view,
        before and before.view(desk.seat),
        names=desk.table.names,
        locale=desk.locale,
        theme=combined_theme(desk.table.theme, wanted.theme),
    )


async def fresh_desk(press: Press) -> Desk:
    """Seat the person who pressed, if the control is not outdated. Raises `table.Stale`."""
    desk = await desk_of(press.answer, press.table)
    if press.sequence != desk.sequence:
        raise Stale(desk.position)
    return desk


async def on_play(press: Press) -> None:
    """Open the panel from the board message; which board it was does not matter."""
    await show_current(press.answer, await desk_of(press.answer, press.table))


async def on_go(press: Press) -> None:
    """Go to the step after these keys; a whole move is made, or shown once more if it cannot be taken back."""
    await _go(press, press.keys)


async def on_pick(press: Press) -> None:
    """Go on with what was picked in a menu."""
    await _go(press, (*press.keys, *press.value.split(".")))


async def on_page(press: Press) -> None:
    """Turn the pages of a long menu."""
    desk = await fresh_desk(press)
    here = _walk(desk, press.keys[1:])
    await press.answer.show(layouts.question_panel(desk, here, await _still(press, desk, here), press.number()))


def _walk(desk: Desk, keys: Prefix) -> Walk:
    """Follow keys on a desk. Raises `table.Stale` if they lead nowhere (any more)."""
    if not desk.is_due:
        raise Stale(desk.position)
    try:
        return panel_walk.follow(desk.game, desk.view, keys)
    except KeyError:
        raise Stale(desk.position) from None


async def _go(press: Press, keys: Prefix) -> None:
    desk = await fresh_desk(press)
    if not desk.is_due or (not keys and _editor(press.answer.bot, desk) is not None):
        await show_current(press.answer, desk)
        return
    here = _walk(desk, keys)
    if here.whole is None:
        await press.answer.show(layouts.question_panel(desk, here, await _still(press, desk, here)))
    else:
        # What has been filled in for him is shown before it is done.
        await _make_or_confirm(press, desk, here, here.whole, unseen=len(here.keys) > len(keys))


async def on_finish(press: Press) -> None:
    """Take the move as it is, although more could be added."""
    desk = await fresh_desk(press)
    try:
        here = panel_walk.walk(desk.game, desk.view, press.keys)
    except KeyError:
        raise Stale(desk.position) from None
    if here.choices.move is None:
        raise Stale(desk.position)
    await _make_or_confirm(press, desk, here, here.choices.move)


async def _make_or_confirm(press: Press, desk: Desk, here: Walk, move: Move, unseen: bool = False) -> None:
    final = not can_take_back(desk.position, desk.seat, move)
    bot = press.answer.bot
    told_at_once = bot.additions.get(CONFIRMED, (desk.table.game, here.answers[0].ask)) is not None
    unanswered = unseen_request(bot, desk)
    if not unanswered and (_nothing_to_decide(desk, here, unseen) or not (final or unseen or told_at_once)):
        await make(press, desk, move)
        return
    because = ""
    if unanswered:
        because = "panel-unanswered"
    elif not final:
        because = "panel-told-at-once" if told_at_once else "panel-filled-in"
    extras = await _still(press, desk, here)
    preview = bot.additions.get(PREVIEWS, (desk.table.game, here.answers[0].ask))
    picture = await preview(press.answer, desk, move) if preview is not None else None
    if picture is not None:
        extras = extras._replace(picture=picture, preview=True, kept=None)
    await press.answer.show(layouts.confirm_panel(desk, here, extras, final=final, because=because))


async def ask_first(answer: Answer, desk: Desk, here: Walk, move: Move) -> None:
    """Show a whole move, to which a walk has led, before it is made."""
    extras = await at_root(answer, desk)
    extras = extras._replace(picture=await draw(answer, desk))
    final = not can_take_back(desk.position, desk.seat, move)
    await answer.show(layouts.confirm_panel(desk, here, extras, final=final))


def _nothing_to_decide(desk: Desk, here: Walk, unseen: bool) -> bool:
    """Tell whether the move is all that can be done, as its button said, and no end of anything, such as a roll."""
    (first, *more) = here.answers
    alone = len(desk.root().choices.options) == 1
    return alone and not more and not unseen and first.choice.value != layouts.END


async def on_commit(press: Press) -> None:
    """Make the move that was shown for confirmation."""
    desk = await fresh_desk(press)
    try:
        move = panel_walk.walk(desk.game, desk.view, press.keys).choices.move
    except KeyError:
        move = None
    if move is None:
        raise Stale(desk.position)
    await make(press, desk, move)


async def make(press: Press, desk: Desk, move: Move) -> None:
    """Make a move that was chosen at a desk, and show what comes next; but first a request that it would overtake, if
    the panel is older than that. Raises what `table.Tables.play` raises."""
    answer = press.answer
    if unseen_request(answer.bot, desk):
        await show_current(answer, desk, News(answer.text("panel-unanswered")))
        return
    played = await answer.bot.tables.play(
        desk.table.id, desk.person, move, sequence=desk.sequence, interaction=answer.interaction.id
    )
    await show_played(answer, played, desk.position)


async def show_played(answer: Answer, played: Played, before: Position, notice: str = "", drawn: bool = True) -> None:
    """Show what a move led to, and the next question at once."""
    desk = desk_at(answer, played.position)
    await show_current(answer, desk, News(notice, happened(desk, played), before, drawn))


def happened(desk: Desk, played: Played) -> tuple[str, ...]:
    """Return what a move led to, a line each, as its player may know it."""
    return tuple(line for entry in played.entries for line in telling.entry_lines(desk.table, entry, desk.locale))


async def on_undo(press: Press) -> None:
    """Take back the person's last move, or say what it would need."""
    answer = press.answer
    desk = await fresh_desk(press)
    try:
        position = await answer.bot.tables.undo(
            press.table, desk.person, sequence=press.sequence, interaction=answer.interaction.id
        )
    except ConsentNeeded:
        if undo_waits(desk):
            await show_current(answer, desk)
            return
        offer = await answer.bot.tables.undo_offer(press.table, desk.person)
        if offer is None:
            raise NothingToUndo() from None
        await answer.show(layouts.undo_panel(desk, offer, await _still(press, desk)))
    else:
        await show_current(answer, desk_at(answer, position), News(answer.text("panel-undone")))


async def on_undo_ask(press: Press) -> None:
    """Ask the opponent to agree to an undo."""
    answer = press.answer
    desk = await fresh_desk(press)
    if not undo_waits(desk):
        await answer.bot.tables.propose(press.table, desk.person, "undo", interaction=answer.interaction.id)
    await open_panel(answer, desk.table)


async def on_text(press: Press) -> None:
    """Write the board out for the player, beside the panel."""
    desk = await desk_of(press.answer, press.table)
    studio = press.answer.bot.studio
    written = await studio.text_board(desk.table.game, desk.view, names=desk.names, locale=desk.locale)
    await press.answer.add(Layout(written))


async def on_stale(answer: Answer, stale: Stale) -> None:
    """Answer an outdated press with what is true now."""
    await show_current(answer, desk_at(answer, stale.position), News(answer.text("panel-stale")))


async def setup(bot: TatamiBot) -> None:
    """Register the panel's controls."""
    bot.answers.on_stale = on_stale
    bot.which.on(WHICH_PLAY, open_panel)
    for action, handler in {
        PLAY: on_play,
        "panel-go": on_go,
        "panel-pick": on_pick,
        "panel-page": on_page,
        "panel-finish": on_finish,
        "panel-commit": on_commit,
        "panel-undo": on_undo,
        "panel-undo-ask": on_undo_ask,
    }.items():
        bot.controls.on(action, handler)
    bot.controls.on("panel-text", on_text, Opening.QUIET)
