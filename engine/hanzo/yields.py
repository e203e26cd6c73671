"""What placements yield, and which are best: for the choices, for panels that list candidates, for computer players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.hanzo import sight
from engine.hanzo.collect import Counters, Result, orders, results, usual_order
from engine.hanzo.grid import Grid
from engine.hanzo.rulings import TRACK_MAX
from engine.hanzo.scene import occupied, restrictions
from engine.hanzo.state import Position
from engine.hanzo.view import DOOR, RESOURCES

Merit = tuple[int, int, tuple[int, ...], int]
"""What placements are sorted by, the best first."""


class Yield(NamedTuple):
    """A placement with what comes of it, in one order of collecting."""

    die: int
    cell: int
    axis: str
    results: tuple[Result, ...]
    counters: Counters
    """The counters afterwards."""

    def cells(self) -> tuple[int, ...]:
        """Return the collected cells in order."""
        return tuple(result.cell for result in self.results)

    def names(self, grid: Grid) -> tuple[str, ...]:
        """Return their names."""
        return tuple(grid.names[result.cell] for result in self.results)

    @property
    def gained(self) -> int:
        """Steps that the counters advance."""
        return sum(result.gained for result in self.results)

    @property
    def removing(self) -> int:
        """Doors that remove a samurai, if one can be removed: those that advance, but not the one that wins."""
        return sum(result.gained and result.resource == DOOR and result.value < TRACK_MAX for result in self.results)

    @property
    def rank(self) -> tuple[int, int, int]:
        """Sorts the better before the worse: more gained, more Doors among it, less wasted."""
        doors = sum(result.gained and result.resource == DOOR for result in self.results)
        return -self.gained, -doors, len(self.results)

    @property
    def merit(self) -> Merit:
        """Sorts as `rank` does, and of what gains as much first what leaves the lowest white counters highest."""
        gained, doors, collected = self.rank
        return gained, doors, tuple([-counter for counter in sorted(self.counters[:DOOR])]), collected

    def told(self, grid: Grid) -> dict[str, Any]:
        """Return it as plain values: each collected cell in order with why it is wasted and which counters hold it
        back, gained letters, removals, whether it wins (HZ-130)."""
        return {
            "collect": [
                [grid.names[result.cell], RESOURCES[result.resource], result.gained, result.why]
                for result in self.results
            ],
            "held": [result.held for result in self.results],
            "gained": "".join(RESOURCES[result.resource] for result in self.results if result.gained),
            "removes": self.removing,
            "wins": min(self.counters) == TRACK_MAX,
        }


class Placements:
    """All placements of a die in a position."""

    __slots__ = ("_by_cell", "_known", "die", "position", "spots")

    def __init__(self, position: Position, die: int, spots: list[sight.Spot]) -> None:
        self.position = position
        self.die = die
        self.spots = spots
        self._by_cell: dict[int, list[sight.Spot]] = {}
        for spot in spots:
            self._by_cell.setdefault(spot[0], []).append(spot)
        self._known: dict[tuple[int, ...], Merit] = {}

    def cells(self) -> list[int]:
        """Return the cells where the die can be placed, in reading order."""
        return list(self._by_cell)

    def takes(self, cell: int, axis: str) -> list[tuple[int, ...]]:
        """Return what can be collected from a cell, lying so."""
        return [taken for _, lying, taken in self._by_cell.get(cell, ()) if lying == axis]

    def yielded(self, cell: int, axis: str, taken: tuple[int, ...]) -> Yield:
        """Return what comes of collecting these cells in the usual order."""
        position = self.position
        order = usual_order(position.setting, position.grid.resource, taken)
        return self._resolved(cell, axis, order)

    def ordered(self, cell: int, axis: str, taken: tuple[int, ...]) -> list[Yield]:
        """Return a yield for each different result of collecting these cells, the usual order first."""
        position = self.position
        ways = orders(position.setting, position.counters, position.grid.resource, taken)
        return [self._resolved(cell, axis, order) for order in ways]

    def _resolved(self, cell: int, axis: str, order: tuple[int, ...]) -> Yield:
        position = self.position
        found, counters = results(position.setting, position.counters, position.grid.resource, order)
        return Yield(self.die, cell, axis, found, counters)

    def _merit(self, spot: sight.Spot) -> Merit:
        """Return the merit of a placement; it depends only on the resources, so that it is known for most."""
        resource = self.position.grid.resource
        kinds = tuple([resource[cell] for cell in spot[2]])
        merit = self._known.get(kinds)
        if merit is None:
            merit = self._known[kinds] = self.yielded(*spot).merit
        return merit

    def best(self, cells: Iterable[int] | None = None, axis: str | None = None) -> Yield:
        """Return the best placement on some cells, lying so: the first in the list of those with the best merit."""
        return self.yielded(*min(self.chosen(cells, axis), key=self._merit))

    def chosen(self, cells: Iterable[int] | None = None, axis: str | None = None) -> Iterator[sight.Spot]:
        """List the placements on some cells, lying so."""
        for cell in self._by_cell if cells is None else cells:
            for spot in self._by_cell.get(cell, ()):
                if axis is None or spot[1] == axis:
                    yield spot

    def ranked(
        self, cells: Iterable[int] | None = None, axis: str | None = None, wanted: str = "", limit: int | None = None
    ) -> list[Yield]:
        """Return the placements, best first, all of them or so many; ``wanted`` are letters of resources that must all
        be gained."""
        found = []
        for spot in sorted(self.chosen(cells, axis), key=self._merit):
            one = self.yielded(*spot)
            gained = [RESOURCES[result.resource] for result in one.results if result.gained]
            if all(gained.count(letter) >= wanted.count(letter) for letter in wanted):
                found.append(one)
                if len(found) == limit:
                    break
        return found


def placements_of(position: Position, die: int) -> Placements:
    """Return all placements of a die. The latest position of a setting is remembered, since a walk down the choices
    asks again at every step."""
    setting = position.setting
    kept = setting.latest
    if kept is None or kept[0] is not position:
        kept = setting.latest = (position, {})
    known: dict[int, Placements] = kept[1]
    options = known.get(die)
    if options is None:
        place, collect = restrictions(position)
        spots = sight.placements(position.grid, occupied(position), place, collect, die)
        options = known[die] = Placements(position, die, spots)
    return options
