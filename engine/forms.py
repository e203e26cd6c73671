"""What the data files of all games have in common: their form is checked, and every fault is told."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError


class Form(BaseModel):
    """A part of a data file: unknown keys are faults, since they are mostly misspelt ones."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def faults(error: ValidationError, whole: str = "file") -> list[str]:
    """Return one short line a fault: where it is, ``whole`` if nowhere in particular, and what is wrong there."""
    return [
        f"{'.'.join(str(part) for part in fault['loc']) or whole}: {fault['msg'].removeprefix('Value error, ')}"
        for fault in error.errors(include_url=False)
    ]


def read_json(text: str) -> tuple[Any, list[str]]:
    """Return the data, and the keys that are written twice in one place, of which only the last counts. Raises
    `ValueError` with a plain reason."""
    twice: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        twice.extend(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        return dict(pairs)

    try:
        return json.loads(text, object_pairs_hook=once), twice
    except json.JSONDecodeError as error:
        raise ValueError(f"is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from error
