"""What a table has agreed on: village, figures and options, compiled for one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core import OptionSpec
from engine.errors import DataError
from engine.seven_swords.board import Board, compile_board, shipped, shipped_village
from engine.seven_swords.tables import Tables
from engine.seven_swords.values import Values, compile_values, merged
from engine.seven_swords.view import TILES

GOLDEN = TILES.index("golden")


class Options(NamedTuple):
    """The options of a table, each one of the values that its `OptionSpec` lists."""

    village: str
    """Key of the village."""
    veteran_discount: str
    """``basic``: veterans get cheaper by basic tokens of their kind; ``kind``: by veterans of it too."""
    movement_points: str
    """``crossing``: bought points are kept only during a crossing; ``pooled``: also on a space of another bandit."""
    full_gate_exit: str
    """``allowed``: a carrier may leave over a full deployment group; else ``refused``."""
    golden_tile: str
    """Actions of the golden tile's A side."""
    points_per_kill: str
    """Points of the bandits per samurai killed in combat."""


def _specs() -> tuple[OptionSpec, ...]:
    villages = shipped()
    return (
        OptionSpec("village", villages, villages[0]),
        OptionSpec("veteran_discount", ("basic", "kind"), "basic"),
        OptionSpec("movement_points", ("crossing", "pooled"), "crossing"),
        OptionSpec("full_gate_exit", ("refused", "allowed"), "refused"),
        OptionSpec("golden_tile", ("1", "7"), "1"),
        OptionSpec("points_per_kill", ("1", "2", "3"), "1"),
    )


OPTION_SPECS = _specs()
FIGURE_OPTIONS = ("golden_tile", "points_per_kill")
"""Options that replace a figure of the values file."""


class Setting:
    """A compiled setting; treat it as immutable but for what is kept in it (see `engine.core.Game`).

    ``frozen`` is a JSON mapping from which `restore` rebuilds it. ``latest`` belongs to `engine.seven_swords.scene`; it
    holds nothing that the view it was made from does not say.
    """

    __slots__ = ("board", "frozen", "full_exit", "latest", "options", "pooled", "tables", "values")

    def __init__(self, options: Options, values: Mapping[str, Any], village: Mapping[str, Any]) -> None:
        """Compile the parts. Raises `DataError`."""
        self.options = options
        self.board: Board = compile_board(village)
        self.values: Values = _with_options(compile_values(values), options)
        self.tables = Tables(self.board, self.values)
        self.frozen: dict[str, Any] = {
            "options": options._asdict(),
            "values": dict(values),
            "map": dict(village),
        }
        self.pooled = options.movement_points == "pooled"
        self.full_exit = options.full_gate_exit == "allowed"
        self.latest: Any = None


def _with_options(values: Values, options: Options) -> Values:
    tiles = list(values.tiles)
    tiles[GOLDEN] = tiles[GOLDEN]._replace(a_actions=int(options.golden_tile))
    return values._replace(tiles=tuple(tiles), points_per_kill=int(options.points_per_kill))


def _figure(name: str, values: Values) -> str:
    return str(values.tiles[GOLDEN].a_actions if name == "golden_tile" else values.points_per_kill)


def prepare(options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Setting:
    """Return a compiled setting; missing options get their default.

    ``data`` may hold ``values`` (figures to replace) and ``map`` (a whole village in place of a shipped one). A
    figure among them counts more than the default of the option that names it, an option given counts more than
    both. Raises `DataError` with all findings.
    """
    data = data or {}
    findings = [f"data: unknown part {name}" for name in sorted(set(data) - {"values", "map"})]
    specs = {spec.name: spec for spec in OPTION_SPECS}
    findings += [f"options: unknown option {name}" for name in sorted(set(options) - set(specs))]
    chosen = {name: str(options.get(name, spec.default)) for name, spec in specs.items()}
    findings += [
        f"options: {name} is {value}, allowed are {' '.join(specs[name].values)}"
        for name, value in chosen.items()
        if value not in specs[name].values
    ]
    if findings:
        raise DataError(findings)
    written = merged(data.get("values"))
    figures = compile_values(written)
    chosen |= {name: _figure(name, figures) for name in FIGURE_OPTIONS if name not in options}
    village = data["map"] if "map" in data else shipped_village(chosen["village"])
    if "map" in data:
        chosen["village"] = str(village.get("id", ""))
    return Setting(Options(**chosen), written, village)


def restore(frozen: Mapping[str, Any]) -> Setting:
    """Rebuild a setting from its ``frozen``, whatever the shipped files say now. Raises `DataError`."""
    try:
        return Setting(Options(**frozen["options"]), frozen["values"], frozen["map"])
    except (KeyError, TypeError) as error:
        raise DataError([f"setting: {error}"]) from error
