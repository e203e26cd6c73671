"""The demo's page is simcord's, with small changes; a new simcord must not drop them in silence."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord.preview

from demo import preview

STATIC = Path(simcord.preview.__file__).with_name("static")


@pytest.mark.parametrize(("path", "before", "after"), preview._PATCHES)
def test_what_the_page_changes_is_there_to_be_changed(path: str, before: str, after: str) -> None:
    text = (STATIC / path.removeprefix("/")).read_text(encoding="utf-8")
    assert text.count(before) == 1
    assert after not in text
