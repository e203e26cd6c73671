"""The board in words: everything the picture shows to the same viewer, with the map in letters of equal width."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hanzo.grid import BREAK, Grid
from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import arriving
from engine.hanzo.view import RESOURCES, SURFACE_MARKS, View
from render.hanzo import facts, footer, header
from render.hanzo.plan import column_name
from render.wording import TEXT_LIMIT
from words import say
from words.hanzo import names as names_of

SAMURAI_MARK = "S"


def text_board(view: View, names: Sequence[str], locale: str) -> str:
    """Return the text board for the viewer of a view, with the sections as bold lines.

    ``names`` appear as they are given: whoever shows the text where formatting counts escapes them first.
    """
    writer = _Writer(view, [name if len(name) <= 80 else name[:79] + "…" for name in names], locale)
    sections = [part for part in (writer.head(), writer.tracks(), writer.map(), *writer.rest()) if part]
    while sum(len(section) + 1 for section in sections) > TEXT_LIMIT:
        sections.pop()
    return "\n".join(sections)


def map_lines(view: View, grid: Grid) -> list[str]:
    """Return the map in letters: surface and resource of each cell, or the piece that lies there."""
    place_of = {place: cell for cell, place in enumerate(grid.at)}
    values = {die.cell: str(die.value) for die in view.dice}
    lines = ["   " + " ".join(f"{column_name(column):>2}" for column in range(grid.columns))]
    for row in range(grid.rows):
        marks = []
        for column in range(grid.columns):
            cell = place_of.get((row, column))
            if cell is None:
                marks.append(BREAK)
                continue
            kind = grid.resource[cell]
            printed = "." if kind < 0 else RESOURCES[kind]
            sign = values.get(cell, SAMURAI_MARK if view.samurai >> cell & 1 else printed)
            marks.append(SURFACE_MARKS[grid.surface[cell]] + sign)
        lines.append(f"{row + 1:>2} " + " ".join(marks))
    return lines


def card_cells(grid: Grid, card: int) -> str:
    """Return the cells that show a card: as a rectangle where they are one, else one by one."""
    places = [place for cell, place in enumerate(grid.at) if grid.card[cell] == card]
    if not places:
        return ""
    names = [f"{column_name(column)}{row + 1}" for row, column in places]
    rows, columns = {row for row, _ in places}, {column for _, column in places}
    whole = len(places) == (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
    return f"{names[0]}–{names[-1]}" if whole and len(names) > 1 else " ".join(names)


class _Writer:
    """Writes the sections of one text board."""

    def __init__(self, view: View, names: Sequence[str], locale: str) -> None:
        self.view = view
        self.names = names
        self.locale = locale
        self.grid = facts.shown_grid(view)

    def say(self, key: str, **parameters: str | int) -> str:
        return say(f"hanzo-picture-text-{key}", self.locale, **parameters)

    def heading(self, key: str) -> str:
        return f"**{self.say(key)}**"

    def player(self, seat: int) -> str:
        name = self.names[seat] if len(self.names) > seat and (self.view.setting.duel or seat == 0) else ""
        role = header.role(seat, self.locale)
        return f"{name} ({role})" if name.strip() else role

    def head(self) -> str:
        view, locale = self.view, self.locale
        turn = say("picture-turn", locale, turn=view.turn) if view.turn else say("picture-setup", locale)
        lines = [f"**{header.game_title(view, locale)}. {turn}**", header.title(view, locale) + "."]
        for seat in view.to_move:
            lines[-1] += " " + say("picture-waits", locale, name=self.player(seat)) + "."
        if said := header.due(view, locale) or header.reason(view, locale):
            lines[-1] += " " + said.rstrip(".") + "."
        lines.append(self.say("where", where=header.where(view, locale)))
        if facts.drafted(view):
            lines.append(self.say("draft", map=self.grid.text or say("hanzo-picture-map-none", locale)))
        return "\n".join(lines)

    def tracks(self) -> str:
        view = self.view
        lines = [self.heading("tracks")]
        for kind in facts.track_order(view):
            name = names_of.resource(RESOURCES[kind], self.locale)
            lines.append(self.say("track", name=name, value=view.counters[kind], stop=facts.limit(view, kind)))
        if view.setting.duel:
            lines.append(self.say("red-passed" if view.red else "red-line", value=view.setting.rulings.red_line))
        if view.setting.options.gradual_procedure:
            lines.append(say("hanzo-picture-rule-gradual", self.locale))
        return "\n".join(lines)

    def map(self) -> str:
        if not self.grid.names:
            return ""
        drawn = "\n".join(map_lines(self.view, self.grid))
        cards = "; ".join(card_cells(self.grid, card) or "–" for card in range(len(self.grid.card_mask)))
        return f"{self.heading('map')}\n```\n{drawn}\n```\n{self.say('key')}\n{self.say('cards', cards=cards)}"

    def rest(self) -> list[str]:
        return [self.samurai(), self.dice(), self.events()]

    def under(self, cell: int) -> str:
        kind = self.grid.resource[cell]
        name = self.grid.names[cell]
        return name if kind < 0 else f"{name} ({RESOURCES[kind]})"

    def samurai(self) -> str:
        view = self.view
        cells = ", ".join(map(self.under, view.grid.cells(view.samurai))) or self.say("nobody")
        return "\n".join(
            [
                self.heading("samurai"),
                self.say("on-map", count=view.samurai.bit_count(), cells=cells),
                self.say("supply", count=view.supply, coming=arriving(view)),
            ]
        )

    def dice(self) -> str:
        view = self.view
        lines = [self.heading("dice")]
        for die in view.dice:
            way = self.way(die.axis)
            lines.append(self.say("die", die=die.value, cell=self.under(die.cell), way=way))
        if view.last is not None:
            taken = ", ".join(self.under(cell) for cell in view.last.taken) or self.say("nothing")
            cell = view.grid.names[view.last.die.cell]
            lines.append(self.say("last", die=view.last.die.value, cell=cell, taken=taken))
        left = " ".join(map(str, view.left)) or self.say("nothing")
        lines.append(self.say("left", dice=left))
        if view.extra:
            lines.append(self.say("extra", die=view.extra))
        return "\n".join(lines)

    def way(self, axis: str) -> str:
        return f", {names_of.axis(axis, self.locale)}" if axis not in ("", ".") else ""

    def events(self) -> str:
        view = self.view
        lines = [self.heading("events"), footer.now_line(view, self.locale)]
        for number, name, cancelled in facts.named_events(view):
            told = names_of.event(name, self.locale)
            lines.append(self.say("event-cancelled" if cancelled else "event", die=number, name=told))
        if used := facts.marked(view):
            lines.append(self.say("marks", events=", ".join(self._event(number) for number in used)))
            if facts.fourth_mark(view):
                lines.append(say("hanzo-picture-wipe", self.locale))
        all_of_them = ", ".join(
            f"{self._event(number)} ({say(f'hanzo-picture-short-{self._name(number)}', self.locale)})"
            for number in facts.FACES
        )
        lines.append(self.say("all-events", events=all_of_them))
        return "\n".join(lines)

    def _name(self, number: int) -> str:
        return event_name(self.view.setting.duel, number)

    def _event(self, number: int) -> str:
        return f"{number} {names_of.event(self._name(number), self.locale)}"
