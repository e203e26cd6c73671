"""The figures of Seven Swords: what is printed on tokens, cards and tiles.

The shipped figures are in ``data/values.json``; each number there says where it comes from: ``printed`` (named by the
game itself), ``example`` (read off a worked example), ``inferred`` (follows from other numbers) or ``ours`` (our
choice). An owner of the printed game puts figures of his own into ``data/own/values.json``, which the repository
ignores; they replace ours, see `merged`.
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
from engine.seven_swords import schema
from engine.seven_swords.view import AREAS, TILES, TYPES

VALUES_FILE = Path(__file__).parent / "data" / "values.json"
OWN_VALUES_FILE = Path(__file__).parent / "data" / "own" / "values.json"


class BanditType(NamedTuple):
    """A bandit type. ``key`` as in `view.TYPES`; ``cost`` in actions before the veteran discount."""

    key: str
    combat: int
    defence: int
    movement: int
    cost: int


class Samurai(NamedTuple):
    """A samurai card; the same figures on both sides."""

    name: str
    combat: int
    movement: int
    leadership: int
    defence: int


class Palisade(NamedTuple):
    """A palisade token."""

    combat: int
    defence: int
    crossing: int


class Tile(NamedTuple):
    """An action tile. ``key`` as in `view.TILES`; the actions of its A and its B side."""

    key: str
    a_actions: int
    b_actions: int


class Values(NamedTuple):
    """All figures, compiled. Indices are those of `view`: types, areas, gates, tiles in their fixed order."""

    types: tuple[BanditType, ...]
    cards: dict[str, int]
    """Letter to value, in letter order. Never change it."""
    samurai: tuple[Samurai, ...]
    palisades: tuple[Palisade, ...]
    """The six palisade tokens; set-up calls them 1 to 6 in this order."""
    houses: tuple[int, ...]
    supplies: tuple[int, ...]
    storehouses: tuple[int, ...]
    tiles: tuple[Tile, ...]
    points_per_kill: int
    points_per_area: int
    bows: int


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def shipped_values() -> dict[str, Any]:
    """Return the shipped values file as plain JSON data; a fresh copy at every call."""
    data: dict[str, Any] = json.loads(_text(VALUES_FILE))
    return data


def own_values() -> dict[str, Any]:
    """Return the owner's figures as he wrote them; empty if there are none. Raises `DataError` if it is not JSON."""
    if not OWN_VALUES_FILE.exists():
        return {}
    try:
        data = json.loads(_text(OWN_VALUES_FILE))
    except ValueError as error:
        raise DataError([f"own values file: {error}"]) from error
    return _mapping(data)


def merged(overrides: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the shipped figures, replaced first by the owner's and then by these, as a complete values file.

    Raises `DataError` if the overrides are not a mapping; whether the result is sound is for `compile_values`.
    Mappings are merged key by key, lists (samurai, palisades, houses, supplies, storehouses) are replaced as a whole.
    A figure may be written in full, ``{"value": 4, "source": "printed"}``, or as a bare number (a bare name for a
    samurai); then the file's own top-level ``"source"`` says where it comes from, or ``ours`` if there is none.
    """
    result = shipped_values()
    for part in (own_values(), _mapping(overrides or {})):
        source = part.pop("source", "ours")
        result = _merge(result, _in_full(part, source))
    return result


def _mapping(data: Any) -> dict[str, Any]:
    if not isinstance(data, Mapping):
        raise DataError(["values: a mapping of figures is needed"])
    return dict(data)


def _in_full(part: Any, source: Any) -> Any:
    if isinstance(part, Mapping):
        if "value" in part:
            return dict(part)
        return {key: _in_full(value, source) for key, value in part.items()}
    if isinstance(part, list | tuple):
        return [_in_full(value, source) for value in part]
    return {"value": part, "source": source}


def _merge(base: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    result = dict(base)
    for key, value in over.items():
        old = result.get(key)
        leaf = not isinstance(value, Mapping) or "value" in value
        result[key] = value if leaf or not isinstance(old, dict) else _merge(old, value)
    return result


def compile_values(data: Mapping[str, Any]) -> Values:
    """Compile a complete values file (see `merged`). Raises `DataError` with every fault of its form."""
    try:
        form = schema.ValuesForm.model_validate(data)
    except ValidationError as error:
        raise DataError(faults(error)) from error
    return Values(
        types=tuple(
            BanditType(key, one.combat.value, one.defence.value, one.movement.value, one.cost.value)
            for key, one in ((key, form.types[key]) for key in TYPES)
        ),
        cards={letter: form.cards[letter].value for letter in AREAS},
        samurai=tuple(
            Samurai(one.name.value, one.combat.value, one.movement.value, one.leadership.value, one.defence.value)
            for one in form.samurai
        ),
        palisades=tuple(Palisade(one.combat.value, one.defence.value, one.crossing.value) for one in form.palisades),
        houses=tuple(figure.value for figure in form.houses),
        supplies=tuple(figure.value for figure in form.supplies),
        storehouses=tuple(figure.value for figure in form.storehouses),
        tiles=tuple(Tile(key, form.tiles[key].a.value, form.tiles[key].b.value) for key in TILES),
        points_per_kill=form.points_per_kill.value,
        points_per_area=form.points_per_area.value,
        bows=form.bows.value,
    )
