"""What can be told about a move before it is made, without telling what is hidden."""

from __future__ import annotations

from engine.chance import SystemChance
from engine.core import Move, Seat
from table.types import Position


def can_take_back(position: Position, seat: Seat, move: Move) -> bool:
    """Return whether the mover could take this legal move back alone: no dice, nothing shown, nobody else asked, and
    the game goes on.

    It is tried out in a world drawn to fit the mover's own view, so the answer gives away nothing that he does not
    know. Raises `engine.errors.IllegalMove`.
    """
    chance = SystemChance()
    world = position.game.sample(position.view(seat), chance)
    after = position.game.apply(world, seat, move, chance)
    return after.reversible and bool(position.game.to_move(after.state))
