"""What there is to say about a map before somebody plays on it."""

from __future__ import annotations

from engine.hanzo.validate import Finding
from words.hanzo.refusals import sentence


def finding(one: Finding, locale: str) -> str:
    """Return a fault or warning about a map, with what to change."""
    return sentence(one.code, one.clause, one.parameters, locale)
