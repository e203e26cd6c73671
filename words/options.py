"""The words for the options of a table: their names, their values, and what these mean, in any game."""

from __future__ import annotations

from collections.abc import Callable

from words.catalogue import has, say


class OptionWords:
    """The options of one game."""

    def __init__(self, key: Callable[[str], str], own: Callable[[str, str], str]) -> None:
        """``key`` makes a key of the game's own family from what is named; ``own`` tells what a value is called,
        in a language, that the catalogue does not know: an owner's, or a table's own."""
        self._family = key
        self._own = own

    def name(self, option: str, locale: str) -> str:
        """Return the name of an option."""
        return say(self._key(option), locale)

    def about(self, option: str, locale: str) -> str:
        """Return what an option is about."""
        return say(self._key(option, "about"), locale)

    def value(self, option: str, value: str, locale: str) -> str:
        """Return the name of a value of an option."""
        key = self._key(option, value)
        return say(key, locale) if has(key) else self._own(value, locale)

    def value_about(self, option: str, value: str, locale: str) -> str:
        """Return what a value of an option means; empty for an owner's own."""
        key = self._key(option, value, "about")
        return say(key, locale) if has(key) else ""

    def _key(self, *parts: str) -> str:
        return self._family("-".join(parts).replace("_", "-"))
