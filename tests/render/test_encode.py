"""The bytes of a picture: what is packed is what was drawn, whichever way it was packed."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from render import encode
from render.seven_swords.colours import LIGHT


def noise(size: tuple[int, int]) -> Image.Image:
    """Return a picture of pixels of the theme's colours in no order."""
    picking = random.Random(3)
    image = Image.new("RGB", size)
    image.putdata(picking.choices(list(LIGHT.colours.values()), k=size[0] * size[1]))
    return image


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (97, 61), (600, 500)])
def test_a_picture_comes_out_as_it_was_drawn(size: tuple[int, int]) -> None:
    drawn = noise(size)
    # Colours that differ by less than 4 may be taken for the same one.
    meant = drawn.quantize(palette=encode.palette(LIGHT), dither=Image.Dither.NONE).convert("RGB")
    packed = encode.encode(drawn, LIGHT)
    with Image.open(io.BytesIO(packed)) as found:
        found.verify()  # the checksums of all chunks
    with Image.open(io.BytesIO(packed)) as found:
        assert found.format == "PNG"
        assert found.convert("RGB").tobytes() == meant.tobytes()


def test_a_picture_that_comes_out_large_is_packed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Image.new("RGB", (400, 400), LIGHT.colour("ink"))
    drawn.paste(noise((40, 40)).resize((200, 200), Image.Resampling.NEAREST))
    quick = encode.encode(drawn, LIGHT)
    monkeypatch.setattr(encode, "MOST_BYTES", len(quick) - 1)
    assert len(encode.encode(drawn, LIGHT)) < len(quick)
