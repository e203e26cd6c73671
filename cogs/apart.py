"""Work in processes of its own, which leaves the event loop alone and can be stopped.

A process starts when there is something to do, imports only what the work needs, keeps it for the next time, and ends
after a while without work, with its parent, or when its work takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock, Timer
from typing import Any, NamedTuple, TypeVar

from engine.registry import game as game_of

SETTINGS_KEPT = 16
_BEGIN = "import sys; sys.path[:] = sys.argv[1:]; from cogs.apart import serve; serve()"

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
        # Each thread waits for one process; waiting costs the event loop nothing.
        self._line = ThreadPoolExecutor(workers, thread_name_prefix="apart")
        self._lock = Lock()
        self._resting: list[_Child] = []
        self._children: set[_Child] = set()
        self._closed = False
        self._packed: OrderedDict[int, tuple[Any, _Setting]] = OrderedDict()
        self._rest: asyncio.TimerHandle | None = None

    async def call(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do the work and return what comes of it. Raises `Interrupted`, and whatever the work raises."""
        if self._closed:
            raise Interrupted
        if self._rest is not None:
            self._rest.cancel()
        loop = asyncio.get_running_loop()
        waiting = loop.run_in_executor(self._line, self._do, pickle.dumps((work, arguments)))
        try:
            result: T = await waiting
        except asyncio.CancelledError:
            if self._closed and waiting.cancelled():
                raise Interrupted from None
            raise
        finally:
            if self._idle is not None and not self._closed:
                self._rest = loop.call_later(self._idle, self._end_resting)
        return result

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

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are there."""
        with self._lock:
            return [child.process.pid for child in self._children]

    def close(self) -> None:
        """End all processes at once; work under way is `Interrupted`. May be called twice."""
        with self._lock:
            self._closed = True
            children = list(self._children)
        if self._rest is not None:
            self._rest.cancel()
        for child in children:
            child.process.kill()
        self._line.shutdown(wait=True, cancel_futures=True)
        self._end_resting()

    def _do(self, packed: bytes) -> Any:
        """Have a process do the work, in a thread; a process that was killed is replaced once."""
        for _ in range(2):
            child = self._take()
            done = False
            try:
                fault, result = child.ask(packed, self._limit)
                done = True
            except (OSError, EOFError, pickle.UnpicklingError):
                if self._closed or child.late:
                    break
                continue
            finally:
                self._give_back(child, usable=done)
            if fault:
                raise result
            return result
        raise Interrupted

    def _take(self) -> _Child:
        with self._lock:
            while self._resting:
                child = self._resting.pop()
                if child.process.poll() is None:
                    return child
                self._children.discard(child)
                child.end()
            if self._closed:
                raise Interrupted
            child = _Child()
            self._children.add(child)
            return child

    def _give_back(self, child: _Child, *, usable: bool) -> None:
        with self._lock:
            if usable and not self._closed:
                self._resting.append(child)
                return
            self._children.discard(child)
        child.end()

    def _end_resting(self) -> None:
        """End the processes that have nothing to do."""
        with self._lock:
            resting, self._resting = self._resting, []
            self._children.difference_update(resting)
        for child in resting:
            child.end()

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


class _Child:
    """One process. Used by one thread at a time, but for being killed."""

    def __init__(self) -> None:
        # Not `multiprocessing`: its children import the main module with all that it imports.
        command = [sys.executable, "-c", _BEGIN, *(path or os.getcwd() for path in sys.path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.late = False
        """Whether it was ended since it took too long."""

    def ask(self, packed: bytes, limit: float | None) -> tuple[bool, Any]:
        """Return whether the work failed, and the fault or the result. Raises `OSError`, `EOFError` and
        `pickle.UnpicklingError` if the process ends meanwhile."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watch = Timer(limit, self._stop) if limit is not None else None
        if watch is not None:
            watch.daemon = True
            watch.start()
        try:
            pickle.dump(packed, self.process.stdin)
            self.process.stdin.flush()
            answer: tuple[bool, Any] = pickle.loads(pickle.load(self.process.stdout))
        finally:
            if watch is not None:
                watch.cancel()
        return answer

    def _stop(self) -> None:
        self.late = True
        self.process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):  # what could not be sent any more
                    stream.close()


def serve() -> None:
    """Do what comes on standard input until that ends, as it does with the bot. Runs in the process apart."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the bot ends its own itself
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever is printed must not come between the answers
        while True:
            try:
                packed = pickle.load(sys.stdin.buffer)
            except EOFError:
                return
            pickle.dump(_answer(packed), answers)
            answers.flush()


def _answer(packed: bytes) -> bytes:
    try:
        work, arguments = pickle.loads(packed)
        return pickle.dumps((False, work(*arguments)))
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is raised again where the work was wanted
        fault.add_note(traceback.format_exc())
        try:
            told = pickle.dumps((True, fault))
            pickle.loads(told)
        except Exception:  # noqa: BLE001 - a fault that cannot travel is told in words
            told = pickle.dumps((True, RuntimeError(traceback.format_exc())))
        return told


class _Setting(NamedTuple):
    """A setting on its way to a process, which compiles it once."""

    key: str
    frozen: bytes


_compiled: OrderedDict[str, Any] = OrderedDict()


def _with_setting(
    work: Callable[..., T], game: str, setting: _Setting, views: tuple[Any, ...], options: dict[str, Any]
) -> T:
    """Do the work with the setting put back into the views."""
    compiled = _compiled.get(setting.key)
    if compiled is None:
        compiled = _compiled[setting.key] = game_of(game).restore(json.loads(setting.frozen))
        if len(_compiled) > SETTINGS_KEPT:
            _compiled.popitem(last=False)
    return work(game, *(view and view._replace(setting=compiled) for view in views), **options)
