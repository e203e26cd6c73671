"""What the bandit player can choose: cards, deployments, moves, attacks, pick-ups, crossings."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core import Choice, Choices, Move, Prefix
from engine.seven_swords.choices_shared import (
    AREA_CHOICES,
    TOKEN_CHOICES,
    TOKEN_OF_KEY,
    deeper,
    ending,
    odds,
    offered,
    whole,
)
from engine.seven_swords.ground import Way
from engine.seven_swords.reach import can_move, ways_of, ways_on
from engine.seven_swords.rules_cards import cards_wanted
from engine.seven_swords.rules_move import first_in_stock, price_of_unit, supply_sides
from engine.seven_swords.rules_shared import names_of
from engine.seven_swords.scene import Scene
from engine.seven_swords.tables import ARCHER_TOKENS, Target
from engine.seven_swords.view import AREAS, GATES, SUPPLIES, TOKENS, TYPES, Crossing

VERBS = {
    key: Choice(key, "verb", verb) for key, verb in (("d", "deploy"), ("m", "move"), ("a", "attack"), ("t", "take"))
}
GO = Choice("g", "verb", "go")
HALT = Choice("h", "verb", "halt")
DISCARDS = ("discard-first", "discard-second")
"""The questions of a turn that wants two cards."""
TYPE_KEYS = ("b", "vb", "a", "va", "m", "vm")


def cards(scene: Scene, prefix: Prefix) -> Choices:
    """Return the cards for actions; two may be chosen in either order."""
    hand, wanted = scene.view.hand_letters, cards_wanted(scene.view.turn)
    deeper(prefix, wanted)
    if len(set(prefix)) < len(prefix) or not set(prefix) <= set(hand):
        raise KeyError(prefix)
    if len(prefix) == wanted:
        return whole(("discard", *sorted(prefix)))
    ask = "discard" if wanted == 1 else DISCARDS[len(prefix)]
    left = (letter for letter in hand if letter not in prefix)
    if len(prefix) + 1 < wanted:
        return Choices(ask, tuple(_card(scene, letter) for letter in left))
    return Choices(ask, tuple(_last_card(scene, letter, prefix) for letter in left))


def _card(scene: Scene, letter: str) -> Choice:
    return Choice(letter, "card", letter, details={"value": scene.setting.values.cards[letter]})


def _last_card(scene: Scene, letter: str, before: Prefix) -> Choice:
    """Return the card that completes a discard, with the actions that all of them bring (SS-054)."""
    values = scene.setting.values.cards
    actions = sum(values[one] for one in (*before, letter))
    details = {"value": values[letter], "cards": len(before) + 1, "actions": actions}
    return Choice(letter, "card", letter, note="discard", details=details)


def legal_cards(scene: Scene) -> Iterator[Move]:
    """List the discards."""
    hand = scene.view.hand_letters
    if cards_wanted(scene.view.turn) == 1:
        for letter in hand:
            yield "discard", letter
        return
    for index, first in enumerate(hand):
        for second in hand[index + 1 :]:
            yield "discard", first, second


def kill_card(scene: Scene, prefix: Prefix) -> Choices:
    """Return the cards of a kill turn."""
    hand = scene.view.hand_letters
    if not prefix:
        return Choices("kill", tuple(_card(scene, letter) for letter in hand))
    if prefix[0] not in hand:
        raise KeyError(prefix)
    deeper(prefix, 1)
    return whole(("kill", prefix[0]))


def legal_kill_card(scene: Scene) -> Iterator[Move]:
    """List the kill discards."""
    for letter in scene.view.hand_letters:
        yield "kill", letter


def actions(scene: Scene, prefix: Prefix) -> Choices:
    """Return what the bandit player can do."""
    if not prefix:
        return Choices("bandits", tuple(_verbs(scene)))
    verb, *rest = prefix
    if verb == "e":
        deeper(prefix, 1)
        return whole(("end",))
    branch = BRANCHES[verb]
    return branch(scene, tuple(rest))


def _verbs(scene: Scene) -> Iterator[Choice]:
    if scene.view.actions:
        tokens = scene.ready()
        if _can_deploy(scene):
            yield VERBS["d"]
        if any(can_move(scene, token) for token in tokens):
            yield VERBS["m"]
        if _can_attack(scene, tokens):
            yield VERBS["a"]
        if scene.view.supply_up and any(_supplies_for(scene, token) for token in tokens):
            yield VERBS["t"]
    yield ending(scene, "end-bandits")


def _can_deploy(scene: Scene) -> bool:
    if not scene.tables.deployment & ~scene.bandits:
        return False
    left = scene.view.actions
    return any(scene.deploy_cost(kind) <= left and first_in_stock(scene, kind) >= 0 for kind in range(len(TYPES)))


def _types(scene: Scene) -> list[tuple[int, int]]:
    """Return the types in stock with their prices, as far as they can be paid."""
    left = scene.view.actions
    prices = [(kind, scene.deploy_cost(kind)) for kind in range(len(TYPES))]
    return [(kind, price) for kind, price in prices if price <= left and first_in_stock(scene, kind) >= 0]


def _open_gates(scene: Scene) -> list[int]:
    bandits = scene.bandits
    return [gate for gate, group in enumerate(scene.tables.group) if group & ~bandits]


def _deploy(scene: Scene, rest: Prefix) -> Choices:
    if not scene.view.actions or not _can_deploy(scene):
        raise KeyError(rest)
    if not rest:
        return Choices(
            "deploy-type",
            tuple([_type(scene, kind, price) for kind, price in _types(scene)]),
        )
    kind = TYPE_KEYS.index(rest[0]) if rest[0] in TYPE_KEYS else -1
    price = scene.deploy_cost(kind)
    if kind < 0 or price > scene.view.actions or first_in_stock(scene, kind) < 0:
        raise KeyError(rest)
    if len(rest) == 1:
        gates = [GATES[gate] for gate in _open_gates(scene)]
        return Choices("deploy-gate", tuple([Choice(gate, "gate", gate, price) for gate in gates]))
    deeper(rest, 2)
    if rest[1] not in GATES or GATES.index(rest[1]) not in _open_gates(scene):
        raise KeyError(rest)
    return whole(("deploy", TYPES[kind], rest[1]))


def _type(scene: Scene, kind: int, price: int) -> Choice:
    return Choice(TYPE_KEYS[kind], "type", TYPES[kind], price, details=scene.tables.type_details[kind])


def _token(scene: Scene, key: str) -> int:
    token = TOKEN_OF_KEY[key]
    if scene.view.where[token] < 0 or scene.view.spent >> token & 1:
        raise KeyError(key)
    return token


def _move(scene: Scene, rest: Prefix) -> Choices:
    if not rest:
        return offered("move-token", [TOKEN_CHOICES[one] for one in scene.ready() if can_move(scene, one)])
    token = _token(scene, rest[0])
    ways = ways_of(scene, token)
    area_of = scene.tables.area_of_goal
    if len(rest) == 1:
        areas = sorted({area_of[way.goal] for way in ways})
        return offered("move-area", [AREA_CHOICES[area] for area in areas])
    area = AREAS.find(rest[1])
    if len(rest) == 2:
        return offered("move-goal", [_goal(scene, token, way) for way in ways if area_of[way.goal] == area])
    deeper(rest, 3)
    way = _chosen(ways, rest[2])
    if area_of[way.goal] != area:
        raise KeyError(rest)
    return whole(("move", TOKENS[token], way.written))


def _chosen(ways: Sequence[Way], key: str) -> Way:
    for way in ways:
        if way.written[-1] == key:
            return way
    raise KeyError(key)


def _goal(scene: Scene, token: int, way: Way) -> Choice:
    """Return a goal with its visible price (SS-086: the difficulty of a face-down palisade is not in it)."""
    key = way.written[-1]
    details: dict[str, Any] = {"path": list(way.written), "left": way.left}
    note = "move"
    if way.gate >= 0:
        note, details["gate"] = "turns-up", GATES[way.gate]
        del details["left"]
    elif way.goal >= scene.board.village and scene.carriers >> token & 1:
        note, details["square"] = "escapes", SUPPLIES[scene.carried_by(token)]
    kind = "gate" if way.goal >= scene.board.village else "space"
    return Choice(key, kind, key, way.units * price_of_unit(scene, token), None, note, details)


class Party(NamedTuple):
    """The ready tokens that may attack something."""

    places: int
    """Mask of their places."""
    fighters: list[tuple[int, int, int]]
    """Those that need to be beside the target: (bit of the place, combat, token)."""
    archers: list[tuple[int, int, int]]
    """Those that shoot at everything: (place, combat, token)."""


def _party(scene: Scene) -> Party:
    found: Party | None = scene.kept.get("party")
    if found is None:
        view, gate_of, combat = scene.view, scene.board.gate_of, scene.tables.token_combat
        places, fighters, archers = 0, [], []
        for token in scene.ready():
            place = view.where[token]
            places |= 1 << place
            gate = gate_of[place]
            if ARCHER_TOKENS >> token & 1 and (gate < 0 or not view.armed >> gate & 1):
                archers.append((place, combat[token], token))
            else:
                fighters.append((1 << place, combat[token], token))
        found = scene.kept["party"] = Party(places, fighters, archers)
    return found


def _can_attack(scene: Scene, tokens: list[int]) -> bool:
    where, gate_of, armed, places = scene.view.where, scene.tables.gate_of, scene.view.armed, 0
    for token in tokens:
        place = where[token]
        if ARCHER_TOKENS >> token & 1 and ((gate := gate_of[place]) < 0 or not armed >> gate & 1):
            return True
        places |= 1 << place
    return any(scene.sides(target) & places and scene.is_target(target) for target in scene.tables.targets.values())


def _targets(scene: Scene) -> list[Target]:
    """Return the targets that at least one ready token can attack."""
    party, targets = _party(scene), scene.tables.targets.values()
    if party.archers:
        return [target for target in targets if scene.is_target(target)]
    places = party.places
    return [target for target in targets if scene.sides(target) & places and scene.is_target(target)]


MODIFIER_SHIFT = 5
MODIFIER_TOKEN = (1 << MODIFIER_SHIFT) - 1
"""An attacker is a number: minus its modifier, then the token; the smallest is the best."""


def _attackers(scene: Scene, target: Target) -> list[int]:
    """Return those that can attack a target, the best first, as many as can be paid."""
    party, sides, shots = _party(scene), scene.sides(target), scene.shots(target)
    found = [-combat << MODIFIER_SHIFT | token for bit, combat, token in party.fighters if sides & bit]
    found += [shots[place] - combat << MODIFIER_SHIFT | token for place, combat, token in party.archers]
    found.sort()
    return found[: scene.view.actions]


def _attack(scene: Scene, rest: Prefix) -> Choices:
    tables = scene.tables
    if not scene.view.actions:
        raise KeyError(rest)
    if not rest:
        answers = tables.target_choices
        return offered("attack-target", [answers[target.name] for target in _targets(scene)])
    target = tables.target_of_key[rest[0]]
    best = _attackers(scene, target) if scene.is_target(target) else []
    if len(rest) == 1:
        return offered("attack-count", _counts(scene, target, best))
    deeper(rest, 2)
    for count in range(1, len(best) + 1):
        if str(count) == rest[1]:
            chosen = sorted([one & MODIFIER_TOKEN for one in best[:count]])
            return whole(("attack", target.name, tuple([TOKENS[token] for token in chosen])))
    raise KeyError(rest)


def _counts(scene: Scene, target: Target, best: list[int]) -> list[Choice]:
    defence = scene.defence(target)
    note = "attack" if defence >= 0 else "turns-up"
    found: list[Choice] = []
    modifier, chosen = 0, list[int]()
    for count, one in enumerate(best, start=1):
        modifier -= one >> MODIFIER_SHIFT
        insort(chosen, one & MODIFIER_TOKEN)
        chance = odds(count, defence - modifier) if defence >= 0 else None
        details = {"tokens": names_of(chosen), "modifier": modifier, "defence": defence}
        found.append(Choice(str(count), "count", count, count, chance, note, details))
    return found


def _supplies_for(scene: Scene, token: int) -> list[int]:
    if not scene.view.supply_up or not scene.view.actions or scene.carriers >> token & 1:
        return []
    place = scene.view.where[token]
    return [supply for supply in range(len(SUPPLIES)) if supply_sides(scene, supply) >> place & 1]


def _take(scene: Scene, rest: Prefix) -> Choices:
    if not rest:
        return offered("take-token", [TOKEN_CHOICES[one] for one in scene.ready() if _supplies_for(scene, one)])
    token = _token(scene, rest[0])
    supplies = _supplies_for(scene, token)
    if len(rest) == 1:
        return offered("take-supply", [Choice(SUPPLIES[one], "supply", SUPPLIES[one], 1) for one in supplies])
    deeper(rest, 2)
    if rest[1] not in SUPPLIES or SUPPLIES.index(rest[1]) not in supplies:
        raise KeyError(rest)
    return whole(("take", TOKENS[token], rest[1]))


BRANCHES = {"d": _deploy, "m": _move, "a": _attack, "t": _take}


def legal_actions(scene: Scene) -> Iterator[Move]:
    """List the canonical actions in the order of `actions`."""
    if scene.view.actions:
        gates = _open_gates(scene)
        if gates:
            for number, _ in _types(scene):
                for gate in gates:
                    yield "deploy", TYPES[number], GATES[gate]
        tokens = scene.ready()
        for token in tokens:
            for way in ways_of(scene, token):
                yield "move", TOKENS[token], way.written
        for target in _targets(scene):
            chosen: list[int] = []
            for one in _attackers(scene, target):
                insort(chosen, one & MODIFIER_TOKEN)
                yield "attack", target.name, tuple([TOKENS[token] for token in chosen])
        for token in tokens:
            for supply in _supplies_for(scene, token):
                yield "take", TOKENS[token], SUPPLIES[supply]
    yield ("end",)


def crossing(scene: Scene, prefix: Prefix) -> Choices:
    """Return how a crossing can go on (SS-086)."""
    pending = scene.view.pending
    assert isinstance(pending, Crossing)
    ways = ways_on(scene)
    if not prefix:
        return Choices("crossing", (_go(scene, ways), HALT) if ways else (HALT,))
    if prefix[0] == "h":
        deeper(prefix, 1)
        return whole(("halt",))
    if prefix[0] != "g" or not ways:
        raise KeyError(prefix)
    if len(prefix) == 1:
        return offered("move-goal", [_goal(scene, pending.token, way) for way in ways])
    deeper(prefix, 2)
    return whole(("go", _chosen(ways, prefix[1]).written))


def _go(scene: Scene, ways: tuple[Way, ...]) -> Choice:
    assert isinstance(scene.view.pending, Crossing)
    least = min(way.units for way in ways) * price_of_unit(scene, scene.view.pending.token)
    return GO._replace(details={"least": least})


def legal_crossing(scene: Scene) -> Iterator[Move]:
    """List the continuations of a crossing."""
    for way in ways_on(scene):
        yield "go", way.written
    yield ("halt",)
