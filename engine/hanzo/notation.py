"""Moves as text and back. A move names cells by their written names and dice by their value.

``map market_night``, ``map draw day``, ``map 01b@180(0,0);...`` - ``roll`` - ``event 4`` - ``extra 3`` - ``samurai B1``
- ``place 5@E2x:E2,F3!D3`` (die, cell, axis, what it collects in order, ``!`` the samurai that a Door removes; where it
is clear what is collected, ``place 5@E2x!D3`` is read as well) -
``gain D!A3``. The short forms ``M``, ``R``, ``E4``, ``X3``, ``S+B1``, ``P5@E2x:E2,F3!D3``, ``GD!A3`` are read as well,
and so is a move without its verb where only one is due: ``B1`` while a samurai is to be placed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from engine.core import Move
from engine.errors import NotationError
from engine.hanzo import maps
from engine.hanzo.checks import completed, removing
from engine.hanzo.setting import DIFFICULTIES
from engine.hanzo.view import RESOURCES, SAMURAI_PHASES, View, verb_of

CELL = re.compile(r"[A-Z]\d{1,2}")
AXIS_WORDS = {
    "NS": "v", "WE": "h", "NE": "u", "NW": "d", "PLUS": "+", "CROSS": "x",
    "V": "v", "H": "h", "U": "u", "D": "d", "+": "+", "X": "x", ".": ".", "": ".",
}  # fmt: skip
PLACED = re.compile(r"(\d)@?([A-Z]\d{1,2})(NS|WE|NE|NW|PLUS|CROSS|[VHUDX+.]?)(?::(.*)|((?:![A-Z]\d{1,2})+))?")
ITEM = re.compile(r"([A-Z]\d{1,2})(?:!([A-Z]\d{1,2}))?")
NAMES = {"KAYAKU": "K", "KARA": "A", "HI": "H", "DOOR": "D", "PUERTA": "D"}
"""Resources as they are called, read beside their letters."""
GIFT = re.compile(rf"([{RESOURCES}]|{'|'.join(NAMES)})(?:!([A-Z]\d{{1,2}}))?")
ALONE = frozenset({"map", "roll", "options"})
"""Verbs that have readers of their own for nothing behind them."""


def _cell(value: Any) -> bool:
    return isinstance(value, str) and CELL.fullmatch(value) is not None


def _cell_or_none(value: Any) -> bool:
    return value == "" or _cell(value)


def _items(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(item, tuple) and len(item) == 2 and _cell(item[0]) and _cell_or_none(item[1]) for item in value
    )


def _die(value: Any) -> bool:
    return type(value) is int and 1 <= value <= 6


def _map_formed(move: Move) -> bool:
    if not 2 <= len(move) <= 3 or not all(isinstance(part, str) for part in move):
        return False
    return len(move) == 2 or (move[1] == "draw" and move[2] in maps.DRAWS)


FORMS: dict[str, Callable[[Move], bool]] = {
    "map": _map_formed,
    "roll": lambda move: len(move) == 1,
    "event": lambda move: len(move) == 2 and _die(move[1]),
    "extra": lambda move: len(move) == 2 and _die(move[1]),
    "samurai": lambda move: len(move) == 2 and _cell(move[1]),
    "place": lambda move: (
        len(move) == 5 and _die(move[1]) and _cell(move[2]) and isinstance(move[3], str) and _items(move[4])
    ),
    "gain": lambda move: len(move) == 3 and move[1] in tuple(RESOURCES) and _cell_or_none(move[2]),
}


def well_formed(move: Move) -> bool:
    """Say whether a tuple has the parts of its verb."""
    form = FORMS.get(move[0])
    return form is not None and form(move)


def _item(cell: str, removed: str) -> str:
    return f"{cell}!{removed}" if removed else cell


def notation(move: Move) -> str:
    """Return the canonical text of a move."""
    if move[0] == "place":
        _, die, cell, axis, items = move
        taken = ",".join(_item(*item) for item in items)
        return f"place {die}@{cell}{axis}" + (f":{taken}" if taken else "")
    if move[0] == "gain":
        return f"gain {_item(move[1], move[2])}"
    return " ".join(str(part) for part in move)


def _die_of(text: str) -> int:
    if not re.fullmatch(r"[1-6]", text):
        raise NotationError("notation-die", text=text)
    return int(text)


def _read_cell(text: str) -> str:
    if not CELL.fullmatch(text.upper()):
        raise NotationError("notation-cell", text=text)
    return text.upper()


def _read_place(view: View, text: str) -> Move:
    tight = re.sub(r"\s+", "", text).upper()
    match = PLACED.fullmatch(tight)
    if match is None:
        raise NotationError("notation-place", text=text)
    items = []
    for part in (match[4] or "").split(",") if match[4] else ():
        item = ITEM.fullmatch(part)
        if item is None:
            raise NotationError("notation-item", text=part)
        items.append((item[1], item[2] or ""))
    move = completed(view, ("place", _die_of(match[1]), match[2], AXIS_WORDS[match[3]], tuple(items)))
    return removing(view, move, match[5][1:].split("!")) if match[5] else move


def _read_gain(view: View, text: str) -> Move:
    match = GIFT.fullmatch(re.sub(r"\s+", "", text).upper())
    if match is None:
        raise NotationError("notation-gain", text=text)
    return completed(view, ("gain", NAMES.get(match[1], match[1]), match[2] or ""))


def _read_map(view: View, text: str) -> Move:
    words = text.lower().split() if ":" not in text else []
    if words == ["commit"] and view.draft is not None:
        return view.draft
    if words[:1] == ["draw"] and len(words) <= 2:
        if len(words) == 2 and words[1] not in maps.DRAWS:
            raise NotationError("notation-draw", text=words[1])
        return ("map", "draw", *words[1:])
    key = maps.preset(view.setting.cards, text.strip())
    if key is not None:
        return "map", key
    try:
        return "map", maps.tidied(text)
    except ValueError as error:
        raise NotationError("notation-map", text=str(error)) from error


def _read_options(view: View, text: str) -> Move:
    codes = tuple(code.strip().upper() for code in text.split("+") if code.strip())
    if unknown := [code for code in codes if code not in DIFFICULTIES.values()]:
        raise NotationError("notation-option", text=unknown[0])
    return ("options", *codes)


def _read_roll(view: View, text: str) -> Move:
    if text:
        raise NotationError("notation-roll", text=text)
    return ("roll",)


READERS: dict[str, Callable[[View, str], Move]] = {
    "map": _read_map,
    "roll": _read_roll,
    "event": lambda view, text: ("event", _die_of(text)),
    "extra": lambda view, text: ("extra", _die_of(text)),
    "samurai": lambda view, text: ("samurai", _read_cell(text)),
    "place": _read_place,
    "gain": _read_gain,
    "options": _read_options,
}
SHORT: Iterable[tuple[re.Pattern[str], str]] = tuple(
    (re.compile(pattern, re.IGNORECASE | re.DOTALL), verb)
    for pattern, verb in (
        (r"S\s*\+\s*(.*)", "samurai"),
        (r"P\s*(\d\s*@.*)", "place"),
        (r"E\s*(\d)", "event"),
        (r"X\s*(\d)", "extra"),
        (r"G\s*([KAHD](?:\s*!.*)?)", "gain"),
        (r"R(?:\s*[1-6])*()", "roll"),  # a transcript may name the dice that were rolled; they come from chance
        (r"M\s+(.+)", "map"),
        (r"O((?:\s*\+.*)?)", "options"),
        (r"put\s+(.*)", "samurai"),
    )
)


def _unaccented(word: str) -> str:
    """Return a word as it is without accents, such as the samurai of Spanish texts."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def parse(view: View, text: str) -> Move:
    """See `engine.core.Game.parse`. What is clear without saying may be left out, see `checks.completed`;
    so may the verb that is due."""
    stripped = re.sub(r"^\s*[NS]\s*:\s*", "", text).strip()
    if not stripped:
        raise NotationError("notation-empty")
    word, _, rest = stripped.partition(" ")
    verb = _unaccented(word.lower())
    reader = READERS.get(verb)
    if reader is not None:
        if verb == "map" and not rest.strip():
            raise NotationError("notation-map", text="")
        if verb not in ALONE and not rest.strip():
            raise NotationError("notation-alone", verb=verb)
        return reader(view, rest.strip())
    if view.phase in SAMURAI_PHASES and CELL.fullmatch(stripped.upper()):
        return "samurai", stripped.upper()  # E4 is a space then, and no event
    for pattern, verb in SHORT:
        if match := pattern.fullmatch(stripped):
            return READERS[verb](view, match[1].strip())
    due = READERS.get(verb_of(view.phase))
    if due is not None and word[0].isdigit():
        return _read_place(view, stripped) if "@" in stripped else due(view, stripped)
    if due is not None:
        with suppress(NotationError):
            return due(view, stripped)
    raise NotationError("notation-verb", verb=word[:40])
