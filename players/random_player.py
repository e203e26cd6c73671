"""The player that walks the choices at random."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance, SeededChance
from engine.core import Choice, Game, Move, Prefix

END = "end"


def choose(game: Game, view: Any, chance: Chance, end: float = 0.05) -> Move:
    """Return a move that some way down the choices leads to, every answer to a question being equally likely.

    A phase is ended only when nothing else is on offer, or else with probability ``end``. Raises `ValueError` if
    the viewer has nothing to decide.
    """
    prefix: Prefix = ()
    while True:
        step = game.choices(view, prefix)
        if step.move is not None:
            return step.move
        options = step.options
        if not options:
            raise ValueError("this viewer has nothing to decide")
        if not prefix:
            options = _without_end(options, chance, end)
        answer = options[chance.below(len(options)) if len(options) > 1 else 0]
        prefix = (*prefix, answer.key)


def _without_end(options: tuple[Choice, ...], chance: Chance, end: float) -> tuple[Choice, ...]:
    """Return the options without the end of the phase, or the end alone."""
    if len(options) == 1 or options[-1].value != END:
        return options
    return options[-1:] if chance.below(10_000) < end * 10_000 else options[:-1]


class RandomPlayer:
    """Chooses with `choose`; the same seed, the same choices in the same positions."""

    def __init__(self, seed: str) -> None:
        self._chance = SeededChance(seed.encode(), "random player")

    def choose(self, game: Game, view: Any) -> Move:
        """Return a move for the viewer."""
        return choose(game, view, self._chance)
