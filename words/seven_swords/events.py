"""One sentence for each thing that can happen, from the fields that a viewer may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.seven_swords.view import GATES
from words.catalogue import MINUS, say
from words.lists import addition, capital, number
from words.seven_swords.names import Names, kind, marks, player, tile, token_first, tokens

Fields = Mapping[str, Any]
_Teller = Callable[[Fields, str, Names], str]

_BANDIT, _SAMURAI = 0, 1
_SIDES = ("bandit", "samurai")


def event_line(event: str, fields: Fields, locale: str, names: Names) -> str:
    """Return the sentence for an event. Raises `KeyError` for a kind that the game does not have."""
    return _TELLERS[event](fields, locale, names)


def _plain(key: str, *wanted: str) -> _Teller:
    """Return a teller whose sentence takes these fields as they are."""

    def tell(fields: Fields, locale: str, names: Names) -> str:
        return say(key, locale, **{field: fields[field] for field in wanted})

    return tell


def _of_token(key: str, *wanted: str) -> _Teller:
    """Return a teller whose sentence begins with the token and takes these fields as they are."""

    def tell(fields: Fields, locale: str, names: Names) -> str:
        token = token_first(fields["token"], locale)
        return say(key, locale, token=token, **{field: fields[field] for field in wanted})

    return tell


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


def _setup_committed(fields: Fields, locale: str, names: Names) -> str:
    return say(
        "ss-event-setup-committed",
        locale,
        samurai=player(_SAMURAI, names, locale),
        stands=_pairs(fields["stands"]),
        bows=_pairs(fields["bows"]),
    )


def _card_discarded(fields: Fields, locale: str, names: Names) -> str:
    bandit, value = player(_BANDIT, names, locale), fields["value"]
    if letter := fields.get("letter"):
        return say("ss-event-card-discarded-letter", locale, bandit=bandit, value=value, letter=letter)
    return say("ss-event-card-discarded", locale, bandit=bandit, value=value)


def _kill_card(fields: Fields, locale: str, names: Names) -> str:
    bandit = player(_BANDIT, names, locale)
    return say("ss-event-kill-card", locale, bandit=bandit, letter=fields["letter"], value=fields["value"])


def _samurai_removed(fields: Fields, locale: str, names: Names) -> str:
    return say("ss-event-samurai-removed", locale, name=fields["samurai"], cause=fields["cause"])


def _moved(fields: Fields, locale: str, names: Names) -> str:
    said: dict[str, Any] = {"token": token_first(fields["token"], locale), "price": fields["price"]}
    return _route("ss-event-moved", "ss-event-moved-by", fields, locale, said)


def _walked(fields: Fields, locale: str, names: Names) -> str:
    return _route("ss-event-walked", "ss-event-walked-by", fields, locale, {"name": fields["samurai"]})


def _route(direct: str, by: str, fields: Fields, locale: str, said: Mapping[str, Any]) -> str:
    *route, end = fields["path"]
    if route:
        return say(by, locale, start=fields["start"], end=end, route=", ".join(route), **said)
    return say(direct, locale, start=fields["start"], end=end, **said)


def _crossing_halted(fields: Fields, locale: str, names: Names) -> str:
    return say(
        "ss-event-crossing-halted",
        locale,
        token=token_first(fields["token"], locale),
        gate=fields["gate"],
        automatic=_yes(fields["automatic"]),
    )


def _attack_rolled(fields: Fields, locale: str, names: Names) -> str:
    attackers: Sequence[str] = fields["attackers"]
    first, *dice = fields["dice"]
    return say(
        "ss-event-attack-rolled",
        locale,
        attackers=capital(tokens(attackers, locale)),
        count=len(attackers),
        target=fields["target"],
        kind=fields["kind"],
        sum=addition(first, (*dice, sum(fields["mods"])), fields["total"]),
        defence=fields["defence"],
        success=_yes(fields["success"]),
    )


def _samurai_wounded(fields: Fields, locale: str, names: Names) -> str:
    name, choice = fields["samurai"], fields["choice"]
    if choice == "red":
        return say("ss-event-samurai-wounded-red", locale, name=name, forced=_yes(fields["forced"]))
    return say("ss-event-samurai-wounded", locale, name=name, token=kind(choice, locale))


def _tile_played(fields: Fields, locale: str, names: Names) -> str:
    said = {
        "samurai": player(_SAMURAI, names, locale),
        "tile": tile(fields["tile"], locale),
        "side": fields["side"],
        "actions": fields["actions"],
    }
    if removed := fields["removed"]:
        return say("ss-event-tile-played-removed", locale, removed=marks(removed, locale), **said)
    return say("ss-event-tile-played", locale, **said)


def _samurai_acted(fields: Fields, locale: str, names: Names) -> str:
    return say("ss-event-samurai-acted", locale, name=fields["samurai"], token=kind(fields["kind"], locale))


def _sum(fields: Fields, locale: str) -> str:
    """Return a roll worked out with a name for every number; zeros are left out, and so is a sum of one number."""
    more = ""
    for part, value in (("combat", fields["combat"]), ("distance", -fields.get("distance", 0))):
        if value:
            more += f" {'+' if value > 0 else MINUS} {say(f'ss-roll-{part}', locale, value=abs(value))}"
    if not more:
        return say("ss-roll-die", locale, value=number(fields["total"]))
    return f"{say('ss-roll-die', locale, value=fields['die'])}{more} = {number(fields['total'])}"


def _sword_rolled(fields: Fields, locale: str, names: Names) -> str:
    targets = tokens(fields["targets"], locale)
    return say("ss-event-sword-rolled", locale, name=fields["samurai"], targets=targets, sum=_sum(fields, locale))


def _bow_rolled(fields: Fields, locale: str, names: Names) -> str:
    target: str = fields["target"]
    if target in GATES:
        target = say("ss-group", locale, gate=target)
    return say("ss-event-bow-rolled", locale, name=fields["samurai"], target=target, sum=_sum(fields, locale))


def _palisade_rolled(fields: Fields, locale: str, names: Names) -> str:
    return say(
        "ss-event-palisade-rolled", locale, name=fields["samurai"], gate=fields["gate"], sum=_sum(fields, locale)
    )


def _house_rolled(fields: Fields, locale: str, names: Names) -> str:
    return say(
        "ss-event-house-rolled",
        locale,
        name=fields["samurai"],
        house=fields["house"],
        exit=fields["exit"],
        target=fields["target"],
        sum=_sum(fields, locale),
    )


def _repair_rolled(fields: Fields, locale: str, names: Names) -> str:
    return say(
        "ss-event-repair-rolled",
        locale,
        name=fields["samurai"],
        gate=fields["gate"],
        die=fields["die"],
        distance=fields["distance"],
        success=_yes(fields["success"]),
    )


def _casualties(fields: Fields, locale: str, names: Names) -> str:
    fallen: Sequence[str] = fields["tokens"]
    if not fallen:
        return say("ss-event-casualties-none", locale, value=number(fields["value"]))
    said = tokens(fallen, locale)
    # In English the sentence for one token begins with it; in every other form the list stands inside.
    return capital(say("ss-event-casualties", locale, tokens=said, count=len(fallen)))


def _phase_ended(fields: Fields, locale: str, names: Names) -> str:
    if fields["side"] == _SIDES[_BANDIT]:
        bandit = player(_BANDIT, names, locale)
        return say("ss-event-phase-ended-bandit", locale, bandit=bandit, unused=fields["unused"])
    samurai = player(_SAMURAI, names, locale)
    return say("ss-event-phase-ended-samurai", locale, samurai=samurai, unused=fields["unused"])


def _turn_advanced(fields: Fields, locale: str, names: Names) -> str:
    turn_kind = say(f"ss-turn-{fields['kind']}", locale)
    return say("ss-event-turn-advanced", locale, turn=fields["turn"], kind=turn_kind)


def _game_ended(fields: Fields, locale: str, names: Names) -> str:
    if fields["reason"] == "samurai_dead":
        return say("ss-event-game-ended-dead", locale, bandit=player(_BANDIT, names, locale))
    scores = ", ".join(
        say("ss-score", locale, role=say(f"ss-role-{side}", locale), points=fields["scores"][side]) for side in _SIDES
    )
    if fields["winner"] in _SIDES:
        winner = player(_SIDES.index(fields["winner"]), names, locale)
        return say("ss-event-game-ended-won", locale, winner=winner, scores=scores)
    return say("ss-event-game-ended-draw", locale, scores=scores)


def _final_reveal(fields: Fields, locale: str, names: Names) -> str:
    figures = {gate: "/".join(map(number, values)) for gate, values in fields["palisades"].items()}
    none = say("ss-none", locale)
    return say(
        "ss-event-final-reveal",
        locale,
        supplies=_pairs(fields["supplies"]),
        storehouses=_pairs(fields["storehouses"]),
        houses=_pairs(fields["houses"]),
        palisades=_pairs(figures),
        hand=" ".join(fields["hand"]) or none,
        discards=" ".join(fields["discards"]) or none,
    )


_TELLERS: dict[str, _Teller] = {
    "SetupCommitted": _setup_committed,
    "CardDiscarded": _card_discarded,
    "KillCard": _kill_card,
    "KillMissed": _plain("ss-event-kill-missed", "letter"),
    "SamuraiRemoved": _samurai_removed,
    "BudgetSet": _plain("ss-event-budget-set", "cards", "tokens", "unused", "total"),
    "CardsReturned": _plain("ss-event-cards-returned"),
    "Deployed": _of_token("ss-event-deployed", "space", "price"),
    "Moved": _moved,
    "PalisadeRevealed": _plain("ss-event-palisade-revealed", "gate", "combat", "defence", "crossing", "cause"),
    "CrossingHalted": _crossing_halted,
    "AttackRolled": _attack_rolled,
    "SamuraiWounded": _samurai_wounded,
    "StorehouseStolen": _plain("ss-event-storehouse-stolen", "square", "value"),
    "SupplyRevealed": _plain("ss-event-supply-revealed", "square", "value"),
    "SupplyTaken": _of_token("ss-event-supply-taken", "square", "value"),
    "SupplyDropped": _plain("ss-event-supply-dropped", "square", "value", "space"),
    "SupplyEscaped": _of_token("ss-event-supply-escaped", "square", "value", "gate"),
    "PalisadeDisarmed": _plain("ss-event-palisade-disarmed", "gate"),
    "PalisadeRearmed": _plain("ss-event-palisade-rearmed", "gate"),
    "BanditsReady": _plain("ss-event-bandits-ready"),
    "TilePlayed": _tile_played,
    "SamuraiActed": _samurai_acted,
    "SwordRolled": _sword_rolled,
    "BowUsed": _plain("ss-event-bow-used", "area", "left"),
    "BowRolled": _bow_rolled,
    "PalisadeRolled": _palisade_rolled,
    "HouseRevealed": _plain("ss-event-house-revealed", "house", "combat"),
    "HouseRolled": _house_rolled,
    "RepairRolled": _repair_rolled,
    "Walked": _walked,
    "Casualties": _casualties,
    "PhaseEnded": _phase_ended,
    "TurnAdvanced": _turn_advanced,
    "GameEnded": _game_ended,
    "FinalReveal": _final_reveal,
}
