"""Choosing the sentence for a refusal: the most specific one whose parameters are all at hand."""

from __future__ import annotations

from collections.abc import Mapping

from words.catalogue import has, say, variables


def sentence(stem: str, clause: str, parameters: Mapping[str, str | int], locale: str) -> str:
    """Return the sentence for a code: made for this clause, else for these parameters, else for the code alone.

    ``stem`` is the key for the code alone. The others add to it the clause, or the names of the parameters in
    alphabetical order (those for more parameters come first). Raises `KeyError` for a code without a sentence.
    """
    for key in (f"{stem}-{clause}".lower(), *_by_parameters(stem, sorted(parameters))):
        if has(key) and variables(key) <= parameters.keys():
            return say(key, locale, **parameters)
    return say(stem, locale, **parameters)


def _by_parameters(stem: str, names: list[str]) -> list[str]:
    """Return the keys for all sets of parameters, larger sets first."""
    sets = [[name for bit, name in enumerate(names) if mask >> bit & 1] for mask in range(1, 1 << len(names))]
    sets.sort(key=len, reverse=True)
    return ["-".join([stem, *chosen]) for chosen in sets]
