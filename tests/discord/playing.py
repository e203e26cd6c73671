"""Steps of a game for tests: starting one, opening a panel, and pressing what it offers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

from simulated import World, buttons, components, menus, text

from cogs.messages.controls import Control, read
from engine.core import Prefix
from table import TableInfo

BANDIT = 0
SELECT = 3
"""The type of a text menu."""


async def begin(world: World, *, dealt: bool = True, **options: Any) -> TableInfo:
    """Start a game in which Alice plays the samurai and Bob the bandits; ``dealt``: the set-up is behind them."""
    await world.alice.slash(world.channel, "play seven-swords", role="samurai", **options)
    await world.bob.click(await posted(world, "Bandits"), label="Bandits")
    await world.alice.click(await posted(world, "Start"), label="Start")
    await posted(world, "Play")
    info = await table_of(world)
    if dealt:
        await world.bot.tables.play(info.id, world.alice.id, ("setup", "random"))
        await posted(world, "My hand")
    return await table_of(world)


async def begin_duel(world: World, **options: Any) -> int:
    """Start a duel of Hanzō in which Alice is the ninja; return the table's number."""
    await world.alice.slash(world.channel, "play hanzo", role="ninja", **({"map": "six_gates"} | options))
    await world.bob.click(await posted(world, "Samurai"), label="Samurai")
    await world.alice.click(await posted(world, "Start"), label="Start")
    await posted(world, "Play")
    return (await table_of(world)).id


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


def boards(world: World, channel: Any = None) -> list[Any]:
    """Return the messages with a board in a channel, the oldest first."""
    return [one for one in world.seen(channel) if "Turn" in text(one) or "Set-up" in text(one)]


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


def leading(message: Any, keys: Prefix) -> tuple[str, list[str] | None] | None:
    """Return what on a panel leads furthest towards these keys: a control and what to pick of it (``None`` for a
    button); ``None`` if nothing does."""
    best: tuple[int, str, list[str] | None] = (0, "", None)
    for custom_id, control in control_ids(message, "panel-go").items():
        if control.keys == keys[: len(control.keys)]:
            best = max(best, (len(control.keys), custom_id, None), key=lambda one: one[0])
    for custom_id, control in control_ids(message, "panel-pick").items():
        for option in menus(message)[custom_id]:
            longer = (*control.keys, *option["value"].split("."))
            if longer == keys[: len(longer)]:
                best = max(best, (len(longer), custom_id, [option["value"]]), key=lambda one: one[0])
    return best[1:] if best[0] else None


def answers_on(message: Any, rng: random.Random) -> Iterator[tuple[str, Control, list[str] | None]]:
    """List what can be pressed or picked on a message: the id, what it says, and what is picked (``None`` for a button;
    where several have to be picked at once, which ones is left to chance)."""
    for one in components(message):
        control = read(one.get("custom_id") or "")
        if control is None or one.get("disabled"):
            continue
        if one["type"] != SELECT:
            yield one["custom_id"], control, None
        elif (least := one.get("min_values", 1)) > 1:
            yield one["custom_id"], control, [option["value"] for option in rng.sample(one["options"], least)]
        else:
            for option in one["options"]:
                yield one["custom_id"], control, [option["value"]]


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
