"""What the automatic player likes. It only ranks what is offered to it, from what its own seat may know.

The tastes are made for variety: bandits who go for the supplies, samurai who let them come, so that every kind of
decision turns up in a game or two.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from engine.core import Choice, Game, Prefix
from engine.seven_swords.view import CARRIED, TAKEN

END_ANYWAY = 0.05
"""How likely a phase is ended while there is something left to do."""
FAR = 60


class Offered(NamedTuple):
    """The question of a seat: its game, its own view, the keys so far."""

    game: Game
    view: Any
    keys: Prefix = ()

    @property
    def options(self) -> tuple[Choice, ...]:
        """Return the answers."""
        return self.game.choices(self.view, self.keys).options

    def below(self, choice: Choice) -> Offered:
        """Return the question after an answer."""
        return self._replace(keys=(*self.keys, choice.key))


def _odds(choice: Choice) -> float:
    return choice.odds[0] / choice.odds[1] if choice.odds else 0.1


def _best_attack(asked: Offered, target: Choice) -> float:
    """Return the odds of attacking with as many as possible; storehouses can wait."""
    counts = asked.below(target).options
    liked = {"storehouse": -0.3, "samurai": 0.15}
    return _odds(counts[-1]) + liked.get(str((target.details or {}).get("kind")), 0.0)


def _nearness(view: Any, written: str) -> float:
    """Return how far a place is from the nearest supply that could be had."""
    board = view.setting.board
    if written not in board.index:
        return FAR
    place = board.index[written]
    return min(
        (
            board.distance_supply[place][supply] - 2 * (view.supply_up >> supply & 1)
            for supply, where in enumerate(view.supply_place)
            if where != TAKEN and where < CARRIED
        ),
        default=FAR,
    )


def verb(asked: Offered, made: Counter[str], rng: random.Random) -> Choice:
    """Choose among verbs; ``end`` only where nothing else is left, or now and then."""
    options = {str(option.value): option for option in asked.options}
    end = options.pop("end", None)
    if end is not None and (not options or rng.random() < END_ANYWAY):
        return end
    if "take" in options:
        return options["take"]
    if "attack" in options:
        attack = asked.below(options["attack"])
        if max(_best_attack(attack, target) for target in attack.options) > 0.28:
            return options["attack"]
    liking = {"move": 4.0, "deploy": 2.0, "attack": 0.1, "order": 2.0}
    weights = [liking.get(name, 3.0 / (1 + made[name])) for name in options]
    return rng.choices(list(options.values()), weights)[0]


def answer(asked: Offered, rng: random.Random) -> Choice:
    """Choose among answers that are no verbs."""
    options, view = asked.options, asked.view
    kinds = {option.kind for option in options}
    bandit = view.viewer == 0
    if kinds == {"target"} and bandit:
        return max(options, key=lambda one: _best_attack(asked, one) + rng.random() * 0.2)
    if kinds == {"count"}:
        return options[-1]
    if kinds == {"gate"} and bandit:
        return max(options, key=lambda one: _outside(view, str(one.value)) + rng.random())
    if not bandit and any(option.details and "tokens" in option.details for option in options):
        # Into crowds, which leaves something to choose; single bandits are left in peace as far as possible.
        return max(
            options, key=lambda one: len((one.details or {}).get("tokens", ())) - _odds(one) + rng.random() * 0.3
        )
    two = [one for one in options if one.kind == "tile" and one.note == "tile-two"]
    if two:
        return two[0]
    if kinds == {"area"} and bandit:
        return min(options, key=lambda one: min(_near(asked, one)) + rng.random() * 2)
    if kinds <= {"space", "gate"} and bandit and asked.keys[0] in "mg":
        return min(options, key=lambda one: _nearness(view, str(one.value)) + rng.random())
    # The middle of the village: samurai gather there, and then the kill card of it has somebody to choose from.
    middle = [one for one in options if one.kind in ("area", "card") and one.value == "D"]
    if middle and rng.random() < 0.7:
        others = [one for one in options if one not in middle]
        return rng.choice(others) if view.phase == "discard" and others else middle[0]
    return rng.choice(options)


def _outside(view: Any, gate: str) -> int:
    """Return how many bandits wait outside a gate: a crowd there gives the samurai something to choose from."""
    group = view.setting.board.deploy[int(gate[1:]) - 1]
    return sum(place in group for place in view.where)


def _near(asked: Offered, area: Choice) -> list[float]:
    return [_nearness(asked.view, str(one.value)) for one in asked.below(area).options]


def wanted(game: Game, view: Any, made: Counter[str], rng: random.Random) -> tuple[Choice, ...]:
    """Return the answers that lead from the root to a whole move."""
    asked = Offered(game, view)
    chosen: list[Choice] = []
    while options := asked.options:
        verbs = all(option.kind == "verb" for option in options)
        chosen.append(verb(asked, made, rng) if verbs else answer(asked, rng))
        asked = asked.below(chosen[-1])
    return tuple(chosen)
