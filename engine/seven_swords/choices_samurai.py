"""What the samurai player can do with his actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core import Choice, Choices, Move, Prefix
from engine.seven_swords.choices_shared import AREA_CHOICES, deeper, ending, odds, offered, samurai_choice, whole
from engine.seven_swords.notation import nearest_exit
from engine.seven_swords.reach import can_walk, walks_of
from engine.seven_swords.rules_shared import COMBAT, LEADERSHIP, MOVEMENT, names_of
from engine.seven_swords.rules_strike import beside_tokens, group_tokens
from engine.seven_swords.scene import Scene
from engine.seven_swords.view import AREAS, GATES, HOUSES

VERBS = {
    key: Choice(key, "verb", verb)
    for key, verb in (("h", "hit"), ("b", "bow"), ("w", "walk"), ("o", "order"), ("r", "repair"))
}


def _idle(scene: Scene, bit: int) -> list[int]:
    """Return the living samurai without a token of a kind."""
    found: dict[int, list[int]] | None = scene.kept.get("idle")
    if found is None:
        living = [
            (number, mask)
            for number, (place, mask) in enumerate(zip(scene.view.stands, scene.view.marks, strict=True))
            if place >= 0
        ]
        found = scene.kept["idle"] = {
            kind: [number for number, mask in living if not mask & kind] for kind in (COMBAT, MOVEMENT, LEADERSHIP)
        }
    return found[bit]


def _hitters(scene: Scene) -> Iterator[int]:
    if scene.bandits:
        for number in _idle(scene, COMBAT):
            if scene.tables.beside[scene.view.stands[number]] & scene.bandits:
                yield number


def _shooters(scene: Scene) -> Iterator[int]:
    if scene.bandits:
        for number in _idle(scene, COMBAT):
            if scene.view.bows[scene.board.area_of[scene.view.stands[number]]]:
                yield number


def _walkers(scene: Scene) -> Iterator[int]:
    for number in _idle(scene, MOVEMENT):
        if can_walk(scene, number):
            yield number


def _leaders(scene: Scene) -> Iterator[int]:
    if scene.bandits:
        for number in _idle(scene, LEADERSHIP):
            if next(_commands(scene, number), None) is not None:
                yield number


def _commands(scene: Scene, number: int) -> Iterator[tuple[str, int]]:
    """List the palisades and houses that a samurai can order."""
    board, stand = scene.board, scene.view.stands[number]
    leadership = scene.setting.values.samurai[number].leadership
    if scene.bandits & scene.tables.deployment:
        for gate, distance in enumerate(board.lead_palisade[stand]):
            if distance <= leadership and scene.view.armed >> gate & 1 and scene.tables.group[gate] & scene.bandits:
                yield "palisade", gate
    if scene.bandits & scene.tables.village:
        for house, distance in enumerate(board.lead_house[stand]):
            if distance <= leadership:
                yield "house", house


def _menders(scene: Scene) -> Iterator[int]:
    if scene.view.armed != ALL_GATES:
        for number in _idle(scene, LEADERSHIP):
            if _repairs(scene, number):
                yield number


ALL_GATES = (1 << len(GATES)) - 1


def _repairs(scene: Scene, number: int) -> list[int]:
    leadership = scene.setting.values.samurai[number].leadership
    row = scene.board.lead_palisade[scene.view.stands[number]]
    return [gate for gate, distance in enumerate(row) if distance <= leadership and not scene.view.armed >> gate & 1]


WHO: dict[str, Callable[[Scene], Iterator[int]]] = {
    "h": _hitters,
    "b": _shooters,
    "w": _walkers,
    "o": _leaders,
    "r": _menders,
}
"""Per verb the samurai who can do it, if an action is left."""


def actions(scene: Scene, prefix: Prefix) -> Choices:
    """Return what the samurai player can do."""
    if not prefix:
        return Choices("samurai", tuple(_verbs(scene)))
    verb = prefix[0]
    if verb == "e":
        deeper(prefix, 1)
        return whole(("end",))
    if not scene.view.actions:
        raise KeyError(prefix)
    able = WHO[verb](scene)
    if len(prefix) == 1:
        ask = VERBS[verb].value
        make = _hit_choice if verb == "h" else samurai_choice
        return offered(ask, [make(scene, number) for number in able])
    for number in able:
        if str(number + 1) == prefix[1]:
            return BRANCHES[verb](scene, number, prefix[2:])
    raise KeyError(prefix)


def _verbs(scene: Scene) -> Iterator[Choice]:
    if scene.view.actions:
        for key, able in WHO.items():
            if next(able(scene), None) is not None:
                yield VERBS[key]
    yield ending(scene, "end-samurai")


def _killing(scene: Scene, tokens: tuple[int, ...], strength: int) -> tuple[int, int]:
    """Return the odds that one die plus strength kills at least one of the tokens."""
    return odds(1, min(scene.tables.token_defence[token] for token in tokens) - strength)


def _hit_choice(scene: Scene, number: int) -> Choice:
    tokens = beside_tokens(scene, number)
    fighter = scene.setting.values.samurai[number]
    details = {"tokens": names_of(tokens), "combat": fighter.combat}
    chance = _killing(scene, tokens, fighter.combat)
    return Choice(str(number + 1), "samurai", fighter.name, 1, chance, "hit", details)


def _hit(scene: Scene, number: int, rest: Prefix) -> Choices:
    deeper(rest, 0)
    return whole(("hit", scene.tables.samurai_names[number]))


def _village_bandits(scene: Scene) -> list[int]:
    village = scene.board.village
    return sorted(place for place in scene.token_at if place < village)


def _bow_targets(scene: Scene) -> list[str]:
    names = scene.board.names
    return [names[place] for place in _village_bandits(scene)] + [
        GATES[gate] for gate, group in enumerate(scene.tables.group) if group & scene.bandits
    ]


def _bow(scene: Scene, number: int, rest: Prefix) -> Choices:
    targets = _bow_targets(scene)
    if not rest:
        return Choices("bow-target", tuple(_bow_choice(scene, number, target) for target in targets))
    deeper(rest, 1)
    if rest[0] not in targets:
        raise KeyError(rest)
    return whole(("bow", scene.tables.samurai_names[number], rest[0]))


def _bow_choice(scene: Scene, number: int, target: str) -> Choice:
    board, stand = scene.board, scene.view.stands[number]
    if target in GATES:
        gate = GATES.index(target)
        tokens, distance = group_tokens(scene, gate), board.distance_group[stand][gate]
    else:
        place = board.index[target]
        tokens, distance = (scene.token_at[place],), board.distance_space[stand][place]
    fighter = scene.setting.values.samurai[number]
    details = {"tokens": names_of(tokens), "combat": fighter.combat, "distance": distance}
    chance = _killing(scene, tokens, fighter.combat - distance)
    return Choice(target, "target", target, 1, chance, "bow", details)


def _walk(scene: Scene, number: int, rest: Prefix) -> Choices:
    walks = walks_of(scene, number)
    area_of = scene.board.area_of
    if not rest:
        areas = sorted({area_of[walk.goal] for walk in walks})
        return Choices("walk-area", tuple(AREA_CHOICES[area] for area in areas))
    area = AREAS.index(rest[0]) if rest[0] in AREAS else -1
    walks = [walk for walk in walks if area_of[walk.goal] == area]
    if not walks:
        raise KeyError(rest)
    if len(rest) == 1:
        return Choices(
            "walk-goal",
            tuple(
                Choice(walk.written[-1], "space", walk.written[-1], 1, None, "walk", {"path": list(walk.written)})
                for walk in walks
            ),
        )
    deeper(rest, 2)
    for walk in walks:
        if walk.written[-1] == rest[1]:
            return whole(("walk", scene.tables.samurai_names[number], walk.written))
    raise KeyError(rest)


def _order(scene: Scene, number: int, rest: Prefix) -> Choices:
    commands = list(_commands(scene, number))
    if not rest:
        return Choices("order-what", tuple(_command_choice(scene, kind, which) for kind, which in commands))
    name = scene.tables.samurai_names[number]
    for kind, which in commands:
        if kind == "palisade" and GATES[which] == rest[0]:
            deeper(rest, 1)
            return whole(("order", name, GATES[which]))
        if kind == "house" and HOUSES[which] == rest[0]:
            break
    else:
        raise KeyError(rest)
    names = scene.board.names
    targets = _village_bandits(scene)
    if len(rest) == 1:
        return Choices("order-target", tuple(_house_choice(scene, which, target) for target in targets))
    deeper(rest, 2)
    for target in targets:
        if names[target] == rest[1]:
            return whole(_house_move(scene, name, which, target))
    raise KeyError(rest)


def _house_move(scene: Scene, name: str, house: int, target: int) -> Move:
    written = scene.board.names[target]
    return "order", name, HOUSES[house], nearest_exit(scene.setting, house, written), written


def _command_choice(scene: Scene, kind: str, which: int) -> Choice:
    if kind == "house":
        return Choice(HOUSES[which], "house", HOUSES[which])
    tokens = group_tokens(scene, which)
    combat = scene.setting.values.palisades[scene.view.palisade[which]].combat
    details = {"tokens": names_of(tokens), "combat": combat}
    note = "order" if scene.view.palisade_up >> which & 1 else "order-turns-up"
    return Choice(GATES[which], "palisade", GATES[which], 1, _killing(scene, tokens, combat), note, details)


def _house_choice(scene: Scene, house: int, target: int) -> Choice:
    written = scene.board.names[target]
    distance, exit_space = scene.tables.nearest_exit[house][target]
    exit_name = scene.board.names[exit_space]
    combat = scene.view.house_value[house]
    token = scene.token_at[target]
    details = {"tokens": names_of([token]), "combat": combat, "distance": distance, "exit": exit_name}
    note = "order" if scene.view.house_up >> house & 1 else "order-turns-up"
    return Choice(written, "target", written, 1, _killing(scene, (token,), combat - distance), note, details)


def _repair(scene: Scene, number: int, rest: Prefix) -> Choices:
    gates = _repairs(scene, number)
    row = scene.board.lead_palisade[scene.view.stands[number]]
    if not rest:
        return Choices(
            "repair-gate",
            tuple(
                Choice(GATES[gate], "gate", GATES[gate], 1, odds(1, row[gate]), "repair", {"distance": row[gate]})
                for gate in gates
            ),
        )
    deeper(rest, 1)
    if rest[0] not in GATES or GATES.index(rest[0]) not in gates:
        raise KeyError(rest)
    return whole(("repair", scene.tables.samurai_names[number], rest[0]))


BRANCHES: dict[str, Callable[[Scene, int, Prefix], Choices]] = {
    "h": _hit,
    "b": _bow,
    "w": _walk,
    "o": _order,
    "r": _repair,
}


def legal_actions(scene: Scene) -> Iterator[Move]:
    """List the canonical actions in the order of `actions`."""
    if scene.view.actions:
        names = scene.tables.samurai_names
        for number in _hitters(scene):
            yield "hit", names[number]
        targets = _bow_targets(scene)
        for number in _shooters(scene):
            for target in targets:
                yield "bow", names[number], target
        for number in _idle(scene, MOVEMENT):
            for walk in walks_of(scene, number):
                yield "walk", names[number], walk.written
        yield from _legal_orders(scene)
        for number in _menders(scene):
            for gate in _repairs(scene, number):
                yield "repair", names[number], GATES[gate]
    yield ("end",)


def _legal_orders(scene: Scene) -> Iterator[Move]:
    targets = _village_bandits(scene)
    for number in _leaders(scene):
        name = scene.tables.samurai_names[number]
        for kind, which in _commands(scene, number):
            if kind == "palisade":
                yield "order", name, GATES[which]
            else:
                for target in targets:
                    yield _house_move(scene, name, which, target)
