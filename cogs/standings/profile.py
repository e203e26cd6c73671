"""/profile: what somebody has reached on a server, or alone in direct messages."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.client import TatamiBot
from cogs.clock import unix_now
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.controls import Press
from cogs.messages.layout import Layout
from cogs.messages.translations import text
from cogs.standings import layout as saying
from engine.registry import GAMES
from ratings import Standing
from table import NO_GUILD

PROFILE = "profile"
MOST_BOARDS = 8


async def show(answer: Answer, person: int, name: str) -> None:
    """Show a person's profile on the server of the interaction. Raises `Refusal` for others in direct messages."""
    guild = answer.interaction.guild_id
    if guild is None and person != answer.person:
        raise Refusal("profile-only-own")
    profile = await answer.bot.standings.profile(NO_GUILD if guild is None else guild, person, unix_now())
    title = "profile-title" if guild is not None else "profile-title-direct"
    layout = Layout("### " + answer.text(title, name=telling.escaped(name)))
    for standings in (profile.standings, profile.season):
        layout.text(_section(answer, [one for one in standings if one.board.game in GAMES]))
    recent = [saying.recent_line(one, answer.locale) for one in profile.recent if one.record.game in GAMES]
    if recent:
        layout.text("\n".join([f"**{answer.text('profile-recent')}**", *recent]))
    else:
        layout.text(answer.text("profile-none"))
    if any(saying.is_alone(one.board.game) for one in profile.standings if one.board.game in GAMES):
        layout.small(answer.text("leaders-difficulty"))
    if not profile.standings:
        layout.small("\n".join(dict.fromkeys(saying.how_to_count(game, answer.locale) for game in GAMES)))
    await answer.show(layout)


def _section(answer: Answer, standings: list[Standing]) -> str:
    """Return a heading and a line a board; empty without any."""
    if not standings:
        return ""
    lines = [f"**{saying.season_name(standings[0].board.season, answer.locale)}**"]
    lines += [saying.profile_line(one, answer.locale) for one in standings[:MOST_BOARDS]]
    if len(standings) > MOST_BOARDS:
        lines.append("- " + answer.text("profile-more", count=len(standings) - MOST_BOARDS))
    return "\n".join(lines)


async def pressed(press: Press) -> None:
    """Show the profile of whoever pressed."""
    await show(press.answer, press.answer.person, press.answer.name)


@app_commands.command(name="profile", description=text("command-profile"))
@app_commands.describe(person=text("option-profile-person"))
async def profile_command(interaction: Interaction, person: discord.User | None = None) -> None:
    """Show somebody's profile, one's own without a name."""
    answer = of(interaction)
    if person is None:
        await show(answer, answer.person, answer.name)
    else:
        await show(answer, person.id, person.display_name)


async def setup(bot: TatamiBot) -> None:
    """Add the command and the button."""
    bot.tree.add_command(profile_command)
    bot.controls.on(PROFILE, pressed)
