"""Scenarios: cases of the rules in YAML or JSON, run against a game. docs/scenarios.md explains the format."""

from engine.scenario.cases import Case, Failed, files, load
from engine.scenario.run import run

__all__ = ["Case", "Failed", "files", "load", "run"]
