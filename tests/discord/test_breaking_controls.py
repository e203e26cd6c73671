"""Controls as no build of today makes them: of an older one, or forged. Each is answered kindly and does nothing."""

from __future__ import annotations

from typing import Any

import pytest
from simulated import World

import words
from cogs.messages.answers import Refusal
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Layout
from cogs.messages.limits import inspect
from engine.errors import EngineError
from table import Stale, TableError

ODD = (
    ((), ()),
    (("zz", "yy", "xx"), ("-1",)),
    (("stands", "99"), ("a-b-c", "x")),
    (("9" * 59,), ("9" * 30,)),
)
"""Keys and menu values that mean nothing."""
DO_WITHOUT = {"resign", "setup-deal"}
"""Actions that need no keys, and change the table."""
KIND = (Refusal, Stale, TableError, EngineError)
"""What is told in a sentence; anything else would be a fault with a number."""


async def _opened(_response: object, _form: object) -> None:
    """Stand for opening a form."""


class Line:
    """Stands for an answer line: it knows who presses, and swallows what is shown."""

    def __init__(self, world: World, person: int) -> None:
        self.bot, self.person, self.name, self.locale, self.game = world.bot, person, "Alice", "en", "seven_swords"
        self.on_private_message = self.moderates = False
        response = type("Response", (), {"send_modal": _opened})()
        fields = {
            "id": 1,
            "guild_id": 1,
            "channel_id": 1,
            "message": None,
            "data": {},
            "user": None,
            "response": response,
        }
        self.interaction = type("Interaction", (), fields)()

    def text(self, key: str, **parameters: Any) -> str:
        return words.say(key, self.locale, **parameters)

    async def show(self, layout: Any) -> None:
        """See `cogs.messages.answers.Answer.show`."""

    async def add(self, layout: Any) -> None:
        """See `cogs.messages.answers.Answer.add`."""

    async def say(self, key: str, **parameters: Any) -> None:
        self.text(key, **parameters)


@pytest.mark.usefixtures("blank_pictures")
async def test_no_control_can_say_anything_that_is_a_fault(world: World) -> None:
    table = await world.begin()
    for action, (_, handler) in world.bot.controls._handlers.items():
        for at in (table, 36**13 - 1) if action not in DO_WITHOUT else ():
            for keys, values in ODD if at == table else ODD[:1]:
                control = Control(action, at, (await world.bot.tables.get(table)).sequence, keys)
                press = Press(control, Line(world, world.alice.id), values, {})  # type: ignore[arg-type]
                try:
                    await handler(press)
                except KIND:
                    continue
                except Exception as fault:
                    raise AssertionError(f"{control} with {values}: {fault!r}") from fault
    assert (await world.bot.tables.get(table)).status == "open"


def test_what_was_chosen_is_in_no_complaint_about_a_message() -> None:
    layout = Layout("x").row(button("x" * 99, Control("panel-go", 7, 3, ("disc", "K"))))
    payload = {"components": layout.to_components() * 2, "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    findings = inspect("POST", "/channels/{channel_id}/messages", payload, {})
    assert len(findings) == 3
    assert all("panel-go" in one and "disc" not in one for one in findings)
