"""What the rules derive from a view: who stands where, as masks and look-ups. Nothing here goes beyond the view."""

from __future__ import annotations

from typing import Any

from engine.core import UNKNOWN
from engine.seven_swords.setting import Setting
from engine.seven_swords.tables import TYPE_MASKS, Tables, Target
from engine.seven_swords.view import CARRIED, ON_SQUARE, View


class Scene:
    """The pieces of one view. Made by `scene_of`; treat it as immutable but for what is kept in it."""

    __slots__ = (
        "bandits",
        "board",
        "carriers",
        "fighters",
        "full_exit",
        "kept",
        "occupied",
        "pooled",
        "samurai",
        "setting",
        "tables",
        "token_at",
        "tokens",
        "view",
        "walks",
        "ways",
    )

    def __init__(self, view: View) -> None:
        setting: Setting = view.setting
        self.view = view
        self.setting = setting
        self.board = setting.board
        self.tables: Tables = setting.tables
        self.pooled = setting.pooled
        self.full_exit = setting.full_exit
        self.kept: dict[str, Any] = {}
        """What `choices` found for this view."""
        self.ways: dict[int, Any] = {}
        """What `reach` found for this view, per token; so `walks`, per samurai."""
        self.walks: dict[int, Any] = {}
        self.token_at: dict[int, int] = {}
        """Token on a place, in token order."""
        at = self.token_at
        bandits = tokens = 0
        for token, place in enumerate(view.where):
            if place >= 0:
                at[place] = token
                tokens |= 1 << token
                bandits |= 1 << place
        self.tokens = tokens
        """Mask of the tokens on the board."""
        self.bandits = bandits
        """Mask of the places of bandits; so `samurai`, and `occupied` for both."""
        kept = self.tables.latest_stands
        if kept[0] is not view.stands:
            kept = self.tables.latest_stands = self._stands()
        self.samurai = kept[1]
        self.fighters = kept[2]
        """Combat skill of the samurai on a place."""
        self.occupied = bandits | self.samurai
        carriers = 0
        if view.supply_up:
            for place in view.supply_place:
                if place >= CARRIED:
                    carriers |= 1 << place - CARRIED
        self.carriers = carriers
        """Mask of the tokens that carry."""

    def _stands(self) -> tuple[tuple[int, ...], int, dict[int, int]]:
        stands, mask = self.view.stands, 0
        combat = self.tables.samurai_combat
        fighters = {place: combat[number] for number, place in enumerate(stands) if place >= 0}
        for place in fighters:
            mask |= 1 << place
        return stands, mask, fighters

    def deploy_cost(self, kind: int) -> int:
        """Return the price of a token of a type now (SS-070, SS-071)."""
        cost = self.setting.values.types[kind].cost
        if kind % 2 == 0:
            return cost
        counted = TYPE_MASKS[kind - 1]
        if self.setting.options.veteran_discount == "kind":
            counted |= TYPE_MASKS[kind]
        return max(1, cost - (self.tokens & counted).bit_count())

    def crossing(self, gate: int) -> int:
        """Return the crossing difficulty of a palisade that is up."""
        return self.setting.values.palisades[self.view.palisade[gate]].crossing

    def toll(self, gate: int) -> tuple[int, int]:
        """Return the visible surcharge of a gate, and the gate if its palisade is armed and face down, else -1."""
        view = self.view
        if not view.armed >> gate & 1:
            return 0, -1
        if not view.palisade_up >> gate & 1:
            return 0, gate
        return self.crossing(gate), -1

    def carried_by(self, token: int) -> int:
        """Return the supply that a token carries, or -1."""
        if self.carriers >> token & 1:
            return self.view.supply_place.index(CARRIED + token)
        return -1

    def free_exit(self, gate: int) -> int:
        """Return the first empty deployment space of a gate, or -1."""
        for place in self.board.deploy[gate]:
            if not self.bandits >> place & 1:
                return place
        return -1

    def ready(self) -> list[int]:
        """Return the ready tokens on the board, in token order."""
        spent = self.view.spent
        if not spent:
            return list(self.token_at.values())
        return [token for token in self.token_at.values() if not spent >> token & 1]

    def is_target(self, target: Target) -> bool:
        """Say whether bandits may attack it now (SS-102)."""
        kind, number, view = target.kind, target.number, self.view
        if kind == "samurai":
            return view.stands[number] >= 0
        if kind == "storehouse":
            return not view.stolen >> number & 1
        if kind == "supply":
            return view.supply_place[number] == ON_SQUARE and not view.supply_up >> number & 1
        return bool(view.armed >> number & 1)

    def sides(self, target: Target) -> int:
        """Return the mask of places beside a target (SS-103, 105, 107; G-7)."""
        if target.kind != "samurai":
            return target.sides
        space, tables = self.view.stands[target.number], self.tables
        if space < 0:
            return 0
        gate = self.board.gate_at[space]
        if gate >= 0 and not self.view.armed >> gate & 1:
            return tables.beside[space] | tables.group[gate]
        return tables.beside[space]

    def shots(self, target: Target) -> tuple[int, ...]:
        """Return an archer's distance to a target from every place (G-6)."""
        return target.shots or self.tables.to_space[self.view.stands[target.number]]

    def defence(self, target: Target) -> int:
        """Return a target's defence, or `UNKNOWN` for a palisade that this viewer has not seen."""
        if target.kind != "palisade":
            return target.defence
        token = self.view.palisade[target.number]
        return self.setting.values.palisades[token].defence if token >= 0 else UNKNOWN


def scene_of(view: View) -> Scene:
    """Return what is derived from a view; the latest one of a setting is kept."""
    kept: Scene | None = view.setting.latest
    if kept is not None and kept.view is view:
        return kept
    made = view.setting.latest = Scene(view)
    return made
