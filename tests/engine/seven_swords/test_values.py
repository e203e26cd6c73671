"""The figures: where they come from, how an owner replaces them, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DataError
from engine.seven_swords import values as figures
from engine.seven_swords.validate import validate_values
from engine.seven_swords.values import compile_values, merged, shipped_values
from engine.seven_swords.view import AREAS, STOCK, TILES, TYPES


def leaves(part, path=()):
    """Yield every figure of a values file with its path."""
    if isinstance(part, dict) and "value" in part:
        yield path, part
    elif isinstance(part, dict):
        for key, inner in part.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from leaves(inner, (*path, number))
    else:
        yield path, part


def test_every_shipped_figure_says_where_it_comes_from():
    found = list(leaves(shipped_values()))
    assert len(found) == 112
    for path, leaf in found:
        assert set(leaf) == {"value", "source"}, path
        assert leaf["source"] in ("printed", "example", "inferred", "ours"), path


def test_figures_named_by_the_game_are_not_called_ours():
    data = shipped_values()
    for figure, value in (
        (data["cards"]["G"], 5),
        (data["cards"]["E"], 6),
        (data["types"]["ban"]["combat"], -2),
        (data["types"]["vban"]["movement"], 4),
        (data["types"]["vmtd"]["cost"], 7),
        (data["tiles"]["combat"]["a"], 7),
        (data["tiles"]["golden"]["b"], 0),
        (data["samurai"][0]["combat"], 3),
        (data["bows"], 14),
    ):
        assert figure["value"] == value
        assert figure["source"] != "ours"


def test_SS_003_types_are_compiled_in_the_order_of_the_tokens():
    values = compile_values(shipped_values())
    assert tuple(kind.key for kind in values.types) == TYPES
    assert [kind.cost for kind in values.types] == [1, 5, 2, 6, 3, 7]
    assert sum(STOCK) == 30


def test_SS_004_cards_have_a_value_each_and_no_value_names_its_area():
    values = compile_values(shipped_values())
    assert "".join(values.cards) == AREAS
    worths = list(values.cards.values())
    assert all(worths.count(worth) >= 2 for worth in worths)


def test_SS_161_tiles_are_compiled_in_their_fixed_order():
    values = compile_values(shipped_values())
    assert tuple(tile.key for tile in values.tiles) == TILES
    assert [(tile.a_actions, tile.b_actions) for tile in values.tiles] == [(7, 3)] * 4 + [(1, 0)]


def test_SS_245_supplies_and_storehouses_are_worth_forty_together():
    values = compile_values(shipped_values())
    assert sum(values.supplies) + sum(values.storehouses) == 40


def test_without_overrides_the_shipped_figures_are_used():
    assert merged(None) == merged({}) == shipped_values()


def test_overrides_replace_single_figures_and_whole_lists():
    written = merged(
        {
            "types": {"arc": {"movement": 3}},
            "cards": {"B": {"value": 3, "source": "printed"}},
            "houses": [0, 0, 0, 1, 3],
        }
    )
    assert written["types"]["arc"]["movement"] == {"value": 3, "source": "ours"}
    assert written["types"]["arc"]["defence"] == shipped_values()["types"]["arc"]["defence"]
    assert written["cards"]["B"] == {"value": 3, "source": "printed"}
    assert compile_values(written).houses == (0, 0, 0, 1, 3)


def test_a_file_may_say_once_where_its_bare_numbers_come_from():
    written = merged({"source": "printed", "points_per_kill": 2, "cards": {"B": {"value": 4, "source": "inferred"}}})
    assert written["points_per_kill"] == {"value": 2, "source": "printed"}
    assert written["cards"]["B"]["source"] == "inferred"


def test_the_owners_file_comes_between_ours_and_the_overrides_of_a_table(tmp_path, monkeypatch):
    file = tmp_path / "values.json"
    file.write_text('{"source": "printed", "points_per_kill": 2, "points_per_area": 2}', encoding="utf-8")
    monkeypatch.setattr(figures, "OWN_VALUES_FILE", file)
    values = compile_values(merged({"points_per_area": 3}))
    assert (values.points_per_kill, values.points_per_area) == (2, 3)


def test_an_owners_file_that_is_no_json_is_named(tmp_path, monkeypatch):
    file = tmp_path / "broken.json"
    file.write_text("{", encoding="utf-8")
    monkeypatch.setattr(figures, "OWN_VALUES_FILE", file)
    with pytest.raises(DataError, match="own values file"):
        merged(None)


def test_merging_never_changes_what_it_was_given():
    given = {"source": "printed", "cards": {"A": 4}}
    merged(given)
    assert given == {"source": "printed", "cards": {"A": 4}}


@pytest.mark.parametrize(
    ("overrides", "said"),
    [
        ({"cards": {"H": 5}}, "cards.H"),
        ({"cards": {"A": "many"}}, "cards.A"),
        ({"cards": {"A": 99}}, "from 0 to 20"),
        ({"cards": {"A": {"value": 5, "source": "rumour"}}}, "cards.A.source"),
        ({"types": {"ninja": {"combat": 1}}}, "types.ninja"),
        ({"types": {"ban": {"speed": 1}}}, "types.ban.speed"),
        ({"palisades": []}, "palisades"),
        ({"houses": [0, 0, 1]}, "houses"),
        ({"tiles": {"combat": {"a": -1}}}, "from 0 to 20"),
        ({"samurai": []}, "samurai"),
    ],
)
def test_broken_figures_are_refused_and_named(overrides, said):
    with pytest.raises(DataError, match=said):
        compile_values(merged(overrides))
    assert {finding.id for finding in validate_values(overrides)} == {"N-01"}


def test_overrides_must_be_a_mapping():
    wrong: Any = [1, 2]
    with pytest.raises(DataError, match="mapping"):
        merged(wrong)
    assert [finding.id for finding in validate_values(wrong)] == ["N-01"]


def crew(*names):
    return [{"name": name, "combat": 2, "movement": 4, "leadership": 2, "defence": 6} for name in names]


@pytest.mark.parametrize("last", ["akemi", "R1", "Two Words", "X"])
def test_samurai_names_are_single_words_and_differ(last):
    names = ("Akemi", "Bunta", "Chiyo", "Daiki", "Eiji", "Fumiko", last)
    assert [finding.id for finding in validate_values({"samurai": crew(*names)})] == ["N-01"]


def test_samurai_may_be_renamed_freely():
    names = ("Akemi", "Bunta", "Chiyo", "Daiki", "Eiji", "Fumiko", "Jūbei")
    assert validate_values({"samurai": crew(*names)}) == []
    assert [one.name for one in compile_values(merged({"samurai": crew(*names)})).samurai] == list(names)


def test_a_missing_part_of_a_complete_file_is_named():
    data = shipped_values()
    del data["cards"]["C"]
    with pytest.raises(DataError, match=r"missing: cards\.C"):
        compile_values(data)


def test_advice_about_a_card_whose_value_names_its_area():
    found = validate_values({"cards": {"B": 3}})
    assert [(finding.id, finding.hard) for finding in found] == [("N-02", False), ("N-02", False)]
    assert "card B" in found[0].text


def test_advice_about_veterans_weaker_than_the_basic_type():
    found = validate_values({"types": {"vmtd": {"defence": 2}}})
    assert [(finding.id, finding.hard) for finding in found] == [("N-03", False)]


def test_the_shipped_figures_draw_no_advice():
    assert validate_values({}) == []
