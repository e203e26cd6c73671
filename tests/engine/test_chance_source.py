"""Where chance comes from: outside the tests, from the operating system."""

from __future__ import annotations

import importlib.util
import secrets

from engine import chance


def test_seeds_and_free_draws_come_from_the_operating_system() -> None:
    """The tests put a luck of their own in this place (`fortune`), so the module is loaded afresh."""
    spec = importlib.util.spec_from_file_location("fresh_chance", chance.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fresh)
    assert fresh.secrets is secrets
    assert len({fresh.new_seed() for _ in range(20)}) == 20
    draws = fresh.SystemChance()
    assert {draws.die() for _ in range(500)} == set(range(1, 7))
