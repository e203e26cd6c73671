"""Why a move is refused, or a map unsound, in words, and what would be possible instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import IllegalMove, NotationError
from engine.hanzo.validate import Finding
from engine.hanzo.view import OVER
from words import refusals
from words.catalogue import say
from words.hanzo import names
from words.lists import capital, either, joined

_LONGEST_QUOTE = 40
_CLOSED_BY = {
    "HZ-062": "guardians",
    "HZ-063": "lanterns",
    "HZ-072": "lanterns",
    "HZ-065": "patrol",
    "HZ-074": "patrol",
    "HZ-077": "both",
    "HZ-141": "doors",
}
"""What closes a space that a die would collect, by the clause that the refusal names beside its own."""


_MAYBE = {"REMOVAL_DUE": ("cell",), "TAKE_COUNT": ("own",)}
"""Parameters that may be empty, and are then said as ``none``."""


def refusal(error: IllegalMove | NotationError, locale: str) -> tuple[str, str]:
    """Return the sentence for a refusal, and the number of the rule it rests on (empty if it is not about a rule)."""
    if isinstance(error, NotationError):
        said = {name: str(value)[:_LONGEST_QUOTE] for name, value in error.parameters.items()}
        reason = error.reason.removeprefix("notation-")
        return capital(say(f"hz-notation-{reason}", locale, **said)), ""
    return sentence(error.code, error.clause, error.parameters, locale), error.clause


def sentence(code: str, clause: str, parameters: Mapping[str, Any], locale: str) -> str:
    """Return the sentence for a code of the rules, of a refusal or of a finding about a map."""
    stem = f"hz-refusal-{code.lower().replace('_', '-')}"
    return capital(refusals.sentence(stem, clause, _said(code, parameters, locale), locale))


def finding(one: Finding, locale: str) -> str:
    """Return a fault or warning about a map, with what to change."""
    return sentence(one.code, one.clause, one.parameters, locale)


def why_not(error: IllegalMove | None, locale: str) -> tuple[str, str]:
    """Return why a die cannot lie somewhere (`engine.hanzo.checks.why_not`) and the clause, or that it can."""
    return refusal(error, locale) if error else (say("hz-why-not-legal", locale), "")


def _said(code: str, parameters: Mapping[str, Any], locale: str) -> dict[str, str | int]:
    """Return the parameters as the sentences say them. Names typed by somebody may be anything, so they are cut."""
    said: dict[str, str | int] = {}
    for name, value in parameters.items():
        how = _WORDED.get(name)
        if how is not None:
            said[name] = how(value, locale)
        else:
            said[name] = value if isinstance(value, int) else str(value)[:_LONGEST_QUOTE]
    if "cells" in parameters:
        said["number"] = len(parameters["cells"].split(","))
    if code in ("FORCED_FORBIDDEN", "TAKE_FORBIDDEN"):
        by = (say(f"hz-closed-by-{_CLOSED_BY[rule]}", locale) for rule in parameters["rules"].split(","))
        said["by"] = joined(list(by), locale)
    if code == "AXIS":
        said["named"] = "no" if parameters["axis"] == "." else "yes"
    if code == "PHASE":
        said["ended"] = "yes" if parameters["phase"] == OVER else "no"
    for name in _MAYBE.get(code, ()):
        said[name] = parameters[name] or "none"
    return said


def _listed(value: str, locale: str) -> str:
    return joined(value.split(","), locale)


_WORDED: Mapping[str, Callable[[Any, str], str]] = {
    "axes": lambda value, locale: ", ".join(f"{names.axis(one, locale)} ({one})" for one in value),
    "cells": _listed,
    "event": names.event,
    "left": _listed,
    "leaving": lambda value, locale: either([one[one.index("!") :] for one in value.split(",")], locale),
    "events": lambda value, locale: names.events(value.split(","), locale),
    "phase": names.phase,
    "resource": names.resource,
    "visible": _listed,
}
