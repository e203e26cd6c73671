"""Every refusal becomes a sentence that says why, what would be possible instead, and which rule to read."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import words
from engine.core import Choice
from engine.errors import IllegalMove, NotationError
from engine.seven_swords.view import AREAS, KINDS, PHASES, TOKENS, TYPES
from words import catalogue, rules
from words.seven_swords.refusals import CLAUSES

GAME = "seven_swords"
ENGINE = Path(__file__).parents[2] / "engine" / "seven_swords"
CODES = (
    "E-OVER", "E-ACTOR", "E-PHASE", "E-SETUP", "E-CARD", "E-BUDGET", "E-STOCK", "E-SPACE", "E-OCCUPIED", "E-PATH",
    "E-BLOCKED", "E-LENGTH", "E-SPLIT", "E-SPENT", "E-TARGET", "E-REACH", "E-GATE", "E-CARRY", "E-TOKEN", "E-DEAD",
    "E-RANGE", "E-BOW", "E-TILE", "E-CHOICE", "E-SUM",
)  # fmt: skip
RAW = re.compile(r"\bss-|[{}$]|\bNone\b")
INSTEAD = {
    "en": re.compile(
        r"\b(choose|press|put|disarm|name|give|spread|move|go|shoot|show|discard|can|could|clear|stop|use|takes?|leave|get|possible"
        r"|has to|must|only|shoots|checks)\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(elige|pulsa|nombra|nómbralas|pon|da|dalo|dispara|reparte|muestra|descarta|puede|puedes|para|usa|toma|recibirás|posible"
        r"|acércalo|despéjala|desármala|ponte|ve|van?|solo|tiene|falta|dejas?|déjalas|indiques|comprueba)\b",
        re.IGNORECASE,
    ),
}
"""Words that offer something or say what it takes."""


class Site(NamedTuple):
    """A place in the engine that refuses: code, the clauses it may name (empty = any), names of its parameters."""

    code: str
    clauses: tuple[str, ...]
    parameters: tuple[str, ...]


def _clauses(node: ast.expr) -> tuple[str, ...]:
    return tuple(
        str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant) and "-" in str(part.value)
    )


def _sites() -> tuple[list[Site], list[tuple[str, tuple[str, ...]]]]:
    refusals, faults = [], []
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first, names = node.args[0], tuple(str(keyword.arg) for keyword in node.keywords)
            if node.func.id == "IllegalMove" and isinstance(first, ast.Constant):
                clauses = node.args[1] if len(node.args) > 1 else ast.Constant("")
                known = ("",) if isinstance(clauses, ast.Constant) and not clauses.value else _clauses(clauses)
                refusals.append(Site(str(first.value), known, names))
            elif node.func.id == "NotationError" and isinstance(first, ast.Constant):
                faults.append((str(first.value), names))
    return refusals, faults


SITES, FAULTS = _sites()
VALUES: dict[str, st.SearchStrategy[str | int]] = {
    "actions": st.integers(0, 40),
    "area": st.sampled_from(AREAS),
    "bows": st.just(14),
    "cards": st.integers(1, 2),
    "distance": st.integers(0, 12),
    "kind": st.sampled_from(KINDS),
    "leadership": st.integers(1, 4),
    "movement": st.integers(1, 5),
    "phase": st.sampled_from(PHASES),
    "price": st.integers(1, 12),
    "token": st.sampled_from([*TOKENS, "ban9", "x" * 200]),
    "tokens": st.integers(0, 2),
    "total": st.integers(1, 20),
    "type": st.sampled_from([*TYPES, "dragon"]),
    "value": st.integers(1, 20),
}
typed_text = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="{}$-"), min_size=1).filter(
    lambda text: not RAW.search(text) and not RAW.search(text[0].upper() + text[1:])
)
"""What somebody types is quoted as it is, so it must not look like a leftover of the program by itself."""


@st.composite
def refusals(draw: st.DrawFn) -> IllegalMove:
    site = draw(st.sampled_from(SITES))
    clause = draw(st.sampled_from(site.clauses)) if site.clauses else draw(st.sampled_from(["SS-100", "SS-163", ""]))
    return IllegalMove(site.code, clause, **{name: draw(VALUES.get(name, typed_text)) for name in site.parameters})


@given(refusals(), st.sampled_from(words.LOCALES))
def test_every_refusal_says_why_and_what_instead_and_names_the_rule(error: IllegalMove, locale: str) -> None:
    sentence, _, rule = words.refusal(GAME, error, locale).rpartition("\n")
    assert not sentence[0].islower()
    assert sentence.rstrip()[-1] in ".:" or error.code == "E-OVER"
    assert not RAW.search(sentence)
    assert len(sentence) <= 300
    assert INSTEAD[locale].search(sentence), sentence
    clause = error.clause or CLAUSES[error.code]
    assert clause in rule
    assert rules.clause(GAME, clause, locale).title in rule


def test_the_engine_refuses_only_with_known_codes_and_every_code_has_a_rule_and_a_sentence() -> None:
    assert {site.code for site in SITES} <= set(CODES)
    assert sorted(CLAUSES) == sorted(CODES)
    for code in CODES:
        for locale in words.LOCALES:
            assert words.refusal(GAME, IllegalMove(code), locale)


def test_no_sentence_for_a_refusal_is_beyond_reach() -> None:
    """Each special sentence belongs to a place in the engine that gives its parameters."""
    idle = []
    for key in catalogue.messages("en"):
        match = re.fullmatch(r"ss-refusal-(e-[a-z]+)-?(.*)", key)
        if not match or not match[2]:
            continue
        code, rest, wanted = match[1].upper(), match[2].upper(), catalogue.variables(key)
        for site in SITES:
            named = not site.clauses or rest in site.clauses or not rest.startswith(("SS-", "G-"))
            if site.code == code and named and wanted <= set(site.parameters):
                break
        else:
            idle.append(key)
    assert idle == []


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_fault_of_notation_has_a_sentence(locale: str) -> None:
    assert FAULTS
    for reason, names in FAULTS:
        sentence = words.refusal(GAME, NotationError(reason, **dict.fromkeys(names, "xyz")), locale)
        assert not RAW.search(sentence)
        assert "/rules" not in sentence
        assert not names or "xyz" in sentence


@pytest.mark.parametrize(
    ("error", "english", "spanish"),
    [
        (
            IllegalMove("E-BUDGET", "SS-054", price=5, actions=1),
            "That costs 5, and 1 action is left. Choose something cheaper, or end the phase.",
            "Eso cuesta 5 y queda 1 acción. Elige algo más barato o acaba la fase.",
        ),
        (
            IllegalMove("E-BUDGET", "SS-070", price=5, actions=0),
            "That costs 5, and no action is left. You can end the phase.",
            "Eso cuesta 5 y no queda ninguna acción. Puedes acabar la fase.",
        ),
        (
            IllegalMove("E-SPENT", "SS-087", token="varc2"),
            "Veteran archer 2 attacked earlier in this phase and rests until the next one. Choose another token.",
            "El arquero veterano 2 ya ha atacado en esta fase y descansa hasta la siguiente. Elige otra ficha.",
        ),
        (
            IllegalMove("E-LENGTH", "SS-200", samurai="Kento", movement=1),
            "Kento can walk 1 space at most. Choose a nearer space.",
            "Kento anda como mucho 1 casilla. Elige una casilla más cercana.",
        ),
        (
            IllegalMove("E-TOKEN", "SS-163", samurai="Kento", kind="L"),
            "Kento has a leadership token already. Choose another samurai, or another kind of action.",
            "Kento ya tiene una ficha de liderazgo. Elige otro samurái u otra clase de acción.",
        ),
        (
            IllegalMove("E-GATE", "SS-106", token="arc1", target="Akemi"),
            "An armed palisade stands between archer 1 and the target. Only that palisade can be attacked from there,"
            " until it is disarmed.",
            "Entre el arquero 1 y el objetivo hay una empalizada armada. Desde ahí solo se puede atacar la empalizada,"
            " hasta que esté desarmada.",
        ),
        (
            IllegalMove("E-TARGET", "SS-080", token="ban1"),
            "Bandit 1 is not on the board. Choose a token that is.",
            "El bandido 1 no está en el tablero. Elige una ficha que esté.",
        ),
    ],
)
def test_the_sentence_for_the_case_is_chosen(error: IllegalMove, english: str, spanish: str) -> None:
    assert words.refusal(GAME, error, "en").startswith(english + "\n")
    assert words.refusal(GAME, error, "es").startswith(spanish + "\n")


def test_a_clause_counts_more_than_parameters_and_these_more_than_the_bare_code() -> None:
    sentences = [
        words.refusal(GAME, error, "en").split("\n")[0]
        for error in (
            IllegalMove("E-OCCUPIED", "SS-070", space="P1"),
            IllegalMove("E-OCCUPIED", "SS-082", space="P1"),
            IllegalMove("E-OCCUPIED", "SS-070"),
        )
    ]
    assert len(set(sentences)) == 3
    assert ["P1" in sentence for sentence in sentences] == [True, True, False]


def test_what_somebody_typed_is_cut_short() -> None:
    assert len(words.refusal(GAME, IllegalMove("E-SPACE", "", space="x" * 5000), "en")) < 300


def test_a_long_set_of_bandits_still_fits_a_button() -> None:
    many = tuple(f"vmtd{number}" for number in range(1, 31))
    for locale in words.LOCALES:
        assert len(words.choice_label(GAME, Choice("1", "loss", many[:4]), locale)) <= 80
        label = words.choice_label(GAME, Choice("1", "loss", many), locale)
        assert len(label) <= 80
        assert label.startswith("30: vmtd1, vmtd2")
        assert label.endswith("…")


@pytest.mark.parametrize(("locale", "gates"), [("en", "a gate, P1 to P6"), ("es", "una puerta, de P1 a P6")])
def test_a_place_that_does_not_exist_is_answered_with_the_names_of_the_gates(locale: str, gates: str) -> None:
    sentence, _, rule = words.refusal(GAME, IllegalMove("E-SPACE", "G-1", space="P9"), locale).rpartition("\n")
    assert "P9" in sentence
    assert gates in sentence
    assert "G-1" in rule
