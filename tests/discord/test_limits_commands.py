"""Every limit of Discord on forms, suggestions and commands, just inside and just outside."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from payloads import CALLBACK, choices, options

from cogs.messages import limits
from cogs.messages.limits import inspect

COMMANDS = "/applications/{application_id}/commands"


def form(*items: dict[str, Any], **rest: Any) -> dict[str, Any]:
    payload = {"title": "t", "custom_id": "f", "components": list(items), **rest}
    return {"type": 9, "data": payload}


def field(custom_id: str = "a", label: str = "l", described: str = "", **rest: Any) -> dict[str, Any]:
    return {
        "type": 18,
        "label": label,
        "description": described,
        "component": {"type": 4, "custom_id": custom_id, **rest},
    }


def group(kind: int, count: int) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": {"type": kind, "custom_id": "g", "options": options(count)}}


CALLBACK_PAIRS = {
    "form title": (form(field(), title="x" * 45), form(field(), title="x" * 46)),
    "form id": (form(field(), custom_id="x" * 100), form(field(), custom_id="x" * 101)),
    "form items": (
        form(*[field(str(n)) for n in range(5)]),
        form(*[field(str(n)) for n in range(6)]),
    ),
    "form filled": (form(field()), form()),
    "form ids unique": (form(field("a"), field("b")), form(field("a"), field("a"))),
    "label": (form(field(label="x" * 45)), form(field(label="x" * 46))),
    "label description": (form(field(described="x" * 100)), form(field(described="x" * 101))),
    "input placeholder": (form(field(placeholder="x" * 100)), form(field(placeholder="x" * 101))),
    "input value": (form(field(value="x" * 4000)), form(field(value="x" * 4001))),
    "radio group": (form(group(21, 10)), form(group(21, 11))),
    "checkbox group": (form(group(22, 10)), form(group(22, 11))),
    "choices": (choices(25), choices(26)),
    "choice name": (choices(1, "x" * 100), choices(1, "x" * 101)),
    "choice value": (choices(1, value="x" * 100), choices(1, value="x" * 101)),
}


@pytest.mark.parametrize("name", CALLBACK_PAIRS)
def test_a_form_or_choice_just_inside_passes_and_just_outside_does_not(name: str) -> None:
    inside, outside = CALLBACK_PAIRS[name]
    assert inspect("POST", CALLBACK, inside, {}) == []
    assert len(inspect("POST", CALLBACK, outside, {})) == 1


def command(name: str = "play", **rest: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1, **rest}


def long_options(count: int, size: int) -> list[dict[str, Any]]:
    return [command(f"o{n}", type=3, description="x" * size) for n in range(count)]


def sized(total: int) -> dict[str, Any]:
    """A command whose names and descriptions have this many characters together."""
    subs = [command(f"s{n}", type=1, options=long_options(15, 98)) for n in range(5)]  # about 7,500
    made = command("c", options=[*subs, command("last", type=1, options=long_options(5, 80))])
    rest = total - limits._command_size(made)
    for one in made["options"][-1]["options"]:
        filled = min(20, rest)
        one["description"] += "x" * filled
        rest -= filled
    assert limits._command_size(made) == total
    return made


COMMAND_PAIRS = {
    "commands": ([command(f"c{n}") for n in range(100)], [command(f"c{n}") for n in range(101)]),
    "name": ([command("x" * 32)], [command("x" * 33)]),
    "name lower case": ([command("play")], [command("Play")]),
    "translated name": (
        [command(name_localizations={"es-ES": "jugar"})],
        [command(name_localizations={"es-ES": "jugar ya"})],
    ),
    "description": ([command(description="x" * 100)], [command(description="x" * 101)]),
    "translated description": (
        [command(description_localizations={"es-ES": "x" * 100})],
        [command(description_localizations={"es-ES": "x" * 101})],
    ),
    "options": (
        [command(options=[command(f"o{n}", type=3) for n in range(25)])],
        [command(options=[command(f"o{n}", type=3) for n in range(26)])],
    ),
    "choices": (
        [command(options=[command("o", type=3, choices=[{"name": "x", "value": "x"}] * 25)])],
        [command(options=[command("o", type=3, choices=[{"name": "x", "value": "x"}] * 26)])],
    ),
    "choice name": (
        [command(options=[command("o", type=3, choices=[{"name": "x" * 100, "value": "x"}])])],
        [command(options=[command("o", type=3, choices=[{"name": "x" * 101, "value": "x"}])])],
    ),
    "one option of a name": (
        [command(options=[command("a", type=3), command("b", type=3)])],
        [command(options=[command("a", type=3), command("a", type=3)])],
    ),
    "one option of a translated name": (
        [command(options=[command("a", type=3, name_localizations={"es-ES": "b"}), command("c", type=3)])],
        [command(options=[command("a", type=3, name_localizations={"es-ES": "c"}), command("c", type=3)])],
    ),
    "required first": (
        [command(options=[command("a", type=3, required=True), command("b", type=3)])],
        [command(options=[command("a", type=3), command("b", type=3, required=True)])],
    ),
    "command size": ([sized(8000)], [sized(8001)]),
}


@pytest.mark.parametrize("name", COMMAND_PAIRS)
def test_a_command_set_just_inside_passes_and_just_outside_does_not(name: str) -> None:
    inside, outside = COMMAND_PAIRS[name]
    assert inspect("PUT", COMMANDS, inside, {}) == []
    assert len(inspect("PUT", COMMANDS, outside, {})) == 1


def test_the_longest_translation_counts_for_the_size_of_a_command() -> None:
    plain = command(options=[command(f"s{n}", type=1, options=long_options(20, 50)) for n in range(7)])
    translated = copy.deepcopy(plain)
    for sub in translated["options"]:
        for one in sub["options"]:
            one["description_localizations"] = {"es-ES": "x" * 100}
    assert limits._command_size(plain) < limits.COMMAND_TOTAL < limits._command_size(translated)
    assert inspect("PUT", COMMANDS, [translated], {})
