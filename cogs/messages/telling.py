"""Sentences about tables that boards, cards, lists and logs share: who, what, and what has happened."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

import discord

import words
from table import LogEntry, TableInfo

LINES = 8
LINE_CHARACTERS = 1_500
UNDONE_CHARACTERS = 300
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""Unseen, but scripts and emoji need them."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by their kind, and nothing to see."""


def mention(person: int) -> str:
    """Return what Discord shows as a person; it notifies only whom the message is allowed to."""
    return f"<@{person}>"


def plain(name: str) -> str:
    """Return a name on one line and without characters that nobody sees, such as those that turn the direction of
    what follows; empty if there is nothing to see."""
    kept = "".join(
        letter for letter in " ".join(name.split()) if letter in _JOINERS or unicodedata.category(letter) not in _UNSEEN
    )
    visible = any(letter not in _BLANK and unicodedata.category(letter)[0] in "LNPS" for letter in kept)
    return " ".join(kept.split()) if visible else ""


@lru_cache(maxsize=4096)  # the same few names come with every line that is told
def escaped(name: str) -> str:
    """Return a person's name as it can stand in a message: no formatting, no mention, one line, its own direction."""
    safe = discord.utils.escape_markdown(discord.utils.escape_mentions(plain(name)), ignore_links=False)
    safe = re.sub(r"^([#>+-])", r"\\\1", safe.replace("<", "\\<"))
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in safe):
        return f"{_ISOLATE}{safe}{_END_ISOLATE}"
    return safe


def names(info: TableInfo) -> tuple[str, ...]:
    """Return the players by seat, safe in a message; empty where a seat has nobody."""
    return tuple(escaped(name) for name in info.names)


def name_of(info: TableInfo, person: int | None) -> str:
    """Return a player's name, safe in a message; of somebody who has left, how Discord shows him."""
    found = next((escaped(player.name) for player in info.players if player.person == person), "")
    return found or mention(person or 0)


def seat_and_role(info: TableInfo, seat: int, locale: str, *, mentioned: bool = True) -> str:
    """Return a seat as ``@Alice (Bandits)``; where a mention may not be known, as in a direct message, with the name
    alone."""
    person = info.seats[seat]
    what = words.of(info.game).role(info.roles[seat], locale)
    if person is None:
        return what
    who = mention(person) if mentioned else name_of(info, person)
    return words.say("seat-with-role", locale, who=who, role=what)


def place(info: TableInfo, locale: str) -> str:
    """Return where a table stands: its channel, as Discord shows it, or the person's direct messages."""
    return words.say("place-direct", locale) if info.is_direct else f"<#{info.channel_id}>"


def others(info: TableInfo, person: int, locale: str) -> tuple[str, ...]:
    """Return the names of a person's fellow players as they were given, or a word for nobody."""
    found = tuple(player.name for player in info.players if player.person != person)
    return found or (words.say("which-alone" if len(info.roles) == 1 else "which-nobody", locale),)


def entry_lines(info: TableInfo, entry: LogEntry, locale: str) -> list[str]:
    """Return what an entry says to the viewer it was made for; nothing for what was taken back."""
    if entry.kind in ("start", "move"):
        by_seat = names(info)
        begun = [words.say("log-start", locale)] if entry.kind == "start" else []
        return begun + [
            words.event_line(info.game, event.kind, event.fields, locale, by_seat) for event in entry.events
        ]
    who = name_of(info, entry.person)
    if entry.kind == "undo":
        first, last = (entry.returns_to or 0) + 1, entry.sequence - 1
        line = words.say("log-undo", locale, who=who, count=last - first + 1, first=first, last=last)
        what = [words.event_line(info.game, event.kind, event.fields, locale, names(info)) for event in entry.events]
        if what:
            line += " " + words.say("log-undo-what", locale, what=_first(what, UNDONE_CHARACTERS))
        return [line]
    key = "closed" if entry.kind == "abandon" and entry.person is not None else entry.kind.replace("_", "-")
    return [words.say(f"log-{key}", locale, who=who)]


def _first(sentences: Sequence[str], room: int) -> str:
    """Return the first sentences that fit into so many characters, at least one, and a mark if there are more."""
    kept: list[str] = []
    for sentence in sentences:
        room -= len(sentence) + 1
        if room < 0 and kept:
            return " ".join([*kept, "…"])
        kept.append(sentence)
    return " ".join(kept)


def latest(info: TableInfo, entries: Iterable[LogEntry], locale: str, cut: bool = False) -> str:
    """Return the last lines of what has happened, as many as a board message has room for; it says so when there are
    earlier ones, which is known beforehand if ``cut``."""
    lines = [line for entry in entries if not entry.undone for line in entry_lines(info, entry, locale)]
    return newest(lines, locale, LINE_CHARACTERS, LINES, cut)


def newest(lines: Sequence[str], locale: str, room: int, most: int | None = None, cut: bool = False) -> str:
    """Return a list of the last lines that fit into so many characters and number at most ``most``; above them, when
    any are left out or ``cut`` says that there are more, where to find the earlier ones."""
    kept: list[str] = []
    for line in reversed(lines[-most:] if most else lines):
        room -= len(line) + len("- \n")
        if room < 0 and kept:
            break
        kept.append(f"- {line}")
    if cut or len(kept) < len(lines):
        kept.append("-# " + words.say("log-earlier", locale))
    return "\n".join(reversed(kept))
