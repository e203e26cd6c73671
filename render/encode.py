"""From drawn pixels to a small PNG: a fixed palette for each theme, made from its colours alone.

The palette never depends on what is drawn, so the same picture always gives the same bytes on a machine.
"""

from __future__ import annotations

import io
import struct
import zlib
from functools import cache

from isal import isal_zlib
from PIL import Image

from render.theme import Colour, Theme, blend

MOST_BYTES = 149_000
"""Pictures that come out bigger are compressed harder."""
_COLOURS = 256
_SIGNATURE, _WITH_PALETTE, _UNFILTERED = b"\x89PNG\r\n\x1a\n", 3, b"\0"


@cache
def palette(theme: Theme) -> Image.Image:
    """Return the palette of a theme as a picture that `quantize` takes."""
    found: dict[Colour, None] = dict.fromkeys(theme.colours.values())
    for first, second in theme.meetings:
        if len(found) == _COLOURS:
            break
        found.setdefault(blend(theme.colour(first), theme.colour(second), 0.5))
    flat = [part for colour in found for part in colour]
    flat += flat[:3] * (_COLOURS - len(found))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def encode(image: Image.Image, theme: Theme) -> bytes:
    """Return the picture as PNG. The image is only read; nothing of it is shared with the encoder's copy."""
    flat = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    quick = _png(flat)
    # Only a crowded picture in which almost everything has changed gets here; it may take twice as long.
    return quick if len(quick) <= MOST_BYTES else _small(flat)


def _png(image: Image.Image) -> bytes:
    """Return a picture with a palette as PNG. Pillow would do it with zlib, which takes five times as long as ISA-L."""
    # Each row begins with a byte for its filter: Pillow packs rows one byte wider, with 0 at the end of each.
    rows = _UNFILTERED + image.tobytes("raw", "P", image.width + 1, 1)[:-1]
    header = struct.pack(">2L5B", image.width, image.height, 8, _WITH_PALETTE, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(image.getpalette() or ())), (b"IDAT", isal_zlib.compress(rows, 2)))
    return b"".join((_SIGNATURE, *(_chunk(*part) for part in parts), _chunk(b"IEND", b"")))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">L", len(content)) + kind + content + struct.pack(">L", zlib.crc32(content, zlib.crc32(kind)))


def _small(image: Image.Image) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG", compress_level=6)
    return stream.getvalue()
