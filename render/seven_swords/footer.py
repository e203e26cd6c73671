"""The lower panel: samurai cards, action tiles, the bandits' cards, the bandits in reserve, the key to the signs."""

from __future__ import annotations

from engine.seven_swords.view import KINDS, RESERVE, TILES, View
from render.canvas import Canvas, Sketch, Sprite, fit, reach, sprite
from render.seven_swords import facts, pieces
from render.seven_swords.changes import Changes
from render.seven_swords.gates import crossing_sign, shield_sign
from render.seven_swords.header import private_chip
from render.seven_swords.layout import WIDTH
from render.seven_swords.squares import sword
from render.theme import Theme
from words import say

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
    _tiles(canvas, view, y, locale)
    _cards(canvas, view, y, locale)
    y += _CARDS + _GAP
    _reserve(canvas, view, y, locale)
    y += _RESERVE
    _key(canvas, view, y + _KEY / 2, locale)


def _samurai_row(canvas: Canvas, view: View, change: Changes, top: int, locale: str) -> None:
    wide = (WIDTH - 2 * _EDGE - 6 * 6) / 7
    hurt = {*change.samurai_hurt, *(moved.piece for moved in change.samurai_dead)}
    for samurai, one in enumerate(view.setting.values.samurai):
        left = round(_EDGE + samurai * (wide + 6))
        red = bool(view.red >> samurai & 1)
        dead = bool((view.killed_in_combat | view.killed_by_card) >> samurai & 1)
        ground = "gone" if dead else "wound" if red else "card"
        ink = "gone_ink" if dead else "wound_ink" if red else "ink"
        edge = "halo" if samurai in hurt else "bandit" if red and not dead else "panel_edge"
        canvas.card((left, top, left + wide, top + _SAMURAI), ground, edge, 8, 4 if samurai in hurt else 2)
        place = view.stands[samurai]
        room = wide - 20 - (0 if place == RESERVE else 42)
        canvas.text((left + 10, top + 24), fit(one.name, "bold", 24, room), 24, ink, ground)
        if dead:
            by_card = view.killed_by_card >> samurai & 1
            cause = say("picture-dead-card" if by_card else "picture-dead-combat", locale)
            canvas.text((left + 10, top + 62), fit(cause, "text", 20, wide - 18), 20, ink, ground, "text")
            continue
        if place != RESERVE:
            _space(canvas, left + wide - 28, top + 24, view.setting.board.names[place])
        figures = (one.combat, one.movement, one.leadership)
        for kind in range(3):
            used = bool(view.marks[samurai] >> kind & 1)
            fresh = bool(view.fresh[samurai] >> kind & 1)
            slot = _slot(canvas.theme, f"{KINDS[kind]}{figures[kind]}", used, fresh, red)
            canvas.paste(slot, left + 27 + kind * 40, top + 63)
        canvas.paste(_shield(canvas.theme, one.defence), left + wide - 22, top + 64)


def _space(canvas: Canvas, x: float, y: float, name: str) -> None:
    canvas.card((x - 20, y - 13, x + 20, y + 13), "plate", "panel_edge", 5, 1.6)
    canvas.text((x, y), name, 20, "plate_ink", "plate", anchor="mm")


def _slot(theme: Theme, text: str, used: bool, fresh: bool, red: bool) -> Sprite:
    """Return a skill with its action token: empty frame, or a solid token when used; a bright edge if used just now."""

    def make() -> Sprite:
        sketch = Sketch(theme, 38, 34)
        ground = "wound" if red else "card"
        if used:
            sketch.ellipse((0, 0, 38, 34), "samurai", "halo" if fresh else "samurai", 3.4)
            sketch.text((19, 17), text, 20, "samurai_ink", "samurai")
        else:
            sketch.rounded((1, 1, 37, 33), 8, None, "panel_edge", 2)
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


def _tiles(canvas: Canvas, view: View, top: int, locale: str) -> None:
    wide, gap = 112, 6
    for number, tile in enumerate(view.setting.values.tiles):
        left = _EDGE + number * (wide + gap)
        turned = bool(view.tiles >> number & 1)
        chosen = number == view.tile
        ground, ink = ("done", "done_ink") if turned else ("card", "ink")
        canvas.card((left, top, left + wide, top + _CARDS), ground, "halo" if chosen else "panel_edge", 8, 5 if chosen else 2)
        name = say(f"picture-tile-{TILES[number]}", locale)
        canvas.text((left + wide / 2, top + 22), fit(name, "bold", 20, wide - 10), 20, ink, ground, anchor="mm")
        actions = str(tile.b_actions if turned else tile.a_actions)
        removes = _removed(number, locale) if turned else ""
        x = left + wide / 2 - (reach(removes, "bold", 24) / 2 + 4 if removes else 0)
        canvas.text((x, top + 70), actions, 50, ink, ground, "display", "mm")
        if removes:
            canvas.text((x + reach(actions, "display", 50) / 2 + 8, top + 72), removes, 24, "bandit_text", ground)


def _removed(tile: int, locale: str) -> str:
    """Return what a tile's B side takes away: a kind, two, or all."""
    taken = (*KINDS, "2", say("picture-tile-all", locale))
    return f"–{taken[tile]}"


def _cards(canvas: Canvas, view: View, top: int, locale: str) -> None:
    x = WIDTH - _EDGE - 570
    groups = [
        (label, [card for card in facts.cards(view) if card.state == state])
        for label, state in (("picture-hand", "hand"), ("picture-discarded", "discarded"), ("picture-kill", "kill"))
    ]
    for key, group in groups:
        if not group:
            continue
        label = say(key, locale)
        canvas.text((x, top + 11), label, 20, "faint", "panel", "text")
        for number, card in enumerate(group):
            canvas.paste(area_card(canvas.theme, card), x + 28 + number * 61, top + 67)
        x += max(len(group) * 61, reach(label, "text", 20) + 4) + 14


def area_card(theme: Theme, card: facts.Card) -> Sprite:
    """Return a bandit card: its value, and its letter where the viewer may know it."""

    def make() -> Sprite:
        wide, high = 56, 84
        sketch = Sketch(theme, wide, high)
        ground, ink = {"hand": ("card", "ink"), "kill": ("bandit", "bandit_ink")}.get(card.state, ("done", "done_ink"))
        edge = "bandit" if card.state == "hand" else "panel_edge"
        sketch.rounded((1, 1, wide - 1, high - 1), 8, ground, edge, 2.6)
        if not card.letter:
            sketch.text((wide / 2, high / 2), str(card.value), 44, ink, ground, "display")
            return sketch.finish()
        sketch.text((wide / 2, 25), str(card.value), 38, ink, ground, "display")
        if card.state == "kill":
            sketch.text((wide / 2, 60), card.letter, 32, ink, ground, "display")
        else:
            sketch.paste(private_chip(theme, 38, 34), wide / 2, 60)
            sketch.text((wide / 2, 60), card.letter, 30, "private_ink", "private", "display")
        return sketch.finish()

    return sprite(("area-card", theme.name, card), make)


def _reserve(canvas: Canvas, view: View, top: int, locale: str) -> None:
    wide, gap = (WIDTH - 2 * _EDGE - 5 * 6) / 6, 6
    counts = facts.reserve(view)
    for kind, one in enumerate(view.setting.values.types):
        left = round(_EDGE + kind * (wide + gap))
        canvas.card((left, top, left + wide, top + _RESERVE - 4), "card", "panel_edge", 8)
        canvas.paste(pieces.emblem(canvas.theme, kind), left + 33, top + 31)
        canvas.text((left + 64, top + 19), f"×{counts[kind]}", 24, "ink", "card")
        cost = say("picture-price", locale, price=facts.price(view, kind))
        canvas.text((left + wide - 10, top + 19), cost, 20, "faint", "card", "text", "rm")
        canvas.paste(_figures(canvas.theme, one.combat, one.defence, one.movement), left + 124, top + 45)


def _figures(theme: Theme, combat: int, defence: int, movement: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 128, 26)
        sword(sketch, 9, 13, "faint")
        sketch.text((18, 13), f"{combat:+d}".replace("-", "–") if combat else "0", 20, "ink", "card", anchor="lm")
        shield_sign(sketch, 56, 13, "faint")
        sketch.text((66, 13), str(defence), 20, "ink", "card", anchor="lm")
        crossing_sign(sketch, 98, 13, "faint")
        sketch.text((109, 13), str(movement), 20, "ink", "card", anchor="lm")
        return sketch.finish()

    return sprite(("figures", theme.name, combat, defence, movement), make)


def _key(canvas: Canvas, view: View, y: float, locale: str) -> None:
    """Draw the key to the signs, and on private pictures the line that says what is private."""
    x = float(_EDGE)
    for number, name in enumerate(("combat", "defence", "movement")):
        canvas.paste(_sign(canvas.theme, number), x + 9, y)
        x += 24 + canvas.text((x + 24, y), say(f"picture-key-{name}", locale), 20, "faint", "panel", "text") + 18
    if facts.private(view):
        text = say("picture-only-you", locale)
        wide = reach(text, "bold", 20) + 20
        canvas.paste(private_chip(canvas.theme, wide, 28), WIDTH - _EDGE - wide / 2, y)
        canvas.text((WIDTH - _EDGE - wide / 2, y), text, 20, "private_ink", "private", anchor="mm")


def _sign(theme: Theme, number: int) -> Sprite:
    def make() -> Sprite:
        sketch = Sketch(theme, 20, 24)
        (sword, shield_sign, crossing_sign)[number](sketch, 10, 12, "faint")
        return sketch.finish()

    return sprite(("sign", theme.name, number), make)


