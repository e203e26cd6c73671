"""The engine's command line: run scenarios, play a game without people, verify a record."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.chance import SeededChance, commitment
from engine.core import Game
from engine.errors import DataError, RecordError
from engine.record import Entry, advance, assemble, opening, to_text, verify
from engine.registry import GAMES
from engine.scenario import Failed, files, load, run
from players import PLAYERS, plays

REASONS = {
    "not-a-record": "this is not a record",
    "missing-field": "the field {field} is missing",
    "unknown-field": "there is no field {field} in a record",
    "wrong-field": "the field {field} does not hold what it should",
    "unknown-format": "the format {format} is not known here, only {known}",
    "unknown-game": "the game {game} is not known here",
    "unknown-version": "version {version} of the rules is not known here, only versions up to {known}",
    "bad-setting": "the setting is not valid: {findings}",
    "wrong-commitment": "the seed is not the one that was committed to: it gives {expected}, the record says {found}",
    "missing-entry": "an entry is missing here",
    "extra-entry": "there is an entry too many here",
    "illegal-move": "the move {move} is not legal here: {why}",
    "wrong-dice": "the seed gives the draws {expected}, the record says {found}",
    "wrong-link": "the hash does not fit: this entry or its place was changed",
    "wrong-outcome": "the game ends with {expected}, the record says {found}",
    "unfinished": "the game is not over, and nothing says why it stops here",
    "wrong-final": "the final hash is {expected}, the record says {found}",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0 fine, 1 something does not hold, 2 wrong arguments."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    scenario = commands.add_parser("scenario", help="run cases from YAML or JSON files (docs/scenarios.md)")
    scenario.add_argument("files", nargs="+", metavar="FILE", help="a file, a folder, or a pattern")
    play = commands.add_parser("play", help="play a game to its end and print the record")
    play.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    play.add_argument("--seed", type=_seed, required=True, metavar="N", help="a whole number, 0 or more")
    play.add_argument("--players", default="random", metavar="KIND[,KIND]", help=f"of {', '.join(PLAYERS)}")
    play.add_argument("--options", nargs="+", default=[], action="extend", metavar="KEY=VALUE")
    replay = commands.add_parser("replay", help="verify a record and print its final hash")
    replay.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    chosen = parser.parse_args(arguments)
    if chosen.command == "scenario":
        return scenarios(chosen.files)
    if chosen.command == "replay":
        return replay_file(chosen.file)
    try:
        print(to_text(play_game(GAMES[chosen.game], chosen.seed, chosen.players.split(","), chosen.options)))
    except _Wrong as wrong:
        play.error(str(wrong))
    return 0


class _Wrong(Exception):
    """Arguments that make no sense."""


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text).bit_length() > 256:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to 2^256 - 1")
    return int(text)


def scenarios(arguments: Sequence[str]) -> int:
    """Run the cases of the files, print what fails and a closing line with the numbers."""
    passed = failed = 0
    found = list(files(arguments))
    if not found:
        failed += 1
        print(f"FAILED {' '.join(arguments)}\n  holds no file with cases\n")
    for path in found:
        try:
            cases = load(path)
        except Failed as error:
            failed += 1
            print(f"FAILED {path}\n  {error}\n")
            continue
        for name, case in cases:
            try:
                if isinstance(case, Failed):
                    raise case
                run(case)
                passed += 1
            except Failed as error:
                failed += 1
                print(f"FAILED {path}: {name}\n  {error}\n")
            except Exception as error:  # noqa: BLE001 - a fault of the engine must not hide the other cases
                failed += 1
                print(f"FAILED {path}: {name}\n  the engine broke down: {type(error).__name__}: {error}\n")
    print(f"{passed} passed, {failed} failed")
    return 0 if not failed else 1


def play_game(
    game: Game, seed: int, kinds: Sequence[str], options: Sequence[str], data: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Play a game to its end with computer players and return its record. The same arguments, the same record.

    ``data`` replaces parts of the data files, see `engine.core.Game.prepare`.
    """
    if len(kinds) == 1:
        kinds = list(kinds) * len(game.seats)
    if len(kinds) != len(game.seats) or not all(plays(kind, game.key) for kind in kinds):
        known = ", ".join(kind for kind in PLAYERS if plays(kind, game.key))
        raise _Wrong(f"--players takes one or {len(game.seats)} of: {known}")
    if wrong := [option for option in options if "=" not in option]:
        raise _Wrong(f"options are written KEY=VALUE, not {' '.join(wrong)}")
    try:
        setting = game.prepare(dict(option.split("=", 1) for option in options), data)
    except DataError as error:
        raise _Wrong("; ".join(error.findings)) from error
    game_id, secret = f"{game.key}-{seed}", seed.to_bytes(32, "big")
    players = [PLAYERS[kind](f"{seed} {seat}") for seat, kind in zip(game.seats, kinds, strict=True)]
    chance = SeededChance(secret, game_id)
    system = SeededChance(secret, f"{game_id} system")
    state = game.new(setting, chance).state
    previous = opening(game.key, game_id, game.rules_version, setting.frozen, commitment(secret, game_id))
    entries: list[Entry] = []
    while due := game.to_move(state):
        view = game.view(state, due[0])
        move = game.resolve(view, players[due[0]].choose(game, view), system)
        step, entry = advance(game, state, due[0], move, chance, previous)
        state, previous = step.state, entry.hash
        entries.append(entry)
    return assemble(game, game_id, game.rules_version, setting.frozen, secret, entries, game.outcome(state))


def replay_file(name: str) -> int:
    """Verify a record, print its final hash, or say what is wrong with it."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        record = json.loads(text)
    except OSError as error:
        return _refuse(f"{name} cannot be read: {error.strerror}")
    except (ValueError, RecursionError) as error:
        return _refuse(f"{name} is not JSON: {error}")
    try:
        print(verify(record).final)
    except RecordError as error:
        place = f"entry {error.entry}: " if error.entry else ""
        return _refuse(place + REASONS[error.reason].format(**error.parameters))
    return 0


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
