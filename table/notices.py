"""Which messages follow a change: rows for the outbox, written in the transaction of the change itself.

Rows that wait for the same place are coalesced, since whoever posts shows what is current: a new board takes over the
pings that wait before it, and a ping whose decision was made is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core import Seat
from store import AnyRow, Connection, outbox
from table.types import RowKind, TableInfo

CHANNEL = "channel"
PING = "ping:"
"""Begins the slot of every mention."""
INVITATION = "invite:"
"""Begins the slot of every invitation."""


def clearing(channel_id: int | None) -> str:
    """Return the lane for what is taken away in a channel. It holds nothing else up: a table may have moved because
    the bot cannot see that channel any more."""
    return f"retire:{channel_id}"


def hand_slot(person: int) -> str:
    """Return the lane and slot of somebody's private message."""
    return f"hand:{person}"


def ping_slot(seat: Seat) -> str:
    """Return the slot of the line that mentions a seat."""
    return f"{PING}{seat}"


def invitation_slot(person: int) -> str:
    """Return the slot of the line that invites somebody."""
    return f"{INVITATION}{person}"


def proposal_slot(proposal_id: int) -> str:
    """Return the slot of a proposal's message."""
    return f"proposal:{proposal_id}"


def slot_of(row: AnyRow) -> str:
    """Return the slot whose message an outbox row makes or changes."""
    match row.kind:
        case "hand":
            return hand_slot(row.person)
        case "ping" | "unping":
            return ping_slot(row.seat)
        case "invite":
            return invitation_slot(row.person)
        case "proposal":
            return proposal_slot(row.proposal_id)
        case "board" | "refresh" | "result":
            return "board"
        case other:
            return str(other)


@dataclass(slots=True)
class _Waiting:
    """A row of the outbox that is not finished, as the coalescing needs it."""

    id: int
    kind: str
    lane: str
    flight: bool
    seat: Seat | None
    person: int | None
    proposal_id: int | None
    mentions: list[int]


class Notices:
    """The outbox of one table within one transaction."""

    def __init__(self, connection: Connection, info: TableInfo, at: int) -> None:
        self._connection = connection
        self._info = info
        self._at = at
        self._pointers = outbox.pointers(connection, info.id)
        self.added = False
        self._waiting = [
            _Waiting(
                row.id,
                row.kind,
                row.lane,
                row.state == "flight",
                row.seat,
                row.person,
                row.proposal_id,
                list(row.mentions),
            )
            for row in outbox.unfinished(connection, info.id)
        ]

    def _add(self, kind: RowKind, *, lane: str = CHANNEL, **values: Any) -> None:
        channel = None if kind == "hand" else self._info.channel_id
        row = {"channel_id": channel, "table_id": self._info.id, "sequence": self._info.sequence, "created": self._at}
        outbox.add_row(self._connection, **(row | {"kind": kind, "lane": lane} | values))
        self.added = True

    def _pending(self, *kinds: str) -> list[_Waiting]:
        return [row for row in self._waiting if row.kind in kinds and not row.flight]

    def _drop(self, rows: Iterable[_Waiting], reason: str) -> None:
        dropped = [row.id for row in rows]
        outbox.change_rows(self._connection, dropped, state="dropped", reason=reason)
        self._waiting = [row for row in self._waiting if row.id not in dropped]

    def _mention(self, row: _Waiting, mentions: list[int]) -> None:
        row.mentions = mentions
        outbox.change_rows(self._connection, [row.id], mentions=mentions)

    def board(self, mentions: Iterable[int] = ()) -> None:
        """Post a new board that mentions these people, and those whose earlier mention still waits and is still due."""
        superseded = self._pending("board", "refresh", "ping")
        waiting = [person for row in superseded for person in (*row.mentions, row.person) if person is not None]
        self._drop(superseded, "superseded")
        everybody = [person for person in waiting if person in self._info.due] + list(mentions)
        self._add("board", mentions=list(dict.fromkeys(everybody)))

    def refresh(self) -> None:
        """Bring the board message up to date."""
        if not self._pending("board", "refresh", "result"):
            self._add("refresh")

    def result(self, mentions: Iterable[int]) -> None:
        """Post the end of the game."""
        self._drop(self._pending("board", "refresh", "ping"), "superseded")
        self._add("result", mentions=list(mentions))

    def ping(self, seat: Seat, person: int) -> None:
        """Tell somebody that it is up to him: in a board that waits anyway, else in a line of its own."""
        boards = self._pending("board")
        if boards:
            self._mention(boards[-1], [*boards[-1].mentions, person])
        else:
            self._add("ping", seat=seat, person=person)

    def unping(self, seat: Seat, person: int) -> None:
        """Take back the mention of somebody who has decided."""
        self._drop([row for row in self._pending("ping") if row.seat == seat], "decided")
        for row in self._pending("board"):
            if person in row.mentions:
                self._mention(row, [other for other in row.mentions if other != person])
        leaving = any(row.kind == "unping" and row.seat == seat for row in self._waiting)
        coming = any(row.kind == "ping" and row.seat == seat for row in self._waiting)
        if coming or (ping_slot(seat) in self._pointers and not leaving):
            self._add("unping", seat=seat, person=person)

    def hand(self, person: int, *, correct: bool = False) -> None:
        """Send somebody what he alone may know, or only ``correct`` what was sent, if anything was."""
        there = hand_slot(person) in self._pointers or any(row.kind == "hand" for row in self._waiting)
        if correct and not there:
            return
        if not any(row.person == person for row in self._pending("hand")):
            self._add("hand", lane=hand_slot(person), person=person)

    def lobby(self, by: int | None = None) -> None:
        """Post the table card, or bring it up to date, and take back invitations that lead nowhere any more; ``by`` is
        who has called the table off."""
        pending = [row.id for row in self._pending("lobby")]
        outbox.change_rows(self._connection, pending, person=by)
        if not pending:
            self._add("lobby", person=by)
        for slot in self._slots(INVITATION):
            if not self._info.awaits(int(slot.removeprefix(INVITATION))):
                self._take_back(slot)

    def invite(self, person: int) -> None:
        """Post an invitation."""
        self._add("invite", person=person)

    def proposal(self, proposal_id: int, mentions: Iterable[int] = ()) -> None:
        """Post a proposal, or bring its message up to date."""
        if not any(row.proposal_id == proposal_id for row in self._pending("proposal")):
            self._add("proposal", proposal_id=proposal_id, mentions=list(mentions))

    def refused(self, proposal_id: int, proposer: int) -> None:
        """Post a proposal that was refused anew, below what came after it, so that its proposer hears of the answer."""
        if proposal_slot(proposal_id) in self._pointers:
            self._take_back(proposal_slot(proposal_id))
        waiting = next((row for row in self._pending("proposal") if row.proposal_id == proposal_id), None)
        if waiting is None:
            self._add("proposal", proposal_id=proposal_id, mentions=[proposer])
        else:
            self._mention(waiting, [proposer])

    def retire(self, slot: str) -> None:
        """Take the controls off the message of a slot, and forget it."""
        pointer = self._pointers.pop(slot, None)
        if pointer is not None:
            outbox.unpoint(self._connection, self._info.id, slot)
            self._clear("retire", pointer)

    def _clear(self, kind: RowKind, pointer: AnyRow) -> None:
        lane = clearing(pointer.channel_id)
        self._add(kind, lane=lane, channel_id=pointer.channel_id, message_id=pointer.message_id)

    def leave_channel(self) -> list[int]:
        """Drop what waits for the channel, as the table moves to another, and take back the mentions there.

        Returns whose invitations were among it, posted or not, to be invited anew after the card.
        """
        invited = [row.person for row in self._waiting if row.kind == "invite" and row.person is not None]
        self._drop([row for row in self._waiting if row.lane == CHANNEL and not row.flight], "moved")
        invited += [int(slot.removeprefix(INVITATION)) for slot in self._slots(INVITATION)]
        for slot in (*self._slots(PING), *self._slots(INVITATION)):
            self._take_back(slot)
        return list(dict.fromkeys(invited))

    def _slots(self, beginning: str) -> list[str]:
        return [slot for slot in self._pointers if slot.startswith(beginning)]

    def _take_back(self, slot: str) -> None:
        """Have the message of a slot deleted, and forget it."""
        outbox.unpoint(self._connection, self._info.id, slot)
        self._clear("unping", self._pointers.pop(slot))

    @property
    def has_board(self) -> bool:
        """Whether a board message is there or on its way."""
        return "board" in self._pointers or any(row.kind == "board" for row in self._waiting)
