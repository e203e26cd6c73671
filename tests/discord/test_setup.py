"""The hidden set-up: a private draft from a random start, changed kind by kind, seen by nobody before its commit."""

from __future__ import annotations

from typing import Any

import pytest
from decisions import choose
from playing import begin, control_ids, open_panel, pick, press, table_of
from simulated import World, buttons, menus, requests_seen, text
from test_breaking_controls import Line

import words
from cogs.messages.controls import Control, Press
from cogs.seven_swords import setup_draft as drafts
from engine.core import Move
from engine.seven_swords.board import compile_board, shipped_village
from table import Stale

pytestmark = pytest.mark.usefixtures("blank_pictures")

DRAFT: Move = (
    "setup",
    (3, 4, 5, 6, 7),
    (1, 2, 3, 4, 5),
    (0, 0, 1, 1, 2),
    (1, 2, 3, 4, 5, 6),
    (2, 2, 2, 2, 2, 2, 2),
    ("A2", "B2", "C2", "D4", "E2", "F2", "G2"),
)


def test_two_values_are_exchanged_and_nothing_else_changes() -> None:
    changed = drafts.exchanged(DRAFT, "palisades", 0, 5)
    assert changed[4] == (6, 2, 3, 4, 5, 1)
    assert changed[:4] + changed[5:] == DRAFT[:4] + DRAFT[5:]


def test_a_value_goes_to_a_square_and_what_was_there_to_the_values_old_one() -> None:
    assert drafts.with_value(DRAFT, "supplies", 0, 7)[1] == (7, 4, 5, 6, 3)
    assert drafts.with_value(DRAFT, "supplies", 0, 3) == DRAFT


def test_bows_are_counted_against_the_total() -> None:
    more = drafts.with_bows(DRAFT, 6, 3)
    assert drafts.bows_missing(more, 14) == -1
    assert drafts.bows_missing(drafts.with_bows(more, 0, 0), 14) == 1
    assert drafts.with_bows(DRAFT, 0, -1)[5][0] == 0


def test_stands_keep_one_to_an_area() -> None:
    board = compile_board(shipped_village("akisato"))
    swapped = drafts.with_samurai(DRAFT, board, 0, 3)
    assert swapped[6] == ("D4", "B2", "C2", "A2", "E2", "F2", "G2")
    assert drafts.stand_in(swapped, board, 0) == 3
    assert drafts.with_space(DRAFT, board, board.index["D7"])[6][3] == "D7"


async def draft_of(world: World) -> Any:
    return await world.bot.tables.draft((await table_of(world)).id, world.alice.id)


async def by_hand(world: World) -> Any:
    panel = await open_panel(world, world.alice)
    return await press(world.alice, panel, words.say("setup-by-hand", "en"))


async def test_the_aim_is_told_to_both_until_the_first_turn_is_over(world: World) -> None:
    aim = words.say("panel-aim-seven-swords", "en", rules=words.say("board-rules", "en"))
    await begin(world, dealt=False)
    assert aim in text(await open_panel(world, world.alice))
    assert aim in text(await by_hand(world))
    info = await table_of(world)
    await world.bot.tables.play(info.id, world.alice.id, ("setup", "random"))
    await world.env.settle()
    assert aim in text(await open_panel(world, world.bob))
    for _ in range(200):
        if (await world.bot.tables.position(info.id)).view(None).turn > 1:
            break
        await world.play(info.id)
    due = (await table_of(world)).due[0]
    assert aim not in text(await open_panel(world, world.alice if due == world.alice.id else world.bob))


async def test_the_first_game_deployment_takes_one_press(world: World) -> None:
    await begin(world, dealt=False)
    panel = await open_panel(world, world.alice)
    await press(world.alice, panel, words.say("setup-deal", "en"))
    info = await table_of(world)
    assert info.to_move == (0,)
    assert "has set up the village" in text(panel)
    position = await world.bot.tables.position(info.id)
    board = position.view(None).setting.board
    assert sorted(position.view(None).stands) == sorted(board.start)


async def test_placing_by_hand_starts_from_a_random_draft(world: World) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    assert "Palisades (combat/defence/crossing): P1 " in text(panel)
    found = {await draft_of(world)}
    for _ in range(4):
        await press(world.alice, panel, words.say("setup-redraw", "en"))
        found.add(await draft_of(world))
    assert len(found) > 2
    assert words.say("setup-dealt", "en") in text(panel)


async def test_each_kind_is_changed_and_committed_as_drafted(world: World) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    start = await draft_of(world)
    for part in ("supplies", "storehouses", "houses", "palisades"):
        await pick(world.alice, panel, part, "setup-page")
        await pick(world.alice, panel, "0-1", "setup-swap")
        await press(world.alice, panel, "Back")
    wanted = start
    for part in ("supplies", "storehouses", "houses", "palisades"):
        wanted = drafts.exchanged(wanted, part, 0, 1)
    assert await draft_of(world) == wanted
    await pick(world.alice, panel, "bows", "setup-page")
    await pick(world.alice, panel, "0-more", "setup-bows")
    assert words.say("setup-bows-surplus", "en", count=1) in text(panel)
    await press(world.alice, panel, "Back")
    assert words.say("setup-commit", "en") not in buttons(panel)
    await pick(world.alice, panel, "bows", "setup-page")
    await pick(world.alice, panel, "6-less", "setup-bows")
    await press(world.alice, panel, "Back")
    await pick(world.alice, panel, "stands", "setup-page")
    await pick(world.alice, panel, "3", "setup-stand")
    await pick(world.alice, panel, "0", "setup-who")
    space = compile_board(shipped_village("akisato")).index["D7"]
    await pick(world.alice, panel, str(space), "setup-where")
    drafted = await draft_of(world)
    assert drafted[5] == (3, 2, 2, 2, 2, 2, 1)
    assert drafted[6][0] == "D7"
    await press(world.alice, panel, words.say("setup-overview", "en"))
    await press(world.alice, panel, words.say("setup-commit", "en"))
    assert (await table_of(world)).sequence == 1
    await press(world.alice, panel, words.say("setup-commit-now", "en"))
    info = await table_of(world)
    view = (await world.bot.tables.position(info.id)).view(1)
    assert view.supply_value == drafted[1]
    assert view.store_value == drafted[2]
    assert view.house_value == drafted[3]
    assert tuple(one + 1 for one in view.palisade) == drafted[4]
    assert view.bows == drafted[5]


async def test_a_fault_in_a_change_is_no_outdated_panel(
    world: World, monkeypatch: pytest.MonkeyPatch, faults: list[Any]
) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    await pick(world.alice, panel, "supplies", "setup-page")
    kept = await draft_of(world)
    monkeypatch.setattr(drafts, "exchanged", lambda *_: {}["nothing"])
    await pick(world.alice, panel, "0-1", "setup-swap")
    (fault,) = faults
    assert isinstance(fault.exc_info[1], KeyError)  # type: ignore[index]
    assert await draft_of(world) == kept
    faults.clear()


@pytest.mark.parametrize(
    ("action", "keys", "value"),
    [
        ("setup-swap", ("supplies",), "1-0"),
        ("setup-swap", ("supplies",), "0-5"),
        ("setup-swap", ("bows",), "0-1"),
        ("setup-bows", ("bows",), "7-more"),
        ("setup-bows", ("bows",), "0-most"),
        ("setup-who", ("stands", "0"), "7"),
        ("setup-where", ("stands", "0"), "9999"),
    ],
)
async def test_what_no_page_offers_came_too_late(world: World, action: str, keys: tuple[str, ...], value: str) -> None:
    await begin(world, dealt=False)
    await by_hand(world)
    kept, info = await draft_of(world), await table_of(world)
    press = Press(Control(action, info.id, info.sequence, keys), Line(world, world.alice.id), (value,), {})  # type: ignore[arg-type]
    with pytest.raises(Stale):
        await world.bot.controls._handlers[action][1](press)
    assert await draft_of(world) == kept


async def test_nobody_learns_anything_while_it_is_drafted(world: World) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    seen = {viewer.id: len(world.seen(viewer=viewer)) for viewer in (world.bob, world.carol)}
    board_before = text(world.last())
    with requests_seen("/channels/", "/users/") as public:
        await pick(world.alice, panel, "supplies", "setup-page")
        await pick(world.alice, panel, "0-1", "setup-swap")
        await press(world.alice, panel, "Back")
        await press(world.alice, panel, words.say("setup-redraw", "en"))
        await world.alice.slash(world.channel, "samurai setup", place="R1", value="7")
        await world.restart()
    assert [path for method, path, _ in public if method in ("POST", "PATCH") and "/messages" in path] == []
    assert {viewer.id: len(world.seen(viewer=viewer)) for viewer in (world.bob, world.carol)} == seen
    assert text(world.last()) == board_before
    view = (await world.bot.tables.position((await table_of(world)).id)).view(0)
    assert view.draft is None
    assert set(view.supply_value) == {-1}


async def test_every_step_survives_a_restart(world: World) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    await world.crash()
    await pick(world.alice, panel, "stands", "setup-page")
    await world.restart()
    await pick(world.alice, panel, "0", "setup-stand")
    await world.crash()
    await pick(world.alice, panel, "6", "setup-who")
    assert (await draft_of(world))[6][6].startswith("A")
    again = await open_panel(world, world.alice)
    assert f"Samurai: {(await draft_of(world))[6][6]} Mizuki" in text(again)


async def test_the_other_player_and_a_spectator_cannot_touch_it(world: World) -> None:
    await begin(world, dealt=False)
    await by_hand(world)
    before = await draft_of(world)
    for member, told, why in (
        (world.bob, "command-setup-not-now", "Nothing for you to decide now; Alice is to move"),
        (world.carol, "error-not-seated", words.say("error-not-seated", "en")),
    ):
        for options in ({"act": "deal"}, {"act": "commit"}, {"place": "R1", "value": "7"}):
            refused = await member.slash(world.channel, "samurai setup", **options)
            assert words.say(told, "en") in text(refused)
        found = await member.autocomplete(world.channel, "samurai setup", "value", "", place="R1")
        assert [one["name"] for one in found] == [why]
    assert await draft_of(world) == before
    assert (await table_of(world)).sequence == 1


async def test_the_command_changes_the_same_draft(world: World) -> None:
    await begin(world, dealt=False)
    shown = await world.alice.slash(world.channel, "samurai setup")
    deal, hand = words.say("setup-deal", "en"), words.say("setup-by-hand", "en")
    assert words.say("setup-ways", "en", deal=deal, hand=hand) in text(shown)
    assert {deal, hand} <= set(buttons(shown.response))
    await world.alice.slash(world.channel, "samurai setup", act="deal")
    for place, value in (("r1", "7"), ("W5", "1"), ("P6", "1"), ("A", "4"), ("B", "0"), ("D", "genzo"), ("D", "d7")):
        changed = await world.alice.slash(world.channel, "samurai setup", place=place, value=value)
        assert changed.ephemeral
    draft = await draft_of(world)
    assert draft[1][0] == 7
    assert draft[2][4] == 1
    assert draft[4][5] == 1
    assert draft[5][:2] == (4, 0)
    assert draft[6][4] == "D7"
    committed = await world.alice.slash(world.channel, "samurai setup", act="commit")
    assert "has set up the village" in text(committed)
    view = (await world.bot.tables.position((await table_of(world)).id)).view(1)
    assert view.supply_value == draft[1]


async def test_the_command_suggests_places_and_what_fits_there(world: World) -> None:
    await begin(world, dealt=False)
    await world.alice.slash(world.channel, "samurai setup", act="deal")

    async def suggested(option: str, typed: str, **given: str) -> list[str]:
        found = await world.alice.autocomplete(world.channel, "samurai setup", option, typed, **given)
        return [one["value"] for one in found]

    assert len(await suggested("place", "")) == 25
    assert await suggested("place", "G") == ["G"]
    assert await suggested("value", "", place="R1") == ["3", "4", "5", "6", "7"]
    assert "Akemi" in await suggested("value", "ak", place="A")
    assert "A2" in await suggested("value", "A2", place="A")
    (nothing,) = await world.alice.autocomplete(world.channel, "samurai setup", "value", "", place="Z9")
    assert nothing["name"] == words.say("suggest-nothing-fits", "en")
    assert await suggested("value", "9", place="R1") == []


@pytest.mark.parametrize(("place", "value"), [("R1", "9"), ("Q", "1"), ("A", "B2"), ("A", "Nobody"), ("A", "99")])
async def test_what_does_not_fit_is_refused_and_changes_nothing(world: World, place: str, value: str) -> None:
    await begin(world, dealt=False)
    await world.alice.slash(world.channel, "samurai setup", act="deal")
    before = await draft_of(world)
    refused = await world.alice.slash(world.channel, "samurai setup", place=place, value=value)
    assert refused.ephemeral
    assert "/rules" in text(refused)
    assert await draft_of(world) == before


@pytest.mark.usefixtures("older_panels_stay")
async def test_after_the_commit_its_controls_are_outdated(world: World) -> None:
    await begin(world, dealt=False)
    panel = await by_hand(world)
    await world.alice.slash(world.channel, "samurai setup", act="deal-and-commit")
    sequence = (await table_of(world)).sequence
    await press(world.alice, panel, words.say("setup-redraw", "en"))
    assert words.say("panel-stale", "en") in text(panel)
    assert (await table_of(world)).sequence == sequence
    assert not control_ids(panel, "setup-redraw")


async def test_a_first_game_finds_its_deployment_drafted(world: World) -> None:
    await begin(world, dealt=False, deployment="first")
    panel = await open_panel(world, world.alice)
    assert words.say("setup-commit", "en") in buttons(panel)
    assert "Bows: A 2 · B 2" in text(panel)
    await choose(world.alice, panel, words.say("setup-commit", "en"))
    await choose(world.alice, panel, words.say("setup-commit-now", "en"))
    assert (await table_of(world)).to_move == (0,)


async def test_it_speaks_spanish(world: World) -> None:
    world.locales[world.alice.id] = "es-ES"
    await begin(world, dealt=False)
    panel = await open_panel(world, world.alice)
    await press(world.alice, panel, words.say("setup-by-hand", "es"))
    assert "Suministros: R1" in text(panel)
    await pick(world.alice, panel, "bows", "setup-page")
    await pick(world.alice, panel, "0-less", "setup-bows")
    assert "Falta 1 arco" in text(panel)
    assert all(len(options) <= 25 for options in menus(panel).values())


async def test_what_cannot_be_read_is_not_answered_with_a_set_up_to_copy(world: World) -> None:
    await world.begin()
    for person in (world.alice, world.bob):
        told = text(await person.slash(world.channel, "do", move="nonsense"))
        assert "setup random" not in told
        assert ("nonsense" in told) == (person is world.alice)
        assert ("Alice is to move" in told) == (person is world.bob)
