"""The options of a table and their values."""

from __future__ import annotations

from words.lists import capital
from words.options import OptionWords


def _own_map(key: str) -> str:
    """Return what a map of the owner's own cards is called: its key."""
    return capital(key.replace("_", " "))


_WORDS = OptionWords(lambda named: f"hz-option-{named}", _own_map)
option_name, option_about = _WORDS.name, _WORDS.about
option_value, option_value_about = _WORDS.value, _WORDS.value_about
