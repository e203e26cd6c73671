"""The catalogues: one sentence by key, in the language asked for."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES = ("en", "es")
"""The languages with complete catalogues; the first one answers for all others."""

_FOLDER = Path(__file__).parent / "locales"
_SENTENCES_KEPT = 16_384
MINUS = "\u2212"


def locale_of(tag: str | None) -> str:
    """Return the catalogue language for a language tag such as Discord's ``es-419``; English for any other."""
    return known((tag or "").replace("_", "-").split("-")[0].lower())


def known(locale: str) -> str:
    """Return the language itself if it has catalogues, else the one that answers for it."""
    return locale if locale in LOCALES else LOCALES[0]


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """Return the messages of a language by key, read from every ``.ftl`` file of its folder.

    Raises `ValueError` if a file has a line that is not Fluent, or if two messages share a key.
    """
    found: dict[str, ast.Message] = {}
    for path in sorted((_FOLDER / locale).glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path.name} ({locale}): cannot read {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path.name} ({locale}): there are two messages {entry.id.name}")
                found[entry.id.name] = entry
    return found


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(ast.Resource(list(messages(locale).values())))
    return bundle


def has(key: str) -> bool:
    """Tell whether the catalogues know a key."""
    return key in messages(LOCALES[0])


@cache
def variables(key: str) -> frozenset[str]:
    """Return the names of the parameters that a message takes. Raises `KeyError` for an unknown key."""
    collector = _Variables()
    collector.visit(messages(LOCALES[0])[key])
    return frozenset(collector.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note the parameter; the name of this method is what the library calls."""
        self.names.add(node.id.name)


def say(key: str, locale: str, **parameters: Any) -> str:
    """Return the sentence for a key in a language (English where the language is not one of `LOCALES`).

    Parameters are strings and numbers; those that the sentence does not name may be anything. Raises `KeyError` for an
    unknown key and for a parameter that the sentence needs and did not get.
    """
    named = variables(key)
    if len(parameters) > len(named):  # what it does not name must not make another sentence of it
        parameters = {name: value for name, value in parameters.items() if name in named}
    return _sentence(key, known(locale), tuple(parameters.items()))


def _written(value: Any) -> Any:
    """Return a parameter as sentences show it: a negative number with a true minus sign, which the library does not
    write in every language."""
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value


# Babel's number and plural rules cost tens of microseconds a sentence, and the same labels come again and again.
@lru_cache(maxsize=_SENTENCES_KEPT)
def _sentence(key: str, locale: str, parameters: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(locale)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, faults = bundle.format_pattern(message.value, {name: _written(value) for name, value in parameters})
    if faults:
        raise KeyError(f"{key} ({locale}): {faults[0]}")
    return str(text)
