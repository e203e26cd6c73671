"""A view in words and written ids: what scenarios compare with and people read in bug reports.

Pure projection: nothing appears here that the view does not contain. ``docs/scenarios.md`` lists every field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import UNKNOWN
from engine.seven_swords.notation import notation
from engine.seven_swords.view import (
    AREAS,
    CARRIED,
    GATES,
    HOUSES,
    KINDS,
    ON_SQUARE,
    RESERVE,
    SAMURAI,
    STOCK,
    STOREHOUSES,
    SUPPLIES,
    TAKEN,
    TILES,
    TOKEN_TYPE,
    TOKENS,
    TYPES,
    VICTIM,
    WOUND,
    Crossing,
    Losses,
    View,
)

SEATS = ("bandit", "samurai")
HIDDEN = "?"
"""Stands for a number that the viewer may not know."""
NOTHING = "none"
"""Stands for an empty answer: no kill card, no tile, no pending decision, no marks."""

EVENTS: dict[str, tuple[str, ...]] = {
    "SetupCommitted": ("stands", "bows"),
    "CardDiscarded": ("value", "letter"),
    "KillCard": ("letter", "value"),
    "KillMissed": ("letter",),
    "SamuraiRemoved": ("samurai", "cause"),
    "BudgetSet": ("cards", "tokens", "unused", "total"),
    "CardsReturned": (),
    "Deployed": ("token", "space", "gate", "price"),
    "Moved": ("token", "start", "path", "units", "price", "points_left"),
    "PalisadeRevealed": ("gate", "combat", "defence", "crossing", "cause"),
    "CrossingHalted": ("token", "gate", "automatic"),
    "AttackRolled": ("attackers", "target", "kind", "dice", "mods", "total", "defence", "success"),
    "SamuraiWounded": ("samurai", "choice", "forced"),
    "StorehouseStolen": ("square", "value"),
    "SupplyRevealed": ("square", "value"),
    "SupplyTaken": ("token", "square", "value"),
    "SupplyDropped": ("square", "value", "space"),
    "SupplyEscaped": ("token", "square", "value", "gate"),
    "PalisadeDisarmed": ("gate",),
    "PalisadeRearmed": ("gate",),
    "BanditsReady": (),
    "TilePlayed": ("tile", "side", "actions", "removed"),
    "SamuraiActed": ("samurai", "kind"),
    "SwordRolled": ("samurai", "die", "combat", "total", "targets"),
    "BowUsed": ("area", "left"),
    "BowRolled": ("samurai", "target", "die", "combat", "distance", "total"),
    "PalisadeRolled": ("samurai", "gate", "die", "combat", "total"),
    "HouseRevealed": ("house", "combat"),
    "HouseRolled": ("samurai", "house", "exit", "target", "die", "combat", "distance", "total"),
    "RepairRolled": ("samurai", "gate", "distance", "die", "success"),
    "Walked": ("samurai", "start", "path"),
    "Casualties": ("value", "tokens", "cause"),
    "PhaseEnded": ("side", "unused"),
    "TurnAdvanced": ("turn", "kind"),
    "GameEnded": ("reason", "winner", "scores"),
    "FinalReveal": ("supplies", "storehouses", "houses", "palisades", "hand", "discards"),
}
"""Every kind of event with its fields."""


def _known(value: int) -> int | str:
    return HIDDEN if value == UNKNOWN else value


def _named(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _marks(mask: int) -> str:
    return "".join(_named(mask, KINDS)) or NOTHING


def _supply_place(view: View, supply: int) -> str:
    place = view.supply_place[supply]
    if place == ON_SQUARE:
        return "square"
    if place == TAKEN:
        return "taken"
    if place >= CARRIED:
        return TOKENS[place - CARRIED]
    return str(view.setting.board.names[place])


def _pieces(view: View) -> dict[str, Any]:
    board = view.setting.board
    in_reserve = list(STOCK)
    on_board = {}
    for token, place in enumerate(view.where):
        if place != RESERVE:
            on_board[TOKENS[token]] = board.names[place]
            in_reserve[TOKEN_TYPE[token]] -= 1
    occupied = {board.area_of[place] for place in view.where if 0 <= place < board.village}
    return {
        "tokens": on_board,
        "spent": _named(view.spent, TOKENS),
        "reserve": dict(zip(TYPES, in_reserve, strict=True)),
        "free_areas": [letter for area, letter in enumerate(AREAS) if area not in occupied],
    }


def _squares(view: View) -> dict[str, Any]:
    palisades = view.setting.values.palisades
    every_gate = (1 << len(GATES)) - 1
    return {
        "supplies": {name: _known(view.supply_value[index]) for index, name in enumerate(SUPPLIES)},
        "supply_places": {name: _supply_place(view, index) for index, name in enumerate(SUPPLIES)},
        "supplies_up": _named(view.supply_up, SUPPLIES),
        "storehouses": {name: _known(view.store_value[index]) for index, name in enumerate(STOREHOUSES)},
        "stolen": _named(view.stolen, STOREHOUSES),
        "houses": {name: _known(view.house_value[index]) for index, name in enumerate(HOUSES)},
        "houses_up": _named(view.house_up, HOUSES),
        "palisades": {
            gate: HIDDEN if number == UNKNOWN else number + 1 for gate, number in zip(GATES, view.palisade, strict=True)
        },
        "palisade_figures": {
            gate: HIDDEN if number == UNKNOWN else list(palisades[number])
            for gate, number in zip(GATES, view.palisade, strict=True)
        },
        "palisades_up": _named(view.palisade_up, GATES),
        "disarmed": _named(every_gate & ~view.armed, GATES),
        "bows": dict(zip(AREAS, view.bows, strict=True)),
    }


def _samurai(view: View) -> dict[str, Any]:
    names = [one.name for one in view.setting.values.samurai]
    dead = view.killed_in_combat | view.killed_by_card
    places = {}
    for index, name in enumerate(names):
        if view.stands[index] != RESERVE:
            places[name] = view.setting.board.names[view.stands[index]]
        else:
            places[name] = "dead" if dead >> index & 1 else NOTHING
    return {
        "samurai": places,
        "marks": {name: _marks(mask) for name, mask in zip(names, view.marks, strict=True)},
        "fresh": {name: _marks(mask) for name, mask in zip(names, view.fresh, strict=True)},
        "red": _named(view.red, names),
        "killed_in_combat": _named(view.killed_in_combat, names),
        "killed_by_card": _named(view.killed_by_card, names),
        "tiles": {name: "AB"[view.tiles >> index & 1] for index, name in enumerate(TILES)},
        "tile": NOTHING if view.tile == UNKNOWN else TILES[view.tile],
    }


def _pending(view: View) -> dict[str, Any] | str:
    pending = view.pending
    names = [one.name for one in view.setting.values.samurai]
    if isinstance(pending, Crossing):
        return {
            "kind": "crossing",
            "token": TOKENS[pending.token],
            "gate": GATES[pending.gate],
            "left": pending.left,
            "place": view.setting.board.names[pending.place],
        }
    if isinstance(pending, Losses):
        tokens = [TOKENS[token] for token in pending.tokens]
        return {"kind": "losses", "value": pending.value, "tokens": tokens, "cause": pending.cause}
    if pending and view.phase in (VICTIM, WOUND):
        return {"kind": view.phase, "samurai": [names[index] for index in pending]}
    return NOTHING


def readable(view: View) -> Mapping[str, Any]:
    """Return everything in the view as a JSON mapping of names, in a fixed order.

    A number that the viewer may not know is ``"?"``; an empty answer is ``"none"``; masks are lists of names in their
    fixed order.
    """
    return {
        "viewer": "spectator" if view.viewer is None else SEATS[view.viewer],
        "village": view.setting.board.key,
        "options": dict(view.setting.options._asdict()),
        "turn": view.turn,
        "phase": view.phase,
        "to_move": [SEATS[seat] for seat in view.to_move],
        "actions": view.actions,
        "budget": dict(view.budget._asdict()),
        "unused": view.unused,
        "hand": list(view.hand),
        "hand_letters": list(view.hand_letters),
        "discards": list(view.discards),
        "discard_letters": list(view.discard_letters),
        "kill_card": view.kill_card or NOTHING,
        **_pieces(view),
        **_squares(view),
        **_samurai(view),
        "pending": _pending(view),
        "loot": view.taken_value,
        "draft": NOTHING if view.draft is None or view.viewer != SAMURAI else notation(view.draft),
    }
