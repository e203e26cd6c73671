"""One transaction on one table: checks, entries, and at the end everything that follows from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.chance import SeededChance
from engine.core import Event, Game, Move, Seat
from engine.record import advance, final_hash
from store import Connection, entries, private, proposals, tables
from table.errors import Duplicate, NotInLobby, NotSeated, NotStarted, Stale, TableClosed
from table.live import (
    MOVE_DRAFT,
    SNAPSHOT_EVERY,
    Drafts,
    Live,
    Loader,
    Moment,
    as_move,
    keys_of,
    move_drafts,
    orders_of,
)
from table.notices import Notices
from table.proposed import overtaken
from table.recording import Recorder, write_result
from table.types import Ending, EntryKind, LogEntry, Position, Proposal, SeenEvent, Status, TableInfo

AUTOMATIC_LIMIT = 20
"""More answers by standing orders in a row than any game can ask for."""


class Entry(NamedTuple):
    """An entry just made; the same names as the columns of a stored one."""

    sequence: int
    kind: EntryKind
    seat: Seat | None
    person: int | None
    at: int
    notation: str | None
    automatic: bool
    returns_to: int | None
    undone_by: int | None
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        return f"Entry(sequence={self.sequence}, kind={self.kind!r}, seat={self.seat})"  # the rest may be secret


def as_seen(entry: Any, events: Sequence[Event], viewer: Seat | None, info: TableInfo) -> LogEntry:
    """Return an entry (made or stored) as a viewer may see it; once a table has ended, everybody may see everything."""
    own = viewer is not None and entry.seat == viewer
    undone = entry.undone_by is not None
    over = info.ending is not None
    if entry.kind == "undo":  # what it took back, as everybody has seen it: nothing more comes out at the end
        seen = [(one.kind, one.public) for one in events]
    elif over:
        seen = [(one.kind, one.seen_at_the_end(viewer)) for one in events if not undone]
    else:
        seen = [(one.kind, one.seen_by(viewer)) for one in events if not undone]
    return LogEntry(
        sequence=entry.sequence,
        kind=entry.kind,
        seat=entry.seat,
        person=entry.person,
        at=entry.at,
        events=tuple(SeenEvent(kind, fields) for kind, fields in seen if fields is not None),
        notation=entry.notation if own or over else None,
        undone=undone,
        automatic=bool(entry.automatic) and own,
        returns_to=entry.returns_to,
    )


def choose(game: Game, view: Any, kind: str, order: Sequence[str]) -> Move | None:
    """Return the move that a standing order makes of the present question, if it is of that kind."""
    prefix: tuple[str, ...] = ()
    while (choices := game.choices(view, prefix)).options:
        options = choices.options
        if all(option.kind == kind for option in options):
            options = tuple(option for value in order for option in options if option.value == value)[:1]
        if len(options) != 1:
            return None
        prefix += (options[0].key,)
    return choices.move


class Change:
    """A table as it was (``before``), as it becomes (``info``, ``moment``), and the entries made on the way."""

    def __init__(
        self, connection: Connection, loader: Loader, before: Live, at: int, recorder: Recorder | None = None
    ) -> None:
        self.connection = connection
        self.loader = loader
        self.recorder = recorder
        self.before = before
        self.at = at
        self.info = before.info
        self.moment = before.now
        self.made: list[Entry] = []
        self.drafts = dict(before.drafts)
        self.messages: list[Callable[[Notices], None]] = []
        """What to put into the outbox once everything else is written, before what follows from the entries."""
        self._touched = False
        self._proposals = before.proposals

    @property
    def id(self) -> int:
        """The table."""
        return self.before.info.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.before.game

    def touch(self) -> None:
        """Have the table's revision grow although nothing of `info` changes."""
        self._touched = True

    def set_draft(self, seat: Seat, kind: str, content: Any) -> None:
        """Keep or (``None``) drop what a seat has privately prepared. Nobody else can tell."""
        private.put_draft(self.connection, self.id, seat, kind, content)
        self.drafts.pop((seat, kind), None)
        if content is not None:
            self.drafts[seat, kind] = as_move(content)
        self.touch()

    def note_proposal(self, proposal: Proposal) -> None:
        """Note that a proposal was made or answered, as it stands now in the store."""
        others = [one for one in self._proposals if one.id != proposal.id]
        found = [*others, proposal] if proposal.status == "open" else others
        self._proposals = tuple(sorted(found, key=lambda one: one.id))
        self.touch()

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """The open proposals that the entries made have not overtaken."""
        return tuple(one for one in self._proposals if not self._is_overtaken(one))

    def _is_overtaken(self, proposal: Proposal) -> bool:
        """Tell whether a proposal has no more use: any, at the end or when a seat passes."""
        if self.info.ending is not None or any(entry.kind == "hand_over" for entry in self.made):
            return True
        playing_on = {entry.person for entry in self.made if entry.kind == "move" and not entry.automatic}
        return bool(self.made) and overtaken(proposal, playing_on)

    # Checks

    def once(self, interaction: int | None) -> None:
        """Raise `Duplicate` if the interaction has made an entry before."""
        if interaction is not None and (found := entries.by_interaction(self.connection, interaction)) is not None:
            raise Duplicate(sequence=found.sequence)

    def require_lobby(self) -> None:
        """Raise `NotInLobby` if the table has started or is over."""
        if self.info.status != "lobby":
            raise NotInLobby(status=self.info.status)

    def require_open(self) -> Moment:
        """Return the position. Raises `NotStarted`, `TableClosed`."""
        if self.info.status == "lobby":
            raise NotStarted()
        if self.info.status != "open" or self.moment is None:
            raise TableClosed(status=self.info.status)
        return self.moment

    def require_seat(self, person: int) -> Seat:
        """Return the person's seat. Raises `NotSeated`."""
        seat = self.info.seat_of(person)
        if seat is None:
            raise NotSeated()
        return seat

    def require_fresh(self, sequence: int | None) -> None:
        """Raise `Stale` if the person was looking at an older position."""
        if sequence is not None and sequence != self.info.sequence:
            raise Stale(self.position())

    # Looking

    def position(self) -> Position:
        """Return the position as it stands in this change."""
        moment = self.moment
        if moment is None:
            raise NotStarted()
        return position_of(self.game, self.info, moment, self.drafts, self.proposals)

    def seen(self, viewer: Seat | None) -> tuple[LogEntry, ...]:
        """Return the entries made so far as a viewer may see them."""
        return tuple(as_seen(entry, entry.events, viewer, self.info) for entry in self.made)

    # Entries

    def add(
        self,
        kind: EntryKind,
        moment: Moment,
        *,
        seat: Seat | None = None,
        person: int | None = None,
        notation: str | None = None,
        draws: Sequence[int] = (),
        events: tuple[Event, ...] = (),
        reversible: bool = False,
        automatic: bool = False,
        returns_to: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Append an entry that leads to a moment."""
        sequence = self.info.sequence + 1
        entries.add_entry(
            self.connection,
            table_id=self.id,
            sequence=sequence,
            kind=kind,
            seat=seat,
            person=person,
            at=self.at,
            notation=notation,
            draws=list(draws),
            drawn=moment.draws,
            hash=moment.head,
            reversible=reversible,
            automatic=automatic,
            returns_to=returns_to,
            interaction=interaction,
        )
        entry = Entry(sequence, kind, seat, person, self.at, notation, automatic, returns_to, None, events)
        self.made.append(entry)
        self.moment = moment
        to_move = self.game.to_move(moment.state)
        self.info = replace(self.info, sequence=sequence, to_move=to_move, waiting_since=self.at)

    def move(
        self, seat: Seat, person: int, move: Move, *, interaction: int | None = None, automatic: bool = False
    ) -> None:
        """Apply a move by the rules and append it. Raises `engine.errors.IllegalMove`."""
        moment = self.require_open()
        chance = SeededChance(self.before.seed, str(self.id), moment.draws)
        step, entry = advance(self.game, moment.state, seat, move, chance, moment.head)
        since = moment.since_snapshot + 1
        if since >= SNAPSHOT_EVERY:
            dumped = self.game.dump(step.state)
            entries.put_snapshot(self.connection, self.id, self.info.sequence + 1, dumped)
            since = 0
        self.add(
            "move",
            Moment(step.state, chance.count, entry.hash, since),
            seat=seat,
            person=person,
            notation=entry.move,
            draws=entry.draws,
            events=step.events,
            reversible=step.reversible,
            automatic=automatic,
            interaction=interaction,
        )
        if (seat, MOVE_DRAFT) in self.drafts:
            self.set_draft(seat, MOVE_DRAFT, None)
        outcome = self.game.outcome(step.state)
        if outcome is not None:
            self.end(Ending("rules", outcome.winners, outcome.reason, outcome.scores))

    def answer_standing_orders(self) -> None:
        """Make the moves of seats that were asked something their standing orders answer."""
        for _ in range(AUTOMATIC_LIMIT if self.drafts else 0):
            asked = [seat for seat in self.info.to_move if seat not in self.before.info.to_move]
            if self.info.status != "open" or not any(self._answer(seat) for seat in asked):
                return

    def _answer(self, seat: Seat) -> bool:
        person = self.info.seats[seat]
        view = self.position().view(seat)
        for kind, order in orders_of(self.drafts, seat).items():
            move = choose(self.game, view, kind, order)
            if move is not None and person is not None:
                self.move(seat, person, move, automatic=True)
                return True
        return False

    def undo(self, seat: Seat, person: int, returns_to: int, interaction: int | None = None) -> None:
        """Return to the position after an earlier entry. What was rolled since will be rolled again."""
        moment = self.loader.moment(self.connection, self.before, returns_to)
        entries.undo_after(self.connection, self.id, returns_to, self.info.sequence + 1)
        self.add("undo", moment, seat=seat, person=person, returns_to=returns_to, interaction=interaction)

    def end(self, ending: Ending, seat: Seat | None = None) -> None:
        """Record how the table ends. ``seat`` is who ended it, if it was not the rules."""
        moment = self.require_open()
        by_table = None if ending.kind == "rules" else {"kind": ending.kind, "seat": seat}
        final = final_hash(moment.head, by_table)
        verdict = write_result(self, ending, final)
        status: Status = "abandoned" if ending.kind == "abandoned" else "finished"
        self.info = replace(self.info, status=status, to_move=(), ending=ending, final_hash=final, verdict=verdict)

    # The end of the transaction

    def finish(self) -> Live:
        """Write what changed and return the table as it is now."""
        before, info = self.before, self.info
        self._void_proposals()
        if info == before.info and not self._touched:
            return before
        tables.change_table(
            self.connection,
            self.id,
            before.revision,
            status=info.status,
            sequence=info.sequence,
            guild_id=info.guild_id,
            channel_id=info.channel_id,
            owner=info.owner,
            commitment=info.commitment,
            changed=info.waiting_since,
            assisted=info.assisted,
        )
        due = {seat: seat in info.to_move for seat in {*info.to_move} ^ {*before.info.to_move}}
        tables.set_due(self.connection, self.id, due)
        keys = before.keys
        if self.moment is not None and self.moment is not before.now:
            keys = keys_of(self.game, self.moment.state)
        return replace(
            before,
            info=info,
            revision=before.revision + 1,
            now=self.moment,
            keys=keys,
            drafts=self.drafts,
            proposals=self._proposals,
        )

    def _void_proposals(self) -> None:
        """Close what the new entries have overtaken."""
        standing = self.proposals
        for proposal in self._proposals:
            if proposal not in standing:
                proposals.close(self.connection, proposal.id, "void")
                self.messages.append(partial(Notices.proposal, proposal_id=proposal.id))
        self._proposals = standing


def position_of(
    game: Game,
    info: TableInfo,
    moment: Moment,
    drafts: Drafts = MappingProxyType({}),
    waiting: tuple[Proposal, ...] = (),
    *,
    sequence: int | None = None,
) -> Position:
    """Put a position together, the present one with drafts and open proposals, or (with its ``sequence``) an earlier
    one."""
    ended = sequence is None and info.ending is not None
    to_move = () if ended else game.to_move(moment.state)
    reached = info.sequence if sequence is None else sequence
    outcome = game.outcome(moment.state)
    return Position(info, game, reached, to_move, outcome, moment.state, move_drafts(drafts), waiting)
