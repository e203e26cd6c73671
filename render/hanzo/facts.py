"""What pictures and texts say about a view, worked out once: changes, what events forbid, how far tracks may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.errors import DataError
from engine.hanzo import maps
from engine.hanzo.cards import Cards
from engine.hanzo.collect import Result, advanced, results, waste
from engine.hanzo.grid import EMPTY, Grid
from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import LAYOUT, MARKS_MAX
from engine.hanzo.scene import occupied, restrictions
from engine.hanzo.setting import DIFFICULTIES
from engine.hanzo.view import (
    MAP,
    PLACE,
    RESOURCES,
    SPIRITS,
    Die,
    View,
)

FACES = range(1, 7)


class Changes(NamedTuple):
    """What is different between two views of one table; cells and tracks by number."""

    arrived: int = 0
    """Mask of cells with a samurai that was not there."""
    left: int = 0
    """Mask of cells that a samurai has left."""
    dice: tuple[Die, ...] = ()
    """Dice that were placed."""
    tracks: tuple[int, ...] = ()
    """Tracks that have advanced."""
    events: tuple[int, ...] = ()
    """Events chosen, by their place in the turn."""
    supply: bool = False
    red: bool = False


NOTHING = Changes()


def changes(before: View | None, after: View) -> Changes:
    """Compare two views. Nothing counts as changed without an earlier view, or on a map that was just chosen."""
    if before is None or before is after or before.grid != after.grid:
        return NOTHING
    same = before.turn == after.turn
    known = len(before.events) if same else 0
    return Changes(
        arrived=after.samurai & ~before.samurai,
        left=before.samurai & ~after.samurai,
        dice=after.dice[len(before.dice) if same else 0 :],
        tracks=tuple(n for n, (old, new) in enumerate(zip(before.counters, after.counters, strict=True)) if old != new),
        events=tuple(range(known, len(after.events))),
        supply=before.supply != after.supply,
        red=after.red and not before.red,
    )


def last_results(view: View, before: View | None) -> tuple[Result, ...] | None:
    """Return what came of each cell that the latest die collected, or ``None`` where the views do not tell."""
    if view.last is None or before is None or before.phase != PLACE or before.turn != view.turn:
        return None
    if before.dice != view.dice[:-1] or before.grid != view.grid:
        return None
    found, _ = results(view.setting, before.counters, view.grid.resource, view.last.taken)
    return found


def blocked_for(view: View, before: View | None) -> int:
    """Return the pieces that stood in the way of the latest die: those on the map before it, or where the earlier view
    does not tell, those that are there now."""
    if last_results(view, before) is not None and before is not None:
        return occupied(before)
    assert view.last is not None
    return occupied(view) & ~(1 << view.last.die.cell)


def closed(view: View) -> int:
    """Return the free cells that events close to dice, for standing or for collecting."""
    place, collect = restrictions(view)
    return int(view.grid.every & ~(place & collect) & ~occupied(view))


def named_events(view: View) -> list[tuple[int, str, bool]]:
    """Return the events of the turn: number, name, and whether spirits have cancelled it, as they do with all others,
    second spirits among them."""
    names = [event_name(view.setting.duel, number) for number in view.events]
    first = names.index(SPIRITS) if view.spirits else None
    return [(*one, view.spirits and place != first) for place, one in enumerate(zip(view.events, names, strict=True))]


def marked(view: View) -> tuple[int, ...]:
    """Return the event numbers that are used up."""
    return tuple(number for number in FACES if view.marks >> (number - 1) & 1)


def limit(view: View, track: int) -> int:
    """Return how far a track may advance while the others stay where they are."""
    counters = view.counters
    while not waste(view.setting, counters, track):
        counters = advanced(counters, track)
    return counters[track]


def track_order(view: View) -> tuple[int, ...]:
    """Return the tracks from the top down."""
    return tuple(RESOURCES.index(letter) for letter in reversed(view.setting.rulings.track_order))


def difficulties(view: View) -> list[str]:
    """Return the difficulties that are on."""
    return [name for name in DIFFICULTIES if getattr(view.setting.options, name)]


def preset_of(view: View) -> str:
    """Return the key of a ready-made map, or an empty text."""
    presets, cards = view.setting.cards.presets.values(), view.grid.text.rpartition(":")[2]
    return next((one.key for one in presets if one.map == cards), "")


def map_kind(view: View) -> str:
    """Return how the cards of another map lie: ``usual`` (three by two) or ``free``; ``none`` if there is no map."""
    grid = view.grid
    if not grid.names:
        return "none"
    height, width = view.setting.cards.height, view.setting.cards.width
    usual = [(row * height, column * width) for row in range(LAYOUT[0]) for column in range(LAYOUT[1])]
    corners = [min(grid.at[cell] for cell in grid.cells(mask)) for mask in grid.card_mask if mask]
    whole = len(grid.names) == len(usual) * height * width
    return "usual" if whole and sorted(corners) == sorted(usual) else "free"


def fourth_mark(view: View) -> bool:
    """Say whether the marks are wiped at the end of this turn (HZ-045)."""
    return bool(view.marks.bit_count() >= MARKS_MAX)


def drafted(view: View) -> bool:
    """Say whether the picture for this viewer shows a map that only he may see."""
    return view.phase == MAP and view.viewer in view.to_move and view.draft is not None


def shown_grid(view: View) -> Grid:
    """Return the map, or for its builder the one he is drafting, as far as it can be drawn."""
    grid: Grid = view.grid
    if not drafted(view):
        return grid
    try:
        return laid_grid(view.setting.cards, maps.read_map(draft_text(view)))
    except ValueError:
        return grid


def draft_text(view: View) -> str:
    """Return the text of the map that is being drafted; empty for one that chance will draw."""
    move = view.draft
    if move is None or len(move) != 2:
        return ""
    presets = view.setting.cards.presets
    return str(presets[move[1]].map if move[1] in presets else move[1])


def laid_grid(cards: Cards, laid: Sequence[maps.Laid]) -> Grid:
    """Return a map in the making: the cards that exist, as far as they can be named; nothing if there is none."""
    known = [one for one in laid if one.face in cards.faces and one.turn in maps.TURNS]
    for count in range(len(known), 0, -1):
        try:
            return maps.compose(cards, known[:count])
        except DataError:
            continue
    return EMPTY
