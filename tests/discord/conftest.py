"""The simulated Discord as fixtures: every test runs the real bot, with every limit and deadline checked."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import databases
import pytest
import pytest_asyncio
import simcord
from discord import app_commands
from pydantic import SecretStr
from simcord import interactions
from simulated import World, answers_in_time

import render
from cogs.messages.answers import Answer
from settings import Settings

PATIENCE = 20.0
"""Seconds within which the bot must come to rest, however busy the machine is."""
simcord.Env._validate_idle = staticmethod(lambda value: 0.001)  # its 50 ms poll quantum makes suites 20 times slower
simcord.Env._validate_timeout = staticmethod(lambda value, _name: max(value, PATIENCE))  # its restart gives up after 5


@pytest.fixture
def database(request: Any) -> str:
    """The kind of database of a test: its parameter if it has one, ``sqlite`` or ``postgres``."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def settings(tmp_path: Path, database: str, request: Any) -> Settings:
    """Settings of a test: its own database, nothing from the environment."""
    url = None
    if database == "postgres":
        url = SecretStr(request.getfixturevalue("postgres"))
        databases.clear()
    return Settings(_env_file=None, data_folder=tmp_path, discord_token=None, database_url=url)


@pytest.fixture
def new_bot(settings: Settings) -> Callable[[], Any]:
    """Make another bot on the same database; payloads past a limit raise."""
    from bot import make_bot  # here, so that tests of single modules need no bot

    return lambda: make_bot(settings, strict=True)


@pytest.fixture
def blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare long games the drawing of their boards."""
    blank = render.Picture(b"\x89PNG\r\n\x1a\n", "A board.")
    for drawing in ("draw_board", "draw_hand", "draw_candidates", "draw_preview", "draw_map", "draw_cards"):
        monkeypatch.setattr(render, drawing, lambda *_, **__: blank)


@pytest.fixture
def older_panels_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave older panels their controls, as they keep them where Discord no longer lets them be changed."""

    async def left_alone(answer: Answer) -> None:
        """Change nothing."""

    monkeypatch.setattr(Answer, "retire", left_alone)


@pytest.fixture
def faults() -> Iterator[list[logging.LogRecord]]:
    """What the bot logged as an error. A test that expects some clears the list; any left at the end fail it."""
    records: list[logging.LogRecord] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    handler = Collector(logging.ERROR)
    logging.getLogger().addHandler(handler)
    yield records
    logging.getLogger().removeHandler(handler)
    assert not records, [
        record.getMessage() + (f" {record.exc_info[1]!r}" if record.exc_info else "") for record in records
    ]


@pytest_asyncio.fixture
async def env(new_bot: Callable[[], Any], faults: list[logging.LogRecord], request: Any) -> AsyncIterator[Any]:
    """A running simulated Discord. The ``simcord`` marker passes options; the bot is closed at the end."""
    marker = request.node.get_closest_marker("simcord")
    options = {"shard_count": 1, "settle_timeout": PATIENCE, "check_errors": False, **(marker.kwargs if marker else {})}
    env = simcord.Env(new_bot(), **options)
    await env.start()
    try:
        with answers_in_time(env):
            yield env
    finally:
        with env.time_context():
            await env.shutdown()
        await env.bot.close()
    # What a command raises has been through the bot's own funnel, and `faults` looks at that; the rest is lost work.
    lost = [fault for fault in env._errors if not isinstance(fault, app_commands.AppCommandError)]
    if lost:
        raise ExceptionGroup("work of the bot died", lost)


@pytest_asyncio.fixture
async def world(env: Any, new_bot: Callable[[], Any]) -> AsyncIterator[World]:
    """A server with a channel and three people; ``world.locales[user id]`` sets somebody's language."""
    world = World(env, new_bot)
    with _locales(world):
        yield world


@contextlib.contextmanager
def _locales(world: World) -> Iterator[None]:
    """Give interactions their person's and server's language, which simcord sets to en-US."""
    original = interactions.base_payload

    def base_payload(backend: Any, **options: Any) -> Any:
        record, payload = original(backend, **options)
        payload["locale"] = world.locales.get(options["user_id"], "en-US")
        guild = backend.guilds.get(options["guild_id"]) if options["guild_id"] else None
        if guild is not None:
            payload["guild_locale"] = guild.preferred_locale or "en-US"
        return record, payload

    interactions.base_payload = base_payload
    try:
        yield
    finally:
        interactions.base_payload = original
