"""Whole games of two automatic people through presses and commands alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from driver import Driver, Tally
from playing import begin, table_of
from simulated import World

from engine import record

RESTART_EVERY = 50


class Restarts:
    """Restarts the bot after so many presses, drained and killed in turn."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.presses = 0
        self.restarts = 0

    async def after_press(self) -> None:
        """Count a press."""
        self.presses += 1
        if self.presses % RESTART_EVERY == 0:
            self.restarts += 1
            await (self.world.restart() if self.restarts % 2 else self.world.crash())


async def play_whole_game(world: World, tally: Tally, rng: random.Random, village: str) -> dict[str, Any]:
    """Play until the game is over; return its record, which has verified."""
    info = await begin(world, dealt=False, village=village)
    restarts = Restarts(world)
    drivers = {
        person: Driver(world, member, tally, rng, restarts.after_press)
        for person, member in ((world.alice.id, world.alice), (world.bob.id, world.bob))
    }
    while (info := await table_of(world)).status == "open":
        await drivers[info.due[0]].act()
    kept = await world.bot.tables.record(info.id)
    verified = record.verify(kept)
    assert verified.outcome is not None
    print(f"{village}: {info.sequence} entries, {restarts.presses} presses, {restarts.restarts} restarts")
    return kept


@pytest.mark.parametrize("village", ["akisato", "takigawa"])
async def test_whole_game(world: World, village: str) -> None:
    tally = Tally()
    await play_whole_game(world, tally, random.Random(1), village)
    print("\n".join(tally.lines()), tally.other)
