"""The two games of Hanzō as one kind of `words.games.GameWords`: most words are the same for both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Choice
from engine.errors import IllegalMove, NotationError
from engine.hanzo.threats import threats
from engine.hanzo.view import NINJA
from words.catalogue import say
from words.hanzo import cards, choices, events, names, options, refusals


class HanzoWords:
    """The words of Hanzō alone or of the duel; see `words.games.GameWords` for the contract of every method."""

    def __init__(self, duel: bool) -> None:
        self._duel = duel

    def title(self, locale: str) -> str:
        """Return the name of the game."""
        return say("hz-title" if self._duel else "hz-title-solo", locale)

    def role(self, key: str, locale: str) -> str:
        """Return the name of a role, ``ninja`` or ``samurai``."""
        return names.role(key, locale)

    def phase(self, key: str, locale: str) -> str:
        """Return the name of a phase of the view."""
        return names.phase(key, locale)

    def event_line(self, event: str, fields: Mapping[str, Any], locale: str, players: names.Names) -> str:
        """Return the sentence for an event."""
        return events.event_line(event, fields, locale, players, self._duel)

    def refusal(self, error: IllegalMove | NotationError, locale: str) -> tuple[str, str]:
        """Return the sentence for a refusal, and the clause it rests on."""
        return refusals.refusal(error, locale)

    def question(self, ask: str, locale: str) -> str:
        """Return the question for `engine.core.Choices.ask`."""
        return choices.question(ask, locale)

    def facts(self, view: Any, locale: str) -> Mapping[str, str | int]:
        """Return the phase, how many event numbers have a mark, and which, and how many events the turn has."""
        marked = [number for number in range(1, 7) if view.marks >> (number - 1) & 1]
        return {
            "phase": view.phase,
            "marked": len(marked),
            "numbers": names.numbers(marked, locale),
            "events": len(view.events),
        }

    def warnings(self, view: Any, locale: str) -> tuple[str, ...]:
        """Return what threatens the ninja, and what comes of it."""
        duel = "yes" if self._duel else "no"
        whose = "hz-warning-of-ninja" if self._duel and view.viewer != NINJA else "hz-warning"
        told = (say(f"hz-warning-{one.kind}", locale, duel=duel, **one.parameters) for one in threats(view))
        return tuple(say(whose, locale, what=what) for what in told)

    def choice_label(self, choice: Choice, locale: str) -> str:
        """Return what an answer is called, in at most 80 characters."""
        return choices.choice_label(choice, locale)

    def choice_hint(self, choice: Choice, locale: str) -> str:
        """Return what an answer does, in at most 100 characters; often empty."""
        return choices.choice_hint(choice, locale)

    def option_name(self, option: str, locale: str) -> str:
        """Return the name of an option of a table."""
        return options.option_name(option, locale)

    def option_about(self, option: str, locale: str) -> str:
        """Return what an option is about."""
        return options.option_about(option, locale)

    def option_value(self, option: str, value: str, locale: str) -> str:
        """Return the name of a value of an option."""
        return options.option_value(option, value, locale)

    def option_value_about(self, option: str, value: str, locale: str) -> str:
        """Return what a value of an option means."""
        return options.option_value_about(option, value, locale)

    def notation_help(self, locale: str) -> str:
        """Return how moves are written, as Markdown for people."""
        more = say("hz-notation-help-duel" if self._duel else "hz-notation-help-solo", locale)
        return f"{say('hz-notation-help', locale)}\n{more}"

    def private_lines(self, view: Any, locale: str) -> tuple[str, ...]:
        """Return the event card, or the dice that the samurai player chooses from."""
        return cards.private_lines(view, locale)


SOLO = HanzoWords(duel=False)
DUEL = HanzoWords(duel=True)
