"""What time it is, for everything that the bot does."""

from __future__ import annotations

import discord


def unix_now() -> int:
    """Return whole Unix seconds by the one clock of the bot: discord.py's, which a simulated Discord can turn."""
    return int(discord.utils.utcnow().timestamp())
