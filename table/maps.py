"""Maps that people keep under a name, on the shelf of a server or, in direct messages, on their own."""

from __future__ import annotations

from typing import NamedTuple

from engine.names import NAME_LENGTH, is_name
from store import AnyRow, Conflict, Connection, maps
from table.errors import BadName, NameTaken, NotAuthor, ShelfFull, UnknownMap
from table.service import Service

MAPS_MOST = 100
"""Maps on one shelf."""
MAPS_OF_ONE = 20
"""Maps of one person on a server's shelf."""


class SavedMap(NamedTuple):
    """A map on a shelf; the game whose map it is can read its text."""

    name: str
    text: str
    author: int
    author_name: str
    saved: int


def _key(name: str) -> str:
    return name.casefold()


def tidy(name: str) -> str:
    """Return a name as it is kept, on one line. Raises `BadName` for one that no map can be called by."""
    one_line = " ".join(name.split())
    if not is_name(one_line):
        raise BadName(most=NAME_LENGTH)
    return one_line


def _saved(row: AnyRow) -> SavedMap:
    return SavedMap(row.name, row.map, row.author, row.author_name, row.saved)


class Maps(Service):
    """The part of `Tables` for saved maps. A shelf is the id of a server or of a person."""

    async def save_map(self, shelf: int, name: str, text: str, author: int, author_name: str) -> SavedMap:
        """Keep a map under a name; an earlier one of the same author and name is replaced.

        Capitals make no difference. Raises `BadName`, `NameTaken` (by somebody else), `ShelfFull`.
        """
        kept = SavedMap(tidy(name), text, author, author_name, self._clock())
        key = _key(kept.name)

        def work(connection: Connection) -> SavedMap:
            row = maps.get_map(connection, shelf, key)
            values = {"name": kept.name, "map": text, "author_name": author_name, "saved": kept.saved}
            if row is not None and row.author != author:
                raise NameTaken(name=row.name)
            if row is not None:
                maps.change_map(connection, shelf, key, **values)
                return kept
            there = maps.list_maps(connection, shelf)
            if len(there) >= MAPS_MOST or sum(one.author == author for one in there) >= MAPS_OF_ONE:
                raise ShelfFull(most=MAPS_MOST, own=MAPS_OF_ONE)
            maps.add_map(connection, shelf=shelf, key=key, author=author, **values)
            return kept

        try:
            return await self._store.run(work)
        except Conflict:
            raise NameTaken(name=kept.name) from None

    async def saved_maps(self, shelf: int) -> tuple[SavedMap, ...]:
        """Return all maps of a shelf, in the order of their names."""
        rows = await self._store.run(lambda connection: maps.list_maps(connection, shelf))
        return tuple(map(_saved, rows))

    async def saved_map(self, shelf: int, name: str) -> SavedMap:
        """Return a map by name. Raises `BadName`, `UnknownMap`."""
        wanted = tidy(name)
        row = await self._store.run(lambda connection: maps.get_map(connection, shelf, _key(wanted)))
        if row is None:
            raise UnknownMap(name=wanted)
        return _saved(row)

    async def remove_map(self, shelf: int, name: str, person: int, *, moderates: bool = False) -> SavedMap:
        """Take a map off its shelf. Raises `BadName`, `UnknownMap`, and `NotAuthor` for anybody but its author and
        moderators."""
        wanted = tidy(name)
        key = _key(wanted)

        def work(connection: Connection) -> SavedMap:
            row = maps.get_map(connection, shelf, key)
            if row is None:
                raise UnknownMap(name=wanted)
            if row.author != person and not moderates:
                raise NotAuthor(author=str(row.author))
            maps.remove_map(connection, shelf, key)
            return _saved(row)

        return await self._store.run(work)
