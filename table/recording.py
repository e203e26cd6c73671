"""The record of a finished table: what is written, once, in the transaction that ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Seat
from store import Connection, entries, proposals, tables
from table.types import Ending, TableInfo

if TYPE_CHECKING:
    from table.change import Change

Recorder = Callable[[Connection, int], str]
"""Whoever keeps the standings. It is called in that transaction, with the table whose record has just been written, and
returns the verdict on it (`table.TableInfo.verdict`). If it raises, the table has not ended."""


def write_result(change: Change, ending: Ending, final_hash: str) -> str:
    """Write how a table ends, and return the verdict on it, empty where nobody keeps standings."""
    connection, info = change.connection, change.info
    people = [
        {
            "seat": player.seat,
            "person": player.person,
            "name": player.name,
            "won": player.seat in ending.winners,
            "score": ending.scores[player.seat or 0] if ending.scores else None,
        }
        for player in info.players
    ]
    tables.add_result(
        connection,
        info.id,
        people,
        guild_id=info.guild_id,
        game=info.game,
        ending=ending.kind,
        winners=list(ending.winners),
        reason=ending.reason,
        scores=list(ending.scores),
        moves=entries.count_moves(connection, info.id),
        turns=change.game.turn(change.position().view(None)),
        assisted=info.assisted,
        crossed=_crossed(connection, info),
        final_hash=final_hash,
        ended=change.at,
    )
    return "" if change.recorder is None else change.recorder(connection, info.id)


def _crossed(connection: Connection, info: TableInfo) -> bool:
    """Return whether somebody has held more than one seat, one after the other, and so knows both sides."""
    now: dict[int, Seat | None] = {player.person: player.seat for player in info.players}
    held = {(player.person, player.seat) for player in info.players}
    for passed in reversed(proposals.hand_overs(connection, info.id)):
        now[passed.person] = now.pop(passed.newcomer)
        held.add((passed.person, now[passed.person]))
    return len({person for person, _ in held}) < len(held)
