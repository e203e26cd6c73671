"""Make golden records of the present rules version of a game: python tests/golden/make.py GAME [DATA.json] SEED...

A golden record is a whole game whose replay must never change: `test_golden` replays those of every released version.
Records that are there already stay as they are. If a change of the rules makes one fail, the rules version of the game
goes up, the old behaviour stays for the old version, and new records are made with this command. DATA replaces figures,
so that chance alone leads to ends that it hardly ever finds otherwise.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from engine.__main__ import play_game  # noqa: E402 - the path to it is only known now
from engine.record import to_text  # noqa: E402
from engine.registry import GAMES  # noqa: E402


def main(key: str, data: Path | None, seeds: list[int]) -> None:
    """Play a game for each seed, the options in turn, and write those records that are not there yet."""
    game = GAMES[key]
    figures = None if data is None else json.loads(data.read_text(encoding="utf-8"))
    folder = HERE / key / f"v{game.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        options = [f"{spec.name}={spec.values[seed % len(spec.values)]}" for spec in game.option_specs]
        path = folder / f"{'' if data is None else data.stem + '-'}{seed}.json"
        if path.exists():
            print(f"{path.name} stays as it is")
            continue
        path.write_text(to_text(play_game(game, seed, ["random"], options, figures)) + "\n", encoding="utf-8")
        print(f"{path.name} is new")


if __name__ == "__main__":
    key, *rest = sys.argv[1:] or [""]
    data = Path(rest.pop(0)) if rest and rest[0].endswith(".json") else None
    if key not in GAMES or not rest or not all(one.isdecimal() for one in rest):
        sys.exit(__doc__)
    main(key, data, [int(one) for one in rest])
