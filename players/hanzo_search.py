"""A computer player for Hanzō that searches the turn under way: alone, and for either side of a duel.

A move is worked out in pure Python: a fraction of a second for a hint, many times that on a busy machine. In a thread
that would slow down the event loop all the while, since both need the interpreter lock, so whoever gives hints has them
worked out in a process of its own. Nothing is remembered from one move to the next but what has been worked out about
maps, so the answer depends on the view alone.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from engine.core import Game, Move
from engine.hanzo.checks import event_values
from engine.hanzo.choices_place import place_move
from engine.hanzo.collect import results, waste
from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import free_whites, removable, samurai_cells
from engine.hanzo.view import (
    BAD_WEATHER,
    DOOR,
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MORE_SAMURAI,
    PLACE,
    REINFORCE,
    RESOURCES,
    SAMURAI,
    SETUP,
    SLEEPING,
    View,
)
from engine.hanzo.yields import Yield
from players.hanzo_board import Board
from players.hanzo_turn import Node, Turn, without
from players.hanzo_values import LOST, WEIGHTS, WON

WIDTH = 5
"""Positions kept for each set of dice left, for whole games."""
HINT_WIDTH = 12
"""The same for a hint."""
CELLS = 3
"""Cells that are tried for the samurai of an event."""
CELLS_AHEAD = 2
"""The same while the event is still to be chosen."""
MAPS_KEPT = 4


class Plan(NamedTuple):
    """A move, what it is worth, and the end of the turn that it aims at, if dice are still to be placed."""

    move: Move
    value: float
    end: Node | None = None


class HanzoPlayer:
    """Chooses by `plans`: the same view, the same move."""

    def __init__(self, width: int = WIDTH) -> None:
        self._width = width
        self._boards: OrderedDict[tuple[str, tuple[int, ...]], Board] = OrderedDict()

    def choose(self, game: Game, view: View) -> Move:
        """Return a move for the viewer, who has to decide."""
        return self.plans(game, view)[0].move

    def plans(self, game: Game, view: View) -> list[Plan]:
        """Return what was considered, best first; at least one move, and only legal ones."""
        if view.viewer not in view.to_move:
            raise ValueError("this viewer has nothing to decide")
        turn = self._turn(view)
        find = {
            SETUP: _setup,
            EVENT: _events,
            EXTRA: _extras,
            EVENT_SAMURAI: _event_samurai,
            GAIN: _gifts,
            PLACE: _placements,
            REINFORCE: _reinforcements,
        }.get(view.phase)
        found = find(turn) if find else []
        found.sort(key=lambda plan: plan.value, reverse=view.viewer != SAMURAI)
        return found or [Plan(next(game.legal(view)), 0.0)]

    def _turn(self, view: View) -> Turn:
        key = view.grid.text, view.setting.below
        board = self._boards.get(key)
        if board is None or board.grid != view.grid:
            board = self._boards[key] = Board(view.setting, view.grid)
            if len(self._boards) > MAPS_KEPT:
                self._boards.popitem(last=False)
        return Turn(view, board, WEIGHTS, self._width)


# Dice


def _best(turn: Turn, root: Node, events: tuple[int, ...]) -> tuple[float, Node | None]:
    """Return the best end of a turn from a position, and its value."""
    judged = turn.judged(turn.ends(root, turn.restrictions(events)))
    return judged[0] if judged else (2 * LOST, None)


def _events(turn: Turn) -> list[Plan]:
    """Value each die that can be given up by the best that the others can do then."""
    view = turn.view
    found = []
    for value in event_values(view):
        left = without(view.left, value)
        worth, end = _after_event(turn, value, left)
        found.append(Plan(("event", value), worth + turn.values.marks(view.marks | 1 << value - 1), end))
    return found


def _after_event(turn: Turn, value: int, left: tuple[int, ...]) -> tuple[float, Node | None]:
    """Return the best end of a turn after an event, and its value; whoever decides about the event decides well."""
    view = turn.view
    duel = view.setting.duel
    name = "" if view.spirits else event_name(duel, value)
    if name == BAD_WEATHER:
        ways = [_best(turn, turn.root(without(left, extra)), (value,)) for extra in dict.fromkeys(left)]
    elif name == MORE_SAMURAI:
        cells = _harmless(turn, free_whites(view)) if view.supply else []
        cells = cells[-CELLS_AHEAD:] if duel else cells[:CELLS_AHEAD]
        if not cells and not duel:
            return 2 * LOST, None
        worlds = [view.samurai | 1 << cell for cell in cells] or [view.samurai]
        ways = [_best(turn, turn.root(left, samurai), (value,)) for samurai in worlds]
    else:
        ways = [_best(turn, turn.root(left), (value,))]
    choose = min if duel else max
    worth, end = choose(ways, key=lambda way: way[0])
    gift = max(turn.values.useful(view.counters)) if name == SLEEPING else 0.0
    return worth + gift, end


def _extras(turn: Turn) -> list[Plan]:
    view = turn.view
    return [
        Plan(("extra", value), *_best(turn, turn.root(without(view.left, value)), ()))
        for value in dict.fromkeys(view.left)
    ]


def _placements(turn: Turn) -> list[Plan]:
    """Value the first placements of all ways to the end of the turn."""
    view = turn.view
    root = turn.root(view.left)
    limits = turn.restrictions(())
    if view.setting.duel and len(view.left) > 1:
        nodes = [node for die in dict.fromkeys(view.left) for node in turn.children(root, die, limits)]
        ends = [(_until_taken(turn, node), node) for node in nodes]
    else:
        ends = turn.judged(turn.ends(root, limits))
    found: dict[Move, Plan] = {}
    for value, end in ends:
        move = place_of(turn, end.path()[0])
        if move not in found or found[move].value < value:
            found[move] = Plan(move, value, end)
    return list(found.values())


def _until_taken(turn: Turn, node: Node) -> float:
    """Value a placement in a duel by what is left after either of the other dice has been taken."""
    if node.value >= WON / 2:
        return node.value
    limits = turn.restrictions(())
    root = node
    values = []
    for die in dict.fromkeys(node.left):
        best = next(turn.children(root, die, limits), None)
        values.append(best.value if best else LOST)
    return sum(values) / len(values)


def place_of(turn: Turn, node: Node) -> Move:
    """Return the move that leads to a position from the one before it."""
    assert node.spot is not None
    assert node.came is not None
    die, cell, axis, taken = node.spot
    found, counters = results(turn.setting, node.came.counters, turn.board.grid.resource, taken)
    return place_move(turn.view, Yield(die, cell, axis, found, counters), node.removed)


# Samurai


def _harmless(turn: Turn, mask: int) -> list[int]:
    """Return cells, those first where a samurai takes least from sight."""
    samurai = turn.view.samurai
    return sorted(turn.board.grid.cells(mask), key=lambda cell: turn.outlook.loss(samurai, cell))


def _setup(turn: Turn) -> list[Plan]:
    """Value each cell by what can be seen once all starting samurai are placed as well as can be."""
    view = turn.view
    masks = turn.board.grid.card_mask
    found = []
    for cell in turn.board.grid.cells(samurai_cells(view)):
        samurai = view.samurai | 1 << cell
        for _ in range(view.due - 1):
            free = view.grid.whites & ~samurai
            for mask in masks:
                if mask & samurai:
                    free &= ~mask
            cells = turn.board.grid.cells(free)
            best = min if view.viewer != SAMURAI else max
            samurai |= 1 << best(cells, key=lambda one: turn.outlook.loss(samurai, one))
        found.append(Plan(("samurai", view.grid.names[cell]), turn.outlook.open(samurai)))
    return found


def _event_samurai(turn: Turn) -> list[Plan]:
    """Value the most promising cells by the best that the dice can do then."""
    view = turn.view
    cells = _harmless(turn, samurai_cells(view))
    cells = cells[-CELLS:] if view.viewer == SAMURAI else cells[:CELLS]
    return [
        Plan(("samurai", view.grid.names[cell]), *_best(turn, turn.root(view.left, view.samurai | 1 << cell), ()))
        for cell in cells
    ]


def _reinforcements(turn: Turn) -> list[Plan]:
    """Value each cell by what can be seen once this samurai and those after it have arrived."""
    view = turn.view
    root = turn.root(())
    found = []
    for cell in turn.board.grid.cells(samurai_cells(view)):
        samurai = view.samurai | 1 << cell
        for _ in range(view.due - 1):
            following = turn.arrival(samurai, root.dice, root.cards)
            samurai |= 1 << following if following >= 0 else 0
        found.append(Plan(("samurai", view.grid.names[cell]), turn.outlook.open(samurai)))
    return found


# The gift of the sleeping guardians


def _gifts(turn: Turn) -> list[Plan]:
    view = turn.view
    found = []
    for kind in range(len(RESOURCES)):
        if waste(view.setting, view.counters, kind):
            continue
        counters = tuple(value + (other == kind) for other, value in enumerate(view.counters))
        value = turn.values.counters(counters)
        if kind != DOOR or value >= WON / 2:
            found.append(Plan(("gain", RESOURCES[kind], ""), value))
            continue
        cells = turn.board.grid.cells(removable(view))
        opened = [turn.outlook.loss(view.samurai & ~(1 << cell), cell) for cell in cells]
        name = view.grid.names[cells[opened.index(max(opened))]] if cells else ""
        value += turn.weights.samurai if cells else 0.0
        found.append(Plan(("gain", RESOURCES[kind], name), value))
    return found
