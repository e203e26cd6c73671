"""A store of drawn things that never grows past a number of bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class ByteCache(Generic[Key, Value]):
    """Keeps what was made most recently, up to a bound in bytes; safe to use from several threads.

    Two threads that miss the same key may both make it; the first result stays, and both get it.
    """

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.bytes = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Key, tuple[Value, int]] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value], weigh: Callable[[Value], int]) -> Value:
        """Return what is kept for the key, or make it and keep it. Something heavier than the bound is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found[0]
        made = make()
        weight = weigh(made)
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                return found[0]
            if weight <= self.bound:
                self._kept[key] = (made, weight)
                self.bytes += weight
            while self.bytes > self.bound:
                _, (_, old) = self._kept.popitem(last=False)
                self.bytes -= old
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0
