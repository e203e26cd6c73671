"""``/hand`` and the button **My hand**: what only one player may know, as a picture for him alone."""

from __future__ import annotations

from discord import app_commands

import words
from cogs.board.boards import HAND, PLAY
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, Opening, of
from cogs.messages.controls import Control, Press, Style, button
from cogs.messages.layout import Layout
from cogs.messages.translations import text
from cogs.panel.desk import desk_of
from render import combined_theme
from table import TableInfo


async def show_hand(answer: Answer, table: TableInfo) -> None:
    """Show the person behind an answer what he holds at a table. Raises `table.NotSeated`."""
    desk = await desk_of(answer, table.id)
    wanted = await answer.bot.tables.preferences(desk.person)
    theme = combined_theme(desk.table.theme, wanted.theme)
    picture = await answer.bot.studio.hand(desk.table.game, desk.view, locale=desk.locale, theme=theme)
    layout = Layout("\n".join(words.private_lines(desk.table.game, desk.view, desk.locale)))
    layout.picture(picture, f"hand-{desk.table.id}-{desk.sequence}.png")
    if desk.is_due:
        play = Control(PLAY, desk.table.id, desk.sequence)
        layout.row(button(answer.text("board-play"), play, Style.primary))
    await answer.add(layout)


async def on_hand(press: Press) -> None:
    """Show the hand beside what is shown already."""
    await show_hand(press.answer, await press.answer.bot.tables.get(press.table))


@app_commands.command(name="hand", description=text("command-hand"))
async def hand(interaction: Interaction) -> None:
    """Show the hand at the table that is meant."""
    await interaction.client.which.run(of(interaction), "hand")


async def setup(bot: TatamiBot) -> None:
    """Add the command and the button."""
    bot.tree.add_command(hand)
    bot.which.on("hand", show_hand)
    bot.controls.on(HAND, on_hand, Opening.QUIET)
