"""Hanzō in a real browser, to the end: alone and as a duel, each by panels and nothing else, and by typing and nothing
else."""

from __future__ import annotations

from functools import partial

import pytest
from browser_message import Message
from browser_page import Page
from browser_player import Player, board, has_picture

import words

pytestmark = pytest.mark.soak

LOCALES = {"Hana": "en", "Wren": "en", "Mateo": "es"}
STRAIGHT = ("hanzo-place", "hanzo-pick")
BESIDE = ("hanzo-hint", "hanzo-map-build", "hanzo-map-shelf")
MESSAGES = words.say("demo-direct", "en")


SCROLLED = 25
"""Commands after which somebody who types posts the board anew: the page keeps 50 messages, and a board is not repeated
while one plays alone."""


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


def test_somebody_plays_alone_by_typing_to_the_end(page: Page) -> None:
    page.act_as("Hana").command("play hanzo-solo", theme="summer")
    page.shoot("f01-first-board", page.wait("the board", with_picture))
    type_to_the_end(page, "hanzo_solo")
    page.shoot("f02-end", page.read()[-1])


def test_two_people_play_a_duel_by_panels_to_the_end(page: Page) -> None:
    player = Player(page, LOCALES, straight=STRAIGHT, beside=BESIDE)
    begin_duel(page, theme="spring", role=words.say("hz-role-samurai", "en"))
    page.shoot("e01-first-board", page.wait("the board", with_picture))
    player.play_until(words.say("hz-phase-event", "en"))
    page.act_as("Hana")
    page.shoot("e02-event-dice", player.open_panel())
    player.play_until(words.say("hz-phase-place", "en"))
    page.shoot("e03-event-card", page.act_as("Wren", MESSAGES).wait("the event card", with_picture))
    page.leave()
    player.play_until(over("hanzo"))
    page.shoot("e04-end", page.read()[-1])


def test_two_people_play_a_duel_by_typing_to_the_end(page: Page) -> None:
    begin_duel(page, theme="autumn")
    page.shoot("d01-first-board", page.wait("the board", with_picture))
    type_to_the_end(page, "hanzo")
    page.shoot("d02-end", page.read()[-1])
    page.act_as("Hana", MESSAGES).shoot("d03-messages")
    page.act_as("Hana").command("leaderboard", board="")
    page.shoot("d04-leaderboard", Player(page, LOCALES).panel())


def begin_duel(page: Page, **options: str) -> None:
    """Let Hana open a table with these options, Wren take the other seat, and Hana start."""
    page.act_as("Hana").command("play hanzo", **options)
    for person, key in (("Wren", "lobby-sit"), ("Hana", "lobby-start")):
        label = words.say(key, "en")
        page.act_as(person).wait(label, partial(with_button, label))
        page.press(label)


def with_button(label: str, messages: list[Message]) -> bool:
    """Tell whether a message has a button that can be pressed."""
    return any(label in one.buttons for one in messages)


def type_to_the_end(page: Page, game: str) -> None:
    """Let whoever has to decide type the first move that is suggested, until the game is over."""
    player, typed = Player(page, LOCALES), 0
    while person := player.next_person(over(game)):
        typed += 1
        if typed % SCROLLED == 0:
            page.command("table show")
        page.act_as(person).command("do", move="")
