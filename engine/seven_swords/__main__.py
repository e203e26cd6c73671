"""``python -m engine.seven_swords check FILE...``: check villages and values before playing with them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.forms import read_json
from engine.seven_swords import measures
from engine.seven_swords.board import compile_board
from engine.seven_swords.validate import Finding, validate, validate_values
from engine.seven_swords.values import merged

VILLAGE_KEYS = {"spaces", "edges", "gates", "start"}
VALUES_KEYS = {"types", "cards", "samurai", "palisades", "tiles", "points_per_kill", "points_per_area"}


class Part(NamedTuple):
    """One village or values file to check: where it was found, its data, and keys written twice."""

    name: str
    data: Any
    twice: list[str]


def read(path: Path) -> list[Part]:
    """Read a file that holds a village, a values file, or a list of these. Raises `ValueError` with a plain reason."""
    try:
        data, twice = read_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError("is not text in UTF-8") from error
    if isinstance(data, list):
        return [Part(f"{path}[{number}]", one, twice if not number else []) for number, one in enumerate(data)]
    return [Part(str(path), data, twice)]


def check(part: Part, others: Sequence[Mapping[str, Any]]) -> tuple[list[Finding], str]:
    """Return the findings of one part, and in words what it is."""
    if not isinstance(part.data, dict):
        return [Finding("V-01", True, "the file must be a JSON object, in braces")], "nothing known"
    if VILLAGE_KEYS & part.data.keys():
        found = [Finding("V-01", True, f'"{key}" is written twice; only the last one counts') for key in part.twice]
        found += validate(part.data, others=others)
        return found, "village" if any(finding.hard for finding in found) else portrait(part.data)
    if VALUES_KEYS & part.data.keys() or {"houses", "supplies", "storehouses", "bows"} & part.data.keys():
        found = [Finding("N-01", True, f'"{key}" is written twice; only the last one counts') for key in part.twice]
        found += validate_values(part.data)
        return found, "values" if any(finding.hard for finding in found) else provenance(part.data)
    text = "neither a village (spaces, edges, gates ...) nor values (types, cards, samurai ...)"
    return [Finding("V-01", True, text)], "nothing known"


def portrait(data: Mapping[str, Any]) -> str:
    """Return the main measures of a village in a line."""
    board = compile_board(data)
    supplies, storehouses = measures.depths(board)
    edges = sum(len(row) for row in board.neighbours) // 2
    return (
        f"village {board.title}: {board.village} spaces, {edges} edges, {measures.diameter(board)} edges across, "
        f"supplies at depth {' '.join(map(str, supplies))}, storehouses at depth {' '.join(map(str, storehouses))}"
    )


def provenance(data: Mapping[str, Any]) -> str:
    """Return how many figures come from where, the shipped ones counted in."""
    counts = Counter(_sources(merged(data)))
    return "values: " + ", ".join(f"{count} {source}" for source, count in sorted(counts.items()))


def _sources(part: Any) -> Iterable[str]:
    if isinstance(part, dict) and "source" in part:
        yield str(part["source"])
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _sources(inner)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if a file cannot be played with, else 0."""
    parser = argparse.ArgumentParser(prog="python -m engine.seven_swords", description="Tools for Seven Swords data.")
    commands = parser.add_subparsers(required=True, dest="command")
    checking = commands.add_parser("check", help="check villages and values files")
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    parts: list[Part] = []
    broken = False
    for path in given.files:
        try:
            parts += read(path)
        except ValueError as error:
            print(f"{path} {error}")
            broken = True
    for number, part in enumerate(parts):
        others = [other.data for other in parts[:number] if isinstance(other.data, dict)]
        findings, what = check(part, others)
        for finding in findings:
            print(f"{part.name}: {finding.id} {'fault' if finding.hard else 'advice'}: {finding.text}")
        print(f"{part.name}: {verdict(findings)} ({what})")
        broken = broken or any(finding.hard for finding in findings)
    return 1 if broken else 0


def verdict(findings: Sequence[Finding]) -> str:
    """Return in words what follows from the findings."""
    hard = sum(finding.hard for finding in findings)
    soft = len(findings) - hard
    if not findings:
        return "all is well"
    if not hard:
        return f"can be played; {soft} pieces of advice" if soft > 1 else "can be played; 1 piece of advice"
    waiting = " (more checks follow once these are mended)" if hard and not soft else ""
    return f"cannot be played yet; {hard} to mend{waiting}"


if __name__ == "__main__":
    sys.exit(main())
