"""Open ground: what a few points reach from a place without passing a samurai or a palisade, kept per village."""

from __future__ import annotations

from typing import NamedTuple

from engine.seven_swords.tables import Tables

GROUNDS_KEPT = 5_000
"""How many are kept before all are thrown away."""


class Way(NamedTuple):
    """A canonical way. ``written`` is the path as a move says it; ``gate`` the face-down palisade that it tries,
    or -1."""

    goal: int
    """Village space, or the first place of the deployment group through which it leaves."""
    units: int
    left: int
    written: tuple[str, ...]
    gate: int


class Ground(NamedTuple):
    """What some points reach from a place without passing a samurai or a palisade, wherever bandits are. Ways are
    by steps and map order; ``mask`` is the mask of the places entered."""

    touched: int
    """Mask of the places looked at."""
    ways: tuple[tuple[int, int, Way], ...]
    """(bit of the goal, mask, way) of the best way to every goal, by area and map order."""
    others: dict[int, list[tuple[int, Way]]]
    """Per goal its other ways: (mask, way)."""
    fights: tuple[tuple[int, int, int, tuple[str, ...]], ...]
    """Steps onto a samurai: (his place, points left before the step, mask, path)."""
    exits: tuple[tuple[int, int, int, int, tuple[str, ...]], ...]
    """Steps out of the village: (gate, points left before the step, mask, bit of the gate space or 0 if the token
    stands there from the beginning, path)."""


def ground(tables: Tables, start: int, points: int, samurai: int) -> Ground:
    """Return the open ground around a place; made at the first question."""
    near = samurai & tables.near(start, points)
    key = (start, points, near)
    found: Ground | None = tables.grounds.get(key)
    if found is None:
        if len(tables.grounds) >= GROUNDS_KEPT:
            tables.grounds.clear()
        found = tables.grounds[key] = _ground(tables, start, points, near)
    return found


def _ground(tables: Tables, start: int, points: int, samurai: int) -> Ground:
    best: dict[int, tuple[int, int, Way]] = {}
    others: dict[int, list[tuple[int, Way]]] = {}
    fights, exits = [], []
    queue: list[tuple[int, int, int, tuple[str, ...]]] = [(start, points, 0, ())]
    for here, left, mask, written in queue:
        for there, bit, gate, out, name in tables.steps[here]:
            path = (*written, name)
            if out:
                exits.append((gate, left, mask, 1 << here & mask, path))
            elif samurai & bit:
                fights.append((there, left, mask, path))
            elif not mask & bit and there != start:
                way = Way(there, 1, left - 1, path, -1)
                if there in best:
                    others.setdefault(there, []).append((mask | bit, way))
                else:
                    best[there] = (bit, mask | bit, way)
                if left > 1:
                    queue.append((there, left - 1, mask | bit, path))
    ways = tuple(sorted(best.values(), key=lambda entry: tables.rank[entry[2].goal]))
    return Ground(tables.near(start, points), ways, others, tuple(fights), tuple(exits))
