"""The event card: what the events of a turn forbid, and for how long, and what the samurai player can choose from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import active, one_more_goes
from engine.hanzo.view import EVENT, GUARDIANS, LANTERNS, OVER, PATROL, SAMURAI, SAMURAI_PHASES, SPIRITS, View
from words.catalogue import say
from words.hanzo import names

_ONLY_DOORS = {LANTERNS, PATROL}
"""Events that together leave nothing but Doors."""


def private_lines(view: View, locale: str) -> tuple[str, ...]:
    """Return what is for this viewer first: the event card, or what the samurai player can choose.

    Empty whenever `engine.core.Game.private_key` has nothing to deliver.
    """
    if view.phase == OVER or view.viewer is None:
        return ()
    if view.viewer == SAMURAI and view.phase == EVENT:
        return _on_offer(view, locale)
    return _event_card(view, locale) if view.events else ()


def _event_card(view: View, locale: str) -> tuple[str, ...]:
    """Return each event of this turn, what they forbid together and for how long; for the ninja the dice that are left,
    for the samurai player that he has chosen, and what comes next."""
    lines = list(dict.fromkeys(_event(view, number, die, locale) for number, die in enumerate(view.events)))
    lines.append(in_force(view, locale))
    if view.viewer == SAMURAI:
        lines.append(_chosen(view, locale))
    elif view.left:
        lines.append(say(_left(view), locale, dice=names.numbers(view.left, locale)))
    return tuple(lines)


def _left(view: View) -> str:
    """Return the key of the sentence about the dice that are left."""
    if not one_more_goes(view):
        return "hz-info-left"
    return "hz-info-left-event" if view.setting.duel else "hz-info-left-weather"


def _chosen(view: View, locale: str) -> str:
    if view.phase in SAMURAI_PHASES:
        return say("hz-info-chosen-place", locale, turn=view.turn, count=view.due)
    return say("hz-info-chosen", locale, turn=view.turn, number=len(view.events))


def in_force(view: View, locale: str) -> str:
    """Return in one or two sentences what the events of this turn together forbid, and for how long."""
    if view.spirits:
        return say("hz-holds-cancelled", locale)
    held = _held(view, locale)
    if not held:
        return say("hz-holds-free", locale)
    return f"{held} {say('hz-holds-until-spirits' if _spirits_may_come(view) else 'hz-holds-until', locale)}"


def _spirits_may_come(view: View) -> bool:
    return view.setting.duel and one_more_goes(view) and SPIRITS in (event_name(True, die) for die in view.left)


def _held(view: View, locale: str) -> str:
    """Return what the events together forbid, or an empty text."""
    names_held = set(active(view))
    doors = "open" if view.setting.doors_open else "closed"
    if names_held >= _ONLY_DOORS:
        return say("hz-holds-both", locale)
    if LANTERNS in names_held:
        return say("hz-holds-lanterns", locale, doors=doors)
    if PATROL in names_held:
        return say("hz-holds-patrol", locale, doors=doors)
    if GUARDIANS in names_held:
        blocks = view.setting.rulings.guardians_block_cells
        return say("hz-holds-guardians" if blocks else "hz-holds-guardians-collect", locale)
    return ""


def _effect(view: View, die: int, locale: str) -> tuple[str, str]:
    name = event_name(view.setting.duel, die)
    return names.event(name, locale), names.effect(name, view.setting.doors_open, locale)


def _event(view: View, number: int, die: int, locale: str) -> str:
    event, effect = _effect(view, die, locale)
    # Spirits cancel the others, never themselves.
    if view.spirits and number != _spirits_at(view):
        return say("hz-info-event-cancelled", locale, event=event, die=die)
    return say("hz-info-event", locale, event=event, die=die, effect=effect)


def _spirits_at(view: View) -> int:
    return [event_name(True, die) for die in view.events].index(SPIRITS)


def _on_offer(view: View, locale: str) -> tuple[str, ...]:
    lines = [say("hz-info-choose", locale, dice=names.numbers(view.left, locale))]
    if view.events:
        event, _ = _effect(view, view.events[0], locale)
        first = say("hz-info-already", locale, event=event)
        lines.append(f"{first} {_held(view, locale)}".rstrip())
    for die in dict.fromkeys(view.left):
        event, effect = _effect(view, die, locale)
        kept = names.numbers(_without(view.left, die), locale)
        if view.spirits:
            lines.append(say("hz-info-choose-cancelled", locale, die=die, event=event, keeps=kept))
            continue
        both = {*active(view), event_name(view.setting.duel, die)} >= _ONLY_DOORS
        key = "hz-info-choose-both" if both else "hz-info-choose-event"
        lines.append(say(key, locale, die=die, event=event, effect=effect, keeps=kept))
    return tuple(lines)


def _without(dice: Sequence[int], die: int) -> list[int]:
    left = list(dice)
    left.remove(die)
    return left
