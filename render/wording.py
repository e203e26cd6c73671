"""Sentences within a limit, for the descriptions of pictures."""

from __future__ import annotations

from collections.abc import Sequence

from words import say

ALT_LIMIT = 1024
"""Most characters Discord takes as a description of a picture."""
TEXT_LIMIT = 4000
"""Most characters of a text board."""


def short(name: str) -> str:
    """Return a name, cut if it is very long."""
    return name if len(name) <= 40 else name[:39] + "…"


def listed(key: str, items: Sequence[str], locale: str, room: int) -> str:
    """Return a sentence that lists items, as many as fit, and says how many more there are."""
    if not items:
        return ""
    for count in range(len(items), 0, -1):
        told = "; ".join(items[:count])
        if count < len(items):
            told += "; " + say("picture-alt-others", locale, count=len(items) - count)
        sentence = say(key, locale, items=told)
        if len(sentence) <= room:
            return sentence
    return ""


def fitted(first: Sequence[str], rest: Sequence[str], end: str) -> str:
    """Return sentences joined within `ALT_LIMIT`: the first ones and the end always, of the rest what fits."""
    parts = list(first)
    for sentence in rest:
        if sentence and sum(len(part) + 1 for part in (*parts, sentence)) + len(end) <= ALT_LIMIT:
            parts.append(sentence)
    return " ".join((*parts, end))[:ALT_LIMIT]
