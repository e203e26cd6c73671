"""/rules and the Rules button: every rule in our own words, found by number, title or words."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

import words
from cogs.board import boards
from cogs.client import TatamiBot
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.controls import Control, Press, button, menu, whole_number
from cogs.messages.layout import Item, Layout
from cogs.messages.limits import CHOICES, OPTION_TEXT, OPTIONS
from cogs.messages.translations import text
from engine.registry import GAMES
from words import rules
from words.rules import Clause

CLAUSE, SECTION = "rules-clause", "rules-section"
TEXT_ROOM = 3_500


async def game_here(interaction: Interaction) -> str:
    """Return the game whose rules are meant: the channel's, else the first one there is."""
    channel = interaction.channel_id
    table = await interaction.client.tables.latest(channel) if channel is not None else None
    return table.game if table is not None else next(iter(GAMES))


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


async def show_found(answer: Answer, game: str, heading: str, found: Sequence[Clause]) -> None:
    """Show rules in full as far as there is room, the others by title, to be opened from menus of 25."""
    layout = Layout(f"### {heading}", _listed(found))
    starts = range(0, min(len(found), 4 * OPTIONS), OPTIONS)
    for start in starts:
        part = found[start : start + OPTIONS]
        options = [discord.SelectOption(label=_label(clause), value=clause.id) for clause in part]
        control = Control(CLAUSE, keys=(game, f"pick{start}"))
        named = answer.text("rules-pick", first=part[0].id, last=part[-1].id, pages=len(starts))
        layout.row(menu(named, control, options))
    layout.row(_section_menu(answer, game))
    contents = button(answer.text("rules-contents"), Control(boards.RULES, keys=(game,)))
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
    game = game_of(press)
    try:
        clause = rules.clause(game, press.value if press.values else press.key(1), press.answer.locale)
    except KeyError:
        raise Refusal("answer-control-outdated") from None
    await show_clause(press.answer, game, clause)


def game_of(press: Press) -> str:
    """Return the game that a control names. Raises `Refusal` for one that has no rules here."""
    if press.key() not in GAMES:
        raise Refusal("answer-control-outdated")
    return press.key()


async def section_picked(press: Press) -> None:
    """Show the rules of a section."""
    answer, game = press.answer, game_of(press)
    clauses = rules.clauses(game, answer.locale)
    section = dict(enumerate(rules.sections(game, answer.locale))).get(whole_number(press.value))
    if section is None:
        raise Refusal("answer-control-outdated")
    await show_found(answer, game, section, [clause for clause in clauses if clause.section == section])


async def contents(press: Press) -> None:
    """Show the contents: of the game that the button names, or of its table's."""
    answer = press.answer
    game = game_of(press) if press.keys else (await answer.bot.tables.get(press.table)).game
    await show_contents(answer, game)


async def suggestions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the rules that fit what was typed so far."""
    game = await game_here(interaction)
    locale = words.locale_of(interaction.locale.value)
    return [
        app_commands.Choice(name=_label(clause), value=clause.id)
        for clause in rules.search(game, typed, locale, limit=CHOICES)
    ]


@app_commands.command(name="rules", description=text("command-rules"))
@app_commands.describe(about=text("option-rules-about"))
@app_commands.autocomplete(about=suggestions)
async def rules_command(interaction: Interaction, about: str | None = None) -> None:
    """Show a rule by number, a list of rules by words, or the contents."""
    answer = of(interaction)
    game = await game_here(interaction)
    if about is None:
        await show_contents(answer, game)
        return
    found = rules.search(game, about, answer.locale, limit=OPTIONS)
    if not found:
        await answer.say("rules-nothing", query=about[:80])
    elif len(found) == 1 or found[0].id == about.upper():
        await show_clause(answer, game, found[0])
    else:
        await show_found(answer, game, answer.text("rules-found"), found)


async def setup(bot: TatamiBot) -> None:
    """Add the command and the buttons."""
    bot.tree.add_command(rules_command)
    bot.controls.on(boards.RULES, contents)
    bot.controls.on(CLAUSE, clause_pressed)
    bot.controls.on(SECTION, section_picked)
