"""Moves as text and back (rule document, chapter 7). A move names everything by its written id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from engine.core import RANDOM_SETUP, Move
from engine.errors import IllegalMove, NotationError
from engine.seven_swords.setting import Setting
from engine.seven_swords.values import compile_values, shipped_values
from engine.seven_swords.view import (
    AREAS,
    GATES,
    HOUSES,
    KINDS,
    RESERVE,
    STOREHOUSES,
    SUPPLIES,
    TILES,
    TOKEN_INDEX,
    TYPES,
    View,
)

UNPLACED = -1
"""Stands for a number of a set-up that is not given; a stand not given is an empty string."""
VERBS = {
    "disc": "discard",
    "dep": "deploy",
    "mov": "move",
    "att": "attack",
    "rearm": "repair",
    "cas": "losses",
}
"""Short verbs that are read but not written."""
TYPE_WORDS = {"b": "ban", "vb": "vban", "a": "arc", "va": "varc", "m": "mtd", "vm": "vmtd"}
VETERAN = "v"
"""Makes a veteran's name of the name of a basic token; the board shows a veteran by the look of its token."""
DIGITS = "0123456789"
TILE_WORDS = {"move": "movement", "lead": "leadership", "2": "two", "gold": "golden"}
ROWS = (("supply", SUPPLIES), ("store", STOREHOUSES), ("house", HOUSES), ("palisade", GATES), ("bows", tuple(AREAS)))
"""Rows of a set-up that hold numbers, with the places that they fill."""


def _texts(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(one, str) for one in value)


def _numbers(value: Any, length: int) -> bool:
    return isinstance(value, tuple) and len(value) == length and all(type(one) is int for one in value)


def _pairs(value: Any) -> bool:
    return isinstance(value, tuple) and all(_texts(one) and len(one) == 2 for one in value)


def _setup_formed(move: Move) -> bool:
    if move == RANDOM_SETUP:
        return True
    return (
        len(move) == 7
        and all(_numbers(row, len(places)) for row, (_, places) in zip(move[1:6], ROWS, strict=True))
        and _texts(move[6])
    )


FORMS: dict[str, Callable[[Move], bool]] = {
    "setup": _setup_formed,
    "discard": lambda move: _texts(move),
    "kill": lambda move: len(move) == 2 and _texts(move),
    "deploy": lambda move: len(move) == 3 and _texts(move),
    "move": lambda move: len(move) == 3 and isinstance(move[1], str) and _texts(move[2]),
    "go": lambda move: len(move) == 2 and _texts(move[1]),
    "halt": lambda move: len(move) == 1,
    "attack": lambda move: len(move) == 3 and isinstance(move[1], str) and _texts(move[2]),
    "take": lambda move: len(move) == 3 and _texts(move),
    "end": lambda move: len(move) == 1,
    "victim": lambda move: len(move) == 2 and _texts(move),
    "wound": lambda move: len(move) == 2 and _texts(move),
    "tile": lambda move: 2 <= len(move) <= 3 and _texts(move[:2]) and (len(move) == 2 or _pairs(move[2])),
    "hit": lambda move: len(move) == 2 and _texts(move),
    "bow": lambda move: len(move) == 3 and _texts(move),
    "walk": lambda move: len(move) == 3 and isinstance(move[1], str) and _texts(move[2]),
    "order": lambda move: len(move) in (3, 5) and _texts(move),
    "repair": lambda move: len(move) == 3 and _texts(move),
    "losses": lambda move: len(move) == 2 and _texts(move[1]),
}


def well_formed(move: Move) -> bool:
    """Say whether a tuple has the parts of its verb."""
    form = FORMS.get(move[0])
    return form is not None and form(move)


def _in_order(tokens: Iterable[str]) -> list[str]:
    """Return tokens in token order; unknown ones last."""
    return sorted(tokens, key=lambda name: (TOKEN_INDEX.get(name, len(TOKEN_INDEX)), name))


def _write_setup(move: Move, names: Sequence[str]) -> str:
    if move == RANDOM_SETUP:
        return "setup random"
    parts = ["setup"]
    for (word, places), row in zip(ROWS, move[1:6], strict=True):
        parts.append(word)
        parts += [f"{place}={number}" for place, number in zip(places, row, strict=True) if number != UNPLACED]
    parts.append("stand")
    parts += [f"{name}@{space}" for name, space in zip(names, move[6], strict=False) if space]
    return " ".join(parts)


def _write_tile(move: Move) -> str:
    removed = move[2] if len(move) > 2 else ()
    return " ".join(("tile", move[1], *(f"{who}:{kind}" for who, kind in removed)))


def _write_order(move: Move) -> str:
    if len(move) == 3:
        return f"order {move[1]} {move[2]}"
    return f"order {move[1]} {move[2]}/{move[3]}>{move[4]}"


WRITERS: dict[str, Callable[[Move], str]] = {
    "discard": lambda move: " ".join(("discard", *sorted(move[1:]))),
    "deploy": lambda move: f"deploy {move[1]}@{move[2]}",
    "move": lambda move: f"move {move[1]}>{'-'.join(move[2])}",
    "go": lambda move: f"go {'-'.join(move[1])}",
    "attack": lambda move: f"attack {move[1]}:{','.join(_in_order(move[2]))}",
    "take": lambda move: f"take {move[1]}<{move[2]}",
    "tile": _write_tile,
    "bow": lambda move: f"bow {move[1]}>{move[2]}",
    "walk": lambda move: f"walk {move[1]}>{'-'.join(move[2])}",
    "order": _write_order,
    "losses": lambda move: f"losses {','.join(_in_order(move[1]))}",
}


@cache
def shipped_names() -> tuple[str, ...]:
    """Return the samurai of the shipped figures. A set-up names them whatever a table calls them, since its text is
    made without a table; `parse` takes the whole row of them, in order, for a row of places."""
    return tuple(one.name for one in compile_values(shipped_values()).samurai)


def notation(move: Move) -> str:
    """Return the canonical text of a move."""
    if move[0] == "setup":
        return _write_setup(move, shipped_names())
    writer = WRITERS.get(move[0])
    return str(writer(move)).rstrip() if writer else " ".join(str(part) for part in move)


class _Reader:
    """Reads one text in the light of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.setting: Setting = view.setting
        self.places: dict[str, str] = {name.lower(): name for name in self.setting.board.names}

    def samurai(self, text: str) -> str:
        """Return a samurai's name from it or a unique beginning."""
        known = self.setting.tables.samurai_names
        found = [name for name in known if name.lower() == text.lower()]
        found = found or [name for name in known if text and name.lower().startswith(text.lower())]
        if len(found) != 1:
            raise IllegalMove("E-TARGET", "SS-005", target=text)
        return found[0]

    def stands(self, placed: Sequence[tuple[str, str]]) -> tuple[str, ...]:
        """Return the spaces of a set-up's stands in samurai order; an empty string for one not placed."""
        known, shipped = self.setting.tables.samurai_names, shipped_names()
        if tuple(who for who, _ in placed) == shipped:
            return tuple(space for _, space in placed)
        spaces = dict.fromkeys(known, "")
        for who, space in placed:
            named = known[shipped.index(who)] if who in shipped and who not in known else self.samurai(who)
            spaces[named] = space
        return tuple(spaces.values())

    def place(self, text: str) -> str:
        """Return a space, gate or square as it is written."""
        if text.lower() in self.places:
            return self.places[text.lower()]
        if text.upper() in (*GATES, *SUPPLIES, *STOREHOUSES, *HOUSES):
            return text.upper()
        raise IllegalMove("E-SPACE", "G-1", space=text)

    def path(self, text: str) -> tuple[str, ...]:
        """Return a path."""
        return tuple(self.place(part) for part in text.split("-")) if text else ()

    def token(self, text: str) -> str:
        """Return a bandit token, written in full or as the board marks it: ``m1`` for the only one on the board of
        ``mtd1`` and ``vmtd1``, ``vm1`` for the veteran."""
        kind = text.lower().rstrip(DIGITS)
        number = text[len(kind) :]
        name = f"{TYPE_WORDS.get(kind, kind)}{number}"
        if name not in TOKEN_INDEX:
            raise IllegalMove("E-TARGET", "SS-003", token=text)
        veteran = f"{VETERAN}{name}"
        if kind in TYPE_WORDS and veteran in TOKEN_INDEX and self.on_board(veteran):
            if self.on_board(name):
                raise IllegalMove("E-TARGET", "SS-003", token=text, basic=name, veteran=veteran)
            return veteran
        return name

    def on_board(self, token: str) -> bool:
        """Say whether a token is on the board, which everybody sees."""
        return self.view.where[TOKEN_INDEX[token]] != RESERVE

    def tokens(self, text: str) -> tuple[str, ...]:
        """Return bandit tokens in token order."""
        return tuple(_in_order(self.token(part) for part in text.split(","))) if text else ()

    def target(self, text: str) -> str:
        """Return what bandits attack."""
        if text.upper() in (*GATES, *SUPPLIES, *STOREHOUSES, *HOUSES):
            return text.upper()
        return self.samurai(text)

    def letters(self, texts: Sequence[str]) -> tuple[str, ...]:
        """Return card letters in order."""
        for text in texts:
            if len(text) != 1 or text.upper() not in AREAS:
                raise IllegalMove("E-CARD", "SS-004", card=text)
        return tuple(sorted(text.upper() for text in texts))

    def kind(self, text: str) -> str:
        """Return a token kind."""
        if text.upper() not in KINDS:
            raise IllegalMove("E-CHOICE", "SS-006", choice=text)
        return text.upper()


def _split(text: str, mark: str) -> tuple[str, str]:
    left, found, right = text.partition(mark)
    if not found or not left:
        raise NotationError("notation-form", text=text)
    return left, right


def _one(arguments: Sequence[str], least: int, most: int) -> Sequence[str]:
    if not least <= len(arguments) <= most:
        raise NotationError("notation-form", text=" ".join(arguments))
    return arguments


def _read_deploy(reader: _Reader, arguments: Sequence[str]) -> Move:
    kind, place = _split(_one(arguments, 1, 1)[0], "@")
    kind = TYPE_WORDS.get(kind.lower(), kind.lower())
    if kind not in TYPES:
        raise IllegalMove("E-STOCK", "SS-003", type=kind)
    return "deploy", kind, reader.place(place)


def _read_order(reader: _Reader, arguments: Sequence[str]) -> Move:
    who, what = _one(arguments, 2, 2)
    name = reader.samurai(who)
    if ">" not in what:
        return "order", name, reader.target(what)
    house_part, target_part = _split(what, ">")
    house_text, slash, exit_text = house_part.partition("/")
    house = house_text.upper()
    if house not in HOUSES:
        raise IllegalMove("E-TARGET", "SS-009", target=house_text)
    target = reader.place(target_part)
    if slash:
        return "order", name, house, reader.place(exit_text), target
    return "order", name, house, nearest_exit(reader.setting, HOUSES.index(house), target), target


def nearest_exit(setting: Setting, house: int, target: str) -> str:
    """Return the exit of a house that is nearest to a space; the first in map order of equal ones."""
    board = setting.board
    space = board.index.get(target, board.village)
    if space >= board.village:
        return board.names[min(board.houses[house].arrows)]
    return board.names[setting.tables.nearest_exit[house][space][1]]


def _read_tile(reader: _Reader, arguments: Sequence[str]) -> Move:
    word, *pairs = _one(arguments, 1, 1 + len(KINDS) * len(reader.setting.tables.samurai_names))
    tile = TILE_WORDS.get(word.lower(), word.lower())
    if tile not in TILES:
        raise IllegalMove("E-TILE", "SS-007", tile=word)
    removed = [(reader.samurai(who), reader.kind(kind)) for who, kind in (_split(pair, ":") for pair in pairs)]
    names = reader.setting.tables.samurai_names
    removed.sort(key=lambda one: (names.index(one[0]), KINDS.index(one[1])))
    return ("tile", tile, tuple(removed)) if removed else ("tile", tile)


def _read_setup(reader: _Reader, arguments: Sequence[str]) -> Move:
    words = [argument.lower() for argument in arguments]
    if words == ["random"]:
        return RANDOM_SETUP
    if words == ["commit"]:
        if reader.view.draft is None:
            raise IllegalMove("E-SETUP", "SS-029")
        return reader.view.draft
    rows = {word: dict.fromkeys(places, UNPLACED) for word, places in ROWS}
    stands: list[tuple[str, str]] = []
    row = ""
    for argument in arguments:
        if argument.lower() in rows or argument.lower() == "stand":
            row = argument.lower()
        elif row == "stand":
            who, space = _split(argument, "@")
            stands.append((who, reader.place(space)))
        elif row:
            place, number = _split(argument, "=")
            if place.upper() not in rows[row]:
                raise IllegalMove("E-SPACE", "G-3", space=place)
            rows[row][place.upper()] = _number(number)
        else:
            raise NotationError("notation-form", text=argument)
    return "setup", *(tuple(rows[word].values()) for word, _ in ROWS), reader.stands(stands)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,3}", text):
        raise NotationError("notation-number", text=text)
    return int(text)


def _read_two(verb: str, mark: str, first: Any, second: Any) -> Callable[[_Reader, Sequence[str]], Move]:
    def read(reader: _Reader, arguments: Sequence[str]) -> Move:
        left, right = _split(_one(arguments, 1, 1)[0], mark)
        return verb, first(reader, left), second(reader, right)

    return read


def _read_wound(reader: _Reader, arguments: Sequence[str]) -> Move:
    text = _one(arguments, 1, 1)[0]
    return "wound", "red" if text.lower() == "red" else reader.kind(text)


def _read_none(verb: str) -> Callable[[_Reader, Sequence[str]], Move]:
    def read(reader: _Reader, arguments: Sequence[str]) -> Move:
        _one(arguments, 0, 0)
        return (verb,)

    return read


READERS: dict[str, Callable[[_Reader, Sequence[str]], Move]] = {
    "setup": _read_setup,
    "discard": lambda reader, arguments: ("discard", *reader.letters(_one(arguments, 1, 7))),
    "kill": lambda reader, arguments: ("kill", *reader.letters(_one(arguments, 1, 1))),
    "deploy": _read_deploy,
    "move": _read_two("move", ">", _Reader.token, _Reader.path),
    "go": lambda reader, arguments: ("go", reader.path("".join(_one(arguments, 0, 1)))),
    "halt": _read_none("halt"),
    "attack": _read_two("attack", ":", _Reader.target, _Reader.tokens),
    "take": _read_two("take", "<", _Reader.token, _Reader.place),
    "end": _read_none("end"),
    "victim": lambda reader, arguments: ("victim", reader.samurai(_one(arguments, 1, 1)[0])),
    "wound": _read_wound,
    "tile": _read_tile,
    "hit": lambda reader, arguments: ("hit", reader.samurai(_one(arguments, 1, 1)[0])),
    "bow": _read_two("bow", ">", _Reader.samurai, _Reader.place),
    "walk": _read_two("walk", ">", _Reader.samurai, _Reader.path),
    "order": _read_order,
    "repair": lambda reader, arguments: (
        "repair",
        reader.samurai(_one(arguments, 2, 2)[0]),
        reader.place(arguments[1]),
    ),
    "losses": lambda reader, arguments: ("losses", reader.tokens("".join(_one(arguments, 0, 1)))),
}


def parse(view: View, text: str) -> Move:
    """See `engine.core.Game.parse`."""
    tightened = re.sub(r" ?([>:@<,\-/=]) ?", r"\1", " ".join(text.split()))
    verb = verb_of(tightened)
    if verb not in READERS:
        raise NotationError("notation-verb", verb=verb)
    return READERS[verb](_Reader(view), tightened.split()[1:])


def verb_of(text: str) -> str:
    """Return the full verb that a text begins with, which need not exist. Raises `NotationError` without any."""
    words = text.split()
    if not words:
        raise NotationError("notation-empty")
    return VERBS.get(words[0].lower(), words[0].lower())
