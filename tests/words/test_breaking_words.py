"""Sentences for what comes from outside the catalogues: keys of the engine, and files of an owner."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import words
from engine import record
from engine.errors import DataError
from words.seven_swords import options

REASONS = sorted(set(re.findall(r'RecordError\(\s*"([a-z-]+)"', Path(record.__file__).read_text("utf-8"))))


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_reason_why_a_record_does_not_verify_is_a_sentence(locale: str) -> None:
    assert len(REASONS) > 15
    for reason in REASONS:
        why = words.say(f"verify-fault-{reason}", locale)
        assert why.endswith(".")
        assert why in words.say("verify-refused", locale, why=why, entry=3)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ({"name": "Kurosawa mura"}, "Kurosawa mura"),
        ({"name": "x" * 500}, "x" * 80),
        ({}, "Kuro"),
        ({"name": None}, "Kuro"),
        ({"name": " "}, "Kuro"),
        ([], "Kuro"),
        (DataError(["kuro.json: no JSON"]), "Kuro"),
        (KeyError("kuro"), "Kuro"),
        (OSError(), "Kuro"),
    ],
)
def test_a_village_of_ones_own_goes_by_its_name(monkeypatch: pytest.MonkeyPatch, file: Any, name: str) -> None:
    def village(_: str) -> Any:
        if isinstance(file, Exception):
            raise file
        return file

    monkeypatch.setattr(options, "shipped_village", village)
    assert options.option_value("village", "kuro", "en") == name
