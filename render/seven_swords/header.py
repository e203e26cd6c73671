"""The upper panel: turn, phase, who decides, actions, score, and the track of the eighteen turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engine.seven_swords.scores import outcome, samurai_score
from engine.seven_swords.turns import LAST_TURN, turn_kind
from engine.seven_swords.view import (
    BANDIT,
    BANDIT_ACTIONS,
    CROSSING,
    DISCARD,
    GATES,
    KILL,
    KINDS,
    LOSSES,
    OVER,
    SAMURAI,
    SAMURAI_ACTIONS,
    SETUP,
    TILE,
    TOKENS,
    WOUND,
    Crossing,
    Losses,
    View,
)
from render.canvas import Canvas, Sketch, Sprite, fit, reach, sprite
from render.seven_swords import facts
from render.seven_swords.layout import WIDTH
from render.signs import called, private_note
from render.theme import Theme
from words import say
from words.seven_swords.names import token_first

TITLE_HEIGHT = 116
TRACK_HEIGHT = 58
HEIGHT = TITLE_HEIGHT + TRACK_HEIGHT
_EDGE = 14
_SCORE = (252, 92)


def title_key(view: View) -> str:
    """Return the key of the line that says what is going on."""
    if view.phase == DISCARD and turn_kind(view.turn) == "double":
        return "picture-title-discard-double"
    if ended := outcome(view):
        return f"picture-title-won-{('bandit', 'samurai')[ended.winners[0]]}" if ended.winners else "picture-title-draw"
    return f"picture-title-{view.phase}"


def title(view: View, locale: str) -> str:
    """Return the line that says what is going on."""
    if view.phase != OVER and not view.to_move:
        return say("picture-title-stopped", locale)
    if isinstance(view.pending, Crossing):
        token, gate = token_first(TOKENS[view.pending.token], locale), GATES[view.pending.gate]
        return say("picture-title-crossing", locale, token=token, gate=gate)
    if isinstance(view.pending, Losses):
        return say("picture-title-losses", locale, value=view.pending.value)
    if view.phase == WOUND and view.pending:
        return say("picture-title-wound", locale, samurai=view.setting.values.samurai[view.pending[0]].name)
    return say(title_key(view), locale)


def player(names: Sequence[str], seat: int, locale: str) -> str:
    """Return how a player is called in the picture."""
    return called(names, seat, say(("picture-role-bandit", "picture-role-samurai")[seat], locale))


def removed(tile: int) -> str:
    """Return what a tile's B side takes away: the kinds, or how many."""
    return f"–{(*KINDS, '2', ''.join(KINDS))[tile]}"


def draw_header(canvas: Canvas, view: View, names: Sequence[str], locale: str) -> None:
    """Draw the panel at the top of the picture."""
    acts = view.to_move and view.phase in (BANDIT_ACTIONS, CROSSING, WOUND, SAMURAI_ACTIONS, LOSSES)
    lines = _Lines(
        view.turn,
        title(view, locale),
        tuple(_waits(names, seat, locale) for seat in view.to_move),
        say("picture-actions", locale, left=view.actions) if acts else "",
        _source(view, locale) or _where(view, locale),
    )
    right = WIDTH - 2 * (_SCORE[0] + _EDGE)
    canvas.part(lines, (_EDGE, 8, right, 112), "panel", partial(_title, lines=lines, room=right - 112))
    _score(canvas, view, names, BANDIT, locale)
    _score(canvas, view, names, SAMURAI, locale)
    _track(canvas, view)


class _Lines(NamedTuple):
    """What the title says."""

    turn: int
    title: str
    waits: tuple[str, ...]
    left: str
    """How many actions are left, or nothing."""
    below: str


def _title(canvas: Canvas, lines: _Lines, room: float) -> None:
    """Draw turn, phase, who decides and where the actions come from, in a panel of its own."""
    canvas.card((0, 8, 84, 92), "bandit", "bandit_ink", 12, 3)
    number = str(lines.turn) if lines.turn else "–"
    canvas.text((42, 50), number, 66, "bandit_ink", "bandit", "display", "mm")
    size = next((size for size in (48, 44, 40, 36) if reach(lines.title, "display", size) <= room), 34)
    canvas.text((98, 25), fit(lines.title, "display", size, room), size, "ink", "panel", "display")
    free = room - reach(lines.left, "bold", 24) - 20
    said = [fit(line, "bold", 24, free) for line in lines.waits]
    if said:
        canvas.text((98, 62), " · ".join([*said, *([lines.left] if lines.left else [])]), 24, "ink", "panel")
    canvas.text((98, 91), fit(lines.below, "text", 20, room), 20, "faint", "panel", "text")


def _waits(names: Sequence[str], seat: int, locale: str) -> str:
    return say("picture-waits", locale, name=player(names, seat, locale))


def _source(view: View, locale: str) -> str:
    """Return where the actions of this phase come from."""
    if not view.to_move or view.phase in (TILE, SAMURAI_ACTIONS, LOSSES, SETUP, DISCARD, KILL):
        return ""
    budget = view.budget
    return say(
        "picture-budget", locale, total=budget.total, cards=budget.cards, tokens=budget.tokens, unused=budget.unused
    )


def _where(view: View, locale: str) -> str:
    """Return the turn and the village."""
    title = str(view.setting.board.title)
    return f"{say('picture-turn-of', locale, turn=view.turn)} · {title}" if view.turn else title


class _Side(NamedTuple):
    """What one side's box shows."""

    seat: int
    name: str
    points: str
    detail: str
    secret: str
    """The samurai's whole score where only the viewer may know it, else empty."""
    marked: bool
    """This side has to decide, or has won."""


def _score(canvas: Canvas, view: View, names: Sequence[str], seat: int, locale: str) -> None:
    """Draw one side's box: name, what counts for it, points."""
    wide, high = _SCORE
    left = WIDTH - _EDGE - (2 - seat) * wide - (1 - seat) * 10
    points = facts.score(view)
    total = samurai_score(view) if seat == SAMURAI else None
    ended = outcome(view)
    if view.phase == SETUP:
        number, detail, secret = "–", "", ""
    elif seat == BANDIT:
        number, secret = str(points.bandit), ""
        detail = say("picture-loot", locale, loot=points.loot, kills=points.kills)
    else:
        number = str(total if ended and total is not None else points.samurai)
        detail = say("picture-free", locale, count=len(points.free))
        secret = "" if ended or total is None else say("picture-total", locale, total=total)
    won = ended is not None and seat in ended.winners
    side = _Side(seat, player(names, seat, locale), number, detail, secret, seat in view.to_move or won)
    canvas.part(side, (left, 12, left + wide, 12 + high), "panel", partial(_side, side=side))


def _side(canvas: Canvas, side: _Side) -> None:
    wide, high = _SCORE
    canvas.card((0, 0, wide, high), "card", "halo" if side.marked else None, 8, 4)
    canvas.card((6, 6, 16, high - 6), ("bandit", "samurai")[side.seat], None, 4)
    ink = ("bandit_text", "samurai_text")[side.seat]
    canvas.text((wide - 14, 32), side.points, 54, ink, "card", "display", "rm")
    room = wide - 42 - reach(side.points, "display", 54)
    canvas.text((24, 26), fit(side.name, "bold", 24, room), 24, "ink", "card")
    taken = private_note(canvas, side.secret, wide - 8, 73, 26, margin=14) if side.secret else 0
    canvas.text((24, 72), fit(side.detail, "text", 20, wide - 34 - taken), 20, "faint", "card", "text")


def _track(canvas: Canvas, view: View) -> None:
    paint = partial(_cells, now=view.turn)
    canvas.part(("track", view.turn), (_EDGE, TITLE_HEIGHT - 2, WIDTH - _EDGE, TITLE_HEIGHT + 48), "panel", paint)


def _cells(canvas: Canvas, now: int) -> None:
    gap = 5
    wide = (WIDTH - 2 * _EDGE - 17 * gap) / 18
    for turn in range(1, LAST_TURN + 1):
        left = (turn - 1) * (wide + gap)
        state = "now" if turn == now else "done" if turn < now else "track"
        fill, ink = {"now": ("bandit", "bandit_ink"), "done": ("done", "done_ink")}.get(state, ("track", "track_ink"))
        canvas.card((left, 0, left + wide, 50), fill, "halo" if state == "now" else None, 6, 3)
        kind = turn_kind(turn)
        shift = 0 if kind == "single" else 11
        canvas.text((left + wide / 2 - shift, 25), str(turn), 26 if state == "now" else 24, ink, fill, anchor="mm")
        if kind != "single":
            canvas.paste(_turn_sign(canvas.theme, kind, ink, fill), left + wide / 2 + 16, 25)


def _turn_sign(theme: Theme, kind: str, ink: str, fill: str) -> Sprite:
    """Return the sign of a special turn: two cards for a double one, crossed swords for a kill turn."""

    def make() -> Sprite:
        sketch = Sketch(theme, 24, 26)
        if kind == "double":
            sketch.rounded((3, 2, 14, 18), 2, fill, ink, 2)
            sketch.rounded((9, 8, 20, 24), 2, fill, ink, 2)
            return sketch.finish()
        for side in (1, -1):
            sketch.line([(12 - 8 * side, 4), (12 + 8 * side, 22)], ink, 3)
            sketch.line([(12 + 2 * side, 22), (12 + 9 * side, 15)], ink, 2.4)
        return sketch.finish()

    return sprite(("turn-sign", theme.name, kind, ink, fill), make)
