"""The full state of a game, secrets included, and the views made from it.

A state is never changed once it has been handed out: `State.copy` gives one to work on. Hidden figures are kept
twice, real and as shown, so that making a view is only listing.
"""

from __future__ import annotations

from typing import Any

from engine.core import UNKNOWN, Seat
from engine.seven_swords.setting import Setting
from engine.seven_swords.view import (
    AREAS,
    BANDIT,
    BANDIT_ACTIONS,
    CROSSING,
    DISCARD,
    KILL,
    ON_SQUARE,
    OVER,
    RESERVE,
    SAMURAI,
    SETUP,
    TOKENS,
    Budget,
    Crossing,
    Losses,
    View,
)

NO_BUDGET = Budget(0, 0, 0, 0)
BANDITS_TO_MOVE = (BANDIT,)
SAMURAI_TO_MOVE = (SAMURAI,)
BANDIT_PHASES = frozenset((DISCARD, KILL, BANDIT_ACTIONS, CROSSING))
"""Phases in which the bandit player decides."""


class State:
    """All of a game. Fields are named as in `View`; ``*_shown`` is what everybody may know of ``*_value`` and of
    ``palisade``; hand and discards are letters, ``*_values`` their values in the same order as the view shows."""

    __slots__ = (
        "actions",
        "armed",
        "bows",
        "budget",
        "discard_values",
        "discards",
        "fresh",
        "hand",
        "hand_values",
        "house_shown",
        "house_up",
        "house_value",
        "kill_card",
        "killed_by_card",
        "killed_in_combat",
        "marks",
        "palisade",
        "palisade_shown",
        "palisade_up",
        "pending",
        "phase",
        "red",
        "setting",
        "spent",
        "stands",
        "stolen",
        "store_shown",
        "store_value",
        "supply_place",
        "supply_shown",
        "supply_up",
        "supply_value",
        "taken_value",
        "tile",
        "tiles",
        "turn",
        "unused",
        "views",
        "where",
    )

    setting: Setting
    turn: int
    phase: str
    actions: int
    budget: Budget
    unused: int
    hand: tuple[str, ...]
    hand_values: tuple[int, ...]
    discards: tuple[str, ...]
    discard_values: tuple[int, ...]
    kill_card: str
    where: tuple[int, ...]
    spent: int
    supply_place: tuple[int, ...]
    supply_value: tuple[int, ...]
    supply_shown: tuple[int, ...]
    supply_up: int
    store_value: tuple[int, ...]
    store_shown: tuple[int, ...]
    stolen: int
    house_value: tuple[int, ...]
    house_shown: tuple[int, ...]
    house_up: int
    palisade: tuple[int, ...]
    palisade_shown: tuple[int, ...]
    palisade_up: int
    armed: int
    bows: tuple[int, ...]
    stands: tuple[int, ...]
    marks: tuple[int, ...]
    fresh: tuple[int, ...]
    red: int
    killed_in_combat: int
    killed_by_card: int
    tiles: int
    tile: int
    pending: Crossing | Losses | tuple[int, ...] | None
    taken_value: int
    views: list[View | None]

    def copy(self) -> State:
        """Return a state to work on."""
        new = State.__new__(State)
        new.setting = self.setting
        new.turn = self.turn
        new.phase = self.phase
        new.actions = self.actions
        new.budget = self.budget
        new.unused = self.unused
        new.hand = self.hand
        new.hand_values = self.hand_values
        new.discards = self.discards
        new.discard_values = self.discard_values
        new.kill_card = self.kill_card
        new.where = self.where
        new.spent = self.spent
        new.supply_place = self.supply_place
        new.supply_value = self.supply_value
        new.supply_shown = self.supply_shown
        new.supply_up = self.supply_up
        new.store_value = self.store_value
        new.store_shown = self.store_shown
        new.stolen = self.stolen
        new.house_value = self.house_value
        new.house_shown = self.house_shown
        new.house_up = self.house_up
        new.palisade = self.palisade
        new.palisade_shown = self.palisade_shown
        new.palisade_up = self.palisade_up
        new.armed = self.armed
        new.bows = self.bows
        new.stands = self.stands
        new.marks = self.marks
        new.fresh = self.fresh
        new.red = self.red
        new.killed_in_combat = self.killed_in_combat
        new.killed_by_card = self.killed_by_card
        new.tiles = self.tiles
        new.tile = self.tile
        new.pending = self.pending
        new.taken_value = self.taken_value
        new.views = [None, None, None]
        return new

    def __eq__(self, other: object) -> bool:
        """Two states are equal if everything that can matter in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return self.setting.frozen == other.setting.frozen and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def fields(self) -> tuple[Any, ...]:
        """Return everything but the setting, in the order of ``FIELDS``."""
        return tuple(getattr(self, name) for name in FIELDS)


FIELDS = tuple(name for name in State.__slots__ if name not in ("setting", "views"))
"""Names of all fields that a game changes."""


def start(setting: Setting) -> State:
    """Return the state before set-up (SS-020 to SS-022)."""
    values, samurai = setting.values, len(setting.values.samurai)
    new = State.__new__(State)
    new.setting = setting
    new.turn = new.actions = new.unused = new.spent = 0
    new.phase = SETUP
    new.budget = NO_BUDGET
    new.hand = tuple(AREAS)
    new.hand_values = hand_values(setting, new.hand)
    new.discards = new.discard_values = ()
    new.kill_card = ""
    new.where = (RESERVE,) * len(TOKENS)
    new.supply_place = (ON_SQUARE,) * 5
    new.supply_value = new.supply_shown = (UNKNOWN,) * 5
    new.store_value = new.store_shown = (UNKNOWN,) * 5
    new.house_value = new.house_shown = (UNKNOWN,) * 5
    new.palisade = new.palisade_shown = (UNKNOWN,) * 6
    new.supply_up = new.stolen = new.house_up = new.palisade_up = 0
    new.armed = (1 << len(values.palisades)) - 1
    new.bows = (0,) * 7
    new.stands = (RESERVE,) * samurai
    new.marks = new.fresh = (0,) * samurai
    new.red = new.killed_in_combat = new.killed_by_card = new.tiles = 0
    new.tile = UNKNOWN
    new.pending = None
    new.taken_value = 0
    new.views = [None, None, None]
    return new


def hand_values(setting: Setting, letters: tuple[str, ...]) -> tuple[int, ...]:
    """Return the values of cards, sorted, so that no place in the row belongs to a letter (SS-268)."""
    cards = setting.values.cards
    return tuple(sorted(cards[letter] for letter in letters))


def to_move(phase: str) -> tuple[Seat, ...]:
    """Return who decides in a phase."""
    if phase == OVER:
        return ()
    return BANDITS_TO_MOVE if phase in BANDIT_PHASES else SAMURAI_TO_MOVE


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat or a spectator may know; made once per state."""
    slot = 2 if seat is None else seat
    made = state.views[slot]
    if made is None:
        made = state.views[slot] = _view(state, seat)
    return made


def _view(state: State, seat: Seat | None) -> View:
    over = state.phase == OVER
    placed = over or seat == SAMURAI
    held = over or seat == BANDIT
    return View(
        state.setting,
        seat,
        state.turn,
        state.phase,
        to_move(state.phase),
        state.actions,
        state.budget,
        state.unused,
        state.hand_values,
        state.hand if held else (),
        state.discard_values,
        state.discards if held else (),
        state.kill_card,
        state.where,
        state.spent,
        state.supply_place,
        state.supply_value if placed else state.supply_shown,
        state.supply_up,
        state.store_value if placed else state.store_shown,
        state.stolen,
        state.house_value if placed else state.house_shown,
        state.house_up,
        state.palisade if placed else state.palisade_shown,
        state.palisade_up,
        state.armed,
        state.bows,
        state.stands,
        state.marks,
        state.fresh,
        state.red,
        state.killed_in_combat,
        state.killed_by_card,
        state.tiles,
        state.tile,
        state.pending,
        state.taken_value,
        None,
    )
