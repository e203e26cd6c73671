"""What makes a village easy or hard to rob and to hold, as numbers: depths, reach, weak spots, prices of a raid."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Sequence
from functools import cache

from engine.seven_swords.board import Board, Square, Table
from engine.seven_swords.values import Values

CROSSING = 2
"""The difficulty of the palisade in the model raid."""
LIKELY = 0.9
"""The chance of success which the model raid wants for turning a supply up."""


def depth(board: Board, square: Square) -> int:
    """Return how many spaces the nearest gate's bandits enter until they stand beside the square (at an arrow, where
    it has arrows)."""
    return 1 + min(board.walk[gate][space] for gate in board.gate_space for space in square.arrows)


def depths(board: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the depths of all supplies and of all storehouses, each sorted."""
    supplies = tuple(sorted(depth(board, square) for square in board.supplies))
    return supplies, tuple(sorted(depth(board, square) for square in board.storehouses))


def diameter(board: Board) -> int:
    """Return the longest of all shortest walks between two village spaces."""
    return max(max(row) for row in board.walk)


def within(board: Board, space: int, steps: int) -> int:
    """Return how many village spaces are at most that many steps away, the space itself included."""
    return sum(1 for distance in board.walk[space] if distance <= steps)


def weak_spaces(neighbours: Table, left_out: Collection[int]) -> tuple[int, ...]:
    """Return the spaces whose loss would split what remains of the village without the spaces ``left_out``.

    If that remainder is already in pieces, every space of it counts as weak.
    """
    kept = [space for space in range(len(neighbours)) if space not in left_out]
    return tuple(
        space for space in kept if not _connected(neighbours, [other for other in kept if other != space], left_out)
    )


def _connected(neighbours: Table, spaces: Sequence[int], left_out: Collection[int]) -> bool:
    if not spaces:
        return True
    allowed = set(spaces) - set(left_out)
    seen = {spaces[0]}
    queue = deque([spaces[0]])
    while queue:
        for there in neighbours[queue.popleft()]:
            if there in allowed and there not in seen:
                seen.add(there)
                queue.append(there)
    return len(seen) == len(allowed)


def units(points: int, movement: int) -> int:
    """Return how many units of movement points have to be bought for a number of points."""
    return -(-points // movement)


def raid(board: Board, square: Square, values: Values) -> tuple[int, int]:
    """Return the least actions for robbing a supply from outside, all tokens bought at full price:
    (palisade armed, supply face down; palisade disarmed, supply face up).

    A lower bound: everybody finds room beside the supply at its smallest depth. Archers may stop earlier and shoot.
    """
    way = depth(board, square)
    carriers = [
        (
            kind.cost + 3 * units(way + CROSSING, kind.movement) + 1,
            kind.cost + 3 * units(way, kind.movement) + 1,
        )
        for kind in values.types
    ]
    cold = _uncovering(way, square.defence, values) + min(price for price, _ in carriers)
    return cold, min(price for _, price in carriers)


def _uncovering(way: int, defence: int, values: Values) -> int:
    """Return the least actions for a joint attack on a supply that succeeds with the wanted chance."""
    offers: dict[int, int] = {}
    for kind in values.types:
        for short in range(way if kind.key in ("arc", "varc") else 1):
            price = kind.cost + units(way - short + CROSSING, kind.movement) + 1
            offers[kind.combat - short] = min(price, offers.get(kind.combat - short, price))
    best: list[int] = []
    parties = {0: 0}
    for dice in range(1, 9):
        grown: dict[int, int] = {}
        for skill, price in parties.items():
            for more, extra in offers.items():
                grown[skill + more] = min(price + extra, grown.get(skill + more, price + extra))
        parties = grown
        best += [price for skill, price in parties.items() if chance(dice, defence - skill) >= LIKELY]
    return min(best)


@cache
def chance(dice: int, least: int) -> float:
    """Return the chance that so many dice show at least that sum."""
    sums = Counter({0: 1})
    for _ in range(dice):
        rolled: Counter[int] = Counter()
        for total, ways in sums.items():
            for face in range(1, 7):
                rolled[total + face] += ways
        sums = rolled
    favourable = sum(ways for total, ways in sums.items() if total >= least)
    return float(favourable / 6**dice)


def same_shape(first: Board, second: Board) -> bool:
    """Say whether the two villages are one and the same graph under other names (gates included)."""
    if first.village != second.village:
        return False
    both = [*first.neighbours, *(tuple(first.village + space for space in row) for row in second.neighbours)]
    gates = [gate >= 0 for gate in (*first.gate_at, *second.gate_at)]
    return _match(both, [int(gate) for gate in gates], first.village)


def _match(both: Sequence[Sequence[int]], colours: list[int], half: int) -> bool:
    """Refine the colours of both graphs together; while a colour is shared by several spaces, tie one pair and try."""
    while True:
        signs = [(colours[node], tuple(sorted(colours[there] for there in row))) for node, row in enumerate(both)]
        ranks = {sign: rank for rank, sign in enumerate(sorted(set(signs)))}
        refined = [ranks[sign] for sign in signs]
        if len(ranks) == len(set(colours)):
            break
        colours = refined
    if Counter(refined[:half]) != Counter(refined[half:]):
        return False
    shared = [colour for colour, count in Counter(refined[:half]).items() if count > 1]
    if not shared:
        return True
    node = refined.index(shared[0])
    for other in range(half, 2 * half):
        if refined[other] == shared[0]:
            tied = list(refined)
            tied[node] = tied[other] = len(ranks)
            if _match(both, tied, half):
                return True
    return False
