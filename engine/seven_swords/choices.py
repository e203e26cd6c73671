"""The tree of choices that panels, autocomplete and computer players walk, and its leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core import Choices, Move, Prefix
from engine.seven_swords import choices_answers, choices_bandits, choices_samurai
from engine.seven_swords.scene import Scene, scene_of
from engine.seven_swords.view import (
    BANDIT_ACTIONS,
    CROSSING,
    DISCARD,
    KILL,
    LOSSES,
    SAMURAI_ACTIONS,
    SETUP,
    TILE,
    VICTIM,
    WOUND,
    View,
)

TREES: dict[str, Callable[[Scene, Prefix], Choices]] = {
    SETUP: choices_answers.setup,
    DISCARD: choices_bandits.cards,
    KILL: choices_bandits.kill_card,
    VICTIM: choices_answers.victim,
    BANDIT_ACTIONS: choices_bandits.actions,
    CROSSING: choices_bandits.crossing,
    WOUND: choices_answers.wound,
    TILE: choices_answers.tile,
    SAMURAI_ACTIONS: choices_samurai.actions,
    LOSSES: choices_answers.losses,
}
LEAVES: dict[str, Callable[[Scene], Iterator[Move]]] = {
    SETUP: choices_answers.legal_setup,
    DISCARD: choices_bandits.legal_cards,
    KILL: choices_bandits.legal_kill_card,
    VICTIM: choices_answers.legal_victim,
    BANDIT_ACTIONS: choices_bandits.legal_actions,
    CROSSING: choices_bandits.legal_crossing,
    WOUND: choices_answers.legal_wound,
    TILE: choices_answers.legal_tile,
    SAMURAI_ACTIONS: choices_samurai.legal_actions,
    LOSSES: choices_answers.legal_losses,
}


def choices(view: View, prefix: Prefix = ()) -> Choices:
    """See `engine.core.Game.choices`; nothing is on offer to a viewer who does not have to decide."""
    if view.viewer not in view.to_move:
        if prefix:
            raise KeyError(prefix)
        return Choices("wait", ())
    return TREES[view.phase](scene_of(view), prefix)


def legal(view: View) -> Iterator[Move]:
    """See `engine.core.Game.legal`."""
    if view.viewer not in view.to_move:
        return iter(())
    return LEAVES[view.phase](scene_of(view))
