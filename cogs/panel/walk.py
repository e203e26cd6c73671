"""A half-made choice: walking a game's tree of choices by the keys that a control's id carries.

Pure and the same for every game; the panel and the commands are two faces of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core import Choice, Choices, Game, Move, Prefix


class Answered(NamedTuple):
    """A question already answered. ``forced`` says that there was nothing else to choose."""

    ask: str
    choice: Choice
    forced: bool


class Walk(NamedTuple):
    """Where somebody stands in the tree: the answers so far, and what can follow."""

    keys: Prefix
    answers: tuple[Answered, ...]
    choices: Choices

    @property
    def whole(self) -> Move | None:
        """The move, if nothing is left to choose."""
        return None if self.choices.options else self.choices.move

    @property
    def back(self) -> Prefix | None:
        """The keys up to the latest question that had more than one answer; ``None`` if there is no such question."""
        for index in range(len(self.answers) - 1, -1, -1):
            if not self.answers[index].forced:
                return self.keys[:index]
        return None


def walk(game: Game, view: Any, keys: Prefix) -> Walk:
    """Go down the tree by exactly these keys. Raises `KeyError` if one is not on offer (any more)."""
    answers = []
    choices = game.choices(view)
    for index, key in enumerate(keys):
        choice = next((one for one in choices.options if one.key == key), None)
        if choice is None:
            raise KeyError(key)
        forced = index > 0 and len(choices.options) == 1 and choices.move is None
        answers.append(Answered(choices.ask, choice, forced))
        choices = game.choices(view, keys[: index + 1])
    return Walk(keys, tuple(answers), choices)


def follow(game: Game, view: Any, keys: Prefix) -> Walk:
    """Go down by these keys, then on through every question that has a single answer, but never from the root.

    So nobody is asked what he cannot choose, and nothing is decided before somebody has pressed once.
    """
    here = walk(game, view, keys)
    while here.keys and len(here.choices.options) == 1 and here.choices.move is None:
        only = here.choices.options[0]
        longer = (*here.keys, only.key)
        answers = (*here.answers, Answered(here.choices.ask, only, True))
        here = Walk(longer, answers, game.choices(view, longer))
    return here


class Question(NamedTuple):
    """What to ask at a step: the question, and each answer with the keys that lead to it from here."""

    ask: str
    answers: tuple[tuple[Prefix, Choice], ...]


def offered(game: Game, view: Any, here: Walk, most: int, groups: frozenset[str]) -> Question:
    """Return what to offer at this step.

    Where all answers are mere groups (such as the areas of a village), what they contain is offered at once if it
    is not more than ``most``: one press less.
    """
    plain = Question(here.choices.ask, tuple(((option.key,), option) for option in here.choices.options))
    if not plain.answers or any(option.kind not in groups for _, option in plain.answers):
        return plain
    ask = here.choices.ask
    inside: list[tuple[Prefix, Choice]] = []
    for _, group in plain.answers:
        below = game.choices(view, (*here.keys, group.key))
        ask = below.ask
        inside.extend(((group.key, option.key), option) for option in below.options)
        if below.move is not None or len(inside) > most:
            return plain
    return Question(ask, tuple(inside))


def leaves(game: Game, view: Any, keys: Prefix = (), answers: tuple[Choice, ...] = ()) -> Iterator[Walk]:
    """List, lazily and in order, every whole move below these keys, with the answers given from here on."""
    here = game.choices(view, keys)
    if here.move is not None:
        yield Walk(keys, tuple(Answered(here.ask, one, False) for one in answers), Choices(here.ask, (), here.move))
    for option in here.options:
        yield from leaves(game, view, (*keys, option.key), (*answers, option))
