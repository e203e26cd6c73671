"""What a viewer of Hanzō may know, built by listing it, and the numbers by which everything goes.

* seats: `NINJA` 0, `SAMURAI` 1 (the solo game has only the first).
* cells are numbers of the grid in reading order (`engine.hanzo.grid.Grid.names` has their names); sets of cells are
  bit masks.
* resources, counters and tracks are 0 to 3 in the order of `RESOURCES`; -1 is none.
* events are the numbers 1 to 6 of the dice that set them; `SOLO_EVENTS` and `DUEL_EVENTS` name them.

Moves, in contrast, name cells by their written names ("B2"), so that a move can be read without a map.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core import Move, Seat

NINJA = 0
SAMURAI = 1

RESOURCES = "KAHD"
"""Kayaku, Kara, Hi, Door."""
DOOR = RESOURCES.index("D")
ROOF, FLOOR, NEUTRAL = 0, 1, 2
SURFACES = ("roof", "floor", "neutral")
SURFACE_MARKS = "^_#"

AXES: tuple[str, ...] = ("", ".", "vhud", "vhud", "+x", "+x", "vhud")
"""Per die the ways it can lie (HZ-081): ``v`` north to south, ``h`` west to east, ``u`` south-west to north-east, ``d``
north-west to south-east; ``+`` is v and h, ``x`` is u and d, ``.`` is none."""

BAD_WEATHER, GUARDIANS, LANTERNS, MORE_SAMURAI, PATROL, QUIET, SPIRITS, SLEEPING = (
    "bad_weather", "guardians", "lanterns", "samurai", "patrol", "quiet", "spirits", "sleeping",
)  # fmt: skip
SOLO_EVENTS = ("", BAD_WEATHER, GUARDIANS, LANTERNS, MORE_SAMURAI, PATROL, QUIET)
"""Side A of the board, by number (HZ-061 to HZ-066)."""
DUEL_EVENTS = ("", MORE_SAMURAI, LANTERNS, SPIRITS, PATROL, SLEEPING, QUIET)
"""Side B of the board, by number (HZ-071 to HZ-076)."""

MAP = "map"
SETUP = "setup"
ROLL = "roll"
EVENT = "event"
EXTRA = "extra"
EVENT_SAMURAI = "event_samurai"
GAIN = "gain"
PLACE = "place"
REINFORCE = "reinforce"
OVER = "over"
PHASES = (MAP, SETUP, ROLL, EVENT, EXTRA, EVENT_SAMURAI, GAIN, PLACE, REINFORCE, OVER)
"""Choosing the map, starting samurai, rolling, event die, second die of bad weather, samurai of an event, gift of the
sleeping guardians, placing dice, reinforcements, end."""
SAMURAI_PHASES = frozenset((SETUP, EVENT_SAMURAI, REINFORCE))
"""Phases in which a samurai is placed."""


def verb_of(phase: str) -> str:
    """Return the verb of the moves of a phase (HZ-040, HZ-050): mostly its own name."""
    return "samurai" if phase in SAMURAI_PHASES else phase


class Die(NamedTuple):
    """A die on the map."""

    cell: int
    value: int
    axis: str
    """How it lies, one of `AXES` of its value."""


class Placement(NamedTuple):
    """The latest die that was placed, and the cells it collected from, in the order of collecting."""

    die: Die
    taken: tuple[int, ...]


class Ending(NamedTuple):
    """How the rules ended a game."""

    winner: Seat | None
    """``None``: the solo player has lost."""
    reason: str
    """``escaped``; ``no_supply``, ``no_cell`` (a samurai could not be placed), ``no_die`` (no die could)."""


class View(NamedTuple):
    """Everything one viewer may know. Nothing in this game is secret, only the draft of a map is its owner's."""

    setting: Any
    """The compiled setting: ``.duel``, ``.options``, ``.rulings``, ``.cards``."""
    viewer: Seat | None
    turn: int
    """From 1; 0 before the first."""
    phase: str
    """One of `PHASES`."""
    to_move: tuple[Seat, ...]
    grid: Any
    """The compiled map (`engine.hanzo.grid.Grid`); empty until it is chosen."""
    samurai: int
    """Mask of the cells with a samurai."""
    supply: int
    """Samurai not on the map."""
    dice: tuple[Die, ...]
    """Dice on the map, in the order placed."""
    left: tuple[int, ...]
    """Dice still to be placed or given up, sorted."""
    events: tuple[int, ...]
    """Dice that set the events of this turn, in order: none or one alone, up to two in a duel."""
    spirits: bool
    """All events of this turn are cancelled (HZ-073)."""
    extra: int
    """The second die given up for bad weather, or 0."""
    counters: tuple[int, ...]
    marks: int
    """Solo: mask of event numbers that are used up, bit 0 for number 1."""
    due: int
    """Samurai still to be placed in this phase."""
    red: bool
    """Duel: the red line has been passed (HZ-123)."""
    last: Placement | None
    """The die placed last in this turn."""
    ending: Ending | None
    draft: Move | None
    """Who chooses the map, while it is chosen: the map move as drafted so far (the table keeps it), else ``None``."""
