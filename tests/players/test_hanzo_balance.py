"""Win rates: the interval, the same maps for every player, and a run that goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import balance
from bench.balance import Cell, run, summary, wilson

GREEDY = Cell("day", ("WO",), "greedy", 5)


def test_the_interval_is_wilson_s() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)


def test_games_in_the_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    first = run(GREEDY, 2, 1, path)
    assert [line["game"] for line in first] == [0, 1]
    played = []

    def only_new(cell: Cell, number: int) -> dict[str, Any]:
        played.append(number)
        return first[0] | {"game": number}

    monkeypatch.setattr(balance, "play", only_new)
    path.write_text(path.read_text() + '{"kind": "day", "opti')  # the process was killed in the middle of a line
    assert run(GREEDY, 3, 1, path)[:2] == first
    assert played == [2]
    assert [line["game"] for line in run(GREEDY, 3, 1, path)] == [0, 1, 2]


def test_a_row_counts_what_was_won() -> None:
    lines = [
        {"won": True, "turns": 6, "seconds": 0.5},
        {"won": False, "turns": 5, "seconds": 0.3},
    ]
    assert summary(GREEDY, lines) == "| day | WO | greedy | 2 | 50 % | 9–91 % | 5.5 | 0.40 s |"
