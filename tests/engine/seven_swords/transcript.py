"""Transcripts: positions and moves of Seven Swords with all that must come of them, kept as text in transcripts/.

A transcript is both the script and its answers, so it reads like a record of play. Lines that begin with two spaces
are answers; everything else is script:

    == SS-100 a title            begins a section
    set key=value                options of the section's table
    figures {"bows": 16}         its figures where they differ from ours
    position tokens ban1@A3      its position text; several such lines make one text
    dice 3 4                     the dice of the moves that follow
    > attack Akemi:ban1          a move that is made: its events, whether it can be taken back, what changed
    ? attack {W1,R1}:ban1        moves that are only asked about: one for each alternative in the braces
    ! setup random               a move that is legal, but must not be made as it stands
    samurai? end                 the same, asked by a side that need not be the one to move

A move in parentheses is taken as a tuple, past the notation. After a change of the rules, write all answers anew with

    python tests/engine/seven_swords/transcript.py

and read the difference: every changed line is a changed rule.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2]))

from engine.chance import ScriptedChance, SeededChance  # noqa: E402 - the path to it is only known now
from engine.core import Event, Step  # noqa: E402
from engine.errors import IllegalMove  # noqa: E402
from engine.seven_swords.game import SEVEN_SWORDS as GAME  # noqa: E402

FOLDER = HERE / "transcripts"
ANSWER = "  "
LONG = 60
"""A move longer than this is answered by the alternatives chosen alone."""


def sections(path: Path) -> dict[str, str]:
    """Return the sections of a transcript by title, what stands before the first one under an empty title."""
    parts = re.split(r"^(?=== )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {part.partition("\n")[0].removeprefix("== "): part for part in parts[1:]}
    assert len(found) == len(parts) - 1, "two sections have the same title"
    return {"": parts[0], **found}


def answered(section: str) -> str:
    """Return a section with the answers that the rules give now."""
    lines: list[str] = []
    table = _Table()
    for line in section.splitlines():
        if line.startswith(ANSWER):
            continue
        lines.append(line)
        lines += [ANSWER + answer for answer in table.read(line)]
    table.dice.finish()
    return "\n".join(lines).rstrip() + "\n"


@cache
def _setting(options: tuple[tuple[str, str], ...], figures: str) -> Any:
    return GAME.prepare({"village": "akisato", **dict(options)}, {"values": json.loads(figures)})


class _Table:
    """Reads the script of one section, line by line."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}
        self.figures = "{}"
        self.text: list[str] = []
        self.begun: Any = None
        self.dice = ScriptedChance()

    @property
    def state(self) -> Any:
        if self.begun is None:
            setting = _setting(tuple(self.options.items()), self.figures)
            self.begun = GAME.from_position(setting, "\n".join(self.text))
        return self.begun

    def read(self, line: str) -> Iterator[str]:
        """Carry a line of the script out; yield the answers."""
        word, _, rest = line.partition(" ")
        if word == "set":
            self.options |= dict(part.split("=") for part in rest.split())
        elif word == "figures":
            self.figures = rest
        elif word == "position":
            self.text.append(rest)
        elif word == "dice":
            self.dice.finish()
            self.dice = ScriptedChance([int(die) for die in rest.split()])
        elif word == ">":
            yield from self._make(rest)
        elif word == "!":
            yield self._unresolved(rest)
        elif word.endswith("?"):
            seats = [GAME.seats.index(word[:-1])] if word[:-1] else GAME.to_move(self.state)
            for text, chosen in _alternatives(rest):
                label = text if len(text) <= LONG else " ".join(chosen) or "so"
                yield f"{label:<32} {self._verdict(seats[0], text)}"
        else:
            assert not line or word in ("==", "#"), f"not understood: {line}"

    def _move(self, seat: int, text: str) -> Any:
        return ast.literal_eval(text) if text.startswith("(") else GAME.parse(GAME.view(self.state, seat), text)

    def _verdict(self, seat: int, text: str) -> str:
        try:
            GAME.check(GAME.view(self.state, seat), self._move(seat, text))
        except IllegalMove as refused:
            return str(refused)
        return "legal"

    def _unresolved(self, text: str) -> str:
        (seat,) = GAME.to_move(self.state)
        try:
            GAME.apply(self.state, seat, self._move(seat, text), self.dice)
        except IllegalMove as refused:
            return str(refused)
        raise AssertionError(f"{text} was to be refused")

    def _make(self, text: str) -> Iterator[str]:
        (seat,) = GAME.to_move(self.state)
        move = GAME.resolve(GAME.view(self.state, seat), self._move(seat, text), SeededChance(bytes(32), "golden"))
        before, dumped = GAME.position(self.state), GAME.dump(self.state)
        step: Step = GAME.apply(self.state, seat, move, self.dice)
        assert GAME.dump(self.state) == dumped, "a move has changed the state before it"
        self.begun = step.state
        for event in step.events:
            yield _told(event)
        after = GAME.position(step.state)
        yield from _changed(before, after)
        if step.reversible:
            yield "can be taken back"
        outcome = GAME.outcome(step.state)
        if outcome is not None:
            yield f"over: winners={outcome.winners} reason={outcome.reason} scores={outcome.scores}"
        again = GAME.from_position(step.state.setting, after)
        assert GAME.dump(again) == GAME.dump(step.state), "what the state derives does not follow from its pieces"
        for viewer in (None, *range(len(GAME.seats))):
            assert GAME.view(again, viewer) == GAME.view(step.state, viewer), "a view that was kept is out of date"


def _alternatives(text: str) -> Iterator[tuple[str, list[str]]]:
    braces = re.search(r"\{([^{}]*)\}", text)
    if braces is None:
        yield text, []
        return
    for one in braces[1].split(","):
        for whole, chosen in _alternatives(text[: braces.start()] + one + text[braces.end() :]):
            yield whole, [one, *chosen]


def _told(event: Event) -> str:
    told = [event.kind, _fields(event.public) if event.public is not None else "(secret)"]
    told += [f"| {GAME.seats[seat]}: {_fields(fields)}" for seat, fields in event.private]
    return " ".join(part for part in told if part)


def _fields(fields: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value!r}".replace("'", "") for name, value in fields.items())


def _changed(before: str, after: str) -> Iterator[str]:
    old, new = (dict(line.partition(" ")[::2] for line in text.splitlines()) for text in (before, after))
    for name in dict.fromkeys((*old, *new)):
        gone, come = (text.get(name, "").split() for text in (old, new))
        if gone != come:
            if max(len(gone), len(come)) > 3:
                gone, come = ([one for one in row if one not in other] for row, other in ((gone, come), (come, gone)))
            yield f"{name}: {' '.join(gone) or '-'} -> {' '.join(come) or '-'}"


def write() -> None:
    """Write the answers of all transcripts anew."""
    for path in sorted(FOLDER.glob("*.txt")):
        preface, *parts = sections(path).values()
        path.write_text(preface + "\n".join(answered(part) for part in parts), encoding="utf-8")


if __name__ == "__main__":
    write()
