"""What the picture tests of Seven Swords draw: whole random games, and the fullest positions that the rules allow."""

from __future__ import annotations

from functools import cache
from typing import Any

from legibility import states_of

from engine.chance import SeededChance
from engine.seven_swords.board import shipped
from engine.seven_swords.game import SEVEN_SWORDS
from engine.seven_swords.setting import Setting
from engine.seven_swords.view import BANDIT, SAMURAI, TOKENS, View

VILLAGES = shipped()
THEMES = ("light", "dark")
VIEWERS = (None, BANDIT, SAMURAI)


@cache
def setting(village: str) -> Setting:
    return SEVEN_SWORDS.prepare({"village": village})


@cache
def random_states(village: str, number: int) -> tuple[Any, ...]:
    """Every state of a random game, from the set-up to the end."""
    return states_of(SEVEN_SWORDS, setting(village), SeededChance(number.to_bytes(32, "big"), "pictures"))


def sample_states(village: str, number: int, every: int) -> list[Any]:
    """Some states of a random game, the first and the last among them."""
    states = random_states(village, number)
    return [*states[::every], states[-1]]


def fullest(village: str, shift: int) -> Any:
    """A position with all 30 bandits and 7 samurai on the board and every deployment space taken.

    ``shift`` rotates the pieces over the village, so that several of them together fill every space. Supplies are
    carried and lie about, two in one space, and every figure is known to all.
    """
    board = setting(village).board
    spaces = [board.names[(space + shift) % board.village] for space in range(board.village)]
    outside = list(board.names[board.village :])
    inside, rest = spaces[:12], spaces[12:]
    places = [*outside, *inside]
    tokens = " ".join(
        f"{token}@{place}" for token, place in zip(TOKENS[shift % 30 :] + TOKENS[: shift % 30], places, strict=True)
    )
    order = TOKENS[shift % 30 :] + TOKENS[: shift % 30]
    carriers = order[18:20]
    samurai = [one.name for one in setting(village).values.samurai]
    stands = " ".join(
        f"{name}@{place}:CML{'/red' if number % 2 else ''}"
        for number, (name, place) in enumerate(zip(samurai, rest, strict=False))
    )
    text = f"""
        turn 9
        phase bandits
        actions 12
        unused 7
        budget 6 21 7
        hand ABC
        discards DEFG
        tokens {tokens}
        spent {" ".join(order[1::2])}
        supplies R1=3+{carriers[0]} R2=4+{carriers[1]} R3=5+@{inside[3]} R4=6+@{inside[3]} R5=7+@{rest[0]}
        storehouses W1=1 W2=2stolen W3=3 W4=4stolen W5=5
        houses H1=0+ H2=0+ H3=1+ H4=1 H5=2
        palisades P1=1+ P2=2+ P3=3+down P4=4+ P5=5 P6=6
        samurai {stands}
        tiles combat:B golden:B two:B
    """
    return SEVEN_SWORDS.from_position(setting(village), text)


def shifts(village: str) -> list[int]:
    """Shifts of `fullest` that together put a bandit on every space."""
    return list(range(0, setting(village).board.village, 6))


def public(state: Any) -> View:
    return SEVEN_SWORDS.view(state, None)
