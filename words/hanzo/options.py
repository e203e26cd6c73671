"""The options of a table and their values."""

from __future__ import annotations

from engine.hanzo.maps import is_written, read_name
from words.catalogue import say
from words.lists import capital
from words.options import OptionWords


def _own_map(value: str, locale: str) -> str:
    """Return what a map is called that the table brought: its name, if it has one; or one of the owner's own cards:
    its key."""
    if is_written(value):
        return read_name(value) or say("hz-option-map-given", locale)
    return capital(value.replace("_", " "))


_WORDS = OptionWords(lambda named: f"hz-option-{named}", _own_map)
option_name, option_about = _WORDS.name, _WORDS.about
option_value, option_value_about = _WORDS.value, _WORDS.value_about
