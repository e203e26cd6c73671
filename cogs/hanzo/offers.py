"""What the commands of Hanzō offer while somebody types a placement, and why a placement is not legal. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import words
from cogs.hanzo.place_layout import with_cells
from cogs.hanzo.search import as_choice, spread
from cogs.messages.limits import CHOICES, COMMAND_TEXT
from cogs.typed.offers import Offer, notations
from engine.core import Choice, Game, Move
from engine.hanzo.checks import why_no_samurai, why_not
from engine.hanzo.choices_place import place_move, removals
from engine.hanzo.rules import not_now
from engine.hanzo.view import AXES, MAP, OVER, PLACE, View, verb_of
from engine.hanzo.yields import Placements, Yield, placements_of
from words import rules
from words.hanzo import names
from words.hanzo.refusals import why_not as told_why
from words.lists import joined

_CELL = re.compile(r"[A-Z]\d*")
_Rank = tuple[Any, ...]
_PLACING = re.compile(r"(?:p(?:l(?:a(?:c(?:e)?)?)?)?)?([1-6]?)@?(.*)")
"""A placement, as far as it is typed: the die, and where it goes."""


def _to_place(view: View) -> bool:
    return view.phase == PLACE and view.viewer in view.to_move


def die_offers(game: Game, view: View, typed: str, locale: str) -> list[Offer]:
    """Return the dice that can be placed, each with the best that it can do."""
    if not _to_place(view):
        return []
    options = game.choices(view).options
    return [
        Offer(str(one.value), _labelled(words.choice_label(game.key, one, locale), game, one, locale))
        for one in options
        if str(one.value).startswith(typed.strip())
    ]


def _labelled(name: str, game: Game, choice: Choice, locale: str) -> str:
    hint = words.choice_hint(game.key, choice, locale)
    return f"{name} · {hint}" if hint else name


def place_offers(game: Game, view: View, die: str, typed: str, locale: str) -> list[Offer]:
    """Return placements of a die that begin as typed, best first.

    Once a space is named, other samurai to remove are offered too, after the rest; once the spaces to collect are
    being typed, other orders as well.
    """
    number = next((one for one in view.left if str(one) == die.strip()), None) if _to_place(view) else None
    if number is None:
        return []
    wanted = re.sub(r"\s+", "", typed).upper()
    options = placements_of(view, number)
    exact = ":" in wanted
    found = (
        Offer(text, _told(game, view, one, move, exact, locale))
        for one, move in _moves(view, options, wanted, exact)
        if (text := game.notation(move).partition("@")[2]).upper().startswith(wanted) and len(text) <= COMMAND_TEXT
    )
    return list(islice(found, CHOICES))


def _moves(view: View, options: Placements, wanted: str, exact: bool) -> Iterator[tuple[Yield, Move]]:
    found = spread(options.ranked(_cells(view, options, wanted)))
    if exact:
        found = [one for usual in found for one in options.ordered(usual.cell, usual.axis, usual.cells())]
    named = _CELL.match(wanted)
    several = [one for one in found if exact or (named and view.grid.names[one.cell] == named[0])]
    for place, group in enumerate((found, several)):
        for one in group:
            removed = islice(removals(view, one), 1) if place == 0 else islice(removals(view, one), 1, None)
            yield from ((one, place_move(view, one, gone)) for gone in removed)


def _told(game: Game, view: View, one: Yield, move: Move, exact: bool, locale: str) -> str:
    """Return what a placement does and who leaves; ``exact``: in which order, to be told from those beside it."""
    choice = as_choice(view, one)
    choice = choice._replace(details={**(choice.details or {}), "removes": 0})
    if exact:
        does = words.choice_label(game.key, choice, locale)
    else:
        does = with_cells(words.choice_hint(game.key, choice, locale), one, view.grid)
    parts = [game.notation(move).partition("@")[2].partition(":")[0].rstrip("."), does]
    if gone := [cell for _, cell in move[4] if cell]:
        parts.append(words.say("hanzo-removal-one", locale, count=len(gone), cell=joined(gone, locale)))
    return " · ".join(parts)


def _cells(view: View, options: Placements, wanted: str) -> list[int]:
    """Return the cells that fit what is typed: those beginning so, or exactly the one named before a direction."""
    named = _CELL.match(wanted)
    if named is None:
        return options.cells() if not wanted else []
    fits = str.startswith if named.end() == len(wanted) else str.__eq__
    return [cell for cell in options.cells() if fits(view.grid.names[cell], named[0])]


def cell_offers(game: Game, view: View, typed: str, locale: str) -> list[Offer]:
    """Return spaces of the map that begin as typed."""
    wanted = typed.strip().upper()
    return [Offer(name, name) for name in view.grid.names if name.startswith(wanted)][:CHOICES]


def why(game_key: str, view: Any, die: int | None, cell: str, axis: str | None, locale: str) -> str:
    """Return why a die cannot lie on a cell in a direction, with the rule, or the best that it would do there; of all
    dice that are left and all directions where none is named, those together of which the same is true.

    Where no die can be placed at present, that comes first, or, while samurai are placed and no die is asked about,
    whether one can stand there; and the rest, while dice are left, is said with an if.
    """
    barred = not_now(view, PLACE)
    if barred is None:
        return _why_there(game_key, view, die, cell, axis, locale)
    if die is None and axis is None and verb_of(view.phase) == "samurai":
        told = _why_samurai(game_key, view, cell, locale)
    elif view.phase == OVER:
        return words.refusal(game_key, barred, locale)
    else:
        told = _why_not_now(game_key, view, barred.clause, locale)
    if not view.left:
        return told if view.phase == MAP else f"{told}\n{words.say('hanzo-why-unrolled', locale)}"
    there = _why_there(game_key, view, die, cell, axis, locale)
    return "\n".join((told, words.say("hanzo-why-later", locale), there))


def _why_not_now(game_key: str, view: View, clause: str, locale: str) -> str:
    said = words.say("hanzo-why-not-now", locale, phase=words.of(game_key).phase(view.phase, locale))
    title = rules.clause(game_key, clause, locale).title
    return f"{said}\n{words.say('refusal-rule', locale, clause=clause, title=title)}"


def _why_samurai(game_key: str, view: View, cell: str, locale: str) -> str:
    error = why_no_samurai(view, cell)
    told = words.say("hanzo-why-samurai-legal", locale) if error is None else words.refusal(game_key, error, locale)
    return words.say("hanzo-why-samurai", locale, why=told)


def _why_there(game_key: str, view: Any, die: int | None, cell: str, axis: str | None, locale: str) -> str:
    if die is not None and axis is not None:
        return _why(game_key, view, die, cell, axis, locale)[1]
    same: dict[tuple[str, str], list[int]] = {}
    ranks: dict[str, _Rank] = {}
    for one in dict.fromkeys(view.left) if die is None else (die,):
        ways: dict[str, list[str]] = {}
        for way in AXES[one] if axis is None else (axis,):
            rank, told = _why(game_key, view, one, cell, way, locale)
            ranks[told] = min(rank, ranks.get(told, rank))
            ways.setdefault(told, []).append(names.axis(way, locale))
        for told, lying in ways.items():
            however = len(ways) == 1 and axis is None
            same.setdefault(("" if however else joined(lying, locale), told), []).append(one)
    lines = []
    for (lying_so, told), dice in sorted(same.items(), key=lambda item: ranks[item[0][1]]):
        key = "hanzo-why" if lying_so else "hanzo-why-any"
        named = {"count": len(dice), "dice": names.numbers(dice, locale)}
        lines.append(words.say(key, locale, **named, ways=lying_so, why=told))
    return "\n".join(lines)


def _why(game_key: str, view: Any, die: int, cell: str, axis: str, locale: str) -> tuple[_Rank, str]:
    """Return what there is to say, and what it is sorted by: what is allowed first, the best before the rest."""
    error = why_not(view, die, cell, axis)
    if error is not None:
        return (1,), words.refusal(game_key, error, locale)
    best = placements_of(view, die).best([view.grid.index[cell]], axis)
    hint = words.choice_hint(game_key, as_choice(view, best), locale)
    return (0, *best.merit), f"{told_why(None, locale)[0]}\n{hint}"


def move_offers(game: Game, view: View, typed: str, locale: str) -> list[Offer]:
    """Return moves as notation that begin as typed: of placements the best of each die, and what they do."""
    if not _to_place(view):
        return notations(game, view, typed, locale)
    match = _PLACING.fullmatch(re.sub(r"\s+", "", typed).casefold())
    if match is None:
        return []
    dice = [one for one in dict.fromkeys(view.left) if match[1] in ("", str(one)) and placements_of(view, one).spots]
    dice.sort(key=lambda one: placements_of(view, one).best().merit)
    offers = (
        Offer(f"{PLACE} {one}@{offer.value}", f"{one}@{offer.label}")
        for one in dice
        for offer in place_offers(game, view, str(one), match[2], locale)[: CHOICES // len(dice)]
    )
    return [offer for offer in offers if len(offer.value) <= COMMAND_TEXT]
