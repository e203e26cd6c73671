"""How the pages of a drafted set-up look."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import discord
from discord import SelectOption

import words
from cogs.messages.controls import Control, Style, button, menu
from cogs.messages.layout import Item, Layout, Picture
from cogs.messages.limits import OPTIONS
from cogs.panel.desk import Desk
from cogs.panel.layout import Extras, head
from cogs.seven_swords import setup_draft as drafts
from engine.core import Move
from engine.seven_swords.view import AREAS

ASK = "setup"
"""The question that the set-up answers."""


class Page(NamedTuple):
    """A page: a kind of placement (``""``: all of them), and for stands maybe the area."""

    part: str
    area: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The page as keys of a control."""
        return tuple(key for key in self if key)


def _control(desk: Desk, action: str, *keys: str) -> Control:
    return Control(action, desk.table.id, desk.sequence, keys)


def _say(desk: Desk, key: str, **parameters: Any) -> str:
    return words.say(key, desk.locale, **parameters)


def _button(desk: Desk, key: str, action: str, *keys: str, style: Style = Style.secondary) -> Item:
    return button(_say(desk, key), _control(desk, action, *keys), style)


def _head(desk: Desk, notice: str, picture: Picture | None, kept: discord.Attachment | None) -> Layout:
    layout = head(desk, Extras(notice=notice, kept=kept))
    return layout if picture is None else layout.fresh(picture, "setup")


def beginning(desk: Desk, notice: str, picture: Picture | None) -> Layout:
    """Lay out the first choice: everything dealt at once, or placed by hand from a random start."""
    layout = _head(desk, notice, picture, None)
    ways = _say(desk, "setup-ways", deal=_say(desk, "setup-deal"), hand=_say(desk, "setup-by-hand"))
    layout.text(f"**{words.question(desk.table.game, ASK, desk.locale)}**\n{ways}")
    return layout.row(
        _button(desk, "setup-deal", "setup-deal", style=Style.success),
        _button(desk, "setup-by-hand", "setup-redraw", style=Style.primary),
    )


def page(
    desk: Desk, shown: Page, notice: str = "", picture: Picture | None = None, kept: discord.Attachment | None = None
) -> Layout:
    """Lay out a page of the draft."""
    draft: Move = desk.view.draft
    layout = _head(desk, notice, picture, kept)
    if not shown.part:
        return _overview(layout, desk, draft)
    heading = f"**{_say(desk, f'setup-{shown.part}')}** · {_say(desk, f'setup-{shown.part}-about')}"
    layout.text(f"{heading}\n{_placed(desk, draft, shown.part)}")
    if shown.part == "bows":
        _bows(layout, desk, draft)
    elif shown.part == "stands":
        _stands(layout, desk, draft, shown.area)
    else:
        _pairs(layout, desk, draft, shown.part)
    return layout.row(
        _button(desk, "panel-back", "setup-page", *(("stands",) if shown.area else ())),
        _button(desk, "setup-overview", "setup-page") if shown.area else None,
    )


def _overview(layout: Layout, desk: Desk, draft: Move) -> Layout:
    layout.text("\n".join(_summary(desk, draft)))
    options = [
        SelectOption(label=_say(desk, f"setup-{part}"), value=part, description=_say(desk, f"setup-{part}-about"))
        for part in drafts.PARTS
    ]
    layout.row(menu(_say(desk, "setup-change"), _control(desk, "setup-page"), options))
    ready = _missing(desk, draft) == 0
    return layout.row(
        _button(desk, "setup-commit", "setup-confirm", style=Style.success) if ready else None,
        _button(desk, "setup-redraw", "setup-redraw"),
    )


def _summary(desk: Desk, draft: Move) -> list[str]:
    """Return what the draft says about every kind, a line each."""
    short = {"palisades": _say(desk, "setup-palisades-values")}  # numbers that do not explain themselves
    return [
        f"- {short.get(part) or _say(desk, f'setup-{part}')}: {_placed(desk, draft, part)}" for part in drafts.PARTS
    ]


def _missing(desk: Desk, draft: Move) -> int:
    return drafts.bows_missing(draft, desk.view.setting.values.bows)


def _placed(desk: Desk, draft: Move, part: str) -> str:
    """Return what the draft says about a kind, in one line."""
    values = drafts.part_of(draft, part)
    if part == "stands":
        names = [samurai.name for samurai in desk.view.setting.values.samurai]
        return " · ".join(f"{space} {name}" for space, name in sorted(zip(values, names, strict=True)))
    if part == "bows":
        counts = " · ".join(f"{area} {count}" for area, count in zip(AREAS, values, strict=True))
        missing = _missing(desk, draft)
        key = "setup-bows-missing" if missing > 0 else "setup-bows-surplus"
        return f"{counts}. {_say(desk, key, count=abs(missing))}" if missing else counts
    squares = drafts.SQUARES[part]
    return " · ".join(f"{square} {_value(desk, part, one)}" for square, one in zip(squares, values, strict=True))


def _value(desk: Desk, part: str, value: int) -> str:
    """Return a placed value as people read it; a palisade is told by its three skills."""
    if part != "palisades":
        return str(value)
    palisade = desk.view.setting.values.palisades[value - 1]
    return f"{palisade.combat}/{palisade.defence}/{palisade.crossing}"


def _pairs(layout: Layout, desk: Desk, draft: Move, part: str) -> None:
    values, squares = drafts.part_of(draft, part), drafts.SQUARES[part]
    options = []
    for first, second in combinations(range(len(squares)), 2):
        here, there = _value(desk, part, values[first]), _value(desk, part, values[second])
        label = f"{squares[first]} ({here}) ⇄ {squares[second]} ({there})"
        options.append(SelectOption(label=label, value=f"{first}-{second}"))
    layout.row(menu(_say(desk, "setup-swap"), _control(desk, "setup-swap", part), options))


def _bows(layout: Layout, desk: Desk, draft: Move) -> None:
    options = []
    for index, (area, count) in enumerate(zip(AREAS, drafts.part_of(draft, "bows"), strict=True)):
        options.append(
            SelectOption(label=_say(desk, "setup-bow-more", area=area, count=count + 1), value=f"{index}-more")
        )
        if count:
            options.append(
                SelectOption(label=_say(desk, "setup-bow-less", area=area, count=count - 1), value=f"{index}-less")
            )
    layout.row(menu(_say(desk, "setup-bow"), _control(desk, "setup-bows", "bows"), options))


def _stands(layout: Layout, desk: Desk, draft: Move, area: str) -> None:
    board, samurai = desk.view.setting.board, desk.view.setting.values.samurai
    if not area:
        options = []
        for index, letter in enumerate(AREAS):
            who = drafts.stand_in(draft, board, index)
            label = _say(desk, "setup-stand", area=letter, name=samurai[who].name, space=_space(draft, who))
            options.append(SelectOption(label=label, value=str(index)))
        layout.row(menu(_say(desk, "setup-area"), _control(desk, "setup-stand", "stands"), options))
        return
    who = drafts.stand_in(draft, board, int(area))
    people = [
        SelectOption(label=_name(desk, number), value=str(number), default=number == who)
        for number in range(len(samurai))
    ]
    spaces = [
        SelectOption(label=board.names[space], value=str(space), default=board.names[space] == _space(draft, who))
        for space in board.areas[int(area)]
    ]
    letter = AREAS[int(area)]
    layout.row(menu(_say(desk, "setup-who", area=letter), _control(desk, "setup-who", "stands", area), people))
    layout.row(
        menu(_say(desk, "setup-where", area=letter), _control(desk, "setup-where", "stands", area), spaces[:OPTIONS])
    )


def _space(draft: Move, samurai: int) -> str:
    return str(drafts.part_of(draft, "stands")[samurai])


def _name(desk: Desk, number: int) -> str:
    """Return a samurai's name with his skills, as far as the catalogue writes them."""
    one = desk.view.setting.values.samurai[number]
    return _say(
        desk,
        "setup-samurai",
        name=one.name,
        combat=one.combat,
        movement=one.movement,
        leadership=one.leadership,
        defence=one.defence,
    )


def confirmation(desk: Desk, kept: discord.Attachment | None) -> Layout:
    """Lay out the draft once more, before it is committed."""
    draft: Move = desk.view.draft
    layout = _head(desk, "", None, kept)
    layout.text("\n".join([*_summary(desk, draft), f"-# {_say(desk, 'setup-final')}"]))
    return layout.row(
        _button(desk, "setup-commit-now", "setup-commit", style=Style.success),
        _button(desk, "panel-back", "setup-page"),
    )
