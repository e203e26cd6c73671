"""The picture of a leaderboard: readable on a phone, in both themes, with names in any script."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from legibility import contrast
from PIL import Image

from render import Sheet, SheetLine, draw_leaderboard
from render.canvas import UNIT, Canvas
from render.leaderboard import _THEMES, WIDTH, paint

PHONE = 550
NAMES = ("Hana", "Mateo Ruíz-González de la Vega y Compañía", "山田太郎", "Ольга", "علي بن محمد", "김서연", "Zoë 🌸")
NAMES += ("अनन्या", "נועה", "🌸")


def sheet(own: int = 0, heads: int = 5, first: int = 1, below: bool = True) -> Sheet:
    """The fullest page there is: ten people, wide numbers, and whoever looks below."""
    cells = ("1,534", "1,200", "800", "112", "9,999")[:heads]
    lines = tuple(SheetLine(first + number, name, cells, number == own) for number, name in enumerate(NAMES))
    last = SheetLine(1_234, "Hana", cells, True) if below else None
    titles = ("Rating", "Fewest turns", "Seguidas", "Mejor racha", "Partidas")[:heads]
    return Sheet("Hanzō en solitario · dificultad 12", "De octubre a diciembre de 2026", titles, lines, "alt", last)


@pytest.fixture(params=sorted(_THEMES))
def canvas(request: pytest.FixtureRequest) -> Canvas:
    return paint(sheet(), _THEMES[request.param])


def test_everything_written_can_be_read_on_a_phone(canvas: Canvas) -> None:
    shrunk = PHONE / (WIDTH * UNIT)
    for lettering in canvas.letterings:
        assert lettering.size * UNIT * shrunk >= 9, lettering
        ink, ground = (canvas.theme.colour(name) for name in (lettering.ink, lettering.ground))
        assert contrast(ink, ground) >= 4.5, lettering


def test_nothing_written_overlaps_or_leaves_the_picture(canvas: Canvas) -> None:
    boxes = [(mark.name, mark.box) for mark in canvas.marks]
    assert len(boxes) > 70
    for name, (left, top, right, bottom) in boxes:
        assert left >= 0, name
        assert top >= 0, name
        assert right <= canvas.image.width, name
        assert bottom <= canvas.image.height, name
    for (one, first), (other, second) in combinations(boxes, 2):
        apart = first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
        assert apart, (one, other)


def test_every_name_that_a_font_has_is_drawn(canvas: Canvas) -> None:
    drawn = [mark.name for mark in canvas.marks if mark.kind == "name"]
    assert len(drawn) == len(NAMES)  # the one of flowers alone is left out, and Hana stands below once more
    assert drawn[0] == drawn[-1] == "Hana"
    assert drawn[1].endswith("…")


def test_whoever_looks_is_marked() -> None:
    pictures = {draw_leaderboard(sheet(own=number)).png for number in (0, 1, 9)}
    assert len(pictures) == 3


def test_the_same_sheet_gives_the_same_bytes_and_a_small_file() -> None:
    for theme in ("light", "dark", "winter-dark", ""):
        picture = draw_leaderboard(sheet(), theme)
        assert picture == draw_leaderboard(sheet(), theme)
        assert len(picture.png) < 60_000
        assert picture.alt == "alt"
    assert draw_leaderboard(sheet(), "dark") != draw_leaderboard(sheet(), "light")


def test_a_short_page_is_a_low_picture() -> None:
    def height(page: Sheet) -> int:
        return Image.open(io.BytesIO(draw_leaderboard(page).png)).height

    whole = sheet(below=False)
    assert height(whole._replace(lines=whole.lines[:1])) < height(whole) / 2 < height(sheet()) / 2


def test_whoever_has_won_nothing_gets_a_plain_number_and_empty_cells_stay_empty() -> None:
    def inks(line: SheetLine) -> list[str]:
        page = sheet(heads=2, below=False)._replace(lines=(line,))
        return [one.ink for one in paint(page, _THEMES["light"]).letterings]

    won = SheetLine(1, "Hana", ("3", "7"))
    assert "gold_ink" in inks(won)
    assert "gold_ink" not in inks(won._replace(decorated=False))
    assert len(inks(won._replace(cells=("0", "")))) == len(inks(won)) - 1
