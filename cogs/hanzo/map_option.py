"""What the map of /play may be beside the ready-made and drawn ones: a map that is saved here, or the text of one."""

from __future__ import annotations

from collections.abc import Sequence

from discord.app_commands import Choice as Suggestion

import words
from cogs.client import TatamiBot
from cogs.hanzo import map_draft as drafts
from cogs.hanzo.keys import HANZO_GAMES, SOLO
from cogs.hanzo.map_layout import told
from cogs.hanzo.map_panel import saved_like, shelf_of
from cogs.messages.answers import Answer, Interaction, Refusal
from cogs.messages.limits import COMMAND_TEXT
from cogs.tables.open_options import OPEN, Own
from engine.hanzo.maps import is_written, read_map, read_name, write_map
from engine.registry import game

OPTION = "map"
SAVED = "saved:"
"""Stands before the name where it was picked, for a map may be called as a ready-made one is."""


async def suggest(interaction: Interaction, typed: str) -> Sequence[Suggestion[str]]:
    """Suggest the maps that are saved here; for the text of one, what it is called."""
    if is_written(typed):
        if not _is_text(typed):
            return []
        called = words.of(SOLO).option_value(OPTION, typed, words.locale_of(interaction.locale.value))
        return [Suggestion(name=called, value=typed)]
    return [Suggestion(name=one.name, value=SAVED + one.name) for one in await saved_like(interaction, typed)]


def _is_text(typed: str) -> bool:
    try:
        read_map(typed)
    except ValueError:
        return False
    return len(typed) <= COMMAND_TEXT


def reads(game_key: str) -> Own:
    """Return what the option takes in one of the games."""

    async def read(answer: Answer, typed: str) -> str:
        setting = game(game_key).prepare({})
        answer.game = game_key
        if is_written(typed):
            draft = drafts.read(setting.cards, typed)
            name = read_name(typed)
        else:
            saved = await answer.bot.tables.saved_map(shelf_of(answer.interaction), typed.removeprefix(SAVED))
            draft, name = drafts.read(setting.cards, saved.text), saved.name
        found = setting.findings(draft)
        if not drafts.ready(found):
            raise Refusal("hanzo-map-unfit", why="\n".join(told([one for one in found if one.hard], answer.locale)))
        return write_map(draft, name)

    return Own(suggest, read)


async def setup(bot: TatamiBot) -> None:
    """Have the games take such maps."""
    for key in HANZO_GAMES:
        bot.additions.add(OPEN, (key, OPTION), reads(key))
