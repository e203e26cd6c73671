"""What leaderboards and profiles say: names of boards and seasons, the sheet for the picture, lines of text."""

from __future__ import annotations

from collections.abc import Sequence

import words
from cogs.messages import telling
from engine.registry import GAMES
from ratings import ALL_TIME, Board, Page, Recent, Standing, minimum_moves, quarter, shown, year
from render import Sheet, SheetLine
from table import TableInfo
from words.lists import joined

ALT_LIMIT = 1024
RATED = ("rating", "games", "wins", "best")
ALONE = ("wins", "turns", "streak", "best", "games")
"""The columns of the picture, the one that matters most first."""


def is_alone(game: str) -> bool:
    """Return whether a game is played by one person."""
    return len(GAMES[game].seats) == 1


def board_name(board: Board, locale: str) -> str:
    """Return what a board is called, without its season."""
    speaker = words.of(board.game)
    title = speaker.title(locale)
    if is_alone(board.game):
        return words.say("leaders-alone", locale, game=title, level=board.level)
    role = speaker.role(GAMES[board.game].seats[board.seat], locale)
    return words.say("leaders-role", locale, game=title, role=role)


def board_title(board: Board, locale: str) -> str:
    """Return what a board is called where a difficulty is chosen apart from it."""
    return words.of(board.game).title(locale) if is_alone(board.game) else board_name(board, locale)


def season_name(season: int, locale: str) -> str:
    """Return what a season is called."""
    if season == ALL_TIME:
        return words.say("leaders-all-time", locale)
    return words.say("leaders-season", locale, quarter=quarter(season), year=str(year(season)))


def how_to_count(game: str, locale: str) -> str:
    """Return which games of a kind count."""
    key = "leaders-how-alone" if is_alone(game) else "leaders-how-rated"
    return words.say(key, locale, moves=minimum_moves(game))


def about(game: str, locale: str) -> str:
    """Return how a board is ordered."""
    if is_alone(game):
        return f"{words.say('leaders-about-alone', locale)} {words.say('leaders-difficulty', locale)}"
    return words.say("leaders-about-rated", locale, start=shown(0.0))


def _number(value: int | None, locale: str) -> str:
    return words.say("leaders-none", locale) if value is None else words.say("leaders-number", locale, value=value)


def _numbers(one: Standing, locale: str) -> dict[str, str]:
    found = {
        "place": one.place,
        "rating": one.rating,
        "games": one.games,
        "wins": one.wins,
        "draws": one.draws,
        "turns": one.fewest_turns,
        "streak": one.streak,
        "best": one.best_streak,
    }
    return {name: _number(value, locale) for name, value in found.items()}


def line(one: Standing, locale: str, *, name: str) -> str:
    """Return a line of a board in words; ``name`` must be safe where it is shown."""
    said = _numbers(one, locale) | {"games": words.say("leaders-games", locale, games=one.games), "name": name}
    key = "leaders-line-alone" if is_alone(one.board.game) else "leaders-line-rated"
    return words.say(key, locale, won=one.wins, **said)


def sheet(page: Page, locale: str) -> Sheet:
    """Return what the picture of a page shows: its rows, and whoever asked, marked."""
    columns: tuple[str, ...] = ALONE if is_alone(page.board.game) else RATED
    if not any(row.wins for row in page.rows):
        columns = tuple(column for column in columns if column != "turns")
    own = page.own
    shows_own = own is None or any(row.person == own.person for row in page.rows)

    def drawn(one: Standing) -> SheetLine:
        said = _numbers(one, locale)
        unwon = is_alone(one.board.game) and not one.wins
        cells = tuple("" if unwon and column == "turns" else said[column] for column in columns)
        looks = own is not None and one.person == own.person
        return SheetLine(one.place, one.name, cells, own=looks, decorated=not unwon)

    title, season = board_name(page.board, locale), season_name(page.board.season, locale)
    described = [f"{title}. {season}.", *(line(row, locale, name=row.name) for row in page.rows)]
    return Sheet(
        title=title,
        subtitle=season,
        heads=tuple(words.say(f"leaders-head-{column}", locale) for column in columns),
        lines=tuple(map(drawn, page.rows)),
        alt="\n".join(described)[:ALT_LIMIT],
        below=None if shows_own or own is None else drawn(own),
    )


def text_lines(page: Page, locale: str) -> str:
    """Return the rows of a page in words, for a message."""
    return "\n".join(line(row, locale, name=telling.escaped(row.name)).replace(". ", "\\. ", 1) for row in page.rows)


def own_place(page: Page, locale: str) -> str:
    """Return where whoever asked stands, or how to get there."""
    if page.own is not None and is_alone(page.board.game) and not page.own.wins:
        return words.say("leaders-own-unwon", locale)
    if page.own is not None:
        return words.say("leaders-own", locale, place=page.own.place, total=page.total)
    key = "leaders-own-none" if page.total else "leaders-empty"
    return words.say(key, locale) + " " + how_to_count(page.board.game, locale)


def profile_line(one: Standing, locale: str) -> str:
    """Return what a person has reached on a board."""
    said = _numbers(one, locale) | {"games": words.say("leaders-games", locale, games=one.games)}
    key = "profile-alone" if is_alone(one.board.game) else "profile-rated"
    return "- " + words.say(key, locale, board=board_name(one.board, locale), won=one.wins, **said)


def recent_line(one: Recent, locale: str) -> str:
    """Return a person's game: when, which, against whom, how it went, and why it does not count if it does not."""
    record = one.record
    result = words.say(f"profile-{one.result}", locale)
    if one.verdict in ("short", "assisted", "crossed"):
        reason = words.say(f"profile-reason-{one.verdict}", locale)
        result = words.say("profile-uncounted", locale, result=result, reason=reason)
    board = board_name(Board(record.guild, record.game, one.side.seat, level=record.level), locale)
    when = f"<t:{record.ended}:d>"
    if record.alone:
        return "- " + words.say("profile-game-alone", locale, when=when, board=board, result=result)
    others = joined([telling.escaped(name) for name in one.others], locale)
    return "- " + words.say("profile-game", locale, when=when, board=board, others=others, result=result)


def sides_of(info: TableInfo) -> list[tuple[Board, int]]:
    """Return the boards of all time that the end of a game between people has changed, each with its person; none if
    it does not count."""
    if info.verdict != "counts" or is_alone(info.game):
        return []
    return [
        (Board(info.guild_id, info.game, seat), person) for seat, person in enumerate(info.seats) if person is not None
    ]


def standings_line(standings: Sequence[tuple[Standing, int]], locale: str) -> str:
    """Return where those stand who have just ended a game, of how many each; empty for nobody."""
    told = []
    for one, total in standings:
        role = words.of(one.board.game).role(GAMES[one.board.game].seats[one.board.seat], locale)
        said = _numbers(one, locale) | {"name": telling.escaped(one.name)}
        told.append(words.say("record-standing", locale, role=role, total=_number(total, locale), **said))
    return words.say("record-standings", locale, standings="; ".join(told)) if told else ""


def record_notes(info: TableInfo, locale: str) -> str:
    """Return what the end of a game has to say about the leaderboards; empty if it simply counts."""
    notes = [words.say("record-assisted", locale)] if info.assisted else []
    if info.verdict == "short":
        notes.append(words.say("record-short", locale, moves=minimum_moves(info.game)))
    if info.verdict == "crossed":
        notes.append(words.say("record-crossed", locale))
    return "\n".join(notes)
