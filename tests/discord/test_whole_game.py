"""Whole games of two automatic people through presses and commands alone, with a restart every 50 presses.

``-m soak`` plays forty of them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import databases
import pytest
from driver import Driver, Tally
from playing import begin, table_of
from pydantic import SecretStr
from simulated import World

from engine import chance, record
from settings import Settings

RESTART_EVERY = 50
GAMES = (("akisato", "sqlite"), ("takigawa", "postgres"))
"""Villages and databases of the normal run; without a server the second database is SQLite as well."""
MORE_GAMES = 4
"""Further games that may be played until every kind of decision has been made."""
KINDS = frozenset(
    (
        "setup", "discard one", "discard two", "kill", "deploy", "move", "attack", "take", "go", "halt", "end bandit",
        "victim", "wound", "tile", "tile with removals", "hit", "bow", "walk", "order palisade", "order house",
        "repair", "losses", "end samurai",
    )
)  # fmt: skip
TALLY = Tally()
LONG_TALLY = Tally()
FORTY: list[str] = []
"""A line about each of the long run's games."""


class Fortune:
    """Stands in for the system's randomness, so that a run can be repeated."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        """Return bytes."""
        return self._random.randbytes(count)

    def randbelow(self, limit: int) -> int:
        """Return a number below a limit."""
        return self._random.randrange(limit)


@pytest.fixture
def database(request: Any) -> str:
    """The kind of database: the parameter of the test."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def settings(tmp_path: Path, database: str, request: Any) -> Settings:
    """Settings with a database of the wanted kind, if there is a server for it."""
    url = None
    if database == "postgres" and databases.SERVER:
        url = SecretStr(request.getfixturevalue("postgres"))
        databases.clear()
    return Settings(_env_file=None, data_folder=tmp_path, discord_token=None, database_url=url)


class Restarts:
    """Restarts the bot after so many presses, drained and killed in turn."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.presses = 0
        self.restarts = 0

    async def after_press(self) -> None:
        """Count a press."""
        self.presses += 1
        if self.presses % RESTART_EVERY == 0:
            self.restarts += 1
            await (self.world.restart() if self.restarts % 2 else self.world.crash())


async def play_whole_game(world: World, tally: Tally, seed: int, village: str) -> str:
    """Play until the game is over and verify its record; return a line about it."""
    await begin(world, dealt=False, village=village)
    restarts = Restarts(world)
    drivers = {
        member.id: Driver(world, member, tally, f"{seed} {role}", restarts.after_press)
        for role, member in (("samurai", world.alice), ("bandit", world.bob))
    }
    while (info := await table_of(world)).status == "open":
        await drivers[info.due[0]].act()
    assert info.ending is not None
    kept = await world.bot.tables.record(info.id)
    verified = record.verify(kept)
    assert verified.outcome is not None
    assert verified.outcome.scores == info.ending.scores
    assert verified.final == info.final_hash
    return (
        f"seed {seed}, {village}: {info.sequence} entries, {restarts.presses} presses, {restarts.restarts} restarts, "
        f"{info.ending.reason} {'-'.join(map(str, info.ending.scores))}"
    )


def missing(tally: Tally) -> list[str]:
    """Return the kinds of decisions that were not yet made both by panel and by command."""
    return sorted(kind for kind in KINDS for way in ("panel", "command") if not tally.made[way][kind])


@pytest.mark.parametrize(("village", "database"), GAMES, indirect=["database"])
async def test_two_people_play_a_whole_game(world: World, village: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 1 + [name for name, _ in GAMES].index(village)
    monkeypatch.setattr(chance, "secrets", Fortune(seed))
    world.locales[world.bob.id] = "es-ES"
    print(await play_whole_game(world, TALLY, seed, village))


async def test_over_the_games_every_kind_of_decision_was_made_in_each_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not TALLY.kinds():
        pytest.skip("the games were not played")
    for number in range(MORE_GAMES):
        if not missing(TALLY):
            break
        monkeypatch.setattr(chance, "secrets", Fortune(100 + number))
        print("one more for", missing(TALLY), await play_whole_game(world, TALLY, 100 + number, "akisato"))
    print("\n".join(TALLY.lines()), dict(TALLY.other))
    assert missing(TALLY) == []


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
async def test_forty_whole_games(
    world: World, settings: Settings, database: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a world of its own, as the simulated Discord keeps every picture it was ever sent."""
    seed = 1_000 + number + (500 if database == "postgres" else 0)
    monkeypatch.setattr(chance, "secrets", Fortune(seed))
    kind = settings.database().partition(":")[0]
    FORTY.append(f"{kind}: {await play_whole_game(world, LONG_TALLY, seed, ('akisato', 'takigawa')[number % 2])}")
    print(FORTY[-1], flush=True)


@pytest.mark.soak
def test_over_forty_games_every_kind_of_decision_was_made_in_each_way() -> None:
    print("\n".join(LONG_TALLY.lines()), dict(LONG_TALLY.other))
    print(f"{len(FORTY)} games, {sum(line.startswith('postgresql') for line in FORTY)} of them on PostgreSQL")
    if len(FORTY) < 40:
        pytest.skip("not all of the games were played")
    assert missing(LONG_TALLY) == []
