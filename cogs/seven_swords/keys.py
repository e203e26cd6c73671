"""The game that this folder is about."""

from __future__ import annotations

from engine.seven_swords.game import SEVEN_SWORDS

SWORDS = SEVEN_SWORDS.key
ONLY_SWORDS = (SWORDS,)
"""The games of its commands."""
