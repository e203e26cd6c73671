"""The search over the rest of a turn: all dice in all orders, the best few positions kept at each step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import attrgetter, itemgetter
from typing import NamedTuple

from engine.hanzo.restrictions import Open, event_name
from engine.hanzo.rulings import STOCK
from engine.hanzo.scene import active, arriving, dice_mask
from engine.hanzo.setting import Setting
from engine.hanzo.view import SPIRITS, View
from players.hanzo_board import Board, Outlook, Stand
from players.hanzo_values import LOST, WON, Counters, Values, Weights, advance

MARGIN = 1.5
"""Placements whose result is so much worse than the best one of the same die are not looked at."""

Left = tuple[int, ...]
Removal = tuple[tuple[int, ...], float]
NOBODY_REMOVED: list[Removal] = [((), 0.0)]


class Spot(NamedTuple):
    """A placement without its removals."""

    die: int
    cell: int
    axis: str
    taken: tuple[int, ...]
    """The cells collected, in order."""


class Result(NamedTuple):
    """What a set of resources comes to."""

    value: float
    number: int
    """Its number in the menu."""
    counters: Counters
    removing: int
    """Doors that may remove a samurai."""


class Node:
    """A position within a turn, with how it came about."""

    __slots__ = ("came", "cards", "counters", "dice", "left", "reach", "removed", "samurai", "side", "spot", "value")

    samurai: int
    dice: int
    reach: int
    """Cells beside a die."""
    cards: int
    """Mask of the cards with a die."""
    counters: Counters
    left: Left
    side: float
    """What counts beside counters and samurai: who was removed, what dice cover."""
    value: float
    came: Node | None
    spot: Spot | None
    """The die placed last, and how."""
    removed: tuple[int, ...]

    def path(self) -> list[Node]:
        """Return the positions after each die, first to last."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None and node.spot is not None:
            found.append(node)
            node = node.came
        return found[::-1]


by_value = attrgetter("value")


def without(dice: Left, die: int) -> Left:
    """Return the dice with one less."""
    position = dice.index(die)
    return dice[:position] + dice[position + 1 :]


class Turn:
    """The rest of the ninja's turn in a view. ``width`` is how many positions are kept for each set of dice left."""

    def __init__(self, view: View, board: Board, weights: Weights, width: int) -> None:
        self.view = view
        self.board = board
        self.width = width
        setting = view.setting
        self.setting: Setting = setting
        self.values = Values(setting, weights, arriving(view))
        self.weights = weights
        self.dull = setting.options.dull_weapons
        self.outlook = Outlook(board, self.values.useful(view.counters), weights.bend, weights.near)
        self._menus: dict[tuple[Counters, int], dict[int, list[Result]]] = {}
        self._removed: dict[tuple[int, int, int], list[Removal]] = {}
        here = view.samurai | dice_mask(view)
        cover = weights.outlook * weights.cover
        self._cover = [cover * self.outlook.loss(here & ~(1 << cell), cell) for cell in range(len(view.grid.at))]

    def restrictions(self, events: tuple[int, ...]) -> Open:
        """Return what is open once these events have been chosen beside those that hold."""
        names = [*active(self.view), *(event_name(self.setting.duel, one) for one in events)]
        if self.view.spirits or SPIRITS in names:
            names = []
        return self.setting.open_cells(self.view.grid, names)

    def root(self, left: Left, samurai: int | None = None) -> Node:
        """Return the position of the view, with these dice left and, if given, these samurai."""
        view, grid = self.view, self.view.grid
        node = Node()
        node.samurai = view.samurai if samurai is None else samurai
        node.dice = dice_mask(view)
        node.reach = node.cards = 0
        for die in view.dice:
            node.reach |= grid.around[die.cell]
            node.cards |= 1 << grid.card[die.cell]
        node.counters = view.counters
        node.left = left
        node.side = 0.0
        node.came = node.spot = None
        node.removed = ()
        node.value = self._value(node)
        return node

    def _value(self, node: Node) -> float:
        return self.values.counters(node.counters) + self.values.standing(node.samurai.bit_count()) + node.side

    # The search

    def ends(self, root: Node, limits: Open) -> list[Node]:
        """Return the ends of the turn that were found, best first; empty if no way places all dice that can be."""
        level: dict[Left, list[Node]] = {root.left: [root]}
        while level:
            below: dict[Left, dict[tuple[int, int, Counters], Node]] = {}
            for left, nodes in level.items():
                for node in nodes:
                    for die in dict.fromkeys(left):
                        for child in self.children(node, die, limits):
                            if child.value >= WON / 2:
                                return [child]
                            group = below.setdefault(child.left, {})
                            key = (child.samurai, child.dice, child.counters)
                            if key not in group or group[key].value < child.value:
                                group[key] = child
            if () in below:
                return sorted(below[()].values(), key=by_value, reverse=True)[: self.width]
            level = {
                left: sorted(group.values(), key=by_value, reverse=True)[: self.width] for left, group in below.items()
            }
        return []

    def children(self, node: Node, die: int, limits: Open) -> Iterator[Node]:
        """List the best positions after one die, best placements first."""
        for _, stand, result in self._best(node, die, limits)[: self.width]:
            yield from self._placed(node, die, stand, result)

    def _best(self, node: Node, die: int, limits: Open) -> list[tuple[float, Stand, Result]]:
        """Return the best placements of a die with what they come to."""
        count = node.samurai.bit_count()
        menus = self._menus.setdefault((node.counters, count), {})
        limit = LOST * 10
        promising = []
        for stand in self.board.stands(die, limits.place, limits.collect, node.samurai | node.dice):
            results = menus.get(stand.menu)
            if results is None:
                results = menus[stand.menu] = self._results(node.counters, count, stand.menu)
            if results[0].value > limit:
                promising.append((stand, results))
                if not self.dull:
                    limit = max(limit, results[0].value - MARGIN)
        return self._sorted(node, promising, limit)

    def _sorted(
        self, node: Node, promising: list[tuple[Stand, list[Result]]], limit: float
    ) -> list[tuple[float, Stand, Result]]:
        """Return the placements that come to more than a limit, best first."""
        found = []
        for stand, results in promising:
            for result in results:
                value = result.value
                if value <= limit:
                    break
                if self.dull and result.removing:
                    value = self._dull_value(node, stand.cell, result)
                if value > limit:
                    found.append((value - self._cover[stand.cell], stand, result))
                    if self.dull:
                        limit = max(limit, value - MARGIN)
        found.sort(key=itemgetter(0), reverse=True)
        return found

    def _results(self, counters: Counters, count: int, menu: int) -> list[Result]:
        """Return what the sets of resources come to, best first, if every Door that advances removes a samurai."""
        found = []
        for number, kinds in enumerate(self.board.menus[menu]):
            after, removing = advance(self.setting, counters, kinds)
            value = self.values.counters(after) + self.values.standing(count - min(removing, count))
            found.append(Result(value, number, after, removing))
        found.sort(key=attrgetter("value"), reverse=True)
        return found

    def _dull_value(self, node: Node, cell: int, result: Result) -> float:
        """Return what a placement comes to when only samurai beside dice can be removed."""
        count = node.samurai.bit_count()
        removed = min(result.removing, self._removable(node, cell).bit_count())
        return self.values.counters(result.counters) + self.values.standing(count - removed)

    def _removable(self, node: Node, cell: int) -> int:
        """Return the samurai that a Door of a die on a cell may remove (HZ-113, HZ-143)."""
        return node.samurai & (node.reach | self.board.grid.around[cell]) if self.dull else node.samurai

    def _placed(self, node: Node, die: int, stand: Stand, result: Result) -> Iterator[Node]:
        """List the positions after a placement, one for each promising choice of samurai to remove."""
        grid, cell = self.board.grid, stand.cell
        eligible = self._removable(node, cell) if result.removing else 0
        gone = min(result.removing, eligible.bit_count())
        for removed, gain in self._removals(node.samurai, eligible, gone) if gone else NOBODY_REMOVED:
            child = Node()
            child.samurai = node.samurai
            for one in removed:
                child.samurai &= ~(1 << one)
            child.dice = node.dice | 1 << cell
            child.reach = node.reach | grid.around[cell]
            child.cards = node.cards | 1 << grid.card[cell]
            child.counters = result.counters
            child.left = without(node.left, die)
            child.side = node.side + gain - (self._cover[cell] if child.left else 0.0)
            child.came = node
            child.spot = Spot(die, cell, stand.axis, stand.taken[result.number])
            child.removed = removed
            child.value = self._value(child)
            yield child

    def _removals(self, samurai: int, eligible: int, count: int) -> list[Removal]:
        """Return whom to remove, and how much that opens: the best choice and the one after it."""
        key = samurai, eligible, count
        known = self._removed.get(key)
        if known is None:
            scale = self.weights.outlook
            opened = [
                (scale * self.outlook.loss(samurai & ~(1 << cell), cell), cell)
                for cell in self.board.grid.cells(eligible)
            ]
            opened.sort(key=itemgetter(0), reverse=True)
            sets = combinations(opened[: count + 1], count)
            known = [(tuple([cell for _, cell in chosen]), sum([gain for gain, _ in chosen])) for chosen in sets][:2]
            self._removed[key] = known
        return known

    # The end of the turn

    def judged(self, ends: list[Node]) -> list[tuple[float, Node]]:
        """Return ends of the turn with what they are worth once the samurai have arrived, best first."""
        found = [(self.final(node), node) for node in ends]
        found.sort(key=itemgetter(0), reverse=True)
        return found

    def final(self, node: Node) -> float:
        """Value a position at the end of the turn, with the samurai that arrive then."""
        if node.value >= WON / 2:
            return node.value
        samurai = node.samurai
        for number in range(self.values.due):
            cell = self.arrival(samurai, node.dice, node.cards)
            if cell < 0:
                return LOST + self.values.counters(node.counters) + number
            samurai |= 1 << cell
        fixed = self.values.counters(node.counters) + self.values.standing(node.samurai.bit_count())
        return fixed + self.weights.outlook * self.outlook.open(samurai)

    def arrival(self, samurai: int, dice: int, cards: int) -> int:
        """Return the cell where the next samurai is put by who decides, or -1 if none can be placed (HZ-121, HZ-131).

        The solo player puts him where he hides least, the samurai player where he hides most.
        """
        if samurai.bit_count() >= STOCK:
            return -1
        near = self._near(self.board.grid.whites & ~samurai & ~dice, cards)
        cells = self.board.grid.cells(near)
        best = max if self.setting.duel else min
        return best(cells, key=lambda cell: self.outlook.loss(samurai, cell)) if cells else -1

    def _near(self, free: int, cards: int) -> int:
        """Keep the cells on the cards nearest to the cards with a die."""
        grid = self.board.grid
        starts = [number for number in range(len(grid.card_mask)) if cards >> number & 1]
        here = sum(grid.card_mask[number] for number in starts) & free
        if here or not free:
            return here
        steps = [min(grid.card_steps[one][number] for one in starts) for number in range(len(grid.card_mask))]
        for distance in sorted(set(steps)):
            near = sum(mask for number, mask in enumerate(grid.card_mask) if steps[number] == distance) & free
            if near:
                return near
        return 0
