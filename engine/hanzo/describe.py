"""A view in words and written names: what scenarios compare with and people read in bug reports.

Pure projection: nothing appears here that the view does not contain. ``docs/scenarios.md`` lists every field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.hanzo.grid import drawn
from engine.hanzo.notation import notation
from engine.hanzo.scene import active, removable, restrictions, samurai_cells
from engine.hanzo.view import PLACE, RESOURCES, SAMURAI_PHASES, Die, View

SEATS = ("ninja", "samurai")
NOTHING = "none"
"""Stands for an empty answer."""

EVENTS: dict[str, tuple[str, ...]] = {
    "MapLaid": ("map", "source", "cards"),
    "SamuraiPlaced": ("cell", "cause", "supply"),
    "TurnBegan": ("turn",),
    "DiceRolled": ("dice", "lucky"),
    "EventChosen": ("die", "event", "number", "cancelled"),
    "EventsCancelled": ("events",),
    "NobodyCame": ("why",),
    "ExtraDieGiven": ("die",),
    "Gained": ("resource", "value"),
    "DiePlaced": ("die", "cell", "axis", "takes"),
    "Collected": ("cell", "resource", "value"),
    "Wasted": ("cell", "resource", "value", "why"),
    "SamuraiRemoved": ("cell", "door", "supply"),
    "NobodyRemoved": ("door", "why"),
    "RedLinePassed": ("line",),
    "ReinforcementsDue": ("count",),
    "DiceGathered": ("turn",),
    "MarksWiped": (),
    "GameEnded": ("winner", "reason"),
}
"""Every kind of event with its fields."""


def _die(view: View, die: Die) -> str:
    return f"{die.value}@{view.grid.names[die.cell]}{die.axis}"


def _marked(mask: int) -> Sequence[int]:
    return [number for number in range(1, 7) if mask >> (number - 1) & 1]


def _seen_cells(view: View) -> dict[str, Any]:
    """Return the cells that matter now: for the samurai that is due, for dice, and samurai that Doors may remove."""
    grid = view.grid
    place, collect = restrictions(view)
    return {
        "samurai_cells": grid.named(samurai_cells(view)) if view.phase in SAMURAI_PHASES else [],
        "closed": grid.named(grid.every & ~place) if view.phase == PLACE else [],
        "closed_for_collecting": grid.named(grid.every & ~collect) if view.phase == PLACE else [],
        "removable": grid.named(removable(view)),
    }


def readable(view: View) -> Mapping[str, Any]:
    """Return everything in the view as a JSON mapping of names, in a fixed order. An empty answer is ``"none"``."""
    grid = view.grid
    samurai = grid.named(view.samurai)
    last = view.last
    return {
        "viewer": "spectator" if view.viewer is None else SEATS[view.viewer],
        "options": dict(view.setting.options._asdict()),
        "rulings": dict(view.setting.rulings._asdict()),
        "map": grid.text or NOTHING,
        "grid": drawn(grid) or NOTHING,
        "turn": view.turn,
        "phase": view.phase,
        "to_move": [SEATS[seat] for seat in view.to_move],
        "counters": dict(zip(RESOURCES, view.counters, strict=True)),
        "samurai": samurai,
        "on_map": len(samurai),
        "supply": view.supply,
        "dice": [_die(view, die) for die in view.dice],
        "left": list(view.left),
        "events": list(view.events),
        "active": active(view),
        "spirits": view.spirits,
        "extra": view.extra or NOTHING,
        "marks": _marked(view.marks),
        "due": view.due,
        "red": view.red,
        **_seen_cells(view),
        "last": NOTHING if last is None else _die(view, last.die),
        "last_takes": [] if last is None else [grid.names[cell] for cell in last.taken],
        "ending": NOTHING if view.ending is None else view.ending.reason,
        "draft": NOTHING if view.draft is None else notation(view.draft),
    }
