"""Make golden records of the present rules version of a game.

    python tests/golden/make.py GAME [KIND] [DATA.json] SEED...

A golden record is a whole game whose replay must never change: `test_golden` replays those of every released version.
Records that are there already stay as they are. If a change of the rules makes one fail, the rules version of the game
goes up, the old behaviour stays for the old version, and new records are made with this command. DATA replaces figures,
so that chance alone leads to ends that it hardly ever finds otherwise; KIND, a kind of computer player, does so too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from engine.__main__ import play_game  # noqa: E402 - the path to it is only known now
from engine.core import Game  # noqa: E402
from engine.record import to_text  # noqa: E402
from engine.registry import GAMES  # noqa: E402
from players import PLAYERS, plays  # noqa: E402


def options_for(game: Game, seed: int) -> list[str]:
    """Return options in such a way that all combinations come up, as the digits of a number do."""
    chosen = []
    for spec in game.option_specs:
        seed, number = divmod(seed, len(spec.values))
        chosen.append(f"{spec.name}={spec.values[number]}")
    return chosen


def main(key: str, kind: str, data: Path | None, seeds: list[int]) -> None:
    """Play a game for each seed and write those records that are not there yet."""
    game = GAMES[key]
    figures = None if data is None else json.loads(data.read_text(encoding="utf-8"))
    folder = HERE / key / f"v{game.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        path = folder / f"{'' if data is None else data.stem + '-'}{seed}.json"
        if path.exists():
            print(f"{path.name} stays as it is")
            continue
        record = play_game(game, seed, [kind], options_for(game, seed), figures)
        path.write_text(to_text(record) + "\n", encoding="utf-8")
        print(f"{path.name} is new")


if __name__ == "__main__":
    key, *rest = sys.argv[1:] or [""]
    kind = rest.pop(0) if rest and rest[0] in PLAYERS else "random"
    data = Path(rest.pop(0)) if rest and rest[0].endswith(".json") else None
    if key not in GAMES or not plays(kind, key) or not rest or not all(one.isdecimal() for one in rest):
        sys.exit(__doc__)
    main(key, kind, data, [int(one) for one in rest])
