"""How a walk down the choices goes on, and the question for a cell that samurai and dice share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core import Choice, Choices, Move, Prefix
from engine.hanzo.grid import Grid

MOST = 25
"""More cells than this are asked for card by card."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def key_of(number: int) -> str:
    """Return a short key for a place in a list."""
    text = DIGITS[number % 62]
    while number := number // 62:
        text = DIGITS[number % 62] + text
    return text


class Walk:
    """A walk down the tree along a prefix."""

    def __init__(self, prefix: Prefix) -> None:
        self.prefix = prefix
        self.rest = list(prefix)

    def pick(self, keys: Iterable[str]) -> int | None:
        """Return which of the keys the prefix names next, or ``None`` if it stops here."""
        if not self.rest:
            return None
        wanted = self.rest.pop(0)
        for number, key in enumerate(keys):
            if key == wanted:
                return number
        raise KeyError(self.prefix)

    def pick_of(self, count: int) -> int | None:
        """Return which of so many numbered answers the prefix names next; a single one needs no naming."""
        return 0 if count == 1 else self.pick(map(key_of, range(count)))

    def done(self, move: Move) -> Choices:
        """Return a whole move; the prefix must end with it."""
        if self.rest:
            raise KeyError(self.prefix)
        return Choices("done", (), move)


Tell = Callable[[list[int]], dict[str, Any]]


def ask_cell(grid: Grid, cells: list[int], walk: Walk, ask: str, tell: Tell) -> Choices | int:
    """Ask for a cell, first for its card if there are many. Return the cell once the prefix names it."""
    here = cells
    if len(here) > MOST:
        groups = {
            number: group
            for number, mask in enumerate(grid.card_mask)
            if (group := [cell for cell in here if mask >> cell & 1])
        }
        answer = walk.pick(f"c{key_of(number)}" for number in groups)
        if answer is None:
            return Choices("card", tuple(_card(grid, number, group, tell) for number, group in groups.items()))
        here = list(groups.values())[answer]
    answer = walk.pick(grid.names[cell] for cell in here)
    if answer is not None:
        return here[answer]
    return Choices(
        ask, tuple(Choice(grid.names[cell], "cell", grid.names[cell], note=ask, details=tell([cell])) for cell in here)
    )


def _card(grid: Grid, number: int, group: list[int], tell: Tell) -> Choice:
    details = {"face": grid.faces[number], "cells": grid.named(grid.card_mask[number])}
    return Choice(f"c{key_of(number)}", "card", str(number + 1), note="card", details=details | tell(group))
