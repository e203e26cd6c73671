"""``python -m bench.balance``: let a computer player play seeded drawn maps of Hanzō alone, and count what he wins.

Each game is one line of JSON in the file named by ``--lines`` (a run that was stopped goes on where it was); the
summary has the win rate with its Wilson interval of 95 per cent. Map and dice of game number n depend on n, kind and
nothing else, so that players and difficulties are compared on the same maps.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from engine.chance import SeededChance
from engine.hanzo.maps import DAY, MIXED, NIGHT
from engine.hanzo.setting import DIFFICULTIES, ON
from engine.registry import GAMES
from players.hanzo_greedy import GreedyHanzoPlayer
from players.hanzo_search import WIDTH, HanzoPlayer

DRAWN = {DAY: "draw_day", MIXED: "draw", NIGHT: "draw_night"}
LONG = {short: long for long, short in DIFFICULTIES.items()}
CONFIDENCE = 1.96


class Cell(NamedTuple):
    """What is played: the kind of map, the difficulties, and who plays with how wide a search."""

    kind: str
    options: tuple[str, ...]
    player: str
    width: int

    def describe(self) -> dict[str, Any]:
        """Return it as the beginning of each of its lines."""
        width = self.width if self.player == "search" else 0
        return {"kind": self.kind, "options": "+".join(self.options), "player": self.player, "width": width}


def play(cell: Cell, number: int) -> dict[str, Any]:
    """Play one game to its end, and return its line."""
    begin = time.process_time()
    game = GAMES["hanzo_solo"]
    setting = game.prepare({"map": DRAWN[cell.kind]} | {LONG[short]: ON for short in cell.options})
    chance = SeededChance(f"balance {number}".encode(), cell.kind)
    player = HanzoPlayer(width=cell.width) if cell.player == "search" else GreedyHanzoPlayer()
    state = game.new(setting, chance).state
    while seats := game.to_move(state):
        view = game.view(state, seats[0])
        state = game.apply(state, seats[0], player.choose(game, view), chance).state
    outcome = game.outcome(state)
    assert outcome is not None
    return cell.describe() | {
        "game": number,
        "won": bool(outcome.winners),
        "reason": outcome.reason,
        "turns": state.turn,
        "counters": list(state.counters),
        "seconds": round(time.process_time() - begin, 3),
    }


def wilson(won: int, played: int) -> tuple[float, float]:
    """Return the Wilson interval of 95 per cent around a win rate."""
    if not played:
        return 0.0, 1.0
    rate, square = won / played, CONFIDENCE**2
    middle = rate + square / (2 * played)
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / played + square / (4 * played**2))
    low, high = ((middle + sign * spread) / (1 + square / played) for sign in (-1, 1))
    return max(0.0, low), min(1.0, high)


def summary(cell: Cell, lines: Sequence[dict[str, Any]]) -> str:
    """Return a row of the table in docs/balance.md."""
    played, won = len(lines), sum(line["won"] for line in lines)
    low, high = wilson(won, played)
    turns = mean(line["turns"] for line in lines)
    seconds = mean(line["seconds"] for line in lines)
    name = "+".join(cell.options) or "base"
    return (
        f"| {cell.kind} | {name} | {cell.player} | {played} | {100 * won / played:.0f} % "
        f"| {100 * low:.0f}–{100 * high:.0f} % | {turns:.1f} | {seconds:.2f} s |"
    )


HEAD = """| maps | options | player | games | won | 95 % | turns | a game |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def _known(path: Path | None, cell: Cell) -> dict[int, dict[str, Any]]:
    """Return the games of a cell that are in the file already, by number."""
    if path is None or not path.exists():
        return {}
    wanted = cell.describe()
    found = (json.loads(line) for line in path.read_text().splitlines() if line.endswith("}"))
    return {line["game"]: line for line in found if {name: line[name] for name in wanted} == wanted}


def run(cell: Cell, maps: int, workers: int, path: Path | None) -> list[dict[str, Any]]:
    """Play the games of a cell that are not in the file, and return the lines of all."""
    lines = {number: line for number, line in _known(path, cell).items() if number < maps}
    missing = [number for number in range(maps) if number not in lines]
    for line in _played(cell, missing, workers):
        lines[line["game"]] = line
        if path is not None:
            _append(path, json.dumps(line))
    return [lines[number] for number in sorted(lines)]


def _append(path: Path, line: str) -> None:
    """Write a line of its own, also after a run that was killed in the middle of one."""
    torn = path.exists() and path.read_bytes()[-1:] not in (b"", b"\n")
    with path.open("a") as file:
        file.write("\n" * torn + line + "\n")


def _played(cell: Cell, numbers: Sequence[int], workers: int) -> Iterator[dict[str, Any]]:
    if workers == 1:
        yield from (play(cell, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, [cell] * len(numbers), numbers)


def main() -> int:
    """Play one cell and print its row."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description="Count what a computer player wins.")
    parser.add_argument("--kind", choices=tuple(DRAWN), default=MIXED, help="which faces the drawn maps show")
    parser.add_argument("--options", default="", help=f"difficulties, such as DE,CR, of {' '.join(LONG)}")
    parser.add_argument("--maps", type=int, default=300, help="how many maps, one game each")
    parser.add_argument("--player", choices=("search", "greedy"), default="search")
    parser.add_argument("--width", type=int, default=WIDTH, help="positions that the search keeps a step")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--lines", type=Path, help="file of games: those in it are not played again, new ones added")
    chosen = parser.parse_args()
    options = tuple(sorted(short for short in chosen.options.upper().split(",") if short))
    if unknown := [short for short in options if short not in LONG]:
        parser.error(f"there is no difficulty {' '.join(unknown)}")
    cell = Cell(chosen.kind, options, chosen.player, chosen.width)
    print(HEAD)
    print(summary(cell, run(cell, chosen.maps, chosen.workers, chosen.lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
