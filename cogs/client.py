"""The bot: what its parts share, how it starts, and how it ends."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.additions import Additions
from cogs.messages.answers import Answers, Interaction, Opening, of
from cogs.messages.controls import Controls
from cogs.messages.limit_guard import guard
from cogs.messages.translations import Translations
from cogs.which import ACTION as WHICH_ACTION
from cogs.which import Which
from cogs.workers.advice import Advise, Advisor
from cogs.workers.drawing import Studio
from ratings import Standings
from table import Tables

log = logging.getLogger(__name__)

GRACE_SECONDS = 5.0
"""How long a closing bot waits for the answers and messages under way."""
LAST_SECONDS = 1.0
"""The same for what had to be given up then."""

OpenRooms = Callable[[], Awaitable[tuple[Tables, Standings]]]
Part = Callable[["TatamiBot"], Awaitable[None]]
"""A part of the bot: its setup function adds its commands and registers its controls."""


class Tree(app_commands.CommandTree["TatamiBot"]):
    """Acknowledges every command privately before it runs, and sends every fault through the funnel."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Acknowledge; a command whose acknowledgement came too late does not run."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return await self.client.answers.open(interaction, Opening.PRIVATE) is not None

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Explain a fault to the person who typed the command."""
        if "answer" in interaction.extras:
            await self.client.answers.explain(of(interaction), error)
        else:
            log.warning("An autocompletion was not answered", exc_info=error)


class TatamiBot(commands.AutoShardedBot):
    """The Discord client with what all parts share. Everything it owns is closed by `close`.

    ``tables`` and ``standings`` are open from ``setup_hook`` to ``close``. ``strict`` makes payloads past Discord's
    limits an error instead of a cut (tests). ``sync_mark`` is a file that remembers the last synchronised command set;
    without it commands are synchronised at every start. ``advise`` says by game what works out its hints; only games
    for one person have any.
    """

    tables: Tables
    standings: Standings

    def __init__(
        self,
        open_rooms: OpenRooms,
        parts: Sequence[Part],
        *,
        strict: bool = False,
        sync_mark: Path | None = None,
        advise: Mapping[str, Advise] | None = None,
        drawing: Literal["threads", "processes"] = "threads",
        direct_message_seconds: float = 5.0,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=_intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=60.0,
            **options,
        )
        self.answers = Answers()
        self.controls = Controls(self.answers)
        self.which = Which()
        self.controls.on(WHICH_ACTION, self.which.picked)
        self.additions = Additions()
        self.studio = Studio(drawing)
        self.advisor = Advisor(advise or {})
        self.direct_message_seconds = direct_message_seconds
        self.languages: dict[int, str] = {}
        """The language in which a person was last heard, for messages that are no answers."""
        self._open_rooms = open_rooms
        self._parts = parts
        self._strict = strict
        self._sync_mark = sync_mark
        self._ending: list[Callable[[], Awaitable[None]]] = []
        self._closed_down = False

    def at_close(self, ending: Callable[[], Awaitable[None]]) -> None:
        """Have a part's ending awaited when the bot closes, before the tables are; the last one added goes first."""
        self._ending.append(ending)

    async def setup_hook(self) -> None:
        """Load everything, and tell Discord the commands if they have changed."""
        remove_guard = guard(self, strict=self._strict)

        async def end_guard() -> None:
            remove_guard()

        self.at_close(end_guard)
        await self.load()
        await self._sync()

    async def load(self) -> None:
        """Open the tables, which brings the database up to date, and load all parts. Sends nothing."""
        self.tables, self.standings = await self._open_rooms()
        self.at_close(self.tables.close)
        await self.studio.warm_up()
        await self.tree.set_translator(Translations())
        for part in self._parts:
            await part(self)

    async def command_payload(self) -> list[dict[str, Any]]:
        """Return the commands with all translations, as Discord gets them."""
        translator = self.tree.translator
        assert translator is not None
        return [await one.get_translated_payload(self.tree, translator) for one in self.tree.get_commands()]

    async def _sync(self) -> None:
        payload = [self.application_id, await self.command_payload()]
        mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if self._sync_mark is not None and self._sync_mark.exists() and self._sync_mark.read_text() == mark:
            return
        await self.tree.sync()
        if self._sync_mark is not None:
            self._sync_mark.parent.mkdir(parents=True, exist_ok=True)
            self._sync_mark.write_text(mark)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Send presses and forms to their handlers; commands are the tree's business."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.controls.dispatch(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Tell whoever typed a command what was kept for his next answer."""
        try:
            await self.answers.finish(of(interaction))
        except discord.HTTPException as fault:
            log.warning("A notice could not be delivered (status %s, code %s)", fault.status, fault.code)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log a fault in an event that belongs to nobody's press."""
        log.exception("Fault in %s", event_method)

    async def close(self) -> None:
        """Stop hearing Discord, finish what is under way, and let go of everything. May be called twice."""
        if self._closed_down:
            return
        self._closed_down = True
        await self.answers.drain(GRACE_SECONDS)
        self.advisor.close()
        await self.answers.drain(LAST_SECONDS)  # whoever still waits for a hint is told that there will be none
        for ending in reversed(self._ending):
            try:
                await ending()
            except Exception:
                log.exception("Fault while closing")
        self.studio.close()
        await super().close()


def _intents() -> discord.Intents:
    """Return what the bot listens to: servers come and go; everything else arrives as interactions."""
    return discord.Intents(guilds=True)
