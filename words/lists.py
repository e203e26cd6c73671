"""Small building blocks of sentences that are the same for every game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from words.catalogue import MINUS, say


def joined(parts: Iterable[str], locale: str) -> str:
    """Return ``a, b and c`` in the language; the empty string for no parts."""
    return _listed("list-last", "list-last-i", "i", parts, locale)


def either(parts: Iterable[str], locale: str) -> str:
    """Return ``a, b or c`` in the language; the empty string for no parts."""
    return _listed("list-either", "list-either-o", "o", parts, locale)


def _listed(key: str, before: str, sound: str, parts: Iterable[str], locale: str) -> str:
    """Return a list; where its last part begins with a ``sound``, the sentence of the key ``before`` joins it: Spanish
    has another word there."""
    *head, last = list(parts) or [""]
    if not head:
        return last
    begins = last.lstrip("*_`").casefold().startswith(sound)
    return say(before if begins else key, locale, head=", ".join(head), last=last)


def folded(text: str) -> str:
    """Return a text in lower case and without accents, to compare what people type."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def capital(text: str) -> str:
    """Return the text with its first letter in upper case, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Return a number with its sign: ``+2``, ``−3``, and ``0``."""
    return f"+{value}" if value > 0 else number(value)


def addition(first: int, others: Iterable[int], total: int) -> str:
    """Return a sum worked out, such as ``3 + 5 − 4 = 4``; zeros are left out, and so is a sum of one number."""
    more = terms(others)
    return f"{number(first)}{more} = {number(total)}" if more else number(total)


def terms(values: Iterable[int]) -> str:
    """Return what is added to something, such as `` + 3 − 2``; zeros are left out."""
    return "".join(f" + {value}" if value > 0 else f" {MINUS} {-value}" for value in values if value)
