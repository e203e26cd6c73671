"""``/samurai setup``: the same private draft as the set-up panel, one placement a command."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice as Suggestion

import words
from cogs.messages.answers import Answer, Interaction, of
from cogs.messages.limits import CHOICES
from cogs.messages.translations import text
from cogs.panel import panel
from cogs.panel.desk import Desk, desk_of
from cogs.seven_swords import setup_draft as drafts
from cogs.seven_swords.keys import ONLY_SWORDS, SWORDS
from cogs.seven_swords.setup_layout import ASK, Page
from cogs.seven_swords.setup_panel import commit, keep_draft, show_page, show_setup
from cogs.typed.offers import Offer
from cogs.typed.suggesting import suggested
from cogs.which import table_here
from engine.core import RANDOM_SETUP, Game, Move
from engine.errors import IllegalMove
from engine.seven_swords.view import AREAS

_SQUARES = {square: part for part, squares in drafts.SQUARES.items() for square in squares}
_DIGITS = 3

CHANGES = [Suggestion(name=text(f"command-setup-{act}"), value=act) for act in ("deal", "commit", "deal-and-commit")]


@app_commands.command(name="setup", description=text("command-samurai-setup"))
@app_commands.describe(
    act=text("command-setup-act"), place=text("command-setup-place"), value=text("command-setup-value")
)
@app_commands.choices(act=CHANGES)
async def setup_village(interaction: Interaction, act: str = "", place: str = "", value: str = "") -> None:
    """Show the draft, change it, or commit it."""
    answer = of(interaction)
    table = await table_here(answer)
    desk = await desk_of(answer, table.id)
    if desk.table.game != SWORDS or desk.root().choices.ask != ASK:
        await panel.show_current(answer, desk, panel.News(answer.text("command-setup-not-now")))
    elif act == "deal-and-commit":
        await commit(answer, desk, RANDOM_SETUP)
    elif act == "deal":
        await show_page(answer, await keep_draft(answer, desk, RANDOM_SETUP), Page(""), answer.text("setup-dealt"))
    else:
        await _change(answer, desk, act, place, value)


async def _change(answer: Answer, desk: Desk, act: str, place: str, value: str) -> None:
    if not place and act != "commit":
        await show_setup(answer, desk, panel.NO_NEWS)
        return
    if desk.view.draft is None:
        desk = await keep_draft(answer, desk, RANDOM_SETUP)
    if place:
        part, draft = changed(desk.view, place, value)
        desk = await keep_draft(answer, desk, draft)
    if act == "commit":
        await commit(answer, desk, desk.view.draft)
    else:
        await show_page(answer, desk, Page(part))


def changed(view: Any, place: str, value: str) -> tuple[str, Move]:
    """Return the kind of placement that a place and a value name, and the draft with it.

    A square takes one of its values; an area takes a number of bows, a samurai, or the space where he stands.
    Raises `engine.errors.IllegalMove`.
    """
    place, value = place.strip().upper(), value.strip()
    draft, board = view.draft, view.setting.board
    names = [samurai.name.casefold() for samurai in view.setting.values.samurai]
    number = int(value) if value.isdecimal() and len(value) <= _DIGITS else None
    if place in _SQUARES:
        part = _SQUARES[place]
        if number is None or number not in drafts.part_of(draft, part):
            raise IllegalMove("E-SETUP", "SS-029")
        return part, drafts.with_value(draft, part, drafts.SQUARES[part].index(place), number)
    if len(place) != 1 or place not in AREAS:
        raise IllegalMove("E-SPACE", "G-3", space=place)
    area = AREAS.index(place)
    if number is not None and number <= view.setting.values.bows:
        return "bows", drafts.with_bows(draft, area, number)
    if value.casefold() in names:
        return "stands", drafts.with_samurai(draft, board, area, names.index(value.casefold()))
    space = board.index.get(value.upper(), -1)
    if space not in board.areas[area]:
        raise IllegalMove("E-SPACE", "SS-028", space=value)
    return "stands", drafts.with_space(draft, board, space)


@setup_village.autocomplete("place")
async def suggest_place(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest squares and areas."""
    locale = words.locale_of(interaction.locale.value)
    places = [(square, words.say(f"setup-{part}", locale)) for square, part in _SQUARES.items()]
    places += [(area, words.say("command-setup-area", locale)) for area in AREAS]
    labels = [(f"{place} · {kind}", place) for place, kind in places]
    return [Suggestion(name=name, value=one) for name, one in labels if typed.casefold() in name.casefold()][:CHOICES]


@setup_village.autocomplete("value")
async def suggest_value(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest what can lie on the square, or be put into the area."""
    place = str(getattr(interaction.namespace, "place", "") or "").strip().upper()

    def find(game: Game, view: Any, typed: str, locale: str) -> list[Offer]:
        values = [] if view.draft is None and place in _SQUARES else _values(view, place)
        return [Offer(one, one) for one in values if typed.casefold() in one.casefold()][:CHOICES]

    def setting_up(game: Game, view: Any) -> bool:
        return bool(game.choices(view).ask == ASK)

    return await suggested(interaction, typed, find, ONLY_SWORDS, in_season=setting_up)


def _values(view: Any, place: str) -> list[str]:
    if place in _SQUARES:
        return sorted({str(value) for value in drafts.part_of(view.draft, _SQUARES[place])})
    if len(place) != 1 or place not in AREAS:
        return []
    board = view.setting.board
    names = [samurai.name for samurai in view.setting.values.samurai]
    return [*names, *(board.names[space] for space in board.areas[AREAS.index(place)]), *map(str, range(8))]
