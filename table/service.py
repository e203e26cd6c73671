"""What all parts of the service share: the store, the games, the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from engine.core import Game
from store import Store


def unix_now() -> int:
    """Return the time as whole Unix seconds."""
    return int(time.time())


class Service:
    """Common ground of the parts of `table.Tables`."""

    on_outbox: Callable[[], None] | None = None

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._clock = clock
