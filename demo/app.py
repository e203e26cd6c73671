"""Starts and stops the offline demo."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import simcord
from filelock import FileLock, Timeout

from demo import preview as patches
from demo.journal import Journal
from demo.server import FRESH_COMMAND, serve
from demo.world import allow_seconds, build, start_clock
from table import StoreBusy
from words import say

JOURNAL = "discord.journal"
START_SECONDS = 60.0
"""How long a start or a press may take: the first picture is slow on a small machine."""


def begin_afresh(folder: Path) -> None:
    """Forget the demo's games and messages: everything in its own folder. Raises `table.StoreBusy`."""
    with _alone(folder):
        shutil.rmtree(folder, ignore_errors=True)
    print(say("demo-fresh-done", "en"), flush=True)


async def run(make_bot: Callable[[], Any], folder: Path, port: int) -> None:
    """Play the offline demo until SIGINT or SIGTERM.

    ``make_bot`` builds the unmodified bot, whose database lies in ``folder`` beside the simulated Discord's
    messages. ``port`` is the start page's; a taken one is replaced by the next free one. Raises `table.StoreBusy`
    when another process has the folder.
    """
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 (nothing else runs yet)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends asyncio.run by itself
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    environment: Any = simcord.Env
    environment._validate_idle = staticmethod(lambda value: 0.001)  # its 50 ms poll would be felt at every press
    with _alone(folder):
        await _run(make_bot(), folder, port, stop)


async def _run(bot: Any, folder: Path, port: int, stop: asyncio.Event) -> None:
    started = False
    try:
        running = simcord.run(bot, check_errors=False, settle_timeout=START_SECONDS, shard_count=1)
        running._env.backend.bot_user.name = "Tatami"
        start_clock(running._env)
        allow_seconds(running._env, START_SECONDS)
        world = build(running._env)  # before the bot: after a crash it has messages to post as soon as it runs
        patches.LOCALES.update(world.locales)
        with contextlib.closing(Journal(running._env, folder / JOURNAL)):
            async with running as env:
                started = True
                async with serve(env, world.seats, port) as address:
                    _announce(address, port)
                    await stop.wait()
        print(say("demo-stopped", "en"), flush=True)
    finally:
        if started:  # simcord never closes the bot, and discord.py cannot close one that never began
            await bot.close()


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Have a folder for this process, its messages and all. Raises `table.StoreBusy`."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder.with_name(f"{folder.name}.lock"))  # beside it, as `begin_afresh` removes the folder
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise StoreBusy(str(folder)) from None
    try:
        yield
    finally:
        lock.release()


def _announce(address: str, wanted: int) -> None:
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    if port != wanted:
        print(say("demo-port-taken", "en", wanted=str(wanted), port=str(port)))
    print(say("demo-ready", "en"))
    print(f"\n    {address}\n")
    print(say("demo-stop", "en"))
    print(say("demo-fresh", "en", command=FRESH_COMMAND), flush=True)
