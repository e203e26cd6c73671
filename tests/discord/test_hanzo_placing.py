"""Searching for placements: all are found, what is found leads to them, and every page fits Discord."""

from __future__ import annotations

import random
from typing import Any

import pytest
from test_panel_games import desk_at

from cogs.hanzo import place_layout as layouts
from cogs.hanzo import search as searching
from cogs.hanzo.offers import die_offers, move_offers, place_offers, why
from cogs.hanzo.search import PLACEMENTS_A_PAGE, Search
from cogs.messages.controls import read
from cogs.messages.layout import Layout
from cogs.messages.limits import CHOICES, inspect
from cogs.panel import walk as panel_walk
from cogs.panel.desk import Desk
from cogs.panel.layout import Aside, Extras
from cogs.panel.proposals import IN_PANEL
from engine.chance import SeededChance
from engine.core import Game
from engine.errors import IllegalMove
from engine.hanzo.choices_place import AXIS_KEYS, place_move, removals
from engine.hanzo.notation import CELL
from engine.hanzo.view import AXES, PLACE
from engine.hanzo.yields import placements_of
from engine.registry import GAMES
from players.random_player import choose
from render import Picture as Drawn
from table import UndoOffer

SOLO = GAMES["hanzo_solo"]
ALL_ON = {spec.name: "on" for spec in SOLO.option_specs if spec.name not in ("map", "wounded")}


def placing_desks(count: int, seed: str = "desks", game: Game = SOLO, **options: str) -> list[Desk]:
    """Return positions of one game in which a die is to be placed."""
    chance = SeededChance(seed.encode().ljust(32, b"."), "search")
    state = game.new(game.prepare(options), chance).state
    found: list[Desk] = []
    while game.outcome(state) is None and len(found) < count:
        desk = desk_at(game, state, len(found) + 2)
        if desk.view.phase == PLACE:
            found.append(desk)
        state = game.apply(state, desk.seat, choose(game, desk.view, chance), chance).state
    return found


def ids(layout: Layout) -> dict[str, Any]:
    """Return the items with an id, by id; checks every limit on the way."""
    payload = {"components": layout.to_components(), "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    files = {one.filename: 1 for one in layout.files}
    assert inspect("POST", "/channels/{channel_id}/messages", payload, files) == []
    return {item.custom_id: item for item in layout.walk_children() if getattr(item, "custom_id", None)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "hard"])
def test_every_placement_is_found_and_leads_to_itself(options: dict[str, str]) -> None:
    for desk in placing_desks(6, **options):
        game, view = desk.game, desk.view
        for die in dict.fromkeys(view.left):
            found: list[Any] = []
            page, pages = 0, 1
            while page < pages:
                part = searching.found(view, Search(die, page=page))
                assert part.page == page
                found += part.shown
                page, pages = page + 1, part.pages
            assert len(found) == part.total
            assert [one.merit for one in found] == sorted(one.merit for one in found)
            for merit in {one.merit for one in found}:
                cells = [one.cell for one in found if one.merit == merit]
                assert len(set(cells[: len(set(cells))])) == len(set(cells)), "each cell once before any comes again"
            spots = {(one.cell, one.axis, frozenset(one.cells())) for one in found}
            legal = {
                (view.grid.index[move[2]], move[3], frozenset(view.grid.index[cell] for cell, _ in move[4]))
                for move in game.legal(view)
                if move[1] == die
            }
            assert spots == legal
            for one in found[:3] + found[-3:]:
                plan = searching.planned(game, view, searching.prefix(view, one))
                assert plan.move[1:4] == (die, view.grid.names[one.cell], one.axis)
                assert {cell for cell, _ in plan.move[4]} == set(one.names(view.grid))


def test_a_search_for_what_is_not_there_finds_out_so() -> None:
    view = placing_desks(1)[0].view
    die = view.left[0]
    missing = next(one for one in range(1, 7) if one not in view.left)
    for search in (
        Search(die, where="cx"),
        Search(die, where="c-1"),
        Search(die, where="c99"),
        Search(die, where="ZZ9"),
        Search(die, axis="q"),
        Search(missing),
    ):
        with pytest.raises(KeyError):
            searching.found(view, search)


def test_a_search_is_narrowed_by_card_cell_direction_and_gain() -> None:
    rng = random.Random(1)
    for desk in placing_desks(6):
        view = desk.view
        die = rng.choice(view.left)
        everything = searching.found(view, Search(die)).total
        axis = rng.choice(AXES[die])
        cell = rng.choice(searching.cells_of_card(view, Search(die), view.grid.card[0]))
        for search, fits in (
            (Search(die, axis=AXIS_KEYS[axis]), lambda one, axis=axis: one.axis == axis),
            (Search(die, where="c0"), lambda one, view=view: view.grid.card[one.cell] == 0),
            (Search(die, where=cell), lambda one, view=view, cell=cell: view.grid.names[one.cell] == cell),
            (Search(die, wanted="KD"), lambda one: {0, 3} <= {r.resource for r in one.results if r.gained}),
        ):
            assert searching.read_search(search.key) == search
            found = searching.found(view, search)
            assert all(fits(one) for one in found.shown)
            assert found.total < everything or everything <= 1 or len(AXES[die]) == 1


@pytest.mark.parametrize(
    "key", ["", "5", "7_0_0_0_0", "5_Z9_0_0_0", "5_cx_0_0_0", "5_c9_0_0_0", "5_0_?_0_0", "a_b_c_d_e"]
)
def test_a_search_that_asks_for_nonsense_is_refused(key: str) -> None:
    view = next(desk for desk in placing_desks(9) if 5 in desk.view.left).view
    with pytest.raises((LookupError, ValueError)):
        searching.found(view, searching.read_search(key))


@pytest.mark.parametrize("options", [{}, ALL_ON, {"map": "overlap"}], ids=["plain", "hard", "overlap"])
def test_pages_and_previews_fit_discord_and_offer_only_what_is_legal(options: dict[str, str]) -> None:
    rng = random.Random(2)
    extras = Extras(undo=UndoOffer(1, 1, free=True), aside=Aside("hanzo-hint", "hz-hint"))
    for desk in placing_desks(8, **options):
        search = searching.first_search(desk.view)
        for _ in range(6):
            found = searching.found(desk.view, search)
            items = ids(layouts.search_panel(desk, search, found, extras))
            finds = [control for one in items if (control := read(one)) and control.action == layouts.FIND]
            picks = [item for one, item in items.items() if read(one).action == layouts.PICK]  # type: ignore[union-attr]
            assert bool(picks) == bool(found.total)
            if picks:
                assert 1 <= len(picks[0].options) <= PLACEMENTS_A_PAGE
                _look(desk, search, tuple(rng.choice(picks[0].options).value.split(".")))
            search = searching.read_search(rng.choice(finds).keys[0])


def test_the_fullest_pages_of_a_duel_have_room_for_what_waits_for_an_answer() -> None:
    told = Extras("Too late.", ("A line.",), Drawn(b"", "A map."), undo=UndoOffer(1, 1, free=False))
    most = 0
    for desk in placing_desks(16, game=GAMES["hanzo"]):
        for die in dict.fromkeys(desk.view.left):
            search = Search(die, page=1)
            found = searching.found(desk.view, search)
            if found.pages < 3:
                continue
            items = ids(page := layouts.search_panel(desk, search, found, told))
            assert sum(read(one).action == IN_PANEL for one in items) == 2  # type: ignore[union-attr]
            most = max(most, page.total_children_count)
    assert most >= 33, "one had nearly everything that there can be on a page"


def _look(desk: Desk, search: Search, keys: tuple[str, ...]) -> None:
    plan = searching.planned(desk.game, desk.view, keys)
    items = ids(layouts.preview_panel(desk, search, plan, Extras(), final=False))
    removals = [item for one, item in items.items() if read(one).action == layouts.REMOVE]  # type: ignore[union-attr]
    assert bool(removals) == (plan.before(searching.REMOVAL) is not None)
    if removals:
        chosen = tuple(option.value for option in removals[0].options[: removals[0].min_values])
        before = plan.before(searching.REMOVAL)
        assert before is not None
        key = searching.removal_key(desk.game, desk.view, before, chosen)
        plan = searching.planned(desk.game, desk.view, (*before, key))
        assert sorted(gone for _, gone in plan.move[4] if gone) == sorted(chosen)
        ids(layouts.preview_panel(desk, search, plan, Extras(), final=True))
    assert plan.ready
    desk.game.check(desk.view, plan.move)


def test_the_keys_of_a_placement_lead_back_to_it_one_question_at_a_time() -> None:
    for desk in placing_desks(5):
        for one in searching.found(desk.view, searching.first_search(desk.view)).shown:
            here = panel_walk.walk(desk.game, desk.view, searching.prefix(desk.view, one))
            assert here.choices.ask in ("order", "removal", "done")


# Commands


def test_what_is_suggested_for_a_placement_is_legal_and_begins_as_typed() -> None:
    for desk in placing_desks(6, **ALL_ON):
        game, view = desk.game, desk.view
        dice = die_offers(game, view, "", "en")
        assert [offer.value for offer in dice] == [str(die) for die in dict.fromkeys(view.left)]
        for die in dice:
            offers = place_offers(game, view, die.value, "", "en")
            assert 1 <= len(offers) <= 25
            typed = offers[0].value
            for part in (typed[:2], typed[:3].lower(), typed.partition(":")[0] + ":", typed):
                again = place_offers(game, view, die.value, part, "en")
                assert again
                assert all(offer.value.upper().startswith(part.upper()) for offer in again)
                assert typed in [offer.value for offer in again] or len(again) == 25
                for offer in again:
                    game.check(view, game.parse(view, f"place {die.value}@{offer.value}"))
        assert place_offers(game, view, "9", "", "en") == []
        assert place_offers(game, view, dice[0].value, "nonsense", "en") == []


def test_why_names_the_rule_or_what_would_be_collected() -> None:
    desk = placing_desks(1)[0]
    view = desk.view
    die = view.left[0]
    occupied = view.grid.names[view.grid.cells(view.samurai)[0]]
    axis = AXES[die][0]
    assert "HZ-013" in why("hanzo_solo", view, die, occupied, axis, "en")
    assert "HZ-005" in why("hanzo_solo", view, die, "O15", axis, "en")
    every = why("hanzo_solo", view, None, occupied, None, "en")
    assert len(every.splitlines()) == 2
    assert all(str(one) in every.splitlines()[0] for one in view.left)
    missing = next(one for one in range(1, 7) if one not in view.left)
    assert "HZ-047" in why("hanzo_solo", view, missing, "A1", AXES[missing][0], "en")
    legal = searching.found(view, Search(die)).shown[0]
    told = why("hanzo_solo", view, die, view.grid.names[legal.cell], legal.axis, "en")
    assert "HZ-" not in told
    with pytest.raises(IllegalMove):
        desk.game.check(view, ("place", die, occupied, axis, ()))


def test_whole_placements_are_suggested_best_first_with_what_they_do() -> None:
    view = placing_desks(1)[0].view
    offers = move_offers(SOLO, view, "", "en")
    dice = list(dict.fromkeys(view.left))
    assert 0 < len(offers) <= 25
    best = min((placements_of(view, die).best() for die in dice), key=lambda one: one.merit)
    assert offers[0].value.startswith(f"place {best.die}@{view.grid.names[best.cell]}")
    assert {offer.value[6] for offer in offers} == {str(die) for die in dice}
    assert all(" · " in offer.label for offer in offers)
    assert len({offer.label for offer in offers}) == len(offers)
    for typed in (f"place {dice[0]}", f"{dice[0]}@", f"p{dice[0]}", f"pl {dice[0]} @"):
        assert {offer.value[6] for offer in move_offers(SOLO, view, typed, "en")} == {str(dice[0])}
    assert move_offers(SOLO, view, "nonsense", "en") == []
    for offer in offers:
        SOLO.check(view, SOLO.parse(view, offer.value))


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "hard"])
def test_no_two_suggestions_of_a_placement_read_the_same(options: dict[str, str]) -> None:
    for desk in placing_desks(6, **options):
        for die in dict.fromkeys(desk.view.left):
            offers = place_offers(SOLO, desk.view, str(die), "", "en")
            typed = [f"{offer.value.partition(':')[0]}:" for offer in offers[:5]]
            typed += [offer.label.split()[0] for offer in offers[:5]]
            for listed in (offers, *(place_offers(SOLO, desk.view, str(die), text, "en") for text in typed)):
                assert len({offer.label[:100] for offer in listed}) == len(listed)


def test_a_placement_that_wins_says_so_first() -> None:
    text = "map six_gates turn 5 phase place counters K=11 A=11 H=11 D=10 left 2"
    view = SOLO.view(SOLO.from_position(SOLO.prepare({}), text), 0)
    labels = [offer.label for offer in place_offers(SOLO, view, "2", "", "en")]
    winning = [label for label in labels if "wins the game" in label]
    assert winning
    assert labels[: len(winning)] == winning
    assert all("Door" in label for label in winning)
    assert not any("takes Door" in label for label in labels[len(winning) :])


def test_who_may_leave_is_offered_once_a_space_is_named() -> None:
    told = 0
    for desk in placing_desks(24):
        view = desk.view
        for die in dict.fromkeys(view.left):
            for one in placements_of(view, die).ranked():
                if one.removing != 1:
                    continue
                everybody = {place_move(view, one, gone)[4] for gone in removals(view, one)}
                spot = f"{view.grid.names[one.cell]}{one.axis}"
                offers = place_offers(SOLO, view, str(die), spot, "en")
                moves = [SOLO.parse(view, f"place {die}@{offer.value}") for offer in offers]
                if len(offers) < CHOICES:
                    assert {move[4] for move in moves} >= everybody
                assert len({move[4] for move in moves}) > 1 or len(everybody) == 1
                told += len(everybody) > 1
    assert told > 20


def test_equally_good_placements_are_suggested_on_different_spaces_first() -> None:
    desk = placing_desks(1)[0]
    for die in dict.fromkeys(desk.view.left):
        labels = [offer.label for offer in place_offers(SOLO, desk.view, str(die), "", "en")]
        offers = [CELL.match(label)[0] for label in labels]
        found = [desk.view.grid.names[one.cell] for one in searching.found(desk.view, Search(die)).shown]
        assert offers[: len(found)] == found


def test_few_moves_are_suggested_in_words_too() -> None:
    state = SOLO.new(SOLO.prepare({}), SeededChance(bytes(32), "few")).state
    offers = move_offers(SOLO, SOLO.view(state, 0), "", "es")
    assert offers[0].value.startswith("samurai ")
    assert "tapa" in offers[0].label.casefold()
