"""What a page brings into sight by itself: answers, pictures, and that the demo has stopped."""

from __future__ import annotations

import pytest
from browser_demo import Demo
from browser_message import Message
from browser_page import WIDE, Page
from browser_player import Player, board, has_picture

import words

pytestmark = pytest.mark.soak

PLAY = words.say("board-play", "en")
LOW = (WIDE[0], 620)
"""A window lower than a board with its buttons."""


def with_picture(messages: list[Message]) -> Message | None:
    """Return the board once its picture is there."""
    shown = board(messages)
    return shown if has_picture(shown) else None


def private_panel(messages: list[Message]) -> Message | None:
    """Return the panel, once it is there."""
    return next((one for one in messages if one.private and one.menus), None)


def begin(page: Page) -> Player:
    """Let Hana begin a game alone, and wait for its board."""
    page.act_as("Hana").command("play hanzo-solo")
    page.wait("the board", with_picture)
    return Player(page, {"Hana": "en"})


def test_the_answer_to_a_press_comes_into_sight_and_nothing_jumps_when_its_pictures_come(page: Page) -> None:
    player = begin(page)
    page.resize(LOW)
    page.scroll(-150)
    with page.pictures_held():
        page.press_in_vain(PLAY)
        panel = page.wait("the panel", private_panel, settled=False)
        page.rest()
        loading = page.sight(panel)
    assert loading.below >= -1
    page.wait("its picture", lambda messages: has_picture(player.panel()))
    assert page.sight(panel) == pytest.approx(loading, abs=2)
    page.pick(page.options()[0])
    assert page.sight(player.panel()).below >= -1
    page.shoot("h01-panel", player.panel())


def test_a_long_channel_opens_at_its_end_and_pictures_that_failed_are_asked_for_again(page: Page) -> None:
    begin(page)
    for _ in range(3):
        page.command("board")
    page.refuse_pictures(times=6)
    page.open_anew()
    newest = page.read()[-1]
    assert -1 <= page.sight(newest).below <= 100
    page.wait("every picture", lambda messages: all(has_picture(one) for one in messages if one.pictures))
    assert -1 <= page.sight(newest).below <= 100


def test_commands_typed_at_once_go_one_after_another_in_their_order(page: Page) -> None:
    begin(page)
    moves = [f"samurai {space}" for space in ("A1", "F1", "A4", "I6", "H2")]
    assert page.type_at_once("do", [("move", move) for move in moves]) == moves


def test_a_page_says_that_the_demo_has_stopped_and_when_it_is_pressed_and_comes_back(page: Page, demo: Demo) -> None:
    begin(page)
    assert page.notice() == ""
    assert demo.stop() == 0
    page.wait_for_notice()
    page.press_in_vain(PLAY)
    assert page.notice() == words.say("demo-lost", "en")
    page.shoot("h02-stopped")
    page.open(demo.start())
    page.act_as("Hana").wait("the board", with_picture)
    assert page.notice() == ""
