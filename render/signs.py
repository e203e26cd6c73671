"""What looks and reads the same in the pictures of every game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import fonts
from render.canvas import UNIT, Canvas, Sketch, Sprite, fit, reach, sprite
from render.theme import Theme


def called(names: Sequence[str], seat: int, role: str) -> str:
    """Return how a player is called in a picture: his name as far as the fonts have it, else his role."""
    name = " ".join(names[seat].split()) if len(names) > seat else ""
    return name if fonts.drawable(name) else role


def framed(theme: Theme, land: Image.Image, above: float, below: float) -> Image.Image:
    """Return a picture of a map between two empty panels, so many units high."""
    top, bottom = round(above * UNIT), round(above * UNIT) + land.height
    image = Image.new("RGB", (land.width, bottom + round(below * UNIT)), theme.colour("panel"))
    image.paste(land, (0, top))
    for y in (top - 2, bottom):
        image.paste(theme.colour("panel_edge"), (0, y, land.width, y + 3))
    return image


def private_chip(theme: Theme, wide: float, high: float) -> Sprite:
    """Return the dashed violet ground that private things stand on."""

    def make() -> Sprite:
        sketch = Sketch(theme, wide, high)
        sketch.rounded((0, 0, wide, high), 5, "private", None)
        corners = [(1, 1), (wide - 1, 1), (wide - 1, high - 1), (1, high - 1), (1, 1)]
        sketch.dashes(corners, "private_edge", 2, 5, 3)
        return sketch.finish()

    return sprite(("chip", theme.name, wide, high), make)


def private_note(
    canvas: Canvas, text: str, right: float, y: float, high: float, size: int = 20, margin: float = 20
) -> float:
    """Write a line that is for the viewer alone on its violet ground, which ends at ``right`` and has its middle at
    ``y``; return how wide it is. ``margin`` is the room beside the text, both sides together."""
    wide = reach(text, "bold", size) + margin
    canvas.paste(private_chip(canvas.theme, wide, high), right - wide / 2, y)
    canvas.text((right - wide / 2, y), text, size, "private_ink", "private", anchor="mm")
    return wide


def wrapped(text: str, face: str, size: float, room: float, lines: int) -> list[str]:
    """Return a text broken into lines that fit the room; what is beyond the last line is cut with an ellipsis."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < lines:
        count = len(words)
        while count > 1 and reach(" ".join(words[:count]), face, size) > room:
            count -= 1
        if len(found) == lines - 1:
            count = len(words)
        found.append(fit(" ".join(words[:count]), face, size, room))
        words = words[count:]
    return found
