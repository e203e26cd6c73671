"""Seven Swords as the stage of twin worlds."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from driver import Driver, Tally
from playing import begin, board, control_ids
from simulated import World
from twins import HARMLESS, Stage, path_to

from engine.core import Game, Move, Prefix
from engine.seven_swords.game import SEVEN_SWORDS


class Scripted(Driver):
    """Makes the moves he is told to; see `twins.Player`."""

    async def make(self, move: Move) -> None:
        """Make one move."""
        position = await self.position()
        view = position.view_of(self.member.id)
        if view.phase == "setup":
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

    async def think(self, whim: random.Random) -> Any:
        """Open the panel, or deal a set-up that comes to nothing."""
        if (await self.position()).view(None).phase == "setup":
            await self._slash("samurai setup", act="deal")
        else:
            message = board(self.world)
            self.message = (await self._press(message, next(iter(control_ids(message, "play"))))).response
        return self.message

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


async def _nothing() -> None:
    """Stand where a driver wants something done after each press."""


async def _begin(world: World, options: Mapping[str, str]) -> None:
    await begin(world, dealt=False, **options)


def _player(world: World, member: Any, seed: str) -> Scripted:
    return Scripted(world, member, Tally(), seed, _nothing)


STAGE = Stage(
    SEVEN_SWORDS,
    ("bob", "alice"),
    _begin,
    _player,
    (
        ("bandit attack", "target"),
        ("bandit move", "token"),
        ("bandit deploy", "kind"),
        ("bandit take", "token"),
        ("bandit discard", "card"),
        ("bandit kill", "card"),
        ("samurai bow", "samurai"),
        ("samurai order", "samurai"),
        ("samurai walk", "samurai"),
        ("samurai losses", "tokens"),
        ("samurai tile", "tile"),
        ("samurai repair", "samurai"),
        ("do", "move"),
        ("do", "move"),
    ),
    HARMLESS | {"setup-page", "setup-swap", "setup-bows", "setup-stand", "setup-who", "setup-where", "setup-redraw"},
)
