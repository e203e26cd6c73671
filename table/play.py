"""Moves, undo of one's own, resignation, and the private drafts that come before a move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from table.service import Service
from table.types import Played, Position, TableInfo, UndoOffer


class Play(Service):
    """The part of `Tables` for the person whose turn it is."""

    async def play(
        self,
        table_id: int,
        person: int,
        move: Move | str,
        *,
        sequence: int | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Make a move, given as a tuple or as notation, and keep it durably before this returns.

        ``sequence`` is the entry that the person was looking at (``None``: take the position as it is);
        ``interaction`` makes a repeated delivery harmless. Raises `Stale`, `Duplicate`, `UnknownTable`, `NotStarted`,
        `TableClosed`, `NotSeated`, `engine.errors.IllegalMove`, `engine.errors.NotationError`.
        """
        raise NotImplementedError

    async def undo_offer(self, table_id: int, person: int) -> UndoOffer | None:
        """Return what an undo would do for this person now, or ``None`` if there is nothing to take back."""
        raise NotImplementedError

    async def undo(
        self, table_id: int, person: int, *, sequence: int | None = None, interaction: int | None = None
    ) -> Position:
        """Take back the person's own last move, if nobody has learned or decided anything since.

        Raises `ConsentNeeded` (then `propose` it), `NothingToUndo`, and what `play` raises.
        """
        raise NotImplementedError

    async def resign(
        self, table_id: int, person: int, *, sequence: int | None = None, interaction: int | None = None
    ) -> TableInfo:
        """End the game as lost for this person; everybody else wins. Raises what `play` raises."""
        raise NotImplementedError

    async def draft(self, table_id: int, person: int) -> Move | None:
        """Return the person's private draft of a long move (a hidden set-up)."""
        raise NotImplementedError

    async def set_draft(self, table_id: int, person: int, move: Move | None) -> Move | None:
        """Keep, replace or (``None``) drop the draft; no entry, no sequence, no trace for others.

        A move that asks the system for something random (``("setup", "random")``) is drawn now, and the concrete
        draft is returned. Raises `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`.
        """
        raise NotImplementedError

    async def standing_order(self, table_id: int, person: int, kind: str = "wound") -> tuple[str, ...]:
        """Return the answers that the person prefers to a kind of question, best first; empty if there is none."""
        raise NotImplementedError

    async def set_standing_order(
        self, table_id: int, person: int, order: Sequence[str], kind: str = "wound"
    ) -> tuple[str, ...]:
        """Answer future questions whose choices are of this kind by the first preferred value on offer.

        The answer is an entry of its own, made in the transaction of the move that asked. Nobody else sees the
        order. An empty order drops it; a question already asked is not answered by it. Raises `BadOrder` and what
        `set_draft` raises.
        """
        raise NotImplementedError
