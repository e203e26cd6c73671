"""The one way to answer a person: acknowledge first and privately, and turn every fault into a private sentence.

Nothing here ever answers in public. What everybody may see is posted by the poster, from the stored table.
"""

from __future__ import annotations

import asyncio
import enum
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands

import words
from cogs.messages.layout import Layout, Shown, without_controls
from cogs.messages.telling import plain
from engine.errors import IllegalMove, NotationError
from engine.recent import RecentlyUsed
from engine.registry import GAMES
from table import Stale, TableError

if TYPE_CHECKING:
    from cogs.client import TatamiBot

log = logging.getLogger(__name__)

SHOWN_MOST = 10_000
"""Proposals shown to people that are remembered."""
LINES_MOST = 500
"""Panels that are remembered: to follow their games, and to lose their controls once there is a newer one."""

Interaction = discord.Interaction["TatamiBot"]
"""What Discord delivers when somebody types a command, presses a control or sends a form."""


class Opening(enum.Enum):
    """How an interaction is acknowledged, which also decides where its answer can go."""

    PRIVATE = enum.auto()
    """A message for this person alone; a press on such a message replaces it."""
    QUIET = enum.auto()
    """Nothing to see unless something is said, then a new message for this person alone."""
    FORM = enum.auto()
    """The handler opens a form at once, before any work; a form must be the very first answer."""


class Answer:
    """The open line to the person behind one interaction. Everything said on it is for that person alone."""

    __slots__ = (
        "_own_message", "_shown", "follows", "game", "interaction", "message", "older", "opening", "superseded",
    )  # fmt: skip

    def __init__(self, interaction: Interaction, opening: Opening) -> None:
        self.interaction = interaction
        self.opening = opening
        self.game = next(iter(GAMES))
        """The game whose rules a refusal comes from; a handler that has loaded a table sets it."""
        self.follows = 0
        """The number of `Answers.follows` when it was opened."""
        self.superseded = False
        """Whether nothing is to be shown on this line any more (see `Answers.following`)."""
        self.message: discord.InteractionMessage | discord.WebhookMessage | None = None
        """What was shown last as the answer, where Discord has said what became of it."""
        self.older: Answer | None = None
        """The line of an older panel of the same table, whose place this one has taken."""
        self._own_message: discord.WebhookMessage | None = None
        self._shown = False

    @property
    def bot(self) -> TatamiBot:
        """The running bot."""
        return self.interaction.client

    @property
    def person(self) -> int:
        """The Discord id of the person."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The name that the person goes by here; the account's, if there is nothing to see of the chosen one."""
        user = self.interaction.user
        return plain(user.display_name) or user.name

    @property
    def moderates(self) -> bool:
        """Whether the person manages the server where this happens."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def locale(self) -> str:
        """The catalogue language of this person's Discord."""
        return words.locale_of(self.interaction.locale.value)

    @property
    def on_private_message(self) -> bool:
        """Whether the control sits on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self) -> None:
        """Tell Discord that we are on it. Comes before any database or drawing work."""
        response = self.interaction.response
        if self.opening is Opening.FORM or response.is_done():
            return
        if self.opening is Opening.QUIET or self.on_private_message:
            await response.defer()
            self._shown = self.opening is Opening.PRIVATE
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def show(self, layout: Layout) -> None:
        """Show this message as the answer, in place of what was shown on this line before."""
        if self.superseded:
            return
        attachments: list[discord.Attachment | discord.File] = [*layout.kept, *layout.files]
        if self.opening is Opening.PRIVATE and self.interaction.response.is_done():
            self.message = await self.interaction.edit_original_response(view=layout, attachments=attachments)
        elif self._own_message is not None:
            self.message = await self._own_message.edit(view=layout, attachments=attachments)
        else:
            await self._send(layout)
            self.message = self._own_message
        self._shown = True
        self.bot.answers.note_shown(self, layout.shown)

    async def retire(self) -> None:
        """Take the controls off what was shown last, as long as Discord lets it be changed."""
        if self.message is not None and not self.interaction.is_expired():
            self.superseded = True
            await self.message.edit(view=without_controls(self.message), attachments=self.message.attachments)

    async def say(self, key: str, **parameters: Any) -> None:
        """Show one sentence in the person's language as the answer."""
        await self.show(Layout(words.say(key, self.locale, **parameters)))

    async def add(self, layout: Layout) -> None:
        """Say something beside what is shown, which stays; on an empty line it becomes the answer."""
        if self.opening is Opening.PRIVATE and not self._shown and self.interaction.response.is_done():
            await self.show(layout)
        else:
            await self._send(layout)

    async def _send(self, layout: Layout) -> None:
        if self.interaction.response.is_done():
            self._own_message = await self.interaction.followup.send(
                view=layout, files=layout.files, ephemeral=True, wait=True
            )
        else:
            await self.interaction.response.send_message(view=layout, files=layout.files, ephemeral=True)

    def text(self, key: str, **parameters: Any) -> str:
        """Return a sentence in the person's language."""
        return words.say(key, self.locale, **parameters)


class SurfaceRefusal(Exception):
    """A refusal of the surface itself, which knows how to tell the person about it."""

    async def tell(self, answer: Answer) -> None:
        """Tell the person."""
        raise NotImplementedError


class Refusal(SurfaceRefusal):
    """A refusal that is one sentence: its key and parameters."""

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(key, parameters)
        self.key = key
        self.parameters = parameters

    async def tell(self, answer: Answer) -> None:
        """Say the sentence."""
        await answer.add(Layout(answer.text(self.key, **self.parameters)))


class Line(NamedTuple):
    """An answer that shows a panel, and what that says."""

    answer: Answer
    shown: Shown


Handler = Callable[[Answer], Awaitable[None]]
StaleHandler = Callable[[Answer, Stale], Awaitable[None]]


class Answers:
    """Opens lines, runs handlers on them, and is the only place where faults become sentences.

    ``on_stale`` shows somebody whose control is outdated what is true now; the panel registers it. ``notices`` are
    sentences (by key) that a person is told once, beside his next answer.
    """

    def __init__(self) -> None:
        self.on_stale: StaleHandler | None = None
        self.notices: dict[int, str] = {}
        self.shown: set[tuple[int, int]] = set()
        """Whom a message has told about which proposal."""
        self._lines: RecentlyUsed[int, Line] = RecentlyUsed(LINES_MOST)
        """By person, the line whose message is a panel, as long as it is the last thing shown to him."""
        self._newest: RecentlyUsed[tuple[int, int], Answer] = RecentlyUsed(LINES_MOST)
        """By person and table, the line whose message is the newest panel."""
        self.on_panel: Callable[[int], Awaitable[None]] | None = None
        """Brings the panels of a table up to date; ``follows`` counts how often that has been done."""
        self.follows = 0
        self.following: dict[int, Answer] = {}
        """By person, the line on which his panel is being brought up to date."""
        self._at_work: set[asyncio.Task[Any]] = set()
        self._closing = False

    def note_shown(self, answer: Answer, shown: Shown | None) -> None:
        """Note what somebody's panel says, with the proposals that he has been told about; too long a list of these
        begins anew."""
        if shown is None:
            return
        if len(self.shown) > SHOWN_MOST:
            self.shown.clear()
        self.shown.update((answer.person, one) for one in shown.requests)
        self._lines.put(answer.person, Line(answer, shown))
        here = (answer.person, shown.table)
        older = self._newest.get(here)
        if older is not None and older.message is not None and answer.message is not None:
            answer.older = older if older.message.id != answer.message.id else answer.older
        self._newest.put(here, answer)

    def line_of(self, person: int, table: int) -> Line | None:
        """Return somebody's line whose message is a panel of a table, if that is the last thing that he was shown and
        Discord lets it be changed."""
        line = self._lines.get(person)
        if line is None or line.shown.table != table or line.answer.interaction.is_expired():
            return None
        return line

    def forget_line(self, person: int) -> None:
        """Let somebody's panel be: he is about to be shown something else, and nothing older may come after that."""
        self._lines.take(person)
        if person in self.following:
            self.following[person].superseded = True

    async def drain(self, seconds: float) -> None:
        """Take no more interactions, and wait until those under way are answered, but not longer than this."""
        self._closing = True
        here = asyncio.current_task()
        at_work = [task for task in self._at_work if task is not here]
        if at_work:
            await asyncio.wait(at_work, timeout=seconds)

    async def open(self, interaction: Interaction, opening: Opening) -> Answer | None:
        """Acknowledge and return the line, or ``None`` if Discord no longer takes an answer."""
        answer = Answer(interaction, opening)
        answer.follows = self.follows
        interaction.extras["answer"] = answer
        answer.bot.languages[answer.person] = answer.locale
        if opening is Opening.PRIVATE:
            self.forget_line(answer.person)
        task = asyncio.current_task()
        if task is not None:
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
        try:
            if self._closing:
                await answer.say("answer-closing")
                return None
            await answer.acknowledge()
        except discord.HTTPException as fault:
            log.warning("An interaction could not be acknowledged (status %s, code %s)", fault.status, fault.code)
            return None
        return answer

    async def run(self, interaction: Interaction, opening: Opening, handler: Handler) -> None:
        """Acknowledge, run a handler, and explain to the person whatever it raises."""
        answer = await self.open(interaction, opening)
        if answer is None:
            return
        try:
            await handler(answer)
            await self.finish(answer)
        except Exception as fault:  # noqa: BLE001 - the funnel: nothing may end as a press without an answer
            await self.explain(answer, fault)

    async def finish(self, answer: Answer) -> None:
        """Tell the person what was kept for his next answer, let a panel that took its time catch up, and leave only
        the newest of a table with controls: an older one looks as if it still asked."""
        if answer.person in self.notices and answer.interaction.response.is_done():
            await answer.add(Layout(answer.text(self.notices.pop(answer.person))))
        line = self._lines.get(answer.person)
        if line is not None and line.answer is answer and self.on_panel is not None and self.follows != answer.follows:
            await self.on_panel(line.shown.table)
        older, answer.older = answer.older, None  # no chain of all panels that there ever were
        if older is not None:
            try:
                await older.retire()
            except discord.HTTPException as fault:
                log.info("An older panel kept its controls (status %s, code %s)", fault.status, fault.code)

    async def explain(self, answer: Answer, fault: BaseException) -> None:
        """Say privately what went wrong; a fault nobody foresaw gets an id that leads to the log."""
        fault = _cause(fault)
        try:
            if isinstance(fault, Stale) and self.on_stale is not None:
                await self.on_stale(answer, fault)
            elif isinstance(fault, SurfaceRefusal):
                await fault.tell(answer)
            else:
                await answer.add(Layout(sentence(fault, answer.game, answer.locale)))
        except discord.HTTPException as failure:
            log.warning("An answer could not be delivered (status %s, code %s)", failure.status, failure.code)
        except Exception as second:  # noqa: BLE001 - a fault of the explanation itself is explained without it
            await self._last_resort(answer, second)

    async def _last_resort(self, answer: Answer, fault: Exception) -> None:
        try:
            await answer.add(Layout(sentence(fault, answer.game, answer.locale)))
        except discord.HTTPException as failure:
            log.warning("An answer could not be delivered (status %s, code %s)", failure.status, failure.code)


def of(interaction: Interaction) -> Answer:
    """Return the line that was opened for an interaction. Raises `KeyError` if none was."""
    answer: Answer = interaction.extras["answer"]
    return answer


def _cause(fault: BaseException) -> BaseException:
    while isinstance(fault, app_commands.CommandInvokeError):
        fault = fault.original
    return fault


def sentence(fault: BaseException, game: str, locale: str) -> str:
    """Return what to tell a person about a fault, most specific kind first.

    Faults that nobody foresaw are logged with their traceback under a short id, and only the id is told.
    """
    match fault:
        case IllegalMove() | NotationError():
            return words.refusal(game, fault, locale)
        case TableError():
            return words.say(f"error-{fault.code}", locale, **_plain(fault.parameters))
        case app_commands.NoPrivateMessage():
            return words.say("answer-only-in-server", locale)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return words.say("answer-command-outdated", locale)
        case app_commands.TransformerError():
            return words.say("answer-value-unclear", locale, value=str(fault.value)[:80])
        case discord.Forbidden():
            return words.say("answer-forbidden", locale)
        case discord.RateLimited():
            return words.say("answer-discord-busy", locale)
        case discord.HTTPException() if fault.status == 429 or fault.status >= 500:
            log.warning("Discord answered %s (code %s)", fault.status, fault.code)
            return words.say("answer-discord-busy", locale)
    number = secrets.token_hex(4)
    log.error("Fault %s", number, exc_info=fault)
    return words.say("answer-unknown-fault", locale, number=number)


def _plain(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return parameters as strings and numbers, which is all that a sentence can take."""
    return {
        key: value
        if isinstance(value, int | str)
        else "; ".join(map(str, value))
        if isinstance(value, list)
        else str(value)
        for key, value in parameters.items()
    }
