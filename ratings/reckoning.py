"""From a record to the figures of everybody in it. Pure: the same records in the same order give the same figures."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ratings.seasons import ALL_TIME, season_of
from ratings.types import Board, Record

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST_TURNS = 999
"""Longer games are all equally long on a board."""


@dataclass(slots=True)
class Figures:
    """The running figures of a person on a board; see `ratings.types.Standing`."""

    name: str = ""
    mu: float | None = None
    sigma: float | None = None
    games: int = 0
    wins: int = 0
    draws: int = 0
    streak: int = 0
    best_streak: int = 0
    fewest_turns: int | None = None
    latest: int = 0

    @property
    def merit(self) -> float:
        """What the board is ordered by: a strength that is exceeded with high probability, or games won and, of
        equals, the fewest turns."""
        if self.mu is not None and self.sigma is not None:
            return self.mu - 3 * self.sigma
        return self.wins - (MOST_TURNS if self.fewest_turns is None else min(self.fewest_turns, MOST_TURNS)) / 1000


Key = tuple[Board, int]
"""A person on a board."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # costs 2 MB: only a finished game needs it

    return PlackettLuce()


def boards(record: Record, seat: int) -> tuple[Board, ...]:
    """Return the boards on which a seat of a record counts: all time, then the season."""
    return tuple(
        Board(record.guild, record.game, seat, season, record.level) for season in (ALL_TIME, season_of(record.ended))
    )


def add(record: Record, number: int, figures: MutableMapping[Key, Figures]) -> list[Key]:
    """Add a record that counts to the figures, as the one with this number; return what has changed.

    ``figures`` holds those of everybody in the record who has any on its boards; others begin.
    """
    changed: list[Key] = []
    for which in range(len(boards(record, 0))):
        keys = [(boards(record, side.seat)[which], side.person) for side in record.sides]
        mine = [figures.setdefault(key, Figures()) for key in keys]
        if not record.alone:
            _rate(record, mine)
        for side, one in zip(record.sides, mine, strict=True):
            _count(record, side.seat, one)
            one.name, one.latest = side.name, number
        changed += keys
    return changed


def _rate(record: Record, mine: list[Figures]) -> None:
    model = _model()
    teams: list[list[Any]] = [
        [model.rating() if one.mu is None or one.sigma is None else model.rating(one.mu, one.sigma)] for one in mine
    ]
    ranks = [1.0 if record.drawn or side.seat in record.winners else 2.0 for side in record.sides]
    for one, (rated,) in zip(mine, model.rate(teams, ranks=ranks), strict=True):
        one.mu, one.sigma = rated.mu, rated.sigma


def _count(record: Record, seat: int, one: Figures) -> None:
    won = not record.drawn and seat in record.winners
    one.games += 1
    one.wins += won
    one.draws += record.drawn
    one.streak = one.streak + 1 if won else 0
    one.best_streak = max(one.best_streak, one.streak)
    if won and record.turns is not None:
        one.fewest_turns = record.turns if one.fewest_turns is None else min(one.fewest_turns, record.turns)
