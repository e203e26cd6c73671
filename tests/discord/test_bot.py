"""Starting, checking, closing: what the person at the terminal sees, and what Discord is told."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simulated import World, requests_seen, start, text
from sqlalchemy import make_url

import bot as root
import words
from cogs.messages.limits import inspect
from settings import Settings
from store import Store

SECRET = "token-that-nobody-may-see"
SUBCOMMANDS = (1, 2)
"""Discord's types of options that are commands, or groups of them, themselves."""


def leaves(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command with all its subcommands and options."""
    return [command, *(leaf for option in command.get("options", []) for leaf in leaves(option))]


def test_check_loads_everything_and_says_so(capsys: Any, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    assert root.main(["--check"]) == 0
    assert "commands are ready" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_setting_that_cannot_be_used_is_named_without_its_value(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("DEMO_PORT", "secret-by-mistake")
    assert root.main(["--check"]) == 2
    told = capsys.readouterr().err
    assert "DEMO_PORT" in told
    assert "secret-by-mistake" not in told


def test_settings_never_show_their_secrets() -> None:
    settings = Settings(_env_file=None, discord_token=SECRET, database_url=f"postgresql://u:{SECRET}@h/d")
    assert SECRET not in repr(settings)
    assert SECRET not in str(settings.model_dump())
    assert settings.database() == f"postgresql://u:{SECRET}@h/d"


@pytest.fixture
def _own_logging() -> Iterator[None]:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    yield
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)


@pytest.mark.usefixtures("_own_logging")
def test_a_log_line_never_shows_a_secret(capsys: Any) -> None:
    root.set_up_logging(Settings(_env_file=None, discord_token=SECRET))
    try:
        raise ValueError(SECRET)
    except ValueError:
        logging.getLogger("x").exception("about %s", SECRET)
    told = capsys.readouterr().err
    assert "about (secret)" in told
    assert SECRET not in told


@pytest.mark.usefixtures("_own_logging")
def test_a_fault_that_nobody_expected_is_told_without_secrets(
    capsys: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_settings: Settings, _arguments: Any) -> None:
        raise RuntimeError("could not reach x with the password p%40ss:word, that is p@ss:word")

    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "postgresql://u:p%40ss:word@h/d")
    monkeypatch.setattr(root, "_run", fail)
    assert root.main([]) == 1
    told = capsys.readouterr().err
    assert told.endswith(words.say("start-fault", "en") + "\n")
    assert "could not reach x" in told
    assert "ss:word" not in told


@pytest.mark.parametrize("name", ["what?now", "a%41b", "with # and space"])
def test_the_database_lies_in_the_data_folder_whatever_its_name(tmp_path: Path, name: str) -> None:
    address = make_url(Settings(_env_file=None, data_folder=tmp_path / name).database())
    assert (address.database, address.query) == (str(tmp_path / name / "tatami.sqlite3"), {})


@pytest.mark.parametrize(("encoding", "status"), [("utf-8-sig", 0), ("utf-16", 2), ("cp1252", 2)])
def test_a_settings_file_of_another_encoding_is_read_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, encoding: str, status: int
) -> None:
    (tmp_path / ".env").write_bytes(f"# clé\nDATA_FOLDER={tmp_path}\n".encode(encoding))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(root, "_run", lambda settings, arguments: None)
    assert root.main([]) == status
    if status:
        assert capsys.readouterr().err.strip() == words.say("start-settings-unreadable", "en")


def test_every_line_of_the_example_may_stay_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    (tmp_path / ".env").write_text("".join(f"{name.upper()}=\n" for name in Settings.model_fields))
    assert Settings(_env_file=tmp_path / ".env") == Settings(_env_file=None)


def test_a_process_holds_its_part_of_the_shards() -> None:
    bot = root.make_bot(Settings(_env_file=None, shards="4-7/8"))
    assert (bot.shard_ids, bot.shard_count) == ([4, 5, 6, 7], 8)
    assert root.make_bot(Settings(_env_file=None)).shard_ids is None


@pytest.mark.parametrize("shards", ["4", "4-8/8", "5-4/8", "a-b/c", "0-1/0", "-1-2/8"])
def test_shards_that_cannot_be_are_refused(
    shards: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setenv("SHARDS", shards)
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    assert root.main(["--check"]) == 2
    assert "SHARDS" in capsys.readouterr().err


def test_every_setting_is_in_the_example_file() -> None:
    example = (Path(root.__file__).parent / ".env.example").read_text()
    named = {line.split("=")[0].lower() for line in example.splitlines() if "=" in line and not line.startswith("#")}
    assert named == set(Settings.model_fields)
    filled = dict(line.split("=", 1) for line in example.splitlines() if "=" in line and not line.startswith("#"))
    given = {name.lower(): value for name, value in filled.items() if value}
    assert Settings(_env_file=None, **given) == Settings(_env_file=None)


def test_a_database_in_use_is_refused_with_a_clear_message(capsys: Any, tmp_path: Path, monkeypatch: Any) -> None:
    settings = Settings(_env_file=None, data_folder=tmp_path)

    async def twice() -> None:
        store = await Store.open(settings.database())
        try:
            async with root.make_bot(settings) as bot:
                await bot.load()
        finally:
            await store.close()

    monkeypatch.setattr(root, "_run", lambda *_: asyncio.run(twice()))
    assert root.main([]) == 1
    assert capsys.readouterr().err.strip() == words.say("start-database-busy", "en")


def test_a_folder_that_cannot_be_written_to_is_said(capsys: Any, tmp_path: Path, monkeypatch: Any) -> None:
    folder = tmp_path / "file"
    folder.touch()
    monkeypatch.setenv("DATA_FOLDER", str(folder))
    assert root.main([]) == 1
    told = capsys.readouterr().err.strip()
    assert told == words.say("start-folder-unusable", "en", folder=str(folder), reason="File exists")


@pytest.mark.parametrize(("token", "folder"), [("", "demo"), ("a token", ".")])
def test_a_damaged_database_is_said(capsys: Any, tmp_path: Path, monkeypatch: Any, token: str, folder: str) -> None:
    (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / folder / "tatami.sqlite3").write_bytes(b"no database at all" * 1_000)
    for name, value in {"DATA_FOLDER": str(tmp_path), "DISCORD_TOKEN": token, "DATABASE_URL": ""}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(root.TatamiBot, "login", lambda self, token: self.setup_hook())
    assert root.main([]) == 1
    told = capsys.readouterr().err.strip()
    assert told == words.say("start-database-unusable", "en", reason="file is not a database")


def test_a_refused_token_is_said_without_showing_it(capsys: Any, tmp_path: Path, monkeypatch: Any) -> None:
    async def refuse(*_: Any) -> None:
        raise discord.LoginFailure(SECRET)

    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    monkeypatch.setattr(root.TatamiBot, "start", refuse)
    assert root.main([]) == 1
    told = capsys.readouterr().err
    assert words.say("start-token-refused", "en") in told
    assert SECRET not in told


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_both_signals_close_everything(name: signal.Signals, tmp_path: Path, monkeypatch: Any) -> None:
    if sys.platform == "win32":
        pytest.skip("signals are different there")
    loaded = asyncio.Event()

    async def run(self: Any, _token: str) -> None:
        await self.load()
        loaded.set()
        while not self.is_closed():  # noqa: ASYNC110 - as the real connection does, until it is closed
            await asyncio.sleep(0.01)

    monkeypatch.setattr(root.TatamiBot, "start", run)
    settings = Settings(_env_file=None, data_folder=tmp_path)
    bot = root.make_bot(settings)
    serving = asyncio.create_task(root.serve(bot, SECRET))
    await loaded.wait()
    os.kill(os.getpid(), name)
    await asyncio.wait_for(serving, 10)
    assert bot.is_closed()
    again = await Store.open(settings.database())
    await again.close()


async def test_the_bot_asks_for_no_privileged_intent_and_mentions_nobody(world: World) -> None:
    intents = world.bot.intents
    assert not any((intents.members, intents.presences, intents.message_content))
    assert world.bot.allowed_mentions.to_dict() == {"parse": []}


async def test_the_commands_are_within_limits_translated_and_installed_in_servers(world: World) -> None:
    payload = await world.bot.command_payload()
    assert inspect("PUT", "/applications/{application_id}/commands", payload, {}) == []
    for command in payload:
        assert command["integration_types"] == [0]
        assert command["contexts"] in ([0], [0, 1])
        options = [leaf for leaf in leaves(command)[1:] if leaf["type"] not in SUBCOMMANDS]
        assert all(leaf["name_localizations"]["en-US"] == leaf["name"] for leaf in options)
        for leaf in leaves(command):
            assert set(leaf["description_localizations"]) >= {"en-US", "en-GB", "es-ES", "es-419"}, leaf["name"]
            assert bool(leaf.get("name_localizations")) == (leaf in options), leaf["name"]
            for description in (leaf["description"], *leaf["description_localizations"].values()):
                assert not description.endswith("."), description
            for choice in leaf.get("choices", []):
                if choice["name"].isdecimal():
                    continue  # a number is the same in every language
                assert set(choice["name_localizations"]) >= {"en-US", "es-ES"}, choice


async def test_commands_are_sent_again_only_when_they_have_changed(settings: Settings, tmp_path: Path) -> None:
    mark = tmp_path / "state" / "commands.sha256"
    sent = []
    for content in (None, None, "something else"):
        if content is not None:
            mark.write_text(content)
        with requests_seen("/commands") as seen:
            env = simcord.Env(root.make_bot(settings, strict=True, sync_mark=mark), shard_count=1)
            await env.start()
            await env.shutdown()
            await env.bot.close()
        sent.append(len([1 for method, _, _ in seen if method == "PUT"]))
    assert sent == [1, 0, 1]


async def test_closing_waits_for_an_answer_under_way_and_may_come_twice(world: World, monkeypatch: Any) -> None:
    table = await world.begin()
    original = type(world.bot.tables).position

    async def slow(self: Any, *arguments: Any) -> Any:
        await asyncio.sleep(0.2)
        return await original(self, *arguments)

    monkeypatch.setattr(type(world.bot.tables), "position", slow)
    pressed = await start(world.env, world.alice.slash(world.channel, "board"), turns=50)
    with world.env._bot_scope():
        closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0.05)
    late = await start(world.env, world.bob.slash(world.channel, "log"), turns=50)
    await closing
    assert pressed.response.attachments
    assert late.ephemeral
    assert text(late) == words.say("answer-closing", "en")
    await world.bot.close()
    assert table


@pytest.mark.simcord(shard_count=2)
async def test_two_shards_share_one_table(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    shown = await world.bob_user.slash("log")
    assert "has set up the village" in text(shown)
