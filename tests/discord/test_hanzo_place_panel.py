"""What the panel for placing a die says, and what stands beside it."""

from __future__ import annotations

from typing import Any

import pytest
from hanzo_driver import HanzoDriver
from playing import control_ids
from simulated import World, buttons, menus, text
from test_hanzo_panel import placing

import words
from engine.core import Step
from engine.registry import GAMES
from table import lobby

pytestmark = pytest.mark.usefixtures("blank_pictures")

LAST_STEP = "map six_gates\ncounters K=11 A=11 H=11 D=10\nphase place events 6 left 6"
"""One Door short of the end, with a die that can take it."""


async def test_alone_nobody_is_told_to_ask_the_other_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    solo = GAMES["hanzo_solo"]

    def new(setting: Any, chance: Any) -> Step:
        return Step(solo.from_position(setting, LAST_STEP), (), False)

    monkeypatch.setattr(solo, "new", new)
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "last", world.channel)
    await driver.open_panel()
    (pick,) = control_ids(driver.message, "hz-pick")
    await driver.press(pick, [menus(driver.message)[pick][0]["value"]])
    assert words.say("panel-final-alone", "en") in text(driver.message)
    assert words.say("panel-final", "en") not in text(driver.message)
    await driver.press(driver.first("hz-place"))
    assert (await world.bot.tables.get(info.id)).ending.reason == "escaped"


async def test_dice_that_show_the_same_are_counted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes([2]) * 32)  # the first roll is 1 2 2 4
    driver = await placing(world)
    dice = (await driver.position()).view(0).left
    await driver.open_panel()
    for die in set(dice):
        shown = f"Die {die}" + (f" (×{dice.count(die)})" if dice.count(die) > 1 else "")
        assert shown in buttons(driver.message)


async def test_the_rules_come_beside_the_panel(world: World) -> None:
    driver = await placing(world)
    await driver.open_panel()
    before = text(driver.message)
    await world.alice.click(driver.message, label="Rules")
    assert text(driver.message) == before
    opened = world.seen(viewer=world.alice)[-1]
    assert opened.flags.ephemeral
    assert "Rules of Hanzō" in text(opened)
