"""What is different between two views of one table: the picture and the texts point it out."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from engine.core import UNKNOWN
from engine.seven_swords.board import Board
from engine.seven_swords.view import RESERVE, SETUP, View


class Moved(NamedTuple):
    """A piece that went from one place to another."""

    piece: int
    start: int
    end: int


class Changes(NamedTuple):
    """Everything that changed; token, samurai, gate and square numbers as in `View`."""

    tokens_moved: tuple[Moved, ...] = ()
    tokens_new: tuple[int, ...] = ()
    tokens_gone: tuple[Moved, ...] = ()
    """Tokens that left the board; ``end`` is `RESERVE`."""
    tokens_spent: tuple[int, ...] = ()
    samurai_moved: tuple[Moved, ...] = ()
    samurai_hurt: tuple[int, ...] = ()
    samurai_dead: tuple[Moved, ...] = ()
    supplies: tuple[int, ...] = ()
    storehouses: tuple[int, ...] = ()
    houses: tuple[int, ...] = ()
    gates: tuple[int, ...] = ()
    bows: tuple[int, ...] = ()
    """Areas that have fewer bows."""


NOTHING = Changes()


def changes(before: View | None, after: View) -> Changes:
    """Compare two views. Nothing counts as changed without an earlier view, or when the set-up has just ended."""
    if before is None or before is after or before.phase == SETUP or after.phase == SETUP:
        return NOTHING
    pairs = list(enumerate(zip(before.where, after.where, strict=True)))
    stands = list(enumerate(zip(before.stands, after.stands, strict=True)))
    kept = [token for token, (old, new) in pairs if old == new != RESERVE]
    hurt = after.red & ~before.red
    return Changes(
        tokens_moved=tuple(Moved(t, old, new) for t, (old, new) in pairs if RESERVE not in (old, new) and old != new),
        tokens_new=tuple(t for t, (old, new) in pairs if old == RESERVE != new),
        tokens_gone=tuple(Moved(t, old, new) for t, (old, new) in pairs if new == RESERVE != old),
        tokens_spent=tuple(t for t in kept if (after.spent & ~before.spent) >> t & 1),
        samurai_moved=tuple(Moved(s, old, new) for s, (old, new) in stands if RESERVE not in (old, new) and old != new),
        samurai_hurt=tuple(s for s, (_, new) in stands if hurt >> s & 1 and new != RESERVE),
        samurai_dead=tuple(Moved(s, old, new) for s, (old, new) in stands if new == RESERVE != old),
        supplies=_differences(
            [(place, before.supply_up >> n & 1) for n, place in enumerate(before.supply_place)],
            [(place, after.supply_up >> n & 1) for n, place in enumerate(after.supply_place)],
        ),
        storehouses=_bits(before.stolen ^ after.stolen),
        houses=_bits(before.house_up ^ after.house_up),
        gates=_bits(before.palisade_up ^ after.palisade_up | before.armed ^ after.armed),
        bows=_differences(list(before.bows), list(after.bows)),
    )


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def _differences(before: list[object], after: list[object]) -> tuple[int, ...]:
    pairs = enumerate(zip(before, after, strict=True))
    return tuple(number for number, (old, new) in pairs if old != new)


def way(board: Board, start: int, end: int) -> list[int]:
    """Return the places of a shortest way between two places, both included, over roads and through gates.

    Only what the board shows is used: the way a token really took is not in a view.
    """
    inner, last = _inside(board, start), _inside(board, end)
    came = {inner: UNKNOWN}
    queue = deque([inner])
    while queue and last not in came:
        here = queue.popleft()
        for there in board.neighbours[here]:
            if there not in came:
                came[there] = here
                queue.append(there)
    path = [last]
    while came.get(path[-1], UNKNOWN) != UNKNOWN:
        path.append(came[path[-1]])
    path.reverse()
    return [start] * (start != inner) + path + [end] * (end != last)


def _inside(board: Board, place: int) -> int:
    return place if place < board.village else board.gate_space[board.gate_of[place]]
