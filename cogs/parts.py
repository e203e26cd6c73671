"""All parts of the bot, in the order in which they are loaded."""

from __future__ import annotations

from cogs.client import Part

PARTS: tuple[Part, ...] = ()
