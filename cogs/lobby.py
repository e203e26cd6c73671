"""Opening a table with /play, and the buttons of its card."""

from __future__ import annotations

from typing import Any

from discord import app_commands

import words
from cogs import lobby_card as card
from cogs.answers import Answer, Interaction, Opening, Refusal, of
from cogs.client import TatamiBot
from cogs.controls import Press
from cogs.send import missing_rights
from cogs.translations import text
from engine.core import OptionSpec
from engine.registry import game
from words.lists import joined

ANY = "any"
FIRST, OWN = "first", "own"

Choice = app_commands.Choice[str]


async def require_rights(answer: Answer) -> None:
    """Raise `Refusal`, naming the missing permissions, unless the bot can run a table in this channel."""
    missing = missing_rights(answer.interaction)
    if missing:
        rights = [answer.text(f"right-{right.replace('_', '-')}") for right in missing]
        raise Refusal("lobby-missing-rights", rights=joined(rights, answer.locale), count=len(missing))


async def open_table(
    answer: Answer, game_key: str, options: dict[str, str], role: str | None, first_game: bool, theme: str
) -> None:
    """Open a table in the channel of a command; its card is posted there. Raises `Refusal` and what
    `table.Tables.open_lobby` raises."""
    interaction = answer.interaction
    await require_rights(answer)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    roles = game(game_key).seats
    await answer.bot.tables.open_lobby(
        interaction.guild_id,
        interaction.channel_id,
        answer.person,
        answer.name,
        game_key,
        options,
        wish=roles.index(role) if role in roles else None,
        first_game=first_game,
        locale=words.locale_of(interaction.guild_locale.value if interaction.guild_locale else None),
        theme=theme,
    )
    await answer.say("lobby-opened")


def option_choices(game_key: str) -> dict[str, list[Choice]]:
    """Return the choices of every option of a game, for its command."""
    return {spec.name: [_value(game_key, spec, value) for value in spec.values] for spec in game(game_key).option_specs}


def _value(game_key: str, spec: OptionSpec, value: str) -> Choice:
    return app_commands.Choice(name=option_text("value", game_key, spec.name, value), value=value)


def option_text(what: str, game_key: str, *parts: str) -> app_commands.locale_str:
    """Return a game's words for an option (``name``, ``about``, ``value``), for a command's declaration."""
    say = getattr(words.of(game_key), f"option_{what}")
    return app_commands.locale_str(say(*parts, "en"), say=lambda locale: say(*parts, locale))


SEVEN_SWORDS = "seven_swords"
_ROLES = [
    app_commands.Choice(name=text("choice-any-role"), value=ANY),
    app_commands.Choice(name=text("choice-role-bandit"), value="bandit"),
    app_commands.Choice(name=text("choice-role-samurai"), value="samurai"),
]
_DEPLOYMENTS = [
    app_commands.Choice(name=text("choice-deployment-own"), value=OWN),
    app_commands.Choice(name=text("choice-deployment-first"), value=FIRST),
]
THEMES = [
    app_commands.Choice(name=text("choice-theme-light"), value="light"),
    app_commands.Choice(name=text("choice-theme-dark"), value="dark"),
]


class PlayCommands(app_commands.Group):
    """One subcommand a game: /play seven-swords."""

    def __init__(self) -> None:
        here = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
        super().__init__(name="play", description=text("command-play"), allowed_contexts=here)

    @app_commands.command(name="seven-swords", description=text("command-play-seven-swords"))
    @app_commands.describe(
        village=option_text("about", SEVEN_SWORDS, "village"),
        role=text("option-role"),
        deployment=text("option-deployment"),
        theme=text("option-theme"),
        **{
            name: option_text("about", SEVEN_SWORDS, name) for name in option_choices(SEVEN_SWORDS) if name != "village"
        },
    )
    @app_commands.choices(role=_ROLES, deployment=_DEPLOYMENTS, theme=THEMES, **option_choices(SEVEN_SWORDS))
    async def seven_swords(
        self,
        interaction: Interaction,
        village: str | None = None,
        role: str = ANY,
        deployment: str = OWN,
        theme: str = "light",
        veteran_discount: str | None = None,
        movement_points: str | None = None,
        full_gate_exit: str | None = None,
        golden_tile: str | None = None,
        points_per_kill: str | None = None,
    ) -> None:
        """Open a table of Seven Swords here."""
        chosen = {
            "village": village,
            "veteran_discount": veteran_discount,
            "movement_points": movement_points,
            "full_gate_exit": full_gate_exit,
            "golden_tile": golden_tile,
            "points_per_kill": points_per_kill,
        }
        options = {name: value for name, value in chosen.items() if value is not None}
        await open_table(of(interaction), SEVEN_SWORDS, options, role, deployment == FIRST, theme)


# The card


async def sit(press: Press) -> None:
    """Take a seat, or change the role asked for."""
    wish = None if press.keys[0] == card.ANY else int(press.keys[0])
    await press.answer.bot.tables.sit(press.table, press.answer.person, press.answer.name, wish)


async def leave(press: Press) -> None:
    """Give the seat back."""
    await press.answer.bot.tables.leave(press.table, press.answer.person)


async def start(press: Press) -> None:
    """Begin the game."""
    await press.answer.bot.tables.start(press.table, press.answer.person)


async def cancel(press: Press) -> None:
    """Call the table off."""
    await press.answer.bot.tables.cancel(press.table, press.answer.person)


async def invite(press: Press) -> None:
    """Have somebody invited in public."""
    guest = int(press.values[0])
    if _is_bot(press.answer.interaction, guest):
        raise Refusal("lobby-no-bots")
    await press.answer.bot.tables.invite(press.table, press.answer.person, guest)
    await press.answer.say("lobby-invited", guest=f"<@{guest}>")


def _is_bot(interaction: Interaction, person: int) -> bool:
    data: dict[str, Any] = dict(interaction.data or {})
    user = data.get("resolved", {}).get("users", {}).get(str(person), {})
    return bool(user.get("bot"))


async def setup(bot: TatamiBot) -> None:
    """Add the command and register the card's controls."""
    bot.tree.add_command(PlayCommands())
    for action, handler in ((card.SIT, sit), (card.LEAVE, leave), (card.START, start), (card.CANCEL, cancel)):
        bot.controls.on(action, handler, Opening.QUIET)
    bot.controls.on(card.INVITE, invite, Opening.QUIET)
