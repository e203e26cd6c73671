"""Whether a village is worth playing on and can be drawn, and whether a values file makes sense.

Each check has an id. Hard findings make a file unusable, soft ones are advice. The checks V-01 to V-11 and V-13 need
only the written form (`structure`); the others measure the compiled village and wait until it can be compiled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from engine.errors import DataError
from engine.seven_swords import drawing, measures, structure
from engine.seven_swords.board import Board, compile_board, read_village
from engine.seven_swords.schema import VillageForm
from engine.seven_swords.structure import Finding
from engine.seven_swords.values import Values, compile_values, merged
from engine.seven_swords.view import AREAS

__all__ = ["Finding", "validate", "validate_values"]


class Village(NamedTuple):
    """What the measuring checks look at: the compiled village, its written form, the figures that it is played with,
    and the other villages of the same game."""

    board: Board
    form: VillageForm
    values: Values
    others: tuple[Board, ...]


def validate(
    data: Mapping[str, Any], *, others: Sequence[Mapping[str, Any]] = (), values: Values | None = None
) -> list[Finding]:
    """Return everything that is wrong with a village, in the order of the check ids; empty if all is well.

    ``others`` are villages that it must differ from (those that cannot be compiled are passed over), ``values`` the
    figures it is played with (the shipped ones if missing).
    """
    try:
        form = read_village(data)
    except DataError as error:
        return [Finding("V-01", True, text) for text in error.findings]
    found = list(structure.ids_and_references(form))
    if found:
        return found
    found = [finding for check in structure.FORM for finding in check(form)]
    if not any(finding.hard and finding.id in SHAPE for finding in found):
        compared = tuple(board for board in map(_compiled, others) if board)
        village = Village(compile_board(data), form, values or compile_values(merged(None)), compared)
        found += [finding for check in MEASURED for finding in check(village)]
    return sorted(dict.fromkeys(found), key=lambda finding: finding.id)


SHAPE = ("V-01", "V-02", "V-03", "V-04", "V-05", "V-06", "V-07")
"""While one of these checks fails hard, measuring would only repeat it in other words."""


def _compiled(data: Mapping[str, Any]) -> Board | None:
    try:
        return compile_board(data)
    except DataError:
        return None


def depths(village: Village) -> Iterator[Finding]:
    """V-12: nothing worth stealing lies right behind a gate, and the best lies deep."""
    board = village.board
    found = [measures.depth(board, square) for square in board.supplies]
    for square, depth in zip(board.supplies, found, strict=True):
        if not 4 <= depth <= 7:
            yield Finding("V-12", False, f"{square.id} is at depth {depth}; supplies play best at 4 to 7")
    if max(found) < 6 and all(square.area in board.gate_area for square in board.supplies):
        yield Finding("V-12", False, "no supply is at depth 6 or in the area without a gate")
    for square in board.storehouses:
        depth, least = measures.depth(board, square), 5 if square.defence == 12 else 3
        if depth < least:
            yield Finding(
                "V-12", False, f"{square.id} (defence {square.defence}) is at depth {depth}; at least {least}"
            )


def gates_apart(village: Village) -> Iterator[Finding]:
    """V-14: gates are far enough from each other and do not share the space behind them."""
    board = village.board
    for one, other in combinations(range(6), 2):
        steps = board.walk[board.gate_space[one]][board.gate_space[other]]
        if steps < 5:
            yield Finding("V-14", False, f"P{one + 1} and P{other + 1} are {steps} edges apart; at least 5")
    for space, count in Counter(board.start[area] for area in board.gate_area).items():
        if count > 1:
            yield Finding("V-14", False, f"{board.names[space]} is the start behind {count} gates")


def room_behind_gates(village: Village) -> Iterator[Finding]:
    """V-15: a gate can be ordered from several places."""
    board = village.board
    for gate, space in enumerate(board.gate_space):
        for steps, least in ((2, 4), (3, 7)):
            count = measures.within(board, space, steps)
            if count < least:
                text = f"P{gate + 1}: {count} spaces within {steps} edges of {board.names[space]}; at least {least}"
                yield Finding("V-15", False, text)


def no_bottleneck(village: Village) -> Iterator[Finding]:
    """V-16: one bandit cannot split the village."""
    board = village.board
    weak = measures.weak_spaces(board.neighbours, board.gate_space)
    if weak:
        names = " ".join(board.names[space] for space in weak)
        yield Finding("V-16", True, f"without the gate spaces, the village falls apart if somebody stands on: {names}")


def degrees(village: Village) -> Iterator[Finding]:
    """V-17: neither dead ends nor turntables."""
    board = village.board
    for space, row in enumerate(board.neighbours):
        least, most = (1, 2) if board.gate_at[space] >= 0 else (2, 4)
        if not least <= len(row) <= most:
            yield Finding("V-17", False, f"{board.names[space]} has {len(row)} edges; {least} to {most} play best")
    mean = sum(len(row) for row in board.neighbours) / board.village
    if not 2.5 <= mean <= 3.0:
        yield Finding("V-17", False, f"{mean:.2f} edges a space on average; 2.5 to 3.0 play best")


def can_be_drawn(village: Village) -> Iterator[Finding]:
    """V-18: lines do not cross, symbols have room and lie on the canvas."""
    board, form = village.board, village.form
    missing = [one.id for gate in form.gates for one in gate.deploy if one.xy is None]
    missing += [f"bow {bow.area}" for bow in form.bows if bow.xy is None]
    if missing:
        text = "no xy, so the drawing makes positions up: " + " ".join(missing)
        yield Finding("V-18", False, text)
    made_up = {*missing, *(f"bow {letter}" for letter in AREAS if letter not in [bow.area for bow in form.bows])}
    points = {name: point for name, point in drawing.symbols(board).items() if name not in made_up}
    for name in drawing.off_canvas(points):
        yield Finding("V-18", False, f"{name} lies outside the canvas (0 to 1000, less {drawing.MARGIN:.0f} all round)")
    for one, other, gap in drawing.crowded(points):
        yield Finding("V-18", False, f"{one} and {other} are {gap:.0f} apart; at least {drawing.ROOM:.0f}")
    for first, second in drawing.crossings(board):
        names = f"{first.first}-{first.second} and {second.first}-{second.second}"
        yield Finding("V-18", False, f"the lines {names} cross")
    for line, name in drawing.overrun(board):
        if name in points:
            yield Finding("V-18", False, f"the line {line.first}-{line.second} runs over {name}")


def unlike_others(village: Village) -> Iterator[Finding]:
    """V-19: no two villages of a game are the same under other names, nor equally deep everywhere."""
    for other in village.others:
        if measures.same_shape(village.board, other):
            yield Finding("V-19", True, f"this is {other.title} under other names: the same spaces, edges and gates")
        if measures.depths(village.board) == measures.depths(other):
            yield Finding("V-19", True, f"supplies and storehouses lie exactly as deep as in {other.title}")


def views(village: Village) -> Iterator[Finding]:
    """V-20: every space sees every other, and every exit of a house something to shoot at.

    Both follow from V-03 and V-16 together: in a village without bottlenecks there are at least two spaces at each
    distance from an exit. So this check speaks up only beside one of those.
    """
    board = village.board
    for house in board.houses:
        for exit_space in house.arrows:
            count = sum(1 for steps in board.sight[exit_space] if steps <= 3)
            if count < 6:
                text = f"{house.id}: {count} spaces within distance 3 of its exit {board.names[exit_space]}; at least 6"
                yield Finding("V-20", False, text)


def ways_across(village: Village) -> Iterator[Finding]:
    """V-21: not too long across, and the area without a gate in reach of all others."""
    board = village.board
    across = measures.diameter(board)
    if not 10 <= across <= 12:
        yield Finding("V-21", False, f"the longest way across is {across} edges; 10 to 12 play best")
    for area in range(7):
        if area in board.gate_area:
            continue
        for other in board.gate_area:
            steps = board.walk[board.start[area]][board.start[other]]
            if not 3 <= steps <= 6:
                names = f"{board.names[board.start[area]]} to {board.names[board.start[other]]}"
                yield Finding("V-21", False, f"from start {names} it is {steps} edges; 3 to 6 play best")


def raids(village: Village) -> Iterator[Finding]:
    """V-22: robbing a supply takes more than one turn unless it was prepared."""
    for square in village.board.supplies:
        cold, warm = measures.raid(village.board, square, village.values)
        if cold < 25:
            text = f"{square.id} can be robbed from outside for {cold} actions; at least 25"
            yield Finding("V-22", False, text)
        if warm < 8:
            text = f"{square.id}, once turned up, can be fetched through an open gate for {warm} actions; at least 8"
            yield Finding("V-22", False, text)


MEASURED: tuple[Callable[[Village], Iterator[Finding]], ...] = (
    depths,
    gates_apart,
    room_behind_gates,
    no_bottleneck,
    degrees,
    can_be_drawn,
    unlike_others,
    views,
    ways_across,
    raids,
)


def validate_values(overrides: Mapping[str, Any]) -> list[Finding]:
    """Return everything that is wrong with a values file, whole or only the figures to replace.

    N-01 (hard) is its form; N-02 and N-03 are advice about figures that give areas away or make veterans worse.
    """
    try:
        values = compile_values(merged(overrides))
    except DataError as error:
        return [Finding("N-01", True, text) for text in error.findings]
    return [*_telling_cards(values), *_weak_veterans(values)]


def _telling_cards(values: Values) -> Iterator[Finding]:
    for worth, count in sorted(Counter(values.cards.values()).items()):
        if count == 1:
            letter = next(letter for letter in AREAS if values.cards[letter] == worth)
            text = f"only card {letter} is worth {worth}, so its value gives the area away"
            yield Finding("N-02", False, text)


def _weak_veterans(values: Values) -> Iterator[Finding]:
    for basic, veteran in zip(values.types[::2], values.types[1::2], strict=True):
        for figure in ("combat", "defence", "movement", "cost"):
            if getattr(veteran, figure) < getattr(basic, figure):
                yield Finding("N-03", False, f"{veteran.key} has less {figure} than {basic.key}")
