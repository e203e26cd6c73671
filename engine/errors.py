"""What the engine says when it refuses. Codes and parameters only: sentences are made in ``words``."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """Root of everything the engine raises on purpose."""


class IllegalMove(EngineError):
    """The move can be said but is not legal here.

    ``code`` is the refusal code of the rule document (for instance ``E-BUDGET``), ``clause`` the
    clause that forbids it (``SS-054``), ``parameters`` plain values for the sentence. All of it may
    depend only on what the mover's own view contains.
    """

    def __init__(self, code: str, clause: str = "", **parameters: Any) -> None:
        super().__init__(code, clause, parameters)
        self.code = code
        self.clause = clause
        self.parameters = parameters

    def __str__(self) -> str:
        details = " ".join(f"{key}={value}" for key, value in self.parameters.items())
        return " ".join(part for part in (self.code, self.clause, details) if part)


class NotationError(EngineError):
    """The text is not notation of this game at all. ``reason`` is a message key, not a sentence."""

    def __init__(self, reason: str, **parameters: Any) -> None:
        super().__init__(reason, parameters)
        self.reason = reason
        self.parameters = parameters


class DataError(EngineError):
    """A data file or an option is invalid. ``findings`` lists every fault as a short English line."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__("; ".join(findings))
        self.findings = findings


class RecordError(EngineError):
    """A record does not verify. ``reason`` is a key such as ``wrong-dice``; ``entry`` counts from 1, 0 = the head."""

    def __init__(self, reason: str, entry: int = 0, **parameters: Any) -> None:
        super().__init__(reason, entry, parameters)
        self.reason = reason
        self.entry = entry
        self.parameters = parameters
