"""The rules pages: complete in both languages, cited correctly, and found by number and words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import words
from engine.hanzo import maps
from engine.hanzo.game import HANZO_SOLO
from engine.seven_swords.values import compile_values, shipped_values
from engine.seven_swords.view import STOCK
from words import rules

ROOT = Path(__file__).parents[2]
GAME = "seven_swords"
PAGES = ("seven_swords", "hanzo")
RANGES = (
    (1, 14), (20, 31), (40, 45), (50, 56), (60, 67), (70, 74), (80, 88), (100, 114), (120, 127), (130, 136),
    (140, 143), (150, 150), (160, 168), (180, 183), (190, 193), (200, 201), (210, 210), (220, 221), (227, 227),
    (240, 245), (260, 268),
)  # fmt: skip
EXPECTED = (
    [f"G-{number}" for number in range(1, 9)]
    + [f"SS-{number:03}" for first, last in RANGES for number in range(first, last + 1)]
    + [f"T-{number}" for number in range(1, 8)]
    + [f"AMB-{number:02}" for number in range(1, 53)]
)
HANZO_RANGES = (
    (1, 13), (20, 22), (30, 32), (40, 48), (50, 54), (61, 66), (71, 77), (80, 82), (90, 103), (110, 115), (120, 123),
    (130, 134), (140, 145), (150, 153),
)  # fmt: skip
HANZO = (
    [f"HZ-{number:03}" for first, last in HANZO_RANGES for number in range(first, last + 1)]
    + [f"T-{number}" for number in range(1, 4)]
    + [f"AMB-{number:02}" for number in range(1, 39)]
)
CLAUSES = {"seven_swords": EXPECTED, "hanzo": HANZO}
CITED = re.compile(r"\b(SS-\d{3}|HZ-\d{3}|AMB-\d{2}|G-\d|T-\d)\b")
NUMBERS = re.compile(r"\d+")
LONGEST_TEXT = 1500
"""A clause is shown in one message together with its title and its neighbours."""
LONGEST_TITLE = 80


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_clause_is_there_in_order_with_title_and_text(game: str, locale: str) -> None:
    found = rules.clauses(game, locale)
    assert [clause.id for clause in found] == CLAUSES[game]
    for clause in found:
        assert 0 < len(clause.title) <= LONGEST_TITLE, clause.id
        assert 0 < len(clause.text) <= LONGEST_TEXT, clause.id
        assert clause.section
        assert not set(clause.title + clause.text) & set('!¡"'), clause.id


@pytest.mark.parametrize("game", PAGES)
def test_both_languages_say_the_same_numbers_and_cite_the_same_clauses(game: str) -> None:
    for english, spanish in zip(rules.clauses(game, "en"), rules.clauses(game, "es"), strict=True):
        assert sorted(NUMBERS.findall(english.text)) == sorted(NUMBERS.findall(spanish.text)), english.id
        assert sorted(CITED.findall(english.text)) == sorted(CITED.findall(spanish.text)), english.id
        assert english.title != spanish.title, english.id


def test_every_clause_cited_anywhere_exists() -> None:
    places = [
        path
        for room in ("engine", "words", "table", "cogs", "render", "docs/rules")
        for path in (ROOT / room).rglob("*")
    ]
    cited = {
        (str(path.relative_to(ROOT)), clause)
        for path in places
        if path.suffix in {".py", ".ftl", ".md", ".json"}
        for clause in CITED.findall(path.read_text("utf-8"))
    }
    assert len({clause for _, clause in cited}) > 200
    assert sorted((name, clause) for name, clause in cited if clause not in _citable(name)) == []


def _citable(path: str) -> set[str]:
    """Return the clauses that a file may cite: those of the game it belongs to, or of any game."""
    about = [game for game in PAGES if game in path] or PAGES
    return {clause for game in about for clause in CLAUSES[game]}


def test_hanzo_has_one_page_for_both_of_its_games() -> None:
    for locale in words.LOCALES:
        assert rules.clauses("hanzo_solo", locale) is rules.clauses("hanzo", locale)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_the_printed_tables_of_hanzo_are_the_shipped_maps(locale: str) -> None:
    setting = HANZO_SOLO.prepare({})
    table = rules.clause("hanzo", "T-2", locale).text
    printed = [tuple(map(int, re.findall(r"[KAHD] (\d)", line))) for line in re.findall(r"^- .*", table, re.MULTILINE)]
    grids = [setting.grid(maps.write_map(maps.read_map(preset.map))) for preset in setting.cards.presets.values()]
    assert printed == [tuple(mask.bit_count() for mask in grid.resource_mask) for grid in grids]
    for preset, line in zip(setting.cards.presets, re.findall(r"^- .*", table, re.MULTILINE), strict=True):
        assert line[2:].startswith(words.of("hanzo").option_value("map", preset, locale))


def _figures(text: str) -> list[tuple[int, ...]]:
    """Return the numbers after the first colon or full stop of each list item."""
    items = re.findall(r"^(?:- |\d+\. )(.*)$", text, re.MULTILINE)
    return [tuple(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", item)) for item in items]


@pytest.mark.parametrize("locale", words.LOCALES)
def test_the_printed_tables_are_the_shipped_values(locale: str) -> None:
    values = compile_values(shipped_values())

    def table(number: int) -> str:
        return rules.clause(GAME, f"T-{number}", locale).text

    assert _figures(table(2)) == [(one.combat, one.defence, one.movement, one.cost) for one in values.types]
    cards = dict(re.findall(r"\b([A-G]) (\d)", table(3)))
    assert {letter: int(value) for letter, value in cards.items()} == values.cards
    assert _figures(table(4)) == [(one.combat, one.movement, one.leadership, one.defence) for one in values.samurai]
    assert re.findall(r"^- (\w+):", table(4), re.MULTILINE) == [one.name for one in values.samurai]
    assert _figures(table(5)) == [tuple(one) for one in values.palisades]
    houses, supplies, storehouses, *_ = _figures(table(6))
    assert (houses[:5], supplies, storehouses) == (values.houses, values.supplies, values.storehouses)
    tiles = [
        tuple(int(number) for number in re.findall(r"(\d+) acti", row) or re.findall(r"(\d+) acci", row))
        for row in table(7).split("\n")[:5]
    ]
    assert tiles == [(tile.a_actions, tile.b_actions) for tile in values.tiles]
    stock = {int(number) for number in NUMBERS.findall(rules.clause(GAME, "SS-002", locale).text)}
    assert stock == set(STOCK)


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_clause_is_found_by_its_number_and_by_its_title(game: str, locale: str) -> None:
    for clause in rules.clauses(game, locale):
        for query in (clause.id, clause.id.lower(), clause.id.replace("-", " "), clause.id.replace("-", "")):
            assert rules.search(game, query, locale, 1) == [clause], query
        ways = (game, *(one for one, page in rules.FAMILY.items() if page == game))
        assert any(clause in rules.search(one, clause.title, locale, 3) for one in ways), clause.id


@pytest.mark.parametrize(
    ("locale", "query", "expected"),
    [
        ("en", "84", "SS-084"),
        ("en", "PALISADES", "SS-008"),
        ("en", "veteran discount", "SS-071"),
        ("en", "tie", "SS-244"),
        ("en", "pick up supply", "SS-121"),
        ("en", "kill card", "SS-060"),
        ("es", "duracion", "SS-040"),
        ("es", "CASA primera orden", "AMB-45"),
        ("es", "puntos movimiento", "SS-084"),
        ("es", "empate", "SS-244"),
    ],
)
def test_the_clause_one_looks_for_is_among_the_first(locale: str, query: str, expected: str) -> None:
    assert expected in [clause.id for clause in rules.search(GAME, query, locale, 3)]


@pytest.mark.parametrize(
    ("game", "locale", "query"),
    [("hanzo_solo", "es", "puerta"), ("hanzo_solo", "en", "door"), ("seven_swords", "es", "empalizada")],
)
def test_rules_that_bear_a_word_in_the_title_come_before_rulings_that_do(game: str, locale: str, query: str) -> None:
    found = rules.search(game, query, locale)
    titled = [one.id for one in found if query in one.title.casefold()]
    assert {one.startswith("AMB-") for one in titled} == {True, False}
    assert titled == sorted(titled, key=lambda one: one.startswith("AMB-"))


@pytest.mark.parametrize(
    ("game", "locale", "query", "first"),
    [
        ("hanzo", "en", "how does a die lie", "HZ-081"),  # words that every sentence has do not count
        ("seven_swords", "en", "what is the kill card", "SS-060"),
        ("hanzo", "es", "spirits", "HZ-073"),  # as the board of an English server says it
        ("hanzo", "en", "espíritus", "HZ-073"),
        ("hanzo", "es", "espritus", "HZ-073"),  # a slip
        ("hanzo", "en", "spirts", "HZ-073"),
    ],
)
def test_what_people_write_leads_to_the_rule(game: str, locale: str, query: str, first: str) -> None:
    assert rules.search(game, query, locale)[0].id == first


def test_a_whole_number_leads_to_that_rule_alone_and_a_whole_title_to_it_first() -> None:
    assert [one.id for one in rules.search("hanzo", "T-3", "en")] == ["T-3"]
    assert [one.id for one in rules.search("hanzo", "HZ-081", "en")] == ["HZ-081"]
    found = rules.search("hanzo", "how it lies", "en")
    assert found[0].id == "HZ-081"
    assert len(found) > 1


def test_a_beginning_of_a_number_or_word_is_enough() -> None:
    assert {clause.id for clause in rules.search(GAME, "ss-08", "en", 25)} >= {f"SS-08{digit}" for digit in range(9)}
    assert any("Veteran" in clause.title for clause in rules.search(GAME, "vete", "en", 3))


@pytest.mark.parametrize(("locale", "query"), [("en", "reinforcements"), ("es", "refuerzos")])
def test_what_is_about_the_other_way_to_play_comes_after_the_rest(locale: str, query: str) -> None:
    alone, duel = {"HZ-120", "HZ-142"}, {"HZ-122", "HZ-123"}
    solo = [clause.id for clause in rules.search("hanzo_solo", query, locale)]
    both = [clause.id for clause in rules.search("hanzo", query, locale)]
    assert sorted(solo) == sorted(both)  # nothing is kept from anybody
    assert solo[0] == "HZ-120"
    assert both[0] == "HZ-122"
    assert max(map(solo.index, alone)) < min(map(solo.index, duel))
    assert max(map(both.index, duel)) < min(map(both.index, alone))


def test_words_that_only_the_other_way_to_play_knows_lead_there_all_the_same() -> None:
    assert "HZ-123" in [clause.id for clause in rules.search("hanzo_solo", "red line", "en", 2)]
    assert "HZ-131" in [clause.id for clause in rules.search("hanzo", "defeat alone", "en", 2)]


def test_searching_for_nothing_lists_and_for_nonsense_finds_nothing() -> None:
    assert [clause.id for clause in rules.search(GAME, "  ", "en", 3)] == EXPECTED[:3]
    assert rules.search(GAME, "qzxjk", "en") == []
    assert len(rules.search(GAME, "a", "en", 25)) == 25


def test_neighbours_lead_through_the_page() -> None:
    assert rules.neighbours(GAME, EXPECTED[0], "en")[0] is None
    assert rules.neighbours(GAME, EXPECTED[-1], "en")[1] is None
    before, after = rules.neighbours(GAME, "SS-080", "es")
    assert (before and before.id, after and after.id) == ("SS-074", "SS-081")


def test_unknown_clauses_and_games_are_key_errors() -> None:
    with pytest.raises(KeyError):
        rules.clause(GAME, "SS-999", "en")
    with pytest.raises(KeyError):
        rules.clauses("go", "en")


def test_a_heading_that_is_no_clause_is_refused() -> None:
    assert rules.parse("# Page\n\n## One\n\n### SS-001 · First\n\na\nb\n\n- c\n  d\n- e\n") == [
        rules.Clause("SS-001", "First", "a b\n\n- c d\n- e", "One")
    ]
    with pytest.raises(ValueError, match="not the heading"):
        rules.parse("### Without a number\n")
