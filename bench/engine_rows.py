"""Speed of the rules: a random step, a list of all moves, a replay; and two engines of others beside it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from bench.harness import Row, per_call
from engine.chance import SeededChance
from engine.core import Game
from engine.registry import GAMES
from players.random_player import choose

SEED = bytes(32)


class _Fortune:
    """Cheap draws for the player who chooses at random: what is timed is the engine, not his cryptography."""

    def __init__(self, seed: int) -> None:
        self.count = 0
        self._random = random.Random(seed)
        self.below = self._random.randrange

    def die(self) -> int:
        """Return a die."""
        return self._random.randrange(6) + 1


def states_of(game: Game, setting: Any, number: int, end: float = 0.05) -> Iterator[Any]:
    """Play one random game and yield every state on the way."""
    chance = SeededChance(SEED, f"bench {number}")
    player = _Fortune(number)
    state = game.new(setting, chance).state
    yield state
    while seats := game.to_move(state):
        view = game.view(state, seats[0])
        move = game.resolve(view, choose(game, view, player, end=end), player)
        state = game.apply(state, seats[0], move, chance).state
        yield state


def seconds_of_a_step(game: Game, setting: Any, number: int) -> float:
    """Return the seconds that a step of one random game takes on average, set-up included."""
    begin = time.perf_counter()
    steps = sum(1 for _ in states_of(game, setting, number)) - 1
    return (time.perf_counter() - begin) / steps


def busy_state(game: Game) -> Any:
    """Return a state of the bandits' phase with at least 15 tokens on the board and a budget."""
    setting = game.prepare({})
    for number in range(200):
        for state in states_of(game, setting, number, end=0.02):
            view = game.view(state, None)
            if view.phase == "bandits" and sum(place >= 0 for place in view.where) >= 15 and view.actions >= 8:
                return state
    raise LookupError("no position with 15 tokens came up")


def rows(*, short: bool) -> list[Row]:
    """The engine's own rows."""
    game = GAMES["seven_swords"]
    setting = game.prepare({})
    warm = 10  # a bot keeps what it found out about a village from game to game
    steps = [seconds_of_a_step(game, setting, number) for number in range((8 if short else 40) + warm)]
    step = median(steps[warm:]) * 1e6
    state = busy_state(game)
    view = game.view(state, 0)
    listed = per_call(lambda: list(game.legal(view)), 20 if short else 100) * 1e6
    fresh = median(_fresh_list(game, state.copy()) for _ in range(20 if short else 100)) * 1e6
    copying = per_call(state.copy, 2_000) * 1e6
    viewing = per_call(lambda: game.view(state.copy(), 1), 2_000) * 1e6
    return [
        Row("step", "Seven Swords: a random step, choices walked and applied", "µs", step, 50),
        Row("legal", f"all {len(list(game.legal(view)))} canonical moves, 15 tokens or more", "µs", listed, 300),
        Row("replay", "a finished game replayed", "ms", _replay(game) * 1e3, 20),
        Row("legal fresh", "the same in a view that nobody has asked anything", "µs", fresh),
        Row("copy", "a state copied", "µs", copying),
        Row("view", "a state copied, and a view made of it", "µs", viewing),
    ]


def _fresh_list(game: Game, state: Any) -> float:
    """Return the seconds that a list of all moves takes when nothing is known about the view yet."""
    begin = time.perf_counter()
    for _ in game.legal(game.view(state, 0)):
        pass
    return time.perf_counter() - begin


def _replay(game: Game) -> float:
    chance = SeededChance(SEED, "bench 1")
    player = SeededChance(SEED, "player 1")
    setting = game.prepare({})
    state = game.new(setting, chance).state
    moves: list[tuple[int, Any]] = []
    while seats := game.to_move(state):
        view = game.view(state, seats[0])
        move = game.resolve(view, choose(game, view, player, end=0.05), player)
        moves.append((seats[0], move))
        state = game.apply(state, seats[0], move, chance).state

    def again() -> None:
        fortune = SeededChance(SEED, "bench 1")
        now = game.new(setting, fortune).state
        for seat, move in moves:
            now = game.apply(now, seat, move, fortune).state

    return per_call(again, 1, rounds=9)


def peers(*, short: bool) -> list[Row]:
    """The same kind of step in python-chess and catanatron, when they are installed (requirements/peers.in)."""
    found = []
    try:
        import chess
    except ImportError:
        pass
    else:
        found.append(Row("chess", "python-chess: a random step", "µs", _chess_step(chess)))
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        pass
    else:
        players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
        found.append(Row("catanatron", "catanatron, two players: a random step", "µs", _catan_step(Catan, players)))
    return found


def _chess_step(chess: Any) -> float:
    choose_from = random.Random(1)
    plies = 0
    begin = time.perf_counter()
    for _ in range(10):
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(choose_from.choice(moves))
            plies += 1
            if board.fullmove_number > 200:
                break
    return (time.perf_counter() - begin) / plies * 1e6


def _catan_step(catan: Any, players: list[Any]) -> float:
    random.seed(1)
    plies = 0
    begin = time.perf_counter()
    for _ in range(5):
        game = catan(players)
        game.play()
        plies += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
    return (time.perf_counter() - begin) / plies * 1e6
