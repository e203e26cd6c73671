"""The alternative text of a board picture: a summary in the order in which somebody who cannot see it needs it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.seven_swords.scores import samurai_score
from engine.seven_swords.view import (
    AREAS,
    BANDIT,
    GATES,
    HOUSES,
    OVER,
    RESERVE,
    SETUP,
    STOREHOUSES,
    SUPPLIES,
    TAKEN,
    TOKENS,
    View,
)
from render.seven_swords import facts, header
from render.seven_swords.changes import Changes, changes
from render.seven_swords.dangers import dangers
from render.wording import ALT_LIMIT, fitted, listed, short
from words import say


def alt_text(view: View, before: View | None, names: Sequence[str], locale: str) -> str:
    """Return who must act, what changed, the score, what is in danger, the areas, and where the full text is.

    Lists are cut where the limit asks for it; the first and the last sentence always stay.
    """
    parts = [_who(view, names, locale)]
    end = say("picture-alt-more", locale)
    rest = [
        listed("picture-alt-changed", _changed(view, changes(before, view), locale), locale, 260),
        score(view, locale),
        listed("picture-alt-danger", _dangers(view, locale), locale, 300),
        listed("picture-alt-areas", _areas(view, locale), locale, 420)
        if view.phase != SETUP
        else _village(view, locale),
    ]
    return fitted(parts, rest, end)


def _village(view: View, locale: str) -> str:
    return say("picture-alt-village", locale, village=view.setting.board.title)


def _dangers(view: View, locale: str) -> list[str]:
    return [] if not view.to_move else [say(one.key, locale, **one.parameters) for one in dangers(view)]


def _who(view: View, names: Sequence[str], locale: str) -> str:
    what = [header.title(view, locale)]
    what += [say("picture-waits", locale, name=short(header.player(names, seat, locale))) for seat in view.to_move]
    if view.to_move and view.phase != SETUP and view.actions:
        what.append(say("picture-actions", locale, left=view.actions))
    where = say("picture-turn", locale, turn=view.turn) if view.turn else say("picture-setup", locale)
    return say("picture-alt-who", locale, game=say("ss-title", locale), turn=where, what=". ".join(what))


def _changed(view: View, change: Changes, locale: str) -> list[str]:
    board, samurai = view.setting.board, view.setting.values.samurai
    found = [
        say(
            "picture-alt-moved", locale, piece=TOKENS[one.piece], start=board.names[one.start], end=board.names[one.end]
        )
        for one in change.tokens_moved
    ]
    found += [
        say("picture-alt-new", locale, piece=TOKENS[token], place=board.names[view.where[token]])
        for token in change.tokens_new
    ]
    found += [
        say("picture-alt-gone", locale, piece=TOKENS[one.piece], place=board.names[one.start])
        for one in change.tokens_gone
    ]
    found += [say("picture-alt-spent", locale, piece=TOKENS[token]) for token in change.tokens_spent]
    for one in change.samurai_moved:
        start, end = board.names[one.start], board.names[one.end]
        found.append(say("picture-alt-moved", locale, piece=samurai[one.piece].name, start=start, end=end))
    found += [say("picture-alt-hurt", locale, piece=samurai[number].name) for number in change.samurai_hurt]
    found += [
        say("picture-alt-gone", locale, piece=samurai[one.piece].name, place=board.names[one.start])
        for one in change.samurai_dead
    ]
    found += [_supply(view, number, locale) for number in change.supplies]
    found += [
        say("picture-alt-stolen", locale, square=STOREHOUSES[number], value=view.store_value[number])
        for number in change.storehouses
    ]
    found += [
        say("picture-alt-shown", locale, square=HOUSES[number], value=view.house_value[number])
        for number in change.houses
    ]
    for gate in change.gates:
        armed = view.armed >> gate & 1
        found.append(say("picture-alt-gate-armed" if armed else "picture-alt-gate-down", locale, gate=GATES[gate]))
    return found


def _supply(view: View, number: int, locale: str) -> str:
    place = view.supply_place[number]
    parameters = {"square": SUPPLIES[number], "value": view.supply_value[number]}
    key = "picture-alt-taken" if place == TAKEN else "picture-alt-shown"
    return say(key, locale, **parameters)


def score(view: View, locale: str) -> str:
    """Return the public score in a sentence; empty during set-up."""
    points = facts.score(view)
    if view.phase == SETUP:
        return ""
    if view.phase == OVER:
        total = samurai_score(view)
        return say(
            "picture-alt-final", locale, bandit=points.bandit, samurai=points.samurai if total is None else total
        )
    key = "picture-alt-score" if view.to_move else "picture-alt-stopped"
    return say(key, locale, bandit=points.bandit, samurai=points.samurai)


def _areas(view: View, locale: str) -> list[str]:
    if view.phase == SETUP:
        return []
    board = view.setting.board
    found = []
    for area, letter in enumerate(AREAS):
        spaces = set(board.areas[area])
        bandits = sum(place in spaces for place in view.where)
        samurai = [
            view.setting.values.samurai[number].name
            for number, place in enumerate(view.stands)
            if place != RESERVE and place in spaces
        ]
        counts = [say("picture-alt-bandits", locale, count=bandits)] if bandits else []
        found.append(f"{letter} {_joined([*counts, *samurai]) or say('picture-text-nobody', locale)}")
    return found


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def hand_alt_text(view: View, locale: str) -> str:
    """Return the alternative text of the private picture."""
    if view.viewer == BANDIT:
        cards = facts.cards(view)
        hand = ", ".join(f"{card.letter} {card.value}" for card in cards if card.state == "hand")
        gone = ", ".join(f"{card.letter} {card.value}" for card in cards if card.state != "hand")
        none = say("ss-none", locale)
        return say("picture-hand-alt-bandit", locale, hand=hand or none, discarded=gone or none)[:ALT_LIMIT]
    shown = facts.with_draft(view)
    palisades = shown.setting.values.palisades
    items = [
        f"{name} {value}"
        for ids, values in (
            (SUPPLIES, shown.supply_value),
            (STOREHOUSES, shown.store_value),
            (HOUSES, shown.house_value),
        )
        for name, value in zip(ids, values, strict=True)
        if value >= 0
    ]
    items += [
        f"{gate} {'/'.join(str(figure) for figure in palisades[number])}"
        for gate, number in zip(GATES, shown.palisade, strict=True)
        if number >= 0
    ]
    return say("picture-hand-alt-samurai", locale, items=", ".join(items) or say("ss-none", locale))[:ALT_LIMIT]
