"""The engine and the second reading agree on what dice may do, and a fault in either would be found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import hanzo_naive as naive
import pytest
from hanzo_boards import forget, name, random_board

from engine.errors import IllegalMove
from engine.hanzo import choices_place, restrictions, setting, sight
from engine.hanzo.yields import placements_of

BOARDS, SOAK_BOARDS, FAULT_BOARDS = 200, 20_000, 2_000


@pytest.fixture(autouse=True)
def _fresh_maps() -> Iterator[None]:
    """What a faulty engine has worked out about a map must not answer for another fault, or for none."""
    forget()
    yield
    forget()


def _engine_placements(view: Any) -> set[tuple[str, str, frozenset[str]]]:
    """All placements in the engine's own words, without orders and removals."""
    grid = view.grid
    found = [
        (grid.names[cell], axis, frozenset(grid.names[one] for one in taken))
        for cell, axis, taken in placements_of(view, view.left[0]).spots
    ]
    assert len(found) == len(set(found))
    return set(found)


def _naive_placements(table: naive.Table, die: int) -> set[tuple[str, str, frozenset[str]]]:
    return {
        (name(place), axis, frozenset(name(one) for one in take)) for place, axis, take in naive.placements(table, die)
    }


def _view(game: Any, made: Any, die: int) -> Any:
    setting, text = made
    return game.view(game.from_position(setting, f"{text}\nleft {die}"), 0)


def _differences(chance: Random, boards: int) -> Iterator[str]:
    """Compare all dice on random boards; yield a line for each difference."""
    for number in range(boards):
        game, made, table = random_board(chance)
        for die in range(1, 7):
            view = _view(game, made, die)
            ours, theirs = _engine_placements(view), _naive_placements(table, die)
            if ours != theirs:
                yield f"board {number}, die {die}: {sorted(map(str, ours ^ theirs))[:3]}\n{made[1]}"
        if number % 6 == 0:
            yield from _difference_in_moves(chance, game, made, table)


def _difference_in_moves(chance: Random, game: Any, made: Any, table: naive.Table) -> Iterator[str]:
    """Compare the canonical moves of one die: results of orders, samurai removed, and the check of random moves."""
    die = chance.randint(1, 6)
    view = _view(game, made, die)
    found: dict[tuple[str, str, frozenset[str]], set[Any]] = {}
    for _, _, cell, axis, items in game.legal(view):
        order = [_place(one) for one, _ in items]
        counters, doors = naive.collect(table, order)
        gone = frozenset(one for _, one in items if one)
        due = min(doors, len(naive.removable(table, _place(cell))))
        if len(gone) != due or not gone <= {name(one) for one in naive.removable(table, _place(cell))}:
            yield f"{cell}{axis} {items}: {due} to remove\n{made[1]}"
        key = (cell, axis, frozenset(one for one, _ in items))
        found.setdefault(key, set()).add(tuple(sorted(counters.items())))
    for place, axis, take in naive.placements(table, die):
        if len(take) <= 4:
            key = (name(place), axis, frozenset(map(name, take)))
            if found.get(key) != naive.results(table, take):
                yield f"{key}: results {found.get(key)}\n{made[1]}"


def _place(cell: str) -> naive.Place:
    return int(cell[1:]) - 1, "ABCDEFGHIJKLMNO".index(cell[0])


def test_both_readings_agree() -> None:
    assert next(_differences(Random(1), BOARDS), "") == ""


@pytest.mark.soak
def test_both_readings_agree_on_many_boards() -> None:
    assert next(_differences(Random(2), SOAK_BOARDS), "") == ""


def test_the_check_accepts_what_is_legal_and_nothing_else() -> None:
    """Random placements, made of cells near and far: the check agrees with the second reading, order for order."""
    chance = Random(3)
    accepted = refused = 0
    for _ in range(BOARDS):
        game, made, table = random_board(chance)
        die = chance.randint(1, 6)
        view = _view(game, made, die)
        legal = _naive_placements(table, die)
        listed = sorted(legal, key=str)
        for _ in range(12):
            cell, axis, take = chance.choice(listed) if listed and chance.random() < 0.6 else _any(chance, table, die)
            order = sorted(take)
            chance.shuffle(order)
            if chance.random() < 0.3 and order:
                order[0] = name(chance.choice(list(table.grid)))
            move = ("place", die, cell, axis, _with_removals(table, cell, order))
            lawful = (cell, axis, frozenset(order)) in legal and len(set(order)) == len(order)
            assert _accepted(game, view, move) == lawful, (move, made[1])
            accepted += lawful
            refused += not lawful
    assert min(accepted, refused) > BOARDS


def _accepted(game: Any, view: Any, move: Any) -> bool:
    try:
        game.check(view, move)
    except IllegalMove:
        return False
    return True


def _any(chance: Random, table: naive.Table, die: int) -> tuple[str, str, frozenset[str]]:
    places = list(table.grid)
    return (
        name(chance.choice(places)),
        chance.choice("vhud+x." if chance.random() < 0.1 else naive.LYING[die]),
        frozenset(name(chance.choice(places)) for _ in range(chance.randint(0, 3))),
    )


def _with_removals(table: naive.Table, cell: str, order: list[str]) -> tuple[tuple[str, str], ...]:
    """Give each Door that advances the first samurai that can be removed."""
    gone = sorted(naive.removable(table, _place(cell)))
    items, taken = [], []
    for one in order:
        before = naive.collect(table, taken)[1]
        if table.grid.get(_place(one), ("", ""))[1]:
            taken.append(_place(one))
        due = naive.collect(table, taken)[1] > before and gone
        items.append((one, name(gone.pop(0)) if due else ""))
    return tuple(items)


def _blind_behind(seen: Any, blocked: int, cell: int) -> Any:
    """A fault: a piece hides only its own cell, not what lies behind it."""
    return tuple(one for one in seen if not blocked >> one & 1)


def _open_doors(*arguments: Any) -> Any:
    """A fault: lanterns and patrol forget the Doors of the duel."""
    grid, _, rulings, _, names = arguments
    return _REAL_OPEN(grid, False, rulings, True, names)


def _resources_block(table: naive.Table, place: naive.Place, direction: str, reach: int) -> list[naive.Place]:
    """A fault in the second reading: the first resource hides the rest."""
    return _REAL_RAY(table, place, direction, reach)[:1]


def _no_corner(table: naive.Table, place: naive.Place, direction: str, reach: int) -> list[naive.Place]:
    """A fault in the second reading: the last cell of the first row cannot be seen."""
    return [one for one in _REAL_RAY(table, place, direction, reach) if one[0] or (0, one[1] + 1) in table.grid]


_REAL_OPEN, _REAL_RAY = restrictions.open_cells, naive.ray
FAULTS: tuple[tuple[Any, str, Callable[..., Any]], ...] = (
    (sight, "visible", _blind_behind),
    (sight, "WANTED", lambda: (0, 0, 1, None, 2, 1, None)),
    (naive, "ray", _resources_block),
    (naive, "ray", _no_corner),
)


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_a_fault_in_either_reading_is_found(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    where, what, fault = FAULTS[number]
    monkeypatch.setattr(where, what, fault() if what == "WANTED" else fault)
    assert next(_differences(Random(4), FAULT_BOARDS), "") != ""


def test_a_fault_in_what_events_forbid_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting, "open_cells", _open_doors)
    assert next(_differences(Random(5), FAULT_BOARDS), "") != ""


def test_a_fault_in_what_samurai_can_be_removed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices_place, "removable", lambda position, own=-1: position.samurai)
    assert next(_differences(Random(6), FAULT_BOARDS), "") != ""


def test_the_second_reading_imports_nothing_of_the_engine() -> None:
    lines = Path(naive.__file__).read_text("utf-8").splitlines()
    imported = {line.split()[1].split(".")[0] for line in lines if line.startswith(("from ", "import "))}
    assert imported == {"__future__", "collections", "dataclasses", "itertools"}
