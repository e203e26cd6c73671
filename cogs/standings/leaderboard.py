"""/leaderboard: who stands where on a server, with buttons for pages, seasons and other boards."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord import app_commands

from cogs.client import TatamiBot
from cogs.clock import unix_now
from cogs.messages.answers import Answer, Interaction, Refusal, of
from cogs.messages.controls import Control, Press, button, menu, whole_number
from cogs.messages.layout import Item, Layout
from cogs.messages.limits import OPTIONS
from cogs.messages.translations import text
from cogs.standings import layout as saying
from cogs.standings.profile import PROFILE
from engine.registry import GAMES
from ratings import ALL_TIME, Board, Page, before, levels, season_of

LEADERS = "leaders"
PICK = "leaders-pick"
ROWS_A_PAGE = 10
PICTURE, TEXT = "p", "t"
ALL, SEASON, LAST = "all", "season", "last"

_EVERY_BOARD = tuple((game, seat) for game, rules in GAMES.items() for seat in range(len(rules.seats)))
_HARDEST = max(level for game in GAMES for level in levels(game))


class Look(NamedTuple):
    """What is looked at, and how."""

    board: Board
    start: int = 0
    style: str = PICTURE

    def control(self, why: str) -> Control:
        """Return the control that shows this; ``why`` keeps two of a message apart that lead to the same."""
        board = self.board
        keys = (why, self.style, board.game, board.seat, board.season, board.level, self.start)
        return Control(LEADERS, keys=tuple(str(key) for key in keys))


def _guild(answer: Answer) -> int:
    guild = answer.interaction.guild_id
    if guild is None:
        raise Refusal("answer-only-in-server")
    return guild


async def show(answer: Answer, look: Look) -> None:
    """Show a page of a board to whoever asked."""
    page = await answer.bot.standings.page(look.board, look.start, ROWS_A_PAGE, answer.person)
    look = look._replace(start=page.start)
    name = saying.board_name(look.board, answer.locale)
    layout = Layout(f"### {answer.text('leaders-title')} · {name}")
    layout.small(saying.season_name(look.board.season, answer.locale))
    if page.rows and look.style == PICTURE:
        theme = (await answer.bot.tables.preferences(answer.person)).theme
        picture = await answer.bot.studio.leaderboard(saying.sheet(page, answer.locale), theme=theme)
        layout.picture(picture, f"leaderboard-{answer.interaction.id}.png")
    elif page.rows:
        layout.text(saying.text_lines(page, answer.locale))
    layout.text(saying.own_place(page, answer.locale))
    if page.rows:
        layout.small(saying.about(look.board.game, answer.locale))
    layout.row(*_paging(answer, look, page)).row(*_ways(answer, look, page))
    await answer.show(layout.row(await _other_boards(answer, look)))


def _paging(answer: Answer, look: Look, page: Page) -> list[Item]:
    controls: list[Item] = []
    if page.total > ROWS_A_PAGE:
        back, on = look._replace(start=max(0, page.start - ROWS_A_PAGE)), look._replace(start=page.start + ROWS_A_PAGE)
        is_last = page.start + ROWS_A_PAGE >= page.total
        controls.append(button(answer.text("leaders-back"), back.control("b"), disabled=page.start == 0))
        controls.append(button(answer.text("leaders-next"), on.control("n"), disabled=is_last))
    if page.own is not None and page.own not in page.rows:
        mine = look._replace(start=(page.own.place - 1) // ROWS_A_PAGE * ROWS_A_PAGE)
        controls.append(button(answer.text("leaders-mine"), mine.control("m")))
    return controls


def _ways(answer: Answer, look: Look, page: Page) -> list[Item]:
    season = season_of(unix_now())
    other = ALL_TIME if look.board.season == season else season
    label = "leaders-show-all" if other == ALL_TIME else "leaders-show-season"
    period = look._replace(board=look.board._replace(season=other), start=0)
    controls: list[Item] = [button(answer.text(label), period.control("s"))]
    if page.rows:
        style = TEXT if look.style == PICTURE else PICTURE
        label = "leaders-text" if style == TEXT else "leaders-picture"
        controls.append(button(answer.text(label), look._replace(style=style).control("w")))
    return [*controls, button(answer.text("leaders-profile"), Control(PROFILE))]


async def _other_boards(answer: Answer, look: Look) -> Item:
    """Return the menu of boards: every game and role, and of games played alone every difficulty that was played."""
    played = await answer.bot.standings.boards(look.board.guild)
    options = []
    for game, seat in _EVERY_BOARD:
        found = {board.level for board in played if (board.game, board.season) == (game, look.board.season)}
        if (game, seat) == (look.board.game, look.board.seat):
            found.add(look.board.level)
        for level in sorted(found) or [0]:
            board = look.board._replace(game=game, seat=seat, level=level)
            options.append(
                discord.SelectOption(
                    label=saying.board_name(board, answer.locale),
                    value=f"{game}.{seat}.{level}",
                    default=board == look.board,
                )
            )
    control = Control(PICK, keys=(look.style, str(look.board.season)))
    return menu(answer.text("leaders-pick"), control, options[:OPTIONS])


async def pressed(press: Press) -> None:
    """Show what the button names."""
    board = Board(_guild(press.answer), *_side(press.key(2), press.number(3)), press.number(4), press.number(5))
    await show(press.answer, Look(board, press.number(6), press.key(1)))


async def picked(press: Press) -> None:
    """Show the board that was picked in the menu."""
    chosen = press._replace(control=Control(PICK, keys=tuple(press.value.split("."))))  # values are written like keys
    side = _side(chosen.key(0), chosen.number(1))
    board = Board(_guild(press.answer), *side, press.number(1), chosen.number(2))
    await show(press.answer, Look(board, 0, press.key(0)))


def _side(game: str, seat: int) -> tuple[str, int]:
    """Return a game and a seat of it as they are. Raises `Refusal` if there are none such."""
    if game not in GAMES or seat >= len(GAMES[game].seats):
        raise Refusal("answer-control-outdated")
    return game, seat


def _board_choice(game: str, seat: int) -> app_commands.Choice[str]:
    board = Board(0, game, seat)

    def say(locale: str) -> str:
        return saying.board_title(board, locale)

    return app_commands.Choice(name=app_commands.locale_str(say("en"), say=say), value=f"{game}.{seat}")


@app_commands.command(name="leaderboard", description=text("command-leaderboard"))
@app_commands.describe(
    board=text("option-leaderboard-board"),
    period=text("option-leaderboard-period"),
    difficulty=text("option-leaderboard-difficulty"),
)
@app_commands.choices(
    board=[_board_choice(game, seat) for game, seat in _EVERY_BOARD],
    period=[
        app_commands.Choice(name=text("choice-period-all"), value=ALL),
        app_commands.Choice(name=text("choice-period-season"), value=SEASON),
        app_commands.Choice(name=text("choice-period-last"), value=LAST),
    ],
)
@app_commands.guild_only()
async def leaderboard_command(
    interaction: Interaction,
    board: str | None = None,
    period: str = ALL,
    difficulty: app_commands.Range[int, 0, _HARDEST] | None = None,
) -> None:
    """Show a leaderboard of this server."""
    answer = of(interaction)
    season = season_of(unix_now())
    wanted = {ALL: ALL_TIME, SEASON: season, LAST: before(season)}[period]
    chosen = await _wanted(answer, board, difficulty)
    preferences = await answer.bot.tables.preferences(answer.person)
    style = TEXT if preferences.text_board else PICTURE
    await show(answer, Look(chosen._replace(season=wanted), 0, style))


async def _wanted(answer: Answer, named: str | None, difficulty: int | None) -> Board:
    """Return the board that a command means: what was said, else where the person played last, else that of the game of
    this channel, else where most are."""
    guild = _guild(answer)
    last = await answer.bot.standings.latest(guild, answer.person)
    if named is None and difficulty is None and last is not None and last.game in GAMES:
        return last
    played = await answer.bot.standings.boards(guild)
    fullest = sorted((board for board in played if board.season == ALL_TIME), key=lambda board: -played[board])
    here = await answer.bot.tables.latest(answer.interaction.channel_id or 0)
    played_here = [] if here is None else [Board(guild, here.game, here.seat_of(answer.person) or 0)]
    known = [*([last] if last is not None else []), *played_here, *fullest]
    if named is not None:
        game, _, place = named.partition(".")
        side = _side(game, whole_number(place))
        known = [board for board in known if (board.game, board.seat) == side]
        known.append(Board(guild, *side))
    elif difficulty is not None:
        known = [board for board in known if board.game in GAMES and len(levels(board.game)) > 1]
        known += [Board(guild, game, seat) for game, seat in _EVERY_BOARD if len(levels(game)) > 1]
    known += [Board(guild, *_EVERY_BOARD[0])]
    found = next(board for board in known if board.game in GAMES)
    fits = difficulty is not None and difficulty in levels(found.game)
    return found._replace(level=difficulty) if fits and difficulty is not None else found


async def setup(bot: TatamiBot) -> None:
    """Add the command and the controls."""
    bot.tree.add_command(leaderboard_command)
    bot.controls.on(LEADERS, pressed)
    bot.controls.on(PICK, picked)
