"""All parts of the bot, in the order in which they are loaded."""

from __future__ import annotations

from cogs import consents, help, lobby, log, looking, poster, rules_pages, table_commands, verify
from cogs.client import Part

PARTS: tuple[Part, ...] = (
    lobby.setup,
    table_commands.setup,
    consents.setup,
    looking.setup,
    log.setup,
    rules_pages.setup,
    help.setup,
    verify.setup,
    poster.setup,
)
