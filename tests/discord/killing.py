"""Starts the playing bot of `kill_child` in processes of its own, kills them, and checks what the next one finds."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

import kill_child
import pytest
from kill_ledger import Ledger

HERE = Path(__file__).parent
SECONDS_TO_START = 90
NURSERY = multiprocessing.get_context(None if sys.platform == "win32" else "forkserver")
NURSERY.set_forkserver_preload(["kill_child"])
"""The imports are done once, by the process that all children are forked from."""


class Child:
    """A process that waits for `go` and then plays until it is killed. ``facts`` is what was true when it had caught
    up; empty if it died on the way."""

    def __init__(self, folder: Path, seed: int, die: str, honour_nonces: bool) -> None:
        self.pipe, theirs = NURSERY.Pipe()
        self.process = NURSERY.Process(
            target=kill_child.play, args=(folder, seed, die, honour_nonces, theirs), daemon=True
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PYTHONPATH", os.pathsep.join((str(HERE), str(HERE.parent.parent))))
            self.process.start()
        theirs.close()
        self.facts: dict[str, Any] = {}
        with contextlib.suppress(EOFError):
            assert self.pipe.poll(SECONDS_TO_START), "the bot did not start in time"
            self.facts = json.loads(self.pipe.recv())

    def go(self) -> None:
        """Let the process play, if it is alive."""
        with contextlib.suppress(BrokenPipeError):
            self.pipe.send("go")

    def kill(self) -> None:
        """Kill the process, which has to be alive until then."""
        assert self.process.is_alive(), "the bot ended by itself"
        self.process.kill()
        self.process.join()

    def wait(self) -> None:
        """Wait until the process has killed itself."""
        self.process.join(SECONDS_TO_START)
        assert self.process.exitcode == -signal.SIGKILL, "the bot ended, and not by SIGKILL"


class Ordeal:
    """Kills and restarts on one folder, everything checked after each."""

    def __init__(self, folder: Path, rng: random.Random, *, honour_nonces: bool = True) -> None:
        self.folder, self.rng, self.honour_nonces = folder, rng, honour_nonces
        self.ledger = Ledger()
        self.kills = 0

    def start(self, die: str = "") -> Child:
        """Start the next process, and check what it finds."""
        child = Child(self.folder, self.rng.randrange(1 << 30), die, self.honour_nonces)
        if child.facts:
            try:
                self.ledger.read(self.folder / kill_child.JOURNAL)
                self.ledger.check(child.facts, self.folder / kill_child.DIARY)
            except BaseException:
                child.kill()
                raise
        return child

    def kill_after(self, presses: int, seconds: float) -> None:
        """Start, and kill so many seconds after so many presses, however fast this machine is."""
        child = self.start()
        assert child.facts, "the bot did not start"
        child.go()
        until = self._lines() + 2 * presses
        while self._lines() < until and child.process.is_alive():
            time.sleep(0.01)
        time.sleep(seconds)
        child.kill()
        self._bury()

    def _lines(self) -> int:
        diary = self.folder / kill_child.DIARY
        return diary.read_bytes().count(b"\n") if diary.exists() else 0

    def die_at(self, point: str) -> None:
        """Start a process that kills itself."""
        child = self.start(point)
        child.go()
        child.wait()
        self._bury()

    def _bury(self) -> None:
        self.kills += 1
        self.ledger.read(self.folder / kill_child.JOURNAL)

    def finish(self) -> dict[str, Any]:
        """Start once more and return the facts."""
        child = self.start()
        assert child.facts, "the bot did not start"
        child.kill()
        return child.facts
