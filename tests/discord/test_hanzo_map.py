"""Building a map of Hanzō: the draft and its steps, the private panel, saved maps, and the commands for all of it."""

from __future__ import annotations

import random

import discord
import pytest
from hanzo_driver import HanzoDriver, choosing
from playing import control_ids
from simulated import World, buttons, menus, requests_seen, text

import words
from cogs.hanzo import commands
from cogs.hanzo import map_draft as drafts
from cogs.typed.offers import legal, suggestions
from engine.errors import IllegalMove, NotationError
from engine.hanzo.cards import compile_cards, shipped_cards
from engine.hanzo.maps import Laid, write_map
from engine.hanzo.rulings import SIDE_MAX

pytestmark = pytest.mark.usefixtures("blank_pictures")

CARDS = compile_cards(shipped_cards())
MAP = CARDS.presets["market_night"].map

# The draft


def test_cards_are_added_on_the_usual_places_and_only_once() -> None:
    draft: drafts.Draft = ()
    for face in ("01f", "02b", "03f", "04b", "05f", "06b"):
        draft = drafts.added(CARDS, draft, face)
    assert write_map(draft) == "01f@0(0,0);02b@0(0,3);03f@0(0,6);04b@0(3,0);05f@0(3,3);06b@0(3,6)"
    assert drafts.unused(CARDS, draft) == []
    assert "02f" not in drafts.unused(CARDS, draft[:2])
    with pytest.raises(KeyError):
        drafts.added(CARDS, draft[:2], "02f")


def test_a_card_is_turned_flipped_raised_and_taken_off() -> None:
    draft = drafts.read(CARDS, MAP)
    turned = drafts.turned(draft, 0)
    assert [one.turn for one in turned[:2]] == [270, 0]
    assert drafts.turned(turned, 0)[0].turn == 0
    assert drafts.flipped(CARDS, draft, 1)[1].face == "08f"
    assert [one.face for one in drafts.raised(draft, 0)] == [one.face for one in (*draft[1:], draft[0])]
    assert drafts.without((Laid("01f", 0, 0, 0), Laid("02f", 0, 4, 5)), 0) == (Laid("02f", 0, 0, 0),)
    assert drafts.without((Laid("01f", 0, 0, 0),), 0) == ()


def test_a_card_shifted_over_the_edge_shifts_the_others_and_a_map_stays_nameable() -> None:
    draft = (Laid("01f", 0, 0, 0), Laid("02f", 0, 0, 3))
    up = drafts.shifted(CARDS, draft, 0, "n")
    assert [(one.row, one.column) for one in up] == [(0, 0), (1, 3)]
    for _ in range(SIDE_MAX - 6):
        draft = drafts.shifted(CARDS, draft, 1, "e")
    with pytest.raises(drafts.TooFar):
        drafts.shifted(CARDS, draft, 1, "e")


def test_any_steps_lead_to_a_draft_that_is_read_back() -> None:
    rng = random.Random(5)
    for _ in range(40):
        draft: drafts.Draft = ()
        for _ in range(60):
            unused = drafts.unused(CARDS, draft)
            if unused and (not draft or rng.random() < 0.3):
                draft = drafts.added(CARDS, draft, rng.choice(unused))
                continue
            number = rng.randrange(len(draft))
            step = rng.randrange(8)
            try:
                if step < 4:
                    draft = drafts.shifted(CARDS, draft, number, "nswe"[step])
                elif step == 4:
                    draft = drafts.turned(draft, number)
                elif step == 5:
                    draft = drafts.flipped(CARDS, draft, number)
                elif step == 6:
                    draft = drafts.raised(draft, number)
                else:
                    draft = drafts.without(draft, number)
            except drafts.TooFar:
                continue
            if draft:
                assert drafts.read(CARDS, write_map(draft)) == draft == drafts.of_move(drafts.as_move(draft))
    assert drafts.as_move(()) is None


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("nonsense", NotationError),
        ("13f@0(0,0)", IllegalMove),
        ("01f@45(0,0)", IllegalMove),
        ("01f@0(0,0);02f@0(0,99)", IllegalMove),
        (MAP + ";02f@0(0,0)", IllegalMove),
    ],
)
def test_what_cannot_be_laid_is_refused(typed: str, refused: type[Exception]) -> None:
    with pytest.raises(refused):
        drafts.read(CARDS, typed)


def test_a_ready_map_is_read_by_name() -> None:
    assert drafts.read(CARDS, " market_night ") == drafts.read(CARDS, MAP) == drafts.read(CARDS, "P2")


# The panel


async def draft_of(driver: HanzoDriver) -> str:
    move = await driver.world.bot.tables.draft(driver.table, driver.actor.id)
    return move[1] if move else ""


async def press(driver: HanzoDriver, key: str) -> None:
    await driver.press(buttons(driver.message)[words.say(key, driver.locale)])


async def change(driver: HanzoDriver, *keys: str) -> None:
    found = control_ids(driver.message, "hz-change")
    await driver.press(next(one for one, control in found.items() if control.keys == keys))


async def add(driver: HanzoDriver, face: str) -> None:
    await driver.press(next(iter(control_ids(driver.message, "hz-add"))), [face])


async def test_a_map_is_built_card_by_card_and_laid(world: World) -> None:
    driver = await choosing(world)
    await press(driver, "hanzo-map-build")
    assert words.say("hanzo-map-begin", "en") in text(driver.message)
    for face in ("11b", "06f", "01b", "09b", "07f"):
        await add(driver, face)
    assert "5 of 6 cards" in text(driver.message)
    assert "To mend" not in text(driver.message)  # what is still to come is no mistake
    assert words.say("hanzo-map-fine", "en") not in text(driver.message)
    assert words.say("hanzo-map-lay", "en") not in buttons(driver.message)
    await world.restart()
    await add(driver, "10b")
    await change(driver, "5", "n")
    await change(driver, "5", "e")
    await change(driver, "5", "t")
    assert await draft_of(driver) == "11b@0(0,0);06f@0(0,3);01b@0(0,6);09b@0(3,0);07f@0(3,3);10b@90(2,7)"
    await driver.press(next(iter(control_ids(driver.message, "hz-build"))), ["0"])
    await change(driver, "0", "f")
    await change(driver, "0", "z")
    assert (await draft_of(driver)).endswith(";11f@0(0,0)")
    assert "To mend" not in text(driver.message)
    await press(driver, "hanzo-map-lay")
    view = (await driver.position()).view(0)
    assert view.phase == "setup"
    assert view.grid.text == "06f@0(0,3);01b@0(0,6);09b@0(3,0);07f@0(3,3);10b@90(2,7);11f@0(0,0)"
    assert await draft_of(driver) == ""


async def test_the_cards_left_are_shown_where_one_is_chosen(world: World) -> None:
    driver = await choosing(world)
    await press(driver, "hanzo-map-build")
    assert words.say("hanzo-map-cards", "en") not in buttons(driver.message)  # they are on the panel itself
    await add(driver, "11b")
    await press(driver, "hanzo-map-cards")
    offered = [option["value"] for options in menus(driver.message).values() for option in options]
    assert offered[:3] == ["01f", "01b", "02f"]
    assert not {"11f", "11b"} & set(offered)
    await add(driver, "06f")
    assert await draft_of(driver) == "11b@0(0,0);06f@0(0,3)"
    await press(driver, "hanzo-map-cards")
    await press(driver, "hanzo-map-build-on")
    assert control_ids(driver.message, "hz-change")
    for face in ("01b", "09b", "07f", "10b"):
        await add(driver, face)
    assert words.say("hanzo-map-cards", "en") not in buttons(driver.message)


async def test_nobody_sees_a_map_being_built(world: World) -> None:
    driver = await choosing(world)
    board, seen = text(driver.board()), len(world.seen(viewer=world.bob))
    await press(driver, "hanzo-map-build")
    with requests_seen("/channels/") as public:
        for face in ("11b", "06f", "01b"):
            await add(driver, face)
        await change(driver, "2", "s")
        await change(driver, "2", "x")
    assert [path for method, path, _ in public if method in ("POST", "PATCH") and "/messages" in path] == []
    assert (text(driver.board()), len(world.seen(viewer=world.bob))) == (board, seen)
    assert len(drafts.of_move(("map", await draft_of(driver)))) == 2


async def test_a_map_too_big_to_name_is_not_made(world: World) -> None:
    driver = await choosing(world)
    await driver.slash("hanzo build", map="01f@0(0,0);02f@0(0,12)")
    await driver.press(next(iter(control_ids(driver.message, "hz-build"))), ["1"])
    await change(driver, "1", "e")
    assert words.say("hanzo-map-too-far", "en") in text(driver.message)
    assert await draft_of(driver) == "01f@0(0,0);02f@0(0,12)"


async def test_a_text_is_taken_by_command_and_by_form_with_what_is_wrong_in_words(world: World) -> None:
    driver = await choosing(world)
    refused = await driver.slash("hanzo build", map="99f@0(0,0)")
    assert "99f" in text(refused)
    assert await draft_of(driver) == ""
    await driver.slash("hanzo build", map=MAP)
    assert await draft_of(driver) == MAP
    await press(driver, "hanzo-map-clear")
    assert await draft_of(driver) == ""
    opened = await driver.press(buttons(driver.message)[words.say("hanzo-map-text", "en")])
    await driver.actor.submit_modal(opened, {"text": "six_gates"})
    assert await draft_of(driver) == CARDS.presets["six_gates"].map
    await driver.slash("hanzo build", map=MAP.rpartition(";")[0])
    shown = "".join(map(text, world.seen(viewer=driver.actor)))
    assert "**To mend.** A map has six cards, and this one has 5" in shown  # what is pasted is meant to be whole


async def test_a_map_is_saved_by_form_and_taken_from_the_shelf_elsewhere(world: World) -> None:
    driver = await choosing(world)
    await driver.slash("hanzo build", map=MAP)
    opened = await driver.press(buttons(driver.message)[words.say("hanzo-map-save", "en")])
    await driver.actor.submit_modal(opened, {"name": "Old Harbour"})
    (saved,) = await world.bot.tables.saved_maps(world.guild.id)
    assert (saved.name, saved.text, saved.author) == ("Old Harbour", MAP, world.alice.id)
    second = world.guild.create_text_channel("second")
    await world.bob.slash(second, "play hanzo-solo", map="choose")
    other = HanzoDriver(world, world.bob, (await world.bot.tables.find(second.id)).id, "other", second)
    await other.open_panel()
    await press(other, "hanzo-map-shelf")
    (custom_id,) = control_ids(other.message, "hz-take")
    assert [one["value"] for one in menus(other.message)[custom_id]] == ["Old Harbour"]
    await other.press(custom_id, ["Old Harbour"])
    assert await draft_of(other) == f"Old_Harbour:{MAP}"
    await press(other, "panel-back")
    assert "hz-build" in str(buttons(other.message))


async def test_a_map_taken_apart_while_its_name_was_asked_for_is_not_saved(world: World) -> None:
    driver = await choosing(world)
    await driver.slash("hanzo build", map=MAP)
    opened = await driver.press(buttons(driver.message)[words.say("hanzo-map-save", "en")])
    await driver.slash("hanzo build", map="05f@0(0,0)")
    await driver.actor.submit_modal(opened, {"name": "Old Harbour"})
    assert await world.bot.tables.saved_maps(world.guild.id) == ()
    assert words.say("hanzo-map-not-saved", "en") in "".join(map(text, world.seen(viewer=driver.actor)))


@pytest.mark.usefixtures("older_panels_stay")
async def test_a_stale_press_after_the_choice_changes_nothing(world: World) -> None:
    driver = await choosing(world)
    await press(driver, "hanzo-map-build")
    old = driver.message
    await driver.slash("hanzo map", name="market_night")
    driver.message = old
    await add(driver, "01f")
    assert words.say("panel-stale", "en") in text(old)
    assert await draft_of(driver) == ""
    told = await driver.slash("hanzo build")
    assert text(told) == words.say("hanzo-map-not-now", "en")


# Saved maps by command


async def test_maps_are_saved_listed_shown_used_and_deleted_by_command(world: World) -> None:
    driver = await choosing(world)
    saved = await driver.slash("map save", name="Old Harbour", map=MAP)
    assert text(saved) == words.say("hanzo-map-saved", "en", name="Old Harbour")
    assert "Old Harbour" in text(await driver.slash("map list"))
    assert await driver.suggested("map show", "name", "har") == ["Old Harbour"]
    assert MAP in text(await driver.slash("map show", name="old harbour"))
    await driver.slash("map use", name="Old Harbour")
    assert await draft_of(driver) == f"Old_Harbour:{MAP}"
    await driver.slash("map save", name="Mine")
    assert {one.name: one.text for one in await world.bot.tables.saved_maps(world.guild.id)}["Mine"] == MAP
    refused = await world.bob.slash(world.channel, "map delete", name="Mine")
    assert f"<@{world.alice.id}>" in text(refused)
    assert text(await driver.slash("map delete", name="Mine")) == words.say("hanzo-map-deleted", "en", name="Mine")


async def test_who_manages_the_server_deletes_others_maps(world: World) -> None:
    await world.alice.slash(world.channel, "map save", name="Mine", map=MAP)
    keeper = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    warden = world.guild.add_member(world.env.create_user("warden"), roles=[keeper])
    gone = await warden.slash(world.channel, "map delete", name="Mine")
    assert text(gone) == words.say("hanzo-map-deleted", "en", name="Mine")


async def test_a_map_that_cannot_be_played_on_is_not_saved(world: World) -> None:
    told = await world.alice.slash(world.channel, "map save", name="Bad", map="01f@0(0,0);02f@0(0,3)")
    assert words.say("hanzo-map-not-saved", "en") in text(told)
    assert await world.bot.tables.saved_maps(world.guild.id) == ()
    nothing = await world.alice.slash(world.channel, "map save", name="Bad")
    assert nothing.ephemeral
    assert await world.bot.tables.saved_maps(world.guild.id) == ()


async def test_in_direct_messages_everybody_has_a_shelf_of_his_own(world: World) -> None:
    await world.alice_user.slash("map save", name="Mine", map=MAP)
    assert [one.name for one in await world.bot.tables.saved_maps(world.alice.id)] == ["Mine"]
    assert "Mine" not in text(await world.bob_user.slash("map list"))
    assert "Mine" in text(await world.alice_user.slash("map list"))


async def test_while_the_map_is_chosen_there_are_no_spaces_to_suggest(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo", role="ninja", map="choose")
    await world.bob.slash(world.channel, "table sit")
    await world.bob.slash(world.channel, "table start")
    (hers,) = await world.alice.autocomplete(world.channel, "hanzo why", "space", "")
    (his,) = await world.bob.autocomplete(world.channel, "hanzo why", "space", "")
    assert hers["name"] == "Nothing to choose here; to be decided now: Which map?"
    assert his["name"] == "Nothing for you to decide now; Alice is to move"
    assert await world.bob.autocomplete(world.channel, "hanzo why", "space", "A") == []


async def test_a_typed_map_is_suggested_as_it_was_typed_although_there_is_a_draft(world: World) -> None:
    driver = await choosing(world)
    await driver.slash("hanzo build", map="six_gates")
    game, view = (await driver.position()).game, (await driver.position()).view(0)
    assert view.draft is not None
    other = view.setting.cards.presets["market_night"].map
    offers = suggestions(game, view, commands.MAP, [], other, "en")
    assert offers
    for offer in offers:
        assert legal(game, view, f"map {offer.value}") == legal(game, view, f"map {other}")
