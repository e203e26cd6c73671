"""How typed moves may begin in every language. What is written down is the same for all: players read each other's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from words.catalogue import LOCALES, messages, say
from words.lists import folded

_LISTS = {"seven_swords": "swords", "hanzo_solo": "hanzo", "hanzo": "hanzo"}
"""By game, the part of the keys whose messages list, with commas between them, what may stand for a verb. After it
comes the verb, with a hyphen for the space before a second word."""
_MAPS = "hz-option-map-"
_NO_MAPS = ("choose", "given", "draw", "draw-day", "draw-night")
"""Ways to come to a map that are none."""
LEAST = 3
"""So many letters are the beginning of a word, where beginnings count."""


def in_notation(game_key: str, typed: str, *, begun: bool = False) -> str:
    """Return a typed move with the verb of its notation in place of what it is called in any of the languages, and
    any other text as it is; with ``begun``, at least `LEAST` letters of a single word that is still being typed count
    as that word, unless they begin a verb of the notation. Raises `KeyError` for an unknown game."""
    wanted, said = folded(typed).split(), _said(game_key)
    for length in range(min(len(wanted), max(len(one.split()) for one in said)), 0, -1):
        verb = said.get(" ".join(wanted[:length]))
        if verb is not None:
            return " ".join((verb, *typed.split(maxsplit=length)[length:]))
    if not begun or len(wanted) != 1 or len(wanted[0]) < LEAST or _begins(wanted[0], said.values()):
        return typed
    return next((verb for one, verb in said.items() if one.startswith(wanted[0])), typed)


def _begins(text: str, verbs: Iterable[str]) -> bool:
    return any(verb.startswith(text) for verb in verbs)


@cache
def _said(game_key: str) -> dict[str, str]:
    """Return the verbs of a game's notation by what may stand for them, in small letters without accents."""
    prefix = f"typed-{_LISTS[game_key]}-"
    found: dict[str, str] = {}
    for key in messages(LOCALES[0]):
        if key.startswith(prefix):
            verb = key.removeprefix(prefix).replace("-", " ")
            for locale in LOCALES:
                found |= {folded(one.strip()): verb for one in say(key, locale).split(",")}
    maps = [one for one, verb in found.items() if verb == "map"]
    for spoken in (*maps, "map") if maps else ():
        found |= {f"{spoken} {name}": f"map {key}" for name, key in _ready_made()}
    return found


def _ready_made() -> Iterator[tuple[str, str]]:
    """Yield what ready-made maps are called in each language, with their keys."""
    for key in messages(LOCALES[0]):
        name = key.removeprefix(_MAPS)
        if name not in (key, *_NO_MAPS) and not name.endswith("-about"):
            yield from ((folded(say(key, locale)), name.replace("-", "_")) for locale in LOCALES)
