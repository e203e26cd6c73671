"""Every limit of Discord on messages and their files, just inside and just outside."""

from __future__ import annotations

import pytest
from payloads import (
    CALLBACK,
    MESSAGES,
    attachment,
    button,
    display,
    gallery,
    message,
    option,
    options,
    row,
    select,
    shown,
)

from cogs.messages import limits
from cogs.messages.limits import inspect

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
