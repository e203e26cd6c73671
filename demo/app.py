"""Starts and stops the offline demo."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import simcord

from demo import preview as patches
from demo.journal import Journal
from demo.server import FRESH_COMMAND, serve
from demo.world import build, start_clock
from words import say

JOURNAL = "discord.journal"


def begin_afresh(folder: Path) -> None:
    """Forget the demo's games and messages: everything in its own folder."""
    shutil.rmtree(folder, ignore_errors=True)
    print(say("demo-fresh-done", "en"), flush=True)


async def run(make_bot: Callable[[], Any], folder: Path, port: int) -> None:
    """Play the offline demo until SIGINT or SIGTERM.

    ``make_bot`` builds the unmodified bot, whose database lies in ``folder`` beside the simulated Discord's
    messages. ``port`` is the start page's; a taken one is replaced by the next free one.
    """
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 (nothing else runs yet)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends asyncio.run by itself
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    environment: Any = simcord.Env
    environment._validate_idle = staticmethod(lambda value: 0.001)  # its 50 ms poll would be felt at every press
    bot = make_bot()
    started = False
    try:
        running = simcord.run(bot, check_errors=False, settle_timeout=20.0, shard_count=1)
        running._env.backend.bot_user.name = "Tatami"
        start_clock(running._env)
        async with running as env:
            started = True
            world = build(env)
            patches.LOCALES.update(world.locales)
            journal = Journal(env, folder / JOURNAL)
            try:
                async with serve(env, world.seats, port) as address:
                    _announce(address, port)
                    await stop.wait()
            finally:
                journal.close()
    finally:
        if started:  # simcord never closes the bot, and discord.py cannot close one that never began
            await bot.close()


def _announce(address: str, wanted: int) -> None:
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    if port != wanted:
        print(say("demo-port-taken", "en", wanted=str(wanted), port=str(port)))
    print(say("demo-ready", "en"))
    print(f"\n    {address}\n")
    print(say("demo-stop", "en"))
    print(say("demo-fresh", "en", command=FRESH_COMMAND), flush=True)
