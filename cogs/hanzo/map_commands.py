"""``/map``: the maps that are kept here under a name, to be saved, listed, looked at, used and deleted; and
``/hanzo build``, which takes the text of one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from discord import app_commands
from discord.app_commands import Choice as Suggestion

from cogs.client import TatamiBot
from cogs.hanzo import map_draft as drafts
from cogs.hanzo import map_panel as building
from cogs.hanzo.commands import hanzo
from cogs.hanzo.keys import HANZO_GAMES, SOLO
from cogs.hanzo.map_draft import Draft
from cogs.hanzo.map_layout import told
from cogs.hanzo.map_panel import ASK, shelf_of
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.layout import Layout
from cogs.messages.limits import CHOICES
from cogs.messages.translations import text
from cogs.panel.desk import Desk, desk_at, desk_of
from cogs.which import table_here
from engine.hanzo.maps import write_map
from engine.hanzo.validate import Finding
from engine.registry import game
from table import Stale

LISTED = 3_000
"""Characters of a list of maps; the rest of a message is for its frame."""


def _plain_setting(key: str) -> Any:
    return game(key).prepare({})


async def _choosing(answer: Answer) -> Desk:
    """Seat the person at the table here, where he has to choose the map. Raises `Refusal`."""
    desk = await desk_of(answer, (await table_here(answer)).id)
    if desk.table.game not in HANZO_GAMES or desk.root().choices.ask != ASK:
        raise Refusal("hanzo-map-not-now")
    return desk


@hanzo.command(name="build", description=text("command-hanzo-build"))
@app_commands.describe(map=text("command-hanzo-build-map"))
async def build(interaction: Interaction, map: str = "") -> None:
    """Open the building panel, or take the text of a map as the draft."""
    answer = of(interaction)
    desk = await _choosing(answer)
    if map.strip():
        await building.take_text(answer, desk, map)
    else:
        draft = drafts.of_move(desk.view.draft)
        await building.show_building(answer, desk, draft, len(draft) - 1)


async def suggest_saved(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest the maps that are saved here."""
    found = await building.saved_like(interaction, typed)
    return [Suggestion(name=one.name, value=one.name) for one in found[:CHOICES]]


maps = app_commands.Group(name="map", description=text("command-map"))


@maps.command(name="save", description=text("command-map-save"))
@app_commands.describe(name=text("command-map-name"), map=text("command-map-save-map"))
async def save(interaction: Interaction, name: str, map: str = "") -> None:
    """Save the text of a map, else the one that is drafted or lies on the table here. A draft has that name then."""
    answer = of(interaction)
    draft, desk = await _meant(answer, map)
    if not any(drafts.ready(found) for found in _found(draft).values()):
        layout = Layout(answer.text("hanzo-map-not-saved"))
        await answer.show(layout.text("\n".join(told(_found(draft)[SOLO], answer.locale))))
        return
    saved = await answer.bot.tables.save_map(shelf_of(interaction), name, write_map(draft), answer.person, answer.name)
    if desk is not None:
        with suppress(Stale):  # chosen meanwhile, so there is no draft any more
            await building.keep(answer, desk, draft, saved.name)
    await answer.say("hanzo-map-saved", name=saved.name)


async def _meant(answer: Answer, typed: str) -> tuple[Draft, Desk | None]:
    """Return the map that is meant: what was typed, else the draft with its desk, else what lies on the table. Raises
    `Refusal`."""
    answer.game = SOLO
    if typed.strip():
        return drafts.read(_plain_setting(SOLO).cards, typed), None
    position = await answer.bot.tables.position((await table_here(answer, ended=True)).id)
    if position.table.game not in HANZO_GAMES:
        raise Refusal("hanzo-map-none-here")
    view = position.view_of(answer.person)
    desk = desk_at(answer, position) if view.draft is not None else None
    draft = drafts.of_move(view.draft if desk is not None else ("map", view.grid.text))
    if not draft:
        raise Refusal("hanzo-map-none-here")
    return draft, desk


def _found(draft: Draft) -> dict[str, list[Finding]]:
    """Return what there is to say about a map, by game."""
    return {key: _plain_setting(key).findings(draft) for key in HANZO_GAMES}


@maps.command(name="list", description=text("command-map-list"))
async def list_maps(interaction: Interaction) -> None:
    """List the maps that are saved here."""
    answer = of(interaction)
    saved = await answer.bot.tables.saved_maps(shelf_of(interaction))
    lines = [
        answer.text(
            "hanzo-map-listed", name=one.name, author=telling.escaped(one.author_name), when=f"<t:{one.saved}:d>"
        )
        for one in saved
    ]
    shown, room = [], LISTED
    for line in lines:
        room -= len(line) + 3
        if room < 0:
            shown.append("…")
            break
        shown.append(line)
    layout = Layout("### " + answer.text("hanzo-map-shelf"), answer.text("hanzo-map-shelf-about", count=len(saved)))
    await answer.show(layout.text("\n".join(f"- {line}" for line in shown)))


@maps.command(name="show", description=text("command-map-show"))
@app_commands.describe(name=text("command-map-name"))
@app_commands.autocomplete(name=suggest_saved)
async def show(interaction: Interaction, name: str) -> None:
    """Show a saved map with its text, which can be sent to others."""
    answer = of(interaction)
    saved = await answer.bot.tables.saved_map(shelf_of(interaction), name)
    draft = drafts.of_move(("map", saved.text))
    whole = write_map(draft, saved.name)
    layout = Layout(f"### {saved.name}")
    setting = _plain_setting(SOLO)
    wanted = await answer.bot.tables.preferences(answer.person)
    if not wanted.text_board:
        theme = wanted.theme or "light"
        picture = await answer.bot.studio.map(SOLO, setting, whole, locale=answer.locale, theme=theme)
        layout.picture(picture, f"map-{interaction.id}.png")
    for key, found in _found(draft).items():
        layout.text("\n".join([f"**{answer.text(f'hanzo-map-for-{key}')}**", *told(found, answer.locale)]))
    await answer.show(layout.text(f"{answer.text('hanzo-map-share')}\n```\n{whole}\n```"))


@maps.command(name="use", description=text("command-map-use"))
@app_commands.describe(name=text("command-map-name"))
@app_commands.autocomplete(name=suggest_saved)
async def use(interaction: Interaction, name: str) -> None:
    """Take a saved map as the draft at the table here."""
    answer = of(interaction)
    desk = await _choosing(answer)
    await building.take_saved(answer, desk, name)


@maps.command(name="delete", description=text("command-map-delete"))
@app_commands.describe(name=text("command-map-name"))
@app_commands.autocomplete(name=suggest_saved)
async def delete(interaction: Interaction, name: str) -> None:
    """Delete a saved map."""
    answer = of(interaction)
    gone = await answer.bot.tables.remove_map(shelf_of(interaction), name, answer.person, moderates=answer.moderates)
    await answer.say("hanzo-map-deleted", name=gone.name)


async def setup(bot: TatamiBot) -> None:
    """Add the commands."""
    bot.tree.add_command(maps)
