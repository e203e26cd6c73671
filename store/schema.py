"""The tables. Times are whole Unix seconds, persons and channels Discord ids.

What is secret until the end (the seed, drafts, snapshots of positions) lies in tables of its own, so that no query
for public things can bring it along.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

AnyRow: TypeAlias = Row[*tuple[Any, ...]]
"""A row of columns that the type checker does not know."""

LARGEST_ID = 2**31 - 1
"""Of tables and proposals. PostgreSQL takes no larger number in a query either."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_UNDER_WAY = text("status IN ('lobby', 'open')")
_OPEN = text("status = 'open'")

settings = Table(
    "settings",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("frozen", JSON, nullable=False),
    comment="What a game is played with, stored once by content: replaced data files touch new tables only.",
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("setting", ForeignKey("settings.hash"), nullable=False),
    Column("options", JSON, nullable=False),
    Column("first_game", Boolean, nullable=False),
    Column("locale", String(10), nullable=False),
    Column("theme", String(20), nullable=False),
    Column("status", String(10), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("revision", Integer, nullable=False, comment="Grows with every change, also those without an entry."),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, comment="When the latest entry was made."),
    Column("deadline", BigInteger, comment="Kept for clocks."),
    Column("assisted", Boolean, nullable=False, server_default=false(), comment="Somebody has taken a hint."),
    CheckConstraint("status IN ('lobby', 'open', 'finished', 'abandoned', 'cancelled')", name="status"),
    Index(
        "uq_tables_channel_under_way", "channel_id", unique=True, sqlite_where=_UNDER_WAY, postgresql_where=_UNDER_WAY
    ),
    Index(None, "channel_id"),
    sqlite_autoincrement=True,
)

seeds = Table(
    "seeds",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("place", Integer, nullable=False, comment="The order of sitting down."),
    Column("name", String(100), nullable=False),
    Column("wish", Integer),
    Column("seat", Integer),
    Column("due", Boolean, nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index(None, "person"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("notation", Text),
    Column("draws", JSON, nullable=False),
    Column("drawn", Integer, nullable=False, comment="Draws on the line after this entry."),
    Column("hash", String(64), nullable=False, comment="Head of the chain after this entry."),
    Column("reversible", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("returns_to", Integer, comment="Of an undo: the entry after which the game stands again."),
    Column("undone_by", Integer, comment="The undo that took this entry off the line; it stays on record."),
    Column("interaction", BigInteger, unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("state", JSON, nullable=False),
    comment="A cache: the position after an entry of the line. Every row may be deleted.",
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("content", JSON, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("returns_to", Integer),
    Column("steps", Integer, nullable=False),
    Column("newcomer", BigInteger),
    Column("newcomer_name", String(100), nullable=False),
    Column("refused_by", BigInteger),
    Column("interaction", BigInteger, unique=True),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("status IN ('open', 'accepted', 'refused', 'withdrawn', 'void')", name="status"),
    Index(None, "table_id"),
    Index("uq_proposals_open", "table_id", "kind", unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN),
    sqlite_autoincrement=True,
)

consents = Table(
    "consents",
    metadata,
    Column("proposal_id", ForeignKey("proposals.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("records", Integer, nullable=False, comment="How many were entered into the standings."),
    comment="A row a server; whoever changes its standings locks it.",
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, server_default="0", comment="Where the table was when it ended."),
    Column("game", String(40), nullable=False),
    Column("ending", String(10), nullable=False),
    Column("winners", JSON, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("scores", JSON, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("turns", Integer, comment="The turn in which it ended; unknown of games before this was kept."),
    Column("assisted", Boolean, nullable=False, server_default=false()),
    Column("crossed", Boolean, nullable=False, server_default=false(), comment="Somebody has held two of its seats."),
    Column("final_hash", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("number", Integer, comment="The order in which a server's records were entered into the standings."),
    Column("verdict", String(10), comment="Whether the record counts, or why not; null until it is entered."),
    Index("uq_results_guild_id_number", "guild_id", "number", unique=True),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Index(None, "person"),
)

standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False, comment="0 is all time."),
    Column("level", Integer, primary_key=True, autoincrement=False, comment="Difficulty; 0 where there is none."),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("mu", Double, comment="Estimated strength; null where one plays alone. Likewise sigma, its uncertainty."),
    Column("sigma", Double),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("streak", Integer, nullable=False, comment="Games won in a row, up to the latest."),
    Column("best_streak", Integer, nullable=False),
    Column("fewest_turns", Integer, comment="Of a game that was won."),
    Column("merit", Double, nullable=False, comment="What the board is ordered by, the highest first."),
    Column("latest", Integer, nullable=False, comment="Number of the latest record."),
    Index(None, "guild_id", "person"),
    comment="Running figures of every leaderboard; all of it can be made again from the results.",
)

saved_maps = Table(
    "saved_maps",
    metadata,
    Column(
        "shelf",
        BigInteger,
        primary_key=True,
        autoincrement=False,
        comment="The server, or in direct messages the person.",
    ),
    Column("key", String(120), primary_key=True, comment="The name, as it is looked up."),
    Column("name", String(40), nullable=False),
    Column("author", BigInteger, nullable=False),
    Column("author_name", String(100), nullable=False),
    Column("map", Text, nullable=False),
    Column("saved", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("lane", String(40), nullable=False, comment="Rows of one lane are posted one after the other."),
    Column("kind", String(10), nullable=False),
    Column("state", String(10), nullable=False),
    Column("channel_id", BigInteger),
    Column("person", BigInteger),
    Column("seat", Integer),
    Column("mentions", JSON, nullable=False),
    Column("proposal_id", ForeignKey("proposals.id")),
    Column("message_id", BigInteger, comment="Of retire rows: the message; of sent rows: what shows them."),
    Column("attempts", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("claimed_by", String(40)),
    Column("claimed_at", BigInteger),
    Column("look_first", Boolean, nullable=False),
    Column("reason", Text, comment="Why it failed or was dropped."),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("state IN ('pending', 'flight', 'sent', 'dropped', 'failed')", name="state"),
    Index(None, "state", "table_id", "lane", "id"),
    sqlite_autoincrement=True,
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("slot", String(40), primary_key=True),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False, comment="What the message showed last."),
    comment="Where the current message of each sort is.",
)

people = Table(
    "people",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("text_board", Boolean, nullable=False),
    Column("theme", String(20), nullable=False),
)
