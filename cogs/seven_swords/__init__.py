"""What Seven Swords adds: the hidden set-up, standing orders, and commands of its own."""

from __future__ import annotations

from cogs.seven_swords import bandit, samurai, setup_panel, standing

PARTS = (standing.setup, setup_panel.setup, bandit.setup, samurai.setup)
