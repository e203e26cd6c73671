"""Running one scenario: set up its position, make its moves, and hold what happens against what it expects."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.chance import ChanceError, ScriptedChance, SeededChance
from engine.core import Event, Game, Move, Outcome, Seat
from engine.errors import DataError, IllegalMove, NotationError
from engine.hanzo import describe as hanzo
from engine.registry import GAMES
from engine.scenario.cases import Case, CaseStep, ChoiceRule, Expect, Failed, Played
from engine.scenario.matching import answers, difference, events_in_order, key_of, offered, shown
from engine.seven_swords import describe as seven_swords

READERS = {"seven_swords": seven_swords, "hanzo_solo": hanzo, "hanzo": hanzo}
"""Per game the module with ``readable(view)`` and ``EVENTS``."""
NO_NOTATION = "E-NOTATION"
"""Stands in ``refused`` for a text that is no move of the game at all."""
SPECTATOR = "spectator"
Seen = tuple[str, Mapping[str, Any]]


def run(case: Case) -> None:
    """Run a case. Raises `Failed` with the place and the reason if it does not hold."""
    game = GAMES.get(case.game)
    if game is None:
        raise Failed(f"there is no game {case.game}; there is {', '.join(GAMES)}")
    _Run(game, case).play()


@lru_cache(maxsize=32)
def _setting(game: str, options: str, data: str) -> Any:
    """Prepare a setting, once for all the cases that share it."""
    return GAMES[game].prepare(json.loads(options), json.loads(data))


class _Run:
    """A case under way."""

    def __init__(self, game: Game, case: Case) -> None:
        self.game = game
        self.case = case
        self.reader = READERS[game.key]
        self.chance = ScriptedChance(case.dice)
        self.state: Any = None

    def play(self) -> None:
        """Run the whole case."""
        self._begin()
        for number, played in enumerate(self.case.moves, 1):
            one = Played(move=played) if isinstance(played, str) else played
            self._located(f"moves, number {number}", one, Expect())
        for number, step in enumerate(self.case.steps, 1):
            self._located(f"step {number}", step, step.expect or Expect())
        try:
            self.chance.finish()
        except ChanceError as error:
            raise Failed(f"at the end: {error}") from error

    def _begin(self) -> None:
        case = self.case
        data = dict(case.data)
        options: dict[str, Any] = dict(case.options)
        if isinstance(case.map, str):
            names = [spec.name for spec in self.game.option_specs]
            options["village" if "village" in names else "map"] = case.map
        elif case.map is not None:
            data["map"] = case.map
        try:
            setting = _setting(self.game.key, json.dumps(options, default=str), json.dumps(data, default=str))
            if case.position is None:
                self.state = self.game.new(setting, self.chance).state
            else:
                self.state = self.game.from_position(setting, case.position)
        except DataError as error:
            raise Failed("cannot begin: " + "; ".join(error.findings)) from error
        except ChanceError as error:
            raise Failed(f"cannot begin: {error}") from error

    def _located(self, place: str, step: CaseStep | Played, expect: Expect) -> None:
        """Run a step, and say in a failure where it happened and from which position."""
        before = self.state
        try:
            self._step(step, expect)
        except Failed as failed:
            what = "" if step.move is None else f", {step.seat or 'whoever must act'}: {step.move}"
            position = "\n".join(f"    {line}" for line in self.game.position(before).splitlines())
            raise Failed(f"{place}{what}\n  {failed}\n  the position before it:\n{position}") from failed

    def _step(self, step: CaseStep | Played, expect: Expect) -> None:
        about_move = expect.model_fields_set & {"legal", "refused", "price", "events", "no_events"}
        if step.move is None:
            if about_move:
                raise Failed(f"{', '.join(sorted(about_move))} expected without a move")
        elif expect.refused is not None or expect.legal is False:
            if extra := about_move - {"legal", "refused"} or (expect.legal and {"legal"}):
                raise Failed(f"{', '.join(sorted(extra))} expected of a move that is to be refused")
            self._refused(self._seat(step.seat), step.move, expect.refused)
        elif isinstance(step, CaseStep) and not step.apply:
            if extra := about_move - {"legal"}:
                raise Failed(f"{', '.join(sorted(extra))} expected of a move that is not applied")
            self._legal_move(self._seat(step.seat), step.move)
        else:
            self._apply(self._seat(step.seat), step.move, expect)
        self._look(step.seat, expect)

    def _seat(self, name: str | None) -> Seat:
        if name is None:
            due = self.game.to_move(self.state)
            if len(due) != 1:
                raise Failed("say whose move it is with seat: here that is not clear by itself")
            return due[0]
        if name not in self.game.seats:
            raise Failed(f"there is no seat {name}; the seats are {', '.join(self.game.seats)}")
        return self.game.seats.index(name)

    def _viewer(self, name: str) -> Seat | None:
        return None if name == SPECTATOR else self._seat(name)

    def _legal_move(self, seat: Seat, text: str) -> Move:
        view = self.game.view(self.state, seat)
        try:
            move = self.game.parse(view, text)
            self.game.check(view, move)
        except (IllegalMove, NotationError) as error:
            raise Failed(f"expected to be legal, but it was refused: {_code(error)} ({error})") from error
        return move

    def _refused(self, seat: Seat, text: str, codes: list[str] | None) -> None:
        """Hold the move to be refused, by the check and by the attempt alike, without any trace."""
        view = self.game.view(self.state, seat)
        before, drawn = self.game.dump(self.state), self.chance.count
        found = []
        try:
            move = self.game.parse(view, text)
        except (IllegalMove, NotationError) as error:
            found = [_code(error)]
        else:
            for attempt in (
                lambda: self.game.check(view, move),
                lambda: self.game.apply(self.state, seat, move, self.chance),
            ):
                try:
                    attempt()
                    found.append("legal")
                except IllegalMove as error:
                    found.append(error.code)
                except ChanceError:
                    found.append("legal (it asked for a die)")
        if len(set(found)) > 1:
            raise Failed(f"checking it says {found[0]}, making it says {found[1]}")
        if found[0].startswith("legal") or (codes is not None and found[0] not in codes):
            raise Failed(f"expected to be refused{_with(codes)}, got {found[0]}")
        if self.game.dump(self.state) != before or self.chance.count != drawn:
            raise Failed("the refused move has changed something")

    def _apply(self, seat: Seat, text: str, expect: Expect) -> None:
        move = self._legal_move(seat, text)
        before = self._readable(seat)
        # A random set-up draws from the system in a real game; a case must come out the same every time.
        move = self.game.resolve(self.game.view(self.state, seat), move, SeededChance(b"scenario", self.case.name))
        try:
            step = self.game.apply(self.state, seat, move, self.chance)
        except IllegalMove as error:
            raise Failed(f"checking it says legal, making it says {_code(error)} ({error})") from error
        except ChanceError as error:
            raise Failed(f"dice: {error}") from error
        self.state = step.state
        if expect.price is not None:
            self._hold(difference(expect.price, before["actions"] - self._readable(seat)["actions"], "price"))
        if expect.events is not None:
            self._events(step.events, expect.events)
        for kind in expect.no_events or ():
            self._known_kind(kind, {})
            if kind in (event.kind for event in step.events):
                raise Failed(f"events: expected no {kind}, but there is one")

    def _readable(self, viewer: Seat | None) -> Mapping[str, Any]:
        readable: Mapping[str, Any] = self.reader.readable(self.game.view(self.state, viewer))
        return readable

    def _hold(self, wrong: str) -> None:
        if wrong:
            raise Failed(wrong)

    def _known_kind(self, kind: str, fields: Mapping[str, Any]) -> None:
        known = self.reader.EVENTS.get(kind)
        if known is None:
            raise Failed(f"there is no kind of event called {kind}; there is {', '.join(self.reader.EVENTS)}")
        if unknown := [name for name in fields if name not in known]:
            raise Failed(f"{kind} has no field {', '.join(unknown)}; it has {', '.join(known)}")

    def _wanted(self, items: list[Any]) -> list[Seen]:
        """Read expected events: ``Kind`` or ``{Kind: {field: value}}``."""
        wanted: list[Seen] = []
        for item in items:
            pairs = [(item, {})] if isinstance(item, str) else list(item.items()) if isinstance(item, Mapping) else []
            if len(pairs) != 1 or not isinstance(pairs[0][1] or {}, Mapping):
                raise Failed(f"an event is written Kind or Kind: {{field: value}}, not {shown(item)}")
            kind, fields = str(pairs[0][0]), pairs[0][1] or {}
            self._known_kind(kind, fields)
            wanted.append((kind, fields))
        return wanted

    def _events(self, events: tuple[Event, ...], expected: list[Any] | dict[str, list[Any]]) -> None:
        if isinstance(expected, list):
            self._hold(events_in_order(self._wanted(expected), [_everything(event) for event in events], "events"))
            return
        for viewer, items in expected.items():
            seat = self._viewer(viewer)
            fields = [(event.kind, event.seen_by(seat)) for event in events]
            seen = [(kind, shown_fields) for kind, shown_fields in fields if shown_fields is not None]
            self._hold(events_in_order(self._wanted(items), seen, f"events seen by the {viewer}"))

    def _look(self, seat: str | None, expect: Expect) -> None:
        """Hold the position after the step against what is expected of it."""
        for viewer, fields in (expect.views or {}).items():
            found = self._readable(self._viewer(viewer))
            if unknown := [name for name in fields if name not in found]:
                raise Failed(f"a view has no field {', '.join(unknown)}; it has {', '.join(found)}")
            for name, value in fields.items():
                self._hold(difference(value, found[name], f"view of the {viewer}, {name}"))
        rules = expect.choices or []
        for rule in [rules] if isinstance(rules, ChoiceRule) else rules:
            self._choices(rule, rule.seat or seat)
        if "outcome" in expect.model_fields_set:
            self._hold(difference(expect.outcome, self._outcome(self.game.outcome(self.state)), "outcome"))

    def _choices(self, rule: ChoiceRule, seat: str | None) -> None:
        view = self.game.view(self.state, self._seat(seat))
        keys: tuple[str, ...] = ()
        choices = self.game.choices(view, keys)
        for wanted in rule.prefix:
            key = key_of(choices, wanted)
            if key is None:
                raise Failed(f"choices: {wanted} is not on offer; there is {shown(offered(choices))}")
            keys = (*keys, key)
            choices = self.game.choices(view, keys)
        self._hold(answers(choices, rule.model_dump(), f"choices after {shown(rule.prefix)}"))

    def _outcome(self, outcome: Outcome | None) -> str | dict[str, Any]:
        if outcome is None:
            return "none"
        names = self.game.seats
        nobody = "draw" if len(names) > 1 else "none"
        winner = names[outcome.winners[0]] if len(outcome.winners) == 1 else nobody
        scores = dict(zip(names, outcome.scores, strict=False))
        return {"winner": winner, "reason": outcome.reason, "scores": scores or "none"}


def _code(error: IllegalMove | NotationError) -> str:
    return error.code if isinstance(error, IllegalMove) else NO_NOTATION


def _with(codes: list[str] | None) -> str:
    return f" with {' or '.join(codes)}" if codes else ""


def _everything(event: Event) -> Seen:
    """Return an event with all its fields, the secret ones too."""
    fields = dict(event.public or {})
    for _, private in event.private:
        fields.update(private)
    return event.kind, fields
