"""The one table of the benchmarks: rows with a goal, a value, and a ratio to a fixed calibration loop.

Machines have fast and slow moods, so every row is divided by the time of the same pure-Python loop, run just
before and after it. A row fails when that ratio is 1.5 times worse than the stored one (``bench/baseline.json``).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

BASELINE = Path(__file__).with_name("baseline.json")
TOLERANCE = 1.5


@dataclass(frozen=True, slots=True)
class Row:
    """A measured figure. ``goal`` is the most it may be (the least, if ``at_least``); ``None``: shown only.

    ``timed`` rows depend on the machine's speed and have a ratio to the calibration loop; those that wait for the
    ``disk`` are not held against the stored ratio, since a fast processor may have a slow one.
    """

    key: str
    title: str
    unit: str
    value: float
    goal: float | None = None
    at_least: bool = False
    timed: bool = True
    disk: bool = False
    calibration: float = 0.0

    @property
    def met(self) -> bool | None:
        """Whether the goal is met, ``None`` without one."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    @property
    def ratio(self) -> float:
        """The value per millisecond of the calibration loop (times it, for rates): the same on slow and fast days."""
        return self.value * self.calibration if self.at_least else self.value / self.calibration


def calibrate() -> float:
    """Return the milliseconds of a fixed loop of 200,000 steps in pure Python (about 20 on the reference machine)."""
    best = []
    for _ in range(3):
        begin = time.perf_counter()
        total = 0
        for step in range(200_000):
            total += step & 7
        best.append(time.perf_counter() - begin)
    return min(best) * 1000


def per_call(function: Callable[[], object], calls: int, rounds: int = 5) -> float:
    """Return the median over rounds of the seconds a call takes."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(calls):
            function()
        times.append((time.perf_counter() - begin) / calls)
    return median(times)


def measured(make: Callable[[], list[Row]]) -> list[Row]:
    """Run a group of rows between two calibrations and attach their mean."""
    before = calibrate()
    rows = make()
    calibration = (before + calibrate()) / 2
    return [replace(row, calibration=calibration) for row in rows]


def better(row: Row, other: Row) -> Row:
    """Return the better of two measurements of the same row."""
    return max(row, other, key=lambda one: one.ratio) if row.at_least else min(row, other, key=lambda one: one.ratio)


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| what | goal | value | ratio | met |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        sign = "≥" if row.at_least else "≤"
        goal = "–" if row.goal is None else f"{sign} {row.goal:g} {row.unit}"
        met = {None: "–", True: "yes", False: "**no**"}[row.met]
        ratio = f"{row.ratio:.3g}" if row.timed else "–"
        lines.append(f"| {row.title} | {goal} | {row.value:.3g} {row.unit} | {ratio} | {met} |")
    return "\n".join(lines)


def worse(rows: list[Row]) -> list[str]:
    """Return a line for each row whose ratio is more than `TOLERANCE` times worse than the stored one."""
    stored = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    faults = []
    for row in rows:
        if not row.timed or row.disk or row.key not in stored:
            continue
        change = stored[row.key] / row.ratio if row.at_least else row.ratio / stored[row.key]
        if change > TOLERANCE:
            faults.append(f"{row.title}: {change:.2f} times worse than the stored ratio {stored[row.key]:.3g}")
    return faults


def store_baseline(rows: list[Row]) -> None:
    """Keep the ratios of these rows as the ones to compare with; other stored rows stay."""
    stored = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    stored.update({row.key: round(row.ratio, 6) for row in rows if row.timed and not row.disk and row.goal is not None})
    BASELINE.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n")
