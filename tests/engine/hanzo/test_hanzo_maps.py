"""Cards, maps, drawn maps, the checks on them, and the command that runs these checks."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.chance import SeededChance
from engine.errors import DataError, IllegalMove
from engine.hanzo import maps
from engine.hanzo.__main__ import main
from engine.hanzo.cards import CARDS_FILE, compile_cards, shipped_cards
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.hanzo.grid import drawn, raw_grid
from engine.hanzo.restrictions import event_name, open_cells
from engine.hanzo.rulings import RULINGS
from engine.hanzo.sight import placements
from engine.hanzo.view import DOOR, FLOOR, NEUTRAL, RESOURCES, ROOF

CARDS = compile_cards(shipped_cards())
CALM = CARDS.presets["six_gates"].map
THIN = "08b@180(1,1);06f@180(1,3);10f@90(0,6);09b@0(3,0);04f@270(3,4);05f@180(3,6)"
"""Overlaps leave few white resources."""
DOORLESS = "02b@0(0,0);04b@0(0,3);06b@0(0,6);08b@0(3,0);10b@0(3,3);12b@0(3,6)"
NO_REFUGE = "10b@180(0,0);05b@90(1,1);03f@90(0,3);06f@270(3,0);12f@270(3,1);08b@270(2,4)"
COUNTS = {
    "first_blossom": (6, 7, 9, 4),
    "market_night": (7, 7, 7, 4),
    "six_gates": (6, 6, 6, 6),
    "broken_eaves": (7, 7, 7, 6),
    "overlap": (6, 6, 7, 6),
}


def _findings(text: str, duel: bool = False, **options: str) -> dict[str, bool]:
    game = HANZO if duel else HANZO_SOLO
    setting = game.prepare({"map": "choose", **options})
    return {one.code: one.hard for one in setting.findings(maps.read_map(text))}


def _grid(key: str) -> Any:
    return maps.compose(CARDS, maps.read_map(CARDS.presets[key].map))


def test_the_faces_are_as_they_are_meant_to_be() -> None:
    assert len(CARDS.ids()) == 12
    assert len(CARDS.faces) == 24
    white = Counter()
    for face in CARDS.faces.values():
        cells = [cell for row in face.rows for cell in row]
        kinds = Counter(resource for _, resource in cells)
        assert len(cells) == 9
        if face.id.endswith("f"):
            assert [kinds[kind] for kind in range(4)] == [1, 1, 1, 1]
        else:
            assert sorted(kinds[kind] for kind in range(3)) == [1, 1, 2]
            assert kinds[DOOR] == int(face.id[:2]) % 2
        white.update(cell for cell in cells if cell[1] in (0, 1, 2))
        lines = [*face.rows, *zip(*face.rows, strict=True)]
        assert all(sum(cell[1] in (0, 1, 2) for cell in line) < 3 for line in lines)
        assert face.source == "ours"
    assert all(white[surface, kind] == 14 for surface in (ROOF, FLOOR) for kind in range(3))


def test_HZ_001_a_map_is_six_cards_in_the_standard_layout_three_by_two() -> None:
    assert "MAP_CARDS" in _findings(CALM.rpartition(";")[0])
    assert "MAP_CARDS" in _findings(CALM + ";01f@0(6,6)")
    laid = maps.draw(CARDS, "mixed", SeededChance(b"x", "maps"))
    assert [(one.row, one.column) for one in laid] == [(0, 0), (0, 3), (0, 6), (3, 0), (3, 3), (3, 6)]


def test_HZ_002_doors_and_neutral_spaces_go_together() -> None:
    for face in CARDS.faces.values():
        for surface, resource in (cell for row in face.rows for cell in row):
            assert (surface == NEUTRAL) == (resource == DOOR)
    for wrong in ("^D", "_D", "#.", "#K"):
        with pytest.raises(DataError, match="MAP_DOOR_SURFACE"):
            raw_grid(f"^. {wrong}")


def test_HZ_003_a_space_has_one_resource_or_none() -> None:
    grid = _grid("market_night")
    assert drawn(grid).split(" / ")[:2] == ["^. ^K _H ^K ^H _. _K _. ^.", "_K ^. ^A _. _. _A #D _. ^H"]
    for wrong in ("^KA", "^", "K.", "??", "^k"):
        with pytest.raises(DataError):
            raw_grid(wrong)


def test_HZ_006_a_card_laid_later_covers_the_ones_before() -> None:
    grid = _grid("overlap")
    assert grid.names[grid.index["C3"]] == "C3"
    assert grid.faces[grid.card[grid.index["C3"]]] == "09b"
    assert grid.faces[grid.card[grid.index["A3"]]] == "11b"
    assert len(grid.names) == 51


@pytest.mark.parametrize("key", COUNTS)
def test_presets_show_what_they_should_and_suit_both_modes(key: str) -> None:
    grid = _grid(key)
    assert tuple(mask.bit_count() for mask in grid.resource_mask) == COUNTS[key]
    for duel in (False, True):
        assert _findings(CARDS.presets[key].map, duel) == {}
    assert _findings(CARDS.presets[key].map, paper_doors="on") == {}
    for paper_doors, least in ((False, 26), (True, 11)):
        for number in range(1, 7):
            left = open_cells(grid, False, RULINGS, paper_doors, (event_name(False, number),))
            assert all(len(placements(grid, 0, *left, die)) >= least for die in range(1, 7))


def test_presets_have_breaks_and_overlaps() -> None:
    sizes = {key: (grid.rows * grid.columns, len(grid.names)) for key in COUNTS for grid in [_grid(key)]}
    assert sizes["broken_eaves"] == (66, 54)
    assert sizes["overlap"] == (60, 51)
    assert sizes["six_gates"] == (54, 54)
    assert "G1" not in _grid("broken_eaves").index
    assert "H4" not in _grid("broken_eaves").index


def test_presets_say_how_the_ninja_fares() -> None:
    levels = {key: preset.level for key, preset in CARDS.presets.items()}
    assert levels == {
        "first_blossom": "easier",
        "market_night": "even",
        "six_gates": "even",
        "broken_eaves": "even",
        "overlap": "harder",
    }


def test_HZ_008_alone_a_map_needs_a_door_and_a_white_resource_on_each_card() -> None:
    assert _findings(DOORLESS) == {"MAP_NO_DOOR": True}
    covered = "01f@0(0,0);02f@0(0,0);03f@0(0,3);04f@0(0,6);05f@0(3,0);06f@0(3,3)"
    assert _findings(covered) == {"MAP_CARD_NO_WHITE": True}


def test_HZ_009_a_duel_needs_four_of_each_white_resource() -> None:
    assert _findings(THIN, duel=True) == {"MAP_FEW_WHITE": True}
    assert _findings(THIN) == {"MAP_THIN": False}
    assert _findings(DOORLESS, duel=True) == {"MAP_NO_DOOR": True}


def test_HZ_012_event_numbers_are_marked_in_the_solo_game_only() -> None:
    for game, marks in ((HANZO_SOLO, 1 << 4), (HANZO, 0)):
        state = game.from_position(game.prepare({}), "map six_gates phase event left 1 5 5 6")
        seat = game.to_move(state)[0]
        assert game.apply(state, seat, ("event", 5), SeededChance(b"x", "y")).state.marks == marks


def test_cards_that_nothing_joins_are_loose_and_corners_join() -> None:
    loose = CALM.replace("09f@180(3,6)", "09f@180(7,7)")
    assert _findings(loose) == {"MAP_LOOSE": True}
    assert _findings(CALM.replace("09f@180(3,6)", "09f@180(6,6)")) == {}


def test_a_map_fits_fifteen_by_fifteen() -> None:
    row = "01f@0(0,0);02f@0(0,3);03f@0(0,6);04f@0(0,9);05f@0(0,12)"
    assert not any(_findings(f"{row};06f@0(12,0);").get(code) for code in ("MAP_SIZE",))
    assert _findings(f"{row};06f@0(13,0)") == {"MAP_SIZE": True}
    assert _findings(f"{row};06f@0(0,13)") == {"MAP_SIZE": True}


def test_warnings_are_no_faults() -> None:
    assert _findings(THIN) == {"MAP_THIN": False}
    assert _findings(NO_REFUGE, duel=True) == {"MAP_NO_REFUGE": False}
    assert _findings(NO_REFUGE) == {}
    for text, game in ((THIN, HANZO_SOLO), (NO_REFUGE, HANZO)):
        setting = game.prepare({"map": "choose"})
        state = game.new(setting, SeededChance(b"x", "y")).state
        assert game.apply(state, 0, ("map", text), SeededChance(b"x", "y")).state.phase == "setup"


def test_cards_of_one_surface_are_worth_a_warning() -> None:
    cards = {"cards": [{"id": f"0{number}", "name": "Plain", "front": "_K _A / _H #D"} for number in range(6)]}
    text = "00f@0(0,0);01f@0(0,2);02f@0(0,4);03f@0(2,0);04f@0(2,2);05f@0(2,4)"
    for game, options in ((HANZO, {}), (HANZO_SOLO, {"paper_doors": "on"})):
        found = game.prepare({"map": "choose", **options}, {"cards": cards}).findings(maps.read_map(text))
        assert {one.code for one in found} == {"MAP_ONE_SURFACE", "MAP_STUCK"}
        assert not any(one.hard for one in found)


def test_a_text_and_its_map_are_inverse_and_shifted_to_the_corner() -> None:
    for preset in CARDS.presets.values():
        assert maps.write_map(maps.read_map(preset.map)) == preset.map
    moved = [one._replace(row=one.row + 2, column=one.column - 1) for one in maps.read_map(CALM)]
    shifted = " " + maps.write_map(moved).replace(";", " ;\n") + ";"
    assert maps.write_map(maps.read_map(shifted)) == CALM
    for wrong in ("", "05f", "05f@0", "05f@0(1)", "05f@0(1,2)x", CALM + ";?"):
        with pytest.raises(ValueError, match=r"^.*$"):
            maps.read_map(wrong)


def test_turning_a_card_four_times_changes_nothing() -> None:
    rows = CARDS.faces["01f"].rows
    once = maps.turned(rows, 90)
    assert [row[-1] for row in once] == list(rows[0])
    assert maps.turned(maps.turned(maps.turned(once, 90), 90), 90) == [list(row) for row in rows]
    assert maps.turned(rows, 270) == maps.turned(once, 180)


@pytest.mark.parametrize("kind", maps.DRAWS)
def test_drawn_maps_come_from_the_seed_and_suit_the_mode(kind: str) -> None:
    option = {"mixed": "draw", "day": "draw_day", "night": "draw_night"}[kind]
    texts = set()
    for number in range(30):
        for game in (HANZO_SOLO, HANZO):
            setting = game.prepare({"map": option})
            step, again = (game.new(setting, SeededChance(bytes([number]) * 32, "maps")) for _ in range(2))
            assert step.state == again.state
            grid = step.state.grid
            assert not any(one.hard for one in setting.findings(maps.read_map(grid.text)))
            endings = {face[-1] for face in grid.faces}
            assert endings == {"day": {"f"}, "night": {"b"}}.get(kind, endings)
            assert step.events[0].public["map"] == grid.text
            texts.add(grid.text)
    assert len(texts) > 25


def test_cards_of_which_no_map_can_be_drawn_are_refused_in_the_end() -> None:
    blank = {"cards": [{"id": f"0{number}", "name": "Blank", "front": "^. ^."} for number in range(6)]}
    with pytest.raises(IllegalMove, match="MAP_CARD_NO_WHITE"):
        HANZO_SOLO.new(HANZO_SOLO.prepare({"map": "draw"}, {"cards": blank}), SeededChance(b"x", "y"))


def test_a_map_can_be_given_when_the_table_is_opened() -> None:
    state = HANZO_SOLO.new(HANZO_SOLO.prepare({}, {"map": CALM}), SeededChance(b"x", "y")).state
    assert state.phase == "setup"
    assert state.grid.text == CALM
    with pytest.raises(DataError, match="MAP_CARDS"):
        HANZO_SOLO.prepare({}, {"map": CALM + ";01f@0(6,6)"})


def test_a_card_has_a_name_or_one_for_each_language_with_english_among_them() -> None:
    data = shipped_cards()
    data["cards"][0]["name"] = "My first card"
    data["cards"][1]["name"] = {"en": "My second card", "de": "Meine zweite Karte"}
    faces = compile_cards(data).faces
    assert {faces["01f"].name(language) for language in ("en", "es", "de")} == {"My first card"}
    assert [faces["02b"].name(language) for language in ("en", "es", "de")] == [
        "My second card",
        "My second card",
        "Meine zweite Karte",
    ]
    for wrong in ({"es": "Mi carta"}, {}, "", {"en": "Mine", "es": ""}, {"en": "Mine", "Spanish": "Mi carta"}, 7):
        data["cards"][0]["name"] = wrong
        with pytest.raises(DataError, match=r"cards\.0\.name"):
            compile_cards(data)


def test_an_owner_may_have_cards_of_another_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = "01f@0(0,0);02f@0(0,3);03f@0(0,6);04f@180(2,0);05b@0(2,3);06f@90(2,6)"
    cards = {
        "source": "printed",
        "cards": [
            {
                "id": f"{number:02}",
                "name": f"Card {number}",
                "front": ["^K _A _.", "_H #D ^."],
                "back": "^A _K _H / ^. _. ^.",
            }
            for number in range(1, 9)
        ],
        "presets": [{"key": "mine", "map": mine}],
    }
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "8 cards, 16 faces of 2 x 3" in told
    assert "16 printed" in told
    setting = HANZO_SOLO.prepare({"map": "mine"}, {"cards": cards})
    assert HANZO_SOLO.restore(json.loads(json.dumps(setting.frozen))).frozen == setting.frozen
    state = HANZO_SOLO.new(HANZO_SOLO.prepare({"map": "draw"}, {"cards": cards}), SeededChance(b"x", "y")).state
    assert (state.grid.rows, state.grid.columns) == (4, 9)


def test_the_command_finds_faults_in_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = json.loads(CARDS_FILE.read_text("utf-8"))

    def told(change: dict[str, Any]) -> str:
        path = tmp_path / "cards.json"
        path.write_text(json.dumps(change), encoding="utf-8")
        assert main(["check", str(path)]) == 1
        return capsys.readouterr().out

    first = good["cards"][0]
    for front, word in (
        ("^D ^. ^. / ^K ^. ^. / ^. ^. ^.", "MAP_DOOR_SURFACE"),
        ("^. ^. / ^.", "rectangle"),
        ("^K ^.", "one size"),
        (".. ^. ^. / ^K ^. ^. / ^. ^. ^.", "breaks"),
    ):
        assert word in told({**good, "cards": [{**first, "front": front}, *good["cards"][1:]]})
    assert "same id" in told({**good, "cards": [*good["cards"], first]})
    assert "at least six" in told({"cards": good["cards"][:5]})
    assert "MAP_CARDS" in told({**good, "presets": [{"key": "bad", "map": CALM + ";01f@0(6,6)"}]})
    assert "extra" in told({**good, "colour": 1}).lower()


def test_the_command_checks_maps_and_draws_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "maps.txt"
    path.write_text(f"# two maps\n{CALM}\n{CALM.replace('09f@180(3,6)', '09f@180(7,7)')}\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "map 1: can be played solo and duel" in told
    assert "MAP_LOOSE fault" in told
    path.write_text(CALM.replace(";", ";\n"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert "^K ^. _. #D ^H ^K _H ^A ^." in capsys.readouterr().out
    for content, word in (
        ("", "holds no map"),
        ("05f", "is not written"),
        ("{", "not JSON"),
        ('{"a": 1, "a": 2}', "twice"),
    ):
        path.write_text(content, encoding="utf-8")
        assert main(["check", str(path)]) == 1
        assert word in capsys.readouterr().out
    assert main(["check", str(tmp_path / "missing")]) == 1


def test_options_that_do_not_exist_or_belong_to_the_solo_game() -> None:
    with pytest.raises(DataError, match="OPTION_SOLO_ONLY"):
        HANZO.prepare({"wounded": "on"})
    with pytest.raises(DataError, match="unknown option"):
        HANZO_SOLO.prepare({"weather": "on"})
    with pytest.raises(DataError, match="allowed are off on"):
        HANZO_SOLO.prepare({"wounded": "maybe"})
    with pytest.raises(DataError, match="map is nowhere"):
        HANZO_SOLO.prepare({"map": "nowhere"})
    wrong = {"red_line": 0, "track_order": "DKAH", "solo_doors": "open", "guardians_block_cells": 1, "other": 1}
    for name, value in wrong.items():
        with pytest.raises(DataError, match="rulings"):
            HANZO_SOLO.prepare({}, {"rulings": {name: value}})


def test_resources_are_named_in_one_order() -> None:
    assert RESOURCES == "KAHD"
