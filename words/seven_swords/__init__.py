"""The words of Seven Swords; `words` reaches them by the key of the game."""

from collections.abc import Mapping
from typing import Any

from words.catalogue import say
from words.seven_swords.choices import choice_hint, choice_label, question
from words.seven_swords.events import event_line
from words.seven_swords.names import phase, role
from words.seven_swords.options import option_about, option_name, option_value, option_value_about, title
from words.seven_swords.refusals import refusal

__all__ = [
    "choice_hint",
    "choice_label",
    "event_line",
    "facts",
    "notation_help",
    "option_about",
    "option_name",
    "option_value",
    "option_value_about",
    "phase",
    "private_lines",
    "question",
    "refusal",
    "role",
    "title",
    "warnings",
]


def facts(view: Any, locale: str) -> Mapping[str, str | int]:
    """Return nothing: no line about a question names anything of the view."""
    return {}


def notation_help(locale: str) -> str:
    """Return how moves are written, as Markdown for people."""
    return say("ss-notation-help", locale)


def private_lines(view: Any, locale: str) -> tuple[str, ...]:
    """Return nothing: the private picture and its alternative text say it all."""
    return ()


def warnings(view: Any, locale: str) -> tuple[str, ...]:
    """Return nothing: what is left to lose is counted at the end, and stands on the board."""
    return ()
