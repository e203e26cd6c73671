"""/verify and the Verify button: are the dice and the moves of a finished game what was promised at its start?"""

from __future__ import annotations

import asyncio
from typing import Any

from discord import app_commands

from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, of
from cogs.messages.controls import Press
from cogs.messages.layout import Layout
from cogs.messages.translations import text
from cogs.standings.layout import record_notes
from engine import record as records
from engine.errors import RecordError
from table import TableInfo

ACT = "verify"


async def show_proof(answer: Answer, info: TableInfo) -> None:
    """Play the record again and say what that proves. Raises `table.NotFinished` while the game goes on."""
    record = await answer.bot.tables.record(info.id)
    try:
        verified = await asyncio.to_thread(records.verify, record)
    except RecordError as fault:
        why = answer.text(f"verify-fault-{fault.reason}")
        layout = Layout(answer.text("verify-refused", why=why, entry=fault.entry))
    else:
        layout = Layout("### " + answer.text("verify-title"), _proof(answer, record, verified.final))
    layout.text(record_notes(info, answer.locale))
    document = await asyncio.to_thread(records.to_text, record)
    layout.document(document.encode(), f"tatami-{info.id}.json").small(answer.text("verify-file"))
    await answer.show(layout)


def _proof(answer: Answer, record: dict[str, Any], final: str) -> str:
    entries = record["entries"]
    return answer.text(
        "verify-proof",
        moves=len(entries),
        draws=sum(len(entry["draws"]) for entry in entries),
        commitment=record["commitment"],
        seed=record["seed"],
        final=final,
    )


async def pressed(press: Press) -> None:
    """Show the proof to whoever pressed the button of the result."""
    await show_proof(press.answer, await press.answer.bot.tables.get(press.table))


@app_commands.command(name="verify", description=text("command-verify"))
async def verify_command(interaction: Interaction) -> None:
    """Verify the game that ended last in this channel."""
    answer = of(interaction)
    await answer.bot.which.run(answer, ACT, ended=True)


async def setup(bot: TatamiBot) -> None:
    """Add the command, the act, and the button."""
    bot.tree.add_command(verify_command)
    bot.which.on(ACT, show_proof)
    bot.controls.on(boards.VERIFY, pressed)
