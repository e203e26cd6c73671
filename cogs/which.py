"""Which table is meant by a command: the channel's, or in a direct message the person's own; at need he is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

import words
from cogs.messages import telling
from cogs.messages.answers import Answer, Refusal, SurfaceRefusal
from cogs.messages.controls import Control, Press, menu, whole_number
from cogs.messages.layout import Layout
from cogs.messages.limits import OPTION_TEXT, OPTIONS
from table import TableInfo, Tables

ACTION = "which"
PLAY = "play"
"""The act that opens the panel."""

TableHandler = Callable[[Answer, TableInfo], Awaitable[None]]


class SeveralTables(SurfaceRefusal):
    """The person has several tables and did not say which one. Unless somebody asks better, he is offered to play."""

    def __init__(self, tables: Sequence[TableInfo]) -> None:
        super().__init__(len(tables))
        self.tables = tuple(tables)

    async def tell(self, answer: Answer) -> None:
        """Show a menu of the tables; the one that is picked gets its panel."""
        await ask(answer, PLAY, self.tables)


async def table_here(answer: Answer, *, ended: bool = False) -> TableInfo:
    """Return the table that is meant: that of the channel or direct message (with ``ended`` also the last one that is
    over there).

    In a direct message without one: the only table that waits for this person, else his only table. Raises `Refusal`
    or `SeveralTables`.
    """
    tables, channel = answer.bot.tables, answer.interaction.channel_id or 0
    direct = answer.interaction.guild_id is None
    here = await tables.find(channel) or (await _own(tables, answer.person) if direct else None)
    if here is None and ended:
        here = await tables.latest(channel)
    if here is None:
        over = not direct and await tables.latest(channel) is not None
        raise Refusal("which-none-of-yours" if direct else f"which-{'over' if over else 'none'}-in-channel")
    return here


async def _own(tables: Tables, person: int) -> TableInfo | None:
    waiting = await tables.waiting(person)
    if len(waiting) == 1:
        return waiting[0].table
    mine = waiting or await tables.mine(person)
    if len(mine) > 1:
        raise SeveralTables([summary.table for summary in mine])
    return mine[0].table if mine else None


class Which:
    """Runs what is done to one table, asking for the table where it is not clear.

    ``on`` names an act (a short lower-case word); `run` does it from a command, the menu's press does it for the
    table that was picked. One instance a bot.
    """

    def __init__(self) -> None:
        self._acts: dict[str, TableHandler] = {}

    def on(self, act: str, handler: TableHandler) -> None:
        """Add an act. Raises `ValueError` if it is there already."""
        Control(ACTION, keys=(act,)).id()
        if act in self._acts:
            raise ValueError(f"two handlers for {act!r}")
        self._acts[act] = handler

    async def run(self, answer: Answer, act: str, *, ended: bool = False) -> None:
        """Do the act to the table that is meant, or ask which one. Raises `Refusal` and what the act raises."""
        try:
            table = await table_here(answer, ended=ended)
        except SeveralTables as several:
            await self.choose(answer, act, several.tables)
        else:
            await self.choose(answer, act, (table,))

    async def choose(self, answer: Answer, act: str, tables: Sequence[TableInfo]) -> None:
        """Do the act to the only one of these tables, or ask which of them is meant. Raises what the act raises."""
        if len(tables) > 1:
            await ask(answer, act, tables)
            return
        answer.game = tables[0].game
        await self._acts[act](answer, tables[0])

    async def picked(self, press: Press) -> None:
        """Do the act to the table that was picked in the menu."""
        table = await press.answer.bot.tables.get(whole_number(press.value))
        press.answer.game = table.game
        act = self._acts.get(press.key())
        if act is None:
            raise Refusal("answer-control-outdated")
        await act(press.answer, table)


async def ask(answer: Answer, act: str, tables: Sequence[TableInfo]) -> None:
    """Show a menu of tables; what is picked gets the act."""
    options = [discord.SelectOption(label=label(table, answer), value=str(table.id)) for table in tables[:OPTIONS]]
    question = menu(answer.text("which-placeholder"), Control(ACTION, keys=(act,)), options)
    await answer.show(Layout(answer.text("which-question")).row(question))


def label(table: TableInfo, answer: Answer) -> str:
    """Return a short line that tells a table from somebody's others: the game, against whom, and its number."""
    others = ", ".join(telling.others(table, answer.person, answer.locale))
    title = words.of(table.game).title(answer.locale)
    return answer.text("which-option", game=title, others=others, table=table.id)[:OPTION_TEXT]
