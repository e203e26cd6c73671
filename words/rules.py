"""The rules in our own words, clause by clause, read from ``docs/rules`` and found by number or by words.

A rules page is Markdown: ``## `` starts a section, ``### SS-084 · Title`` a clause, and what follows is its text.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from words.catalogue import LOCALES, known
from words.lists import folded

_FOLDER = Path(__file__).parent.parent / "docs" / "rules"
_HEADING = re.compile(r"### (?P<id>[A-Z]+-\d+) · (?P<title>.+)")
_LIST_ITEM = re.compile(r"(- |\d+\. )")
_NUMBER = re.compile(r"(?P<series>[a-z]*)[\s-]*(?P<digits>\d+)")
_WORD = re.compile(r"[a-z0-9]+")

FAMILY = {"hanzo_solo": "hanzo"}
"""Games that are told on the page of another, and ask its questions."""

_MODES = {
    "hanzo_solo": ((8, 8), (12, 12), (20, 22), (40, 48), (61, 66), (120, 120), (131, 131), (140, 145)),
    "hanzo": ((9, 9), (30, 32), (50, 54), (71, 77), (122, 123), (132, 132)),
}
"""Of a page that tells two games, the numbers of the clauses that are about one of them alone."""

_IN_TITLE = 8
_IN_RULING = 5
"""In the title of a ruling: who asks for a word wants the rule first, and then what was unclear about it."""
_IN_SECTION = 3
_IN_TEXT = 2
_RULINGS = "AMB-"
_SHORTEST_STEM = 4
_ALIKE = 0.85
"""How like another a word must be to be taken for a slip of it, from 0 to 1."""
_COMMON = frozenset(
    re.findall(
        r"\w+",
        "a an and are as at be by can do does for from has have how i if in is it may me my not of on one or so that"
        " the their them then there they this to what when where which who why will with you your"
        " al como con cual cuando de del desde donde e el en es esta este estos hay la las le lo los me mi no o para"
        " por porque puede pueden que quien se si son su sus un una y",
    )
)
"""Words, folded, that say nothing about which rule is meant."""
_LONGEST_QUERY = 200
_MOST_WORDS = 12
"""Each word asked for is compared with every word of the page, while somebody waits."""


class Clause(NamedTuple):
    """One numbered rule: its number (``SS-084``), title, text in Markdown, and the section it stands in."""

    id: str
    title: str
    text: str
    section: str


class _Page(NamedTuple):
    clauses: tuple[Clause, ...]
    position: dict[str, int]
    """Where each clause stands, by number."""
    titles: dict[str, set[int]]
    """For each word, folded, the clauses that have it in the title."""
    sections: dict[str, set[int]]
    """The same for the title of the section."""
    texts: dict[str, set[int]]
    """The same for the text."""


def pages(games: Iterable[str]) -> list[str]:
    """Return one game for each rules page on which these are told: the one that the page is called after."""
    return list(dict.fromkeys(FAMILY.get(game, game) for game in games))


def clauses(game_key: str, locale: str) -> tuple[Clause, ...]:
    """Return all clauses of a game in reading order. Raises `KeyError` for a game without rules page."""
    return _page_of(game_key, locale).clauses


def sections(game_key: str, locale: str) -> list[str]:
    """Return the headings of a game's rules, in order."""
    return list(dict.fromkeys(one.section for one in clauses(game_key, locale)))


def clause(game_key: str, clause_id: str, locale: str) -> Clause:
    """Return a clause by its number. Raises `KeyError` if there is none."""
    page = _page_of(game_key, locale)
    return page.clauses[page.position[clause_id]]


def neighbours(game_key: str, clause_id: str, locale: str) -> tuple[Clause | None, Clause | None]:
    """Return the clauses before and after one, ``None`` beyond the ends. Raises `KeyError` for an unknown number."""
    page = _page_of(game_key, locale)
    here = page.position[clause_id]
    before = page.clauses[here - 1] if here else None
    after = page.clauses[here + 1] if here + 1 < len(page.clauses) else None
    return before, after


def search(game_key: str, query: str, locale: str, limit: int = 25) -> list[Clause]:
    """Find clauses by number (``84``, ``ss-84``, ``amb 13``) or by words, best first.

    Case, accents and word order do not matter, and beginnings of words count. Titles weigh more than texts, whole words
    more than beginnings, rules more than rulings; of a page that tells two games, what is about the other one alone
    comes after the rest. Words that every sentence has do not count. Where nothing matches, the words are looked for in
    the other languages, and then those that are spelt nearly so. An empty query lists the page from its start. Of a
    long query only the beginning counts.
    """
    page = _page_of(game_key, locale)
    asked_for = folded(query[:_LONGEST_QUERY]).strip()
    if not asked_for:
        return list(page.clauses[:limit])
    number = _NUMBER.fullmatch(asked_for)
    found = _by_number(page, number["series"], number["digits"]) if number else []
    if not found:
        found = [position for position, item in enumerate(page.clauses) if folded(item.title) == asked_for]
        said = list(dict.fromkeys(_WORD.findall(asked_for)))
        asked = ([word for word in said if word not in _COMMON] or said)[:_MOST_WORDS]
        elsewhere = _elsewhere(game_key, page)
        matching = _by_words(page, asked, elsewhere) or _in_other_languages(game_key, page, asked, locale)
        matching = matching or _by_words(page, _alike(page, asked), elsewhere)
        found += [position for position in matching if position not in found]
    return [page.clauses[position] for position in found[:limit]]


def _in_other_languages(game_key: str, page: _Page, asked: list[str], locale: str) -> list[int]:
    """Return the clauses that match in another language: boards speak that of their server."""
    for other in LOCALES:
        if other != known(locale):
            there = _page_of(game_key, other)
            found = _by_words(there, asked, _elsewhere(game_key, there))
            if found:
                return [page.position[there.clauses[position].id] for position in found]
    return []


def _alike(page: _Page, asked: list[str]) -> list[str]:
    """Return the words of a page that are spelt nearly like those asked for."""
    spelt = {*page.titles, *page.sections, *page.texts}
    return [alike for word in asked for alike in difflib.get_close_matches(word, spelt, n=1, cutoff=_ALIKE)]


def _by_number(page: _Page, series: str, digits: str) -> list[int]:
    """Return the clauses with this number in every series that begins so, then those whose number begins with it."""
    exact, begun = [], []
    for position, item in enumerate(page.clauses):
        item_series, _, item_digits = item.id.lower().partition("-")
        if not item_series.startswith(series):
            continue
        if int(item_digits) == int(digits):
            exact.append(position)
        elif item_digits.startswith(digits) or item_digits.lstrip("0").startswith(digits):
            begun.append(position)
    exact.sort(key=lambda position: not page.clauses[position].id.startswith("SS"))
    return exact + begun


def _elsewhere(game_key: str, page: _Page) -> frozenset[int]:
    """Return the clauses of a page that are about another game of it alone."""
    if game_key not in _MODES:
        return frozenset()
    ranges = [one for game, some in _MODES.items() if game != game_key for one in some]
    numbers = [f"HZ-{number:03}" for first, last in ranges for number in range(first, last + 1)]
    return frozenset(page.position[number] for number in numbers)


def _by_words(page: _Page, asked: list[str], elsewhere: frozenset[int]) -> list[int]:
    """Return the clauses that match most of the words, ranked by where and how well they match; ``elsewhere`` last
    among those that match as many."""
    matched: dict[int, int] = {}
    score: dict[int, int] = {}
    for word in asked:
        best: dict[int, int] = {}
        for index, weight in ((page.titles, _IN_TITLE), (page.sections, _IN_SECTION), (page.texts, _IN_TEXT)):
            for indexed, positions in index.items():
                quality = weight * _likeness(word, indexed)
                if quality:
                    for position in positions:
                        here = quality
                        if index is page.titles and page.clauses[position].id.startswith(_RULINGS):
                            here = quality * _IN_RULING // _IN_TITLE
                        best[position] = max(best.get(position, 0), here)
        for position, quality in best.items():
            matched[position] = matched.get(position, 0) + 1
            score[position] = score.get(position, 0) + quality
    # Among equals the clause with the shorter title is more about the words asked for.
    return sorted(
        score,
        key=lambda position: (
            -matched[position],
            position in elsewhere,
            -score[position],
            len(page.clauses[position].title),
            position,
        ),
    )


def _likeness(asked: str, indexed: str) -> int:
    """Return 3 for the same word, 2 if the one indexed begins with the one asked for, 1 the other way round
    (``palisades`` finds ``palisade``), else 0."""
    if asked == indexed:
        return 3
    if indexed.startswith(asked):
        return 2
    return int(len(indexed) >= _SHORTEST_STEM and asked.startswith(indexed))


def _page_of(game_key: str, locale: str) -> _Page:
    return _page(FAMILY.get(game_key, game_key), known(locale))


@cache
def _page(page: str, locale: str) -> _Page:
    ending = "" if locale == LOCALES[0] else f".{locale}"
    path = _FOLDER / f"{page}{ending}.md"
    if not path.is_file():
        raise KeyError(page)
    found = tuple(parse(path.read_text("utf-8")))
    return _Page(
        found,
        {item.id: position for position, item in enumerate(found)},
        _index([item.title for item in found]),
        _index([item.section for item in found]),
        _index([item.text for item in found]),
    )


def parse(markdown: str) -> list[Clause]:
    """Read the clauses of a rules page. Hard line breaks inside a paragraph or list item are joined."""
    found: list[Clause] = []
    section = ""
    heading: re.Match[str] | None = None
    lines: list[str] = []

    def close() -> None:
        if heading:
            found.append(Clause(heading["id"], heading["title"], _joined(lines), section))
        lines.clear()

    for line in markdown.splitlines():
        if line.startswith("## "):
            close()
            heading, section = None, line[3:].strip()
        elif line.startswith("### "):
            close()
            heading = _HEADING.fullmatch(line.strip())
            if heading is None:
                raise ValueError(f"not the heading of a clause: {line}")
        else:
            lines.append(line.strip())
    close()
    return found


def _joined(lines: list[str]) -> str:
    """Join the lines of each paragraph and list item; paragraphs stay apart."""
    text = ""
    for line in lines:
        if not line:
            text = text.rstrip("\n") + "\n\n"
        elif _LIST_ITEM.match(line):
            text = text.rstrip() + ("\n" if _last_is_item(text) else "\n\n") + line
        else:
            text += line if not text or text.endswith("\n") else f" {line}"
    return text.strip()


def _last_is_item(text: str) -> bool:
    return bool(_LIST_ITEM.match(text.rstrip().rpartition("\n")[2]))


def _index(texts: list[str]) -> dict[str, set[int]]:
    index: dict[str, set[int]] = {}
    for position, text in enumerate(texts):
        for word in _WORD.findall(folded(text)):
            index.setdefault(word, set()).add(position)
    return index
