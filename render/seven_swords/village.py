"""The pieces and everything else that changes, painted onto the village."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from engine.core import UNKNOWN
from engine.seven_swords.view import (
    AREAS,
    GATES,
    HOUSES,
    ON_SQUARE,
    RESERVE,
    SETUP,
    STOREHOUSES,
    SUPPLIES,
    TOKEN_TYPE,
    TOKENS,
    View,
)
from render.canvas import Canvas, Sketch, Sprite, sprite
from render.seven_swords import facts, gates, pieces, squares
from render.seven_swords.changes import Changes, Moved, way
from render.seven_swords.layout import DEPLOY, PLATE, SPACE, Layout, Point
from render.seven_swords.squares import HIDDEN, Shown
from render.theme import Theme

HALO = 35
"""Radius of the ring around a changed piece."""


class VillagePainter:
    """Paints one view onto a canvas that already shows the terrain, ``down`` pixels below the top."""

    def __init__(self, canvas: Canvas, view: View, plan: Layout, change: Changes, down: int) -> None:
        self.canvas = canvas
        self.view = view
        self.plan = plan
        self.change = change
        self.down = down
        self.theme = canvas.theme
        self.board = view.setting.board
        self.names = pieces.short_names([one.name for one in view.setting.values.samurai])

    def paint(self) -> None:
        """Paint everything, the lowest first."""
        self._trails()
        self._squares()
        self._gates()
        self._areas()
        self._bandits()
        self._samurai()
        self._lying()

    def _put(self, item: Sprite, point: Point, kind: str = "", name: str = "") -> None:
        self.canvas.paste(item, point[0], point[1] + self.down, kind, name)

    def _ring(self, point: Point, wide: float = 2 * HALO, high: float = 2 * HALO, round_: bool = True) -> None:
        self._put(halo(self.theme, round(wide), round(high), round_), point)

    def _trails(self) -> None:
        for moved in (*self.change.tokens_moved, *self.change.samurai_moved):
            self._trail(moved)
        for moved in (*self.change.tokens_gone, *self.change.samurai_dead):
            self._put(cross(self.theme), self.plan.places[moved.start], "cross")

    def _trail(self, moved: Moved) -> None:
        """Draw the way of a piece along the roads, with a head at its end, leaving out the spaces it passes."""
        stops = self._stops(way(self.board, moved.start, moved.end))
        for number, ((start, leave), (end, meet)) in enumerate(pairwise(stops)):
            last = number == len(stops) - 2
            length = math.dist(start, end)
            near, far = leave, length - meet - (8 if last else 0)
            if far - near < 6:
                continue
            across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
            middle = (start[0] + across * (near + far) / 2, start[1] + down * (near + far) / 2)
            step = round(across * (far - near)), round(down * (far - near))
            self._put(trail(self.theme, step, last), middle)

    def _stops(self, places: Sequence[int]) -> list[tuple[Point, float]]:
        """Return the points on a way and how far around each no line is drawn; gates are points without a space."""
        stops: list[tuple[Point, float]] = []
        for number, place in enumerate(places):
            gate = self.board.gate_of[place]
            point = (self.plan.places[place], SPACE + 1.0)
            through = [(self.plan.gates[gate], 0.0)] if gate >= 0 else []
            stops += [point, *through] if number == 0 else [*through, point]
        return stops

    def _shown(self, value: int, mask: int, number: int, text: str | None = None) -> Shown:
        known = facts.known(self.view, mask, number, value)
        if known == "hidden":
            return HIDDEN
        return Shown(text or str(value), known == "private", known == "public")

    def _squares(self) -> None:
        view, theme, board, change = self.view, self.theme, self.board, self.change
        for number, square in enumerate(board.supplies):
            if number in change.supplies:
                self._ring(self.plan.supplies[number], 78, 74, False)
            if view.supply_place[number] == ON_SQUARE:
                shown = self._shown(view.supply_value[number], view.supply_up, number)
                item = squares.supply(theme, square.id, square.defence, shown)
            else:
                item = squares.empty(theme, square.id)
            self._put(item, self.plan.supplies[number], "supply", SUPPLIES[number])
        for number, square in enumerate(board.storehouses):
            if number in change.storehouses:
                self._ring(self.plan.storehouses[number], 78, 74, False)
            value = view.store_value[number]
            if view.stolen >> number & 1:
                item = squares.empty(theme, square.id, str(value))
            else:
                item = squares.storehouse(theme, square.id, square.defence, self._shown(value, 0, number))
            self._put(item, self.plan.storehouses[number], "storehouse", STOREHOUSES[number])
        for number, square in enumerate(board.houses):
            if number in change.houses:
                self._ring(self.plan.houses[number], 78, 74, False)
            item = squares.house(theme, square.id, self._shown(view.house_value[number], view.house_up, number))
            self._put(item, self.plan.houses[number], "house", HOUSES[number])

    def _gates(self) -> None:
        view, palisades = self.view, self.view.setting.values.palisades
        for gate, name in enumerate(GATES):
            armed = bool(view.armed >> gate & 1) or view.phase == SETUP
            number = view.palisade[gate]
            known = facts.known(view, view.palisade_up, gate, number)
            figures = None if number == UNKNOWN else tuple(palisades[number])
            self._put(
                gates.barrier(self.theme, self.plan.gate_angle[gate], armed), self.plan.gates[gate], "barrier", name
            )
            plaque = gates.plaque(self.theme, name, figures, known == "private", armed)
            if gate in self.change.gates:
                self._ring(self.plan.plaques[gate], plaque.width + 12, plaque.height + 12, False)
            self._put(plaque, self.plan.plaques[gate], "plaque", name)

    def _areas(self) -> None:
        for area, letter in enumerate(AREAS):
            self._put(squares.seal(self.theme, letter), self.plan.seals[area], "seal", letter)
            if area in self.change.bows:
                self._ring(self.plan.bows[area], 68, 46, False)
            self._put(squares.bows(self.theme, facts.bows(self.view, area)), self.plan.bows[area], "bows", letter)

    def _bandits(self) -> None:
        view = self.view
        loads = facts.carried(view)
        fresh = {
            *self.change.tokens_new,
            *self.change.tokens_spent,
            *(moved.piece for moved in self.change.tokens_moved),
        }
        for token, place in enumerate(view.where):
            if place == RESERVE:
                continue
            point = self.plan.places[place]
            if token in fresh:
                self._ring(point, 2 * HALO if place < self.board.village else 2 * DEPLOY + 8)
            spent = bool(view.spent >> token & 1)
            item = pieces.token(self.theme, TOKEN_TYPE[token], facts.number_of(token), spent)
            self._put(item, point, "token", TOKENS[token])
            if place < self.board.village:
                self._plate(place)
            if token in loads:
                value = view.supply_value[loads[token]]
                self._put(squares.sack(self.theme, str(value)), (point[0] + 21, point[1] - 22), "sack", TOKENS[token])

    def _samurai(self) -> None:
        moved = {*self.change.samurai_hurt, *(one.piece for one in self.change.samurai_moved)}
        for samurai, place in enumerate(self.view.stands):
            if place == RESERVE:
                continue
            if samurai in moved:
                self._ring(self.plan.places[place])
            item = pieces.helmet(self.theme, self.names[samurai], bool(self.view.red >> samurai & 1))
            self._put(item, self.plan.places[place], "samurai", self.names[samurai])
            self._plate(place)

    def _plate(self, space: int) -> None:
        x, y = self.plan.places[space]
        self._put(plate(self.theme, self.board.names[space]), (x, y + 37), "plate", self.board.names[space])

    def _lying(self) -> None:
        for space, supplies in facts.lying(self.view).items():
            values = " ".join(str(self.view.supply_value[one]) for one in supplies)
            item = squares.sack(self.theme, values)
            x, y = self.plan.places[space]
            self._put(item, (x - 33 + item.width / 2, y - 23), "sack", self.board.names[space])


def plate(theme: Theme, name: str) -> Sprite:
    """Return the name plate of an occupied space."""

    def make() -> Sprite:
        sketch = Sketch(theme, *PLATE)
        sketch.rounded((1, 1, PLATE[0] - 1, PLATE[1] - 1), 5, "plate", "outline", 1.6)
        sketch.text((PLATE[0] / 2, PLATE[1] / 2), name, 20, "plate_ink", "plate")
        return sketch.finish()

    return sprite(("plate", theme.name, name), make)


def halo(theme: Theme, wide: int, high: int, round_: bool) -> Sprite:
    """Return the ring, or the frame, that marks what has changed."""

    def make() -> Sprite:
        sketch = Sketch(theme, wide, high)
        if round_:
            sketch.ellipse((0, 0, wide, high), "halo", "halo_edge", 1.6)
        else:
            sketch.rounded((0, 0, wide - 0.5, high - 0.5), 10, "halo", "halo_edge", 1.6)
        return sketch.finish()

    return sprite(("halo", theme.name, wide, high, round_), make)


def cross(theme: Theme) -> Sprite:
    """Return the mark of a piece that fell or left: a ring with a small cross, which leaves the space readable."""

    def make() -> Sprite:
        size = 2 * HALO
        sketch = Sketch(theme, size, size)
        edge = HALO - SPACE - 3
        sketch.ellipse((edge, edge, size - edge, size - edge), None, "halo_edge", 6.4)
        sketch.ellipse((edge + 1.2, edge + 1.2, size - edge - 1.2, size - edge - 1.2), None, "halo", 4)
        x, y = size - 13, 13
        sketch.ellipse((x - 13, y - 13, x + 13, y + 13), "halo", "halo_edge", 1.6)
        for side in (1, -1):
            sketch.line([(x - 6 * side, y - 6), (x + 6 * side, y + 6)], "halo_edge", 4)
        return sketch.finish()

    return sprite(("cross", theme.name), make)


def trail(theme: Theme, step: tuple[int, int], head: bool) -> Sprite:
    """Return a piece of a movement arrow, from one end of a road to the other."""

    def make() -> Sprite:
        pad = 14
        wide, high = abs(step[0]) + 2 * pad, abs(step[1]) + 2 * pad
        sketch = Sketch(theme, wide, high)
        start = ((wide - step[0]) / 2, (high - step[1]) / 2)
        end = ((wide + step[0]) / 2, (high + step[1]) / 2)
        angle = math.atan2(step[1], step[0])
        neck = (end[0] - 14 * math.cos(angle), end[1] - 14 * math.sin(angle)) if head else end
        sketch.line([start, neck], "halo_edge", 9)
        if head:
            side = (11 * math.sin(angle), -11 * math.cos(angle))
            tip = [end, (neck[0] + side[0], neck[1] + side[1]), (neck[0] - side[0], neck[1] - side[1])]
            sketch.polygon(tip, "halo", "halo_edge", 3)
            sketch.polygon(tip, "halo", None)
        sketch.line([start, neck], "halo", 6)
        return sketch.finish()

    return sprite(("trail", theme.name, step, head), make)
