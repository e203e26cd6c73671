"""The contract that every game satisfies, and the small types that cross it.

A game is one object (`Game`). Data flows ``new -> view -> choices -> move -> apply -> Step``. Everything a
person or a computer player sees or is refused is computed from a *view*, never from the state.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from engine.chance import Chance

Seat = int
"""A place at the table, counted from 0."""

Move = tuple[Any, ...]
"""A plain tuple of strings, ints and nested tuples; the first element is the verb."""

RANDOM_SETUP: Move = ("setup", "random")
"""Asks the system to draw the set-up, in a game whose set-up somebody chooses. `Game.check` takes it, `Game.resolve`
turns it into the set-up that it drew, and `Game.apply` refuses it as long as nobody has drawn."""

Prefix = tuple[str, ...]
"""Keys of the choices made so far, from the root."""

UNKNOWN = -1
"""The value of a number that a viewer may not know. Unknown is a value, not a missing key."""


class Event(NamedTuple):
    """Something that happened, with results.

    ``public`` is what everybody sees (``None``: others do not even learn that it happened); ``private``
    lists, per seat, the complete fields which that seat sees instead. Values are JSON: strings, ints,
    bools, lists, mappings.
    """

    kind: str
    public: Mapping[str, Any] | None
    private: tuple[tuple[Seat, Mapping[str, Any]], ...] = ()

    def seen_by(self, viewer: Seat | None) -> Mapping[str, Any] | None:
        """Return the fields for this viewer (``None`` = spectator), or ``None`` if it is not for him."""
        for seat, fields in self.private:
            if seat == viewer:
                return fields
        return self.public

    def seen_at_the_end(self, viewer: Seat | None) -> Mapping[str, Any] | None:
        """Return the fields for this viewer once the game is over and nothing is hidden: those of whoever saw most,
        and his own if nobody saw more."""
        known = [self.seen_by(viewer), *(fields for _, fields in self.private)]
        return max(known, key=lambda fields: -1 if fields is None else len(fields))


class Step(NamedTuple):
    """What a move leads to. ``reversible`` is false if it drew chance, showed anybody something hidden,
    or handed a decision to another seat."""

    state: Any
    events: tuple[Event, ...]
    reversible: bool


class Outcome(NamedTuple):
    """The end of a game by its rules: winning seats (several or none = draw; alone, none = lost), reason key, score per
    seat (empty when the rules give none)."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]


class Choice(NamedTuple):
    """One answer to the current question.

    ``key`` is what a prefix and a control id are made of: 1 to 4 characters of ``[0-9A-Za-z]``, unique among
    its siblings, stable. ``kind`` says what ``value`` names (see each game's ``choices``). ``price`` is in
    actions, ``None`` where there is none or it is hidden. ``odds`` is (favourable, all) where this viewer
    may know them. ``note`` is a message key that says what the choice does. ``details`` are the plain values that
    this message and the name of the choice need; which ones, hangs on ``kind`` and ``note`` (see each game's
    ``choices``).
    """

    key: str
    kind: str
    value: Any
    price: int | None = None
    odds: tuple[int, int] | None = None
    note: str = ""
    details: Mapping[str, Any] | None = None


class Choices(NamedTuple):
    """The next step of a half-made move: the question (a message key), the ordered answers, and the whole
    move if the prefix already is one (then ``options`` may still offer to go on)."""

    ask: str
    options: tuple[Choice, ...]
    move: Move | None = None


class OptionSpec(NamedTuple):
    """An option of a table: its name, allowed values in display order (strings), and the default. Where ``open`` is
    true a table may bring a value of its own, in a notation of the game."""

    name: str
    values: tuple[str, ...]
    default: str
    open: bool = False


class Game(Protocol):
    """One game. All methods are pure; none changes an argument.

    What was found out may be kept in a setting, a view's scene or a map, where it makes no answer differ. Several
    threads ask at once, so whoever reads such a field reads it once, into a local variable, and goes on with that.
    """

    key: str
    seats: tuple[str, ...]
    """Role names, one a seat, for instance ``("bandit", "samurai")``."""
    rules_version: int
    option_specs: tuple[OptionSpec, ...]

    def prepare(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Any:
        """Validate options (missing ones get their default) and data, return a compiled setting.

        ``data`` overrides parts of the shipped data files. The setting has ``frozen``, a JSON mapping with
        everything in it. Raises `engine.errors.DataError` with all findings.
        """
        ...

    def restore(self, frozen: Mapping[str, Any]) -> Any:
        """Rebuild a setting from ``setting.frozen``, independent of the files on disk now."""
        ...

    def new(self, setting: Any, chance: Chance) -> Step:
        """Return the start of a game."""
        ...

    def to_move(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that owe a decision; empty exactly when `outcome` is not ``None``."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """Return how the game ended, or ``None``."""
        ...

    def apply(self, state: Any, seat: Seat, move: Move, chance: Chance) -> Step:
        """Check and carry out a move that has gone through `resolve`. Raises `engine.errors.IllegalMove`; then nothing
        has changed."""
        ...

    def resolve(self, view: Any, move: Move, chance: Chance) -> Move:
        """Turn a move that asks the system for something random (`RANDOM_SETUP`) into the concrete move
        that enters the log; any other move is returned as it is."""
        ...

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Return the frozen view of a seat, or of a spectator (``None``): a named tuple with at least
        ``viewer``, ``to_move`` and, for the table to fill in, ``draft``."""
        ...

    def phase_key(self, view: Any) -> Hashable:
        """Return what names the current phase, the same for every viewer. When it changes, the table posts a new
        board; within it one board message is kept up to date. A decision that somebody owes in the middle of
        another's phase does not change it."""
        ...

    def turn(self, view: Any) -> int:
        """Return the number of the turn, the same for every viewer; 0 before the first. It never goes back."""
        ...

    def private_key(self, view: Any) -> Hashable | None:
        """Return a key of what this viewer alone holds, or ``None`` while there is nothing to deliver. Whenever it
        changes to something else than ``None``, the table sends him a private message."""
        ...

    def choices(self, view: Any, prefix: Prefix = ()) -> Choices:
        """Return what can follow a prefix. Raises `KeyError` for a prefix that is not on offer (any more).

        Every walk down the options ends in a whole move; there are no dead ends.
        """
        ...

    def legal(self, view: Any) -> Iterator[Move]:
        """List the canonical moves of the viewer lazily, each once, in a stable order: the leaves of `choices`.

        Where the order of answers does not matter (two cards), several walks may end in the same move."""
        ...

    def check(self, view: Any, move: Move) -> None:
        """Raise `engine.errors.IllegalMove` unless the move is legal as far as the viewer can know. An
        independent test that also accepts legal moves which `legal` does not list."""
        ...

    def notation(self, move: Move) -> str:
        """Return the canonical text of a move."""
        ...

    def parse(self, view: Any, text: str) -> Move:
        """Read notation in the light of a view. Raises `engine.errors.NotationError` if it is none, or
        `engine.errors.IllegalMove` if it names things that do not exist."""
        ...

    def sample(self, view: Any, chance: Chance) -> Any:
        """Draw a full state that this view cannot tell from the real one."""
        ...

    def dump(self, state: Any) -> dict[str, Any]:
        """Return the full state as JSON with a schema number. For storage; contains every secret."""
        ...

    def load(self, setting: Any, dumped: Mapping[str, Any]) -> Any:
        """Rebuild a state. Raises `engine.errors.DataError`."""
        ...

    def position(self, state: Any) -> str:
        """Return the position text: the full state for tests and bug reports of finished games."""
        ...

    def from_position(self, setting: Any, text: str) -> Any:
        """Read a position text completely, or raise `engine.errors.DataError` with all findings."""
        ...
