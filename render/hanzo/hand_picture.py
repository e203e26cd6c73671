"""The private picture: the event card, or for the samurai player the dice from which he sets an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import active, occupied, restrictions
from engine.hanzo.view import EVENT, GUARDIANS, LANTERNS, MORE_SAMURAI, PATROL, SAMURAI, View
from render.canvas import UNIT, Canvas
from render.hanzo import facts, footer, map_picture, pieces
from render.hanzo.plan import EMPTY_COLUMNS, EMPTY_ROWS, plan_of
from render.hanzo.sheet import EDGE, TITLE, lay_map, sheet
from render.signs import wrapped
from render.theme import Theme
from words import say
from words.hanzo import names

WIDTH = 1000
_EVENT = 126
_LINE = 30
_DICE = 48
"""Units of the line that has the dice left to place at its end."""
_MAP_PIXELS = round(WIDTH * UNIT)
_CELL = 62
"""Most pixels of a cell of the small map."""


class Row(NamedTuple):
    """An event of the card. ``note`` says what is special about it, or nothing."""

    die: int
    name: str
    about: str
    note: str
    over: bool


def about(view: View, name: str, locale: str) -> str:
    """Return what an event does, under the rulings of this table."""
    ending = ""
    if name == MORE_SAMURAI:
        ending = "-duel" if view.setting.duel else "-solo"
    elif name in (LANTERNS, PATROL) and not view.setting.doors_open:
        ending = "-closed"
    elif name == GUARDIANS and not view.setting.rulings.guardians_block_cells:
        ending = "-mild"
    return say(f"hanzo-picture-about-{name}{ending}", locale)


def choosing(view: View) -> bool:
    """Say whether this viewer is to set an event of a duel."""
    return bool(view.setting.duel and view.viewer == SAMURAI and view.phase == EVENT)


def rows(view: View, locale: str) -> tuple[Row, ...]:
    """Return the events of the turn, or those from which the samurai player may choose."""
    if choosing(view):
        return tuple(choice(view, die, locale) for die in dict.fromkeys(view.left))
    found = []
    for number, name, cancelled in facts.named_events(view):
        note = say("hanzo-picture-state-cancelled", locale) if cancelled else ""
        found.append(Row(number, names.event(name, locale), about(view, name, locale), note, cancelled))
    return tuple(found)


def choice(view: View, die: int, locale: str) -> Row:
    """Return what an event would do, and which dice it leaves to the ninja."""
    name = event_name(view.setting.duel, die)
    kept = list(view.left)
    kept.remove(die)
    note = say("hanzo-picture-keeps", locale, dice=" ".join(map(str, kept)), count=len(kept))
    said = about(view, name, locale)
    if view.spirits:
        said = say("hanzo-picture-no-effect", locale)
    elif {name, *active(view)} >= {LANTERNS, PATROL}:
        said += " " + say("hanzo-picture-together", locale)
    return Row(die, names.event(name, locale), said, note, view.spirits)


def title(view: View, locale: str) -> str:
    """Return the title of the private picture."""
    if choosing(view):
        return say("hanzo-picture-hand-choose", locale)
    return say("hanzo-picture-hand-events" if view.events else "hanzo-picture-hand-none", locale)


def paint_hand(view: View, locale: str, theme: Theme) -> Canvas:
    """Return the canvas with what only this viewer may see. Raises `ValueError` for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing of his own")
    if facts.drafted(view) and view.draft is not None:
        return map_picture.paint_map(view.setting, facts.draft_text(view), 0, locale, theme)
    shown = rows(view, locale)
    layout = plan_of(*_lattice(view), width=_MAP_PIXELS, tallest=_CELL * 8, largest=_CELL)
    said = wrapped(footer.now_line(view, locale), "bold", 26, WIDTH - 2 * EDGE - 44, 3)
    box = 24 + _LINE * len(said) + (_DICE if view.events else 0)
    height = TITLE + len(shown) * _EVENT + box + 16 + layout.height / UNIT
    canvas = sheet(theme, WIDTH, height, title(view, locale), locale)
    y = float(TITLE)
    for row in shown:
        _event(canvas, row, y)
        y += _EVENT
    _holds(canvas, view, said, y, y + box, locale)
    overlay = lay_map(canvas, view.grid, layout, y + box + 14)
    if view.turn:
        overlay.closed(facts.closed(view))
    overlay.draw_pieces(view)
    return canvas


def _lattice(view: View) -> tuple[int, int]:
    return view.grid.rows or EMPTY_ROWS, view.grid.columns or EMPTY_COLUMNS


def _event(canvas: Canvas, row: Row, top: float) -> None:
    ground, ink, faint = ("done", "done_ink", "done_ink") if row.over else ("card", "ink", "faint")
    canvas.card((EDGE, top, WIDTH - EDGE, top + _EVENT - 10), ground, None, 12)
    canvas.paste(
        pieces.loose_die(canvas.theme, row.die, 88, pieces.SPENT if row.over else pieces.PLAIN),
        EDGE + 62,
        top + (_EVENT - 10) / 2,
        "die",
        str(row.die),
    )
    left = EDGE + 126
    room = WIDTH - EDGE - 20 - left
    canvas.text((left, top + 27), row.name, 36, ink, ground, "display")
    if row.note:
        canvas.text((left + room, top + 27), row.note, 22, faint, ground, "text", "rm")
    for number, line in enumerate(wrapped(row.about, "text", 22, room, 2)):
        canvas.text((left, top + 64 + number * 28), line, 22, ink, ground, "text")


def _holds(canvas: Canvas, view: View, said: Sequence[str], top: float, bottom: float, locale: str) -> None:
    """Write what holds now, all events together, and how many spaces are open."""
    canvas.card((EDGE, top, WIDTH - EDGE, bottom), "card", "halo", 12, 4)
    canvas.card((EDGE + 8, top + 8, EDGE + 18, bottom - 8), "die", None, 4)
    for number, line in enumerate(said):
        canvas.text((EDGE + 34, top + 27 + number * _LINE), line, 26, "ink", "card")
    if view.events:
        y = top + 12 + len(said) * _LINE + _DICE / 2
        text = say("hanzo-picture-open-cells", locale, **open_count(view))
        canvas.text((EDGE + 34, y), text, 22, "faint", "card", "text")
        for place, value in enumerate(reversed(() if choosing(view) else view.left)):
            sign = pieces.loose_die(canvas.theme, value, 42)
            canvas.paste(sign, WIDTH - EDGE - 38 - place * 48, y, "left", str(value))


def open_count(view: View) -> dict[str, int]:
    """Return how many free cells are open to dice, of how many."""
    place, _ = restrictions(view)
    free = view.grid.every & ~occupied(view)
    return {"open": (place & free).bit_count(), "free": free.bit_count()}
