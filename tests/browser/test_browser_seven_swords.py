"""The README's path in a real browser: from the printed address to a game under way, with a restart on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from browser_demo import Demo
from browser_message import Message
from browser_page import Page
from browser_player import Player, board, has_picture

import words

pytestmark = pytest.mark.soak

LOCALES = {"Hana": "en", "Wren": "en", "Mateo": "es"}
END = "ss-verb-end"
PLACED = (
    ("palisades", "setup-swap", ("",)),
    (
        "bows",
        "setup-bow",
        (
            words.say("setup-bow-more", "en", area="A", count=3),
            words.say("setup-bow-less", "en", area="B", count=1),
        ),
    ),
    ("stands", "", ()),
)
"""What is changed by hand: the part, its menu, and what is picked there ("": the first)."""
MESSAGES = words.say("demo-direct", "en")


def turn(number: int) -> str:
    """Return what the headline of a board says in a turn."""
    headline = words.say("board-headline", "en", game="|", turn=number, phase="|")
    return headline.split("|")[1]


def private_ids(messages: Sequence[Message]) -> set[str]:
    """Return the messages that nobody else may see."""
    return {one.id for one in messages if one.private}


def with_label(key: str) -> Any:
    """Return what finds the newest public message with a button that can be pressed."""
    label = words.say(key, "en")
    return lambda messages: next((one for one in reversed(messages) if not one.private and label in one.buttons), None)


def with_picture(messages: list[Message]) -> Message | None:
    """Return the board once its picture is there."""
    shown = board(messages)
    return shown if has_picture(shown) else None


def test_a_newcomer_plays_a_first_turn_and_comes_back_after_a_restart(page: Page, demo: Demo) -> None:
    player = Player(page, LOCALES, END, presses=8)
    page.shoot_start("a01-start-page")
    page.act_as("Hana").shoot("a02-empty-channel")
    page.command("play seven-swords")
    page.shoot("a03-card", page.wait("the card", with_label("lobby-sit")))
    page.act_as("Wren").press(words.say("ss-role-samurai", "en"))
    page.act_as("Hana").shoot("a04-seats-taken", page.wait("Start", with_label("lobby-start")))
    page.press(words.say("lobby-start", "en"))
    page.shoot("a05-first-board", page.wait("the board", with_picture))

    assert player.due() == "Wren"
    page.act_as("Wren")
    page.shoot("a06-set-up", player.open_panel())
    page.press(player.say("setup-deal"))
    page.shoot("a07-dealt", player.panel())
    player.wait_for("Hana")
    hand_is_only_hanas(page)
    page.act_as("Hana")
    page.shoot("a09-bandits-panel", player.open_panel())
    player.play_until(turn(2))
    page.act_as("Mateo").shoot("a10-turn-two", page.wait("the board", with_picture))
    assert not private_ids(page.read()), "a spectator sees private messages"
    page.leave()

    assert player.due() == "Hana"
    page.act_as("Hana").command("bandit discard", card="")
    page.shoot("a11-after-a-command", player.panel())

    status = demo.stop()
    assert status == 0, demo.faults
    page.open(demo.start())
    shown = page.act_as("Hana").wait("the board after the restart", with_picture)
    page.shoot("a12-after-the-restart", shown)
    assert player.due() == "Hana"
    page.shoot("a13-panel-after-the-restart", player.open_panel())
    assert player.step()
    hers = private_ids(page.read())
    assert hers
    assert not hers & private_ids(page.act_as("Wren").read())


def test_the_samurai_player_places_by_hand_and_the_bandits_play_in_spanish(page: Page) -> None:
    player = Player(page, LOCALES, END, presses=4)
    page.act_as("Hana").command("play seven-swords", village="Takigawa", role="Samurai", theme="dark")
    page.act_as("Mateo").wait("the card", with_label("lobby-sit"))
    page.press(words.say("lobby-sit", "en"))
    page.act_as("Hana").wait("Start", with_label("lobby-start"))
    page.press(words.say("lobby-start", "en"))
    player.wait_for("Hana")
    player.open_panel()
    page.press(player.say("setup-by-hand"))
    page.shoot("b01-draft", player.panel())
    for part, menu, changes in PLACED:
        page.pick(player.say(f"setup-{part}"), player.say("setup-change"))
        for label in changes:
            before = player.panel().text
            page.pick(label or page.options()[0], player.say(menu))
            assert player.panel().text != before
        page.shoot(f"b02-{part}", player.panel())
        page.press(player.say("panel-back"))
    page.press(player.say("setup-commit"))
    page.shoot("b03-before-commit", player.panel())
    page.press(player.say("setup-commit-now"))

    player.wait_for("Mateo")
    page.shoot("b04-takigawa-at-night", page.wait("the board", with_picture))
    player.open_panel()
    while words.say("ss-ask-bandits", "es") not in player.panel().text:
        assert player.step()
    page.shoot("b05-bandits-in-spanish", player.panel())
    player.play_until(words.say("ss-phase-tile", "en"))
    player.wait_for("Hana")
    page.shoot("b06-tile", player.open_panel())


def hand_is_only_hanas(page: Page) -> None:
    """Check that the bandits' cards reached their player's direct messages and nobody else."""

    def hand(messages: list[Message]) -> Message | None:
        return next((one for one in messages if has_picture(one)), None)

    shown = page.act_as("Hana", MESSAGES).wait("the hand", hand)
    page.shoot("a08-hand-in-messages", shown)
    page.leave()
    secret = {one.alternative for one in shown.pictures}
    for person, place in (("Wren", MESSAGES), ("Wren", "#village-square"), ("Mateo", "#village-square")):
        messages = page.act_as(person, place).read()
        assert not secret & {one.alternative for message in messages for one in message.pictures}, (person, place)
        page.leave()
