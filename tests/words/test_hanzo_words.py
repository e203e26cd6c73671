"""Whole games of Hanzō, told: everything that comes up has its words in both languages, alone and in the duel."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from asked import HINT, assert_options_fit, assert_question_fits, walk

import words
from engine.chance import SeededChance
from engine.core import Choice, Choices, Event
from engine.hanzo.describe import EVENTS
from engine.hanzo.setting import GIVEN
from engine.hanzo.view import PHASES
from engine.registry import GAMES
from words.hanzo import choices as told
from words.hanzo import events

KEYS = ("hanzo_solo", "hanzo")
RAW = re.compile(r"\bhz-|[{}$!¡]|\bNone\b|\bTrue\b|\bFalse\b|  | \.")
LINE = 300
CARD = 1_000
NAMES = ("Hana", "Mateo")
OPTIONS = {
    "hanzo_solo": [
        {"map": "choose"},
        {"map": "draw_night", "paper_doors": "on", "wounded": "on"},
        {"map": "overlap", "constant_reinforcements": "on", "dull_weapons": "on"},
        {"map": "six_gates", "gradual_procedure": "on", "disastrous_events": "on"},
    ],
    "hanzo": [{}, {"map": "first_blossom"}, {"map": "draw"}],
}
RARE = {
    "hanzo_solo": (
        # The order matters, and there is a choice of whom to remove.
        "grid #D _K ^A _. #D / ^. _A _. _. _H / _K ^. ^. ^K ^H / _. ^. #D _H ^."
        "\ncounters K=3 A=2 H=2 D=2\nsamurai A3 D3 B1 left 5 6",
        # The last steps.
        "grid #D _K ^. / ^A _. ^. / _H ^. ^.\ncounters K=11 A=11 H=11 D=10\nleft 6",
        "grid #D _K ^. / ^A _. ^. / _H ^. ^.\ncounters K=11 A=11 H=11 D=9\nleft 6",
        # Four marks, bad weather, a samurai who comes at once or cannot.
        "grid ^K _A ^. #D _H ^K / _K ^A _. ^. ^H _.\nphase event marks 2 3 5 left 1 4 6 6",
        "grid ^K _A ^. #D\nsamurai A1 B1\nphase event left 4 6 6 6",
        "grid ^K _A ^. #D\nphase event left 1 2 3 4",
        "grid ^K _A ^. #D\nphase roll marks 1 2 3",
        # Nothing has a place.
        "grid _K _. _H\nphase event left 5 5 5 5",
    ),
    "hanzo": (
        "grid ^K _A ^. #D / _H _. ^. _.\ncounters K=3 A=2 H=2 D=1\nsamurai A1 B1\nphase gain events 5 left 2 3 4",
        "grid ^K _A ^. #D / _H _. ^. _.\ncounters K=2 A=2 H=2 D=1\nphase gain events 5 left 2 3 4",
        "grid ^K _A ^. #D / _H _. ^. _.\ncounters K=8 A=2 H=2 D=1\nphase place events 6 6 left 1 dice 2@C1v",
        "grid ^K _A ^. #D\nsamurai A1 B1\nphase event left 1 2 3 4",
        "grid ^K _A ^. #D\nphase event events 3 spirits yes left 2 4 dice 1@C1.",
        "grid ^K _A ^. #D\nphase event events 2 left 3 4 dice 1@D1.",
    ),
}
"""Positions that players who choose at random hardly ever reach."""


class Told(NamedTuple):
    """What came up in some games: all questions with their answers, the events, and views of every seat."""

    steps: tuple[Choices, ...]
    events: tuple[Event, ...]
    views: tuple[Any, ...]


def _play(game: Any, state: Any, seed: int, most: int) -> Iterator[tuple[Any, list[Choices], tuple[Event, ...]]]:
    """Play at random, and yield after each move the view before it, the questions, and what happened."""
    fortune, chance = random.Random(seed), SeededChance(bytes([seed]) * 32, "hanzo words")
    while game.outcome(state) is None and most:
        seat = game.to_move(state)[0]
        view, asked, move = game.view(state, seat), [], None
        for step, leaf in walk(game, view, fortune):
            asked.append(step)
            move = leaf or move
        state, happened, _ = game.apply(state, seat, move, chance)
        yield view, asked, happened
        most -= 1


@cache
def played(key: str) -> Told:
    game = GAMES[key]
    steps: list[Choices] = []
    happened: list[Event] = []
    views: list[Any] = []
    starts = []
    for seed, options in enumerate(OPTIONS[key]):
        begun = game.new(game.prepare(options), SeededChance(bytes([seed]) * 32, "hanzo words"))
        happened += begun.events
        starts.append((begun.state, 1_000))
    difficult = {"paper_doors": "on"} if key == "hanzo_solo" else {}
    for number, position in enumerate(RARE[key] * 3):
        options = {"map": "choose", **(difficult if number >= 2 * len(RARE[key]) else {})}
        starts.append((game.from_position(game.prepare(options), position), 9))
    for seed, (state, most) in enumerate(starts):
        for view, asked, events_then in _play(game, state, seed, most):
            views.append(view)
            steps += asked
            happened += events_then
    return Told(tuple(steps), tuple(happened), tuple(views))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_question_and_answer_of_hanzo_has_words_that_fit(key: str, locale: str) -> None:
    for step in played(key).steps:
        assert_question_fits(key, step, locale, RAW)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
@pytest.mark.parametrize("named", [True, False])
def test_every_event_of_hanzo_becomes_a_sentence(key: str, locale: str, named: bool) -> None:
    for event in played(key).events:
        line = words.event_line(key, event.kind, event.public or {}, locale, NAMES if named else ())
        assert line[0].isupper() or line[0].isdigit()
        assert line.endswith(".")
        assert len(line) <= LINE
        assert not RAW.search(line), line


def test_these_games_bring_up_every_kind_of_event_and_of_end() -> None:
    happened = [event for key in KEYS for event in played(key).events]
    assert {event.kind for event in happened} == set(EVENTS)
    assert {*events._TELLERS, "EventChosen"} == set(EVENTS)
    with pytest.raises(KeyError):
        words.event_line("hanzo", "Nothing", {}, "en", NAMES)
    told_to_all = [(event.kind, event.public or {}) for event in happened]
    ends = {(fields["winner"], fields["reason"]) for kind, fields in told_to_all if kind == "GameEnded"}
    assert ends >= {("ninja", "escaped"), ("none", "no_supply"), ("none", "no_cell"), ("samurai", "no_supply")}
    wasted = {fields["why"] for kind, fields in told_to_all if kind == "Wasted"}
    assert wasted >= {"full", "door_limit", "track_order"}  # what comes after the end has to be typed


def test_these_games_ask_every_question_of_hanzo_with_every_kind_of_answer_and_note() -> None:
    steps = [step for key in KEYS for step in played(key).steps]
    known = {key for key in words.catalogue.messages("en") if key.startswith("hz-ask-")}
    assert known - {f"hz-ask-{step.ask}" for step in steps} == {"hz-ask-wait"}
    options = [option for step in steps for option in step.options]
    assert {option.kind for option in options} == set(told._LABELS)
    assert {option.note for option in options if option.note} == set(told._NOTES)


def test_the_events_of_a_duel_cancelled_or_joined_are_told_apart() -> None:
    chosen = {"die": 4, "event": "patrol", "number": 2, "cancelled": False}
    assert words.event_line("hanzo", "EventChosen", chosen, "en", NAMES) == (
        "Mateo took a 4 for the second event: Patrolling Samurai."
    )
    assert words.event_line("hanzo", "EventChosen", {**chosen, "cancelled": True}, "en", NAMES) == (
        "Mateo took a 4 for the second event, Patrolling Samurai. It is cancelled by the Spirits."
    )
    assert words.event_line("hanzo_solo", "EventChosen", {**chosen, "number": 1}, "es", NAMES) == (
        "Hana entregó un 4 para el evento Patrulla de samuráis."
    )


@pytest.mark.parametrize(
    ("kind", "fields", "english", "spanish"),
    [
        (
            "SamuraiPlaced",
            {"cell": "B1", "cause": "reinforce", "supply": 1},
            "A samurai arrives on B1; 1 is left in the supply.",
            "Llega un samurái a B1; queda 1 en la reserva.",
        ),
        (
            "SamuraiPlaced",
            {"cell": "B1", "cause": "setup", "supply": 6},
            "A samurai takes position on B1; 6 are left in the supply.",
            "Un samurái se aposta en B1; quedan 6 en la reserva.",
        ),
        (
            "DiePlaced",
            {"die": 5, "cell": "E2", "axis": "x", "takes": ["E2", "F3"]},
            "Hana placed a 5 on E2, as a diagonal cross. It collects from E2 and F3.",
            "Hana colocó un 5 en E2, en cruz diagonal. Recoge de E2 y F3.",
        ),
        (
            "DiePlaced",
            {"die": 1, "cell": "D2", "axis": ".", "takes": []},
            "Hana placed a 1 on D2. It collects nothing.",
            "Hana colocó un 1 en D2. No recoge nada.",
        ),
        (
            "Wasted",
            {"cell": "F3", "resource": "D", "value": 2, "why": "door_limit"},
            "Door from F3 is wasted: its counter may not pass the lowest of the others.",
            "Puerta de F3: se pierde, porque su marcador no puede adelantar al más bajo de los demás.",
        ),
        (
            "Wasted",
            {"cell": "B2", "resource": "K", "value": 11, "why": "after_end"},
            "Kayaku from B2 is not needed any more.",
            "Kayaku de B2: ya no hace falta.",
        ),
        ("ReinforcementsDue", {"count": 1}, "1 samurai is on the way.", "Viene 1 samurái."),
        ("ReinforcementsDue", {"count": 3}, "3 samurai are on the way.", "Vienen 3 samuráis."),
        (
            "GameEnded",
            {"winner": "none", "reason": "no_die"},
            "No die that is left has a place. The game is lost.",
            "Ninguno de los dados que quedan tiene dónde ir. La partida está perdida.",
        ),
    ],
)
def test_number_and_order_of_the_sentences_are_right(
    kind: str, fields: dict[str, Any], english: str, spanish: str
) -> None:
    assert words.event_line("hanzo", kind, fields, "en", NAMES) == english
    assert words.event_line("hanzo", kind, fields, "es", NAMES) == spanish


@pytest.mark.parametrize(
    ("collect", "held", "removes", "english", "spanish"),
    [
        ([], [], 0, "collects nothing", "no recoge nada"),
        (
            [["B2", "K", True, ""], ["A1", "K", True, ""], ["C3", "H", True, ""]],
            ["", "", ""],
            0,
            "takes Kayaku ×2, Hi",
            "toma Kayaku ×2, Hi",
        ),
        (
            [["B2", "K", True, ""], ["A1", "D", False, "door_limit"]],
            ["", "H"],
            0,
            "takes Kayaku; Door wasted: may not pass Hi",
            "toma Kayaku; pierde Puerta: no puede adelantar a Hi",
        ),
        (
            [["A1", "D", True, ""], ["B2", "K", False, "full"]],
            ["", ""],
            1,
            "takes Door; Kayaku wasted: counter on 11; a samurai leaves",
            "toma Puerta; pierde Kayaku: marcador en 11; se va un samurái",
        ),
    ],
)
def test_an_answer_tells_what_it_takes_what_is_wasted_and_why(
    collect: list[Any], held: list[str], removes: int, english: str, spanish: str
) -> None:
    gained = "".join(letter for _, letter, kept, _ in collect if kept)
    details = {"collect": collect, "held": held, "gained": gained, "removes": removes}
    choice = Choice("0", "take", tuple(cell for cell, *_ in collect), note="yield", details=details)
    assert words.choice_hint("hanzo", choice, "en") == english
    assert words.choice_hint("hanzo", choice, "es") == spanish


def test_a_long_yield_is_told_in_letters_rather_than_cut() -> None:
    collect = [[f"A{row}", "KAHD"[row % 4], row < 5, "" if row < 5 else "door_limit"] for row in range(1, 13)]
    held = ["" if kept else "KAH" for _, _, kept, _ in collect]
    details = {"collect": collect, "held": held, "gained": "AHDK", "removes": 2}
    choice = Choice("0", "order", tuple(cell for cell, *_ in collect), note="yield", details=details)
    for locale in words.LOCALES:
        hint = words.choice_hint("hanzo", choice, locale)
        assert len(hint) <= HINT
        assert "K, A, H" in hint
        label = words.choice_label("hanzo", choice, locale)
        assert label.startswith("A1 A, A2 H")
        assert not label.endswith("…")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_option_and_value_of_hanzo_has_a_name_and_a_description_that_fit(key: str, locale: str) -> None:
    assert_options_fit(key, locale, {"map": (GIVEN,)})


def test_a_map_of_the_owners_cards_goes_by_its_key() -> None:
    assert words.of("hanzo").option_value("map", "my_own_town", "es") == "My own town"
    assert words.of("hanzo").option_value_about("map", "my_own_town", "es") == ""
    own = Choice("p0", "map", "my_own_town", details={"title": "My own town", "level": "harder"})
    assert words.choice_label("hanzo", own, "en") == "My own town"
    assert words.choice_hint("hanzo", own, "en") == "harder for the ninja"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_roles_phases_titles_and_the_status_of_hanzo_have_words(key: str, locale: str) -> None:
    game = words.of(key)
    assert len({game.role(role, locale) for role in GAMES[key].seats}) == len(GAMES[key].seats)
    assert len({game.phase(phase, locale) for phase in PHASES}) >= len(PHASES) - 1
    assert game.title(locale).startswith("Hanzō")
    status = f"panel-status-{key.replace('_', '-')}"
    assert len({words.say(status, locale, phase=phase, turn=3, due=2) for phase in PHASES}) == len(PHASES)
    assert words.of("hanzo").title(locale) != words.of("hanzo_solo").title(locale)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_example_of_hanzos_help_can_be_read(key: str, locale: str) -> None:
    game = GAMES[key]
    state = game.new(game.prepare({"map": "choose"}), SeededChance(bytes(32), "words")).state
    view = game.view(state, 0)
    examples = re.findall(r"`([a-z]+ [^`.]*[^`]*)`", words.of(key).notation_help(locale))
    assert len(examples) >= 7
    for example in examples:
        if "..." not in example:
            written = words.in_notation(key, example)
            assert game.notation(game.parse(view, written)) == written


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("locale", "laid", "chosen"),
    [
        ("en", "The map is laid: Crooked Lane.", "The map Crooked Lane"),
        ("es", "El mapa está en la mesa: Crooked Lane.", "El mapa Crooked Lane"),
    ],
)
def test_a_map_with_a_name_is_called_by_it(key: str, locale: str, laid: str, chosen: str) -> None:
    game = GAMES[key]
    begun = game.new(game.prepare({"map": "choose"}), SeededChance(bytes(32), "words")).state
    drafted = game.view(begun, 0)._replace(draft=("map", f"Crooked_Lane:{begun.setting.cards.presets['overlap'].map}"))
    (*_, commit) = game.choices(drafted).options
    assert words.choice_label(key, commit, locale) == chosen
    (event,) = game.apply(begun, 0, drafted.draft, SeededChance(bytes(32), "words")).events
    assert words.event_line(key, event.kind, event.public, locale, NAMES) == laid
    (event,) = game.new(game.prepare({}, {"map": drafted.draft[1]}), SeededChance(bytes(32), "words")).events
    assert words.event_line(key, event.kind, event.public, locale, NAMES) == laid


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", words.LOCALES)
def test_private_lines_are_there_exactly_when_there_is_something_to_deliver(key: str, locale: str) -> None:
    game = GAMES[key]
    lengths = set()
    for seen in played(key).views:
        for viewer in (*range(len(game.seats)), None):
            view = seen._replace(viewer=viewer)
            lines = words.private_lines(key, view, locale)
            assert bool(lines) == (game.private_key(view) is not None)
            text = "\n".join(lines)
            assert len(text) <= CARD
            assert not RAW.search(text), text
            lengths.add(len(lines))
    assert len(lengths) > 2


@pytest.mark.parametrize(
    ("position", "value", "hint"),
    [
        ("grid _K _. _H\nphase event left 2 5 5 5", "5", "roofs and Doors only; you would lose the game at once"),
        ("grid _K _. _H\nphase event left 2 5 5 5", "2", "Doors are closed; dice left: 5, 5, 5"),
        ("grid _K ^. _H\nphase event left 2 5 5 5", "5", "roofs and Doors only; dice left: 2, 5, 5"),
        (
            "grid _K ^. _H\nsamurai A1 C1 phase event left 2 4 5 5",
            "4",
            "a samurai comes at once; you would lose the game at once",
        ),
        ("grid _K ^. _H\nsamurai A1 phase event left 2 4 5 5", "4", "a samurai comes at once; dice left: 2, 5, 5"),
    ],
)
def test_who_plays_alone_is_warned_of_an_event_that_loses_at_once(position: str, value: str, hint: str) -> None:
    game = GAMES["hanzo_solo"]
    view = game.view(game.from_position(game.prepare({"map": "choose"}), position), 0)
    (choice,) = (one for one in game.choices(view).options if one.value == value)
    assert words.choice_hint("hanzo_solo", choice, "en") == hint
    assert len(words.choice_hint("hanzo_solo", choice, "es")) <= HINT
    lost = game.outcome(
        game.apply(game.sample(view, SeededChance(b"x", "y")), 0, ("event", int(value)), SeededChance(b"x", "y")).state
    )
    assert (lost is not None) == ("lose the game" in hint)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_what_is_there_once_or_not_at_all_is_told_without_pages_and_order(locale: str) -> None:
    for key in ("hanzo-map-take", "rules-pick"):
        one, two = (words.say(key, locale, first="Alpha", last="Omega", pages=pages) for pages in (1, 2))
        assert "Alpha" not in one
        assert "Omega" in two
    none, several = (words.say("hanzo-found", locale, die=6, count=count, page=1, pages=1) for count in (0, 3))
    assert "," not in none
    assert "," in several


def opening(key: str) -> Any:
    game = GAMES[key]
    return game.view(game.new(game.prepare({}), SeededChance(bytes(32), "1")).state, None)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_marks_of_events_are_explained_only_where_they_are_made(locale: str) -> None:
    views = {key: opening(key) for key in KEYS}
    alone, duel = (words.about(key, "event", views[key], locale) for key in ("hanzo_solo", "hanzo"))
    assert duel
    mark = {"en": "a mark", "es": "marcado"}[locale]
    assert mark in alone
    assert mark not in duel
    assert not any(digit in alone for digit in "123456")
    told = words.about("hanzo_solo", "event", views["hanzo_solo"]._replace(marks=0b1001), locale)
    assert words.of("hanzo_solo").facts(views["hanzo_solo"]._replace(marks=0b1001), locale)["numbers"] in told
    alone, duel = (words.about(key, "die", views[key], locale) for key in ("hanzo_solo", "hanzo"))
    assert len({alone, duel, ""}) == 3
    alone, duel = (words.about(key, "order", views[key], locale) for key in ("hanzo_solo", "hanzo"))
    assert alone == duel != ""
