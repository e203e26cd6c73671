"""The only source of randomness. Everything random in a game is a numbered draw.

Draw number ``n`` of a game is a function of (seed, game, n), so a finished game can be verified from
its seed alone, and an undo that rewinds ``count`` gets the same draws again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32


class Chance(Protocol):
    """What the rules may ask of fortune. ``count`` is the number of draws so far in the whole game."""

    count: int

    def below(self, n: int) -> int:
        """Return a fair integer in ``range(n)``, n >= 1."""
        ...

    def die(self) -> int:
        """Return a fair die, 1 to 6."""
        ...


class ChanceError(Exception):
    """A scripted or recorded source has no entry left, or one that does not fit the question."""


class SeededChance:
    """Draws by HMAC-SHA256 over (game, number), with rejection, so no value is favoured.

    ``drawn`` collects the results made through this object, in order (a die as 1 to 6).
    """

    __slots__ = ("_game", "_seed", "count", "drawn")

    def __init__(self, seed: bytes, game: str, count: int = 0) -> None:
        self._seed = seed
        self._game = game.encode()
        self.count = count
        self.drawn: list[int] = []

    def __repr__(self) -> str:
        return f"SeededChance(game={self._game!r}, count={self.count})"  # never the seed

    def _draw(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = b"%s:%d:%d" % (self._game, self.count, attempt)
            value = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if value < limit:
                self.count += 1
                return value % n
            attempt += 1

    def below(self, n: int) -> int:
        """See `Chance.below`."""
        value = self._draw(n)
        self.drawn.append(value)
        return value

    def die(self) -> int:
        """See `Chance.die`."""
        value = self._draw(6) + 1
        self.drawn.append(value)
        return value


class ScriptedChance:
    """Gives out prepared results in order: dice as 1 to 6, ``below`` values as 0 to n-1.

    `finish` raises `ChanceError` when results are left over; asking past the end or for a value out
    of range raises it at once.
    """

    __slots__ = ("_values", "count", "drawn")

    def __init__(self, values: Iterable[int] = ()) -> None:
        self._values = list(values)
        self.count = 0
        self.drawn: list[int] = []

    def _next(self, low: int, high: int) -> int:
        if not self._values:
            raise ChanceError("a draw was asked for and none is left")
        value = self._values.pop(0)
        if not low <= value <= high:
            raise ChanceError(f"the next prepared draw is {value}, wanted {low} to {high}")
        self.count += 1
        self.drawn.append(value)
        return value

    def below(self, n: int) -> int:
        """See `Chance.below`."""
        return self._next(0, n - 1)

    def die(self) -> int:
        """See `Chance.die`."""
        return self._next(1, 6)

    def finish(self) -> None:
        """Raise `ChanceError` unless every prepared result was used."""
        if self._values:
            raise ChanceError(f"{len(self._values)} prepared draws were not used")


class SystemChance:
    """Unrepeatable draws from the operating system, for results that enter the log as part of a move."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def below(self, n: int) -> int:
        """See `Chance.below`."""
        self.count += 1
        return secrets.randbelow(n)

    def die(self) -> int:
        """See `Chance.die`."""
        return self.below(6) + 1


def new_seed() -> bytes:
    """Return a fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, game: str) -> str:
    """Return the hexadecimal SHA-256 that binds a game to its seed without showing it."""
    return hashlib.sha256(b"tatami:%s:%s" % (game.encode(), seed)).hexdigest()


def shuffled(chance: Chance, items: Iterable[T]) -> list[T]:
    """Return the items in fair random order, by ``below`` draws (Fisher-Yates from the end)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = chance.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
