"""What Discord suggests while somebody types a command: moves that he can make, or why there is nothing to suggest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

from discord.app_commands import Choice as Suggestion

import words
from cogs.additions import Slot
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Interaction
from cogs.messages.limits import COMMAND_TEXT
from cogs.panel.layout import cut
from cogs.typed.offers import Line, Offer, in_season, notations, suggestions
from engine.core import Game
from engine.registry import GAMES
from table import Position, TableError
from words.lists import joined

Offers = Callable[[Game, Any, str, str], list[Offer]]
"""Finds what fits a game, a player's view of it, and what he has typed, in his language."""
MOVES: Slot[str, Offers] = Slot("moves")
"""By game: what suggests the notation of its moves, in place of `notations`."""
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Suggestion[str]]]]
UNSAID = "…"
"""What an option holds if somebody picks the reason why there is nothing to pick: it says nothing (`said`)."""


class NothingHere(Exception):
    """There is nothing to suggest to this person here, for a reason with this key and these parameters."""

    def __init__(self, key: str, **parameters: str) -> None:
        super().__init__(key, parameters)
        self.key = key
        self.parameters = parameters


def said(value: str) -> str:
    """Return what an option holds, nothing if that is `UNSAID`."""
    return "" if value.strip() == UNSAID else value


def offers_of(bot: TatamiBot, game: Game) -> Offers:
    """Return what suggests whole moves of a game as notation."""
    return bot.additions.get(MOVES, game.key) or notations


async def suggested(
    interaction: Interaction,
    typed: str,
    find: Offers,
    games: Collection[str] = tuple(GAMES),
    *,
    due: bool = True,
    in_season: Callable[[Game, Any], bool] = lambda game, view: False,
) -> list[Suggestion[str]]:
    """Return what ``find`` offers the person at the table that is meant, if it is of one of these games and, with
    ``due``, the next decision is his. If there is nothing, a single suggestion says why, unless it is for what he has
    typed already. ``in_season`` tells whether the present question is one that the command answers."""
    locale = words.locale_of(interaction.locale.value)
    try:
        position = await position_here(interaction)
        _require(position, interaction.user.id, games, locale, due=due)
        game, view = position.game, position.view_of(interaction.user.id)
        offers = find(game, view, typed, locale)
        if not offers and not typed.strip():
            _require(position, interaction.user.id, games, locale, due=True)
            if in_season(game, view):
                raise NothingHere("suggest-nothing-fits")
            question = words.question(game.key, game.choices(view).ask, locale)
            raise NothingHere("suggest-other-question", question=question)
    except NothingHere as nothing:
        written = typed.strip()
        told = words.say(nothing.key, locale, **nothing.parameters)
        return [Suggestion(name=cut(told, COMMAND_TEXT), value=written if 0 < len(written) <= COMMAND_TEXT else UNSAID)]
    return listed(offers)


def _require(position: Position, person: int, games: Collection[str], locale: str, *, due: bool) -> None:
    """Raise `NothingHere` if a command of certain games, or any decision, is not for this person now."""
    table = position.table
    if table.game not in games:
        raise NothingHere("suggest-other-game", game=words.of(table.game).title(locale))
    if due and position.seat_for(person) not in position.to_move:
        names = telling.names(table)
        raise NothingHere("suggest-waiting", names=joined([names[seat] for seat in position.to_move], locale))


async def position_here(interaction: Interaction) -> Position:
    """Return the position that a command typed here is about: that of the table here, or in a direct message without
    one the table that waits longest for this person. Raises `NothingHere` if there is none, or he has no seat."""
    tables = interaction.client.tables
    try:
        table = await tables.find(interaction.channel_id or 0)
        if table is None and interaction.guild_id is None:
            waiting = await tables.waiting(interaction.user.id)
            table = waiting[0].table if waiting else None
        if table is None:
            raise NothingHere("suggest-none-here" if interaction.guild_id else "suggest-none-waiting")
        if table.status == "lobby":
            raise NothingHere("suggest-not-started")
        if table.seat_of(interaction.user.id) is None:
            raise NothingHere("error-not-seated")
        return await tables.position(table.id)
    except TableError:
        raise NothingHere("error-table") from None


def suggest(games: Sequence[str], line: Line, *names: str) -> Suggest:
    """Return the autocompletion of an option, where ``names`` are the options that come before it."""

    async def answer(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
        given = [getattr(interaction.namespace, name, None) or "" for name in names]

        def find(game: Game, view: Any, typed: str, locale: str) -> list[Offer]:
            return suggestions(game, view, line, given, typed, locale)

        return await suggested(
            interaction, typed, find, games, in_season=lambda game, view: in_season(game, view, line)
        )

    return answer


async def suggest_notation(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest whole moves as notation."""

    def find(game: Game, view: Any, typed: str, locale: str) -> list[Offer]:
        return offers_of(interaction.client, game)(game, view, words.in_notation(game.key, typed, begun=True), locale)

    return await suggested(interaction, typed, find)


def listed(offers: Sequence[Offer]) -> list[Suggestion[str]]:
    """Return offers as Discord takes them."""
    return [Suggestion(name=offer.label[:COMMAND_TEXT], value=offer.value) for offer in offers]
