"""What all palettes have in common, and the names of themes.

A theme's name is made of parts joined by hyphens, in any order: how bright it is (`BRIGHTNESS`) and, for games that
have one, a look (`SEASONS`), as in ``dark`` or ``winter-dark``. What a name leaves out takes the first of its kind, and
a game without looks leaves them aside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Colour = tuple[int, int, int]

BRIGHTNESS = ("light", "dark")
SEASONS = ("spring", "summer", "autumn", "winter")


def rgb(code: str) -> Colour:
    """Return the colour of a code like ``#b8371f``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """Return a mixture: ``share`` of the second colour, the rest of the first."""
    mixed = [round(a + (b - a) * share) for a, b in zip(first, second, strict=True)]
    return mixed[0], mixed[1], mixed[2]


class Theme:
    """The colours of a picture by what they are for; treat it as immutable.

    ``name`` is unique among all games, since drawings are kept by it. ``meetings`` are the pairs of colours between
    which smooth edges need a shade, the most needed first.
    """

    __slots__ = ("colours", "meetings", "name")

    def __init__(self, name: str, colours: Mapping[str, Colour], meetings: Sequence[tuple[str, str]]) -> None:
        self.name = name
        self.colours = colours
        self.meetings = meetings

    def colour(self, name: str) -> Colour:
        """Return a colour by its name. Raises `KeyError`."""
        return self.colours[name]


def brightness_of(name: str) -> str:
    """Return how bright a theme is."""
    return _part(name, BRIGHTNESS)


def season_of(name: str) -> str:
    """Return the season of a theme."""
    return _part(name, SEASONS)


def _part(name: str, kinds: Sequence[str]) -> str:
    return next((part for part in reversed(name.split("-")) if part in kinds), kinds[0])


def combined(*names: str) -> str:
    """Return the name of a theme in which the parts of later names replace those of earlier ones.

    So a person who likes it dark gets the season of the table: ``combined("winter", "dark")`` is ``winter-dark``.
    """
    parts = [part for name in names for part in name.split("-")]
    chosen = [[part for part in parts if part in kinds][-1:] for kinds in (SEASONS, BRIGHTNESS)]
    return "-".join(part for found in chosen for part in found)
