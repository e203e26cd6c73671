"""A bot that plays with itself on a simulated Discord until somebody kills it.

`play` is the whole life of such a process: it starts the real bot on what a folder holds, lets it catch up, tells
everything that is true then (`Facts`), and goes on to play through commands and presses. Its database, the messages
that Discord accepted and a diary of what it did lie in the folder, so that nothing of that is lost with the process.
It can kill itself at a chosen point:

* ``committed``: a change is durable, and nothing that follows from it has begun;
* ``accepted``: Discord has taken a new message, and the bot has not heard of it;
* ``noted``: the outbox knows that the message was sent.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import random
import signal
import sqlite3
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import simcord
from playing import control_ids
from simcord.http import router
from simulated import buttons

import words
from bot import make_bot
from demo.journal import Journal
from demo.world import allow_seconds, build, start_clock
from engine import record
from engine.chance import SeededChance
from engine.core import Game
from engine.errors import RecordError
from settings import Settings
from table import Tables

JOURNAL = "discord.journal"
DIARY = "diary.jsonl"
DATABASE = "tatami.sqlite3"
KEEP = 1_000_000
"""Messages a channel keeps: all of them, as the test counts them."""
PATIENCE = 60.0
"""Seconds that the bot may take for anything, on a machine that is busy with other tests."""
TYPED = ("", "", "attack", "deploy", "move", "take", "tile", "hit", "walk", "end")
"""What is typed to be completed, so that all kinds of moves come up."""


class Diary:
    """Lines that are on the disk, for this machine at least, as soon as they are written."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, **line: Any) -> None:
        """Add a line."""
        os.write(self._file, json.dumps(line).encode() + b"\n")


class Confession(logging.Handler):
    """Writes every error of the bot into the diary."""

    def __init__(self, diary: Diary) -> None:
        super().__init__(logging.ERROR)
        self._diary = diary

    def emit(self, record: logging.LogRecord) -> None:
        """Write one down."""
        reason = repr(record.exc_info[1]) if record.exc_info else ""
        self._diary.write(fault=f"{record.name}: {record.getMessage()} {reason}")


def die_at(point: str, count: int) -> None:
    """Have this process kill itself when a point is reached for the ``count``-th time."""
    left = count

    def reached() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    if point == "accepted":
        _die_after_posts(reached)
    elif point == "committed":
        tell = Tables._tell
        Tables._tell = lambda self: (reached(), tell(self))[1]  # type: ignore[method-assign]
    else:
        posted = Tables.posted

        async def noted(self: Tables, *row: Any, **place: Any) -> None:
            await posted(self, *row, **place)
            reached()

        Tables.posted = noted  # type: ignore[assignment, method-assign]


def _die_after_posts(reached: Callable[[], None]) -> None:
    dispatch = router.dispatch

    def post(backend: Any, method: str, path: str, **options: Any) -> Any:
        answer = dispatch(backend, method, path, **options)
        if method == "POST" and path.startswith("/channels/") and path.endswith("/messages"):
            reached()
        return answer

    router.dispatch = post


class Table:
    """The people of the demo's world, who play in its first channel."""

    def __init__(self, env: Any, world: Any, diary: Diary, rng: random.Random) -> None:
        self.env, self.diary, self.rng = env, diary, rng
        self.channel = world.seats[0].channel
        self.members = {seat.viewer.id: seat.viewer for seat in world.seats if seat.channel is self.channel}
        self.direct = [seat.channel for seat in world.seats if seat.place == "DM"]

    @property
    def tables(self) -> Tables:
        """The service of the bot that runs."""
        tables: Tables = self.env.bot.tables
        return tables

    def board(self) -> Any:
        """Return the newest message that has a Play button, or ``None``."""
        public = sorted(self.channel.history(), key=lambda message: -message.id)
        return next((one for one in public if not one.flags.ephemeral and control_ids(one, "play")), None)

    async def act(self) -> None:
        """Do one thing that changes the table."""
        info = await self.tables.find(self.channel.id)
        if info is None:
            await self._press(self._first().slash(self.channel, "play seven-swords", role="samurai"))
        elif info.status == "lobby":
            await self._gather(info)
        else:
            await self._move(info)

    def _first(self) -> Any:
        return next(iter(self.members.values()))

    async def _press(self, verb: Any) -> Any:
        """Press or type something, with a note of where the table stood before and after it."""
        await self._note("at")
        result = await verb
        assert result.acknowledged, "a press was not acknowledged"
        await self._note("told")
        return result

    async def _note(self, when: str) -> None:
        info = await self.tables.latest(self.channel.id)
        self.diary.write(**{when: 0 if info is None else info.sequence}, table=0 if info is None else info.id)

    async def _gather(self, info: Any) -> None:
        card = max((one for one in self.channel.history() if not one.flags.ephemeral), key=lambda message: message.id)
        label = "lobby-start" if len(info.players) == len(info.roles) else "lobby-sit"
        member = self._first() if label == "lobby-start" else list(self.members.values())[1]
        await self._press(member.click(card, label=words.say(label, "en")))

    async def _move(self, info: Any) -> None:
        member = self.members[self.rng.choice(info.due)]
        chosen = self.rng.random()
        if chosen < 0.15:
            await self._by_panel(member)
        elif chosen < 0.2 and await self.tables.undo_offer(info.id, member.id):
            await self._press(member.slash(self.channel, "table undo"))
        else:
            found: list[Any] = []
            while not found:
                found = await member.autocomplete(self.channel, "do", "move", self.rng.choice(TYPED))
            await self._press(member.slash(self.channel, "do", move=self.rng.choice(found)["value"]))

    async def _by_panel(self, member: Any) -> None:
        """Press Play, and a few buttons of the panel that comes up."""
        board = self.board()
        result = await self._press(member.click(board, custom_id=next(iter(control_ids(board, "play")))))
        for _ in range(4):
            offered = [*control_ids(result.response, "panel-go"), *control_ids(result.response, "panel-commit")]
            pressable = [one for one in offered if one in buttons(result.response).values()]
            if not pressable:
                return
            await self._press(member.click(result.response, custom_id=self.rng.choice(pressable)))


class Facts:
    """What is true after a start: entries, outbox and pointers as stored, and the messages that Discord shows."""

    def __init__(self, folder: Path, table: Table) -> None:
        self._database = sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)
        self._database.row_factory = sqlite3.Row
        self._table = table

    def _rows(self, query: str) -> list[dict[str, Any]]:
        return [dict(row) for row in self._database.execute(query)]

    async def collect(self) -> dict[str, Any]:
        """Return everything as JSON."""
        found: dict[str, Any] = {
            name: self._rows(f"SELECT * FROM {name} ORDER BY 1, 2")
            for name in ("entries", "outbox", "messages", "tables", "seats")
        }
        found["replayed"] = {table["id"]: await self._replayed(table["id"]) for table in found["tables"]}
        backend = self._table.env.backend
        found["shown"] = [
            _message(message)
            for place in (self._table.channel, *self._table.direct)
            for message in backend.messages[place.id].values()
            if not message.is_ephemeral
        ]
        return found

    async def _replayed(self, table: int) -> dict[str, Any] | None:
        """Return what playing a table's entries again from nothing comes to, beside the position that the bot has."""
        tables = self._table.tables
        live = await tables._live(table)
        if live.now is None:
            return None
        rows = [row for row in self._rows("SELECT * FROM entries ORDER BY sequence") if row["table_id"] == table]
        line = [row for row in rows if row["kind"] == "move" and row["undone_by"] is None]
        made = [record.Entry(row["seat"], row["notation"], json.loads(row["draws"]), row["hash"]) for row in line]
        outcome = live.game.outcome(live.now.state)
        kept = record.assemble(
            live.game, str(table), live.info.rules_version, live.setting.frozen, live.seed, made, outcome
        )
        try:
            verdict = "whole" if record.verify(kept).outcome else "?"
        except RecordError as fault:
            verdict = f"{fault.reason} at {fault.entry}"
        due, state = _played_again(live.game, live.setting, SeededChance(live.seed, str(table)), rows)
        dumps = [live.game.dump(one) for one in (state, live.now.state)]
        return {"verdict": verdict, "moves": len(line), "due": due, "equal": dumps[0] == dumps[1]}


def _played_again(game: Game, setting: Any, chance: SeededChance, rows: list[dict[str, Any]]) -> tuple[Any, Any]:
    """Play entries, undoing included, and return who was due after each of them, and the last state."""
    states: dict[int, tuple[Any, int]] = {}
    state: Any = None
    for row in rows:
        if row["kind"] == "start":
            state = game.new(setting, chance).state
        elif row["kind"] == "undo":
            state, chance.count = states[row["returns_to"]]
        else:
            move = game.parse(game.view(state, row["seat"]), row["notation"])
            state = game.apply(state, row["seat"], move, chance).state
        states[row["sequence"]] = (state, chance.count)
    return {sequence: list(game.to_move(one)) for sequence, (one, _) in states.items()}, state


def _message(message: Any) -> dict[str, Any]:
    files = [attachment["filename"] for attachment in message.attachments]
    return {
        "id": message.id,
        "channel": message.channel_id,
        "files": files,
        "pings": message.ping_user_ids,
        "play": "ta:play:" in json.dumps(message.components),
    }


async def _live(folder: Path, seed: int, honour_nonces: bool, parent: Connection) -> None:
    simcord.Env._validate_idle = staticmethod(lambda value: 0.001)  # type: ignore[method-assign, assignment]
    diary = Diary(folder / DIARY)
    logging.getLogger().addHandler(Confession(diary))
    settings = Settings(_env_file=None, data_folder=folder, discord_token=None, database_url=None)  # type: ignore[call-arg]
    bot = make_bot(settings, strict=True)
    env: Any = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE, shard_count=1)
    start_clock(env)
    world = build(env)  # Discord is there before the bot is
    Journal(env, folder / JOURNAL, honour_nonces=honour_nonces, keep=KEEP)
    allow_seconds(env, PATIENCE)
    await env.start()
    await env.settle()
    table = Table(env, world, diary, random.Random(seed))
    parent.send(json.dumps(await Facts(folder, table).collect()))
    parent.recv()
    while True:
        await table.act()


def end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, however that ended: a test that is stopped must
    leave nothing behind that plays on. What all are forked from ends by itself then."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def play(folder: Path, seed: int, die: str, honour_nonces: bool, parent: Connection) -> None:
    """Start, send the facts as JSON, wait for an answer, and play until killed. ``die`` is ``POINT:N``, or empty."""
    end_with_parent()
    if die:
        point, _, count = die.partition(":")
        die_at(point, int(count))
    try:
        asyncio.run(_live(folder, seed, honour_nonces, parent))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the parent has to hear of it
        Diary(folder / DIARY).write(fault=repr(fault))
        traceback.print_exc()
        os._exit(1)  # the bot was not closed, and its threads would keep the process
