"""What may soon end a game against the ninja, as everybody can see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.hanzo.scene import arriving, free_whites, occupied, restrictions
from engine.hanzo.sight import can_place
from engine.hanzo.view import EVENT, EXTRA, PLACE, REINFORCE, View


class Threat(NamedTuple):
    """One of them. ``kind`` is ``die`` (a die has no place now), ``supply`` (it holds too few for the samurai that
    come at the end of the turn), ``last`` (too few for those that come now), ``white`` (they and the dice may take
    all free white resources) or ``red`` (a counter is at the red line)."""

    kind: str
    parameters: Mapping[str, int] = {}


def threats(view: View) -> list[Threat]:
    """Return what threatens the ninja, the worst first (HZ-121, HZ-123, HZ-131, HZ-132); nothing before the first turn
    and after the end."""
    if not view.to_move or not view.turn:
        return []
    arrived = view.phase == REINFORCE
    coming = view.due if arrived else view.due + arriving(view)
    found = [Threat("die", {"die": die}) for die in _without_place(view)]
    if view.supply < coming:
        lacking = {"count": view.supply, "coming": coming, "least": coming - view.supply}
        found.append(Threat("last" if arrived else "supply", lacking))
    free = free_whites(view).bit_count()
    if free < coming + len(view.left) - _still_going(view):
        found.append(Threat("white", {"count": free, "coming": coming}))
    if view.setting.duel and not view.red and max(view.counters) == view.setting.rulings.red_line:
        found.append(Threat("red"))
    return found


def _without_place(view: View) -> list[int]:
    if view.phase != PLACE:
        return []
    (place, collect), pieces = restrictions(view), occupied(view)
    return [die for die in dict.fromkeys(view.left) if not can_place(view.grid, pieces, place, collect, (die,))]


def _still_going(view: View) -> int:
    """Return how many of the dice that are left will not be placed (HZ-050, HZ-051, HZ-061)."""
    if not view.left:
        return 0
    return 2 - len(view.events) if view.setting.duel else int(view.phase in (EVENT, EXTRA))
