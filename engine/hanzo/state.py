"""The full state of a game and the views made from it. A state is never changed once it has been handed out."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core import Seat
from engine.hanzo.grid import EMPTY, Grid
from engine.hanzo.rulings import STOCK, TRACK_START
from engine.hanzo.setting import Setting
from engine.hanzo.view import (
    EVENT,
    MAP,
    NINJA,
    OVER,
    RESOURCES,
    SAMURAI,
    SAMURAI_PHASES,
    Die,
    Ending,
    Placement,
    View,
)

NINJA_TO_MOVE = (NINJA,)
SAMURAI_TO_MOVE = (SAMURAI,)


class Position(Protocol):
    """What `State` and `View` have in common: enough to work out everything that is legal."""

    @property
    def setting(self) -> Setting: ...  # noqa: D102
    @property
    def turn(self) -> int: ...  # noqa: D102
    @property
    def phase(self) -> str: ...  # noqa: D102
    @property
    def grid(self) -> Grid: ...  # noqa: D102
    @property
    def samurai(self) -> int: ...  # noqa: D102
    @property
    def supply(self) -> int: ...  # noqa: D102
    @property
    def dice(self) -> tuple[Die, ...]: ...  # noqa: D102
    @property
    def left(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def events(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def spirits(self) -> bool: ...  # noqa: D102
    @property
    def counters(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def marks(self) -> int: ...  # noqa: D102
    @property
    def red(self) -> bool: ...  # noqa: D102


class State:
    """All of a game. Fields are named and meant as in `View`."""

    __slots__ = (
        "counters",
        "dice",
        "due",
        "ending",
        "events",
        "extra",
        "grid",
        "last",
        "left",
        "marks",
        "phase",
        "red",
        "samurai",
        "setting",
        "spirits",
        "supply",
        "turn",
        "views",
    )

    setting: Setting
    turn: int
    phase: str
    grid: Grid
    samurai: int
    supply: int
    dice: tuple[Die, ...]
    left: tuple[int, ...]
    events: tuple[int, ...]
    spirits: bool
    extra: int
    counters: tuple[int, ...]
    marks: int
    due: int
    red: bool
    last: Placement | None
    ending: Ending | None
    views: list[View | None]

    def copy(self) -> State:
        """Return a state to work on."""
        new = State.__new__(State)
        new.setting = self.setting
        new.turn = self.turn
        new.phase = self.phase
        new.grid = self.grid
        new.samurai = self.samurai
        new.supply = self.supply
        new.dice = self.dice
        new.left = self.left
        new.events = self.events
        new.spirits = self.spirits
        new.extra = self.extra
        new.counters = self.counters
        new.marks = self.marks
        new.due = self.due
        new.red = self.red
        new.last = self.last
        new.ending = self.ending
        new.views = [None, None, None]
        return new

    def __eq__(self, other: object) -> bool:
        """Two states are equal if everything that can matter in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return self.setting.frozen == other.setting.frozen and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def fields(self) -> tuple[Any, ...]:
        """Return everything but the setting, the map as its text."""
        return self.grid.text, *(getattr(self, name) for name in FIELDS)


FIELDS = tuple(name for name in State.__slots__ if name not in ("setting", "grid", "views"))
"""Names of all fields but the setting and the map."""


def start(setting: Setting) -> State:
    """Return the state before anything is on the table."""
    new = State.__new__(State)
    new.setting = setting
    new.phase = MAP
    new.grid = EMPTY
    new.turn = new.samurai = new.extra = new.marks = new.due = 0
    new.supply = STOCK
    new.dice = new.left = new.events = ()
    new.counters = (TRACK_START,) * len(RESOURCES)
    new.spirits = new.red = False
    new.last = new.ending = None
    new.views = [None, None, None]
    return new


def to_move(state: State | View) -> tuple[Seat, ...]:
    """Return who decides: alone always the ninja; in a duel the samurai player places samurai and chooses events."""
    if state.phase == OVER:
        return ()
    if state.setting.duel and (state.phase == EVENT or state.phase in SAMURAI_PHASES):
        return SAMURAI_TO_MOVE
    return NINJA_TO_MOVE


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat or a spectator may know; made once per state."""
    slot = 2 if seat is None else seat
    made = state.views[slot]
    if made is None:
        made = state.views[slot] = _view(state, seat)
    return made


def _view(state: State, seat: Seat | None) -> View:
    return View(
        state.setting,
        seat,
        state.turn,
        state.phase,
        to_move(state),
        state.grid,
        state.samurai,
        state.supply,
        state.dice,
        state.left,
        state.events,
        state.spirits,
        state.extra,
        state.counters,
        state.marks,
        state.due,
        state.red,
        state.last,
        state.ending,
        None,
    )


def from_view(seen: View) -> State:
    """Return the state that a view shows: nothing is hidden in this game."""
    new = start(seen.setting)
    new.grid = seen.grid
    for name in FIELDS:
        setattr(new, name, getattr(seen, name))
    return new
