"""Options of /play that take more than their values, such as a map that is saved here: typed, with suggestions.

What else such an option takes is the business of the game's own part, which adds it at `OPEN`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import Any, NamedTuple

from discord.app_commands import Choice as Suggestion

import words
from cogs.additions import Slot
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction
from cogs.messages.limits import CHOICES
from engine.core import OptionSpec
from engine.registry import game


class Own(NamedTuple):
    """What an option takes beside its values. ``suggest`` lists what fits what is typed at the place of a command;
    ``read`` turns what was typed or picked into the value for `table.Tables.open_lobby`, and raises what tells the
    person why not."""

    suggest: Callable[[Interaction, str], Awaitable[Sequence[Suggestion[str]]]]
    read: Callable[[Answer, str], Awaitable[str]]


OPEN: Slot[tuple[str, str], Own] = Slot("open options")
"""By game and option."""

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Suggestion[str]]]]


def open_specs(game_key: str) -> dict[str, OptionSpec]:
    """Return the options of a game that take more than their values, by name."""
    return {spec.name: spec for spec in game(game_key).option_specs if spec.open}


def _named(game_key: str, spec: OptionSpec, locale: str) -> Iterator[tuple[str, str]]:
    for value in spec.values:
        yield words.of(game_key).option_value(spec.name, value, locale), value


def _own(bot: TatamiBot, game_key: str, spec: OptionSpec) -> Own:
    own = bot.additions.get(OPEN, (game_key, spec.name))
    assert own is not None, "an open option has a part that reads it"
    return own


def suggests(game_key: str, spec: OptionSpec) -> Suggest:
    """Return what suggests answers to an option: its values, then what else it takes, as far as they fit what is
    typed."""

    async def suggest(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
        locale = words.locale_of(interaction.locale.value)
        wanted = typed.strip().casefold()
        named = [(name, value) for name, value in _named(game_key, spec, locale) if wanted in name.casefold()]
        own = await _own(interaction.client, game_key, spec).suggest(interaction, typed)
        return [*(Suggestion(name=name, value=value) for name, value in named), *own][:CHOICES]

    return suggest


async def value_of(answer: Answer, game_key: str, spec: OptionSpec, typed: str) -> str:
    """Return the value that somebody means: by its key, by its name in any language, or one of his own."""
    wanted = typed.strip().casefold()
    if wanted in spec.values:
        return wanted
    for locale in words.LOCALES:
        for name, value in _named(game_key, spec, locale):
            if name.casefold() == wanted:
                return value
    return await _own(answer.bot, game_key, spec).read(answer, typed)
