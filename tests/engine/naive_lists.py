"""Lists of moves made from `naive`: what notation can say, and which moves are canonical."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain, combinations, islice, permutations, product
from typing import Any

from naive import KINDS, VERBS, Naive


class Lists(Naive):
    """What one viewer can say, and what `legal` must list for him."""

    def sayable(self, attackers: int = 3, steps: int = 5) -> Iterator[tuple[Any, ...]]:
        """List what notation can say, paths and sets up to the given sizes; of verbs that do not belong to the phase
        only a few moves each, since nothing but the phase decides about them."""
        for verb, moves in self._said(attackers, steps).items():
            yield from moves if verb in VERBS[self.see["phase"]] else islice(moves, 3)

    def _said(self, attackers: int, steps: int) -> dict[str, Iterator[tuple[Any, ...]]]:
        village, names, gates = self.village, list(self.samurai), list(self.village.groups)
        tokens = [*self.tokens, *(self._in_reserve(kind) for kind in self.types if self.see["reserve"][kind])]
        houses = ((house, way) for house, one in village.houses.items() for way in one["touches"])
        marks = list(product(names, KINDS))
        # Of all the places without a bandit, a few stand for the others.
        targets = list(dict.fromkeys([*self.at, *village.spaces[::9], village.places[-1]]))
        starts = {token: self.tokens.get(token, village.spaces[0]) for token in tokens}
        crossing = self.see["pending"]["place"] if self.see["phase"] == "crossing" else village.spaces[0]
        return {
            "end": iter([("end",)]),
            "halt": iter([("halt",)]),
            "discard": (("discard", *chosen) for size in (1, 2, 3) for chosen in permutations("ABCDEFG", size)),
            "kill": (("kill", letter) for letter in "ABCDEFG"),
            "victim": (("victim", name) for name in names),
            "wound": (("wound", choice) for choice in ("C", "M", "L", "red")),
            "deploy": (("deploy", kind, where) for kind, where in product(self.types, [*gates, *village.places])),
            "move": (("move", token, path) for token in tokens for path in self.paths(starts[token], steps)),
            "go": (("go", path) for path in self.paths(crossing, steps)),
            "take": (("take", token, supply) for token, supply in product(tokens, village.supplies)),
            "attack": self._said_attacks(tokens, attackers),
            "tile": (
                ("tile", tile, *([chosen] if chosen else []))
                for tile in self.see["tiles"]
                for size in (0, 1, 2)
                for chosen in combinations(marks, size)
            ),
            "losses": (("losses", chosen) for size in (1, 2, 3) for chosen in combinations(tokens, size)),
            "hit": (("hit", name) for name in names),
            "bow": (("bow", name, target) for name, target in product(names, [*gates, *targets])),
            "order": chain(
                (("order", name, gate) for name, gate in product(names, gates)),
                (("order", name, *one, target) for name, one, target in product(names, houses, targets)),
            ),
            "repair": (("repair", name, gate) for name, gate in product(names, gates)),
            "walk": (("walk", name, path) for name, at in self.stands.items() for path in self.paths(at, steps)),
        }

    def _said_attacks(self, tokens: list[str], attackers: int) -> Iterator[tuple[Any, ...]]:
        squares = [*self.village.supplies, *self.village.stores, *self.village.houses]
        for target in [*self.samurai, *squares, *self.village.groups]:
            for size in range(1, attackers + 1):
                yield from (("attack", target, chosen) for chosen in combinations(tokens, size))
            yield from (("attack", target, (token, token)) for token in tokens[:2])

    def _in_reserve(self, kind: str) -> str:
        return next(f"{kind}{number}" for number in range(1, 10) if f"{kind}{number}" not in self.tokens)

    def paths(self, start: str, steps: int) -> Iterator[tuple[str, ...]]:
        """Every place alone, then every way along joined places that visits none twice."""
        yield from ((place,) for place in (*self.village.places, *self.village.groups, "R1", "H1"))
        queue: deque[tuple[str, ...]] = deque([()])
        while queue:
            path = queue.popleft()
            here = path[-1] if path else start
            if len(path) > 1:
                yield path
            if len(path) < steps:
                queue.extend(
                    (*path, there)
                    for there in self.village.places
                    if there != start and there not in path and self.village.joined(here, there)
                )

    def canonical(self) -> set[tuple[Any, ...]]:
        """The canonical moves of a phase in which there is something to count."""
        phase = self.see["phase"]
        if phase == "bandits":
            return {("end",), *self._deployments(), *self._ways_of_all(), *self._attacks(), *self._pickups()}
        if phase == "crossing":
            pending = self.see["pending"]
            ways = self.ways(pending["token"], pending["place"], pending["left"], True)
            return {("halt",), *(("go", path) for path in ways if self.goes_over(path))}
        if phase == "samurai":
            return {("end",), *self._samurai_moves()}
        if phase == "losses":
            tokens = self.see["pending"]["tokens"]
            sets = (chosen for size in range(1, len(tokens) + 1) for chosen in combinations(tokens, size))
            return {("losses", chosen) for chosen in sets if self._losses(chosen)}
        raise ValueError(phase)

    def _deployments(self) -> Iterator[tuple[Any, ...]]:
        for kind, gate in product(self.types, self.village.groups):
            if self._deploy(kind, gate):
                yield ("deploy", kind, gate)

    def _pickups(self) -> Iterator[tuple[Any, ...]]:
        for token, supply in product(self.tokens, self.village.supplies):
            if self._take(token, supply):
                yield ("take", token, supply)

    def _ways_of_all(self) -> Iterator[tuple[Any, ...]]:
        for token, place in self.tokens.items():
            if token not in self.see["spent"] and self.see["actions"]:
                yield from (("move", token, path) for path in self.ways(token, place, 0, False))

    def ways(self, token: str, start: str, left: int, begun: bool) -> list[tuple[str, ...]]:
        """The best way to each goal: fewest units, most points left, fewest steps, map order."""
        order = {place: number for number, place in enumerate(self.village.places)}
        most = self.see["actions"] // (2 if token in self.carried else 1)
        best: dict[str, tuple[Any, ...]] = {}
        queue: deque[tuple[str, ...]] = deque([()])
        while queue:
            path = queue.popleft()
            here = path[-1] if path else start
            for there in self._next(start, here, path):
                longer = (*path, there)
                found = self.units(token, start, longer, left, begun, rest=False)
                if found is None or found[0] > most:
                    continue
                tries = self._tries(start, longer)
                goal = f"tries {tries}" if tries else self.village.gate_of(there) or there
                if self._free(token, there):
                    ranked = (found[0], -found[1], len(longer), tuple(order[one] for one in longer), longer)
                    best[goal] = min(best.get(goal, ranked), ranked)
                if not (tries and self._free(token, there)) and there in self.village.area:
                    queue.append(longer)
        # Leaving over a face-down palisade has a goal of its own: the group beyond it.
        return [tuple(self.village.gate_of(one) or one for one in ranked[-1]) for ranked in best.values()]

    def _next(self, start: str, here: str, path: tuple[str, ...]) -> Iterator[str]:
        gates = {self.village.gate_of(place) for place in (start, *path)} - {""}
        for there in self.village.places:
            gate = self.village.gate_of(there)
            if there == start or there in path or not self.village.joined(here, there):
                continue
            if not gate or (gate not in gates and there == self._room(gate)):
                yield there

    def _tries(self, start: str, path: tuple[str, ...]) -> str:
        """The first face-down palisade that a way tries."""
        for here, there in zip((start, *path), path, strict=False):
            gate = self.village.gate_of(here) or self.village.gate_of(there)
            if gate and gate not in self.see["disarmed"] and self.see["palisade_figures"][gate] == "?":
                return gate
        return ""

    def _attacks(self) -> Iterator[tuple[Any, ...]]:
        order = list(self.tokens)
        for target in [*self.samurai, *self.village.stores, *self.village.supplies, *self.village.gate_space]:
            if not self._target(target):
                continue
            able = [t for t in order if t not in self.see["spent"] and self._reaches(t, target)]
            ranked = sorted(able, key=lambda token: (-self.worth(token, target), order.index(token)))
            for size in range(1, min(len(ranked), self.see["actions"]) + 1):
                yield ("attack", target, tuple(sorted(ranked[:size], key=order.index)))

    def worth(self, token: str, target: str) -> int:
        """Combat skill less the spaces between, for archers."""
        combat: int = self._type(token).combat
        if token.startswith(("arc", "varc")):
            combat -= self.village.spaces_between(self.tokens[token], target, self.stands.get(target, ""))
        return combat

    def _samurai_moves(self) -> Iterator[tuple[Any, ...]]:
        village = self.village
        for name in self.samurai:
            if self.allows(("hit", name)):
                yield ("hit", name)
            places = [place for place in (*village.spaces, *village.groups) if self._bow(name, place)]
            yield from (("bow", name, place) for place in places)
            yield from (("walk", name, path) for path in self._walks(name))
            for gate in village.groups:
                yield from ((verb, name, gate) for verb in ("order", "repair") if self.allows((verb, name, gate)))
            for house, target in product(village.houses, village.spaces):
                exits = village.houses[house]["arrows"]
                near = min(exits, key=lambda way: village.sight[way][target])
                if self.allows(("order", name, house, near, target)):
                    yield ("order", name, house, near, target)

    def _walks(self, name: str) -> list[tuple[str, ...]]:
        if not self._acts(name, "M"):
            return []
        start, best = self.stands[name], {}
        order = {place: number for number, place in enumerate(self.village.places)}
        for path in self.paths(start, self.samurai[name].movement):
            if self._walk(name, path):
                ranked = (len(path), tuple(order[place] for place in path), path)
                best[path[-1]] = min(best.get(path[-1], ranked), ranked)
        return [ranked[-1] for ranked in best.values()]
