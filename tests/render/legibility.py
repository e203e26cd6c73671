"""What the legibility tests of every game measure on a finished canvas, and what all picture tests share."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops, ImageStat

import render
from engine.chance import Chance
from engine.core import Game
from players.random_player import choose
from render import canvas as canvases
from render.canvas import UNIT, Canvas, Mark, Sprite
from render.theme import Colour, Theme
from words import say

LOCALES = ("en", "es")
LONG_NAMES = ("Maximiliana de la Torre y Mendoza", "Wilhelmine Wagner-Wasserschmidt III")
ESCAPED = tuple("".join("\\" + letter for letter in name[:32]) for name in LONG_NAMES)
"""Names at their longest: as long as Discord allows, with a backslash before every letter."""
NARROW = 550
"""Width of a picture in a chat on a phone, in pixels."""
SMALLEST_TEXT, SMALLEST_PIECE = 9, 18
"""On a phone, in pixels."""
CONTRAST = 4.5
WRITTEN = ("text", "note", "label")
"""Kinds of marks that are texts."""
Box = tuple[int, int, int, int]


def states_of(game: Game, setting: Any, chance: Chance) -> tuple[Any, ...]:
    """Return every state of a random game, from the beginning to the end."""
    state = game.new(setting, chance).state
    states = [state]
    while due := game.to_move(state):
        view = game.view(state, due[0])
        state = game.apply(state, due[0], game.resolve(view, choose(game, view, chance), chance), chance).state
        states.append(state)
    return tuple(states)


# Colours


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 black to 1 white (WCAG 2)."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


# Boxes


def solid(mark: Mark) -> Box:
    """Return the box of what is really drawn of a mark, without transparent borders."""
    if mark.image is None or mark.image.mode != "RGBA":
        return mark.box
    left, top, right, bottom = mark.image.getchannel("A").getbbox() or (0, 0, 0, 0)
    return mark.box[0] + left, mark.box[1] + top, mark.box[0] + right, mark.box[1] + bottom


def within(box: Box, frame: Box) -> bool:
    """Say whether a box lies in another."""
    return box[0] >= frame[0] and box[1] >= frame[1] and box[2] <= frame[2] and box[3] <= frame[3]


def apart(one: Box, other: Box) -> bool:
    """Say whether two boxes share nothing."""
    return one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def covered(first: Mark, second: Mark) -> bool:
    """Say whether two symbols share a drawn pixel."""
    if apart(first.box, second.box):
        return False
    left, top = max(first.box[0], second.box[0]), max(first.box[1], second.box[1])
    right, bottom = min(first.box[2], second.box[2]), min(first.box[3], second.box[3])
    masks = []
    for mark in (first, second):
        assert mark.image is not None
        part = (left - mark.box[0], top - mark.box[1], right - mark.box[0], bottom - mark.box[1])
        masks.append(mark.image.getchannel("A").crop(part).point([0] * 100 + [255] * 156))
    return ImageChops.multiply(*masks).getbbox() is not None


def on_a_phone(box: Box, canvas: Canvas) -> float:
    """Return the smaller side of a box in a picture on a phone, in pixels."""
    left, top, right, bottom = box
    return min(right - left, bottom - top) * NARROW / canvas.image.width


# What holds for every picture


def assert_texts_are_large(canvas: Canvas) -> None:
    """Assert that every text can be read on a phone."""
    smallest = min(lettering.size for lettering in canvas.letterings) * UNIT
    assert smallest * NARROW / canvas.image.width >= SMALLEST_TEXT


def assert_texts_have_room(canvas: Canvas) -> None:
    """Assert that no text runs into another or over the edge."""
    texts = [mark for mark in canvas.marks if mark.kind in WRITTEN and mark.name.strip()]
    for mark in texts:
        assert within(mark.box, (0, 0, *canvas.image.size)), mark
    for first, second in combinations(texts, 2):
        assert apart(first.box, second.box), (first, second)


def assert_grounds_are_true(canvas: Canvas) -> None:
    """Assert that texts stand on the colour they name; otherwise the contrast measured would not be the one seen."""
    grounds = {(lettering.text, canvas.theme.colour(lettering.ground)) for lettering in canvas.letterings}
    for mark in canvas.marks:
        if mark.kind in WRITTEN and mark.name.strip():
            colours = Counter(canvas.image.crop(mark.box).get_flattened_data())
            found = {colour for colour, _ in colours.most_common(2)}
            assert any((mark.name, colour) in grounds for colour in found), mark


def inks(drawn: Iterable[Canvas]) -> dict[tuple[str, str], str]:
    """Return every pair of ink and ground in pictures, with a text that is written so."""
    return {(lettering.ink, lettering.ground): lettering.text for canvas in drawn for lettering in canvas.letterings}


def weak(pairs: dict[tuple[str, str], str], theme: Theme) -> dict[tuple[str, str], tuple[str, float]]:
    """Return the pairs that stand out too little in a theme, with their text and contrast."""
    found = {pair: contrast(*map(theme.colour, pair)) for pair in pairs}
    return {pair: (pairs[pair], value) for pair, value in found.items() if value < CONTRAST}


def grey(sign: Sprite, ground: tuple[int, int, int], theme: Theme, side: int, width: float) -> Image.Image:
    """Return a sign as somebody without colour vision sees it on a phone, in the middle of a square of its ground;
    ``width`` is that of the whole picture, in units."""
    sheet = Image.new("RGB", (side, side), ground)
    Canvas(theme, sheet).paste(sign, side / 2 / UNIT, side / 2 / UNIT)
    size = round(side * NARROW / (width * UNIT))
    return sheet.convert("L").resize((size, size), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ, from 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


# Texts


def assert_texts_keep_limits(game: str, view: Any, alt: str, locale: str, last: str) -> None:
    """Assert that the text board (down to its ``last`` section), the description and the score of a view fit
    Discord."""
    text = render.text_board(game, view, names=ESCAPED, locale=locale)
    assert len(text) <= 4000
    assert len(text.encode()) <= 8000
    assert f"**{last}**" in text, "the last section was left out"
    assert len(render.score_line(game, view, locale=locale)) <= 200
    if view.viewer is not None and view.to_move:
        assert len(render.draw_hand(game, view, locale).alt) <= 1024
    assert len(alt) <= 1024
    assert alt.endswith(say("picture-alt-more", locale))


# Bytes


def digest_in_another_process(module: str, view: str, draw: str) -> str:
    """Return the hash of the PNG that another process, with another hash seed, draws. ``view`` and ``draw`` are
    expressions over a module of the tests and ``view``."""
    script = (
        f"import hashlib, render, {module}\n"
        f"view = {view}\n"
        f"print(hashlib.sha256({draw}.png).hexdigest())\n"
    )  # fmt: skip
    path = os.pathsep.join((os.getcwd(), os.path.dirname(__file__)))
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


def digest(png: bytes) -> str:
    """Return the hash of a picture's bytes."""
    return hashlib.sha256(png).hexdigest()


def assert_threads_agree(draw: Callable[[Any], bytes], jobs: Sequence[Any]) -> None:
    """Assert that pictures drawn side by side, with empty caches, are those drawn one by one, and that the caches stay
    within their bounds."""
    stores = (canvases._sprites, canvases._bases)
    alone = [draw(job) for job in jobs]
    for store in stores:
        store.clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(draw, jobs))
    assert together == alone
    for store in stores:
        assert 0 < store.bytes <= store.bound
