"""The private picture: the bandits' area cards with their letters, or what the samurai player has hidden."""

from __future__ import annotations

from PIL import Image

from engine.core import UNKNOWN
from engine.seven_swords.view import AREAS, BANDIT, GATES, RESERVE, SAMURAI, SETUP, View
from render.canvas import UNIT, Canvas, Sketch, Sprite, fit, reach, sprite
from render.seven_swords import facts, gates, pieces, squares
from render.seven_swords.squares import HIDDEN, Shown
from render.signs import private_note
from render.theme import Theme
from words import say

CARDS_WIDTH = 1000
PLACEMENTS_WIDTH = 760
_EDGE = 22
_TOP = 96
_ROW = 106
_CARD = (130, 190)


def paint_hand(view: View, locale: str, theme: Theme) -> Canvas:
    """Return the canvas with what only this viewer may see. Raises `ValueError` for a spectator's view."""
    if view.viewer == BANDIT:
        return _bandit(view, locale, theme)
    if view.viewer == SAMURAI:
        return _samurai(facts.with_draft(view), locale, theme)
    raise ValueError("a spectator has nothing of his own")


def _sheet(theme: Theme, width: float, height: float, title: str, locale: str) -> Canvas:
    """Return an empty sheet with its title and the line that says who sees it."""
    canvas = Canvas(theme, Image.new("RGB", (round(width * UNIT), round(height * UNIT)), theme.colour("panel")))
    wide = private_note(canvas, say("picture-hand-about", locale), width - _EDGE, 46, 36, 22, 24)
    room = width - 3 * _EDGE - wide
    size = next((size for size in (48, 44, 40, 36) if reach(title, "display", size) <= room), 32)
    canvas.text((_EDGE, 48), fit(title, "display", size, room), size, "ink", "panel", "display")
    return canvas


def _bandit(view: View, locale: str, theme: Theme) -> Canvas:
    """Paint the hand as a set sorted by value and letter, below it what has been played in this cycle."""
    groups = [
        (key, sorted(card for card in facts.cards(view) if card.state == state))
        for key, state in (("picture-hand", "hand"), ("picture-discarded", "discarded"), ("picture-kill", "kill"))
    ]
    shown = [(key, group) for key, group in groups if group]
    height = _TOP + len(shown) * (_CARD[1] + 44) + 8
    canvas = _sheet(theme, CARDS_WIDTH, height, say("picture-hand-title-bandit", locale), locale)
    y = _TOP
    for key, group in shown:
        canvas.text((_EDGE, y + 8), say(key, locale), 24, "faint", "panel", "text")
        for number, card in enumerate(group):
            x = _EDGE + number * (_CARD[0] + 7.5) + _CARD[0] / 2
            canvas.paste(_card(theme, card), x, y + 30 + _CARD[1] / 2, "card", card.letter)
            ground = "card" if card.state == "hand" else "bandit" if card.state == "kill" else "done"
            ink = {"card": "ink", "bandit": "bandit_ink", "done": "done_ink"}[ground]
            text = fit(_there(view, card.letter, _CARD[0] - 14), "text", 20, _CARD[0] - 14)
            canvas.text((x, y + 30 + _CARD[1] - 20), text, 20, ink, ground, "text", "mm", "note")
        y += _CARD[1] + 44
    return canvas


def _there(view: View, letter: str, room: float) -> str:
    """Return the samurai in the area of a card, which is what a kill card would hit; short if there are several."""
    spaces = view.setting.board.areas[AREAS.index(letter)] if letter else ()
    names = [one.name for one in view.setting.values.samurai]
    here = [number for number, place in enumerate(view.stands) if place != RESERVE and place in spaces]
    if len(here) < 2:
        return names[here[0]] if here else "–"
    short = pieces.short_names(names)
    for count in range(len(here), 0, -1):
        more = f" +{len(here) - count}" if count < len(here) else ""
        text = " ".join(short[number] for number in here[:count]) + more
        if reach(text, "text", 20) <= room:
            return text
    return f"+{len(here)}"


def _card(theme: Theme, card: facts.Card) -> Sprite:
    """Return a large area card: the letter in the middle, the value in the corner."""

    def make() -> Sprite:
        wide, high = _CARD
        sketch = Sketch(theme, wide, high)
        ground, ink = {"hand": ("card", "ink"), "kill": ("bandit", "bandit_ink")}.get(card.state, ("done", "done_ink"))
        sketch.rounded((1, 1, wide - 1, high - 1), 12, ground, "bandit" if card.state != "discarded" else None, 3)
        sketch.rounded((10, 10, 56, 56), 10, "seal", None)
        sketch.text((33, 33), str(card.value), 40, "seal_ink", "seal", "display")
        sketch.text((wide / 2 + 8, 98), card.letter or "?", 108, ink, ground, "display")
        sketch.line([(14, high - 42), (wide - 14, high - 42)], ink, 1.6)
        return sketch.finish()

    return sprite(("big-card", theme.name, card), make)


def _samurai(view: View, locale: str, theme: Theme) -> Canvas:
    """Paint the hidden placements by kind, in the same figures as on the board."""
    board = view.setting.board
    rows: list[tuple[str, list[tuple[Sprite, str]]]] = [
        (
            "picture-hand-supplies",
            [(_supply(view, theme, number), square.id) for number, square in enumerate(board.supplies)],
        ),
        (
            "picture-hand-storehouses",
            [(_storehouse(view, theme, number), square.id) for number, square in enumerate(board.storehouses)],
        ),
        (
            "picture-hand-houses",
            [
                (
                    squares.house(theme, square.id, _shown(view, view.house_value[number], view.house_up, number)),
                    square.id,
                )
                for number, square in enumerate(board.houses)
            ],
        ),
    ]
    height = _TOP + 3 * _ROW + 150
    canvas = _sheet(theme, PLACEMENTS_WIDTH, height, say("picture-hand-title-samurai", locale), locale)
    y = float(_TOP)
    for key, sprites in rows:
        canvas.card((_EDGE, y, PLACEMENTS_WIDTH - _EDGE, y + _ROW - 10), "card")
        canvas.text((_EDGE + 18, y + 48), say(key, locale), 28, "ink", "card")
        for number, (item, name) in enumerate(sprites):
            canvas.paste(item, 274 + number * 106, y + 48, "square", name)
        y += _ROW
    _palisades(canvas, view, y, locale)
    return canvas


def _palisades(canvas: Canvas, view: View, top: float, locale: str) -> None:
    canvas.card((_EDGE, top, PLACEMENTS_WIDTH - _EDGE, top + 128), "card")
    canvas.text((_EDGE + 18, top + 64), say("picture-hand-palisades", locale), 28, "ink", "card")
    for gate, name in enumerate(GATES):
        number = view.palisade[gate]
        figures = None if number == UNKNOWN else tuple(view.setting.values.palisades[number])
        private = facts.known(view, view.palisade_up, gate, number) == "private"
        armed = bool(view.armed >> gate & 1) or view.phase == SETUP
        item = gates.plaque(canvas.theme, name, figures, private, armed)
        canvas.paste(item, 308 + gate % 3 * 168, top + 36 + gate // 3 * 56, "plaque", name)


def _shown(view: View, value: int, mask: int, number: int) -> Shown:
    known = facts.known(view, mask, number, value)
    return HIDDEN if known == "hidden" else Shown(str(value), known == "private", known == "public")


def _supply(view: View, theme: Theme, number: int) -> Sprite:
    square = view.setting.board.supplies[number]
    if facts.on_square(view, number):
        return squares.supply(
            theme, square.id, square.defence, _shown(view, view.supply_value[number], view.supply_up, number)
        )
    return squares.empty(theme, square.id, str(view.supply_value[number]))


def _storehouse(view: View, theme: Theme, number: int) -> Sprite:
    square, value = view.setting.board.storehouses[number], view.store_value[number]
    if view.stolen >> number & 1:
        return squares.empty(theme, square.id, str(value))
    return squares.storehouse(theme, square.id, square.defence, _shown(view, value, 0, number))
