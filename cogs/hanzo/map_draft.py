"""Building a map of Hanzō: pure steps from one draft to the next.

A draft is the cards in the order laid, as `engine.hanzo.maps` writes them; it may have fewer cards than a map needs,
but never more, and never a card that does not exist. Its name is kept beside it, and lost with the first step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Move
from engine.errors import IllegalMove, NotationError
from engine.hanzo import maps
from engine.hanzo.cards import BACK, FRONT, Cards
from engine.hanzo.maps import Laid
from engine.hanzo.rulings import CARDS, LAYOUT
from engine.hanzo.validate import Finding, misplaced

Draft = tuple[Laid, ...]
SHIFTS = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
QUARTER, FULL = 90, 360


class TooFar(Exception):
    """A card cannot be shifted further: the map would have more rows or columns than can be named."""


def as_move(draft: Draft, name: str = "") -> Move | None:
    """Return the move that a draft is kept as; ``None`` for an empty one."""
    return ("map", maps.write_map(draft, name)) if draft else None


def of_move(move: Move | None) -> Draft:
    """Return the draft that was kept; an empty one for ``None`` and for what is no map of cards."""
    if move is None or len(move) != 2:
        return ()
    try:
        return maps.read_map(move[1])
    except ValueError:
        return ()


def name_of(move: Move | None) -> str:
    """Return the name of the draft that was kept; empty if it has none."""
    return maps.read_name(move[1]) if move is not None and of_move(move) else ""


def read(cards: Cards, text: str) -> Draft:
    """Read the text of a map, finished or not, or the name of a ready one.

    Raises `engine.errors.NotationError` for what is no such text, and `engine.errors.IllegalMove` for cards that do not
    exist or cannot lie so.
    """
    key = maps.preset(cards, text.strip())
    try:
        draft = maps.read_map(cards.presets[key].map if key else text)
    except ValueError as error:
        raise NotationError("notation-map", text=str(error)) from None
    for one in misplaced(cards, draft):
        raise IllegalMove(one.code, one.clause, **one.parameters)
    return draft


def unused(cards: Cards, draft: Draft) -> list[str]:
    """Return the faces of the cards that do not lie yet, of each card the day face first; none if there is no room for
    another."""
    if len(draft) >= CARDS:
        return []
    used = {one.face[:-1] for one in draft}
    left = (face for face in cards.faces if face[:-1] not in used)
    return sorted(left, key=lambda face: (face[:-1], face.endswith(BACK)))


def added(cards: Cards, draft: Draft, face: str) -> Draft:
    """Return the draft with a card on the first place of the usual layout where no card begins, or where there is room
    beside it. Raises `KeyError` for a face that cannot be added."""
    if face not in unused(cards, draft):
        raise KeyError(face)
    taken = {(one.row, one.column) for one in draft}
    places = ((row * cards.height, column * cards.width) for row in range(LAYOUT[0]) for column in range(LAYOUT[1]))
    row, column = next(place for place in places if place not in taken)
    return (*draft, Laid(face, 0, row, column))


def _changed(draft: Draft, number: int, change: Callable[[Laid], Laid]) -> Draft:
    return (*draft[:number], change(draft[number]), *draft[number + 1 :])


def turned(draft: Draft, number: int) -> Draft:
    """Return the draft with a card turned a quarter clockwise."""
    return _changed(draft, number, lambda one: one._replace(turn=(one.turn + QUARTER) % FULL))


def flipped(cards: Cards, draft: Draft, number: int) -> Draft:
    """Return the draft with the other face of a card up; unchanged if it has only one."""

    def other(one: Laid) -> Laid:
        face = one.face[:-1] + (BACK if one.face.endswith(FRONT) else FRONT)
        return one._replace(face=face) if face in cards.faces else one

    return _changed(draft, number, other)


def shifted(cards: Cards, draft: Draft, number: int, way: str) -> Draft:
    """Return the draft with a card one space further. Raises `TooFar`."""
    down, right = SHIFTS[way]
    moved = _changed(draft, number, lambda one: one._replace(row=one.row + down, column=one.column + right))
    moved = maps.normalised(moved)
    if misplaced(cards, moved):
        raise TooFar
    return moved


def raised(draft: Draft, number: int) -> Draft:
    """Return the draft with a card laid last, so that it covers others."""
    return (*draft[:number], *draft[number + 1 :], draft[number])


def without(draft: Draft, number: int) -> Draft:
    """Return the draft without a card."""
    left = (*draft[:number], *draft[number + 1 :])
    return maps.normalised(left) if left else ()


def ready(found: Sequence[Finding]) -> bool:
    """Say whether nothing keeps a map from being played on."""
    return not any(one.hard for one in found)
