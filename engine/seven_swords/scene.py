"""What the rules derive from a view: who stands where, as masks and look-ups. Nothing here goes beyond the view."""

from __future__ import annotations

from typing import Any

from engine.seven_swords.setting import Setting
from engine.seven_swords.tables import Tables
from engine.seven_swords.view import CARRIED, ON_SQUARE, View


class Scene:
    """The pieces of one view. Made by `scene_of`; treat it as immutable."""

    __slots__ = (
        "bandits",
        "board",
        "carriers",
        "fighters",
        "full_exit",
        "occupied",
        "pooled",
        "samurai",
        "setting",
        "tables",
        "token_at",
        "view",
        "ways_on",
    )

    def __init__(self, view: View) -> None:
        setting: Setting = view.setting
        self.view = view
        self.setting = setting
        self.board = setting.board
        self.tables: Tables = setting.tables
        self.token_at: dict[int, int] = {}
        """Token on a place."""
        self.ways_on: Any = None
        """Kept by `reach`: how a crossing goes on."""
        self.pooled = setting.options.movement_points == "pooled"
        self.full_exit = setting.options.full_gate_exit == "allowed"
        at = self.token_at
        bandits = 0
        for token, place in enumerate(view.where):
            if place >= 0:
                bandits |= 1 << place
                at[place] = token
        samurai = 0
        self.fighters: dict[int, int] = {}
        """Combat skill of the samurai on a place."""
        for place, combat in zip(view.stands, setting.tables.samurai_combat, strict=True):
            if place >= 0:
                samurai |= 1 << place
                self.fighters[place] = combat
        self.bandits = bandits
        self.samurai = samurai
        self.occupied = bandits | samurai
        self.carriers = 0
        for place in view.supply_place:
            if place >= CARRIED:
                self.carriers |= 1 << place - CARRIED

    def fighter_at(self, place: int) -> int:
        """Return the combat skill of the samurai on a place."""
        return self.fighters[place]

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

    def samurai_targets(self) -> list[int]:
        """Return the living samurai."""
        return [number for number, place in enumerate(self.view.stands) if place >= 0]

    def hidden_supplies(self) -> list[int]:
        """Return the supplies that an attack may reveal (SS-102)."""
        view = self.view
        return [
            number
            for number, place in enumerate(view.supply_place)
            if place == ON_SQUARE and not view.supply_up >> number & 1
        ]

    def sides(self, kind: str, number: int) -> int:
        """Return the mask of places beside a target (SS-103, 105, 107; G-7)."""
        tables, board, view = self.tables, self.board, self.view
        if kind == "palisade":
            return tables.palisade_sides[number]
        if kind == "storehouse":
            return tables.store_sides[number]
        if kind == "supply":
            return tables.supply_sides[number]
        space = view.stands[number]
        gate = board.gate_at[space]
        if gate >= 0 and not view.armed >> gate & 1:
            return tables.beside[space] | tables.group[gate]
        return tables.beside[space]

    def shots(self, kind: str, number: int) -> tuple[int, ...]:
        """Return an archer's distance to a target from every place (G-6)."""
        if kind == "palisade":
            return self.tables.to_palisade[number]
        if kind == "storehouse":
            return self.tables.to_storehouse[number]
        if kind == "supply":
            return self.tables.to_supply[number]
        return self.tables.to_space[self.view.stands[number]]

    def defence(self, kind: str, number: int) -> int:
        """Return a target's defence, or `UNKNOWN` for a palisade that this viewer has not seen."""
        values, board = self.setting.values, self.board
        if kind == "palisade":
            token = self.view.palisade[number]
            return values.palisades[token].defence if token >= 0 else token
        if kind == "storehouse":
            return board.storehouses[number].defence
        if kind == "supply":
            return board.supplies[number].defence
        return values.samurai[number].defence


def scene_of(view: View) -> Scene:
    """Return what is derived from a view; the latest one of a setting is kept."""
    kept: Scene | None = view.setting.latest
    if kept is not None and kept.view is view:
        return kept
    made = view.setting.latest = Scene(view)
    return made
