"""Before the game: opening a table, taking and leaving seats, starting, cancelling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial

from engine.chance import SystemChance, commitment, new_seed, shuffled
from engine.core import RANDOM_SETUP, Seat
from engine.errors import DataError
from store import AnyRow, Conflict, Connection, tables
from table.change import Change
from table.errors import (
    AlreadySeated,
    BadOptions,
    NotOwner,
    NotSeated,
    SeatsFree,
    SeatTaken,
    TableFull,
)
from table.live import MOVE_DRAFT, start
from table.notices import Notices
from table.service import Service, found
from table.types import Player, TableInfo


class Lobby(Service):
    """The part of `Tables` that works before the start."""

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        owner: int,
        owner_name: str,
        game: str,
        options: Mapping[str, str],
        *,
        wish: Seat | None = None,
        first_game: bool = False,
        locale: str = "en",
        theme: str = "light",
        guests: Iterable[int] = (),
    ) -> TableInfo:
        """Open a table in a channel and seat its owner. A ``lobby`` row posts the card, and ``guests`` are invited as
        `invite` does. A game for one begins at once.

        ``guild_id`` is `table.NO_GUILD` in a direct message. Raises `ChannelTaken`, `UnknownGame`,
        `BadOptions`, `SeatTaken` (there is no such role).
        """
        rules, at = self._loader.game(game), self._clock()
        _check_wish(wish, len(rules.seats))
        try:
            setting = rules.prepare(options)
        except DataError as error:
            raise BadOptions(findings=error.findings) from None

        def insert(connection: Connection) -> AnyRow:
            table_id = tables.add_table(
                connection,
                guild_id=guild_id,
                channel_id=channel_id,
                owner=owner,
                game=game,
                rules_version=rules.rules_version,
                setting=tables.put_setting(connection, game, setting.frozen),
                options={spec.name: options.get(spec.name, spec.default) for spec in rules.option_specs},
                first_game=first_game,
                locale=locale,
                theme=theme,
                status="lobby",
                created=at,
                changed=at,
            )
            tables.add_seat(connection, table_id, owner, owner_name, wish, 0)
            return found(tables.get_table(connection, table_id), table_id)

        def work(change: Change) -> TableInfo:
            if len(rules.seats) == 1:
                _begin(change)
                return change.info
            change.messages.append(Notices.lobby)
            for guest in guests:
                _invite(change, guest)
            return change.info

        try:
            return await self._change_found(insert, work, owner, None)
        except Conflict:
            raise await self._channel_taken(channel_id) from None

    async def sit(self, table_id: int, person: int, name: str, wish: Seat | None) -> TableInfo:
        """Take a seat, or change the wish of one taken before; ``None`` = any role, drawn at the start.

        Raises `UnknownTable`, `NotInLobby`, `SeatTaken` (also for a role that there is not), `TableFull`,
        `AlreadySeated` (nothing would change).
        """

        def work(change: Change) -> TableInfo:
            change.require_lobby()
            info = change.info
            _check_wish(wish, len(info.roles))
            mine = next((player for player in info.players if player.person == person), None)
            others = tuple(player for player in info.players if player.person != person)
            if wish is not None and any(player.wish == wish for player in others):
                raise SeatTaken(seat=wish)
            if mine is not None and mine.wish == wish:
                raise AlreadySeated()
            if mine is not None:
                tables.change_seat(change.connection, table_id, person, name=name, wish=wish, seat=wish)
            elif len(others) >= len(info.roles):
                raise TableFull()
            else:
                tables.add_seat(change.connection, table_id, person, name, wish, change.before.revision + 1)
            return _seated(change, (*others, Player(person, name, wish, wish)))

        return await self._change(table_id, work)

    async def leave(self, table_id: int, person: int) -> TableInfo:
        """Give the seat back; who was invited can be invited again. If it was the owner's seat, the table passes to who
        is left, or is cancelled.

        Raises `UnknownTable`, `NotInLobby`, `NotSeated`.
        """

        def work(change: Change) -> TableInfo:
            change.require_lobby()
            info = change.info
            if not info.has(person):
                raise NotSeated()
            tables.remove_seat(change.connection, table_id, person)
            tables.remove_invitation(change.connection, table_id, person)
            left = tuple(player for player in info.players if player.person != person)
            if not left:
                change.info = replace(info, status="cancelled")
            elif info.owner == person:
                change.info = replace(info, owner=left[0].person)
            return _seated(change, left)

        return await self._change(table_id, work)

    async def invite(self, table_id: int, person: int, guest: int) -> None:
        """Have the owner's invitation of a guest posted (an ``invite`` row). A guest is invited once a table.

        Raises `UnknownTable`, `NotInLobby`, `NotOwner`, `AlreadySeated`, `TableFull`.
        """

        def work(change: Change) -> None:
            change.require_lobby()
            info = change.info
            if info.owner != person:
                raise NotOwner(owner=info.owner)
            if info.has(guest):
                raise AlreadySeated()
            if len(info.players) >= len(info.roles):
                raise TableFull()
            _invite(change, guest)

        await self._change(table_id, work)

    async def start(self, table_id: int, person: int) -> TableInfo:
        """Draw the open roles, fix the dice, and begin. Anybody who sits at the table may start it.

        Raises `UnknownTable`, `NotInLobby`, `NotSeated`, `SeatsFree`.
        """

        def work(change: Change) -> TableInfo:
            change.require_lobby()
            info = change.info
            if not info.has(person):
                raise NotSeated()
            if len(info.players) < len(info.roles):
                raise SeatsFree(free=len(info.roles) - len(info.players))
            _begin(change)
            return change.info

        return await self._change(table_id, work, person)

    async def cancel(self, table_id: int, person: int, *, moderates: bool = False) -> TableInfo:
        """Close a table that has not started: its owner does, or whoever ``moderates`` there. Raises `UnknownTable`,
        `NotInLobby`, `NotOwner`."""

        def work(change: Change) -> TableInfo:
            change.require_lobby()
            if change.info.owner != person and not moderates:
                raise NotOwner(owner=change.info.owner)
            change.info = replace(change.info, status="cancelled")
            change.messages.append(partial(Notices.lobby, by=person))
            return change.info

        return await self._change(table_id, work)


def _check_wish(wish: Seat | None, seats: int) -> None:
    """Raise `SeatTaken` for a role that nobody can have."""
    if wish is not None and not 0 <= wish < seats:
        raise SeatTaken(seat=wish)


def _invite(change: Change, guest: int) -> None:
    """Have a guest's invitation posted, unless it was before."""
    if tables.add_invitation(change.connection, change.info.id, guest):
        change.messages.append(lambda notices: notices.invite(guest))


def _seated(change: Change, players: tuple[Player, ...]) -> TableInfo:
    """Note who sits at the table now, and have the card follow."""
    change.info = replace(change.info, players=players)
    change.touch()
    change.messages.append(Notices.lobby)
    return change.info


def _begin(change: Change) -> None:
    """Give out the roles, fix the seed, and make the first entry."""
    info, seed = change.info, new_seed()
    free = [seat for seat in range(len(info.roles)) if all(player.wish != seat for player in info.players)]
    drawn = shuffled(SystemChance(), free)
    players = [player._replace(seat=drawn.pop() if player.wish is None else player.wish) for player in info.players]
    players.sort(key=lambda player: player.seat or 0)
    for player in players:
        tables.change_seat(change.connection, info.id, player.person, seat=player.seat)
    tables.put_seed(change.connection, info.id, seed)
    committed = commitment(seed, str(info.id))
    change.info = replace(info, status="open", players=tuple(players), commitment=committed)
    change.before = replace(change.before, seed=seed)
    beginning = start(replace(change.before, info=change.info))
    change.add("start", beginning.moment, draws=beginning.draws, events=beginning.events)
    change.messages.append(Notices.lobby)
    if info.first_game:
        _draft_setups(change)


def _draft_setups(change: Change) -> None:
    """Draft a random hidden set-up for each seat that owes one, to be changed or committed."""
    position = change.position()
    for seat in position.to_move:
        move = change.game.resolve(position.view(seat), RANDOM_SETUP, SystemChance())
        if move != RANDOM_SETUP:
            change.set_draft(seat, MOVE_DRAFT, move)
