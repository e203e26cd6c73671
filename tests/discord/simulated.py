"""Helpers for tests against the simulated Discord: crashes, races, closed DMs, and reading what people see."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import discord
import simcord
from simcord._runtime import _attach_bot
from simcord.backend import errors
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router

ANSWER_SECONDS = 3.0
"""Discord's limit for the first answer to an interaction, in real time."""


async def _skip(**_: Any) -> None:
    """Stand in for settling."""


@contextlib.contextmanager
def unsettled(env: Any) -> Iterator[None]:
    """Deliver actions without letting the bot handle them."""
    settle = env._settle_internal
    env._settle_internal = _skip
    try:
        yield
    finally:
        env._settle_internal = settle


async def at_once(env: Any, *verbs: Awaitable[Any]) -> list[Any]:
    """Deliver several people's actions before the bot runs, then let it handle them concurrently."""
    with unsettled(env):
        results = [await verb for verb in verbs]
    await env.settle()
    return results


async def start(env: Any, verb: Awaitable[Any], turns: int = 3) -> Any:
    """Deliver one action and let the bot run only a few loop turns, so that it stays half-way."""
    with unsettled(env):
        result = await verb
    for _ in range(turns):
        await asyncio.sleep(0)
    return result


async def kill(env: Any, new_bot: Any, away: float = 0.0) -> None:
    """Stop the bot where it stands, without letting it finish, and boot another on the same world after a while."""
    env._begin_operation("crash")
    try:
        await env._detach_bot()
        await env.bot.close()  # only so that the database file is free again; its tasks are gone already
        env.backend.clock._epoch += timedelta(seconds=away)
        await _attach_bot(env, new_bot)
    finally:
        env._end_operation()


@contextlib.contextmanager
def nonces_honoured() -> Iterator[None]:
    """Give the earlier message again for the same enforced nonce, as Discord does; simcord would post it twice."""
    sent: dict[tuple[str, str], Any] = {}
    dispatch = router.dispatch

    def honour(backend: Any, method: str, path: str, **options: Any) -> Any:
        body = options.get("json")
        if method != "POST" or not isinstance(body, dict) or not body.get("enforce_nonce"):
            return dispatch(backend, method, path, **options)
        key = (path, body["nonce"])
        if key not in sent:
            sent[key] = dispatch(backend, method, path, **options)
        return sent[key]

    router.dispatch = honour
    try:
        yield
    finally:
        router.dispatch = dispatch


@contextlib.contextmanager
def dms_closed(env: Any, *users: Any, code: int = 50007) -> Iterator[None]:
    """Sends to these users' direct messages fail, as when they block them."""
    paths = [f"/channels/{user.dm_channel.id}/messages" for user in users]
    for path in paths:
        env.inject_error("POST", path, status=403, code=code, message="Cannot send messages to this user", times=None)
    try:
        yield
    finally:
        env.backend.faults[:] = [fault for fault in env.backend.faults if fault["path"] not in paths]


@contextlib.contextmanager
def answers_in_time(env: Any) -> Iterator[None]:
    """Refuse first answers that come more than three real seconds after the press; simcord counts virtual ones."""
    born: dict[int, float] = {}
    dispatch = router.dispatch

    def strict(backend: Any, method: str, path: str, **options: Any) -> Any:
        if path.endswith("/callback"):
            age = time.perf_counter() - born.get(int(path.split("/")[2]), float("inf"))
            if age > ANSWER_SECONDS:
                raise errors.unknown_interaction()
        return dispatch(backend, method, path, **options)

    router.dispatch = strict
    forget = env._register_dispatch_observer(lambda record: born.__setitem__(record.id, time.perf_counter()))
    try:
        yield
    finally:
        router.dispatch = dispatch
        forget()


@contextlib.contextmanager
def requests_seen(*paths: str) -> Iterator[list[tuple[str, str, Any]]]:
    """Record (method, path, JSON) of every request whose path contains one of these (all, if none is named)."""
    seen: list[tuple[str, str, Any]] = []
    dispatch = router.dispatch

    def spy(backend: Any, method: str, path: str, **options: Any) -> Any:
        if not paths or any(part in path for part in paths):
            seen.append((method, path, options.get("json")))
        return dispatch(backend, method, path, **options)

    router.dispatch = spy
    try:
        yield seen
    finally:
        router.dispatch = dispatch


def components(message: Any) -> list[dict[str, Any]]:
    """Return every component of a message as JSON, nested ones included."""
    listed = [one if isinstance(one, dict) else one.to_dict() for one in message.components]
    found = []
    while listed:
        one = listed.pop(0)
        found.append(one)
        children = [*(one.get("components") or ()), one.get("accessory"), one.get("component")]
        listed = [child for child in children if child] + listed
    return found


def text(message: Any) -> str:
    """Return everything that can be read on a message, or what an interaction told its person privately."""
    if isinstance(message, simcord.InteractionResult):
        shown = [one for one in (message.response, *message.followups) if one is not None and one.ephemeral]
        return "\n".join(map(text, shown))
    displays = [one["content"] for one in components(message) if one["type"] == 10]
    return "\n".join([part for part in (message.content, *displays) if part])


def buttons(message: Any) -> dict[str, str]:
    """Return custom ids of the buttons that can be pressed, by label."""
    return {
        one.get("label", ""): one["custom_id"]
        for one in components(message)
        if one["type"] == 2 and not one.get("disabled") and one.get("custom_id")
    }


def menus(message: Any) -> dict[str, list[dict[str, Any]]]:
    """Return the options of every text menu, by custom id."""
    return {one["custom_id"]: one["options"] for one in components(message) if one["type"] == 3}


def pictures(message: Any) -> list[str]:
    """Return the descriptions of the pictures that a message shows."""
    return [item.get("description") or "" for one in components(message) for item in one.get("items") or ()]


NewBot = Callable[[], Any]


class World:
    """One server with a channel, two players and somebody who watches."""

    def __init__(self, env: Any, new_bot: NewBot) -> None:
        self.env = env
        self.new_bot = new_bot
        self.guild = env.create_guild("House")
        self.channel = self.guild.create_text_channel("game")
        self.locales: dict[int, str] = {}
        self.alice_user, self.bob_user, self.carol_user = (
            env.create_user(name.lower(), global_name=name) for name in ("Alice", "Bob", "Carol")
        )
        self.alice, self.bob, self.carol = (
            self.guild.add_member(user) for user in (self.alice_user, self.bob_user, self.carol_user)
        )

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    async def restart(self) -> None:
        """Let the bot finish, close it, and start another on the same database."""
        old = self.env.bot
        await self.env.settle()
        await old.close()
        await self.env.restart_bot(self.new_bot())
        await self.env.settle()

    async def crash(self, away: float = 0.0) -> None:
        """Kill the bot where it stands, and start another on the same database after so many seconds."""
        await kill(self.env, self.new_bot(), away)
        await self.env.settle()

    async def begin(self, channel: Any = None, **options: Any) -> int:
        """Open a table with Alice as the samurai and Bob as the bandits, start it, and return its number."""
        channel = channel or self.channel
        await self.alice.slash(channel, "play seven-swords", role="samurai", **options)
        await self.bob.click(self.last(channel), label="Either role")
        await self.bob.click(self.last(channel), label="Start")
        return int((await self.bot.tables.find(channel.id)).id)

    async def play(self, table: int, *moves: Any) -> None:
        """Let whoever owes a decision make these moves (notation or tuples); without any, the first legal one."""
        for move in moves or (None,):
            with self.env._bot_scope():
                position = await self.bot.tables.position(table)
                person = position.table.due[0]
                chosen = move if move is not None else next(position.game.legal(position.view_of(person)))
                await self.bot.tables.play(table, person, chosen)
            await self.env.settle()

    async def play_until(self, table: int, phase: str) -> Any:
        """Make first legal moves until the game is in this phase, and return the position."""
        for _ in range(2_000):
            position = await self.bot.tables.position(table)
            if position.view(None).phase == phase:
                return position
            await self.play(table, *(("end",),) if position.view(None).phase in ("bandits", "samurai") else ())
        raise AssertionError(phase)

    def forbid(self, channel: Any, **denied: bool) -> None:
        """Take permissions from everybody in a channel, the bot included; ``forbid(channel)`` gives them back."""
        allow, deny = discord.PermissionOverwrite(**dict.fromkeys(denied, False)).pair()
        role = self.guild.default_role.id
        overwrite = Overwrite(target_id=role, type=OverwriteType.ROLE, allow=allow.value, deny=deny.value)
        self.env.backend.set_overwrite(channel.id, overwrite)

    async def delete(self, channel: Any) -> None:
        """Delete a channel or thread."""
        self.env.backend.delete_channel(channel.id)
        await self.env.settle()

    async def channel_post(self, layout: Any) -> None:
        """Let the bot post a layout into the channel."""
        with self.env._bot_scope():
            await self.bot.get_channel(self.channel.id).send(view=layout, files=layout.files)
        await self.env.settle()

    def seen(self, channel: Any = None, viewer: Any = None) -> list[Any]:
        """Return the messages of a channel, oldest first, as a viewer sees them (everybody's, if none is named)."""
        history = (channel or self.channel).history(viewer=viewer) if viewer else (channel or self.channel).history()
        return sorted(history, key=lambda message: message.id)

    def last(self, channel: Any = None) -> Any:
        """Return the newest message of a channel that everybody sees."""
        return [message for message in self.seen(channel) if not message.flags.ephemeral][-1]
