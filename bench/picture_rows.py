"""Speed and size of the boards' pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.engine_rows import busy_state
from bench.harness import Row, per_call
from engine.hanzo.view import NINJA
from engine.registry import GAMES
from render import draw_board, draw_candidates

NAMES = ("Hana", "Mateo")
HANZO_BUSY = """
    map market_night turn 6 phase place left 4 6 counters K=6 A=5 H=5 D=4 marks 1 2 3 events 5
    samurai C1 G1 C2 F2 A2 H3 D4 F5 dice 6@G3v last 6@G3v:G5,G2,G6
"""
"""Eight samurai and a die that has just collected."""


def rows(*, short: bool) -> list[Row]:
    """Warm pictures of busy positions, drawn and encoded."""
    calls = 5 if short else 20
    return [*_seven_swords(calls), *_hanzo(calls)]


def _warm(draw: Callable[[], Any], calls: int) -> float:
    draw()
    return per_call(draw, calls) * 1e3


def _seven_swords(calls: int) -> list[Row]:
    game = GAMES["seven_swords"]
    state = busy_state(game)
    public, own = game.view(state, None), game.view(state, 1)
    size = max(len(draw_board(game.key, view, names=NAMES).png) for view in (public, own)) / 1000
    return [
        Row(
            "picture",
            "a warm picture, drawn and encoded",
            "ms",
            _warm(lambda: draw_board(game.key, public, names=NAMES), calls),
            25,
        ),
        Row(
            "private picture",
            "the same with the samurai's hidden layer",
            "ms",
            _warm(lambda: draw_board(game.key, own, names=NAMES), calls),
        ),
        Row("picture size", "its size", "kB", size, 150, timed=False),
    ]


def _hanzo(calls: int) -> list[Row]:
    """Hanzō's board with everything that can have changed, and the map with 25 candidates for the private panel."""
    game = GAMES["hanzo_solo"]
    state = game.from_position(game.prepare({"map": "market_night"}), HANZO_BUSY)
    public, own = game.view(state, None), game.view(state, NINJA)
    before = public._replace(dice=(), last=None, left=(4, 6, 6), samurai=public.samurai & (public.samurai - 1))
    names = public.grid.names[::2][:25]

    def board() -> bytes:
        return draw_board(game.key, public, before, names=NAMES, theme="winter").png

    return [
        Row("Hanzō picture", "a warm picture of Hanzō, drawn and encoded", "ms", _warm(board, calls), 25),
        Row(
            "Hanzō candidates",
            "the map with 25 numbered spaces, drawn and encoded",
            "ms",
            _warm(lambda: draw_candidates(game.key, own, names), calls),
        ),
        Row("Hanzō picture size", "its size", "kB", len(board()) / 1000, 150, timed=False),
    ]
