"""What a table has agreed on: cards, map, difficulty and rulings, compiled for one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core import OptionSpec
from engine.errors import DataError
from engine.hanzo import maps, validate
from engine.hanzo.cards import compile_cards, current_cards
from engine.hanzo.grid import Grid, raw_grid
from engine.hanzo.restrictions import Open, doors_stay_open, open_cells
from engine.hanzo.rulings import RULINGS, Rulings
from engine.hanzo.view import RESOURCES

CHOOSE = "choose"
DRAW = {"draw": maps.MIXED, "draw_day": maps.DAY, "draw_night": maps.NIGHT}
"""Values of the map option that draw a map when the game starts."""
GIVEN = "given"
"""Value of the map option when the table brought a map of its own."""
OFF, ON = "off", "on"
DIFFICULTIES = {
    "disastrous_events": "DE",
    "paper_doors": "PD",
    "constant_reinforcements": "CR",
    "dull_weapons": "DW",
    "wounded": "WO",
    "gradual_procedure": "GP",
}
"""The six difficulty options with their short names (HZ-140 to HZ-145)."""
GRIDS_KEPT = 16


class Options(NamedTuple):
    """What was chosen when the table was opened; in a duel all difficulties are off."""

    map: str
    """Key of a ready-made map, one of `DRAW`, `CHOOSE` or `GIVEN`."""
    disastrous_events: bool = False
    paper_doors: bool = False
    constant_reinforcements: bool = False
    dull_weapons: bool = False
    wounded: bool = False
    gradual_procedure: bool = False


def option_specs(duel: bool) -> tuple[OptionSpec, ...]:
    """Return the options of a mode; the map may also be the text of one."""
    presets = tuple(compile_cards(current_cards()).presets)
    values = (*presets, *DRAW, CHOOSE)
    difficulties = () if duel else tuple(OptionSpec(name, (OFF, ON), OFF) for name in DIFFICULTIES)
    return (OptionSpec("map", values, CHOOSE if duel else values[0], open=True), *difficulties)


class Setting:
    """A compiled setting; treat it as immutable but for what is kept in it (see `engine.core.Game`).

    ``frozen`` is a JSON mapping from which `restore` rebuilds it. ``below`` says per track which one lies under it, or
    -1 where nothing holds a counter back (HZ-145). ``doors_open`` says whether lanterns and patrol leave the Doors open
    (HZ-063, HZ-072, HZ-141). ``start`` is the text of the map if it is settled, else empty.
    ``latest`` belongs to `engine.hanzo.yields`; it holds nothing that the view it was made from does not say.
    """

    __slots__ = (
        "_fits",
        "_grids",
        "below",
        "cards",
        "doors_open",
        "duel",
        "frozen",
        "latest",
        "options",
        "rulings",
        "start",
    )

    def __init__(
        self, duel: bool, options: Options, cards: Mapping[str, Any], start: str, rulings: Mapping[str, Any]
    ) -> None:
        """Compile the parts. Raises `DataError`."""
        self.duel = duel
        self.options = options
        self.rulings = _rulings(rulings)
        self.cards = compile_cards(cards)
        self.start = start
        self.below = _below(self.rulings.track_order) if options.gradual_procedure else (-1,) * len(RESOURCES)
        self.doors_open = doors_stay_open(duel, self.rulings, options.paper_doors)
        self.frozen: dict[str, Any] = {
            "options": options._asdict(),
            "cards": dict(cards),
            "map": start,
            "rulings": self.rulings._asdict(),
        }
        self.latest: Any = None
        self._fits: dict[str, bool] = {}
        self._grids: dict[str, Grid] = {}
        if start:
            self.grid(start)

    def grid(self, text: str) -> Grid:
        """Return the compiled map of a text: of cards, or cell by cell after the word ``grid``. Raises `DataError`."""
        grid = self._grids.get(text)
        if grid is None:
            if len(self._grids) >= GRIDS_KEPT:
                self._grids.clear()
            grid = self._grids[text] = self._compiled(text)
        return grid

    def _compiled(self, text: str) -> Grid:
        if text.startswith("grid "):
            rows, _, digits = text.removeprefix("grid ").partition(" cards ")
            return raw_grid(rows, digits)
        laid = maps.read_map(maps.tidied_or_fault(text))
        if hard := [one for one in self.findings(laid) if one.hard]:
            raise DataError([f"map: {one.code}: {one.text}" for one in hard])
        return maps.compose(self.cards, laid, maps.read_name(text))

    def fits(self, text: str) -> bool:
        """Say whether a text is that of a map that can be played on in this mode."""
        fits = self._fits.get(text)
        if fits is None:
            if len(self._fits) >= GRIDS_KEPT:
                self._fits.clear()
            fits = self._fits[text] = self._is_fit(text)
        return fits

    def _is_fit(self, text: str) -> bool:
        try:
            laid = maps.read_map(text)
        except ValueError:
            return False
        return not any(one.hard for one in self.findings(laid))

    def open_cells(self, grid: Grid, names: Iterable[str]) -> Open:
        """Return what events, by their names, leave open of a map together."""
        return open_cells(grid, self.duel, self.rulings, self.options.paper_doors, names)

    def findings(self, laid: tuple[maps.Laid, ...]) -> list[validate.Finding]:
        """Return what there is to say about a map in this mode."""
        return validate.findings(self.cards, laid, self.duel, self.rulings, self.options.paper_doors)


def _below(order: str) -> tuple[int, ...]:
    rows = [RESOURCES.index(letter) for letter in order]
    below = [-1] * len(RESOURCES)
    for lower, upper in pairwise(rows):
        below[upper] = lower
    return tuple(below)


def _rulings(changes: Mapping[str, Any]) -> Rulings:
    if unknown := sorted(set(changes) - set(Rulings._fields)):
        raise DataError([f"rulings: there is no ruling {name}" for name in unknown])
    rulings = RULINGS._replace(**changes)
    found = []
    if rulings.solo_doors not in ("exempt", "blocked"):
        found.append("rulings: solo_doors is exempt or blocked")
    if not isinstance(rulings.guardians_block_cells, bool):
        found.append("rulings: guardians_block_cells is true or false")
    if type(rulings.red_line) is not int or not 1 <= rulings.red_line <= 11:
        found.append("rulings: red_line is a number from 1 to 11")
    if sorted(str(rulings.track_order)) != sorted(RESOURCES) or not str(rulings.track_order).endswith("D"):
        found.append("rulings: track_order names all four tracks, the Door on top")
    if found:
        raise DataError(found)
    return rulings


def _given_map(given: Any) -> str:
    """Return the text of a map that the table brought: text of cards, or a mapping with ``grid`` and ``cards``."""
    if isinstance(given, Mapping) and set(given) <= {"grid", "cards"} and isinstance(given.get("grid"), str):
        return raw_grid(given["grid"], str(given.get("cards", ""))).text
    if isinstance(given, str):
        return given if given.startswith("grid ") else maps.tidied_or_fault(given)
    raise DataError(["map: the text of a map is needed"])


def prepare(duel: bool, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Setting:
    """Return a compiled setting; missing options get their default.

    ``data`` may hold ``cards`` (a card file in place of the shipped one), ``map`` (the text of a map, or one cell by
    cell, in place of the option) and ``rulings`` (changes to `rulings.RULINGS`). Raises `DataError` with all findings.
    """
    data = dict(data or {})
    if maps.is_written(str(options.get("map", ""))):
        data.setdefault("map", options["map"])
    specs = {spec.name: spec for spec in option_specs(duel)}
    findings = [f"data: unknown part {name}" for name in sorted(set(data) - {"cards", "map", "rulings"})]
    for name in sorted(set(options) - set(specs)):
        if duel and name in DIFFICULTIES:
            findings.append(f"options: OPTION_SOLO_ONLY: {name} is for the solo game")
        else:
            findings.append(f"options: unknown option {name}")
    cards_data = data.get("cards") or current_cards()
    presets = compile_cards(cards_data).presets
    chosen = {name: _text(options.get(name, spec.default)) for name, spec in specs.items()}
    for name, value in chosen.items():
        allowed = (*presets, *DRAW, CHOOSE) if name == "map" else specs[name].values
        if value not in allowed and not (name == "map" and "map" in data):
            findings.append(f"options: {name} is {value}, allowed are {' '.join(allowed)}")
    if findings:
        raise DataError(findings)
    start = ""
    if "map" in data:
        chosen["map"], start = GIVEN, _given_map(data["map"])
    elif chosen["map"] in presets:
        start = maps.tidied_or_fault(presets[chosen["map"]].map)
    switches = {name: value == ON for name, value in chosen.items() if name != "map"}
    return Setting(duel, Options(chosen["map"], **switches), cards_data, start, data.get("rulings") or {})


def _text(value: Any) -> str:
    return (ON if value else OFF) if isinstance(value, bool) else str(value)


def restore(duel: bool, frozen: Mapping[str, Any]) -> Setting:
    """Rebuild a setting from its ``frozen``, whatever the shipped files say now. Raises `DataError`."""
    try:
        options = Options(**frozen["options"])
        return Setting(duel, options, frozen["cards"], frozen["map"], frozen["rulings"])
    except (KeyError, TypeError, AttributeError) as error:
        raise DataError([f"setting: {error}"]) from error
