"""The lower panel: the six events, what they forbid now, the four tracks, dice to place, samurai in supply, the key."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.hanzo.restrictions import event_name
from engine.hanzo.rulings import STOCK, TRACK_MAX
from engine.hanzo.scene import arriving, one_more_goes
from engine.hanzo.threats import threats
from engine.hanzo.view import EVENT, FLOOR, RESOURCES, ROLL, ROOF, View
from render.canvas import Canvas, Sketch, Sprite, fit, reach, sprite
from render.hanzo import facts, pieces, tiles
from render.hanzo.facts import Changes
from render.hanzo.header import EDGE
from render.hanzo.overlay import hatch, plate
from render.hanzo.plan import WIDTH
from render.signs import private_note, wrapped
from render.theme import Theme
from words import say
from words.hanzo import cards, names

_GAP = 8
_EVENTS = 106
_NOW = 68
_ROW = 46
_LINE = 34
"""Units above the tracks for the words at the red line."""
_TRACKS = _LINE + 4 * _ROW
_KEY = 40
HEIGHT = EDGE + _EVENTS + _GAP + _NOW + _GAP + _TRACKS + _KEY
_LEFT = 790
"""Where the boxes beside the tracks begin."""


def draw_footer(canvas: Canvas, view: View, change: Changes, top: float, locale: str) -> None:
    """Draw the panel below the map."""
    y = top + EDGE
    events = tuple(_event(view, change, number, locale) for number in facts.FACES)
    canvas.part(("hanzo-events", events), (EDGE, y, WIDTH - EDGE, y + _EVENTS), "panel", partial(_events, shown=events))
    y += _EVENTS + _GAP
    said = now_line(view, locale)
    canvas.part(("hanzo-now", said), (EDGE, y, WIDTH - EDGE, y + _NOW), "panel", partial(_now, said=said))
    y += _NOW + _GAP
    tracks = _tracks_of(view, change, locale)
    box = (EDGE, y, _LEFT - 14, y + _TRACKS)
    canvas.part(("hanzo-tracks", tracks), box, "panel", partial(_tracks, shown=tracks))
    boxes = _boxes_of(view, change, locale)
    box = (_LEFT, y, WIDTH - EDGE, y + _TRACKS)
    canvas.part(("hanzo-boxes", boxes), box, "panel", partial(_boxes, shown=boxes))
    y += _TRACKS
    private = facts.drafted(view)
    box = (EDGE, y, WIDTH - EDGE, y + _KEY)
    canvas.part(("hanzo-key", private, locale), box, "panel", partial(_key, private=private, locale=locale))


# Events


class _Event(NamedTuple):
    """One of the six events. ``state`` is ``open``, ``now``, ``cancelled`` or ``used``."""

    number: int
    name: str
    about: str
    state: str
    word: str
    """Why it is out of play, or nothing."""
    fresh: bool
    order: str
    """In a duel, which event of the turn it is, or nothing."""


def _event(view: View, change: Changes, number: int, locale: str) -> _Event:
    name = event_name(view.setting.duel, number)
    chosen = [cancelled for one, _, cancelled in facts.named_events(view) if one == number]
    if chosen:
        state = "cancelled" if all(chosen) else "now"
    else:
        state = "used" if number in facts.marked(view) else "open"
    word = say(f"hanzo-picture-state-{state}", locale) if state in ("used", "cancelled") else ""
    fresh = any(view.events[place] == number for place in change.events)
    about = say(f"hanzo-picture-short-{name}", locale)
    order = [str(place + 1) for place, one in enumerate(view.events) if one == number]
    told = "+".join(order) if view.setting.duel else ""
    return _Event(number, names.event(name, locale), about, state, word, fresh, told)


def _events(canvas: Canvas, shown: tuple[_Event, ...]) -> None:
    wide = (WIDTH - 2 * EDGE - 5 * 6) / 6
    for place, event in enumerate(shown):
        left, over = place * (wide + 6), event.state in ("used", "cancelled")
        ground, ink, faint = {
            "now": ("seal", "seal_ink", "seal_ink"),
            "open": ("card", "ink", "faint"),
        }.get(event.state, ("done", "done_ink", "done_ink"))
        canvas.card((left, 0, left + wide, _EVENTS), ground, "halo" if event.fresh else None, 8, 5)
        look = pieces.SPENT if over else pieces.PLAIN
        die, middle = (46, 68) if event.order else (50, _EVENTS / 2)  # below its plate, if it has one
        canvas.paste(pieces.loose_die(canvas.theme, event.number, die, look), left + 34, middle)
        room = wide - 70
        size = 22 if max(reach(word, "bold", 22) for word in event.name.split()) <= room else 20
        name = wrapped(event.name, "bold", size, room, 2)
        y = 26 if len(name) == 2 else 38
        for line, text in enumerate(name):
            canvas.text((left + 64, y + 25 * line), text, size, ink, ground)
        told = fit(event.word if over else event.about, "text", 20, room)
        canvas.text((left + 64, y + 25 * len(name) + 4), told, 20, faint, ground, "text")
        if event.order:
            canvas.paste(
                plate(canvas.theme, event.order, "halo", "halo_edge", 28 if len(event.order) == 1 else 44),
                left + 34,
                18,
            )


def _strike(theme: Theme) -> Sprite:
    """Return the stroke through a die that is out of play."""

    def make() -> Sprite:
        sketch = Sketch(theme, 58, 58)
        sketch.line([(4, 54), (54, 4)], "gone", 10)
        sketch.line([(4, 54), (54, 4)], "gone_ink", 5)
        return sketch.finish()

    return sprite(("strike", theme.name), make)


# What holds now


def now_line(view: View, locale: str) -> str:
    """Return what the events of this turn forbid, and for how long."""
    if not view.to_move:
        return say("hanzo-picture-over", locale)
    if not view.turn:
        return say("hanzo-picture-between-turns", locale)
    if not view.events:
        if not view.setting.duel and view.phase not in (ROLL, EVENT):
            return say("hanzo-picture-lucky", locale)
        return say("hanzo-picture-to-come" if view.setting.doors_open else "hanzo-picture-to-come-closing", locale)
    return cards.in_force(view, locale)


def _now(canvas: Canvas, said: str) -> None:
    wide = WIDTH - 2 * EDGE
    canvas.card((0, 0, wide, _NOW), "card", None, 8)
    canvas.card((0, 0, 10, _NOW), "die", None, 5)
    size = next((size for size in (26, 24) if reach(said, "bold", size) <= wide - 44), 22)
    lines = wrapped(said, "bold", size, wide - 44, 2)
    for number, line in enumerate(lines):
        y = _NOW / 2 + (number - (len(lines) - 1) / 2) * 29
        canvas.text((26, y), line, size, "ink", "card")


# Tracks


class _Track(NamedTuple):
    """One track: ``stop`` is how far it may go now."""

    kind: int
    name: str
    value: int
    stop: int
    fresh: bool


class _Tracks(NamedTuple):
    """The four tracks from the top down."""

    rows: tuple[_Track, ...]
    red_line: int
    """The space after which the red line runs, or 0."""
    red: bool
    above: str
    """What is written above the tracks."""


def _tracks_of(view: View, change: Changes, locale: str) -> _Tracks:
    rows = tuple(
        _Track(
            kind,
            names.resource(RESOURCES[kind], locale),
            view.counters[kind],
            facts.limit(view, kind),
            kind in change.tracks,
        )
        for kind in facts.track_order(view)
    )
    duel = view.setting.duel
    if duel:
        key = "red-passed" if view.red else "red-line"
    else:
        key = "gradual" if view.setting.options.gradual_procedure else "door-limit"
    line = view.setting.rulings.red_line if duel else 0
    return _Tracks(rows, line, view.red, say(f"hanzo-picture-rule-{key}", locale))


def _tracks(canvas: Canvas, shown: _Tracks) -> None:
    room = _LEFT - 14 - EDGE
    first, gap = 150.0, 4.0
    wide = (room - first - 10 * gap) / TRACK_MAX
    canvas.text((0, _LINE / 2 - 2), fit(shown.above, "text", 20, room), 20, "faint", "panel", "text")
    for row, track in enumerate(shown.rows):
        y = _LINE + row * _ROW
        sign = tiles.resource(canvas.theme, track.kind, 35)
        canvas.paste(sign, 24, y + (_ROW - 4) / 2)
        canvas.text((50, y + (_ROW - 4) / 2), fit(track.name, "bold", 22, first - 56), 22, "ink", "panel")
        for space in range(1, TRACK_MAX + 1):
            left = first + (space - 1) * (wide + gap)
            _space(canvas, track, space, (left, y, left + wide, y + _ROW - 5))
        if track.stop < TRACK_MAX:
            left = first + track.stop * (wide + gap) - gap / 2
            canvas.card((left - 3, y - 2, left + 3, y + _ROW - 3), "ink", None, 2)
    if shown.red_line:
        x = first + shown.red_line * (wide + gap) - gap / 2
        canvas.paste(_red_line(canvas.theme), x, _LINE + 2 * _ROW - 6)


def _space(canvas: Canvas, track: _Track, space: int, box: tuple[float, float, float, float]) -> None:
    here = space == track.value
    fill, ink = ("token", "token_ink") if here else ("done", "done_ink") if space < track.value else ("card", "ink")
    if here and track.kind == 3:
        fill, ink = "red", "red_ink"
    canvas.card(box, fill, "halo" if here and track.fresh else None, 6, 4)
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    canvas.text(middle, str(space), 24 if here else 20, ink, fill, "bold" if here else "text", "mm")


def _red_line(theme: Theme) -> Sprite:
    def make() -> Sprite:
        high = 4 * _ROW + 14
        sketch = Sketch(theme, 24, high)
        sketch.line([(12, 4), (12, high - 2)], "outline", 9)
        sketch.line([(12, 4), (12, high - 2)], "red", 5)
        sketch.polygon([(3, 0), (21, 0), (12, 14)], "red", "outline", 2)
        return sketch.finish()

    return sprite(("red-line", theme.name), make)


# Dice and supply


class _Boxes(NamedTuple):
    """What is beside the map: dice and samurai."""

    label: str
    dice: tuple[int, ...]
    extra: int
    given: str
    supply_label: str
    supply: int
    fresh: bool
    coming: str
    scarce: bool
    """Fewer are in supply than come."""


def _dice_are(view: View) -> str:
    """Return what is to become of the dice beside the map: after the end, nothing."""
    if not view.to_move or one_more_goes(view):
        return "still-here"
    return "rolled" if view.phase == EVENT else "to-place"


def _boxes_of(view: View, change: Changes, locale: str) -> _Boxes:
    return _Boxes(
        say(f"hanzo-picture-{_dice_are(view)}", locale),
        view.left,
        view.extra,
        say("hanzo-picture-given-up", locale),
        say("hanzo-picture-supply", locale),
        view.supply,
        change.supply,
        say("hanzo-picture-coming", locale, count=arriving(view)) if view.to_move else "",
        any(one.kind in ("supply", "last") for one in threats(view)),
    )


def _boxes(canvas: Canvas, shown: _Boxes) -> None:
    wide = WIDTH - EDGE - _LEFT
    middle = 100.0
    canvas.card((0, 0, wide, middle), "card", None, 8)
    canvas.text((14, 20), shown.label, 20, "faint", "card", "text")
    for place, value in enumerate(shown.dice):
        canvas.paste(pieces.loose_die(canvas.theme, value, 58), 44 + place * 66, 66, "left", str(value))
    if not shown.dice:
        canvas.text((20, 66), "–", 30, "faint", "card")
    if shown.extra:
        x = 44 + len(shown.dice) * 66 + 10
        canvas.paste(pieces.loose_die(canvas.theme, shown.extra, 50, pieces.SPENT), x, 68)
        canvas.paste(_strike(canvas.theme), x, 68)
        canvas.text((x + 32, 68), fit(shown.given, "text", 20, wide - x - 42), 20, "faint", "card", "text")
    top = middle + _GAP
    canvas.card((0, top, wide, _TRACKS - 4), "card", "halo" if shown.fresh else None, 8, 5)
    canvas.text((14, top + 22), shown.supply_label, 20, "faint", "card", "text")
    canvas.text((wide - 14, top + 22), str(shown.supply), 24, "ink", "card", anchor="rm")
    step = (wide - 20) / STOCK
    for number in range(STOCK):
        sign = pieces.small_samurai(canvas.theme, step + 1, number >= shown.supply)
        canvas.paste(sign, 10 + number * step + step / 2, top + 56, "stock", str(number))
    if shown.coming:
        ground, ink = ("red", "red_ink") if shown.scarce else ("card", "ink")
        canvas.card((8, top + 74, wide - 8, _TRACKS - 8), ground, None, 6)
        canvas.text((14, top + 90), fit(shown.coming, "text", 20, wide - 28), 20, ink, ground, "text")


# Key


def _key(canvas: Canvas, private: bool, locale: str) -> None:
    """Draw the key to roofs, floors, what is closed, and the stop of a track; on private pictures, what is private."""
    x, y, right = 0.0, _KEY / 2 + 2, WIDTH - 2 * EDGE
    for name, sign in (
        ("roof", tiles.surface(canvas.theme, ROOF, 22, 1)),
        ("floor", tiles.surface(canvas.theme, FLOOR, 22, 1)),
        ("closed", hatch(canvas.theme, 22)),
    ):
        canvas.paste(sign, x + 14, y)
        x += 36 + canvas.text((x + 34, y), say(f"hanzo-picture-key-{name}", locale), 20, "faint", "panel", "text") + 20
    canvas.card((x + 4, y - 14, x + 10, y + 14), "ink", None, 2)
    x += 20 + canvas.text((x + 20, y), say("hanzo-picture-key-stop", locale), 20, "faint", "panel", "text") + 20
    canvas.card((x + 2, y - 13, x + 28, y + 13), "panel", "halo", 5, 4)
    canvas.text((x + 36, y), say("hanzo-picture-key-new", locale), 20, "faint", "panel", "text")
    if private:
        private_note(canvas, say("picture-only-you", locale), right, y, 28)
