"""The cards that maps are made of, and the ready-made maps.

Ours are in ``data/cards.json``, each with where it comes from. An owner of the printed game writes cards of his own,
of any size, into ``data/own/cards.json``, which the repository ignores; they take the place of ours.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from engine.errors import DataError
from engine.forms import faults
from engine.hanzo import schema
from engine.hanzo.grid import read_rows

CARDS_FILE = Path(__file__).parent / "data" / "cards.json"
OWN_CARDS_FILE = Path(__file__).parent / "data" / "own" / "cards.json"
FRONT, BACK = "f", "b"
"""Endings of the names of the two faces of a card: day and night."""


class Face(NamedTuple):
    """One face of a card: its rows of (surface, resource)."""

    id: str
    names: Mapping[str, str]
    """By language; English is always among them."""
    rows: tuple[tuple[tuple[int, int], ...], ...]
    source: str

    def name(self, language: str) -> str:
        """Return what the card is called in a language; English answers for those in which it has no name."""
        return self.names.get(language) or self.names[schema.ENGLISH]


class Preset(NamedTuple):
    """A ready-made map."""

    key: str
    level: str
    """How the ninja fares on it: ``easier``, ``even``, ``harder``."""
    map: str


class Cards(NamedTuple):
    """A set of cards, compiled. Never change the mappings."""

    faces: dict[str, Face]
    """By id: the number of the card and `FRONT` or `BACK`."""
    height: int
    width: int
    """Cells of every card."""
    presets: dict[str, Preset]

    def ids(self) -> tuple[str, ...]:
        """Return the numbers of the cards in order."""
        return tuple(sorted({face[:-1] for face in self.faces}))


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def shipped_cards() -> dict[str, Any]:
    """Return our card file as plain JSON data; a fresh copy at every call."""
    data: dict[str, Any] = json.loads(_text(CARDS_FILE))
    return data


def current_cards() -> dict[str, Any]:
    """Return the card file for new tables: the owner's if there is one, else ours. Raises `DataError`."""
    if not OWN_CARDS_FILE.exists():
        return shipped_cards()
    try:
        data = json.loads(_text(OWN_CARDS_FILE))
    except ValueError as error:
        raise DataError([f"own cards file: {error}"]) from error
    if not isinstance(data, dict):
        raise DataError(["own cards file: an object with cards is needed"])
    return data


def compile_cards(data: Mapping[str, Any]) -> Cards:
    """Compile a card file. Raises `DataError` with every fault of its form; presets are not looked into."""
    try:
        form = schema.CardsForm.model_validate(data)
    except ValidationError as error:
        raise DataError(faults(error)) from error
    faces: dict[str, Face] = {}
    for card in form.cards:
        for ending, text in ((FRONT, card.front), (BACK, card.back)):
            if text is not None:
                rows = tuple(tuple(cell for cell in row if cell is not None) for row in read_rows(text))
                faces[card.id + ending] = Face(card.id + ending, card.name, rows, card.source or form.source)
    sizes = {(len(face.rows), len(face.rows[0])) for face in faces.values()}
    if len(sizes) > 1:
        written = ", ".join(f"{height} x {width}" for height, width in sorted(sizes))
        raise DataError([f"cards: all must be of one size, here are {written}"])
    height, width = sizes.pop()
    presets = {one.key: Preset(one.key, one.level, one.map) for one in form.presets}
    return Cards(faces, height, width, presets)
