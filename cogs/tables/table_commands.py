"""/table and /tables: what can be done to a table besides playing, and the list of one's own."""

from __future__ import annotations

import discord
from discord import app_commands

import words
from cogs.board.boards import again_button
from cogs.client import TatamiBot
from cogs.messages import telling
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.controls import Control, Press, Style, button, menu
from cogs.messages.layout import Layout
from cogs.messages.limits import OPTIONS
from cogs.messages.translations import text
from cogs.tables import by_typing
from cogs.tables.lobby import require_rights
from cogs.which import ACTION as PICK
from cogs.which import PLAY, label, table_here
from table import ConsentNeeded, NotSeated, NotStarted, Proposal, Stale, Summary, TableInfo

SHOW, RESIGN, ABANDON, MOVE, UNDO = "show", "resign", "abandon", "move", "undo"
"""Acts that are done to one table."""
ASK_UNDO, ASK_RESIGN, CLOSE = "undo-ask", "resign-ask", "table-close"
LISTED = 15


class TableCommands(app_commands.Group):
    """The commands for the table itself."""

    def __init__(self) -> None:
        super().__init__(name="table", description=text("command-table"))

    @app_commands.command(name="show", description=text("command-table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the card or board anew."""
        answer = of(interaction)
        await answer.bot.which.run(answer, SHOW)

    @app_commands.command(name="resign", description=text("command-table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether the person really gives up."""
        answer = of(interaction)
        await answer.bot.which.run(answer, RESIGN)

    @app_commands.command(name="abandon", description=text("command-table-abandon"))
    async def abandon(self, interaction: Interaction) -> None:
        """Propose to end without a result."""
        answer = of(interaction)
        await answer.bot.which.run(answer, ABANDON)

    @app_commands.command(name="undo", description=text("command-table-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the own last move back."""
        answer = of(interaction)
        await answer.bot.which.run(answer, UNDO)

    @app_commands.command(name="ask-undo", description=text("command-table-ask-undo"))
    async def ask_undo(self, interaction: Interaction) -> None:
        """Ask the others for what `undo` cannot do alone."""
        answer = of(interaction)
        await answer.bot.which.run(answer, ASK_UNDO)

    @app_commands.command(name="agree", description=text("command-table-agree"))
    @app_commands.describe(what=text("option-request"))
    @app_commands.choices(what=by_typing.REQUESTS)
    @app_commands.guild_only()
    async def agree(self, interaction: Interaction, what: str) -> None:
        """Agree to what one is asked."""
        answer = of(interaction)
        await by_typing.agree(answer, await table_here(answer), what)

    @app_commands.command(name="decline", description=text("command-table-decline"))
    @app_commands.describe(what=text("option-request"))
    @app_commands.choices(what=by_typing.REQUESTS)
    @app_commands.guild_only()
    async def decline(self, interaction: Interaction, what: str) -> None:
        """Decline what one is asked."""
        answer = of(interaction)
        await by_typing.decline(answer, await table_here(answer), what)

    @app_commands.command(name="sit", description=text("command-table-sit"))
    @app_commands.describe(role=text("option-role"))
    @app_commands.autocomplete(role=by_typing.suggest_role)
    @app_commands.guild_only()
    async def sit(self, interaction: Interaction, role: str = "") -> None:
        """Take a seat."""
        answer = of(interaction)
        await by_typing.sit(answer, await table_here(answer), role)

    @app_commands.command(name="start", description=text("command-table-start"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Begin the game."""
        answer = of(interaction)
        await by_typing.start(answer, await table_here(answer))

    @app_commands.command(name="hand-over", description=text("command-table-hand-over"))
    @app_commands.describe(person=text("option-newcomer"))
    @app_commands.guild_only()
    async def hand_over(self, interaction: Interaction, person: discord.Member) -> None:
        """Propose that somebody else takes over the own seat."""
        answer = of(interaction)
        if person.bot:
            raise Refusal("lobby-no-bots")
        info = await answer.bot.tables.find(interaction.channel_id or 0)
        if info is None:
            raise Refusal("which-none-in-channel")
        proposal = await answer.bot.tables.propose(
            info.id,
            answer.person,
            "hand_over",
            newcomer=person.id,
            newcomer_name=telling.plain(person.display_name) or person.name,
            interaction=interaction.id,
        )
        await say_proposed(answer, info, proposal)

    @app_commands.command(name="move", description=text("command-table-move"))
    @app_commands.guild_only()
    async def move(self, interaction: Interaction) -> None:
        """Bring one's table to this channel."""
        answer = of(interaction)
        await require_rights(answer)
        mine = [summary.table for summary in await answer.bot.tables.mine(answer.person)]
        elsewhere = [
            table
            for table in mine
            if table.channel_id != interaction.channel_id
            and (table.guild_id == interaction.guild_id or _may_be_homeless(answer.bot, table))
        ]
        if not elsewhere:
            raise Refusal("table-none-elsewhere")
        await answer.bot.which.choose(answer, MOVE, elsewhere)


# Acts


async def show_table(answer: Answer, info: TableInfo) -> None:
    """Have the card or board posted anew."""
    if answer.interaction.guild_id is not None:
        await require_rights(answer)
    await answer.bot.tables.show(info.id)
    await answer.say("table-shown", channel=telling.place(info, answer.locale))


async def ask_resign(answer: Answer, info: TableInfo) -> None:
    """Show the button that really resigns; it is valid for the position as it is now. Raises `table.NotSeated`,
    `table.NotStarted`."""
    if not info.has(answer.person):
        raise NotSeated()
    if info.status == "lobby":
        raise NotStarted()
    control = Control(RESIGN, info.id, info.sequence)
    key = "table-resign-question-alone" if len(info.roles) == 1 else "table-resign-question"
    layout = Layout(answer.text(key, game=words.of(info.game).title(answer.locale)))
    give_up = button(answer.text("table-resign-confirm"), control, Style.danger)
    play_on = button(answer.text("table-resign-keep"), Control(PLAY, info.id))
    await answer.show(layout.row(play_on, give_up))  # first: a phone may put it where the panel's own button was


async def on_ask_resign(press: Press) -> None:
    """Ask in place of the panel, which comes back if it is not meant."""
    await ask_resign(press.answer, await press.answer.bot.tables.get(press.table))


async def resign(press: Press) -> None:
    """End the game as lost for whoever pressed."""
    answer = press.answer
    ended = await answer.bot.tables.resign(
        press.table, answer.person, sequence=press.sequence, interaction=answer.interaction.id
    )
    here = answer.interaction.channel_id == ended.channel_id
    await answer.show(Layout(answer.text("table-resigned")).row(again_button(ended, answer.locale) if here else None))


async def abandon(answer: Answer, info: TableInfo) -> None:
    """Propose to end without a result; ask who only looks after the server whether he really ends it."""
    if answer.moderates and info.status == "open" and not info.has(answer.person):
        layout = Layout(answer.text("table-close-question", game=words.of(info.game).title(answer.locale)))
        control = Control(CLOSE, info.id, info.sequence)
        await answer.show(layout.row(button(answer.text("table-close-confirm"), control, Style.danger)))
        return
    proposal = await answer.bot.tables.propose(info.id, answer.person, "abandon", interaction=answer.interaction.id)
    await say_proposed(answer, info, proposal)


async def close(press: Press) -> None:
    """End a game without a result for those who play it. Raises `table.PlaysHere`, and `Refusal` for who no longer
    may or if somebody has played on meanwhile."""
    answer = press.answer
    if not answer.moderates:
        raise Refusal("table-close-not-manager")
    try:
        await answer.bot.tables.close_game(press.table, answer.person, sequence=press.sequence)
    except Stale:
        raise Refusal("table-close-stale") from None
    await answer.say("table-closed")


async def undo(answer: Answer, info: TableInfo) -> None:
    """Take the own last move back, or offer to ask for consent."""
    try:
        await answer.bot.tables.undo(info.id, answer.person, interaction=answer.interaction.id)
    except ConsentNeeded as needed:
        layout = Layout(answer.text("table-undo-consent", steps=needed.parameters["steps"]))
        control = Control(ASK_UNDO, info.id, info.sequence)
        await answer.show(layout.row(button(answer.text("panel-undo-ask"), control, Style.primary)))
    else:
        await answer.say("table-undone")


async def ask_undo(answer: Answer, info: TableInfo) -> None:
    """Ask the others whether the own last move may be taken back although it was seen."""
    proposal = await answer.bot.tables.propose(info.id, answer.person, "undo", interaction=answer.interaction.id)
    await say_proposed(answer, info, proposal)


async def on_ask_undo(press: Press) -> None:
    """Ask from the message that says what an undo needs."""
    await ask_undo(press.answer, await press.answer.bot.tables.get(press.table))


async def say_proposed(answer: Answer, info: TableInfo, proposal: Proposal) -> None:
    """Say that the others were asked, or that nobody had to be."""
    if proposal.status != "open":
        await answer.say(f"consent-noted-{proposal.status}")
        return
    asked = "consent-proposed-abandon" if proposal.kind == "abandon" else "consent-proposed"
    await answer.say(asked, refuse=words.say("consent-refuse", info.locale))


async def move(answer: Answer, info: TableInfo) -> None:
    """Bring a table to the channel of the interaction. Raises `Refusal` outside a server, `table.OtherServer`."""
    interaction = answer.interaction
    here = interaction.guild_id
    if here is None or interaction.channel_id is None:
        raise Refusal("answer-only-in-server")
    homeless = info.guild_id not in (here, 0) and not await _is_on(answer.bot, info.guild_id)
    await answer.bot.tables.move_to(info.id, answer.person, here, interaction.channel_id, homeless=homeless)
    await answer.say("table-moved")


def _may_be_homeless(bot: TatamiBot, table: TableInfo) -> bool:
    """Tell whether a table's server is none that this process knows; another process may know it."""
    return bool(table.guild_id) and bot.get_guild(table.guild_id) is None


async def _is_on(bot: TatamiBot, guild: int) -> bool:
    """Tell whether the bot is on a server, be it one of another process."""
    if bot.get_guild(guild) is not None:
        return True
    try:
        await bot.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


# The list


@app_commands.command(name="tables", description=text("command-tables"))
async def tables_command(interaction: Interaction) -> None:
    """List the person's tables, those that wait for him first."""
    answer = of(interaction)
    mine = await answer.bot.tables.mine(answer.person)
    if not mine:
        raise Refusal("which-none-of-yours")
    layout = Layout("### " + answer.text("tables-title"))
    layout.text("\n".join(_line(answer, summary) for summary in mine[:LISTED]))
    if len(mine) > LISTED:
        layout.small(answer.text("tables-more", count=len(mine) - LISTED))
    open_tables = [summary.table for summary in mine if summary.table.status == "open"][:OPTIONS]
    if open_tables:
        options = [discord.SelectOption(label=label(table, answer), value=str(table.id)) for table in open_tables]
        layout.row(menu(answer.text("tables-open-panel"), Control(PICK, keys=(PLAY,)), options))
    await answer.show(layout)


def _line(answer: Answer, summary: Summary) -> str:
    info = summary.table
    state = "lobby" if info.status == "lobby" else "waiting" if summary.waiting else "others"
    others = [telling.escaped(name) for name in telling.others(info, answer.person, answer.locale)]
    return "- " + answer.text(
        f"tables-{state}",
        game=words.of(info.game).title(answer.locale),
        others=", ".join(others),
        channel=telling.place(info, answer.locale),
        since=f"<t:{info.waiting_since}:R>",
    )


async def setup(bot: TatamiBot) -> None:
    """Add the commands, the acts, and the buttons."""
    bot.tree.add_command(TableCommands())
    bot.tree.add_command(tables_command)
    for act, handler in (
        (SHOW, show_table),
        (RESIGN, ask_resign),
        (ABANDON, abandon),
        (UNDO, undo),
        (ASK_UNDO, ask_undo),
        (MOVE, move),
    ):
        bot.which.on(act, handler)
    bot.controls.on(RESIGN, resign)
    bot.controls.on(ASK_UNDO, on_ask_undo)
    bot.controls.on(ASK_RESIGN, on_ask_resign)
    bot.controls.on(CLOSE, close)
