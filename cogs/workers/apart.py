"""Work in processes of its own, which leaves the event loop alone and can be stopped.

A process starts when there is something to do, imports only what the work needs, keeps it for the next time, and ends
after a while without work, with its parent, or when its work takes too long.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from loky import ProcessPoolExecutor
from loky.process_executor import ShutdownExecutorError

from engine.recent import RecentlyUsed
from engine.registry import game as game_of

SETTINGS_KEPT = 16
NICENESS = 5
"""Processes give way to the one that answers people."""
LOOK_SECONDS = 2.0
"""How often a process looks whether its parent is still there; one that was killed could not tell."""

T = TypeVar("T")


class Interrupted(Exception):
    """The work came to no end: it took too long, its process died again and again, or the bot closes."""


class Apart:
    """Does work in at most ``workers`` processes; more work waits in line. Closed for good by `close`.

    Work is a function of a module with its arguments; both, and what comes of them, are pickled. ``limit`` are the
    seconds that one piece may take, ``idle`` those after which processes without work end (``None``: never).
    """

    def __init__(self, workers: int, *, limit: float | None = None, idle: float | None = None) -> None:
        self._workers = workers
        self._limit = limit
        self._idle = idle
        self._places = asyncio.Semaphore(workers)  # so that the limit counts the work alone, not the line before it
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._packed: RecentlyUsed[int, tuple[Any, _Setting]] = RecentlyUsed(SETTINGS_KEPT)

    async def call(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do the work and return what comes of it. Raises `Interrupted`, and whatever the work raises."""
        async with self._places:
            for _ in range(2):  # a process that was killed is replaced once
                pool = self._open()
                try:
                    async with asyncio.timeout(self._limit) as limit:
                        result: T = await asyncio.wrap_future(pool.submit(work, *arguments))
                        return result
                except (BrokenProcessPool, ShutdownExecutorError):
                    self._end(pool)
                except TimeoutError:
                    if not limit.expired():
                        raise
                    self._end(pool)
                    break
        raise Interrupted

    async def on_views(
        self, work: Callable[..., T], game: str, views: tuple[Any, ...], options: dict[str, Any] | None = None
    ) -> T:
        """Do work on views of one game, which travel without their setting. Raises what `call` raises."""
        setting = self._pack(views[0].setting)
        bare = tuple(view and view._replace(setting=None) for view in views)
        return await self.call(_with_setting, work, game, setting, bare, options or {})

    async def warm_up(self, work: Callable[..., Any], *arguments: Any) -> None:
        """Start all processes now, so that the first work need not wait for them; what this work and its arguments
        need is imported."""
        await asyncio.gather(*(self.call(work, *arguments) for _ in range(self._workers)))

    def close(self) -> None:
        """End all processes at once; work under way is `Interrupted`. May be called twice."""
        self._closed = True
        if self._pool is not None:
            self._end(self._pool)

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Interrupted
        if self._pool is None:
            # Not the standard library's: its children import the main module with all that it imports, it cannot stop
            # a piece of work, and it never ends a process that has nothing to do.
            self._pool = ProcessPoolExecutor(
                self._workers, timeout=self._idle, initializer=_begin, initargs=(os.getpid(),)
            )
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, whatever they do; the next work opens another."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=True, kill_workers=True)

    def _pack(self, setting: Any) -> _Setting:
        """Return a setting as it travels; a compiled one is large, and slow to send."""
        kept = self._packed.get(id(setting))
        if kept is None or kept[0] is not setting:
            frozen = json.dumps(setting.frozen, sort_keys=True).encode()
            kept = setting, _Setting(hashlib.sha256(frozen).hexdigest(), frozen)
            self._packed.put(id(setting), kept)
        return kept[1]


def _begin(parent: int) -> None:
    """Get a process ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the bot ends its own itself
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    """End with the parent, however that dies."""
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    os._exit(0)


class _Setting(NamedTuple):
    """A setting on its way to a process, which compiles it once."""

    key: str
    frozen: bytes


_compiled: RecentlyUsed[str, Any] = RecentlyUsed(SETTINGS_KEPT)


def _with_setting(
    work: Callable[..., T], game: str, setting: _Setting, views: tuple[Any, ...], options: dict[str, Any]
) -> T:
    """Do the work with the setting put back into the views."""
    compiled = _compiled.get(setting.key)
    if compiled is None:
        compiled = game_of(game).restore(json.loads(setting.frozen))
        _compiled.put(setting.key, compiled)
    return work(game, *(view and view._replace(setting=compiled) for view in views), **options)
