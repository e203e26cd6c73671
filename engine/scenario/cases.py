"""The written form of scenarios: files, cases, steps and expectations."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from glob import glob, has_magic
from pathlib import Path
from typing import Annotated, Any

import yaml
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from engine.forms import faults

SUFFIXES = (".yaml", ".yml", ".json")


class Part(BaseModel):
    """A part of a case: unknown keys are errors, since they are mostly misspelt ones."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _exactly(kind: type) -> BeforeValidator:
    """Refuse what pydantic would turn into the type: a text for a number, a number for a yes or no."""

    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"must be {'a whole number' if kind is int else 'true or false'}")
        return value

    return BeforeValidator(check)


def _word(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ValueError("must be a word or a number")
    return str(value)


def _listed(value: Any) -> Any:
    return value.replace(",", " ").split() if isinstance(value, str) else value


Number = Annotated[int, _exactly(int)]
Truth = Annotated[bool, _exactly(bool)]
Word = Annotated[str, BeforeValidator(_word)]
Words = Annotated[list[Word], BeforeValidator(_listed)]
Labels = list[Word]


class ChoiceRule(Part):
    """What must be on offer after a prefix."""

    seat: str | None = None
    prefix: Words = []
    contains: Labels | None = None
    excludes: Labels | None = None
    equals: Labels | None = None
    prices: dict[Word, Number | None] | None = None
    odds: dict[Word, list[Number] | None] | None = None
    whole: Truth | None = None


class Expect(Part):
    """What a step must lead to."""

    legal: Truth | None = None
    refused: Words | None = None
    price: Number | None = None
    events: list[Any] | dict[str, list[Any]] | None = None
    no_events: Words | None = None
    views: dict[str, dict[str, Any]] | None = None
    choices: ChoiceRule | list[ChoiceRule] | None = None
    outcome: Annotated[str | dict[str, Any], BeforeValidator(lambda value: "none" if value is None else value)] = ""


class CaseStep(Part):
    """One move; with ``move`` left out, a look at the position."""

    seat: str | None = None
    move: str | None = None
    apply: Truth = True
    expect: Expect | None = None


class Played(Part):
    """A move on the way to the position that the steps begin with."""

    seat: str | None = None
    move: str


class Case(Part):
    """A whole case."""

    name: Annotated[str, Field(min_length=1)]
    game: str = "seven_swords"
    options: dict[str, Word] = {}
    data: dict[str, Any] = {}
    map: str | dict[str, Any] | None = None
    position: str | None = None
    moves: list[str | Played] = []
    dice: list[Number] = []
    steps: Annotated[list[CaseStep], Field(min_length=1)]


class Failed(Exception):
    """A file or a case that does not hold; the text says why."""


_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The same language at ten times the speed, where the C library is there."""


class _Loader(_SafeLoader):  # type: ignore[misc]
    """YAML in which a key given twice is an error."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "a key must be one word", key.start_mark)
            if key.value in seen and key.tag != "tag:yaml.org,2002:merge":
                raise yaml.constructor.ConstructorError(None, None, f"{key.value} is given twice", key.start_mark)
            seen.add(key.value)
        result: dict[Any, Any] = super().construct_mapping(node, deep)
        return result


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise ValueError("a key is given twice")
    return result


def documents(path: Path) -> list[Any]:
    """Return what a YAML or JSON file holds, a document each. Raises `Failed`."""
    try:
        content = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            return [json.loads(content, object_pairs_hook=_once)]
        return [document for document in yaml.load_all(content, Loader=_Loader) if document is not None]
    except OSError as error:
        raise Failed(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Failed("cannot be read: it is not UTF-8 text") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Failed(f"is not valid {'JSON' if path.suffix == '.json' else 'YAML'}: {error}") from error


def _raw_cases(document: Any) -> Iterator[Any]:
    """Yield the cases of a document: a list of them, a single one, or ``cases`` with ``defaults`` for all."""
    if isinstance(document, Mapping) and "cases" in document:
        if extra := sorted(str(key) for key in document.keys() - {"cases", "defaults"}):
            raise Failed(f"beside cases and defaults stands {', '.join(extra)}")
        defaults, cases = document.get("defaults") or {}, document["cases"]
        if not isinstance(defaults, Mapping) or not isinstance(cases, list):
            raise Failed("defaults must be a mapping and cases a list")
        for case in cases:
            yield {**defaults, **case} if isinstance(case, Mapping) else case
    elif isinstance(document, list):
        yield from document
    else:
        yield document


def _case(raw: Any, folder: Path) -> Case:
    try:
        case = Case.model_validate(raw)
    except ValidationError as error:
        raise Failed("not well formed: " + "; ".join(faults(error, whole="case"))) from error
    if not any(step.expect is not None and step.expect.model_fields_set for step in case.steps):
        raise Failed("the case expects nothing")
    if isinstance(case.map, str) and Path(case.map).suffix in SUFFIXES:
        inline = documents(folder / case.map)
        if len(inline) != 1 or not isinstance(inline[0], dict):
            raise Failed(f"the map file {case.map} does not hold one village")
        case = case.model_copy(update={"map": inline[0]})
    return case


def load(path: Path) -> list[tuple[str, Case | Failed]]:
    """Return the cases of a file with their names; in place of one that is not well formed stands the reason.

    Raises `Failed` if the file as a whole is of no use.
    """
    result: list[tuple[str, Case | Failed]] = []
    for document in documents(path):
        for raw in _raw_cases(document):
            name = raw.get("name") if isinstance(raw, Mapping) else None
            title = str(name or f"case {len(result) + 1}")
            try:
                result.append((title, _case(raw, path.parent)))
            except Failed as failed:
                result.append((title, failed))
    if not result:
        raise Failed("holds no case")
    return result


def files(arguments: Iterable[str]) -> Iterator[Path]:
    """Yield the files that the arguments mean: files, folders (with everything below), patterns."""
    for argument in arguments:
        path = Path(argument)
        if path.is_dir():
            yield from sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES and one.is_file())
        elif not path.exists() and has_magic(argument):
            yield from sorted(map(Path, glob(argument, recursive=True))) or [path]
        else:
            yield path
