"""The position text: the full state in words, for tests and for reports about finished games.

Sections may come in any order; each is a keyword followed by its entries. What is missing takes its default: turn 2,
the bandits' phase, the whole hand, no tokens, hidden tokens in the order of the figures, two bows an area, samurai on
the start spaces. ``#`` starts a comment. ``-`` stands for an empty hand or discard row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from engine.core import UNKNOWN
from engine.errors import DataError
from engine.seven_swords.rules_shared import kinds_of
from engine.seven_swords.setting import Setting
from engine.seven_swords.state import State, hand_values, start
from engine.seven_swords.storage import faults, shown
from engine.seven_swords.view import (
    AREAS,
    BANDIT_ACTIONS,
    CARRIED,
    CROSSING,
    GATES,
    HOUSES,
    KINDS,
    LOSSES,
    ON_SQUARE,
    RESERVE,
    SETUP,
    STOREHOUSES,
    SUPPLIES,
    TAKEN,
    TILES,
    TOKENS,
    VICTIM,
    WOUND,
    Budget,
    Crossing,
    Losses,
)

NAME = r"([^\s:@]+)"
"""Pattern of a samurai's name."""
SINGLE = frozenset(("turn", "phase", "actions", "unused", "hand", "discards", "kill", "tile"))
"""Sections with exactly one entry."""
SECTIONS = (
    "turn", "phase", "actions", "unused", "budget", "hand", "discards", "kill", "tokens", "spent", "supplies",
    "storehouses", "houses", "palisades", "bows", "samurai", "dead", "fresh", "tiles", "tile", "pending",
)  # fmt: skip


def write(state: State) -> str:
    """Return the position text of a state, every section on its line."""
    lines = [f"turn {state.turn}", f"phase {state.phase}"]
    if state.phase == SETUP:
        return "\n".join(lines) + "\n"
    lines += [
        f"actions {state.actions}",
        f"unused {state.unused}",
        f"budget {state.budget.cards} {state.budget.tokens} {state.budget.unused}",
        f"hand {''.join(state.hand) or '-'}",
        f"discards {''.join(state.discards) or '-'}",
    ]
    if state.kill_card:
        lines.append(f"kill {state.kill_card}")
    lines += _write_pieces(state)
    lines += _write_samurai(state)
    if state.tile != UNKNOWN:
        lines.append(f"tile {TILES[state.tile]}")
    if state.pending is not None:
        lines.append(f"pending {_write_pending(state)}")
    return "\n".join(lines) + "\n"


def _line(section: str, entries: Iterable[str]) -> list[str]:
    text = " ".join(entries)
    return [f"{section} {text}"] if text else []


def _write_pieces(state: State) -> list[str]:
    names = state.setting.board.names
    lines = _line(
        "tokens", (f"{TOKENS[token]}@{names[place]}" for token, place in enumerate(state.where) if place != RESERVE)
    )
    lines += _line("spent", (TOKENS[token] for token in range(len(TOKENS)) if state.spent >> token & 1))
    lines += _line("supplies", (_write_supply(state, number) for number in range(5)))
    lines += _line(
        "storehouses",
        _marked(STOREHOUSES, state.store_value, state.stolen, "stolen"),
    )
    lines += _line("houses", _marked(HOUSES, state.house_value, state.house_up, "+"))
    lines += _line("palisades", (_write_palisade(state, gate) for gate in range(6)))
    return lines + _line("bows", (f"{letter}{count}" for letter, count in zip(AREAS, state.bows, strict=True)))


def _marked(names: Sequence[str], values: Sequence[int], mask: int, mark: str) -> list[str]:
    return [
        f"{name}={value}{mark if mask >> number & 1 else ''}"
        for number, (name, value) in enumerate(zip(names, values, strict=True))
    ]


def _write_supply(state: State, number: int) -> str:
    place = state.supply_place[number]
    text = f"{SUPPLIES[number]}={state.supply_value[number]}" + ("+" if state.supply_up >> number & 1 else "")
    if place == ON_SQUARE:
        return text
    if place == TAKEN:
        return text + "taken"
    return text + (TOKENS[place - CARRIED] if place >= CARRIED else f"@{state.setting.board.names[place]}")


def _write_palisade(state: State, gate: int) -> str:
    up = "+" if state.palisade_up >> gate & 1 else ""
    down = "" if state.armed >> gate & 1 else "down"
    return f"{GATES[gate]}={state.palisade[gate] + 1}{up}{down}"


def _write_samurai(state: State) -> list[str]:
    names = state.setting.tables.samurai_names
    places = state.setting.board.names
    living, dead = [], []
    for number, place in enumerate(state.stands):
        if place == RESERVE:
            dead.append(f"{names[number]}:{'combat' if state.killed_in_combat >> number & 1 else 'card'}")
            continue
        marks = "".join(kinds_of(state.marks[number]))
        red = "/red" if state.red >> number & 1 else ""
        living.append(f"{names[number]}@{places[place]}" + (f":{marks}" if marks else "") + red)
    fresh = (f"{names[number]}:{''.join(kinds_of(mask))}" for number, mask in enumerate(state.fresh) if mask)
    turned = (f"{name}:B" for number, name in enumerate(TILES) if state.tiles >> number & 1)
    return _line("samurai", living) + _line("dead", dead) + _line("fresh", fresh) + _line("tiles", turned)


def _write_pending(state: State) -> str:
    pending = state.pending
    if isinstance(pending, Crossing):
        return f"crossing {TOKENS[pending.token]} {GATES[pending.gate]} left {pending.left}"
    if isinstance(pending, Losses):
        return f"losses {pending.value} {pending.cause} {','.join(TOKENS[token] for token in pending.tokens)}"
    names = state.setting.tables.samurai_names
    assert pending is not None
    return " ".join((state.phase, *(names[number] for number in pending)))


def read(setting: Setting, text: str) -> State:
    """Read a position text completely, or raise `DataError` with all findings."""
    return _Reader(setting, text).state()


class _Reader:
    """Reads one text; collects what is wrong with it."""

    def __init__(self, setting: Setting, text: str) -> None:
        self.setting = setting
        self.board = setting.board
        self.names = setting.tables.samurai_names
        self.findings: list[str] = []
        self.sections = self._split(text)

    def state(self) -> State:
        """Return the state. Raises `DataError`."""
        new = start(self.setting)
        if self.sections.get("phase") == [SETUP]:
            return new
        for part in (
            self._numbers,
            self._cards,
            self._tokens,
            self._squares,
            self._samurai,
            self._tiles,
            self._pending,
        ):
            part(new)
        if not self.findings:
            self._derive(new)
            self.findings = faults(new)
        if self.findings:
            raise DataError(self.findings)
        return new

    def _split(self, text: str) -> dict[str, list[str]]:
        words = [word for line in text.splitlines() for word in line.partition("#")[0].split()]
        sections: dict[str, list[str]] = {}
        current = ""
        for word in words:
            if current in SINGLE and not sections[current]:
                sections[current].append(word)
            elif word in SECTIONS:
                if word in sections:
                    self.findings.append(f"{word}: given twice")
                current = word
                sections[current] = []
            elif not current or current in SINGLE:
                self.findings.append(f"{word}: belongs to no section")
            else:
                sections[current].append(word)
        self.findings += [f"{name}: has no entry" for name in SINGLE if sections.get(name) == []]
        return sections

    def _entries(self, section: str, pattern: str) -> list[tuple[str, ...]]:
        """Return the groups of every entry of a section; entries of another form are findings."""
        found = []
        for word in self.sections.get(section, []):
            match = re.fullmatch(pattern, word)
            if match:
                found.append(tuple(group or "" for group in match.groups()))
            else:
                self.findings.append(f"{section}: {word} is not understood")
        return found

    def _look(self, section: str, name: str, known: Sequence[str]) -> int:
        if name in known:
            return known.index(name)
        self.findings.append(f"{section}: {name} is unknown")
        return 0

    def _numbers(self, new: State) -> None:
        new.turn, new.phase = 2, BANDIT_ACTIONS
        for name in ("turn", "actions", "unused"):
            for (number,) in self._entries(name, r"(\d+)"):
                setattr(new, name, int(number))
        for (phase,) in self._entries("phase", r"(\w+)"):
            new.phase = phase
        counts = [int(number) for (number,) in self._entries("budget", r"(\d+)")]
        if counts:
            if len(counts) == 3:
                new.budget = Budget(counts[0], counts[1], counts[2], sum(counts))
            else:
                self.findings.append("budget: three numbers are needed, cards, tokens and unused actions")

    def _cards(self, new: State) -> None:
        letters = {name: "".join(self.sections.get(name, [])).replace("-", "") for name in ("hand", "discards", "kill")}
        new.kill_card = letters["kill"]
        rest = [one for one in AREAS if not (one == new.kill_card and new.phase == VICTIM)]
        if "hand" in self.sections:
            new.hand = tuple(sorted(letters["hand"]))
        else:
            new.hand = tuple(one for one in rest if one not in letters["discards"])
        if "discards" in self.sections:
            new.discards = tuple(letters["discards"])
        else:
            new.discards = tuple(one for one in rest if one not in new.hand)
        unknown = {*new.hand, *new.discards, *letters["kill"]} - set(AREAS)
        self.findings += [f"cards: {letter} is unknown" for letter in sorted(unknown)]

    def _tokens(self, new: State) -> None:
        where = [RESERVE] * len(TOKENS)
        for token, place in self._entries("tokens", r"(\w+)@(\w+)"):
            where[self._look("tokens", token, TOKENS)] = self._look("tokens", place, self.board.names)
        new.where = tuple(where)
        for (token,) in self._entries("spent", r"(\w+)"):
            new.spent |= 1 << self._look("spent", token, TOKENS)

    def _squares(self, new: State) -> None:
        values = self.setting.values
        supplies = self._entries("supplies", r"(\w+)=(\d+)(\+?)(taken|@\w+|\w+)?")
        new.supply_value = self._row("supplies", SUPPLIES, values.supplies, supplies)
        places = list(new.supply_place)
        for name, _, public, rest in supplies:
            number = self._look("supplies", name, SUPPLIES)
            new.supply_up |= bool(public or rest) << number
            places[number] = self._supply_place(rest)
        new.supply_place = tuple(places)
        stores = self._entries("storehouses", r"(\w+)=(\d+)(stolen)?")
        new.store_value = self._row("storehouses", STOREHOUSES, values.storehouses, stores)
        for name, _, stolen in stores:
            new.stolen |= bool(stolen) << self._look("storehouses", name, STOREHOUSES)
        houses = self._entries("houses", r"(\w+)=(\d+)(\+?)")
        new.house_value = self._row("houses", HOUSES, values.houses, houses)
        for name, _, public in houses:
            new.house_up |= bool(public) << self._look("houses", name, HOUSES)
        palisades = self._entries("palisades", r"(\w+)=(\d+)(\+?)(down)?")
        new.palisade = tuple(number - 1 for number in self._row("palisades", GATES, range(1, 7), palisades))
        for name, _, public, down in palisades:
            gate = self._look("palisades", name, GATES)
            new.palisade_up |= bool(public or down) << gate
            new.armed &= ~(bool(down) << gate)

    def _supply_place(self, text: str) -> int:
        if not text:
            return ON_SQUARE
        if text == "taken":
            return TAKEN
        if text.startswith("@"):
            return self._look("supplies", text[1:], self.board.names)
        return CARRIED + self._look("supplies", text, TOKENS)

    def _row(
        self, section: str, names: Sequence[str], stock: Iterable[int], entries: Sequence[tuple[str, ...]]
    ) -> tuple[int, ...]:
        """Return a row with the given figures in place and the others, in order, in what is left."""
        left, row = list(stock), [UNKNOWN] * len(names)
        for name, number, *_ in entries:
            row[self._look(section, name, names)] = int(number)
            if int(number) in left:
                left.remove(int(number))
            else:
                self.findings.append(f"{section}: there is no {number} (left)")
        fill = iter(left)
        return tuple(next(fill, UNKNOWN) if number == UNKNOWN else number for number in row)

    def _samurai(self, new: State) -> None:
        count = len(self.names)
        stands, marks, fresh = [RESERVE] * count, [0] * count, [0] * count
        for name, cause in self._entries("dead", rf"{NAME}:(combat|card)"):
            number = self._look("dead", name, self.names)
            new.killed_in_combat |= (cause == "combat") << number
            new.killed_by_card |= (cause == "card") << number
        for name, place, kinds, red in self._entries("samurai", rf"{NAME}@(\w+)(?::([CML]*))?(/red)?"):
            number = self._look("samurai", name, self.names)
            stands[number] = self._look("samurai", place, self.board.names)
            marks[number] = _mask(kinds)
            new.red |= bool(red) << number
        for name, kinds in self._entries("fresh", rf"{NAME}:([CML]*)"):
            fresh[self._look("fresh", name, self.names)] = _mask(kinds)
        dead = new.killed_in_combat | new.killed_by_card
        free = [space for space in self.board.start if space not in stands]
        for number in range(count):
            if stands[number] == RESERVE and not dead >> number & 1:
                own = self.board.start[number]
                stands[number] = own if own in free else free[0]
                free.remove(stands[number])
        new.stands, new.marks, new.fresh = tuple(stands), tuple(marks), tuple(fresh)
        each, extra = divmod(self.setting.values.bows, len(AREAS))
        bows = [each + (area < extra) for area in range(len(AREAS))]
        for letter, number_of in self._entries("bows", r"([A-G])(\d+)"):
            bows[AREAS.index(letter)] = int(number_of)
        new.bows = tuple(bows)

    def _tiles(self, new: State) -> None:
        for name, side in self._entries("tiles", r"(\w+):([AB])"):
            new.tiles |= (side == "B") << self._look("tiles", name, TILES)
        for (name,) in self._entries("tile", r"(\w+)"):
            new.tile = self._look("tile", name, TILES)

    def _pending(self, new: State) -> None:
        words = self.sections.get("pending")
        if not words:
            return
        reader: dict[str, Callable[[State, list[str]], None]] = {
            CROSSING: self._pending_crossing,
            LOSSES: self._pending_losses,
            VICTIM: self._pending_samurai,
            WOUND: self._pending_samurai,
        }
        if words[0] not in reader or len(words) < 2:
            self.findings.append(f"pending: {' '.join(words)} is not understood")
            return
        if "phase" not in self.sections:
            new.phase = words[0]
        reader[words[0]](new, words[1:])

    def _pending_crossing(self, new: State, words: list[str]) -> None:
        if len(words) != 4 or words[2] != "left" or not words[3].isdecimal():
            self.findings.append("pending: a crossing is written: crossing <token> <gate> left <points>")
            return
        token = self._look("pending", words[0], TOKENS)
        gate = self._look("pending", words[1], GATES)
        new.pending = Crossing(token, gate, int(words[3]), new.where[token])

    def _pending_losses(self, new: State, words: list[str]) -> None:
        if len(words) != 3 or not words[0].isdecimal():
            self.findings.append("pending: losses are written: losses <value> <cause> <tokens>")
            return
        tokens = tuple(sorted(self._look("pending", name, TOKENS) for name in words[2].split(",")))
        new.pending = Losses(int(words[0]), tokens, words[1])

    def _pending_samurai(self, new: State, words: list[str]) -> None:
        new.pending = tuple(sorted(self._look("pending", name, self.names) for name in words))

    def _derive(self, new: State) -> None:
        """Fill in what follows from the rest."""
        cards = self.setting.values.cards
        new.hand_values = hand_values(self.setting, new.hand)
        new.discard_values = tuple(cards[letter] for letter in new.discards)
        new.supply_shown = shown(new.supply_value, new.supply_up)
        new.store_shown = shown(new.store_value, new.stolen)
        new.house_shown = shown(new.house_value, new.house_up)
        new.palisade_shown = shown(new.palisade, new.palisade_up)
        supplies = zip(new.supply_value, new.supply_place, strict=True)
        stores = enumerate(new.store_value)
        new.taken_value = sum(value for value, place in supplies if place == TAKEN) + sum(
            value for square, value in stores if new.stolen >> square & 1
        )


def _mask(kinds: str) -> int:
    return sum(1 << KINDS.index(kind) for kind in set(kinds))
