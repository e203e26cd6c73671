"""Placing a die of Hanzō by panel: too many placements for menus, so they are searched, looked at, and then made.

Everything there is to know lies in the ids of the controls: the search, and how far a placement is decided.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.client import TatamiBot
from cogs.hanzo import place_layout as layouts
from cogs.hanzo import search as searching
from cogs.hanzo.keys import HANZO_GAMES
from cogs.hanzo.search import ASK, Found, Plan, Search
from cogs.messages.answers import Answer
from cogs.messages.controls import Press, PressHandler
from cogs.messages.layout import Picture
from cogs.panel import panel
from cogs.panel.desk import Desk
from cogs.panel.layout import Extras
from cogs.panel.panel import NO_NEWS, Editor, News
from engine.core import Move, Prefix
from render import combined_theme
from table import Stale
from table.foresight import can_take_back

DRAWN_BEFORE = ("samurai", "card", "gain")
"""Further questions whose answers are drawn before they are confirmed: where a samurai comes, what a gift brings."""


async def show_search(answer: Answer, desk: Desk, news: News) -> None:
    """Show the best placements of the die that can do most."""
    await _show_found(answer, desk, searching.first_search(desk.view), news)


async def _show_found(answer: Answer, desk: Desk, search: Search, news: News = NO_NEWS) -> None:
    try:
        found = searching.found(desk.view, search)
    except KeyError:
        raise Stale(desk.position) from None
    extras = await panel.at_root(answer, desk, news)
    picture = await _draw_found(answer, desk, search, found) if news.drawn else None
    await answer.show(layouts.search_panel(desk, search, found, extras._replace(picture=picture)))


async def wanted_theme(answer: Answer, desk: Desk) -> str | None:
    """Return how the person wants his pictures; ``None`` if he asked for text instead."""
    wanted = await answer.bot.tables.preferences(desk.person)
    return None if wanted.text_board else combined_theme(desk.table.theme, wanted.theme)


async def _draw_found(answer: Answer, desk: Desk, search: Search, found: Found) -> Picture | None:
    theme = await wanted_theme(answer, desk)
    if theme is None:
        return None
    moves = [searching.some_move(desk.view, one) for one in found.shown]
    title = layouts.title(desk, search, found)
    return await answer.bot.studio.candidates(
        desk.table.game, desk.view, moves, title=title, locale=desk.locale, theme=theme
    )


async def _placing_desk(press: Press) -> tuple[Desk, Search]:
    """Seat the person who pressed, if he still has a die to place. Raises `table.Stale`."""
    desk = await panel.fresh_desk(press)
    if desk.root().choices.ask != ASK:
        raise Stale(desk.position)
    try:
        return desk, searching.read_search(press.key())
    except KeyError:
        raise Stale(desk.position) from None


async def on_find(press: Press) -> None:
    """Show what a search finds; a menu narrows it to a card or a cell, or to a direction."""
    desk, search = await _placing_desk(press)
    if press.values and press.keys[1:] == (layouts.BY_AXIS,):
        search = search._replace(axis=press.values[0], page=0)
    elif press.values:
        search = search._replace(where=press.values[0], page=0)
    await _show_found(press.answer, desk, search)


async def on_pick(press: Press) -> None:
    """Look at the candidate that was picked."""
    desk, search = await _placing_desk(press)
    await show_plan(press.answer, desk, search, tuple(press.value.split(".")))


async def on_look(press: Press) -> None:
    """Look at a placement; a menu changes the order of collecting."""
    desk, search = await _placing_desk(press)
    await show_plan(press.answer, desk, search, (*press.keys[1:], *press.values))


async def on_remove(press: Press) -> None:
    """Look at the placement with the samurai that were named."""
    desk, search = await _placing_desk(press)
    keys = press.keys[1:]
    try:
        key = searching.removal_key(desk.game, desk.view, keys, press.values)
    except KeyError:
        raise Stale(desk.position) from None
    await show_plan(press.answer, desk, search, (*keys, key))


async def show_plan(answer: Answer, desk: Desk, search: Search, keys: Prefix, notice: str = "") -> None:
    """Show a placement with all that comes of it, before it is made. Raises `table.Stale` if keys lead to none."""
    plan = _plan(desk, keys)
    final = not can_take_back(desk.position, desk.seat, plan.move)
    extras = Extras(notice=notice, picture=await draw_preview(answer, desk, plan.shown), preview=True)
    await answer.show(layouts.preview_panel(desk, search, plan, extras, final=final))


async def draw_preview(answer: Answer, desk: Desk, move: Move) -> Picture | None:
    """Draw what a move would lead to; ``None`` for whoever asked for text instead."""
    theme = await wanted_theme(answer, desk)
    if theme is None:
        return None
    return await answer.bot.studio.preview(desk.table.game, desk.view, move, locale=desk.locale, theme=theme)


def _plan(desk: Desk, keys: Prefix) -> Plan:
    try:
        return searching.planned(desk.game, desk.view, keys)
    except KeyError:
        raise Stale(desk.position) from None


async def on_place(press: Press) -> None:
    """Place the die as it was shown."""
    desk, _ = await _placing_desk(press)
    plan = _plan(desk, press.keys[1:])
    if not plan.ready:
        raise Stale(desk.position)
    await panel.make(press, desk, plan.move)


def take_place(bot: TatamiBot, ask: str, editor: Editor, handlers: Mapping[str, PressHandler]) -> None:
    """Let an editor take the panel's place at a question of Hanzō, alone and as a duel, with its controls."""
    for game in HANZO_GAMES:
        bot.additions.add(panel.EDITORS, (game, ask), editor)
    for action, handler in handlers.items():
        bot.controls.on(action, handler)


async def setup(bot: TatamiBot) -> None:
    """Register the controls, and take the panel's place while a die is to be placed."""
    handlers = {
        layouts.FIND: on_find,
        layouts.PICK: on_pick,
        layouts.LOOK: on_look,
        layouts.REMOVE: on_remove,
        layouts.PLACE: on_place,
    }
    take_place(bot, ASK, show_search, handlers)
    for game in HANZO_GAMES:
        for ask in DRAWN_BEFORE:
            bot.additions.add(panel.PREVIEWS, (game, ask), draw_preview)
