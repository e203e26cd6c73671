"""Corners of the rules that hang on the engine's own shape: switches, secrets in orders, what is kept between views."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import ScriptedChance, SeededChance
from engine.core import RANDOM_SETUP, UNKNOWN
from engine.errors import DataError, IllegalMove
from engine.seven_swords.game import SEVEN_SWORDS as GAME
from engine.seven_swords.reach import can_move, ways_of
from engine.seven_swords.rules import RULES
from engine.seven_swords.scene import scene_of
from engine.seven_swords.values import shipped_values
from engine.seven_swords.view import BANDIT, SAMURAI, SETUP
from players.random_player import choose

NO_CHANCE = ScriptedChance()


def _state(text: str, **options: str) -> Any:
    return GAME.from_position(GAME.prepare({"village": "akisato", **options}), text)


def _played(state: Any, *texts: str, dice: tuple[int, ...] = ()) -> Any:
    chance = ScriptedChance(dice)
    step = None
    for text in texts:
        (seat,) = GAME.to_move(state)
        step = GAME.apply(state, seat, GAME.parse(GAME.view(state, seat), text), chance)
        state = step.state
    chance.finish()
    return step


def _refused(state: Any, text: str) -> str:
    (seat,) = GAME.to_move(state)
    before = GAME.dump(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, GAME.parse(GAME.view(state, seat), text), NO_CHANCE)
    assert GAME.dump(state) == before
    return refused.value.code


def _random_states(games: int, **options: str) -> list[Any]:
    states = []
    for number in range(games):
        chance = SeededChance(bytes(32), f"{number}")
        state = GAME.new(GAME.prepare(options), chance).state
        while due := GAME.to_move(state):
            view = GAME.view(state, due[0])
            move = GAME.resolve(view, choose(GAME, view, chance), chance)
            state = GAME.apply(state, due[0], move, chance).state
            states.append(state)
    return states


@pytest.mark.parametrize("letters", ["A D", "D F", "D E", "B C"])
def test_SS_268_two_discards_are_shown_by_value_whatever_their_letters(letters: str) -> None:
    step = _played(_state("turn 7 phase discard"), f"discard {letters}")
    shown = GAME.view(step.state, SAMURAI)
    assert list(shown.discards) == sorted(shown.discards)
    assert shown.discard_letters == shown.hand_letters == ()
    assert [event.seen_by(None) for event in step.events[:2]] == [{"value": value} for value in shown.discards]
    own = GAME.view(step.state, BANDIT)
    cards = step.state.setting.values.cards
    assert tuple(cards[letter] for letter in own.discard_letters) == own.discards


def test_SS_261_a_refusal_at_a_face_down_palisade_never_depends_on_it() -> None:
    texts = ("move ban1>A1", "move ban1>A1-A2", "move ban1>A1-A2-A3-A4", "attack Akemi:ban1", "attack P1:ban1")
    found = []
    for palisade in range(1, 7):
        state = _state(f"actions 1 tokens ban1@P1a palisades P1={palisade}")
        view = GAME.view(state, BANDIT)
        codes = []
        for text in texts:
            try:
                GAME.check(view, GAME.parse(view, text))
                codes.append("")
            except IllegalMove as refused:
                codes.append(refused.code)
        found.append((codes, list(GAME.legal(view)), GAME.choices(view, ("a", "P1"))))
        assert view.palisade[0] == UNKNOWN
    assert all(one == found[0] for one in found)
    assert found[0][2].options[0].odds is None


def test_SS_086_the_way_out_is_tried_like_the_way_in() -> None:
    for actions, halts in ((1, True), (2, False)):  # 4 points are wanted, 2 an action
        state = _state(f"actions {actions} tokens ban1@A1 palisades P1=3 samurai Akemi@A4")
        step = _played(state, "move ban1>P1")
        assert not step.reversible
        assert step.state.actions == actions - 1
        if not halts:
            assert GAME.view(step.state, None).phase == "crossing"
            assert GAME.view(step.state, None).pending.left == 2
            step = _played(step.state, "halt")
        assert step.events[-1].public == {"token": "ban1", "gate": "P1", "automatic": halts}
        assert step.state.where == state.where
        assert GAME.view(step.state, None).phase == "bandits"


def test_AMB_19_a_carrier_leaves_over_a_full_group_only_where_agreed() -> None:
    text = "actions 4 tokens mtd1@A1 ban1@P1a ban2@P1b ban3@P1c supplies R1=3+mtd1 palisades P1=1+down"
    assert _refused(_state(text), "move mtd1>P1") == "E-OCCUPIED"
    step = _played(_state(text, full_gate_exit="allowed"), "move mtd1>P1")
    assert step.state.taken_value == 3
    assert GAME.view(step.state, None).where[18 + 3] == -1


@pytest.mark.parametrize(("option", "cost"), [("basic", 3), ("kind", 1)])
def test_AMB_13_what_makes_veterans_cheaper(option: str, cost: int) -> None:
    state = _state("actions 9 tokens ban1@P1a ban2@P1b vban1@P2a vban2@P2b vban3@P2c", veteran_discount=option)
    assert _played(state, "deploy vban@P3").events[0].public["price"] == cost


def test_AMB_32_and_38_figures_come_from_options_and_data() -> None:
    assert GAME.prepare({}).values.tiles[4].a_actions == 1
    assert GAME.prepare({"golden_tile": "7", "points_per_kill": "3"}).values.points_per_kill == 3
    changed = GAME.prepare({}, {"values": {"points_per_kill": 2}})
    assert (changed.values.points_per_kill, changed.options.points_per_kill) == (2, "2")
    assert GAME.restore(changed.frozen).values == changed.values
    with pytest.raises(DataError, match="golden_tile is 3"):
        GAME.prepare({"golden_tile": "3"})


@pytest.mark.parametrize("options", [{}, {"movement_points": "pooled", "full_gate_exit": "allowed"}])
def test_SS_084_ways_do_not_depend_on_what_was_asked_before(options: dict[str, str]) -> None:
    for state in _random_states(2, **options)[::7]:
        scene = scene_of(GAME.view(state, BANDIT))
        if scene.view.phase != "bandits":
            continue
        for token in scene.token_at.values():
            kept = ways_of(scene, token)
            assert can_move(scene, token) == bool(kept)
            scene.ways.clear()
            scene.tables.known.clear()
            scene.tables.grounds.clear()
            assert ways_of(scene, token) == kept


def test_SS_084_ways_do_not_depend_on_the_palisades_of_another_table() -> None:
    shared = GAME.prepare({"village": "akisato"})
    for palisade in (1, 2, 1):
        text = f"actions 4 tokens ban1@P1a samurai Akemi@A3 palisades P1={palisade}+"
        alone = GAME.from_position(GAME.prepare({"village": "akisato"}), text)
        beside = GAME.from_position(shared, text)
        ways = [move for move in GAME.legal(GAME.view(beside, BANDIT)) if move[0] == "move"]
        assert ways == [move for move in GAME.legal(GAME.view(alone, BANDIT)) if move[0] == "move"]
        # Two units take him over a difficulty of 3 with nothing left, over one of 2 with a point to go on.
        assert (("move", "ban1", ("A1", "A2")) in ways) == (palisade == 2)


def test_SS_028_a_set_up_is_read_back_as_it_was_made_whatever_the_samurai_are_called() -> None:
    samurai = shipped_values()["samurai"]
    names = [one["name"]["value"] for one in samurai]
    for order in ([2, 0, 1, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], list(range(7))):
        setting = GAME.prepare({}, {"values": {"samurai": [samurai[number] for number in order]}})
        view = GAME.view(GAME.new(setting, NO_CHANCE).state, SAMURAI)
        move = GAME.resolve(view, RANDOM_SETUP, SeededChance(bytes(32), "set-up"))
        text = GAME.notation(move)
        assert GAME.parse(view, text) == move
        # Named in the table's own order it says the same.
        head, _, _ = text.partition(" stand ")
        stands = " ".join(f"{names[number]}@{space}" for number, space in zip(order, move[6], strict=True))
        assert GAME.parse(view, f"{head} stand {stands}") == move


def test_SS_030_a_set_up_to_be_drawn_may_be_asked_for_but_is_carried_out_only_once_it_is_drawn() -> None:
    state = _state("phase setup")
    view = GAME.view(state, SAMURAI)
    GAME.check(view, RANDOM_SETUP)
    with pytest.raises(IllegalMove, match="E-SETUP SS-030"):
        GAME.apply(state, SAMURAI, RANDOM_SETUP, NO_CHANCE)
    drawn = GAME.resolve(view, RANDOM_SETUP, SeededChance(bytes(32), "set-up"))
    assert GAME.view(GAME.apply(state, SAMURAI, drawn, NO_CHANCE).state, None).phase == "discard"


def test_SS_260_malformed_moves_are_refused_in_every_phase() -> None:
    parts: list[Any] = [(), "", "x", None, 3, ("x",), (1,), ((),), (("x", "y", "z"),)]
    states = [_state("phase setup"), *_random_states(1)]
    seen = set()
    for state in states:
        view = GAME.view(state, (*GAME.to_move(state), None)[0])
        if view.phase in seen or not view.to_move:
            continue
        seen.add(view.phase)
        for verb in [*(verb for rules in RULES.values() for verb in rules), "fly", "", None]:
            for arguments in [(), *((one,) for one in parts), *((one, two) for one in parts for two in parts)]:
                if (verb, arguments) in (("end", ()), ("halt", ())):
                    continue
                with pytest.raises(IllegalMove):
                    GAME.check(view, (verb, *arguments))
        with pytest.raises(IllegalMove):
            GAME.check(view, ())
    assert {SETUP, "discard", "bandits", "tile", "samurai"} <= seen


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("tokens ban1@A3 ban2@A3", "two pieces"),
        ("supplies R1=3@A4 R2=3", "there is no 3"),
        ("phase losses", "needs its question"),
        ("tokens ban1@A3 pending losses 1 sword ban1", "destroys nobody"),
        ("tokens ban1@P1a pending crossing ban1 P1 left 2", "armed and face up"),
        ("turn 7 phase discard hand A discards BCDEFG", "not enough cards"),
        ("supplies R1=3+ban1", "nobody in the village carries it"),
        ("flying ban1", "belongs to no section"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason(text: str, finding: str) -> None:
    with pytest.raises(DataError, match=finding):
        _state(text)
