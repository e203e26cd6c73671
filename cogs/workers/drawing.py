"""Draws pictures beside the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

import render
from cogs.workers.apart import Apart
from engine.core import Move

if TYPE_CHECKING:  # a process that draws needs no Discord
    from cogs.messages.layout import Picture

THREADS = 2
"""More would only take turns: a picture keeps a processor busy."""
PROCESSES = max(1, min(4, (os.cpu_count() or 2) - 1))
"""One processor is left to whoever answers people."""

CROWD = 4
"""With so many pictures before it for each worker, some 20 ms each, one is late enough to do without where that can be
done."""

T = TypeVar("T")
Kind = Literal["threads", "processes"]


class Studio:
    """Turns views into pictures. Its methods may be called from many tasks; the work queues up for the workers.

    Threads share the processor's attention with the event loop but cost nothing; processes cost memory and a slow
    start and leave the loop alone.
    """

    def __init__(self, kind: Kind = "threads") -> None:
        self.under_way = 0
        """How many pictures are being drawn or wait for it."""
        self._threads: ThreadPoolExecutor | None = None
        self._apart = Apart(PROCESSES) if kind == "processes" else None

    @property
    def crowded(self) -> bool:
        """Whether a picture would have to wait so long for others that who can do without it should."""
        return self.under_way > CROWD * (THREADS if self._apart is None else PROCESSES)

    async def board(
        self, game: str, view: Any, before: Any = None, *, names: tuple[str, ...], locale: str, theme: str
    ) -> Picture:
        """Draw the board as this view shows it; ``before`` is the view whose differences are highlighted."""
        options = {"names": names, "locale": locale, "theme": theme}
        return await self._run(_board, game, (view, before), options)

    async def hand(self, game: str, view: Any, *, locale: str, theme: str) -> Picture:
        """Draw what only the owner of this view may see."""
        return await self._run(_hand, game, (view,), {"locale": locale, "theme": theme})

    async def candidates(
        self, game: str, view: Any, candidates: Sequence[Move | str], *, title: str, locale: str, theme: str
    ) -> Picture:
        """Draw the map with numbered candidates: whole moves, or names of spaces."""
        options = {"candidates": candidates, "title": title, "locale": locale, "theme": theme}
        return await self._run(_candidates, game, (view,), options)

    async def preview(self, game: str, view: Any, move: Move, *, locale: str, theme: str) -> Picture:
        """Draw what a move would lead to, before it is made."""
        return await self._run(_preview, game, (view,), {"move": move, "locale": locale, "theme": theme})

    async def map(self, game: str, setting: Any, text: str, *, chosen: int = 0, locale: str, theme: str) -> Picture:
        """Draw a map by itself, finished or not; ``chosen`` is the number of the card that is being moved."""
        options = {"text": text, "chosen": chosen, "locale": locale, "theme": theme}
        return await self._run(_map, game, (_Bare(setting),), options)

    async def cards(self, game: str, setting: Any, faces: Sequence[str], *, locale: str, theme: str) -> Picture:
        """Draw the faces of cards that can still be laid."""
        return await self._run(_cards, game, (_Bare(setting),), {"faces": faces, "locale": locale, "theme": theme})

    async def text_board(self, game: str, view: Any, *, names: tuple[str, ...], locale: str) -> str:
        """Write the board as text, at most 4,000 characters. ``names`` must be safe in a message."""
        return await self._run(_text, game, (view,), {"names": names, "locale": locale})

    async def leaderboard(self, sheet: render.Sheet, *, theme: str) -> Picture:
        """Draw a page of a leaderboard."""
        draw = self._thread if self._apart is None else self._apart.call
        return await draw(render.draw_leaderboard, sheet, theme)

    async def warm_up(self) -> None:
        """Start the workers now, so that the first picture need not wait for them."""
        if self._apart is not None:
            await self._apart.warm_up(_ready)

    def close(self) -> None:
        """Let the pictures under way finish in threads, or end the processes."""
        if self._apart is not None:
            self._apart.close()
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None

    async def _run(self, work: Callable[..., T], game: str, views: tuple[Any, ...], options: dict[str, Any]) -> T:
        self.under_way += 1
        try:
            if self._apart is not None:
                return await self._apart.on_views(work, game, views, options)
            return await self._thread(lambda: work(game, *views, **options))
        finally:
            self.under_way -= 1

    async def _thread(self, work: Callable[..., T], *arguments: Any) -> T:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="drawing")
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)


class _Bare(NamedTuple):
    """Stands in for a view where only the setting matters."""

    setting: Any


def _ready() -> None:
    """Prove that a worker is there, and has loaded what it draws with."""


def _board(game: str, view: Any, before: Any, **options: Any) -> Picture:
    return render.draw_board(game, view, before, **options)


def _candidates(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_candidates(game, view, **options)


def _preview(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_preview(game, view, **options)


def _map(game: str, bare: Any, **options: Any) -> Picture:
    return render.draw_map(game, bare.setting, **options)


def _cards(game: str, bare: Any, **options: Any) -> Picture:
    return render.draw_cards(game, bare.setting, **options)


def _hand(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_hand(game, view, **options)


def _text(game: str, view: Any, **options: Any) -> str:
    return render.text_board(game, view, **options)
