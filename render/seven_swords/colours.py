"""The colours of Seven Swords: a light and a dark palette, flat, in the manner of a woodblock print.

Paper and ink carry the text; indigo stands for the samurai, vermilion for the bandits, ochre for what has just
changed, violet dashes for what only the viewer may see. Nothing is told by colour alone. ``faint`` is text of less
weight on panel or card, where ``bandit_text`` and ``samurai_text`` are names and numbers of the two sides.
"""

from __future__ import annotations

from itertools import product

from render.theme import Theme, brightness_of, rgb

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


def _theme(name: str, areas: str, **codes: str) -> Theme:
    colours = {key: rgb(code) for key, code in codes.items()}
    numbered = {f"area{number}": rgb(code) for number, code in enumerate(areas.split())}
    # Where the areas stand decides which of two equally near colours a smooth edge takes.
    names = list(colours)
    after = names.index("rock") + 1
    first, rest = ({name: colours[name] for name in part} for part in (names[:after], names[after:]))
    meetings = [*_PAIRS, *product(_GROUNDS, _INKS), *product(numbered, ("area_edge", "road", "outline", "arrow"))]
    return Theme(name, first | numbered | rest, meetings)


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


def colours_of(name: str) -> Theme:
    """Return the palette for a theme's name (`render.theme`), the light one for any name that is not known."""
    return THEMES[brightness_of(name)]
