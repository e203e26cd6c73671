"""The demo's page is simcord's, with small changes; a new simcord must not drop them in silence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import simcord.preview

from demo import preview
from demo.page_patches import PATCHES, SCRIPT, STYLE
from demo.page_words import PLACES, in_words
from words import say

STATIC = Path(simcord.preview.__file__).with_name("static")


@pytest.mark.parametrize(("path", "before", "after"), PATCHES)
def test_what_the_page_changes_is_there_to_be_changed(path: str, before: str, after: str) -> None:
    text = (STATIC / path.removeprefix("/")).read_text(encoding="utf-8")
    assert text.count(before) == 1
    assert after not in text


@pytest.mark.parametrize(("path", "before", "after", "key"), PLACES)
def test_what_the_page_says_is_said_in_the_language_of_its_seat(path: str, before: str, after: str, key: str) -> None:
    text = (STATIC / ("index.html" if path == "/" else path.removeprefix("/"))).read_text(encoding="utf-8")
    for place, old, new in PATCHES:
        if place == path:
            text = text.replace(old, new)
    assert before in text
    spanish = in_words(path, text, "es")
    assert before not in spanish
    assert (say(key, "es") if path == "/" else json.dumps(say(key, "es"))) in spanish


def test_what_the_patches_and_the_pages_own_scripts_call_by_name_is_there() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    called = {name for _, _, after in PATCHES for name in re.findall(r"window\.(tatami[A-Z]\w+)", after)}
    assert called
    for name in called - {"tatamiMenus"}:  # what a patch makes itself
        assert f"window.{name} =" in SCRIPT, name
    shown = preview._seat_page(page, [], "en", "Hana")
    for identity in re.findall(r'getElementById\("([^"]+)"\)', SCRIPT):
        assert f'id="{identity}"' in shown, identity
    assert "<title>Hana · Tatami</title>" in shown
    assert 'class="seat-links"' in shown


def test_what_the_style_changes_is_called_so_in_the_pages_scripts_and_style() -> None:
    known = "".join(
        path.read_text(encoding="utf-8")
        for path in (*STATIC.glob("*.js"), *STATIC.glob("*.css"), STATIC / "index.html")
    )
    ours = ("seat-", "demo-notice", "is-pressed")
    for name in set(re.findall(r"[.#]([a-z][\w-]*[a-z])(?=[^{}]*\{)", STYLE)):
        assert name in known or name.startswith(ours), name


@pytest.mark.parametrize(("key", "place"), [("demo-lost", "data-lost"), ("demo-refused", "data-refused")])
def test_what_a_page_says_about_the_demo_is_in_its_persons_language(key: str, place: str) -> None:
    for locale in ("en", "es"):
        assert f'{place}="{say(key, locale)}"' in preview._seat_page("<body></body>", [], locale, "Mateo")
