"""The way from the key of a game to its words. A new game adds its module to `_GAMES`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core import Choice
from engine.errors import IllegalMove, NotationError
from words import hanzo, rules, seven_swords
from words.catalogue import say

Names = tuple[str, ...]
"""The players by seat; an empty or missing name stands for nobody in particular."""


class GameWords(Protocol):
    """What the module of a game offers. Every method answers in the language given, last or before the names."""

    def title(self, locale: str, /) -> str:
        """Return the name of the game."""
        ...

    def role(self, key: str, locale: str, /) -> str:
        """Return the name of a role (one of `engine.core.Game.seats`)."""
        ...

    def phase(self, key: str, locale: str, /) -> str:
        """Return the name of a phase of the view."""
        ...

    def event_line(self, event: str, fields: Mapping[str, Any], locale: str, names: Names, /) -> str:
        """Return the sentence for an event, from the fields that the viewer may see."""
        ...

    def refusal(self, error: IllegalMove | NotationError, locale: str, /) -> tuple[str, str]:
        """Return the sentence for a refusal, and the clause it rests on (empty if it is not about a rule)."""
        ...

    def question(self, ask: str, locale: str, /) -> str:
        """Return the question for `engine.core.Choices.ask`."""
        ...

    def facts(self, view: Any, locale: str, /) -> Mapping[str, str | int]:
        """Return what a line about a question may name of a view, by parameter."""
        ...

    def warnings(self, view: Any, locale: str, /) -> tuple[str, ...]:
        """Return in sentences what may end the game soon, for boards and panels; often empty."""
        ...

    def choice_label(self, choice: Choice, locale: str, /) -> str:
        """Return what an answer is called, in at most 80 characters."""
        ...

    def choice_hint(self, choice: Choice, locale: str, /) -> str:
        """Return what an answer means beyond label, price and odds, in at most 100 characters; often empty."""
        ...

    def option_name(self, option: str, locale: str, /) -> str:
        """Return the name of an option of a table."""
        ...

    def option_about(self, option: str, locale: str, /) -> str:
        """Return what an option is about."""
        ...

    def option_value(self, option: str, value: str, locale: str, /) -> str:
        """Return the name of a value of an option."""
        ...

    def option_value_about(self, option: str, value: str, locale: str, /) -> str:
        """Return what a value of an option means."""
        ...

    def notation_help(self, locale: str, /) -> str:
        """Return how moves are written, as Markdown for people."""
        ...

    def private_lines(self, view: Any, locale: str, /) -> tuple[str, ...]:
        """Return in words what is for this viewer alone or for him first; empty if pictures say it all."""
        ...


_GAMES: Mapping[str, GameWords] = {
    "seven_swords": seven_swords,
    "hanzo_solo": hanzo.SOLO,
    "hanzo": hanzo.DUEL,
}


def of(game_key: str) -> GameWords:
    """Return the words of a game. Raises `KeyError` for a game that has none."""
    return _GAMES[game_key]


def event_line(game_key: str, event: str, fields: Mapping[str, Any], locale: str, names: Names = ()) -> str:
    """Return what happened in one sentence, told for the viewer whose fields these are (``Event.seen_by``).

    ``names`` are the players by seat, escaped by the caller. Raises `KeyError` for a game or event that is unknown.
    """
    return _GAMES[game_key].event_line(event, fields, locale, names)


def refusal(game_key: str, error: IllegalMove | NotationError, locale: str) -> str:
    """Return why a move is refused, what would be possible instead, and on a line of its own the rule to read."""
    text, clause_id = _GAMES[game_key].refusal(error, locale)
    if not clause_id:
        return text
    heading = rules.clause(game_key, clause_id, locale).title
    return f"{text}\n{say('refusal-rule', locale, clause=clause_id, title=heading)}"


def question(game_key: str, ask: str, locale: str) -> str:
    """Return the question that `engine.core.Choices.ask` stands for."""
    return _GAMES[game_key].question(ask, locale)


def choice_label(game_key: str, choice: Choice, locale: str) -> str:
    """Return what an answer is called, in at most 80 characters."""
    return _GAMES[game_key].choice_label(choice, locale)


def private_lines(game_key: str, view: Any, locale: str) -> tuple[str, ...]:
    """Return in words what is for the viewer alone or for him first, such as the event card of a turn.

    It goes with his private picture; empty if the picture and its description say it all.
    """
    return _GAMES[game_key].private_lines(view, locale)


def choice_hint(game_key: str, choice: Choice, locale: str) -> str:
    """Return what an answer means beyond label, price and odds, in at most 100 characters; often empty."""
    return _GAMES[game_key].choice_hint(choice, locale)
