"""The search plays whole games by the rules, answers the same to the same view, and predicts what the engine does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hanzo_positions import DUEL, SOLO, random_states, setting

from engine.chance import SeededChance
from engine.hanzo import sight
from engine.hanzo.collect import results, usual_order
from engine.hanzo.scene import dice_mask, occupied, restrictions, samurai_cells
from engine.hanzo.view import DUEL_EVENTS, EVENT, PLACE, REINFORCE, SOLO_EVENTS
from players import PLAYERS, plays
from players.hanzo_board import Board, Outlook
from players.hanzo_greedy import GreedyHanzoPlayer
from players.hanzo_search import HanzoPlayer, place_of
from players.hanzo_turn import Node, Turn
from players.hanzo_values import WEIGHTS, advance

DIFFICULTIES = ["", "CR+DW", "DE+PD", "WO+GP", "DE+PD+CR+DW+WO+GP"]


def played(made: Any, number: int, player: Any) -> Any:
    chance = SeededChance(b"whole games", str(number))
    state = SOLO.new(made, chance).state
    while SOLO.to_move(state):
        state = SOLO.apply(state, 0, player.choose(SOLO, SOLO.view(state, 0)), chance).state
    return state


@pytest.mark.parametrize("options", DIFFICULTIES)
@pytest.mark.parametrize("player", [HanzoPlayer(width=2), GreedyHanzoPlayer()], ids=["search", "greedy"])
def test_a_solo_game_is_played_to_its_end_with_legal_moves_only(player: Any, options: str) -> None:
    state = played(setting(options), 1, player)
    assert SOLO.outcome(state) is not None


@pytest.mark.parametrize("player", [HanzoPlayer(width=2), GreedyHanzoPlayer()], ids=["search", "greedy"])
def test_a_duel_is_played_to_its_end_by_the_same_player_on_both_sides(player: Any) -> None:
    chance = SeededChance(b"duel", "1")
    state = DUEL.new(DUEL.prepare({}), chance).state
    asked = set()
    while seats := DUEL.to_move(state):
        view = DUEL.view(state, seats[0])
        asked.add((seats[0], view.phase))
        state = DUEL.apply(state, seats[0], player.choose(DUEL, view), chance).state
    assert DUEL.outcome(state) is not None
    assert {(0, "map"), (1, "setup"), (0, "roll"), (1, "event"), (0, "place"), (1, "reinforce")} <= asked


def test_who_has_nothing_to_decide_is_not_answered() -> None:
    state = SOLO.new(setting(), SeededChance(b"nothing", "1")).state
    for player in (HanzoPlayer(), GreedyHanzoPlayer()):
        with pytest.raises(ValueError, match="nothing to decide"):
            player.choose(SOLO, SOLO.view(state, None))


def test_the_same_view_gets_the_same_move_whatever_was_asked_before() -> None:
    made = setting("DW")
    states = [state for state in random_states(made, 5) if state.phase in (EVENT, PLACE, REINFORCE)][:12]
    seasoned = HanzoPlayer(width=3)
    first = [seasoned.choose(SOLO, SOLO.view(state, 0)) for state in states]
    again = [seasoned.choose(SOLO, SOLO.view(state, 0)) for state in reversed(states)]
    fresh = [HanzoPlayer(width=3).choose(SOLO, SOLO.view(state.copy(), 0)) for state in states]
    assert first == again[::-1] == fresh


@pytest.mark.parametrize("options", ["", "DW", "GP+PD", "CR+DW+GP"])
def test_what_the_search_predicts_is_what_the_engine_does(options: str) -> None:
    """Along the best ends of a turn, die by die: counters, samurai, dice, and where samurai may arrive."""
    compared = 0
    made = setting(options)
    for number in range(20):
        for state in random_states(made, number):
            if state.phase != PLACE:
                continue
            view = SOLO.view(state, 0)
            turn = Turn(view, Board(made, view.grid), WEIGHTS, 2)
            for end in turn.ends(turn.root(view.left), turn.restrictions(()))[:2]:
                compared += _compared(state, turn, end)
        if compared > 40:
            return
    pytest.fail("too few placements came up")


def _compared(state: Any, turn: Turn, end: Node) -> int:
    chance = SeededChance(b"prediction", "1")
    path = end.path()
    for node in path:
        state = SOLO.apply(state, 0, _move(state, turn, node), chance).state
        assert state.counters == node.counters
        assert state.samurai == node.samurai
        assert dice_mask(state) == node.dice
        assert state.left == node.left or min(node.counters) == 11
    for _ in range(2):
        if state.phase == REINFORCE:
            free = state.grid.whites & ~state.samurai & ~end.dice
            assert turn._near(free, end.cards) == samurai_cells(state)
            move = next(SOLO.legal(SOLO.view(state, 0)))
            state = SOLO.apply(state, 0, move, chance).state
    return len(path)


def _move(state: Any, turn: Turn, node: Node) -> Any:
    move = place_of(turn, node)
    SOLO.check(SOLO.view(state, 0), move)
    return move


def test_the_stands_of_a_board_are_the_engine_s_placements() -> None:
    made = setting("GP")
    for number in range(3):
        for state in random_states(made, number):
            if state.phase != PLACE:
                continue
            board = Board(made, state.grid)
            place, collect = restrictions(state)
            for die in dict.fromkeys(state.left):
                expected = {
                    (cell, axis, tuple(state.grid.resource[one] for one in usual(state, taken)))
                    for cell, axis, taken in sight.placements(state.grid, occupied(state), place, collect, die)
                }
                found = {
                    (stand.cell, stand.axis, kinds)
                    for stand in board.stands(die, place, collect, occupied(state))
                    for kinds in board.menus[stand.menu]
                }
                assert found == expected


def usual(state: Any, taken: tuple[int, ...]) -> tuple[int, ...]:
    by_kind = sorted(taken, key=lambda cell: state.grid.resource[cell])
    return usual_order(state.setting, state.grid.resource, by_kind)


@pytest.mark.parametrize("options", ["", "GP"])
def test_counters_advance_as_in_the_engine(options: str) -> None:
    made, chance = setting(options), Random(3)
    for _ in range(500):
        counters = tuple(chance.randint(1, 11) for _ in range(4))
        kinds = tuple(chance.randint(0, 3) for _ in range(chance.randint(0, 5)))
        found, after = results(made, counters, kinds, range(len(kinds)))
        if any(result.why == "after_end" for result in found):
            continue
        removing = sum(result.gained and result.resource == 3 and result.value < 11 for result in found)
        assert advance(made, counters, kinds) == (after, removing)


def test_losses_of_sight_add_up() -> None:
    state = next(state for state in random_states(setting(), 2) if state.phase == EVENT)
    outlook = Outlook(Board(state.setting, state.grid), (1.0, 0.5, 0.7, 1.0), 2.0, 0.5)
    mask, left = 0, outlook.open(0)
    assert left == pytest.approx(1)
    for cell in state.grid.cells(state.samurai):
        left -= outlook.loss(mask, cell)
        mask |= 1 << cell
        assert outlook.open(mask) == pytest.approx(left)
    assert 0 < left < 1


def test_a_winning_door_is_taken() -> None:
    for state in random_states(setting(drawn="draw_day"), 3):
        if state.phase == PLACE and 6 in state.left and not state.events:
            break
        if state.phase == EVENT and 6 in state.left:
            break
    ready = state.copy()
    ready.counters = (11, 11, 11, 10)
    chance = SeededChance(b"win", "1")
    player = HanzoPlayer(width=2)
    while SOLO.to_move(ready) and ready.turn == state.turn:
        ready = SOLO.apply(ready, 0, player.choose(SOLO, SOLO.view(ready, 0)), chance).state
    outcome = SOLO.outcome(ready)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_search_beats_the_greedy_player() -> None:
    """Counted in games won and, since few are played, in steps a turn."""
    wins, steps = {}, {}
    for name, player in (("search", HanzoPlayer(width=3)), ("greedy", GreedyHanzoPlayer())):
        ends = [played(setting(drawn="draw_day"), number, player) for number in range(4)]
        wins[name] = sum(bool(SOLO.outcome(end).winners) for end in ends)  # type: ignore[union-attr]
        steps[name] = sum((sum(end.counters) - 4) / end.turn for end in ends) / len(ends)
    assert wins["search"] > wins["greedy"]
    assert steps["search"] > steps["greedy"] + 0.5


def test_players_know_their_games() -> None:
    assert all(plays(kind, "hanzo_solo") for kind in PLAYERS)
    assert [kind for kind in PLAYERS if plays(kind, "seven_swords")] == ["random"]
    assert not plays("nobody", "hanzo")


def test_every_event_of_the_solo_board_has_a_weight() -> None:
    assert len(WEIGHTS.events) == len(SOLO_EVENTS) == len(DUEL_EVENTS)
