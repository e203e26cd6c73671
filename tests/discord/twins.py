"""Plays a given line of Seven Swords through real presses and commands while the others look at whatever they can."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from driver import Driver, Tally
from playing import begin, board, control_ids, table_of
from simulated import World
from twin_games import Turn
from watching import Reader, Watch

from bot import make_bot
from engine.chance import SeededChance
from engine.core import Game, Move, Prefix
from settings import Settings
from table import lobby, play

BUTTONS = ("play", "hand", "text-board", "log", "rules")
TAKEN_BACK = 0.1
"""How often a move is taken back and made again, where that is free."""
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("board", {}),
    ("hand", {}),
    ("log", {}),
    ("table show", {}),
    ("tables", {}),
    ("verify", {}),
)
FIRST_OPTIONS = {
    "bandit": (
        ("bandit attack", "target"),
        ("bandit move", "token"),
        ("bandit deploy", "kind"),
        ("bandit take", "token"),
        ("bandit discard", "card"),
        ("bandit kill", "card"),
    ),
    "samurai": (
        ("samurai bow", "samurai"),
        ("samurai order", "samurai"),
        ("samurai walk", "samurai"),
        ("samurai losses", "tokens"),
        ("samurai tile", "tile"),
        ("samurai repair", "samurai"),
    ),
}


def path_to(game: Game, view: Any, move: Move, keys: Prefix = ()) -> Prefix | None:
    """Return the keys of the choices that make a canonical move."""
    choices = game.choices(view, keys)
    if choices.move == move:
        return keys
    for option in choices.options:
        if option.kind == "verb" and option.value != move[0]:
            continue
        found = path_to(game, view, move, (*keys, option.key))
        if found is not None:
            return found
    return None


class Scripted(Driver):
    """Makes the moves it is told to, each in a way drawn from its own chance."""

    async def make(self, move: Move) -> None:
        """Make one move."""
        position = await self.position()
        view = position.view_of(self.member.id)
        if view.phase == "setup":
            await self._slash("samurai setup", act="deal")  # a draft that comes to nothing
            await self._by_notation(position, move)
            return
        keys = path_to(position.game, view, move)
        assert keys is not None, move
        way = self.rng.choice(("panel", "command", "notation"))
        if way == "panel":
            await self._by_panel(position, _answers(position.game, view, keys))
        elif way == "command":
            await self._by_command(position, (), move)
        else:
            await self._by_notation(position, move)

    async def take_back(self) -> None:
        """Take back the last move."""
        before = await self.position()
        await self._slash("table undo")
        assert (await self.position()).sequence == before.sequence + 1


def _answers(game: Game, view: Any, keys: Prefix) -> tuple[Any, ...]:
    answers = []
    for length, key in enumerate(keys):
        answers.append(next(one for one in game.choices(view, keys[:length]).options if one.key == key))
    return tuple(answers)


class Run:
    """One world in which a line is played. ``readers`` are what Alice (samurai), Bob (bandits) and Carol received."""

    def __init__(self, world: World, watch: Watch, seed: int, junk: Sequence[Turn]) -> None:
        self.world, self.watch, self.seed, self.junk = world, watch, seed, junk
        self.rng = random.Random(seed)
        self.members = (world.bob, world.alice)
        self.readers = {name: Reader() for name in ("alice", "bob", "carol")}
        for name, reader in self.readers.items():
            watch.readers[getattr(world, name).id] = reader

    async def play(self, turns: Sequence[Turn], reversible: Sequence[bool], village: str) -> None:
        """Play turns; ``reversible`` says after which of them the mover may take his move back."""
        await begin(self.world, dealt=False, village=village)
        self.watch.step("start")
        drivers = [
            Scripted(self.world, member, Tally(), f"{self.seed} {seat}", _nothing)
            for seat, member in enumerate(self.members)
        ]
        for number, (turn, free) in enumerate(zip(turns, reversible, strict=False)):
            await drivers[turn.seat].make(turn.move)
            self.watch.step(f"{number}: {turn.seat} {turn.move[0]}")
            if free and self.rng.random() < TAKEN_BACK:
                await drivers[turn.seat].take_back()
                self.watch.step(f"{number}: taken back")
                await drivers[turn.seat].make(turn.move)
                self.watch.step(f"{number}: made again")
            for name in self.readers:
                label = await self._look(getattr(self.world, name))
                self.watch.step(f"{number}: {name} {label}")

    async def _look(self, member: Any) -> str:
        """Have somebody look at something, or try something that the rules refuse; return what."""
        kind = self.rng.choice(("button", "command", "typing", "trying"))
        if kind == "button":
            action = self.rng.choice(BUTTONS)
            message = board(self.world)
            await member.click(message, custom_id=next(iter(control_ids(message, action))))
            return f"presses {action}"
        if kind == "command":
            name, options = self.rng.choice(COMMANDS)
            await member.slash(self.world.channel, name, **options)
            return f"types {name}"
        if kind == "typing":
            role = self.rng.choice(("bandit", "samurai"))
            name, option = self.rng.choice((*FIRST_OPTIONS[role], ("do", "move")))
            await member.autocomplete(self.world.channel, name, option, "")
            return f"begins {name}"
        return await self._try(member)

    async def _try(self, member: Any) -> str:
        """Try a move that the rules refuse: of another time or, when it is his turn, of the other side. What the
        owner of the secrets could know must not decide it."""
        info = await table_of(self.world)
        seat = info.seat_of(member.id)
        due = seat in info.to_move
        turn = self.rng.choice(
            [turn for turn in self.junk if turn.move != ("end",) and not (due and turn.seat == seat)]
        )
        position = await self.world.bot.tables.position(info.id)
        await member.slash(self.world.channel, "do", move=position.game.notation(turn.move))
        assert (await table_of(self.world)).sequence == info.sequence, turn
        return f"tries {turn.move[0]}"


async def _nothing() -> None:
    """Stand where a driver wants something done after each press."""


@asynccontextmanager
async def running(folder: Path, seed: int, dice: bytes, deal: bytes, junk: Sequence[Turn]) -> AsyncIterator[Run]:
    """Yield a new world with the real bot, whose first table gets these dice and these random drafts of a set-up."""
    settings = Settings(_env_file=None, data_folder=folder, discord_token=None, database_url=None)  # type: ignore[call-arg]
    env: Any = simcord.Env(make_bot(settings, strict=True), shard_count=1, settle_timeout=60.0, check_errors=False)
    watch = Watch(env)
    await env.start()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby, "new_seed", lambda: dice)
            patch.setattr(play, "SystemChance", lambda: SeededChance(deal, "deal"))
            yield Run(World(env, lambda: None), watch, seed, junk)
    finally:
        watch.close()
        with env.time_context():
            await env.shutdown()
        await env.bot.close()
