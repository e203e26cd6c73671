"""A village, compiled once from its data file into tables that the rules look things up in.

Places are numbered: the village spaces in the order of the file, then the 18 deployment spaces P1a, P1b ... P6c.
Gates, areas, supplies, storehouses and houses are numbered from 0 in the order of their ids (`view`).

Two ways of measuring, both counted in steps: ``walk`` over village spaces only, ``sight`` also over supply and
storehouse squares. A *distance* is the number of spaces strictly between two things, so neighbours are at 0.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.errors import DataError
from engine.forms import faults
from engine.seven_swords import schema, structure
from engine.seven_swords.view import AREAS

VILLAGES = Path(__file__).parent / "data" / "villages"
OWN_VILLAGES = Path(__file__).parent / "data" / "own" / "villages"
"""Where the owner of a printed board puts villages of his own; the repository ignores it."""
CANVAS = 1000
"""Width and height of the drawing; every position lies in it."""
FAR = 9999
"""Steps to what cannot be reached; no compiled board contains it."""
Point = tuple[float, float]
Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Square:
    """A supply, storehouse or house square, which nobody enters.

    ``touches`` are the village spaces beside it; ``arrows`` those joined to it by an arrow (for supplies all of
    ``touches``, since every side serves); ``defence`` is 0 for houses.
    """

    id: str
    area: int
    touches: tuple[int, ...]
    arrows: tuple[int, ...]
    defence: int
    xy: Point


@dataclass(frozen=True, slots=True)
class Scenery:
    """Something only drawn: ``kind`` is stream, pond, field, wood, road, wall or rock; the first, road and wall are
    lines, the others outlines."""

    kind: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A compiled village; see the module for the numbering. Immutable, shared by all tables that play on it."""

    key: str
    title: str
    names: tuple[str, ...]
    """Written id of every place."""
    index: dict[str, int]
    """Place of a written id. Never change it."""
    village: int
    """Number of village spaces: smaller places are village spaces, others deployment spaces."""
    area_of: tuple[int, ...]
    areas: Table
    neighbours: Table
    gate_space: tuple[int, ...]
    gate_area: tuple[int, ...]
    gate_at: tuple[int, ...]
    """Per village space the gate whose gate space it is, else -1."""
    deploy: Table
    gate_of: tuple[int, ...]
    """Per place the gate of a deployment space, -1 for village spaces."""
    walk: Table
    """Steps between village spaces over village spaces (G-4)."""
    sight: Table
    """Steps between village spaces over village spaces, supply and storehouse squares (G-5)."""
    supplies: tuple[Square, ...]
    storehouses: tuple[Square, ...]
    houses: tuple[Square, ...]
    start: tuple[int, ...]
    """Per area the space of the first-game stand (SS-030)."""
    distance_space: Table
    """[place][village space]: spaces between; from a deployment space as if it stood right before its gate space,
    whatever the palisade does (G-6)."""
    distance_group: Table
    """[village space][gate]: spaces between it and the deployment group, the palisade counting as none (G-6)."""
    distance_supply: Table
    """[place][supply]: spaces between, over any side of its square (G-6)."""
    distance_storehouse: Table
    """[place][storehouse]: spaces between on the way that ends at an arrow and does not run through the storehouse's
    own square (G-6)."""
    distance_palisade: Table
    """[place][gate]: spaces between; 0 for the gate's own deployment spaces and its gate space (G-6)."""
    lead_palisade: Table
    """[village space][gate]: leadership distance, walked (G-6)."""
    lead_house: Table
    """[village space][house]: leadership distance to the nearest side of the house, walked (G-6)."""
    xy: tuple[Point, ...]
    """Drawing position of every place."""
    gate_xy: tuple[Point, ...]
    bow_xy: tuple[Point, ...]
    area_xy: tuple[Point, ...]
    """Where an area's letter is drawn."""
    scenery: tuple[Scenery, ...]

    def distance_exit(self, exit_space: int, target: int) -> int:
        """Return the spaces between a house and a village space on the way through that exit (G-6)."""
        return self.sight[exit_space][target]

    def beside(self, first: int, second: int, armed: int) -> bool:
        """Say whether two places are neighbours (G-7). ``armed`` is the mask of armed palisades: a deployment space
        and its gate space are neighbours only while the palisade between them is disarmed."""
        if first >= self.village:
            first, second = second, first
        if first >= self.village:
            return False
        if second < self.village:
            return second in self.neighbours[first]
        gate = self.gate_of[second]
        return self.gate_space[gate] == first and not armed >> gate & 1


def shipped() -> tuple[str, ...]:
    """Return the keys of the villages on offer: the shipped ones, the default first, then the owner's."""
    own = sorted(path.stem for path in OWN_VILLAGES.glob("*.json"))
    ours = sorted(path.stem for path in VILLAGES.glob("*.json"))
    return (*ours, *(key for key in own if key not in ours))


def shipped_village(key: str) -> dict[str, Any]:
    """Return the data of a village on offer as plain JSON; a fresh copy at every call.

    Raises `KeyError` for an unknown key, `DataError` for a file that is not JSON.
    """
    if key not in shipped():
        raise KeyError(key)
    ours = VILLAGES / f"{key}.json"
    file = ours if ours.exists() else OWN_VILLAGES / ours.name
    try:
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise DataError([f"{file.name}: {error}"]) from error
    return data


def read_village(data: Mapping[str, Any]) -> schema.VillageForm:
    """Read village data. Raises `DataError` with every fault of its form."""
    try:
        return schema.VillageForm.model_validate(data)
    except ValidationError as error:
        raise DataError(faults(error)) from error


def compile_board(data: Mapping[str, Any]) -> Board:
    """Compile village data, with the short form of deployment spaces and bows allowed.

    Checks only what the tables need (`structure.NEEDED`) and raises `DataError` with everything that is wrong there;
    whether the village is a good one is for `validate.validate`.
    """
    form = read_village(data)
    findings = list(dict.fromkeys(finding.text for check in structure.NEEDED for finding in check(form)))
    settled = {space.area for space in form.spaces.values()}
    findings += [f"area {letter} has no space" for letter in AREAS if letter not in settled]
    if findings:
        raise DataError(findings)
    names = (*form.spaces, *(one.id for gate in _by_id(form.gates) for one in gate.deploy))
    index = {name: place for place, name in enumerate(names)}
    return _Compiler(form, names, index).board()


def _by_id(parts: Sequence[Any]) -> list[Any]:
    return sorted(parts, key=lambda part: str(part.id))


def _village_graph(form: schema.VillageForm) -> list[list[int]]:
    index = {name: place for place, name in enumerate(form.spaces)}
    graph: list[list[int]] = [[] for _ in form.spaces]
    for first, second in form.edges:
        graph[index[first]].append(index[second])
        graph[index[second]].append(index[first])
    return [sorted(set(row)) for row in graph]


def _steps(graph: Sequence[Sequence[int]], start: int, without: int = -1) -> tuple[int, ...]:
    """Return the steps from one node to every node, never entering ``without``."""
    steps = [FAR] * len(graph)
    steps[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if steps[there] == FAR and there != without:
                steps[there] = steps[here] + 1
                queue.append(there)
    return tuple(steps)


def _toward(centre: Point, point: Point, length: float) -> Point:
    """Return the step of that length from the centre toward the point."""
    across, down = point[0] - centre[0], point[1] - centre[1]
    norm = (across * across + down * down) ** 0.5 or 1.0
    return (across / norm * length, down / norm * length)


def _inside(point: Point) -> Point:
    return (min(max(point[0], 25.0), CANVAS - 25.0), min(max(point[1], 25.0), CANVAS - 25.0))


def default_deploy_xy(space: Point, gate: Point) -> tuple[Point, Point, Point]:
    """Return drawing positions for a deployment group whose file has none: a row beyond the palisade."""
    out = _toward(space, gate, 50.0)
    row = [(gate[0] + out[0] + side * -out[1], gate[1] + out[1] + side * out[0]) for side in (-1.0, 0.0, 1.0)]
    first, second, third = (_inside(point) for point in row)
    return (first, second, third)


class _Compiler:
    """Turns a checked form into the tables of a `Board`."""

    def __init__(self, form: schema.VillageForm, names: tuple[str, ...], index: dict[str, int]) -> None:
        self.form = form
        self.names = names
        self.index = index
        self.village = len(form.spaces)
        self.gates = _by_id(form.gates)
        self.gate_space = tuple(index[gate.space] for gate in self.gates)
        self.deploy = tuple(tuple(index[one.id] for one in gate.deploy) for gate in self.gates)
        self.gate_of = (-1,) * self.village + tuple(gate for gate in range(6) for _ in range(3))
        self.gate_at = tuple(
            self.gate_space.index(space) if space in self.gate_space else -1 for space in range(self.village)
        )
        self.supplies = self._squares(form.supplies)
        self.storehouses = self._squares(form.storehouses)
        self.houses = self._squares(form.houses)
        self.graph = _village_graph(form)
        self.walk = tuple(_steps(self.graph, space) for space in range(self.village))
        self.open = self._graph_with_squares()
        self.sight = tuple(_steps(self.open, space)[: self.village] for space in range(self.village))

    def _squares(self, parts: Sequence[Any]) -> tuple[Square, ...]:
        return tuple(
            Square(
                id=part.id,
                area=AREAS.index(part.area),
                touches=tuple(self.index[name] for name in part.touches),
                arrows=tuple(self.index[name] for name in part.joined()),
                defence=getattr(part, "defence", 0),
                xy=part.xy,
            )
            for part in _by_id(parts)
        )

    def _graph_with_squares(self) -> list[list[int]]:
        """Return the village graph with supplies and storehouses added as nodes, in this order."""
        graph = [list(row) for row in self.graph]
        for square in (*self.supplies, *self.storehouses):
            for space in square.touches:
                graph[space].append(len(graph))
            graph.append(list(square.touches))
        return graph

    def _outer(self, inner: Table) -> Table:
        """Extend distances from village spaces to all places: a deployment space is one step before its gate space."""
        groups = [tuple(1 + distance for distance in inner[space]) for space in self.gate_space]
        return inner + tuple(groups[gate] for gate in self.gate_of[self.village :])

    def _to_palisades(self) -> Table:
        inner = tuple(tuple(row[space] for space in self.gate_space) for row in self.sight)
        groups = [
            tuple(0 if gate == own else distance for gate, distance in enumerate(row))
            for own, row in enumerate(self._outer(inner)[self.village :: 3])
        ]
        return inner + tuple(groups[gate] for gate in self.gate_of[self.village :])

    def _to_storehouses(self) -> Table:
        columns = []
        for number, square in enumerate(self.storehouses):
            node = self.village + len(self.supplies) + number
            from_arrows = [_steps(self.open, arrow, without=node) for arrow in square.arrows]
            columns.append([min(steps[space] for steps in from_arrows) for space in range(self.village)])
        return tuple(zip(*columns, strict=True))

    def _nearest(self, steps: Table, squares: Sequence[Square]) -> Table:
        return tuple(tuple(min(row[touch] for touch in square.touches) for square in squares) for row in steps)

    def _deploy_xy(self) -> list[Point]:
        points: list[Point] = []
        for gate in self.gates:
            made_up = default_deploy_xy(self.form.spaces[gate.space].xy, gate.xy)
            points += [one.xy or default for one, default in zip(gate.deploy, made_up, strict=True)]
        return points

    def _area_points(self) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
        """Return the positions of the bow squares and of the area letters; made up: beside the middle."""
        given = {bow.area: bow.xy for bow in self.form.bows if bow.xy}
        bows, labels = [], []
        for letter in AREAS:
            points = [space.xy for space in self.form.spaces.values() if space.area == letter]
            middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
            bows.append(given.get(letter, middle))
            labels.append(self.form.area_xy.get(letter, (middle[0], middle[1] + 60.0)))
        return tuple(bows), tuple(labels)

    def board(self) -> Board:
        """Return the compiled board."""
        form = self.form
        area_of = tuple(AREAS.index(space.area) for space in form.spaces.values())
        to_palisade = self._to_palisades()
        between = tuple(tuple(max(0, steps - 1) for steps in row) for row in self.sight)
        bow_xy, area_xy = self._area_points()
        return Board(
            key=form.id,
            title=form.name or form.id,
            names=self.names,
            index=dict(self.index),
            village=self.village,
            area_of=area_of,
            areas=tuple(tuple(s for s in range(self.village) if area_of[s] == area) for area in range(7)),
            neighbours=tuple(tuple(row) for row in self.graph),
            gate_space=self.gate_space,
            gate_area=tuple(AREAS.index(gate.area) for gate in self.gates),
            gate_at=self.gate_at,
            deploy=self.deploy,
            gate_of=self.gate_of,
            walk=self.walk,
            sight=self.sight,
            supplies=self.supplies,
            storehouses=self.storehouses,
            houses=self.houses,
            start=tuple(self.index[form.start[letter]] for letter in AREAS),
            distance_space=between + tuple(self.sight[self.gate_space[g]] for g in self.gate_of[self.village :]),
            distance_group=to_palisade[: self.village],
            distance_supply=self._outer(self._nearest(self.sight, self.supplies)),
            distance_storehouse=self._outer(self._to_storehouses()),
            distance_palisade=to_palisade,
            lead_palisade=tuple(tuple(row[space] for space in self.gate_space) for row in self.walk),
            lead_house=self._nearest(self.walk, self.houses),
            xy=tuple(space.xy for space in form.spaces.values()) + tuple(self._deploy_xy()),
            gate_xy=tuple(gate.xy for gate in self.gates),
            bow_xy=bow_xy,
            area_xy=area_xy,
            scenery=tuple(Scenery(part.kind, part.points) for part in form.scenery),
        )
