"""The walk down a tree of choices, on a small tree of our own: nothing in it knows a game."""

import pytest

from cogs.panel import walk as panel_walk
from engine.core import Choice, Choices

MENU = {
    (): Choices("what", (Choice("m", "verb", "move", 1), Choice("e", "verb", "end"), Choice("o", "verb", "only"))),
    ("m",): Choices("who", (Choice("1", "token", "one"), Choice("2", "token", "two"))),
    ("m", "1"): Choices("area", (Choice("A", "area", "A"), Choice("B", "area", "B"))),
    ("m", "1", "A"): Choices("where", (Choice("A1", "space", "A1"), Choice("A2", "space", "A2"))),
    ("m", "1", "B"): Choices("where", (Choice("B1", "space", "B1"),)),
    ("m", "1", "A", "A1"): Choices("done", (), ("move", "one", "A1")),
    ("m", "1", "A", "A2"): Choices("more", (Choice("x", "extra", "x"),), ("move", "one", "A2")),
    ("m", "1", "A", "A2", "x"): Choices("done", (), ("move", "one", "A2", "x")),
    ("m", "1", "B", "B1"): Choices("done", (), ("move", "one", "B1")),
    ("m", "2"): Choices("area", (Choice("C", "area", "C"),)),
    ("m", "2", "C"): Choices("where", (Choice("C1", "space", "C1"),)),
    ("m", "2", "C", "C1"): Choices("done", (), ("move", "two", "C1")),
    ("e",): Choices("done", (), ("end",)),
    ("o",): Choices("who", (Choice("1", "token", "one"),)),
    ("o", "1"): Choices("which", (Choice("p", "size", "p"), Choice("q", "size", "q"))),
    ("o", "1", "p"): Choices("done", (), ("only", "one", "p")),
    ("o", "1", "q"): Choices("done", (), ("only", "one", "q")),
}


class Stub:
    """A game that is nothing but a tree."""

    def choices(self, view, prefix=()):
        return MENU[prefix]


GAME = Stub()
AREAS = frozenset({"area"})


def test_exact_keys_lead_to_exactly_that_step():
    here = panel_walk.walk(GAME, None, ("m", "1"))
    assert [answer.choice.value for answer in here.answers] == ["move", "one"]
    assert here.choices.ask == "area"
    assert here.whole is None


def test_a_key_that_is_not_on_offer_is_refused():
    with pytest.raises(KeyError):
        panel_walk.walk(GAME, None, ("m", "9"))


def test_single_answers_are_given_by_themselves_to_the_whole_move():
    here = panel_walk.follow(GAME, None, ("m", "2"))
    assert here.whole == ("move", "two", "C1")
    assert [answer.forced for answer in here.answers] == [False, False, True, True]


def test_back_leads_to_the_latest_real_question():
    assert panel_walk.follow(GAME, None, ("o",)).back == ()
    assert panel_walk.follow(GAME, None, ("m", "2")).back == ("m",)
    assert panel_walk.walk(GAME, None, ()).back is None


def test_the_first_question_can_always_be_come_back_to():
    assert panel_walk.walk(GAME, None, ("e",)).back == ()


def test_a_whole_move_that_may_go_on_is_not_finished_for_anybody():
    here = panel_walk.follow(GAME, None, ("m", "1", "A", "A2"))
    assert here.whole is None
    assert here.choices.move == ("move", "one", "A2")
    assert len(here.choices.options) == 1


def test_groups_open_at_once_while_their_contents_fit():
    here = panel_walk.walk(GAME, None, ("m", "1"))

    def keys(most: int, groups: frozenset[str]) -> list[tuple[str, ...]]:
        return [keys for keys, _ in panel_walk.offered(GAME, None, here, most, groups).answers]

    assert keys(3, AREAS) == [("A", "A1"), ("A", "A2"), ("B", "B1")]
    assert panel_walk.offered(GAME, None, here, 3, AREAS).ask == "where"
    assert keys(2, AREAS) == [("A",), ("B",)]
    assert panel_walk.offered(GAME, None, here, 2, AREAS).ask == "area"
    assert keys(25, frozenset()) == [("A",), ("B",)]


def test_leaves_are_all_whole_moves_in_order():
    found = [walk.whole for walk in panel_walk.leaves(GAME, None, ("m",))]
    assert found == [
        ("move", "one", "A1"),
        ("move", "one", "A2"),
        ("move", "one", "A2", "x"),
        ("move", "one", "B1"),
        ("move", "two", "C1"),
    ]
