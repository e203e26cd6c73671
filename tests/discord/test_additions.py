"""What parts add is the bot's own, and nothing is added twice."""

from __future__ import annotations

import pytest

from cogs.additions import Additions, Slot
from cogs.panel.panel import ASIDES
from cogs.workers.advice import Advisor
from settings import Settings


def test_what_is_added_is_found_at_its_place_alone() -> None:
    here: Slot[str, int] = Slot("here")
    there: Slot[str, int] = Slot("there")
    additions = Additions()
    additions.add(here, "key", 1)
    assert (additions.get(here, "key"), additions.get(here, "other"), additions.get(there, "key")) == (1, None, None)
    assert Additions().get(here, "key") is None


def test_nothing_is_added_twice() -> None:
    slot: Slot[str, int] = Slot("here")
    additions = Additions()
    additions.add(slot, "key", 1)
    with pytest.raises(ValueError, match="here"):
        additions.add(slot, "key", 2)
    assert additions.get(slot, "key") == 1


async def test_a_bot_without_hints_offers_none_although_another_one_had_some(settings: Settings) -> None:
    from bot import make_bot
    from cogs.hanzo import hint

    async with make_bot(settings) as with_hints, make_bot(settings) as without:
        await hint.setup(with_hints)
        without.advisor = Advisor({})
        await hint.setup(without)
        assert with_hints.additions.get(ASIDES, ("hanzo_solo", 0)) is hint.offered
        assert without.additions.get(ASIDES, ("hanzo_solo", 0)) is None
