"""One sentence for each thing that can happen, from the fields of its event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.hanzo.maps import read_name
from engine.hanzo.view import NINJA, SAMURAI
from words.catalogue import say
from words.hanzo import names
from words.hanzo.names import AXIS_WORDS, Names, player
from words.hanzo.options import option_value
from words.lists import joined

Fields = Mapping[str, Any]
_Teller = Callable[[Fields, str, Names], str]

_DRAWN = "draw_"
_BUILT = ("free", "given")
"""Where a map came from that is no ready-made one."""


def event_line(event: str, fields: Fields, locale: str, players: Names, duel: bool) -> str:
    """Return the sentence for an event. Raises `KeyError` for a kind that the game does not have."""
    if event == "EventChosen":
        return _event_chosen(fields, locale, players, duel)
    return _TELLERS[event](fields, locale, players)


def _plain(key: str, *wanted: str) -> _Teller:
    """Return a teller whose sentence takes these fields as they are."""

    def tell(fields: Fields, locale: str, players: Names) -> str:
        return say(key, locale, **{field: fields[field] for field in wanted})

    return tell


def _map_laid(fields: Fields, locale: str, players: Names) -> str:
    source: str = fields["source"]
    if name := read_name(fields["map"]):
        return say("hz-event-map-laid", locale, map=name)
    cards = joined(fields["cards"], locale)
    if source.startswith(_DRAWN):
        return say("hz-event-map-drawn", locale, cards=cards)
    if source in _BUILT:
        return say("hz-event-map-own", locale, cards=cards)
    return say("hz-event-map-laid", locale, map=option_value("map", source, locale))


def _dice_rolled(fields: Fields, locale: str, players: Names) -> str:
    key = "hz-event-rolled-lucky" if fields["lucky"] else "hz-event-rolled"
    return say(key, locale, ninja=player(NINJA, players, locale), dice=names.numbers(fields["dice"], locale))


def _event_chosen(fields: Fields, locale: str, players: Names, duel: bool) -> str:
    said = {"die": fields["die"], "event": names.event(fields["event"], locale)}
    if not duel:
        return say("hz-event-chosen-alone", locale, ninja=player(NINJA, players, locale), **said)
    samurai = player(SAMURAI, players, locale)
    if fields["cancelled"]:
        return say("hz-event-chosen-cancelled", locale, samurai=samurai, **said)
    return say("hz-event-chosen", locale, samurai=samurai, number=fields["number"], **said)


def _events_cancelled(fields: Fields, locale: str, players: Names) -> str:
    ended = fields["events"]
    return say("hz-event-cancelled", locale, count=len(ended), events=names.events(ended, locale))


def _gained(fields: Fields, locale: str, players: Names) -> str:
    resource = names.resource(fields["resource"], locale)
    return say(
        "hz-event-gained",
        locale,
        ninja=player(NINJA, players, locale, first=False),
        resource=resource,
        value=fields["value"],
    )


def _die_placed(fields: Fields, locale: str, players: Names) -> str:
    takes, axis = fields["takes"], fields["axis"]
    return say(
        "hz-event-die-placed",
        locale,
        ninja=player(NINJA, players, locale),
        die=fields["die"],
        cell=fields["cell"],
        axis=AXIS_WORDS.get(axis, axis),
        count=len(takes),
        takes=joined(takes, locale),
    )


def _of_resource(key: str, *wanted: str) -> _Teller:
    """Return a teller whose sentence names the resource and takes these fields as they are."""

    def tell(fields: Fields, locale: str, players: Names) -> str:
        resource = names.resource(fields["resource"], locale)
        return say(key, locale, resource=resource, **{field: fields[field] for field in wanted})

    return tell


def _game_ended(fields: Fields, locale: str, players: Names) -> str:
    match fields["winner"]:
        case "ninja":
            return say("hz-event-ended-escaped", locale, ninja=player(NINJA, players, locale, first=False))
        case "samurai":
            samurai = player(SAMURAI, players, locale)
            return say("hz-event-ended-caught", locale, reason=fields["reason"], samurai=samurai)
    return say("hz-event-ended-lost", locale, reason=fields["reason"])


_TELLERS: dict[str, _Teller] = {
    "MapLaid": _map_laid,
    "SamuraiPlaced": _plain("hz-event-samurai-placed", "cause", "cell", "supply"),
    "TurnBegan": _plain("hz-event-turn-began", "turn"),
    "DiceRolled": _dice_rolled,
    "EventsCancelled": _events_cancelled,
    "NobodyCame": _plain("hz-event-nobody-came", "why"),
    "ExtraDieGiven": _plain("hz-event-extra", "die"),
    "Gained": _gained,
    "DiePlaced": _die_placed,
    "Collected": _of_resource("hz-event-collected", "cell", "value"),
    "Wasted": _of_resource("hz-event-wasted", "cell", "value", "why"),
    "SamuraiRemoved": _plain("hz-event-samurai-removed", "cell"),
    "NobodyRemoved": _plain("hz-event-nobody-removed", "why"),
    "RedLinePassed": _plain("hz-event-red-line", "line"),
    "ReinforcementsDue": _plain("hz-event-reinforcements", "count"),
    "DiceGathered": _plain("hz-event-gathered", "turn"),
    "MarksWiped": _plain("hz-event-marks-wiped"),
    "GameEnded": _game_ended,
}
