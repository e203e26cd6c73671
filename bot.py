"""Composition root and command line: Discord if a token is set, else the offline demo."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord
from pydantic import ValidationError

import words
from cogs.client import TatamiBot
from cogs.clock import unix_now
from cogs.messages.limits import PayloadError, inspect
from cogs.parts import PARTS
from engine.registry import GAMES
from players.hanzo_advice import advise
from ratings import Rebuilt, Standings, enter
from settings import Settings
from store import Store, StoreBusy, StoreUnusable
from table import Tables

log = logging.getLogger("bot")

ROOM_TO_START = 1_000_000
"""Bytes that have to fit into the data folder: an empty database and its log."""


def make_bot(settings: Settings, *, strict: bool = False, sync_mark: Path | None = None, **options: Any) -> TatamiBot:
    """Build a bot that is not connected to anything yet.

    ``strict`` raises where a payload would pass Discord's limits (tests); ``sync_mark`` is the file that remembers
    the commands Discord has; ``options`` go to the Discord client.
    """

    async def open_rooms() -> tuple[Tables, Standings]:
        store = await Store.open(settings.database(), worker=settings.process_name)
        try:
            standings = Standings(store)
            await standings.catch_up()
            return await Tables.over(store, GAMES, unix_now, enter), standings
        except BaseException:
            await store.close()
            raise

    return TatamiBot(
        open_rooms,
        PARTS,
        strict=strict,
        sync_mark=sync_mark,
        advise={"hanzo_solo": advise},
        drawing=settings.drawing,
        direct_message_seconds=settings.direct_message_seconds,
        **settings.sharding(),
        **options,
    )


async def rebuild_leaderboards(settings: Settings) -> Rebuilt:
    """Make all leaderboards again from the records, where the bot with these settings keeps them.

    On PostgreSQL the bot may go on meanwhile. Raises `StoreBusy` (SQLite, while the bot runs), `StoreUnusable`.
    """
    store = await Store.open(settings.database(), worker=f"{settings.process_name} rebuilding")
    try:
        return await Standings(store).rebuild()
    finally:
        await store.close()


async def serve(bot: TatamiBot, token: str) -> None:
    """Run on Discord until SIGINT or SIGTERM, then close cleanly. Raises `discord.LoginFailure`."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends asyncio.run by itself
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with bot:
        running = asyncio.create_task(bot.start(token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await bot.close()
        await running


async def check(settings: Settings) -> int:
    """Load everything without connecting, and return how many commands there are. Raises whatever is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        apart = settings.model_copy(update={"data_folder": Path(folder), "database_url": None})
        async with make_bot(apart, strict=True) as bot:
            await bot.load()
            commands = await bot.command_payload()
    findings = inspect("PUT", "/applications/{application_id}/commands", commands, {})
    if findings:
        raise PayloadError(findings)
    return len(commands)


class Discreet(logging.Formatter):
    """Formats a record without the secrets it was told."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with every secret replaced."""
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, "(secret)")
        return line


def set_up_logging(settings: Settings) -> None:
    """Log to standard error. discord.py's own debug lines stay out: they hold tokens of interactions."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(settings.secrets()))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody is to hear us


def tell(key: str, **parameters: Any) -> None:
    """Tell the person at the terminal something."""
    print(words.say(key, "en", **parameters), file=sys.stderr, flush=True)


def play_offline(settings: Settings, fresh: bool) -> None:
    """Run the demo: the same bot on a simulated Discord, with its own folder."""
    logging.getLogger("discord").setLevel(logging.ERROR)  # it warns about the simulated gateway
    from demo import app

    apart = _demo(settings)
    if fresh:
        app.begin_afresh(apart.data_folder)
    asyncio.run(app.run(lambda: make_bot(apart), apart.data_folder, settings.demo_port))


def _demo(settings: Settings) -> Settings:
    """Return the settings of the demo, which has a folder and a database of its own."""
    return settings.model_copy(update={"data_folder": settings.data_folder / "demo", "database_url": None})


def _run(settings: Settings, arguments: argparse.Namespace) -> None:
    if arguments.check:
        tell("start-checked", commands=asyncio.run(check(settings)))
    elif arguments.rebuild_leaderboards:
        used = _demo(settings) if settings.discord_token is None else settings
        tell("start-rebuilt", **asyncio.run(rebuild_leaderboards(used))._asdict())
    elif settings.discord_token is None:
        play_offline(settings, arguments.fresh)
    else:
        bot = make_bot(settings, sync_mark=settings.data_folder / "commands.sha256")
        asyncio.run(serve(bot, settings.discord_token.get_secret_value()))


class FolderUnusable(Exception):
    """Nothing can be kept in the data folder, for a technical ``reason``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _check_folder(folder: Path) -> None:
    """Make the data folder and try to write there. Raises `FolderUnusable`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(ROOM_TO_START))
    except OSError as fault:
        raise FolderUnusable(fault.strerror or type(fault).__name__) from fault


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bot.py", description=words.say("start-description", "en"))
    parser.add_argument("--check", action="store_true", help=words.say("start-check-help", "en"))
    parser.add_argument("--rebuild-leaderboards", action="store_true", help=words.say("start-rebuild-help", "en"))
    parser.add_argument("--fresh", action="store_true", help=words.say("start-fresh-help", "en"))
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    arguments = _arguments(argv)
    try:
        settings = Settings()
    except ValidationError as fault:
        # Names and reasons only: the values may be secrets.
        for one in fault.errors(include_input=False, include_url=False):
            tell("start-bad-setting", name=str(one["loc"][0]).upper(), reason=one["msg"])
        return 2
    except (OSError, UnicodeError):
        tell("start-settings-unreadable")
        return 2
    set_up_logging(settings)
    refusals: dict[type[Exception], Callable[[], None]] = {
        discord.LoginFailure: lambda: tell("start-token-refused"),
        discord.PrivilegedIntentsRequired: lambda: tell("start-token-refused"),
        aiohttp.ClientConnectorError: lambda: tell("start-no-connection"),
        StoreBusy: lambda: tell("start-database-busy"),
    }
    try:
        _check_folder(settings.data_folder)
        _run(settings, arguments)
    except KeyboardInterrupt:
        return 130
    except FolderUnusable as fault:
        tell("start-folder-unusable", folder=str(settings.data_folder), reason=fault.reason)
        return 1
    except StoreUnusable as fault:
        tell("start-database-unusable", reason=fault.reason)
        return 1
    except tuple(refusals) as fault:
        refusals[next(kind for kind in refusals if isinstance(fault, kind))]()
        return 1
    except Exception:
        logging.getLogger("tatami").exception("An unexpected fault")  # by way of the log, which holds secrets back
        tell("start-fault")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
