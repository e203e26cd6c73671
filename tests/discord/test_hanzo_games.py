"""Whole games of Hanzō by presses and commands alone, with restarts: in a channel, in direct messages, as a duel."""

from __future__ import annotations

import pytest
from hanzo_driver import HanzoDriver
from playing import begin_duel
from simulated import World, text
from whole_games import ON_BOTH_DATABASES, Restarts, play_to_the_end, told

from engine.hanzo.setting import DIFFICULTIES

pytestmark = pytest.mark.usefixtures("blank_pictures")

RESTART_EVERY = 30
LONG = 12
TRIES = 12
"""Games after which even bad luck has ended."""


async def solo(world: World, seed: str, greedy: bool = False, **options: str) -> str:
    """Play a solo game in the channel to its end; return a line about it."""
    await world.alice.slash(world.channel, "play hanzo-solo", **options)
    info = await world.bot.tables.find(world.channel.id)
    restarts = Restarts(world, RESTART_EVERY)
    driver = HanzoDriver(world, world.alice, info.id, seed, world.channel, restarts.after_press, greedy)
    over = await play_to_the_end(world, info.id, {world.alice.id: driver})
    assert {way for way, _ in driver.made} >= {"panel", "command"}
    assert restarts.restarts >= 1
    return told(over, restarts)


async def duel(world: World, seed: str, **options: str) -> str:
    """Play a duel to its end; return a line about it."""
    table = await begin_duel(world, **options)
    restarts = Restarts(world, RESTART_EVERY)
    drivers = {
        member.id: HanzoDriver(world, member, table, f"{seed} {member.id}", world.channel, restarts.after_press)
        for member in (world.alice, world.bob)
    }
    over = await play_to_the_end(world, table, drivers)
    asked = {ask for driver in drivers.values() for _, ask in driver.made}
    assert asked >= {"samurai", "roll", "event", "die"}
    assert restarts.restarts >= 2
    return told(over, restarts)


@ON_BOTH_DATABASES
async def test_a_whole_solo_game_with_restarts(world: World, database: str) -> None:
    await solo(world, "one", map="six_gates", dull_weapons="on", wounded="on")


@ON_BOTH_DATABASES
async def test_a_whole_duel_with_restarts(world: World, database: str) -> None:
    await duel(world, "duel")


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
    files = [file.filename for one in world.seen(world.alice_user.dm_channel) for file in one.attachments]
    assert any(name.startswith("board-") for name in files)
    assert not [name for name in files if name.startswith("hand-")], "what is his alone is on the board already"


@pytest.mark.soak
@ON_BOTH_DATABASES
@pytest.mark.parametrize("number", range(LONG))
async def test_more_solo_games(world: World, database: str, number: int) -> None:
    options = {name: "on" for bit, name in enumerate(DIFFICULTIES) if (number * 5 + 7) >> bit & 1}
    maps = ("first_blossom", "broken_eaves", "overlap", "draw", "draw_day", "draw_night", "choose")
    line = await solo(world, f"long {number}", map=maps[number % len(maps)], **options)
    print(f"alone, {database}: {line}", flush=True)


@pytest.mark.soak
@ON_BOTH_DATABASES
async def test_somebody_escapes_alone(world: World, database: str) -> None:
    """A player who takes the best placements wins about every second game on the easiest map."""
    for number in range(TRIES):
        line = await solo(world, f"greedy {number}", greedy=True, map="first_blossom")
        print(f"alone and greedy, {database}: {line}", flush=True)
        if "escaped" in line:
            board = next(one for one in reversed(world.seen()) if not one.flags.ephemeral)
            assert "wins." in text(board)
            return
    raise AssertionError("nobody escaped")


@pytest.mark.soak
@ON_BOTH_DATABASES
@pytest.mark.parametrize("number", range(LONG))
async def test_more_duels(world: World, database: str, number: int) -> None:
    chosen = ("choose", "draw", "overlap")[number % 3]
    print(f"duel, {database}: {await duel(world, str(number), map=chosen)}", flush=True)
