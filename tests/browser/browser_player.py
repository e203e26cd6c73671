"""Plays a game in the browser by taking what the private panel offers. Knows no game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from browser_message import Message
from browser_page import Page

import words

_CONTROLS = (
    "panel-back",
    "panel-undo",
    "panel-undo-by-consent",
    "panel-standing",
    "panel-previous",
    "panel-next",
    "board-play-again",
    "board-text-board",
    "board-rules",
)
"""What a panel shows besides the answers to its question."""
_WAITS = re.compile(re.escape(words.say("board-waits", "en", who="|").split("|")[0]) + r"@(\w+)")


class Offer(NamedTuple):
    """An answer on a panel: a button, or an option of a menu."""

    label: str
    menu: str | None = None


def board(messages: list[Message]) -> Message | None:
    """Return the newest board: the last public message with its Play button."""
    play = words.say("board-play", "en")
    return next((one for one in reversed(messages) if not one.private and play in one.buttons), None)


def has_picture(message: Message | None) -> bool:
    """Tell whether a message shows a picture that has been loaded, with a text for those who do not see it."""
    return message is not None and any(one.alternative and min(one.width, one.height) > 100 for one in message.pictures)


class Player:
    """Plays for all people at a table, each in his language (locales by name).

    Of what is offered it takes what it took least often, so that soon everything was tried. ``end`` is the key of the
    label that ends a phase, which it presses only once ``presses`` others were made since the last time. ``straight``
    are keys of buttons and menus that lead straight to a move: where there is one, it takes the first answer of it.
    ``beside`` are keys of what answers no question.
    """

    def __init__(
        self,
        page: Page,
        locales: Mapping[str, str],
        end_key: str = "",
        presses: int = 0,
        straight: Sequence[str] = (),
        beside: Sequence[str] = (),
    ) -> None:
        self._page = page
        self._locales = locales
        self._end_key = end_key
        self._most = presses
        self._straight = straight
        self._beside = (*_CONTROLS, *beside, *([end_key] if end_key else []))
        self._presses = 0
        self.taken: Counter[str] = Counter()

    def due(self) -> str:
        """Return who has to decide, as the board says it."""
        return str(self._page.wait("who has to decide", lambda messages: self._due(board(messages))))

    def next_person(self, headline: str) -> str:
        """Return who has to decide, or nobody once the newest public message holds ``headline``."""

        log = words.say("board-log", "en")

        def found(messages: list[Message]) -> tuple[str] | None:
            shown = next((one for one in reversed(messages) if not one.private and log in one.buttons), None)
            if shown is not None and headline in shown.text:
                return ("",)
            person = self._due(shown)
            return (person,) if person else None

        return str(self._page.wait("the next decision", found)[0])

    @staticmethod
    def _due(shown: Message | None) -> str | None:
        found = _WAITS.search(shown.text) if shown is not None else None
        return found[1] if found else None

    def wait_for(self, person: str) -> None:
        """Act as somebody once the board waits for that person."""
        self._page.act_as(person)
        self._page.wait(f"{person}'s turn", lambda messages: self._due(board(messages)) == person)

    def say(self, key: str) -> str:
        """Return a label in the language of the person who acts."""
        return words.say(key, self._locales[self._page.person])

    def open_panel(self) -> Message:
        """Press Play on the board and return the panel."""
        self._page.press(words.say("board-play", "en"))
        return self.panel()

    def panel(self) -> Message:
        """Return the newest private message."""
        return next(one for one in reversed(self._page.read()) if one.private)

    def play_until(self, headline: str) -> None:
        """Play on, whoever has to decide, until the board's text, or that of the result, holds ``headline``."""
        self._presses = 0
        while person := self.next_person(headline):
            self._page.act_as(person)
            self.open_panel()
            if not self.step():
                self._page.rest()  # the board is about to say that somebody else is next
            while self.step():
                pass

    def step(self) -> bool:
        """Give one answer on the panel; tells whether there was anything to answer."""
        panel = self.panel()
        offers = self._offers(panel)
        end = self.say(self._end_key) if self._end_key else ""
        if end in panel.buttons and (self._presses >= self._most or not offers):
            self._presses = 0
            self._page.press(end)
            return True
        if not offers:
            return False
        offer = min(offers, key=lambda one: self.taken[one.label])
        self.taken[offer.label] += 1
        self._presses += 1
        if offer.menu is None:
            self._page.press(offer.label)
        else:
            self._page.pick(offer.label, offer.menu)
        return True

    def _offers(self, panel: Message) -> list[Offer]:
        for label in map(self.say, self._straight):
            if label in panel.buttons:
                return [Offer(label)]
            if label in panel.menus and (options := self._page.options(label)):
                return [Offer(options[0], label)]
        beside = {self.say(key) for key in self._beside}
        buttons = [Offer(label) for label in panel.buttons if label not in beside]
        return buttons + [Offer(label, menu) for menu in panel.menus for label in self._page.options(menu)]
