"""Carries out the outbox: boards, cards, pings, private messages. What it shows is always what is true now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from discord.ext import tasks

import words
from cogs.board import boards
from cogs.board.boards import Boards
from cogs.messages import send, telling
from cogs.messages.controls import Control, Style, button
from cogs.messages.layout import Layout
from cogs.messages.send import Mail, SendError, Sent, Trouble
from cogs.panel import consents
from cogs.panel.following import follow
from cogs.tables import lobby_card
from render import combined_theme
from table import OutboxRow, StoreBusy, TableError, TableInfo

if TYPE_CHECKING:
    from cogs.client import TatamiBot

log = logging.getLogger(__name__)

AT_ONCE = 16
"""So many messages may be under way together; drawing has its own, lower limit."""
SWEEP_SECONDS = 5.0
"""How often the outbox is looked into without being asked: for tries that were put off, and other processes' rows."""
GRACE_SECONDS = 5.0

POSTED = ("board", "result", "ping", "invite")
"""Kinds that are new messages in a channel."""
SHOWN = ("board", "refresh")
"""Kinds that show everybody what a player is first told himself, if that is on its way at the same time."""
FOLLOWED = ("board", "refresh", "result", "proposal", "hand")
"""Kinds after which panels may say what is not true any more, or pictures that they had to wait for are there."""
KEPT_UP = ("lobby", "refresh", "proposal")
"""Kinds that change a message, and post one where there is none."""

_EXCUSES = (Trouble.OTHER, Trouble.NO_RIGHT, Trouble.HIDDEN)
"""What may pass."""
_WARNINGS = {
    Trouble.NO_RIGHT: "channel-no-right",
    Trouble.HIDDEN: "channel-hidden",
    Trouble.CHANNEL_GONE: "channel-gone",
}


class _Done(NamedTuple):
    """What became of a row: the message that shows it, and of a board the sequence that it shows."""

    channel_id: int | None = None
    message_id: int | None = None
    shown: int | None = None


class Poster:
    """Takes rows from the outbox and sees each of them through. One a bot; `start` it, and `stop` it at the end."""

    def __init__(self, bot: TatamiBot) -> None:
        self._bot = bot
        self._boards = Boards(bot)
        self._under_way: set[asyncio.Task[None]] = set()
        self._following: set[asyncio.Task[None]] = set()
        self._taking: asyncio.Task[None] | None = None
        self._asked_again = False
        self._more = False
        """Whether there may be rows that there was no room for."""
        self._stopped = False
        self._warned: set[tuple[int, int, Trouble]] = set()
        self._told_closed: set[int] = set()

    def start(self) -> None:
        """Begin to post, and listen to the tables for more."""
        self._bot.tables.on_outbox = self.kick
        self.sweep.start()

    async def stop(self) -> None:
        """Take no more rows, give those under way a moment to end, and drop the rest: the next start finds them."""
        self._stopped = True
        self._bot.tables.on_outbox = None
        self.sweep.cancel()
        for courtesy in self._following:
            courtesy.cancel()
        under_way = [*self._under_way, *([self._taking] if self._taking else [])]
        if not under_way:
            return
        _, late = await asyncio.wait(under_way, timeout=GRACE_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep(self) -> None:
        """Look into the outbox."""
        self.kick()

    def kick(self) -> None:
        """Look into the outbox soon. Cheap, and harmless to call at any time."""
        if self._stopped:
            return
        self._asked_again = True
        if self._taking is None or self._taking.done():
            self._taking = asyncio.get_running_loop().create_task(self._take())

    async def _take(self) -> None:
        while self._asked_again and not self._stopped:
            self._asked_again = False
            room = AT_ONCE - len(self._under_way)
            if room <= 0:
                self._more = True
                return
            try:
                rows = await self._bot.tables.claim(room)
            except StoreBusy as fault:
                log.error("Another process goes by the name %s; nothing is posted until it stops", fault.what)
                return
            except Exception:
                log.exception("The outbox could not be read")
                return
            if self._stopped:
                return  # the next start finds what was taken meanwhile
            self._more = len(rows) >= room
            private: dict[int, list[asyncio.Task[_Done]]] = {}
            for row in sorted(rows, key=lambda row: row.kind != "hand"):
                first = private.get(row.table_id, []) if row.kind in SHOWN else []
                carrying = asyncio.get_running_loop().create_task(self._carry_out(row, first))
                if row.kind == "hand":
                    private.setdefault(row.table_id, []).append(carrying)
                task = asyncio.get_running_loop().create_task(self._see_through(row, carrying))
                self._under_way.add(task)
                task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if self._more:  # else the tables tell what waited behind this row
            self.kick()

    async def _see_through(self, row: OutboxRow, carrying: asyncio.Task[_Done]) -> None:
        """Note what becomes of a row that is being carried out."""
        try:
            try:
                done = await carrying
            except SendError as fault:
                await self._note(row, fault)
            except TableError as fault:
                await self._bot.tables.failed(row.id, fault.code, again=False)
            else:
                await self._bot.tables.posted(row.id, done.message_id, channel_id=done.channel_id, shown=done.shown)
        except Exception as fault:
            log.exception("Outbox row %s (%s) failed", row.id, row.kind)
            await self._bot.tables.failed(row.id, type(fault).__name__)
        if row.kind in FOLLOWED and not self._stopped:
            following = asyncio.get_running_loop().create_task(follow(self._bot, row.table_id))
            self._following.add(following)  # beside the outbox: no board has to wait for it
            following.add_done_callback(self._following.discard)

    async def _carry_out(self, row: OutboxRow, first: Sequence[asyncio.Task[_Done]] = ()) -> _Done:
        """Do what a row says, once what goes ``first`` has been tried. Raises `SendError`, `table.TableError`."""
        if first:
            await asyncio.wait(first)
        place = Sent(row.channel_id, row.message_id) if row.channel_id and row.message_id else None
        match row.kind:
            case "unping":
                if place is not None:
                    await send.remove(self._bot, place)
                return _Done()
            case "retire":
                if place is not None:
                    await send.retire(self._bot, place)
                return _Done()
            case "hand":
                sent = await self._hand(row, place)
                return _Done() if sent is None else _Done(*sent)
            case _:
                return await self._in_channel(row, place)

    async def _in_channel(self, row: OutboxRow, place: Sent | None) -> _Done:
        assert row.channel_id is not None
        changing = place if row.kind in KEPT_UP else None
        if changing is None and row.look_first:
            changing = await send.find(self._bot, row.channel_id, row.id)
            if changing is not None and row.kind in POSTED:
                return _Done(*changing)
        mail = await self._mail(row)
        if changing is not None:
            await send.edit(self._bot, changing, mail)
        else:
            changing = await send.send(self._bot, row.channel_id, mail)
        return _Done(*changing, mail.shown)

    async def _mail(self, row: OutboxRow) -> Mail:
        """Return what to post for a row of a channel."""
        match row.kind:
            case "lobby":
                info = await self._bot.tables.get(row.table_id)
                return Mail(lobby_card.card(info, row.person), nonce=row.nonce, mark=row.id)
            case "invite":
                info = await self._bot.tables.get(row.table_id)
                return self._line(row, info, "lobby-invitation", host=telling.mention(info.owner))
            case "ping":
                position = await self._bot.tables.position(row.table_id)
                info = position.table
                phase = words.of(info.game).phase(position.view(None).phase, info.locale)
                return self._line(row, info, "board-ping", phase=phase)._replace(reply_to=row.message_id)
            case "proposal":
                return await consents.mail(self._bot, row)
            case _:
                return await self._boards.mail(row)

    def _line(self, row: OutboxRow, info: TableInfo, key: str, **parameters: str) -> Mail:
        person = row.person or 0
        text = words.say(key, info.locale, who=telling.mention(person), **parameters)
        return Mail(Layout(text), mentions=(person,), nonce=row.nonce, mark=row.id)

    async def _hand(self, row: OutboxRow, place: Sent | None) -> Sent | None:
        """Send somebody what he alone may know, without a sound: it is no second ping. At the end of a game, say so
        where that was."""
        person = row.person or 0
        position = await self._bot.tables.position(row.table_id)
        info = position.table
        locale = self._bot.languages.get(person, info.locale)
        view = position.view(position.seat_for(person))
        game, channel = words.of(info.game).title(locale), telling.place(info, locale)
        mail = Mail(Layout(), nonce=row.nonce, mark=row.id, silent=True)
        if info.status != "open":
            if place is None:
                return None
            how = boards.ending(info, locale)
            mail.layout.text(words.say("hand-over", locale, game=game, channel=channel, ending=how))
        else:
            preferences = await self._bot.tables.preferences(person)
            theme = combined_theme(info.theme, preferences.theme)
            picture = await self._bot.studio.hand(info.game, view, locale=locale, theme=theme)
            hidden = view._replace(viewer=None) != position.view(None)
            title = "hand-title" if hidden else "hand-title-open"
            mail.layout.text(words.say(title, locale, game=game, channel=channel))
            mail.layout.text("\n".join(words.private_lines(info.game, view, locale)))
            mail.layout.picture(picture, f"hand-{position.sequence}-{row.id}.png")
            if len(info.roles) > 1:  # else the board has no button for it
                behind = boards.hand_label(info.game, info.locale)
                mail.layout.small(words.say("hand-note", locale, turn=view.turn, button=behind))
            play = Control("play", info.id, info.sequence)
            mail.layout.row(button(words.say("board-play", locale), play, Style.primary))
        return await send.direct(self._bot, person, mail, replaces=place, look_first=row.look_first)

    # Troubles

    async def _note(self, row: OutboxRow, fault: SendError) -> None:
        """Tell the table what Discord would not do, and the people where it concerns them."""
        trouble = fault.trouble
        changes = row.message_id is not None and row.kind not in POSTED
        if trouble is Trouble.MESSAGE_GONE and changes:
            await self._bot.tables.lost(row.id)
            return
        if trouble is Trouble.MESSAGE_GONE:
            trouble = Trouble.NO_RIGHT  # a thread that is archived and locked takes no new message either
        again = trouble in _EXCUSES and row.kind != "hand"
        log.info("Outbox row %s (%s): %s", row.id, row.kind, fault)
        await self._bot.tables.failed(row.id, str(fault), again=again, patient=trouble is not Trouble.OTHER)
        if row.kind == "hand":
            self._hint_closed(row.person or 0)
        elif trouble in _WARNINGS and row.kind not in ("retire", "unping"):
            await self._warn(row, trouble)

    def _hint_closed(self, person: int) -> None:
        if person not in self._told_closed:
            self._told_closed.add(person)
            self._bot.answers.notices[person] = "hand-closed"

    async def _warn(self, row: OutboxRow, trouble: Trouble) -> None:
        """Tell the players once that their channel does not work; in a direct message, as nothing else is left."""
        info = await self._bot.tables.get(row.table_id)
        concerns = (row.table_id, row.channel_id or 0, trouble)
        if concerns in self._warned or info.channel_id != row.channel_id or info.status not in ("lobby", "open"):
            return
        self._warned.add(concerns)
        for player in info.players:
            locale = self._bot.languages.get(player.person, info.locale)
            text = words.say(
                _WARNINGS[trouble], locale, game=words.of(info.game).title(locale), channel=telling.place(info, locale)
            )
            try:
                await send.direct(self._bot, player.person, Mail(Layout(text)))
            except SendError as fault:
                log.info("A warning about table %s could not be delivered: %s", info.id, fault)


async def setup(bot: TatamiBot) -> None:
    """Post as long as the bot runs."""
    poster = Poster(bot)
    bot.answers.on_panel = partial(follow, bot)
    bot.at_close(poster.stop)
    poster.start()
