"""The full state as JSON, and the test that a state read from somewhere is possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import DataError
from engine.hanzo.grid import EMPTY
from engine.hanzo.rulings import STOCK, TRACK_MAX, TRACK_START
from engine.hanzo.scene import dice_mask, samurai_cells
from engine.hanzo.setting import Setting
from engine.hanzo.state import FIELDS, State
from engine.hanzo.turn import DICE, WOUNDED_DICE
from engine.hanzo.view import (
    AXES,
    DOOR,
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MAP,
    OVER,
    PHASES,
    PLACE,
    REINFORCE,
    RESOURCES,
    ROLL,
    SAMURAI_PHASES,
    SETUP,
    Die,
    Ending,
    Placement,
)

SCHEMA = 1
NUMBERS = ("samurai", "supply", "extra", "marks", "due", "turn")
ROWS = ("counters", "left", "events")
SWITCHES = ("red", "spirits")


def dump(state: State) -> dict[str, Any]:
    """Return every field as JSON, with a schema number; the map as its text."""
    result: dict[str, Any] = {"schema": SCHEMA, "map": state.grid.text}
    for name in FIELDS:
        value = getattr(state, name)
        result[name] = list(value) if isinstance(value, tuple) else value
    result["dice"] = [list(die) for die in state.dice]
    result["samurai"] = str(state.samurai)
    if state.last is not None:
        result["last"] = [list(state.last.die), list(state.last.taken)]
    return result


def load(setting: Setting, dumped: Mapping[str, Any]) -> State:
    """Rebuild a state from `dump`. Raises `DataError`."""
    if dumped.get("schema") != SCHEMA:
        raise DataError([f"state: schema {dumped.get('schema')}, this build reads {SCHEMA}"])
    missing = [f"state: {name} is missing" for name in ("map", *FIELDS) if name not in dumped]
    if missing:
        raise DataError(missing)
    try:
        new = _loaded(setting, dumped)
    except (TypeError, ValueError, KeyError) as error:
        raise DataError([f"state: a field has a wrong form ({error})"]) from error
    if found := faults(new):
        raise DataError(found)
    return new


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value


def _loaded(setting: Setting, dumped: Mapping[str, Any]) -> State:
    new = State.__new__(State)
    new.setting = setting
    new.views = [None, None, None]
    new.grid = setting.grid(dumped["map"]) if dumped["map"] else EMPTY
    new.phase = str(dumped["phase"])
    for name in NUMBERS:
        setattr(new, name, int(dumped[name]) if name == "samurai" else _number(dumped[name]))
    for name in ROWS:
        setattr(new, name, tuple(_number(value) for value in dumped[name]))
    for name in SWITCHES:
        if not isinstance(dumped[name], bool):
            raise TypeError(f"{name} is true or false")
        setattr(new, name, dumped[name])
    new.dice = tuple(_die(die) for die in dumped["dice"])
    last, ending = dumped["last"], dumped["ending"]
    new.last = None if last is None else Placement(_die(last[0]), tuple(_number(cell) for cell in last[1]))
    new.ending = None if ending is None else Ending(ending[0], str(ending[1]))
    return new


def _die(row: Any) -> Die:
    cell, value, axis = row
    return Die(_number(cell), _number(value), str(axis))


def faults(state: State) -> list[str]:
    """Return why a state is impossible, a line each; empty if it is possible."""
    if state.phase not in PHASES:
        return [f"phase: {state.phase} is unknown"]
    if (state.phase == MAP) != (state.grid is EMPTY or not state.grid.names):
        return ["map: it is chosen in the map phase and there in every other"]
    found = _piece_faults(state) + _counter_faults(state)
    return found or _turn_faults(state) + _phase_faults(state)


def _piece_faults(state: State) -> list[str]:
    grid, found = state.grid, []
    if state.samurai < 0 or state.samurai & ~grid.whites:
        found.append("samurai: all must stand on white resources of the map")
    if state.samurai.bit_count() + state.supply != STOCK or state.supply < 0:
        found.append(f"supply: map and supply together have {STOCK} samurai")
    cells = [die.cell for die in state.dice]
    if any(not 0 <= cell < len(grid.names) for cell in cells) or len(set(cells)) < len(cells):
        return [*found, "dice: each must stand on a cell of its own"]
    if dice_mask(state) & state.samurai:
        found.append("dice: one stands on a samurai")
    for die in state.dice:
        if not 1 <= die.value <= 6 or die.axis not in AXES[die.value]:
            found.append(f"dice: a {die.value} cannot lie {die.axis or 'so'}")
    last = state.last
    if last is not None and (last.die not in state.dice or any(not 0 <= one < len(grid.names) for one in last.taken)):
        found.append("last: that die is not on the map")
    return found


def _counter_faults(state: State) -> list[str]:
    counters = state.counters
    if len(counters) != len(RESOURCES) or not all(TRACK_START <= value <= TRACK_MAX for value in counters):
        return [f"counters: four numbers from {TRACK_START} to {TRACK_MAX} are needed"]
    found = []
    if counters[DOOR] > min(counters[:DOOR]):
        found.append("counters: the Door is ahead of another")
    for upper, lower in enumerate(state.setting.below):
        if lower >= 0 and counters[upper] > counters[lower]:
            found.append(f"counters: {RESOURCES[upper]} is ahead of {RESOURCES[lower]} below it")
    return found


def _turn_faults(state: State) -> list[str]:
    found, duel = [], state.setting.duel
    before = state.phase in (MAP, SETUP)
    if before != (state.turn == 0):
        found.append(f"turn: {state.turn} does not go with phase {state.phase}")
    if not 0 <= state.marks < 64 or (duel and state.marks):
        found.append("marks: numbers of events, in the solo game only")
    values = (*state.left, *state.events, *((state.extra,) if state.extra else ()))
    if not all(1 <= value <= 6 for value in values) or state.left != tuple(sorted(state.left)):
        found.append("dice: values from 1 to 6, those left in order")
    most = WOUNDED_DICE if state.setting.options.wounded else DICE
    if len(values) + len(state.dice) > most:
        found.append(f"dice: at most {most} are rolled")
    if len(state.events) > (2 if duel else 1) or (state.extra and (duel or state.events != (1,))):
        found.append("events: more than a turn has")
    if state.spirits and (not duel or 3 not in state.events):
        found.append("spirits: only in a duel, by a 3")
    if state.red and not duel:
        found.append("red: there is no red line in the solo game")
    if (before or state.phase == ROLL) and (values or state.dice):
        found.append(f"dice: none is rolled in phase {state.phase}")
    return found


def _phase_faults(state: State) -> list[str]:
    found, duel, phase = [], state.setting.duel, state.phase
    if (phase in SAMURAI_PHASES) != (state.due > 0):
        found.append("due: as many samurai as are still to be placed in this phase")
    elif phase in SAMURAI_PHASES and (not state.supply or not samurai_cells(state)):
        found.append("due: there is no place or no samurai for it")
    if (phase == OVER) != (state.ending is not None):
        found.append("over: an ended game has an ending, no other has")
    if phase in (EVENT, EXTRA, PLACE) and not state.left:
        found.append(f"left: no die is left in phase {phase}")
    if (phase == EXTRA and (duel or state.events != (1,))) or (phase == GAIN and (not duel or 5 not in state.events)):
        found.append(f"events: phase {phase} does not follow from them")
    if phase == EVENT_SAMURAI and (1 if duel else 4) not in state.events:
        found.append(f"events: phase {phase} does not follow from them")
    if phase == REINFORCE and (state.left or not state.dice):
        found.append("dice: all are placed before samurai arrive")
    if not duel and phase == EVENT and all(state.marks >> (value - 1) & 1 for value in state.left):
        found.append("marks: one of the dice left must be able to set the event")
    if duel and phase == EVENT and state.left and len(state.events) != len(state.dice):
        found.append("events: a die is placed after each event")
    return found
