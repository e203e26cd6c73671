"""What a command's options offer while somebody types: the same tree of choices as the panel, laid out flat.

Pure. A `Line` says how the options of one command stand for the levels of the tree; all it needs of a game is the
names of its kinds of choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import words
from cogs.messages.limits import CHOICES, COMMAND_TEXT
from cogs.panel import walk as panel_walk
from cogs.panel.layout import GROUPS, facts
from engine.core import Choice, Game, Move, Prefix
from engine.errors import EngineError

_LOOKED_AT = 4_000
_SEARCHED = 500
"""Of up to so many moves the words are searched too: more would take too long at every keystroke."""
_BETWEEN = " · "
_STEP = " › "
_NO_MATCH = 9
_VERB = "verb"


class Line(NamedTuple):
    """A command as a line of options.

    Each option but the last answers the question whose choices are of these ``kinds``; the last one stands for all
    that is left to choose, written by ``rest`` from the whole move. ``write`` makes notation of the options given
    (those left out are empty).
    """

    verb: str
    kinds: tuple[frozenset[str], ...]
    rest: Callable[[Move], str]
    write: Callable[..., str]
    asks: frozenset[str] = frozenset()
    """The questions that the command answers, where they tell it from others that ask for no verb."""


class Offer(NamedTuple):
    """A suggestion: what the option will hold, and what the person reads."""

    value: str
    label: str
    short: str = ""
    """What may be typed instead, such as the last space of a path."""


def suggestions(game: Game, view: Any, line: Line, given: Sequence[str], typed: str, locale: str) -> list[Offer]:
    """Return what fits the option after those given, best matches first, at most `CHOICES`."""
    found = _matching(_all_offers(game, view, line, given, locale), typed)
    echo = _as_typed(game, view, line, given, typed)
    if echo is not None and all(offer.value != echo.value for offer in found):
        found.insert(0, echo)
    return found[:CHOICES]


def completed(game: Game, view: Any, line: Line, given: Sequence[str]) -> str:
    """Return notation for the options as they were sent, with short forms (a goal for its path) filled in.

    What cannot be filled in is written as it was typed; then the rules say what is wrong with it.
    """
    *before, last = (*given, *[""] * (len(line.kinds) + 1 - len(given)))
    wanted = last.strip().casefold()
    for offer in islice(_all_offers(game, view, line, before, ""), _LOOKED_AT):
        if wanted in (offer.value.casefold(), offer.short.casefold()):
            last = offer.value
            break
    return line.write(*before, last)


def _all_offers(game: Game, view: Any, line: Line, given: Sequence[str], locale: str) -> Iterator[Offer]:
    keys = _start(game, view, line)
    if keys is None:
        return
    for kinds, value in zip(line.kinds, given, strict=False):
        step = next((keys for keys, one in _level(game, view, keys, kinds) if _same(one, value)), None)
        if step is None:
            return
        keys = step
    if len(given) < len(line.kinds):
        options = _level(game, view, keys, line.kinds[len(given)])
        yield from (Offer(str(one.value), _label(view, game, (one,), locale)) for _, one in options)
        return
    for leaf in panel_walk.leaves(game, view, keys):
        if leaf.whole is not None and leaf.whole[0] == line.verb:
            answers = tuple(answer.choice for answer in leaf.answers)
            value = line.rest(leaf.whole)
            short = str(answers[-1].value) if answers else value
            if value:
                yield Offer(value, _label(view, game, answers, locale) if answers else value, short)


def _start(game: Game, view: Any, line: Line) -> Prefix | None:
    """Return the keys that say the verb: none where no verb is asked for, ``None`` where this one is not on offer."""
    root = game.choices(view)
    if line.asks and root.ask not in line.asks:
        return None
    if not any(option.kind == _VERB for option in root.options):
        return ()
    return next(((option.key,) for option in root.options if option.kind == _VERB and option.value == line.verb), None)


def _level(game: Game, view: Any, keys: Prefix, kinds: frozenset[str]) -> Iterator[tuple[Prefix, Choice]]:
    """List the choices of these kinds below keys, through choices that only gather others."""
    for option in game.choices(view, keys).options:
        longer = (*keys, option.key)
        if option.kind in kinds:
            yield longer, option
        elif option.kind in GROUPS:
            yield from _level(game, view, longer, kinds)


def _same(choice: Choice, value: str) -> bool:
    return str(choice.value).casefold() == value.strip().casefold()


def _label(view: Any, game: Game, answers: Sequence[Choice], locale: str) -> str:
    """Return the names of the answers (not of what only gathers them), with price, odds and what the last one does."""
    if not locale:
        return ""
    named = [words.choice_label(game.key, one, locale) for one in answers if one.kind not in GROUPS]
    parts = [", ".join(named), *facts(answers[-1], locale), words.choice_hint(game.key, answers[-1], locale)]
    return _BETWEEN.join(part for part in parts if part)


def _matching(offers: Iterable[Offer], typed: str) -> list[Offer]:
    """Return the offers that contain what was typed: what equals it first, then what begins with it."""
    wanted = " ".join(typed.casefold().split())
    by_value: dict[str, Offer] = {}
    for offer in islice(offers, _LOOKED_AT):
        if len(offer.value) <= COMMAND_TEXT:
            by_value.setdefault(offer.value, offer)
    ranked = [(_rank(offer, wanted), offer) for offer in by_value.values()]
    return [offer for rank, offer in sorted(ranked, key=lambda one: one[0]) if rank < _NO_MATCH]


def _rank(offer: Offer, wanted: str) -> int:
    texts = (offer.value.casefold(), offer.short.casefold(), offer.label.casefold())
    if wanted in texts:
        return 0
    if texts[1].startswith(wanted) and texts[1]:
        return 1
    if any(text.startswith(wanted) for text in texts):
        return 2
    if any(wanted in text for text in texts[:2]):
        return 3
    return 4 if wanted in texts[2] else _NO_MATCH


def _as_typed(game: Game, view: Any, line: Line, given: Sequence[str], typed: str) -> Offer | None:
    """Return what was typed as an offer, if with the other options it already is a legal move."""
    if not typed.strip() or len(given) < len(line.kinds) or len(typed) > COMMAND_TEXT:
        return None
    move = legal(game, view, line.write(*given, typed))
    if move is None or not line.rest(move):
        return None
    short = line.rest(move)  # which may stand for something else where much was typed, such as the map of a draft
    same = legal(game, view, line.write(*given, short)) == move
    return Offer(short if same else typed.strip(), game.notation(move))


def in_season(game: Game, view: Any, line: Line) -> bool:
    """Tell whether the present question is one that a command answers, whatever its options hold."""
    return _start(game, view, line) is not None


def legal(game: Game, view: Any, text: str) -> Move | None:
    """Return the move that a text writes, if it is legal as far as the viewer can know."""
    try:
        move = game.parse(view, text)
        game.check(view, move)
    except EngineError:
        return None
    return move


def notations(game: Game, view: Any, typed: str, locale: str) -> list[Offer]:
    """Return legal moves as notation that fit what was typed, at most `CHOICES`, each with what it does in words.

    The words are searched as well where the notation of too few contains it, unless there are more than `_SEARCHED`.
    """
    paths = _paths(game, view)
    found = _matching((Offer(text, text) for text in paths), typed)
    if len(found) < CHOICES and len(found) < len(paths) <= _SEARCHED:
        found = _matching((Offer(text, _told(game, text, path, locale)) for text, path in paths.items()), typed)
    move = legal(game, view, typed) if typed.strip() else None
    if move is not None:
        text = game.notation(move)
        found = [offer for offer in found if offer.value != text]
        found.insert(0, Offer(text if len(text) <= COMMAND_TEXT else typed.strip(), text))
    shown = found[:CHOICES]
    return [one._replace(label=_told(game, one.value, paths.get(one.value, ()), locale)) for one in shown]


def _paths(game: Game, view: Any) -> dict[str, tuple[Choice, ...]]:
    """Return by notation the answers that lead to each move; of several ways to it the first."""
    found: dict[str, tuple[Choice, ...]] = {}
    for leaf in islice(panel_walk.leaves(game, view), _LOOKED_AT):
        assert leaf.whole is not None
        found.setdefault(game.notation(leaf.whole), tuple(answer.choice for answer in leaf.answers))
    return found


def _told(game: Game, text: str, path: Sequence[Choice], locale: str) -> str:
    """Return notation with what the answers that lead to it are called, cost and do, as far as there is room for it.

    The notation comes first and whole, so that no two suggestions read alike. It names the verb, and what it writes
    just as it is called is not said twice. What several answers of one kind come to together is said before each of
    them: a phone cuts a long line.
    """
    said = [one for one in path if one.kind not in (*GROUPS, _VERB)]
    names = [words.choice_label(game.key, one, locale).removeprefix(f"{one.value}: ") for one in said]
    named = _STEP.join(name for name in names if name not in text)
    hints = [words.choice_hint(game.key, one, locale) for one in reversed(said or path)]
    does = [*(facts(path[-1], locale) if path else ()), *dict.fromkeys(hints)]
    together = len(said) > 1 and len({one.kind for one in said}) == 1
    parts = [text, *does, named] if together else [text, named, *does]
    label = _BETWEEN.join(part for part in parts if part)
    if len(label) <= COMMAND_TEXT:
        return label
    cut = label[: COMMAND_TEXT - 1].rstrip(" ,;:·") + "…"
    return cut if len(cut) > len(text) + len(_BETWEEN) + 1 else text
