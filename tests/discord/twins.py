"""Plays the same game in two worlds that differ in secrets alone, through real presses and commands, while everybody
looks at whatever he can; and compares what the others received.

A `Stage` says what is particular to a game. Secrets are of two kinds: moves whose hidden part was redrawn, and what a
person does before he decides (`muse`): questions he opens, answers he picks and takes back, searches, drafts.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import pytest
import simcord
from playing import answers_on, board, control_ids, table_of
from simulated import World
from twin_games import Line, Turn
from watching import Reader, Watch

from bot import make_bot
from cogs.messages.controls import Control
from cogs.panel import panel
from cogs.panel import walk as panel_walk
from engine.chance import SeededChance
from engine.core import Game, Move, Prefix, Seat
from settings import Settings
from table import lobby, play
from table.foresight import can_take_back

NAMES = ("alice", "bob", "carol")
"""Carol only watches."""
BUTTONS = ("play", "hand", "text-board", "log", "rules")
TAKEN_BACK = 0.1
"""How often a move is taken back and made again, where that is free."""
MUSED = 3
"""So many presses, at most, lead to nothing before a decision."""
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("board", {}),
    ("hand", {}),
    ("log", {}),
    ("table show", {}),
    ("tables", {}),
    ("verify", {}),
)
HARMLESS = frozenset(("panel-go", "panel-pick", "panel-page", "panel-text"))
"""Controls that never decide anything, unless what they lead to is a whole move."""


class Player(Protocol):
    """A person at the table who makes the moves he is told to, each in a way drawn from his own chance."""

    async def make(self, move: Move) -> None:
        """Make one move."""

    async def take_back(self) -> None:
        """Take back the last move."""

    async def think(self, whim: random.Random) -> Any:
        """Begin to think about his decision; return the private message on which he goes on with that."""


class Stage(NamedTuple):
    """What twins of a game need to know of it."""

    game: Game
    names: tuple[str, ...]
    """Who sits in each seat."""
    begin: Callable[[World, Mapping[str, str]], Awaitable[Any]]
    player: Callable[[World, Any, str], Player]
    """Makes a player of a member and a seed."""
    typed: tuple[tuple[str, str], ...]
    """Commands, each with the option that is typed first."""
    harmless: frozenset[str] = HARMLESS
    rounds: Mapping[str, int] = MappingProxyType({})
    """How often somebody looks at his answers before he decides, and the others around after that; once, if a phase is
    not named."""

    def owner(self, seat: Seat) -> str:
        """Return who knows the secrets of a seat."""
        return self.names[seat]

    def others(self, seat: Seat) -> tuple[str, ...]:
        """Return who must not be able to tell twins apart that differ in the secrets of a seat."""
        return tuple(name for name in NAMES if name != self.names[seat])


def path_to(game: Game, view: Any, move: Move, keys: Prefix = ()) -> Prefix | None:
    """Return the keys of the choices that make a canonical move, ``None`` for any other."""
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


class _Turns:
    """Draws from some things in such a way that all of them have their turn before one comes again."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._left: dict[object, list[Any]] = {}

    def draw(self, name: object, things: Sequence[Any]) -> Any:
        left = self._left.setdefault(name, [])
        if not left:
            left.extend(self._rng.sample(things, len(things)))
        return left.pop()


class Run:
    """One world in which a line is played. ``readers`` are what everybody received; ``whims`` are what the seats' idle
    presses depend on."""

    def __init__(self, world: World, watch: Watch, stage: Stage, seed: int, line: Line, whims: Sequence[str]) -> None:
        self.world, self.watch, self.stage, self.line = world, watch, stage, line
        self.rng = random.Random(seed)
        self.turns = _Turns(self.rng)
        self.whims = [random.Random(whim) for whim in whims]
        self.members = [getattr(world, name) for name in stage.names]
        self.players = [stage.player(world, member, f"{seed} {seat}") for seat, member in enumerate(self.members)]
        self.readers = {name: Reader() for name in NAMES}
        for name, reader in self.readers.items():
            watch.readers[getattr(world, name).id] = reader

    async def play(self, turns: Sequence[Turn], options: Mapping[str, str]) -> None:
        """Play turns. Before each its mover muses and everybody looks at something."""
        await self.stage.begin(self.world, options)
        self.watch.step("start")
        for number, turn in enumerate(turns):
            for _ in range(self.stage.rounds.get(await self._phase(), 1)):
                await self.muse(turn.seat)
                self.watch.step(f"{number}: {turn.seat} muses")
                await self._look_around(number)
            await self.players[turn.seat].make(turn.move)
            self.watch.step(f"{number}: {turn.seat} {turn.move[0]}")
            if self.line.steps[number].reversible and self.rng.random() < TAKEN_BACK:
                await self.players[turn.seat].take_back()
                self.watch.step(f"{number}: taken back")
                await self.players[turn.seat].make(turn.move)
                self.watch.step(f"{number}: made again")
        await self._look_around(len(turns))

    async def _phase(self) -> str:
        position = await self.world.bot.tables.position((await table_of(self.world)).id)
        return str(position.view(None).phase)

    async def muse(self, seat: Seat) -> None:
        """Let a player look at what he could do, and decide nothing."""
        info = await table_of(self.world)
        member, whim = self.members[seat], self.whims[seat]
        message = await self.players[seat].think(whim)
        for _ in range(whim.randint(1, MUSED)):
            position = await self.world.bot.tables.position(info.id)
            offered: dict[str, list[list[str] | None]] = {}
            for custom_id, control, values in answers_on(message, whim):
                if self._idle(position, seat, control, values):
                    offered.setdefault(custom_id, []).append(values)
            if not offered:
                break
            custom_id = whim.choice(list(offered))
            values = whim.choice(offered[custom_id])
            if values is None:
                await member.click(message, custom_id=custom_id)
            else:
                await member.select(message, values, custom_id=custom_id)
        assert (await table_of(self.world)).sequence == info.sequence, "somebody decided who only looked"

    def _idle(self, position: Any, seat: Seat, control: Control, values: list[str] | None) -> bool:
        """Tell whether a press only shows something."""
        if control.action not in self.stage.harmless:
            return False
        if control.action not in ("panel-go", "panel-pick"):
            return True
        keys = (*control.keys, *(values[0].split(".") if values else ()))
        here = panel_walk.follow(position.game, position.view(seat), keys)
        if here.whole is None:
            return True
        asked = (position.game.key, here.answers[0].ask)
        confirmed = self.world.bot.additions.get(panel.CONFIRMED, asked)
        alone = len(position.game.choices(position.view(seat)).options) == 1  # it is made at once
        return not alone and (confirmed or not can_take_back(position, seat, here.whole))

    async def _look_around(self, number: int) -> None:
        for name in NAMES:
            label = await self._look(getattr(self.world, name))
            self.watch.step(f"{number}: {name} {label}")

    async def _look(self, member: Any) -> str:
        """Have somebody begin to type, and then look at something or try something that the rules refuse; return
        what."""
        name, option = self.turns.draw("typing", self.stage.typed)
        await member.autocomplete(self.world.channel, name, option, "")
        kind = self.turns.draw(member.id, ("button", "command", "trying"))
        if kind == "button":
            action = self.turns.draw("button", BUTTONS)
            message = board(self.world)
            shown = control_ids(message, action) or control_ids(message, "text-board")  # nobody holds anything yet
            await member.click(message, custom_id=next(iter(shown)))
            return f"begins {name}, presses {action}"
        if kind == "command":
            command, options = self.turns.draw("command", COMMANDS)
            await member.slash(self.world.channel, command, **options)
            return f"begins {name}, types {command}"
        return f"begins {name}, tries {await self._try(member)}"

    async def _try(self, member: Any) -> str:
        """Try a move that the rules refuse: of another time or, when it is his turn, of the other side. What the
        owner of the secrets could know must not decide it."""
        info = await table_of(self.world)
        seat = info.seat_of(member.id)
        due = seat in info.to_move
        turn = self.rng.choice(
            [turn for turn in self.line.turns[1:] if turn.move != ("end",) and not (due and turn.seat == seat)]
        )
        position = await self.world.bot.tables.position(info.id)
        await member.slash(self.world.channel, "do", move=position.game.notation(turn.move))
        assert (await table_of(self.world)).sequence == info.sequence, turn
        return str(turn.move[0])


@asynccontextmanager
async def running(folder: Path, stage: Stage, seed: int, line: Line, whims: Sequence[str]) -> AsyncIterator[Run]:
    """Yield a new world with the real bot, whose first table gets the line's dice. What the system draws for somebody's
    drafts depends on the last seat's whims."""
    settings = Settings(_env_file=None, data_folder=folder, discord_token=None, database_url=None)  # type: ignore[call-arg]
    env: Any = simcord.Env(make_bot(settings, strict=True), shard_count=1, settle_timeout=60.0, check_errors=False)
    watch = Watch(env)
    await env.start()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby, "new_seed", lambda: line.seed)
            patch.setattr(play, "SystemChance", lambda: SeededChance(whims[-1].encode(), "deal"))
            yield Run(World(env, lambda: None), watch, stage, seed, line, whims)
    finally:
        watch.close()
        with env.time_context():
            await env.shutdown()
        await env.bot.close()


class Pair:
    """A game, played as it is and with other secrets."""

    def __init__(self, folder: Path, stage: Stage, line: Line, options: Mapping[str, str], seed: int = 1) -> None:
        self.folder, self.stage, self.line, self.options, self.seed = folder, stage, line, options, seed
        self.runs = 0

    @asynccontextmanager
    async def world(self, other: Seat | None = None) -> AsyncIterator[Run]:
        """Yield a new world, in which one seat may have other whims."""
        self.runs += 1
        folder = self.folder / str(self.runs)
        folder.mkdir()
        whims = [f"{seat} {'other' if seat == other else 'same'} whims" for seat in range(len(self.stage.names))]
        async with running(folder, self.stage, self.seed, self.line, whims) as run:
            yield run

    async def received(self, turns: Sequence[Turn], other: Seat | None = None) -> dict[str, Reader]:
        """Play turns in a new world, and return what everybody received."""
        async with self.world(other) as run:
            await run.play(turns, self.options)
            return run.readers

    async def compare(self, owner: Seat, turns: Sequence[Turn], truth: Mapping[str, Reader]) -> int:
        """Compare the truth with a twin in which ``owner`` has other secrets and other whims; return the number of
        texts compared."""
        twin = await self.received(turns, owner)
        compared = sum(equal(truth[name], twin[name]) for name in self.stage.others(owner))
        mine = self.stage.owner(owner)
        with pytest.raises(AssertionError, match="a leak at"):
            equal(truth[mine], twin[mine])  # he sees his own secrets: the twins do differ
        return compared


def equal(truth: Reader, twin: Reader) -> int:
    """Compare what somebody received in both worlds, as far as the twin goes; return the number of texts."""
    compared = 0
    assert len(twin.steps) <= len(truth.steps)
    if len(twin.steps) < len(truth.steps):  # the look around at the end of a part has no like in the whole
        twin_steps = twin.steps[: -len(NAMES)]
    else:
        twin_steps = twin.steps
    for (label, ours), (other, theirs) in zip(truth.steps, twin_steps, strict=False):
        assert other == label, f"the twins did not do the same: {label}, {other}"
        assert theirs == ours, f"a leak at {label}"
        compared += len(ours)
    return compared
