"""/help: what this is, how a game goes, and every command."""

from __future__ import annotations

from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Interaction, of
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Item, Layout
from cogs.messages.translations import text
from cogs.reference.rules_pages import game_here, known_game
from engine.registry import GAMES
from words import rules

NOTATION = "help-notation"


@app_commands.command(name="help", description=text("command-help"))
async def help_command(interaction: Interaction) -> None:
    """Explain the bot on one page."""
    answer = of(interaction)
    layout = Layout("### " + answer.text("help-title"), answer.text("help-start"), answer.text("help-play"))
    layout.text(answer.text("help-commands")).small(answer.text("help-private"))
    game = await game_here(interaction)
    if game is not None:
        await answer.show(layout.row(*_about(game, answer.text("rules-open"), answer.text("help-notation"))))
        return
    for one in rules.pages(GAMES):
        title = words.of(one).title(answer.locale)
        named = (answer.text(key, game=title) for key in ("rules-title", "help-notation-of"))
        layout.row(*_about(one, *named))
    await answer.show(layout)


def _about(game: str, rules_label: str, notation_label: str) -> tuple[Item, Item]:
    return (
        button(rules_label, Control(boards.RULES, keys=(game,))),
        button(notation_label, Control(NOTATION, keys=(game,))),
    )


async def notation(press: Press) -> None:
    """Explain how moves are written."""
    answer, game = press.answer, known_game(press.key())
    layout = Layout("### " + answer.text("help-notation"), words.of(game).notation_help(answer.locale))
    await answer.show(layout.row(button(answer.text("rules-open"), Control(boards.RULES, keys=(game,)))))


async def setup(bot: TatamiBot) -> None:
    """Add the command and the button."""
    bot.tree.add_command(help_command)
    bot.controls.on(NOTATION, notation)
