"""How the panel for placing a die looks: the search with its candidates, and one placement before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import SelectOption

import words
from cogs.hanzo import search as searching
from cogs.hanzo.search import ORDER, REMOVAL, Found, Plan, Search
from cogs.messages.controls import Control, Style, button, menu
from cogs.messages.layout import Item, Layout
from cogs.messages.limits import OPTION_TEXT, OPTIONS
from cogs.panel import layout as layouts
from cogs.panel.desk import Desk
from cogs.panel.layout import Extras, cut
from engine.core import Choice
from engine.hanzo.choices_place import AXIS_KEYS
from engine.hanzo.collect import holding, waste
from engine.hanzo.grid import Grid
from engine.hanzo.scene import removable
from engine.hanzo.view import AXES, DOOR, RESOURCES
from engine.hanzo.yields import Yield, placements_of
from words.hanzo import names
from words.lists import capital, joined

FIND, PICK, LOOK, REMOVE, PLACE = "hz-find", "hz-pick", "hz-look", "hz-remove", "hz-place"
"""Search (keys: the search; what a menu picks is where), pick a candidate, look at a placement (keys: the search, then
those of the tree), name who is removed, and place."""
BY_AXIS = "a"
"""The key of the menu of directions, to be told from that of cards and cells."""
GLYPHS = {"v": "│", "h": "─", "u": "╱", "d": "╲", "+": "┼", "x": "╳", ".": "·"}
"""How a die lies, drawn with lines: arrows would be shown as emoji."""


def _say(desk: Desk, key: str, **parameters: Any) -> str:
    return words.say(key, desk.locale, **parameters)


def _control(desk: Desk, action: str, search: Search, *keys: str) -> Control:
    return Control(action, desk.table.id, desk.sequence, (search.key, *keys))


def title(desk: Desk, search: Search, found: Found) -> str:
    """Return what is shown: the die, how many placements fit, the page."""
    return _say(desk, "hanzo-found", die=search.die, count=found.total, page=found.page + 1, pages=found.pages)


def search_panel(desk: Desk, search: Search, found: Found, extras: Extras) -> Layout:
    """Lay out a page of placements, with what narrows the search.

    Map, list and menu are to fit on a phone together: the picture bears the title already, and the cells that are
    collected stand in the menu, not in the list.
    """
    layout = layouts.head(desk, extras, short=True)
    layout.small(_say(desk, "hanzo-die-takes", die=search.die))
    lines = [] if extras.picture is not None else [f"**{title(desk, search, found)}**"]
    lines += _lines(desk, found)
    layout.text("\n".join(lines if found.shown else [*lines, *_why_none(desk, search)]))
    _dice(layout, desk, search)
    if found.shown:
        options = [_option(desk, number, one) for number, one in enumerate(found.shown, 1)]
        layout.row(menu(_say(desk, "hanzo-pick"), _control(desk, PICK, search), options))
    previous, following = search._replace(page=found.page - 1), search._replace(page=found.page + 1)
    layout.row(
        button(_say(desk, "panel-previous"), _control(desk, FIND, previous)) if found.page else None,
        button(_say(desk, "panel-next"), _control(desk, FIND, following)) if found.page + 1 < found.pages else None,
    )
    layout.small(_say(desk, "hanzo-narrow"))
    _where(layout, desk, search)
    _directions(layout, desk, search)
    layout.row(*(_wish(desk, search, letter) for letter in RESOURCES))
    return layout.row(*layouts.always(desk, extras, None, None))


def _why_none(desk: Desk, search: Search) -> list[str]:
    """Return that nothing fits, and which of the wished resources no counter can take now."""
    lines, view = [_say(desk, "hanzo-found-none")], desk.view
    for letter in search.wanted:
        resource = RESOURCES.index(letter)
        why = waste(view.setting, view.counters, resource)
        if why:
            passed = holding(view.setting, view.counters, resource, why)
            held = joined([names.resource(one, desk.locale) for one in passed], desk.locale)
            reason = _say(desk, f"hz-note-why-{why}", held=held)
            lines.append(_say(desk, "hanzo-found-held", resource=names.resource(letter, desk.locale), why=reason))
    return lines


def spot(one: Yield, grid: Grid) -> str:
    """Return a cell and how the die lies there, where that makes a difference."""
    return grid.names[one.cell] + ("" if one.axis == "." else f" {GLYPHS[one.axis]}")


def with_cells(hint: str, one: Yield, grid: Grid) -> str:
    """Return what a hint says of a placement, with the cells in the same order: those gained first."""
    as_in_the_hint = sorted(one.results, key=lambda result: (not result.gained, result.resource))
    cells = ", ".join(grid.names[result.cell] for result in as_in_the_hint)
    return f"{hint} ({cells})" if cells else hint


def _lines(desk: Desk, found: Found) -> list[str]:
    """Return a line a placement; those that would read alike are told apart by the cells."""
    does = [f"**{spot(one, desk.view.grid)}** {_hint(desk, one)}" for one in found.shown]
    return [
        f"`{number}` {with_cells(line, one, desk.view.grid) if does.count(line) > 1 else line}"
        for number, (line, one) in enumerate(zip(does, found.shown, strict=True), 1)
    ]


def _option(desk: Desk, number: int, one: Yield) -> SelectOption:
    value = ".".join(searching.prefix(desk.view, one))
    label = f"{number} · {spot(one, desk.view.grid)}"
    does = with_cells(_hint(desk, one), one, desk.view.grid)
    return SelectOption(label=label, value=value, description=cut(does, OPTION_TEXT))


def _hint(desk: Desk, one: Yield) -> str:
    return words.choice_hint(desk.table.game, searching.as_choice(desk.view, one), desk.locale)


def _dice(layout: Layout, desk: Desk, search: Search) -> None:
    """Add a button for each number that dice show, if there are several dice."""
    dice = list(dict.fromkeys(desk.view.left))
    if len(desk.view.left) < 2:
        return
    layout.row(
        *(
            button(
                _say(desk, "hanzo-dice-left", die=die, count=desk.view.left.count(die)),
                _control(desk, FIND, Search(die, search.where, wanted=search.wanted), "d"),
                Style.primary if die == search.die else Style.secondary,
                disabled=not placements_of(desk.view, die).spots,
            )
            for die in dice
        )
    )


def _where(layout: Layout, desk: Desk, search: Search) -> None:
    """Add the menu of cards and, once a card is chosen, of its cells."""
    view = desk.view
    everywhere = search._replace(where=Search(0).where)
    options = [SelectOption(label=_say(desk, "hanzo-anywhere"), value=everywhere.where, default=search.anywhere)]
    chosen = searching.card_of(view, search)
    for card in searching.cards_with_room(view, search):
        whole = view.grid.named(view.grid.card_mask[card])
        choice = Choice("", "card", str(card + 1), note="card", details={"cells": whole})
        label = words.choice_label(desk.table.game, choice, desk.locale)
        options.append(SelectOption(label=label, value=f"c{card}", default=search.where == f"c{card}"))
    if chosen is not None:
        here = searching.cells_of_card(view, search, chosen)[: OPTIONS - len(options)]
        options += [
            SelectOption(label=_say(desk, "hanzo-where-space", cell=cell), value=cell, default=search.where == cell)
            for cell in here
        ]
    layout.row(menu(_say(desk, "hanzo-where"), _control(desk, FIND, search, "w"), options[:OPTIONS]))


def _directions(layout: Layout, desk: Desk, search: Search) -> None:
    axes = AXES[search.die]
    if len(axes) < 2:
        return
    options = [
        SelectOption(label=_say(desk, "hanzo-any-direction"), value=Search(0).axis, default=search.any_axis),
        *(
            SelectOption(
                label=f"{GLYPHS[axis]} {names.axis(axis, desk.locale)} ({axis})",
                value=AXIS_KEYS[axis],
                default=search.axis == AXIS_KEYS[axis],
            )
            for axis in axes
        ),
    ]
    layout.row(menu(_say(desk, "hanzo-direction"), _control(desk, FIND, search, BY_AXIS), options))


def _toggle(label: str, desk: Desk, search: Search, on: bool, group: str) -> Item:
    return button(label, _control(desk, FIND, search, group), Style.primary if on else Style.secondary)


def _wish(desk: Desk, search: Search, letter: str) -> Item:
    label = names.resource(letter, desk.locale)
    return _toggle(label, desk, search.toggled(letter), letter in search.wanted, f"g{letter}")


# One placement


def preview_panel(desk: Desk, search: Search, plan: Plan, extras: Extras, *, final: bool) -> Layout:
    """Lay out one placement with everything that comes of it; what is still open is asked."""
    layout = layouts.head(desk, extras)
    layout.text("\n".join([f"**{_heading(desk, plan)}**", *_outcome(desk, plan)]))
    _orders(layout, desk, search, plan)
    _removals(layout, desk, search, plan)
    if final and plan.ready:
        layout.small(_say(desk, layouts.final_key(desk)))
    return layout.row(
        button(
            _say(desk, "hanzo-place"),
            _control(desk, PLACE, search, *plan.walk.keys),
            Style.success,
            disabled=not plan.ready,
        ),
        button(_say(desk, "panel-back"), _control(desk, FIND, search)),
    )


def _heading(desk: Desk, plan: Plan) -> str:
    _, die, cell, axis, _ = plan.move
    key = "hanzo-die-on" if axis == "." else "hanzo-die-on-lying"
    return _say(desk, key, die=die, cell=cell, axis=names.axis(axis, desk.locale), glyph=GLYPHS[axis])


def _event(desk: Desk, kind: str, **fields: Any) -> str:
    return words.event_line(desk.table.game, kind, fields, desk.locale, desk.names)


def _outcome(desk: Desk, plan: Plan) -> list[str]:
    """Return what comes of each cell in order, each with why if it is wasted, and who leaves for a Door."""
    view, lines = desk.view, []
    cell_of_die = view.grid.index[plan.move[2]]
    for number, (result, (_, gone)) in enumerate(zip(plan.results, plan.move[4], strict=True), 1):
        cell, letter = view.grid.names[result.cell], RESOURCES[result.resource]
        kind = "Collected" if result.gained else "Wasted"
        told = _event(desk, kind, cell=cell, resource=letter, value=result.value, why=result.why)
        lines.append(f"{number}. {told}")
        if gone and plan.ready:
            lines.append("   - " + _event(desk, "SamuraiRemoved", cell=gone))
        elif not gone and result.gained and result.resource == DOOR and not removable(view, cell_of_die):
            why = "dull_weapons" if view.samurai else "no_samurai"
            lines.append("   - " + _event(desk, "NobodyRemoved", why=why))
    return lines or [words.choice_hint(desk.table.game, _nothing(), desk.locale)]


def _nothing() -> Choice:
    return Choice("", "take", (), note="yield", details={"collect": [], "held": []})


def _orders(layout: Layout, desk: Desk, search: Search, plan: Plan) -> None:
    """Add the orders of collecting, where they lead to different results."""
    keys, taken = plan.before(ORDER), plan.answer(ORDER)
    if keys is None or taken is None:
        return
    options = [
        SelectOption(
            label=cut(
                _say(desk, "hanzo-order-so", order=words.choice_label(desk.table.game, choice, desk.locale)),
                OPTION_TEXT,
            ),
            value=choice.key,
            description=cut(words.choice_hint(desk.table.game, choice, desk.locale), OPTION_TEXT) or None,
            default=choice.key == taken.key,
        )
        for choice in desk.game.choices(desk.view, keys).options[:OPTIONS]
    ]
    layout.row(menu(_say(desk, "hanzo-order"), _control(desk, LOOK, search, *keys), options))


def _removals(layout: Layout, desk: Desk, search: Search, plan: Plan) -> None:
    """Ask whom the Doors remove, where there is a choice."""
    keys, taken = plan.before(REMOVAL), plan.answer(REMOVAL)
    if keys is None:
        return
    sets: Sequence[tuple[str, ...]] = [choice.value for choice in desk.game.choices(desk.view, keys).options]
    eligible = list(dict.fromkeys(cell for cells in sets for cell in cells))
    eligible.sort(key=lambda cell: desk.view.grid.index[cell])
    chosen = taken.value if taken is not None else ()
    options = [
        SelectOption(
            label=capital(_say(desk, "hanzo-removal-one", count=1, cell=cell)),
            value=cell,
            description=capital(_say(desk, "hanzo-removal-frees", what=_resource_on(desk, cell))),
            default=cell in chosen,
        )
        for cell in eligible
    ]
    count = len(sets[0])
    question = _say(desk, "hanzo-removal", count=count)
    layout.row(menu(question, _control(desk, REMOVE, search, *keys), options, least=count, most=count))


def _resource_on(desk: Desk, cell: str) -> str:
    grid = desk.view.grid
    return names.resource(RESOURCES[grid.resource[grid.index[cell]]], desk.locale)
