"""The bot is killed with SIGKILL, again and again: nothing is lost, nothing posted twice, nobody mentioned twice."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from killing import Ordeal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")

POINTS = ("committed:3", "accepted:1", "noted:2")
"""Where a process kills itself; see `kill_child`."""


def test_three_kills_and_three_at_chosen_moments(tmp_path: Path) -> None:
    rng = random.Random(7)
    ordeal = Ordeal(tmp_path, rng)
    for point in POINTS:
        ordeal.kill_after(rng.randint(2, 5), rng.uniform(0.0, 0.2))
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
            ordeal.kill_after(rng.randint(0, 12), rng.uniform(0.0, 0.3))
    facts, ledger = ordeal.finish(), ordeal.ledger
    print(
        f"{ordeal.kills} kills, {ledger.kills_in_a_press} of them in the middle of a press: "
        f"{len(facts['tables'])} tables, {len(facts['entries'])} entries, {len(facts['outbox'])} outbox rows, "
        f"{len(ledger.postings)} messages, 0 twice, 0 missing, "
        f"{sum(len(one.pings) for one in ledger.postings.values())} mentions, 0 twice"
    )
