"""A map by itself, finished or in the making: its six cards with their numbers, overlaps, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engine.hanzo import maps
from engine.hanzo.cards import Cards
from engine.hanzo.grid import Grid
from engine.hanzo.rulings import CARDS
from engine.hanzo.setting import Setting
from engine.hanzo.validate import Finding
from render import fonts
from render.canvas import UNIT, Canvas, Sketch, Sprite, fit, reach, sprite
from render.hanzo import facts
from render.hanzo.overlay import Overlay
from render.hanzo.plan import WIDTH, Plan, Point, plan
from render.hanzo.sheet import EDGE, TITLE, lay_map, sheet
from render.theme import Theme
from words import say
from words.hanzo import options

_LEGEND = 104


class Card(NamedTuple):
    """A card of the legend: ``state`` is ``laid``, ``chosen``, ``faulty``, ``unknown`` or ``missing``."""

    number: int
    name: str
    face: str
    state: str


class MapFacts(NamedTuple):
    """What there is to show of a map's text."""

    name: str
    """What somebody has called it; empty if nobody has."""
    laid: tuple[maps.Laid, ...]
    grid: Grid
    shown: tuple[int, ...]
    """Number of each card of the grid among those laid, from 1."""
    findings: tuple[Finding, ...]
    faulty: frozenset[int]
    """Numbers of the cards that findings name."""


def map_facts(setting: Setting, text: str) -> MapFacts:
    """Work out a map's text. Raises `ValueError` for what is no such text."""
    laid = maps.read_map(text) if text.strip() else ()
    cards = setting.cards
    grid = facts.laid_grid(cards, laid)
    known = tuple(number for number, one in enumerate(laid, 1) if one.face in cards.faces and one.turn in maps.TURNS)
    findings = tuple(setting.findings(laid)) if laid else ()
    return MapFacts(
        maps.read_name(text), laid, grid, known[: len(grid.faces)], findings, frozenset(_named(laid, findings))
    )


def _named(laid: Sequence[maps.Laid], findings: Sequence[Finding]) -> list[int]:
    """Return the numbers of the cards that findings are about; of a card used twice, the second."""
    found = []
    for one in findings:
        face = one.parameters.get("card")
        numbers = [number for number, card in enumerate(laid, 1) if card.face == face]
        found += numbers[-1:]
    return found


def legend(setting: Setting, told: MapFacts, chosen: int, locale: str) -> tuple[Card, ...]:
    """Return the cards by number; places that are still free come last."""
    found = []
    for number, one in enumerate(told.laid[:CARDS], 1):
        known = number in told.shown
        state = "chosen" if number == chosen else "faulty" if number in told.faulty else "laid" if known else "unknown"
        name = setting.cards.faces[one.face].name(locale) if known else say("hanzo-picture-card-unknown", locale)
        found.append(Card(number, name, f"{one.face} · {one.turn}°", state))
    missing = say("hanzo-picture-card-missing", locale)
    found += [Card(number, missing, "–", "missing") for number in range(len(found) + 1, CARDS + 1)]
    return tuple(found)


def paint_map(setting: Setting, text: str, chosen: int, locale: str, theme: Theme) -> Canvas:
    """Return the canvas with a map. Raises `ValueError` for a text that is no map."""
    told = map_facts(setting, text)
    layout = plan(told.grid)
    height = TITLE + layout.height / UNIT + _LEGEND
    canvas = sheet(theme, WIDTH, height, map_title(setting, told, locale), locale)
    overlay = lay_map(canvas, told.grid, layout, TITLE)
    _covered(overlay, setting.cards, told, layout)
    if not told.grid.names:
        overlay.lattice()
    for card, number in enumerate(told.shown):
        _card_number(overlay, told, card, number, number == chosen)
    shown = legend(setting, told, chosen, locale)
    box = (EDGE, height - _LEGEND + 12, WIDTH - EDGE, height - 8)
    canvas.part(("hanzo-legend", shown), box, "panel", partial(_legend, shown=shown))
    return canvas


def map_title(setting: Setting, told: MapFacts, locale: str) -> str:
    """Return the name of a map, as far as the fonts have it, else how far it is."""
    if fonts.drawable(told.name):
        return told.name
    written = maps.write_map(told.laid)
    titled = [one.key for one in setting.cards.presets.values() if one.map == written]
    if titled:
        return options.option_value("map", titled[0], locale)
    faults = sum(one.hard for one in told.findings)
    if len(told.laid) < CARDS:
        return say("hanzo-picture-map-cards", locale, count=len(told.laid))
    return say("hanzo-picture-map-faults", locale, count=faults) if faults else say("hanzo-picture-map-ready", locale)


def _card_number(overlay: Overlay, told: MapFacts, card: int, number: int, chosen: bool) -> None:
    """Write a card's number in the middle of what is to be seen of it; frame its cells if it is meant."""
    cells = [cell for cell, of in enumerate(told.grid.card) if of == card]
    if not cells:
        return
    faulty = number in told.faulty
    if chosen or faulty:
        for cell in cells:
            overlay.frame(cell, "halo" if chosen else "red", dashed=faulty)
    x, y = _heart(overlay, cells)
    look = ("halo", "halo_edge") if chosen else ("red", "red_ink") if faulty else ("seal", "seal_ink")
    sign = _badge(overlay.theme, f"{number}{'?' if faulty else ''}", *look)
    overlay.canvas.paste(sign, x, y, "card", str(number))


def _heart(overlay: Overlay, cells: Sequence[int]) -> Point:
    """Return where the number of a card goes: the corner between its most central cells, clear of their signs."""
    middles = [overlay.middle(cell) for cell in cells]
    x, y = (sum(part) / len(middles) for part in zip(*middles, strict=True))
    half = overlay.plan.cell / 2
    corners = [(a + half, b + half) for a, b in middles]
    return min(corners, key=lambda corner: (corner[0] - x) ** 2 + (corner[1] - y) ** 2)


def _badge(theme: Theme, text: str, fill: str, ink: str) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 54, 54)
        sketch.ellipse((1, 1, 53, 53), fill, ink, 3)
        sketch.text((27, 27), text, 30 if len(text) == 1 else 24, ink, fill)
        return sketch.finish()

    return sprite(("card-badge", theme.name, text, fill, ink), make)


def _covered(overlay: Overlay, cards: Cards, told: MapFacts, layout: Plan) -> None:
    """Mark the edges where a card lies on another with a shadow on the lower one."""
    inside = [_rectangle(cards, told.laid[number - 1]) for number in told.shown]
    place_of = {place: cell for cell, place in enumerate(told.grid.at)}
    for cell, place in enumerate(told.grid.at):
        lower = told.grid.card[cell]
        for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            beside = (place[0] + step[0], place[1] + step[1])
            upper = told.grid.card[place_of[beside]] if beside in place_of else -1
            if upper > lower and _in(inside[lower], beside):
                _shadow(overlay, cell, step, layout)


def _rectangle(cards: Cards, one: maps.Laid) -> tuple[int, int, int, int]:
    high, wide = (cards.height, cards.width) if one.turn % 180 == 0 else (cards.width, cards.height)
    return one.row, one.column, one.row + high, one.column + wide


def _in(box: tuple[int, int, int, int], place: tuple[int, int]) -> bool:
    return box[0] <= place[0] < box[2] and box[1] <= place[1] < box[3]


def _shadow(overlay: Overlay, cell: int, step: tuple[int, int], layout: Plan) -> None:
    """Draw teeth along a side of a cell."""

    def make() -> Sprite:
        size = layout.cell
        sketch = Sketch(overlay.theme, size, size)
        count = 6
        for number in range(count):
            low, high = size * number / count, size * (number + 1) / count
            near = {(-1, 0): 0.0, (0, -1): 0.0}.get(step, size)
            far = near + (11 if near == 0 else -11)
            ends = [(low, near), (high, near), ((low + high) / 2, far)]
            sketch.polygon(ends if step[0] else [(b, a) for a, b in ends], "frame")
        return sketch.finish()

    sign = sprite(("overlap", overlay.theme.name, layout.side, step), make)
    overlay.canvas.paste(sign, *overlay.middle(cell), "overlap", overlay.grid.names[cell])


def _legend(canvas: Canvas, shown: tuple[Card, ...]) -> None:
    wide = (WIDTH - 2 * EDGE - 5 * 6) / 6
    high = _LEGEND - 20
    for place, card in enumerate(shown):
        left = place * (wide + 6)
        ground, ink = ("done", "done_ink") if card.state in ("missing", "unknown") else ("card", "ink")
        edge = {"chosen": "halo", "faulty": "red"}.get(card.state)
        canvas.card((left, 0, left + wide, high), ground, edge, 8, 5)
        look = {"chosen": ("halo", "halo_edge"), "faulty": ("red", "red_ink")}.get(card.state, ("seal", "seal_ink"))
        text = f"{card.number}{'?' if card.state == 'faulty' else ''}"
        canvas.paste(_badge(canvas.theme, text, *look), left + 30, high / 2)
        size = 22 if reach(card.name, "text", 22) <= wide - 68 else 20
        canvas.text((left + 62, 26), fit(card.name, "text", size, wide - 68), size, ink, ground, "text")
        canvas.text((left + 62, 56), fit(card.face, "text", 20, wide - 68), 20, ink, ground, "text")
