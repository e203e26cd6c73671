"""What the samurai player can choose: set-up, tiles, actions, and the answers he owes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from engine.core import Choice, Choices, Move, Prefix
from engine.errors import IllegalMove
from engine.seven_swords.choices_shared import AREA_CHOICES, END, deeper, odds, offered, whole
from engine.seven_swords.notation import nearest_exit
from engine.seven_swords.reach import can_walk, walks_of
from engine.seven_swords.rules_attack import RED
from engine.seven_swords.rules_cards import RANDOM_SETUP, check_setup
from engine.seven_swords.rules_samurai import removals_wanted
from engine.seven_swords.rules_shared import COMBAT, LEADERSHIP, MOVEMENT, kinds_of, names_of
from engine.seven_swords.rules_strike import beside_tokens, group_tokens
from engine.seven_swords.scene import Scene
from engine.seven_swords.view import AREAS, GATES, HOUSES, KINDS, TILES, Losses

VERBS = {
    key: Choice(key, "verb", verb)
    for key, verb in (("h", "hit"), ("b", "bow"), ("w", "walk"), ("o", "order"), ("r", "repair"))
}
TILE_KEYS = ("c", "m", "l", "t", "g")
RANDOM = Choice("r", "setup", "random")
COMMIT = Choice("c", "setup", "commit")


def setup(scene: Scene, prefix: Prefix) -> Choices:
    """Return the forms of a set-up: random, or what was drafted if it is complete."""
    draft = _good_draft(scene)
    if not prefix:
        return Choices("setup", (RANDOM, COMMIT) if draft else (RANDOM,))
    deeper(prefix, 1)
    if prefix[0] == "r":
        return whole(RANDOM_SETUP)
    if prefix[0] == "c" and draft:
        return whole(draft)
    raise KeyError(prefix)


def _good_draft(scene: Scene) -> Move | None:
    draft = scene.view.draft
    if draft is None or draft == RANDOM_SETUP:
        return None
    try:
        check_setup(scene, draft)
    except IllegalMove:
        return None
    return draft


def legal_setup(scene: Scene) -> Iterator[Move]:
    """List the set-ups."""
    yield RANDOM_SETUP
    draft = _good_draft(scene)
    if draft:
        yield draft


def _samurai_choice(scene: Scene, number: int) -> Choice:
    return Choice(str(number + 1), "samurai", scene.tables.samurai_names[number])


def victim(scene: Scene, prefix: Prefix) -> Choices:
    """Return the samurai of whom one dies (SS-063)."""
    pending: Any = scene.view.pending
    if not prefix:
        return Choices("victim", tuple(_samurai_choice(scene, number) for number in pending))
    deeper(prefix, 1)
    for number in pending:
        if str(number + 1) == prefix[0]:
            return whole(("victim", scene.tables.samurai_names[number]))
    raise KeyError(prefix)


def legal_victim(scene: Scene) -> Iterator[Move]:
    """List the victims."""
    pending: Any = scene.view.pending
    for number in pending:
        yield "victim", scene.tables.samurai_names[number]


def _wounds(scene: Scene) -> list[str]:
    pending: Any = scene.view.pending
    mask = scene.view.marks[pending[0]]
    return [kind for bit, kind in enumerate(KINDS) if not mask >> bit & 1] + [RED]


def wound(scene: Scene, prefix: Prefix) -> Choices:
    """Return the answers to a hit (SS-131)."""
    offered = _wounds(scene)
    if not prefix:
        pending: Any = scene.view.pending
        details = {"samurai": scene.tables.samurai_names[pending[0]]}
        return Choices("wound", tuple(Choice(one[0].upper(), "wound", one, details=details) for one in offered))
    deeper(prefix, 1)
    for one in offered:
        if one[0].upper() == prefix[0]:
            return whole(("wound", one))
    raise KeyError(prefix)


def legal_wound(scene: Scene) -> Iterator[Move]:
    """List the answers to a hit."""
    for one in _wounds(scene):
        yield "wound", one


def _marks(scene: Scene) -> list[tuple[str, str, str]]:
    """Return (key, samurai, kind) of every token on a card."""
    return [
        (f"{number + 1}{kind}", scene.tables.samurai_names[number], kind)
        for number, mask in enumerate(scene.view.marks)
        for kind in kinds_of(mask)
    ]


def tile(scene: Scene, prefix: Prefix) -> Choices:
    """Return the tiles, and the tokens that the "two" tile removes, in either order."""
    if not prefix:
        return Choices("tile", tuple(_tile(scene, number) for number in range(len(TILES))))
    if prefix[0] not in TILE_KEYS:
        raise KeyError(prefix)
    number = TILE_KEYS.index(prefix[0])
    wanted = removals_wanted(scene, number)
    marks = {key: (who, kind) for key, who, kind in _marks(scene)}
    taken = prefix[1:]
    deeper(prefix, 1 + wanted)
    if len(set(taken)) < len(taken) or not set(taken) <= set(marks):
        raise KeyError(prefix)
    if len(taken) == wanted:
        removed = tuple(mark for key, mark in marks.items() if key in taken)
        return whole(("tile", TILES[number], removed) if removed else ("tile", TILES[number]))
    return Choices(
        "removal",
        tuple(
            Choice(key, "removal", f"{who}:{kind}", details={"samurai": who, "kind": kind})
            for key, (who, kind) in marks.items()
            if key not in taken
        ),
    )


def _tile(scene: Scene, number: int) -> Choice:
    face = scene.setting.values.tiles[number]
    back = bool(scene.view.tiles >> number & 1)
    details = {"side": "B" if back else "A", "actions": face.b_actions if back else face.a_actions}
    return Choice(
        TILE_KEYS[number], "tile", TILES[number], None, None, f"tile-{TILES[number]}" if back else "tile", details
    )


def legal_tile(scene: Scene) -> Iterator[Move]:
    """List the tiles with their removals."""
    for number, name in enumerate(TILES):
        wanted = removals_wanted(scene, number)
        if not wanted:
            yield "tile", name
            continue
        for removed in combinations([one[1:] for one in _marks(scene)], wanted):
            yield "tile", name, removed


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
        make = _hit_choice if verb == "h" else _samurai_choice
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
    yield END


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


def _loss_sets(scene: Scene) -> list[tuple[int, ...]]:
    """Return the sets that the value can destroy, the biggest first (SS-181)."""
    pending = scene.view.pending
    assert isinstance(pending, Losses)
    defence = scene.tables.token_defence
    found = [
        chosen
        for size in range(len(pending.tokens), 0, -1)
        for chosen in combinations(pending.tokens, size)
        if sum(defence[token] for token in chosen) <= pending.value
    ]
    found.sort(key=lambda chosen: (-len(chosen), -sum(defence[token] for token in chosen), chosen))
    return found


def losses(scene: Scene, prefix: Prefix) -> Choices:
    """Return the sets of bandits of which one is destroyed."""
    found = _loss_sets(scene)
    if not prefix:
        defence = scene.tables.token_defence
        return Choices(
            "losses",
            tuple(
                Choice(
                    str(index),
                    "loss",
                    tuple(names_of(chosen)),
                    details={"defence": sum(defence[token] for token in chosen)},
                )
                for index, chosen in enumerate(found, start=1)
            ),
        )
    deeper(prefix, 1)
    for index, chosen in enumerate(found, start=1):
        if str(index) == prefix[0]:
            return whole(("losses", tuple(names_of(chosen))))
    raise KeyError(prefix)


def legal_losses(scene: Scene) -> Iterator[Move]:
    """List the sets of bandits."""
    for chosen in _loss_sets(scene):
        yield "losses", tuple(names_of(chosen))
