"""Saved maps: names, shelves, limits, and who may delete."""

from __future__ import annotations

import asyncio

import pytest
from desk import ANN, BEN, GUILD, Desk

from table import BadName, NameTaken, NotAuthor, ShelfFull, UnknownMap
from table.maps import MAPS_MOST, MAPS_OF_ONE, NAME_LENGTH

MAP = "01f@0(0,0)"


async def test_a_map_is_found_whatever_capitals_and_spaces_are_typed(desk: Desk) -> None:
    kept = await desk.tables.save_map(GUILD, "  Old   Harbour ", MAP, ANN, "Ann")
    assert (kept.name, kept.text, kept.author, kept.author_name) == ("Old Harbour", MAP, ANN, "Ann")
    assert await desk.tables.saved_map(GUILD, "old harbour") == kept
    assert await desk.tables.saved_maps(GUILD) == (kept,)


async def test_shelves_are_apart(desk: Desk) -> None:
    await desk.tables.save_map(GUILD, "Harbour", MAP, ANN, "Ann")
    await desk.tables.save_map(ANN, "Harbour", "02f@0(0,0)", ANN, "Ann")
    assert (await desk.tables.saved_map(ANN, "Harbour")).text == "02f@0(0,0)"
    assert (await desk.tables.saved_map(GUILD, "Harbour")).text == MAP
    with pytest.raises(UnknownMap):
        await desk.tables.saved_map(BEN, "Harbour")


async def test_ones_own_map_is_replaced_and_nobody_elses(desk: Desk) -> None:
    await desk.tables.save_map(GUILD, "Harbour", MAP, ANN, "Ann")
    await desk.tables.save_map(GUILD, "harbour", "02f@0(0,0)", ANN, "Ann")
    with pytest.raises(NameTaken) as caught:
        await desk.tables.save_map(GUILD, "HARBOUR", MAP, BEN, "Ben")
    assert caught.value.parameters == {"name": "harbour"}
    (kept,) = await desk.tables.saved_maps(GUILD)
    assert (kept.text, kept.author) == ("02f@0(0,0)", ANN)


async def test_of_two_who_save_a_name_at_once_one_has_it(desk: Desk) -> None:
    results = await asyncio.gather(
        *(desk.tables.save_map(GUILD, "Harbour", MAP, person, "X") for person in (ANN, BEN)), return_exceptions=True
    )
    assert sum(isinstance(result, NameTaken) for result in results) == 1


@pytest.mark.parametrize("name", ["", "   ", "x" * (NAME_LENGTH + 1), "a\x00b", "**bold**", "<@1>", "`code`", "# big"])
async def test_a_name_that_would_be_no_name_is_refused(desk: Desk, name: str) -> None:
    with pytest.raises(BadName):
        await desk.tables.save_map(GUILD, name, MAP, ANN, "Ann")
    assert await desk.tables.saved_maps(GUILD) == ()


@pytest.mark.parametrize("name", ["a\x00b", "a" * 4_000, "@everyone", " "])
async def test_nothing_is_looked_for_under_what_is_no_name(desk: Desk, name: str) -> None:
    with pytest.raises(BadName):
        await desk.tables.saved_map(GUILD, name)
    with pytest.raises(BadName):
        await desk.tables.remove_map(GUILD, name, ANN)


async def test_the_longest_name_that_grows_when_folded_is_kept(desk: Desk) -> None:
    name = "\u1e96" * NAME_LENGTH  # folds to two letters each
    await desk.tables.save_map(GUILD, name, MAP, ANN, "Ann")
    assert (await desk.tables.saved_map(GUILD, name)).name == name


async def test_one_person_and_one_shelf_have_limits(desk: Desk) -> None:
    for number in range(MAPS_OF_ONE):
        await desk.tables.save_map(GUILD, f"mine {number}", MAP, ANN, "Ann")
    with pytest.raises(ShelfFull) as caught:
        await desk.tables.save_map(GUILD, "one more", MAP, ANN, "Ann")
    assert caught.value.parameters == {"most": MAPS_MOST, "own": MAPS_OF_ONE}
    await desk.tables.save_map(GUILD, "mine 0", "02f@0(0,0)", ANN, "Ann")
    for number in range(MAPS_MOST - MAPS_OF_ONE):
        await desk.tables.save_map(GUILD, f"theirs {number}", MAP, 1000 + number, "X")
    with pytest.raises(ShelfFull):
        await desk.tables.save_map(GUILD, "one more", MAP, BEN, "Ben")


async def test_its_author_or_a_moderator_deletes(desk: Desk) -> None:
    await desk.tables.save_map(GUILD, "Harbour", MAP, ANN, "Ann")
    with pytest.raises(NotAuthor) as caught:
        await desk.tables.remove_map(GUILD, "Harbour", BEN)
    assert caught.value.parameters == {"author": str(ANN)}
    assert (await desk.tables.remove_map(GUILD, "harbour", ANN)).name == "Harbour"
    with pytest.raises(UnknownMap):
        await desk.tables.remove_map(GUILD, "Harbour", ANN)
    await desk.tables.save_map(GUILD, "Harbour", MAP, ANN, "Ann")
    assert (await desk.tables.remove_map(GUILD, "Harbour", BEN, moderates=True)).author == ANN
