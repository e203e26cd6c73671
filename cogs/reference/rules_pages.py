"""/rules and the Rules button: every rule in our own words, found by number, title or words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

import discord
from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, Opening, Refusal, of
from cogs.messages.controls import Control, Press, button, menu, whole_number
from cogs.messages.layout import Item, Layout
from cogs.messages.limits import CHOICES, OPTION_TEXT, OPTIONS
from cogs.messages.translations import text
from engine.registry import GAMES
from words import rules
from words.rules import Clause

CLAUSE, SECTION = "rules-clause", "rules-section"
TEXT_ROOM = 3_500
_BETWEEN = "/"
"""Between the game and the number of a rule that can be picked."""


class Found(NamedTuple):
    """A rule, and the game for which it was found."""

    game: str
    clause: Clause


async def game_here(interaction: Interaction) -> str | None:
    """Return the game whose rules are meant, the channel's; ``None`` where there has been none yet."""
    channel = interaction.channel_id
    table = await interaction.client.tables.latest(channel) if channel is not None else None
    return table.game if table is not None else None


def found_rules(game: str | None, query: str, locale: str, limit: int) -> list[Found]:
    """Return what fits a query, best first: of this game, or if it has nothing that fits, or none is meant, of all."""
    own = [Found(game, clause) for clause in rules.search(game, query, locale, limit)] if game is not None else []
    if own:
        return own
    pages = [[Found(one, clause) for clause in rules.search(one, query, locale, limit)] for one in rules.pages(GAMES)]
    ranked = zip_longest(*pages)  # the best of each page, then the second ones
    return [one for rank in ranked for one in rank if one is not None][:limit]


async def show_clause(answer: Answer, game: str, clause: Clause) -> None:
    """Show one rule, with the way to its neighbours and back to the contents."""
    before, after = rules.neighbours(game, clause.id, answer.locale)
    layout = Layout(f"### {clause.id} · {clause.title}", clause.text[:TEXT_ROOM])
    layout.small(f"{words.of(game).title(answer.locale)} · {clause.section}")
    await answer.show(
        layout.row(
            _to_clause("◀", game, before),
            button(answer.text("rules-contents"), Control(boards.RULES, keys=(game,))),
            _to_clause("▶", game, after),
        )
    )


def _to_clause(arrow: str, game: str, clause: Clause | None) -> Item | None:
    if clause is None:
        return None
    label = f"{arrow} {clause.id}"
    return button(label, Control(CLAUSE, keys=(game, clause.id)))


async def show_games(answer: Answer) -> None:
    """Ask for which game the rules are wanted."""
    layout = Layout("### " + answer.text("rules-open"), answer.text("rules-which"))
    await answer.show(layout.row(*(_rules_button(one, answer.locale) for one in rules.pages(GAMES))))


def _rules_button(game: str, locale: str) -> Item:
    """Return the button that opens a game's rules, called after the game."""
    return button(words.of(game).title(locale), Control(boards.RULES, keys=(game,)))


async def show_contents(answer: Answer, game: str) -> None:
    """Show how the game goes, and the sections of its rules, to be opened from a menu."""
    layout = Layout(
        "### " + answer.text("rules-title", game=words.of(game).title(answer.locale)),
        words.primer(game, answer.locale),
        answer.text("rules-how"),
    )
    await answer.show(layout.row(_section_menu(answer, game)))


def _section_menu(answer: Answer, game: str) -> Item:
    options = [
        discord.SelectOption(label=section[:OPTION_TEXT], value=str(number))
        for number, section in enumerate(rules.sections(game, answer.locale)[:OPTIONS])
    ]
    return menu(answer.text("rules-pick-section"), Control(SECTION, keys=(game,)), options)


async def show_found(answer: Answer, heading: str, found: Sequence[Found]) -> None:
    """Show rules in full as far as there is room, the others by title, to be opened from menus of 25."""
    layout = Layout(f"### {heading}", _listed([one.clause for one in found]))
    starts = range(0, min(len(found), 4 * OPTIONS), OPTIONS)
    for start in starts:
        part = found[start : start + OPTIONS]
        options = [
            discord.SelectOption(label=_label(clause), value=f"{game}{_BETWEEN}{clause.id}") for game, clause in part
        ]
        control = Control(CLAUSE, keys=(f"pick{start}",))
        first, last = part[0].clause.id, part[-1].clause.id
        layout.row(menu(answer.text("rules-pick", first=first, last=last, pages=len(starts)), control, options))
    games = list(dict.fromkeys(one.game for one in found))
    if len(games) > 1:
        await answer.show(layout.row(*(_rules_button(game, answer.locale) for game in games)))
        return
    layout.row(_section_menu(answer, games[0]))
    contents = button(answer.text("rules-contents"), Control(boards.RULES, keys=(games[0],)))
    await answer.show(layout.row(contents))


def _listed(found: Sequence[Clause]) -> str:
    """Return rules one after the other: each in full while the titles of all that follow still find room."""
    lines = [f"**{clause.id}** {clause.title}" for clause in found]
    room = TEXT_ROOM - sum(len(line) + 1 for line in lines)
    for number, clause in enumerate(found):
        room -= len(clause.text) + 1
        if room < 0:
            break
        lines[number] += f"\n{clause.text}"
    return "\n".join(lines)[:TEXT_ROOM]


def _label(clause: Clause) -> str:
    return f"{clause.id} {clause.title}"[:OPTION_TEXT]


async def clause_pressed(press: Press) -> None:
    """Show the rule that a button names or that was picked in a menu."""
    game, _, number = press.value.partition(_BETWEEN) if press.values else (press.key(), "", press.key(1))
    try:
        clause = rules.clause(known_game(game), number, press.answer.locale)
    except KeyError:
        raise Refusal("answer-control-outdated") from None
    await show_clause(press.answer, game, clause)


def known_game(game: str) -> str:
    """Return the game that a control names. Raises `Refusal` for one that has no rules here."""
    if game not in GAMES:
        raise Refusal("answer-control-outdated")
    return game


async def section_picked(press: Press) -> None:
    """Show the rules of a section."""
    answer, game = press.answer, known_game(press.key())
    clauses = rules.clauses(game, answer.locale)
    section = dict(enumerate(rules.sections(game, answer.locale))).get(whole_number(press.value))
    if section is None:
        raise Refusal("answer-control-outdated")
    await show_found(answer, section, [Found(game, clause) for clause in clauses if clause.section == section])


async def contents(press: Press) -> None:
    """Show the contents: of the game that the button names, or of its table's."""
    answer = press.answer
    game = known_game(press.key()) if press.keys else (await answer.bot.tables.get(press.table)).game
    await show_contents(answer, game)


async def suggestions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the rules that fit what was typed so far."""
    game = await game_here(interaction)
    locale = words.locale_of(interaction.locale.value)
    return [
        app_commands.Choice(name=_label(clause), value=clause.id)
        for _, clause in found_rules(game, typed, locale, CHOICES)
    ]


@app_commands.command(name="rules", description=text("command-rules"))
@app_commands.describe(about=text("option-rules-about"))
@app_commands.autocomplete(about=suggestions)
async def rules_command(interaction: Interaction, about: str | None = None) -> None:
    """Show a rule by number, a list of rules by words, or the contents."""
    answer = of(interaction)
    game = await game_here(interaction)
    if about is None:
        await (show_games(answer) if game is None else show_contents(answer, game))
        return
    found = found_rules(game, about, answer.locale, OPTIONS)
    if not found:
        await answer.say("rules-nothing", query=about[:80])
    elif len(found) == 1 or found[0].clause.id == about.upper():
        await show_clause(answer, *found[0])
    else:
        await show_found(answer, answer.text("rules-found"), found)


async def setup(bot: TatamiBot) -> None:
    """Add the command and the buttons."""
    bot.tree.add_command(rules_command)
    bot.controls.on(boards.RULES, contents)
    bot.controls.on(boards.RULES_BESIDE, contents, Opening.QUIET)
    bot.controls.on(CLAUSE, clause_pressed)
    bot.controls.on(SECTION, section_picked)
