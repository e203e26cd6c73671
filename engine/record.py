"""Records of games: entries chained by hashes, bound to a seed that was committed to before the first move.

A live table calls `opening` once and then `link` for each move; `assemble` writes the record when the game is
over, and `verify` plays it again from nothing but the record itself.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.chance import SeededChance, commitment
from engine.core import Game, Outcome, Seat, Step
from engine.errors import DataError, IllegalMove, NotationError, RecordError
from engine.registry import GAMES

FORMAT = "tatami-record-1"


class Entry(NamedTuple):
    """One move of a record: who, what (canonical notation), the draws it took, and its link in the chain."""

    seat: Seat
    move: str
    draws: tuple[int, ...]
    hash: str


class Verified(NamedTuple):
    """What a faithful record proves: the compiled setting, the last state, how the rules ended the game (``None``
    when the table ended it) and the final hash."""

    setting: Any
    state: Any
    outcome: Outcome | None
    final: str


def _digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def opening(game: str, game_id: str, rules_version: int, setting: Mapping[str, Any], committed: str) -> str:
    """Return the hash that the first entry is chained to: the commitment, bound to what is played.

    ``setting`` is the frozen setting. Without it in the chain, a forger could change an option that no
    move depends on, for instance what a kill is worth at the end.
    """
    return _digest([FORMAT, game, game_id, rules_version, setting, committed])


def link(previous: str, seat: Seat, notation: str, draws: Sequence[int]) -> str:
    """Return the hash of an entry that follows ``previous``."""
    return _digest([previous, seat, notation, list(draws)])


def advance(game: Game, state: Any, seat: Seat, move: Any, chance: SeededChance, previous: str) -> tuple[Step, Entry]:
    """Apply a move and return the step with the entry for the record. Raises what `Game.apply` raises."""
    before = len(chance.drawn)
    step = game.apply(state, seat, move, chance)
    draws = tuple(chance.drawn[before:])
    notation = game.notation(move)
    return step, Entry(seat, notation, draws, link(previous, seat, notation, draws))


def final_hash(last: str, ending: Mapping[str, Any] | None) -> str:
    """Return the closing hash: the last link itself, or one more link when the table ended the game."""
    return last if ending is None else _digest([last, "ending", ending["kind"], ending["seat"]])


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome as it stands in a record."""
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)}


def assemble(
    game: Game,
    game_id: str,
    rules_version: int,
    setting: Mapping[str, Any],
    seed: bytes,
    entries: Iterable[Entry],
    outcome: Outcome | None,
    ending: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the record of a finished game as JSON, with the seed.

    ``ending`` is how the table ended it, if the rules did not: ``kind`` and ``seat`` (``None`` when it was nobody
    in particular). The hashes of the entries are taken as they are, so that `verify` notices wrong ones.
    """
    committed = commitment(seed, game_id)
    rows = [
        {"number": number, "seat": entry.seat, "move": entry.move, "draws": list(entry.draws), "hash": entry.hash}
        for number, entry in enumerate(entries, 1)
    ]
    last = rows[-1]["hash"] if rows else opening(game.key, game_id, rules_version, setting, committed)
    return {
        "format": FORMAT,
        "game": game.key,
        "id": game_id,
        "rules_version": rules_version,
        "setting": setting,
        "commitment": committed,
        "seed": seed.hex(),
        "entries": rows,
        "outcome": outcome_json(outcome),
        "ending": None if ending is None else {"kind": ending["kind"], "seat": ending["seat"]},
        "final": final_hash(str(last), ending),
    }


def to_text(record: Mapping[str, Any]) -> str:
    """Return a record as JSON text with a line for each field and for each entry."""
    lines = []
    for name, value in record.items():
        if name == "entries" and value:
            rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
            lines.append(f' "entries": [\n{rows}\n ]')
        else:
            lines.append(f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}"


_HEAD: dict[str, type | tuple[type, ...]] = {
    "format": str,
    "game": str,
    "id": str,
    "rules_version": int,
    "setting": dict,
    "commitment": str,
    "seed": str,
    "entries": list,
    "outcome": (dict, type(None)),
    "ending": (dict, type(None)),
    "final": str,
}
_ENTRY: dict[str, type | tuple[type, ...]] = {"number": int, "seat": int, "move": str, "draws": list, "hash": str}


def _shape(what: Any, fields: Mapping[str, type | tuple[type, ...]], entry: int = 0) -> None:
    if not isinstance(what, dict):
        raise RecordError("not-a-record", entry, field="")
    for name in sorted(what.keys() - fields.keys()):
        raise RecordError("unknown-field", entry, field=str(name))
    for name, kinds in fields.items():
        if name not in what:
            raise RecordError("missing-field", entry, field=name)
        if not isinstance(what[name], kinds) or isinstance(what[name], bool):
            raise RecordError("wrong-field", entry, field=name)


def _game(record: Mapping[str, Any]) -> Game:
    if record["format"] != FORMAT:
        raise RecordError("unknown-format", format=record["format"], known=FORMAT)
    game = GAMES.get(record["game"])
    if game is None:
        raise RecordError("unknown-game", game=record["game"])
    if not 1 <= record["rules_version"] <= game.rules_version:
        raise RecordError("unknown-version", version=record["rules_version"], known=game.rules_version)
    return game


def _seed(record: Mapping[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(record["seed"])
    except ValueError:
        raise RecordError("wrong-field", field="seed") from None
    expected = commitment(seed, record["id"])
    if expected != record["commitment"]:
        raise RecordError("wrong-commitment", expected=expected, found=record["commitment"])
    return seed


def _check_row(row: Mapping[str, Any], number: int, seats: int) -> None:
    _shape(row, _ENTRY, number)
    if not 0 <= row["seat"] < seats:
        raise RecordError("wrong-field", number, field="seat")
    if any(type(draw) is not int for draw in row["draws"]):
        raise RecordError("wrong-field", number, field="draws")
    if row["number"] > number:
        raise RecordError("missing-entry", number, found=row["number"])
    if row["number"] < number:
        raise RecordError("extra-entry", number, found=row["number"])


def _check_draws_and_link(row: Mapping[str, Any], number: int, previous: str, drawn: list[int]) -> None:
    """Say what is wrong with an entry whose move could be played: its dice, or its place in the chain."""
    seat, move, stated = row["seat"], row["move"], row["draws"]
    linked = link(previous, seat, move, stated) == row["hash"]
    if stated != drawn and (linked or link(previous, seat, move, drawn) == row["hash"]):
        raise RecordError("wrong-dice", number, expected=drawn, found=stated)
    if not linked:
        raise RecordError("wrong-link", number)


def _replay(game: Game, setting: Any, record: Mapping[str, Any], seed: bytes) -> tuple[Any, str]:
    chance = SeededChance(seed, record["id"])
    state = game.new(setting, chance).state
    previous = opening(game.key, record["id"], record["rules_version"], record["setting"], record["commitment"])
    for number, row in enumerate(record["entries"], 1):
        _check_row(row, number, len(game.seats))
        if game.outcome(state) is not None:
            raise RecordError("extra-entry", number, found=row["number"])
        before = len(chance.drawn)
        try:
            move = game.parse(game.view(state, row["seat"]), row["move"])
            state = game.apply(state, row["seat"], move, chance).state
        except (IllegalMove, NotationError) as error:
            raise RecordError("illegal-move", number, move=row["move"], why=str(error)) from error
        if game.notation(move) != row["move"]:
            raise RecordError("illegal-move", number, move=row["move"], why=f"written {game.notation(move)}")
        _check_draws_and_link(row, number, previous, chance.drawn[before:])
        previous = row["hash"]
    return state, previous


def _check_end(game: Game, setting: Any, record: Mapping[str, Any], state: Any, last: str) -> Verified:
    outcome, ending = game.outcome(state), record["ending"]
    count = len(record["entries"])
    if ending is not None:
        _shape(ending, {"kind": str, "seat": (int, type(None))})
        if outcome is not None:
            raise RecordError("wrong-outcome", count, expected=outcome_json(outcome), found=dict(ending))
    elif outcome is None and record["outcome"] is not None:
        raise RecordError("missing-entry", count + 1, found=None)
    elif outcome is None:
        raise RecordError("unfinished", count)
    if outcome_json(outcome) != record["outcome"]:
        raise RecordError("wrong-outcome", count, expected=outcome_json(outcome), found=record["outcome"])
    final = final_hash(last, ending)
    if final != record["final"]:
        raise RecordError("wrong-final", count, expected=final, found=record["final"])
    return Verified(setting, state, outcome, final)


def verify(record: Any) -> Verified:
    """Play a record again and return what it proves. Raises `RecordError`; its ``reason`` is one of

    ``not-a-record``, ``missing-field``, ``unknown-field``, ``wrong-field`` (with ``field``), ``unknown-format``,
    ``unknown-game``, ``unknown-version``, ``bad-setting``, ``wrong-commitment`` (the seed is not the one that was
    committed to), ``missing-entry``, ``extra-entry``, ``illegal-move``, ``wrong-dice``, ``wrong-link``,
    ``wrong-outcome``, ``unfinished`` and ``wrong-final``. Nothing on the disk but the program is needed.
    """
    _shape(record, _HEAD)
    game = _game(record)
    seed = _seed(record)
    try:
        json.dumps(record["setting"], allow_nan=False)
    except ValueError:
        raise RecordError("wrong-field", field="setting") from None
    try:
        setting = game.restore(record["setting"])
    except DataError as error:
        raise RecordError("bad-setting", findings=error.findings) from error
    state, last = _replay(game, setting, record, seed)
    return _check_end(game, setting, record, state, last)
