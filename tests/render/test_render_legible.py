"""Whether a picture can be read on a phone: sizes, contrast, nothing on top of anything else, kinds without colour."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
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
from pictures import THEMES, VIEWERS, VILLAGES, fullest, public, sample_states, shifts

from engine.seven_swords.board import compile_board, shipped_village
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.view import BANDIT, SAMURAI
from render.canvas import UNIT, Canvas
from render.seven_swords import hand_picture, header, pieces
from render.seven_swords.board_picture import paint_board
from render.seven_swords.colours import THEMES as PALETTES
from render.seven_swords.layout import WIDTH, layout, overlap

PIECES = ("token", "samurai")
SYMBOLS = (*PIECES, "sack", "plate", "supply", "storehouse", "house", "seal", "bows", "plaque", "barrier")
HELD = {("plate", "token"), ("plate", "samurai"), ("sack", "token"), ("sack", "samurai")}
"""What belongs together in one space and may touch."""


@cache
def canvases(village: str, theme: str) -> list[Canvas]:
    states = [*sample_states(village, 1, 70), fullest(village, 0)]
    return [
        paint_board(SEVEN_SWORDS.view(state, viewer), None, LONG_NAMES, locale, PALETTES[theme])
        for state in states
        for viewer in VIEWERS
        for locale in LOCALES
    ]


@cache
def hands(village: str, theme: str) -> list[Canvas]:
    return [
        hand_picture.paint_hand(SEVEN_SWORDS.view(state, seat), locale, PALETTES[theme])
        for state in sample_states(village, 2, 90)
        for seat in (BANDIT, SAMURAI)
        for locale in LOCALES
    ]


@pytest.mark.parametrize("village", VILLAGES)
def test_smallest_text_is_nine_pixels_on_a_phone(village: str) -> None:
    for canvas in (*canvases(village, "light"), *hands(village, "light")):
        assert_texts_are_large(canvas)
    assert {canvas.image.width for canvas in canvases(village, "light")} == {round(WIDTH * UNIT)}


@pytest.mark.parametrize("village", VILLAGES)
def test_smallest_piece_is_eighteen_pixels_on_a_phone(village: str) -> None:
    canvas = paint_board(public(fullest(village, 0)), None, LONG_NAMES, "en", PALETTES["light"])
    drawn = [mark for mark in canvas.marks if mark.kind in PIECES]
    assert len(drawn) == 37
    for mark in drawn:
        assert on_a_phone(solid(mark), canvas) >= SMALLEST_PIECE, mark.name


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_has_contrast(theme: str) -> None:
    pairs = inks((*canvases(VILLAGES[0], theme), *hands(VILLAGES[0], theme)))
    assert len(pairs) > 20
    assert not weak(pairs, PALETTES[theme])


@pytest.mark.parametrize("theme", THEMES)
def test_texts_stand_on_the_ground_they_name(theme: str) -> None:
    for canvas in (*canvases(VILLAGES[0], theme)[-6:], *hands(VILLAGES[0], theme)[:4]):
        assert_grounds_are_true(canvas)


@pytest.mark.parametrize("village", VILLAGES)
def test_no_two_symbols_overlap_in_the_fullest_positions(village: str) -> None:
    spaces = set()
    for shift in shifts(village):
        canvas = paint_board(public(fullest(village, shift)), None, LONG_NAMES, "en", PALETTES["light"])
        symbols = [mark for mark in canvas.marks if mark.kind in SYMBOLS]
        assert Counter(mark.kind for mark in symbols)["token"] == 30
        spaces |= {mark.name for mark in symbols if mark.kind == "plate"}
        for first, second in combinations(symbols, 2):
            if tuple(sorted((first.kind, second.kind))) not in HELD:
                assert not covered(first, second), (shift, first[:2], second[:2])
    assert len(spaces) == layout_spaces(village)


def layout_spaces(village: str) -> int:
    return sum(len(area) for area in public(fullest(village, 0)).setting.board.areas)


@pytest.mark.parametrize("village", VILLAGES)
def test_held_things_leave_the_number_free(village: str) -> None:
    """A plate and a sack may touch their piece, but not its middle, where its name stands."""
    canvas = paint_board(public(fullest(village, 0)), None, LONG_NAMES, "en", PALETTES["light"])
    for piece in (mark for mark in canvas.marks if mark.kind in PIECES):
        left, top, right, bottom = piece.box
        middle = (left + 8, top + 14, right - 8, bottom - 8)
        for other in (mark for mark in canvas.marks if mark.kind in ("plate", "sack")):
            assert apart(middle, solid(other)), (piece[:2], other[:2])


@pytest.mark.parametrize("village", VILLAGES)
def test_panel_texts_do_not_overlap_and_stay_inside(village: str) -> None:
    for canvas in (*canvases(village, "light"), *hands(village, "light")):
        assert_texts_have_room(canvas)


@pytest.mark.parametrize("village", VILLAGES)
def test_pieces_stay_on_the_village(village: str) -> None:
    state = fullest(village, 0)
    canvas = paint_board(public(state), None, LONG_NAMES, "en", PALETTES["light"])
    top = round(header.HEIGHT * UNIT)
    bottom = top + round(layout(public(state).setting.board).height * UNIT)
    for mark in canvas.marks:
        if mark.kind in SYMBOLS:
            assert within(solid(mark), (0, top, canvas.image.width, bottom + 1)), mark[:2]


@pytest.mark.parametrize("seed", range(3))
def test_crowded_villages_are_spread_out(seed: int) -> None:
    """An owner's own village may have symbols closer together than they are drawn."""
    chance = random.Random(seed)
    data = shipped_village(VILLAGES[0])
    for space in data["spaces"].values():
        space["xy"] = [min(970, max(30, part + chance.uniform(-22, 22))) for part in space["xy"]]
    board = compile_board(data)
    plan = layout(board)
    symbols = plan.boxes[: len(board.xy) + 15]
    assert not [(one, other) for one, other in combinations(symbols, 2) if overlap(one, other) > 0]
    assert all(box[0] >= 0 and box[2] <= WIDTH and box[1] >= 0 and box[3] <= plan.height for box in plan.boxes)


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_are_told_apart_in_grey(theme: str) -> None:
    palette = PALETTES[theme]
    seen = {
        (kind, spent): grey(pieces.token(palette, kind, 1, spent), palette.colour("space"), palette, 60, WIDTH)
        for kind in range(6)
        for spent in (False, True)
    }
    for (first, one), (second, other) in combinations(seen.items(), 2):
        assert difference(one, other) > 4, (first, second)


def test_short_names_are_unique() -> None:
    names = ["Akemi", "Akane", "Kento", "Kenta", "Kent", "Mizuki"]
    short = pieces.short_names(names)
    assert len(set(short)) == len(names)
    assert all(name.startswith(beginning) for name, beginning in zip(names, short, strict=True))
