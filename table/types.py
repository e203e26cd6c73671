"""What the table hands out: frozen records, times as whole Unix seconds, persons and channels as Discord ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from engine.core import Game, Move, Outcome, Seat
from table.errors import NotSeated

NO_GUILD = 0
"""The server of a table that is in somebody's direct messages with the bot."""

Status = Literal["lobby", "open", "finished", "abandoned", "cancelled"]
"""``lobby`` and ``open`` tables occupy their channel; ``finished`` covers results by rules and resignations."""

EntryKind = Literal["start", "move", "undo", "resign", "abandon", "hand_over"]
ProposalKind = Literal["abandon", "hand_over", "undo"]
ProposalStatus = Literal["open", "accepted", "refused", "withdrawn", "void"]
RowKind = Literal["lobby", "invite", "board", "refresh", "ping", "unping", "hand", "proposal", "result", "retire"]


class Player(NamedTuple):
    """A person at a table. ``wish`` is the role asked for in the lobby (``None`` = any), ``seat`` the one he has
    since the start (in the lobby: the wish)."""

    person: int
    name: str
    wish: Seat | None
    seat: Seat | None


class Ending(NamedTuple):
    """How a table ended. ``kind`` says who ended it: the rules, a resignation, or consent; ``reason`` is the
    outcome's reason key (rules), else equal to ``kind``. Several winners or none = draw; alone, none = lost."""

    kind: Literal["rules", "resigned", "abandoned"]
    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Everything public about a table except the position."""

    id: int
    game: str
    roles: tuple[str, ...]
    """Role names of the game, one a seat."""
    options: Mapping[str, str]
    first_game: bool
    """The hidden set-up is drafted at the start, ready to be changed or committed."""
    status: Status
    guild_id: int
    """`NO_GUILD` for a table in a direct message, whose channel is that of the message."""
    channel_id: int
    owner: int
    players: tuple[Player, ...]
    """In the order they sat down (lobby) or of the seats (from the start)."""
    sequence: int
    """Number of the latest entry; 0 in the lobby. Controls carry it."""
    to_move: tuple[Seat, ...]
    """Seats that owe a decision; empty unless the status is ``open``."""
    waiting_since: int
    """When the latest entry was made."""
    locale: str
    theme: str
    rules_version: int
    commitment: str
    """Binds the table to its dice without showing them; empty in the lobby."""
    final_hash: str
    """Hash of the last entry of the chain; empty before the end."""
    created: int
    ending: Ending | None
    assisted: bool = False
    """Somebody at the table has taken a hint. Once set it stays."""
    verdict: str = ""
    """Of a table that is over: whether it counts for the leaderboards, or why not (one of ``ratings.VERDICTS``); empty
    where nobody keeps any."""

    @property
    def is_direct(self) -> bool:
        """Whether the table is in somebody's direct messages, so that everything posted is for him alone."""
        return self.guild_id == NO_GUILD

    @property
    def seats(self) -> tuple[int | None, ...]:
        """The person in each seat; ``None`` where it is free or, in the lobby, not settled."""
        by_seat = {player.seat: player.person for player in self.players}
        return tuple(by_seat.get(seat) for seat in range(len(self.roles)))

    @property
    def names(self) -> tuple[str, ...]:
        """The name in each seat, ``""`` where `seats` has nobody."""
        by_seat = {player.seat: player.name for player in self.players}
        return tuple(by_seat.get(seat, "") for seat in range(len(self.roles)))

    @property
    def due(self) -> tuple[int, ...]:
        """The persons who owe a decision."""
        return tuple(person for seat in self.to_move if (person := self.seats[seat]) is not None)

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of a person, ``None`` for a spectator (or while it is not settled)."""
        return next((player.seat for player in self.players if player.person == person), None)

    def has(self, person: int) -> bool:
        """Return whether the person sits at the table, with or without a settled role."""
        return any(player.person == person for player in self.players)

    def awaits(self, person: int) -> bool:
        """Return whether an invitation of this person still leads somewhere."""
        return self.status == "lobby" and not self.has(person)


@dataclass(frozen=True, slots=True)
class Position:
    """The game at one sequence number. Views are all that leaves it; the state has no public name."""

    table: TableInfo
    game: Game
    sequence: int
    to_move: tuple[Seat, ...]
    outcome: Outcome | None
    _state: Any = field(repr=False)
    _drafts: Mapping[Seat, Move] = field(repr=False, default_factory=dict)
    proposals: tuple[Proposal, ...] = ()
    """What waits for somebody's answer now, the oldest first; empty for an earlier position."""

    def view(self, seat: Seat | None) -> Any:
        """Return the view of a seat or, for ``None``, of a spectator. A seat's own draft is in its ``draft``.

        At a table that was given up or abandoned nobody is to move, although the game itself waits for somebody.
        """
        view = self.game.view(self._state, seat)
        if seat is not None and seat in self._drafts:
            view = view._replace(draft=self._drafts[seat])
        return view if view.to_move == self.to_move else view._replace(to_move=self.to_move)

    @property
    def somebody_holds(self) -> bool:
        """Whether there is anything that one player alone holds; that, unlike what it is, everybody knows."""
        views = (self.game.view(self._state, seat) for seat in range(len(self.game.seats)))
        return any(self.game.private_key(view) is not None for view in views)

    def view_of(self, person: int) -> Any:
        """Return what this person may know: the view of his seat, or the spectator's."""
        return self.view(self.table.seat_of(person))

    def seat_for(self, person: int) -> Seat:
        """Return the seat of a person. Raises `NotSeated`."""
        seat = self.table.seat_of(person)
        if seat is None:
            raise NotSeated()
        return seat


class SeenEvent(NamedTuple):
    """An event with the fields that one viewer may see."""

    kind: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry as one viewer may see it."""

    sequence: int
    kind: EntryKind
    seat: Seat | None
    """Whose entry it is; ``None`` for the start and for an abandonment."""
    person: int | None
    """Who made it; ``None`` for the start and for an abandonment by agreement."""
    at: int
    events: tuple[SeenEvent, ...] = field(repr=False)
    """Empty for undone moves: what was taken back is no fact of the game. Of an undo that needed consent, what
    everybody has seen of the moves that it took back."""
    notation: str | None = field(repr=False)
    """The move as text: for its own seat, and for everybody after the end; else ``None``."""
    undone: bool
    automatic: bool
    """Made by a standing order. Set for the seat itself only."""
    returns_to: int | None
    """Of an undo: the entry after which the game stands again."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a move led to: the new position and the new entries as the mover sees them (his own, then those
    made by standing orders)."""

    position: Position
    entries: tuple[LogEntry, ...]

    @property
    def sequence(self) -> int:
        """Number of the latest entry."""
        return self.position.sequence

    @property
    def events(self) -> tuple[SeenEvent, ...]:
        """Everything that happened, in order, as the mover sees it."""
        return tuple(event for entry in self.entries for event in entry.events)


class UndoOffer(NamedTuple):
    """What an undo by this person would do now: the entry after which the game would stand, the number of moves
    taken back, and whether that is free or needs consent."""

    returns_to: int
    steps: int
    free: bool


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that needs consent. ``asked`` are the persons who have not answered yet."""

    id: int
    table_id: int
    kind: ProposalKind
    status: ProposalStatus
    person: int
    """Who proposed it."""
    sequence: int
    """The entry at which it was proposed."""
    returns_to: int | None
    """Of an undo: the entry after which the game would stand. The same dice will come again."""
    steps: int
    """Of an undo: how many moves would be taken back."""
    newcomer: int | None
    """Of a hand-over: who would take the proposer's seat; he is asked as well."""
    newcomer_name: str
    asked: tuple[int, ...]
    agreed: tuple[int, ...]
    refused_by: int | None


class Summary(NamedTuple):
    """A table in somebody's list."""

    table: TableInfo
    seat: Seat | None
    waiting: bool
    """The table waits for this person."""


class Preferences(NamedTuple):
    """What a person asked for in private messages; empty = as the table."""

    text_board: bool = False
    theme: str = ""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """One message to post, edit or remove. It holds no text: the poster shows what is current.

    ========= ==========================================================================================
    kind      what to do
    ========= ==========================================================================================
    lobby     edit message_id to the table card as it is now; without message_id post it; ``person`` has called the
              table off, if anybody has
    invite    post a line that mentions ``person`` and names the table
    board     post a new board message that mentions ``mentions`` (maybe nobody)
    refresh   edit the board message_id to the current board
    ping      reply to the board message_id (or post, without) with a line that mentions ``person``
    unping    delete message_id, the line of an earlier ping or invite, maybe in a channel that the table has left
    hand      DM ``person`` what he alone may know; message_id is the earlier such DM, to be replaced
    proposal  post proposal_id with its buttons, mentioning ``mentions``; with message_id edit it to what
              became of the proposal
    result    post a new board message with the end of the game
    retire    take the controls off message_id, an old board or card
    ========= ==========================================================================================

    Always end with `posted`, `lost` or `failed`.
    """

    id: int
    kind: RowKind
    table_id: int
    sequence: int
    """The entry that caused the row; what is shown is the current position all the same."""
    channel_id: int | None
    """``None`` for a direct message."""
    person: int | None
    mentions: tuple[int, ...]
    proposal_id: int | None
    message_id: int | None
    shown: int | None
    """Of board and refresh: the sequence that the latest board picture showed (for "what changed")."""
    attempts: int
    """How often it was tried before."""
    look_first: bool
    """It was under way when a process died, over two minutes ago: look whether the message with this nonce is in
    the channel already, since Discord has forgotten the nonce."""

    @property
    def nonce(self) -> str:
        """The nonce of the message (at most 25 characters), the same at every try."""
        return f"tatami-{self.id}"
