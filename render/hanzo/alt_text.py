"""The alternative texts: summaries in the order in which somebody who cannot see the picture needs them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.hanzo.collect import Result
from engine.hanzo.setting import Setting
from engine.hanzo.threats import threats
from engine.hanzo.view import EVENT, EXTRA, MAP, OVER, PLACE, RESOURCES, View
from render.hanzo import facts, footer, hand_picture, header, map_picture, panel_pictures
from render.hanzo.facts import Changes
from render.hanzo.text_board import card_cells
from render.wording import ALT_LIMIT, fitted, listed, short
from words import say
from words.hanzo import names as names_of
from words.lists import capital


def alt_text(view: View, before: View | None, names: Sequence[str], locale: str) -> str:
    """Return who must act, what changed, the tracks, what is in danger, the cards, and where the full text is.

    Lists are cut where the limit asks for it; the first and the last sentence always stay.
    """
    changed = _changed(view, before, locale)
    rest = [
        _draft(view, locale),
        listed("picture-alt-changed", changed, locale, 300),
        score(view, locale),
        footer.now_line(view, locale) if view.turn and view.phase != OVER else "",
        listed("picture-alt-danger", _dangers(view, locale), locale, 240),
        listed("hanzo-picture-alt-cards", _cards(view, locale), locale, 420),
    ]
    return fitted([_who(view, names, locale)], rest, say("picture-alt-more", locale))


def _draft(view: View, locale: str) -> str:
    """Return the map that only this viewer sees while he builds it."""
    return say("hanzo-picture-text-draft", locale, map=facts.draft_text(view) or "–") if facts.drafted(view) else ""


def _who(view: View, names: Sequence[str], locale: str) -> str:
    what = [header.title(view, locale)]
    what += [
        say("picture-waits", locale, name=short(header.player(view, names, seat, locale))) for seat in view.to_move
    ]
    if said := header.due(view, locale) or header.reason(view, locale):
        what.append(said.rstrip("."))
    turn = say("picture-turn", locale, turn=view.turn) if view.turn else say("picture-setup", locale)
    return say("picture-alt-who", locale, game=header.game_title(view, locale), turn=turn, what=". ".join(what))


def score(view: View, locale: str) -> str:
    """Return the tracks and the samurai in a sentence; empty while the map is chosen."""
    if view.phase == MAP:
        return ""
    told = dict(zip(RESOURCES.lower(), view.counters, strict=True))
    return say("hanzo-picture-score", locale, **told, map=view.samurai.bit_count(), supply=view.supply)


def _changed(view: View, before: View | None, locale: str) -> list[str]:
    change = facts.changes(before, view)
    found = [_die(view, before, change, number, locale) for number in range(len(change.dice))]
    for place in change.events:
        name = facts.named_events(view)[place][1]
        event = names_of.event(name, locale)
        found.append(say("hanzo-picture-alt-event", locale, event=event, die=view.events[place]))
    if change.left:
        cells = ", ".join(view.grid.named(change.left))
        found.append(say("hanzo-picture-alt-left", locale, cells=cells, count=change.left.bit_count()))
    if change.arrived:
        cells = ", ".join(view.grid.named(change.arrived))
        found.append(say("hanzo-picture-alt-arrived", locale, cells=cells, count=change.arrived.bit_count()))
    for kind in change.tracks:
        track = names_of.resource(RESOURCES[kind], locale)
        found.append(say("hanzo-picture-alt-track", locale, track=track, value=view.counters[kind]))
    if change.red:
        found.append(say("hanzo-picture-alt-red", locale))
    return found


def _die(view: View, before: View | None, change: Changes, number: int, locale: str) -> str:
    """Return a placed die in words, with what it collected if it is the latest."""
    die = change.dice[number]
    place = f"{view.grid.names[die.cell]} {die.axis}".rstrip(" .")
    if view.last is None or die != view.last.die:
        return say("hanzo-picture-alt-die", locale, die=die.value, place=place)
    found = facts.last_results(view, before)
    told = []
    for order, cell in enumerate(view.last.taken):
        what = f"{view.grid.names[cell]} {RESOURCES[view.grid.resource[cell]]}"
        wasted = found is not None and not found[order].gained
        told.append(say("hanzo-picture-alt-wasted", locale, what=what) if wasted else what)
    taken = ", ".join(told) or say("hanzo-picture-text-nothing", locale)
    return say("hanzo-picture-alt-die-taken", locale, die=die.value, place=place, taken=taken)


def _dangers(view: View, locale: str) -> list[str]:
    """Return what may soon end the game, or make it harder."""
    return [say(f"hanzo-picture-danger-{one.kind}", locale, **one.parameters) for one in threats(view)]


def _cards(view: View, locale: str) -> list[str]:
    """Return the six cards: samurai, dice, and the resources that are free."""
    grid = view.grid
    found = []
    for card, mask in enumerate(grid.card_mask):
        if not mask:
            continue
        samurai = (mask & view.samurai).bit_count()
        parts = [say("hanzo-picture-alt-samurai", locale, count=samurai)] if samurai else []
        parts += [say("hanzo-picture-alt-die-here", locale, die=die.value) for die in view.dice if mask >> die.cell & 1]
        covered = view.samurai | sum(1 << die.cell for die in view.dice)
        kinds = sorted(grid.resource[cell] for cell in grid.cells(mask & ~covered) if grid.resource[cell] >= 0)
        parts.append("".join(RESOURCES[kind] for kind in kinds) or "–")
        cells = card_cells(grid, card)
        name = cells if len(cells) < 12 else f"{cells.split()[0]}…"
        found.append(f"{name} {', '.join(parts)}")
    return found


def hand_alt_text(view: View, locale: str) -> str:
    """Return the alternative text of the private picture."""
    only = say("picture-hand-about", locale)
    if facts.drafted(view):
        return f"{only} {map_alt_text(view.setting, facts.draft_text(view), 0, locale)}"[:ALT_LIMIT]
    heading = hand_picture.title(view, locale)
    parts = [only, heading if heading.endswith("?") else f"{heading}."]
    for row in hand_picture.rows(view, locale):
        note = f" ({row.note})" if row.note else ""
        parts.append(f"{row.die} {row.name}{note}: {row.about}")
    parts.append(footer.now_line(view, locale))
    if view.events:
        parts.append(say("hanzo-picture-open-cells", locale, **hand_picture.open_count(view)) + ".")
    return fitted(tuple(dict.fromkeys(parts)), _standing(view, locale), "").rstrip()


def _standing(view: View, locale: str) -> list[str]:
    """Return how the game stands on a picture of the map: the counters, and the cards with what is on them."""
    return [score(view, locale), listed("hanzo-picture-alt-cards", _cards(view, locale), locale, 420)]


def candidates_alt_text(view: View, candidates: Sequence[Move | str], title: str, locale: str) -> str:
    """Return the candidates by number with what is there or would be collected, and how the game stands."""
    told = [f"{number} {_candidate(view, one, locale)}" for number, one in enumerate(candidates, 1)]
    first = title or say("hanzo-picture-candidates", locale)
    shown = [first, listed("hanzo-picture-alt-list", told, locale, ALT_LIMIT - len(first) - 1)]
    if view.phase == PLACE:
        shown.append(say("hanzo-picture-open-cells", locale, **hand_picture.open_count(view)) + ".")
    return fitted(shown[:2], [*shown[2:], *_standing(view, locale)], "").strip()


def _candidate(view: View, one: Move | str, locale: str) -> str:
    if isinstance(one, str) or one[0] != "place":
        cell = one if isinstance(one, str) else panel_pictures.space_of(one)
        kind = view.grid.resource[view.grid.index[cell]]
        return cell if kind < 0 else f"{cell} {names_of.resource(RESOURCES[kind], locale)}"
    place = f"{one[2]} {one[3]}".rstrip(" .")
    taken = ", ".join(_result(view, found, locale) for found in panel_pictures.previewed(view, one).results)
    taken = taken or say("hanzo-picture-text-nothing", locale)
    return say("hanzo-picture-alt-candidate", locale, die=one[1], place=place, taken=taken)


def _result(view: View, one: Result, locale: str) -> str:
    """Return a collected cell, and whether it is wasted."""
    what = f"{view.grid.names[one.cell]} {names_of.resource(RESOURCES[one.resource], locale)}"
    return what if one.gained else say("hanzo-picture-alt-wasted", locale, what=what)


def preview_alt_text(view: View, move: Move, locale: str) -> str:
    """Return a previewed move with everything that would come of it, and how the game stands until then."""
    shown = panel_pictures.previewed(view, move)
    names = view.grid.names
    told = [
        f"{number} {names[one.cell]} {RESOURCES[one.resource]} {panel_pictures.result_words(one, locale)}"
        for number, one in enumerate(shown.results, 1)
    ]
    lies = f", {names_of.axis(move[3], locale)}" if move[0] == "place" else ""
    parts = [f"{panel_pictures.preview_title(view, move, locale)}{lies}.", *_of_event(view, move, locale)]
    if move[0] == "place" and not told:
        parts.append(say("hanzo-picture-alt-collects-nothing", locale))
    parts.append(listed("hanzo-picture-alt-list", told, locale, 500))
    if shown.leaving:
        cells = ", ".join(names[cell] for cell in shown.leaving)
        parts.append(say("hanzo-picture-alt-would-leave", locale, cells=cells, count=len(shown.leaving)))
    for kind, letter in enumerate(RESOURCES):
        if shown.counters[kind] != view.counters[kind]:
            track = names_of.resource(letter, locale)
            parts.append(say("hanzo-picture-alt-would-be", locale, track=track, value=shown.counters[kind]))
    parts.append(say("hanzo-picture-alt-until-then", locale))
    return fitted(tuple(filter(None, parts)), _standing(view, locale), "").rstrip()


def _of_event(view: View, move: Move, locale: str) -> list[str]:
    """Return what a die that is given up brings, and which it leaves."""
    if move[0] not in (EVENT, EXTRA):
        return []
    row = hand_picture.choice(view, move[1], locale)
    return [row.about if move[0] == EVENT else "", f"{capital(row.note)}."]


def map_alt_text(setting: Setting, text: str, chosen: int, locale: str) -> str:
    """Return a map's cards, and where each is to be seen; ``chosen`` is the number of the one that is being moved."""
    told = map_picture.map_facts(setting, text)
    where = {number: card_cells(told.grid, card) for card, number in enumerate(told.shown)}
    items = []
    for card in map_picture.legend(setting, told, chosen, locale):
        cells = where.get(card.number, "")
        marks = [say("hanzo-picture-alt-chosen", locale)] if card.state == "chosen" else []
        marks += [say("hanzo-picture-alt-faulty", locale)] if card.number in told.faulty else []
        if card.state != "missing":
            items.append(" ".join(filter(None, (f"{card.number} {card.name}", card.face, cells, *marks))))
    first = map_picture.map_title(setting, told, locale)
    return f"{first}. {listed('hanzo-picture-alt-cards', items, locale, 900)}".strip()[:ALT_LIMIT]
