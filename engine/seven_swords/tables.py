"""Look-up tables made once from a board and its figures: bit masks, and the short ways over empty ground.

A mask of places has bit ``place`` set; a mask of tokens bit ``token``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.core import UNKNOWN, Choice
from engine.seven_swords.board import Board, Table
from engine.seven_swords.values import Values
from engine.seven_swords.view import GATES, STOCK, TOKEN_TYPE

ARCHERS = (2, 3)
"""Types that attack over a distance (SS-104)."""
ARCHER_TOKENS = sum(1 << token for token, kind in enumerate(TOKEN_TYPE) if kind in ARCHERS)
TYPE_MASKS = tuple(sum(1 << token for token, of in enumerate(TOKEN_TYPE) if of == kind) for kind in range(len(STOCK)))
"""Per type the mask of its tokens."""


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


class Target(NamedTuple):
    """Something that bandits can attack. Of a samurai only kind, number, name and defence are fixed."""

    kind: str
    """samurai, storehouse, supply or palisade."""
    number: int
    name: str
    defence: int
    """`UNKNOWN` for a palisade, whose token is not known here."""
    sides: int = 0
    """Mask of the places beside it."""
    shots: tuple[int, ...] = ()
    """Distance from every place."""


class Tables:
    """Everything here is derived from the board and the figures, or kept for a module (see `engine.core.Game`); see the
    attributes' comments."""

    def __init__(self, board: Board, values: Values) -> None:
        village = board.village
        self.token_combat = tuple(values.types[kind].combat for kind in TOKEN_TYPE)
        self.token_defence = tuple(values.types[kind].defence for kind in TOKEN_TYPE)
        self.token_movement = tuple(values.types[kind].movement for kind in TOKEN_TYPE)
        self.type_details = tuple(
            {"combat": one.combat, "defence": one.defence, "movement": one.movement} for one in values.types
        )
        """Per type its skills, as an answer tells them."""
        self.names = board.names
        self.number = board.index | {gate: board.deploy[index][0] for index, gate in enumerate(GATES)}
        """Map order of everything that a path can name."""
        self.samurai_index = {one.name: number for number, one in enumerate(values.samurai)}
        self.samurai_names = tuple(one.name for one in values.samurai)
        self.samurai_combat = tuple(one.combat for one in values.samurai)
        self.group = tuple(_mask(places) for places in board.deploy)
        """Per gate the mask of its deployment spaces."""
        self.deployment = sum(self.group)
        self.village = (1 << village) - 1
        self.village_size = village
        self.areas = tuple(_mask(places) for places in board.areas)
        self.beside = tuple(_mask(row) for row in board.neighbours)
        """Per village space the mask of its neighbours."""
        self.around = tuple(_mask(step.there for step in row) for row in _steps(board))
        """Per place the mask of where a bandit can step next."""
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
        self.rank = tuple(area << 8 | place for place, area in enumerate(self.area_of_goal))
        """Per place its order among goals: by area, then map order."""
        self.gate_of = board.gate_of
        self.to_space = _columns(board.distance_space)
        """[space][place]: an archer's distance, as in `Board` but with the target first."""
        self.targets = {target.name: target for target in self._targets(board, values)}
        """By name, in the order in which they are offered."""
        self.target_choices = {
            target.name: Choice(_target_key(target), "target", target.name, details={"kind": target.kind})
            for target in self.targets.values()
        }
        self.target_of_key = {_target_key(target): target for target in self.targets.values()}
        self.nearest_exit = tuple(
            tuple(min((board.distance_exit(exit_, space), exit_) for exit_ in house.arrows) for space in range(village))
            for house in board.houses
        )
        """[house][space]: (distance, exit) over the nearest exit, the first in map order of equal ones (SS-220)."""
        self.known: dict[tuple[int, int, bool], Any] = {}
        """Kept by `reach`: what was found last for (place, movement, carrying)."""
        self.latest_stands: tuple[tuple[int, ...], int, dict[int, int]] = ((), 0, {})
        """Kept by `scene`: stands, their mask, the combat skill on every place."""
        self.grounds: dict[tuple[int, int, int], Any] = {}
        """Kept by `ground`: the open ground around (place, movement, samurai near it)."""
        self._near: dict[tuple[int, int], int] = {}

    def _targets(self, board: Board, values: Values) -> Iterator[Target]:
        for number, one in enumerate(values.samurai):
            yield Target("samurai", number, one.name, one.defence)
        shots = _columns(board.distance_storehouse)
        for number, square in enumerate(board.storehouses):
            yield Target("storehouse", number, square.id, square.defence, self.store_sides[number], shots[number])
        shots = _columns(board.distance_supply)
        for number, square in enumerate(board.supplies):
            yield Target("supply", number, square.id, square.defence, self.supply_sides[number], shots[number])
        shots = _columns(board.distance_palisade)
        for number, gate in enumerate(GATES):
            yield Target("palisade", number, gate, UNKNOWN, self.palisade_sides[number], shots[number])

    def near(self, start: int, length: int) -> int:
        """Return the mask of village spaces within so many steps of a place."""
        found = self._near.get((start, length))
        if found is None:
            reached = {start}
            for _ in range(length):
                reached |= {step.there for place in reached for step in self.steps[place] if not step.out}
            found = self._near[start, length] = _mask(reached) & self.village
        return found


def _target_key(target: Target) -> str:
    return str(target.number + 1) if target.kind == "samurai" else target.name


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
