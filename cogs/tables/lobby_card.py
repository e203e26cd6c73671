"""The public card of a table before its game: who sits where, and the buttons to sit, start and invite."""

from __future__ import annotations

import words
from cogs.board.boards import rules_button
from cogs.messages import telling
from cogs.messages.controls import Control, Style, button, person_menu
from cogs.messages.layout import Layout
from engine.registry import game
from table import TableInfo
from words.lists import joined

SIT, LEAVE, START, CANCEL, INVITE = "lobby-sit", "lobby-leave", "lobby-start", "lobby-cancel", "lobby-invite"
"""Actions of the card's controls."""
ANY = "any"
"""The key of `SIT` for whoever takes either role; else it is the number of the seat."""


def card(info: TableInfo, called_off_by: int | None = None) -> Layout:
    """Return the card as the table is now; once the game has begun or was called off (by whom, if that is known),
    without controls."""
    locale = info.locale
    full = info.status == "lobby" and len(info.players) == len(info.roles)
    title = words.of(info.game).title(locale)
    heading = words.say("lobby-card-full" if full else f"lobby-card-{info.status}", locale, game=title)
    layout = Layout(f"### {heading}", "\n".join(_seats(info)), "\n".join(_options(info)))
    if info.status == "lobby":
        layout.small(words.say("lobby-card-how-full" if full else "lobby-card-how", locale))
        _controls(layout, info)
    elif called_off_by is not None:
        layout.small(words.say("lobby-called-off", locale, who=telling.mention(called_off_by)))
    elif info.commitment:
        layout.small(words.say("lobby-promise", locale, commitment=info.commitment))
    return layout


def _seats(info: TableInfo) -> list[str]:
    locale = info.locale
    lines = []
    nobody = words.say("lobby-free" if len(info.players) < len(info.roles) else "lobby-drawn", locale)
    for seat, role in enumerate(info.roles):
        taken = [player.person for player in info.players if player.seat == seat]
        if info.status == "cancelled" and not taken:
            continue
        who = telling.mention(taken[0]) if taken else nobody
        lines.append(words.say("lobby-seat", locale, role=words.of(info.game).role(role, locale), who=who))
    undecided = [telling.mention(player.person) for player in info.players if player.seat is None]
    if undecided:
        lines.append(words.say("lobby-either", locale, who=joined(undecided, locale)))
    return [f"- {line}" for line in lines]


def _options(info: TableInfo) -> list[str]:
    """Return the village and every option that differs from its default."""
    locale = info.locale
    lines = []
    for number, spec in enumerate(game(info.game).option_specs):
        value = info.options.get(spec.name, spec.default)
        if number == 0 or value != spec.default:
            name = words.of(info.game).option_name(spec.name, locale)
            chosen = words.of(info.game).option_value(spec.name, value, locale)
            lines.append(words.say("lobby-option", locale, name=name, value=chosen))
    if info.first_game:
        lines.append(words.say("lobby-first-game", locale))
    return lines


def _controls(layout: Layout, info: TableInfo) -> None:
    locale = info.locale
    free = len(info.roles) - len(info.players)

    taken = {player.seat for player in info.players}
    seats = [
        button(
            words.say("lobby-sit-as", locale, role=words.of(info.game).role(role, locale)),
            Control(SIT, info.id, keys=(str(seat),)),
            disabled=seat in taken,
        )
        for seat, role in enumerate(info.roles)
    ]
    layout.row(
        button(words.say("lobby-sit", locale), Control(SIT, info.id, keys=(ANY,)), Style.primary, disabled=not free),
        *seats,
    )
    layout.row(
        button(words.say("lobby-start", locale), Control(START, info.id), Style.success, disabled=free > 0),
        button(words.say("lobby-leave", locale), Control(LEAVE, info.id)),
        button(words.say("lobby-cancel", locale), Control(CANCEL, info.id)),
        rules_button(info.game, locale),
    )
    layout.row(person_menu(words.say("lobby-invite", locale), Control(INVITE, info.id)) if free else None)
