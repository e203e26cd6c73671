"""Look-up tables made once from a board and its figures: bit masks, and the short ways over empty ground.

A mask of places has bit ``place`` set; a mask of tokens bit ``token``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.seven_swords.board import Board, Table
from engine.seven_swords.values import Values
from engine.seven_swords.view import GATES, STOCK, TOKEN_TYPE, TOKENS

ARCHERS = (2, 3)
"""Types that attack over a distance (SS-104)."""
ARCHER_TOKENS = sum(1 << token for token, kind in enumerate(TOKEN_TYPE) if kind in ARCHERS)
TYPE_TOKENS = tuple(
    tuple(token for token in range(len(TOKENS)) if TOKEN_TYPE[token] == kind) for kind in range(len(STOCK))
)
"""Per type its tokens, in token order."""


class Next(NamedTuple):
    """A step of a bandit."""

    there: int
    bit: int
    gate: int
    """The gate that is passed, or -1."""
    out: bool
    """Whether it leads out of the village."""
    name: str
    """How a path writes it."""


class Way(NamedTuple):
    """The canonical way to a village space over ground without samurai and palisades."""

    goal: int
    bit: int
    steps: int
    path: tuple[int, ...]
    """Places entered."""
    written: tuple[str, ...]
    """The same as written ids."""


class Exit(NamedTuple):
    """The canonical way to a gate space, ``steps`` away, from which one more step leaves the village."""

    gate: int
    steps: int
    path: tuple[int, ...]
    written: tuple[str, ...]
    """Written ids of the whole way out, the gate's own id last."""


class Ball(NamedTuple):
    """Where a number of steps can lead from a place."""

    touched: int
    """Mask of all village spaces in reach."""
    ways: tuple[Way, ...]
    """One way a village space, the nearest and first in map order first; the place itself is not among them."""
    by_area: tuple[Way, ...]
    """The same, by area and map order."""
    exits: tuple[Exit, ...]
    """Gates that can be left through with the last step at most."""


class Tables:
    """Everything here is derived from the board and the figures; see the attributes' comments."""

    def __init__(self, board: Board, values: Values) -> None:
        village = board.village
        self.token_combat = tuple(values.types[kind].combat for kind in TOKEN_TYPE)
        self.token_defence = tuple(values.types[kind].defence for kind in TOKEN_TYPE)
        self.token_movement = tuple(values.types[kind].movement for kind in TOKEN_TYPE)
        self.names = board.names
        self.samurai_index = {one.name: number for number, one in enumerate(values.samurai)}
        self.samurai_names = tuple(one.name for one in values.samurai)
        self.group = tuple(_mask(places) for places in board.deploy)
        """Per gate the mask of its deployment spaces."""
        self.deployment = sum(self.group)
        self.village = (1 << village) - 1
        self.areas = tuple(_mask(places) for places in board.areas)
        self.beside = tuple(_mask(row) for row in board.neighbours)
        """Per village space the mask of its neighbours."""
        self.supply_sides = tuple(_mask(square.touches) for square in board.supplies)
        self.store_sides = tuple(_mask(square.arrows) for square in board.storehouses)
        self.palisade_sides = tuple(
            group | 1 << space for group, space in zip(self.group, board.gate_space, strict=True)
        )
        self.steps = _steps(board)
        """The steps of bandits, see `Next`; a deployment group stands at its first space."""
        self.area_of_goal = board.area_of + tuple(
            board.gate_area[board.gate_of[place]] for place in range(village, len(board.names))
        )
        """Per place the area under which it is offered as a goal."""
        self.to_space = _columns(board.distance_space)
        """[target][place]: an archer's distance, as in `Board` but with the target first; so below."""
        self.to_supply = _columns(board.distance_supply)
        self.to_storehouse = _columns(board.distance_storehouse)
        self.to_palisade = _columns(board.distance_palisade)
        self.known: dict[tuple[int, int, bool], Any] = {}
        """Kept by `reach`: what was found last for (place, movement, carrying)."""
        self._balls: dict[tuple[int, int], Ball] = {}
        self._board = board

    def ball(self, place: int, steps: int) -> Ball:
        """Return where that many steps can lead from a place; made at the first question."""
        found = self._balls.get((place, steps))
        if found is None:
            found = self._balls[place, steps] = self._ball(place, steps)
        return found

    def _ball(self, start: int, length: int) -> Ball:
        board, names = self._board, self.names
        paths: dict[int, tuple[int, ...]] = {start: ()}
        queue = [start]
        for here in queue:
            if len(paths[here]) == length:
                break
            for there, _, _, out, _ in self.steps[here]:
                if not out and there not in paths:
                    paths[there] = (*paths[here], there)
                    queue.append(there)
        ways = tuple(
            Way(goal, 1 << goal, len(paths[goal]), paths[goal], tuple(names[place] for place in paths[goal]))
            for goal in queue[1:]
        )
        exits = tuple(
            Exit(gate, len(paths[space]), paths[space], (*(names[place] for place in paths[space]), GATES[gate]))
            for gate, space in enumerate(board.gate_space)
            if space in paths and len(paths[space]) < length and gate != board.gate_of[start]
        )
        by_area = tuple(sorted(ways, key=lambda way: (self.area_of_goal[way.goal], way.goal)))
        return Ball(_mask(place for place in paths if place < board.village), ways, by_area, exits)


def _mask(places: Iterable[int]) -> int:
    result = 0
    for place in places:
        result |= 1 << place
    return result


def _columns(table: Table) -> Table:
    return tuple(zip(*table, strict=True))


def _steps(board: Board) -> tuple[tuple[Next, ...], ...]:
    names = board.names
    rows = []
    for space, row in enumerate(board.neighbours):
        steps = [Next(there, 1 << there, -1, False, names[there]) for there in row]
        gate = board.gate_at[space]
        if gate >= 0:
            outside = board.deploy[gate][0]
            steps.append(Next(outside, 1 << outside, gate, True, GATES[gate]))
        rows.append(tuple(steps))
    for gate in board.gate_of[board.village :]:
        inside = board.gate_space[gate]
        rows.append((Next(inside, 1 << inside, gate, False, names[inside]),))
    return tuple(rows)
