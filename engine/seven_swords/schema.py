"""The written form of a village and of the figures, read with pydantic.

Only the loaders (`board`, `values`, `validate`) use these models; what the rules work with is compiled from them
into plain frozen objects.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, field_validator, model_validator

from engine.forms import Form
from engine.seven_swords.view import AREAS, TILES, TYPES

Area = Annotated[str, Field(pattern=r"^[A-G]$")]
Point = tuple[Annotated[float, Field(ge=-200, le=1200)], Annotated[float, Field(ge=-200, le=1200)]]
SpaceId = Annotated[str, Field(pattern=r"^[A-G][1-9]$")]
TypeKey = Annotated[str, Field(pattern=f"^({'|'.join(TYPES)})$")]
TileKey = Annotated[str, Field(pattern=f"^({'|'.join(TILES)})$")]
Source = Literal["printed", "example", "inferred", "ours"]


class SpaceForm(Form):
    """A village space."""

    area: Area
    xy: Point


class DeployForm(Form):
    """A deployment space; the drawing position is made up when it is missing."""

    id: Annotated[str, Field(pattern=r"^P[1-6][abc]$")]
    xy: Point | None = None

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"id": value} if isinstance(value, str) else value


class GateForm(Form):
    """A palisade square with its gate space and its three deployment spaces."""

    id: Annotated[str, Field(pattern=r"^P[1-6]$")]
    area: Area
    space: SpaceId
    deploy: tuple[DeployForm, ...]
    xy: Point


class BowForm(Form):
    """A bow square; the drawing position is made up when it is missing."""

    area: Area
    xy: Point | None = None

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"area": value} if isinstance(value, str) else value


class SquareForm(Form):
    """What supply, storehouse and house squares have in common; ``touches`` are the spaces beside it."""

    id: str
    area: Area
    touches: tuple[str, ...]
    xy: Point

    def joined(self) -> tuple[str, ...]:
        """Return the spaces that count as the way to it: its arrows, or every side where there are none."""
        return self.touches


class SupplyForm(SquareForm):
    """A supply square."""

    id: Annotated[str, Field(pattern=r"^R[1-5]$")]
    defence: Annotated[int, Field(ge=1, le=40)]


class StorehouseForm(SquareForm):
    """A storehouse square; ``arrows`` are the spaces from which it can be attacked hand to hand."""

    id: Annotated[str, Field(pattern=r"^W[1-5]$")]
    arrows: tuple[str, ...]
    defence: Annotated[int, Field(ge=1, le=40)]

    def joined(self) -> tuple[str, ...]:
        """Return the spaces with an arrow."""
        return self.arrows


class HouseForm(SquareForm):
    """A house square; ``arrows`` are its exits."""

    id: Annotated[str, Field(pattern=r"^H[1-5]$")]
    arrows: tuple[str, ...]

    def joined(self) -> tuple[str, ...]:
        """Return the exits."""
        return self.arrows


class SceneryForm(Form):
    """Something that is only drawn: a line (stream, road, wall) or an outline (the others)."""

    kind: Literal["stream", "pond", "field", "wood", "road", "wall", "rock"]
    points: Annotated[tuple[Point, ...], Field(min_length=2)]


class VillageForm(Form):
    """A whole village file."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    spaces: dict[SpaceId, SpaceForm]
    edges: tuple[tuple[str, str], ...]
    gates: tuple[GateForm, ...]
    start: dict[Area, str]
    supplies: tuple[SupplyForm, ...]
    storehouses: tuple[StorehouseForm, ...]
    houses: tuple[HouseForm, ...]
    bows: tuple[BowForm, ...]
    area_xy: dict[Area, Point] = Field(default_factory=dict)
    scenery: tuple[SceneryForm, ...] = ()


class Figure(Form):
    """A number with where it comes from."""

    value: int
    source: Source


class Name(Form):
    """A proper name with where it comes from."""

    value: str
    source: Source

    @field_validator("value")
    @classmethod
    def _word(cls, value: str) -> str:
        if not re.fullmatch(r"[^\W\d_]{2,12}", value):
            raise ValueError("a name is one word of 2 to 12 letters")
        return value


def _within(low: int, high: int) -> AfterValidator:
    def check(figure: Figure) -> Figure:
        if not low <= figure.value <= high:
            raise ValueError(f"must be from {low} to {high}, not {figure.value}")
        return figure

    return AfterValidator(check)


def _exactly(count: int) -> AfterValidator:
    def check(parts: tuple[Any, ...]) -> tuple[Any, ...]:
        if len(parts) != count:
            raise ValueError(f"{count} are needed, here are {len(parts)}")
        return parts

    return AfterValidator(check)


Skill = Annotated[Figure, _within(-6, 9)]
Defence = Annotated[Figure, _within(1, 20)]
Steps = Annotated[Figure, _within(1, 12)]
Worth = Annotated[Figure, _within(0, 20)]
Bows = Annotated[Figure, _within(1, 40)]


class TypeForm(Form):
    """The printed figures of one bandit type; ``cost`` is its price in actions before any discount."""

    combat: Skill
    defence: Defence
    movement: Steps
    cost: Worth


class SamuraiForm(Form):
    """The figures of one samurai card."""

    name: Name
    combat: Worth  # never negative: it is also what passing him costs (SS-083)
    movement: Steps
    leadership: Worth
    defence: Defence


class PalisadeForm(Form):
    """The figures of one palisade token."""

    combat: Skill
    defence: Defence
    crossing: Worth


class TileForm(Form):
    """The actions that the two sides of an action tile give."""

    a: Worth
    b: Worth


class ValuesForm(Form):
    """A complete values file."""

    types: dict[TypeKey, TypeForm]
    cards: dict[Area, Worth]
    samurai: Annotated[tuple[SamuraiForm, ...], _exactly(7)]
    palisades: Annotated[tuple[PalisadeForm, ...], _exactly(6)]
    houses: Annotated[tuple[Skill, ...], _exactly(5)]
    supplies: Annotated[tuple[Worth, ...], _exactly(5)]
    storehouses: Annotated[tuple[Worth, ...], _exactly(5)]
    tiles: dict[TileKey, TileForm]
    points_per_kill: Worth
    points_per_area: Worth
    bows: Bows

    @model_validator(mode="after")
    def _complete(self) -> ValuesForm:
        missing = [f"types.{key}" for key in TYPES if key not in self.types]
        missing += [f"cards.{key}" for key in AREAS if key not in self.cards]
        missing += [f"tiles.{key}" for key in TILES if key not in self.tiles]
        if missing:
            raise ValueError("missing: " + ", ".join(missing))
        names = [form.name.value.casefold() for form in self.samurai]
        if len(set(names)) < len(names):
            raise ValueError("two samurai have the same name")
        return self
