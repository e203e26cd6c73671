"""A tiny game that has everything the table must cope with: hidden cards, dice, a hidden set-up, a decision in the
middle of the other's phase, private things that come anew, and an end.

The host first hides a number. Then host and guest have phases in turn: ``step`` (changes nothing hidden), ``roll``
(a die; from 4 up the other chooses ``wound C``, ``wound M`` or ``wound L``, one each), ``end``. After the guest's phase
both draw new cards. The game ends after the rounds that the options say, or by ``win``.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import RANDOM_SETUP, UNKNOWN, Choice, Choices, Event, Move, OptionSpec, Outcome, Prefix, Seat, Step
from engine.errors import DataError, IllegalMove, NotationError

HOST, GUEST = 0, 1
VERBS = ("step", "roll", "end", "win")
WOUNDS = ("C", "M", "L")


class Setting(NamedTuple):
    options: dict[str, str]
    frozen: dict[str, Any]


class State(NamedTuple):
    setting: Setting
    phase: str
    """``setup``, ``host``, ``guest`` or ``over``."""
    round: int
    hidden: int
    cards: tuple[int, ...]
    steps: tuple[int, ...]
    wounds: tuple[str, ...]
    asked: int
    """Who owes a wound in the middle of the other's phase, or -1."""
    winner: int


class View(NamedTuple):
    setting: Setting
    viewer: Seat | None
    phase: str
    to_move: tuple[Seat, ...]
    round: int
    hidden: int
    card: int
    steps: tuple[int, ...]
    wounds: tuple[str, ...]
    asked: int
    draft: Move | None


def _cards(chance: Chance) -> tuple[int, int]:
    return chance.below(1000), chance.below(1000)


class ToyGame:
    """Satisfies `engine.core.Game`."""

    key = "toy"
    seats = ("host", "guest")
    rules_version = 1
    option_specs = (OptionSpec("rounds", ("3", "1000"), "3"), OptionSpec("weather", ("fair", "foul"), "fair"))

    def prepare(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Setting:
        faults = [f"unknown option {name}" for name in options if name not in ("rounds", "weather")]
        if faults:
            raise DataError(faults)
        return self.restore({"rounds": "3", "weather": "fair"} | dict(options) | dict(data or {}))

    def restore(self, frozen: Mapping[str, Any]) -> Setting:
        return Setting({"rounds": frozen["rounds"], "weather": frozen["weather"]}, dict(frozen))

    def new(self, setting: Setting, chance: Chance) -> Step:
        cards = _cards(chance)
        dealt = Event("Dealt", {}, tuple((seat, {"card": cards[seat]}) for seat in (HOST, GUEST)))
        return Step(State(setting, "setup", 1, UNKNOWN, cards, (0, 0), ("", ""), -1, -1), (dealt,), False)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "over":
            return ()
        if state.asked >= 0:
            return (state.asked,)
        return (GUEST,) if state.phase == "guest" else (HOST,)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        winners = (state.winner,) if state.winner >= 0 else ()
        return Outcome(winners, "won" if winners else "rounds", state.steps)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        if seat not in self.to_move(state):
            raise IllegalMove("E-TURN")
        if move not in self._allowed(state, seat):
            raise IllegalMove("E-STATE", "TOY-1", move=" ".join(map(str, move)))
        return getattr(self, "_" + move[0])(state, seat, move, chance)

    def _allowed(self, state: State, seat: Seat) -> list[Move]:
        if state.phase == "setup":
            return [("setup", str(number)) for number in range(10)]
        if state.asked >= 0:
            return [("wound", kind) for kind in WOUNDS if kind not in state.wounds[seat]]
        return [(verb,) for verb in VERBS]

    def _setup(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        hidden = int(move[1])
        event = Event("Hidden", {}, ((HOST, {"number": hidden}),))
        return Step(state._replace(hidden=hidden, phase="host"), (event,), True)

    def _step(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        steps = tuple(count + (seat == who) for who, count in enumerate(state.steps))
        return Step(state._replace(steps=steps), (Event("Stepped", {"seat": seat}),), True)

    def _roll(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        die, other = chance.die(), 1 - seat
        asked = other if die >= 4 and len(state.wounds[other]) < len(WOUNDS) else -1
        return Step(state._replace(asked=asked), (Event("Rolled", {"die": die}),), False)

    def _wound(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        wounds = tuple(marks + (move[1] if seat == who else "") for who, marks in enumerate(state.wounds))
        return Step(state._replace(wounds=wounds, asked=-1), (Event("Wounded", {"kind": move[1]}),), False)

    def _end(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        if seat == HOST:
            return Step(state._replace(phase="guest"), (Event("PhaseEnded", {}),), False)
        if state.round >= int(state.setting.options["rounds"]):
            return Step(state._replace(phase="over"), (Event("Ended", {"hidden": state.hidden}),), False)
        after = state._replace(phase="host", round=state.round + 1, cards=_cards(chance))
        dealt = Event("Dealt", {}, tuple((who, {"card": after.cards[who]}) for who in (HOST, GUEST)))
        return Step(after, (Event("PhaseEnded", {}), dealt), False)

    def _win(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        return Step(state._replace(phase="over", winner=seat), (Event("Ended", {"hidden": state.hidden}),), False)

    def resolve(self, view: View, move: Move, chance: Chance) -> Move:
        if move == RANDOM_SETUP and view.phase == "setup" and view.viewer == HOST:
            return ("setup", str(chance.below(10)))
        return move

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            setting=state.setting,
            viewer=seat,
            phase=state.phase,
            to_move=self.to_move(state),
            round=state.round,
            hidden=state.hidden if seat == HOST or state.phase == "over" else UNKNOWN,
            card=UNKNOWN if seat is None else state.cards[seat],
            steps=state.steps,
            wounds=state.wounds,
            asked=state.asked,
            draft=None,
        )

    def phase_key(self, view: View) -> Hashable:
        return view.phase, view.round

    def turn(self, view: View) -> int:
        return view.round

    def private_key(self, view: View) -> Hashable | None:
        return None if view.phase in ("setup", "over") else (view.round, view.card)

    def choices(self, view: View, prefix: Prefix = ()) -> Choices:
        if view.phase == "setup":
            moves: list[tuple[str, str, Any]] = [("random", "verb", RANDOM_SETUP)]
            moves += [("commit", "verb", view.draft)] if view.draft else []
        elif view.asked >= 0:
            left = [kind for kind in WOUNDS if kind not in view.wounds[view.asked]]
            moves = [(kind, "wound", ("wound", kind)) for kind in left]
        else:
            moves = [(verb, "verb", (verb,)) for verb in VERBS]
        keyed = {str(number): entry for number, entry in enumerate(moves)}
        if prefix:
            return Choices("", (), keyed[prefix[0]][2])
        return Choices("what", tuple(Choice(key, kind, value) for key, (value, kind, _) in keyed.items()))

    def legal(self, view: View) -> Iterator[Move]:
        for choice in self.choices(view).options:
            move = self.choices(view, (choice.key,)).move
            assert move is not None
            yield move

    def check(self, view: View, move: Move) -> None:
        if move not in list(self.legal(view)):
            raise IllegalMove("E-STATE")

    def notation(self, move: Move) -> str:
        return " ".join(move)

    def parse(self, view: View, text: str) -> Move:
        if text == "setup commit" and view.draft is not None:
            return view.draft
        words = tuple(text.split())
        if not words or words[0] not in (*VERBS, "setup", "wound"):
            raise NotationError("unknown-verb", text=text)
        return words

    def sample(self, view: View, chance: Chance) -> State:
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, Any]:
        return {"schema": 1, "state": [list(part) if isinstance(part, tuple) else part for part in state[1:]]}

    def load(self, setting: Setting, dumped: Mapping[str, Any]) -> State:
        if dumped["schema"] != 1:
            raise DataError(["unknown schema"])
        parts: list[Any] = [tuple(part) if isinstance(part, list) else part for part in dumped["state"]]
        return State(setting, *parts)

    def position(self, state: State) -> str:
        return str(self.dump(state))

    def from_position(self, setting: Setting, text: str) -> State:
        raise NotImplementedError


TOY = ToyGame()
