"""Full states that a view cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import Chance, shuffled
from engine.core import UNKNOWN
from engine.seven_swords.rules_cards import cards_wanted
from engine.seven_swords.setting import Setting
from engine.seven_swords.state import State
from engine.seven_swords.view import AREAS, SETUP, VICTIM, View


def sample(view: View, chance: Chance) -> State:
    """See `engine.core.Game.sample`."""
    setting: Setting = view.setting
    values = setting.values
    new = State.__new__(State)
    for name in (*_SEEN, "setting"):
        setattr(new, name, getattr(view, name))
    if view.phase == SETUP:
        for name in ("supply_value", "store_value", "house_value", "palisade"):
            setattr(new, name, getattr(view, name))
    else:
        new.supply_value = _filled(view.supply_value, values.supplies, chance)
        new.store_value = _filled(view.store_value, values.storehouses, chance)
        new.house_value = _filled(view.house_value, values.houses, chance)
        new.palisade = _filled(view.palisade, range(len(values.palisades)), chance)
    new.supply_shown = _masked(new.supply_value, view.supply_up)
    new.store_shown = _masked(new.store_value, view.stolen)
    new.house_shown = _masked(new.house_value, view.house_up)
    new.palisade_shown = _masked(new.palisade, view.palisade_up)
    new.hand_values, new.discard_values = view.hand, view.discards
    if view.hand_letters or view.discard_letters:
        new.hand, new.discards = view.hand_letters, view.discard_letters
    else:
        new.hand, new.discards = _cards(view, chance)
    new.views = [None, None, None]
    return new


_SEEN = tuple(
    name
    for name in View._fields
    if name in State.__slots__
    and name not in ("hand", "discards", "supply_value", "store_value", "house_value", "palisade", "setting")
)
"""Fields that every viewer knows and that a state names alike."""


def _filled(seen: Sequence[int], all_values: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """Return the row with what is left of all values put into its unknown places at random."""
    left: list[Any] = list(all_values)
    for value in seen:
        if value != UNKNOWN:
            left.remove(value)
    drawn = iter(shuffled(chance, left)) if len(left) > 1 else iter(left)
    return tuple(value if value != UNKNOWN else next(drawn) for value in seen)


def _masked(row: tuple[int, ...], shown: int) -> tuple[int, ...]:
    return tuple(value if shown >> index & 1 else UNKNOWN for index, value in enumerate(row))


def _cards(view: View, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give letters to the cards of a hand and a discard row known by value only."""
    cards = view.setting.values.cards
    out = view.kill_card if view.phase == VICTIM else ""
    letters: dict[int, list[str]] = {}
    for letter in AREAS:
        if letter != out:
            letters.setdefault(cards[letter], []).append(letter)
    pools = {value: shuffled(chance, group) for value, group in letters.items()}
    discards = [pools[value].pop() for value in view.discards]
    first = cards_wanted(view.turn)
    if len(discards) > 1 and first == 2:
        discards[:2] = sorted(discards[:2], key=lambda letter: (cards[letter], letter))
    hand = tuple(sorted(pools[value].pop() for value in view.hand))
    return hand, tuple(discards)
