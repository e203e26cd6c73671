"""All parts of the bot, in the order in which they are loaded."""

from __future__ import annotations

from cogs import (
    bandit,
    consents,
    hand,
    hanzo_commands,
    hanzo_map,
    hanzo_place,
    help,
    leaderboard,
    lobby,
    log,
    looking,
    map_commands,
    panel,
    panel_standing,
    play_commands,
    poster,
    profile,
    rules_pages,
    samurai,
    setup_panel,
    table_commands,
    verify,
)
from cogs.client import Part

PARTS: tuple[Part, ...] = (
    lobby.setup,
    table_commands.setup,
    consents.setup,
    panel.setup,
    panel_standing.setup,
    setup_panel.setup,
    hanzo_place.setup,
    hanzo_map.setup,
    play_commands.setup,
    bandit.setup,
    samurai.setup,
    hanzo_commands.setup,
    map_commands.setup,
    hand.setup,
    looking.setup,
    log.setup,
    rules_pages.setup,
    help.setup,
    verify.setup,
    leaderboard.setup,
    profile.setup,
    poster.setup,
)
