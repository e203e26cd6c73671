"""Whether Hanzō's pictures can be read on a phone: sizes, contrast, nothing on top of anything else, shapes."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hanzo_pictures import GAMES, PRESETS, THEMES, VIEWERS, fullest, largest, public, random_states, setting
from legibility import (
    LOCALES,
    LONG_NAMES,
    SMALLEST_PIECE,
    apart,
    assert_grounds_are_true,
    assert_texts_are_large,
    assert_texts_have_room,
    covered,
    difference,
    grey,
    inks,
    on_a_phone,
    solid,
    weak,
    within,
)

from engine.hanzo.view import AXES, NEUTRAL, PLACE, RESOURCES, SAMURAI, SAMURAI_PHASES
from render.canvas import UNIT, Canvas
from render.hanzo import header, pieces, tiles
from render.hanzo.board_picture import paint_board
from render.hanzo.cards_picture import paint_cards
from render.hanzo.colours import colours_of
from render.hanzo.hand_picture import paint_hand
from render.hanzo.map_layer import symbol_side
from render.hanzo.map_picture import paint_map
from render.hanzo.panel_pictures import paint_candidates, paint_preview
from render.hanzo.plan import WIDTH, plan
from words.hanzo import cards

PIECES = ("die", "samurai", "ghost")


@cache
def boards(theme: str = THEMES[0], every: int = 1) -> list[Canvas]:
    """Boards of both games in every phase, full ones, and the largest; or one of so many of them."""
    colours = colours_of(theme)
    alone = (*by_phase("hanzo_solo"), fullest("hanzo_solo", PRESETS[1]), largest())
    duels = (*by_phase("hanzo"), fullest("hanzo", PRESETS[3]))
    views = [*(public("hanzo_solo", state) for state in alone), *(public("hanzo", state) for state in duels)]
    asked = [(view, locale) for view in views for locale in LOCALES]
    return [paint_board(view, None, LONG_NAMES, locale, colours) for view, locale in asked[::every]]


def by_phase(game: str) -> list[object]:
    """One state of every phase that random games come through, late ones before early ones."""
    found: dict[str, object] = {}
    for number in range(2):
        for state in reversed(random_states(game, "choose", number, hard=game == "hanzo_solo")):
            found.setdefault(state.phase, state)
    return list(found.values())


@cache
def hands(theme: str = THEMES[0], every: int = 1) -> list[Canvas]:
    """Private pictures in the course of a game; or one of so many of them."""
    views = [
        GAMES[game].view(state, seat)
        for game, viewers in VIEWERS.items()
        for state in random_states(game, "broken_eaves", 2)[5::13]
        for seat in viewers[1:]
    ]
    asked = [(view, locale) for view in views for locale in LOCALES]
    return [paint_hand(view, locale, colours_of(theme)) for view, locale in asked[::every]]


@cache
def panels(theme: str = THEMES[0]) -> list[Canvas]:
    """Candidates and previews of all kinds, and maps finished and unfinished."""
    colours = colours_of(theme)
    found = []
    for state in random_states("hanzo", "overlap", 3)[4::11]:
        for seat in GAMES["hanzo"].to_move(state):
            view = GAMES["hanzo"].view(state, seat)
            moves = [move for move, _ in zip(GAMES["hanzo"].legal(view), range(400), strict=False)]
            for locale in LOCALES:
                if view.phase == PLACE or view.phase in SAMURAI_PHASES:
                    found.append(paint_candidates(view, moves[::17][:25], "", locale, colours))
                most = max(moves, key=lambda move: len(move[4]) if move[0] == "place" else 0)
                found.append(paint_preview(view, most, locale, colours))
    texts = ("", "01b@0(0,0);02f@90(2,2);01f@0(0,5);03f@0(6,9)", setting("hanzo").cards.presets["overlap"].map)
    found += [paint_map(setting("hanzo"), text, 2, locale, colours) for text in texts for locale in LOCALES]
    shipped = setting("hanzo").cards
    found += [paint_cards(shipped, sorted(shipped.faces), locale, colours) for locale in LOCALES]
    return found


def pictures() -> list[Canvas]:
    return [*boards(), *hands(), *panels()]


def test_smallest_text_is_nine_pixels_on_a_phone() -> None:
    for canvas in pictures():
        assert_texts_are_large(canvas)


def test_boards_are_as_wide_as_every_board() -> None:
    assert {canvas.image.width for canvas in boards()} == {round(WIDTH * UNIT)}


@pytest.mark.parametrize("state", [fullest("hanzo_solo", PRESETS[0]), fullest("hanzo", PRESETS[4], 5), largest()])
def test_smallest_piece_is_eighteen_pixels_on_a_phone(state: object) -> None:
    game = "hanzo" if state.setting.duel else "hanzo_solo"  # type: ignore[attr-defined]
    canvas = paint_board(public(game, state), None, LONG_NAMES, "en", colours_of(THEMES[0]))
    drawn = [mark for mark in canvas.marks if mark.kind in PIECES]
    assert len(drawn) == state.samurai.bit_count() + len(state.dice)  # type: ignore[attr-defined]
    for mark in drawn:
        assert on_a_phone(solid(mark), canvas) >= SMALLEST_PIECE, mark[:2]


def test_smallest_resource_is_eighteen_pixels_on_a_phone() -> None:
    side = plan(largest().grid).side
    canvas = paint_board(public("hanzo_solo", largest()), None, LONG_NAMES, "en", colours_of(THEMES[0]))
    for kind in range(len(RESOURCES)):
        sign = tiles.resource(colours_of(THEMES[0]), kind, symbol_side(plan(largest().grid), kind))
        left, top, right, bottom = sign.image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert on_a_phone((left, top, right, bottom), canvas) >= SMALLEST_PIECE, RESOURCES[kind]
        assert max(right - left, bottom - top) <= side


def test_every_text_has_contrast() -> None:
    """Which colours meet is the same in all seasons, by day and by night."""
    pairs = inks(pictures())
    assert len(pairs) > 15
    for theme in THEMES:
        assert not weak(pairs, colours_of(theme)), theme


def test_texts_stand_on_the_ground_they_name() -> None:
    for canvas in (*pictures()[::3], *boards("winter-dark", 7), *hands("winter-dark", 9)):
        assert_grounds_are_true(canvas)


def test_panel_texts_do_not_overlap_and_stay_inside() -> None:
    for canvas in pictures():
        assert_texts_have_room(canvas)


@pytest.mark.parametrize("locale", LOCALES)
def test_event_cards_are_read_to_their_end(locale: str) -> None:
    """Whatever is in force: no line is cut, and the dice beside the last one touch no text."""
    told = set()
    for number in (1, 2, 3):
        for state in random_states("hanzo", "broken_eaves", number):
            view = GAMES["hanzo"].view(state, 0)
            if not view.events or (said := cards.in_force(view, locale)) in told:
                continue
            told.add(said)
            canvas = paint_hand(view, locale, colours_of(THEMES[0]))
            assert not [one.text for one in canvas.letterings if one.text.endswith("…")]
            dice = [mark for mark in canvas.marks if mark.kind == "left"]
            for text in (mark for mark in canvas.marks if mark.kind == "text"):
                assert all(apart(text.box, die.box) for die in dice), text.name
    assert len(told) > 6


@pytest.mark.parametrize("map_name", PRESETS)
def test_nothing_overlaps_in_the_fullest_positions(map_name: str) -> None:
    """Pieces never touch each other, and what lies under one is told beside its middle."""
    for game in GAMES:
        for shift in (0, 5, 11):
            state = fullest(game, map_name, shift)
            canvas = paint_board(public(game, state), None, LONG_NAMES, "en", colours_of(THEMES[0]))
            drawn = [mark for mark in canvas.marks if mark.kind in PIECES]
            assert len(drawn) == 12 + len(state.dice)
            for first, second in combinations(drawn, 2):
                assert not covered(first, second), (first[:2], second[:2])
            small = [mark for mark in canvas.marks if mark.kind in ("under", "number")]
            for first, second in combinations(small, 2):
                assert not covered(first, second), (first[:2], second[:2])
            for mark in small:
                for piece in drawn:
                    left, top, right, bottom = piece.box
                    inner = ((right - left) // 3, (bottom - top) // 3)
                    middle = (left + inner[0], top + inner[1], right - inner[0], bottom - inner[1])
                    assert apart(mark.box, middle), (mark[:2], piece[:2])


@pytest.mark.parametrize("map_name", PRESETS)
def test_pieces_stay_in_their_cells(map_name: str) -> None:
    state = fullest("hanzo_solo", map_name, 3)
    canvas = paint_board(public("hanzo_solo", state), None, LONG_NAMES, "en", colours_of(THEMES[0]))
    layout, top = plan(state.grid), round(header.HEIGHT * UNIT)
    for mark in canvas.marks:
        if mark.kind in PIECES and mark.name in state.grid.index:
            x, y = layout.corner(state.grid.at[state.grid.index[mark.name]])
            assert within(solid(mark), (x, y + top, x + layout.side, y + top + layout.side)), mark[:2]


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_are_told_apart_in_grey(theme: str) -> None:
    colours = colours_of(theme)
    for ground in ("roof", "floor"):
        colour = colours.colour(ground)
        signs = {letter: tiles.resource(colours, kind, 70) for kind, letter in enumerate(RESOURCES)}
        signs |= {"samurai": pieces.samurai(colours, 94), "die": pieces.die(colours, 3, "u", 94)}
        signs |= {"ghost": pieces.die(colours, 3, "u", 94, pieces.GHOST)}
        seen = {name: grey(sign, colour, colours, 94, WIDTH) for name, sign in signs.items()}
        for (first, one), (second, other) in combinations(seen.items(), 2):
            assert difference(one, other) > 4, (ground, first, second)
    grounds = [grey(tiles.surface(colours, kind, 94, 1), (0, 0, 0), colours, 94, WIDTH) for kind in range(NEUTRAL + 1)]
    for one, other in combinations(grounds, 2):
        assert difference(one, other) > 8


def test_every_die_shows_how_it_lies() -> None:
    colours = colours_of(THEMES[0])
    seen = {
        (value, axis): pieces.die(colours, value, axis, 94).image.tobytes()
        for value in range(1, 7)
        for axis in AXES[value]
    }
    assert len(seen) == 17
    assert len(set(seen.values())) == len(seen)


def test_only_the_builder_sees_his_map() -> None:
    start = random_states("hanzo", "choose", 1)[0]
    draft = ("map", setting("hanzo").cards.presets["overlap"].map)
    for seat in (None, SAMURAI):
        view = GAMES["hanzo"].view(start, seat)
        shown, hidden = (
            paint_board(one, None, LONG_NAMES, "en", colours_of(THEMES[0])).image.tobytes()
            for one in (view._replace(draft=draft), view)
        )
        assert shown == hidden
