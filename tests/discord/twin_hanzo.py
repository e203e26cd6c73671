"""A duel of Hanzō as the stage of twin worlds."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from hanzo_driver import HanzoDriver
from playing import begin_duel, leading, table_of
from simulated import World
from twins import HARMLESS, Stage, path_to

from engine.core import Move, Prefix
from engine.hanzo.game import HANZO


class Scripted(HanzoDriver):
    """Makes the moves he is told to; see `twins.Player`."""

    async def make(self, move: Move) -> None:
        """Make one move."""
        position = await self.position()
        keys = path_to(position.game, position.view_of(self.actor.id), move) if move[0] != "place" else None
        way = self.rng.choice(("panel", "command", "notation"))
        if way == "panel" and keys is not None:
            await self._by_keys(keys)
        elif way == "command" and "@" not in str(move[1:2]):
            await self._by_line(position.game.notation(move))
        else:
            await self.slash("do", move=position.game.notation(move))
        assert (await self.position()).sequence == position.sequence + 1, (way, move)

    async def think(self, whim: random.Random) -> Any:
        """Open the panel, or begin to build a map that comes to nothing."""
        self.table = (await table_of(self.world)).id
        if (await self.position()).view(None).phase != "map":
            return await self.open_panel()
        cards = whim.sample(range(1, 13), whim.randint(1, 5))
        text = ";".join(f"{card:02}{whim.choice('fb')}@0(0,{3 * place})" for place, card in enumerate(cards))
        await self.slash("hanzo build", map=text)
        return self.message

    async def take_back(self) -> None:
        """Take back the last move."""
        await self.slash("table undo")

    async def _by_keys(self, keys: Prefix) -> None:
        await self.open_panel()
        sequence = (await self.position()).sequence
        while (await self.position()).sequence == sequence:
            commit = self.first("panel-commit")
            if commit is not None:
                await self.press(commit)
                continue
            found = leading(self.message, keys)
            assert found is not None, keys
            await self.press(*found)

    async def _by_line(self, notation: str) -> None:
        """Type the command whose options are the parts of a notation."""
        verb, _, rest = notation.partition(" ")
        names = {"place": ("die", "where"), "gain": ("resource", "samurai"), "event": ("die",), "map": ("name",)}
        parts = rest.split({"place": "@", "gain": "!"}.get(verb, "\n")) if rest else []
        given = dict(zip(names.get(verb, ("space",)), parts, strict=False))
        await self.slash(f"hanzo {verb}", **given)


async def _begin(world: World, options: Mapping[str, str]) -> None:
    await begin_duel(world, **options)


def _player(world: World, member: Any, seed: str) -> Scripted:
    return Scripted(world, member, 0, seed, world.channel)


STAGE = Stage(
    HANZO,
    ("alice", "bob"),
    _begin,
    _player,
    (
        ("hanzo event", "die"),
        ("hanzo place", "die"),
        ("hanzo samurai", "space"),
        ("hanzo gain", "resource"),
        ("hanzo map", "name"),
        ("hanzo why", "space"),
        ("map show", "name"),
        ("do", "move"),
        ("do", "move"),
    ),
    HARMLESS
    | {"hz-find", "hz-pick", "hz-look", "hz-remove", "hz-build", "hz-add", "hz-change", "hz-clear", "hz-shelf"},
    {"map": 3},
)
