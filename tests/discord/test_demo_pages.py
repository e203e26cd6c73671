"""The demo's pages side by side: who is shown what is new, and where they are served."""

from __future__ import annotations

import contextlib
import io
import socket
import sys
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from PIL import Image
from simulated import World

from demo import preview
from demo.server import LOOKING_SECONDS, Pages, free_port
from demo.world import Seat
from words import say


async def opened(world: World, stack: contextlib.AsyncExitStack) -> tuple[Pages, Any, Any]:
    """Serve a page for each of two people, and look at both."""
    seats = tuple(
        Seat(name, "#here", person, world.channel, "en-US") for name, person in (("A", world.alice), ("B", world.bob))
    )
    pages = Pages(world.env, seats)
    for seat in seats:
        await pages.open(stack, seat, 0)
    return (pages, *(preview._open_page() for preview in pages.previews))


def texts(page: Any) -> list[str]:
    """Return what a page shows, as the browser gets it."""
    return [message["content"] for message in page.snapshot["messages"].values()]


async def test_a_page_nobody_looks_at_is_brought_up_to_date_when_somebody_does(world: World) -> None:
    async with contextlib.AsyncExitStack() as stack:
        pages, open_page, hidden = await opened(world, stack)
        hidden.last_activity -= 2 * LOOKING_SECONDS
        await world.alice.send(world.channel, "hello")
        pages.publish()
        assert texts(open_page) == ["hello"]
        assert texts(hidden) == []
        pages.previews[1]._get_page(hidden.id)  # the browser polls
        await pages.tick()
        assert texts(hidden) == ["hello"]
        revision = hidden.revision
        await pages.tick()
        assert hidden.revision == revision, "published although nothing happened"


async def test_the_page_somebody_acted_on_is_not_published_twice(world: World) -> None:
    async with contextlib.AsyncExitStack() as stack:
        pages, acting, other = await opened(world, stack)
        before = acting.revision, other.revision
        pages.publish(skip=acting)
        await pages.tick()
        assert (acting.revision, other.revision) == (before[0], before[1] + 1)


async def test_a_poll_is_answered_from_memory_until_something_is_different(world: World) -> None:
    async with contextlib.AsyncExitStack() as stack:
        pages, page, other = await opened(world, stack)
        polled = pages.previews[0]._page_payload
        first = polled(page)
        assert polled(page) is first
        await world.alice.send(world.channel, "hello")
        pages.publish()
        second = polled(page)
        assert [message["content"] for message in second["messages"].values()] == ["hello"]
        page.last_action = {"requestId": "1", "target": None, "command": None, "outcomes": [], "settlement": "settled"}
        assert polled(page)["lastAction"]["requestId"] == "1"
        assert pages.previews[1]._page_payload(other)["viewerId"] != second["viewerId"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows frees a port at once")
def test_the_port_of_a_demo_that_has_just_stopped_is_free_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert free_port(port) != port
        with socket.create_connection(("127.0.0.1", port)):
            connection, _ = server.accept()
            connection.close()  # the side that closes first keeps the port waiting for a minute
    assert free_port(port) == port


async def test_a_direct_message_names_the_channels_it_mentions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (preview._messages, preview._queries, preview._snapshot):
        monkeypatch.setattr(module, "_markdown_context", module._markdown_context)  # put back at the end
    preview._name_channels_in_direct_messages()
    user = world.alice_user
    with world.env._bot_scope():
        await (await world.bot.fetch_user(user.id)).send(f"See <#{world.channel.id}>")
    async with contextlib.AsyncExitStack() as stack:
        pages = Pages(world.env, (Seat("A", "DM", user, user.dm_channel, "en-US"),))
        await pages.open(stack, pages.seats[0], 0)
        page = pages.previews[0]._open_page()
        assert world.channel.name in str(page.snapshot)


async def test_a_picture_is_sent_as_it_is_and_its_size_told_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, name in ((preview._media.MediaWorker, "validate"), (preview.CdnStore, "store_attachment")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # put back at the end
    preview._tell_sizes()
    preview._send_pictures_as_they_are()
    drawn = io.BytesIO()
    Image.new("RGB", (40, 30)).save(drawn, "PNG")
    with world.env._bot_scope():
        channel = await world.bot.fetch_channel(world.channel.id)
        await channel.send(file=discord.File(io.BytesIO(drawn.getvalue()), "a.png"))
        await channel.send(file=discord.File(io.BytesIO(b"no picture"), "b.png"))
    async with contextlib.AsyncExitStack() as stack:
        pages, page, _ = await opened(world, stack)
        good, bad = (message["attachments"][0] for message in page.snapshot["messages"].values())
        assert (good["width"], good["height"]) == (40, 30)
        assert bad["width"] is None
        worker = pages.previews[0]._prepare_asset
        assert await worker(page.id, good["asset_id"]) == ("image/png", drawn.getvalue(), "a.png")
        assert page.assets[good["asset_id"]].to_wire()["displayWidth"] == 40
        with pytest.raises(simcord.SetupError):
            await worker(page.id, bad["asset_id"])


def test_the_whole_command_that_was_used_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview.interactions, "base_payload", preview.interactions.base_payload)  # put back at the end
    preview._name_whole_commands()

    def named(data: dict[str, Any]) -> str | None:
        place = {"channel_id": world.channel.id, "guild_id": world.guild.id, "user_id": world.alice_user.id}
        record, _ = preview.interactions.base_payload(world.env.backend, type=2, data=data, **place)
        return record.command_name

    option = {"type": 3, "name": "theme", "value": "dark"}
    leaf = {"type": 1, "name": "add", "options": [option]}
    assert named({"name": "board", "options": [option]}) == "board"
    assert named({"name": "play", "options": [leaf]}) == "play add"
    assert named({"name": "map", "options": [{"type": 2, "name": "shelf", "options": [leaf]}]}) == "map shelf add"


async def test_whoever_comes_before_all_seats_are_open_tries_again_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = preview._server.PreviewServer
    for name in ("_static", "_state"):
        monkeypatch.setattr(server, name, getattr(server, name))  # put back at the end
    seats = tuple(Seat(person.name, "#here", person, world.channel, "es-ES") for person in (world.alice, world.bob))
    pages = Pages(world.env, seats)
    preview._patch_static(pages.links, pages.label)
    preview._wait_until(pages.all_open)
    async with contextlib.AsyncExitStack() as stack, aiohttp.ClientSession() as browser:
        await pages.open(stack, seats[0], 0)
        address = pages.previews[0].url.split("#")[0]
        of_earlier_process = {"X-Simcord-Capability": "tatami", "X-Simcord-Context": "gone"}
        async with (
            browser.get(address) as early,
            browser.get(f"{address}api/state", headers=of_earlier_process) as poll,
        ):
            text = await early.text()
            assert early.status == 200
            assert say("demo-starting", "es") in text
            assert "location.reload()" in text
            assert "Content-Security-Policy" not in early.headers, "simcord's forbids the page its script"
            assert poll.status == 503, "told that it is unknown, an open page would reload before it can be served"
        await pages.open(stack, seats[1], 0)
        async with browser.get(address) as late, browser.get(f"{address}api/state", headers=of_earlier_process) as poll:
            text = await late.text()
            assert pages.previews[1].url in text
            for key in ("demo-lost", "demo-start-page"):
                assert say(key, "es") in text
            assert say("demo-seat-label", "es", person=world.alice.name) in text
            assert poll.status == 410
