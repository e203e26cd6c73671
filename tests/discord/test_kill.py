"""The bot is killed with SIGKILL, again and again: nothing is lost, nothing posted twice, nobody mentioned twice."""

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

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")

HERE = Path(__file__).parent
NURSERY = multiprocessing.get_context(None if sys.platform == "win32" else "forkserver")
SECONDS_TO_START = 90
POINTS = ("committed:3", "accepted:1", "noted:2")
"""Where a process kills itself; see `kill_child`."""


@pytest.fixture(autouse=True)
def _nursery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the imports done once, by the process that all children are forked from."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(HERE), str(HERE.parent.parent))))
    NURSERY.set_forkserver_preload(["kill_child"])


class Child:
    """A process that plays until it is killed. ``facts`` is what was true when it had caught up; empty if it died
    on the way."""

    def __init__(self, folder: Path, seed: int, die: str, honour_nonces: bool) -> None:
        ours, theirs = NURSERY.Pipe(duplex=False)
        self.process = NURSERY.Process(target=kill_child.play, args=(folder, seed, die, honour_nonces, theirs))
        self.process.start()
        theirs.close()
        self.facts: dict[str, Any] = {}
        with contextlib.suppress(EOFError):
            assert ours.poll(SECONDS_TO_START), "the bot did not start in time"
            self.facts = json.loads(ours.recv())

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
            self.ledger.read(self.folder / "discord.journal")
            self.ledger.check(child.facts, self.folder / "diary.jsonl")
        return child

    def kill_after(self, seconds: float) -> None:
        """Start, and kill after so many seconds."""
        child = self.start()
        assert child.facts, "the bot did not start"
        time.sleep(seconds)
        child.kill()
        self._bury()

    def die_at(self, point: str) -> None:
        """Start a process that kills itself."""
        self.start(point).wait()
        self._bury()

    def _bury(self) -> None:
        self.kills += 1
        self.ledger.read(self.folder / "discord.journal")

    def finish(self) -> dict[str, Any]:
        """Start once more and return the facts."""
        child = self.start()
        assert child.facts, "the bot did not start"
        child.kill()
        return child.facts


def test_three_kills_and_three_at_chosen_moments(tmp_path: Path) -> None:
    rng = random.Random(7)
    ordeal = Ordeal(tmp_path, rng)
    for point in POINTS:
        ordeal.kill_after(rng.uniform(0.3, 2.5))
        ordeal.die_at(point)
    facts = ordeal.finish()
    assert len(facts["entries"]) > 5


def test_without_nonces_a_message_comes_twice_and_is_noticed(tmp_path: Path) -> None:
    ordeal = Ordeal(tmp_path, random.Random(3), honour_nonces=False)
    ordeal.die_at("accepted:3")
    with pytest.raises(AssertionError, match="posted twice"):
        ordeal.finish()


@pytest.mark.soak
def test_fifty_kills(tmp_path: Path) -> None:
    rng = random.Random(20)
    ordeal = Ordeal(tmp_path, rng)
    for number in range(50):
        if number % 5 == 4:
            ordeal.die_at(f"{rng.choice(('committed', 'accepted', 'noted'))}:{rng.randint(1, 6)}")
        else:
            ordeal.kill_after(rng.uniform(0.0, 3.0))
    facts, ledger = ordeal.finish(), ordeal.ledger
    print(
        f"{ordeal.kills} kills, {ledger.kills_in_a_press} of them in the middle of a press: "
        f"{len(facts['tables'])} tables, {len(facts['entries'])} entries, {len(facts['outbox'])} outbox rows, "
        f"{len(ledger.postings)} messages, 0 twice, 0 missing, "
        f"{sum(len(one.pings) for one in ledger.postings.values())} mentions, 0 twice"
    )
