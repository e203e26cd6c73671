"""From a record to the figures of everybody in it. Pure: the same records in the same order give the same figures."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ratings.seasons import ALL_TIME, season_of
from ratings.types import Board, Record

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

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


def seasons(record: Record) -> tuple[int, int]:
    """Return the seasons on whose boards a record counts."""
    return ALL_TIME, season_of(record.ended)


class Reckoner:
    """Adds records to figures, one after the other."""

    def __init__(self) -> None:
        self._teams: dict[int, _Teams] = {}

    def add(self, record: Record, number: int, figures: MutableMapping[Key, Figures]) -> list[Key]:
        """Add a record that counts to the figures, as the one with this number; return what has changed.

        ``figures`` holds those of everybody in the record who has any on its boards; others begin.
        """
        changed: list[Key] = []
        alone, drawn = record.alone, record.drawn
        for season in seasons(record):
            mine = []
            for side in record.sides:
                key = Board(record.guild, record.game, side.seat, season, record.level), side.person
                one = figures.get(key)
                if one is None:
                    one = figures[key] = Figures()
                mine.append(one)
                changed.append(key)
            if not alone:
                self._rate(record, drawn, mine)
            for side, one in zip(record.sides, mine, strict=True):
                _count(one, not drawn and side.seat in record.winners, drawn, record.turns)
                one.name, one.latest = side.name, number
        return changed

    def _rate(self, record: Record, drawn: bool, mine: list[Figures]) -> None:
        model = _model()
        teams = self._teams.get(len(mine))
        if teams is None:
            teams = self._teams[len(mine)] = _Teams([model.rating()] for _ in mine)
        for one, (player,) in zip(mine, teams, strict=True):
            player.mu = model.mu if one.mu is None else one.mu
            player.sigma = model.sigma if one.sigma is None else one.sigma
        ranks = [1.0 if drawn or side.seat in record.winners else 2.0 for side in record.sides]
        for one, (rated,) in zip(mine, model.rate(teams, ranks=ranks), strict=True):
            one.mu, one.sigma = rated.mu, rated.sigma


class _Teams(list[list["PlackettLuceRating"]]):
    """Teams of one, filled in anew for every game: making and copying players takes longer than rating them."""

    def __deepcopy__(self, _memo: object) -> list[list[PlackettLuceRating]]:
        return [list(team) for team in self]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # costs 2 MB: only a finished game needs it

    return PlackettLuce()


def _count(one: Figures, won: bool, drawn: bool, turns: int | None) -> None:
    one.games += 1
    one.wins += won
    one.draws += drawn
    one.streak = one.streak + 1 if won else 0
    one.best_streak = max(one.best_streak, one.streak)
    if won and turns is not None:
        one.fewest_turns = turns if one.fewest_turns is None else min(one.fewest_turns, turns)
