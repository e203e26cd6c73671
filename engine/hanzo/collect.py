"""What collected resources do to the counters (HZ-103 to HZ-115, HZ-145)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.setting import Setting
from engine.hanzo.view import DOOR, RESOURCES

FULL, LIMIT, ORDER, AFTER = "full", "door_limit", "track_order", "after_end"
"""Why a resource is wasted: its counter is at the end (HZ-110), a Door would pass another counter (HZ-111), it would
pass the track below (HZ-145), or the game was already won (HZ-130)."""
WASTE_CLAUSES = {FULL: "HZ-110", LIMIT: "HZ-111", ORDER: "HZ-145", AFTER: "HZ-130"}

Counters = tuple[int, ...]


class Result(NamedTuple):
    """What came of one collected cell."""

    cell: int
    resource: int
    gained: bool
    value: int
    """The counter afterwards."""
    why: str
    """Empty if gained, else why it was wasted."""
    held: str = ""
    """Letters of the counters that it would have passed, if that is why."""


def waste(setting: Setting, counters: Counters, resource: int) -> str:
    """Return why a counter cannot advance now, or an empty text if it can."""
    value = counters[resource] + 1
    if value > TRACK_MAX:
        return FULL
    if resource == DOOR and value > min(counters[:DOOR]):
        return LIMIT
    below = setting.below[resource]
    return ORDER if below >= 0 and value > counters[below] else ""


def holding(setting: Setting, counters: Counters, resource: int, why: str) -> str:
    """Return the letters of the counters that do not let a resource pass (HZ-111, HZ-145)."""
    if why == LIMIT:
        return "".join(RESOURCES[other] for other in range(DOOR) if counters[other] == min(counters[:DOOR]))
    return RESOURCES[setting.below[resource]] if why == ORDER else ""


def won(counters: Counters) -> bool:
    """Say whether all four counters are at their end (HZ-130)."""
    return min(counters) >= TRACK_MAX


def advanced(counters: Counters, resource: int) -> Counters:
    """Return the counters with one moved a space."""
    return (*counters[:resource], counters[resource] + 1, *counters[resource + 1 :])


def results(
    setting: Setting, counters: Counters, resources: Sequence[int], cells: Sequence[int]
) -> tuple[tuple[Result, ...], Counters]:
    """Resolve cells in their order, and return what came of each, and the counters afterwards."""
    found = []
    for cell in cells:
        resource = resources[cell]
        why = AFTER if won(counters) else waste(setting, counters, resource)
        if not why:
            counters = advanced(counters, resource)
        held = holding(setting, counters, resource, why) if why else ""
        found.append(Result(cell, resource, not why, counters[resource], why, held))
    return tuple(found), counters


def rank(setting: Setting, resource: int) -> int:
    """Return a resource's place in the order nobody has to think about: tracks from the bottom up if they depend on
    each other, Doors last (HZ-103)."""
    if resource == DOOR:
        return len(setting.rulings.track_order)
    return setting.rulings.track_order.index("KAH"[resource]) if setting.options.gradual_procedure else 0


def usual_order(setting: Setting, resources: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    """Return collected cells in the order that wastes least; equals stay as they are (own cell first)."""
    return tuple(sorted(cells, key=lambda cell: rank(setting, resources[cell])))


def orders(
    setting: Setting, counters: Counters, resources: Sequence[int], cells: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Return one order for each different result of collecting these cells, the usual one first, then by most gained.

    Cells with the same resource are taken in the usual order; only what the counters show makes a result different.
    """
    usual = usual_order(setting, resources, cells)
    if len({resources[cell] for cell in usual}) < 2:
        return (usual,)
    ways: dict[tuple[Counters, tuple[int, ...]], tuple[int, ...]] = {(counters, usual): ()}
    for _ in usual:
        further: dict[tuple[Counters, tuple[int, ...]], tuple[int, ...]] = {}
        for (reached, rest), taken in ways.items():
            tried = set()
            for position, cell in enumerate(rest):
                resource = resources[cell]
                if resource in tried:
                    continue
                tried.add(resource)
                moves = not won(reached) and not waste(setting, reached, resource)
                key = (advanced(reached, resource) if moves else reached, rest[:position] + rest[position + 1 :])
                further.setdefault(key, (*taken, cell))
        ways = further
    best = sorted(ways.items(), key=lambda way: -sum(way[0][0]))
    _, reached = results(setting, counters, resources, usual)
    return (usual, *(order for (end, _), order in best if end != reached))
