"""Whole games, told: every question, answer and event that a game brings up has its words in both languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from asked import assert_options_fit, assert_question_fits, walk

import words
from engine.chance import SeededChance
from engine.core import Choices, Event
from engine.registry import GAMES
from engine.seven_swords.view import PHASES
from words.seven_swords import choices as told

GAME = "seven_swords"
RAW = re.compile(r"\bss-|[{}$!¡]|\bNone\b|\bTrue\b|\bFalse\b")
LINE = 500
END_CHANCE = 0.05


class Told(NamedTuple):
    """What came up in some games: the steps of all walks, and the events."""

    steps: tuple[Choices, ...]
    events: tuple[Event, ...]


RARE = (
    "phase bandits actions 8 tokens mtd1@A1 supplies R1=3+mtd1 R2=4 R3=5 R4=6 R5=7"
    " palisades P1=1+down P2=2 P3=3 P4=4 P5=5 P6=6",
    "phase wound pending wound Akemi tokens ban1@A1",
)
"""Positions that players who choose at random hardly ever reach."""


def _tree(game: Any, view: Any, prefix: tuple[str, ...] = ()) -> Iterator[Choices]:
    step = game.choices(view, prefix)
    yield step
    for option in step.options:
        yield from _tree(game, view, (*prefix, option.key))


@cache
def played() -> Told:
    game = GAMES[GAME]
    steps: list[Choices] = []
    events: list[Event] = []
    for position in RARE:
        state = game.from_position(game.prepare({}), position)
        steps += _tree(game, game.view(state, game.to_move(state)[0]))
    for seed, village in enumerate(game.option_specs[0].values * 2):
        fortune = random.Random(seed)
        chance = SeededChance(bytes([seed]) * 32, "words")
        state = game.new(game.prepare({"village": village, "full_gate_exit": "allowed"}), chance).state
        while game.outcome(state) is None:
            seat = game.to_move(state)[0]
            view, move = game.view(state, seat), None
            for step, leaf in walk(game, view, fortune, END_CHANCE):
                steps.append(step)
                move = leaf or move
            assert move is not None
            state, happened, _ = game.apply(state, seat, game.resolve(view, move, chance), chance)
            events.extend(happened)
    return Told(tuple(steps), tuple(events))


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_question_and_answer_of_whole_games_has_words_that_fit(locale: str) -> None:
    for step in played().steps:
        assert_question_fits(GAME, step, locale, RAW)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_event_of_whole_games_is_told_to_everybody_who_may_know(locale: str) -> None:
    for event in played().events:
        for viewer in (0, 1, None):
            fields = event.seen_by(viewer)
            if fields is not None:
                line = words.event_line(GAME, event.kind, fields, locale, ("Hana", "Mateo"))
                assert 0 < len(line) <= LINE
                assert not RAW.search(line), line


def test_these_games_ask_every_question_that_has_words() -> None:
    """So the tests above are about all of them, except for a wait, which nobody is asked in his own turn."""
    asked = {f"ss-ask-{step.ask}" for step in played().steps}
    known = {key for key in words.catalogue.messages("en") if key.startswith("ss-ask-")}
    assert known - asked == {"ss-ask-wait"}


def test_these_games_offer_every_kind_of_answer_with_every_note() -> None:
    kinds = Counter(option.kind for step in played().steps for option in step.options)
    notes = Counter(option.note for step in played().steps for option in step.options)
    assert set(told._LABELS) - set(kinds) == set()
    assert set(told._NOTES) - set(notes) == set()


def test_a_label_for_a_village_of_ones_own_falls_back_to_its_key() -> None:
    game = words.of(GAME)
    assert game.option_value("village", "my_village", "es") == "My_village"
    assert game.option_value_about("village", "my_village", "es") == ""


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_option_and_value_of_a_table_has_a_name_and_a_description_that_fit(locale: str) -> None:
    assert_options_fit(GAME, locale)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_roles_phases_and_the_help_have_words(locale: str) -> None:
    game = words.of(GAME)
    assert len({game.role(role, locale) for role in GAMES[GAME].seats}) == 2
    assert len({game.phase(phase, locale) for phase in PHASES}) == len(PHASES)
    assert game.title(locale) == "Seven Swords"


def test_every_example_of_the_help_can_be_read() -> None:
    """The notation in the help is notation: each example is parsed, and written as it was."""
    game = GAMES[GAME]
    chance = SeededChance(bytes(32), "words")
    state = game.new(game.prepare({}), chance).state
    view = game.view(state, 1)
    for locale in words.LOCALES:
        examples = re.findall(r"`([a-z]+ [^`]+)`", words.of(GAME).notation_help(locale))
        assert len(examples) > 20
        for example in examples:
            if example == "setup commit":
                continue
            written = words.in_notation(GAME, example)
            assert game.notation(game.parse(view, written)) == written


TILES_UP = (
    "turn 2 phase tile tiles leadership:B golden:B samurai Akemi@A2:C Akane@B2 Kento@C2 Hayato@D4 Genzo@E2 Tadao@F2"
)


@pytest.mark.parametrize(
    ("locale", "combat", "leadership", "golden"),
    [
        (
            "en",
            "side A: 7 actions; next time side B: all combat tokens off, 3 actions",
            "side B: all leadership tokens off, 3 actions; next time side A: 7 actions",
            "side B: all tokens off, no actions; next time side A: 1 action",
        ),
        (
            "es",
            "cara A: 7 acciones; la próxima vez, cara B: fuera todas las fichas de combate, 3 acciones",
            "cara B: fuera todas las fichas de liderazgo, 3 acciones; la próxima vez, cara A: 7 acciones",
            "cara B: fuera todas las fichas, ninguna acción; la próxima vez, cara A: 1 acción",
        ),
    ],
)
def test_ss_161_a_tile_says_what_both_of_its_sides_do(locale: str, combat: str, leadership: str, golden: str) -> None:
    game = GAMES[GAME]
    state = game.from_position(game.prepare({}), f"{TILES_UP} Mizuki@G2")
    hints = {one.value: words.choice_hint(GAME, one, locale) for one in game.choices(game.view(state, 1)).options}
    assert [hints[tile] for tile in ("combat", "leadership", "golden")] == [combat, leadership, golden]
    assert len(set(hints.values())) == len(hints) == 5
    assert all(len(hint) < 100 for hint in hints.values())  # nothing is cut off
