"""The one way to send, edit and remove messages that are no answers: what the poster posts, and direct messages.

Every failure of Discord that a game must live with comes out as one of a few kinds, so that nobody else needs to
know error numbers.
"""

from __future__ import annotations

import asyncio
import enum
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

import discord

from cogs.messages.layout import Layout, without_controls

if TYPE_CHECKING:
    from cogs.client import TatamiBot
    from cogs.messages.answers import Interaction

MARK_LIMIT = 2**31 - 1
LOOK_BACK = 50


class Trouble(enum.Enum):
    """Why Discord did not take a message."""

    MESSAGE_GONE = "message-gone"
    """The message to change is not there any more, or may not be changed: post a new one."""
    CHANNEL_GONE = "channel-gone"
    """The channel was deleted."""
    HIDDEN = "hidden"
    """The bot cannot see the channel: it may be hidden for a while, or the bot was sent away."""
    NO_RIGHT = "no-right"
    """A permission is missing, or the thread is locked."""
    CLOSED = "closed"
    """This person takes no direct messages."""
    OTHER = "other"
    """A hiccup: worth another try later."""


class SendError(Exception):
    """Discord did not take a message. ``trouble`` says why; the text is technical and holds no secret."""

    def __init__(self, trouble: Trouble, reason: str) -> None:
        super().__init__(f"{trouble.value}: {reason}")
        self.trouble = trouble


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,  # unknown channel
    10004: Trouble.CHANNEL_GONE,  # unknown server
    50001: Trouble.HIDDEN,  # missing access
    10008: Trouble.MESSAGE_GONE,  # unknown message
    30046: Trouble.MESSAGE_GONE,  # too many edits of a message older than an hour
    50083: Trouble.MESSAGE_GONE,  # the thread is archived: a new message wakes it up, an edit does not
    160005: Trouble.NO_RIGHT,  # the thread is locked
    50013: Trouble.NO_RIGHT,  # missing permissions
    50007: Trouble.CLOSED,  # cannot send messages to this user
    50278: Trouble.CLOSED,  # no server in common
    40003: Trouble.CLOSED,  # opening direct messages too fast
    10013: Trouble.CLOSED,  # unknown user
}


@asynccontextmanager
async def _troubles() -> AsyncIterator[None]:
    try:
        yield
    except discord.HTTPException as fault:
        raise SendError(_BY_CODE.get(fault.code, Trouble.OTHER), f"status {fault.status}, code {fault.code}") from None
    except (discord.RateLimited, discord.DiscordServerError, OSError, TimeoutError) as fault:
        raise SendError(Trouble.OTHER, type(fault).__name__) from None


class Sent(NamedTuple):
    """Where a message is."""

    channel_id: int
    message_id: int


class Mail(NamedTuple):
    """A message to send. Nobody is notified but ``mentions``.

    ``nonce`` makes a second try harmless for some minutes; ``mark`` (a positive number) is hidden in the layout, so
    that the message can be found in the channel much later (see `find`).
    """

    layout: Layout
    mentions: tuple[int, ...] = ()
    nonce: str = ""
    mark: int = 0
    reply_to: int | None = None
    silent: bool = False
    shown: int | None = None
    """Of a board: the sequence of the position that it shows."""

    def marked(self) -> Layout:
        """Return the layout with the mark on its first text: Discord keeps that number."""
        for item in self.layout.children[:1]:
            if self.mark:
                item.id = self.mark % MARK_LIMIT
        return self.layout

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Return who may be notified: by the text, never by the reply."""
        people = [discord.Object(person) for person in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


async def send(bot: TatamiBot, channel_id: int, mail: Mail) -> Sent:
    """Send a message to a channel or thread. Raises `SendError`."""
    channel = bot.get_partial_messageable(channel_id)
    return await _send(channel, channel_id, mail)


async def _send(channel: discord.abc.Messageable, channel_id: int, mail: Mail) -> Sent:
    reference = None
    if mail.reply_to is not None:
        reference = discord.MessageReference(message_id=mail.reply_to, channel_id=channel_id, fail_if_not_exists=False)
    async with _troubles():
        message = await channel.send(
            view=mail.marked(),
            files=mail.layout.files,
            nonce=mail.nonce or secrets.token_hex(8),
            allowed_mentions=mail.allowed_mentions(),
            reference=reference,  # type: ignore[arg-type]  # None is what "no reference" is called at run time
            silent=mail.silent,
        )
    return Sent(channel_id, message.id)


async def edit(bot: TatamiBot, place: Sent, mail: Mail) -> None:
    """Replace a message, its pictures included; an edit notifies nobody. Raises `SendError`."""
    message = bot.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
    async with _troubles():
        await message.edit(
            view=mail.marked(), attachments=mail.layout.files, allowed_mentions=discord.AllowedMentions.none()
        )


async def remove(bot: TatamiBot, place: Sent) -> None:
    """Delete a message; one that is gone already is fine. Raises `SendError` for other troubles."""
    try:
        async with _troubles():
            await bot.get_partial_messageable(place.channel_id).get_partial_message(place.message_id).delete()
    except SendError as fault:
        if fault.trouble not in (Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE):
            raise


async def direct(
    bot: TatamiBot, person: int, mail: Mail, replaces: Sent | None = None, *, look_first: bool = False
) -> Sent:
    """Send somebody a direct message, or replace an earlier one; with ``look_first`` one that an earlier try may have
    sent. Raises `SendError`, at the latest after the seconds that the bot allows for it."""
    try:
        async with asyncio.timeout(bot.direct_message_seconds):
            if replaces is None and look_first:
                replaces = await find(bot, (await _direct_channel(bot, person)).id, mail.mark)
            if replaces is not None:
                try:
                    await edit(bot, replaces, mail)
                except SendError as fault:
                    if fault.trouble is not Trouble.MESSAGE_GONE:
                        raise
                    for file in mail.layout.files:
                        file.reset()
                else:
                    return replaces
            channel = await _direct_channel(bot, person)
            return await _send(channel, channel.id, mail)
    except TimeoutError:
        raise SendError(Trouble.OTHER, "a direct message took too long") from None


async def _direct_channel(bot: TatamiBot, person: int) -> discord.DMChannel:
    async with _troubles():
        return await bot.create_dm(discord.Object(person))


async def find(bot: TatamiBot, channel_id: int, mark: int) -> Sent | None:
    """Look for a message of ours that carries this mark among the latest of a channel. Raises `SendError`."""
    async with _troubles():
        async for message in bot.get_partial_messageable(channel_id).history(limit=LOOK_BACK):
            if bot.user is not None and message.author.id == bot.user.id and mark % MARK_LIMIT in _marks(message):
                return Sent(channel_id, message.id)
    return None


def _marks(message: discord.Message) -> list[int | None]:
    return [component.id for component in message.components[:1] if isinstance(component, discord.TextDisplay)]


async def retire(bot: TatamiBot, place: Sent) -> None:
    """Take the controls off an old message and leave the rest. Raises `SendError`."""
    partial = bot.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
    async with _troubles():
        message = await partial.fetch()
    bare = without_controls(message)
    async with _troubles():
        await partial.edit(view=bare, attachments=message.attachments, allowed_mentions=discord.AllowedMentions.none())


_RIGHTS = ("view_channel", "send_messages", "attach_files", "read_message_history")
_RIGHTS_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def missing_rights(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot lacks, here and now, to run a table in this channel."""
    thread = isinstance(interaction.channel, discord.Thread)
    held = interaction.app_permissions
    return tuple(right for right in (_RIGHTS_IN_THREAD if thread else _RIGHTS) if not getattr(held, right))
