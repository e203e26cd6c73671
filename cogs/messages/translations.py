"""Command descriptions, options and choices in every language of the catalogues.

The commands' own names stay the same everywhere, so that what one player tells another, and what the help says, is
what everybody can type. The names of their options are only read: Discord puts them into the line itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

import words


def text(key: str, **parameters: Any) -> app_commands.locale_str:
    """Return the sentence of a key for use in a command's declaration: English, with translations on sync."""
    return app_commands.locale_str(
        words.say(key, "en", **parameters), say=lambda locale: words.say(key, locale, **parameters)
    )


def theme_choices(themes: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return themes as the answers to a command's option."""
    return [app_commands.Choice(name=text(f"choice-theme-{theme}"), value=theme) for theme in themes]


class Translations(app_commands.Translator):
    """Answers discord.py's questions: a text brings along ``say``, a function of the language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text for a locale, or ``None`` where the default stands."""
        language = locale.value.split("-")[0]
        if language not in words.LOCALES:
            return None
        if context.location is app_commands.TranslationContextLocation.parameter_name:
            return words.say(f"option-name-{string.message.replace('_', '-')}", language)
        if "say" not in string.extras:
            return None
        said: str = string.extras["say"](language)
        return said
