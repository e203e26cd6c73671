"""Hanzō as two games of `engine.core`: alone (`HANZO_SOLO`) and ninja against samurai (`HANZO`).

They are two games and not one with an option, since they have different seats, options and events; all rules are shared
and ask `Setting.duel` where the modes differ.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from engine.chance import Chance
from engine.core import Choices, Game, Move, OptionSpec, Outcome, Prefix, Seat, Step
from engine.hanzo import choices, notation, position, rules, storage, turn
from engine.hanzo import setting as settings
from engine.hanzo import state as states
from engine.hanzo.setting import Setting
from engine.hanzo.state import State
from engine.hanzo.view import EVENT, EVENT_SAMURAI, GAIN, MAP, OVER, SAMURAI, SETUP, View


class Hanzo:
    """The rules of Hanzō in one mode; see `engine.core.Game` for the contract of every method."""

    rules_version = 1

    def __init__(self, key: str, seats: tuple[str, ...]) -> None:
        self.key = key
        self.seats = seats
        self._duel = len(seats) == 2
        self.option_specs: tuple[OptionSpec, ...] = settings.option_specs(self._duel)

    def prepare(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Setting:
        """See `engine.core.Game.prepare`; ``data`` as in `settings.prepare`."""
        return settings.prepare(self._duel, options, data)

    def restore(self, frozen: Mapping[str, Any]) -> Setting:
        """See `engine.core.Game.restore`."""
        return settings.restore(self._duel, frozen)

    def new(self, setting: Setting, chance: Chance) -> Step:
        """See `engine.core.Game.new`."""
        return rules.new(setting, chance)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """See `engine.core.Game.to_move`."""
        return states.to_move(state)

    def outcome(self, state: State) -> Outcome | None:
        """See `engine.core.Game.outcome`. A lost solo game has no winner."""
        return turn.outcome(state)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        """See `engine.core.Game.apply`."""
        return rules.apply(state, seat, move, chance)

    def resolve(self, view: View, move: Move, chance: Chance) -> Move:
        """See `engine.core.Game.resolve`: nothing to do, drawn maps come from the seed like dice."""
        return move

    def view(self, state: State, seat: Seat | None) -> View:
        """See `engine.core.Game.view`."""
        return states.view(state, seat)

    def phase_key(self, view: View) -> Hashable:
        """See `engine.core.Game.phase_key`. Alone, a turn is a phase. In a duel each roll, event and placement is one;
        what an event asks at once belongs to the event."""
        if view.phase in (MAP, SETUP, OVER):
            return view.phase
        if not self._duel:
            return view.turn
        step = EVENT if view.phase in (EVENT_SAMURAI, GAIN) else view.phase
        return view.turn, step, len(view.dice)

    def turn(self, view: View) -> int:
        """See `engine.core.Game.turn`."""
        return view.turn

    def private_key(self, view: View) -> Hashable | None:
        """See `engine.core.Game.private_key`: both get the event card, once more when its samurai stands and when
        the last die lies; before it, the samurai player of a duel gets the dice to choose from."""
        if view.phase == OVER or view.viewer is None:
            return None
        if view.viewer == SAMURAI and view.phase == EVENT:
            return view.turn, "choose", view.left
        if not view.events:
            return None
        return view.turn, view.events, view.phase == EVENT_SAMURAI, not view.left

    def choices(self, view: View, prefix: Prefix = ()) -> Choices:
        """See `engine.core.Game.choices`."""
        return choices.choices(view, prefix)

    def legal(self, view: View) -> Iterator[Move]:
        """See `engine.core.Game.legal`."""
        return choices.legal(view)

    def check(self, view: View, move: Move) -> None:
        """See `engine.core.Game.check`."""
        rules.check(view, move)

    def notation(self, move: Move) -> str:
        """See `engine.core.Game.notation`."""
        return notation.notation(move)

    def parse(self, view: View, text: str) -> Move:
        """See `engine.core.Game.parse`."""
        return notation.parse(view, text)

    def sample(self, view: View, chance: Chance) -> State:
        """See `engine.core.Game.sample`: nothing is hidden, so the state itself."""
        return states.from_view(view)

    def dump(self, state: State) -> dict[str, Any]:
        """See `engine.core.Game.dump`."""
        return storage.dump(state)

    def load(self, setting: Setting, dumped: Mapping[str, Any]) -> State:
        """See `engine.core.Game.load`."""
        return storage.load(setting, dumped)

    def position(self, state: State) -> str:
        """See `engine.core.Game.position`."""
        return position.write(state)

    def from_position(self, setting: Setting, text: str) -> State:
        """See `engine.core.Game.from_position`."""
        return position.read(setting, text)


HANZO_SOLO: Game = Hanzo("hanzo_solo", ("ninja",))
HANZO: Game = Hanzo("hanzo", ("ninja", "samurai"))
