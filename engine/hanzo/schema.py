"""The form of card files (pydantic). Only `engine.hanzo.cards` reads files through it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from engine.forms import Form
from engine.hanzo.grid import read_rows

Source = Literal["printed", "example", "inferred", "ours"]
ENGLISH = "en"
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$")]
Name = Annotated[str, Field(min_length=1, max_length=40)]


class CardForm(Form):
    """A card. Its name is a text or a text for each language, English among them. A face is its rows of cells, joined
    by ``/`` or as a list; ``back`` is missing on one-sided cards."""

    id: Annotated[str, Field(pattern=r"^\d\d$")]
    name: dict[Language, Name]
    front: str
    back: str | None = None
    source: Source | None = None

    @field_validator("name", mode="before")
    @classmethod
    def _in_english(cls, value: Any) -> Any:
        return {ENGLISH: value} if isinstance(value, str) else value

    @field_validator("name")
    @classmethod
    def _english(cls, value: dict[str, str]) -> dict[str, str]:
        if ENGLISH not in value:
            raise ValueError("English (en) answers for languages without a name of their own, so it is needed")
        return value

    @field_validator("front", "back", mode="before")
    @classmethod
    def _rows(cls, value: Any) -> Any:
        return " / ".join(value) if isinstance(value, list) and all(isinstance(row, str) for row in value) else value

    @field_validator("front", "back")
    @classmethod
    def _cells(cls, value: str | None) -> str | None:
        if value is None:
            return None
        rows = read_rows(value)
        if any(cell is None for row in rows for cell in row):
            raise ValueError("a card has no breaks")
        if len({len(row) for row in rows}) != 1 or not rows[0]:
            raise ValueError("a card is a rectangle: all rows have the same number of spaces")
        return " / ".join(" ".join(row.split()) for row in value.split("/"))


class PresetForm(Form):
    """A ready-made map, called by its key; ``level`` says how the ninja fares on it."""

    key: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
    title: Name | None = None
    """In older files, which running tables hold; nobody reads it."""
    level: Literal["easier", "even", "harder"] = "even"
    map: str


class CardsForm(Form):
    """A whole card file; ``source`` says where the cards come from that do not say so themselves."""

    source: Source = "ours"
    cards: tuple[CardForm, ...]
    presets: tuple[PresetForm, ...] = ()

    @field_validator("cards")
    @classmethod
    def _different(cls, value: tuple[CardForm, ...]) -> tuple[CardForm, ...]:
        if len({card.id for card in value}) < len(value):
            raise ValueError("two cards have the same id")
        if len(value) < 6:
            raise ValueError("at least six cards are needed")
        return value

    @field_validator("presets")
    @classmethod
    def _keys(cls, value: tuple[PresetForm, ...]) -> tuple[PresetForm, ...]:
        if len({preset.key for preset in value}) < len(value):
            raise ValueError("two presets have the same key")
        return value
