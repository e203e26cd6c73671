"""Every ruling on a point that the printed rules leave open, in one place, each with its number.

`Rulings` holds those that a setting may change (``data={"rulings": {...}}``, written into the record); the constants
below are fixed. Rulings that are no number but the shape of the rules are listed with the place that keeps them.

=======  ============================================================================  =========================
AMB      ruling                                                                        kept in
=======  ============================================================================  =========================
AMB-05   Spirits cancel the whole turn, before and after                               turn.choose_event
AMB-05b  collecting is a must: the exact number, capped by what is visible             sight.seen, checks
AMB-06   a six collects on one axis, both ways, not its own cell                       sight.seen
AMB-07   resources do not block sight                                                  grid, sight.visible
AMB-09   the event die is the lowest *unmarked* one; marked ones are never given up    checks.event_values
AMB-10   lucky turn: nothing is given up, all dice are placed                          turn.roll
AMB-11   four marks are wiped at the end of that turn                                  turn.end_turn
AMB-12   the solo player places all samurai                                            state.to_move
AMB-13   placing for nothing is always allowed                                         sight.placements
AMB-14   the same cell can be collected again                                          collect
AMB-15   what a die sees is fixed when it is put down                                  checks, rules
AMB-16   no samurai on a cell with a die                                               scene.free_whites
AMB-17   a diagonal passes between two obstacles                                       grid
AMB-20   duel: no marks, the same event twice is fine                                  checks.event_values
AMB-21   a wasted Door removes nobody                                                  collect
AMB-22   duel: event samurai with nothing to place has no effect                       turn.start_event
AMB-23   sleeping guardians may give a Door; a wasted gift is refused                  checks.check_gain
AMB-24   any card with a die, then the nearest by card steps, corners included         scene.samurai_cells
AMB-25   lost only if no remaining die can be placed                                   turn.start_placing
AMB-26   constant reinforcements: four different cards                                 scene.samurai_cells
AMB-28   bad weather: any remaining die                                                checks.check_extra
AMB-29   events never restrict samurai                                                 scene.samurai_cells
AMB-30   removing is a must if anybody can be removed                                  checks
AMB-31   duel: lanterns and patrol together leave the Doors                            scene.restrictions
AMB-32   a forbidden own cell refuses the placement                                    sight.placements
AMB-33   a duel needs a Door                                                           validate
AMB-34   Gate is Door, Samurai on Patrol is Patrolling Samurai                         view
AMB-35   a covered resource forbids nothing                                            sight.visible
AMB-36   fewer visible than asked for: all of them, zero is fine                       sight.seen
AMB-37   a die covers its cell as soon as it is resolved                               scene.occupied
AMB-38   quiet night adds nothing and cancels nothing                                  scene.restrictions
=======  ============================================================================  =========================
"""

from __future__ import annotations

from typing import NamedTuple

CARDS = 6
"""AMB-01: a map is six cards, three by two in the standard layout. How many cells a card has is data."""
LAYOUT = (2, 3)
"""AMB-01: rows and columns of cards in the standard layout."""
TRACK_START = 1
"""AMB-02: the first space of a track counts 1."""
TRACK_MAX = 11
"""AMB-02: ten steps lead to the eleventh space."""
NEIGHBOURS_ONLY = frozenset((3, 5))
"""AMB-08: these dice collect at distance 1."""
OWN_CELL = frozenset((1, 3, 5))
"""HZ-082: these dice collect their own cell."""
STOCK = 12
"""Samurai in all (HZ-010)."""
MARKS_MAX = 4
"""Marks at which the events start afresh (HZ-045)."""
SIDE_MAX = 15
"""Most rows and columns of a map, so that a letter names every column."""
THIN = 15
"""Fewer visible whites than this are too few for a fair game."""
DUEL_WHITES = 4
"""Visible whites of each kind that a duel needs (HZ-009)."""
ONE_SURFACE = 25
"""Per cent of the cells below which a surface is rare."""


class Rulings(NamedTuple):
    """Rulings that change play a lot; the defaults are how this table plays."""

    solo_doors: str = "exempt"
    """AMB-03: alone, under lanterns and patrol, Doors are ``exempt`` or ``blocked``. Paper Doors always block them."""
    guardians_block_cells: bool = True
    """AMB-04: under guardians no die may even stand on a Door."""
    red_line: int = 7
    """AMB-19: beyond this value of any counter the samurai player places two at the end of a turn (AMB-18 concerns
    only drawing: all axes of a die are free)."""
    track_order: str = "HAKD"
    """AMB-27: tracks from the bottom up, for gradual procedure."""


RULINGS = Rulings()
