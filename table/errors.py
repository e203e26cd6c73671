"""What the table says when it refuses: a code and parameters, never a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from table.types import Position


class TableError(Exception):
    """Root of all refusals of the table. ``code`` is a message key suffix, ``parameters`` plain values for it.

    Rule refusals are not wrapped: `engine.errors.IllegalMove` and `engine.errors.NotationError` pass through.
    """

    code = "table"

    def __init__(self, **parameters: Any) -> None:
        super().__init__(self.code, parameters)
        self.parameters = parameters


class UnknownTable(TableError):
    """There is no such table."""

    code = "unknown-table"


class UnknownGame(TableError):
    """This build does not know the game (``game``)."""

    code = "unknown-game"


class UnknownRules(TableError):
    """The table was made by a newer build; its rules (``version``) are not known here."""

    code = "unknown-rules"


class BadOptions(TableError):
    """The options of a new table do not fit (``findings``, short English lines of the data check)."""

    code = "bad-options"


class ChannelTaken(TableError):
    """The channel already has a table that is not over (``table``)."""

    code = "channel-taken"


class OtherServer(TableError):
    """The table belongs to another server, on whose leaderboards it counts, or to direct messages."""

    code = "other-server"


class NotInLobby(TableError):
    """The table has started already, or is over (``status``)."""

    code = "not-in-lobby"


class NotStarted(TableError):
    """The table still is in the lobby."""

    code = "not-started"


class TableClosed(TableError):
    """The game is over or the table was cancelled (``status``)."""

    code = "table-closed"


class NotFinished(TableError):
    """The game is still going on, so its record stays secret."""

    code = "not-finished"


class NotSeated(TableError):
    """The person has no seat at this table."""

    code = "not-seated"


class AlreadySeated(TableError):
    """The person already has this very seat (or, for a newcomer of a hand-over, any seat) at this table."""

    code = "already-seated"


class PlaysHere(TableError):
    """Who plays at the table may not close it alone: the others have to agree."""

    code = "plays-here"


class SeatTaken(TableError):
    """Somebody else has this role (``seat``)."""

    code = "seat-taken"


class TableFull(TableError):
    """No seat is left."""

    code = "table-full"


class SeatsFree(TableError):
    """The table cannot start: seats are free (``free``)."""

    code = "seats-free"


class NotOwner(TableError):
    """Only the owner of the table (``owner``) may do that."""

    code = "not-owner"


class Stale(TableError):
    """The press was made for an older position. ``position`` is the current one; nothing has changed."""

    code = "stale"

    def __init__(self, position: Position) -> None:
        super().__init__(sequence=position.sequence)
        self.position = position


class Duplicate(TableError):
    """This interaction was applied before, as entry ``sequence``. Nothing has changed now."""

    code = "duplicate"


class NothingToUndo(TableError):
    """The person has no move on the record that could be taken back."""

    code = "nothing-to-undo"


class NobodyToAsk(TableError):
    """Who plays alone has nobody whose consent would count."""

    code = "nobody-to-ask"


class UndoOver(TableError):
    """Who plays alone cannot take back what was followed by dice."""

    code = "undo-over"


class ConsentNeeded(TableError):
    """Taking back ``steps`` moves to entry ``returns_to`` needs the opponent's consent: propose it."""

    code = "consent-needed"


class UnknownProposal(TableError):
    """There is no such proposal."""

    code = "unknown-proposal"


class ProposalClosed(TableError):
    """The proposal has been answered, withdrawn, or overtaken by events (``status``)."""

    code = "proposal-closed"


class ProposalOpen(TableError):
    """A proposal of this kind is already waiting for an answer (``proposal``)."""

    code = "proposal-open"


class NotAsked(TableError):
    """It is not for this person to answer the proposal (any more)."""

    code = "not-asked"


class BadName(TableError):
    """A map's name is empty, too long (more than ``most`` characters) or not plain."""

    code = "bad-name"


class NameTaken(TableError):
    """Somebody else has saved a map under this name (``name``)."""

    code = "name-taken"


class ShelfFull(TableError):
    """No further map can be saved: ``most`` in all, ``own`` of one person."""

    code = "shelf-full"


class UnknownMap(TableError):
    """There is no saved map of this name (``name``)."""

    code = "unknown-map"


class NotAuthor(TableError):
    """Only who saved the map (``author``, an id as text) or a moderator may delete it."""

    code = "not-author"


class BadOrder(TableError):
    """A standing order must name each answer at most once, as short words (``order``)."""

    code = "bad-order"
