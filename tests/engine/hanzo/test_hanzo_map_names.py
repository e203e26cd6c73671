"""Maps with a name: it stands before the cards wherever a map is written, and changes nothing in the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.chance import SeededChance, commitment
from engine.core import Game
from engine.errors import NotationError
from engine.hanzo import maps
from engine.hanzo.game import HANZO, HANZO_SOLO
from engine.names import NAME_LENGTH, is_name
from engine.record import advance, assemble, opening, verify
from players.random_player import RandomPlayer

CARDS = "06f@0(0,3);01b@0(0,6);09b@0(3,0);07f@0(3,3);10b@90(2,7);11f@0(0,0)"
NAMED = f"Crooked_Lane:{CARDS}"
ODD = ("draw day", "commit", "Level 2: Lane", "Ends:", "roll", "N", "MAP", "x" * NAME_LENGTH, "Überführung 橋")


def _choosing(game: Game) -> Any:
    return game.new(game.prepare({"map": "choose"}), SeededChance(b"x", "y")).state


def _laid(game: Game, text: str) -> Any:
    return game.apply(_choosing(game), 0, ("map", text), SeededChance(b"x", "y"))


def _record(game: Game, text: str) -> tuple[dict[str, Any], list[Any]]:
    """Play a whole game on a map; return its record and all states."""
    setting, chance, seed = game.prepare({"map": "choose"}), SeededChance(bytes(32), "named"), bytes(32)
    states, entries, player = [game.new(setting, chance).state], [], RandomPlayer("named")
    head = opening(game.key, "named", game.rules_version, setting.frozen, commitment(seed, "named"))
    while due := game.to_move(states[-1]):
        view = game.view(states[-1], due[0])
        move = ("map", text) if view.phase == "map" else player.choose(game, view)
        step, entry = advance(game, states[-1], due[0], move, chance, head)
        states.append(step.state)
        entries.append(entry)
        head = entry.hash
    end = game.outcome(states[-1])
    return assemble(game, "named", game.rules_version, setting.frozen, seed, entries, end), states


def test_a_name_is_read_and_written_before_the_cards() -> None:
    laid = maps.read_map(CARDS)
    assert maps.write_map(laid, "Crooked Lane") == NAMED
    for text in (NAMED, f"Crooked Lane: {CARDS}", f"\n Crooked   Lane :\n{CARDS.replace(';', ' ; ')};"):
        assert (maps.read_name(text), maps.read_map(text)) == ("Crooked Lane", laid)
        assert maps.tidied(text) == NAMED
    assert maps.read_name(CARDS) == ""
    assert maps.tidied(CARDS) == CARDS
    for name in ODD:
        assert maps.read_name(maps.write_map(laid, name)) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * (NAME_LENGTH + 1),
        "**bold**",
        "<@1>",
        "@everyone",
        "`x`",
        "[a](b)",
        "a\u202eb",
        "a\x00",
        "http://a",
    ],
)
def test_what_is_no_name_makes_no_map(name: str) -> None:
    for read in (maps.read_name, maps.read_map, maps.tidied):
        with pytest.raises(ValueError, match=r"^.*$"):
            read(f"{name}:{CARDS}")
    assert not is_name(name)
    with pytest.raises(NotationError):
        HANZO_SOLO.parse(HANZO_SOLO.view(_choosing(HANZO_SOLO), 0), f"map {name}:{CARDS}")


def test_the_move_of_a_map_without_a_name_is_written_as_ever() -> None:
    view = HANZO.view(_choosing(HANZO), 0)
    assert HANZO.notation(HANZO.parse(view, f"map {CARDS}")) == f"map {CARDS}"
    assert _laid(HANZO, CARDS).state.grid.text == CARDS
    assert set(view.setting.frozen) == {"options", "cards", "map", "rulings"}


@pytest.mark.parametrize("name", ["Crooked Lane", *ODD])
def test_a_named_map_is_chosen_kept_and_written_whole(name: str) -> None:
    written = maps.write_map(maps.read_map(CARDS), name)
    view = HANZO.view(_choosing(HANZO), 0)
    for typed in (f"map {written}", f"M {name}: {CARDS}"):
        assert HANZO.parse(view, typed) == ("map", written)
    assert HANZO.notation(("map", written)) == f"map {written}"
    step = _laid(HANZO, f"{name} : {CARDS}")
    assert step.events[0].public == {"map": written, "source": "free", "cards": list(step.state.grid.faces)}
    setting = step.state.setting
    assert HANZO.load(setting, json.loads(json.dumps(HANZO.dump(step.state)))) == step.state
    assert HANZO.from_position(setting, HANZO.position(step.state)) == step.state
    assert {HANZO.view(step.state, seat).grid.text for seat in (0, 1, None)} == {written}


@pytest.mark.parametrize("game", [HANZO_SOLO, HANZO])
def test_a_name_changes_nothing_but_the_text_and_a_record_keeps_it(game: Game) -> None:
    (named, with_name), (plain, without) = _record(game, NAMED), _record(game, CARDS)
    assert [state.fields()[1:] for state in with_name] == [state.fields()[1:] for state in without]
    assert [row["move"] for row in named["entries"][1:]] == [row["move"] for row in plain["entries"][1:]]
    assert [row["draws"] for row in named["entries"]] == [row["draws"] for row in plain["entries"]]
    assert named["final"] != plain["final"]
    for record, text in ((named, NAMED), (plain, CARDS)):
        assert record["entries"][0]["move"] == f"map {text}"
        assert verify(json.loads(json.dumps(record))).state.grid.text == text


def test_a_map_that_a_table_brings_may_have_a_name() -> None:
    setting = HANZO_SOLO.prepare({}, {"map": f"Crooked Lane: {CARDS}"})
    step = HANZO_SOLO.new(HANZO_SOLO.restore(json.loads(json.dumps(setting.frozen))), SeededChance(b"x", "y"))
    assert (step.state.grid.text, step.events[0].public["source"]) == (NAMED, "given")


def test_the_name_of_a_drafted_map_is_told_where_it_can_be_chosen() -> None:
    view = HANZO.view(_choosing(HANZO), 0)
    for text, name in ((NAMED, "Crooked Lane"), (CARDS, "")):
        drafted = view._replace(draft=("map", text))
        (*_, commit) = HANZO.choices(drafted).options
        assert (commit.value, commit.details) == ("commit", {"name": name})
        assert HANZO.choices(drafted, (commit.key,)).move == ("map", text) == HANZO.parse(drafted, "map commit")
