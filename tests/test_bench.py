"""What the benchmark makes of its figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import harness
from bench.harness import Row, better, store_baseline, worse


@pytest.fixture(autouse=True)
def baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "BASELINE", tmp_path / "baseline.json")
    monkeypatch.setattr(harness, "calibrate", lambda: 10.0)


def row(value: float, **more: object) -> Row:
    return Row("step", "a step", "µs", value, 50, calibration=10.0, **more)  # type: ignore[arg-type]


def test_a_row_fails_when_its_ratio_is_half_as_much_again() -> None:
    store_baseline([row(20)])
    assert worse([row(29)]) == []
    assert worse([row(31)]) != []
    assert worse([row(31, disk=True)]) == []
    assert worse([row(31, timed=False)]) == []


def test_the_more_the_better_where_the_goal_says_at_least() -> None:
    store_baseline([row(300, at_least=True)])
    assert worse([row(210, at_least=True)]) == []
    assert worse([row(190, at_least=True)]) != []
    assert better(row(2, at_least=True), row(3, at_least=True)).value == 3
    assert better(row(2), row(3)).value == 2


@pytest.mark.parametrize(("values", "kept"), [([40, 40, 21, 1], 21), ([25, 1], 25), ([90, 80, 70, 1], 70)])
def test_what_looks_slower_is_measured_again(values: list[float], kept: float) -> None:
    store_baseline([row(20)])
    measured = iter(values)
    (result,) = bench._measured(lambda short: [row(next(measured))], True)
    assert result.value == kept
