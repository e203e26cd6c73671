"""What people may call things that others read: a map, so far. No game's rule."""

from __future__ import annotations

NAME_LENGTH = 40
MARKUP = frozenset("*_~`|<>@#\\[]")
"""What a message would not show as it is; so a space can be written as ``_``, and a text has none."""
LINK = "://"
"""What would become a link in a message of ours."""


def is_name(name: str) -> bool:
    """Say whether something can be called so: one line, single spaces, not too long, nothing that would be markup or a
    link."""
    tight = name == " ".join(name.split()) and name.isprintable()
    return tight and 1 <= len(name) <= NAME_LENGTH and not set(name) & MARKUP and LINK not in name
