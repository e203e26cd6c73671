"""Why a move is refused, in words, and what would be possible instead."""

from __future__ import annotations

from typing import Any

from engine.errors import IllegalMove, NotationError
from engine.seven_swords.view import TOKENS, TYPES
from words import refusals
from words.catalogue import say
from words.lists import capital
from words.seven_swords.names import kind, phase, the_token, type_name

_LONGEST_QUOTE = 40

CLAUSES = {
    "E-OVER": "SS-240",
    "E-ACTOR": "SS-044",
    "E-PHASE": "SS-044",
    "E-SETUP": "SS-029",
    "E-CARD": "SS-050",
    "E-BUDGET": "SS-054",
    "E-STOCK": "SS-072",
    "E-SPACE": "G-1",
    "E-OCCUPIED": "G-8",
    "E-PATH": "SS-081",
    "E-BLOCKED": "SS-200",
    "E-LENGTH": "SS-200",
    "E-SPLIT": "SS-084",
    "E-SPENT": "SS-087",
    "E-TARGET": "SS-102",
    "E-REACH": "SS-103",
    "E-GATE": "SS-106",
    "E-CARRY": "SS-122",
    "E-TOKEN": "SS-163",
    "E-DEAD": "SS-163",
    "E-RANGE": "SS-210",
    "E-BOW": "SS-190",
    "E-TILE": "SS-160",
    "E-CHOICE": "SS-260",
    "E-SUM": "SS-181",
}
"""The clause to read about each refusal code when the refusal itself names none."""


def refusal(error: IllegalMove | NotationError, locale: str) -> tuple[str, str]:
    """Return the sentence for a refusal, and the number of the rule it rests on (empty if it is not about a rule)."""
    said = {name: _said(name, value, locale) for name, value in error.parameters.items()}
    if isinstance(error, NotationError):
        return capital(say(f"ss-{error.reason}", locale, **said)), ""
    text = refusals.sentence(f"ss-refusal-{error.code.lower()}", error.clause, said, locale)
    return capital(text), error.clause or CLAUSES[error.code]


def _said(name: str, value: Any, locale: str) -> str | int:
    """Return a parameter as the sentence says it. Names typed by somebody may be anything, so they are cut short."""
    if isinstance(value, int):
        return value
    text = str(value)[:_LONGEST_QUOTE]
    if name == "token" and text in TOKENS:
        return the_token(text, locale)
    if name == "type" and text in TYPES:
        return type_name(text, locale)
    if name == "kind":
        return kind(text, locale)
    if name == "phase":
        return phase(text, locale)
    return text
