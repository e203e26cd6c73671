"""From drawn pixels to a small PNG: a fixed palette for each theme, made from its colours alone.

The palette never depends on what is drawn, so the same picture always gives the same bytes.
"""

from __future__ import annotations

import io
from functools import cache
from itertools import product

from PIL import Image

from render.theme import Colour, Theme, blend, theme_of

MOST_BYTES = 149_000
"""Pictures that come out bigger are compressed harder."""
_COLOURS = 256
_GROUNDS = ("panel", "card", "space", "plate", "camp", "private", "gone", "done", "track", "coin", "wall")
_INKS = ("ink", "faint", "outline", "private_ink")
_PAIRS = (
    ("bandit", "bandit_ink"),
    ("samurai", "samurai_ink"),
    ("veteran", "veteran_ink"),
    ("spent", "spent_ink"),
    ("wound", "wound_ink"),
    ("straw", "straw_ink"),
    ("straw_dark", "straw_dark_ink"),
    ("tiles", "tiles_ink"),
    ("thatch", "thatch_ink"),
    ("mud", "mud_ink"),
    ("shield", "shield_ink"),
    ("seal", "seal_ink"),
    ("card", "bandit_text"),
    ("card", "samurai_text"),
    ("ground", "tree"),
    ("ground", "area_edge"),
    ("halo", "halo_edge"),
    ("horn", "outline"),
    ("ground", "road"),
    ("ground", "outline"),
    ("water", "area_edge"),
    ("space", "bandit"),
    ("bandit", "outline"),
    ("wood", "wood_dark"),
)


@cache
def palette(name: str) -> Image.Image:
    """Return the palette of a theme as a picture that `quantize` takes."""
    theme = theme_of(name)
    found: dict[Colour, None] = dict.fromkeys(theme.colours().values())
    for mixed in _mixtures(theme):
        if len(found) == _COLOURS:
            break
        found.setdefault(mixed)
    flat = [part for colour in found for part in colour]
    flat += flat[:3] * (_COLOURS - len(found))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def _mixtures(theme: Theme) -> list[Colour]:
    """Return the shades that smooth edges need, the most needed first.

    One shade between two colours is enough at this size, and every further one makes the file bigger.
    """
    colour = theme.colour
    areas = [f"area{number}" for number in range(7)]
    pairs = [*_PAIRS, *product(_GROUNDS, _INKS), *product(areas, ("area_edge", "road", "outline", "arrow"))]
    return [blend(colour(first), colour(second), 0.5) for first, second in pairs]


def encode(image: Image.Image, theme: Theme) -> bytes:
    """Return the picture as PNG. The image is only read; nothing of it is shared with the encoder's copy."""
    flat = image.quantize(palette=palette(theme.name), dither=Image.Dither.NONE)
    quick = _saved(flat, 3)
    # Only a crowded picture in which almost everything has changed gets here; it may take twice as long.
    return quick if len(quick) <= MOST_BYTES else _saved(flat, 6)


def _saved(image: Image.Image, level: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG", compress_level=level)
    return stream.getvalue()
