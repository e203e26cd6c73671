"""The questions of a half-made move, what the answers are called, and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Choice
from engine.hanzo.view import BAD_WEATHER, RESOURCES
from words.catalogue import say
from words.hanzo import names
from words.hanzo.options import option_value, option_value_about
from words.lists import capital, joined

_LABEL = 80
_HINT = 100
_MORE = "\u2026"
_EXACT = ("take", "order")
"""Kinds of answers that settle what is collected; the others tell the best that they can lead to."""


def question(ask: str, locale: str) -> str:
    """Return the question for `engine.core.Choices.ask`."""
    return say(f"hz-ask-{ask}", locale)


def choice_label(choice: Choice, locale: str) -> str:
    """Return what an answer is called, in at most 80 characters."""
    return capital(_cut(_LABELS[choice.kind](choice, locale), _LABEL))


def choice_hint(choice: Choice, locale: str) -> str:
    """Return what an answer does, in at most 100 characters; often empty."""
    hint = _NOTES[choice.note] if choice.note else _HINTS.get(choice.kind)
    return _cut(hint(choice, locale), _HINT) if hint else ""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ,;") + _MORE


def _details(choice: Choice) -> Mapping[str, Any]:
    return choice.details or {}


# Labels


def _as_written(choice: Choice, locale: str) -> str:
    return str(choice.value)


def _map(choice: Choice, locale: str) -> str:
    if choice.value == "commit":
        name = _details(choice).get("name")
        return say("hz-choice-commit-named", locale, map=name) if name else say("hz-choice-commit", locale)
    return option_value("map", _map_value(choice), locale)


def _map_value(choice: Choice) -> str:
    """Return the value of the map option that stands for this answer."""
    value: str = choice.value
    return "draw" if value == "draw mixed" else value.replace(" ", "_")


def _roll(choice: Choice, locale: str) -> str:
    return say("hz-choice-roll", locale)


def _event(choice: Choice, locale: str) -> str:
    return say("hz-choice-event", locale, die=choice.value, event=names.event(_details(choice)["event"], locale))


def _die(choice: Choice, locale: str) -> str:
    return say("hz-choice-die", locale, die=choice.value)


def _card(choice: Choice, locale: str) -> str:
    cells: Sequence[str] = _details(choice)["cells"]
    columns = sorted(name[0] for name in cells)
    rows = sorted(int(name[1:]) for name in cells)
    first, last = f"{columns[0]}{rows[0]}", f"{columns[-1]}{rows[-1]}"
    return say("hz-choice-card", locale, card=choice.value, first=first, last=last)


def _axis(choice: Choice, locale: str) -> str:
    return f"{names.axis(choice.value, locale)} ({choice.value})"


def _resource(choice: Choice, locale: str) -> str:
    return say("hz-choice-resource", locale, resource=names.resource(choice.value, locale), letter=choice.value)


def _removal(choice: Choice, locale: str) -> str:
    return choice.value if isinstance(choice.value, str) else joined(choice.value, locale)


def _collected(choice: Choice, locale: str) -> str:
    """Return what is collected, in order, with its names if there is room for them."""
    items = _details(choice)["collect"]
    if not items:
        return say("hz-choice-nothing", locale)
    named = ", ".join(
        say("hz-choice-collected", locale, cell=cell, resource=names.resource(letter, locale))
        for cell, letter, *_ in items
    )
    return named if len(named) <= _LABEL else ", ".join(f"{cell} {letter}" for cell, letter, *_ in items)


_LABELS: dict[str, Callable[[Choice, str], str]] = {
    "map": _map,
    "verb": _roll,
    "event": _event,
    "die": _die,
    "card": _card,
    "cell": _as_written,
    "axis": _axis,
    "take": _collected,
    "order": _collected,
    "resource": _resource,
    "removal": _removal,
}


# Hints


def _map_hint(choice: Choice, locale: str) -> str:
    if choice.value == "commit":
        return ""
    about = option_value_about("map", _map_value(choice), locale)
    return about or say(f"hz-map-level-{_details(choice)['level']}", locale)


def _gift_hint(choice: Choice, locale: str) -> str:
    return say("hz-note-value", locale, value=_details(choice)["value"])


_HINTS: dict[str, Callable[[Choice, str], str]] = {"map": _map_hint, "resource": _gift_hint}
"""Hints of answers that carry no note, by kind."""


def _event_note(choice: Choice, locale: str) -> str:
    details = _details(choice)
    dice = ", ".join(map(str, details["keeps"]))
    if details["cancelled"]:
        return say("hz-note-cancelled", locale, dice=dice)
    effect = names.effect(details["event"], details["doors"], locale)
    if details["loses"]:
        return say("hz-note-loses", locale, effect=effect)
    key = "hz-note-keeps-fewer" if details["event"] == BAD_WEATHER else "hz-note-keeps"
    return say(key, locale, effect=effect, dice=dice)


def _several(letters: Iterable[str], locale: str, short: bool) -> str:
    """Return resources in their usual order, each with how many there are if it is more than one."""
    counted = Counter(letters)
    parts = []
    for letter in sorted(counted, key=RESOURCES.index):
        name = letter if short else names.resource(letter, locale)
        count = counted[letter]
        parts.append(say("hz-note-several", locale, what=name, count=count) if count > 1 else name)
    return ", ".join(parts)


def _yield(choice: Choice, locale: str) -> str:
    """Return what a placement takes, what of it is wasted and why, and how many samurai may leave."""
    return _fitting(_told(choice, locale, short) for short in (False, True))


def _fitting(tellings: Iterable[str]) -> str:
    """Return the first telling that is not too long, or else the last."""
    told = ""
    for told in tellings:
        if len(told) <= _HINT:
            break
    return told


def _told(choice: Choice, locale: str, short: bool) -> str:
    details = _details(choice)
    if not details["collect"]:
        return say("hz-note-nothing", locale)
    if details["gained"]:
        key = "hz-note-yield" if choice.kind in _EXACT else "hz-note-best"
        parts = [say("hz-note-wins", locale)] if details.get("wins") else []
        parts.append(say(key, locale, gained=_several(details["gained"], locale, short)))
    else:
        parts = []
    wasted: dict[tuple[str, str], list[str]] = {}
    for (_, letter, gained, why), held in zip(details["collect"], details["held"], strict=True):
        if not gained:
            wasted.setdefault((why, held), []).append(letter)
    for (why, held), letters in wasted.items():
        reason = say(f"hz-note-why-{why}", locale, held=_several(held, locale, short))
        parts.append(say("hz-note-wasted", locale, what=_several(letters, locale, short), why=reason))
    if details["removes"]:
        parts.append(say("hz-note-removes", locale, count=details["removes"]))
    return "; ".join(parts)


def _samurai_note(choice: Choice, locale: str) -> str:
    return say("hz-note-covers", locale, what=_several(_details(choice)["resources"], locale, short=False))


def _card_note(choice: Choice, locale: str) -> str:
    """Return how many spaces a card offers, and the best that comes of them if a die is to be placed."""
    details = _details(choice)
    spaces = say("hz-note-spaces", locale, count=len(details["cells"]))
    if "collect" not in details:
        return spaces
    return _fitting(f"{spaces}; {_told(choice, locale, short)}" for short in (False, True))


_NOTES: dict[str, Callable[[Choice, str], str]] = {
    "event": _event_note,
    "yield": _yield,
    "cell": _yield,
    "samurai": _samurai_note,
    "card": _card_note,
}
