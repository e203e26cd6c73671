"""Draws pictures beside the event loop, at most two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Literal, TypeVar

import render
from cogs.layout import Picture

WORKERS = 2
"""More would only take turns: a picture keeps a processor busy."""

T = TypeVar("T")


class Studio:
    """Turns views into pictures. Its methods may be called from many tasks; the work queues up for the workers."""

    def __init__(self, kind: Literal["threads", "processes"] = "threads") -> None:
        self._kind = kind
        self._pool: Executor | None = None

    async def board(
        self,
        game: str,
        view: Any,
        before: Any = None,
        *,
        names: tuple[str, ...],
        locale: str,
        theme: str,
    ) -> Picture:
        """Draw the board as this view shows it; ``before`` is the view whose differences are highlighted."""
        return await self._draw(partial(render.draw_board, game, view, before, names=names, locale=locale, theme=theme))

    async def hand(self, game: str, view: Any, *, locale: str, theme: str) -> Picture:
        """Draw what only the owner of this view may see."""
        return await self._draw(partial(render.draw_hand, game, view, locale=locale, theme=theme))

    async def text_board(self, game: str, view: Any, *, names: tuple[str, ...], locale: str) -> str:
        """Write the board as text, at most 4,000 characters."""
        return await self._draw(partial(render.text_board, game, view, names=names, locale=locale))

    async def _draw(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = self._open()
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _open(self) -> Executor:
        if self._kind == "processes":
            # Forked copies of a process with threads can deadlock, so they are spawned.
            return ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn"))
        return ThreadPoolExecutor(WORKERS, thread_name_prefix="drawing")

    def close(self) -> None:
        """Let the pictures under way finish and let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
