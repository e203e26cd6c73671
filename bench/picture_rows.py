"""Speed and size of the board's picture."""

from __future__ import annotations

from bench.engine_rows import busy_state
from bench.harness import Row, per_call
from engine.registry import GAMES
from render import draw_board


def rows(*, short: bool) -> list[Row]:
    """A warm picture of a busy position, drawn and encoded, for a player and for everybody."""
    game = GAMES["seven_swords"]
    state = busy_state(game)
    public, own = game.view(state, None), game.view(state, 1)
    names = ("Hana", "Mateo")
    draw_board(game.key, public, names=names)
    draw_board(game.key, own, names=names)
    calls = 5 if short else 20
    seconds = per_call(lambda: draw_board(game.key, public, names=names), calls)
    private = per_call(lambda: draw_board(game.key, own, names=names), calls)
    size = max(len(draw_board(game.key, view, names=names).png) for view in (public, own)) / 1000
    return [
        Row("picture", "a warm picture, drawn and encoded", "ms", seconds * 1e3, 25),
        Row("private picture", "the same with the samurai's hidden layer", "ms", private * 1e3),
        Row("picture size", "its size", "kB", size, 150, timed=False),
    ]
