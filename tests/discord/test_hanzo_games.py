"""Whole games of Hanzō by presses and commands alone, with restarts: in a channel, in direct messages, as a duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import databases
import pytest
from hanzo_driver import HanzoDriver
from playing import begin_duel
from pydantic import SecretStr
from simulated import World

from engine import record
from settings import Settings

pytestmark = pytest.mark.usefixtures("blank_pictures")

RESTART_EVERY = 30
LONG = 12


@pytest.fixture
def database(request: Any) -> str:
    """The kind of database: the parameter of the test."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def settings(tmp_path: Path, database: str, request: Any) -> Settings:
    """Settings with a database of the wanted kind, if there is a server for it."""
    url = None
    if database == "postgres" and databases.SERVER:
        url = SecretStr(request.getfixturevalue("postgres"))
        databases.clear()
    return Settings(_env_file=None, data_folder=tmp_path, discord_token=None, database_url=url)


class Restarts:
    """Restarts the bot after so many presses, drained and killed in turn."""

    def __init__(self, world: World, every: int = RESTART_EVERY) -> None:
        self.world, self.every = world, every
        self.presses = self.restarts = 0

    async def after_press(self) -> None:
        """Count a press."""
        self.presses += 1
        if self.presses % self.every == 0:
            self.restarts += 1
            await (self.world.restart() if self.restarts % 2 else self.world.crash())


async def play_to_the_end(world: World, table: int, drivers: dict[int, HanzoDriver], most: int = 10_000) -> None:
    """Let whoever is due decide, so many times or until the game is over."""
    for _ in range(most):
        info = await world.bot.tables.get(table)
        if info.status != "open":
            return
        await drivers[info.due[0]].act()


async def verified(world: World, table: int) -> None:
    """Check the record of a finished game."""
    info = await world.bot.tables.get(table)
    assert info.ending is not None
    found = record.verify(await world.bot.tables.record(table))
    assert found.outcome is not None
    assert found.outcome.winners == info.ending.winners
    assert found.final == info.final_hash


async def solo(world: World, seed: str, **options: str) -> None:
    """Play a solo game in the channel to its end."""
    await world.alice.slash(world.channel, "play hanzo-solo", **options)
    info = await world.bot.tables.find(world.channel.id)
    restarts = Restarts(world)
    driver = HanzoDriver(world, world.alice, info.id, seed, world.channel, restarts.after_press)
    await play_to_the_end(world, info.id, {world.alice.id: driver})
    await verified(world, info.id)
    assert {way for way, _ in driver.made} >= {"panel", "command"}
    assert restarts.restarts >= 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_whole_solo_game_with_restarts(world: World, database: str) -> None:
    await solo(world, "one", map="six_gates", dull_weapons="on")


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_whole_duel_with_restarts(world: World, database: str) -> None:
    table = await begin_duel(world)
    restarts = Restarts(world)
    drivers = {
        member.id: HanzoDriver(world, member, table, f"duel {member.id}", world.channel, restarts.after_press)
        for member in (world.alice, world.bob)
    }
    await play_to_the_end(world, table, drivers)
    await verified(world, table)
    asked = {ask for driver in drivers.values() for _, ask in driver.made}
    assert asked >= {"samurai", "roll", "event", "die"}
    assert restarts.restarts >= 2


async def test_two_turns_alone_in_direct_messages(world: World) -> None:
    world.locales[world.alice.id] = "es-ES"
    opened = await world.alice_user.slash("play hanzo-solo", map="market_night")
    assert opened.ephemeral
    (mine,) = await world.bot.tables.mine(world.alice.id)
    assert mine.table.channel_id == world.alice_user.dm_channel.id
    restarts = Restarts(world, 25)
    driver = HanzoDriver(world, world.alice_user, mine.table.id, "direct", None, restarts.after_press)
    while (await driver.position()).view(0).turn < 3:
        await driver.act()
    assert not [one for one in world.seen() if not one.flags.ephemeral], "nothing of it is in the channel"
    hands = [one for one in world.seen(world.alice_user.dm_channel) if "for your eyes only" in (one.content or "")]
    assert hands == []


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
@pytest.mark.parametrize("number", range(LONG))
async def test_more_solo_games(world: World, database: str, number: int) -> None:
    names = ("disastrous_events", "paper_doors", "constant_reinforcements", "dull_weapons", "gradual_procedure")
    options = {name: "on" for bit, name in enumerate(names) if (number + 7) >> bit & 1}
    maps = ("first_blossom", "broken_eaves", "overlap", "draw", "draw_day", "draw_night", "choose")
    await solo(world, f"long {number}", map=maps[number % len(maps)], **options)


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
@pytest.mark.parametrize("number", range(LONG))
async def test_more_duels(world: World, database: str, number: int) -> None:
    table = await begin_duel(world, map=("choose", "draw", "overlap")[number % 3])
    restarts = Restarts(world)
    drivers = {
        member.id: HanzoDriver(world, member, table, f"{number} {member.id}", world.channel, restarts.after_press)
        for member in (world.alice, world.bob)
    }
    await play_to_the_end(world, table, drivers)
    await verified(world, table)
