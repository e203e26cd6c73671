"""Pictures for the private panels: numbered candidates, and a move before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Move
from engine.hanzo import sight
from engine.hanzo.collect import Result, advanced, results
from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import occupied, restrictions
from engine.hanzo.view import EVENT, EXTRA, RESOURCES, SAMURAI_PHASES, Die, View
from render.canvas import UNIT, Canvas, Sketch, Sprite, fit, reach, sprite
from render.hanzo import facts, pieces, tiles
from render.hanzo.overlay import Overlay, plate
from render.hanzo.plan import WIDTH, Plan, plan
from render.hanzo.sheet import EDGE, TITLE, lay_map, sheet
from render.theme import Theme
from words import say
from words.hanzo import names

_TRACKS = 70
_CHIP = 44
_CHIPS_A_ROW = 6
_NUMBERS_SHOWN = 3


class Numbered(NamedTuple):
    """A space with candidates: their numbers, and the directions of those that are placements."""

    cell: int
    numbers: tuple[int, ...]
    axes: tuple[str, ...]


def numbered(view: View, candidates: Sequence[Move | str]) -> list[Numbered]:
    """Group candidates by space, numbered from 1. Raises `KeyError` for a space that is not there."""
    found: dict[int, list[tuple[int, str]]] = {}
    for number, candidate in enumerate(candidates, 1):
        name, axis = candidate if isinstance(candidate, str) else space_of(candidate), ""
        if not isinstance(candidate, str) and candidate[0] == "place":
            axis = candidate[3]
        found.setdefault(view.grid.index[name], []).append((number, axis))
    return [
        Numbered(cell, tuple(number for number, _ in group), tuple(dict.fromkeys(axis for _, axis in group)))
        for cell, group in found.items()
    ]


def space_of(move: Move) -> str:
    """Return the written name of the space that a move is about, of a gift the one that a samurai leaves."""
    return str(move[{"place": 2, "gain": 2}.get(move[0], 1)])


def told_numbers(numbers: Sequence[int]) -> str:
    """Return numbers that share a space, in short."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    more = "…" if len(numbers) > _NUMBERS_SHOWN else ""
    return ",".join(map(str, numbers[:_NUMBERS_SHOWN])) + more


def paint_candidates(view: View, candidates: Sequence[Move | str], title: str, locale: str, theme: Theme) -> Canvas:
    """Return the map with numbered candidates."""
    layout = plan(view.grid)
    height = TITLE + layout.height / UNIT + _TRACKS
    canvas = sheet(theme, WIDTH, height, title or say("hanzo-picture-candidates", locale), locale)
    overlay = lay_map(canvas, view.grid, layout, TITLE)
    if view.phase not in SAMURAI_PHASES:
        overlay.closed(_closed(view))
    overlay.draw_pieces(view)
    for one in numbered(view, candidates):
        _candidate(overlay, layout, one)
    _counters(canvas, view, view.counters, height - _TRACKS, locale)
    return canvas


def _closed(view: View) -> int:
    place, _ = restrictions(view)
    return int(view.grid.every & ~place & ~occupied(view))


def _candidate(overlay: Overlay, layout: Plan, one: Numbered) -> None:
    """Frame a space, write its numbers on its upper edge, and point where a die would look, if that is one way only."""
    overlay.frame(one.cell)
    x, y = overlay.middle(one.cell)
    text = told_numbers(one.numbers)
    wide = max(38.0, reach(text, "bold", 24) + 16)
    left = x - layout.cell / 2 + min(wide, layout.cell - 6) / 2 + 3
    axis = one.axes[0] if len(one.axes) == 1 else "."
    if axis in _POINTS:
        overlay.canvas.paste(_pointer(overlay.theme, axis, layout.side), x, y, "pointer", axis)
        if axis in "dx":
            left = x  # the corner belongs to a pointer
    sign = _number(overlay.theme, text, wide)
    overlay.canvas.paste(sign, left, y - layout.cell / 2 + 20, "number", text)


def _number(theme: Theme, text: str, wide: float) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, wide, 34)
        sketch.rounded((0.5, 0.5, wide - 0.5, 33.5), 8, "seal", "halo", 3)
        sketch.text((wide / 2, 17), text, 24, "seal_ink", "seal")
        return sketch.finish()

    return sprite(("candidate", theme.name, text, wide), make)


_POINTS = {
    "v": ((0, -1), (0, 1)),
    "h": ((-1, 0), (1, 0)),
    "u": ((1, -1), (-1, 1)),
    "d": ((-1, -1), (1, 1)),
    "+": ((0, -1), (0, 1), (-1, 0), (1, 0)),
    "x": ((1, -1), (-1, 1), (-1, -1), (1, 1)),
}
"""Per way to lie the directions (right, down) in which a die looks."""


def _pointer(theme: Theme, axis: str, pixels: int) -> Sprite:
    """Return small arrow heads at the edges of a cell, where a die that lies so would look."""

    def make() -> Sprite:
        drawing = tiles.Sheet(theme, pixels)
        for right, down in _POINTS[axis]:
            straight = right == 0 or down == 0
            reach_ = 54 if straight else 50
            tip = 60 + right * reach_, 60 + down * reach_
            back = 60 + right * (reach_ - 17), 60 + down * (reach_ - 17)
            side = (down * 12, right * 12) if straight else (down * 9, -right * 9)
            head = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
            drawing.polygon(head, "ray", "ray_edge", 3)
        return drawing.finish()

    return sprite(("pointer", theme.name, axis, pixels), make)


def _counters(canvas: Canvas, view: View, after: Sequence[int], top: float, locale: str) -> None:
    """Write the four tracks in a line, with where they would go."""
    before = view.counters
    wide = (WIDTH - 2 * EDGE - 3 * 8) / 4
    for place, kind in enumerate(facts.track_order(view)):
        left = EDGE + place * (wide + 8)
        moved = before[kind] != after[kind]
        canvas.card((left, top + 10, left + wide, top + 60), "card", "halo" if moved else None, 8, 4)
        canvas.paste(tiles.resource(canvas.theme, kind, 36), left + 32, top + 35)
        name = names.resource(RESOURCES[kind], locale)
        canvas.text((left + 62, top + 35), name, 22, "ink", "card")
        value = f"{before[kind]} → {after[kind]}" if moved else str(after[kind])
        canvas.text((left + wide - 16, top + 35), value, 26, "ink", "card", anchor="rm")


# Preview


class Preview(NamedTuple):
    """What would come of a move: results in order, counters afterwards, samurai that leave or come."""

    results: tuple[Result, ...]
    counters: tuple[int, ...]
    leaving: tuple[int, ...]
    coming: tuple[int, ...]
    die: Die | None


def previewed(view: View, move: Move) -> Preview:
    """Work out a move that is legal in this view. Raises `KeyError` for a space that is not there."""
    index, grid = view.grid.index, view.grid
    if move[0] == "place":
        cells = [index[name] for name, _ in move[4]]
        found, counters = results(view.setting, view.counters, grid.resource, cells)
        leaving = tuple(index[removed] for _, removed in move[4] if removed)
        return Preview(found, counters, leaving, (), Die(index[move[2]], move[1], move[3]))
    if move[0] == "samurai":
        return Preview((), view.counters, (), (index[move[1]],), None)
    if move[0] == "gain":
        leaving = (index[move[2]],) if move[2] else ()
        return Preview((), advanced(view.counters, RESOURCES.index(move[1])), leaving, (), None)
    return Preview((), view.counters, (), (), None)


def paint_preview(view: View, move: Move, locale: str, theme: Theme) -> Canvas:
    """Return the map with a move as it would turn out."""
    layout, shown = plan(view.grid), previewed(view, move)
    rows = -(-len(shown.results) // _CHIPS_A_ROW)
    height = TITLE + layout.height / UNIT + _TRACKS + rows * (_CHIP + 6) + (10 if rows else 0)
    canvas = sheet(theme, WIDTH, height, preview_title(view, move, locale), locale)
    overlay = lay_map(canvas, view.grid, layout, TITLE)
    if view.phase not in SAMURAI_PHASES:
        overlay.closed(_closed(view))
    leaving = sum(1 << cell for cell in shown.leaving)
    if shown.die is not None:
        overlay.rays(sight.rays(view.grid, occupied(view), shown.die), shown.die.cell)
    overlay.draw_pieces(view, hidden=leaving)
    for cell in shown.leaving:
        overlay.samurai(cell, leaving=True)
        overlay.frame(cell, dashed=True)
    for cell in shown.coming:
        overlay.samurai(cell)
        overlay.frame(cell, "private_edge", dashed=True)
    if shown.die is not None:
        overlay.draw_die(shown.die, pieces.GHOST)
        overlay.taken([one.cell for one in shown.results], shown.results)
    top = TITLE + layout.height / UNIT + (10 if rows else 0)
    _chips(canvas, view, shown.results, top, locale)
    _counters(canvas, view, shown.counters, height - _TRACKS, locale)
    return canvas


def preview_title(view: View, move: Move, locale: str) -> str:
    """Return what a previewed move is, in words."""
    if move[0] == "place":
        return say("hanzo-picture-preview-die", locale, die=move[1], cell=move[2])
    if move[0] == "samurai":
        return say("hanzo-picture-preview-samurai", locale, cell=move[1])
    if move[0] == "gain":
        return say("hanzo-picture-preview-gain", locale, resource=names.resource(move[1], locale))
    if move[0] == EVENT:
        event = names.event(event_name(view.setting.duel, move[1]), locale)
        return say("hanzo-picture-preview-event", locale, die=move[1], event=event)
    if move[0] == EXTRA:
        return say("hanzo-picture-preview-extra", locale, die=move[1])
    return say("hanzo-picture-preview", locale)


def result_words(one: Result, locale: str) -> str:
    """Return what came of a collected cell: the track's new value, or why it is wasted."""
    if one.gained:
        return say("hanzo-picture-gained", locale, value=one.value)
    return say(f"hanzo-picture-wasted-{one.why}", locale)


def _chips(canvas: Canvas, view: View, found: Sequence[Result], top: float, locale: str) -> None:
    """List what is collected in its order."""
    wide = (WIDTH - 2 * EDGE - (_CHIPS_A_ROW - 1) * 6) / _CHIPS_A_ROW
    for number, one in enumerate(found):
        left = EDGE + number % _CHIPS_A_ROW * (wide + 6)
        y = top + number // _CHIPS_A_ROW * (_CHIP + 6)
        ground, ink = ("card", "ink") if one.gained else ("gone", "gone_ink")
        canvas.card((left, y, left + wide, y + _CHIP), ground, None, 8)
        fill, dark = ("halo", "halo_edge") if one.gained else ("gone", "gone_ink")
        canvas.paste(plate(canvas.theme, str(number + 1), fill, dark), left + 22, y + _CHIP / 2)
        what = f"{view.grid.names[one.cell]} {RESOURCES[one.resource]}"
        x = left + 44 + canvas.text((left + 44, y + _CHIP / 2), what, 22, ink, ground) + 10
        said = result_words(one, locale)
        canvas.text((x, y + _CHIP / 2), fit(said, "text", 20, left + wide - 8 - x), 20, ink, ground, "text")
