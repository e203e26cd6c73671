"""Small building blocks of sentences that are the same for every game."""

from __future__ import annotations

from collections.abc import Iterable

from words.catalogue import say

MINUS = "\u2212"


def joined(parts: Iterable[str], locale: str) -> str:
    """Return ``a, b and c`` in the language; the empty string for no parts."""
    *head, last = list(parts) or [""]
    return say("list-last", locale, head=", ".join(head), last=last) if head else last


def capital(text: str) -> str:
    """Return the text with its first letter in upper case, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def addition(terms: Iterable[int], total: int) -> str:
    """Return a sum worked out, such as ``3 + 5 − 4 = 4``; zeros after the first term are left out."""
    first, *others = terms
    shown = number(first)
    for term in others:
        if term:
            shown += f" + {term}" if term > 0 else f" {MINUS} {-term}"
    return f"{shown} = {number(total)}"
