"""A game is opened on a map that is saved here, or on the text of one, with /play itself."""

from __future__ import annotations

import pytest
from hanzo_driver import HanzoDriver
from playing import control_ids
from simulated import World, text

import words
from engine.hanzo.cards import compile_cards, shipped_cards

pytestmark = pytest.mark.usefixtures("blank_pictures")

PRESETS = compile_cards(shipped_cards()).presets
CARDS = "06f@0(0,3);01b@0(0,6);09b@0(3,0);07f@0(3,3);10b@90(2,7);11f@0(0,0)"
FOR_ONE = "12b@0(0,0);07f@0(0,3);11b@0(0,6);03f@0(2,0);06f@0(2,3);05b@0(2,6)"
NAME = "Crooked Lane"
LAID = {locale: words.say("hz-event-map-laid", locale, map=NAME) for locale in words.LOCALES}


async def offered(world: World, typed: str, command: str = "play hanzo-solo") -> dict[str, str]:
    """Return what is suggested for the map, by name."""
    found = await world.alice.autocomplete(world.channel, command, "map", typed)
    return {one["name"]: one["value"] for one in found}


async def board(world: World) -> str:
    info = await world.bot.tables.find(world.channel.id)
    return text(HanzoDriver(world, world.alice, info.id, "map", world.channel).board())


async def test_a_saved_map_is_suggested_and_the_game_begins_on_it(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    everything = await offered(world, "")
    assert next(iter(everything)) == words.of("hanzo_solo").option_value("map", "first_blossom", "en")
    assert list(everything)[-1] == NAME
    picked = await offered(world, "crook")
    await world.alice.slash(world.channel, "play hanzo-solo", map=picked[NAME])
    assert LAID["en"] in await board(world)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("crooked lane", f"Crooked_Lane:{CARDS}"),
        (CARDS.replace(";", " ; "), CARDS),
        (f"Old_Bridge: {CARDS}", f"Old_Bridge:{CARDS}"),
        ("six_gates", "six_gates"),
        ("Six gates", "six_gates"),
        (" Seis Puertas ", "six_gates"),
    ],
)
async def test_what_is_typed_is_taken_for_what_it_names(world: World, typed: str, kept: str) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=CARDS)
    await world.alice.slash(world.channel, "play hanzo-solo", map=typed)
    assert (await world.bot.tables.find(world.channel.id)).options["map"] == kept


async def test_the_text_of_a_map_is_suggested_by_its_name(world: World) -> None:
    assert await offered(world, f"Old_Bridge:{CARDS}") == {"Old Bridge": f"Old_Bridge:{CARDS}"}
    assert await offered(world, CARDS) == {words.say("hz-option-map-given", "en"): CARDS}
    for wrong in ("01b@", f"<bad>:{CARDS}", f"{'x' * 40}:{CARDS}"):
        assert await offered(world, wrong) == {}


async def test_a_saved_map_that_is_called_like_a_ready_one_is_taken_when_it_is_picked(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name="overlap", map=CARDS)
    picked = await offered(world, "overlap")
    assert len(picked) == 2
    await world.alice.slash(world.channel, "play hanzo-solo", map=picked["overlap"])
    assert (await world.bot.tables.find(world.channel.id)).options["map"] == f"overlap:{CARDS}"


async def test_a_duel_tells_the_map_on_its_card_and_again_on_the_next(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name=NAME, map=PRESETS["market_night"].map)
    await world.alice.slash(world.channel, "play hanzo", role="ninja", map=NAME)
    shown = words.say("lobby-option", "en", name=words.of("hanzo").option_name("map", "en"), value=NAME)
    assert shown in text(world.last())
    await world.alice.slash(world.channel, "map delete", name=NAME)
    await world.bob.click(world.last(), label="Samurai")
    await world.restart()
    await world.bob.click(world.last(), label="Start")
    assert LAID["en"] in await board(world)
    asked = await world.alice.slash(world.channel, "table resign")
    await world.alice.click(asked.response, label="Resign")
    await world.alice.click(world.last(), label=words.say("board-play-again", "en"))
    again = next(one for one in reversed(world.seen()) if control_ids(one, "lobby-cancel"))
    assert shown in text(again)


async def test_a_map_without_a_name_is_one_of_your_own(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo", role="ninja", map=PRESETS["market_night"].map)
    assert words.say("hz-option-map-given", "en") in text(world.last())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Nowhere", words.say("error-unknown-map", "en", name="Nowhere")),
        ("x" * 41, words.say("error-bad-name", "en", most=40)),
        ("01b@0(0", "01b@0(0"),
        ("99f@0(0,0)", "99f"),
        ("01b@0(0,0)", words.say("hanzo-map-unfit", "en", why="").strip()),
        ("<bad>:01b@0(0,0)", "<bad>"),
    ],
)
async def test_what_is_no_map_is_refused_in_private_and_no_table_opens(world: World, typed: str, told: str) -> None:
    messages = len(world.seen())
    refused = await world.alice.slash(world.channel, "play hanzo", map=typed)
    assert refused.ephemeral
    assert told in text(refused)
    assert await world.bot.tables.find(world.channel.id) is None
    assert all(one.flags.ephemeral for one in world.seen()[messages:])


async def test_a_map_for_one_that_two_cannot_play_on_names_its_fault(world: World) -> None:
    refused = await world.alice.slash(world.channel, "play hanzo", map=FOR_ONE)
    assert words.say("hanzo-map-fault", "en", text="").strip() in text(refused)
    assert await world.bot.tables.find(world.channel.id) is None
    await world.alice.slash(world.channel, "play hanzo-solo", map=FOR_ONE)
    assert (await world.bot.tables.find(world.channel.id)).options["map"] == FOR_ONE


async def test_in_direct_messages_ones_own_maps_are_taken(world: World) -> None:
    await world.alice_user.slash("map save", name=NAME, map=CARDS)
    await world.alice_user.slash("play hanzo-solo", map=NAME)
    (mine,) = await world.bot.tables.mine(world.alice.id)
    assert mine.table.options["map"] == f"Crooked_Lane:{CARDS}"
    refused = await world.alice.slash(world.channel, "play hanzo-solo", map=NAME)
    assert text(refused) == words.say("error-unknown-map", "en", name=NAME)
