"""``python -m engine.hanzo check FILE...``: check card files and maps before playing with them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import DataError
from engine.forms import read_json
from engine.hanzo import maps, validate
from engine.hanzo.cards import Cards, compile_cards, current_cards
from engine.hanzo.grid import drawn
from engine.hanzo.rulings import RULINGS
from engine.hanzo.view import RESOURCES, SURFACES

MODES = (("solo", False), ("duel", True))


class Checked(NamedTuple):
    """What was found out about one map or card file: lines to print, and whether something has to be mended."""

    lines: list[str]
    broken: bool


def read(path: Path) -> Any:
    """Return what a file holds: JSON data, or else its text. Raises `ValueError` with a plain reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError("is not text in UTF-8") from error
    if not text.lstrip().startswith(("{", "[")):
        return text
    data, twice = read_json(text)
    if twice:
        raise ValueError(f"says {twice[0]} twice in one place; only the last would count")
    return data


def check(name: str, data: Any, cards: Cards) -> Checked:
    """Check a card file (an object with cards), or the text of maps, one a line or one over several lines."""
    if isinstance(data, dict):
        return check_cards(name, data)
    if not isinstance(data, str):
        return Checked([f"{name}: neither a card file nor the text of a map"], True)
    lines: list[str] = []
    broken = False
    for title, text in _maps(data):
        part = check_map(f"{name}{title}", text, cards)
        lines += part.lines
        broken = broken or part.broken
    return Checked(lines or [f"{name}: holds no map"], broken or not lines)


def _maps(text: str) -> Iterator[tuple[str, str]]:
    """Split a text into maps: a line is a map of its own if it holds six cards; ``#`` begins a comment."""
    rows = [line.partition("#")[0].strip() for line in text.splitlines()]
    rows = [row for row in rows if row]
    if len(rows) > 1 and all(row.count("@") > 1 for row in rows):
        for number, row in enumerate(rows, 1):
            yield f", map {number}", row
    elif rows:
        yield "", "".join(row if row.endswith(";") else f"{row};" for row in rows)


def check_cards(name: str, data: dict[str, Any]) -> Checked:
    """Check a card file and every map in it."""
    try:
        cards = compile_cards(data)
    except DataError as error:
        lines = [f"{name}: fault: {finding}" for finding in error.findings]
        return Checked([*lines, f"{name}: cannot be played yet"], True)
    lines, broken = [], False
    for preset in cards.presets.values():
        part = check_map(f"{name}: {preset.key}", preset.map, cards)
        lines += part.lines
        broken = broken or part.broken
    lines.append(f"{name}: {'cannot be played yet' if broken else 'can be played'} ({portrait(cards)})")
    return Checked(lines, broken)


def portrait(cards: Cards) -> str:
    """Return the measures of a set of cards in a line."""
    cells = [cell for face in cards.faces.values() for row in face.rows for cell in row]
    resources = Counter(RESOURCES[resource] for _, resource in cells if resource >= 0)
    roofs = 100 * sum(SURFACES[surface] == "roof" for surface, _ in cells) // len(cells)
    sources = Counter(face.source for face in cards.faces.values())
    return (
        f"{len(cards.ids())} cards, {len(cards.faces)} faces of {cards.height} x {cards.width}: "
        + ", ".join(f"{resources[letter]} {letter}" for letter in RESOURCES)
        + f", {roofs} per cent roof; "
        + ", ".join(f"{count} {source}" for source, count in sorted(sources.items()))
    )


def check_map(name: str, text: str, cards: Cards) -> Checked:
    """Check one map for both modes."""
    try:
        laid = maps.read_map(text)
    except ValueError as error:
        return Checked([f"{name}: fault: {error} is not written face@turn(row,column)"], True)
    lines, fit = [], []
    for mode, duel in MODES:
        found = validate.findings(cards, laid, duel, RULINGS)
        for one in found:
            lines.append(f"{name}: {mode}: {one.code} {'fault' if one.hard else 'warning'}: {one.text}")
        if not any(one.hard for one in found):
            fit.append(mode)
    if fit:
        lines.append(f"{name}: {maps.write_map(laid)}")
        lines += [f"  {row}" for row in drawn(maps.compose(cards, laid)).split(" / ")]
    lines.append(f"{name}: can be played {' and '.join(fit)}" if fit else f"{name}: cannot be played yet")
    return Checked(lines, not fit)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if a file cannot be played with, else 0."""
    parser = argparse.ArgumentParser(prog="python -m engine.hanzo", description="Tools for the data of Hanzō.")
    commands = parser.add_subparsers(required=True, dest="command")
    checking = commands.add_parser("check", help="check card files and maps")
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    broken = False
    cards = compile_cards(current_cards())
    for path in given.files:
        try:
            checked = check(str(path), read(path), cards)
        except ValueError as error:
            print(f"{path} {error}")
            broken = True
            continue
        print("\n".join(checked.lines))
        broken = broken or checked.broken
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
