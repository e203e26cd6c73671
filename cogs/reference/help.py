"""/help: what this is, how a game goes, and every command."""

from __future__ import annotations

from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Interaction, of
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Layout
from cogs.messages.translations import text
from cogs.reference.rules_pages import game_here, game_of

NOTATION = "help-notation"


@app_commands.command(name="help", description=text("command-help"))
async def help_command(interaction: Interaction) -> None:
    """Explain the bot on one page."""
    answer = of(interaction)
    layout = Layout("### " + answer.text("help-title"), answer.text("help-start"), answer.text("help-play"))
    layout.text(answer.text("help-commands")).small(answer.text("help-private"))
    game = await game_here(interaction)
    await answer.show(
        layout.row(
            button(answer.text("rules-open"), Control(boards.RULES, keys=(game,))),
            button(answer.text("help-notation"), Control(NOTATION, keys=(game,))),
        )
    )


async def notation(press: Press) -> None:
    """Explain how moves are written."""
    answer, game = press.answer, game_of(press)
    layout = Layout("### " + answer.text("help-notation"), words.of(game).notation_help(answer.locale))
    await answer.show(layout.row(button(answer.text("rules-open"), Control(boards.RULES, keys=(game,)))))


async def setup(bot: TatamiBot) -> None:
    """Add the command and the button."""
    bot.tree.add_command(help_command)
    bot.controls.on(NOTATION, notation)
