"""The live game: tables, seats, moves, consent, private drafts, and the messages that follow. Knows no Discord.

Everything goes through one service, `Tables`. Refusals of the table are `TableError` subclasses; refusals of a
game's rules (`engine.errors.IllegalMove`, `engine.errors.NotationError`) pass through unchanged.
"""

from store import StoreBusy as StoreBusy
from store import StoreUnusable as StoreUnusable
from table.errors import AlreadySeated as AlreadySeated
from table.errors import BadName as BadName
from table.errors import BadOptions as BadOptions
from table.errors import BadOrder as BadOrder
from table.errors import ChannelTaken as ChannelTaken
from table.errors import ConsentNeeded as ConsentNeeded
from table.errors import Duplicate as Duplicate
from table.errors import NameTaken as NameTaken
from table.errors import NobodyToAsk as NobodyToAsk
from table.errors import NotAsked as NotAsked
from table.errors import NotAuthor as NotAuthor
from table.errors import NotFinished as NotFinished
from table.errors import NothingToUndo as NothingToUndo
from table.errors import NotInLobby as NotInLobby
from table.errors import NotOwner as NotOwner
from table.errors import NotSeated as NotSeated
from table.errors import NotStarted as NotStarted
from table.errors import OtherServer as OtherServer
from table.errors import PlaysHere as PlaysHere
from table.errors import ProposalClosed as ProposalClosed
from table.errors import ProposalOpen as ProposalOpen
from table.errors import SeatsFree as SeatsFree
from table.errors import SeatTaken as SeatTaken
from table.errors import ShelfFull as ShelfFull
from table.errors import Stale as Stale
from table.errors import TableClosed as TableClosed
from table.errors import TableError as TableError
from table.errors import TableFull as TableFull
from table.errors import UndoOver as UndoOver
from table.errors import UnknownGame as UnknownGame
from table.errors import UnknownMap as UnknownMap
from table.errors import UnknownProposal as UnknownProposal
from table.errors import UnknownRules as UnknownRules
from table.errors import UnknownTable as UnknownTable
from table.maps import SavedMap as SavedMap
from table.recording import Recorder as Recorder
from table.tables import Tables as Tables
from table.types import NO_GUILD as NO_GUILD
from table.types import Ending as Ending
from table.types import LogEntry as LogEntry
from table.types import OutboxRow as OutboxRow
from table.types import Played as Played
from table.types import Player as Player
from table.types import Position as Position
from table.types import Preferences as Preferences
from table.types import Proposal as Proposal
from table.types import SeenEvent as SeenEvent
from table.types import Summary as Summary
from table.types import TableInfo as TableInfo
from table.types import UndoOffer as UndoOffer
