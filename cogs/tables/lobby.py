"""Opening a table with /play or from the result of the last game, and the buttons of its card."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Optional

from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, Opening, Refusal, of
from cogs.messages.controls import Press, whole_number
from cogs.messages.layout import Layout
from cogs.messages.send import missing_rights
from cogs.messages.translations import text, theme_choices
from cogs.tables import lobby_card as card
from cogs.tables.open_options import open_specs, suggests, value_of
from engine.registry import GAMES, game
from render import themes_of
from table import NO_GUILD, TableInfo
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
    answer: Answer,
    game_key: str,
    options: Mapping[str, str],
    role: str | None,
    first_game: bool,
    theme: str,
    guests: Sequence[int] = (),
) -> None:
    """Open a table in the channel of a command or press, where its card is posted and ``guests`` are invited; a game
    for one begins at once and may be in a direct message. Raises `Refusal` and what `table.Tables.open_lobby` raises.
    """
    interaction = answer.interaction
    roles = game(game_key).seats
    alone = len(roles) == 1
    if interaction.guild_id is not None:
        await require_rights(answer)
    elif not alone:
        raise Refusal("lobby-only-in-server")
    assert interaction.channel_id is not None
    served = interaction.guild_locale.value if interaction.guild_locale else None
    info = await answer.bot.tables.open_lobby(
        interaction.guild_id or NO_GUILD,
        interaction.channel_id,
        answer.person,
        answer.name,
        game_key,
        options,
        wish=0 if alone else roles.index(role) if role in roles else None,
        first_game=first_game,
        locale=answer.locale if alone else words.locale_of(served),
        theme=theme,
        guests=guests,
    )
    if alone:
        await answer.say("lobby-begun-alone", play=words.say("board-play", info.locale))
        return
    lines = [answer.text("lobby-opened", start=words.say("lobby-start", info.locale))]
    lines += [answer.text("lobby-invited", guest=telling.mention(guest)) for guest in guests]
    await answer.show(Layout("\n".join(lines)))


async def play_again(press: Press) -> None:
    """Open a table like the one that is over, and invite whoever else sat there; who presses when that has been done
    takes a seat at it."""
    answer = press.answer
    ended = await answer.bot.tables.get(press.table)
    if ended.ending is None:
        raise Refusal("answer-control-outdated")
    if not ended.has(answer.person):
        raise Refusal("lobby-again-not-seated")
    waiting = await answer.bot.tables.find(answer.interaction.channel_id or 0)
    if waiting is not None and _again(waiting, ended):
        if not waiting.has(answer.person):
            await answer.bot.tables.sit(waiting.id, answer.person, answer.name, None)
        await answer.say("lobby-again-seated", start=words.say("lobby-start", waiting.locale))
        return
    others = [player.person for player in ended.players if player.person != answer.person]
    await open_table(answer, ended.game, ended.options, None, ended.first_game, ended.theme, others)


def _again(waiting: TableInfo, ended: TableInfo) -> bool:
    """Tell whether a table is the one that is over, laid out again by one of those who sat there."""
    same = (waiting.game, waiting.options) == (ended.game, ended.options)
    return waiting.status == "lobby" and same and ended.has(waiting.owner)


def option_text(what: str, game_key: str, *parts: str) -> app_commands.locale_str:
    """Return a game's words for an option (``about``, ``value``) or a role, for a command's declaration."""
    say = getattr(words.of(game_key), what)
    return app_commands.locale_str(say(*parts, "en"), say=lambda locale: say(*parts, locale))


DEALT = frozenset({"seven_swords"})
"""Games with a hidden set-up that can be dealt for a first game."""
_DEPLOYMENTS = [
    app_commands.Choice(name=text("choice-deployment-own"), value=OWN),
    app_commands.Choice(name=text("choice-deployment-first"), value=FIRST),
]


class Asked(NamedTuple):
    """An option of a command: what it is about, and the answers on offer; none where anything may be typed."""

    about: app_commands.locale_str
    choices: list[Choice]


def asked(game_key: str) -> dict[str, Asked]:
    """Return what the command of a game asks, in order: its first option, seats, other options, the pictures."""
    rules = game(game_key)
    own = {
        spec.name: Asked(
            option_text("option_about", game_key, spec.name),
            [
                app_commands.Choice(name=option_text("option_value", game_key, spec.name, value), value=value)
                for value in spec.values
                if not spec.open
            ],
        )
        for spec in rules.option_specs
    }
    common: dict[str, Asked] = {}
    if len(rules.seats) > 1:
        roles = [app_commands.Choice(name=option_text("role", game_key, role), value=role) for role in rules.seats]
        either = app_commands.Choice(name=text("choice-any-role"), value=ANY)
        common["role"] = Asked(text("option-role"), [either, *roles])
    if game_key in DEALT:
        common["deployment"] = Asked(text("option-deployment"), _DEPLOYMENTS)
    first = next(iter(own))
    theme = Asked(text("option-theme"), theme_choices(themes_of(game_key)))
    return {first: own.pop(first), **common, **own, "theme": theme}


def play_command(game_key: str) -> app_commands.Command[Any, ..., None]:
    """Declare the command that opens a table of a game, with an option for each of the game's own."""
    questions = asked(game_key)
    names = {spec.name for spec in game(game_key).option_specs}
    typed = open_specs(game_key)

    async def opened(interaction: Interaction, **given: str | None) -> None:
        answer = of(interaction)
        options = {name: value for name, value in given.items() if name in names and value is not None}
        for name in typed.keys() & options.keys():
            options[name] = await value_of(answer, game_key, typed[name], options[name])
        dealt = given.get("deployment") == FIRST
        usual = themes_of(game_key)[0]
        await open_table(answer, game_key, options, given.get("role"), dealt, given.get("theme") or usual)

    # The library reads a command's options from the signature, which here follows from the game.
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    rest = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Optional[str])  # noqa: UP045
        for name in questions
    ]
    opened.__signature__ = inspect.Signature([first, *rest])  # type: ignore[attr-defined]
    described = app_commands.describe(**{name: question.about for name, question in questions.items()})(opened)
    listed = {name: question.choices for name, question in questions.items() if question.choices}
    offered = app_commands.choices(**listed)(described)
    suggested = app_commands.autocomplete(**{name: suggests(game_key, spec) for name, spec in typed.items()})(offered)
    key = game_key.replace("_", "-")
    return app_commands.Command(name=key, description=text(f"command-play-{key}"), callback=suggested)


def play_commands() -> app_commands.Group:
    """Declare /play with one subcommand a game."""
    everywhere = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    group = app_commands.Group(name="play", description=text("command-play"), allowed_contexts=everywhere)
    for key in GAMES:
        group.add_command(play_command(key))
    return group


# The card


async def sit(press: Press) -> None:
    """Take a seat, or change the role asked for."""
    wish = None if press.key() == card.ANY else press.number()
    await press.answer.bot.tables.sit(press.table, press.answer.person, press.answer.name, wish)


async def leave(press: Press) -> None:
    """Give the seat back."""
    await press.answer.bot.tables.leave(press.table, press.answer.person)


async def start(press: Press) -> None:
    """Begin the game."""
    await press.answer.bot.tables.start(press.table, press.answer.person)


async def cancel(press: Press) -> None:
    """Call the table off."""
    answer = press.answer
    await answer.bot.tables.cancel(press.table, answer.person, moderates=answer.moderates)


async def invite(press: Press) -> None:
    """Have somebody invited in public."""
    guest = whole_number(press.value)
    if _is_bot(press.answer.interaction, guest):
        raise Refusal("lobby-no-bots")
    await press.answer.bot.tables.invite(press.table, press.answer.person, guest)
    await press.answer.say("lobby-invited", guest=telling.mention(guest))


def _is_bot(interaction: Interaction, person: int) -> bool:
    data: dict[str, Any] = dict(interaction.data or {})
    user = data.get("resolved", {}).get("users", {}).get(str(person), {})
    return bool(user.get("bot"))


async def setup(bot: TatamiBot) -> None:
    """Add the command and register the card's controls, and the result's that leads to a new card."""
    bot.tree.add_command(play_commands())
    for action, handler in ((card.SIT, sit), (card.LEAVE, leave), (card.START, start), (card.CANCEL, cancel)):
        bot.controls.on(action, handler, Opening.QUIET)
    bot.controls.on(card.INVITE, invite, Opening.QUIET)
    bot.controls.on(boards.AGAIN, play_again)
