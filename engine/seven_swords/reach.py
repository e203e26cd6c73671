"""Where pieces can go: the canonical ways, one a goal, that `choices` offers.

For bandits the best way to a goal needs the fewest units, then leaves the most points, then takes the fewest steps,
then comes first in map order. No way visits a place twice, a deployment group counting as one place, and it ends at
the first face-down palisade.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.seven_swords.rules_shared import CARRY_FACTOR
from engine.seven_swords.scene import Scene
from engine.seven_swords.tables import Tables
from engine.seven_swords.view import GATES, Crossing


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
        label: Label = (pending.place, 0, pending.left, False, 1 << pending.place, (), "")
        found = scene.ways_on = in_order(scene.tables, search.run([label]))
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
    """Find the ways of a token: over open ground from the tables, past samurai and armed palisades by search."""
    view, tables = scene.view, scene.tables
    place, movement = view.where[token], tables.token_movement[token]
    gate = scene.board.gate_of[place]
    search = _Search(scene, token, place, most)
    if scene.pooled or (gate >= 0 and view.armed >> gate & 1):
        ways, plain = search.run([(place, 0, 0, False, 1 << place, (), "")]), False
    else:
        ways, plain = search.from_ground(ground(tables, place, movement, scene.samurai))
    found = tuple(ways) if plain else in_order(tables, ways)
    touched = search.touched
    return Known(touched, touched & scene.occupied, view.stands, view.armed, view.palisade_up, most, search.cut, found)


def in_order(tables: Tables, ways: list[Way]) -> tuple[Way, ...]:
    """Return ways by area, then map order of their goals."""
    rank = tables.rank
    return tuple(sorted(ways, key=lambda way: rank[way.goal]))


class Ground(NamedTuple):
    """What one unit reaches from a place without passing a samurai or a palisade, wherever bandits are."""

    touched: int
    """Mask of the places looked at."""
    ways: tuple[tuple[int, Way], ...]
    """(bit of the goal, way), in the order of `in_order`."""
    fights: tuple[tuple[int, int, int, tuple[str, ...]], ...]
    """Where a samurai can be stepped on next: (his place, points left, places visited, path), by steps."""
    exits: tuple[tuple[int, int, int, tuple[str, ...]], ...]
    """Where the village can be left next: (gate, points left, bit of the place before it if the token only comes
    there, path)."""


def ground(tables: Tables, start: int, movement: int, samurai: int) -> Ground:
    """Return the open ground around a place; made at the first question."""
    seen = samurai & tables.near(start, movement)
    key = (start, movement, seen)
    found: Ground | None = tables.grounds.get(key)
    if found is None:
        if len(tables.grounds) >= GROUNDS_KEPT:
            tables.grounds.clear()
        found = tables.grounds[key] = _ground(tables, start, movement, seen)
    return found


def _ground(tables: Tables, start: int, movement: int, samurai: int) -> Ground:
    ways: dict[int, Way] = {}
    fights: list[tuple[int, int, int, tuple[str, ...]]] = []
    exits: dict[int, tuple[int, int, int, tuple[str, ...]]] = {}
    queue: list[tuple[int, int, int, tuple[str, ...]]] = [(start, movement, 1 << start, ())]
    for here, left, visited, written in queue:
        for there, bit, gate, out, name in tables.steps[here]:
            if out:
                exits.setdefault(gate, (gate, left, 1 << here if written else 0, (*written, name)))
            elif samurai & bit:
                fights.append((there, left, visited, (*written, name)))
            elif not visited & bit:
                path = (*written, name)
                ways.setdefault(there, Way(there, 1, left - 1, path, -1))
                if left > 1:
                    queue.append((there, left - 1, visited | bit, path))
    own = tables.gate_of[start]
    return Ground(
        tables.near(start, movement) & ~(1 << start),
        tuple((1 << way.goal, way) for way in in_order(tables, list(ways.values()))),
        tuple(fights),
        tuple(exits[gate] for gate in sorted(exits) if gate != own),
    )


Label = tuple[int, int, int, bool, int, Any, str]
"""A place on the way: (place, units bought, points left, still crossing, places visited, what came before, name of
the place). What came before is another label, or the path up to here as names; a start has no name."""
GROUNDS_KEPT = 20_000


class _Search:
    """The search past samurai and palisades (SS-084), by steps and then in map order."""

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
        self.best: dict[int, Found] = {}

    def from_ground(self, open_ground: Ground) -> tuple[list[Way], bool]:
        """Return the ways of a new order, and whether they are in order already."""
        occupied = self.occupied
        self.touched = open_ground.touched
        ways = [way for bit, way in open_ground.ways if not occupied & bit]
        if not open_ground.exits and not open_ground.fights:
            return ways, True
        for gate, left, before, written in open_ground.exits:
            self._exit(gate, 1, left, before, written[:-1])
        fighters = self.scene.fighters
        seeds: list[Label] = []
        for there, left, visited, written in open_ground.fights:
            rest = left - 1 - fighters[there]
            bought = -(rest // self.movement) if rest < 0 else 0
            if bought < self.most:
                rest += bought * self.movement
                seeds.append((there, 1 + bought, rest, True, visited | 1 << there, written[:-1], written[-1]))
            else:
                self.cut = True
        if not seeds:
            return ways + [_way(found) for found in self.best.values()], False
        for way in ways:
            self.best[way.goal] = (1, way.left, way.goal, -1, way.written[:-1], way.written[-1])
        return self.run(seeds), False

    def _exit(self, gate: int, units: int, left: int, before: int, earlier: Any) -> None:
        """Note the way out through a gate, if it can be taken from where ``before`` is the place stood on."""
        scene, group = self.scene, self.scene.tables.group[gate]
        self.touched |= group
        if gate == self.own or (not group & ~scene.bandits and not self.full_exit):
            return
        toll, tried = scene.toll(gate)
        if tried >= 0 and self.occupied & before:
            return
        rest = left - 1 - toll
        bought = -(rest // self.movement) if rest < 0 else 0
        if units + bought > self.most:
            self.cut = True
            return
        units, rest, goal = units + bought, rest + bought * self.movement, scene.board.deploy[gate][0]
        old = self.best.get(goal)
        if old is None or units < old[0] or (units == old[0] and rest > old[1]):
            self.best[goal] = (units, rest, goal, tried, earlier, GATES[gate])

    def run(self, seeds: list[Label]) -> list[Way]:
        """Follow all ways on from the seeds, which come by steps; return the best way to every goal."""
        scene, steps, most, movement = self.scene, self.scene.tables.steps, self.most, self.movement
        occupied, samurai, fighters, pooled = self.occupied, scene.samurai, scene.fighters, scene.pooled
        best, trying, touched = self.best, self._tries_inward(), 0
        around = scene.tables.around
        seen: dict[int, list[tuple[int, int]]] = {}
        labels: list[Label] = []
        length = 0
        while labels or seeds:
            if seeds:
                labels, seeds = self._joined(labels, seeds, length)
            following: list[Label] = []
            for label in labels:
                here, units, left, crossing, visited, _, _ = label
                if not _new(seen, here << 9 | left << 1 | crossing, units, visited):
                    continue
                touched |= around[here]
                for there, bit, gate, out, name in steps[here]:
                    if visited & bit:
                        continue
                    extra, tried = 0, -1
                    if gate >= 0:
                        if out:
                            self._exit(gate, units, left, 1 << here, label)
                            continue
                        extra, tried = scene.toll(gate)
                    if samurai & bit:
                        extra += fighters[there]
                    rest, now = left - 1 - extra, units
                    if rest < 0:
                        bought = -(rest // movement)
                        now += bought
                        if now > most:
                            self.cut = True
                            continue
                        rest += bought * movement
                    if occupied & bit:
                        still = crossing or extra > 0 or tried >= 0 or samurai & bit > 0
                        if rest or still or pooled:
                            following.append((there, now, rest, still, visited | bit, label, name))
                        continue
                    slot = there if trying < 0 else trying
                    old = best.get(slot)
                    if old is None or now < old[0] or (now == old[0] and rest > old[1]):
                        best[slot] = (now, rest, there, trying, label, name)
                    if rest and trying < 0:
                        following.append((there, now, rest, False, visited | bit, label, name))
            labels = following
            length += 1
        self.touched |= touched
        return [_way(found) for found in best.values()]

    def _joined(self, labels: list[Label], seeds: list[Label], length: int) -> tuple[list[Label], list[Label]]:
        """Return the labels of a length with the seeds of that length put in map order among them, and the rest."""
        now = [seed for seed in seeds if len(seed[5]) + 1 == length]
        later = [seed for seed in seeds if len(seed[5]) + 1 > length]
        if labels and now:
            index = self.scene.board.index
            return sorted(labels + now, key=lambda label: [index[name] for name in _path(label[5], label[6])]), later
        return labels + now, later

    def _tries_inward(self) -> int:
        """Return the face-down palisade right before the token on its way in, or -1."""
        return self.scene.toll(self.own)[1] if self.own >= 0 else -1


Found = tuple[int, int, int, int, Any, str]
"""The best way to a goal so far: (units, points left, goal, palisade tried, what came before, name of the goal)."""


def _path(earlier: Any, name: str) -> tuple[str, ...]:
    """Return the path that ends with a label's parts."""
    names = [name]
    while earlier and isinstance(earlier[0], int):
        names.append(earlier[6])
        earlier = earlier[5]
    if not names[-1]:
        names.pop()
    return (*earlier, *reversed(names))


def _way(found: Found) -> Way:
    units, left, goal, tried, earlier, name = found
    return Way(goal, units, left, _path(earlier, name), tried)


def _new(seen: dict[int, list[tuple[int, int]]], key: int, units: int, visited: int) -> bool:
    """Say whether no earlier way to the same place, points and crossing is at least as good for whatever follows,
    and note this one."""
    earlier = seen.get(key)
    if earlier is None:
        seen[key] = [(units, visited)]
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
    open_ground = ground(tables, start, length, 0)
    if not scene.bandits & open_ground.touched:
        return [Walk(way.goal, way.written) for bit, way in open_ground.ways if not scene.samurai & bit]
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
    goals = sorted((goal for goal in queue if not scene.samurai >> goal & 1), key=tables.rank.__getitem__)
    return [Walk(goal, paths[goal]) for goal in goals]


def can_walk(scene: Scene, samurai: int) -> bool:
    """Say whether a samurai has a walk."""
    start = scene.view.stands[samurai]
    return bool(scene.tables.beside[start] & ~scene.occupied) or bool(walks_of(scene, samurai))
