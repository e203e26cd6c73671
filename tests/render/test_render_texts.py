"""The twins of the pictures in words: their limits, and that they say the same."""

from __future__ import annotations

import re

import pytest
from legibility import ESCAPED, LOCALES, assert_texts_keep_limits
from pictures import VIEWERS, VILLAGES, fullest, public, random_states, shifts

import render
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.view import AREAS, BANDIT, GATES, HOUSES, RESERVE, SAMURAI, STOREHOUSES, SUPPLIES, TOKENS, View
from render.seven_swords import facts
from render.seven_swords.alt_text import alt_text
from words import say

GAME = "seven_swords"
NAMES = ("Mateo", "Hana")


def views(village: str, number: int, every: int) -> list[tuple[View, View]]:
    """Views with the one of some moves before."""
    states = random_states(village, number)
    return [
        (SEVEN_SWORDS.view(state, viewer), SEVEN_SWORDS.view(before, None))
        for before, state in zip(states[::every], states[9::every], strict=False)
        for viewer in VIEWERS
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("village", VILLAGES)
def test_texts_keep_their_limits(village: str, locale: str) -> None:
    found = views(village, 7, 3)
    found += [
        (SEVEN_SWORDS.view(fullest(village, shift), viewer), public(fullest(village, shift + 5)))
        for shift in shifts(village)
        for viewer in VIEWERS
    ]
    for view, before in found:
        alt = alt_text(view, before, ESCAPED, locale)
        assert_texts_keep_limits(GAME, view, alt, locale, say("picture-text-roads", locale))
        assert ESCAPED[0][:20] in alt or view.to_move != (BANDIT,)


@pytest.mark.parametrize("village", VILLAGES)
def test_text_board_names_everything(village: str) -> None:
    for view, _ in views(village, 8, 30):
        text = render.text_board(GAME, view, names=("Mateo", "Hana"))
        board = view.setting.board
        for name in (*SUPPLIES, *STOREHOUSES, *HOUSES, *GATES, *AREAS):
            assert re.search(rf"\b{name}\b", text), name
        for name in board.names[: board.village]:
            assert re.search(rf"\b{name}\b", text), name
        for one in view.setting.values.samurai:
            assert one.name in text
        on_board = [TOKENS[token] for token, place in enumerate(view.where) if place != RESERVE]
        found = re.findall(r"\b(?:v?ban|v?arc|v?mtd)\d\b", text)
        assert sorted(found) == sorted(on_board)


def test_text_board_tells_secrets_to_their_owner_only() -> None:
    state = random_states(VILLAGES[0], 8)[40]
    own = render.text_board(GAME, SEVEN_SWORDS.view(state, SAMURAI))
    assert own.count("secret") > 5
    cards = SEVEN_SWORDS.view(state, BANDIT)
    letters = [f"{card.value}{card.letter}" for card in facts.cards(cards) if card.state == "hand"]
    assert " ".join(letters) in render.text_board(GAME, cards)
    for viewer in (BANDIT, None):
        text = render.text_board(GAME, SEVEN_SWORDS.view(state, viewer))
        assert "value secret" not in text
        assert "combat secret" not in text


def test_alt_text_keeps_its_order() -> None:
    state = random_states(VILLAGES[0], 8)
    view, before = public(state[150]), public(state[140])
    alt = alt_text(view, before, NAMES, "en")
    marks = ["Seven Swords, Turn", "decides", "Changed:", "Score so far:", "In danger:", "Areas:", "The text board"]
    places = [alt.index(mark) for mark in marks]
    assert places == sorted(places)


def test_alt_text_of_the_hand_is_complete() -> None:
    state = random_states(VILLAGES[0], 8)[60]
    bandit, samurai = SEVEN_SWORDS.view(state, BANDIT), SEVEN_SWORDS.view(state, SAMURAI)
    for locale in LOCALES:
        alt = render.draw_hand(GAME, bandit, locale).alt
        for letter in (*bandit.hand_letters, *bandit.discard_letters):
            assert re.search(rf"\b{letter} {bandit.setting.values.cards[letter]}\b", alt)
        alt = render.draw_hand(GAME, samurai, locale).alt
        for name, value in zip((*SUPPLIES, *STOREHOUSES), (*samurai.supply_value, *samurai.store_value), strict=True):
            assert f"{name} {value}" in alt
        assert len(alt) <= 1024


def test_result_names_the_winner() -> None:
    view = public(random_states(VILLAGES[0], 8)[-1])
    winners = SEVEN_SWORDS.outcome(random_states(VILLAGES[0], 8)[-1]).winners
    assert say(f"picture-title-won-{('bandit', 'samurai')[winners[0]]}", "en") in alt_text(view, None, NAMES, "en")
    scores = SEVEN_SWORDS.outcome(random_states(VILLAGES[0], 8)[-1]).scores
    assert f"bandits {scores[0]}, samurai {scores[1]}" in alt_text(view, None, NAMES, "en")


def test_of_a_stopped_game_nothing_is_said_that_is_still_to_come() -> None:
    for state in random_states(VILLAGES[0], 8)[:-1:7]:
        view = public(state)._replace(to_move=())
        assert "at the end" not in render.score_line(GAME, view)
        for told in (alt_text(view, None, NAMES, "en"), render.text_board(GAME, view)):
            assert say("picture-title-stopped", "en") in told
            assert say("picture-waits", "en", name="|").split("|")[1] not in told
            assert say("picture-actions", "en", left=view.actions) not in told


def test_prices_agree_with_the_rules() -> None:
    """What the panel says a token costs is what the choices ask for it."""
    compared = 0
    for village in VILLAGES:
        for state in random_states(village, 8)[::5]:
            view = SEVEN_SWORDS.view(state, BANDIT)
            if view.phase != "bandits":
                continue
            first = next((one for one in SEVEN_SWORDS.choices(view).options if one.value == "deploy"), None)
            for choice in SEVEN_SWORDS.choices(view, (first.key,)).options if first else ():
                kind = ("ban", "vban", "arc", "varc", "mtd", "vmtd").index(choice.value)
                assert choice.price == facts.prices(view)[kind]
                compared += 1
    assert compared > 20
