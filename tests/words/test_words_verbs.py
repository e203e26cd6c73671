"""Typed moves may begin with a verb of any language; notation itself is the same for all."""

from __future__ import annotations

from typing import Any

import pytest

import words
from engine.chance import SeededChance
from engine.hanzo import notation as hanzo
from engine.registry import game
from engine.seven_swords import notation as swords
from words.verbs import _said

VERBS = {"seven_swords": {*swords.READERS, *swords.VERBS}, "hanzo": {*hanzo.READERS, "put"}}


@pytest.mark.parametrize(
    ("game_key", "typed", "notation"),
    [
        ("seven_swords", "Mover ban2 > A1-A2", "move ban2 > A1-A2"),
        ("seven_swords", "acabar la fase", "end"),
        ("seven_swords", "víctima Akemi", "victim Akemi"),
        ("seven_swords", "LOSETA DORADA Akane:M", "tile golden Akane:M"),
        ("seven_swords", "volver a armar Kento P2", "repair Kento P2"),
        ("seven_swords", "finish", "end"),
        ("hanzo", "tirar", "roll"),
        ("hanzo_solo", "evento 4", "event 4"),
        ("hanzo", "colocar 5@E2x:E2,F3!D3", "place 5@E2x:E2,F3!D3"),
        ("hanzo", "mapa al azar de noche", "map draw night"),
        ("hanzo", "mapa Noche de mercado", "map market_night"),
        ("hanzo_solo", "map Market Night", "map market_night"),
        ("hanzo", "map market_night", "map market_night"),
        ("hanzo", "mapa 01b@180(0,0);02f@0(0,1)", "map 01b@180(0,0);02f@0(0,1)"),
    ],
)
def test_a_verb_of_any_language_is_read(game_key: str, typed: str, notation: str) -> None:
    assert words.in_notation(game_key, typed) == notation


@pytest.mark.parametrize("typed", ["", "…", "5@E2x", "B1", "dance", "move ban2>A1-A2", "tira5", " end ", "ev"])
@pytest.mark.parametrize("game_key", ["seven_swords", "hanzo", "hanzo_solo"])
def test_everything_else_is_left_as_it_is(game_key: str, typed: str) -> None:
    assert words.in_notation(game_key, typed) == typed


@pytest.mark.parametrize(
    ("game_key", "typed", "notation"),
    [("hanzo", "colo", "place"), ("hanzo", "eve", "eve"), ("hanzo", "co", "co"), ("seven_swords", "desp", "deploy")],
)
def test_a_word_that_is_being_typed_counts_where_beginnings_do(game_key: str, typed: str, notation: str) -> None:
    assert words.in_notation(game_key, typed, begun=True) == notation
    assert words.in_notation(game_key, typed) == typed


@pytest.mark.parametrize("game_key", VERBS)
def test_every_verb_can_be_said_and_none_means_another(game_key: str) -> None:
    said = _said(game_key)
    readers: Any = hanzo.READERS if game_key == "hanzo" else swords.READERS
    assert {verb.split()[0] for verb in said.values()} == set(readers) - {"options"}
    assert not {one for one in said if one.split()[0] in VERBS[game_key] and one.split()[0] != said[one].split()[0]}


def test_what_is_said_is_notation() -> None:
    rules = game("hanzo_solo")
    view = rules.view(rules.new(rules.prepare({}), SeededChance(bytes(32), "verbs")).state, 0)
    assert rules.parse(view, words.in_notation("hanzo_solo", "mapa al azar de día")) == ("map", "draw", "day")
