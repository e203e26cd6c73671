"""Where pieces can go: the canonical ways, one a goal, that `choices` offers.

For bandits the best way to a goal needs the fewest units, then leaves the most points, then takes the fewest steps,
then comes first in map order. No way visits a place twice, a deployment group counting as one place, and it ends at
the first face-down palisade.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.seven_swords.rules_shared import CARRY_FACTOR
from engine.seven_swords.scene import Scene
from engine.seven_swords.tables import Tables
from engine.seven_swords.view import Crossing


class Way(NamedTuple):
    """A canonical way. ``written`` is the path as a move says it; ``gate`` the face-down palisade that it tries,
    or -1."""

    goal: int
    """Village space, or the first place of the deployment group through which it leaves."""
    units: int
    left: int
    written: tuple[str, ...]
    gate: int


class Known(NamedTuple):
    """Ways found once, and all that they depend on: they hold wherever this is the same again."""

    touched: int
    """Mask of the places looked at."""
    occupied: int
    """Which of these were occupied."""
    stands: tuple[int, ...]
    armed: int
    up: int
    most: int
    """Units that could be paid."""
    cut: bool
    """Whether something was left out because more units would have been needed."""
    ways: tuple[Way, ...]


def ways_of(scene: Scene, token: int) -> tuple[Way, ...]:
    """Return the canonical move orders of a token that can be paid, by area and map order of their goals."""
    view, tables = scene.view, scene.tables
    carrying = scene.carriers >> token & 1
    most = view.actions // (CARRY_FACTOR if carrying else 1)
    if most < 1:
        return ()
    key = (view.where[token], tables.token_movement[token], bool(carrying))
    known: Known | None = tables.known.get(key)
    if known is None or not _holds(known, scene, most):
        known = tables.known[key] = _find(scene, token, most)
    if known.most > most:
        return tuple(way for way in known.ways if way.units <= most)
    return known.ways


def _holds(known: Known, scene: Scene, most: int) -> bool:
    view = scene.view
    return (
        known.occupied == known.touched & scene.occupied
        and known.armed == view.armed
        and known.up == view.palisade_up
        and (most <= known.most or not known.cut)
        and known.stands == view.stands
    )


def ways_on(scene: Scene) -> tuple[Way, ...]:
    """Return how the present crossing can go on (SS-086)."""
    found: tuple[Way, ...] | None = scene.ways_on
    if found is None:
        pending = scene.view.pending
        assert isinstance(pending, Crossing)
        most = scene.view.actions // (CARRY_FACTOR if scene.carriers >> pending.token & 1 else 1)
        search = _Search(scene, pending.token, pending.place, most)
        found = scene.ways_on = in_order(scene.tables, search.run(pending.left))
    return found


def can_go_on(scene: Scene) -> bool:
    """Say whether the present crossing can go on at all."""
    return bool(ways_on(scene))


def can_move(scene: Scene, token: int) -> bool:
    """Say whether a token has a move order that can be paid."""
    view = scene.view
    place = view.where[token]
    if view.actions > scene.carriers >> token & 1:
        if place < scene.board.village:
            if scene.tables.beside[place] & ~scene.occupied:
                return True
        else:
            gate = scene.board.gate_of[place]
            if not view.armed & view.palisade_up & 1 << gate and not scene.occupied >> scene.board.gate_space[gate] & 1:
                return True
        return bool(ways_of(scene, token))
    return False


def _find(scene: Scene, token: int, most: int) -> Known:
    """Find the ways of a token: over open ground from the tables, else by search."""
    view, tables = scene.view, scene.tables
    place = view.where[token]
    ball = tables.ball(place, tables.token_movement[token])
    gate = scene.board.gate_of[place]
    if scene.samurai & ball.touched or scene.pooled or (gate >= 0 and view.armed >> gate & 1):
        search = _Search(scene, token, place, most)
        ways = search.run(0)
        touched, cut = search.touched, search.cut
    else:
        ways, cut = _open_ways(scene, token, most)
        touched = ball.touched & ~(1 << place)
        for exit_ in ball.exits:
            touched |= tables.group[exit_.gate]
    return Known(
        touched, touched & scene.occupied, view.stands, view.armed, view.palisade_up, most, cut, in_order(tables, ways)
    )


def in_order(tables: Tables, ways: list[Way]) -> tuple[Way, ...]:
    """Return ways by area, then map order of their goals."""
    area_of = tables.area_of_goal
    return tuple(sorted(ways, key=lambda way: (area_of[way.goal], way.goal)))


def _open_ways(scene: Scene, token: int, most: int) -> tuple[list[Way], bool]:
    """Return the ways where no samurai is near, and whether the budget left one out."""
    board, occupied = scene.board, scene.occupied
    movement, place = scene.tables.token_movement[token], scene.view.where[token]
    ball = scene.tables.ball(place, movement)
    found = [
        Way(way.goal, 1, movement - way.steps, way.written, -1) for way in ball.ways if not occupied & way.bit
    ]
    cut = False
    for gate, steps, path, written in ball.exits:
        if scene.free_exit(gate) < 0 and not (scene.full_exit and scene.carriers >> token & 1):
            continue
        toll, tried = scene.toll(gate)
        if tried >= 0 and path and occupied >> path[-1] & 1:
            continue
        left = movement - steps
        bought = max(0, -((left - 1 - toll) // movement))
        if 1 + bought > most:
            cut = True
            continue
        left += bought * movement - 1 - toll
        found.append(Way(board.deploy[gate][0], 1 + bought, left, written, tried))
    return found, cut


class _Search:
    """The general search, by steps and then in map order (SS-084)."""

    def __init__(self, scene: Scene, token: int, start: int, most: int) -> None:
        self.scene = scene
        self.start = start
        self.most = most
        self.movement = scene.tables.token_movement[token]
        self.full_exit = scene.full_exit and bool(scene.carriers >> token & 1)
        self.own = scene.board.gate_of[start]
        self.occupied = scene.occupied & ~(1 << start)
        self.touched = 0
        self.cut = False

    def run(self, left: int) -> list[Way]:
        """Return the ways with so many points left over: none in a new order, some in one already begun."""
        scene, steps, most, movement = self.scene, self.scene.tables.steps, self.most, self.movement
        occupied, samurai, fighters, pooled = self.occupied, scene.samurai, scene.fighters(), scene.pooled
        trying = self._tries_inward()
        best: dict[int, Way] = {}
        seen: dict[int, list[tuple[int, int]]] = {}
        touched = 0
        queue: list[tuple[int, int, int, bool, int, tuple[str, ...]]] = [
            (self.start, 0, left, False, 1 << self.start, ())
        ]
        for here, units, left, crossing, visited, written in queue:
            for there, bit, gate, out, name in steps[here]:
                if visited & bit:
                    continue
                touched |= bit
                extra, tried = 0, -1
                if gate >= 0:
                    if out and not self._may_leave(gate):
                        continue
                    extra, tried = scene.toll(gate)
                    if tried >= 0 and occupied >> here & 1:
                        continue
                fighting = samurai & bit
                if fighting:
                    extra += fighters[there]
                rest, now = left - 1 - extra, units
                if rest < 0:
                    bought = -(rest // movement)
                    now += bought
                    if now > most:
                        self.cut = True
                        continue
                    rest += bought * movement
                if out or not occupied & bit:
                    goal = there if trying < 0 else trying
                    old = best.get(goal)
                    if old is None or now < old.units or (now == old.units and rest > old.left):
                        best[goal] = Way(there, now, rest, (*written, name), max(tried, trying))
                    if out or not rest or trying >= 0:
                        continue
                    still = False
                else:
                    still = crossing or extra > 0 or tried >= 0 or fighting > 0
                    if not (rest or still or pooled):
                        continue
                if _new(seen, (there << 8 | rest) << 1 | still, now, visited):
                    queue.append((there, now, rest, still, visited | bit, (*written, name)))
        self.touched |= touched
        return list(best.values())

    def _may_leave(self, gate: int) -> bool:
        if gate == self.own:
            return False
        self.touched |= self.scene.tables.group[gate]
        return self.full_exit or self.scene.free_exit(gate) >= 0

    def _tries_inward(self) -> int:
        """Return the face-down palisade right before the token on its way in, or -1."""
        return self.scene.toll(self.own)[1] if self.own >= 0 else -1


def _new(seen: dict[int, list[tuple[int, int]]], label: int, units: int, visited: int) -> bool:
    """Say whether no earlier way to this label (place, points, crossing) is at least as good for whatever follows,
    and note this one."""
    earlier = seen.get(label)
    if earlier is None:
        seen[label] = [(units, visited)]
        return True
    for their_units, their_visited in earlier:
        if their_units <= units and not their_visited & ~visited:
            return False
    earlier.append((units, visited))
    return True


class Walk(NamedTuple):
    """Where a samurai can go: goal and path as a move says it."""

    goal: int
    written: tuple[str, ...]


def walks_of(scene: Scene, samurai: int) -> list[Walk]:
    """Return a samurai's walks, the fewest steps and then map order first to each goal, by area and map order."""
    tables, start = scene.tables, scene.view.stands[samurai]
    length = scene.setting.values.samurai[samurai].movement
    ball = tables.ball(start, length)
    if not scene.bandits & ball.touched:
        return [Walk(way.goal, way.written) for way in ball.by_area if not scene.samurai & way.bit]
    blocked = scene.bandits
    paths: dict[int, tuple[str, ...]] = {start: ()}
    queue = [start]
    for here in queue:
        path = paths[here]
        if len(path) == length:
            break
        for there, bit, _, out, name in tables.steps[here]:
            if there not in paths and not out and not blocked & bit:
                paths[there] = (*path, name)
                queue.append(there)
    samurai_at, area_of = scene.samurai, tables.area_of_goal
    goals = sorted((area_of[goal], goal) for goal in queue if not samurai_at >> goal & 1)
    return [Walk(goal, paths[goal]) for _, goal in goals]


def can_walk(scene: Scene, samurai: int) -> bool:
    """Say whether a samurai has a walk."""
    start = scene.view.stands[samurai]
    return bool(scene.tables.beside[start] & ~scene.occupied) or bool(walks_of(scene, samurai))
