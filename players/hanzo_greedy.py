"""A player for Hanzō that looks at nothing but the yield of one die: what the search has to beat."""

from __future__ import annotations

from engine.core import Game, Move
from engine.hanzo.checks import event_values
from engine.hanzo.choices_place import place_move, removals
from engine.hanzo.view import EVENT, PLACE, View
from engine.hanzo.yields import placements_of
from players.hanzo_values import WEIGHTS


class GreedyHanzoPlayer:
    """Places the die that gains most, gives up the die whose event costs least on average, and decides everything else
    by taking what is listed first: the same view, the same move."""

    def choose(self, game: Game, view: View) -> Move:
        """Return a move for the viewer, who has to decide. Raises `ValueError` if that is somebody else."""
        if view.viewer not in view.to_move:
            raise ValueError("this viewer has nothing to decide")
        if view.phase == PLACE:
            offers = [placements_of(view, die) for die in dict.fromkeys(view.left)]
            best = min((offer.best() for offer in offers if offer.spots), key=lambda one: one.merit)
            return place_move(view, best, next(removals(view, best)))
        if view.phase == EVENT and not view.setting.duel:
            return "event", max(event_values(view), key=lambda value: WEIGHTS.events[value])
        return next(game.legal(view))
