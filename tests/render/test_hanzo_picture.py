"""What Hanzō's pictures show, to whom, in which bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hanzo_pictures import GAMES, PRESETS, THEMES, VIEWERS, fullest, largest, public, random_states, setting
from legibility import LOCALES, LONG_NAMES, assert_threads_agree, digest, digest_in_another_process

import render
from engine.chance import SeededChance
from engine.hanzo import sight
from engine.hanzo.view import DOOR, MAP, NINJA, PHASES, PLACE, SAMURAI, Die, View
from render.hanzo import facts, footer
from render.hanzo.colours import colours_of
from render.hanzo.map_picture import map_facts
from render.hanzo.panel_pictures import numbered, previewed, told_numbers

MOST_BYTES = 150_000
OVERLAP = "overlap"


def draw(game: str, view: View, before: View | None = None, **wishes: Any) -> render.Picture:
    return render.draw_board(game, view, before, names=("Mateo", "Hana"), **wishes)


def drafted(view: View) -> View:
    return view._replace(draft=("map", view.setting.cards.presets[OVERLAP].map))


def test_pictures_are_small() -> None:
    """Even the largest map, and a full one on which everything has changed."""
    for theme in THEMES:
        assert len(draw("hanzo_solo", public("hanzo_solo", largest()), theme=theme).png) < MOST_BYTES
    for game, theme in zip(GAMES, ("winter", "autumn-dark"), strict=True):
        for map_name in PRESETS:
            full, other = (public(game, fullest(game, map_name, shift)) for shift in (0, 7))
            assert len(draw(game, full, other._replace(turn=8), theme=theme).png) < MOST_BYTES


def test_every_phase_can_be_drawn_in_both_languages() -> None:
    seen: set[str] = set()
    for game, viewers in VIEWERS.items():
        for number in range(3):
            for state in random_states(game, "choose", number):
                if state.phase in seen and state.phase != MAP:
                    continue
                seen.add(state.phase)
                for viewer in viewers:
                    view = GAMES[game].view(state, viewer)
                    for locale in LOCALES:
                        assert draw(game, view, locale=locale).alt
                        if viewer is not None:
                            assert render.draw_hand(game, view, locale).alt
    assert seen == set(PHASES)


def test_a_drafted_map_is_shown_to_its_builder_only() -> None:
    start = random_states("hanzo", "choose", 1)[0]
    own = GAMES["hanzo"].view(start, NINJA)
    assert draw("hanzo", drafted(own)).png != draw("hanzo", own).png
    assert render.draw_hand("hanzo", drafted(own)).png != render.draw_hand("hanzo", own).png
    assert own.setting.cards.presets[OVERLAP].map in render.text_board("hanzo", drafted(own))
    for seat in (None, SAMURAI):
        view = GAMES["hanzo"].view(start, seat)
        assert view.draft is None
        assert everything(drafted(view)) == everything(view)


def everything(view: View) -> tuple[bytes, str, str]:
    picture = draw("hanzo", view)
    return picture.png, picture.alt, render.text_board("hanzo", view)


def test_what_the_samurai_player_considers_is_on_no_picture() -> None:
    """All that a view holds while he chooses is public; his private picture is his alone."""
    state = next(state for state in random_states("hanzo", "overlap", 2) if state.phase == "event")
    boards = {draw("hanzo", GAMES["hanzo"].view(state, seat)).png for seat in (None, NINJA, SAMURAI)}
    assert len(boards) == 1
    hands = {render.draw_hand("hanzo", GAMES["hanzo"].view(state, seat)).png for seat in (NINJA, SAMURAI)}
    assert len(hands) == 2


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.draw_hand("hanzo", public("hanzo", fullest("hanzo", OVERLAP)))


def test_seasons_and_languages_differ() -> None:
    view = public("hanzo", fullest("hanzo", PRESETS[0]))
    assert len({draw("hanzo", view, theme=theme).png for theme in THEMES}) == len(THEMES)
    assert len({draw("hanzo", view, locale=locale).png for locale in LOCALES}) == len(LOCALES)
    assert draw("hanzo", view, theme="light").png == draw("hanzo", view, theme="spring-light").png
    assert draw("hanzo", view, theme="dark-winter").png == draw("hanzo", view, theme="winter-dark").png
    assert draw("hanzo", view, theme="no such theme").png == draw("hanzo", view).png


def test_a_person_changes_the_light_and_keeps_the_season() -> None:
    assert render.combined_theme("winter", "dark") == "winter-dark"
    assert render.combined_theme("autumn-dark", "light") == "autumn-light"
    assert render.combined_theme("summer", "") == "summer"
    assert render.combined_theme("light", "") == "light"
    assert render.combined_theme("light", "dark") == "dark"
    for game in ("seven_swords", *GAMES):
        offered = render.themes_of(game)
        assert len({render.combined_theme(theme) for theme in offered}) == len(offered)


def test_every_theme_that_is_offered_looks_different() -> None:
    assert {colours_of(theme).name for theme in render.themes_of("hanzo")} == {f"hanzo-{theme}" for theme in THEMES}


def test_the_same_view_gives_the_same_bytes_in_another_process() -> None:
    found = digest_in_another_process(
        "hanzo_pictures",
        "hanzo_pictures.public('hanzo', hanzo_pictures.fullest('hanzo', 'overlap', 4))",
        "render.draw_board('hanzo', view, theme='autumn')",
    )
    view = public("hanzo", fullest("hanzo", OVERLAP, 4))
    assert found == digest(render.draw_board("hanzo", view, theme="autumn").png)


def test_threads_do_not_disturb_each_other() -> None:
    states = random_states("hanzo", OVERLAP, 4)[6:40:12]
    jobs = [(public("hanzo", state), theme) for state in states for theme in THEMES[::3]]
    assert_threads_agree(lambda job: draw("hanzo", job[0], theme=job[1]).png, jobs)


# Changes, rays, results


POSITION = "map market_night turn 3 counters K=4 A=3 H=3 D=3 samurai C1 G1 supply 10"


def chance() -> SeededChance:
    return SeededChance(bytes(32), "hanzo pictures")


def solo(text: str) -> View:
    return public("hanzo_solo", GAMES["hanzo_solo"].from_position(setting("hanzo_solo"), text))


def after_placing(move: str, before: str = f"{POSITION} phase place left 2 6") -> tuple[View, View]:
    """The views before and after a placement."""
    rules = GAMES["hanzo_solo"]
    state = rules.from_position(setting("hanzo_solo"), before)
    view = rules.view(state, NINJA)
    placed = rules.apply(state, NINJA, rules.parse(view, move), chance()).state
    return public("hanzo_solo", state), public("hanzo_solo", placed)


def test_changes_are_found() -> None:
    before, after = after_placing("place 6@G3v:G5,G2!C1,G6", f"{POSITION} phase place left 2 6".replace("D=3", "D=2"))
    change = facts.changes(before, after)
    names = after.grid.index
    assert change.dice == (Die(names["G3"], 6, "v"),)
    assert change.left == 1 << names["C1"]
    assert change.arrived == 0
    assert change.tracks == (DOOR, 0) or change.tracks == (0, DOOR)
    assert change.supply
    assert facts.changes(after, after) == facts.changes(None, after) == facts.NOTHING
    assert draw("hanzo_solo", after, before).png != draw("hanzo_solo", after).png


def test_wasted_resources_are_told_where_the_views_tell() -> None:
    before, after = after_placing("place 6@G3v:G2,G5,G6")
    found = facts.last_results(after, before)
    assert found is not None
    assert [one.gained for one in found] == [False, True, False]
    assert facts.last_results(after, None) is None
    assert "(wasted)" in draw("hanzo_solo", after, before).alt
    assert "(wasted)" not in draw("hanzo_solo", after).alt


def test_rays_end_at_pieces_breaks_and_edges() -> None:
    view = solo(f"{POSITION} phase place left 2")
    grid = view.grid
    seen = sight.rays(grid, view.samurai, Die(grid.index["G3"], 6, "v"))
    assert [grid.named(sum(1 << cell for cell in ray.cells)) for ray in seen] == [["G2"], ["G4", "G5", "G6"]]
    near = sight.rays(grid, view.samurai, Die(grid.index["G3"], 3, "v"))
    assert [len(ray.cells) for ray in near] == [1, 1]
    assert sight.rays(grid, view.samurai, Die(grid.index["G3"], 1, ".")) == []
    broken = GAMES["hanzo"].from_position(setting("hanzo"), "map broken_eaves phase place left 2").grid
    seen = sight.rays(broken, 0, Die(broken.index["F1"], 6, "h"))
    assert [len(ray.cells) for ray in seen] == [5, 0]


def test_tracks_know_how_far_they_may_go() -> None:
    view = solo(f"{POSITION} phase place left 2")
    assert [facts.limit(view, kind) for kind in range(4)] == [11, 11, 11, 3]
    rules = GAMES["hanzo_solo"]
    hard = rules.from_position(setting("hanzo_solo", hard=True), "map market_night counters K=2 A=3 H=5 D=1 left 2")
    assert [facts.limit(rules.view(hard, None), kind) for kind in range(4)] == [3, 5, 11, 2]


# Panels


def test_after_an_end_of_any_kind_no_die_is_said_to_be_placed_yet() -> None:
    for game in GAMES:
        placing = next(view for state in random_states(game, "draw", 3) if (view := public(game, state)).phase == PLACE)
        assert footer._dice_are(placing) in ("to-place", "still-here")
        assert footer._dice_are(placing._replace(to_move=())) == "still-here"


def test_candidates_are_numbered_and_share_their_space() -> None:
    view = GAMES["hanzo_solo"].view(
        GAMES["hanzo_solo"].from_position(setting("hanzo_solo"), f"{POSITION} left 2"), NINJA
    )
    moves = [("place", 2, "A1", "h", (("B1", ""),)), "C3", ("place", 2, "A1", "d", ())]
    found = {view.grid.names[one.cell]: (one.numbers, one.axes) for one in numbered(view, moves)}
    assert found == {"A1": ((1, 3), ("h", "d")), "C3": ((2,), ("",))}
    assert [told_numbers(numbers) for numbers in ((7,), (1, 3), (1, 2, 3, 4), (1, 3, 5, 9))] == [
        "7",
        "1,3",
        "1–4",
        "1,3,5…",
    ]
    picture = render.draw_candidates("hanzo_solo", view, moves, title="Where?")
    assert picture.alt.startswith("Where? 1 die 2 on A1 h: B1 ")
    assert "; 2 C3 " in picture.alt
    assert "; 3 die 2 on A1 d: nothing. " in picture.alt
    assert picture.png != render.draw_candidates("hanzo_solo", view, moves[:2], title="Where?").png
    with pytest.raises(KeyError):
        render.draw_candidates("hanzo_solo", view, ["Z9"])
    with pytest.raises(KeyError):
        render.draw_candidates("seven_swords", view, [])


def test_a_preview_agrees_with_the_move() -> None:
    """What the picture foretells is what the rules then do, in random games."""
    compared = 0
    for game in GAMES:
        rules = GAMES[game]
        for state in random_states(game, OVERLAP, 5)[3::2]:
            for seat in rules.to_move(state):
                view = rules.view(state, seat)
                moves = [move for move, _ in zip(rules.legal(view), range(200), strict=False)]
                move = max(moves, key=lambda one: len(one[4]) if one[0] == PLACE else 0)
                if move[0] not in ("place", "samurai", "gain"):
                    continue
                foretold = previewed(view, move)
                after = rules.view(rules.apply(state, seat, move, chance()).state, None)
                assert foretold.counters == after.counters
                change = facts.changes(view, after)
                if after.turn == view.turn and not after.ending:
                    assert sum(1 << cell for cell in foretold.leaving) == change.left
                    assert sum(1 << cell for cell in foretold.coming) == change.arrived
                compared += 1
    assert compared > 15


def test_previews_draw_every_move() -> None:
    for move in (("place", 2, "A1", "h", (("B1", ""),)), ("samurai", "B1"), ("gain", "D", "C1"), ("roll",)):
        picture = render.draw_preview("hanzo", solo(f"{POSITION} left 2"), move)
        assert picture.png.startswith(b"\x89PNG")
        assert picture.alt.startswith("Preview")


def test_maps_in_the_making_can_be_drawn() -> None:
    cards = setting("hanzo").cards
    for text in ("", "01b@0(0,0)", "99x@0(0,0);01b@0(0,0)", "01b@0(0,0);02b@0(40,40)", cards.presets[OVERLAP].map):
        for chosen in (0, 1):
            assert render.draw_map("hanzo", setting("hanzo"), text, chosen=chosen).png.startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="nomap"):
        render.draw_map("hanzo", setting("hanzo"), "no map")


def test_findings_name_their_cards() -> None:
    told = map_facts(setting("hanzo"), "01b@0(0,0);02f@90(2,2);01f@0(0,5)")
    assert told.faulty == {3}
    assert told.shown == (1, 2, 3)
    covered = "02f@0(0,0);01b@0(0,0);03f@0(0,3);04f@0(0,6);05f@0(3,0);06f@0(3,3)"
    assert map_facts(setting("hanzo"), covered).faulty == {1}


def test_names_in_any_script() -> None:
    view = public("hanzo", fullest("hanzo", PRESETS[0]))
    for names in (("花子", "한글 이름"), ("مرحبا", "हिन्दी"), ("🦊🦊", " "), LONG_NAMES, ("**a**",), ()):
        assert render.draw_board("hanzo", view, names=names).png.startswith(b"\x89PNG")
