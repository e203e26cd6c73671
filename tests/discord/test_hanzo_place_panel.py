"""What the panel for placing a die says, and what stands beside it."""

from __future__ import annotations

from typing import Any

import pytest
from hanzo_driver import HanzoDriver
from playing import begin_duel, control_ids, table_of
from simulated import World, buttons, menus, pictures, text
from test_hanzo_panel import placing

import render
import words
from engine.core import Step
from engine.registry import GAMES
from table import lobby

pytestmark = pytest.mark.usefixtures("blank_pictures")

LAST_STEP = "map six_gates\ncounters K=11 A=11 H=11 D=10\nphase place events 6 left 6"
"""One Door short of the end, with a die that can take it."""


async def begin_with(world: World, monkeypatch: pytest.MonkeyPatch, position: str) -> None:
    """Begin a game alone that stands at a position from its first entry on."""
    solo = GAMES["hanzo_solo"]

    def new(setting: Any, chance: Any) -> Step:
        return Step(solo.from_position(setting, position), (), False)

    monkeypatch.setattr(solo, "new", new)
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")


async def test_alone_nobody_is_told_to_ask_the_other_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_with(world, monkeypatch, LAST_STEP)
    info = await table_of(world)
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


async def test_what_cannot_be_gained_is_said_where_nothing_fits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_with(world, monkeypatch, "map six_gates\ncounters K=1 A=1 H=1 D=1\nphase place events 6 left 1")
    driver = HanzoDriver(world, world.alice, (await table_of(world)).id, "none", world.channel)
    await driver.open_panel()
    await world.alice.click(driver.message, label="Door")
    assert "No placement fits this search." in text(driver.message)
    assert "Door cannot be gained as things stand: may not pass Kayaku, Kara and Hi." in text(driver.message)


async def test_a_samurai_and_a_map_are_drawn_before_they_are_confirmed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    for name in ("draw_preview", "draw_map"):
        original = getattr(render, name)

        def noted(*given: Any, _name: str = name, _original: Any = original, **options: Any) -> Any:
            drawn.append((_name, *given, *options.values()))
            return _original(*given, **options)

        monkeypatch.setattr(render, name, noted)
    await world.alice.slash(world.channel, "play hanzo", role="ninja", map="choose")
    await world.bob.slash(world.channel, "table sit")
    await world.bob.slash(world.channel, "table start")
    info = await table_of(world)
    ninja, samurai = (HanzoDriver(world, one, info.id, "drawn", world.channel) for one in (world.alice, world.bob))
    await ninja.open_panel()
    (pick,) = control_ids(ninja.message, "panel-pick")
    first = next(one["value"] for one in menus(ninja.message)[pick] if one["label"] == "Market Night")
    await ninja.press(pick, [first])
    assert [name for name, *_ in drawn] == ["draw_map"]
    await ninja.press(ninja.first("panel-commit"))
    drawn.clear()
    while (await samurai.position()).view(None).phase == "setup":
        await samurai.act("panel")
    last = (await world.bot.tables.log(info.id, 1))[-1]
    assert any(name == "draw_preview" and ("samurai", last.notation.split()[1]) in given for name, *given in drawn)


async def test_whoever_goes_back_from_a_preview_sees_the_board_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("draw_board", "draw_preview"):
        drawn = render.Picture(b"\x89PNG\r\n\x1a\n", name)
        monkeypatch.setattr(render, name, lambda *_, _drawn=drawn, **__: _drawn)
    table = await begin_duel(world)
    samurai = HanzoDriver(world, world.bob, table, "back", world.channel)
    while (await samurai.position()).view(None).phase == "setup":
        await samurai.open_panel()
        while samurai.first("panel-commit") is None and (samurai.first("panel-pick") or samurai.first("panel-go")):
            before = (await samurai.position()).sequence
            await samurai._step()
            if (await samurai.position()).sequence != before:
                break
        if samurai.first("panel-commit") is not None:
            assert pictures(samurai.message) == ["draw_preview"]
            await world.bob.click(samurai.message, label="Back")
            assert pictures(samurai.message) == ["draw_board"]
            return
    raise AssertionError("nothing had to be confirmed")
