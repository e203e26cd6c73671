"""What follows from a position: pieces, open cells, cells for samurai, samurai that can be removed."""

from __future__ import annotations

from engine.hanzo.restrictions import Open, event_name
from engine.hanzo.setting import Setting
from engine.hanzo.state import Position
from engine.hanzo.view import EVENT_SAMURAI, EXTRA, REINFORCE, SETUP


def dice_mask(position: Position) -> int:
    """Return the cells with a die."""
    mask = 0
    for die in position.dice:
        mask |= 1 << die.cell
    return mask


def occupied(position: Position) -> int:
    """Return the cells with a piece; they can neither be used nor seen, nor seen past (HZ-013, HZ-090, HZ-102)."""
    return position.samurai | dice_mask(position)


def active(position: Position) -> list[str]:
    """Return the names of the events that hold now: none once spirits are about (HZ-073)."""
    if position.spirits:
        return []
    return [event_name(position.setting.duel, number) for number in position.events]


def restrictions(position: Position) -> Open:
    """Return what the events leave open."""
    return position.setting.open_cells(position.grid, active(position))


def one_more_goes(position: Position) -> bool:
    """Say whether one of the dice left will not be placed: the second of bad weather, or in a duel, once the first
    event is known, the one for the second (HZ-050, HZ-061)."""
    if not position.setting.duel:
        return position.phase == EXTRA
    return len(position.events) == 1 and bool(position.left)


def free_whites(position: Position) -> int:
    """Return the white cells without a piece."""
    return position.grid.whites & ~occupied(position)


def starters(setting: Setting) -> int:
    """Return how many samurai start on the map (HZ-021, HZ-022, HZ-032)."""
    if setting.duel:
        return 3
    return 4 if setting.options.constant_reinforcements else 6


def past_red_line(position: Position) -> bool:
    """Say whether a counter of a duel is or was past the red line (HZ-123)."""
    return position.red or max(position.counters) > position.setting.rulings.red_line


def arriving(position: Position) -> int:
    """Return how many samurai arrive at the end of this turn, as it stands (HZ-120, HZ-122, HZ-142)."""
    if position.setting.duel:
        return 2 if past_red_line(position) else 1
    return 3 if position.setting.options.constant_reinforcements else 2


def samurai_cells(position: Position) -> int:
    """Return where the samurai that is due may be placed (HZ-021, HZ-032, HZ-064, HZ-121)."""
    free = free_whites(position)
    if position.phase == EVENT_SAMURAI:
        return free
    if position.phase == SETUP:
        for mask in position.grid.card_mask:
            if mask & position.samurai:
                free &= ~mask
        return free
    assert position.phase == REINFORCE
    return _nearest(position, free)


def _nearest(position: Position, free: int) -> int:
    """Keep the cells on the cards nearest to a card with a die, counted in steps from card to card."""
    grid = position.grid
    starts = dict.fromkeys(grid.card[die.cell] for die in position.dice)
    steps = [min((grid.card_steps[one][number] for one in starts), default=0) for number in range(len(grid.card_mask))]
    for distance in sorted(set(steps)):
        near = sum(mask for number, mask in enumerate(grid.card_mask) if steps[number] == distance)
        if near & free:
            return near & free
    return 0


def removable(position: Position, own: int = -1) -> int:
    """Return the samurai that a Door may remove; with dull weapons only those beside a placed die, the one on cell
    ``own`` that is just being resolved included (HZ-113, HZ-143)."""
    if not position.setting.options.dull_weapons:
        return position.samurai
    around = position.grid.around
    reach = around[own] if own >= 0 else 0
    for die in position.dice:
        reach |= around[die.cell]
    return position.samurai & reach
