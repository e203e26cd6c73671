"""Steps of a game for tests: starting one, opening a panel, and pressing what it offers."""

from __future__ import annotations

import asyncio
from typing import Any

from simulated import World, buttons, menus

from cogs.controls import Control, read
from table import TableInfo

SAMURAI, BANDIT = 1, 0


async def begin(world: World, *, dealt: bool = True, **options: Any) -> TableInfo:
    """Start a game in which Alice plays the samurai and Bob the bandits; ``dealt``: the set-up is behind them."""
    await world.alice.slash(world.channel, "play seven-swords", role="samurai", **options)
    await world.bob.click(await posted(world, "Bandits"), label="Bandits")
    await world.alice.click(await posted(world, "Start"), label="Start")
    await posted(world, "Play")
    info = await table_of(world)
    if dealt:
        await world.bot.tables.play(info.id, world.alice.id, ("setup", "random"))
        await world.env.settle()
    return await table_of(world)


async def posted(world: World, label: str) -> Any:
    """Return the newest public message once it has a button with this label; posting is not part of any answer."""
    for _ in range(200):
        await world.env.settle()
        public = [one for one in world.seen() if not one.flags.ephemeral]
        if public and label in buttons(public[-1]):
            return public[-1]
        await asyncio.sleep(0.005)
    raise AssertionError(label)


async def table_of(world: World) -> TableInfo:
    """Return the table of the channel as it is now."""
    info = await world.bot.tables.latest(world.channel.id)
    assert info is not None
    return info


def board(world: World) -> Any:
    """Return the newest public message that has a Play button."""
    return next(one for one in reversed(world.seen()) if not one.flags.ephemeral and control_ids(one, "play"))


def control_ids(message: Any, action: str) -> dict[str, Control]:
    """Return the controls of an action on a message, by custom id."""
    found = {}
    for custom_id in [*buttons(message).values(), *menus(message)]:
        control = read(custom_id)
        if control is not None and control.action == action:
            found[custom_id] = control
    return found


async def open_panel(world: World, member: Any) -> Any:
    """Press Play on the board; return the private message."""
    result = await member.click(board(world), label="Play")
    assert result.acknowledged
    assert result.ephemeral
    return result.response


async def press(member: Any, message: Any, label: str) -> Any:
    """Press a button of a panel by its label, and return the panel as it is then."""
    result = await member.click(message, label=label)
    assert result.acknowledged
    return message


async def pick(member: Any, message: Any, value: str, action: str = "panel-pick") -> Any:
    """Pick a value of the panel's menu, and return the panel as it is then."""
    (custom_id,) = control_ids(message, action)
    result = await member.select(message, [value], custom_id=custom_id)
    assert result.acknowledged
    return message
