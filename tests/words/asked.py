"""What the tests of every game's words share: walks through its questions, and what Discord has room for."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import words
from engine.core import Choices, Move
from engine.registry import GAMES

LABEL, HINT, QUESTION = 80, 100, 100
"""A button takes 80 characters, an option of a menu 100."""


def walk(game: Any, view: Any, fortune: random.Random, end: float = 1.0) -> Iterator[tuple[Choices, Move | None]]:
    """Answer at random until a move is made; yield each question, and the move where there is one. A phase is ended
    while there is something left to do only with the chance ``end``."""
    prefix: tuple[str, ...] = ()
    while True:
        step = game.choices(view, prefix)
        yield step, step.move
        if not step.options:
            return
        options = [one for one in step.options if one.value != "end"]
        if not options or fortune.random() < end:
            options = list(step.options)
        prefix = (*prefix, fortune.choice(options).key)


def assert_question_fits(key: str, step: Choices, locale: str, raw: re.Pattern[str]) -> None:
    """Assert that a question and its answers have words that Discord has room for, all labels different, and nothing in
    them that only the program understands (``raw``)."""
    question = words.question(key, step.ask, locale)
    assert 0 < len(question) <= QUESTION
    assert not raw.search(question)
    labels = [words.choice_label(key, option, locale) for option in step.options]
    assert len(set(labels)) == len(labels), labels
    for option, label in zip(step.options, labels, strict=True):
        hint = words.choice_hint(key, option, locale)
        assert 0 < len(label) <= LABEL
        assert not label[0].islower()
        assert not label.endswith("…"), label
        assert len(hint) <= HINT
        assert not raw.search(f"{label}|{hint}"), (label, hint)


def assert_options_fit(key: str, locale: str, unlisted: Mapping[str, tuple[str, ...]] = MappingProxyType({})) -> None:
    """Assert that the options of a game's tables have names, all different, and words about each that fit.
    ``unlisted`` are further values of an option, which nobody can choose from a list."""
    game, specs = words.of(key), GAMES[key].option_specs
    assert len({game.option_name(spec.name, locale) for spec in specs}) == len(specs)
    for spec in specs:
        assert 0 < len(game.option_about(spec.name, locale)) <= HINT
        values = (*spec.values, *unlisted.get(spec.name, ()))
        assert len({game.option_value(spec.name, value, locale) for value in values}) == len(values)
        for value in values:
            assert 0 < len(game.option_value(spec.name, value, locale)) <= LABEL
            assert 0 < len(game.option_value_about(spec.name, value, locale)) <= HINT
