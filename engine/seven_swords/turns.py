"""The calendar of a game: which turns there are, and of what kind (SS-041)."""

from __future__ import annotations

DOUBLE_TURNS = (1, 7, 12, 16)
KILL_TURNS = (6, 11, 15, 18)
LAST_TURN = 18


def turn_kind(turn: int) -> str:
    """Return single, double or kill."""
    if turn in KILL_TURNS:
        return "kill"
    return "double" if turn in DOUBLE_TURNS else "single"
