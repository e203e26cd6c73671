"""All parts of the bot, in the order in which they are loaded."""

from __future__ import annotations

from cogs import hanzo, poster, seven_swords
from cogs.board import log, looking, verify
from cogs.client import Part
from cogs.panel import consents, hand, panel
from cogs.reference import help, rules_pages
from cogs.standings import leaderboard, profile
from cogs.tables import lobby, table_commands
from cogs.typed import play

PARTS: tuple[Part, ...] = (
    lobby.setup,
    table_commands.setup,
    consents.setup,
    panel.setup,
    play.setup,
    *seven_swords.PARTS,
    *hanzo.PARTS,
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
