"""What pictures and texts say about a view, worked out once: scores, rows of cards, who carries what, the draft."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import UNKNOWN, Move
from engine.seven_swords.scene import Scene
from engine.seven_swords.scores import bandit_score, free_areas
from engine.seven_swords.view import (
    BANDIT,
    CARRIED,
    ON_SQUARE,
    OVER,
    RESERVE,
    SAMURAI,
    SETUP,
    STOCK,
    TAKEN,
    TOKEN_TYPE,
    View,
)


class Card(NamedTuple):
    """An area card of the bandits. ``letter`` is empty where the viewer may not know it."""

    value: int
    letter: str
    state: str
    """``hand``, ``discarded`` or ``kill``."""
    private: bool = False
    """Only this viewer knows the letter."""


class Score(NamedTuple):
    """Points so far, as far as everybody knows them."""

    bandit: int
    loot: int
    kills: int
    samurai: int
    free: tuple[int, ...]
    """Areas without a bandit."""


def known(view: View, mask: int, number: int, value: int) -> str:
    """Return how a hidden number is known to the viewer: ``public``, ``private`` or ``hidden``."""
    if mask >> number & 1 or (view.phase == OVER and value != UNKNOWN):
        return "public"
    return "hidden" if value == UNKNOWN else "private"


def score(view: View) -> Score:
    """Return the public score: loot and kills of the bandits, free areas of the samurai."""
    free = free_areas(view)
    kills = view.killed_in_combat.bit_count()
    return Score(bandit_score(view), view.taken_value, kills, len(free) * view.setting.values.points_per_area, free)


def bows(view: View, area: int) -> str:
    """Return the bows of an area: a question mark while only the samurai player knows them."""
    return "?" if view.phase == SETUP and view.viewer != SAMURAI else str(view.bows[area])


def private(view: View) -> bool:
    """Say whether the picture for this viewer shows something that only he may see."""
    if view.phase == OVER:
        return False
    return view.viewer == SAMURAI or bool(view.viewer == BANDIT and (view.hand_letters or view.discard_letters))


def cards(view: View) -> tuple[Card, ...]:
    """Return the bandits' seven cards: the hand by value, then the discard row, then the kill card."""
    known_hand = sorted((view.setting.values.cards[letter], letter) for letter in view.hand_letters)
    hand = known_hand or [(value, "") for value in view.hand]
    secret = view.phase != OVER
    row = [Card(value, letter, "hand", secret and bool(letter)) for value, letter in hand]
    letters = view.discard_letters or ("",) * len(view.discards)
    discarded = zip(view.discards, letters, strict=True)
    row += [Card(value, letter, "discarded", secret and bool(letter)) for value, letter in discarded]
    if view.kill_card:
        row.append(Card(view.setting.values.cards[view.kill_card], view.kill_card, "kill"))
    return tuple(row)


def reserve(view: View) -> tuple[int, ...]:
    """Return how many tokens of each type are not on the board."""
    left = list(STOCK)
    for token, place in enumerate(view.where):
        if place != RESERVE:
            left[TOKEN_TYPE[token]] -= 1
    return tuple(left)


def number_of(token: int) -> int:
    """Return the number of a token among its type, from 1."""
    return token - TOKEN_TYPE.index(TOKEN_TYPE[token]) + 1


def carried(view: View) -> dict[int, int]:
    """Return the supply each carrying token has."""
    return {place - CARRIED: supply for supply, place in enumerate(view.supply_place) if place >= CARRIED}


def lying(view: View) -> dict[int, list[int]]:
    """Return the supplies lying in village spaces, by space."""
    found: dict[int, list[int]] = {}
    for supply, place in enumerate(view.supply_place):
        if ON_SQUARE < place < CARRIED and place != TAKEN:
            found.setdefault(place, []).append(supply)
    return found


def prices(view: View) -> tuple[int, ...]:
    """Return what a token of each type costs to deploy now."""
    scene = Scene(view)  # not `scene_of`: that keeps the scene of whoever is moving
    return tuple(scene.deploy_cost(kind) for kind in range(len(STOCK)))


class Draft(NamedTuple):
    """A set-up in the making: what has been placed so far, `UNKNOWN` or -1 where nothing has."""

    supplies: tuple[int, ...]
    storehouses: tuple[int, ...]
    houses: tuple[int, ...]
    palisades: tuple[int, ...]
    bows: tuple[int, ...]
    stands: tuple[int, ...]


def draft(move: Move | None, index: dict[str, int]) -> Draft:
    """Read a drafted set-up move, complete or not, with places by number and palisades from 0."""
    parts = list(move[1:7]) if move is not None and len(move) >= 7 else [()] * 6
    numbers = [_numbers(part, length) for part, length in zip(parts[:5], (5, 5, 5, 6, 7), strict=True)]
    named = [index.get(name, RESERVE) if isinstance(name, str) else RESERVE for name in parts[5]]
    stands = tuple((named + [RESERVE] * 7)[:7])
    palisades = tuple(number - 1 if number > 0 else UNKNOWN for number in numbers[3])
    supplies = tuple(number if number > 0 else UNKNOWN for number in numbers[0])
    stores = tuple(number if number > 0 else UNKNOWN for number in numbers[1])
    return Draft(supplies, stores, numbers[2], palisades, tuple(max(0, count) for count in numbers[4]), stands)


def _numbers(part: object, length: int) -> tuple[int, ...]:
    given = list(part) if isinstance(part, tuple | list) else []
    whole = [number if isinstance(number, int) else UNKNOWN for number in given]
    return tuple((whole + [UNKNOWN] * length)[:length])


def with_draft(view: View) -> View:
    """Return the view with the drafted placements filled in, for the picture of a set-up in the making."""
    if view.phase != SETUP or view.viewer != SAMURAI:
        return view
    made = draft(view.draft, view.setting.board.index)
    return view._replace(
        supply_value=made.supplies,
        store_value=made.storehouses,
        house_value=made.houses,
        palisade=made.palisades,
        bows=made.bows,
        stands=made.stands,
    )


def on_square(view: View, supply: int) -> bool:
    """Say whether a supply still is where it was set up."""
    return bool(view.supply_place[supply] == ON_SQUARE)
