"""What counts, and who has won (SS-240 to SS-244): the rules ask it of a state, pictures and texts of a view."""

from __future__ import annotations

from typing import Protocol

from engine.core import UNKNOWN, Outcome
from engine.seven_swords.setting import Setting
from engine.seven_swords.view import AREAS, BANDIT, OVER, RESERVE, SAMURAI, TAKEN


class Position(Protocol):
    """What a state and a view have in common, as far as it counts."""

    @property
    def setting(self) -> Setting: ...  # noqa: D102
    @property
    def phase(self) -> str: ...  # noqa: D102
    @property
    def where(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def stands(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def supply_place(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def supply_value(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def store_value(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def stolen(self) -> int: ...  # noqa: D102
    @property
    def killed_in_combat(self) -> int: ...  # noqa: D102
    @property
    def taken_value(self) -> int: ...  # noqa: D102


def free_areas(position: Position) -> tuple[int, ...]:
    """Return the areas whose spaces hold no bandit."""
    area_of, village = position.setting.board.area_of, position.setting.board.village
    held = {area_of[place] for place in position.where if 0 <= place < village}
    return tuple([area for area in range(len(AREAS)) if area not in held])


def bandit_score(position: Position) -> int:
    """Return loot plus samurai killed in combat (SS-242)."""
    return position.taken_value + position.killed_in_combat.bit_count() * position.setting.values.points_per_kill


def samurai_score(position: Position) -> int | None:
    """Return what is not lost plus areas without bandits (SS-243), or ``None`` where the viewer may not know it."""
    kept = [value for value, place in zip(position.supply_value, position.supply_place, strict=True) if place != TAKEN]
    kept += [value for square, value in enumerate(position.store_value) if not position.stolen >> square & 1]
    if UNKNOWN in kept:
        return None
    return sum(kept) + len(free_areas(position)) * position.setting.values.points_per_area


def outcome(position: Position) -> Outcome | None:
    """Return how the game ended, or ``None`` (SS-240 to SS-244)."""
    if position.phase != OVER:
        return None
    if all(place == RESERVE for place in position.stands):
        return Outcome((BANDIT,), "samurai_dead", ())
    bandit, samurai = bandit_score(position), samurai_score(position)
    assert samurai is not None, "at the end everybody sees everything"
    if bandit == samurai:
        return Outcome((), "points", (bandit, samurai))
    return Outcome((BANDIT if bandit > samurai else SAMURAI,), "points", (bandit, samurai))
