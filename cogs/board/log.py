"""/log and the Log button: what has happened, as each viewer may know it, a page at a time."""

from __future__ import annotations

from discord import app_commands

from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, of
from cogs.messages.controls import Control, Press, button
from cogs.messages.layout import Layout
from cogs.messages.translations import text
from table import LogEntry, TableInfo

ACT = "log"
LOG_PAGE = "log-page"
ENTRIES = 12
CHARACTERS = 3_200
"""What a page may hold; the rest of the 4,000 is for its frame."""


async def show_latest(answer: Answer, info: TableInfo) -> None:
    """Show the last page."""
    await show_page(answer, info, None)


async def show_page(answer: Answer, info: TableInfo, before: int | None) -> None:
    """Show the page that ends before an entry (``None``: with the latest)."""
    seat = info.seat_of(answer.person)
    entries = await answer.bot.tables.log(info.id, seat, before=before, limit=ENTRIES)
    shown = _that_fit(answer, info, entries)
    layout = Layout("### " + answer.text("log-title"))
    layout.text("\n".join(line for _, line in shown) or answer.text("log-empty"))
    first = shown[0][0] if shown else 1
    last = shown[-1][0] if shown else 0
    older = button(answer.text("log-older"), _page(info, first)) if first > 1 else None
    newer = button(answer.text("log-newer"), _page(info, last + ENTRIES + 1)) if last < info.sequence else None
    await answer.show(layout.row(older, newer))


def _that_fit(answer: Answer, info: TableInfo, entries: tuple[LogEntry, ...]) -> list[tuple[int, str]]:
    """Return number and text of the latest entries that one page can hold."""
    shown: list[tuple[int, str]] = []
    room = CHARACTERS
    for entry in reversed(entries):
        line = _entry(answer, info, entry)[:CHARACTERS]
        room -= len(line) + 1
        if room < 0:
            break
        shown.append((entry.sequence, line))
    return shown[::-1]


def _entry(answer: Answer, info: TableInfo, entry: LogEntry) -> str:
    lines = telling.entry_lines(info, entry, answer.locale)
    if entry.undone:
        lines = [answer.text("log-undone")]
    if entry.automatic:
        lines.append(answer.text("log-automatic"))
    return f"**{entry.sequence}** <t:{entry.at}:t> " + " ".join(lines)


def _page(info: TableInfo, before: int) -> Control:
    return Control(LOG_PAGE, info.id, 0, (str(before),))


async def page(press: Press) -> None:
    """Turn to another page."""
    info = await press.answer.bot.tables.get(press.table)
    press.answer.game = info.game
    await show_page(press.answer, info, min(press.number(), info.sequence + ENTRIES + 1))


async def latest(press: Press) -> None:
    """Show the last page to whoever pressed the button of the public board."""
    await show_latest(press.answer, await press.answer.bot.tables.get(press.table))


@app_commands.command(name="log", description=text("command-log"))
async def log_command(interaction: Interaction) -> None:
    """Show what has happened."""
    answer = of(interaction)
    await answer.bot.which.run(answer, ACT, ended=True)


async def setup(bot: TatamiBot) -> None:
    """Add the command, the act, and the buttons."""
    bot.tree.add_command(log_command)
    bot.which.on(ACT, show_latest)
    bot.controls.on(LOG_PAGE, page)
    bot.controls.on(boards.LOG, latest)
