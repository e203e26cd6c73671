"""Seven Swords as a game of `engine.core`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from engine.chance import Chance
from engine.core import RANDOM_SETUP, Choices, Game, Move, OptionSpec, Outcome, Prefix, Seat, Step
from engine.errors import IllegalMove
from engine.seven_swords import choices, notation, position, rules, sample, scores, storage
from engine.seven_swords import setting as settings
from engine.seven_swords import state as states
from engine.seven_swords.rules_cards import random_setup
from engine.seven_swords.setting import Setting
from engine.seven_swords.state import BANDIT_PHASES, State
from engine.seven_swords.view import BANDIT, OVER, SAMURAI, SETUP, VICTIM, WOUND, View


class SevenSwords:
    """The rules of Seven Swords; see `engine.core.Game` for the contract of every method."""

    key = "seven_swords"
    seats: tuple[str, ...] = ("bandit", "samurai")
    rules_version = 1
    option_specs: tuple[OptionSpec, ...] = settings.OPTION_SPECS

    def prepare(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Setting:
        """See `engine.core.Game.prepare`; ``data`` as in `settings.prepare`."""
        return settings.prepare(options, data)

    def restore(self, frozen: Mapping[str, Any]) -> Setting:
        """See `engine.core.Game.restore`."""
        return settings.restore(frozen)

    def new(self, setting: Setting, chance: Chance) -> Step:
        """See `engine.core.Game.new`."""
        return Step(states.start(setting), (), False)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """See `engine.core.Game.to_move`."""
        return states.to_move(state.phase)

    def outcome(self, state: State) -> Outcome | None:
        """See `engine.core.Game.outcome`."""
        return scores.outcome(state)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        """See `engine.core.Game.apply`."""
        return rules.apply(state, seat, move, chance)

    def resolve(self, view: View, move: Move, chance: Chance) -> Move:
        """See `engine.core.Game.resolve`."""
        if move == RANDOM_SETUP:
            return random_setup(view.setting, chance)
        return move

    def view(self, state: State, seat: Seat | None) -> View:
        """See `engine.core.Game.view`."""
        return states.view(state, seat)

    def phase_key(self, view: View) -> Hashable:
        """See `engine.core.Game.phase_key`."""
        if view.phase in (SETUP, OVER):
            return view.phase
        own = view.phase in BANDIT_PHASES or view.phase in (VICTIM, WOUND)
        return view.turn, BANDIT if own else SAMURAI

    def turn(self, view: View) -> int:
        """See `engine.core.Game.turn`."""
        return view.turn

    def private_key(self, view: View) -> Hashable | None:
        """See `engine.core.Game.private_key`: the bandits' cards at the start and whenever they return, the samurai's
        hidden tokens."""
        if view.phase in (SETUP, OVER) or view.viewer is None:
            return None
        if view.viewer == BANDIT:
            return None if view.discard_letters else view.hand_letters
        return view.supply_value, view.store_value, view.house_value, view.palisade

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
        try:
            return notation.parse(view, text)
        except IllegalMove:
            # Whose decision it is, and of what kind, counts before any name that does not exist.
            rules.timely(view, notation.verb_of(text))
            raise

    def sample(self, view: View, chance: Chance) -> State:
        """See `engine.core.Game.sample`."""
        return sample.sample(view, chance)

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


SEVEN_SWORDS: Game = SevenSwords()
