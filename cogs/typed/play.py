"""Playing by command: every decision as a line to type.

A command makes notation of its options and plays it; everything it answers is private, and the table sees what
happened on the board message. ``/do`` takes notation as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import discord
from discord import app_commands

import words
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.controls import Control, Press, menu, whole_number
from cogs.messages.layout import Layout
from cogs.messages.limits import OPTION_TEXT, OPTIONS
from cogs.messages.translations import text
from cogs.panel import panel
from cogs.panel import walk as panel_walk
from cogs.panel.desk import Desk, desk_at
from cogs.panel.layout import END
from cogs.panel.proposals import unseen
from cogs.panel.walk import Walk
from cogs.typed.offers import Line, completed
from cogs.typed.suggesting import offers_of, said, suggest_notation
from cogs.which import SeveralTables, label, table_here
from engine.core import Move, Seat
from engine.errors import NotationError
from engine.registry import GAMES
from table import Position, TableError, TableInfo

PICK = "do-at"
_BETWEEN = "|"
_SETUP = "setup"
"""Begins moves that are a whole set-up."""

Notation = Callable[[Position, Any], str]
"""Makes a move's notation of what was typed, for a position and the view of whoever typed it."""


async def play_text(answer: Answer, notation: Notation, games: Collection[str] = tuple(GAMES)) -> None:
    """Play the notation that is made for the position, at the table that is meant; if need be, ask which one. ``games``
    are those that it belongs to."""
    try:
        meant: Sequence[TableInfo] = [await table_here(answer)]
    except SeveralTables as several:
        meant = several.tables
    fitting = [one for one in meant if one.game in games]
    if not fitting:
        raise other_game(answer, meant[0])
    if len(fitting) > 1:
        await _ask(answer, fitting, notation)
    else:
        await play_at(answer, fitting[0], notation)


async def play_at(answer: Answer, table: TableInfo, notation: Notation) -> None:
    """Play at a table, and say what happened and what comes next; the end of a phase in which more could be done is
    asked about first. Whoever owes no decision and writes what cannot be read is told whose turn it is. Raises what
    `table.Tables.play` raises.

    There is a picture as long as the next decision is up to the same person: the board stays where it is meanwhile,
    further and further up. Others get a new board or a mention. Where pictures queue up, the answer does without.
    """
    answer.game = table.game
    before = await answer.bot.tables.position(table.id)
    seat = before.seat_for(answer.person)
    move = notation(before, before.view(seat))
    desk = desk_at(answer, before)
    if unseen(answer.bot, desk):
        await panel.show_current(answer, desk, panel.News(answer.text("panel-unanswered")))
        return
    end = _early_end(desk)
    if end is not None and _same(desk, move, end.choices.move):
        assert end.choices.move is not None
        await panel.ask_first(answer, desk, end, end.choices.move)
        return
    try:
        played = await answer.bot.tables.play(table.id, answer.person, move, interaction=answer.interaction.id)
    except NotationError as error:
        if desk.is_due:
            raise _with_example(answer, before, seat, move, error) from None
        await panel.show_current(answer, desk, panel.News(drawn=False))  # whose turn it is comes before how to write
        return
    drawn = seat in played.position.to_move and not answer.bot.studio.crowded
    await panel.show_played(answer, played, before, drawn=drawn)


def _early_end(desk: Desk) -> Walk | None:
    """Return the way to the end of the phase, if it is on offer and something else could still be done."""
    options = desk.root().choices.options
    end = next((one for one in options if one.value == END), None)
    return None if end is None or len(options) == 1 else panel_walk.walk(desk.game, desk.view, (end.key,))


def _same(desk: Desk, notation: str, move: Move | None) -> bool:
    """Tell whether this is how a move is written."""
    try:
        return bool(desk.game.parse(desk.view, notation) == move)
    except NotationError:
        return False


def _with_example(answer: Answer, position: Position, seat: Seat, typed: str, error: NotationError) -> Exception:
    """Return the refusal of what cannot be read, with a move that can be made now, if one is due and short: one that
    begins with the same word, if there is any."""
    game, view = position.game, position.view(seat)
    offers = offers_of(answer.bot, game)
    alike = [one for one in offers(game, view, typed.partition(" ")[0], answer.locale) if _same_word(one.value, typed)]
    best = next(iter(alike or offers(game, view, "", answer.locale)), None)
    if best is None or best.value.startswith(_SETUP):  # nobody is to copy a whole set-up by the way
        return error
    why = words.refusal(game.key, error, answer.locale)
    return Refusal("command-unread", why=why, example=best.value)


def _same_word(one: str, other: str) -> bool:
    return one.partition(" ")[0].casefold() == other.partition(" ")[0].casefold()


async def _ask(answer: Answer, tables: Sequence[TableInfo], notation: Notation) -> None:
    """Ask at which of several tables the command is meant; the menu's values carry the move."""
    options = []
    for table in tables[:OPTIONS]:
        try:
            position = await answer.bot.tables.position(table.id)
            value = f"{table.id}{_BETWEEN}{notation(position, position.view_of(answer.person))}"
        except (TableError, NotationError):
            continue
        if len(value) <= OPTION_TEXT:
            options.append(discord.SelectOption(label=label(table, answer), value=value))
    if not options:
        raise Refusal("command-too-long-here")
    question = menu(answer.text("which-placeholder"), Control(PICK), options)
    await answer.show(Layout(answer.text("which-question")).row(question))


async def on_pick(press: Press) -> None:
    """Play what was typed at the table that was picked."""
    table, _, notation = press.value.partition(_BETWEEN)
    info = await press.answer.bot.tables.get(whole_number(table))
    await play_at(press.answer, info, lambda position, view: notation)


def other_game(answer: Answer, table: TableInfo) -> Refusal:
    """Return the refusal of a command that is about another game than a table's."""
    title, play = words.of(table.game).title(answer.locale), words.say("board-play", table.locale)
    return Refusal("command-other-game", game=title, play=play)


async def play_line(interaction: Interaction, games: Sequence[str], line: Line, *given: str) -> None:
    """Play a command of certain games from its options."""

    def notation(position: Position, view: Any) -> str:
        return completed(position.game, view, line, [said(one) for one in given])

    await play_text(of(interaction), notation, games)


@app_commands.command(name="do", description=text("command-do"))
@app_commands.describe(move=text("command-do-move"))
@app_commands.autocomplete(move=suggest_notation)
async def do(interaction: Interaction, move: str) -> None:
    """Play notation, whose verb may be of any language."""
    await play_text(of(interaction), lambda position, view: words.in_notation(position.game.key, said(move)))


async def setup(bot: TatamiBot) -> None:
    """Add the command and the menu of tables."""
    bot.tree.add_command(do)
    bot.controls.on(PICK, on_pick)
