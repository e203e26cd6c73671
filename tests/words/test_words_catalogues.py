"""The catalogues are complete, equal in both languages, and every message is used somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import words
from engine.names import MARKUP, NAME_LENGTH
from table import TableError
from words import catalogue

ROOT = Path(__file__).parents[2]
ROOMS = ("bot.py", "settings.py", "cogs", "demo", "engine", "players", "render", "store", "table", "words")
FOLDER = ROOT / "words" / "locales"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
SPEAKERS = {"say", "tell", "text"}
"""Functions and methods whose first argument or first string is the key of a message."""
COMMAND_TEXT = 100
KEY = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")


class _Parts(Visitor):
    """Collects the variables and the plain text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(locale: str, file: str) -> dict[str, _Parts]:
    found = {}
    for entry in FluentResource((FOLDER / locale / file).read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts = _Parts()
            parts.visit(entry)
            found[entry.id.name] = parts
    return found


@cache
def all_messages(locale: str) -> dict[str, _Parts]:
    return {key: parts for file in FILES for key, parts in messages(locale, file).items()}


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    paths = [
        path for room in ROOMS for path in ([ROOT / room] if room.endswith(".py") else (ROOT / room).rglob("*.py"))
    ]
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in paths if path.is_file())


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Yield place, key and call for every message that is said by a literal key."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            # A class may have a `say` of its own that puts the beginning of its family before the key.
            own = isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "self"
            first = node.args[0]
            if not own and name in SPEAKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", first.value, node


def test_the_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (FOLDER / "es").glob("*.ftl")) == FILES
    assert {path.name for path in FOLDER.iterdir()} == set(words.LOCALES)


@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages_with_the_same_parameters(file: str) -> None:
    english, spanish = messages("en", file), messages("es", file)
    assert list(english) == list(spanish)
    for key, parts in english.items():
        assert parts.variables == spanish[key].variables, key


@pytest.mark.parametrize("locale", words.LOCALES)
def test_no_message_raises_its_voice_or_shows_markup_of_the_catalogue(locale: str) -> None:
    for key, parts in all_messages(locale).items():
        assert parts.texts or parts.variables, key
        for text in parts.texts:
            assert not set(text) & set('!¡{}\t"'), key


def test_every_key_said_literally_exists() -> None:
    known = all_messages("en")
    assert [(place, key) for place, key, _ in calls() if KEY.fullmatch(key) and key not in known] == []


def test_every_literal_call_gives_the_parameters_of_its_message() -> None:
    known = all_messages("en")
    wrong = []
    for place, key, call in calls():
        if key not in known or any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        if not known[key].variables <= given:
            wrong.append((place, key, sorted(known[key].variables - given)))
    assert wrong == []


def test_every_message_is_used() -> None:
    """A message is used if its key stands in the code as a string, or begins like a string made there."""
    whole, beginnings = set(), set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    families = tuple(text for text in beginnings if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9-]*)+", text))
    unused = [key for key in all_messages("en") if key not in whole and not key.startswith(families)]
    assert unused == []


def test_what_is_declared_of_commands_fits_discord() -> None:
    """Descriptions of commands and their parts, and names of their values, have at most 100 characters."""
    declared = {key for _, key, call in calls() if isinstance(call.func, ast.Name) and call.func.id == "text"}
    declared &= set(all_messages("en"))
    assert len(declared) > 20
    for key in declared:
        for locale in words.LOCALES:
            assert 0 < len(words.say(key, locale)) <= COMMAND_TEXT, key


def _table_errors(root: type[TableError] = TableError) -> Iterator[type[TableError]]:
    yield root
    for child in root.__subclasses__():
        yield from _table_errors(child)


def test_every_refusal_of_the_table_has_a_sentence_with_the_parameters_it_gives() -> None:
    known = all_messages("en")
    by_name = {error.__name__: f"error-{error.code}" for error in _table_errors()}
    assert sorted(set(by_name.values()) - set(known)) == []
    assert sorted(key for key in known if key.startswith("error-") and key not in by_name.values()) == []
    wrong = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in by_name:
                key, given = by_name[node.func.id], {keyword.arg for keyword in node.keywords}
                if node.func.id != "Stale" and not known[key].variables <= given:
                    wrong.append((path.name, node.lineno, key, sorted(known[key].variables - given)))
    assert wrong == []


@pytest.mark.parametrize("locale", words.LOCALES)
def test_a_refused_name_is_told_exactly_the_signs_that_no_name_may_hold(locale: str) -> None:
    told = words.say("error-bad-name", locale, most=NAME_LENGTH)
    assert set(told.split("``")[1].split()) == MARKUP


@pytest.mark.parametrize("locale", words.LOCALES)
def test_negative_numbers_have_a_true_minus_sign(locale: str) -> None:
    note = words.say("ss-note-type", locale, combat=-2, defence=2, movement=3)
    assert "\u22122" in note
    assert "-" not in note


def test_unknown_keys_and_missing_parameters_are_errors() -> None:
    with pytest.raises(KeyError):
        words.say("no-such-key", "en")
    with pytest.raises(KeyError):
        words.say("error-seats-free", "en")


def test_other_languages_are_answered_in_english() -> None:
    assert words.say("error-not-seated", "fi") == words.say("error-not-seated", "en")
    assert words.say("error-not-seated", "es") != words.say("error-not-seated", "en")


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("es-ES", "es"), ("es-419", "es"), ("es_MX", "es"), ("en-US", "en"), ("de", "en"), ("", "en"), (None, "en")],
)
def test_language_tags_lead_to_a_catalogue(tag: str | None, locale: str) -> None:
    assert words.locale_of(tag) == locale


def test_a_broken_catalogue_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    monkeypatch.setattr(catalogue, "_FOLDER", tmp_path)
    read = catalogue.messages.__wrapped__
    (tmp_path / "en" / "one.ftl").write_text("key = a\n", "utf-8")
    assert list(read("en")) == ["key"]
    (tmp_path / "en" / "two.ftl").write_text("key = b\n", "utf-8")
    with pytest.raises(ValueError, match=r"two\.ftl.*two messages key"):
        read("en")
    (tmp_path / "en" / "two.ftl").write_text("what is this\n", "utf-8")
    with pytest.raises(ValueError, match="cannot read"):
        read("en")


def test_what_a_sentence_does_not_name_may_be_anything() -> None:
    assert words.say("picture-waits", "en", name="Hana", others=["a list"]) == words.say(
        "picture-waits", "en", name="Hana"
    )
    with pytest.raises(KeyError):
        words.say("picture-waits", "en", others="a word")
