"""The shipped fonts: which file draws a text, and the drawn text as a mask.

Fixed labels are drawn with two families. Names of players can be in any script: characters that those families lack
come from the fallback fonts, and what no font has is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from render.cache import ByteCache

FOLDER = Path(__file__).parent / "assets" / "fonts"
FACES = {
    "display": "Yrsa-Bold.ttf",
    "bold": "NotoSans-SemiCondensedBold.ttf",
    "text": "NotoSans-SemiCondensedMedium.ttf",
}
"""The faces by their use."""
FALLBACK = (
    "NotoSans-SemiCondensedBold.ttf",
    "DroidSansFallbackFull.ttf",
    "NanumSquareB.ttf",
    "NotoSansArabic-SemiCondensedBold.ttf",
    "NotoSansHebrew-SemiCondensedBold.ttf",
    "NotoSansDevanagari-SemiCondensedBold.ttf",
    "NotoSansBengali-Bold.ttf",
    "NotoSansTamil-SemiCondensedBold.ttf",
    "NotoSansTelugu-SemiCondensedBold.ttf",
    "NotoSansKannada-SemiCondensedBold.ttf",
    "NotoSansMalayalam-SemiCondensedBold.ttf",
    "NotoSansGujarati-SemiCondensedBold.ttf",
    "NotoSansGurmukhi-SemiCondensedBold.ttf",
    "NotoSansSinhala-SemiCondensedBold.ttf",
    "NotoSansThai-SemiCondensedBold.ttf",
    "NotoSansLao-SemiCondensedBold.ttf",
    "NotoSansKhmer-SemiCondensedBold.ttf",
    "NotoSansMyanmar-SemiCondensedBold.ttf",
    "NotoSansArmenian-SemiCondensedBold.ttf",
    "NotoSansGeorgian-SemiCondensedBold.ttf",
    "NotoSansEthiopic-SemiCondensedBold.ttf",
    "NotoSansSymbols2-Regular.ttf",
)
"""Where to look for characters that a face lacks, in this order."""

_JOINERS = ("\u200c", "\u200d")
_ABSENT = "\U0010ffff"
_log = logging.getLogger(__name__)
_masks: ByteCache[tuple[str, str, float], Mask] = ByteCache(2_000_000)


class Mask(NamedTuple):
    """A drawn text: its coverage, and where its top left corner lies from the start of the base line."""

    image: Image.Image
    left: int
    top: int
    advance: int


@cache
def shaping() -> ImageFont.Layout:
    """Return the layout engine. Right-to-left names need raqm; its absence is logged once."""
    if features.check("raqm"):
        return ImageFont.Layout.RAQM
    _log.warning("Pillow has no raqm: names in right-to-left and Indic scripts are drawn letter by letter")
    return ImageFont.Layout.BASIC


@lru_cache(maxsize=128)
def _font(file: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / file, size, layout_engine=shaping())


@cache
def _probe(file: str) -> tuple[ImageFont.FreeTypeFont, bytes]:
    """Return the font for looking at single characters, and its picture of a character it lacks."""
    font = ImageFont.truetype(FOLDER / file, 16, layout_engine=ImageFont.Layout.BASIC)
    return font, bytes(font.getmask(_ABSENT))


@lru_cache(maxsize=4096)
def _has(file: str, character: str) -> bool:
    font, absent = _probe(file)
    drawn = bytes(font.getmask(character))
    return drawn not in (b"", absent)


def _covers(file: str, text: str) -> bool:
    return all(character.isspace() or character in _JOINERS or _has(file, character) for character in text)


def _file_for(face: str, character: str) -> str | None:
    for file in (FACES[face], *FALLBACK):
        if _has(file, character):
            return file
    return None


def _runs(text: str, face: str) -> Iterator[tuple[str, str]]:
    """Cut a text into (file, piece), leaving out what no font has; one run if a single font has all of it."""
    for file in (FACES[face], *FALLBACK):
        if _covers(file, text):
            yield file, text
            return
    here, piece = FACES[face], ""
    for character in text:
        if character.isspace() or character in _JOINERS:
            piece += character
            continue
        found = _file_for(face, character)
        if found is None:
            continue
        if found != here and piece.strip():
            yield here, piece
            piece = ""
        here, piece = found, piece + character
    if piece:
        yield here, piece


def mask(text: str, face: str, size: float) -> Mask:
    """Draw one line of text with a face of `FACES` and return it as a mask; masks are kept within a bound."""
    return _masks.get((text, face, size), lambda: _draw(text, face, size), lambda drawn: _weight(drawn.image))


def _weight(image: Image.Image) -> int:
    return image.width * image.height + 200


def _draw(text: str, face: str, size: float) -> Mask:
    placed, advance = [], 0.0
    for file, piece in _runs(text, face):
        font = _font(file, size)
        placed.append((font, piece, advance))
        advance += font.getlength(piece)
    boxes = [font.getbbox(piece, anchor="ls") for font, piece, _ in placed]
    left = min((round(at) + box[0] for box, (_, _, at) in zip(boxes, placed, strict=True)), default=0)
    top = min((box[1] for box in boxes), default=0)
    right = max((round(at) + box[2] for box, (_, _, at) in zip(boxes, placed, strict=True)), default=1)
    bottom = max((box[3] for box in boxes), default=1)
    image = Image.new("L", (max(1, int(right - left) + 1), max(1, int(bottom - top) + 1)))
    pen = ImageDraw.Draw(image)
    for font, piece, at in placed:
        pen.text((round(at) - left, -top), piece, font=font, fill=255, anchor="ls")
    return Mask(image, int(left), int(top), round(advance))


def width(text: str, face: str, size: float) -> int:
    """Return how far a line of text reaches, in pixels."""
    return mask(text, face, size).advance


def fit(text: str, face: str, size: float, room: int) -> str:
    """Return the text, cut with an ellipsis if it is wider than the room."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def drawable(text: str) -> bool:
    """Say whether the fonts have at least one visible character of a text."""
    return any(not character.isspace() and _file_for("bold", character) for character in text)
