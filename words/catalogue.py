"""The catalogues: one sentence by key, in the language asked for."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LOCALES = ("en", "es")
"""The languages with complete catalogues; the first one answers for all others."""

_FOLDER = Path(__file__).parent / "locales"
_SENTENCES_KEPT = 16_384


def locale_of(tag: str | None) -> str:
    """Return the catalogue language for a language tag such as Discord's ``es-419``; English for any other."""
    language = (tag or "").replace("_", "-").split("-")[0].lower()
    return language if language in LOCALES else LOCALES[0]


@cache
def bundle(locale: str) -> FluentBundle:
    """Return the compiled catalogue of a language: every ``.ftl`` file of its folder.

    Raises `ValueError` if a file has a line that is not Fluent, or if two messages share a key.
    """
    result = FluentBundle([locale], use_isolating=False)
    origin: dict[str, str] = {}
    for path in sorted((_FOLDER / locale).glob("*.ftl")):
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path.name} ({locale}): cannot read {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in origin:
                    raise ValueError(f"{path.name} ({locale}): {entry.id.name} is also in {origin[entry.id.name]}")
                origin[entry.id.name] = path.name
        result.add_resource(resource)
    return result


def has(key: str) -> bool:
    """Tell whether the catalogues know a key."""
    return bundle(LOCALES[0]).has_message(key)


def say(key: str, locale: str, **parameters: Any) -> str:
    """Return the sentence for a key in a language (English where the language is not one of `LOCALES`).

    Parameters are strings and numbers. Raises `KeyError` for an unknown key and for a parameter that the
    sentence needs and did not get.
    """
    return _sentence(key, locale if locale in LOCALES else LOCALES[0], tuple(parameters.items()))


# Babel's number and plural rules cost tens of microseconds a sentence, and the same labels come again and again.
@lru_cache(maxsize=_SENTENCES_KEPT)
def _sentence(key: str, locale: str, parameters: tuple[tuple[str, Any], ...]) -> str:
    catalogue = bundle(locale)
    message = catalogue.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, faults = catalogue.format_pattern(message.value, dict(parameters))
    if faults:
        raise KeyError(f"{key} ({locale}): {faults[0]}")
    return str(text)
