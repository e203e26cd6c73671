"""The lower panel: samurai cards, action tiles, the bandits' cards, the bandits in reserve, the key to the signs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

from engine.seven_swords.values import BanditType, Samurai, Tile
from engine.seven_swords.view import KINDS, RESERVE, TILES, View
from render.canvas import Canvas, Sketch, Sprite, fit, reach, sprite
from render.seven_swords import facts, pieces
from render.seven_swords.changes import Changes
from render.seven_swords.gates import crossing_sign, shield_sign
from render.seven_swords.header import removed
from render.seven_swords.layout import WIDTH
from render.seven_swords.squares import sword
from render.signs import private_chip, private_note
from render.theme import Theme
from words import say
from words.lists import signed

_EDGE = 14
_GAP = 8
_SAMURAI = 88
_CARDS = 110
_RESERVE = 66
_KEY = 34
HEIGHT = _EDGE + _SAMURAI + _GAP + _CARDS + _GAP + _RESERVE + _KEY + 4


def draw_footer(canvas: Canvas, view: View, change: Changes, top: int, locale: str) -> None:
    """Draw the panel below the village."""
    y = top + _EDGE
    _samurai_row(canvas, view, change, y, locale)
    y += _SAMURAI + _GAP
    values, middle = view.setting.values, 604.0
    paint = partial(_tiles, tiles=values.tiles, turned=view.tiles, chosen=view.tile, locale=locale)
    key: Hashable = ("tiles", values.tiles, view.tiles, view.tile, locale)
    canvas.part(key, (_EDGE, y, middle, y + _CARDS), "panel", paint)
    cards = facts.cards(view)
    box = (middle, y, WIDTH - _EDGE, y + _CARDS)
    canvas.part(("cards", cards, locale), box, "panel", partial(_cards, cards=cards, locale=locale))
    y += _CARDS + _GAP
    counts, prices = facts.reserve(view), facts.prices(view)
    paint = partial(_reserve, types=values.types, counts=counts, prices=prices, locale=locale)
    key = ("reserve", values.types, counts, prices, locale)
    canvas.part(key, (_EDGE, y, WIDTH - _EDGE, y + _RESERVE), "panel", paint)
    y += _RESERVE
    secret = facts.private(view)
    box = (_EDGE, y, WIDTH - _EDGE, y + _KEY)
    canvas.part(("key", secret, locale), box, "panel", partial(_key, secret=secret, locale=locale))


class _Card(NamedTuple):
    """What a samurai card shows."""

    one: Samurai
    space: str
    marks: int
    fresh: int
    red: bool
    cause: str
    """How he died, in words; empty while he lives."""
    changed: bool


def _samurai_row(canvas: Canvas, view: View, change: Changes, top: int, locale: str) -> None:
    wide = (WIDTH - 2 * _EDGE - 6 * 6) / 7
    hurt = {*change.samurai_hurt, *(moved.piece for moved in change.samurai_dead)}
    for samurai, one in enumerate(view.setting.values.samurai):
        left = _EDGE + samurai * (wide + 6)
        place = view.stands[samurai]
        card = _Card(
            one,
            "" if place == RESERVE else view.setting.board.names[place],
            view.marks[samurai],
            view.fresh[samurai],
            bool(view.red >> samurai & 1),
            _cause(view, samurai, locale),
            samurai in hurt,
        )
        box = (left, top, left + wide, top + _SAMURAI)
        canvas.part(card, box, "panel", partial(_samurai_card, card=card, wide=wide))


def _cause(view: View, samurai: int, locale: str) -> str:
    if view.killed_by_card >> samurai & 1:
        return say("picture-dead-card", locale)
    return say("picture-dead-combat", locale) if view.killed_in_combat >> samurai & 1 else ""


def _samurai_card(canvas: Canvas, card: _Card, wide: float) -> None:
    one, dead = card.one, bool(card.cause)
    ground, ink = ("gone", "gone_ink") if dead else ("wound", "wound_ink") if card.red else ("card", "ink")
    edge = "halo" if card.changed else "bandit" if card.red and not dead else None
    canvas.card((0, 0, wide, _SAMURAI), ground, edge, 8, 4 if card.changed else 2)
    room = wide - 20 - (42 if card.space else 0)
    canvas.text((10, 24), fit(one.name, "bold", 24, room), 24, ink, ground)
    if dead:
        canvas.text((10, 62), fit(card.cause, "text", 20, wide - 18), 20, ink, ground, "text")
        return
    if card.space:
        _space(canvas, wide - 28, 24, card.space)
    for kind, figure in enumerate((one.combat, one.movement, one.leadership)):
        used, fresh = bool(card.marks >> kind & 1), bool(card.fresh >> kind & 1)
        canvas.paste(_slot(canvas.theme, f"{KINDS[kind]}{figure}", used, fresh, card.red), 26 + kind * 39.5, 63)
    canvas.paste(_shield(canvas.theme, one.defence), wide - 21, 64)


def _space(canvas: Canvas, x: float, y: float, name: str) -> None:
    canvas.card((x - 20, y - 13, x + 20, y + 13), "plate", "faint", 5, 1.6)
    canvas.text((x, y), name, 20, "plate_ink", "plate", anchor="mm")


def _slot(theme: Theme, text: str, used: bool, fresh: bool, red: bool) -> Sprite:
    """Return a skill: plain, or on a solid action token when used; the token has a bright edge if used just now."""

    def make() -> Sprite:
        sketch = Sketch(theme, 38, 34)
        ground = "wound" if red else "card"
        if used:
            sketch.ellipse((0, 0, 37.5, 34), "samurai", "halo" if fresh else "samurai", 3.4)
            sketch.text((19, 17), text, 20, "samurai_ink", "samurai")
        else:
            sketch.text((19, 17), text, 20, "wound_ink" if red else "ink", ground)
        return sketch.finish()

    return sprite(("slot", theme.name, text, used, fresh, red), make)


def _shield(theme: Theme, number: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 30, 34)
        sketch.polygon([(1, 1), (29, 1), (29, 18), (15, 33), (1, 18)], "shield", None)
        sketch.text((15, 14), str(number), 20, "shield_ink", "shield")
        return sketch.finish()

    return sprite(("shield", theme.name, number), make)


def _tiles(canvas: Canvas, tiles: Sequence[Tile], turned: int, chosen: int, locale: str) -> None:
    for number, tile in enumerate(tiles):
        over = bool(turned >> number & 1)
        name = say(f"picture-tile-{TILES[number]}", locale)
        actions = str(tile.b_actions if over else tile.a_actions)
        _tile(canvas, number * 118, name, actions, removed(number) if over else "", over, number == chosen)


def _tile(canvas: Canvas, left: float, name: str, actions: str, removes: str, turned: bool, chosen: bool) -> None:
    wide = 112
    middle = left + wide / 2
    ground, ink = ("done", "done_ink") if turned else ("card", "ink")
    canvas.card((left, 0, left + wide, _CARDS), ground, "halo" if chosen else None, 8, 5)
    canvas.text((middle, 22), fit(name, "bold", 20, wide - 8), 20, ink, ground, anchor="mm")
    x = middle - (reach(removes, "bold", 24) / 2 + 4 if removes else 0)
    canvas.text((x, 70), actions, 50, ink, ground, "display", "mm")
    if removes:
        canvas.text((x + reach(actions, "display", 50) / 2 + 8, 72), removes, 24, "bandit_text", ground)


def _cards(canvas: Canvas, cards: Sequence[facts.Card], locale: str) -> None:
    x = 12.0
    for key, state in (("picture-hand", "hand"), ("picture-discarded", "discarded"), ("picture-kill", "kill")):
        group = [card for card in cards if card.state == state]
        if not group:
            continue
        label = say(key, locale)
        canvas.text((x, 11), label, 20, "faint", "panel", "text")
        for number, card in enumerate(group):
            canvas.paste(area_card(canvas.theme, card), x + 28 + number * 61, 67)
        x += max(len(group) * 61, reach(label, "text", 20) + 4) + 14


def area_card(theme: Theme, card: facts.Card) -> Sprite:
    """Return a bandit card: its value, and its letter where the viewer may know it."""

    def make() -> Sprite:
        wide, high = 56, 84
        sketch = Sketch(theme, wide, high)
        ground, ink = {"hand": ("card", "ink"), "kill": ("bandit", "bandit_ink")}.get(card.state, ("done", "done_ink"))
        edge = "bandit" if card.state == "hand" else None
        sketch.rounded((1, 1, wide - 1, high - 1), 8, ground, edge, 2.6)
        if not card.letter:
            sketch.text((wide / 2, high / 2), str(card.value), 44, ink, ground, "display")
            return sketch.finish()
        sketch.text((wide / 2, 25), str(card.value), 38, ink, ground, "display")
        if not card.private:
            sketch.text((wide / 2, 60), card.letter, 32, ink, ground, "display")
        else:
            sketch.paste(private_chip(theme, 38, 34), wide / 2, 60)
            sketch.text((wide / 2, 60), card.letter, 30, "private_ink", "private", "display")
        return sketch.finish()

    return sprite(("area-card", theme.name, card), make)


def _reserve(
    canvas: Canvas, types: Sequence[BanditType], counts: Sequence[int], prices: Sequence[int], locale: str
) -> None:
    wide, gap = (WIDTH - 2 * _EDGE - 5 * 6) / 6, 6
    for kind, one in enumerate(types):
        left = kind * (wide + gap)
        canvas.card((left, 0, left + wide, _RESERVE - 4), "card")
        canvas.paste(pieces.emblem(canvas.theme, kind), left + 33, 31)
        canvas.text((left + 64, 19), f"×{counts[kind]}", 24, "ink", "card")
        cost = say("picture-price", locale, price=prices[kind])
        canvas.text((left + wide - 10, 19), cost, 20, "faint", "card", "text", "rm")
        canvas.paste(_figures(canvas.theme, one.combat, one.defence, one.movement), left + 128, 45)


def _figures(theme: Theme, combat: int, defence: int, movement: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 128, 26)
        sword(sketch, 9, 13, "faint")
        sketch.text((18, 13), signed(combat), 20, "ink", "card", anchor="lm")
        shield_sign(sketch, 56, 13, "faint")
        sketch.text((66, 13), str(defence), 20, "ink", "card", anchor="lm")
        crossing_sign(sketch, 98, 13, "faint")
        sketch.text((109, 13), str(movement), 20, "ink", "card", anchor="lm")
        return sketch.finish()

    return sprite(("figures", theme.name, combat, defence, movement), make)


def _key(canvas: Canvas, secret: bool, locale: str) -> None:
    """Draw the key to the signs, and on private pictures the line that says what is private."""
    x, y, right = 0.0, _KEY / 2, WIDTH - 2 * _EDGE
    for number, name in enumerate(("combat", "defence", "movement")):
        canvas.paste(_sign(canvas.theme, number), x + 9, y)
        x += 24 + canvas.text((x + 24, y), say(f"picture-key-{name}", locale), 20, "faint", "panel", "text") + 18
    if secret:
        private_note(canvas, say("picture-only-you", locale), right, y, 28)


def _sign(theme: Theme, number: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 20, 24)
        (sword, shield_sign, crossing_sign)[number](sketch, 10, 12, "faint")
        return sketch.finish()

    return sprite(("sign", theme.name, number), make)
