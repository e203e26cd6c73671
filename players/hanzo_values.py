"""What a position of Hanzō is worth to the ninja, in steps of the counters. All weights are ours: found by playing
drawn maps against each other (docs/balance.md), not taken from any rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.hanzo.rulings import MARKS_MAX, STOCK, TRACK_MAX
from engine.hanzo.setting import Setting
from engine.hanzo.view import DOOR, SOLO_EVENTS

Counters = tuple[int, ...]

WON = 10_000.0
LOST = -10_000.0


class Weights(NamedTuple):
    """How much things count, one step of a counter being about 1."""

    white: float = 1.0
    """A step of a white counter that is still to be made."""
    white_bend: float = 0.05
    """More for each step that the same counter still lacks: a counter that lags holds back the Doors."""
    door: float = 1.2
    """A step of the Door counter that is still to be made."""
    door_bend: float = 0.03
    """More for each step that the Door counter still lacks."""
    held: tuple[float, ...] = (0.9, 0.3)
    """What it costs if the Doors can advance no step, or one step, before a white counter holds them back."""
    samurai: float = 3.2
    """A samurai on the map, together with the Door that removes him: half a turn, since two arrive a turn."""
    short: tuple[float, ...] = (0.0, 0.6, 2.0, 5.0, 9.0)
    """What it costs to need none, one, two ... Doors in the next turn, or else lose for want of samurai."""
    missing: float = 6.0
    """What each Door costs that is still needed in this turn, while dice are left."""
    outlook: float = 8.0
    """The share of the sightlines that samurai leave open."""
    bend: float = 2.0
    """By which power long sightlines with many resources count more."""
    near: float = 0.5
    """How much neighbours count beside whole lines."""
    cover: float = 0.3
    """How much of the sightlines counts that a die covers for the dice after it."""
    events: tuple[float, ...] = (0.0, -2.2, -0.8, -0.6, -3.4, -0.6, 0.0)
    """What the event of each number costs in an average turn."""
    lucky: float = 2.2
    """What a turn with one die more is worth."""


WEIGHTS = Weights()


class Values:
    """The weights, worked out for a setting."""

    __slots__ = ("_cost", "_held", "_known", "_setting", "_standing", "due", "weights")

    def __init__(self, setting: Setting, weights: Weights, due: int) -> None:
        """``due`` is how many samurai arrive at the end of a turn."""
        self.weights = weights
        self.due = due
        self._setting = setting
        costs = [(weights.white, weights.white_bend)] * DOOR + [(weights.door, weights.door_bend)]
        self._cost = [
            [-(one + bend * (TRACK_MAX - value)) * (TRACK_MAX - value) for value in range(TRACK_MAX + 1)]
            for one, bend in costs
        ]
        self._known: dict[Counters, float] = {}
        self._held = [-cost for cost in weights.held] + [0.0] * TRACK_MAX
        self._standing = [self._stand(count) for count in range(STOCK + 1)]

    def _stand(self, count: int) -> float:
        """Value so many samurai on the map before new ones arrive."""
        short = max(0, count + self.due - STOCK)
        after = min(max(0, count + 2 * self.due - STOCK), len(self.weights.short) - 1)
        return -self.weights.samurai * count - self.weights.missing * short - self.weights.short[after]

    def counters(self, counters: Counters) -> float:
        """Value the counters alone. A Door on its counter stands for the samurai that it has removed, or could not."""
        value = self._known.get(counters)
        if value is None:
            value = self._known[counters] = self._counted(counters)
        return value

    def _counted(self, counters: Counters) -> float:
        first, second, third, door = counters
        low = min(first, second, third)
        if door == TRACK_MAX and low == TRACK_MAX:
            return WON
        cost = self._cost
        value = cost[0][first] + cost[1][second] + cost[2][third] + cost[DOOR][door]
        held = self._held[low - door] if door < TRACK_MAX - 1 else 0.0
        return value + held - self.weights.samurai * door

    def standing(self, count: int) -> float:
        """Value so many samurai on the map before new ones arrive."""
        return self._standing[count]

    def marks(self, marks: int) -> float:
        """Value the events that are used up, by what the next roll will leave to choose from."""
        if self._setting.duel:
            return 0.0
        options = self._setting.options
        after = 0 if marks.bit_count() >= MARKS_MAX else marks
        return _next_event(after, options.disastrous_events, 3 if options.wounded else 4, self.weights)

    def useful(self, counters: Counters) -> tuple[float, ...]:
        """Value one more resource of each kind, as far as it can still be used."""
        return tuple(
            self._cost[kind][value + 1] - self._cost[kind][value] if value < TRACK_MAX else 0.0
            for kind, value in enumerate(counters)
        )


@lru_cache(maxsize=256)
def _next_event(marks: int, lowest: bool, dice: int, weights: Weights) -> float:
    """Return what the event of the next turn costs on average, the best one being chosen."""
    total = 0.0
    for rolled in product(range(1, len(SOLO_EVENTS)), repeat=dice):
        open_values = sorted({value for value in rolled if not marks >> (value - 1) & 1})
        if not open_values:
            total += weights.lucky
        elif lowest:
            total += weights.events[open_values[0]]
        else:
            total += max(weights.events[value] for value in open_values)
    return float(total / (len(SOLO_EVENTS) - 1) ** dice)


def advance(setting: Setting, counters: Sequence[int], kinds: Sequence[int]) -> tuple[Counters, int]:
    """Return the counters after these resources in this order, and how many Doors among them remove a samurai.

    The same as `engine.hanzo.collect.results`, made for speed.
    """
    now = list(counters)
    removing = 0
    for kind in kinds:
        value = now[kind] + 1
        if value > TRACK_MAX:
            continue
        below = setting.below[kind]
        if below >= 0 and value > now[below]:
            continue
        if kind == DOOR:
            if value > min(now[:DOOR]):
                continue
            removing += value < TRACK_MAX
        now[kind] = value
    return tuple(now), removing
