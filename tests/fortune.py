"""The luck of a test: what the system's randomness would have drawn, the same in every run.

``TATAMI_TEST_FORTUNE`` gives every test another luck, for whoever wants to know whether one passes by luck alone.
"""

from __future__ import annotations

import os
import random

OTHER = os.environ.get("TATAMI_TEST_FORTUNE", "")


class Fortune:
    """Stands in for the module ``secrets``, so that a run can be repeated."""

    def __init__(self, name: str | int) -> None:
        self._random = random.Random(f"{OTHER} {name}" if OTHER else name)

    def token_bytes(self, count: int) -> bytes:
        """Return bytes."""
        return self._random.randbytes(count)

    def randbelow(self, limit: int) -> int:
        """Return a number below a limit."""
        return self._random.randrange(limit)
