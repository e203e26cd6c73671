"""Every sentence a person reads, by key, in English and Spanish.

`say` answers for keys; the functions below it answer for what a game emits; `of` gives the rest of a game's words, and
`words.rules` its rules.
"""

from words.catalogue import LOCALES, has, locale_of, say
from words.games import choice_hint, choice_label, event_line, of, private_lines, question, refusal
from words.primer import about, primer
from words.verbs import in_notation

__all__ = [
    "LOCALES",
    "about",
    "choice_hint",
    "choice_label",
    "event_line",
    "has",
    "in_notation",
    "locale_of",
    "of",
    "primer",
    "private_lines",
    "question",
    "refusal",
    "say",
]
