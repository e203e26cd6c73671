"""The upper panel: turn, phase, who decides, actions, score, and the track of the eighteen turns."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seven_swords.view import (
    BANDIT,
    CROSSING,
    DISCARD,
    GATES,
    KILL,
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
from engine.seven_swords.view import BANDITS as ACTIONS
from render import fonts
from render.canvas import Canvas, Sketch, Sprite, fit, reach, sprite
from render.seven_swords import facts
from render.seven_swords.layout import WIDTH
from render.theme import Theme
from words import say

TITLE_HEIGHT = 116
TRACK_HEIGHT = 58
HEIGHT = TITLE_HEIGHT + TRACK_HEIGHT
_EDGE = 14
_SCORE = (226, 92)


def title_key(view: View) -> str:
    """Return the key of the line that says what is going on."""
    kind = facts.turn_kind(view.turn)
    if view.phase == DISCARD and kind == "double":
        return "picture-title-discard-double"
    return f"picture-title-{view.phase}"


def title(view: View, locale: str) -> str:
    """Return the line that says what is going on."""
    if isinstance(view.pending, Crossing):
        token, gate = TOKENS[view.pending.token], GATES[view.pending.gate]
        return say("picture-title-crossing", locale, token=token, gate=gate)
    if isinstance(view.pending, Losses):
        return say("picture-title-losses", locale, value=view.pending.value)
    if view.phase == WOUND and view.pending:
        return say("picture-title-wound", locale, samurai=view.setting.values.samurai[view.pending[0]].name)
    return say(title_key(view), locale)


def player(view: View, names: Sequence[str], seat: int, locale: str) -> str:
    """Return how a player is called in the picture: his name as far as the fonts have it, else his role."""
    name = " ".join(names[seat].split()) if len(names) > seat else ""
    return name if fonts.drawable(name) else say(("picture-role-bandit", "picture-role-samurai")[seat], locale)


def draw_header(canvas: Canvas, view: View, names: Sequence[str], locale: str) -> None:
    """Draw the panel at the top of the picture."""
    _turn_seal(canvas, view)
    room = WIDTH - 2 * _SCORE[0] - 3 * _EDGE - 8 - 112
    text = title(view, locale)
    size = next((size for size in (48, 44, 40, 36) if reach(text, "display", size) <= room), 34)
    canvas.text((112, 35), fit(text, "display", size, room), size, "ink", "panel", "display")
    decides = [say("picture-waits", locale, name=player(view, names, seat, locale)) for seat in view.to_move]
    if view.phase in (ACTIONS, CROSSING, WOUND, SAMURAI_ACTIONS, LOSSES):
        decides.append(say("picture-actions", locale, left=view.actions))
    if decides:
        canvas.text((112, 69), fit(" · ".join(decides), "bold", 24, room), 24, "ink", "panel")
    below = _source(view, locale) or str(view.setting.board.title)
    canvas.text((112, 98), fit(below, "text", 20, room), 20, "faint", "panel", "text")
    _score(canvas, view, names, BANDIT, locale)
    _score(canvas, view, names, SAMURAI, locale)
    _track(canvas, view)


def _source(view: View, locale: str) -> str:
    """Return where the actions of this phase come from."""
    if view.phase in (TILE, SAMURAI_ACTIONS, LOSSES, SETUP, OVER, DISCARD, KILL):
        return ""
    budget = view.budget
    return say(
        "picture-budget", locale, total=budget.total, cards=budget.cards, tokens=budget.tokens, unused=budget.unused
    )


def _turn_seal(canvas: Canvas, view: View) -> None:
    canvas.card((_EDGE, 16, _EDGE + 84, 100), "bandit", "bandit_ink", 12, 3)
    number = str(view.turn) if view.turn else "–"
    canvas.text((_EDGE + 42, 58), number, 66, "bandit_ink", "bandit", "display", "mm")


def _score(canvas: Canvas, view: View, names: Sequence[str], seat: int, locale: str) -> None:
    """Draw one side's box: name, what counts for it, points."""
    wide, high = _SCORE
    left = WIDTH - _EDGE - (2 - seat) * wide - (1 - seat) * 10
    due = seat in view.to_move
    canvas.card((left, 12, left + wide, 12 + high), "card", "halo" if due else "panel_edge", 8, 4 if due else 2)
    canvas.card((left + 5, 18, left + 15, 6 + high), ("bandit", "samurai")[seat], None, 4)
    points = facts.score(view)
    ink = ("bandit_text", "samurai_text")[seat]
    name = player(view, names, seat, locale)
    number = str(points.bandit if seat == BANDIT else points.samurai)
    canvas.text((left + wide - 14, 44), number, 54, ink, "card", "display", "rm")
    room = wide - 42 - reach(number, "display", 54)
    canvas.text((left + 24, 38), fit(name, "bold", 24, room), 24, "ink", "card")
    total = facts.samurai_total(view) if seat == SAMURAI else None
    if seat == BANDIT:
        detail = say("picture-loot", locale, loot=points.loot, kills=points.kills)
    else:
        detail = say("picture-free", locale, count=len(points.free))
    canvas.text((left + 24, 84), fit(detail, "text", 20, wide - 36), 20, "faint", "card", "text")
    if total is not None and view.phase != SETUP:
        _total(canvas, view, left + wide - 8, say("picture-total", locale, total=total))


def _total(canvas: Canvas, view: View, right: float, text: str) -> None:
    """Write the samurai's whole score: violet as long as only he can know it."""
    ink, ground = ("ink", "card") if view.phase == OVER else ("private_ink", "private")
    wide = reach(text, "bold", 20) + 14
    canvas.paste(_chip(canvas.theme, wide, 26, view.phase != OVER), right - wide / 2, 85)
    canvas.text((right - wide / 2, 85), text, 20, ink, ground, anchor="mm")


def _chip(theme: Theme, wide: float, high: float, private: bool) -> Sprite:
    """Return the dashed violet ground of private numbers, or plain card."""

    def make() -> Sprite:
        sketch = Sketch(theme, wide, high)
        sketch.rounded((0, 0, wide, high), 5, "private" if private else "card", None)
        if private:
            corners = [(1, 1), (wide - 1, 1), (wide - 1, high - 1), (1, high - 1), (1, 1)]
            sketch.dashes(corners, "private_edge", 2, 5, 3)
        return sketch.finish()

    return sprite(("chip", theme.name, wide, high, private), make)


def private_chip(theme: Theme, wide: float, high: float) -> Sprite:
    """Return the dashed violet ground that private things stand on."""
    return _chip(theme, wide, high, True)


def _track(canvas: Canvas, view: View) -> None:
    gap, top = 5, TITLE_HEIGHT - 2
    wide = (WIDTH - 2 * _EDGE - 17 * gap) / 18
    for turn in range(1, facts.TURNS + 1):
        left = _EDGE + (turn - 1) * (wide + gap)
        state = "now" if turn == view.turn else "done" if turn < view.turn else "track"
        kind = facts.turn_kind(turn)
        cell = _cell(canvas.theme, round(wide), turn, state, kind)
        canvas.paste(cell, left + wide / 2, top + 25)


def _cell(theme: Theme, wide: int, turn: int, state: str, kind: str) -> Sprite:
    """Return a cell of the turn track; two cards mark a double turn, crossed swords a kill turn."""

    def make() -> Sprite:
        sketch = Sketch(theme, wide, 50)
        fill, ink = {"now": ("bandit", "bandit_ink"), "done": ("done", "done_ink")}.get(state, ("track", "track_ink"))
        sketch.rounded((0.5, 0.5, wide - 0.5, 49.5), 6, fill, "halo" if state == "now" else "panel_edge", 3 if state == "now" else 1.6)
        marked = kind != "single"
        sketch.text((wide / 2 - (11 if marked else 0), 25), str(turn), 26 if state == "now" else 24, ink, fill)
        x = wide / 2 + 16
        if kind == "double":
            sketch.rounded((x - 9, 13, x + 2, 29), 2, fill, ink, 2)
            sketch.rounded((x - 3, 19, x + 8, 35), 2, fill, ink, 2)
        elif kind == "kill":
            for side in (1, -1):
                sketch.line([(x - 8 * side, 16), (x + 8 * side, 34)], ink, 3)
                sketch.line([(x + 2 * side, 34), (x + 9 * side, 27)], ink, 2.4)
        return sketch.finish()

    return sprite(("cell", theme.name, wide, turn, state, kind), make)
