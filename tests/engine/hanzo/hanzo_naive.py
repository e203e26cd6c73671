"""A second reading of what dice may do: slow, from the definition, and without a line of the engine.

A grid is a mapping of (row, column) to (surface, resource): "roof", "floor" or "neutral", and "K", "A", "H", "D" or "".
A position is a `Table`. Nothing here is shared with what it is compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

Place = tuple[int, int]
Take = frozenset[Place]

COMPASS = {
    "NW": (-1, -1), "N": (-1, 0), "NE": (-1, 1), "W": (0, -1),
    "E": (0, 1), "SW": (1, -1), "S": (1, 0), "SE": (1, 1),
}  # fmt: skip
RAYS = {
    "v": ("N", "S"), "h": ("W", "E"), "u": ("NE", "SW"), "d": ("NW", "SE"),
    "+": ("N", "S", "W", "E"), "x": ("NE", "SW", "NW", "SE"), ".": (),
}  # fmt: skip
LYING = {1: ".", 2: "vhud", 3: "vhud", 4: "+x", 5: "+x", 6: "vhud"}
TRACKS_FROM_BELOW = ("H", "A", "K", "D")


@dataclass
class Table:
    """A position as the definition needs it."""

    grid: dict[Place, tuple[str, str]]
    samurai: set[Place] = field(default_factory=set)
    dice: set[Place] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    duel: bool = False
    paper_doors: bool = False
    dull: bool = False
    gradual: bool = False
    counters: dict[str, int] = field(default_factory=lambda: {"K": 1, "A": 1, "H": 1, "D": 1})


def door_allowed(table: Table) -> bool:
    """Whether dice may stand on Doors and collect them: both or neither."""
    if table.duel:
        return True
    if "guardians" in table.events:
        return False
    return not (table.paper_doors and table.events & {"lanterns", "patrol"})


def allowed(table: Table, place: Place) -> bool:
    """Whether the events leave a cell open."""
    surface = table.grid[place][0]
    if surface == "neutral":
        return door_allowed(table)
    if "lanterns" in table.events and surface != "floor":
        return False
    return not ("patrol" in table.events and surface != "roof")


def ray(table: Table, place: Place, direction: str, reach: int) -> list[Place]:
    """Cells with a resource that are seen in a direction."""
    found = []
    for step in range(1, reach + 1):
        here = (place[0] + step * COMPASS[direction][0], place[1] + step * COMPASS[direction][1])
        if here not in table.grid or here in table.samurai or here in table.dice:
            break
        if table.grid[here][1]:
            found.append(here)
    return found


def looks(table: Table, die: int, place: Place, axis: str) -> tuple[list[Place], list[Place], int]:
    """The own cell if it counts, the others seen, and how many of them are taken."""
    own = [place] if die in (1, 3, 5) and table.grid[place][1] else []
    others = [seen for way in RAYS[axis] for seen in ray(table, place, way, 1 if die in (3, 5) else 99)]
    wanted = {1: 0, 2: 1, 3: len(others), 4: 2, 5: 2, 6: len(others)}[die]
    return own, others, min(wanted, len(others))


def placements(table: Table, die: int) -> Iterator[tuple[Place, str, Take]]:
    """Every legal placement of a die."""
    for place in table.grid:
        if place in table.samurai or place in table.dice or not allowed(table, place):
            continue
        for axis in LYING[die]:
            own, others, count = looks(table, die, place, axis)
            for chosen in combinations(others, count):
                if all(allowed(table, one) for one in (*own, *chosen)):
                    yield place, axis, frozenset((*own, *chosen))


def collect(table: Table, order: list[Place]) -> tuple[dict[str, int], int]:
    """The counters after collecting in an order, and the Doors that remove somebody if anybody can be removed."""
    counters, doors = dict(table.counters), 0
    for place in order:
        letter = table.grid[place][1]
        if min(counters.values()) == 11:
            break
        value = counters[letter] + 1
        if value > 11 or (letter == "D" and value > min(counters[white] for white in "KAH")):
            continue
        level = TRACKS_FROM_BELOW.index(letter)
        if table.gradual and level and value > counters[TRACKS_FROM_BELOW[level - 1]]:
            continue
        counters[letter] = value
        if letter == "D" and min(counters.values()) < 11:
            doors += 1
    return counters, doors


def results(table: Table, take: Take) -> set[tuple[tuple[str, int], ...]]:
    """All counters that some order of collecting leads to."""
    return {tuple(sorted(collect(table, list(order))[0].items())) for order in permutations(sorted(take))}


def removable(table: Table, place: Place) -> set[Place]:
    """The samurai that a Door collected by a die on this cell may remove."""
    if not table.dull:
        return set(table.samurai)
    dice = table.dice | {place}
    return {
        one for one in table.samurai if any(max(abs(one[0] - row), abs(one[1] - column)) == 1 for row, column in dice)
    }
