"""What the room hands out."""

from __future__ import annotations

from typing import NamedTuple


class Picture(NamedTuple):
    """An encoded picture and its description for people who do not see it (at most 1,024 characters)."""

    png: bytes
    alt: str
