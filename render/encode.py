"""From drawn pixels to a small PNG: a fixed palette for each theme, made from its colours alone.

The palette never depends on what is drawn, so the same picture always gives the same bytes.
"""

from __future__ import annotations

import io
from functools import cache

from PIL import Image

from render.theme import Colour, Theme, blend

MOST_BYTES = 149_000
"""Pictures that come out bigger are compressed harder."""
_COLOURS = 256


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
    quick = _saved(flat, 3)
    # Only a crowded picture in which almost everything has changed gets here; it may take twice as long.
    return quick if len(quick) <= MOST_BYTES else _saved(flat, 6)


def _saved(image: Image.Image, level: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG", compress_level=level)
    return stream.getvalue()
