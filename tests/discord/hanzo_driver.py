"""An automatic player of Hanzō who plays through real presses and real slash commands, in a channel or in his DMs.

He decides among what his own panel or autocompletion offers him, and by nothing else.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from playing import control_ids
from simulated import World, buttons, components, menus, text

import words

PRESSES_MOST = 20
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "roll": ("hanzo roll", ()),
    "event": ("hanzo event", ("die",)),
    "extra": ("hanzo extra", ("die",)),
    "samurai": ("hanzo samurai", ("space",)),
    "card": ("hanzo samurai", ("space",)),
    "gain": ("hanzo gain", ("resource", "samurai")),
    "die": ("hanzo place", ("die", "where")),
    "map": ("hanzo map", ("name",)),
}
"""Per question the command that answers it, with its options."""


async def _nothing() -> None:
    """Stand in where nothing follows a press."""


class HanzoDriver:
    """One person at one table. ``channel`` is ``None`` for somebody's direct messages, whose handle is ``actor``."""

    def __init__(
        self,
        world: World,
        actor: Any,
        table: int,
        seed: str,
        channel: Any = None,
        after_press: Callable[[], Awaitable[None]] = _nothing,
        greedy: bool = False,
    ) -> None:
        """A ``greedy`` player takes the first placement that he is offered, which is the best; others any."""
        self.world, self.actor, self.table, self.channel = world, actor, table, channel
        self.greedy = greedy
        self.rng = random.Random(seed)
        self.after_press = after_press
        self.made: Counter[tuple[str, str]] = Counter()
        self.message: Any = None

    @property
    def locale(self) -> str:
        """The catalogue language of this person's Discord."""
        return words.locale_of(self.world.locales.get(self.actor.id))

    async def position(self) -> Any:
        """Return the position of the table."""
        return await self.world.bot.tables.position(self.table)

    def board(self) -> Any:
        """Return the newest board."""
        seen = self.world.seen(self.channel or self.actor.dm_channel)
        return next(one for one in reversed(seen) if not one.flags.ephemeral and control_ids(one, "play"))

    async def act(self, way: str = "") -> None:
        """Make one decision, by panel, by command or by notation."""
        position = await self.position()
        ask = position.game.choices(position.view_of(self.actor.id)).ask
        chosen = way or self.rng.choice(("panel", "panel", "command", "command", "notation"))
        await {"panel": self.by_panel, "command": self.by_command, "notation": self.by_notation}[chosen](position, ask)
        assert (await self.position()).sequence > position.sequence, (chosen, ask, text(self.message))
        self.made[chosen, ask] += 1

    # Panel

    async def press(self, custom_id: str, values: list[str] | None = None, message: Any = None) -> Any:
        """Press a control, by default of the panel."""
        target = message or self.message
        if values is None:
            result = await self.actor.click(target, custom_id=custom_id)
        else:
            result = await self.actor.select(target, values, custom_id=custom_id)
        assert result.acknowledged
        await self.after_press()
        return result

    async def open_panel(self) -> Any:
        """Press Play on the board."""
        result = await self.press(next(iter(control_ids(self.board(), "play"))), message=self.board())
        assert result.ephemeral
        self.message = result.response
        return self.message

    async def by_panel(self, position: Any, ask: str) -> None:
        """Press until the decision is made."""
        await self.open_panel()
        for _ in range(PRESSES_MOST):
            if (await self.position()).sequence != position.sequence:
                return
            await self._step()
        raise AssertionError(text(self.message))

    def first(self, action: str) -> str | None:
        """Return the id of the first control of an action that can be pressed."""
        return next(iter(control_ids(self.message, action)), None)

    async def _step(self) -> None:
        for commit in ("hz-place", "panel-commit"):
            if (custom_id := self.first(commit)) is not None:
                await self.press(custom_id)
                return
        if (removal := self.first("hz-remove")) is not None:
            options = menus(self.message)[removal]
            component = next(one for one in _menus_in(self.message) if one["custom_id"] == removal)
            chosen = self.rng.sample(options, component["min_values"])
            await self.press(removal, [one["value"] for one in chosen])
        elif (candidates := self.first("hz-pick")) is not None and (self.greedy or self.rng.random() < 0.6):
            options = menus(self.message)[candidates]
            await self.press(candidates, [(options[0] if self.greedy else self.rng.choice(options))["value"]])
        elif self.first("hz-find") is not None:
            await self._search()
        else:
            await self._answer()

    async def _search(self) -> None:
        """Change the search in some way."""
        finds = list(control_ids(self.message, "hz-find"))
        custom_id = self.rng.choice(finds)
        options = menus(self.message).get(custom_id)
        await self.press(custom_id, [self.rng.choice(options)["value"]] if options else None)
        if self.first("hz-pick") is None:  # nothing fits: begin again
            await self.open_panel()

    async def _answer(self) -> None:
        """Give one of the answers of the panel that every game has."""
        back = words.say("panel-back", self.locale)
        offered: list[tuple[str, list[str] | None]] = [
            (custom_id, None) for label, custom_id in buttons(self.message).items()
            if label != back and custom_id in control_ids(self.message, "panel-go")
        ]  # fmt: skip
        for custom_id in control_ids(self.message, "panel-pick"):
            offered += [(custom_id, [option["value"]]) for option in menus(self.message)[custom_id]]
        assert offered, text(self.message)
        await self.press(*self.rng.choice(offered))

    # Commands

    async def slash(self, command: str, **options: Any) -> Any:
        """Type a command here."""
        where = () if self.channel is None else (self.channel,)
        result = await self.actor.slash(*where, command, **options)
        assert result.acknowledged
        assert result.ephemeral
        self.message = result.response
        await self.after_press()
        return result

    async def suggested(self, command: str, option: str, typed: str = "", **given: Any) -> list[str]:
        """Return what an option suggests."""
        where = () if self.channel is None else (self.channel,)
        found = await self.actor.autocomplete(*where, command, option, typed, **given)
        assert len(found) <= 25
        return [one["value"] for one in found]

    async def by_command(self, position: Any, ask: str) -> None:
        """Type the command that answers the question, with options that were suggested."""
        command, names = COMMANDS[ask]
        given: dict[str, str] = {}
        for name in names:
            values = await self.suggested(command, name, **given)
            if values:
                given[name] = values[0] if self.greedy and name == "where" else self.rng.choice(values)
        await self.slash(command, **given)

    async def by_notation(self, position: Any, ask: str) -> None:
        """Type notation that was suggested."""
        values = await self.suggested("do", "move")
        await self.slash("do", move=self.rng.choice(values))


def _menus_in(message: Any) -> list[dict[str, Any]]:
    return [one for one in components(message) if one["type"] == 3]


async def choosing(world: World, **options: Any) -> HanzoDriver:
    """Open a solo game in which the map is still to be chosen, with its panel."""
    await world.alice.slash(world.channel, "play hanzo-solo", map="choose", **options)
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "map", world.channel)
    await driver.open_panel()
    return driver
