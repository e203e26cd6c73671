"""What a viewer of Seven Swords may know, built by listing it (design: nothing is taken away from a state).

Pieces are small ints with fixed meaning on every village:

* seats: `BANDIT` 0, `SAMURAI` 1.
* tokens 0 to 29 in the order of `TOKENS`; types 0 to 5 in the order of `TYPES`.
* samurai 0 to 6 in the order of the values file; gates 0 to 5 are P1 to P6, areas 0 to 6 are A to G,
  squares 0 to 4 are R1 to R5, W1 to W5, H1 to H5.
* places: the board's own numbers, village spaces first, then the 18 deployment spaces (`Board.names`).

Moves, in contrast, name things by their written ids ("ban2", "A1", "P3", "Akemi"), so that a move can be read
without a board.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core import Move, Seat

BANDIT = 0
SAMURAI = 1

TYPES = ("ban", "vban", "arc", "varc", "mtd", "vmtd")
"""Bandit, veteran bandit, archer, veteran archer, mounted, veteran mounted: the order of the tokens (SS-002)."""
STOCK = (8, 4, 6, 3, 6, 3)
"""Tokens of each type (SS-002)."""
TOKENS = tuple(f"{kind}{number}" for kind, count in zip(TYPES, STOCK, strict=True) for number in range(1, count + 1))
TOKEN_TYPE = tuple(index for index, count in enumerate(STOCK) for _ in range(count))
TOKEN_INDEX = {name: index for index, name in enumerate(TOKENS)}
AREAS = "ABCDEFG"
GATES = ("P1", "P2", "P3", "P4", "P5", "P6")
SUPPLIES = ("R1", "R2", "R3", "R4", "R5")
STOREHOUSES = ("W1", "W2", "W3", "W4", "W5")
HOUSES = ("H1", "H2", "H3", "H4", "H5")
TILES = ("combat", "movement", "leadership", "two", "golden")
KINDS = ("C", "M", "L")
"""Action token kinds; a samurai's tokens are a bit mask, C 1, M 2, L 4."""

RESERVE = -1
"""Place of a token that is not on the board, and of a stand that has left the game."""

ON_SQUARE = -1
TAKEN = -2
CARRIED = 1000
"""Where a supply is: on its square, taken by the bandits, `CARRIED` + token, or the number of a village space."""

SETUP = "setup"
DISCARD = "discard"
KILL = "kill"
VICTIM = "victim"
BANDIT_ACTIONS = "bandits"
CROSSING = "crossing"
WOUND = "wound"
TILE = "tile"
SAMURAI_ACTIONS = "samurai"
LOSSES = "losses"
OVER = "over"
PHASES = (SETUP, DISCARD, KILL, VICTIM, BANDIT_ACTIONS, CROSSING, WOUND, TILE, SAMURAI_ACTIONS, LOSSES, OVER)


class Budget(NamedTuple):
    """How the bandits' budget of this turn came about (SS-052); all 0 before the first."""

    cards: int
    tokens: int
    unused: int
    total: int


class Crossing(NamedTuple):
    """B has just turned a palisade up and decides between go and halt (SS-086)."""

    token: int
    gate: int
    left: int
    """Movement points left."""
    place: int
    """Where the token stands now (a village or deployment place)."""


class Losses(NamedTuple):
    """S names the bandits that die (SS-181)."""

    value: int
    """The attack value to spend on defence."""
    tokens: tuple[int, ...]
    """The tokens in reach, in token order."""
    cause: str
    """``sword``, ``bow``, ``palisade`` or ``house``."""


class View(NamedTuple):
    """Everything one viewer may know. Secret numbers of others are `engine.core.UNKNOWN`."""

    setting: Any
    """The compiled setting: ``.board``, ``.values``, ``.options`` (public)."""
    viewer: Seat | None
    turn: int
    """1 to 18; 0 during set-up."""
    phase: str
    """One of `PHASES`."""
    to_move: tuple[Seat, ...]
    actions: int
    """Actions left for the side whose phase it is (bandits' budget or samurai actions)."""
    budget: Budget
    unused: int
    """Samurai actions left unused in the latest samurai phase."""
    hand: tuple[int, ...]
    """Values of the bandits' hand, sorted: a multiset without identity (SS-268)."""
    hand_letters: tuple[str, ...]
    """B only: letters of the hand, in letter order; empty for others."""
    discards: tuple[int, ...]
    """Values in the discard row, in the order discarded in this cycle."""
    discard_letters: tuple[str, ...]
    """B only (and everybody at the end): the letters of `discards`."""
    kill_card: str
    """The letter shown on this turn's kill card, or ``""``."""
    where: tuple[int, ...]
    """Per token its place, or `RESERVE`."""
    spent: int
    """Bit mask of tokens that have attacked in this phase."""
    supply_place: tuple[int, ...]
    """Per supply `ON_SQUARE`, `TAKEN`, `CARRIED` + token, or a village space."""
    supply_value: tuple[int, ...]
    supply_up: int
    """Bit mask of supplies whose value is public."""
    store_value: tuple[int, ...]
    stolen: int
    """Bit mask of stolen storehouses."""
    house_value: tuple[int, ...]
    house_up: int
    palisade: tuple[int, ...]
    """Per gate the number of its palisade in ``setting.values.palisades``, or `UNKNOWN`."""
    palisade_up: int
    armed: int
    """Bit mask of armed palisades."""
    bows: tuple[int, ...]
    """Bows left per area; all 0 for others during set-up."""
    stands: tuple[int, ...]
    """Per samurai his space, or `RESERVE` once he is dead (or, for others, not placed yet)."""
    marks: tuple[int, ...]
    """Per samurai the mask of action tokens on his card."""
    fresh: tuple[int, ...]
    """Per samurai the mask of tokens put there in this samurai phase by actions."""
    red: int
    killed_in_combat: int
    killed_by_card: int
    tiles: int
    """Bit mask of tiles whose B side is up."""
    tile: int
    """The tile of this samurai phase, or `UNKNOWN`."""
    pending: Crossing | Losses | tuple[int, ...] | None
    """`Crossing`, `Losses`; in VICTIM the samurai to choose from; in WOUND the one samurai that was hit."""
    taken_value: int
    """Loot of the bandits so far, all of it public: taken supplies plus stolen storehouses."""
    draft: Move | None
    """S only, during set-up: the set-up move as drafted so far (the table keeps it), else ``None``."""
