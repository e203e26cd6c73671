"""The position text: the full state in words, for tests and for reports about finished games.

Sections may come in any order; each is a keyword followed by its entries. ``#`` starts a comment where it stands alone.
What is missing takes its default: the phase in which dice are placed, turn 1, all counters at 1, nothing on the map, no
events, no marks, and in the supply what is not on the map.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.errors import DataError
from engine.hanzo import maps
from engine.hanzo.rulings import STOCK
from engine.hanzo.setting import Setting
from engine.hanzo.state import State, start
from engine.hanzo.storage import faults
from engine.hanzo.view import (
    AXES,
    EVENT_SAMURAI,
    MAP,
    NINJA,
    OVER,
    PHASES,
    PLACE,
    REINFORCE,
    RESOURCES,
    SAMURAI,
    SETUP,
    Die,
    Ending,
    Placement,
)

SECTIONS = (
    "map", "grid", "cards", "turn", "phase", "counters", "samurai", "supply", "dice", "left", "events", "spirits",
    "extra", "marks", "due", "red", "last", "over",
)  # fmt: skip
DIE = re.compile(r"([1-6])@([A-Z]\d{1,2})([vhudx+.]?)")
WINNERS = {"ninja": NINJA, "samurai": SAMURAI, "none": None}


def write(state: State) -> str:
    """Return the position text of a state, every section on its line."""
    grid = state.grid
    lines = []
    if grid.text.startswith("grid "):
        rows, _, digits = grid.text.partition(" cards ")
        lines += [rows] + ([f"cards {digits}"] if digits else [])
    elif grid.text:
        lines.append(f"map {grid.text}")
    lines += [f"turn {state.turn}", f"phase {state.phase}"]
    lines.append("counters " + " ".join(f"{k}={v}" for k, v in zip(RESOURCES, state.counters, strict=True)))
    rows_of = {
        "samurai": grid.named(state.samurai),
        "supply": [str(state.supply)],
        "dice": [_die(state, die) for die in state.dice],
        "left": [str(value) for value in state.left],
        "events": [str(value) for value in state.events],
        "spirits": ["yes"] if state.spirits else [],
        "extra": [str(state.extra)] if state.extra else [],
        "marks": [str(number) for number in range(1, 7) if state.marks >> (number - 1) & 1],
        "due": [str(state.due)] if state.due else [],
        "red": ["yes"] if state.red else [],
        "last": [] if state.last is None else [_last(state, state.last)],
        "over": [] if state.ending is None else [_winner(state.ending), state.ending.reason],
    }
    lines += [f"{name} {' '.join(row)}" for name, row in rows_of.items() if row]
    return "\n".join(lines) + "\n"


def _die(state: State, die: Die) -> str:
    return f"{die.value}@{state.grid.names[die.cell]}{die.axis}"


def _last(state: State, last: Placement) -> str:
    taken = ",".join(state.grid.names[cell] for cell in last.taken)
    return _die(state, last.die) + (f":{taken}" if taken else "")


def _winner(ending: Ending) -> str:
    return next(name for name, seat in WINNERS.items() if seat == ending.winner)


def read(setting: Setting, text: str) -> State:
    """Read a position text completely, or raise `DataError` with all findings."""
    return _Reader(setting, text).state()


class _Reader:
    """Reads one text; collects what is wrong with it."""

    def __init__(self, setting: Setting, text: str) -> None:
        self.setting = setting
        self.findings: list[str] = []
        self.sections = self._split(text)
        self.new = start(setting)

    def _split(self, text: str) -> dict[str, list[str]]:
        lines = [re.sub(r"(^|\s)#(\s.*|$)", "", line) for line in text.splitlines()]
        sections: dict[str, list[str]] = {}
        current: list[str] | None = None
        for word in " ".join(lines).split():
            name = next(reversed(sections), "")
            if name in ("phase", "over") and not sections[name]:
                sections[name].append(word)  # names of phases and winners are words that also begin sections
            elif word not in SECTIONS:
                if current is None:
                    self.findings.append(f"{word}: stands in no section")
                else:
                    current.append(word)
            elif word in sections:
                self.findings.append(f"{word}: given twice")
            else:
                current = sections[word] = []
        return sections

    def state(self) -> State:
        """Return the state. Raises `DataError`."""
        self._part(self._map)
        if not self.findings:
            for part in (self._phase, self._counters, self._pieces, self._dice, self._due, self._end):
                self._part(part)
        if not self.findings:
            self.findings = faults(self.new)
        if self.findings:
            raise DataError(self.findings)
        return self.new

    def _part(self, read_part: Callable[[], None]) -> None:
        try:
            read_part()
        except DataError as error:
            self.findings += error.findings
        except (ValueError, KeyError) as error:
            self.findings.append(str(error))

    def _one(self, section: str, default: str) -> str:
        words = self.sections.get(section, [default])
        if len(words) != 1:
            raise ValueError(f"{section}: one entry is needed")
        return words[0]

    def _number(self, section: str, default: int) -> int:
        text = self._one(section, str(default))
        if not re.fullmatch(r"\d{1,3}", text):
            raise ValueError(f"{section}: {text} is no number")
        return int(text)

    def _numbers(self, section: str) -> tuple[int, ...]:
        words = self.sections.get(section, [])
        if not all(re.fullmatch(r"\d", word) for word in words):
            raise ValueError(f"{section}: digits are needed")
        return tuple(int(word) for word in words)

    def _yes(self, section: str) -> bool:
        text = self._one(section, "no")
        if text not in ("yes", "no"):
            raise ValueError(f"{section}: yes or no")
        return text == "yes"

    def _cell(self, name: str) -> int:
        cell = self.new.grid.index.get(name, -1)
        if cell < 0:
            raise ValueError(f"{name}: there is no such cell")
        return cell

    def _map(self) -> None:
        given = [name for name in ("map", "grid") if name in self.sections]
        if len(given) > 1:
            raise ValueError("map: either of cards or cell by cell, not both")
        if "grid" in self.sections:
            digits = " cards " + "".join(self.sections["cards"]) if "cards" in self.sections else ""
            self.new.grid = self.setting.grid("grid " + " ".join(self.sections["grid"]) + digits)
        elif "map" in self.sections:
            text = "".join(self.sections["map"])
            key = maps.preset(self.setting.cards, text)
            whole = maps.tidied_or_fault(text if key is None else self.setting.cards.presets[key].map)
            self.new.grid = self.setting.grid(whole)
        elif self.setting.start and self.sections.get("phase") != [MAP]:
            self.new.grid = self.setting.grid(self.setting.start)

    def _phase(self) -> None:
        new = self.new
        new.phase = self._one("phase", PLACE)
        if new.phase not in PHASES:
            raise ValueError(f"phase: {new.phase} is none of {' '.join(PHASES)}")
        new.turn = self._number("turn", 0 if new.phase in (MAP, SETUP) else 1)
        new.red = self._yes("red")
        new.spirits = self._yes("spirits")
        marks = self._numbers("marks")
        if len(set(marks)) < len(marks) or not all(1 <= number <= 6 for number in marks):
            raise ValueError("marks: each number from 1 to 6 at most once")
        new.marks = sum(1 << (number - 1) for number in marks)

    def _counters(self) -> None:
        values = dict.fromkeys(RESOURCES, 1)
        for word in self.sections.get("counters", []):
            match = re.fullmatch(r"([KAHD])=(\d{1,2})", word)
            if match is None:
                raise ValueError(f"counters: {word} is not written K=4")
            values[match[1]] = int(match[2])
        self.new.counters = tuple(values.values())

    def _pieces(self) -> None:
        new = self.new
        for name in self.sections.get("samurai", []):
            bit = 1 << self._cell(name)
            if new.samurai & bit:
                raise ValueError(f"samurai: {name} is given twice")
            new.samurai |= bit
        new.supply = self._number("supply", STOCK - new.samurai.bit_count())

    def _dice(self) -> None:
        new = self.new
        new.dice = tuple(self._die(word) for word in self.sections.get("dice", []))
        new.left = tuple(sorted(self._numbers("left")))
        new.events = self._numbers("events")
        new.extra = self._number("extra", 0)
        if "last" in self.sections:
            die, _, taken = self._one("last", "").partition(":")
            new.last = Placement(self._die(die), tuple(self._cell(name) for name in taken.split(",") if name))

    def _die(self, word: str) -> Die:
        match = DIE.fullmatch(word)
        if match is None:
            raise ValueError(f"dice: {word} is not written 4@B2x")
        value = int(match[1])
        return Die(self._cell(match[2]), value, match[3] or AXES[value][0])

    def _due(self) -> None:
        default = {EVENT_SAMURAI: 1, REINFORCE: 1, SETUP: 1}.get(self.new.phase, 0)
        self.new.due = self._number("due", default)

    def _end(self) -> None:
        words = self.sections.get("over", [])
        if self.new.phase != OVER and not words:
            return
        if len(words) != 2 or words[0] not in WINNERS:
            raise ValueError(f"over: who has won ({' '.join(WINNERS)}) and why")
        self.new.ending = Ending(WINNERS[words[0]], words[1])
