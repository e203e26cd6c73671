"""/board and the Text board button: the board as its viewer may see it, as a picture or as text."""

from __future__ import annotations

from discord import app_commands

from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, of
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Item, Layout
from cogs.messages.translations import text, theme_choices
from render import combined_theme
from render.theme import BRIGHTNESS
from table import Position, Preferences, TableInfo

LOOK = "look"
PICTURE, TEXT = "picture", "text"


async def show_picture(answer: Answer, position: Position) -> None:
    """Show the picture that this person may see."""
    info, seat = position.table, position.table.seat_of(answer.person)
    preferences = await answer.bot.tables.preferences(answer.person)
    picture = await answer.bot.studio.board(
        info.game,
        position.view(seat),
        names=info.names,
        locale=answer.locale,
        theme=combined_theme(info.theme, preferences.theme),
    )
    layout = Layout().picture(picture, f"board-{position.sequence}-{answer.interaction.id}.png")
    await answer.show(layout.row(_other(answer, info, TEXT)))


async def show_text(answer: Answer, position: Position) -> None:
    """Show the text board that this person may see."""
    info = position.table
    view = position.view(info.seat_of(answer.person))
    names = telling.names(info)
    written = await answer.bot.studio.text_board(info.game, view, names=names, locale=answer.locale)
    await answer.show(Layout(written).row(_other(answer, info, PICTURE)))


def _other(answer: Answer, info: TableInfo, kind: str) -> Item:
    return button(answer.text(f"look-{kind}"), Control(LOOK, info.id, info.sequence, (kind,)))


async def show_as_wished(answer: Answer, info: TableInfo) -> None:
    """Show the board in the way that this person prefers."""
    preferences = await answer.bot.tables.preferences(answer.person)
    position = await answer.bot.tables.position(info.id)
    await (show_text if preferences.text_board else show_picture)(answer, position)


async def look(press: Press) -> None:
    """Show the current board in the way that the button names."""
    position = await press.answer.bot.tables.position(press.table)
    await (show_text if press.key() == TEXT else show_picture)(press.answer, position)


async def text_board(press: Press) -> None:
    """Show the text board to whoever pressed the button of the public board."""
    await show_text(press.answer, await press.answer.bot.tables.position(press.table))


@app_commands.command(name="board", description=text("command-board"))
@app_commands.describe(style=text("option-board-style"), theme=text("option-board-theme"))
@app_commands.choices(
    style=[
        app_commands.Choice(name=text("choice-style-picture"), value=PICTURE),
        app_commands.Choice(name=text("choice-style-text"), value=TEXT),
    ],
    theme=theme_choices(BRIGHTNESS),
)
async def board_command(interaction: Interaction, style: str | None = None, theme: str | None = None) -> None:
    """Show the board privately; a style or theme that is named is kept for the next time."""
    answer = of(interaction)
    if style is not None or theme is not None:
        old = await answer.bot.tables.preferences(answer.person)
        kept = Preferences(old.text_board if style is None else style == TEXT, old.theme if theme is None else theme)
        await answer.bot.tables.set_preferences(answer.person, kept)
    await answer.bot.which.run(answer, LOOK, ended=True)


async def setup(bot: TatamiBot) -> None:
    """Add the command, the act, and the buttons."""
    bot.tree.add_command(board_command)
    bot.which.on(LOOK, show_as_wished)
    bot.controls.on(LOOK, look)
    bot.controls.on(boards.TEXT, text_board)
