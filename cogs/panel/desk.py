"""What a player has before him when he opens his panel: the position through his own eyes."""

from __future__ import annotations

from typing import Any, NamedTuple

from cogs.messages import telling
from cogs.messages.answers import Answer
from cogs.panel import walk as panel_walk
from engine.core import Choices, Game, Seat
from table import Position, TableInfo


class Desk(NamedTuple):
    """A position as one player sees it. Everything private is made from ``view`` alone."""

    position: Position
    seat: Seat
    view: Any
    person: int
    locale: str

    @property
    def table(self) -> TableInfo:
        """The table."""
        return self.position.table

    @property
    def game(self) -> Game:
        """The game."""
        return self.position.game

    @property
    def sequence(self) -> int:
        """Number of the latest entry."""
        return self.position.sequence

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat, safe to put into a message."""
        return telling.names(self.table)

    @property
    def is_due(self) -> bool:
        """Whether this player owes a decision."""
        return self.seat in self.position.to_move

    def root(self) -> panel_walk.Walk:
        """Return the current question; nothing to choose from when he owes no decision."""
        if not self.is_due:
            return panel_walk.Walk((), (), Choices("", ()))
        return panel_walk.walk(self.game, self.view, ())


def desk_at(answer: Answer, position: Position) -> Desk:
    """Seat the person behind an answer at a position. Raises `table.NotSeated`."""
    answer.game = position.table.game
    seat = position.seat_for(answer.person)
    return Desk(position, seat, position.view(seat), answer.person, answer.locale)


async def desk_of(answer: Answer, table: int) -> Desk:
    """Seat the person behind an answer at a table as it is now. Raises `table.NotSeated` and what
    `table.Tables.position` raises."""
    return desk_at(answer, await answer.bot.tables.position(table))
