"""The engine against the rules written a second time (`naive`): every move that notation can say, up to a size."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from naive_lists import Lists
from positions import scenario_states, seven_swords_games

from engine.errors import IllegalMove
from engine.seven_swords.game import SEVEN_SWORDS as GAME

COUNTED = ("bandits", "crossing", "samurai", "losses")
"""Phases in which `Lists.canonical` counts the canonical moves itself."""


def _views(states: list[Any]) -> list[Any]:
    return [GAME.view(state, seat) for state in states for seat in GAME.to_move(state)]


def _scenario_views() -> list[Any]:
    return _views([state for _, state in scenario_states()])


def _game_views(games: int, every: int) -> list[Any]:
    return _views([turn.state for game in seven_swords_games(games) for turn in game[::every]])


def _some(views: list[Any], times: int) -> list[Any]:
    """A few views, so that each verb that is legal in any of them is legal at least ``times`` times."""
    offered: Counter[str] = Counter()
    kept = []
    for view in views:
        verbs = {option.value for option in GAME.choices(view).options} | {view.phase}
        if any(offered[verb] < times for verb in verbs):
            kept.append(view)
            offered.update(verbs)
    return kept


def _passes(view: Any, move: Any) -> bool:
    try:
        GAME.check(view, move)
    except IllegalMove:
        return False
    return True


def _compare(views: list[Any], attackers: int, steps: int) -> Counter[tuple[str, bool]]:
    """Compare all that can be said; return how many moves of each verb were legal and not."""
    counts: Counter[tuple[str, bool]] = Counter()
    for view in views:
        second = Lists(view)
        for move in second.sayable(attackers, steps):
            legal = second.allows(move)
            assert _passes(view, move) == legal, (GAME.notation(move), legal, second.see)
            counts[move[0], legal] += 1
    return counts


def test_check_agrees_with_everything_notation_can_say() -> None:
    counts = _compare(_some(_game_views(3, 40) + _scenario_views(), 5), attackers=2, steps=4)
    assert not [verb for verb in {verb for verb, _ in counts} if not counts[verb, True] or not counts[verb, False]]


@pytest.mark.soak
def test_check_agrees_with_everything_notation_can_say_on_many_positions() -> None:
    counts = _compare(_scenario_views() + _game_views(30, 23), attackers=3, steps=5)
    assert not [verb for verb in {verb for verb, _ in counts} if not counts[verb, True] or not counts[verb, False]]


def test_legal_lists_exactly_the_canonical_moves() -> None:
    views = [view for view in _scenario_views() + _game_views(3, 17) if view.phase in COUNTED]
    assert {view.phase for view in views} == set(COUNTED)
    for view in views:
        listed = list(GAME.legal(view))
        assert len(listed) == len(set(listed))
        assert set(listed) == Lists(view).canonical(), Lists(view).see
