"""A game on one page for whoever meets it for the first time, and a line about what a question means."""

from __future__ import annotations

from typing import Any

from words.catalogue import has, say
from words.games import of
from words.rules import FAMILY


def primer(game_key: str, locale: str) -> str:
    """Return a game on one page, as Markdown of at most 3,500 characters. Raises `KeyError` for an unknown game."""
    return say(f"primer-{_dashed(game_key)}", locale)


def about(game_key: str, ask: str, view: Any, locale: str) -> str:
    """Return what a question (`engine.core.Choices.ask`) about a view leads to, in a line; empty where it says so
    itself."""
    keys = (f"about-{_dashed(one)}-{ask}" for one in (game_key, FAMILY.get(game_key, game_key)))
    facts = of(game_key).facts(view, locale)
    return next((say(key, locale, **facts) for key in keys if has(key)), "")


def _dashed(game_key: str) -> str:
    return game_key.replace("_", "-")
