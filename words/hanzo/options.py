"""The options of a table and their values."""

from __future__ import annotations

from words.catalogue import has, say
from words.lists import capital


def option_name(option: str, locale: str) -> str:
    """Return the name of an option of a table."""
    return say(_key(option), locale)


def option_about(option: str, locale: str) -> str:
    """Return what an option is about."""
    return say(f"{_key(option)}-about", locale)


def option_value(option: str, value: str, locale: str) -> str:
    """Return the name of a value of an option. A map of the owner's own cards goes by its key."""
    key = _key(option, value)
    return say(key, locale) if has(key) else capital(value.replace("_", " "))


def option_value_about(option: str, value: str, locale: str) -> str:
    """Return what a value of an option means; empty for a map of the owner's own cards."""
    key = f"{_key(option, value)}-about"
    return say(key, locale) if has(key) else ""


def _key(*parts: str) -> str:
    joined = "-".join(parts).replace("_", "-")
    return f"hz-option-{joined}"
