"""Command names, descriptions and choices in every language of the catalogues."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

import words


def text(key: str, **parameters: Any) -> app_commands.locale_str:
    """Return the sentence of a key for use in a command's declaration: English, with translations on sync."""
    return app_commands.locale_str(words.say(key, "en", **parameters), key=key, parameters=parameters)


class Translations(app_commands.Translator):
    """Answers discord.py's questions from the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text for a locale, or ``None`` where the default stands."""
        language = locale.value.split("-")[0]
        if language not in words.LOCALES or "key" not in string.extras:
            return None
        return words.say(string.extras["key"], language, **string.extras["parameters"])
