"""Where pieces can go: the canonical ways, one a goal, that `choices` offers.

For bandits the best way to a goal needs the fewest units, then leaves the most points, then takes the fewest steps,
then comes first in map order. No way visits a place twice, a deployment group counting as one place, and it ends at
the first face-down palisade.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.seven_swords.rules_shared import CARRY_FACTOR
from engine.seven_swords.scene import Scene
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


def ways_of(scene: Scene, token: int) -> list[Way]:
    """Return the canonical move orders of a token that can be paid, by goal in map order."""
    kept = scene.ways.get(token)
    if kept is None:
        kept = scene.ways[token] = _ways(scene, token)
    return kept


def ways_on(scene: Scene) -> list[Way]:
    """Return how the present crossing can go on (SS-086)."""
    kept = scene.ways.get(-1)
    if kept is None:
        pending = scene.view.pending
        assert isinstance(pending, Crossing)
        search = Search(scene, pending.token, pending.place, pending.left, begun=True)
        kept = scene.ways[-1] = search.run()
    return kept


def can_go_on(scene: Scene) -> bool:
    """Say whether the present crossing can go on at all."""
    return bool(ways_on(scene))


def can_move(scene: Scene, token: int) -> bool:
    """Say whether a token has a move order that can be paid."""
    view, tables = scene.view, scene.tables
    if not view.actions:
        return False
    place = view.where[token]
    if not scene.carriers >> token & 1:
        if place < scene.board.village:
            if tables.beside[place] & ~scene.occupied:
                return True
        else:
            gate = scene.board.gate_of[place]
            visible = view.armed & view.palisade_up
            if not visible >> gate & 1 and not scene.occupied >> scene.board.gate_space[gate] & 1:
                return True
    return bool(ways_of(scene, token))


def _ways(scene: Scene, token: int) -> list[Way]:
    view, board = scene.view, scene.board
    place = view.where[token]
    movement = scene.tables.token_movement[token]
    ball = scene.tables.ball(place, movement)
    carrying = scene.carriers >> token & 1
    most = view.actions // (CARRY_FACTOR if carrying else 1)
    if most < 1:
        return []
    if scene.samurai & ball.touched or scene.pooled:
        return Search(scene, token, place, 0, begun=False).run()
    if place >= board.village:
        gate = board.gate_of[place]
        if view.armed >> gate & 1:
            return Search(scene, token, place, 0, begun=False).run()
    occupied = scene.occupied
    found = [
        Way(way.goal, 1, movement - way.steps, way.written, -1) for way in ball.ways if not occupied >> way.goal & 1
    ]
    for gate, steps, path, written in ball.exits:
        if scene.free_exit(gate) < 0 and not (carrying and scene.full_exit):
            continue
        units, left, tried = 1, movement - steps - 1, -1
        if view.armed >> gate & 1:
            if not view.palisade_up >> gate & 1:
                if path and occupied >> path[-1] & 1:
                    continue
                tried = gate
            else:
                missing = scene.crossing(gate) - left
                if missing > 0:
                    bought = -(-missing // movement)
                    units, left = units + bought, left + bought * movement
                left -= scene.crossing(gate)
                if units > most:
                    continue
        found.append(Way(board.deploy[gate][0], units, left, written, tried))
    found.sort()
    return found


class Search:
    """The general search, by steps and then in map order, over ways that visit no place twice (SS-084)."""

    def __init__(self, scene: Scene, token: int, start: int, left: int, *, begun: bool) -> None:
        self.scene = scene
        self.start = start
        self.left = left
        self.begun = begun
        self.movement = scene.tables.token_movement[token]
        self.carrying = bool(scene.carriers >> token & 1)
        self.most = scene.view.actions // (CARRY_FACTOR if self.carrying else 1)
        self.occupied = scene.occupied & ~(1 << start)
        self.best: dict[int, tuple[int, int, tuple[int, ...], int]] = {}
        self.seen: dict[tuple[int, int, bool], list[tuple[int, int]]] = {}

    def run(self) -> list[Way]:
        """Return the ways by goal in map order."""
        scene, board = self.scene, self.scene.board
        steps, movement, most = scene.tables.steps, self.movement, self.most
        occupied, samurai, begun, pooled = self.occupied, scene.samurai, self.begun, scene.pooled
        trying, own = self._tries_inward(), board.gate_of[self.start]
        queue: list[tuple[int, int, int, bool, int, tuple[int, ...]]] = [
            (self.start, 0, self.left, False, 1 << self.start, ())
        ]
        for here, units, left, crossing, visited, path in queue:
            stuck = left == 0 and (units > 0 or begun) and not crossing
            if stuck and not (pooled and occupied >> here & 1):
                continue
            for there, gate in steps[here]:
                goal = there
                extra, tried = 0, -1
                if gate >= 0:
                    if there >= board.village:
                        if gate == own:
                            continue
                        there = scene.free_exit(gate)
                        if there < 0:
                            if not (self.carrying and scene.full_exit):
                                continue
                            there = goal
                    extra, tried = scene.toll(gate)
                    if tried >= 0 and occupied >> here & 1:
                        continue
                bit = 1 << there
                if visited & bit:
                    continue
                if samurai & bit:
                    extra += scene.fighter_at(there)
                now, rest = units, left
                if rest <= extra:
                    bought = -((rest - extra - 1) // movement)
                    now += bought
                    if now > most:
                        continue
                    rest += bought * movement
                rest -= 1 + extra
                free = not occupied & bit or goal >= board.village
                entered = (*path, there)
                if free:
                    old = self.best.get(goal)
                    if old is None or (now, -rest) < old[:2]:
                        self.best[goal] = (now, -rest, entered, tried)
                    if tried >= 0 or trying >= 0 or goal >= board.village:
                        continue
                    on = False
                else:
                    on = crossing or extra > 0 or tried >= 0
                if self._new(there, rest, on, now, visited | bit):
                    queue.append((there, now, rest, on, visited | bit, entered))
        return self._result(trying)

    def _tries_inward(self) -> int:
        """Return the face-down palisade right before the token on its way in, or -1."""
        scene = self.scene
        if self.start < scene.board.village:
            return -1
        gate = scene.board.gate_of[self.start]
        return gate if scene.toll(gate)[1] >= 0 else -1

    def _new(self, place: int, left: int, crossing: bool, units: int, visited: int) -> bool:
        """Say whether no earlier way here is at least as good for every continuation, and note this one."""
        earlier = self.seen.setdefault((place, left, crossing), [])
        for their_units, their_visited in earlier:
            if their_units <= units and not their_visited & ~visited:
                return False
        earlier.append((units, visited))
        return True

    def _result(self, trying: int) -> list[Way]:
        board = self.scene.board
        found = []
        for goal, (units, minus_left, path, tried) in sorted(self.best.items()):
            written = tuple(
                board.names[place] if place < board.village else GATES[board.gate_of[place]] for place in path
            )
            found.append((units, minus_left, len(path), path, Way(goal, units, -minus_left, written, tried)))
        if trying >= 0:
            return [found_way[4]._replace(gate=trying) for found_way in sorted(found)[:1]]
        return [found_way[4] for found_way in found]


class Walk(NamedTuple):
    """Where a samurai can go: goal and path as a move says it."""

    goal: int
    written: tuple[str, ...]


def walks_of(scene: Scene, samurai: int) -> list[Walk]:
    """Return a samurai's walks, the fewest steps and then map order first to each goal, goals in map order."""
    tables, values = scene.tables, scene.setting.values
    start = scene.view.stands[samurai]
    ball = tables.ball(start, values.samurai[samurai].movement)
    if not scene.bandits & ball.touched:
        found = [Walk(way.goal, way.written) for way in ball.ways if not scene.samurai >> way.goal & 1]
        found.sort()
        return found
    names, blocked = tables.names, scene.bandits
    paths: dict[int, tuple[str, ...]] = {start: ()}
    queue = [start]
    for here in queue:
        path = paths[here]
        if len(path) == values.samurai[samurai].movement:
            break
        for there in scene.board.neighbours[here]:
            if there not in paths and not blocked >> there & 1:
                paths[there] = (*path, names[there])
                queue.append(there)
    return [Walk(goal, paths[goal]) for goal in sorted(queue[1:]) if not scene.samurai >> goal & 1]


def can_walk(scene: Scene, samurai: int) -> bool:
    """Say whether a samurai has a walk."""
    start = scene.view.stands[samurai]
    if scene.tables.beside[start] & ~scene.occupied:
        return True
    return bool(walks_of(scene, samurai))
