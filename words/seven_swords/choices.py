"""The questions of a half-made move, what the answers are called, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core import Choice
from words.catalogue import say
from words.lists import capital, number, signed, terms
from words.seven_swords.names import kind, on_picture, target, tile, token, type_name

_LABEL = 80
_HINT = 100
_LISTED = 40
_MORE = "\u2026"


def question(ask: str, locale: str) -> str:
    """Return the question for `engine.core.Choices.ask`."""
    return say(f"ss-ask-{ask}", locale)


def choice_label(choice: Choice, locale: str) -> str:
    """Return what an answer is called, in at most 80 characters."""
    return capital(_cut(_LABELS[choice.kind](choice, locale), _LABEL))


def choice_hint(choice: Choice, locale: str) -> str:
    """Return what an answer means beyond its label, price and odds, in at most 100 characters; often empty."""
    hint = _HINTS.get(choice.kind)
    if choice.note:
        hint = _NOTES[choice.note]
    return _cut(hint(choice, locale), _HINT) if hint else ""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ,") + _MORE


def _details(choice: Choice) -> Mapping[str, Any]:
    return choice.details or {}


def _listed(written: Sequence[str], most: int = _LISTED) -> str:
    """Return written ids as a short list."""
    return _cut(", ".join(written), most)


def _as_written(choice: Choice, locale: str) -> str:
    return str(choice.value)


def _verb(choice: Choice, locale: str) -> str:
    return say(f"ss-verb-{choice.value}", locale)


def _card(choice: Choice, locale: str) -> str:
    return say("ss-choice-card", locale, letter=choice.value, value=_details(choice)["value"])


def _type(choice: Choice, locale: str) -> str:
    return type_name(choice.value, locale)


def _gate(choice: Choice, locale: str) -> str:
    return say("ss-gate", locale, gate=choice.value)


def _token(choice: Choice, locale: str) -> str:
    return token(choice.value, locale)


def _area(choice: Choice, locale: str) -> str:
    return say("ss-area", locale, area=choice.value)


def _square(choice: Choice, locale: str) -> str:
    return target(choice.value, locale)


def _target(choice: Choice, locale: str) -> str:
    """Return a target: of a shot the space and who stands there, or the gate; else the name of what is attacked."""
    if not choice.note:
        return target(choice.value, locale)
    if choice.value.startswith("P"):
        return say("ss-gate", locale, gate=choice.value)
    there = token(_details(choice)["tokens"][0], locale)
    return say("ss-choice-at", locale, place=choice.value, token=there)


def _count(choice: Choice, locale: str) -> str:
    return say("ss-choice-attackers", locale, count=choice.value)


def _tile(choice: Choice, locale: str) -> str:
    return tile(choice.value, locale)


def _removal(choice: Choice, locale: str) -> str:
    samurai, letter = choice.value.split(":")
    return say("ss-choice-removal", locale, name=samurai, kind=kind(letter, locale))


def _loss(choice: Choice, locale: str) -> str:
    named = ", ".join(token(one, locale) for one in choice.value)
    return named if len(named) <= _LABEL else f"{len(choice.value)}: {', '.join(choice.value)}"


def _wound(choice: Choice, locale: str) -> str:
    if choice.value == "red":
        return say("ss-choice-wound-red", locale)
    return say("ss-choice-wound-token", locale, kind=kind(choice.value, locale))


def _setup(choice: Choice, locale: str) -> str:
    return say(f"ss-choice-{choice.value}", locale)


_LABELS: dict[str, Callable[[Choice, str], str]] = {
    "verb": _verb,
    "card": _card,
    "type": _type,
    "gate": _gate,
    "token": _token,
    "area": _area,
    "space": _as_written,
    "target": _target,
    "count": _count,
    "samurai": _as_written,
    "tile": _tile,
    "removal": _removal,
    "loss": _loss,
    "house": _square,
    "palisade": _square,
    "supply": _square,
    "wound": _wound,
    "setup": _setup,
}


def _type_hint(choice: Choice, locale: str) -> str:
    return say("ss-note-type", locale, **_details(choice))


def _verb_hint(choice: Choice, locale: str) -> str:
    if choice.value == "go":
        return say("ss-verb-go-about", locale, least=_details(choice)["least"])
    return say(f"ss-verb-{choice.value}-about", locale)


def _setup_hint(choice: Choice, locale: str) -> str:
    return say(f"ss-choice-{choice.value}-about", locale)


def _wound_hint(choice: Choice, locale: str) -> str:
    return say("ss-choice-wound-red-about" if choice.value == "red" else "ss-choice-wound-token-about", locale)


def _loss_hint(choice: Choice, locale: str) -> str:
    return say("ss-note-losses", locale, defence=_details(choice)["defence"])


_HINTS: dict[str, Callable[[Choice, str], str]] = {
    "type": _type_hint,
    "verb": _verb_hint,
    "setup": _setup_hint,
    "wound": _wound_hint,
    "loss": _loss_hint,
}
"""Hints of answers that carry no note, by kind."""


def _way(choice: Choice, locale: str) -> str:
    """Return the spaces in between and the points left, as far as there are any."""
    details, parts = _details(choice), []
    if between := details["path"][:-1]:
        parts.append(say("ss-note-route", locale, route=_listed(between)))
    if left := details.get("left"):
        parts.append(say("ss-note-left", locale, left=left))
    return ", ".join(parts)


def _turns_up(choice: Choice, locale: str) -> str:
    details = _details(choice)
    if "gate" in details:
        return say("ss-note-turns-up", locale, gate=details["gate"])
    return say(
        "ss-note-attack-turns-up",
        locale,
        tokens=_listed([on_picture(one) for one in details["tokens"]]),
        dice=len(details["tokens"]),
        modifier=signed(details["modifier"]),
    )


def _escapes(choice: Choice, locale: str) -> str:
    return say("ss-note-escapes", locale, square=_details(choice)["square"])


def _attack(choice: Choice, locale: str) -> str:
    details = _details(choice)
    return say(
        "ss-note-attack",
        locale,
        tokens=_listed([on_picture(one) for one in details["tokens"]]),
        dice=len(details["tokens"]),
        modifier=signed(details["modifier"]),
        defence=number(details["defence"]),
    )


def _strike(choice: Choice, locale: str) -> str:
    """Return what is added to the die, against whom, by which arrow, and whether something is turned up."""
    details = _details(choice)
    strength = terms((details["combat"], -details.get("distance", 0)))
    parts = [
        say(
            "ss-note-strength",
            locale,
            strength=strength,
            tokens=_listed([on_picture(one) for one in details["tokens"]]),
        )
    ]
    if "exit" in details:
        parts.append(say("ss-note-exit", locale, exit=details["exit"]))
    if choice.note == "order-turns-up":
        parts.append(say("ss-note-reveals", locale))
    return ", ".join(parts)


def _repair(choice: Choice, locale: str) -> str:
    return say("ss-note-repair", locale, distance=_details(choice)["distance"])


def _of_details(key: str) -> Callable[[Choice, str], str]:
    """Return a hint whose sentence takes the details as they are."""
    return lambda choice, locale: say(key, locale, **_details(choice))


def _tile_sides(choice: Choice, locale: str) -> str:
    """Return what the side that is up does, and what the other one does when the tile has been turned over."""
    details = _details(choice)
    removed = say(f"ss-note-off-{choice.value}", locale)
    front = say("ss-note-tile", locale, side="A", actions=details["a"])
    back = say("ss-note-tile-off", locale, side="B", actions=details["b"], removed=removed)
    now, later = (front, back) if details["side"] == "A" else (back, front)
    return say("ss-note-tile-turned", locale, now=now, later=later)


_NOTES: dict[str, Callable[[Choice, str], str]] = {
    "move": _way,
    "walk": _way,
    "turns-up": _turns_up,
    "escapes": _escapes,
    "attack": _attack,
    "hit": _strike,
    "bow": _strike,
    "order": _strike,
    "order-turns-up": _strike,
    "repair": _repair,
    "discard": _of_details("ss-note-discard"),
    "end-bandits": _of_details("ss-note-end-bandits"),
    "end-samurai": _of_details("ss-note-end-samurai"),
    "tile": _tile_sides,
    "tile-combat": _tile_sides,
    "tile-movement": _tile_sides,
    "tile-leadership": _tile_sides,
    "tile-two": _tile_sides,
    "tile-golden": _tile_sides,
}
