"""Buttons, menus and forms: what their ids mean, and who handles a press.

A control's id is all there is: table, sequence, action and the keys chosen so far. So every control works after a
restart, costs no memory, and cannot act on something else than it shows. All ids have one shape, so a press has
exactly one handler; discord.py's own routing is not used, as it swallows faults and can lose handlers.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.messages.answers import Answer, Answers, Interaction, Opening, Refusal

ID = re.compile(
    r"ta:(?P<action>[a-z][a-z-]{0,23}):(?P<table>[0-9a-z]{1,13}):(?P<sequence>[0-9a-z]{1,6}):(?P<keys>[0-9A-Za-z._-]{0,60})"
)
"""The shape of every id, at most 100 characters. Numbers are written to base 36."""

_NUMBER = re.compile("[0-9]{1,20}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Control(NamedTuple):
    """What one control says: do ``action`` at ``table`` as it stood at ``sequence``, with ``keys`` chosen."""

    action: str
    table: int = 0
    sequence: int = 0
    keys: tuple[str, ...] = ()
    """Each key is made of ``[0-9A-Za-z_-]`` and not empty; with dots between them they take 60 characters."""

    def id(self) -> str:
        """Return the custom id. Raises `ValueError` if it would not read back as this control."""
        text = f"ta:{self.action}:{_base36(self.table)}:{_base36(self.sequence)}:{'.'.join(self.keys)}"
        if read(text) != self:
            raise ValueError(f"{self!r} does not fit into an id")
        return text


def read(custom_id: str) -> Control | None:
    """Return the control with this id, or ``None`` if it is none of ours."""
    match = ID.fullmatch(custom_id)
    if match is None:
        return None
    keys = tuple(match["keys"].split(".")) if match["keys"] else ()
    return Control(match["action"], int(match["table"], 36), int(match["sequence"], 36), keys)


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if number <= 0:
            return digits


class Press(NamedTuple):
    """A press on a control, or a form sent. ``values`` are a menu's choices (ids as text for people and
    channels), ``fields`` a form's entries by their name."""

    control: Control
    answer: Answer
    values: tuple[str, ...]
    fields: dict[str, str]

    @property
    def table(self) -> int:
        """The table that the control belongs to."""
        return self.control.table

    @property
    def sequence(self) -> int:
        """The table's sequence when the control was made."""
        return self.control.sequence

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys in the control's id."""
        return self.control.keys

    def key(self, place: int = 0) -> str:
        """Return a key of the control's id. Raises `Refusal` if a control of another build has no such key."""
        return _given(self.keys, place)

    def number(self, place: int = 0) -> int:
        """Return a key that is a number. Raises `Refusal` if it is none."""
        return whole_number(self.key(place))

    @property
    def value(self) -> str:
        """The menu's first choice. Raises `Refusal` if there is none."""
        return _given(self.values, 0)


def _given(parts: Sequence[str], place: int) -> str:
    if place >= len(parts):
        raise Refusal("answer-control-outdated")
    return parts[place]


def whole_number(text: str) -> int:
    """Return what a control says is a number, such as somebody's id. Raises `Refusal` if it is none."""
    if not _NUMBER.fullmatch(text):
        raise Refusal("answer-control-outdated")
    return int(text)


PressHandler = Callable[[Press], Awaitable[None]]


class Controls:
    """Who handles which action. One instance a bot; handlers are added while its parts are loaded."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self._handlers: dict[str, tuple[Opening, PressHandler]] = {}

    def on(self, action: str, handler: PressHandler, opening: Opening = Opening.PRIVATE) -> None:
        """Let ``handler`` handle an action. Raises `ValueError` for an action that is taken or cannot be written."""
        Control(action).id()
        if action in self._handlers:
            raise ValueError(f"two handlers for {action!r}")
        self._handlers[action] = (opening, handler)

    async def dispatch(self, interaction: Interaction) -> bool:
        """Handle a press or a form if it is ours; tells whether it was."""
        data: dict[str, Any] = dict(interaction.data or {})
        control = read(str(data.get("custom_id", "")))
        if control is None:
            return False
        opening, handler = self._handlers.get(control.action, (Opening.QUIET, _outdated))

        async def run(answer: Answer) -> None:
            await handler(Press(control, answer, tuple(data.get("values", ())), _fields(data.get("components", ()))))

        await self._answers.run(interaction, opening, run)
        return True


async def _outdated(press: Press) -> None:
    await press.answer.say("answer-control-outdated")


def _fields(components: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the entries of a form: texts as they are, several choices joined by commas."""
    fields: dict[str, str] = {}
    for component in components:
        for one in (component, component.get("component"), *component.get("components", ())):
            if one and "custom_id" in one:
                fields[one["custom_id"]] = one["value"] if "value" in one else ",".join(one.get("values", ()))
    return fields


Style = discord.ButtonStyle


def button(
    label: str, control: Control, style: Style = Style.secondary, *, emoji: str | None = None, disabled: bool = False
) -> ui.Button[Any]:
    """Make a button."""
    return ui.Button(label=label, custom_id=control.id(), style=style, emoji=emoji, disabled=disabled)


def menu(
    placeholder: str, control: Control, options: Sequence[discord.SelectOption], *, least: int = 1, most: int = 1
) -> ui.Select[Any]:
    """Make a menu of 1 to 25 options."""
    return ui.Select(
        placeholder=placeholder,
        custom_id=control.id(),
        options=list(options),
        min_values=least,
        max_values=most,
    )


def person_menu(placeholder: str, control: Control) -> ui.UserSelect[Any]:
    """Make a menu of people."""
    return ui.UserSelect(placeholder=placeholder, custom_id=control.id())


class Form(ui.Modal):
    """A form. What is sent comes to the handler of its control's action as ``Press.fields``.

    Like `Layout` it calls itself finished: sending it leaves nothing behind, and it survives a restart.
    """

    def __init__(self, title: str, control: Control) -> None:
        super().__init__(title=title, custom_id=control.id(), timeout=None)

    def is_finished(self) -> bool:
        """Always true: there is nothing to listen to."""
        return True

    def ask(
        self,
        name: str,
        label: str,
        *,
        default: str = "",
        placeholder: str = "",
        long: bool = False,
        most: int = 400,
        required: bool = True,
    ) -> Form:
        """Add a line (or a box) to write into."""
        style = discord.TextStyle.paragraph if long else discord.TextStyle.short
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name,
            style=style,
            default=default or None,
            placeholder=placeholder or None,
            max_length=most,
            required=required,
        )
        self.add_item(ui.Label(text=label, component=field))
        return self


async def open_form(press: Press, form: Form) -> None:
    """Answer a press with a form. The press's handler must be registered with `Opening.FORM`."""
    await press.answer.interaction.response.send_modal(form)
