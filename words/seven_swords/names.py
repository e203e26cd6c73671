"""What pieces, places and sides are called."""

from __future__ import annotations

from collections.abc import Iterable

from words.catalogue import say
from words.lists import capital, joined

Names = tuple[str, ...]
"""Who plays the bandits and who the samurai; an empty or missing name stands for nobody in particular."""

_KIND_ORDER = "CML"


def player(side: int, names: Names, locale: str) -> str:
    """Return the name of the person on a side (0 bandits, 1 samurai), or of the role where there is none."""
    return (names[side] if side < len(names) else "") or say(("ss-player-bandit", "ss-player-samurai")[side], locale)


def role(key: str, locale: str) -> str:
    """Return the name of a side: ``bandit`` or ``samurai``."""
    return say(f"ss-role-{key}", locale)


def phase(key: str, locale: str) -> str:
    """Return the name of a step of the turn, one of the view's phases."""
    return say(f"ss-phase-{key}", locale)


def type_name(key: str, locale: str, count: int = 1) -> str:
    """Return the name of a bandit type (``varc``), in the form for a number of them."""
    return say(f"ss-type-{key}", locale, count=count)


def token(written: str, locale: str) -> str:
    """Return what a token such as ``arc2`` is called on a label: archer 2."""
    return _token("ss-token", written, locale)


def on_picture(written: str) -> str:
    """Return a token as the picture writes it, a veteran's with v before it: ``b2``, ``vb2``."""
    kind = written.rstrip("0123456789")
    return kind[: 2 if kind.startswith("v") else 1] + written[len(kind) :]


def the_token(written: str, locale: str) -> str:
    """Return the same inside a sentence, with its article where the language wants one."""
    return _token("ss-token-the", written, locale)


def token_first(written: str, locale: str) -> str:
    """Return the same at the start of a sentence."""
    return capital(the_token(written, locale))


def _token(key: str, written: str, locale: str) -> str:
    kind = written.rstrip("0123456789")
    return say(key, locale, type=type_name(kind, locale), number=written[len(kind) :])


def tokens(written: Iterable[str], locale: str) -> str:
    """Return several tokens as a list inside a sentence."""
    return joined((the_token(one, locale) for one in written), locale)


def kind(letter: str, locale: str) -> str:
    """Return the name of an action token kind, ``C`` for combat; ``red`` is the red side."""
    return say(f"ss-kind-{letter}", locale)


def tile(key: str, locale: str) -> str:
    """Return the name of an action tile."""
    return say(f"ss-tile-{key}", locale)


def marks(removed: Iterable[tuple[str, str]], locale: str) -> str:
    """Return pairs of samurai and token kind as ``Akemi C M, Kento L``, in the order of first mention."""
    by_samurai: dict[str, list[str]] = {}
    for samurai, letter in removed:
        by_samurai.setdefault(samurai, []).append(letter)
    listed = (" ".join([samurai, *sorted(letters, key=_KIND_ORDER.index)]) for samurai, letters in by_samurai.items())
    return ", ".join(listed) or say("ss-none", locale)


def target(written: str, locale: str) -> str:
    """Return what a target is called on a label: a samurai by name, a square or palisade with its kind."""
    if len(written) == 2 and written[1].isdigit():
        match written[0]:
            case "P":
                return say("ss-palisade", locale, gate=written)
            case "W":
                return say("ss-storehouse", locale, square=written)
            case "R":
                return say("ss-supply", locale, square=written)
            case "H":
                return say("ss-house", locale, square=written)
    return written
