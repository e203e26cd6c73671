"""What the samurai player answers: set-up, the victim of a kill card, wounds, tiles, casualties."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engine.core import RANDOM_SETUP, Choice, Choices, Move, Prefix
from engine.errors import IllegalMove
from engine.seven_swords.choices_shared import deeper, samurai_choice, whole
from engine.seven_swords.rules_attack import RED
from engine.seven_swords.rules_cards import check_setup
from engine.seven_swords.rules_samurai import removals_wanted
from engine.seven_swords.rules_shared import kinds_of, names_of
from engine.seven_swords.scene import Scene
from engine.seven_swords.view import KINDS, TILES, Losses

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


def victim(scene: Scene, prefix: Prefix) -> Choices:
    """Return the samurai of whom one dies (SS-063)."""
    pending: Any = scene.view.pending
    if not prefix:
        return Choices("victim", tuple(samurai_choice(scene, number) for number in pending))
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
    details = {"side": "B" if back else "A", "a": face.a_actions, "b": face.b_actions}
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
