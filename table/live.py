"""Tables in memory: what was read from the store, and the game's state rebuilt from its entries."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from engine.chance import SeededChance
from engine.core import Event, Game, Move, Seat
from engine.errors import DataError
from engine.recent import RecentlyUsed
from engine.record import advance, opening
from store import AnyRow, Connection, entries, private, tables
from table.errors import UnknownGame, UnknownRules
from table.proposed import open_proposals
from table.types import Ending, Player, Proposal, TableInfo

MOVE_DRAFT = "move"
ORDER = "order:"
"""Drafts of moves have the kind `MOVE_DRAFT`, standing orders `ORDER` and the kind of question they answer."""

Drafts = Mapping[tuple[Seat, str], Any]
"""What a seat has privately prepared, by seat and kind."""

SNAPSHOT_EVERY = 20
"""Moves between two snapshots: a cold start replays at most this many (a few milliseconds)."""


class Moment(NamedTuple):
    """The game after an entry: state, draws so far, head of the chain, and moves since the latest snapshot."""

    state: Any
    draws: int
    head: str
    since_snapshot: int

    def __repr__(self) -> str:
        return f"Moment(draws={self.draws})"  # the state is secret


class Keys(NamedTuple):
    """What decides which messages follow a change: the phase, and what each seat alone holds."""

    phase: Hashable
    private: tuple[Hashable | None, ...]

    def __repr__(self) -> str:
        return f"Keys(phase={self.phase!r})"


@dataclass(frozen=True, slots=True)
class Live:
    """A table as of one revision. ``now`` is ``None`` before the start."""

    info: TableInfo
    revision: int
    game: Game = field(repr=False)
    setting: Any = field(repr=False)
    seed: bytes = field(repr=False, default=b"")
    now: Moment | None = field(repr=False, default=None)
    keys: Keys | None = field(repr=False, default=None)
    drafts: Drafts = field(repr=False, default_factory=dict)
    proposals: tuple[Proposal, ...] = ()
    """Those that are open, the oldest first, so that neither a move nor a panel need ask the store."""


class Beginning(NamedTuple):
    """The start of a game."""

    events: tuple[Event, ...]
    draws: tuple[int, ...]
    moment: Moment


class Replayed(NamedTuple):
    """A move of the line, played again."""

    row: AnyRow
    events: tuple[Event, ...]
    moment: Moment


class DamagedTable(Exception):
    """The entries of a table do not lead to the draws that were stored: the data or the program was changed."""


def as_move(value: Any) -> Any:
    """Turn JSON lists back into the tuples that moves are made of."""
    return tuple(as_move(item) for item in value) if isinstance(value, (list, tuple)) else value


def drafts_of(rows: Sequence[AnyRow]) -> Drafts:
    """Return drafts and standing orders from their rows."""
    return {(row.seat, row.kind): as_move(row.content) for row in rows}


def move_drafts(drafts: Drafts) -> Mapping[Seat, Move]:
    """Return the drafts of moves by seat."""
    return {seat: content for (seat, kind), content in drafts.items() if kind == MOVE_DRAFT}


def order_kind(kind: str) -> str:
    """Return the kind of draft that holds a standing order for a kind of question."""
    return ORDER + kind


def orders_of(drafts: Drafts, seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """Return the standing orders of a seat by kind of question."""
    return {
        kind.removeprefix(ORDER): content
        for (owner, kind), content in drafts.items()
        if owner == seat and kind.startswith(ORDER)
    }


def info_of(game: Game, row: AnyRow, seats: Sequence[AnyRow], result: AnyRow | None) -> TableInfo:
    """Put together what is public about a table from its rows."""
    players = [Player(seat.person, seat.name, seat.wish, seat.seat) for seat in seats]
    if row.status not in ("lobby", "cancelled"):
        players.sort(key=lambda player: player.seat if player.seat is not None else len(players))
    ending = None
    if result is not None:
        ending = Ending(result.ending, tuple(result.winners), result.reason, tuple(result.scores))
    return TableInfo(
        id=row.id,
        game=row.game,
        roles=game.seats,
        options=row.options,
        first_game=row.first_game,
        status=row.status,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        owner=row.owner,
        players=tuple(players),
        sequence=row.sequence,
        to_move=tuple(sorted(seat.seat for seat in seats if seat.due)),
        waiting_since=row.changed,
        locale=row.locale,
        theme=row.theme,
        rules_version=row.rules_version,
        commitment=row.commitment,
        final_hash=result.final_hash if result else "",
        created=row.created,
        ending=ending,
        assisted=row.assisted,
        verdict=(result.verdict or "") if result else "",
    )


class Loader:
    """Reads tables from the store and plays their entries again. Its caches hold only what can be read anew."""

    def __init__(self, games: Mapping[str, Game], settings: int = 64) -> None:
        self._games = games
        self._settings: RecentlyUsed[str, Any] = RecentlyUsed(settings)

    def game(self, key: str, rules_version: int = 1) -> Game:
        """Return a game. Raises `UnknownGame`, `UnknownRules`."""
        if key not in self._games:
            raise UnknownGame(game=key)
        if rules_version > self._games[key].rules_version:
            raise UnknownRules(version=rules_version)
        return self._games[key]

    def infos(self, connection: Connection, rows: Sequence[AnyRow]) -> list[TableInfo]:
        """Return what is public about tables, in the order of their rows."""
        ids = [row.id for row in rows]
        seats = tables.get_seats(connection, ids)
        ended = [row.id for row in rows if row.status in ("finished", "abandoned")]
        results = tables.get_results(connection, ended) if ended else {}
        return [info_of(self.game(row.game), row, seats[row.id], results.get(row.id)) for row in rows]

    def live(self, connection: Connection, row: AnyRow, known: Live | None) -> Live:
        """Return a table with its position: the known one if it is still true, else read anew."""
        if known is not None and known.revision == row.revision:
            return known
        game = self.game(row.game, row.rules_version)
        (info,) = self.infos(connection, [row])
        setting = self._setting(connection, game, row.setting)
        live = Live(info, row.revision, game, setting)
        if row.sequence == 0:
            return live
        drafts = drafts_of(private.get_drafts(connection, row.id))
        live = replace(live, drafts=drafts, proposals=open_proposals(connection, info))
        if known is not None and known.info.sequence == row.sequence:
            return replace(live, seed=known.seed, now=known.now, keys=known.keys)
        live = replace(live, seed=tables.get_seed(connection, row.id))
        moment = self.moment(connection, live, row.sequence)
        return replace(live, now=moment, keys=keys_of(game, moment.state))

    def _setting(self, connection: Connection, game: Game, key: str) -> Any:
        setting = self._settings.get(key)
        if setting is None:
            setting = game.restore(tables.get_setting(connection, key))
            self._settings.put(key, setting)
        return setting

    def moment(self, connection: Connection, live: Live, sequence: int) -> Moment:
        """Return the game as it stood when an entry had been made, from the nearest snapshot before it."""
        snapshot = entries.get_snapshot(connection, live.info.id, sequence)
        if snapshot is not None:
            try:
                state = live.game.load(live.setting, snapshot.state)
            except DataError:
                snapshot = None  # written by another build: the entries say it all
        if snapshot is None:
            rows = entries.line(connection, live.info.id, upto=sequence)
            moment = start(live).moment
        else:
            rows = entries.line(connection, live.info.id, after=snapshot.sequence - 1, upto=sequence)
            moment = Moment(state, rows[0].drawn, rows[0].hash, 0)
        for replayed in replay(live, moment, rows[1:]):
            moment = replayed.moment
        return moment


def keys_of(game: Game, state: Any) -> Keys:
    """Return the keys of a state."""
    private_keys = tuple(game.private_key(game.view(state, seat)) for seat in range(len(game.seats)))
    return Keys(game.phase_key(game.view(state, None)), private_keys)


def start(live: Live) -> Beginning:
    """Begin a game, or play its beginning again."""
    game, game_id = live.game, str(live.info.id)
    chance = SeededChance(live.seed, game_id)
    step = game.new(live.setting, chance)
    head = opening(game.key, game_id, live.info.rules_version, live.setting.frozen, live.info.commitment)
    return Beginning(step.events, tuple(chance.drawn), Moment(step.state, chance.count, head, 0))


def replay(live: Live, moment: Moment, rows: Sequence[AnyRow]) -> Iterator[Replayed]:
    """Play moves of the line again. Raises `DamagedTable` if they draw something else than they did."""
    for row in rows:
        chance = SeededChance(live.seed, str(live.info.id), moment.draws)
        move = live.game.parse(live.game.view(moment.state, row.seat), row.notation)
        step, entry = advance(live.game, moment.state, row.seat, move, chance, moment.head)
        if entry.hash != row.hash:
            raise DamagedTable(f"table {live.info.id}, entry {row.sequence}")
        moment = Moment(step.state, chance.count, entry.hash, moment.since_snapshot + 1)
        yield Replayed(row, step.events, moment)


def is_free(back: Sequence[AnyRow]) -> bool:
    """Tell whether entries can be taken back without asking: nobody has learned or decided anything since."""
    return all(row.reversible for row in back)
