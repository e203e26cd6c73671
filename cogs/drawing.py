"""Draws pictures beside the event loop, at most two at a time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import signal
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Literal, NamedTuple, TypeVar

import render
from cogs.layout import Picture
from engine.core import Move
from engine.registry import game as game_of

WORKERS = 2
"""More would only take turns: a picture keeps a processor busy."""
SETTINGS_KEPT = 16

T = TypeVar("T")
Kind = Literal["threads", "processes"]


class Studio:
    """Turns views into pictures. Its methods may be called from many tasks; the work queues up for the workers.

    Threads share the processor's attention with the event loop but cost nothing; processes cost memory and a slow
    start and leave the loop alone.
    """

    def __init__(self, kind: Kind = "threads") -> None:
        self._kind = kind
        self._pool: Executor | None = None
        self._packed: OrderedDict[int, tuple[Any, _Setting]] = OrderedDict()

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

    async def text_board(self, game: str, view: Any, *, names: tuple[str, ...], locale: str) -> str:
        """Write the board as text, at most 4,000 characters. ``names`` must be safe in a message."""
        return await self._run(_text, game, (view,), {"names": names, "locale": locale})

    async def leaderboard(self, sheet: render.Sheet, *, theme: str) -> Picture:
        """Draw a page of a leaderboard."""
        return await self._submit(render.draw_leaderboard, sheet, theme)

    async def warm_up(self) -> None:
        """Start the workers now, so that the first picture need not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._open(), _nothing) for _ in range(WORKERS)))

    def close(self) -> None:
        """Let the pictures under way finish and let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    async def _run(self, work: Callable[..., T], game: str, views: tuple[Any, ...], options: dict[str, Any]) -> T:
        if self._kind == "threads":
            return await self._submit(lambda: work(game, *views, **options))
        setting = self._pack(views[0].setting)
        bare = tuple(view and view._replace(setting=None) for view in views)
        return await self._submit(_apart, work, game, setting, bare, options)

    async def _submit(self, work: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work, *arguments)
        except BrokenProcessPool:  # a worker was killed; others take over
            self._pool = None
            return await loop.run_in_executor(self._open(), work, *arguments)

    def _open(self) -> Executor:
        if self._pool is None and self._kind == "threads":
            self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="drawing")
        elif self._pool is None:
            # Forked copies of a process with threads can deadlock, so they are spawned.
            self._pool = ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn"), initializer=_be_quiet)
        return self._pool

    def _pack(self, setting: Any) -> _Setting:
        """Return a setting as it travels; a compiled one is large, and slow to send."""
        kept = self._packed.get(id(setting))
        if kept is None or kept[0] is not setting:
            frozen = json.dumps(setting.frozen, sort_keys=True).encode()
            kept = setting, _Setting(hashlib.sha256(frozen).hexdigest(), frozen)
            self._packed[id(setting)] = kept
            if len(self._packed) > SETTINGS_KEPT:
                self._packed.popitem(last=False)
        return kept[1]


class _Bare(NamedTuple):
    """Stands in for a view where only the setting matters."""

    setting: Any


class _Setting(NamedTuple):
    """A setting on its way to a worker, which compiles it once."""

    key: str
    frozen: bytes


_compiled: OrderedDict[str, Any] = OrderedDict()


def _be_quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the bot ends its workers itself


def _nothing() -> None:
    """Prove that a worker is there."""


def _apart(work: Callable[..., T], game: str, setting: _Setting, views: tuple[Any, ...], options: dict[str, Any]) -> T:
    """Do the work in a process of its own, with the setting put back into the views."""
    compiled = _compiled.get(setting.key)
    if compiled is None:
        compiled = _compiled[setting.key] = game_of(game).restore(json.loads(setting.frozen))
        if len(_compiled) > SETTINGS_KEPT:
            _compiled.popitem(last=False)
    return work(game, *(view and view._replace(setting=compiled) for view in views), **options)


def _board(game: str, view: Any, before: Any, **options: Any) -> Picture:
    return render.draw_board(game, view, before, **options)


def _candidates(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_candidates(game, view, **options)


def _preview(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_preview(game, view, **options)


def _map(game: str, bare: Any, **options: Any) -> Picture:
    return render.draw_map(game, bare.setting, **options)


def _hand(game: str, view: Any, **options: Any) -> Picture:
    return render.draw_hand(game, view, **options)


def _text(game: str, view: Any, **options: Any) -> str:
    return render.text_board(game, view, **options)
