"""The board picture: upper panel, map with what lies on it, lower panel."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.hanzo import sight
from engine.hanzo.grid import Grid
from engine.hanzo.view import EVENT, PLACE, View
from render.canvas import UNIT, Canvas, kept_base
from render.hanzo import facts, footer, header
from render.hanzo.map_layer import label, map_layer
from render.hanzo.overlay import Overlay
from render.hanzo.plan import Plan, plan
from render.signs import framed
from render.theme import Theme

_TOP = round(header.HEIGHT * UNIT)


def paint_board(view: View, before: View | None, names: Sequence[str], locale: str, theme: Theme) -> Canvas:
    """Return the canvas with the picture for the viewer of this view; ``before`` is what the last picture showed."""
    grid = facts.shown_grid(view)
    layout = plan(grid)
    canvas = Canvas(theme, _base(grid, layout, theme).copy())
    change = facts.changes(before, view)
    header.draw_header(canvas, view, names, locale)
    label(canvas, layout, _TOP / UNIT)
    overlay = Overlay(canvas, grid, layout, _TOP / UNIT)
    _paint_map(overlay, view, before, change)
    footer.draw_footer(canvas, view, change, (_TOP + layout.height) / UNIT, locale)
    return canvas


def _paint_map(overlay: Overlay, view: View, before: View | None, change: facts.Changes) -> None:
    grid = overlay.grid
    if not grid.names:
        overlay.lattice()
    if view.phase in (PLACE, EVENT):
        overlay.closed(facts.closed(view))
    if view.last is not None:
        overlay.rays(sight.rays(grid, facts.blocked_for(view, before), view.last.die), view.last.die.cell)
    overlay.draw_pieces(view)
    for die in change.dice:
        overlay.frame(die.cell)
    for cell in grid.cells(change.arrived):
        overlay.frame(cell)
    for cell in grid.cells(change.left):
        overlay.departed(cell)
    if view.last is not None:
        overlay.taken(view.last.taken, facts.last_results(view, before))


def _base(grid: Grid, layout: Plan, theme: Theme) -> Image.Image:
    """Return what is the same in every picture of a map: the empty panels, the garden and the cards."""

    def make() -> Image.Image:
        return framed(theme, map_layer(theme, grid, layout), header.HEIGHT, footer.HEIGHT)

    return kept_base(("hanzo-board", theme.name, layout, grid.text or grid.at), make)
