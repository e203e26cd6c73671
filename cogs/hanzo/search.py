"""Looking through the placements of a die: what is searched for, what is found, and what a placement would do.

Pure. A search fits into one key of a control, so that nothing of it is kept anywhere else.
"""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from typing import Any, NamedTuple

from cogs.panel import walk as panel_walk
from cogs.panel.walk import Walk
from engine.core import Choice, Game, Move, Prefix
from engine.hanzo.choices_place import AXIS_KEYS, place_move, prefix_of, removals
from engine.hanzo.collect import Result, results
from engine.hanzo.view import AXES, RESOURCES, View
from engine.hanzo.yields import Placements, Yield, placements_of

ASK = "die"
"""The question that a placement answers."""
ORDER, REMOVAL = "order", "removal"
PLACEMENTS_A_PAGE = 6
"""Placements shown together: as many as a phone has room for under the map."""
_ANY = "0"


class Search(NamedTuple):
    """What placements somebody looks at."""

    die: int
    where: str = _ANY
    """``c`` and the number of a card, the name of a cell, or `_ANY` for the whole map."""
    axis: str = _ANY
    """The key of a direction, or `_ANY`."""
    wanted: str = ""
    """Letters of resources that must all be gained."""
    page: int = 0

    @property
    def key(self) -> str:
        """The search as a key of a control."""
        return f"{self.die}_{self.where}_{self.axis}_{self.wanted or _ANY}_{self.page}"

    @property
    def anywhere(self) -> bool:
        """Whether the whole map is searched."""
        return self.where == _ANY

    @property
    def any_axis(self) -> bool:
        """Whether every direction will do."""
        return self.axis == _ANY

    def toggled(self, letter: str) -> Search:
        """Return the search with a resource wanted, or not wanted any more."""
        wanted = set(self.wanted) ^ {letter}
        return self._replace(wanted="".join(one for one in RESOURCES if one in wanted), page=0)


def read_search(key: str) -> Search:
    """Return the search with this key. Raises `KeyError` for anything else."""
    try:
        die, where, axis, wanted, page = key.split("_")
        return Search(int(die), where, axis, "" if wanted == _ANY else wanted, int(page))
    except ValueError:
        raise KeyError(key) from None


def first_search(view: View) -> Search:
    """Return where to begin: with the die that can do most, on the whole map."""
    dice = [die for die in dict.fromkeys(view.left) if placements_of(view, die).spots]
    return Search(min(dice, key=lambda die: placements_of(view, die).best().merit))


class Found(NamedTuple):
    """What a search finds: one page, best first, and how many there are in all."""

    shown: tuple[Yield, ...]
    total: int
    page: int
    pages: int


def found(view: View, search: Search) -> Found:
    """Return what a search finds. Raises `KeyError` if it asks for what is not there (any more)."""
    options = _options(view, search)
    axis = None if search.any_axis else axis_of(search)
    fitting = spread(options.ranked(_cells(view, options, search), axis, search.wanted))
    pages = max(1, -(-len(fitting) // PLACEMENTS_A_PAGE))
    page = min(max(0, search.page), pages - 1)
    return Found(tuple(fitting[page * PLACEMENTS_A_PAGE : (page + 1) * PLACEMENTS_A_PAGE]), len(fitting), page, pages)


def spread(ranked: list[Yield]) -> list[Yield]:
    """Return placements, of equally good ones first one of every cell, then the second ones: a page of them shows where
    there is something to gain, not all that can be done on one cell."""
    earlier: Counter[tuple[object, int]] = Counter()
    keyed = []
    for one in ranked:
        keyed.append(((one.merit, earlier[one.merit, one.cell]), one))
        earlier[one.merit, one.cell] += 1
    return [one for _, one in sorted(keyed, key=itemgetter(0))]


def _options(view: View, search: Search) -> Placements:
    if search.die not in view.left:
        raise KeyError(search.die)
    return placements_of(view, search.die)


def axis_of(search: Search) -> str:
    """Return the direction that is searched for. Raises `KeyError` if the die has no such direction."""
    return {AXIS_KEYS[axis]: axis for axis in AXES[search.die]}[search.axis]


def card_of(view: View, search: Search) -> int | None:
    """Return the card on which is searched, also if it is one cell of it; ``None`` for the whole map. Raises `KeyError`
    if there is no such card or cell."""
    if search.anywhere:
        return None
    if search.where.startswith("c"):
        return {f"c{number}": number for number in range(len(view.grid.card_mask))}[search.where]
    card: int = view.grid.card[view.grid.index[search.where]]
    return card


def _cells(view: View, options: Placements, search: Search) -> list[int] | None:
    card = card_of(view, search)
    if card is None:
        return None
    if search.where.startswith("c"):
        return [cell for cell in options.cells() if view.grid.card[cell] == card]
    return [view.grid.index[search.where]]


def cells_of_card(view: View, search: Search, card: int) -> list[str]:
    """Return the cells of a card where the die can be placed."""
    cells = _options(view, search).cells()
    return [view.grid.names[cell] for cell in cells if view.grid.card[cell] == card]


def cards_with_room(view: View, search: Search) -> dict[int, list[str]]:
    """Return the cards where the die can be placed, with the cells."""
    cards = range(len(view.grid.card_mask))
    return {card: cells for card in cards if (cells := cells_of_card(view, search, card))}


def as_choice(view: View, one: Yield) -> Choice:
    """Return a placement as the answer that it is in the tree, for its words."""
    return Choice("", "take", one.names(view.grid), note="yield", details=one.told(view.grid))


def some_move(view: View, one: Yield) -> Move:
    """Return a whole move of a placement, for a picture of where it is."""
    return place_move(view, one, next(removals(view, one)))


def prefix(view: View, one: Yield) -> Prefix:
    """Return the keys of the tree that lead to a placement."""
    return prefix_of(view, one)


def walk_to(game: Game, view: View, move: Move) -> Walk:
    """Return where a legal move stands in the tree, or one that comes to the same: of orders of collecting with one
    result the tree offers one. Raises `KeyError` if there is no such move."""
    above: Prefix = ()
    if move[0] == "place":  # whose tree is too big to go through
        _, die, cell, axis, items = move
        index = view.grid.index
        taken = tuple(index[name] for name, _ in items)
        above = prefix(view, placements_of(view, die).yielded(index[cell], axis, taken))
    for leaf in panel_walk.leaves(game, view, above):
        found = leaf.choices.move
        if found == move or (found and above and _effect(view, found) == _effect(view, move)):
            return panel_walk.walk(game, view, leaf.keys)
    raise KeyError(move)


def _effect(view: View, move: Move) -> tuple[tuple[int, ...], list[str]]:
    """Return the counters after a placement, and who leaves."""
    cells = [view.grid.index[name] for name, _ in move[4]]
    _, counters = results(view.setting, view.counters, view.grid.resource, cells)
    return counters, sorted(removed for _, removed in move[4] if removed)


class Plan(NamedTuple):
    """A placement as far as it is decided."""

    walk: Walk
    """Where it stands in the tree: whole, or before the question whom it removes."""
    move: Move
    """The whole move; the first samurai that can be removed, where that is still open."""
    results: tuple[Result, ...]
    """What comes of each collected cell."""

    @property
    def ready(self) -> bool:
        """Whether nothing is left to decide."""
        return self.walk.choices.move is not None

    @property
    def shown(self) -> Move:
        """The move for its picture: nobody leaves while that is open."""
        if self.ready:
            return self.move
        return *self.move[:4], tuple((cell, "") for cell, _ in self.move[4])

    def before(self, ask: str) -> Prefix | None:
        """Return the keys up to a question that was answered or is open; ``None`` if it does not arise."""
        for index, answer in enumerate(self.walk.answers):
            if answer.ask == ask:
                return self.walk.keys[:index]
        return self.walk.keys if self.walk.choices.ask == ask else None

    def answer(self, ask: str) -> Choice | None:
        """Return the answer to a question, if it was given."""
        return next((answer.choice for answer in self.walk.answers if answer.ask == ask), None)


def planned(game: Game, view: Any, keys: Prefix) -> Plan:
    """Return the placement that keys lead to; the usual order of collecting is taken unless they name another.

    Raises `KeyError` if they do not lead to a placement (any more).
    """
    here = panel_walk.walk(game, view, keys)
    if here.choices.ask == ORDER:
        here = panel_walk.walk(game, view, (*keys, here.choices.options[0].key))
    whole = here
    if here.choices.ask == REMOVAL:
        whole = panel_walk.walk(game, view, (*here.keys, here.choices.options[0].key))
    move = whole.choices.move
    if move is None or move[0] != "place":
        raise KeyError(keys)
    cells = [view.grid.index[name] for name, _ in move[4]]
    outcome, _ = results(view.setting, view.counters, view.grid.resource, cells)
    return Plan(here, move, outcome)


def removal_key(game: Game, view: Any, keys: Prefix, chosen: tuple[str, ...]) -> str:
    """Return the key of the answer that removes exactly these samurai. Raises `KeyError` if there is none."""
    for option in panel_walk.walk(game, view, keys).choices.options:
        if sorted(option.value) == sorted(chosen):
            return option.key
    raise KeyError(chosen)
