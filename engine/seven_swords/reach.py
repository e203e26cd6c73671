"""Where pieces can go: the canonical ways, one a goal, that `choices` offers.

For bandits the best way to a goal needs the fewest units, then leaves the most points, then takes the fewest steps,
then comes first in map order. No way visits a place twice, a deployment group counting as one place, and it ends at
the first face-down palisade.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.seven_swords.ground import Ground, Way, ground
from engine.seven_swords.rules_shared import CARRY_FACTOR
from engine.seven_swords.scene import Scene
from engine.seven_swords.view import GATES, Crossing


class Known(NamedTuple):
    """Ways found once, and all that they depend on: they hold wherever this is the same again."""

    touched: int
    """Mask of the places looked at."""
    occupied: int
    """Which of these were occupied."""
    stands: tuple[int, ...]
    armed: int
    up: int
    palisade: tuple[int, ...]
    """Which palisades these were, as far as seen: other tables of the same setting have others."""
    most: int
    """Units that could be paid."""
    cut: bool
    """Whether something was left out because more units would have been needed."""
    ways: tuple[Way, ...]


def ways_of(scene: Scene, token: int) -> tuple[Way, ...]:
    """Return the canonical move orders of a token that can be paid, by area and map order of their goals."""
    found = scene.ways.get(token)
    if found is None:
        found = scene.ways[token] = _ways_of(scene, token)
    return found


def _ways_of(scene: Scene, token: int) -> tuple[Way, ...]:
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
        and known.palisade == view.palisade
    )


def ways_on(scene: Scene) -> tuple[Way, ...]:
    """Return how the present crossing can go on (SS-086)."""
    pending = scene.view.pending
    assert isinstance(pending, Crossing)
    found = scene.ways.get(pending.token)
    if found is None:
        most = scene.view.actions // (CARRY_FACTOR if scene.carriers >> pending.token & 1 else 1)
        found = _Search(scene, pending.token, pending.place, most).continuation(pending.gate, pending.left)
        scene.ways[pending.token] = found
    return found


def can_go_on(scene: Scene) -> bool:
    """Say whether the present crossing can go on at all."""
    return bool(ways_on(scene))


def can_move(scene: Scene, token: int) -> bool:
    """Say whether a token has a move order that can be paid."""
    tables, place = scene.tables, scene.view.where[token]
    points = scene.view.actions // (CARRY_FACTOR if scene.carriers >> token & 1 else 1) * tables.token_movement[token]
    if points and place < tables.village_size and tables.beside[place] & ~scene.occupied:
        return True
    return points > 0 and (_short_way(scene, token, place, points) or bool(ways_of(scene, token)))


def _short_way(scene: Scene, token: int, place: int, points: int) -> bool:
    """Say whether one or two steps already make an order, without looking further."""
    tables, free = scene.tables, ~(scene.occupied & ~(1 << place))
    for there, bit, gate, out, _ in tables.steps[place]:
        toll, tried = scene.toll(gate) if gate >= 0 else (0, -1)
        cost = 1 + toll + scene.fighters.get(there, 0)
        if out:
            if cost <= points and scene.free_exit(gate) >= 0:
                return True
        elif bit & free:
            if cost <= points:
                return True
        elif cost < points and tables.beside[there] & free & ~(1 << place):
            crossing = toll or tried >= 0 or there in scene.fighters
            if crossing or tables.token_movement[token] > 1:
                return True
    return False


def _find(scene: Scene, token: int, most: int) -> Known:
    view = scene.view
    search = _Search(scene, token, view.where[token], most)
    ways = search.new_order()
    touched = search.touched
    occupied, up = touched & scene.occupied, view.palisade_up
    return Known(touched, occupied, view.stands, view.armed, up, view.palisade, most, search.cut, ways)


Label = tuple[int, int, int, bool, int, tuple[str, ...]]
"""A token passing an occupied place: (place, units bought, points left, crossing, places visited, path)."""


class _Search:
    """All canonical ways of one token (SS-084): over open ground from what is kept, over occupied places step by
    step."""

    def __init__(self, scene: Scene, token: int, start: int, most: int) -> None:
        self.scene = scene
        self.start = start
        self.most = most
        self.movement = scene.tables.token_movement[token]
        self.full_exit = scene.full_exit and bool(scene.carriers >> token & 1)
        self.own = scene.board.gate_of[start]
        self.occupied = scene.occupied & ~(1 << start)
        self.trying = scene.toll(self.own)[1] if self.own >= 0 else -1
        self.touched = 0
        self.cut = False
        self.best: dict[int, Way] = {}
        self.queue: list[Label] = []

    def new_order(self) -> tuple[Way, ...]:
        """Return the ways of an order that begins here."""
        scene, start = self.scene, self.start
        if self.own >= 0 and scene.view.armed >> self.own & 1:
            self._pass((start, 0, 0, False, 1 << start, ()))
        else:
            open_ground = ground(scene.tables, start, self.movement, scene.samurai)
            occupied = self.occupied
            if not open_ground.exits and not open_ground.fights and not scene.pooled:
                self.touched = open_ground.touched
                return tuple([way for bit, _, way in open_ground.ways if not occupied & bit])
            self._roam(start, 1, self.movement, 1 << start, ())
        return self._finish()

    def continuation(self, gate: int, left: int) -> tuple[Way, ...]:
        """Return the ways over the gate in front of a token that has points left (SS-086)."""
        start = self.start
        if start == self.scene.board.gate_space[gate]:
            self._leave(gate, 0, left, 0, (GATES[gate],))
        else:
            self._pass((start, 0, left, False, 1 << start, ()))
        return self._finish()

    def _finish(self) -> tuple[Way, ...]:
        seen: dict[int, list[Label]] = {}
        for label in self.queue:
            if self._new(seen, label):
                self._pass(label)
        rank = self.scene.tables.rank
        return tuple(sorted(self.best.values(), key=lambda way: rank[way.goal]))

    def _new(self, seen: dict[int, list[Label]], label: Label) -> bool:
        """Say whether no other label is at least as good for whatever follows, and note this one."""
        place, units, left, crossing, visited, written = label
        others = seen.setdefault(place << 9 | left << 1 | crossing, [])
        for _, their_units, _, _, their_visited, their_written in others:
            if (
                their_units <= units
                and not their_visited & ~visited
                and (their_units < units or self._first(their_written, written))
            ):
                return False
        others.append(label)
        return True

    def _first(self, path: tuple[str, ...], other: tuple[str, ...]) -> bool:
        """Say whether a path has fewer steps than another, or as many and comes first in map order."""
        if len(path) != len(other):
            return len(path) < len(other)
        number = self.scene.tables.number
        return [number[name] for name in path] <= [number[name] for name in other]

    def _note(self, slot: int, way: Way) -> None:
        """Keep a way unless the one kept is better."""
        old = self.best.get(slot)
        if old is not None:
            if way.units > old.units or (way.units == old.units and way.left < old.left):
                return
            if way.units == old.units and way.left == old.left and self._first(old.written, way.written):
                return
        self.best[slot] = way

    def _pay(self, units: int, rest: int) -> int:
        """Return the units after those that cover ``rest`` points missing; -1 if they cannot be paid."""
        if rest < 0:
            units -= rest // self.movement
            if units > self.most:
                self.cut = True
                return -1
        return units

    def _pass(self, label: Label) -> None:
        """Go on from an occupied place, or from a deployment space behind an armed palisade."""
        here, units, left, crossing, visited, written = label
        scene, movement, occupied = self.scene, self.movement, self.occupied
        self.touched |= scene.tables.around[here]
        for there, bit, gate, out, name in scene.tables.steps[here]:
            if visited & bit:
                continue
            if out:
                self._leave(gate, units, left, 1 << here, (*written, name))
                continue
            extra, tried = scene.toll(gate) if gate >= 0 else (0, -1)
            fighting = scene.samurai & bit
            if fighting:
                extra += scene.fighters[there]
            rest = left - 1 - extra
            now = self._pay(units, rest)
            if now < 0:
                continue
            rest += (now - units) * movement
            path = (*written, name)
            if occupied & bit:
                still = crossing or extra > 0 or tried >= 0 or fighting > 0
                if rest or still or scene.pooled:
                    self.queue.append((there, now, rest, still, visited | bit, path))
            elif self.trying >= 0:
                self._note(0, Way(there, now, rest, path, self.trying))
            else:
                self._note(there, Way(there, now, rest, path, -1))
                if rest:
                    self._roam(there, now, rest, visited | bit, path)

    def _roam(self, place: int, units: int, left: int, visited: int, written: tuple[str, ...]) -> None:
        """Go on with points left from a place where the token may rest."""
        scene, occupied, best = self.scene, self.occupied, self.best
        open_ground = ground(scene.tables, place, left, scene.samurai)
        self.touched |= open_ground.touched
        for bit, mask, way in open_ground.ways:
            if occupied & bit:
                if scene.pooled:
                    self._end_on_bandit(way.goal, units, visited, written, open_ground)
                continue
            old = best.get(way.goal)
            if old is not None and old.units < units:
                continue
            if mask & visited:
                if visited & bit:
                    continue
                free = [way for mask, way in open_ground.others.get(way.goal, ()) if not mask & visited]
                if not free:
                    continue
                way = free[0]
            self._note(way.goal, Way(way.goal, units, way.left, written + way.written, -1))
        for there, points, mask, path in open_ground.fights:
            if not (mask | 1 << there) & visited:
                rest = points - 1 - scene.fighters[there]
                now = self._pay(units, rest)
                if now >= 0:
                    rest += (now - units) * self.movement
                    self.queue.append((there, now, rest, True, visited | mask | 1 << there, written + path))
        for gate, points, mask, before, path in open_ground.exits:
            if not mask & visited:
                self._leave(gate, units, points, before or (1 << place if written else 0), written + path)

    def _end_on_bandit(
        self, goal: int, units: int, visited: int, written: tuple[str, ...], open_ground: Ground
    ) -> None:
        """With pooled points a token may go on from another bandit's place with none left (AMB-16)."""
        ways = [(mask, way) for bit, mask, way in open_ground.ways if way.goal == goal]
        for mask, way in ways + open_ground.others.get(goal, []):
            if not way.left and not mask & visited:
                self.queue.append((goal, units, 0, False, visited | mask, written + way.written))

    def _leave(self, gate: int, units: int, left: int, before: int, written: tuple[str, ...]) -> None:
        """Note the way out through a gate. ``before`` is the bit of the gate space, 0 if the token stood there."""
        scene, group = self.scene, self.scene.tables.group[gate]
        self.touched |= group
        if gate == self.own or not (group & ~scene.bandits or self.full_exit):
            return
        toll, tried = scene.toll(gate)
        if tried >= 0 and self.occupied & before:
            return
        rest = left - 1 - toll
        now = self._pay(units, rest)
        if now >= 0:
            goal = scene.board.deploy[gate][0]
            self._note(goal, Way(goal, now, rest + (now - units) * self.movement, written, tried))


class Walk(NamedTuple):
    """Where a samurai can go: goal and path as a move says it."""

    goal: int
    written: tuple[str, ...]


def walks_of(scene: Scene, samurai: int) -> list[Walk]:
    """Return a samurai's walks, the fewest steps and then map order first to each goal, by area and map order."""
    kept: list[Walk] | None = scene.walks.get(samurai)
    if kept is None:
        kept = scene.walks[samurai] = _walks(scene, samurai)
    return kept


def _walks(scene: Scene, samurai: int) -> list[Walk]:
    tables, start, blocked = scene.tables, scene.view.stands[samurai], scene.bandits
    length = scene.setting.values.samurai[samurai].movement
    open_ground = ground(tables, start, length, 0)
    if not blocked & open_ground.touched:
        return [Walk(way.goal, way.written) for bit, _, way in open_ground.ways if not scene.samurai & bit]
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
    goals = sorted((goal for goal in queue if not scene.samurai >> goal & 1), key=tables.rank.__getitem__)
    return [Walk(goal, paths[goal]) for goal in goals]


def can_walk(scene: Scene, samurai: int) -> bool:
    """Say whether a samurai has a walk."""
    start = scene.view.stands[samurai]
    return bool(scene.tables.beside[start] & ~scene.occupied) or bool(walks_of(scene, samurai))
