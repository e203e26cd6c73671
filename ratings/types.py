"""What the room hands out, and the records that it reads."""

from __future__ import annotations

from typing import NamedTuple

from ratings.seasons import ALL_TIME


class Board(NamedTuple):
    """Names one leaderboard: of a server, a game and a seat in it, a season and, where one plays alone, a level."""

    guild: int
    game: str
    seat: int
    season: int = ALL_TIME
    level: int = 0


class Standing(NamedTuple):
    """What a person has reached on one board."""

    board: Board
    person: int
    name: str
    """The name at the latest game."""
    place: int
    """1 is the best; 0 where the place was not asked for."""
    rating: int | None
    """``None`` where one plays alone: such boards go by games won, then by the fewest turns."""
    games: int
    wins: int
    draws: int
    streak: int
    """Games won in a row, up to the latest."""
    best_streak: int
    fewest_turns: int | None
    """Of a game that was won, if there is one."""

    @property
    def losses(self) -> int:
        """Games that were neither won nor drawn."""
        return self.games - self.wins - self.draws


class Page(NamedTuple):
    """A part of a board, best first, and the standing of whoever asked."""

    board: Board
    total: int
    start: int
    rows: tuple[Standing, ...]
    own: Standing | None


class Side(NamedTuple):
    """A person in a record."""

    seat: int
    person: int
    name: str


class Record(NamedTuple):
    """A finished game, as it was written down in the transaction that ended it."""

    table: int
    guild: int
    game: str
    ending: str
    """``rules``, ``resigned`` or ``abandoned``."""
    winners: tuple[int, ...]
    sides: tuple[Side, ...]
    """By seat."""
    moves: int
    turns: int | None
    level: int
    assisted: bool
    crossed: bool
    ended: int

    @property
    def alone(self) -> bool:
        """Whether it was played by one person."""
        return len(self.sides) == 1

    @property
    def drawn(self) -> bool:
        """Whether nobody has won, or several; alone, that is a loss."""
        return not self.alone and len(self.winners) != 1


class Recent(NamedTuple):
    """A record as its person remembers it."""

    record: Record
    side: Side
    """The person's own."""
    verdict: str
    """Whether it counts; one of `ratings.VERDICTS`."""

    @property
    def result(self) -> str:
        """``won``, ``drawn``, ``lost`` or ``abandoned``."""
        if self.record.ending == "abandoned":
            return "abandoned"
        if self.record.drawn:
            return "drawn"
        return "won" if self.side.seat in self.record.winners else "lost"

    @property
    def others(self) -> tuple[str, ...]:
        """The names of the others."""
        return tuple(side.name for side in self.record.sides if side != self.side)


class Profile(NamedTuple):
    """What a person has reached on a server: the boards of all time with places, and the latest games."""

    person: int
    name: str
    """The name at the latest game; empty if there is none."""
    standings: tuple[Standing, ...]
    season: tuple[Standing, ...]
    recent: tuple[Recent, ...]
