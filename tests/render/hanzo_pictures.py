"""What the picture tests of Hanzō draw: whole random games, the fullest positions, and the largest map."""

from __future__ import annotations

from functools import cache
from typing import Any

from legibility import states_of

from engine.chance import SeededChance
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.hanzo.grid import SIDE_MAX
from engine.hanzo.view import NINJA, SAMURAI, View
from render.theme import BRIGHTNESS, SEASONS

GAMES = {"hanzo_solo": HANZO_SOLO, "hanzo": HANZO}
THEMES = tuple(f"{season}-{brightness}" for season in SEASONS for brightness in BRIGHTNESS)
PRESETS = ("first_blossom", "market_night", "six_gates", "broken_eaves", "overlap")
VIEWERS = {"hanzo_solo": (None, NINJA), "hanzo": (None, NINJA, SAMURAI)}
DIFFICULTIES = (
    "disastrous_events",
    "paper_doors",
    "constant_reinforcements",
    "dull_weapons",
    "wounded",
    "gradual_procedure",
)
HARD = dict.fromkeys(DIFFICULTIES, "on")


@cache
def setting(game: str, map_name: str = "choose", hard: bool = False) -> Any:
    return GAMES[game].prepare({"map": map_name, **(HARD if hard else {})})


@cache
def random_states(game: str, map_name: str, number: int, hard: bool = False) -> tuple[Any, ...]:
    """Every state of a random game."""
    chance = SeededChance(number.to_bytes(32, "big"), "hanzo pictures")
    return states_of(GAMES[game], setting(game, map_name, hard), chance)


def fullest(game: str, map_name: str, shift: int = 0) -> Any:
    """A position with all twelve samurai and as many dice as a turn can have, the latest of them a six that collects.

    ``shift`` rotates the pieces over the map.
    """
    rules = GAMES[game]
    grid = rules.from_position(setting(game), f"phase place left 1 map {map_name}").grid
    whites = grid.named(grid.whites)
    whites = whites[shift % len(whites) :] + whites[: shift % len(whites)]
    samurai, free = whites[:12], [name for name in grid.names if name not in whites[:12]]
    free = free[shift % len(free) :] + free[: shift % len(free)]
    dice = [f"5@{free[0]}x", f"2@{free[9]}u", f"4@{free[17]}+", f"6@{free[5]}h"][-4 if game == "hanzo_solo" else -2 :]
    taken = ",".join(whites[12:15])
    text = f"""
        map {map_name} turn 9 phase over over {"none" if game == "hanzo_solo" else "samurai"} no_supply
        counters K=11 A=10 H=10 D=10
        samurai {" ".join(samurai)}
        dice {" ".join(dice)}
        last {dice[-1]}{":" + taken if taken else ""}
        {"marks 1 2 3" if game == "hanzo_solo" else "events 4 2 red yes"}
    """
    return rules.from_position(setting(game), text)


def largest() -> Any:
    """A position on a map of the most rows and columns that can be named."""
    row = "^K _A ^H #D ^. _. _K ^A _H ^. _. #D ^K _. ^H"
    rows = " / ".join(row if number % 2 else " ".join(reversed(row.split())) for number in range(SIDE_MAX))
    text = f"grid {rows} turn 3 phase place left 4 dice 6@C3u 3@D5h 5@M12+ samurai A2 B2 C2 G4 H4 I4 last 5@M12+:L12"
    return HANZO_SOLO.from_position(setting("hanzo_solo"), text)


def public(game: str, state: Any) -> View:
    return GAMES[game].view(state, None)
