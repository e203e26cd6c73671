"""The public board message: the picture, who must act, what happened, and the buttons; at the end the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import render
import words
from cogs.messages import telling
from cogs.messages.controls import Control, Style, button
from cogs.messages.layout import Item, Layout, Picture
from cogs.messages.send import Mail
from cogs.standings.layout import is_alone, record_notes, sides_of, standings_line
from engine.recent import RecentlyUsed
from engine.registry import GAMES
from ratings import Standing, level_of
from table import LogEntry, OutboxRow, Position, TableInfo
from words.lists import joined

if TYPE_CHECKING:
    from cogs.client import TatamiBot

REMEMBERED = 256
"""So many tables keep the view of their latest board, to highlight changes without another look at the records."""
LOG_ENTRIES = 12

PLAY, HAND, TEXT, LOG, RULES, VERIFY, AGAIN = "play", "hand", "text-board", "log", "rules", "verify", "play-again"
"""Actions of the buttons. Play and hand belong to the panel."""
RULES_BESIDE = "rules-beside"
"""The action of a button that opens the rules in a message of their own."""


class Boards:
    """Builds board messages. It remembers what the latest board of a table showed; a restart only forgets speed."""

    def __init__(self, bot: TatamiBot) -> None:
        self._bot = bot
        self._views: RecentlyUsed[int, tuple[int, Any]] = RecentlyUsed(REMEMBERED)

    async def mail(self, row: OutboxRow) -> Mail:
        """Return the board of a row's table as it is now."""
        position = await self._bot.tables.position(row.table_id)
        info = position.table
        view = position.view(None)
        before = await self._before(row, position)
        picture = await self._bot.studio.board(
            info.game, view, before, names=info.names, locale=info.locale, theme=info.theme
        )
        entries = await self._bot.tables.log(info.id, None, limit=LOG_ENTRIES)
        self._views.put(info.id, (position.sequence, view))
        name = f"board-{position.sequence}-{row.id}.png"
        if info.ending is None:
            layout = board_layout(info, view, picture, name, entries, holds=position.somebody_holds)
        else:
            standings = await self._bot.standings.places(sides) if (sides := sides_of(info)) else ()
            layout = result_layout(info, view, picture, name, entries, standings)
        return Mail(layout, mentions=row.mentions, nonce=row.nonce, mark=row.id, shown=position.sequence)

    async def _before(self, row: OutboxRow, position: Position) -> Any:
        """Return the view that the latest board showed, ``None`` if there was none or nothing has changed."""
        if row.shown is None or row.shown == position.sequence:
            return None
        kept = self._views.get(row.table_id)
        if kept is not None and kept[0] == row.shown:
            return kept[1]
        return (await self._bot.tables.position(row.table_id, row.shown)).view(None)


def board_layout(
    info: TableInfo, view: Any, picture: Picture, name: str, entries: tuple[LogEntry, ...], *, holds: bool
) -> Layout:
    """Return the message of a game that goes on; ``holds`` tells whether somebody has something for himself alone."""
    locale = info.locale
    due = [telling.seat_and_role(info, seat, locale) for seat in info.to_move]
    layout = Layout(headline(info, view))
    layout.picture(picture, name)
    layout.text("\n".join(words.of(info.game).warnings(view, locale)))
    layout.text(_happened(info, entries))
    layout.small(render.score_line(info.game, view, locale=locale))
    layout.passing(words.say("board-waits", locale, who=joined(due, locale)))  # beside the button that is meant
    return layout.row(
        button(words.say("board-play", locale), Control(PLAY, info.id, info.sequence), Style.primary),
        button(hand_label(info.game, locale), Control(HAND, info.id, info.sequence))
        if holds and len(info.roles) > 1
        else None,
        *_looking(info),
    )


def result_layout(
    info: TableInfo,
    view: Any,
    picture: Picture,
    name: str,
    entries: tuple[LogEntry, ...],
    standings: Sequence[tuple[Standing, int]] = (),
) -> Layout:
    """Return the message of a game that is over; ``standings`` are those of its players, if it has changed them, each
    with how many are on the board."""
    locale = info.locale
    ended = ending(info, locale, mentioned=True)
    layout = Layout(headline(info, view), f"**{ended}**\n{summary(info, view, locale)}")
    layout.picture(picture, name)
    layout.text(_happened(info, entries))
    layout.small(record_notes(info, locale))
    layout.small(standings_line(standings, locale))
    layout.row(
        again_button(info, locale),
        *_looking(info),
        button(words.say("board-verify", locale), Control(VERIFY, info.id, info.sequence)),
    )
    return layout.small(words.say("result-proof", locale, hash=info.final_hash, commitment=info.commitment))


def again_button(info: TableInfo, locale: str) -> Item:
    """Return the button that opens a table like one that is over."""
    return button(words.say("board-play-again", locale), Control(AGAIN, info.id, info.sequence), Style.primary)


def summary(info: TableInfo, view: Any, locale: str) -> str:
    """Return in a line when a game ended, the final figures, and how difficult it was for whoever played alone."""
    told = [
        words.say("result-turn", locale, turn=GAMES[info.game].turn(view)),
        render.score_line(info.game, view, locale=locale),
    ]
    if is_alone(info.game):
        told.append(words.say("result-difficulty", locale, level=level_of(info.game, info.options)))
    return " ".join(filter(None, told))


def _happened(info: TableInfo, entries: tuple[LogEntry, ...]) -> str:
    return telling.latest(info, entries, info.locale, cut=bool(entries) and entries[0].kind != "start")


def _looking(info: TableInfo) -> tuple[Item, ...]:
    return tuple(
        button(words.say(f"board-{action}", info.locale), Control(action, info.id, info.sequence))
        for action in (TEXT, LOG, RULES)
    )


def hand_label(game: str, locale: str) -> str:
    """Return what the button is called behind which a player finds what is for him alone."""
    own = f"board-hand-{game.replace('_', '-')}"
    return words.say(own if words.has(own) else "board-hand", locale)


def rules_button(game: str, locale: str) -> Item:
    """Return the button that explains a game, privately and beside what is there, wherever there is no board."""
    return button(words.say("board-rules", locale), Control(RULES_BESIDE, keys=(game,)))


def headline(info: TableInfo, view: Any) -> str:
    """Return the first line of a board: the game, the turn, the phase."""
    locale = info.locale
    game = words.of(info.game).title(locale)
    if info.ending is not None:
        return "### " + words.say("board-headline-over", locale, game=game)
    phase = words.of(info.game).phase(view.phase, locale)
    key = "board-headline" if view.turn else "board-headline-before"
    return "### " + words.say(key, locale, game=game, turn=view.turn, phase=phase)


def ending(info: TableInfo, locale: str, *, mentioned: bool = False) -> str:
    """Return how a table ended, in one or two sentences that name everybody who played, or mention them."""
    assert info.ending is not None
    seats = range(len(info.roles))
    people = [telling.seat_and_role(info, seat, locale, mentioned=mentioned) for seat in seats]
    winners = joined([people[seat] for seat in info.ending.winners], locale)
    others = joined([one for seat, one in enumerate(people) if seat not in info.ending.winners], locale)
    if info.ending.kind == "abandoned":
        return words.say("result-abandoned", locale, everybody=joined(people, locale))
    if info.ending.kind == "resigned":
        return words.say("result-resigned" if winners else "result-resigned-alone", locale, who=others, winners=winners)
    if winners:
        return words.say("result-won", locale, winners=winners, others=others or "none")
    return words.say("result-lost" if len(people) == 1 else "result-draw", locale, everybody=others)
