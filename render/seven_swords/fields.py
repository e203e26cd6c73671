"""The land of each area: a rounded field around its spaces and squares, with a gap to the neighbours'."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.seven_swords.board import Board
from render.canvas import UNIT
from render.seven_swords.layout import WIDTH, Layout, Point

OUTSIDE = -1
_REACH = 72
_CELL = 160
"""Half the width of the square in which a site may claim land."""
_ROUND = 11
_OUTER, _INNER = 118, 158
"""Coverage at which a field's edge and its inside begin."""


class Field(NamedTuple):
    """The masks of one area, twice the size of the picture, and where their corner lies."""

    outer: Image.Image
    inner: Image.Image
    corner: tuple[int, int]


def fields(board: Board, plan: Layout) -> list[Field]:
    """Return the seven fields."""
    sites = _sites(board, plan)
    cells = [_cell(number, sites) for number in range(len(sites))]
    return [_field(board, plan, area, sites, cells) for area in range(7)]


def _sites(board: Board, plan: Layout) -> list[tuple[Point, int]]:
    """Return every point that claims land, with its area."""
    sites = [(plan.places[space], board.area_of[space]) for space in range(board.village)]
    sites += [(plan.places[place], OUTSIDE) for group in board.deploy for place in group]
    for squares, points in (
        (board.supplies, plan.supplies),
        (board.storehouses, plan.storehouses),
        (board.houses, plan.houses),
    ):
        sites += [(point, square.area) for square, point in zip(squares, points, strict=True)]
    sites += [(point, area) for area, point in enumerate(plan.seals)]
    sites += [(point, area) for area, point in enumerate(plan.bows)]
    return sites


def _cell(number: int, sites: list[tuple[Point, int]]) -> list[Point]:
    """Return the polygon of what lies near a site and nearer to it than to any site of another area."""
    (x, y), area = sites[number]
    polygon = [
        (x + across, y + down) for across, down in ((-_CELL, -_CELL), (_CELL, -_CELL), (_CELL, _CELL), (-_CELL, _CELL))
    ]
    for (ox, oy), other in sites:
        if other == area or math.hypot(ox - x, oy - y) > 3 * _CELL:
            continue
        polygon = _clip(polygon, ((x + ox) / 2, (y + oy) / 2), (ox - x, oy - y))
    return polygon


def _clip(polygon: list[Point], middle: Point, normal: Point) -> list[Point]:
    """Cut off the part of a polygon beyond a line."""
    sides = [(x - middle[0]) * normal[0] + (y - middle[1]) * normal[1] for x, y in polygon]
    kept: list[Point] = []
    for index, (here, side) in enumerate(zip(polygon, sides, strict=True)):
        following = (index + 1) % len(polygon)
        there, next_side = polygon[following], sides[following]
        if side <= 0:
            kept.append(here)
        if (side < 0 < next_side) or (next_side < 0 < side):
            share = side / (side - next_side)
            kept.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    return kept


def _field(board: Board, plan: Layout, area: int, sites: list[tuple[Point, int]], cells: list[list[Point]]) -> Field:
    own = [number for number, (_, site_area) in enumerate(sites) if site_area == area]
    points = [sites[number][0] for number in own]
    pad = _REACH + 30
    left = max(0, math.floor((min(x for x, _ in points) - pad) * UNIT))
    top = max(0, math.floor((min(y for _, y in points) - pad) * UNIT))
    right = math.ceil(min(WIDTH, max(x for x, _ in points) + pad) * UNIT)
    bottom = math.ceil(min(plan.height, max(y for _, y in points) + pad) * UNIT)
    size = (right - left, bottom - top)

    def here(point: Point) -> Point:
        return (point[0] * UNIT - left, point[1] * UNIT - top)

    cells_mask, near = Image.new("L", size), Image.new("L", size)
    pen = ImageDraw.Draw(cells_mask)
    for number in own:
        if len(cells[number]) > 2:
            pen.polygon([here(point) for point in cells[number]], fill=255)
    pen = ImageDraw.Draw(near)
    for x, y in map(here, points):
        radius = _REACH * UNIT
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    for first, second in _ties(board, plan, area):
        pen.line([here(first), here(second)], fill=255, width=round((_REACH * 2 - 20) * UNIT))
    land = Image.new("L", size)
    land.paste(near, (0, 0), cells_mask)
    soft = land.filter(ImageFilter.GaussianBlur(_ROUND * UNIT)).resize(
        (size[0] * 2, size[1] * 2), Image.Resampling.BICUBIC
    )
    outer = soft.point([255 if level > _OUTER else 0 for level in range(256)])
    inner = soft.point([255 if level > _INNER else 0 for level in range(256)])
    return Field(outer, inner, (left * 2, top * 2))


def _ties(board: Board, plan: Layout, area: int) -> list[tuple[Point, Point]]:
    """Return the lines along which the field holds together: roads inside it, and to its letter and bows."""
    spaces = board.areas[area]
    ties = [
        (plan.places[space], plan.places[other])
        for space in spaces
        for other in board.neighbours[space]
        if board.area_of[other] == area
    ]
    for point in (plan.seals[area], plan.bows[area]):
        nearest = min((plan.places[space] for space in spaces), key=lambda place: math.dist(place, point))
        ties.append((point, nearest))
    return ties
