"""All parts of the bot, in the order in which they are loaded."""

from __future__ import annotations

from cogs import (
    bandit,
    consents,
    hand,
    hanzo_commands,
    hanzo_place,
    help,
    lobby,
    log,
    looking,
    panel,
    panel_standing,
    play_commands,
    poster,
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
    play_commands.setup,
    bandit.setup,
    samurai.setup,
    hanzo_commands.setup,
    hand.setup,
    looking.setup,
    log.setup,
    rules_pages.setup,
    help.setup,
    verify.setup,
    poster.setup,
)
