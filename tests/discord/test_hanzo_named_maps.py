"""A map that was saved has its name wherever it is told what lies on the table, for good."""

from __future__ import annotations

import pytest
from hanzo_driver import HanzoDriver, choosing
from playing import control_ids
from simulated import World, buttons, menus, text

import words
from engine.hanzo.cards import compile_cards, shipped_cards
from render.hanzo import header

pytestmark = pytest.mark.usefixtures("blank_pictures")

PRESETS = compile_cards(shipped_cards()).presets
CARDS = "06f@0(0,3);01b@0(0,6);09b@0(3,0);07f@0(3,3);10b@90(2,7);11f@0(0,0)"
NAME = "Crooked Lane"
LAID = {locale: words.say("hz-event-map-laid", locale, map=NAME) for locale in words.LOCALES}


async def press(driver: HanzoDriver, key: str) -> None:
    await driver.press(buttons(driver.message)[words.say(key, driver.locale)])


async def take(driver: HanzoDriver, name: str = NAME) -> None:
    """Take a map from the shelf into the building panel."""
    await driver.open_panel()
    await press(driver, "hanzo-map-shelf")
    await driver.press(next(iter(control_ids(driver.message, "hz-take"))), [name])


async def shown(driver: HanzoDriver) -> str:
    """Return what the picture of the board calls the map."""
    return header.map_name((await driver.position()).view(None), "en")


async def written(driver: HanzoDriver) -> str:
    return (await driver.position()).view(None).grid.text


async def test_a_map_from_the_shelf_keeps_its_name_on_the_board_in_the_log_and_after_a_restart(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    driver = await choosing(world)
    await take(driver)
    assert f"`Crooked_Lane:{CARDS}`" in text(driver.message)
    await press(driver, "hanzo-map-lay")
    assert LAID["en"] in text(driver.message)
    assert LAID["en"] in text(driver.board())
    assert await shown(driver) == NAME
    await driver.slash("map delete", name=NAME)
    await world.restart()
    await driver.slash("table show")
    assert LAID["en"] in text(driver.board())
    assert LAID["en"] in text(await driver.slash("log"))
    assert NAME in text(await driver.slash("board", style="text"))
    assert await shown(driver) == NAME


async def test_a_duel_calls_the_map_by_its_name_in_the_language_of_the_table(world: World) -> None:
    world.env.backend.guilds[world.guild.id].preferred_locale = "es-ES"
    await world.alice.slash(world.channel, "map save", name=NAME, map=PRESETS["market_night"].map)
    await world.alice.slash(world.channel, "play hanzo", role="ninja")
    await world.bob.click(world.last(), label="Samuráis")
    await world.bob.click(world.last(), label="Empezar")
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "map", world.channel)
    await driver.slash("map use", name="crooked lane")
    await driver.slash("hanzo map", name="commit")
    assert LAID["es"] in text(driver.board())
    assert await shown(driver) == NAME


async def test_the_name_is_that_of_the_time_when_the_map_was_laid(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    driver = await choosing(world)
    await take(driver)
    await world.alice.slash(world.channel, "map save", name=NAME, map=PRESETS["six_gates"].map)
    await press(driver, "hanzo-map-lay")
    assert await written(driver) == f"Crooked_Lane:{CARDS}"
    await driver.slash("table undo")
    await take(driver)
    await press(driver, "hanzo-map-lay")
    assert await written(driver) == f"Crooked_Lane:{PRESETS['six_gates'].map}"


async def test_a_map_that_is_changed_has_no_name_any_more(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    driver = await choosing(world)
    await take(driver)
    await driver.press(next(iter(control_ids(driver.message, "hz-build"))), ["5"])
    found = control_ids(driver.message, "hz-change")
    await driver.press(next(one for one, control in found.items() if control.keys == ("5", "t")))
    await press(driver, "hanzo-map-lay")
    assert await written(driver) == CARDS.replace("11f@0", "11f@90")
    assert LAID["en"] not in text(driver.board())
    assert "built of the cards 06f, 01b" in text(driver.board())


@pytest.mark.parametrize("way", ["form", "command"])
async def test_a_map_saved_while_it_is_built_has_the_name_too(world: World, way: str) -> None:
    driver = await choosing(world)
    await driver.slash("hanzo build", map=CARDS)
    if way == "form":
        opened = await driver.press(buttons(driver.message)[words.say("hanzo-map-save", "en")])
        await driver.actor.submit_modal(opened, {"name": f" {NAME} "})
    else:
        await driver.slash("map save", name=NAME)
    await driver.open_panel()
    (offered,) = menus(driver.message).values()
    assert words.say("hz-choice-commit-named", "en", map=NAME) in [one["label"] for one in offered]
    await driver.slash("hanzo map", name="commit")
    assert LAID["en"] in text(driver.board())


async def test_a_map_is_shared_with_its_name_and_saved_again_from_the_table(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    assert f"```\nCrooked_Lane:{CARDS}\n```" in text(await world.alice.slash(world.channel, "map show", name=NAME))
    driver = await choosing(world)
    await driver.slash("hanzo build", map=f"Crooked_Lane:{CARDS}")
    await driver.slash("do", move="map commit")
    assert LAID["en"] in text(driver.board())
    await world.bob.slash(world.channel, "map save", name="Mine")
    saved = {one.name: one.text for one in await world.bot.tables.saved_maps(world.guild.id)}
    assert saved == {NAME: CARDS, "Mine": CARDS}
    assert await shown(driver) == NAME


@pytest.mark.parametrize("name", ["@everyone", "<@1>", "**Big**", "[a](https://a.b)", "x" * 41])
async def test_a_typed_name_that_a_message_would_not_show_as_it_is_makes_no_map(world: World, name: str) -> None:
    driver = await choosing(world)
    for command, option in (("hanzo build", "map"), ("do", "move")):
        typed = f"{name}:{CARDS}" if option == "map" else f"map {name}:{CARDS}"
        assert (await driver.slash(command, **{option: typed})).ephemeral
        position = await driver.position()
        assert (position.view(None).phase, position.view(0).draft) == ("map", None)
