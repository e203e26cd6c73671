"""How an expectation of a scenario is compared with what a game did. No game and no file is known here.

Every function returns ``""`` when all is well, otherwise a line that says what was expected and what was found.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core import Choices

ABSENT = "absent"
"""Written for an entry or a field that must not be there."""


def text(value: Any) -> str:
    """Return how a value is written in a scenario: a move's value, a number, a yes or no, nothing."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        return ",".join(text(part) for part in value)
    return str(value)


def shown(value: Any) -> str:
    """Return a value as one line for a message."""
    return value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)


def difference(expected: Any, found: Any, where: str) -> str:
    """Compare a value. Mappings are compared in the entries that are given (an empty one with an empty one only);
    lists completely and in order; a text beside a list is split at spaces and commas; numbers may be written as text.
    """
    if isinstance(expected, Mapping):
        return _mapping(expected, found, where)
    if isinstance(found, list | tuple):
        return _sequence(expected, list(found), where)
    if not isinstance(found, Mapping) and not isinstance(expected, list) and text(expected) == text(found):
        return ""
    return f"{where}: expected {shown(expected)}, got {shown(found)}"


def _mapping(expected: Mapping[Any, Any], found: Any, where: str) -> str:
    if not isinstance(found, Mapping) or (not expected and found):
        return f"{where}: expected {shown(expected)}, got {shown(found)}"
    for key, value in expected.items():
        name = text(key)
        if value == ABSENT:
            if name in found:
                return f"{where}.{name}: expected to be absent, got {shown(found[name])}"
        elif name not in found:
            return f"{where}.{name}: expected {shown(value)}, but there is no {name}; there is {shown(list(found))}"
        elif wrong := difference(value, found[name], f"{where}.{name}"):
            return wrong
    return ""


def _sequence(expected: Any, found: list[Any], where: str) -> str:
    wanted = expected
    if isinstance(expected, str):
        wanted = [] if expected == "none" else [part for part in re.split(r"[\s,]+", expected) if part]
    if not isinstance(wanted, list):
        wanted = [wanted]
    same = len(wanted) == len(found) and not any(
        difference(one, other, where) for one, other in zip(wanted, found, strict=True)
    )
    return "" if same else f"{where}: expected {shown(expected)}, got {shown(found)}"


def events_in_order(
    expected: Iterable[tuple[str, Mapping[str, Any]]], found: Sequence[tuple[str, Mapping[str, Any]]], where: str
) -> str:
    """Compare events: each expected one must be found after the one before it; others may lie between."""
    start = 0
    for kind, fields in expected:
        nearest = f"there is no {kind}" + (" after the events before it" if start else "")
        for number in range(start, len(found)):
            if found[number][0] == kind:
                wrong = _mapping(fields, found[number][1], kind) if fields else ""
                if not wrong:
                    start = number + 1
                    break
                nearest = wrong
        else:
            return f"{where}: {nearest}; the events were {shown([list(event) for event in found])}"
    return ""


def offered(choices: Choices) -> list[str]:
    """Return the written values of all answers on offer, in their order."""
    return [text(option.value) for option in choices.options]


def key_of(choices: Choices, wanted: str) -> str | None:
    """Return the key of the answer with that written value, or else with that key; ``None`` if there is none."""
    for option in choices.options:
        if text(option.value).casefold() == wanted.casefold():
            return option.key
    return next((option.key for option in choices.options if option.key == wanted), None)


def answers(choices: Choices, rule: Mapping[str, Any], where: str) -> str:
    """Compare answers with ``contains``, ``excludes``, ``equals``, ``prices``, ``odds`` and ``whole``."""
    values = offered(choices)
    for wanted in rule.get("contains") or ():
        if text(wanted) not in values:
            return f"{where}: expected {text(wanted)} among {shown(values)}"
    for unwanted in rule.get("excludes") or ():
        if text(unwanted) in values:
            return f"{where}: expected no {text(unwanted)}, but it is among {shown(values)}"
    if rule.get("equals") is not None and [text(one) for one in rule["equals"]] != values:
        return f"{where}: expected exactly {shown([text(one) for one in rule['equals']])}, got {shown(values)}"
    for name, found in (("prices", "price"), ("odds", "odds")):
        details = {text(option.value): getattr(option, found) for option in choices.options}
        if wrong := _mapping(rule.get(name) or {}, details, f"{where}.{name}") if rule.get(name) else "":
            return wrong
    whole = choices.move is not None
    if rule.get("whole") is not None and rule["whole"] != whole:
        return f"{where}: expected the prefix to be {'a' if rule['whole'] else 'no'} whole move, and it is not so"
    return ""
