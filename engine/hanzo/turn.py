"""The course of a game: what each move does once it has been found legal, and what follows by itself."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance
from engine.core import Event, Outcome
from engine.errors import IllegalMove
from engine.hanzo import maps, sight
from engine.hanzo.checks import NOBODY, Gaining, MapPlan, Placing
from engine.hanzo.collect import Result, advanced, won
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import MARKS_MAX
from engine.hanzo.scene import arriving, free_whites, occupied, past_red_line, restrictions, samurai_cells, starters
from engine.hanzo.state import State
from engine.hanzo.view import (
    BAD_WEATHER,
    DOOR,
    EVENT,
    EVENT_SAMURAI,
    EXTRA,
    GAIN,
    MORE_SAMURAI,
    NINJA,
    OVER,
    PLACE,
    REINFORCE,
    RESOURCES,
    ROLL,
    SAMURAI,
    SETUP,
    SLEEPING,
    SPIRITS,
    Ending,
    Placement,
)

DICE, WOUNDED_DICE = 4, 3
Events = list[Event]


def _tell(told: Events, kind: str, /, **fields: Any) -> None:
    told.append(Event(kind, fields))


# Map and set-up


def choose_map(state: State, plan: MapPlan, events: Events, chance: Chance) -> None:
    """Lay the map and go on to the starting samurai (HZ-020, HZ-031)."""
    if plan.draw:
        lay_drawn(state, plan.draw, events, chance)
    else:
        lay(state, plan.text, plan.preset or "free", events)


def lay_drawn(state: State, kind: str, events: Events, chance: Chance) -> None:
    """Draw maps until one suits the mode, and lay it. Raises `IllegalMove` if these cards make none."""
    setting = state.setting
    for _ in range(maps.ATTEMPTS):
        laid = maps.draw(setting.cards, kind, chance)
        hard = [one for one in setting.findings(laid) if one.hard]
        if not hard:
            lay(state, maps.write_map(laid), f"draw_{kind}", events)
            return
    raise IllegalMove(hard[0].code, hard[0].clause, **hard[0].parameters)


def lay(state: State, text: str, source: str, events: Events) -> None:
    """Lay a map of which nothing is wrong."""
    state.grid = state.setting.grid(text)
    state.phase = SETUP
    cards_with_white = sum(1 for mask in state.grid.card_mask if mask & state.grid.whites)
    state.due = min(starters(state.setting), cards_with_white)
    _tell(events, "MapLaid", map=text, source=source, cards=list(state.grid.faces))


def place_samurai(state: State, cell: int, events: Events, chance: Chance) -> None:
    """Place the samurai that is due, and go on when none is left to place."""
    state.samurai |= 1 << cell
    state.supply -= 1
    state.due -= 1
    _tell(events, "SamuraiPlaced", cell=state.grid.names[cell], cause=state.phase, supply=state.supply)
    if state.phase == REINFORCE:
        next_reinforcement(state, events)
    elif state.phase == EVENT_SAMURAI:
        start_placing(state, events)
    elif not state.due:
        begin_turn(state, events)


def begin_turn(state: State, events: Events) -> None:
    """Wait for the roll of the next turn."""
    state.turn += 1
    state.phase = ROLL
    _tell(events, "TurnBegan", turn=state.turn)


# Dice and events


def roll(state: State, plan: None, events: Events, chance: Chance) -> None:
    """Roll, and skip the event in a lucky turn (HZ-041, HZ-043)."""
    count = WOUNDED_DICE if state.setting.options.wounded else DICE
    state.left = tuple(sorted(chance.die() for _ in range(count)))
    lucky = not state.setting.duel and all(state.marks >> (value - 1) & 1 for value in state.left)
    _tell(events, "DiceRolled", dice=list(state.left), lucky=lucky)
    if lucky:
        start_placing(state, events)
    else:
        state.phase = EVENT


def _without(dice: tuple[int, ...], value: int) -> tuple[int, ...]:
    position = dice.index(value)
    return dice[:position] + dice[position + 1 :]


def choose_event(state: State, value: int, events: Events, chance: Chance) -> None:
    """Give up a die for an event, mark it in the solo game, and let it happen (HZ-044, HZ-052, HZ-073)."""
    state.left = _without(state.left, value)
    cancelled = state.spirits
    state.events = (*state.events, value)
    name = event_name(state.setting.duel, value)
    if not state.setting.duel:
        state.marks |= 1 << (value - 1)
    _tell(events, "EventChosen", die=value, event=name, number=len(state.events), cancelled=cancelled)
    if cancelled:
        start_placing(state, events)
    else:
        start_event(state, name, events)


def start_event(state: State, name: str, events: Events) -> None:
    """Begin what an event does at once, or go on to the dice."""
    if name == BAD_WEATHER:
        state.phase = EXTRA
    elif name == MORE_SAMURAI:
        _event_samurai(state, events)
    elif name == SLEEPING:
        state.phase = GAIN
    else:
        if name == SPIRITS:
            state.spirits = True
            ended = [event_name(True, number) for number in state.events[:-1]]
            _tell(events, "EventsCancelled", events=ended)
        start_placing(state, events)


def _event_samurai(state: State, events: Events) -> None:
    """HZ-064, HZ-071: alone the game is lost if nothing can be placed, in a duel nothing happens then."""
    missing = _missing(state, free_whites(state))
    if not missing:
        state.phase = EVENT_SAMURAI
        state.due = 1
    elif state.setting.duel:
        _tell(events, "NobodyCame", why=missing)
        start_placing(state, events)
    else:
        end(state, None, missing, events)


def _missing(state: State, cells: int) -> str:
    """Return why a samurai cannot be placed, or an empty text."""
    if not state.supply:
        return "no_supply"
    return "" if cells else "no_cell"


def give_extra(state: State, value: int, events: Events, chance: Chance) -> None:
    """Give up the second die of bad weather (HZ-061)."""
    state.left = _without(state.left, value)
    state.extra = value
    _tell(events, "ExtraDieGiven", die=value)
    start_placing(state, events)


def gain(state: State, plan: Gaining, events: Events, chance: Chance) -> None:
    """Take the gift of the sleeping guardians (HZ-075)."""
    state.counters = advanced(state.counters, plan.resource)
    value = state.counters[plan.resource]
    _tell(events, "Gained", resource=RESOURCES[plan.resource], value=value)
    if won(state.counters):
        end(state, NINJA, "escaped", events)
        return
    if plan.resource == DOOR:
        _remove(state, plan.removed, NOBODY, events)
    start_placing(state, events)


# Placing


def start_placing(state: State, events: Events) -> None:
    """Let the ninja place a die, unless none of those left has a place (HZ-131, HZ-132)."""
    state.phase = PLACE
    grid, (place, collect) = state.grid, restrictions(state)
    if not sight.can_place(grid, occupied(state), place, collect, state.left):
        end(state, SAMURAI if state.setting.duel else None, "no_die", events)


def place_die(state: State, plan: Placing, events: Events, chance: Chance) -> None:
    """Put a die down, collect, remove samurai, and go on (HZ-101 to HZ-115)."""
    names = state.grid.names
    cell, value, axis = plan.die
    state.left = _without(state.left, value)
    state.dice = (*state.dice, plan.die)
    taken = tuple(result.cell for result in plan.results)
    state.last = Placement(plan.die, taken)
    _tell(events, "DiePlaced", die=value, cell=names[cell], axis=axis, takes=[names[one] for one in taken])
    for result, removed in zip(plan.results, plan.removed, strict=True):
        _resolve(state, result, removed, events)
    if state.phase != OVER:
        _after_die(state, events)


def _resolve(state: State, result: Result, removed: int, events: Events) -> None:
    """Resolve one collected cell completely before the next."""
    name, letter = state.grid.names[result.cell], RESOURCES[result.resource]
    if not result.gained:
        _tell(events, "Wasted", cell=name, resource=letter, value=result.value, why=result.why)
        return
    state.counters = advanced(state.counters, result.resource)
    _tell(events, "Collected", cell=name, resource=letter, value=result.value)
    if won(state.counters):
        end(state, NINJA, "escaped", events)
    elif result.resource == DOOR:
        _remove(state, removed, result.cell, events)


def _remove(state: State, removed: int, door: int, events: Events) -> None:
    """Take a samurai off the map for a Door that advanced, if one can be taken (HZ-113, HZ-114)."""
    at = state.grid.names[door] if door != NOBODY else ""
    if removed == NOBODY:
        _tell(events, "NobodyRemoved", door=at, why="dull_weapons" if state.samurai else "no_samurai")
        return
    state.samurai &= ~(1 << removed)
    state.supply += 1
    _tell(events, "SamuraiRemoved", cell=state.grid.names[removed], door=at, supply=state.supply)


def _after_die(state: State, events: Events) -> None:
    if state.setting.duel and len(state.events) == 1:
        state.phase = EVENT
    elif state.left:
        start_placing(state, events)
    else:
        start_reinforcements(state, events)


# Reinforcements and the ends


def start_reinforcements(state: State, events: Events) -> None:
    """Count the samurai that arrive (HZ-120, HZ-122, HZ-123)."""
    setting = state.setting
    if setting.duel and not state.red and past_red_line(state):
        state.red = True
        _tell(events, "RedLinePassed", line=setting.rulings.red_line)
    state.due = arriving(state)
    state.phase = REINFORCE
    _tell(events, "ReinforcementsDue", count=state.due)
    next_reinforcement(state, events)


def next_reinforcement(state: State, events: Events) -> None:
    """Ask for the next samurai, or end the turn, or the game if it cannot be placed (HZ-131, HZ-132)."""
    if not state.due:
        end_turn(state, events)
    elif missing := _missing(state, samurai_cells(state)):
        end(state, SAMURAI if state.setting.duel else None, missing, events)


def end_turn(state: State, events: Events) -> None:
    """Gather the dice, wipe four marks, and begin the next turn (HZ-045, HZ-048)."""
    _tell(events, "DiceGathered", turn=state.turn)
    if state.marks.bit_count() >= MARKS_MAX:
        state.marks = 0
        _tell(events, "MarksWiped")
    state.dice = state.left = state.events = ()
    state.spirits = False
    state.extra = 0
    state.last = None
    begin_turn(state, events)


def end(state: State, winner: int | None, reason: str, events: Events) -> None:
    """End the game (HZ-130 to HZ-133)."""
    state.phase = OVER
    state.due = 0
    state.ending = Ending(winner, reason)
    _tell(events, "GameEnded", winner="none" if winner is None else ("ninja", "samurai")[winner], reason=reason)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or ``None``. Nobody wins a solo game that is lost."""
    if state.ending is None:
        return None
    winner = state.ending.winner
    return Outcome(() if winner is None else (winner,), state.ending.reason, ())
