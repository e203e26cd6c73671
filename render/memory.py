"""Memory that the C library keeps for more of the same, although it was needed once."""

from __future__ import annotations

import contextlib
import ctypes
from functools import cache
from typing import Any


def give_back() -> None:
    """Return what drawing a large sheet has left behind to the system: 20 MB of 165. Only glibc needs it and has it."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Any:
    with contextlib.suppress(OSError, AttributeError, TypeError):
        return ctypes.CDLL(None).malloc_trim
    return None
