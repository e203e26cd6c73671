"""The colours of Hanzō: four seasons, each by day and by night.

Vermilion is the ninja's (dice, Doors), indigo the samurai's, ochre what has just changed, violet dashes what only the
viewer may see. Roofs are dark and scaled, floors light and woven, white resources are white: nothing is told by colour
alone. ``faint`` is text of less weight on panel or card.
"""

from __future__ import annotations

from itertools import product

from render.theme import Theme, brightness_of, rgb, season_of

_GROUNDS = ("panel", "card", "plate", "done", "gone", "private", "white", "stone", "floor", "roof", "ground")
_INKS = ("ink", "outline", "faint")
_PAIRS = (
    ("die", "die_ink"),
    ("outline", "die"),
    ("samurai", "samurai_ink"),
    ("samurai", "outline"),
    ("horn", "outline"),
    ("door", "stone"),
    ("door", "outline"),
    ("seal", "seal_ink"),
    ("red", "red_ink"),
    ("halo", "halo_edge"),
    ("halo", "panel"),
    ("private", "private_ink"),
    ("private", "private_edge"),
    ("panel", "private_edge"),
    ("roof", "roof_line"),
    ("roof", "roof_light"),
    ("floor", "floor_line"),
    ("floor", "floor_edge"),
    ("frame", "ground"),
    ("ground", "ground_line"),
    ("ground", "crown"),
    ("crown", "crown_dark"),
    ("crown", "crown_light"),
    ("ground", "trunk"),
    ("ground", "drift"),
    ("roof", "drift"),
    ("panel", "card"),
    ("panel", "done"),
    ("token", "token_ink"),
    ("ray", "ray_edge"),
    ("roof", "ray_edge"),
    ("floor", "ray_edge"),
    ("roof", "white"),
    ("card", "door_text"),
    ("card", "samurai_text"),
    ("roof", "closed"),
    ("closed", "closed_light"),
    ("floor", "closed"),
    ("panel", "die"),
    ("panel", "samurai"),
    ("card", "die"),
)

_DAY = {
    "panel": "#eadcbe",
    "panel_edge": "#b9a67f",
    "card": "#fbf4e3",
    "ink": "#26232e",
    "faint": "#5c5247",
    "outline": "#23202b",
    "plate": "#fdf6e5",
    "plate_ink": "#26232e",
    "seal": "#2f2b3a",
    "seal_ink": "#f8eed8",
    "die": "#b5341d",
    "die_ink": "#fff4e0",
    "samurai": "#21437a",
    "samurai_ink": "#fbf2de",
    "horn": "#dba02c",
    "white": "#ffffff",
    "white_ink": "#23202b",
    "white_shade": "#d9dde2",
    "door": "#b5341d",
    "ink_on_stone": "#23202b",
    "door_text": "#972611",
    "samurai_text": "#21437a",
    "stone": "#cfc8ba",
    "stone_line": "#aea593",
    "floor": "#e7d6a3",
    "floor_line": "#d5c189",
    "floor_edge": "#7d7a48",
    "frame": "#3b2c20",
    "label": "#26232e",
    "halo": "#f2b01e",
    "halo_edge": "#6a4300",
    "ray": "#f2b01e",
    "ray_edge": "#4a2e00",
    "gone": "#d9cfb8",
    "gone_ink": "#5c5247",
    "private": "#ecdff2",
    "private_ink": "#4a1f63",
    "private_edge": "#7b3f9b",
    "token": "#3f4654",
    "token_ink": "#fdf6e6",
    "done": "#d5c6a3",
    "done_ink": "#574c3a",
    "red": "#b5341d",
    "red_ink": "#fff4e0",
    "closed": "#8a2a1a",
    "closed_light": "#f6cdbb",
}
_NIGHT = {
    **_DAY,
    "panel": "#262a3a",
    "panel_edge": "#4a506a",
    "card": "#363c54",
    "ink": "#f4ead4",
    "faint": "#c3b9a4",
    "outline": "#0f1018",
    "plate": "#14161f",
    "plate_ink": "#f4ead4",
    "seal": "#e9dcc0",
    "seal_ink": "#22202c",
    "die": "#cf4227",
    "die_ink": "#fffaf0",
    "samurai": "#2f5fae",
    "samurai_ink": "#fdf6e6",
    "horn": "#eab243",
    "white": "#f4f1e8",
    "white_ink": "#17151d",
    "white_shade": "#b9bcc4",
    "door": "#cf4227",
    "door_text": "#ff9d80",
    "samurai_text": "#9cc3ff",
    "stone": "#8d8b8c",
    "stone_line": "#6d6b70",
    "floor": "#a8935f",
    "floor_line": "#95814f",
    "floor_edge": "#4d4a2c",
    "frame": "#120e10",
    "label": "#f4ead4",
    "halo": "#ffc23d",
    "halo_edge": "#2a1a00",
    "ray": "#ffc23d",
    "ray_edge": "#2a1a00",
    "gone": "#3b3e4d",
    "gone_ink": "#c9c0ad",
    "private": "#46305a",
    "private_ink": "#f3e2ff",
    "private_edge": "#c79be6",
    "token": "#7d88a3",
    "token_ink": "#0f1018",
    "done": "#1e2130",
    "done_ink": "#b3aa97",
    "red": "#cf4227",
    "red_ink": "#fffaf0",
    "closed": "#5a1710",
    "closed_light": "#d78c75",
}
_SEASONS = {
    ("spring", "light"): "#cbdcb0 #b6cb98 #f3b9c9 #d97f9e #fbdbe4 #6a4a3c #fbe1e8 #4a5670 #343e54 #64728e",
    ("spring", "dark"): "#27382f #314539 #c97f98 #8f4d68 #e3a5ba #2a1c1a #d79fb4 #333c52 #222a3c #475270",
    ("summer", "light"): "#a5cb86 #8fb871 #4c9a57 #2f7243 #7fbf6c #5a4432 #d7ecb0 #3f5f66 #2b464d #587b82",
    ("summer", "dark"): "#1d3a2c #274838 #3f7f4e #24553a #66a65c #20170f #e6e28a #27454c #18323a #3b5d65",
    ("autumn", "light"): "#dec68f #cdb277 #cf5a2c #a2361f #ea9433 #5b3d28 #d9702c #5d4c52 #44363c #786369",
    ("autumn", "dark"): "#3d3322 #4a3f2b #b04a26 #7a2b1b #d98433 #21160f #cc6a2b #46393f #30262b #5d4c53",
    ("winter", "light"): "#e3ebf1 #cfdbe4 #4d7a6b #33584e #ffffff #54463e #ffffff #4c586d #364153 #6a7890",
    ("winter", "dark"): "#2a3646 #354354 #35594f #213f38 #c9d6e2 #1b1614 #c9d6e2 #343f54 #232c3e #4a5872",
}
"""Ground, its lines, the trees' crown, its shade and its light, trunks, what falls from them, roofs, their lines and
their light."""
_PARTS = (
    "ground",
    "ground_line",
    "crown",
    "crown_dark",
    "crown_light",
    "trunk",
    "drift",
    "roof",
    "roof_line",
    "roof_light",
)


def _theme(season: str, brightness: str, codes: str) -> Theme:
    base = _DAY if brightness == "light" else _NIGHT
    named = base | dict(zip(_PARTS, codes.split(), strict=True))
    colours = {name: rgb(code) for name, code in named.items()}
    return Theme(f"hanzo-{season}-{brightness}", colours, [*_PAIRS, *product(_GROUNDS, _INKS)])


THEMES = {key: _theme(*key, codes) for key, codes in _SEASONS.items()}


def colours_of(name: str) -> Theme:
    """Return the palette for a theme's name (`render.theme`): spring by day for what it leaves out."""
    return THEMES[season_of(name), brightness_of(name)]


def season(theme: Theme) -> str:
    """Return the season of a palette."""
    return theme.name.split("-")[1]
