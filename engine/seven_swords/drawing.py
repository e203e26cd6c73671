"""Whether a village can be drawn: lines that cross, symbols that crowd, positions off the canvas (V-18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import hypot
from typing import NamedTuple

from engine.seven_swords.board import CANVAS, Board, Point

ROOM = 34.0
"""Least distance of two symbols' centres."""
MARGIN = 20.0
"""Least distance of a centre to the border of the canvas."""


class Line(NamedTuple):
    """A straight line of the drawing between two named symbols. ``edge`` tells a road from a line that only shows
    what a square borders."""

    first: str
    second: str
    edge: bool


def symbols(board: Board) -> dict[str, Point]:
    """Return the centre of every symbol by written id; bow squares are called "bow A" and so on."""
    points = dict(zip(board.names, board.xy, strict=True))
    points |= {f"P{gate + 1}": point for gate, point in enumerate(board.gate_xy)}
    points |= {square.id: square.xy for square in (*board.supplies, *board.storehouses, *board.houses)}
    points |= {f"bow {'ABCDEFG'[area]}": point for area, point in enumerate(board.bow_xy)}
    return points


def lines(board: Board) -> list[Line]:
    """Return every line of the drawing: edges, gate to gate space, square to the spaces it touches."""
    found = [
        Line(board.names[space], board.names[other], True)
        for space, row in enumerate(board.neighbours)
        for other in row
        if space < other
    ]
    found += [Line(f"P{gate + 1}", board.names[space], True) for gate, space in enumerate(board.gate_space)]
    for square in (*board.supplies, *board.storehouses, *board.houses):
        found += [Line(square.id, board.names[space], False) for space in square.touches]
    return found


def crossings(board: Board) -> Iterator[tuple[Line, Line]]:
    """Yield pairs of lines that cross, at least one of them an edge."""
    points = symbols(board)
    for one, other in combinations(lines(board), 2):
        if not (one.edge or other.edge) or {one.first, one.second} & {other.first, other.second}:
            continue
        if _cross(points[one.first], points[one.second], points[other.first], points[other.second]):
            yield one, other


def overrun(board: Board, room: float = ROOM / 2) -> Iterator[tuple[Line, str]]:
    """Yield the lines that run over a symbol they have nothing to do with."""
    points = symbols(board)
    for line in lines(board):
        for name, point in points.items():
            if (
                name not in (line.first, line.second)
                and distance_to_line(point, points[line.first], points[line.second]) < room
            ):
                yield line, name


def crowded(points: Mapping[str, Point], room: float = ROOM) -> Iterator[tuple[str, str, float]]:
    """Yield pairs of symbols that are nearer to each other than ``room``, with their distance."""
    for (one, first), (other, second) in combinations(points.items(), 2):
        gap = _length(first, second)
        if gap < room:
            yield one, other, gap


def off_canvas(points: Mapping[str, Point], margin: float = MARGIN) -> Iterator[str]:
    """Yield the symbols whose centre is not inside the canvas, less a margin."""
    for name, (x, y) in points.items():
        if not (margin <= x <= CANVAS - margin and margin <= y <= CANVAS - margin):
            yield name


def _length(first: Point, second: Point) -> float:
    return hypot(first[0] - second[0], first[1] - second[1])


def _side(first: Point, second: Point, point: Point) -> float:
    return (second[0] - first[0]) * (point[1] - first[1]) - (second[1] - first[1]) * (point[0] - first[0])


def _cross(first: Point, second: Point, third: Point, fourth: Point) -> bool:
    return (
        _side(first, second, third) * _side(first, second, fourth) < 0
        and _side(third, fourth, first) * _side(third, fourth, second) < 0
    )


def distance_to_line(point: Point, first: Point, second: Point) -> float:
    """Return the distance of a point to the line between two others, its ends included."""
    across, down = second[0] - first[0], second[1] - first[1]
    square = across * across + down * down
    share = 0.0 if square == 0 else ((point[0] - first[0]) * across + (point[1] - first[1]) * down) / square
    share = min(1.0, max(0.0, share))
    return _length(point, (first[0] + share * across, first[1] + share * down))
