"""What a picture shows, to whom, in which bytes."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any

import pytest
from legibility import LOCALES, LONG_NAMES, assert_threads_agree, digest, digest_in_another_process
from pictures import (
    THEMES,
    VIEWERS,
    VILLAGES,
    fullest,
    public,
    random_states,
    sample_states,
    setting,
)
from PIL import Image

import render
from engine.chance import SeededChance
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.view import BANDIT, PHASES, RESERVE, SAMURAI, View
from render import canvas, fonts
from render.cache import ByteCache
from render.seven_swords.board_picture import paint_board
from render.seven_swords.changes import NOTHING, Moved, changes, way
from render.seven_swords.colours import LIGHT

GAME = "seven_swords"
MOST_BYTES = 150_000
STORES = (canvas._sprites, fonts._masks, canvas._bases)


def draw(view: View, before: View | None = None, **wishes: Any) -> render.Picture:
    return render.draw_board(GAME, view, before, names=("Mateo", "Hana"), **wishes)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("village", VILLAGES)
def test_pictures_are_small(village: str, theme: str) -> None:
    states = random_states(village, 3)
    views = [(public(state), public(before)) for before, state in zip(states[::40], states[8::40], strict=False)]
    views += [(public(fullest(village, shift)), public(fullest(village, shift + 7))) for shift in (0, 20)]
    for view, before in views:
        assert len(draw(view, before, theme=theme).png) < MOST_BYTES
    for seat in (BANDIT, SAMURAI):
        assert len(draw(SEVEN_SWORDS.view(fullest(village, 0), seat), theme=theme).png) < MOST_BYTES


def test_pictures_are_whole_png_files() -> None:
    with Image.open(io.BytesIO(draw(public(fullest(VILLAGES[0], 0))).png)) as image:
        image.load()
        assert image.format == "PNG"
        assert image.size[0] == round(1200 * canvas.UNIT)


@pytest.mark.parametrize(("owner", "number", "least"), [(SAMURAI, 4, 5), (BANDIT, 5, 3)])
@pytest.mark.parametrize("village", VILLAGES)
def test_secrets_leave_no_trace(village: str, owner: int, number: int, least: int) -> None:
    """Redraw what the others may not know: their pictures and texts are the same to the byte."""
    chance = SeededChance(bytes(32), "secrets")
    differed = 0
    for state in sample_states(village, number, 25)[1:-1]:
        twin = SEVEN_SWORDS.sample(SEVEN_SWORDS.view(state, 1 - owner), chance)
        own, other = SEVEN_SWORDS.view(state, owner), SEVEN_SWORDS.view(twin, owner)
        if own != other:
            differed += 1
            assert draw(own).png != draw(other).png
            if owner == SAMURAI or set(own.discard_letters) != set(other.discard_letters):  # a hand is shown sorted
                assert hand(own) != hand(other)
        for viewer in (1 - owner, None):
            assert everything(SEVEN_SWORDS.view(state, viewer)) == everything(SEVEN_SWORDS.view(twin, viewer))
    assert differed > least


def hand(view: View) -> bytes:
    return render.draw_hand(GAME, view).png


def everything(view: View) -> tuple[bytes, str, str]:
    """All that the room makes of a view."""
    picture = draw(view)
    return picture.png, picture.alt, render.text_board(GAME, view, names=("Mateo", "Hana"))


def test_hidden_slots_look_alike_for_every_value() -> None:
    """A square whose value is unknown is drawn from its name and defence alone."""
    board = setting(VILLAGES[0]).board
    chance = SeededChance(bytes(32), "slots")
    drafts = [SEVEN_SWORDS.resolve(SEVEN_SWORDS.view(start(), SAMURAI), ("setup", "random"), chance) for _ in range(2)]
    assert drafts[0] != drafts[1]
    pictures = set()
    for draft in drafts:
        fixed = (draft[0], *draft[1:5], (2,) * 7, tuple(board.names[space] for space in board.start))
        pictures.add(draw(public(SEVEN_SWORDS.apply(start(), SAMURAI, fixed, chance).state)).png)
    assert len(pictures) == 1


def start() -> Any:
    return random_states(VILLAGES[0], 3)[0]


def test_a_draft_is_shown_to_its_owner_only() -> None:
    view = SEVEN_SWORDS.view(start(), SAMURAI)
    draft = SEVEN_SWORDS.resolve(view, ("setup", "random"), SeededChance(bytes(32), "draft"))
    drafted = view._replace(draft=draft)
    assert draw(drafted).png != draw(view).png
    assert hand(drafted) != hand(view)
    text = render.text_board(GAME, drafted)
    assert "secret" in text
    assert draft[6][0] in text
    for viewer in (BANDIT, None):
        assert "?" in render.text_board(GAME, SEVEN_SWORDS.view(start(), viewer))


def test_the_same_view_gives_the_same_bytes_in_another_process() -> None:
    found = digest_in_another_process(
        "pictures", "pictures.public(pictures.fullest(pictures.VILLAGES[0], 5))", f"render.draw_board('{GAME}', view)"
    )
    assert found == digest(render.draw_board(GAME, public(fullest(VILLAGES[0], 5))).png)


def test_threads_do_not_disturb_each_other() -> None:
    states = sample_states(VILLAGES[0], 3, 50)[:5]
    jobs = [(SEVEN_SWORDS.view(state, viewer), theme) for state in states for viewer in VIEWERS for theme in THEMES]
    assert_threads_agree(lambda job: draw(job[0], theme=job[1]).png, jobs)


def test_stores_keep_their_bounds() -> None:
    store: ByteCache[int, bytes] = ByteCache(1000)
    for number in range(50):
        store.get(number, lambda number=number: bytes(number), len)
        assert store.bytes <= store.bound
    assert store.get(49, lambda: b"new", len) == bytes(49)
    assert store.get(0, lambda: b"new", len) == b"new"
    before = store.bytes
    assert len(store.get(-1, lambda: bytes(1001), len)) == 1001
    assert store.bytes == before


def test_pictures_fill_the_stores_within_their_bounds() -> None:
    for village in VILLAGES:
        for theme in THEMES:
            for state in sample_states(village, 6, 90):
                for locale in LOCALES:
                    draw(public(state), theme=theme, locale=locale)
    for store in STORES:
        assert 0 < store.bytes <= store.bound
    assert sum(store.bound for store in STORES) < 40_000_000


def test_languages_and_themes_differ() -> None:
    view = public(fullest(VILLAGES[0], 0))
    pictures = {draw(view, locale=locale, theme=theme).png for locale in LOCALES for theme in THEMES}
    assert len(pictures) == 4
    assert draw(view, theme="no such theme").png == draw(view, theme="light").png


def test_every_phase_can_be_drawn_in_both_languages() -> None:
    seen = {}
    for phase, pending in (("victim", "victim Akemi Kento"), ("wound", "wound Akemi")):
        text = f"turn 6 phase {phase} hand ABCDEFG kill A pending {pending}"
        seen[phase] = SEVEN_SWORDS.from_position(setting(VILLAGES[0]), text)
    for village in VILLAGES:
        for number in (3, 4, 5, 6):
            for state in random_states(village, number):
                seen.setdefault(state.phase, state)
    assert set(seen) == set(PHASES)
    for state in seen.values():
        for viewer in VIEWERS:
            for locale in LOCALES:
                assert draw(SEVEN_SWORDS.view(state, viewer), locale=locale).alt


@pytest.mark.parametrize(
    "names",
    [
        ("Ana", "José Ángel"),
        ("花子", "한글 이름"),
        ("مرحبا", "שלום"),
        ("हिन्दी", "ไทย"),
        ("🦊🦊", " "),
        LONG_NAMES,
        ("a\nb\tc", "**bold** <@1>"),
        (),
    ],
)
def test_names_in_any_script(names: tuple[str, ...]) -> None:
    view = public(fullest(VILLAGES[0], 0))
    painted = paint_board(view, None, names, "en", LIGHT)
    texts = [lettering.text for lettering in painted.letterings]
    if names in (("🦊🦊", " "), ()):
        assert "Bandits" in texts
        assert "Samurai" in texts
    assert render.draw_board(GAME, view, names=names).png.startswith(b"\x89PNG")


def test_missing_shaping_is_logged_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(fonts.features, "check", lambda _: False)
    fonts.shaping.cache_clear()
    assert fonts.shaping() == fonts.shaping() == fonts.ImageFont.Layout.BASIC
    assert len(caplog.records) == 1
    fonts.shaping.cache_clear()


def test_fonts_are_shipped_with_their_licences() -> None:
    wanted = {*fonts.FACES.values(), *fonts.FALLBACK}
    shipped = {path.name for path in fonts.FOLDER.glob("*.ttf")}
    assert shipped == wanted
    assert {"OFL.txt", "Apache-2.0.txt"} <= {path.name for path in fonts.FOLDER.glob("*.txt")}


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.draw_hand(GAME, public(fullest(VILLAGES[0], 0)))


def test_unknown_games_are_refused() -> None:
    with pytest.raises(KeyError):
        render.draw_board("go", public(fullest(VILLAGES[0], 0)))


def test_changes_are_found() -> None:
    before = public(fullest(VILLAGES[0], 0))
    board = before.setting.board
    where = list(before.where)
    free = next(s for s in range(board.village) if s not in before.where and s not in before.stands)
    old, gone = where[0], where[1]
    where[0], where[1] = free, RESERVE
    after = before._replace(
        where=tuple(where), armed=before.armed ^ 1, house_up=before.house_up | 8, red=before.red | 1
    )
    found = changes(before, after)
    assert found.tokens_moved == (Moved(0, old, free),)
    assert found.tokens_gone == (Moved(1, gone, RESERVE),)
    assert found.gates == (0,)
    assert found.houses == (3,)
    assert found.samurai_hurt == (0,)
    assert changes(after, before).tokens_new == (1,)
    assert changes(before, before) == NOTHING
    assert changes(None, before) == NOTHING
    assert draw(after, before).png != draw(after).png
    assert draw(before, before).png == draw(before).png


def test_ways_follow_the_roads() -> None:
    board = setting(VILLAGES[0]).board
    for first in range(len(board.names)):
        for second in range(len(board.names)):
            path = way(board, first, second)
            assert path[0] == first
            assert path[-1] == second
            for here, there in pairwise(path):
                assert board.beside(here, there, armed=0)
