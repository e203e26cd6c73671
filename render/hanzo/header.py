"""The upper panel: turn, what is to be decided and by whom, map and difficulties, and the two sides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engine.hanzo import maps
from engine.hanzo.scene import one_more_goes
from engine.hanzo.view import EVENT, MAP, NINJA, OVER, PLACE, SAMURAI, SAMURAI_PHASES, View
from render import fonts
from render.canvas import Canvas, fit, reach
from render.hanzo import facts
from render.hanzo.plan import WIDTH
from render.signs import called
from words import say
from words.hanzo import names as called_by
from words.hanzo import options

HEIGHT = 118
EDGE = 14
_SIDE = (252, 92)


def game_title(view: View, locale: str) -> str:
    """Return the name of the game in its mode."""
    return say("hz-title" if view.setting.duel else "hz-title-solo", locale)


def title(view: View, locale: str) -> str:
    """Return the line that says what is going on."""
    if view.phase == OVER and view.ending is not None:
        return say(f"hanzo-picture-title-{'escaped' if view.ending.winner == NINJA else 'caught'}", locale)
    if not view.to_move:
        return say("picture-title-stopped", locale)
    if view.phase == EVENT:
        return say(f"hanzo-picture-title-event-{'duel' if view.setting.duel else 'solo'}", locale)
    return say(f"hanzo-picture-title-{view.phase}", locale)


def role(seat: int, locale: str) -> str:
    """Return what a side is called without its player."""
    return called_by.role(("ninja", "samurai")[seat], locale)


def player(view: View, names: Sequence[str], seat: int, locale: str) -> str:
    """Return how a player is called in the picture; alone, the samurai have no player."""
    return called(names if view.setting.duel else names[:1], seat, role(seat, locale))


def due(view: View, locale: str) -> str:
    """Return how much is still to be done in this phase, or nothing."""
    if not view.to_move:
        return ""
    if view.phase in SAMURAI_PHASES and view.due:
        return say("hanzo-picture-due", locale, count=view.due)
    if view.phase == PLACE and view.left:
        key = "hanzo-picture-dice-one-of" if one_more_goes(view) else "hanzo-picture-dice-left"
        return say(key, locale, count=len(view.left))
    return ""


def reason(view: View, locale: str) -> str:
    """Return why the game is over, or nothing."""
    return "" if view.ending is None else say(f"hanzo-picture-end-{view.ending.reason}", locale)


def map_name(view: View, locale: str) -> str:
    """Return the map's name, as far as the fonts have it, or how its cards lie."""
    name = maps.read_name(view.grid.text)
    if fonts.drawable(name):
        return name
    key = facts.preset_of(view)
    return options.option_value("map", key, locale) if key else say(f"hanzo-picture-map-{facts.map_kind(view)}", locale)


def where(view: View, locale: str) -> str:
    """Return the map's name and the difficulties."""
    hard = [options.option_name(name, locale) for name in facts.difficulties(view)]
    return " · ".join([map_name(view, locale), *hard])


def _short_where(view: View, locale: str, room: float) -> str:
    """Return the same with short names of the difficulties, all of them however long the map's name is."""
    chosen = [name.replace("_", "-") for name in facts.difficulties(view)]
    codes = "".join(f" · {say(f'hanzo-picture-initials-{name}', locale)}" for name in chosen)
    return fit(map_name(view, locale), "text", 20, room - reach(codes, "text", 20)) + codes


class _Lines(NamedTuple):
    """What the title says."""

    turn: int
    title: str
    said: tuple[str, ...]
    below: str


class _Side(NamedTuple):
    """What one side's box shows."""

    seat: int
    name: str
    number: str
    unit: str
    detail: str
    marked: bool


def draw_header(canvas: Canvas, view: View, names: Sequence[str], locale: str) -> None:
    """Draw the panel at the top of the picture."""
    right = WIDTH - 2 * (_SIDE[0] + EDGE)
    room = right - 112
    waits = [say("picture-waits", locale, name=player(view, names, seat, locale)) for seat in view.to_move]
    said = [*waits, due(view, locale)] if view.phase != OVER else [reason(view, locale)]
    below = where(view, locale)
    if reach(below, "text", 20) > room:
        below = _short_where(view, locale, room)
    lines = _Lines(view.turn, title(view, locale), tuple(filter(None, said)), below)
    canvas.part(("hanzo", lines), (EDGE, 8, right, 114), "panel", partial(_title, lines=lines, room=room))
    for side in (_ninja(view, names, locale), _samurai(view, names, locale)):
        left = WIDTH - EDGE - (2 - side.seat) * _SIDE[0] - (1 - side.seat) * 10
        box = (left, 12, left + _SIDE[0], 12 + _SIDE[1])
        canvas.part(("hanzo", side), box, "panel", partial(_side, side=side))


def _title(canvas: Canvas, lines: _Lines, room: float) -> None:
    canvas.card((0, 8, 84, 92), "seal", "seal_ink", 12, 3)
    canvas.text((42, 50), str(lines.turn) if lines.turn else "–", 66, "seal_ink", "seal", "display", "mm")
    size = next((size for size in (48, 44, 40, 36, 32) if reach(lines.title, "display", size) <= room), 30)
    canvas.text((98, 25), fit(lines.title, "display", size, room), size, "ink", "panel", "display")
    if lines.said:
        first, *rest = lines.said
        free = room - sum(reach(" · " + part, "bold", 24) for part in rest)
        canvas.text((98, 62), " · ".join([fit(first, "bold", 24, free), *rest]), 24, "ink", "panel")
    canvas.text((98, 91), fit(lines.below, "text", 20, room), 20, "faint", "panel", "text")


def _ninja(view: View, names: Sequence[str], locale: str) -> _Side:
    won = view.ending is not None and view.ending.winner == NINJA
    detail = say("hanzo-picture-least", locale, value=min(view.counters[:3]))
    doors = str(view.counters[-1]) if view.phase != MAP else "–"
    unit = say("hanzo-picture-doors-unit", locale)
    return _Side(NINJA, player(view, names, NINJA, locale), doors, unit, detail, NINJA in view.to_move or won)


def _samurai(view: View, names: Sequence[str], locale: str) -> _Side:
    won = view.ending is not None and view.ending.winner != NINJA
    detail = say("hanzo-picture-on-map", locale, count=view.samurai.bit_count())
    unit = say("hanzo-picture-supply-unit", locale)
    marked = SAMURAI in view.to_move or won
    return _Side(SAMURAI, player(view, names, SAMURAI, locale), str(view.supply), unit, detail, marked)


def _side(canvas: Canvas, side: _Side) -> None:
    wide, high = _SIDE
    canvas.card((0, 0, wide, high), "card", "halo" if side.marked else None, 8, 4)
    canvas.card((6, 6, 16, high - 6), ("die", "samurai")[side.seat], None, 4)
    ink = ("door_text", "samurai_text")[side.seat]
    unit = reach(side.unit, "text", 20)
    column = max(unit, reach(side.number, "display", 54))
    canvas.text((wide - 14 - column / 2, 34), side.number, 54, ink, "card", "display", "mm")
    canvas.text((wide - 14 - column / 2, 74), side.unit, 20, "faint", "card", "text", "mm")
    room = wide - 48 - column
    canvas.text((24, 28), fit(side.name, "bold", 24, room), 24, "ink", "card")
    canvas.text((24, 74), fit(side.detail, "text", 20, room), 20, "faint", "card", "text")
