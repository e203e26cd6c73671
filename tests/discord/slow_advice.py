"""A computer player that thinks for ever. A module of its own, so that another process can load it quickly."""

from __future__ import annotations

import time
from typing import Any

LONG = 120.0


def advise(_game: Any, _view: Any) -> Any:
    """Come to no end."""
    time.sleep(LONG)
