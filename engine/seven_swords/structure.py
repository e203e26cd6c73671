"""Whether a village file describes a village at all: the checks that need nothing but the written form.

`NEEDED` are those without which it cannot be compiled; `FORM` are all of them.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.seven_swords.schema import SquareForm, VillageForm
from engine.seven_swords.view import AREAS, GATES, HOUSES, STOREHOUSES, SUPPLIES


class Finding(NamedTuple):
    """Something wrong with a data file: the id of the check, whether play is impossible with it (``hard``) or it is
    only advice, and an English line that says what and where."""

    id: str
    hard: bool
    text: str


FormCheck = Callable[[VillageForm], Iterator[Finding]]


def squares(form: VillageForm) -> tuple[SquareForm, ...]:
    """Return all supply, storehouse and house squares."""
    return (*form.supplies, *form.storehouses, *form.houses)


def ids_and_references(form: VillageForm) -> Iterator[Finding]:
    """V-01: no id twice over all kinds, nothing refers to an id that is not there."""
    gates = [gate.id for gate in form.gates]
    groups = [one.id for gate in form.gates for one in gate.deploy]
    ids = Counter([*form.spaces, *gates, *groups, *(square.id for square in squares(form))])
    for name, count in ids.items():
        if count > 1:
            yield Finding("V-01", True, f"{name} is there {count} times; every id is used once")
    references = [("edges", end) for edge in form.edges for end in edge]
    references += [(gate.id, gate.space) for gate in form.gates]
    references += [(f"start of {area}", space) for area, space in form.start.items()]
    references += [(square.id, name) for square in squares(form) for name in (*square.touches, *square.joined())]
    for where, name in dict.fromkeys(references):
        if name not in ids:
            yield Finding("V-01", True, f"{where}: there is no {name}")


def areas(form: VillageForm) -> Iterator[Finding]:
    """V-02: seven areas A to G, each in one piece and of a good size; a space's id begins with its area."""
    for name, space in form.spaces.items():
        if name[0] != space.area:
            yield Finding("V-02", True, f"{name} is entered in area {space.area}; its id says {name[0]}")
    for letter in AREAS:
        inside = [name for name, space in form.spaces.items() if space.area == letter]
        if not inside:
            yield Finding("V-02", True, f"area {letter} has no space")
            continue
        apart = sorted(set(inside) - _reached(form, inside))
        if apart:
            yield Finding("V-02", True, f"area {letter} is in pieces: no way inside it to {' '.join(apart)}")
        if not 5 <= len(inside) <= 8:
            yield Finding("V-02", False, f"area {letter} has {len(inside)} spaces; 5 to 8 play best")


def _reached(form: VillageForm, spaces: Sequence[str]) -> set[str]:
    """Return the spaces that can be reached from the first one without leaving the given ones."""
    allowed, seen, queue = set(spaces), {spaces[0]}, deque([spaces[0]])
    while queue:
        here = queue.popleft()
        for edge in form.edges:
            if here in edge:
                there = edge[1] if edge[0] == here else edge[0]
                if there in allowed and there not in seen:
                    seen.add(there)
                    queue.append(there)
    return seen


def edges(form: VillageForm) -> Iterator[Finding]:
    """V-03: each edge joins two different village spaces and is written once; the village is in one piece."""
    groups = {one.id for gate in form.gates for one in gate.deploy}
    for edge in form.edges:
        wrong = [end for end in edge if end not in form.spaces and end not in groups]
        if wrong:
            yield Finding("V-03", True, f"edge {edge[0]}-{edge[1]}: {wrong[0]} is not a village space")
        if edge[0] == edge[1]:
            yield Finding("V-03", True, f"edge {edge[0]}-{edge[1]} joins a space to itself")
    for (first, second), count in Counter(tuple(sorted(edge)) for edge in form.edges).items():
        if count > 1:
            yield Finding("V-03", True, f"edge {first}-{second} is written {count} times")
    if form.spaces:
        apart = sorted(set(form.spaces) - _reached(form, list(form.spaces)))
        if apart:
            yield Finding(
                "V-03", True, f"the village is in pieces: no way from {next(iter(form.spaces))} to {' '.join(apart)}"
            )


def gates(form: VillageForm) -> Iterator[Finding]:
    """V-04: six gates with different gate spaces in their own areas and three deployment spaces each, which no edge
    names."""
    missing = [name for name in GATES if name not in [gate.id for gate in form.gates]]
    if missing:
        yield Finding("V-04", True, f"six gates are needed, {' '.join(missing)} missing")
    owners: dict[str, str] = {}
    for gate in form.gates:
        wanted = [f"{gate.id}{letter}" for letter in "abc"]
        if [one.id for one in gate.deploy] != wanted:
            yield Finding("V-04", True, f"{gate.id}: its deployment spaces must be {' '.join(wanted)}")
        space = form.spaces.get(gate.space)
        if space is None:
            yield Finding("V-04", True, f"{gate.id}: its gate space {gate.space} is not a village space")
        elif space.area != gate.area:
            yield Finding("V-04", True, f"{gate.id} is in area {gate.area}, but {gate.space} is in {space.area}")
        if gate.space in owners:
            yield Finding("V-04", True, f"{gate.id} and {owners[gate.space]} have the same gate space {gate.space}")
        owners[gate.space] = gate.id
    for edge in form.edges:
        for end in edge:
            if end.startswith("P") and end[-1] in "abc":
                yield Finding("V-04", True, f"edge {edge[0]}-{edge[1]}: deployment spaces have no edges")


def one_gate_an_area(form: VillageForm) -> Iterator[Finding]:
    """V-05: no area with two gates; with six gates exactly one area is left without."""
    for area, count in Counter(gate.area for gate in form.gates).items():
        if count > 1:
            yield Finding("V-05", True, f"area {area} has {count} gates; at most one an area")


def starts(form: VillageForm) -> Iterator[Finding]:
    """V-06, first half: every area names a village space of its own as start."""
    for area in AREAS:
        name = form.start.get(area)
        if name is None:
            yield Finding("V-06", True, f"area {area} has no start space")
        elif name not in form.spaces:
            yield Finding("V-06", True, f"start of {area}: {name} is not a village space")


def starts_behind_gates(form: VillageForm) -> Iterator[Finding]:
    """V-06, second half: each start lies in its area, and where there is a gate, right behind the gate space."""
    joined = {frozenset(edge) for edge in form.edges}
    behind = {gate.area: gate.space for gate in form.gates}
    for area, name in form.start.items():
        if name in form.spaces and form.spaces[name].area != area:
            yield Finding("V-06", True, f"start of {area}: {name} is in area {form.spaces[name].area}")
        elif area in behind and frozenset((name, behind[area])) not in joined:
            yield Finding("V-06", True, f"start of {area}: {name} is not next to the gate space {behind[area]}")
    for name, count in Counter(form.start.values()).items():
        if count > 1:
            yield Finding("V-06", True, f"{name} is the start of {count} areas")


def special_squares(form: VillageForm) -> Iterator[Finding]:
    """V-07: five supply, five storehouse and five house squares, each beside village spaces only."""
    for word, part, ids in (
        ("supply", form.supplies, SUPPLIES),
        ("storehouse", form.storehouses, STOREHOUSES),
        ("house", form.houses, HOUSES),
    ):
        missing = [name for name in ids if name not in [square.id for square in part]]
        if missing:
            yield Finding("V-07", True, f"five {word} squares are needed, {' '.join(missing)} missing")
    for square in squares(form):
        if not square.touches:
            yield Finding("V-07", True, f"{square.id} borders no village space")
        for name, count in Counter(square.touches).items():
            if name not in form.spaces:
                yield Finding("V-07", True, f"{square.id}: {name} in its touches is not a village space")
            if count > 1:
                yield Finding("V-07", True, f"{square.id}: {name} is written {count} times in its touches")


def special_squares_in_areas(form: VillageForm) -> Iterator[Finding]:
    """V-08: each special square borders its own area; at most two of a kind in one."""
    for square in squares(form):
        if square.area not in [form.spaces[name].area for name in square.touches if name in form.spaces]:
            yield Finding("V-08", False, f"{square.id} is in area {square.area} but borders none of its spaces")
    for (kind, area), count in Counter((square.id[0], square.area) for square in squares(form)).items():
        if count > 2:
            yield Finding("V-08", False, f"area {area} has {count} squares of kind {kind}; two are enough")


def arrows(form: VillageForm) -> Iterator[Finding]:
    """V-09: arrows lead to spaces that the square borders, in sensible numbers."""
    arrowed: tuple[SquareForm, ...] = (*form.storehouses, *form.houses)
    for square in arrowed:
        stray = sorted(set(square.joined()) - set(square.touches))
        if stray:
            yield Finding("V-09", True, f"{square.id}: arrow to {' '.join(stray)}, which is not among its touches")
        most, least = (4, 2) if square.id.startswith("W") else (3, 1)
        leading = square.joined()
        if not least <= len(set(leading)) <= most or len(set(leading)) < len(leading):
            yield Finding("V-09", True, f"{square.id} needs {least} to {most} different arrows")
    if form.houses and sum(len(house.arrows) >= 2 for house in form.houses) < 2:
        yield Finding(
            "V-09", True, "at least two houses need two or more arrows, so that there is a direction to choose"
        )


def defences(form: VillageForm) -> Iterator[Finding]:
    """V-10: storehouse defences differ, one is 12; supply defences are moderate."""
    values = [square.defence for square in form.storehouses]
    if len(set(values)) < len(values):
        yield Finding("V-10", True, f"storehouse defences must differ, here are {' '.join(map(str, sorted(values)))}")
    if values and 12 not in values:
        yield Finding("V-10", True, "one storehouse needs the defence 12")
    for square in form.supplies:
        if not 5 <= square.defence <= 8:
            yield Finding("V-10", False, f"{square.id} has defence {square.defence}; 5 to 8 play best")


def bows(form: VillageForm) -> Iterator[Finding]:
    """V-11: one bow square an area."""
    counts = Counter(bow.area for bow in form.bows)
    for area in AREAS:
        if counts[area] != 1:
            yield Finding("V-11", True, f"area {area} needs one bow square, the file has {counts[area]}")


def gate_spaces_kept_clear(form: VillageForm) -> Iterator[Finding]:
    """V-13: no arrow and no supply beside a gate space."""
    taken = {gate.space: gate.id for gate in form.gates}
    for square in squares(form):
        for name in square.joined():
            if name in taken:
                what = "borders" if square.id.startswith("R") else "has an arrow to"
                yield Finding("V-13", True, f"{square.id} {what} {name}, the gate space of {taken[name]}")


NEEDED: tuple[FormCheck, ...] = (ids_and_references, edges, gates, starts, special_squares)
FORM: tuple[FormCheck, ...] = (
    areas,
    edges,
    gates,
    one_gate_an_area,
    starts,
    starts_behind_gates,
    special_squares,
    special_squares_in_areas,
    arrows,
    defences,
    bows,
    gate_spaces_kept_clear,
)
"""All but `ids_and_references`, which comes first and alone."""
