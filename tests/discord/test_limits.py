"""Every limit of Discord, just inside and just outside."""

from __future__ import annotations

import copy
import io
import json
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context, interaction_response_params

from cogs import limits
from cogs.layout import Layout
from cogs.limit_guard import guard
from cogs.limits import PayloadError, inspect

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
COMMANDS = "/applications/{application_id}/commands"
NOBODY = {"parse": []}
V2 = 1 << 15


def message(*components: dict[str, Any], **rest: Any) -> dict[str, Any]:
    layout = any(one["type"] in limits._V2_ONLY for one in components)
    return {"components": list(components), "allowed_mentions": NOBODY, "flags": V2 if layout else 0, **rest}


def button(label: str = "x", custom_id: str = "a", **rest: Any) -> dict[str, Any]:
    return {"type": 2, "label": label, "custom_id": custom_id, **rest}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def option(label: str = "x", value: str = "v", **rest: Any) -> dict[str, Any]:
    return {"label": label, "value": value, **rest}


def select(*options: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return row({"type": 3, "custom_id": "s", "options": list(options), **rest})


def display(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*descriptions: str, url: str = "https://example.org/x.png") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, "description": text} for text in descriptions]}


def options(count: int) -> list[dict[str, Any]]:
    return [option(value=str(number)) for number in range(count)]


def attachment(name: str, **rest: Any) -> dict[str, Any]:
    return {"id": 0, "filename": name, **rest}


def shown(name: str) -> dict[str, Any]:
    return gallery("", url=f"attachment://{name}")


MESSAGE_PAIRS = {
    "content": (message(content="x" * 2000), message(content="x" * 2001)),
    "custom id": (message(row(button(custom_id="x" * 100))), message(row(button(custom_id="x" * 101)))),
    "custom id empty": (message(row(button(custom_id="x"))), message(row(button(custom_id="")))),
    "custom ids unique": (
        message(row(button(), button(custom_id="b"))),
        message(row(button(), button(custom_id="a"))),
    ),
    "button label": (message(row(button("x" * 80))), message(row(button("x" * 81)))),
    "button label or emoji": (message(row(button("", emoji={"name": "🗡️"}))), message(row(button("")))),
    "buttons in a row": (
        message(row(*[button(custom_id=str(n)) for n in range(5)])),
        message(row(*[button(custom_id=str(n)) for n in range(6)])),
    ),
    "row filled": (message(row(button())), message(row())),
    "one menu in a row": (
        message(select(option())),
        message(row({"type": 3, "custom_id": "s", "options": [option()]}, button())),
    ),
    "rows": (
        message(*[row(button(custom_id=str(n))) for n in range(5)]),
        message(*[row(button(custom_id=str(n))) for n in range(6)]),
    ),
    "options": (message(select(*options(25))), message(select(*options(26)))),
    "options at all": (message(select(option())), message(select())),
    "option label": (message(select(option("x" * 100))), message(select(option("x" * 101)))),
    "option value": (message(select(option(value="x" * 100))), message(select(option(value="x" * 101)))),
    "option description": (
        message(select(option(description="x" * 100))),
        message(select(option(description="x" * 101))),
    ),
    "option values unique": (message(select(*options(2))), message(select(option(), option()))),
    "placeholder": (
        message(select(option(), placeholder="x" * 150)),
        message(select(option(), placeholder="x" * 151)),
    ),
    "max values": (message(select(*options(3), max_values=3)), message(select(*options(3), max_values=4))),
    "components": (
        message(*[display("x") for _ in range(40)]),
        message(*[display("x") for _ in range(41)]),
    ),
    "nested components": (
        message({"type": 17, "components": [display("x") for _ in range(39)]}),
        message({"type": 17, "components": [display("x") for _ in range(40)]}),
    ),
    "layout text": (
        message(display("x" * 2000), display("x" * 2000)),
        message(display("x" * 2000), display("x" * 2001)),
    ),
    "layout bytes": (message(display("歩" * 3000)), message(display("歩" * 3001))),
    "layout text filled": (message(display("x")), message(display(""))),
    "layout flag": (message(display("x")), message(display("x"), flags=0)),
    "layout without content": (message(display("x")), message(display("x"), content="y")),
    "section": (
        message({"type": 9, "components": [display("x")] * 3, "accessory": button()}),
        message({"type": 9, "components": [display("x")] * 4, "accessory": button()}),
    ),
    "section accessory": (
        message({"type": 9, "components": [display("x")], "accessory": button()}),
        message({"type": 9, "components": [display("x")]}),
    ),
    "thumbnail": (
        message(display("x"), {"type": 11, "description": "x" * 1024}),
        message(display("x"), {"type": 11, "description": "x" * 1025}),
    ),
    "gallery": (message(gallery(*["x"] * 10)), message(gallery(*["x"] * 11))),
    "gallery filled": (message(gallery("x")), message(gallery())),
    "alt text": (message(gallery("x" * 1024)), message(gallery("x" * 1025))),
    "container filled": (message({"type": 17, "components": [display("x")]}), message({"type": 17, "components": []})),
    "nonce": (message(content="x", nonce="x" * 25), message(content="x", nonce="x" * 26)),
    "allowed mentions": (message(content="x"), message(content="x", allowed_mentions=None)),
    "nobody notified at large": (
        message(content="x", allowed_mentions={"parse": [], "users": ["1"]}),
        message(content="x", allowed_mentions={"parse": ["everyone"]}),
    ),
    "mentioned users": (
        message(content="x", allowed_mentions={"parse": [], "users": ["1"] * 100}),
        message(content="x", allowed_mentions={"parse": [], "users": ["1"] * 101}),
    ),
    "embeds": (message(embeds=[{}] * 10), message(embeds=[{}] * 11)),
    "embed title": (message(embeds=[{"title": "x" * 256}]), message(embeds=[{"title": "x" * 257}])),
    "embed description": (
        message(embeds=[{"description": "x" * 4096}]),
        message(embeds=[{"description": "x" * 4097}]),
    ),
    "embed fields": (
        message(embeds=[{"fields": [{"name": "x", "value": "x"}] * 25}]),
        message(embeds=[{"fields": [{"name": "x", "value": "x"}] * 26}]),
    ),
    "embed field": (
        message(embeds=[{"fields": [{"name": "x" * 256, "value": "x" * 1024}]}]),
        message(embeds=[{"fields": [{"name": "x" * 256, "value": "x" * 1025}]}]),
    ),
    "embed footer": (
        message(embeds=[{"footer": {"text": "x" * 2048}}]),
        message(embeds=[{"footer": {"text": "x" * 2049}}]),
    ),
    "embed author": (
        message(embeds=[{"author": {"name": "x" * 256}}]),
        message(embeds=[{"author": {"name": "x" * 257}}]),
    ),
    "embeds together": (
        message(embeds=[{"description": "x" * 3000}] * 2),
        message(embeds=[{"description": "x" * 3000}, {"description": "x" * 3001}]),
    ),
    "attachment description": (
        message(shown("a.png"), attachments=[attachment("a.png", description="x" * 1024)]),
        message(shown("a.png"), attachments=[attachment("a.png", description="x" * 1025)]),
    ),
    "picture attached": (
        message(shown("a.png"), attachments=[attachment("a.png")]),
        message(shown("a.png"), attachments=[attachment("b.png")]),
    ),
    "attachments": (
        message(content="x", attachments=[attachment(f"{n}.png") for n in range(10)]),
        message(content="x", attachments=[attachment(f"{n}.png") for n in range(11)]),
    ),
}


@pytest.mark.parametrize("name", MESSAGE_PAIRS)
@pytest.mark.parametrize("path", [MESSAGES, "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", CALLBACK])
def test_a_message_just_inside_passes_and_just_outside_does_not(name: str, path: str) -> None:
    method = "PATCH" if path.startswith("/webhooks") else "POST"
    wrap = (lambda payload: {"type": 4, "data": payload}) if path == CALLBACK else (lambda payload: payload)
    inside, outside = MESSAGE_PAIRS[name]
    assert inspect(method, path, wrap(inside), {}) == []
    assert len(inspect(method, path, wrap(outside), {})) == 1


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


def choices(count: int, name: str = "x", value: str = "v") -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value}] * count}}


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


FILE_PAIRS = {
    "one file": ({"a.png": limits.FILE_BYTES}, {"a.png": limits.FILE_BYTES + 1}),
    "together": (
        {f"{n}.png": limits.REQUEST_BYTES // 5 for n in range(5)},
        {f"{n}.png": limits.REQUEST_BYTES // 5 + 1 for n in range(5)},
    ),
    "number": ({f"{n}.png": 1 for n in range(10)}, {f"{n}.png": 1 for n in range(11)}),
}


@pytest.mark.parametrize("name", FILE_PAIRS)
def test_files_just_inside_pass_and_just_outside_do_not(name: str) -> None:
    inside, outside = FILE_PAIRS[name]
    assert inspect("POST", MESSAGES, message(content="x"), inside) == []
    assert len(inspect("POST", MESSAGES, message(content="x"), outside)) == 1


def test_a_file_of_a_layout_must_be_shown_in_it() -> None:
    payload = message(shown("a.png"), attachments=[attachment("a.png"), attachment("b.png")])
    assert inspect("POST", MESSAGES, payload, {"a.png": 1}) == []
    assert inspect("POST", MESSAGES, payload, {"a.png": 1, "b.png": 1}) == [
        "files: b.png is attached but shown nowhere"
    ]


def test_at_run_time_texts_and_lists_are_cut_to_what_is_allowed() -> None:
    payload = message(select(*options(30), placeholder="x" * 200), row(button("x" * 90)), content="x" * 3000)
    assert inspect("POST", MESSAGES, payload, {}, cut=True)
    assert inspect("POST", MESSAGES, payload, {}) == []
    assert payload["content"].endswith("…")


@pytest.mark.parametrize("texts", [("a" * 3000, "b" * 3000), ("歩" * 2500, "b" * 100, "歩" * 1000), ("x" * 9000,)])
def test_at_run_time_a_layout_with_too_much_text_is_cut(texts: tuple[str, ...]) -> None:
    payload = message(*[display(one) for one in texts])
    assert inspect("POST", MESSAGES, payload, {}, cut=True)
    assert inspect("POST", MESSAGES, payload, {}) == []


def test_at_run_time_an_id_is_never_cut() -> None:
    payload = message(row(button(custom_id="x" * 101)))
    assert inspect("POST", MESSAGES, payload, {}, cut=True)
    assert payload["components"][0]["components"][0]["custom_id"] == "x" * 101


def test_at_run_time_mentions_are_silenced() -> None:
    for payload in (
        message(content="x", allowed_mentions=None),
        message(content="x", allowed_mentions={"parse": ["users"]}),
    ):
        assert inspect("POST", MESSAGES, payload, {}, cut=True)
        assert payload["allowed_mentions"] == {"parse": []}


def test_requests_without_content_are_none_of_our_business() -> None:
    assert inspect("GET", MESSAGES, None, {}) == []
    assert inspect("POST", "/channels/{channel_id}/typing", None, {}) == []
    assert inspect("DELETE", f"{MESSAGES}/{{message_id}}", None, {}) == []


async def test_what_the_layout_builder_makes_is_within_the_limits() -> None:
    class Pixels:
        png = b"\x89PNG"
        alt = "x" * 1024

    layout = (
        Layout("# Title").picture(Pixels(), "board-1.png").rule().small("two\nlines").document(b"{}", "record.json")
    )
    layout.row(discord.ui.Button(label="x", custom_id="a"), None)
    payload = {"components": layout.to_components(), "flags": V2, "allowed_mentions": NOBODY}
    sizes = {file.filename: 4 for file in layout.files}
    assert inspect("POST", MESSAGES, payload, sizes) == []
    assert sizes.keys() == {"board-1.png", "record.json"}
    assert layout.is_finished()


@pytest.mark.parametrize("strict", [True, False])
async def test_nothing_gets_past_the_guard_of_the_real_client(strict: bool, caplog: Any) -> None:
    sent: list[dict[str, Any]] = []

    async def transport(_route: Any, *_: Any, **options: Any) -> None:
        parts = options.get("form") or options.get("multipart") or ()
        sent.append(json.loads(parts[0]["value"]) if parts else options.get("json") or options.get("payload"))

    client = discord.Client(intents=discord.Intents.none())
    adapter = async_context.get()
    client.http.request = transport  # type: ignore[method-assign]
    adapter.request, untouched = transport, adapter.request  # type: ignore[method-assign]
    remove = guard(client, strict=strict)
    try:
        nobody = discord.AllowedMentions.none()
        file = discord.File(io.BytesIO(b"x"), "a.png")
        calls = [
            lambda: client.http.send_message(1, params=_params("x" * 2001, previous_allowed_mentions=nobody)),
            lambda: client.http.edit_message(1, 2, params=_params("x" * 2001, file=file, allowed_mentions=nobody)),
            lambda: adapter.create_interaction_response(
                1, "t", session=None, params=interaction_response_params(8, choices(26)["data"])
            ),
        ]
        for call in calls:
            if strict:
                with pytest.raises(PayloadError):
                    await call()
            else:
                await call()
    finally:
        remove()
        adapter.request = untouched  # type: ignore[method-assign]
    assert client.http.request is transport
    if not strict:
        assert [len(body["content"]) for body in sent[:2]] == [2000, 2000]
        assert len(sent[2]["data"]["choices"]) == 25
        assert len([one for one in caplog.records if "past a limit" in one.getMessage()]) == 3


def _params(content: str, **options: Any) -> Any:
    return handle_message_parameters(content, **options)
