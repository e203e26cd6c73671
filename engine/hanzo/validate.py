"""What is wrong with a map, or worth knowing about it, before somebody plays on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.hanzo import maps
from engine.hanzo.cards import Cards
from engine.hanzo.grid import FAR_AWAY, Grid
from engine.hanzo.restrictions import event_name, open_cells
from engine.hanzo.rulings import CARDS, DUEL_WHITES, ONE_SURFACE, SIDE_MAX, THIN, Rulings
from engine.hanzo.sight import can_place
from engine.hanzo.view import DOOR, LANTERNS, PATROL, RESOURCES

STUCK_DICE = 3
"""In a duel, so many last dice without a place under lanterns and patrol are worth a warning."""


class Finding(NamedTuple):
    """One fault (``hard``) or warning. ``text`` is for the command line; sentences for people are made from ``code``
    and ``parameters``."""

    code: str
    clause: str
    hard: bool
    text: str
    parameters: Mapping[str, Any]


def _fault(code: str, clause: str, text: str, **parameters: Any) -> Finding:
    return Finding(code, clause, True, text, parameters)


def _warning(code: str, clause: str, text: str, **parameters: Any) -> Finding:
    return Finding(code, clause, False, text, parameters)


def findings(
    cards: Cards, laid: Sequence[maps.Laid], duel: bool, rulings: Rulings, paper_doors: bool = False
) -> list[Finding]:
    """Return every fault and warning of a map for a mode. Warnings come only when there is no fault."""
    found = list(_of_cards(cards, laid))
    if not found:
        found = list(_of_size(cards, laid))
    if found:
        return found
    grid = maps.compose(cards, laid)
    found = [*_of_contents(grid, duel)]
    return found or [*_of_balance(grid), *_of_events(grid, duel, rulings, paper_doors)]


def misplaced(cards: Cards, laid: Sequence[maps.Laid]) -> list[Finding]:
    """Return what keeps cards, be they a whole map or not, from lying so at all: too many, no such face or turn, or too
    far apart."""
    wrong = {"face", "turn", "count"} if len(laid) > CARDS else {"face", "turn"}
    found = [one for one in _of_cards(cards, laid) if one.parameters["why"] in wrong]
    return found or list(_of_size(cards, laid))


def _of_cards(cards: Cards, laid: Sequence[maps.Laid]) -> Iterator[Finding]:
    if len(laid) != CARDS:
        yield _fault("MAP_CARDS", "HZ-001", f"a map has six cards, here are {len(laid)}", why="count", count=len(laid))
    used: set[str] = set()
    for one in laid:
        if one.face not in cards.faces:
            yield _fault("MAP_CARDS", "HZ-001", f"there is no card face {one.face}", why="face", card=one.face)
        elif one.face[:-1] in used:
            yield _fault("MAP_CARDS", "HZ-001", f"card {one.face[:-1]} is used twice", why="twice", card=one.face)
        if one.turn not in maps.TURNS:
            text = f"{one.face} is turned by {one.turn}, not by 0, 90, 180 or 270"
            yield _fault("MAP_CARDS", "HZ-001", text, why="turn", card=one.face, turn=one.turn)
        used.add(one.face[:-1])


def _of_size(cards: Cards, laid: Sequence[maps.Laid]) -> Iterator[Finding]:
    rows = columns = 0
    for one in laid:
        height, width = (cards.height, cards.width) if one.turn % 180 == 0 else (cards.width, cards.height)
        rows, columns = max(rows, one.row + height), max(columns, one.column + width)
    if rows > SIDE_MAX or columns > SIDE_MAX:
        text = f"the map has {rows} rows and {columns} columns, at most {SIDE_MAX} of each can be named"
        yield _fault("MAP_SIZE", "HZ-001", text, rows=rows, columns=columns, most=SIDE_MAX)


def _of_contents(grid: Grid, duel: bool) -> Iterator[Finding]:
    missing = CARDS - len(grid.card_mask)
    masks = (*grid.card_mask, *(0 for _ in range(missing)))
    for number, mask in enumerate(masks):
        if not mask & grid.whites:
            face = grid.faces[number]
            clause = "HZ-009" if duel else "HZ-008"
            yield _fault("MAP_CARD_NO_WHITE", clause, f"card {face} shows no white resource", card=face)
    if not grid.doors:
        yield _fault("MAP_NO_DOOR", "HZ-009" if duel else "HZ-008", "no Door is to be seen")
    if duel:
        for kind, letter in enumerate(RESOURCES[:DOOR]):
            if (count := grid.resource_mask[kind].bit_count()) < DUEL_WHITES:
                text = f"a duel needs {DUEL_WHITES} of {letter}, here are {count}"
                yield _fault("MAP_FEW_WHITE", "HZ-009", text, resource=letter, count=count, least=DUEL_WHITES)
    shown = [number for number, mask in enumerate(grid.card_mask) if mask]
    lost = [grid.faces[number] for number in shown if grid.card_steps[shown[0]][number] == FAR_AWAY]
    if lost:
        text = f"nothing joins {' '.join(lost)} to {grid.faces[shown[0]]}"
        yield _fault("MAP_LOOSE", "HZ-001", text, card=lost[0])


def _of_balance(grid: Grid) -> Iterator[Finding]:
    if (whites := grid.whites.bit_count()) < THIN:
        text = f"only {whites} white resources are to be seen; {THIN} or more play better"
        yield _warning("MAP_THIN", "HZ-131", text, count=whites, least=THIN)
    for name, mask in (("roof", grid.roof), ("floor", grid.floor)):
        share = 100 * mask.bit_count() // len(grid.names)
        if share < ONE_SURFACE:
            text = f"only {share} per cent of the map is {name}"
            yield _warning("MAP_ONE_SURFACE", "HZ-002", text, surface=name, share=share)


def _of_events(grid: Grid, duel: bool, rulings: Rulings, paper_doors: bool) -> Iterator[Finding]:
    for number in range(1, 7):
        name = event_name(duel, number)
        left = open_cells(grid, duel, rulings, paper_doors, (name,))
        for die in range(1, 7):
            if not can_place(grid, 0, left.place, left.collect, (die,)):
                text = f"under {name} a {die} has no place even on the empty map"
                yield _warning("MAP_STUCK", "HZ-131", text, event=name, die=die)
    if duel:
        left = open_cells(grid, duel, rulings, paper_doors, (LANTERNS, PATROL))
        stuck = [die for die in range(1, 7) if not can_place(grid, 0, left.place, left.collect, (die,))]
        if len(stuck) >= STUCK_DICE:
            text = f"under lanterns and patrol these dice have no place: {' '.join(map(str, stuck))}"
            yield _warning("MAP_NO_REFUGE", "HZ-077", text, dice=len(stuck))
