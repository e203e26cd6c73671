"""Every refusal of Hanzō, every fault of a map and of notation becomes a sentence that says what to do instead."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hanzo_codes import written_codes

import words
from engine.chance import SeededChance
from engine.errors import IllegalMove, NotationError
from engine.hanzo import checks, maps
from engine.hanzo.validate import Finding
from engine.registry import GAMES
from words import catalogue, rules
from words.hanzo import finding
from words.hanzo.refusals import why_not

ENGINE = Path(__file__).parents[2] / "engine" / "hanzo"
RAW = re.compile(r"\bhz-|[{}$¡]|\bNone\b|\bTrue\b|\bFalse\b|  | \.")
LONGEST = 300
GRID = "grid ^K _. _A _. #D _. / _. ^H ^. ^. _. ^H / ^A _. _. _K ^A _. / _. #D _. _. ^. _."
DUEL = (
    f"{GRID}\nsamurai A1 B2\nevents 2 left 1 3 4",
    f"{GRID}\nsamurai A1\nevents 4 left 1 3 5",
    f"{GRID}\nevents 2 4 left 4 dice 1@E1.",
    f"{GRID}\nsamurai A1 B2\ncounters K=4 A=3 H=3 D=3\nevents 5 phase gain left 1 2 3",
    f"{GRID}\nsamurai A1 B2\ncounters K=11 A=11 H=11 D=10\nevents 5 phase gain left 1 2 3",
    f"{GRID}\nphase event left 1 2 2 5",
    "map six_gates phase setup due 2 samurai C1",
    f"{GRID}\nevents 1 phase event_samurai due 1 left 2 3 4",
    f"{GRID}\nphase roll",
    "map six_gates phase reinforce due 2 dice 3@A1h 5@B2x\nevents 6 6",
    "phase map turn 0",
    f"{GRID}\nphase over over ninja escaped\ncounters K=11 A=11 H=11 D=11",
)
ALONE = (
    (f"{GRID}\nsamurai A1 B2\nevents 2 left 1 3 5", ()),
    (f"{GRID}\nsamurai A1 B2 C1\nevents 3 left 2 4 5", ()),
    (f"{GRID}\nevents 5 left 3 4 5", ("paper_doors",)),
    (f"{GRID}\nevents 3 left 3 4 5", ("paper_doors",)),
    (f"{GRID}\nsamurai A1 F2 D3\nevents 6 left 4 5 dice 2@C2u\ncounters K=5 A=5 H=5 D=2", ("dull_weapons",)),
    (f"{GRID}\ncounters K=11 A=11 H=11 D=10\nsamurai A1\nevents 6 left 3 4 5", ()),
    (f"{GRID}\ncounters K=5 A=5 H=5 D=2\nsamurai A1 F2 D3\nevents 6 left 2 4 5", ()),
    (f"{GRID}\ncounters K=4 A=4 H=5 D=2\nsamurai A1 F2 D3\nevents 6 left 2 4 5", ("gradual_procedure",)),
    (f"{GRID}\nphase event marks 2 left 1 2 2 5", ("disastrous_events",)),
    (f"{GRID}\nphase extra events 1 left 2 2 5", ()),
    ("map six_gates phase setup due 4 samurai C1", ()),
    ("map six_gates phase reinforce due 2 dice 3@A1h 5@B2x 1@C3.\nevents 6", ()),
    ("phase map turn 0", ()),
)
WHOLE = "05f@0(0,0);12f@180(0,3);08f@180(0,6);04f@90(3,0);02f@0(3,3);09f@180(3,6)"
MAPS = (
    "first",
    "05f@0(0,0)",
    WHOLE.replace("05f", "77f"),
    WHOLE.replace("05f", "12b"),
    WHOLE.replace("@90", "@45"),
    WHOLE.replace("(0,0)", "(40,0)"),
    WHOLE.replace("(3,6)", "(3,12)"),
    WHOLE.replace("(0,3)", "(0,6)"),
    "02b@0(0,0);04b@0(0,3);06b@0(0,6);08b@0(3,0);10b@0(3,3);12b@0(3,6)",
    "08b@180(1,1);06f@180(1,3);10f@90(0,6);09b@0(3,0);04f@270(3,4);05f@180(3,6)",
    "10b@180(0,0);05b@90(1,1);03f@90(0,3);06f@270(3,0);12f@270(3,1);08b@270(2,4)",
)


def _positions() -> Iterator[tuple[str, Any]]:
    chooses = {"map": "choose"}
    for text, switches in ALONE:
        game = GAMES["hanzo_solo"]
        yield "hanzo_solo", game.from_position(game.prepare({**chooses, **dict.fromkeys(switches, "on")}), text)
    for text in DUEL:
        game = GAMES["hanzo"]
        yield "hanzo", game.from_position(game.prepare(chooses), text)


def _moves(view: Any, fortune: random.Random) -> Iterator[tuple[Any, ...]]:
    """List moves of every kind, most of them wrong."""
    names = [*view.grid.names, "O15", "B99"]
    for value in range(1, 7):
        yield "event", value
        yield "extra", value
    for letter in "KAHD":
        for name in ("", *names[:8]):
            yield "gain", letter, name
    for text in MAPS:
        yield "map", text
    yield from ((), ("roll",), ("event",), ("dance",), ("options", "PD"), ("place", 1, "A1", ".", ()))
    yield "place", 5, "E2", "+", (("E1", ""), ("E3", ""))
    yield "place", 5, "F1", "+", (("E1", "A1"),)
    for name in names:
        yield "samurai", name
    for _ in range(1_500 if view.phase == "place" else 30):
        items = tuple(
            (fortune.choice(names), fortune.choice(["", "", *names])) for _ in range(fortune.choice((0, 1, 1, 2, 3)))
        )
        yield "place", fortune.randint(1, 6), fortune.choice(names), fortune.choice(".vhud+x"), items


@cache
def refused() -> tuple[tuple[str, IllegalMove], ...]:
    """Return one refusal of each code, clause and set of values."""
    found: dict[Any, tuple[str, IllegalMove]] = {}
    fortune = random.Random(3)
    for key, state in _positions():
        game = GAMES[key]
        for viewer in range(len(game.seats)):
            view = game.view(state, viewer)
            tried = list(_moves(view, fortune))
            tried += [_near(move, fortune) for move in _some(game.legal(view), 400)]
            for move in tried:
                try:
                    game.check(view, move)
                except IllegalMove as error:
                    found.setdefault((key, error.code, error.clause, str(error.parameters)), (key, error))
    return tuple(found.values())


def _some(moves: Iterator[Any], most: int) -> Iterator[Any]:
    for _ in range(most):
        move = next(moves, None)
        if move is None:
            return
        yield move


def _near(move: Any, fortune: random.Random) -> Any:
    """Spoil a legal move a little: drop, add or change a removal or something collected."""
    if move[0] != "place" or not move[4]:
        return move
    *head, items = move
    changed = list(items)
    at = fortune.randrange(len(changed))
    cell, gone = changed[at]
    changed[at] = (cell, "" if gone else fortune.choice(["A1", "B2", "F2", "D3", "C2"]))
    if fortune.random() < 0.3:
        changed.pop()
    return (*head, tuple(changed))


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_refusal_of_hanzo_becomes_a_sentence_and_names_its_rule(locale: str) -> None:
    assert len(refused()) > 200
    for key, error in refused():
        sentence, _, rule = words.refusal(key, error, locale).rpartition("\n")
        assert not sentence[0].islower(), sentence
        assert sentence[-1] in ".:"
        assert len(sentence) <= LONGEST
        assert not RAW.search(sentence), sentence
        assert error.clause
        assert error.clause in rule
        assert rules.clause(key, error.clause, locale).title in rule


def test_these_moves_and_maps_bring_up_every_code_and_every_sentence() -> None:
    met = {(error.code, error.clause) for _, error in refused()} | {(one.code, one.clause) for one in _findings()}
    assert {code for code, _ in met} == written_codes()
    stems = {f"hz-refusal-{code.lower().replace('_', '-')}": code for code, _ in met}
    wanted = set(stems) | {
        f"{stem}-{clause.lower()}" for stem, code in stems.items() for _, clause in met if (code, clause) in met
    }
    said = {key for key in catalogue.messages("en") if key.startswith("hz-refusal-")}
    assert said - wanted == set()
    assert set(stems) <= said


@cache
def _findings() -> tuple[Finding, ...]:
    found = []
    for key in ("hanzo_solo", "hanzo"):
        setting = GAMES[key].prepare({"map": "choose"})
        papers = GAMES["hanzo_solo"].prepare({"map": "choose", "paper_doors": "on"})
        for text in MAPS[1:]:
            for one in (setting, papers):
                found += one.findings(maps.read_map(text))
        for seed in range(60):
            found += setting.findings(maps.draw(setting.cards, "mixed", SeededChance(bytes([seed]) * 32, "maps")))
        for front in ("_K _A / _H #D", "^K ^A / ^H #D"):
            plain = {"cards": [{"id": f"0{number}", "name": "Plain", "front": front} for number in range(6)]}
            text = "00f@0(0,0);01f@0(0,2);02f@0(0,4);03f@0(2,0);04f@0(2,2);05f@0(2,4)"
            found += GAMES[key].prepare({"map": "choose"}, {"cards": plain}).findings(maps.read_map(text))
    return tuple(found)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_finding_about_a_map_says_what_is_wrong(locale: str) -> None:
    for one in _findings():
        sentence = finding(one, locale)
        assert not sentence[0].islower()
        assert sentence[-1] == "."
        assert not RAW.search(sentence), sentence
        assert len(sentence) <= LONGEST
        assert rules.clause("hanzo", one.clause, locale).id == one.clause


@pytest.mark.parametrize("locale", words.LOCALES)
def test_why_not_answers_for_every_space_and_direction(locale: str) -> None:
    answers = set()
    for key, state in _positions():
        view = GAMES[key].view(state, 0)
        if view.phase != "place":
            continue
        for die in view.left:
            for name in (*view.grid.names, "Z9"):
                for axis in ("v", "u", "+", "x", "."):
                    error = checks.why_not(view, die, name, axis)
                    text, clause = why_not(error, locale)
                    assert bool(clause) == (error is not None)
                    assert not RAW.search(text), text
                    answers.add((error.code if error else "", clause))
    assert {code for code, _ in answers} >= {
        "",
        "CELL_OCCUPIED",
        "SURFACE",
        "DOOR_FORBIDDEN",
        "AXIS",
        "FORCED_FORBIDDEN",
    }
    assert {clause for _, clause in answers} >= {"HZ-062", "HZ-063", "HZ-065", "HZ-072", "HZ-074", "HZ-077", "HZ-141"}


def _faults() -> list[tuple[str, tuple[str, ...]]]:
    found = []
    for node in ast.walk(ast.parse((ENGINE / "notation.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "NotationError":
            assert isinstance(node.args[0], ast.Constant)
            found.append((str(node.args[0].value), tuple(str(keyword.arg) for keyword in node.keywords)))
    return found


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_fault_of_hanzos_notation_has_a_sentence(locale: str) -> None:
    faults = _faults()
    assert {f"hz-{reason}" for reason, _ in faults} == {
        key for key in catalogue.messages("en") if key.startswith("hz-notation-") and "help" not in key
    }
    for reason, names in faults:
        sentence = words.refusal("hanzo", NotationError(reason, **dict.fromkeys(names, "xyz" * 30)), locale)
        assert not RAW.search(sentence)
        assert "\n" not in sentence
        assert len(sentence) <= LONGEST


@pytest.mark.parametrize(
    ("key", "error", "english", "spanish"),
    [
        (
            "hanzo_solo",
            IllegalMove("FORCED_FORBIDDEN", "HZ-100", cells="A1", rules="HZ-065", events="patrol"),
            "Lying like this, the die cannot collect its number without A1, which is closed by Patrolling Samurai."
            " Turn it, or choose another space.",
            "Así colocado, el dado no puede recoger lo que le toca sin la casilla A1, cerrada por la Patrulla de"
            " samuráis. Gíralo o elige otra casilla.",
        ),
        (
            "hanzo_solo",
            IllegalMove("FORCED_FORBIDDEN", "HZ-100", cells="E1,B4", rules="HZ-062", events="guardians"),
            "Lying like this, the die cannot collect its number without one of E1 and B4, which are closed by the"
            " Guardians."
            " Turn it, or choose another space.",
            "Así colocado, el dado no puede recoger lo que le toca sin una de las casillas E1 y B4, cerradas por los"
            " Guardianes."
            " Gíralo o elige otra casilla.",
        ),
        (
            "hanzo",
            IllegalMove("TAKE_COUNT", "HZ-098", count=1, wanted=2, visible="A2,D3", die=4, own=""),
            "The die must collect exactly 2 spaces, each only once. It sees A2 and D3.",
            "El dado tiene que recoger exactamente 2 casillas, y cada una solo una vez. Ve A2 y D3.",
        ),
        (
            "hanzo_solo",
            IllegalMove("FORCED_FORBIDDEN", "HZ-100", cells="B1,C1", rules="HZ-141,HZ-063", events="lanterns"),
            "Lying like this, the die cannot collect its number without one of B1 and C1, which are closed by Paper"
            " Doors and Flying Lanterns. Turn it, or choose another space.",
            "Así colocado, el dado no puede recoger lo que le toca sin una de las casillas B1 y C1, cerradas por las"
            " Puertas de papel y los Farolillos voladores. Gíralo o elige otra casilla.",
        ),
        (
            "hanzo_solo",
            IllegalMove("TAKE_COUNT", "HZ-098", count=3, wanted=3, visible="B2,A1,C1,A3", die=5, own="B2"),
            "A 5 also collects the space it stands on, so B2 must be one of the 3. Name it instead of another.",
            "Un 5 recoge también la casilla en la que está, así que B2 tiene que ser una de las 3."
            " Nómbrala en lugar de otra.",
        ),
        (
            "hanzo_solo",
            IllegalMove("SURFACE", "HZ-063", cell="B1", events="lanterns", doors="open", use="place"),
            "B1 is a roof, and under Flying Lanterns dice stand only on floors and Doors. Choose one of these.",
            "B1 es un tejado, y con Farolillos voladores los dados solo pueden estar en suelos y Puertas."
            " Elige uno de estos.",
        ),
        (
            "hanzo_solo",
            IllegalMove("SURFACE", "HZ-065", cell="C1", events="patrol", doors="closed", use="place"),
            "C1 is a floor, and while samurai patrol dice stand only on roofs. Choose a roof.",
            "C1 es un suelo, y con Patrulla de samuráis los dados solo pueden estar en tejados. Elige un tejado.",
        ),
        (
            "hanzo",
            IllegalMove("AXIS", "HZ-081", die=4, axis="v", axes="+x"),
            "A 4 cannot lie that way. Possible: upright cross (+), diagonal cross (x).",
            "Un 4 no puede quedar así. Posible: cruz recta (+), cruz diagonal (x).",
        ),
        (
            "hanzo",
            IllegalMove("MAP_FEW_WHITE", "HZ-009", resource="K", count=1, least=4),
            "A duel needs 4 Kayaku in sight, and here is 1. Use other faces, or uncover some.",
            "Un duelo necesita 4 Kayaku a la vista, y aquí hay 1. Usa otras caras o destapa alguno.",
        ),
    ],
)
def test_the_sentence_of_hanzo_fits_the_case(key: str, error: IllegalMove, english: str, spanish: str) -> None:
    assert words.refusal(key, error, "en").startswith(english + "\n")
    assert words.refusal(key, error, "es").startswith(spanish + "\n")


@pytest.mark.parametrize(
    ("cell", "where", "said"),
    [("C2", "gap", "it is a gap in the map"), ("J1", "beyond", "from A1 to D2"), ("A0", "beyond", "from A1 to D2")],
)
def test_a_gap_and_what_lies_beyond_the_map_are_told_apart(cell: str, where: str, said: str) -> None:
    game = GAMES["hanzo_solo"]
    state = game.from_position(game.prepare({}), "grid ^K _A #D ^H / _. _. .. ^K\nleft 1")
    error = checks.why_not(game.view(state, 0), 1, cell, ".")
    assert error is not None
    assert (error.code, error.clause, error.parameters["where"]) == ("CELL_MISSING", "HZ-005", where)
    assert said in words.refusal("hanzo_solo", error, "en")
