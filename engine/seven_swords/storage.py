"""The full state as JSON, and the test that a state read from somewhere is possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core import UNKNOWN
from engine.errors import DataError
from engine.seven_swords.rules_cards import cards_wanted
from engine.seven_swords.setting import Setting
from engine.seven_swords.state import FIELDS, State, hand_values
from engine.seven_swords.turns import LAST_TURN
from engine.seven_swords.view import (
    AREAS,
    CARRIED,
    CROSSING,
    DISCARD,
    GATES,
    KILL,
    LOSSES,
    ON_SQUARE,
    PHASES,
    RESERVE,
    SETUP,
    TAKEN,
    TILES,
    TOKENS,
    VICTIM,
    WOUND,
    Budget,
    Crossing,
    Losses,
)

SCHEMA = 1
TEXT_ROWS = frozenset(("hand", "discards"))
TEXTS = frozenset(("phase", "kill_card"))


def dump(state: State) -> dict[str, Any]:
    """Return every field as JSON, with a schema number."""
    result: dict[str, Any] = {"schema": SCHEMA}
    for name in FIELDS:
        value = getattr(state, name)
        result[name] = list(value) if isinstance(value, tuple) else value
    if isinstance(state.pending, Losses):
        result["pending"] = [state.pending.value, list(state.pending.tokens), state.pending.cause]
    return result


def load(setting: Setting, dumped: Mapping[str, Any]) -> State:
    """Rebuild a state from `dump`. Raises `DataError`."""
    if dumped.get("schema") != SCHEMA:
        raise DataError([f"state: schema {dumped.get('schema')}, this build reads {SCHEMA}"])
    findings = [f"state: {name} is missing" for name in FIELDS if name not in dumped]
    if not findings:
        findings = [f"state: {name} has a wrong form" for name in FIELDS if not _formed(name, dumped[name])]
    if findings:
        raise DataError(findings)
    new = State.__new__(State)
    new.setting = setting
    new.views = [None, None, None]
    for name in FIELDS:
        value = dumped[name]
        setattr(new, name, tuple(value) if isinstance(value, list) else value)
    new.budget = Budget(*dumped["budget"])
    pending = dumped["pending"]
    if new.phase == CROSSING:
        new.pending = Crossing(*pending)
    elif new.phase == LOSSES:
        new.pending = Losses(pending[0], tuple(pending[1]), pending[2])
    findings = faults(new)
    if findings:
        raise DataError(findings)
    return new


def _formed(name: str, value: Any) -> bool:
    if name in TEXTS:
        return isinstance(value, str)
    if name == "pending":
        return value is None or isinstance(value, list)
    if name == "budget":
        return isinstance(value, list) and len(value) == len(Budget._fields) and _all(value, int)
    if name in TEXT_ROWS:
        return isinstance(value, list) and _all(value, str)
    if name in ROWS:
        return isinstance(value, list) and _all(value, int)
    return type(value) is int


ROWS = frozenset(
    (
        "bows",
        "discard_values",
        "fresh",
        "hand_values",
        "house_shown",
        "house_value",
        "marks",
        "palisade",
        "palisade_shown",
        "stands",
        "store_shown",
        "store_value",
        "supply_place",
        "supply_shown",
        "supply_value",
        "where",
    )
)
"""Fields that are rows of numbers."""


def _all(values: Iterable[Any], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def shown(row: Sequence[int], mask: int) -> tuple[int, ...]:
    """Return a row of hidden figures with only those in the mask known."""
    return tuple(value if mask >> index & 1 else UNKNOWN for index, value in enumerate(row))


def faults(state: State) -> list[str]:
    """Return why a state is impossible, a line each; empty if it is possible."""
    setting = state.setting
    lengths = {
        "bows": len(AREAS),
        "fresh": len(setting.values.samurai),
        "marks": len(setting.values.samurai),
        "stands": len(setting.values.samurai),
        "supply_place": 5,
        "where": len(TOKENS),
    }
    found = [
        f"{name}: {length} entries are needed"
        for name, length in lengths.items()
        if len(getattr(state, name)) != length
    ]
    if state.phase not in PHASES:
        found.append(f"phase: {state.phase} is unknown")
    if found:
        return found
    if not (state.turn == 0 if state.phase == SETUP else 1 <= state.turn <= LAST_TURN):
        found.append(f"turn: {state.turn} does not go with phase {state.phase}")
    if min(state.actions, state.unused, *state.bows) < 0:
        found.append("actions, unused and bows: none may be negative")
    if not UNKNOWN <= state.tile < len(TILES):
        found.append(f"tile: {state.tile} is unknown")
    return found + _hidden_faults(state) + _piece_faults(state) + _card_faults(state) + _pending_faults(state)


def _hidden_faults(state: State) -> list[str]:
    if state.phase == SETUP:
        return []
    values = state.setting.values
    found = []
    for name, row, stock, public, seen in (
        ("supplies", state.supply_value, values.supplies, state.supply_up, state.supply_shown),
        ("storehouses", state.store_value, values.storehouses, state.stolen, state.store_shown),
        ("houses", state.house_value, values.houses, state.house_up, state.house_shown),
        ("palisades", state.palisade, range(len(values.palisades)), state.palisade_up, state.palisade_shown),
    ):
        if sorted(row) != sorted(stock):
            found.append(f"{name}: every token is needed exactly once")
        elif seen != shown(row, public):
            found.append(f"{name}: what is shown does not go with what is public")
    return found


def _piece_faults(state: State) -> list[str]:
    board = state.setting.board
    names = board.names
    found = []
    stands = [place for place in state.stands if place != RESERVE]
    on_board = [place for place in state.where if place != RESERVE]
    if any(not 0 <= place < board.village for place in stands):
        found.append("samurai: all must stand on village spaces")
    if any(not 0 <= place < len(names) for place in on_board):
        found.append("tokens: a place does not exist")
    if found:
        return found
    everybody = stands + on_board
    found += [
        f"{names[place]}: two pieces stand there" for place in sorted(set(everybody)) if everybody.count(place) > 1
    ]
    for number, place in enumerate(state.stands):
        dead = bool((state.killed_in_combat | state.killed_by_card) >> number & 1)
        if dead == (place != RESERVE) and state.phase != SETUP:
            found.append(f"samurai {number + 1}: must be either on the board or dead")
        if not 0 <= state.marks[number] <= 7 or state.fresh[number] & ~state.marks[number]:
            found.append(f"samurai {number + 1}: impossible tokens")
    for token, place in enumerate(state.where):
        if place == RESERVE and state.spent >> token & 1:
            found.append(f"{TOKENS[token]}: spent, but not on the board")
    return found + _supply_faults(state)


def _supply_faults(state: State) -> list[str]:
    board = state.setting.board
    found = []
    for supply, place in enumerate(state.supply_place):
        if place != ON_SQUARE and not state.supply_up >> supply & 1:
            found.append(f"R{supply + 1}: off its square, but not revealed")
        if place >= CARRIED:
            token = place - CARRIED
            if token >= len(TOKENS) or not 0 <= state.where[token] < board.village:
                found.append(f"R{supply + 1}: nobody in the village carries it")
            if state.supply_place.count(place) > 1:
                found.append(f"R{supply + 1}: its carrier has another")
        elif place not in (ON_SQUARE, TAKEN) and not 0 <= place < board.village:
            found.append(f"R{supply + 1}: lies in no village space")
    return found


def _card_faults(state: State) -> list[str]:
    letters = (*state.hand, *state.discards)
    cards = state.setting.values.cards
    if len(set(letters)) < len(letters) or not set(letters) <= set(AREAS) or state.kill_card not in ("", *AREAS):
        return ["hand, discards and kill card: every letter at most once, and only letters of areas"]
    found = []
    if state.hand_values != hand_values(state.setting, state.hand):
        found.append("hand: letters and values differ")
    if state.discard_values != tuple(cards[letter] for letter in state.discards):
        found.append("discards: letters and values differ")
    if len(state.hand) < {DISCARD: cards_wanted(state.turn), KILL: 1}.get(state.phase, 0):
        found.append("hand: not enough cards to discard")
    return found


def _pending_faults(state: State) -> list[str]:
    pending = state.pending
    wanted = {CROSSING: Crossing, LOSSES: Losses, VICTIM: tuple, WOUND: tuple}.get(state.phase)
    if wanted is None:
        return [] if pending is None else [f"pending: nothing is owed in phase {state.phase}"]
    if type(pending) is not wanted:
        return [f"pending: phase {state.phase} needs its question"]
    if isinstance(pending, Crossing):
        return _crossing_faults(state, pending)
    if isinstance(pending, Losses):
        defence = state.setting.tables.token_defence
        if any(not 0 <= token < len(TOKENS) or state.where[token] == RESERVE for token in pending.tokens):
            return ["pending: a bandit is not on the board"]
        if not any(defence[token] <= pending.value for token in pending.tokens):
            return ["pending: the value destroys nobody"]
        return []
    assert pending is not None
    if not pending or any(not 0 <= one < len(state.stands) or state.stands[one] == RESERVE for one in pending):
        return ["pending: a samurai is not in the game"]
    if state.phase == WOUND and (len(pending) > 1 or state.red >> pending[0] & 1):
        return ["pending: one samurai is hit, and not a red one"]
    return []


def _crossing_faults(state: State, pending: Crossing) -> list[str]:
    board = state.setting.board
    if not 0 <= pending.token < len(TOKENS) or not 0 <= pending.gate < len(GATES):
        return ["pending: there is no such token or gate"]
    before = (*board.deploy[pending.gate], board.gate_space[pending.gate])
    if state.where[pending.token] != pending.place or pending.place not in before:
        return ["pending: the token does not stand before the palisade"]
    if not state.armed & state.palisade_up & 1 << pending.gate or pending.left < 1:
        return ["pending: the palisade must be armed and face up, and points must be left"]
    return []
