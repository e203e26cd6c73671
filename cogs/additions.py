"""What a game's own parts add where all games are alike, such as an editor for a question or suggestions for moves.

Whoever looks somewhere declares the `Place`; what was added there belongs to the bot, and goes with it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Place(Generic[K, V]):
    """Where something can be added, by keys of one kind and of one kind itself."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"Place({self._name!r})"


class Additions:
    """What the parts of one bot have added, while they were loaded."""

    def __init__(self) -> None:
        self._added: dict[tuple[Place[Any, Any], Hashable], Any] = {}

    def add(self, place: Place[K, V], key: K, value: V) -> None:
        """Add something. Raises `ValueError` if there is something at this key already."""
        if (place, key) in self._added:
            raise ValueError(f"two of {place!r} for {key!r}")
        self._added[place, key] = value

    def get(self, place: Place[K, V], key: K) -> V | None:
        """Return what was added, or ``None``."""
        found: V | None = self._added.get((place, key))
        return found
