"""Colours: a light and a dark palette, flat, in the manner of a woodblock print.

Paper and ink carry the text; indigo stands for the samurai, vermilion for the bandits, ochre for what has just
changed, violet dashes for what only the viewer may see. Nothing is told by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return the colour of a code like ``#b8371f``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """Return a mixture: ``share`` of the second colour, the rest of the first."""
    mixed = [round(a + (b - a) * share) for a, b in zip(first, second, strict=True)]
    return mixed[0], mixed[1], mixed[2]


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 black to 1 white (WCAG 2)."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture by what they are for."""

    name: str
    panel: Colour
    panel_edge: Colour
    card: Colour
    ink: Colour
    faint: Colour
    """Text of less weight, on panel or card."""
    ground: Colour
    """The land outside the village."""
    tree: Colour
    tree_dark: Colour
    water: Colour
    field: Colour
    rock: Colour
    areas: tuple[Colour, ...]
    area_edge: Colour
    road: Colour
    camp: Colour
    grove: Colour
    space: Colour
    space_ink: Colour
    outline: Colour
    plate: Colour
    plate_ink: Colour
    seal: Colour
    seal_ink: Colour
    bandit: Colour
    bandit_ink: Colour
    veteran: Colour
    veteran_ink: Colour
    spent: Colour
    spent_ink: Colour
    samurai: Colour
    samurai_ink: Colour
    wound: Colour
    wound_ink: Colour
    horn: Colour
    straw: Colour
    straw_ink: Colour
    straw_dark: Colour
    straw_dark_ink: Colour
    wall: Colour
    wall_ink: Colour
    tiles: Colour
    tiles_ink: Colour
    thatch: Colour
    thatch_ink: Colour
    mud: Colour
    mud_ink: Colour
    wood: Colour
    wood_dark: Colour
    shield: Colour
    shield_ink: Colour
    coin: Colour
    coin_ink: Colour
    gone: Colour
    gone_ink: Colour
    private: Colour
    private_ink: Colour
    private_edge: Colour
    halo: Colour
    halo_edge: Colour
    track: Colour
    track_ink: Colour
    done: Colour
    done_ink: Colour
    bandit_text: Colour
    """Bandit names and numbers on panel or card; likewise ``samurai_text``."""
    samurai_text: Colour
    arrow: Colour

    def colours(self) -> dict[str, Colour]:
        """Return every colour by name, the areas as ``area0`` to ``area6``."""
        named: dict[str, Colour] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "areas":
                named |= {f"area{number}": colour for number, colour in enumerate(value)}
            elif field.name != "name":
                named[field.name] = value
        return named

    def colour(self, name: str) -> Colour:
        """Return a colour by its name, ``area3`` included."""
        if name.startswith("area") and name[4:].isdigit():
            return self.areas[int(name[4:])]
        found: Colour = getattr(self, name)
        return found


def _theme(name: str, areas: str, **codes: str) -> Theme:
    colours = {key: rgb(code) for key, code in codes.items()}
    return Theme(name=name, areas=tuple(rgb(code) for code in areas.split()), **colours)


LIGHT = _theme(
    "light",
    "#d9ddb4 #cfdcdf #ecd2b4 #e6dcbc #d3d9c2 #dfd3dd #e9cfc2",
    panel="#eadcbe",
    panel_edge="#b9a67f",
    card="#fbf4e3",
    ink="#26232e",
    faint="#5c5247",
    ground="#bfc8a0",
    tree="#4f7d5b",
    tree_dark="#335543",
    water="#8fb6c6",
    field="#d8c67a",
    rock="#9a958c",
    area_edge="#8f8464",
    road="#c6a56a",
    camp="#e9d6ac",
    grove="#a5b98a",
    space="#fdf6e5",
    space_ink="#26232e",
    outline="#2b2832",
    plate="#fdf6e5",
    plate_ink="#26232e",
    seal="#2f2b3a",
    seal_ink="#f8eed8",
    bandit="#b5341d",
    bandit_ink="#fff4e0",
    veteran="#3a1216",
    veteran_ink="#ffe3a1",
    spent="#dccdb4",
    spent_ink="#5b2a1e",
    samurai="#21437a",
    samurai_ink="#fbf2de",
    wound="#f6e3cf",
    wound_ink="#96200f",
    horn="#dba02c",
    straw="#e7c877",
    straw_ink="#2d2413",
    straw_dark="#7a5a22",
    straw_dark_ink="#fff2d4",
    wall="#fbf7ec",
    wall_ink="#26232e",
    tiles="#3c4452",
    tiles_ink="#f6efdf",
    thatch="#8a5a2c",
    thatch_ink="#fff3dc",
    mud="#ead2a6",
    mud_ink="#33240f",
    wood="#a9743f",
    wood_dark="#5d3b1e",
    shield="#4a5568",
    shield_ink="#fdf6e6",
    coin="#efe3c4",
    coin_ink="#4b4336",
    gone="#d9cfb8",
    gone_ink="#5c5247",
    private="#ecdff2",
    private_ink="#4a1f63",
    private_edge="#7b3f9b",
    halo="#f2b01e",
    halo_edge="#6a4300",
    track="#fbf4e3",
    track_ink="#26232e",
    done="#d5c6a3",
    done_ink="#574c3a",
    bandit_text="#972611",
    samurai_text="#21437a",
    arrow="#3a3440",
)

DARK = _theme(
    "dark",
    "#39442f #2f414c #4d3f30 #46412f #33443c #42394b #4d3735",
    panel="#262a3a",
    panel_edge="#4a506a",
    card="#363c54",
    ink="#f4ead4",
    faint="#c3b9a4",
    ground="#20302c",
    tree="#3d6650",
    tree_dark="#16241f",
    water="#2f5468",
    field="#5a5530",
    rock="#6a6a72",
    area_edge="#7d7660",
    road="#8b7a58",
    camp="#6f6247",
    grove="#27392f",
    space="#ece0c6",
    space_ink="#1e1c26",
    outline="#0f1018",
    plate="#14161f",
    plate_ink="#f4ead4",
    seal="#e9dcc0",
    seal_ink="#22202c",
    bandit="#cf4227",
    bandit_ink="#fffaf0",
    veteran="#4a0f12",
    veteran_ink="#ffdf95",
    spent="#a2937c",
    spent_ink="#2c0f09",
    samurai="#2f5fae",
    samurai_ink="#fdf6e6",
    wound="#f3dcc6",
    wound_ink="#8e1b0c",
    horn="#eab243",
    straw="#d8b765",
    straw_ink="#241c0d",
    straw_dark="#6a4d1c",
    straw_dark_ink="#fff0cf",
    wall="#e9e2d2",
    wall_ink="#22202b",
    tiles="#4d5870",
    tiles_ink="#fdf6e6",
    thatch="#80532a",
    thatch_ink="#fff3dc",
    mud="#dcc294",
    mud_ink="#2b1e0c",
    wood="#9a6a3a",
    wood_dark="#3f2713",
    shield="#5b6886",
    shield_ink="#fdf6e6",
    coin="#cabf9f",
    coin_ink="#332d22",
    gone="#3b3e4d",
    gone_ink="#c9c0ad",
    private="#46305a",
    private_ink="#f3e2ff",
    private_edge="#c79be6",
    halo="#ffc23d",
    halo_edge="#2a1a00",
    track="#363c54",
    track_ink="#f4ead4",
    done="#1e2130",
    done_ink="#b3aa97",
    bandit_text="#ff9d80",
    samurai_text="#9cc3ff",
    arrow="#d9cda9",
)

THEMES = {"light": LIGHT, "dark": DARK}


def theme_of(name: str) -> Theme:
    """Return a theme by name, the light one for any name that is not known."""
    return THEMES.get(name, LIGHT)
