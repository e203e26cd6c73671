"""The name of the game, and the options of a table."""

from __future__ import annotations

from engine.errors import DataError
from engine.seven_swords.board import shipped_village
from words.catalogue import say
from words.lists import capital
from words.options import OptionWords

_LONGEST_NAME = 80


def title(locale: str) -> str:
    """Return the name of the game."""
    return say("ss-title", locale)


def _own_village(key: str, locale: str) -> str:
    """Return what an owner calls a village; its key while its file is gone, damaged, or gives it no name."""
    try:
        name = shipped_village(key).get("name")
    except (KeyError, DataError, OSError, AttributeError):
        name = None
    return (name if isinstance(name, str) and name.strip() else capital(key))[:_LONGEST_NAME]


_WORDS = OptionWords(lambda named: f"ss-option-{named}", _own_village)
option_name, option_about = _WORDS.name, _WORDS.about
option_value, option_value_about = _WORDS.value, _WORDS.value_about
