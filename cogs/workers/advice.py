"""Hints: which games have them, and where they are worked out.

The root brings what advises, since nothing here may know computer players. It is worked out apart: a search takes a
fraction of a second of pure Python, during which nobody else would be answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cogs.workers.apart import Apart, Interrupted
from engine.core import Game
from engine.registry import game as game_of

if TYPE_CHECKING:  # a process that searches needs no words
    from words.hanzo.hints import Advice

SEARCH_SECONDS = 15.0
"""How long one search may take: it takes less than half a second, but many times that on a machine that is full."""
PATIENCE_SECONDS = 30.0
"""How long somebody waits for a hint, with those before him in the line."""
IDLE_SECONDS = 300.0
"""How long the process waits for another hint before it gives its memory back."""

Advise = Callable[[Game, Any], "Advice"]
"""Works out a hint for the viewer of a view, who has to decide. A function of a module, so that it can be sent."""


class Advisor:
    """Gives hints, one after the other, in a process that is there only while hints are wanted."""

    def __init__(self, games: Mapping[str, Advise]) -> None:
        self._games = games
        self._apart = Apart(1, limit=SEARCH_SECONDS, idle=IDLE_SECONDS)

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of the games that have hints."""
        return tuple(self._games)

    async def warm_up(self, game: str) -> None:
        """Get ready for a hint that may be wanted soon."""
        try:
            await self._apart.warm_up(_ready, self._games[game])
        except Interrupted:
            return  # whoever wants the hint will hear of it

    async def advise(self, game: str, view: Any) -> Advice:
        """Return a hint for a view whose viewer has to decide. Raises `Interrupted` if there is none in time."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self._apart.on_views(_advise, game, (view,), {"advise": self._games[game]})
        except TimeoutError:
            raise Interrupted from None

    def close(self) -> None:
        """Give up what is under way, and give no more hints."""
        self._apart.close()


def _ready(_advise: Advise) -> None:
    """Prove that a process is there, and has loaded what it advises with."""


def _advise(game: str, view: Any, *, advise: Advise) -> Advice:
    return advise(game_of(game), view)
