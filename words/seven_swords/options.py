"""The name of the game, and the options of a table."""

from __future__ import annotations

from engine.errors import DataError
from engine.seven_swords.board import shipped_village
from words.catalogue import has, say
from words.lists import capital

_LONGEST_NAME = 80


def title(locale: str) -> str:
    """Return the name of the game."""
    return say("ss-title", locale)


def option_name(option: str, locale: str) -> str:
    """Return the name of an option of a table."""
    return say(_key(option), locale)


def option_about(option: str, locale: str) -> str:
    """Return what an option is about."""
    return say(f"{_key(option)}-about", locale)


def option_value(option: str, value: str, locale: str) -> str:
    """Return the name of a value of an option; of a village of somebody's own the name that its file gives it."""
    key = _key(option, value)
    return say(key, locale) if has(key) else _own_village(value)


def _own_village(key: str) -> str:
    """Return what an owner calls a village; its key while its file is gone, damaged, or gives it no name."""
    try:
        name = shipped_village(key).get("name")
    except (KeyError, DataError, OSError, AttributeError):
        name = None
    return (name if isinstance(name, str) and name.strip() else capital(key))[:_LONGEST_NAME]


def option_value_about(option: str, value: str, locale: str) -> str:
    """Return what a value of an option means; empty for a village of somebody's own."""
    key = f"{_key(option, value)}-about"
    return say(key, locale) if has(key) else ""


def _key(*parts: str) -> str:
    joined = "-".join(parts).replace("_", "-")
    return f"ss-option-{joined}"
