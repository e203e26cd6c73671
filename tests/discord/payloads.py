"""What the tests of Discord's limits send: messages and their parts, as JSON."""

from __future__ import annotations

from typing import Any

from cogs.messages import limits

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
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


def choices(count: int, name: str = "x", value: str = "v") -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value}] * count}}
