"""Keys, ready-made answers and chances that both sides' choices use."""

from __future__ import annotations

from functools import cache

from engine.core import Choice, Choices, Move
from engine.seven_swords.scene import Scene
from engine.seven_swords.view import AREAS, TOKENS

TOKEN_KEYS = "0123456789abcdefghijklmnopqrst"
TOKEN_OF_KEY = {key: token for token, key in enumerate(TOKEN_KEYS)}
TOKEN_CHOICES = tuple(Choice(key, "token", name) for key, name in zip(TOKEN_KEYS, TOKENS, strict=True))
AREA_CHOICES = tuple(Choice(letter, "area", letter) for letter in AREAS)


def ending(scene: Scene, note: str) -> Choice:
    """Return the end of the phase as an answer, with what is left unused."""
    details = {"actions": scene.view.actions, "turn": scene.view.turn}
    return Choice("e", "verb", "end", None, None, note, details)


def whole(move: Move) -> Choices:
    """Return the end of a prefix: a whole move, nothing to add."""
    return Choices("done", (), move)


def offered(ask: str, answers: list[Choice]) -> Choices:
    """Return a question, or refuse a prefix that has no answers."""
    if not answers:
        raise KeyError(ask)
    return Choices(ask, tuple(answers))


def deeper(prefix: tuple[str, ...], depth: int) -> None:
    """Refuse a prefix that goes on after a whole move."""
    if len(prefix) > depth:
        raise KeyError(prefix)


@cache
def _at_least(dice: int) -> tuple[int, ...]:
    """Return for every sum from 0 up in how many of 6^dice throws it is reached."""
    counts = [1]
    for _ in range(dice):
        longer = [0] * (len(counts) + 6)
        for total, ways in enumerate(counts):
            for face in range(1, 7):
                longer[total + face] += ways
        counts = longer
    tails, running = [], 0
    for ways in reversed(counts):
        running += ways
        tails.append(running)
    return tuple(reversed(tails))


def odds(dice: int, needed: int) -> tuple[int, int]:
    """Return in how many of how many throws the dice reach a sum."""
    tails = _at_least(dice)
    if needed <= 0:
        return tails[0], tails[0]
    return (tails[needed] if needed < len(tails) else 0), tails[0]


def samurai_choice(scene: Scene, number: int) -> Choice:
    """Return a samurai as an answer."""
    return Choice(str(number + 1), "samurai", scene.tables.samurai_names[number])
