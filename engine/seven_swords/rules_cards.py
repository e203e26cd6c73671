"""Set-up and area cards (SS-020 to SS-030, SS-050, SS-051, SS-060 to SS-067)."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance, shuffled
from engine.core import RANDOM_SETUP, Event, Move
from engine.errors import IllegalMove
from engine.seven_swords.rules_shared import find_space, tell
from engine.seven_swords.rules_turn import begin_actions, begin_turn, remove_samurai
from engine.seven_swords.scene import Scene
from engine.seven_swords.setting import Setting
from engine.seven_swords.state import State, hand_values
from engine.seven_swords.turns import DOUBLE_TURNS
from engine.seven_swords.view import AREAS, BANDIT, VICTIM


def check_setup(scene: Scene, move: Move) -> Move:
    """Check a set-up: still to be drawn, or complete and one-to-one (SS-023 to SS-028)."""
    if move == RANDOM_SETUP:
        return move
    _, supplies, stores, houses, palisades, bows, stands = move
    values, board = scene.setting.values, scene.board
    spaces = [find_space(scene, name, "SS-028") for name in stands if name]
    for placed, stock, clause in (
        (supplies, values.supplies, "SS-023"),
        (stores, values.storehouses, "SS-024"),
        (houses, values.houses, "SS-025"),
        (palisades, range(1, 7), "SS-026"),
    ):
        if sorted(placed) != sorted(stock):
            raise IllegalMove("E-SETUP", clause)
    if len(bows) != len(AREAS) or min(bows) < 0 or sum(bows) != values.bows:
        raise IllegalMove("E-SETUP", "SS-027", bows=values.bows)
    if len(stands) != len(values.samurai) or sorted(board.area_of[space] for space in spaces) != list(range(7)):
        raise IllegalMove("E-SETUP", "SS-028")
    return move


def do_setup(new: State, plan: Move, events: list[Event], chance: Chance) -> None:
    """Commit a set-up (SS-029). Only here is refused what is still to be drawn, since one may ask for it (SS-030)."""
    if plan == RANDOM_SETUP:
        raise IllegalMove("E-SETUP", "SS-030")
    _, supplies, stores, houses, palisades, bows, stands = plan
    new.supply_value = tuple(supplies)
    new.store_value = tuple(stores)
    new.house_value = tuple(houses)
    new.palisade = tuple(number - 1 for number in palisades)
    new.bows = tuple(bows)
    new.stands = tuple(new.setting.board.index[name] for name in stands)
    names = (one.name for one in new.setting.values.samurai)
    tell(
        events,
        "SetupCommitted",
        stands=dict(zip(names, stands, strict=True)),
        bows=dict(zip(AREAS, bows, strict=True)),
    )
    begin_turn(new, 1, events)


def random_setup(setting: Setting, chance: Chance) -> Move:
    """Return the first-game deployment (SS-030) as a concrete set-up."""
    values, board = setting.values, setting.board
    each, extra = divmod(values.bows, len(AREAS))
    return (
        "setup",
        tuple(shuffled(chance, values.supplies)),
        tuple(shuffled(chance, values.storehouses)),
        tuple(shuffled(chance, values.houses)),
        tuple(shuffled(chance, range(1, 7))),
        tuple(each + (area < extra) for area in range(len(AREAS))),
        tuple(board.names[space] for space in shuffled(chance, board.start)),
    )


def cards_wanted(turn: int) -> int:
    """Return how many cards are discarded for actions (SS-050, SS-051)."""
    return 2 if turn in DOUBLE_TURNS else 1


def check_discard(scene: Scene, move: Move) -> tuple[str, ...]:
    """Check an action discard; return its letters by value, so that their order tells nothing."""
    letters, hand = move[1:], scene.view.hand_letters
    wanted = cards_wanted(scene.view.turn)
    clause = "SS-051" if wanted == 2 else "SS-050"
    if len(letters) != wanted or len(set(letters)) != wanted or not set(letters) <= set(hand):
        raise IllegalMove("E-CARD", clause, cards=wanted)
    cards = scene.setting.values.cards
    return tuple(sorted(letters, key=lambda letter: (cards[letter], letter)))


def do_discard(new: State, plan: tuple[str, ...], events: list[Event], chance: Chance) -> None:
    """Discard for actions and compute the budget."""
    cards = new.setting.values.cards
    _leave_hand(new, plan)
    new.discards += plan
    new.discard_values += tuple(cards[letter] for letter in plan)
    for letter in plan:
        value = cards[letter]
        events.append(Event("CardDiscarded", {"value": value}, ((BANDIT, {"value": value, "letter": letter}),)))
    begin_actions(new, sum(cards[letter] for letter in plan), events)


def _leave_hand(new: State, letters: tuple[str, ...]) -> None:
    new.hand = tuple(letter for letter in new.hand if letter not in letters)
    new.hand_values = hand_values(new.setting, new.hand)


def check_kill(scene: Scene, move: Move) -> str:
    """Check a kill discard (SS-060)."""
    letter: str = move[1]
    if letter not in scene.view.hand_letters:
        raise IllegalMove("E-CARD", "SS-060", cards=1)
    return letter


def do_kill(new: State, plan: str, events: list[Event], chance: Chance) -> None:
    """Show the card; whoever stands in its area dies (SS-061 to SS-063)."""
    setting, area = new.setting, AREAS.index(plan)
    _leave_hand(new, (plan,))
    new.kill_card = plan
    tell(events, "KillCard", letter=plan, value=setting.values.cards[plan])
    there = tuple(
        number for number, place in enumerate(new.stands) if place >= 0 and setting.board.area_of[place] == area
    )
    if len(there) > 1:
        new.phase = VICTIM
        new.pending = there
    elif there:
        _die(new, there[0], events)
    else:
        tell(events, "KillMissed", letter=plan)
        _after_kill(new, events)


def check_victim(scene: Scene, move: Move) -> int:
    """Check whom the samurai player gives up (SS-063)."""
    number = scene.tables.samurai_index.get(move[1], -1)
    pending: Any = scene.view.pending
    if number not in pending:
        raise IllegalMove("E-CHOICE", "SS-063", samurai=move[1])
    return number


def do_victim(new: State, plan: int, events: list[Event], chance: Chance) -> None:
    """Remove the victim."""
    new.pending = None
    _die(new, plan, events)


def _die(new: State, number: int, events: list[Event]) -> None:
    if not remove_samurai(new, number, "card", events):
        _after_kill(new, events)


def _after_kill(new: State, events: list[Event]) -> None:
    """Count first, then take all cards back (SS-064, SS-065)."""
    begin_actions(new, 0, events)
    new.hand = tuple(AREAS)
    new.hand_values = hand_values(new.setting, new.hand)
    new.discards = new.discard_values = ()
    tell(events, "CardsReturned")
