"""The codes of Hanzō's refusals and of the faults of its maps, as they stand in the source of the engine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "engine" / "hanzo"


def written_codes() -> set[str]:
    """Return all codes that stand in the engine as a string."""
    found = set()
    for path in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^[A-Z]{2,}(?:_[A-Z]+)+$|^(?:AXIS|FORM|PHASE|SURFACE)$", node.value))
    return found
