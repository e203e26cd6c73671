"""Random and greedy games over all options end, and every step keeps what must always hold."""

from __future__ import annotations

import time
from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.chance import SeededChance
from engine.core import Game, Move
from engine.errors import IllegalMove
from engine.hanzo.choices_place import place_move, removals
from engine.hanzo.describe import EVENTS
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.hanzo.setting import DIFFICULTIES
from engine.hanzo.view import DOOR, OVER, PLACE, REINFORCE, View
from engine.hanzo.yields import placements_of
from players.random_player import choose

OPTION_SETS = tuple(product((False, True), repeat=len(DIFFICULTIES)))
MAPS = ("draw", "draw_day", "draw_night", "broken_eaves", "overlap", "first_blossom")
SOLO_GAMES, DUELS = 2_000, 1_000
SECONDS = 10.0
BOUND = {"solo": 8, "constant": 6, "duel": 19}


class _Played:
    """What a game led to."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.dice: Counter[tuple[bool, str, int]] = Counter()


def _move(game: Game, view: View, chance: SeededChance, greedy: bool) -> Move:
    """A random move, or for a greedy player the placement that gains most."""
    if greedy and view.phase == PLACE:
        candidates = [one for die in view.left for one in placements_of(view, die).ranked(limit=1)]
        best = min(candidates, key=lambda one: one.rank)
        return place_move(view, best, next(removals(view, best)))
    return choose(game, view, chance)


def _options(game: Game, number: int) -> dict[str, Any]:
    options: dict[str, Any] = {"map": MAPS[number // len(OPTION_SETS) % len(MAPS)]}
    if game is HANZO_SOLO:
        switches = OPTION_SETS[number % len(OPTION_SETS)]
        options |= {name: "on" if on else "off" for name, on in zip(DIFFICULTIES, switches, strict=True)}
    return options


def _play(game: Game, number: int, told: _Played, thorough: bool = True) -> None:
    """Play one game; every step is held to what must always be true."""
    setting = game.prepare(_options(game, number))
    chance = SeededChance(number.to_bytes(32, "big"), game.key)
    luck = SeededChance(number.to_bytes(32, "big"), "players")
    step = game.new(setting, chance)
    told.events.update(event.kind for event in step.events)
    state, placed = step.state, 0
    while due := game.to_move(state):
        view = game.view(state, due[0])
        move = _move(game, view, luck, greedy=number % 3 == 0)
        if thorough:
            _refusals(game, state, due[0], luck)
        before = state
        step = game.apply(state, due[0], move, chance)
        state = step.state
        told.events.update(event.kind for event in step.events)
        placed += move[0] == "place"
        _invariants(before, state)
        if state.turn > before.turn and before.turn:
            _dice_of_turn(setting, before, placed, told)
            placed = 0
        if thorough:
            assert game.load(setting, game.dump(state)) == state
            assert game.from_position(setting, game.position(state)) == state
    outcome = game.outcome(state)
    assert outcome is not None
    told.reasons[outcome.reason] += 1
    bound = "duel" if setting.duel else "constant" if setting.options.constant_reinforcements else "solo"
    assert state.turn <= BOUND[bound]


def _refusals(game: Game, state: Any, seat: int, luck: SeededChance) -> None:
    """A move out of another phase is refused, and changes nothing."""
    other: Move = ("place", 1, "A1", "v", ()) if state.phase != PLACE else ("samurai", "A1")
    before = game.dump(state)
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, seat, other, luck)
    assert refused.value.code
    assert refused.value.clause
    assert game.dump(state) == before


def _invariants(before: Any, after: Any) -> None:
    grid, counters = after.grid, after.counters
    assert after.supply + after.samurai.bit_count() == 12
    assert not after.samurai & ~grid.whites
    cells = [die.cell for die in after.dice]
    assert len(set(cells)) == len(cells)
    assert not any(after.samurai >> cell & 1 for cell in cells)
    assert not after.dice or after.phase in (PLACE, REINFORCE, OVER) or after.setting.duel
    assert all(1 <= value <= 11 for value in counters)
    assert all(new >= old for new, old in zip(counters, before.counters, strict=True))
    assert counters[DOOR] <= min(counters[:DOOR])
    if after.setting.options.gradual_procedure:
        assert counters[3] <= counters[0] <= counters[1] <= counters[2]
    if after.phase == "roll":
        assert after.marks.bit_count() <= 3
    if len(after.events) > len(before.events) and not after.setting.duel:
        assert not before.marks >> (after.events[-1] - 1) & 1


def _dice_of_turn(setting: Any, before: Any, placed: int, told: _Played) -> None:
    """Each turn places as many dice as it must: 3, 2 in bad weather, 4 in a lucky turn; the wounded one fewer each."""
    if setting.duel:
        assert placed == 2
        return
    kind = "lucky" if not before.events else "weather" if before.events == (1,) else "plain"
    wounded = setting.options.wounded
    assert placed == {"plain": 3, "weather": 2, "lucky": 4}[kind] - wounded
    told.dice[wounded, kind, placed] += 1


@pytest.mark.parametrize("game", [HANZO_SOLO, HANZO], ids=lambda game: game.key)
def test_random_games_end_and_keep_the_invariants(game: Game) -> None:
    told, started, number = _Played(), time.perf_counter(), 0
    while number < 12 or time.perf_counter() - started < SECONDS:
        _play(game, number * 13 + 7, told)
        number += 1
    assert {"MapLaid", "SamuraiPlaced", "DiceRolled", "EventChosen", "DiePlaced", "Collected"} <= set(told.events)
    assert {"Wasted", "SamuraiRemoved", "DiceGathered", "GameEnded", "ReinforcementsDue"} <= set(told.events)


def _soak(game: Game, games: int) -> _Played:
    told = _Played()
    for number in range(games):
        _play(game, number, told, thorough=number % 10 == 0)
    print(f"{game.key}: {games} games {dict(told.reasons)}; {dict(told.events)}; {dict(told.dice)}")
    return told


@pytest.mark.soak
def test_two_thousand_solo_games_over_all_options_end_and_keep_the_invariants() -> None:
    told = _soak(HANZO_SOLO, SOLO_GAMES)
    assert set(EVENTS) - set(told.events) <= {"EventsCancelled", "NobodyCame", "Gained", "RedLinePassed"}
    kinds = {(wounded, kind) for wounded, kind, _ in told.dice}
    assert kinds == set(product((False, True), ("plain", "weather", "lucky")))


@pytest.mark.soak
def test_a_thousand_duels_end_and_keep_the_invariants() -> None:
    told = _soak(HANZO, DUELS)
    assert set(EVENTS) - set(told.events) <= {"ExtraDieGiven", "MarksWiped", "NobodyCame", "NobodyRemoved"}
