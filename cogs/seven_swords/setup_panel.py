"""The hidden set-up of Seven Swords: a private draft, changed kind by kind until it is committed.

The draft starts from a random deal, never from a fixed one, so that leaving it as it is tells nobody anything. It
lives in the table's private drafts; a control carries only which page and what is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from cogs.client import TatamiBot
from cogs.messages.answers import Answer
from cogs.messages.controls import Press, PressHandler
from cogs.panel import panel
from cogs.panel.desk import Desk
from cogs.seven_swords import setup_draft as drafts
from cogs.seven_swords import setup_layout as layouts
from cogs.seven_swords.keys import SWORDS
from cogs.seven_swords.setup_layout import Page
from engine.core import RANDOM_SETUP, Move
from engine.seven_swords.view import AREAS
from table import Stale

_AREAS = [str(number) for number in range(len(AREAS))]
"""The areas as keys."""


async def show_setup(answer: Answer, desk: Desk, news: panel.News) -> None:
    """Show the first choice (deal or place), or the draft if there is one already."""
    if desk.view.draft is None:
        await answer.show(layouts.beginning(desk, news.notice, await panel.draw(answer, desk)))
    else:
        await show_page(answer, desk, Page(""), news.notice)


async def show_page(answer: Answer, desk: Desk, page: Page, notice: str = "") -> None:
    """Show a page of the draft with its picture drawn anew."""
    await answer.show(layouts.page(desk, page, notice, await panel.draw(answer, desk)))


async def keep_draft(answer: Answer, desk: Desk, draft: Move) -> Desk:
    """Keep a draft and return the desk with it. Raises `table.Stale` if the set-up was committed meanwhile."""
    kept = await answer.bot.tables.set_draft(desk.table.id, desk.person, draft, sequence=desk.sequence)
    return desk._replace(view=desk.view._replace(draft=kept))


async def _setup_desk(press: Press) -> Desk:
    """Seat the person who pressed, if the set-up is still going on. Raises `table.Stale`."""
    desk = await panel.fresh_desk(press)
    if not desk.is_due or desk.table.game != SWORDS:
        raise Stale(desk.position)
    return desk


async def _drafting(press: Press) -> tuple[Desk, Move]:
    desk = await _setup_desk(press)
    if desk.view.draft is None:
        raise Stale(desk.position)
    return desk, desk.view.draft


async def on_deal(press: Press) -> None:
    """Take the first-game deployment as it is dealt, in one press."""
    await commit(press.answer, await _setup_desk(press), RANDOM_SETUP)


async def on_redraw(press: Press) -> None:
    """Deal the draft (again)."""
    desk = await keep_draft(press.answer, await _setup_desk(press), RANDOM_SETUP)
    await show_page(press.answer, desk, Page(""), press.answer.text("setup-dealt"))


async def on_page(press: Press) -> None:
    """Open a page of the draft; nothing has changed, so neither does the picture."""
    desk, _ = await _drafting(press)
    chosen = _page(desk, (*press.keys, *press.values))
    await press.answer.show(layouts.page(desk, chosen, kept=panel.picture_kept(press)))


def _page(desk: Desk, keys: Sequence[str]) -> Page:
    """Return the page that keys name. Raises `table.Stale` if there is no such page (any more)."""
    part, area = (*keys, "", "")[:2]
    known = part in ("", *drafts.PARTS) and (not area or (part == "stands" and area in _AREAS))
    if len(keys) > 2 or not known:
        raise Stale(desk.position)
    return Page(part, area)


Change = Callable[[Desk, Move, Press], Move]


def _changing(change: Change) -> PressHandler:
    """Return the handler of a change, which goes back to the page that it was made on; so the keys of its control
    name a page, with an area where that has one."""

    async def handle(press: Press) -> None:
        desk, draft = await _drafting(press)
        page = _page(desk, press.keys)
        await show_page(press.answer, await keep_draft(press.answer, desk, change(desk, draft, press)), page)

    return handle


def _picked(desk: Desk, press: Press, offered: Iterable[str]) -> str:
    """Return what was picked in the menu. Raises `table.Stale` if the page does not offer it."""
    if press.value not in offered:
        raise Stale(desk.position)
    return press.value


def exchange(desk: Desk, draft: Move, press: Press) -> Move:
    """Exchange the values of two squares, picked as a pair."""
    squares = range(len(drafts.SQUARES.get(press.key(), ())))
    first, second = _picked(desk, press, (f"{one}-{two}" for one, two in combinations(squares, 2))).split("-")
    return drafts.exchanged(draft, press.key(), int(first), int(second))


def change_bows(desk: Desk, draft: Move, press: Press) -> Move:
    """Put one bow more or less into an area."""
    area, step = _picked(desk, press, (f"{one}-{step}" for one in _AREAS for step in ("more", "less"))).split("-")
    count = drafts.part_of(draft, "bows")[int(area)] + (1 if step == "more" else -1)
    return drafts.with_bows(draft, int(area), count)


def change_samurai(desk: Desk, draft: Move, press: Press) -> Move:
    """Let another samurai stand in an area."""
    everybody = map(str, range(len(desk.view.setting.values.samurai)))
    return drafts.with_samurai(draft, desk.view.setting.board, press.number(1), int(_picked(desk, press, everybody)))


def change_space(desk: Desk, draft: Move, press: Press) -> Move:
    """Move an area's samurai to another of its spaces."""
    board = desk.view.setting.board
    return drafts.with_space(draft, board, int(_picked(desk, press, map(str, board.areas[press.number(1)]))))


async def on_confirm(press: Press) -> None:
    """Show the draft once more before it is committed."""
    desk, _ = await _drafting(press)
    await press.answer.show(layouts.confirmation(desk, panel.picture_kept(press)))


async def on_commit(press: Press) -> None:
    """Commit the draft."""
    desk, draft = await _drafting(press)
    await commit(press.answer, desk, draft)


async def commit(answer: Answer, desk: Desk, move: Move) -> None:
    """Commit a set-up, and show what the others see of it."""
    played = await answer.bot.tables.play(
        desk.table.id, desk.person, move, sequence=desk.sequence, interaction=answer.interaction.id
    )
    await panel.show_played(answer, played, desk.position)


async def setup(bot: TatamiBot) -> None:
    """Register the controls, and stand in for the panel while the set-up is asked for."""
    bot.additions.add(panel.EDITORS, (SWORDS, layouts.ASK), show_setup)
    for action, handler in {
        "setup-deal": on_deal,
        "setup-redraw": on_redraw,
        "setup-page": on_page,
        "setup-stand": on_page,
        "setup-swap": _changing(exchange),
        "setup-bows": _changing(change_bows),
        "setup-who": _changing(change_samurai),
        "setup-where": _changing(change_space),
        "setup-confirm": on_confirm,
        "setup-commit": on_commit,
    }.items():
        bot.controls.on(action, handler)
