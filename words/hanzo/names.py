"""What players, phases, resources, events and directions are called."""

from __future__ import annotations

from collections.abc import Iterable

from engine.hanzo.view import NINJA, SAMURAI
from words.catalogue import say
from words.lists import capital, joined

Names = tuple[str, ...]
"""The ninja and, in a duel, the samurai player; an empty or missing name stands for nobody in particular."""

AXIS_WORDS = {"+": "plus", ".": "none"}
"""What directions are called in keys of the catalogue, where they are no letter."""


def player(seat: int, players: Names, locale: str, first: bool = True) -> str:
    """Return the name of the person on a seat, or of the role where there is none; ``first``: begins the sentence."""
    if seat < len(players) and players[seat]:
        return players[seat]
    name = say({NINJA: "hz-player-ninja", SAMURAI: "hz-player-samurai"}[seat], locale)
    return capital(name) if first else name


def role(key: str, locale: str) -> str:
    """Return the name of a role, ``ninja`` or ``samurai``."""
    return say(f"hz-role-{key}", locale)


def phase(key: str, locale: str) -> str:
    """Return the name of a phase of the view."""
    return say(f"hz-phase-{key}", locale)


def resource(letter: str, locale: str) -> str:
    """Return the name of a resource by its letter."""
    return say(f"hz-resource-{letter}", locale)


def event(name: str, locale: str) -> str:
    """Return the name of an event of the board."""
    return say(f"hz-card-{_dashed(name)}", locale)


def events(written: Iterable[str], locale: str) -> str:
    """Return the names of several events as a list; none twice."""
    return joined((event(name, locale) for name in dict.fromkeys(written)), locale)


def effect(name: str, doors: bool, locale: str) -> str:
    """Return in a few words what an event does; ``doors``: lanterns and patrol leave Doors open."""
    return say(f"hz-effect-{_dashed(name)}", locale, doors="open" if doors else "closed")


def axis(written: str, locale: str) -> str:
    """Return how a die lies."""
    return say(f"hz-axis-{AXIS_WORDS.get(written, written)}", locale)


def numbers(values: Iterable[int], locale: str) -> str:
    """Return numbers of dice as a list."""
    return joined(map(str, values), locale)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
