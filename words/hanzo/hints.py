"""The sentences of a hint: why a move is good, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.core import Move
from words.catalogue import say
from words.hanzo import names
from words.lists import joined


class Advice(Protocol):
    """What a computer player advises."""

    @property
    def move(self) -> Move:
        """The move, which is told beside the hint."""

    @property
    def gained(self) -> str:
        """Letters of the counters that the move advances."""

    @property
    def turn(self) -> int:
        """Spaces that all counters advance until the end of the turn, as planned."""

    @property
    def reason(self) -> str:
        """Key of the reason."""

    @property
    def parameters(self) -> Mapping[str, Any]:
        """What the sentence of the reason needs: names of cells, letters of resources, keys of events, dice."""


def _cells(value: Any, locale: str) -> dict[str, Any]:
    return {"cells": joined(value, locale), "count": len(value)}


def _resources(value: Any, locale: str) -> dict[str, Any]:
    named = joined((names.resource(letter, locale) for letter in value), locale)
    return {"resources": named, "count": len(value)}


_SPOKEN: dict[str, Callable[[Any, str], dict[str, Any]]] = {
    "cells": _cells,
    "resources": _resources,
    "resource": lambda value, locale: {"resource": names.resource(value, locale)},
    "event": lambda value, locale: {"event": names.event(value, locale)},
}
"""How parameters that are no plain numbers or names are said."""


def hint_line(advice: Advice, locale: str) -> str:
    """Return why a move is advised, and how far it and the turn bring the counters where that says something."""
    spoken: dict[str, Any] = {}
    for name, value in advice.parameters.items():
        spoken |= _SPOKEN[name](value, locale) if name in _SPOKEN else {name: value}
    lines = [say(f"hz-hint-{advice.reason}", locale, **spoken)]
    steps = len(advice.gained)
    if steps and advice.reason not in ("wins", "gift"):
        lines.append(say("hz-hint-steps", locale, steps=steps))
    if advice.turn > steps and advice.reason != "lost":
        lines.append(say("hz-hint-turn", locale, steps=advice.turn))
    return " ".join(lines)
