"""What a game's own parts add where all games are alike, such as an editor for a question or suggestions for moves.

Whoever looks somewhere declares the `Slot`; what was added there belongs to the bot, and goes with it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Slot(Generic[K, V]):
    """Where things of one type can be added, each at a key of another."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"Slot({self._name!r})"


class Additions:
    """What the parts of one bot have added, while they were loaded."""

    def __init__(self) -> None:
        self._added: dict[tuple[Slot[Any, Any], Hashable], Any] = {}

    def add(self, slot: Slot[K, V], key: K, value: V) -> None:
        """Add something. Raises `ValueError` if there is something at this key already."""
        if (slot, key) in self._added:
            raise ValueError(f"two of {slot!r} for {key!r}")
        self._added[slot, key] = value

    def get(self, slot: Slot[K, V], key: K) -> V | None:
        """Return what was added, or ``None``."""
        found: V | None = self._added.get((slot, key))
        return found
