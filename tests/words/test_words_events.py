"""Every event of Seven Swords becomes a sentence, whatever its values, told as its viewer may know it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import words
from engine.core import Event
from engine.seven_swords.describe import EVENTS
from engine.seven_swords.view import AREAS, GATES, HOUSES, KINDS, STOREHOUSES, SUPPLIES, TILES, TOKENS
from words.seven_swords import events

GAME = "seven_swords"
NAMES = ("Hana", "Mateo")
SAMURAI = ("Akemi", "Akane", "Kento", "Hayato", "Genzo", "Tadao", "Mizuki")
RAW = re.compile(r"\bss-|[{}$]|\bNone\b|\bTrue\b|\bFalse\b|\[|\]")
LONGEST = 500

space = st.sampled_from(["A1", "B4", "G7"])
gate = st.sampled_from(GATES)
samurai = st.sampled_from(SAMURAI)
letter = st.sampled_from(AREAS)
die = st.integers(1, 6)
count = st.integers(0, 40)
path = st.lists(space, min_size=1, max_size=6)
some_tokens = st.lists(st.sampled_from(TOKENS), min_size=1, max_size=6, unique=True)


def numbered(names: tuple[str, ...]) -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries({name: st.integers(0, 7) for name in names})


FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "actions": st.integers(0, 7),
    "area": letter,
    "attackers": some_tokens,
    "automatic": st.booleans(),
    "bows": numbered(tuple(AREAS)),
    "cards": count,
    "choice": st.sampled_from([*KINDS, "red"]),
    "combat": st.integers(-2, 4),
    "crossing": count,
    "defence": st.integers(2, 12),
    "die": die,
    "discards": st.lists(letter, max_size=5, unique=True),
    "distance": st.integers(0, 9),
    "exit": space,
    "forced": st.booleans(),
    "gate": gate,
    "hand": st.lists(letter, max_size=7, unique=True),
    "house": st.sampled_from(HOUSES),
    "houses": numbered(HOUSES),
    "left": st.integers(0, 14),
    "letter": letter,
    "palisades": st.fixed_dictionaries({one: st.lists(st.integers(0, 7), min_size=3, max_size=3) for one in GATES}),
    "path": path,
    "points_left": count,
    "price": count,
    "removed": st.lists(st.tuples(samurai, st.sampled_from(KINDS)).map(list), max_size=5),
    "samurai": samurai,
    "space": space,
    "square": st.sampled_from([*SUPPLIES, *STOREHOUSES]),
    "stands": st.fixed_dictionaries(dict.fromkeys(SAMURAI, space)),
    "start": space,
    "storehouses": numbered(STOREHOUSES),
    "success": st.booleans(),
    "supplies": numbered(SUPPLIES),
    "target": st.sampled_from(["A1", "P2"]),
    "targets": some_tokens,
    "tile": st.sampled_from(TILES),
    "token": st.sampled_from(TOKENS),
    "total": st.integers(-5, 20),
    "turn": st.integers(1, 18),
    "units": count,
    "unused": count,
    "value": st.integers(1, 7),
}
BY_KIND: dict[tuple[str, str], st.SearchStrategy[Any]] = {
    ("BudgetSet", "tokens"): count,
    ("BudgetSet", "total"): count,
    ("Casualties", "tokens"): some_tokens,
    ("Casualties", "cause"): st.sampled_from(["sword", "bow", "palisade", "house"]),
    ("PalisadeRevealed", "cause"): st.sampled_from(["crossing", "attack", "order"]),
    ("SamuraiRemoved", "cause"): st.sampled_from(["card", "combat"]),
    ("SamuraiActed", "kind"): st.sampled_from(KINDS),
    ("TurnAdvanced", "kind"): st.sampled_from(["single", "double", "kill"]),
    ("TilePlayed", "side"): st.sampled_from("AB"),
    ("PhaseEnded", "side"): st.sampled_from(["bandit", "samurai"]),
    ("GameEnded", "winner"): st.sampled_from(["bandit", "samurai", "draw"]),
    ("GameEnded", "reason"): st.just("points"),
    ("GameEnded", "scores"): st.fixed_dictionaries({"bandit": count, "samurai": count}),
}


@st.composite
def happenings(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    kind = draw(st.sampled_from(sorted(EVENTS)))
    fields = {field: draw(BY_KIND.get((kind, field), FIELDS.get(field, st.none()))) for field in EVENTS[kind]}
    if kind == "AttackRolled":
        throws = [(draw(die), draw(st.integers(-6, 2))) for _ in fields["attackers"]]
        fields |= {"dice": [face for face, _ in throws], "mods": [mod for _, mod in throws]}
        fields["kind"] = draw(st.sampled_from(["samurai", "storehouse", "supply", "palisade"]))
    if kind == "CardDiscarded" and draw(st.booleans()):
        del fields["letter"]
    if kind == "GameEnded" and draw(st.booleans()):
        fields |= {"reason": "samurai_dead", "winner": "bandit", "scores": None}
    return kind, fields


@given(happenings(), st.sampled_from(words.LOCALES), st.booleans())
def test_every_event_becomes_one_plain_sentence(
    happening: tuple[str, dict[str, Any]], locale: str, named: bool
) -> None:
    kind, fields = happening
    line = words.event_line(GAME, kind, fields, locale, NAMES if named else ())
    assert line[0].isupper() or line[0].isdigit()
    assert line.endswith(".")
    assert len(line) <= LONGEST
    assert not RAW.search(line), line
    assert "  " not in line
    assert " ." not in line
    for field in ("samurai", "square", "letter", "gate", "space", "total", "defence"):
        if field != "gate" or kind != "Deployed":
            assert str(fields.get(field) or "").replace("-", "−") in line, field


def test_every_kind_of_event_has_a_sentence_and_no_other() -> None:
    assert sorted(events._TELLERS) == sorted(EVENTS)
    with pytest.raises(KeyError):
        words.event_line(GAME, "Nothing", {}, "en", NAMES)


def test_the_bandit_player_reads_the_letter_and_others_do_not() -> None:
    event = Event("CardDiscarded", {"value": 5}, ((0, {"value": 5, "letter": "G"}),))
    told = {
        viewer: words.event_line(GAME, event.kind, event.seen_by(viewer) or {}, "en", NAMES) for viewer in (0, 1, None)
    }
    assert told[0] == "Hana discarded card G with value 5."
    assert told[1] == told[None] == "Hana discarded a card with value 5."


@pytest.mark.parametrize(
    ("kind", "fields", "english", "spanish"),
    [
        (
            "Deployed",
            {"token": "varc1", "space": "P3a", "gate": "P3", "price": 1},
            "Veteran archer 1 was deployed on P3a for 1 action.",
            "El arquero veterano 1 se desplegó en P3a por 1 acción.",
        ),
        (
            "Moved",
            {"token": "mtd2", "start": "A1", "path": ["A2", "A3"], "units": 2, "price": 2, "points_left": 0},
            "Mounted bandit 2 moved from A1 to A3 by A2 for 2 actions.",
            "El jinete 2 fue de A1 a A3, pasando por A2, por 2 acciones.",
        ),
        (
            "Moved",
            {"token": "ban1", "start": "A1", "path": ["A2"], "units": 0, "price": 0, "points_left": 0},
            "Bandit 1 moved from A1 to A2.",
            "El bandido 1 fue de A1 a A2.",
        ),
        (
            "AttackRolled",
            {
                "attackers": ["ban1", "arc2"],
                "target": "W1",
                "kind": "storehouse",
                "dice": [3, 5],
                "mods": [-2, -2],
                "total": 4,
                "defence": 9,
                "success": False,
            },
            "Bandit 1 and archer 2 together attacked storehouse W1: 3 + 5 − 4 = 4, needed 9. No effect.",
            "El bandido 1 y el arquero 2 atacaron el almacén W1: 3 + 5 − 4 = 4, hacía falta 9. Sin efecto.",
        ),
        (
            "AttackRolled",
            {
                "attackers": ["vmtd1"],
                "target": "Akemi",
                "kind": "samurai",
                "dice": [6],
                "mods": [0],
                "total": 6,
                "defence": 6,
                "success": True,
            },
            "Veteran mounted bandit 1 attacked Akemi: 6, needed 6. Success.",
            "El jinete veterano 1 atacó a Akemi: 6, hacía falta 6. Acierto.",
        ),
        (
            "BowRolled",
            {"samurai": "Akemi", "target": "P1", "die": 3, "combat": 3, "distance": 5, "total": 1},
            "Akemi shot at the bandits in front of P1: die 3 + combat 3 − distance 5 = 1.",
            "Akemi disparó contra los bandidos que hay ante P1: dado 3 + combate 3 − distancia 5 = 1.",
        ),
        (
            "SwordRolled",
            {"samurai": "Genzo", "targets": ["arc1"], "die": 2, "combat": 4, "total": 6},
            "Genzo struck at archer 1 with the sword: die 2 + combat 4 = 6.",
            "Golpe de espada de Genzo contra el arquero 1: dado 2 + combate 4 = 6.",
        ),
        (
            "PalisadeRolled",
            {"samurai": "Kento", "gate": "P2", "die": 4, "combat": 0, "total": 4},
            "Kento ordered the palisade at P2 to attack: die 4.",
            "Kento ordenó a la empalizada de P2 que atacara: dado 4.",
        ),
        (
            "HouseRolled",
            {
                "samurai": "Kento",
                "house": "H3",
                "exit": "E4",
                "target": "E6",
                "die": 1,
                "combat": 0,
                "distance": 2,
                "total": -1,
            },
            "Kento ordered house H3 to shoot at E6 by way of E4: die 1 − distance 2 = −1.",
            "Kento ordenó a la casa H3 disparar contra E6 por E4: dado 1 − distancia 2 = −1.",
        ),
        (
            "Casualties",
            {"value": -1, "tokens": [], "cause": "house"},
            "No bandit fell: each has a defence above −1.",
            "No cayó ningún bandido: todos tienen una defensa superior a −1.",
        ),
        ("Casualties", {"value": 5, "tokens": ["ban1"], "cause": "bow"}, "Bandit 1 fell.", "Cayó el bandido 1."),
        (
            "Casualties",
            {"value": 5, "tokens": ["ban1", "arc1", "mtd1"], "cause": "sword"},
            "Fallen: bandit 1, archer 1 and mounted bandit 1.",
            "Cayeron el bandido 1, el arquero 1 y el jinete 1.",
        ),
        (
            "TilePlayed",
            {"tile": "two", "side": "B", "actions": 3, "removed": [["Akemi", "L"], ["Akemi", "C"]]},
            "Mateo used the “2” tile, side B: 3 actions. Tokens taken off: Akemi C L.",
            "Mateo usó la loseta «2», cara B: 3 acciones. Fichas quitadas: Akemi C L.",
        ),
        (
            "BowUsed",
            {"area": "D", "left": 1},
            "A bow of area D was used; 1 is left there.",
            "Se usó un arco del área D; queda 1.",
        ),
        (
            "PhaseEnded",
            {"side": "samurai", "unused": 1},
            "Mateo ended the phase; 1 unused action goes to the bandits.",
            "Mateo acabó la fase; 1 acción sin usar pasa a los bandidos.",
        ),
        (
            "GameEnded",
            {"reason": "points", "winner": "samurai", "scores": {"bandit": 1, "samurai": 40}},
            "The game is over. Mateo wins. Points: Bandits 1, Samurai 40.",
            "La partida ha terminado. Gana Mateo. Puntos: Bandidos 1, Samuráis 40.",
        ),
    ],
)  # fmt: skip
def test_the_forms_of_number_and_article_are_right(
    kind: str, fields: dict[str, Any], english: str, spanish: str
) -> None:
    assert words.event_line(GAME, kind, fields, "en", NAMES) == english
    assert words.event_line(GAME, kind, fields, "es", NAMES) == spanish
