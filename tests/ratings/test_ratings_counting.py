"""What counts, how difficult it was, and when."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from record_book import ALONE, ANN, DUEL, record

import ratings
from engine.registry import GAMES
from ratings import counting

ALL_ON = {
    "disastrous_events": "on",
    "paper_doors": "on",
    "constant_reinforcements": "on",
    "dull_weapons": "on",
    "wounded": "on",
    "gradual_procedure": "on",
}


@pytest.mark.parametrize(
    ("values", "verdict"),
    [
        ({}, "counts"),
        ({"ending": "resigned"}, "counts"),
        ({"winners": ()}, "counts"),
        ({"moves": 20}, "counts"),
        ({"moves": 19}, "short"),
        ({"people": (ANN,), "moves": 8}, "counts"),
        ({"people": (ANN,), "moves": 8, "winners": (), "ending": "resigned"}, "counts"),
        ({"people": (ANN,), "moves": 7}, "short"),
        ({"assisted": True}, "assisted"),
        ({"people": (ANN,), "assisted": True}, "assisted"),
        ({"crossed": True}, "crossed"),
        ({"people": (ANN, ANN)}, "crossed"),
        ({"ending": "abandoned", "winners": ()}, "abandoned"),
        ({"ending": "abandoned", "assisted": True, "moves": 0}, "abandoned"),
    ],
)
def test_a_game_counts_or_says_why_not(values: dict[str, Any], verdict: str) -> None:
    assert counting.verdict(record(**values)) == verdict
    assert verdict in ratings.VERDICTS


def test_the_numbers_say_where_they_come_from() -> None:
    data = json.loads((Path(counting.__file__).parent / "data" / "counting.json").read_text())
    assert data["minimum_moves"]["any"] == {"value": 20, "source": "ours"}
    with pytest.raises(ValueError, match="guess"):
        counting._number({"value": 20, "source": "guess"})
    with pytest.raises(ValueError, match="-1"):
        counting._number({"value": -1, "source": "ours"})


def test_levels_are_the_plus_signs_of_the_options_that_are_on() -> None:
    assert ratings.level_of(ALONE, {"map": "garden", "paper_doors": "off"}) == 0
    assert ratings.level_of(ALONE, {"wounded": "on", "disastrous_events": "on"}) == 4
    assert ratings.level_of(ALONE, ALL_ON) == 12
    assert ratings.levels(ALONE) == tuple(range(13))
    assert ratings.level_of(DUEL, {"golden_tile": "7"}) == 0
    assert ratings.levels(DUEL) == (0,)


def test_every_option_with_a_level_is_an_option_of_its_game() -> None:
    switches = {spec.name for spec in GAMES[ALONE].option_specs if set(spec.values) == {"off", counting.ON}}
    assert set(counting._LEVELS[ALONE]) == switches == set(ALL_ON)
    assert set(counting._LEVELS) == {ALONE}


def _unix(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        ((2026, 1, 1), 20261),
        ((2026, 3, 31, 23, 59, 59), 20261),
        ((2026, 4, 1), 20262),
        ((2026, 9, 30, 23, 59, 59), 20263),
        ((2026, 10, 1), 20264),
        ((2026, 12, 31, 23, 59, 59), 20264),
        ((2027, 1, 1), 20271),
    ],
)
def test_seasons_are_quarters_of_the_calendar_by_utc(moment: tuple[int, ...], season: int) -> None:
    assert ratings.season_of(_unix(*moment)) == season
    assert (ratings.year(season), ratings.quarter(season)) == (moment[0], (moment[1] + 2) // 3)


def test_the_season_before_may_be_of_last_year() -> None:
    assert ratings.before(20271) == 20264
    assert ratings.before(20264) == 20263
