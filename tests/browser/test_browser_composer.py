"""The demo's page by itself: its size, its menus and the line that commands are typed into."""

from __future__ import annotations

import pytest
from browser_page import NARROW, WIDE, Page
from browser_player import Player

import words

pytestmark = pytest.mark.soak

HAND, ADD = words.say("hanzo-map-hand", "en"), words.say("hanzo-map-add", "en")


def test_the_page_is_as_wide_as_the_window_at_once_and_its_menus_follow_their_message(page: Page) -> None:
    page.act_as("Hana").command("play hanzo-solo", map=words.say("hz-option-map-choose", "en"))
    for width, height in (NARROW, WIDE):
        shown = page.reload((width, height))
        assert width - 40 < shown["right"] <= width
        assert height - 60 < shown["bottom"] <= height
        assert shown["shut"] == 0
    Player(page, {"Hana": "en"}).open_panel()
    page.press(words.say("hanzo-map-build", "en"))
    for _ in range(2):
        page.pick(page.options(ADD)[0], ADD)
    page.pick(page.options(HAND)[0], HAND)
    assert page.chosen(HAND).startswith("1 ")
    page.pick(page.options(ADD)[0], ADD)
    assert page.chosen(HAND).startswith("3 "), "the menu says what was picked before the message changed"
    page.shoot("g01-building", page.read()[-1])


def test_the_line_is_free_at_once_and_says_nothing_is_there_only_when_it_knows(page: Page) -> None:
    page.act_as("Hana").begin("map show")
    before, after = page.suggestions_of("name", "zzz")
    assert before != after
    page.shoot("g02-command")
    assert page.give_up() == ("", 0)
    page.begin("play hanzo-solo")
    for option, key in (("map", "hz-option-map-choose"), ("theme", "choice-theme-winter")):
        page.fill(option, words.say(key, "en"))
    page.shoot("g03-chosen")
    assert page.cut_short() == []
    assert page.give_up() == ("", 0)
    page.begin("rules")
    assert page.type_while_busy("later") == "later"


def test_a_command_and_its_options_are_typed_with_keys_alone(page: Page) -> None:
    ninja = words.say("hz-role-ninja", "en")
    page.act_as("Hana")
    shown, sent = page.type_keys("/play hanzo", "Enter", "ArrowDown", "Enter", ninja[:3].lower(), "Enter", "Enter")
    assert (shown, sent) == ([ninja], {"role": "ninja"})
    first = words.say("hz-option-map-first-blossom", "en")
    page.act_as("Hana", "#tea-house")
    shown, sent = page.type_keys("/play hanzo", "Enter", "Tab", first[:7].lower(), "Tab", "Enter")
    assert (shown, sent) == ([first], {"map": "first_blossom"})
