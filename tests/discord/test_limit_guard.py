"""What happens to a payload past a limit: it raises in tests, and is cut or silenced at run time."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context, interaction_response_params
from payloads import MESSAGES, NOBODY, V2, button, choices, display, message, options, row, select

from cogs.messages.layout import Layout
from cogs.messages.limit_guard import guard
from cogs.messages.limits import PayloadError, inspect


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
