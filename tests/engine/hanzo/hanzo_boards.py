"""Random grids with pieces, as the engine's position text and as the naive reading's table."""

from __future__ import annotations

from random import Random
from typing import Any

import hanzo_naive as naive

from engine.hanzo.game import HANZO, HANZO_SOLO

SURFACES = {"^": "roof", "_": "floor", "#": "neutral"}
DRAWN_EVENTS = {
    False: ((), (2,), (3,), (4,), (5,), (6,)),
    True: ((1,), (2,), (4,), (6,), (2, 4), (4, 4), (6, 2), (2, 3), (5, 4)),
}
NAMES = {
    False: {2: "guardians", 3: "lanterns", 4: "samurai", 5: "patrol", 6: "quiet"},
    True: {1: "samurai", 2: "lanterns", 3: "spirits", 4: "patrol", 5: "sleeping", 6: "quiet"},
}
_settings: dict[tuple[bool, tuple[bool, ...]], Any] = {}


def forget() -> None:
    """Forget the maps that were made, and with them what the engine has worked out about them."""
    _settings.clear()


def _setting(duel: bool, switches: tuple[bool, ...]) -> Any:
    if (duel, switches) not in _settings:
        names = ("paper_doors", "dull_weapons", "gradual_procedure")
        options = {} if duel else {name: "on" if on else "off" for name, on in zip(names, switches, strict=True)}
        game = HANZO if duel else HANZO_SOLO
        _settings[duel, switches] = game.prepare({"map": "choose", **options})
    return _settings[duel, switches]


def _cell(chance: Random) -> str:
    kind = chance.random()
    if kind < 0.07:
        return ".."
    if kind < 0.18:
        return "#D"
    return chance.choice("^_") + chance.choice("KAH......" if chance.random() < 0.5 else "KAH")


def _counters(chance: Random, gradual: bool) -> dict[str, int]:
    low = chance.randint(1, 11)
    whites = [min(11, low + chance.choice((0, 0, 1, 3))) for _ in "HAK"]
    if gradual:
        whites.sort(reverse=True)
    values = dict(zip("HAK", whites, strict=True))
    values["D"] = min(10, min(whites), max(1, min(whites) - chance.choice((0, 0, 1, 2))))
    return values


def random_board(chance: Random) -> tuple[Any, Any, naive.Table]:
    """A game, a state in which a six-sided choice of dice is placed, and the same as a naive table."""
    rows, columns = chance.randint(1, 7), chance.randint(2, 9)
    cells = [[_cell(chance) for _ in range(columns)] for _ in range(rows)]
    cells[0][0] = "^."
    grid = {
        (r, c): (SURFACES[token[0]], token[1].replace(".", ""))
        for r, row in enumerate(cells)
        for c, token in enumerate(row)
        if token != ".."
    }
    duel = chance.random() < 0.3
    switches = (False, False, False) if duel else tuple(chance.random() < 0.3 for _ in range(3))
    events = chance.choice(DRAWN_EVENTS[duel])
    whites = [place for place, (_, resource) in grid.items() if resource in ("K", "A", "H")]
    samurai = set(chance.sample(whites, min(len(whites), chance.randint(0, 9))))
    free = [place for place in grid if place not in samurai and place != (0, 0)]
    dice = chance.sample(free, min(len(free), chance.randint(0, 3 - len(events))))
    counters = _counters(chance, switches[2])
    spirits = 3 in events and duel
    lines = [
        "grid " + " / ".join(" ".join(row) for row in cells),
        "counters " + " ".join(f"{letter}={value}" for letter, value in counters.items()),
        "samurai " + " ".join(name(place) for place in sorted(samurai)) if samurai else "",
        "dice " + " ".join(f"1@{name(place)}" for place in dice) if dice else "",
        "events " + " ".join(map(str, events)) if events else "",
        "spirits yes" if spirits else "",
    ]
    setting = _setting(duel, switches)
    game = HANZO if duel else HANZO_SOLO
    text = "\n".join(line for line in lines if line)
    named = set() if spirits else {NAMES[duel][number] for number in events}
    table = naive.Table(grid, samurai, set(dice), named, duel, *switches, counters)
    return game, (setting, text), table


def name(place: naive.Place) -> str:
    """The written name of a cell."""
    return f"{'ABCDEFGHIJKLMNO'[place[1]]}{place[0] + 1}"
