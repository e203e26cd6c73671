"""The test of every move, from the mover's view alone. Each check returns what carrying the move out needs.

A placement is tested in a fixed order, and the first thing wrong is told: the die, the cell, a piece on it, the events,
the way it lies, what it takes, and last who is removed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Move
from engine.errors import IllegalMove
from engine.hanzo import maps, sight
from engine.hanzo.collect import AFTER, WASTE_CLAUSES, Result, results, usual_order, waste
from engine.hanzo.grid import Grid
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import OWN_CELL, TRACK_MAX
from engine.hanzo.scene import active, occupied, removable, restrictions, samurai_cells
from engine.hanzo.state import Position
from engine.hanzo.view import (
    AXES,
    DOOR,
    EVENT_SAMURAI,
    FLOOR,
    GUARDIANS,
    LANTERNS,
    NEUTRAL,
    PATROL,
    REINFORCE,
    RESOURCES,
    ROOF,
    SETUP,
    Die,
)

Items = tuple[tuple[str, str], ...]
"""What a placement collects, in order: each space with the samurai that its Door removes, or with nothing."""

NOBODY = -1


class MapPlan(NamedTuple):
    """The map that was chosen: its text, or how it is to be drawn."""

    text: str
    draw: str
    preset: str


class Placing(NamedTuple):
    """A die to be placed, what comes of each cell it collects, and per cell the samurai removed, or `NOBODY`."""

    die: Die
    results: tuple[Result, ...]
    removed: tuple[int, ...]
    counters: tuple[int, ...]


class Gaining(NamedTuple):
    """The gift of the sleeping guardians, and the samurai removed for a Door, or `NOBODY`."""

    resource: int
    removed: int


def check_map(position: Position, move: Move) -> MapPlan:
    """Test the choice of a map (HZ-001 to HZ-009)."""
    setting = position.setting
    what = str(move[1])
    if what == "draw":
        return MapPlan("", str(move[2]) if len(move) > 2 else maps.MIXED, "")
    key = maps.preset(setting.cards, what)
    text = what if key is None else setting.cards.presets[key].map
    try:
        laid = maps.read_map(text)
    except ValueError as error:
        raise IllegalMove("MAP_CARDS", "HZ-001", why="text", card=str(error)) from error
    for one in setting.findings(laid):
        if one.hard:
            raise IllegalMove(one.code, one.clause, **one.parameters)
    return MapPlan(maps.tidied(text), "", key or "")


def check_samurai(position: Position, move: Move) -> int:
    """Test where a samurai is placed."""
    grid = position.grid
    cell = existing(grid, move[1])
    taken = occupied(position)
    if taken >> cell & 1:
        raise IllegalMove("CELL_OCCUPIED", "HZ-013", cell=move[1], piece=_piece(position, cell))
    clauses = {SETUP: "HZ-032" if position.setting.duel else "HZ-021", EVENT_SAMURAI: _event_clause(position)}
    if not grid.whites >> cell & 1:
        raise IllegalMove("SAMURAI_NOT_WHITE", clauses.get(position.phase, "HZ-121"), cell=move[1])
    if not samurai_cells(position) >> cell & 1:
        if position.phase == SETUP:
            raise IllegalMove("SAMURAI_CARD_USED", clauses[SETUP], cell=move[1], card=grid.faces[grid.card[cell]])
        assert position.phase == REINFORCE
        raise IllegalMove("CARD_PRIORITY", "HZ-121", cell=move[1], card=grid.faces[grid.card[cell]])
    return cell


def _event_clause(position: Position) -> str:
    return "HZ-071" if position.setting.duel else "HZ-064"


def existing(grid: Grid, name: str) -> int:
    """Return the cell of a name, or refuse it: it is a gap, or beyond the corner that is ``last``."""
    cell = grid.index.get(name, -1)
    if cell < 0:
        where = "gap" if grid.spans(name) else "beyond"
        raise IllegalMove("CELL_MISSING", "HZ-005", cell=name, where=where, last=grid.corner)
    return cell


def _piece(position: Position, cell: int) -> str:
    return "samurai" if position.samurai >> cell & 1 else "die"


def event_values(position: Position) -> tuple[int, ...]:
    """Return the values that can be given up for the event (HZ-042, HZ-051, HZ-140)."""
    values = tuple(dict.fromkeys(position.left))
    if position.setting.duel:
        return values
    open_values = tuple(value for value in values if not position.marks >> (value - 1) & 1)
    return open_values[:1] if position.setting.options.disastrous_events else open_values


def check_event(position: Position, move: Move) -> int:
    """Test which die sets the event."""
    value: int = move[1]
    if value not in position.left:
        raise IllegalMove(
            "DIE_NOT_AVAILABLE", "HZ-051" if position.setting.duel else "HZ-042", die=value, left=_left(position)
        )
    allowed = event_values(position)
    if value in allowed:
        return value
    if position.marks >> (value - 1) & 1:
        raise IllegalMove("EVENT_MARKED", "HZ-042", die=value, event=event_name(False, value))
    raise IllegalMove("NOT_LOWEST", "HZ-140", die=value, lowest=allowed[0])


def _left(position: Position) -> str:
    return ",".join(map(str, dict.fromkeys(position.left)))


def check_extra(position: Position, move: Move) -> int:
    """Test the second die given up for bad weather."""
    value: int = move[1]
    if value not in position.left:
        raise IllegalMove("DIE_NOT_AVAILABLE", "HZ-061", die=value, left=_left(position))
    return value


def closed_clause(position: Position, cell: int) -> tuple[str, str]:
    """Return the code and the clause by which the events forbid a cell."""
    names, setting = active(position), position.setting
    surface = position.grid.surface[cell]
    if surface == NEUTRAL:
        if GUARDIANS in names:
            return "DOOR_FORBIDDEN", "HZ-062"
        if setting.options.paper_doors:
            return "DOOR_FORBIDDEN", "HZ-141"
        return "DOOR_FORBIDDEN", "HZ-063" if LANTERNS in names else "HZ-065"
    if LANTERNS in names and PATROL in names:
        return "SURFACE", "HZ-077"
    if LANTERNS in names and surface != FLOOR:
        return "SURFACE", "HZ-072" if setting.duel else "HZ-063"
    assert PATROL in names
    assert surface != ROOF
    return "SURFACE", "HZ-074" if setting.duel else "HZ-065"


def check_spot(position: Position, die: int, name: str, axis: str) -> int:
    """Test die, cell and axis, up to the question what is collected; return the cell."""
    if die not in position.left:
        raise IllegalMove("DIE_NOT_AVAILABLE", "HZ-047", die=die, left=_left(position))
    cell = existing(position.grid, name)
    if occupied(position) >> cell & 1:
        raise IllegalMove("CELL_OCCUPIED", "HZ-013", cell=name, piece=_piece(position, cell))
    if not restrictions(position).place >> cell & 1:
        code, clause = closed_clause(position, cell)
        raise IllegalMove(code, clause, cell=name, events=_events(position), doors=_doors(position), use="place")
    if axis not in AXES[die]:
        raise IllegalMove("AXIS", "HZ-081", die=die, axis=axis, axes=AXES[die])
    return cell


def check_takes(position: Position, die: int, cell: int, axis: str, cells: Sequence[int], names: Sequence[str]) -> None:
    """Test what is collected (HZ-090 to HZ-100); -1 among the cells is a name that is not on the map."""
    grid = position.grid
    collect = restrictions(position).collect
    own, found, count = sight.seen(grid, occupied(position), die, cell, axis)
    must = [one for one in own if not collect >> one & 1]
    closed = must or [one for one in found if not collect >> one & 1]
    if must or len(found) - len(closed) < count:
        rules = ",".join(dict.fromkeys(closed_clause(position, one)[1] for one in closed))
        cells_closed = ",".join(grid.names[one] for one in closed)
        raise IllegalMove("FORCED_FORBIDDEN", "HZ-100", cells=cells_closed, rules=rules, events=_events(position))
    for one, name in zip(cells, names, strict=True):
        if one not in own and one not in found:
            why = _unseen(position, die, cell, one)
            raise IllegalMove("TAKE_NOT_VISIBLE", "HZ-098", cell=name, why=why, die=die)
    wanted = len(own) + count
    if len(cells) != wanted or len(set(cells)) < len(cells) or not set(own) <= set(cells):
        seen_names = ",".join(grid.names[one] for one in own + found)
        left_out = grid.names[own[0]] if len(set(cells)) == len(cells) == wanted else ""
        raise IllegalMove(
            "TAKE_COUNT", "HZ-098", count=len(cells), wanted=wanted, visible=seen_names, die=die, own=left_out
        )
    for one, name in zip(cells, names, strict=True):
        if not collect >> one & 1:
            _, clause = closed_clause(position, one)
            raise IllegalMove("TAKE_FORBIDDEN", "HZ-100", cell=name, rules=clause, events=_events(position))


def _events(position: Position) -> str:
    return ",".join(active(position))


def _doors(position: Position) -> str:
    """Say whether lanterns and patrol leave the Doors open."""
    return "open" if position.setting.doors_open else "closed"


def _unseen(position: Position, die: int, cell: int, one: int) -> str:
    """Say why a cell cannot be collected: no cell, the die's own, nothing there, covered, or out of sight."""
    if one < 0:
        return "missing"
    if one == cell:
        return "own" if position.grid.resource[one] >= 0 and die not in OWN_CELL else "empty"
    if position.grid.resource[one] < 0:
        return "empty"
    return "covered" if occupied(position) >> one & 1 else "sight"


def check_place(position: Position, move: Move) -> Placing:
    """Test a placement completely."""
    _, die, name, axis, items = move
    cell = check_spot(position, die, name, axis)
    grid = position.grid
    names = [item[0] for item in items]
    cells = [grid.index.get(one, -1) for one in names]
    check_takes(position, die, cell, axis, cells, names)
    found, counters = results(position.setting, position.counters, grid.resource, cells)
    removed = _check_removals(position, cell, found, [item[1] for item in items])
    return Placing(Die(cell, die, axis), found, removed, counters)


def _check_removals(position: Position, cell: int, found: Sequence[Result], named: Sequence[str]) -> tuple[int, ...]:
    """Test who is removed for each Door, and return their cells (HZ-113, HZ-114)."""
    grid = position.grid
    there, eligible = position.samurai, removable(position, cell)
    removed = []
    for result, name in zip(found, named, strict=True):
        last_step = result.resource == DOOR and result.gained and result.value == TRACK_MAX
        if not (result.resource == DOOR and result.gained) or last_step:
            if name:
                raise _removal_not_due(name, _no_removal(result))
            removed.append(NOBODY)
            continue
        if not name:
            if eligible:
                raise _removal_due(grid, eligible, grid.names[result.cell])
            removed.append(NOBODY)
            continue
        gone = _samurai_at(grid, there, eligible, name)
        there &= ~(1 << gone)
        eligible &= ~(1 << gone)
        removed.append(gone)
    return tuple(removed)


def _no_removal(result: Result) -> str:
    if result.resource != DOOR:
        return "white"
    return "won" if result.gained else result.why


def _removal_due(grid: Grid, eligible: int, door: str) -> IllegalMove:
    """Return the refusal of a Door that removes nobody though it must; ``door`` is empty for a gift."""
    leaving = ",".join(f"{door}!{grid.names[cell]}" for cell in grid.cells(eligible))
    return IllegalMove("REMOVAL_DUE", "HZ-113", cell=door, leaving=leaving)


def _removal_not_due(name: str, why: str) -> IllegalMove:
    """Return the refusal of a removal: only Doors remove, none does once the game is won, nor one that is wasted."""
    clause = {"white": "HZ-113", "won": "HZ-130", AFTER: "HZ-130"}.get(why, "HZ-112")
    return IllegalMove("REMOVAL_NOT_DUE", clause, cell=name, why=why)


def _samurai_at(grid: Grid, there: int, eligible: int, name: str) -> int:
    gone = grid.index.get(name, NOBODY)
    if gone == NOBODY or not there >> gone & 1:
        raise IllegalMove("NO_SAMURAI", "HZ-113", cell=name)
    if not eligible >> gone & 1:
        raise IllegalMove("NOT_ADJACENT", "HZ-143", cell=name)
    return gone


def check_gain(position: Position, move: Move) -> Gaining:
    """Test the gift of the sleeping guardians (HZ-075)."""
    _, letter, name = move
    resource = RESOURCES.index(letter)
    why = waste(position.setting, position.counters, resource)
    if why:
        raise IllegalMove("GAIN_WASTED", "HZ-075", resource=letter, why=why, rule=WASTE_CLAUSES[why])
    doors_end = resource == DOOR and position.counters[DOOR] + 1 == TRACK_MAX
    if resource != DOOR or doors_end:
        if name:
            raise _removal_not_due(name, "won" if doors_end else "white")
        return Gaining(resource, NOBODY)
    eligible = removable(position)
    if not name:
        if eligible:
            raise _removal_due(position.grid, eligible, "")
        return Gaining(resource, NOBODY)
    return Gaining(resource, _samurai_at(position.grid, position.samurai, eligible, name))


def why_not(position: Position, die: int, name: str, axis: str) -> IllegalMove | None:
    """Return why a die cannot be placed on a cell in a direction at all, naming the clause, or ``None`` if it can."""
    try:
        cell = check_spot(position, die, name, axis)
        restricted = restrictions(position)
        if sight.takes(position.grid, occupied(position), restricted.collect, die, cell, axis):
            return None
        check_takes(position, die, cell, axis, (), ())
    except IllegalMove as error:
        return error
    raise AssertionError("a placement without takes was not refused")


def why_no_samurai(position: Position, name: str) -> IllegalMove | None:
    """Return why the samurai that is placed now cannot stand on a cell, naming the clause, or ``None`` if he can."""
    try:
        check_samurai(position, ("samurai", name))
    except IllegalMove as error:
        return error
    return None


def completed(position: Position, move: Move) -> Move:
    """Add to a placement or a gift what is clear without saying: the only possible takes, the only samurai that can be
    removed. Anything else is returned as it is."""
    if move[0] == "gain" and move[1] == "D" and not move[2]:
        eligible = removable(position)
        due = not waste(position.setting, position.counters, DOOR) and position.counters[DOOR] + 1 < TRACK_MAX
        if not due or eligible.bit_count() != 1:
            return move
        return *move[:2], position.grid.names[eligible.bit_length() - 1]
    if move[0] != "place":
        return move
    _, die, name, axis, items = move
    grid = position.grid
    cell = grid.index.get(name, -1)
    if cell < 0 or axis not in AXES[die] or die not in position.left:
        return move
    if not items:
        found = sight.takes(grid, occupied(position), restrictions(position).collect, die, cell, axis)
        if len(found) != 1:
            return move
        usual = usual_order(position.setting, grid.resource, found[0])
        items = tuple((grid.names[one], "") for one in usual)
    return (*move[:4], _with_removals(position, cell, items))


def _with_removals(position: Position, cell: int, items: Items) -> Items:
    """Add the samurai to Doors that advance when only one can be removed."""
    eligible = removable(position, cell)
    if eligible.bit_count() != 1 or any(gone for _, gone in items):
        return items
    due = _doors_due(position, items)
    return _removing(items, due[:1], [position.grid.names[eligible.bit_length() - 1]])


def _doors_due(position: Position, items: Items) -> list[int]:
    """Return which of the items are Doors that remove somebody, in order; none where one names nothing to collect."""
    grid = position.grid
    cells = [grid.index.get(one, -1) for one, _ in items]
    if -1 in cells or any(grid.resource[one] < 0 for one in cells):
        return []
    found, _ = results(position.setting, position.counters, grid.resource, cells)
    doors = (result.resource == DOOR and result.gained and result.value < TRACK_MAX for result in found)
    return [number for number, due in enumerate(doors) if due]


def _removing(items: Items, numbers: Sequence[int], names: Sequence[str]) -> Items:
    gone = dict(zip(numbers, names, strict=False))
    return tuple((cell, gone.get(number, before)) for number, (cell, before) in enumerate(items))


def removing(position: Position, move: Move, names: Sequence[str]) -> Move:
    """Add to a placement whose Doors name nobody yet the samurai that they remove, in turn. Those for whom no Door is
    due are named at the other spaces, for the refusal; nothing is added while it is open what is collected. Raises
    `IllegalMove` for more samurai than spaces."""
    *start, items = move
    if items and len(names) > len(items):
        raise _removal_not_due(names[-1], "white")
    due = _doors_due(position, items)
    others = [number for number in range(len(items)) if number not in due]
    return (*start, _removing(items, [*due, *others], names))


def check_options(position: Position, move: Move) -> None:
    """Refuse every change of the difficulty: it is agreed before the game begins (HZ-030, HZ-140)."""
    if position.setting.duel:
        raise IllegalMove("OPTION_SOLO_ONLY", "HZ-030")
    raise IllegalMove("OPTIONS_LOCKED", "HZ-140")
