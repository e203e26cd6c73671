"""Hanzō in a real browser, to the end: alone by panels and nothing else, and a duel by typing and nothing else."""

from __future__ import annotations

import pytest
from browser_page import Message, Page
from browser_player import Player, board, has_picture

import words

pytestmark = pytest.mark.soak

LOCALES = {"Hana": "en", "Wren": "en", "Mateo": "es"}
STRAIGHT = ("hanzo-place", "hanzo-pick")
BESIDE = ("hanzo-hint", "hanzo-map-build", "hanzo-map-shelf")
MESSAGES = words.say("demo-direct", "en")


def over(game: str) -> str:
    """Return the headline of a game that is over."""
    return words.say("board-headline-over", "en", game=words.of(game).title("en"))


def with_picture(messages: list[Message]) -> Message | None:
    """Return the board once its picture is there."""
    shown = board(messages)
    return shown if has_picture(shown) else None


def test_somebody_plays_alone_by_panels_to_the_end(page: Page) -> None:
    player = Player(page, LOCALES, straight=STRAIGHT, beside=BESIDE)
    page.act_as("Hana").command("play hanzo-solo", theme="winter")
    page.shoot("c01-first-board", page.wait("the board", with_picture))
    page.shoot("c02-map", player.open_panel())
    player.play_until(over("hanzo_solo"))
    page.shoot("c03-end", page.read()[-1])
    page.command("profile")
    page.shoot("c04-profile", player.panel())


def test_two_people_play_a_duel_by_typing_to_the_end(page: Page) -> None:
    player = Player(page, LOCALES)
    page.act_as("Hana").command("play hanzo", theme="autumn")
    page.wait("the card", lambda messages: any(words.say("lobby-sit", "en") in one.buttons for one in messages))
    page.act_as("Wren").press(words.say("lobby-sit", "en"))
    page.act_as("Hana").wait(
        "Start", lambda messages: any(words.say("lobby-start", "en") in one.buttons for one in messages)
    )
    page.press(words.say("lobby-start", "en"))
    page.shoot("d01-first-board", page.wait("the board", with_picture))
    while person := player.next_person(over("hanzo")):
        page.act_as(person).command("do", move="")
    page.shoot("d02-end", page.read()[-1])
    page.act_as("Hana", MESSAGES).shoot("d03-messages")
    page.act_as("Hana").command("leaderboard", board="")
    page.shoot("d04-leaderboard", player.panel())
