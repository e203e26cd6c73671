"""Which cells the events of a turn leave open (HZ-061 to HZ-077, HZ-141)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.hanzo.grid import Grid
from engine.hanzo.rulings import Rulings
from engine.hanzo.view import DUEL_EVENTS, GUARDIANS, LANTERNS, PATROL, SOLO_EVENTS


class Open(NamedTuple):
    """Masks of the cells where dice may stand and from which they may collect."""

    place: int
    collect: int


def event_name(duel: bool, number: int) -> str:
    """Return the name of an event by its number, on the side of the board that the mode uses."""
    return (DUEL_EVENTS if duel else SOLO_EVENTS)[number]


def doors_stay_open(duel: bool, rulings: Rulings, paper_doors: bool) -> bool:
    """Say whether lanterns and patrol leave the Doors open (HZ-063, HZ-072, HZ-141)."""
    return duel or not (paper_doors or rulings.solo_doors == "blocked")


def open_cells(grid: Grid, duel: bool, rulings: Rulings, paper_doors: bool, names: Iterable[str]) -> Open:
    """Return what events leave open together (HZ-052): each must allow a cell."""
    place = collect = grid.every
    doors_open = doors_stay_open(duel, rulings, paper_doors)
    for name in names:
        if name == GUARDIANS:
            collect &= ~grid.doors
            if rulings.guardians_block_cells:
                place &= ~grid.doors
        elif name in (LANTERNS, PATROL):
            surface = grid.floor if name == LANTERNS else grid.roof
            allowed = surface | grid.doors if doors_open else surface
            place &= allowed
            collect &= allowed
    return Open(place, collect)
