"""Games that differ in secrets alone, so that nobody but the owner of the secrets may tell them apart.

`play` makes a game of any kind. `redraw_samurai` and `redraw_bandits` make the turns of a twin in Seven Swords: the
same public moves up to a horizon, with other hidden tokens under whatever is not turned up until then, or with other
letters behind the same values of the cards. At a table of Hanzō nothing is hidden, so its twins differ in what people
do before they decide.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.chance import SeededChance
from engine.core import Game, Move, Seat, Step
from engine.seven_swords.view import SAMURAI

Choose = Callable[[Any], Move]
"""What a player does: from his view to his move."""


class Turn(NamedTuple):
    """One move of a game."""

    seat: Seat
    move: Move


class Line(NamedTuple):
    """A game as it was played. ``states[n]`` is the state before turn ``n``, ``steps[n]`` what that led to."""

    game: Game
    setting: Any
    seed: bytes
    turns: tuple[Turn, ...]
    states: tuple[Any, ...]
    steps: tuple[Step, ...]

    def events(self, number: int, viewer: Seat | None) -> list[Any]:
        """Return what a viewer hears of a turn."""
        heard = [(event.kind, event.seen_by(viewer)) for event in self.steps[number].events]
        return [told for told in heard if told[1] is not None]


GAME_ID = "1"
"""The table's number, which the dice depend on; the first table of a database has this one."""


def play(game: Game, setting: Any, seed: bytes, choose: Choose, *, most: int = 10_000) -> Line:
    """Play a game to its end, or for ``most`` turns. What a player leaves to the system, such as a random set-up, is
    drawn from the seed."""
    chance, system = SeededChance(seed, GAME_ID), SeededChance(seed, "setup")
    state = game.new(setting, chance).state
    turns, states, steps = [], [state], []
    while game.outcome(state) is None and len(turns) < most:
        seat = game.to_move(state)[0]
        view = game.view(state, seat)
        move = game.resolve(view, choose(view), system)
        step = game.apply(state, seat, move, chance)
        state = step.state
        turns.append(Turn(seat, move))
        states.append(state)
        steps.append(step)
    return Line(game, setting, seed, tuple(turns), tuple(states), tuple(steps))


def replay(line: Line, turns: Sequence[Turn]) -> Line:
    """Play other turns with the same dice."""
    game, chance = line.game, SeededChance(line.seed, GAME_ID)
    state = game.new(line.setting, chance).state
    states, steps = [state], []
    for turn in turns:
        step = game.apply(state, turn.seat, turn.move, chance)
        state = step.state
        states.append(state)
        steps.append(step)
    return Line(game, line.setting, line.seed, tuple(turns), tuple(states), tuple(steps))


def redraw_samurai(line: Line, horizon: int, rng: random.Random) -> tuple[Turn, ...] | None:
    """Return the first ``horizon`` turns with other hidden tokens wherever nothing is turned up until then;
    ``None`` if too much is."""
    state = line.states[horizon]
    _, supplies, stores, houses, palisades, bows, stands = line.turns[0].move
    everything = [
        _shuffled(supplies, state.supply_up, rng),
        _shuffled(stores, state.stolen, rng),
        _shuffled(houses, state.house_up, rng),
        _shuffled(palisades, state.palisade_up, rng),
    ]
    if everything == [supplies, stores, houses, palisades]:
        return None
    return (Turn(SAMURAI, ("setup", *everything, bows, stands)), *line.turns[1:horizon])


def _shuffled(row: tuple[int, ...], shown: int, rng: random.Random) -> tuple[int, ...]:
    """Return a row with its hidden members turned round by a random number of places."""
    hidden = [place for place in range(len(row)) if not shown >> place & 1]
    turned = list(row)
    by = rng.randrange(1, len(hidden)) if len(hidden) > 1 else 0
    for place, other in zip(hidden, hidden[by:] + hidden[:by], strict=True):
        turned[place] = row[other]
    return tuple(turned)


def redraw_bandits(line: Line, horizon: int, rng: random.Random) -> tuple[Turn, ...] | None:
    """Return the first ``horizon`` turns with other letters behind the values of the cards, except those that a kill
    shows; ``None`` if there is nothing to change."""
    turns: list[Turn] = []
    for cycle in _cycles(line.turns[:horizon]):
        shown = {turn.move[1] for turn in cycle if turn.move[0] == "kill"}
        other = _other_letters(line.setting.values.cards, shown, rng)
        turns += [_relettered(turn, other) for turn in cycle]
    return None if turns == list(line.turns[:horizon]) else tuple(turns)


def _cycles(turns: Sequence[Turn]) -> list[list[Turn]]:
    """Cut a game where the cards go back into the hand."""
    cycles: list[list[Turn]] = [[]]
    for turn in turns:
        cycles[-1].append(turn)
        if turn.move[0] == "kill":
            cycles.append([])
    return cycles


def _other_letters(cards: dict[str, int], shown: set[str], rng: random.Random) -> dict[str, str]:
    other = {}
    for value in sorted(set(cards.values())):
        letters = [letter for letter in sorted(cards) if cards[letter] == value and letter not in shown]
        by = rng.randrange(1, len(letters)) if len(letters) > 1 else 0
        other.update(zip(letters, letters[by:] + letters[:by], strict=True))
    return other


def _relettered(turn: Turn, other: dict[str, str]) -> Turn:
    if turn.move[0] != "discard":
        return turn
    return turn._replace(move=("discard", *sorted(other[letter] for letter in turn.move[1:])))
