"""Seasons: quarters of the calendar year, by UTC, as one number each that grows with time."""

from __future__ import annotations

from datetime import UTC, datetime

ALL_TIME = 0
"""Stands for every season together."""
QUARTERS = 4


def season_of(moment: int) -> int:
    """Return the season of a Unix time: the year, then the quarter 1 to 4 (20264 is October to December 2026)."""
    at = datetime.fromtimestamp(moment, UTC)
    return at.year * 10 + (at.month - 1) // 3 + 1


def year(season: int) -> int:
    """Return the year of a season."""
    return season // 10


def quarter(season: int) -> int:
    """Return the quarter of a season, 1 to 4."""
    return season % 10


def before(season: int) -> int:
    """Return the season before this one."""
    return season - 1 if quarter(season) > 1 else (year(season) - 1) * 10 + QUARTERS
