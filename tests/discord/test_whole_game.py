"""Whole games of two automatic people through presses and commands alone, with a restart every 50 presses.

``-m soak`` plays forty of them.
"""

from __future__ import annotations

import pytest
from driver import Driver, Tally
from fortune import Fortune
from playing import begin
from simulated import World
from whole_games import ON_BOTH_DATABASES, Restarts, play_to_the_end, told

from engine import chance
from settings import Settings

RESTART_EVERY = 50
VILLAGES = ("akisato", "takigawa")
GAMES = (
    ("akisato", "sqlite"),
    ("takigawa", "sqlite"),
    pytest.param("takigawa", "postgres", marks=pytest.mark.postgres),
)
"""Villages and databases of the normal run."""
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


async def play_whole_game(world: World, tally: Tally, seed: int, village: str) -> str:
    """Play until the game is over and verify its record; return a line about it."""
    table = await begin(world, dealt=False, village=village)
    restarts = Restarts(world, RESTART_EVERY)
    drivers = {
        member.id: Driver(world, member, tally, f"{seed} {role}", restarts.after_press)
        for role, member in (("samurai", world.alice), ("bandit", world.bob))
    }
    return f"seed {seed}, {village}: {told(await play_to_the_end(world, table.id, drivers), restarts)}"


def missing(tally: Tally) -> list[str]:
    """Return the kinds of decisions that were not yet made both by panel and by command."""
    return sorted(kind for kind in KINDS for way in ("panel", "command") if not tally.made[way][kind])


@pytest.mark.parametrize(("village", "database"), GAMES, indirect=["database"])
async def test_two_people_play_a_whole_game(world: World, village: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 1 + VILLAGES.index(village)
    monkeypatch.setattr(chance, "secrets", Fortune(seed))
    world.locales[world.bob.id] = "es-ES"
    print(await play_whole_game(world, TALLY, seed, village))


async def test_over_the_games_every_kind_of_decision_was_made_in_each_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MORE_GAMES if TALLY.kinds() else MORE_GAMES + len(GAMES)):
        if not missing(TALLY):
            break
        monkeypatch.setattr(chance, "secrets", Fortune(100 + number))
        print("one more for", missing(TALLY), await play_whole_game(world, TALLY, 100 + number, "akisato"))
    print("\n".join(TALLY.lines()), dict(TALLY.other))
    assert missing(TALLY) == []


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
@ON_BOTH_DATABASES
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
