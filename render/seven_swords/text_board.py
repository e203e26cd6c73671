"""The board in words: everything the picture shows to the same viewer, in an order that can be read or heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import UNKNOWN
from engine.seven_swords.board import Square
from engine.seven_swords.scores import samurai_score
from engine.seven_swords.turns import DOUBLE_TURNS, KILL_TURNS, turn_kind
from engine.seven_swords.view import (
    AREAS,
    BANDIT,
    GATES,
    KINDS,
    ON_SQUARE,
    OVER,
    RESERVE,
    SAMURAI,
    SETUP,
    TAKEN,
    TILES,
    TOKENS,
    TYPES,
    View,
)
from render.seven_swords import facts, header
from render.wording import TEXT_LIMIT
from words import say
from words.lists import signed


def text_board(view: View, names: Sequence[str], locale: str) -> str:
    """Return the text board for the viewer of a view, with the sections as bold lines.

    ``names`` appear as they are given: whoever shows the text where formatting counts escapes them first.
    """
    writer = _Writer(facts.with_draft(view), names, locale)
    sections = [
        section
        for section in (
            writer.head(),
            writer.areas(),
            writer.gates(),
            writer.samurai(),
            writer.cards(),
            writer.tiles(),
            writer.bandits(),
            writer.roads(),
        )
        if section
    ]
    while sum(len(section) + 1 for section in sections) > TEXT_LIMIT:
        sections.pop()
    return "\n".join(sections)


class _Writer:
    """Writes the sections of one text board."""

    def __init__(self, view: View, names: Sequence[str], locale: str) -> None:
        self.view = view
        self.names = [name if len(name) <= 80 else name[:79] + "…" for name in names]
        self.locale = locale
        self.board = view.setting.board
        self.values = view.setting.values

    def say(self, key: str, **parameters: str | int) -> str:
        return say(f"picture-text-{key}", self.locale, **parameters)

    def heading(self, key: str) -> str:
        return f"**{self.say(key)}**"

    def head(self) -> str:
        view, locale = self.view, self.locale
        game = say("ss-title", locale)
        turn = say("picture-setup", locale)
        if view.turn:
            kind = say(f"ss-turn-{turn_kind(view.turn)}", locale)
            turn = self.say("turn", turn=view.turn, kind=kind)
        lines = [f"**{game}, {self.board.title}. {turn}**", header.title(view, locale) + "."]
        if view.to_move:
            called = [self._player(seat) for seat in view.to_move]
            lines[-1] += "".join(" " + say("picture-waits", locale, name=name) + "." for name in called)
        if view.to_move and view.phase != SETUP:
            lines[-1] += " " + say("picture-actions", locale, left=view.actions) + "."
            budget = view.budget
            if budget.total:
                figures = {"total": budget.total, "cards": budget.cards, "tokens": budget.tokens}
                lines.append(self.say("budget", unused=budget.unused, last=view.unused, **figures))
        if view.phase != SETUP:
            lines.append(self._score())
        lines.append(self.say("turns", double=_numbers(DOUBLE_TURNS), kill=_numbers(KILL_TURNS)))
        if facts.private(view):
            lines.append(self.say("secret-about"))
        return "\n".join(lines)

    def _player(self, seat: int) -> str:
        name = self.names[seat] if len(self.names) > seat else ""
        role = say(("picture-role-bandit", "picture-role-samurai")[seat], self.locale)
        return f"{name} ({role})" if name.strip() else role

    def _score(self) -> str:
        points = facts.score(self.view)
        free = " ".join(AREAS[area] for area in points.free) or say("ss-none", self.locale)
        line = self.say(
            "score",
            bandit=self._player(BANDIT),
            points=points.bandit,
            loot=points.loot,
            kills=points.kills,
            samurai=self._player(SAMURAI),
            free=free,
            count=points.samurai,
        )
        total = samurai_score(self.view)
        if total is None:
            return line
        return line + " " + self.say("total" if self.view.phase == OVER else "total-secret", total=total)

    def areas(self) -> str:
        lines = [self.heading("areas")]
        lying = facts.lying(self.view)
        loads = facts.carried(self.view)
        for area, letter in enumerate(AREAS):
            spaces = self.board.areas[area]
            pieces = [
                f"{self._token(token, loads)} {self.board.names[place]}"
                for token, place in enumerate(self.view.where)
                if place in spaces
            ]
            pieces += [
                f"{self.values.samurai[number].name} {self.board.names[place]}"
                for number, place in enumerate(self.view.stands)
                if place in spaces
            ]
            pieces += [
                self.say(
                    "lying",
                    square=f"R{supply + 1}",
                    value=self.view.supply_value[supply],
                    space=self.board.names[space],
                )
                for space in spaces
                for supply in lying.get(space, [])
            ]
            listed = ", ".join(pieces) or self.say("nobody")
            squares = [*self._squares(area)]
            line = self.say("area", area=letter, bows=facts.bows(self.view, area), pieces=listed)
            lines.append(" ".join([line, *squares]))
        return "\n".join(lines)

    def _token(self, token: int, loads: dict[int, int]) -> str:
        text = TOKENS[token]
        if self.view.spent >> token & 1:
            text += " " + self.say("spent")
        if token in loads:
            supply = loads[token]
            text += " " + self.say("carries", square=f"R{supply + 1}", value=self.view.supply_value[supply])
        return text

    def _squares(self, area: int) -> list[str]:
        groups: tuple[tuple[Sequence[Square], Callable[[int, Square], str]], ...] = (
            (self.board.supplies, self._supply),
            (self.board.storehouses, self._storehouse),
            (self.board.houses, self._house),
        )
        return [
            write(number, square)
            for squares, write in groups
            for number, square in enumerate(squares)
            if square.area == area
        ]

    def _value(self, value: int, mask: int, number: int) -> str:
        known = facts.known(self.view, mask, number, value)
        if known == "hidden":
            return self.say("hidden")
        return self.say("secret", value=value) if known == "private" else str(value)

    def _near(self, square: Square) -> str:
        """Return the spaces beside a square; those with an arrow are marked where not all have one."""
        arrows = square.arrows if square.id[0] != "R" else ()
        return " ".join(("→" if space in arrows else "") + self.board.names[space] for space in square.touches)

    def _supply(self, number: int, square: Square) -> str:
        place = self.view.supply_place[number]
        value = self._value(self.view.supply_value[number], self.view.supply_up, number)
        if place == ON_SQUARE:
            return self.say("supply", square=square.id, near=self._near(square), defence=square.defence, value=value)
        if place == TAKEN:
            return self.say("supply-taken", square=square.id, value=value)
        return self.say("supply-gone", square=square.id)

    def _storehouse(self, number: int, square: Square) -> str:
        value = self.view.store_value[number]
        if self.view.stolen >> number & 1:
            return self.say("stolen", square=square.id, value=value)
        shown = self._value(value, 0, number)
        return self.say("storehouse", square=square.id, near=self._near(square), defence=square.defence, value=shown)

    def _house(self, number: int, square: Square) -> str:
        shown = self._value(self.view.house_value[number], self.view.house_up, number)
        return self.say("house", square=square.id, near=self._near(square), value=shown)

    def gates(self) -> str:
        view = self.view
        lines = [self.heading("gates")]
        for gate, name in enumerate(GATES):
            number = view.palisade[gate]
            figures = self.say("hidden")
            if number != UNKNOWN:
                figures = "/".join(str(figure) for figure in self.values.palisades[number])
                if facts.known(view, view.palisade_up, gate, number) == "private":
                    figures = self.say("secret", value=figures)
            armed = bool(view.armed >> gate & 1) or view.phase == SETUP
            group = [
                TOKENS[token] + (" " + self.say("spent") if view.spent >> token & 1 else "")
                for token, place in enumerate(view.where)
                if place in self.board.deploy[gate]
            ]
            lines.append(
                self.say(
                    "gate",
                    gate=name,
                    space=self.board.names[self.board.gate_space[gate]],
                    state=self.say("armed" if armed else "down"),
                    figures=figures,
                    group=", ".join(group) or self.say("nobody"),
                )
            )
        return "\n".join(lines)

    def samurai(self) -> str:
        view = self.view
        lines = [self.heading("samurai")]
        for number, one in enumerate(self.values.samurai):
            if (view.killed_by_card | view.killed_in_combat) >> number & 1:
                cause = "picture-dead-card" if view.killed_by_card >> number & 1 else "picture-dead-combat"
                lines.append(f"{one.name}: {say(cause, self.locale)}")
                continue
            place = view.stands[number]
            figures = zip(KINDS, (one.combat, one.movement, one.leadership), strict=True)
            skills = [self._skill(number, kind, letter, figure) for kind, (letter, figure) in enumerate(figures)]
            where = self.board.names[place] if place != RESERVE else "–"
            wound = ", " + self.say("wounded") if view.red >> number & 1 else ""
            lines.append(f"{one.name} {where}: {', '.join(skills)}, D{one.defence}{wound}")
        return "\n".join(lines)

    def _skill(self, samurai: int, kind: int, letter: str, figure: int) -> str:
        if not self.view.marks[samurai] >> kind & 1:
            return f"{letter}{figure}"
        new = self.view.fresh[samurai] >> kind & 1
        return f"{letter}{figure} {self.say('used-now' if new else 'used')}"

    def cards(self) -> str:
        parts = []
        for key, state in (("hand", "hand"), ("discarded", "discarded"), ("kill", "kill")):
            group = [card for card in facts.cards(self.view) if card.state == state]
            if group:
                listed = " ".join(f"{card.value}{card.letter}" for card in group)
                parts.append(f"{say(f'picture-{key}', self.locale)}: {listed}")
        table = " ".join(f"{letter}{value}" for letter, value in self.values.cards.items())
        parts.append(self.say("card-table", table=table))
        return f"{self.heading('cards')} {'. '.join(parts)}"

    def tiles(self) -> str:
        parts = []
        for number, tile in enumerate(self.values.tiles):
            turned = bool(self.view.tiles >> number & 1)
            side = f"{'B' if turned else 'A'} {tile.b_actions if turned else tile.a_actions}"
            if turned:
                side += f" {header.removed(number)}"
            now = " " + self.say("chosen") if number == self.view.tile else ""
            parts.append(f"{say(f'picture-tile-{TILES[number]}', self.locale)} {side}{now}")
        return f"{self.heading('tiles')} {', '.join(parts)}"

    def bandits(self) -> str:
        counts, prices = facts.reserve(self.view), facts.prices(self.view)
        parts = [
            self.say(
                "type",
                type=TYPES[kind],
                count=counts[kind],
                price=prices[kind],
                combat=signed(one.combat),
                defence=one.defence,
                movement=one.movement,
            )
            for kind, one in enumerate(self.values.types)
        ]
        return f"{self.heading('reserve')} {'; '.join(parts)}"

    def roads(self) -> str:
        names = self.board.names
        ways = []
        for space in range(self.board.village):
            onward = [names[other] for other in self.board.neighbours[space] if other > space]
            if onward:
                ways.append(f"{names[space]}–{' '.join(onward)}")
        return f"{self.heading('roads')} {', '.join(ways)}"


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)
