"""Whole games by chance: all of them end, and what must always hold holds after every move."""

from __future__ import annotations

import json
import time
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from positions import VARIANTS

from engine.chance import SeededChance
from engine.core import Step
from engine.seven_swords.describe import EVENTS, readable
from engine.seven_swords.game import SEVEN_SWORDS as GAME
from players import PLAYERS

GAMES = 2_000
SECONDS = 10.0
"""For as long as this, games are played in an ordinary run; all of them in the long one."""
STOCK = {"ban": 8, "vban": 4, "arc": 6, "varc": 3, "mtd": 6, "vmtd": 3}
STRONG = json.loads((Path(__file__).parent.parent / "golden" / "strong_bandits.json").read_text(encoding="utf-8"))
"""Figures for every fourth game, in which bandits reach what chance otherwise keeps from them."""
HAND = {
    **{1: 7, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 7, 8: 5, 9: 4, 10: 3, 11: 2},
    **{12: 7, 13: 5, 14: 4, 15: 3, 16: 7, 17: 5, 18: 4},
}
"""Cards in hand when a turn begins."""
BANDIT_PHASES = ("victim", "bandits", "crossing", "wound", "over")


class Watch:
    """Follows one game and holds every position against what must be true in it."""

    def __init__(self, setting: Any) -> None:
        self.values = setting.values
        self.board = setting.board
        self.counts: Counter[str] = Counter()
        self.before: dict[str, Any] = {}
        self.villagers = set(self.board.names[: self.board.village])

    def see(self, step: Step) -> None:
        """Look at the position after a step."""
        see = {viewer: readable(GAME.view(step.state, viewer)) for viewer in (0, 1, None)}
        self._pieces(see[None])
        self._samurai(see[None])
        self._values(see[1])
        self._cards(see)
        self._events(step, see[None])
        if self.before:
            self._never_goes_back(see[None])
        self.before = dict(see[None])

    def _pieces(self, see: Any) -> None:
        places = list(see["tokens"].values())
        stands = [place for place in see["samurai"].values() if place in self.villagers]
        assert len(set(places + stands)) == len(places) + len(stands), "two pieces on one space"
        on_board = Counter(token.rstrip("0123456789") for token in see["tokens"])
        assert {kind: see["reserve"][kind] + on_board[kind] for kind in STOCK} == STOCK
        assert set(see["spent"]) <= set(see["tokens"])
        for supply, place in see["supply_places"].items():
            assert place in ("square", "taken") or place in self.villagers or place in see["tokens"]
            assert place == "square" or supply in see["supplies_up"]
            if place in see["tokens"]:
                assert see["tokens"][place] in self.villagers, "a carrier outside has escaped"
        carriers = [place for place in see["supply_places"].values() if place in see["tokens"]]
        assert len(set(carriers)) == len(carriers), "a token carries two supplies"
        assert all(count >= 0 for count in see["bows"].values())
        assert set(see["disarmed"]) <= set(see["palisades_up"])
        if see["phase"] not in BANDIT_PHASES:
            assert see["spent"] == []

    def _samurai(self, see: Any) -> None:
        dead = {*see["killed_in_combat"], *see["killed_by_card"]}
        assert len(dead) == len(see["killed_in_combat"]) + len(see["killed_by_card"])
        if see["phase"] != "setup":
            assert dead == {name for name, place in see["samurai"].items() if place == "dead"}
        for name in dead:
            assert see["marks"][name] == "none"
            assert name not in see["red"]
        for name, fresh in see["fresh"].items():
            assert fresh == "none" or set(fresh) <= set(see["marks"][name])
        assert see["actions"] >= 0
        assert (see["phase"] == "over") == (not see["to_move"])
        if len(dead) == len(see["samurai"]):
            assert see["phase"] == "over"

    def _values(self, see: Any) -> None:
        if see["phase"] == "setup":
            return
        assert sorted(see["supplies"].values()) == sorted(self.values.supplies)
        assert sorted(see["storehouses"].values()) == sorted(self.values.storehouses)
        assert sorted(see["houses"].values()) == sorted(self.values.houses)
        assert sorted(see["palisades"].values()) == [1, 2, 3, 4, 5, 6]
        loot = sum(see["supplies"][one] for one, place in see["supply_places"].items() if place == "taken")
        assert see["loot"] == loot + sum(see["storehouses"][one] for one in see["stolen"])

    def _cards(self, see: dict[Any, Any]) -> None:
        bandit, samurai, spectator = see[0], see[1], see[None]
        letters = [*bandit["hand_letters"], *bandit["discard_letters"]]
        if bandit["phase"] in ("victim", "over") and bandit["kill_card"] not in (*letters, "none"):
            letters.append(bandit["kill_card"])
        assert sorted(letters) == list("ABCDEFG")
        for other in (samurai, spectator):
            assert other["hand"] == sorted(other["hand"]) == bandit["hand"]
            assert other["discards"] == bandit["discards"]
            if other["phase"] != "over":
                assert other["hand_letters"] == other["discard_letters"] == []
        if bandit["phase"] in ("discard", "kill"):
            assert len(bandit["hand"]) == HAND[bandit["turn"]]

    def _events(self, step: Step, see: Any) -> None:
        for event in step.events:
            self.counts[event.kind] += 1
            for fields in (event.public, *(fields for _, fields in event.private)):
                assert set(fields or {}) <= set(EVENTS[event.kind]), event
            if event.kind == "BudgetSet":
                self._budget(event.public, see)
            if event.kind == "AttackRolled":
                roll = event.public or {}
                assert roll["total"] == sum(roll["dice"]) + sum(roll["mods"])
                assert roll["success"] == (roll["total"] >= roll["defence"])
                assert len(roll["dice"]) == len(roll["mods"]) == len(roll["attackers"])
            if event.kind == "GameEnded":
                self._end(event.public, see)

    def _budget(self, event: Any, see: Any) -> None:
        marks = sum(len(marks) for marks in see["marks"].values() if marks != "none")
        assert event["tokens"] == marks
        assert event["total"] == event["cards"] + event["tokens"] + event["unused"] == see["actions"]
        assert see["budget"] == event
        assert event["unused"] == (see["unused"] if see["turn"] > 1 else 0)

    def _end(self, event: Any, see: Any) -> None:
        alive = [name for name, place in see["samurai"].items() if place != "dead"]
        if not alive:
            assert event == {"reason": "samurai_dead", "winner": "bandit", "scores": None}
            return
        kills = len(see["killed_in_combat"]) * self.values.points_per_kill
        whole = sum(self.values.supplies) + sum(self.values.storehouses)
        free = len(see["free_areas"]) * self.values.points_per_area
        assert see["turn"] == 18
        assert event["scores"] == {"bandit": see["loot"] + kills, "samurai": whole - see["loot"] + free}

    def _never_goes_back(self, see: Any) -> None:
        before = self.before
        assert before["turn"] <= see["turn"] <= before["turn"] + 1
        for field in ("supplies_up", "stolen", "houses_up", "palisades_up", "killed_in_combat", "killed_by_card"):
            assert set(before[field]) <= set(see[field]), field
        assert set(before["red"]) - set(see["red"]) <= set(see["killed_in_combat"]) | set(see["killed_by_card"])
        if before["phase"] != "setup":
            assert all(see["bows"][area] <= count for area, count in before["bows"].items())
        taken = {supply for supply, place in before["supply_places"].items() if place == "taken"}
        assert all(see["supply_places"][supply] == "taken" for supply in taken)


@cache
def _setting(variant: int, strong: bool) -> Any:
    return GAME.prepare(VARIANTS[variant], STRONG if strong else None)


def _play(number: int) -> tuple[Counter[str], str]:
    """Play one game; return what happened in it and how it ended."""
    setting = _setting(number % len(VARIANTS), number % 4 == 3)
    watch = Watch(setting)
    secret = number.to_bytes(8, "big")
    chance, system = SeededChance(secret, "random games"), SeededChance(secret, "set-up")
    players = [PLAYERS["random"](f"games {number} {seat}") for seat in GAME.seats]
    step = GAME.new(setting, chance)
    moves = 0
    while due := GAME.to_move(step.state):
        view = GAME.view(step.state, due[0])
        move = GAME.resolve(view, players[due[0]].choose(GAME, view), system)
        step = GAME.apply(step.state, due[0], move, chance)
        watch.counts[f"move {move[0]}"] += 1
        moves += 1
        assert moves < 5_000
        watch.see(step)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    return watch.counts, outcome.reason


def test_random_games_end_and_keep_the_invariants() -> None:
    until, number = time.process_time() + SECONDS, 0
    counts: Counter[str] = Counter()
    while number < GAMES and (number < 12 or time.process_time() < until):
        happened, _ = _play(number)
        counts += happened
        number += 1
    verbs = {kind.removeprefix("move ") for kind in counts if kind.startswith("move ")}
    assert verbs >= {"setup", "discard", "kill", "deploy", "move", "attack", "end", "wound", "tile"}
    assert verbs >= {"hit", "bow", "walk", "order", "repair", "losses", "go", "halt"}


@pytest.mark.soak
def test_two_thousand_random_games_end_and_keep_the_invariants() -> None:
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number in range(GAMES):
        happened, reason = _play(number)
        counts += happened
        reasons[reason] += 1
    assert not [kind for kind in EVENTS if not counts[kind]]
    print(f"{GAMES} games: {dict(reasons)}; {counts}")
