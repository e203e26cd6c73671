"""A table service with the steps that tests repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import SeededChance
from store import Store
from table import OutboxRow, Played, TableInfo, Tables

ANN, BEN, CAT, DAN = 101, 102, 103, 104
GUILD, CHANNEL, ELSEWHERE = 1, 11, 12
CARDS = 2
"""Draws that the toy game takes before the first die."""


def seed_for(dice: Sequence[int], game_id: str = "1", before: int = CARDS) -> bytes:
    """Return a seed that gives a game these dice after its first draws."""
    for number in range(1_000_000):
        seed = number.to_bytes(32, "big")
        chance = SeededChance(seed, game_id, before)
        if all(chance.die() == die for die in dice):
            return seed
    raise LookupError(dice)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def __call__(self) -> int:
        return self.now


class Desk:
    """A table service with the steps that tests repeat."""

    def __init__(self, tables: Tables, clock: Clock, store: Store) -> None:
        self.tables = tables
        self.clock = clock
        self.store = store
        self.messages = 5000

    async def lobby(self, channel: int = CHANNEL, **values: Any) -> TableInfo:
        """Open a table for Ann, who wants to be the host."""
        options = values.pop("options", {"rounds": "1000"})
        values = {"wish": 0} | values
        return await self.tables.open_lobby(GUILD, channel, ANN, "Ann", "toy", options, **values)

    async def started(self, channel: int = CHANNEL, **values: Any) -> int:
        """Start a table of Ann (host) and Ben (guest)."""
        info = await self.lobby(channel, **values)
        await self.tables.sit(info.id, BEN, "Ben", None)
        await self.tables.start(info.id, ANN)
        return info.id

    async def begun(self, **values: Any) -> int:
        """Start a table and hide the number 7: it is the host's phase, at entry 2."""
        table_id = await self.started(**values)
        await self.play(table_id, ANN, "setup 7")
        return table_id

    async def play(self, table_id: int, person: int, *moves: str) -> Played:
        """Play moves of one person and return what the last led to."""
        for move in moves:
            played = await self.tables.play(table_id, person, move)
        return played

    async def post(self) -> list[OutboxRow]:
        """Post everything that waits, as a good poster does, and return the rows."""
        done: list[OutboxRow] = []
        while rows := await self.tables.claim(10):
            for row in rows:
                done.append(row)
                message = row.message_id if row.kind in ("refresh", "lobby", "proposal") else None
                if message is None:
                    self.messages += 1
                    message = self.messages
                await self.tables.posted(row.id, message, channel_id=row.channel_id or 900 + (row.person or 0))
        return done

    async def kinds(self) -> list[str]:
        """Post everything and return the kinds, with whom they mention."""
        return [said(row) for row in await self.post()]


def said(row: OutboxRow) -> str:
    """Return a row's kind and the persons it mentions or goes to, as one short text."""
    people = (*row.mentions, *((row.person,) if row.person else ()))
    return " ".join([row.kind, *(f"{person}" for person in people)])
