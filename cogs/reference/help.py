"""/help: what this is, how a game goes, and every command."""

from __future__ import annotations

from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, of
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Item, Layout
from cogs.messages.translations import text
from cogs.reference.rules_pages import game_here, known_game
from engine.registry import GAMES
from words import rules

NOTATION = "help-notation"


@app_commands.command(name="help", description=text("command-help"))
@app_commands.describe(about=text("option-help-about"))
@app_commands.choices(about=[app_commands.Choice(name=text("help-notation"), value=NOTATION)])
async def help_command(interaction: Interaction, about: str = "") -> None:
    """Explain the bot on one page, or how the moves of the games are written."""
    answer = of(interaction)
    if about == NOTATION:
        await show_notation(answer, await game_here(interaction))
        return
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
    await show_notation(press.answer, known_game(press.key()))


async def show_notation(answer: Answer, game: str | None) -> None:
    """Explain how the moves of a game are written; of all games, if there is none here."""
    if game is None:
        layout = Layout("### " + answer.text("help-notation"))
        for one in rules.pages(GAMES):
            layout.text(f"**{words.of(one).title(answer.locale)}**\n{words.of(one).notation_help(answer.locale)}")
        await answer.show(layout)
        return
    layout = Layout("### " + answer.text("help-notation"), words.of(game).notation_help(answer.locale))
    await answer.show(layout.row(button(answer.text("rules-open"), Control(boards.RULES, keys=(game,)))))


async def setup(bot: TatamiBot) -> None:
    """Add the command and the button."""
    bot.tree.add_command(help_command)
    bot.controls.on(NOTATION, notation)
