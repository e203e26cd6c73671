"""The rules of Seven Swords a second time: slow, plain, from the raw village file and the readable view.

Shares nothing with the engine but the view itself and the figures. `Naive.allows` says whether a move is legal as
far as the viewer can know. `naive_lists` builds lists on it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from engine.seven_swords.describe import readable

KINDS = "CML"
VERBS = {
    "setup": {"setup"},
    "discard": {"discard"},
    "kill": {"kill"},
    "victim": {"victim"},
    "bandits": {"deploy", "move", "attack", "take", "end"},
    "crossing": {"go", "halt"},
    "wound": {"wound"},
    "tile": {"tile"},
    "samurai": {"hit", "bow", "walk", "order", "repair", "end"},
    "losses": {"losses"},
    "over": set(),
}
Graph = dict[str, set[str]]


def _steps(graph: Graph, start: str) -> dict[str, int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


class Village:
    """Distances of a raw village, computed the long way round."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.spaces = list(raw["spaces"])
        self.area = {name: one["area"] for name, one in raw["spaces"].items()}
        self.gate_space = {gate["id"]: gate["space"] for gate in raw["gates"]}
        self.groups = {gate: [gate + letter for letter in "abc"] for gate in self.gate_space}
        self.supplies = {one["id"]: one for one in raw["supplies"]}
        self.stores = {one["id"]: one for one in raw["storehouses"]}
        self.houses = {one["id"]: one for one in raw["houses"]}
        self.ground: Graph = {name: set() for name in self.spaces}
        for one, other in raw["edges"]:
            self.ground[one].add(other)
            self.ground[other].add(one)
        self.air = self._with_squares(without="")
        self.walk = {name: _steps(self.ground, name) for name in self.spaces}
        self.sight = {name: _steps(self.air, name) for name in self.spaces}
        self.around = {}
        for store in self.stores:
            graph = self._with_squares(without=store)
            self.around[store] = {name: _steps(graph, name) for name in self.spaces}
        self.places = self.spaces + [place for gate in sorted(self.groups) for place in self.groups[gate]]

    def _with_squares(self, without: str) -> Graph:
        graph = {name: set(beside) for name, beside in self.ground.items()}
        for square in (*self.supplies.values(), *self.stores.values()):
            if square["id"] != without:
                graph[square["id"]] = set(square["touches"])
                for space in square["touches"]:
                    graph[space].add(square["id"])
        return graph

    def gate_of(self, place: str) -> str:
        return place[:2] if place not in self.area else ""

    def joined(self, one: str, other: str) -> bool:
        """Whether a bandit may step from one place to the other."""
        if one in self.area and other in self.area:
            return other in self.ground[one]
        if one in self.area:
            one, other = other, one
        return other in self.area and one in self.gate_of_places and self.gate_space[one[:2]] == other

    @property
    def gate_of_places(self) -> set[str]:
        return {place for group in self.groups.values() for place in group}

    def spaces_between(self, place: str, target: str, at: str) -> int:
        """Spaces between an archer's place and a target; ``at`` is where a samurai stands."""
        outside = 0 if place in self.area else 1
        start = place if not outside else self.gate_space[place[:2]]
        if target in self.supplies:
            return outside + min(self.sight[start][side] for side in self.supplies[target]["touches"])
        if target in self.stores:
            return outside + min(self.around[target][start][side] for side in self.stores[target]["arrows"])
        if target in self.gate_space:
            if outside and place[:2] == target:
                return 0
            return outside + self.sight[start][self.gate_space[target]]
        return max(0, outside + self.sight[start][at] - 1)


class Naive:
    """What one viewer may do, by the letter of the rules."""

    def __init__(self, view: Any) -> None:
        self.see = readable(view)
        self.village = _village(view)
        values = view.setting.values
        self.types = {one.key: one for one in values.types}
        self.samurai = {one.name: one for one in values.samurai}
        self.letters = values.cards
        self.options = self.see["options"]
        self.mine = view.viewer is not None and view.viewer in view.to_move
        self.tokens: dict[str, str] = dict(self.see["tokens"])
        self.at: dict[str, str] = {place: token for token, place in self.tokens.items()}
        self.stands = {name: place for name, place in self.see["samurai"].items() if place in self.village.area}
        self.stand_at = {place: name for name, place in self.stands.items()}
        self.carried = {place: supply for supply, place in self.see["supply_places"].items() if place in self.tokens}

    # What a move needs

    def allows(self, move: tuple[Any, ...]) -> bool:
        """Whether the move is legal as far as the viewer can know."""
        verb = move[0]
        if not self.mine or verb not in VERBS[self.see["phase"]]:
            return False
        return bool(getattr(self, f"_{verb}")(*move[1:]))

    def _type(self, token: str) -> Any:
        return self.types[token.rstrip("0123456789")]

    def _end(self) -> bool:
        return True

    def _halt(self) -> bool:
        return True

    def _discard(self, *letters: str) -> bool:
        wanted = 2 if self.see["turn"] in (1, 7, 12, 16) else 1
        return len(letters) == len(set(letters)) == wanted and set(letters) <= set(self.see["hand_letters"])

    def _kill(self, letter: str) -> bool:
        return letter in self.see["hand_letters"]

    def _victim(self, name: str) -> bool:
        return name in self.see["pending"]["samurai"]

    def _wound(self, choice: str) -> bool:
        (name,) = self.see["pending"]["samurai"]
        return choice == "red" or (choice in KINDS and choice not in self.see["marks"][name])

    def _losses(self, tokens: tuple[str, ...]) -> bool:
        pending = self.see["pending"]
        known = len(set(tokens)) == len(tokens) > 0 and set(tokens) <= set(pending["tokens"])
        return known and sum(self._type(token).defence for token in tokens) <= pending["value"]

    def _price(self, kind: str) -> int:
        cost: int = self.types[kind].cost
        if kind.startswith("v"):
            counted = (kind[1:], kind) if self.options["veteran_discount"] == "kind" else (kind[1:],)
            cost = max(1, cost - sum(token.rstrip("0123456789") in counted for token in self.tokens))
        return cost

    def _deploy(self, kind: str, where: str) -> bool:
        if kind not in self.types or not self.see["reserve"][kind]:
            return False
        rooms = self.village.groups.get(where) or [where] * (where in self.village.gate_of_places)
        return any(room not in self.at for room in rooms) and self._price(kind) <= self.see["actions"]

    def _room(self, gate: str) -> str:
        """The deployment space that a gate's name stands for."""
        group = self.village.groups[gate]
        return next((place for place in group if place not in self.at), group[0])

    def _free(self, token: str, place: str) -> bool:
        """Whether the token may rest there."""
        if place in self.stand_at or self.at.get(place, token) != token:
            gate = self.village.gate_of(place)
            full = gate and all(room in self.at for room in self.village.groups[gate])
            return bool(full and token in self.carried and self.options["full_gate_exit"] == "allowed")
        return True

    def units(
        self, token: str, start: str, path: Iterable[str], left: int, begun: bool, rest: bool = True
    ) -> tuple[int, int] | None:
        """Units to buy and points left for a way as far as eyes can see; ``None`` if it is no order, or if the
        token may not ``rest`` at its end."""
        bought, here, crossing = 0, start, False
        move = self._type(token).movement
        for there in path:
            if there not in self.village.places or not self.village.joined(here, there):
                return None
            gate = self.village.gate_of(here) or self.village.gate_of(there)
            armed = gate and gate not in self.see["disarmed"]
            hidden = armed and self.see["palisade_figures"][gate] == "?"
            if hidden and not self._free(token, here):
                return None
            surcharge = self.see["palisade_figures"][gate][2] if armed and not hidden else 0
            if there in self.stand_at:
                surcharge += self.samurai[self.stand_at[there]].combat
            if left < 1 + surcharge:
                resting = self._free(token, here)
                pooled = self.options["movement_points"] == "pooled" and not resting
                if (bought or begun) and not left and not crossing and not pooled:
                    return None
                while left < 1 + surcharge:
                    bought += 1
                    left += move
            left -= 1 + surcharge
            here = there
            occupied = here in self.stand_at or self.at.get(here, token) != token
            crossing = occupied and (crossing or bool(armed) or here in self.stand_at)
        return (bought, left) if here != start and (not rest or self._free(token, here)) else None

    def _way(self, token: str, start: str, written: tuple[str, ...], left: int, begun: bool) -> bool:
        path = [self._room(place) if place in self.village.groups else place for place in written]
        found = self.units(token, start, path, left, begun)
        factor = 2 if token in self.carried else 1
        return found is not None and found[0] * factor <= self.see["actions"]

    def _move(self, token: str, path: tuple[str, ...]) -> bool:
        if token not in self.tokens or token in self.see["spent"]:
            return False
        return self._way(token, self.tokens[token], path, 0, False)

    def _go(self, path: tuple[str, ...]) -> bool:
        pending = self.see["pending"]
        return self.goes_over(path) and self._way(pending["token"], pending["place"], path, pending["left"], True)

    def goes_over(self, path: tuple[str, ...]) -> bool:
        """Whether a way leads first over the palisade that has just been turned up."""
        gate = self.see["pending"]["gate"]
        sides = {gate, self.village.gate_space[gate], *self.village.groups[gate]}
        return {*path[:1], self.see["pending"]["place"]} <= sides

    def _reaches(self, token: str, target: str) -> bool:
        place, village = self.tokens[token], self.village
        gate = village.gate_of(place)
        if target == gate:
            return True
        if gate and gate not in self.see["disarmed"]:
            return False
        if token.startswith(("arc", "varc")):
            return True
        if target in self.samurai:
            stand = self.stands[target]
            return stand == village.gate_space[gate] if gate else stand in village.ground[place]
        if gate:
            return False
        if target in village.stores:
            return place in village.stores[target]["arrows"]
        if target in village.supplies:
            return place in village.supplies[target]["touches"]
        return village.gate_space[target] == place

    def _target(self, target: str) -> bool:
        if target in self.samurai:
            return target in self.stands
        if target in self.village.stores:
            return target not in self.see["stolen"]
        if target in self.village.supplies:
            return target not in self.see["supplies_up"]
        return target in self.village.gate_space and target not in self.see["disarmed"]

    def _attack(self, target: str, tokens: tuple[str, ...]) -> bool:
        return (
            0 < len(tokens) == len(set(tokens)) <= self.see["actions"]
            and self._target(target)
            and all(
                token in self.tokens and token not in self.see["spent"] and self._reaches(token, target)
                for token in tokens
            )
        )

    def _take(self, token: str, supply: str) -> bool:
        place = self.tokens.get(token, "")
        if place not in self.village.area or token in self.see["spent"] or token in self.carried:
            return False
        if supply not in self.see["supplies_up"] or not self.see["actions"]:
            return False
        lying = self.see["supply_places"][supply]
        if lying == "square":
            return place in self.village.supplies[supply]["touches"]
        return lying in self.village.area and (place == lying or place in self.village.ground[lying])

    def _tile(self, name: str, removed: tuple[tuple[str, str], ...] = ()) -> bool:
        if name not in self.see["tiles"]:
            return False
        on_cards = {(one, kind) for one, kinds in self.see["marks"].items() for kind in kinds if kinds != "none"}
        wanted = min(2, len(on_cards)) if name == "two" and self.see["tiles"]["two"] == "B" else 0
        return len(removed) == len(set(removed)) == wanted and set(removed) <= on_cards

    def _acts(self, name: str, kind: str) -> bool:
        return name in self.stands and kind not in self.see["marks"][name] and self.see["actions"] > 0

    def _hit(self, name: str) -> bool:
        return self._acts(name, "C") and any(beside in self.at for beside in self.village.ground[self.stands[name]])

    def _bow(self, name: str, target: str) -> bool:
        if not self._acts(name, "C") or not self.see["bows"][self.village.area[self.stands[name]]]:
            return False
        if target in self.village.groups:
            return any(place in self.at for place in self.village.groups[target])
        return target in self.village.area and target in self.at

    def _walk(self, name: str, path: tuple[str, ...]) -> bool:
        if not self._acts(name, "M") or not 1 <= len(path) <= self.samurai[name].movement:
            return False
        here = self.stands[name]
        for there in path:
            if there not in self.village.area or there not in self.village.ground[here] or there in self.at:
                return False
            here = there
        return here not in self.stand_at

    def _order_palisade(self, name: str, gate: str) -> bool:
        return (
            gate in self.village.groups
            and gate not in self.see["disarmed"]
            and any(place in self.at for place in self.village.groups[gate])
            and self._leads(name, [self.village.gate_space[gate]])
        )

    def _leads(self, name: str, goals: Iterable[str]) -> bool:
        reach: int = self.samurai[name].leadership
        return min(self.village.walk[self.stands[name]][goal] for goal in goals) <= reach

    def _order_house(self, name: str, house: str, way: str, target: str) -> bool:
        return (
            house in self.village.houses
            and way in self.village.houses[house]["arrows"]
            and target in self.village.area
            and target in self.at
            and self._leads(name, self.village.houses[house]["touches"])
        )

    def _order(self, name: str, *rest: str) -> bool:
        if not self._acts(name, "L"):
            return False
        return self._order_palisade(name, *rest) if len(rest) == 1 else self._order_house(name, *rest)

    def _repair(self, name: str, gate: str) -> bool:
        return (
            self._acts(name, "L")
            and gate in self.see["disarmed"]
            and self._leads(name, [self.village.gate_space[gate]])
        )


_villages: dict[str, Village] = {}


def _village(view: Any) -> Village:
    key = view.setting.board.key
    if key not in _villages:
        _villages[key] = Village(view.setting.frozen["map"])
    return _villages[key]
