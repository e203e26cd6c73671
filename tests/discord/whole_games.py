"""What whole games by presses and commands share, whatever the game: restarts, both databases, the verified record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import pytest
from databases import BOTH
from simulated import World

from engine import record
from table import TableInfo

ON_BOTH_DATABASES = pytest.mark.parametrize("database", BOTH, indirect=True)


class Decider(Protocol):
    """A person who plays by pressing and typing."""

    async def act(self) -> None:
        """Make one decision."""


class Restarts:
    """Restarts the bot after so many presses, drained and killed in turn."""

    def __init__(self, world: World, every: int) -> None:
        self.world, self.every = world, every
        self.presses = self.restarts = 0

    async def after_press(self) -> None:
        """Count a press."""
        self.presses += 1
        if self.presses % self.every == 0:
            self.restarts += 1
            await (self.world.restart() if self.restarts % 2 else self.world.crash())


async def play_to_the_end(world: World, table: int, drivers: Mapping[int, Decider]) -> TableInfo:
    """Let whoever is due decide until the game is over, and check its record; return the table as it is then."""
    while (info := await world.bot.tables.get(table)).status == "open":
        await drivers[info.due[0]].act()
    assert info.ending is not None
    verified = record.verify(await world.bot.tables.record(table))
    assert verified.outcome is not None
    assert verified.outcome.winners == info.ending.winners
    assert verified.outcome.scores == info.ending.scores
    assert verified.final == info.final_hash
    return info


def told(info: TableInfo, restarts: Restarts) -> str:
    """Return a line about a game that is over."""
    ending: Any = info.ending
    return (
        f"{info.sequence} entries, {restarts.presses} presses, {restarts.restarts} restarts, "
        f"{ending.reason} {'-'.join(map(str, ending.scores)) or 'won by ' + str(list(ending.winners))}"
    )
