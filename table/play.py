"""Moves, undo of one's own, resignation and closing, and the private drafts that come before a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.chance import SystemChance
from engine.core import Move, Seat
from store import Connection, entries
from table.change import Change
from table.errors import BadOrder, ConsentNeeded, NothingToUndo, NotSeated, PlaysHere, UndoOver
from table.live import MOVE_DRAFT, is_free, order_kind
from table.service import Service
from table.types import Ending, Played, Position, TableInfo, UndoOffer

ORDER_LENGTH = 10
ANSWER_LENGTH = 20


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

        def work(change: Change) -> Played:
            seat = _checked(change, person, sequence, interaction)
            view = change.position().view(seat)
            wanted = change.game.parse(view, move) if isinstance(move, str) else move
            concrete = change.game.resolve(view, wanted, SystemChance())
            change.move(seat, person, concrete, interaction=interaction)
            change.answer_standing_orders()
            return Played(change.position(), change.seen(seat))

        return await self._change(table_id, work, person)

    async def undo_offer(self, table_id: int, person: int) -> UndoOffer | None:
        """Return what an undo would do for this person now, or ``None`` if there is nothing to take back."""

        info = (await self._live(table_id)).info
        seat = info.seat_of(person)
        if seat is None or info.status != "open":
            return None
        offer = await self._store.run(lambda connection: offer_of(connection, table_id, seat))
        return None if offer is None or (not offer.free and len(info.roles) == 1) else offer

    async def undo(
        self, table_id: int, person: int, *, sequence: int | None = None, interaction: int | None = None
    ) -> Position:
        """Take back the person's own last move, if nobody has learned or decided anything since.

        Raises `ConsentNeeded` (then `propose` it), `UndoOver`, `NothingToUndo`, and what `resign` raises.
        """

        def work(change: Change) -> Position:
            seat = _checked(change, person, sequence, interaction)
            offer = offer_of(change.connection, table_id, seat)
            if offer is None:
                raise NothingToUndo()
            if not offer.free and len(change.info.roles) == 1:
                raise UndoOver()
            if not offer.free:
                raise ConsentNeeded(returns_to=offer.returns_to, steps=offer.steps)
            change.undo(seat, person, offer.returns_to, interaction)
            return change.position()

        return await self._change(table_id, work, person)

    async def resign(
        self, table_id: int, person: int, *, sequence: int | None = None, interaction: int | None = None
    ) -> TableInfo:
        """End the game as lost for this person; everybody else wins. Raises `Stale`, `Duplicate`,
        `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`."""

        def work(change: Change) -> TableInfo:
            seat = _checked(change, person, sequence, interaction)
            change.add("resign", change.require_open(), seat=seat, person=person, interaction=interaction)
            winners = tuple(other for other in range(len(change.info.roles)) if other != seat)
            change.end(Ending("resigned", winners, "resigned", ()), seat)
            return change.info

        return await self._change(table_id, work, person)

    async def close_game(self, table_id: int, moderator: int, *, sequence: int | None = None) -> TableInfo:
        """End a game without a result, as somebody who looks after the place but does not play: people do leave for
        good. Raises `UnknownTable`, `NotStarted`, `TableClosed`, `PlaysHere` (who plays needs the others' yes),
        `Stale` if the game has gone on since the entry with this number."""

        def work(change: Change) -> TableInfo:
            moment = change.require_open()
            if change.info.has(moderator):
                raise PlaysHere()
            change.require_fresh(sequence)
            change.add("abandon", moment, person=moderator)
            change.end(Ending("abandoned", (), "abandoned", ()))
            return change.info

        return await self._change(table_id, work, moderator)

    async def mark_assisted(self, table_id: int, person: int) -> TableInfo:
        """Note for good that somebody at this table has taken a hint: the game will not count for the leaderboards.

        Marking again changes nothing. Raises `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`.
        """

        def work(change: Change) -> TableInfo:
            change.require_open()
            change.require_seat(person)
            change.info = replace(change.info, assisted=True)
            return change.info

        return await self._change(table_id, work)

    async def draft(self, table_id: int, person: int) -> Move | None:
        """Return the person's private draft of a long move (a hidden set-up)."""
        drafted: Move | None = await self._prepared(table_id, person, MOVE_DRAFT)
        return drafted

    async def _prepared(self, table_id: int, person: int, kind: str) -> Any:
        live = await self._live(table_id)
        seat = live.info.seat_of(person)
        if seat is None:
            raise NotSeated()
        return live.drafts.get((seat, kind))

    async def set_draft(
        self, table_id: int, person: int, move: Move | None, *, sequence: int | None = None
    ) -> Move | None:
        """Keep, replace or (``None``) drop the draft; no entry, no sequence, no trace for others.

        A move that asks the system for something random (``("setup", "random")``) is drawn now, and the concrete
        draft is returned. ``sequence`` is the entry that the person was looking at: no draft is kept for a question
        that has been answered meanwhile. Raises `Stale`, `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`.
        """

        def work(change: Change) -> Move | None:
            seat = _checked(change, person, sequence, None)
            concrete = move
            if move is not None:
                concrete = change.game.resolve(change.position().view(seat), move, SystemChance())
            change.set_draft(seat, MOVE_DRAFT, concrete)
            return concrete

        return await self._change(table_id, work)

    async def standing_order(self, table_id: int, person: int, kind: str = "wound") -> tuple[str, ...]:
        """Return the answers that the person prefers to a kind of question, best first; empty if there is none."""
        order: tuple[str, ...] | None = await self._prepared(table_id, person, order_kind(kind))
        return order or ()

    async def set_standing_order(
        self, table_id: int, person: int, order: Sequence[str], kind: str = "wound"
    ) -> tuple[str, ...]:
        """Answer future questions whose choices are of this kind by the first preferred value on offer.

        The answer is an entry of its own, made in the transaction of the move that asked. Nobody else sees the
        order. An empty order drops it; a question already asked is not answered by it. Raises `BadOrder`,
        `UnknownTable`, `NotStarted`, `TableClosed`, `NotSeated`.
        """
        wanted = tuple(order)
        fits = len(wanted) <= ORDER_LENGTH and all(0 < len(answer) <= ANSWER_LENGTH for answer in wanted)
        if not fits or len(set(wanted)) != len(wanted):
            raise BadOrder(order=wanted)

        def work(change: Change) -> tuple[str, ...]:
            seat = _checked(change, person, None, None)
            change.set_draft(seat, order_kind(kind), wanted or None)
            return wanted

        return await self._change(table_id, work)


def _checked(change: Change, person: int, sequence: int | None, interaction: int | None) -> Seat:
    """Return the seat of a person who may act now, or raise what `Tables.play` says."""
    change.once(interaction)
    change.require_open()
    seat = change.require_seat(person)
    change.require_fresh(sequence)
    return seat


def offer_of(connection: Connection, table_id: int, seat: Seat) -> UndoOffer | None:
    """Return what an undo by a seat would do now."""
    rows = entries.since_last_of_seat(connection, table_id, seat)
    if not rows:
        return None
    before, *back = rows
    return UndoOffer(before.sequence, len(back), is_free(back))
