"""What Hanzō adds: placing a die, building a map, hints, and commands of its own."""

from __future__ import annotations

from cogs.hanzo import commands, hint, map_commands, map_option, map_panel, place_panel

PARTS = (
    place_panel.setup,
    map_panel.setup,
    map_option.setup,
    hint.setup,
    commands.setup,
    map_commands.setup,
)
