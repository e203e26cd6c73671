"""How a panel looks: one question of the tree of choices, with what leads to it and what can be done besides.

Nothing here knows a game. Names of choices, questions and what they do come from ``words`` by the game's key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

import words
from cogs.board.boards import again_button, ending, rules_button
from cogs.messages import telling
from cogs.messages.controls import Control, Style, button, menu
from cogs.messages.layout import Item, Layout, Picture, Shown
from cogs.messages.limits import BUTTON_LABEL, OPTION_TEXT, OPTIONS
from cogs.panel import proposals as panel_proposals
from cogs.panel import walk as panel_walk
from cogs.panel.desk import Desk
from cogs.panel.walk import Walk
from cogs.tables.table_commands import ASK_RESIGN
from engine.core import Choice, Prefix
from table import UndoOffer
from words.lists import capital, joined

BUTTONS = 7
"""Up to so many answers are buttons, one press each; more make a menu (two presses)."""
GROUPS = frozenset({"area"})
"""Kinds of answers that only gather others."""
END = "end"
"""What a game calls the answer that ends a phase; it has a place of its own."""
PREVIEW = "preview"
"""Begins the name of a picture that shows a move that has not been made."""
_HAPPENED_MOST = 1_400


class Aside(NamedTuple):
    """A control beside the question that leads to something of a game's own."""

    label: str
    """Key of its label."""
    action: str


class Extras(NamedTuple):
    """What a panel shows besides the question."""

    notice: str = ""
    """A line about the last press, such as that it came too late."""
    happened: tuple[str, ...] = ()
    """What the last move led to, a line each."""
    picture: Picture | None = None
    preview: bool = False
    """Whether the picture shows a move that has not been made, so that no other step may keep it."""
    kept: discord.Attachment | None = None
    """The picture that the edited message has already."""
    undo: UndoOffer | None = None
    aside: Aside | None = None
    again: bool = False
    """Whether another game can be opened from here, once this one is over."""


def question_panel(desk: Desk, here: Walk, extras: Extras, page: int = 0, ways: Sequence[Item] = ()) -> Layout:
    """Lay out a question with its answers, and other ``ways`` to answer it."""
    layout = head(desk, extras)
    end = next((one for one in here.choices.options if not here.keys and one.value == END), None)
    question = panel_walk.offered(desk.game, desk.view, here, OPTIONS, GROUPS)
    answers = [(keys, choice) for keys, choice in question.answers if choice is not end]
    few = len(answers) <= BUTTONS
    lines = [_crumbs(desk, here), f"**{words.question(desk.table.game, question.ask, desk.locale)}**"]
    about = words.about(desk.table.game, question.ask, desk.view, desk.locale)
    lines.append(about and f"-# {about}")
    layout.text("\n".join(line for line in [*lines, *(_lines(desk, answers) if few else ())] if line))
    if few:
        layout.buttons(_answer_button(desk, here.keys + keys, choice) for keys, choice in answers)
    else:
        _menu(layout, desk, here, answers, page)
    finish = None
    if here.choices.move is not None:
        label = words.say("panel-enough", desk.locale)
        finish = button(label, _control(desk, "panel-finish", here.keys), Style.success)
    layout.row(*ways)
    beside = (finish, _back(desk, here), *always(desk, extras, end, here))
    return layout.buttons(one for one in beside if one is not None)


def confirm_panel(desk: Desk, here: Walk, extras: Extras, *, final: bool, because: str = "") -> Layout:
    """Lay out a whole move once more before it is made, with what it does.

    ``final``: it cannot be taken back alone; ``because``: the key of what else is a reason to ask.
    """
    layout = head(desk, extras)
    last = here.answers[-1].choice
    lines = [_crumbs(desk, here), capital(_about(desk, last))]
    reasons = [because] if because else []
    if final:
        reasons.append(final_key(desk))
    lines += [f"-# {words.say(reason, desk.locale)}" for reason in reasons]
    layout.text("\n".join(line for line in lines if line))
    label = words.say("panel-confirm", desk.locale)
    return layout.row(button(label, _control(desk, "panel-commit", here.keys), Style.success), _back(desk, here))


def final_key(desk: Desk) -> str:
    """Return the key of the warning before what this player cannot take back alone."""
    return "panel-final-alone" if len(desk.table.roles) == 1 else "panel-final"


def idle_panel(desk: Desk, extras: Extras) -> Layout:
    """Lay out what a player who owes no decision can do."""
    layout = head(desk, extras)
    waiting = [desk.names[seat] for seat in desk.position.to_move]
    if waiting:
        play = words.say("board-play", desk.table.locale)  # as it is written on the board
        layout.text(words.say("panel-waiting", desk.locale, names=joined(waiting, desk.locale), play=play))
    else:
        layout.text(ending(desk.table, desk.locale))
    again = again_button(desk.table, desk.locale) if extras.again and not waiting else None
    return layout.row(again, *always(desk, extras, None, None))


def undo_panel(desk: Desk, offer: UndoOffer, extras: Extras) -> Layout:
    """Lay out the question whether to ask the opponent for an undo."""
    layout = head(desk, extras)
    layout.text(words.say("panel-undo-asks", desk.locale, count=offer.steps))
    layout.row(
        button(words.say("panel-undo-ask", desk.locale), _control(desk, "panel-undo-ask"), Style.primary),
        button(words.say("panel-back", desk.locale), _control(desk, "panel-go")),
    )
    return layout


def head(desk: Desk, extras: Extras, *, short: bool = False) -> Layout:
    """Begin a panel, whatever it is about: where the game stands, what waits for an answer, what happened, the
    picture, what is to be said of the last press. The aim of the game is left out if it is to be ``short``, and where
    a move is answered."""
    layout = Layout(f"### {status(desk)}")
    asked = panel_proposals.concerning(desk)
    layout.shown = Shown(desk.table.id, desk.sequence, desk.is_due, not desk.position.to_move, asked)
    panel_proposals.add_waiting(layout, desk)
    if desk.table.assisted:
        layout.small(words.say("panel-assisted", desk.locale))
    layout.small("" if short or extras.happened else aim(desk))
    layout.text("\n".join(words.of(desk.table.game).warnings(desk.view, desk.locale)))
    layout.text(telling.newest(extras.happened, desk.locale, _HAPPENED_MOST))
    if extras.kept is not None:
        layout.keep(extras.kept)
    elif extras.picture is not None:
        name = PREVIEW if extras.preview else "panel"
        layout.picture(extras.picture, f"{name}-{desk.table.id}-{desk.sequence}.png")
    return layout.text(extras.notice and f"> {extras.notice}")  # by the controls: a phone shows the end of a message


def aim(desk: Desk) -> str:
    """Return what the game is about, where its catalogue says it, until the first turn is over."""
    key = f"panel-aim-{desk.table.game.replace('_', '-')}"
    if desk.view.turn > 1 or not desk.position.to_move or not words.has(key):
        return ""
    rules = words.say("board-rules", desk.table.locale)  # as it is written on the board
    return words.say(key, desk.locale, rules=rules)


def status(desk: Desk) -> str:
    """Return where the game stands in one line, with what is left to spend.

    A game whose catalogue has ``panel-status-<game>`` says it itself from the fields of its view.
    """
    if not desk.position.to_move:
        return words.say("panel-status-over", desk.locale)
    key = f"panel-status-{desk.table.game.replace('_', '-')}"
    if not words.has(key):
        return words.say("panel-status", desk.locale)
    return words.say(key, desk.locale, **desk.view._asdict())


def _crumbs(desk: Desk, here: Walk) -> str:
    labels = [words.choice_label(desk.table.game, one.choice, desk.locale) for one in here.answers]
    return words.say("panel-chosen", desk.locale, path=" › ".join(labels)) if labels else ""


def facts(choice: Choice, locale: str) -> list[str]:
    """Return price and exact odds of a choice, as far as it carries them."""
    found = []
    if choice.price is not None:
        found.append(words.say("panel-price", locale, count=choice.price))
    if choice.odds is not None:
        good, every = choice.odds
        key = "panel-odds" if good else "panel-odds-none"
        found.append(words.say(key, locale, good=good, all=every, percent=_percent(good, every)))
    return found


def _percent(good: int, every: int) -> str:
    """Return a share in whole per cent that is never rounded to certainty."""
    rounded = round(100 * good / every)
    if rounded == 0 and good:
        return "< 1"
    return "> 99" if rounded == 100 and good < every else str(rounded)


def _about(desk: Desk, choice: Choice) -> str:
    """Return what a choice costs, promises and does, in one line."""
    parts = [*facts(choice, desk.locale), words.choice_hint(desk.table.game, choice, desk.locale)]
    return " · ".join(part for part in parts if part)


def _lines(desk: Desk, answers: Sequence[tuple[Prefix, Choice]]) -> list[str]:
    """Return what the buttons do, where their labels do not say it; once, if it is the same for all."""
    about = [_about(desk, choice) for _, choice in answers]
    if len(about) > 1 and len(set(about)) == 1:
        return [capital(about[0])]
    labels = [words.choice_label(desk.table.game, choice, desk.locale) for _, choice in answers]
    return [f"- {label}: {text}" for label, text in zip(labels, about, strict=True) if text]


def cut(text: str, most: int) -> str:
    """Return a text of at most so many characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _control(desk: Desk, action: str, keys: Prefix = ()) -> Control:
    return Control(action, desk.table.id, desk.sequence, keys)


def _answer_button(desk: Desk, keys: Prefix, choice: Choice) -> Item:
    label = words.choice_label(desk.table.game, choice, desk.locale)
    return button(cut(label, BUTTON_LABEL), _control(desk, "panel-go", keys), Style.primary)


def _menu(layout: Layout, desk: Desk, here: Walk, offered: Sequence[tuple[Prefix, Choice]], page: int) -> None:
    """Add a menu of one page of answers and, if there are more, the way to the other pages."""
    last = (len(offered) - 1) // OPTIONS
    page = max(0, min(page, last))
    shown = offered[page * OPTIONS : (page + 1) * OPTIONS]
    placeholder = words.say("panel-choose", desk.locale, count=len(offered), page=page + 1, pages=last + 1)
    options = [_option(desk, keys, choice) for keys, choice in shown]
    layout.row(menu(placeholder, _control(desk, "panel-pick", here.keys), options))
    if last:
        layout.row(
            _turn(desk, here, page - 1, "panel-previous") if page > 0 else None,
            _turn(desk, here, page + 1, "panel-next") if page < last else None,
        )


def _turn(desk: Desk, here: Walk, page: int, key: str) -> Item:
    return button(words.say(key, desk.locale), _control(desk, "panel-page", (str(page), *here.keys)))


def _option(desk: Desk, keys: Prefix, choice: Choice) -> discord.SelectOption:
    label = words.choice_label(desk.table.game, choice, desk.locale)
    description = cut(_about(desk, choice), OPTION_TEXT)
    return discord.SelectOption(label=cut(label, OPTION_TEXT), value=".".join(keys), description=description or None)


def _back(desk: Desk, here: Walk) -> Item | None:
    if here.back is None:
        return None
    return button(words.say("panel-back", desk.locale), _control(desk, "panel-go", here.back))


def always(desk: Desk, extras: Extras, end: Choice | None, here: Walk | None) -> list[Item]:
    """Return the controls that have nothing to do with the question at hand."""
    controls: list[Item] = []
    if end is not None:
        label = words.choice_label(desk.table.game, end, desk.locale)
        alone = here is not None and len(here.choices.options) == 1
        controls.append(
            button(
                cut(label, BUTTON_LABEL),
                _control(desk, "panel-go", (end.key,)),
                Style.primary if alone else Style.danger,
            )
        )
    if extras.undo is not None:
        label = words.say("panel-undo" if extras.undo.free else "panel-undo-by-consent", desk.locale)
        controls.append(button(label, _control(desk, "panel-undo")))
    if here is None or not here.keys:
        if extras.aside is not None:
            controls.append(button(words.say(extras.aside.label, desk.locale), _control(desk, extras.aside.action)))
        controls.append(button(words.say("board-text-board", desk.locale), _control(desk, "panel-text")))
        controls.append(rules_button(desk.table.game, desk.locale))
        if desk.position.to_move:
            controls.append(button(words.say("panel-resign", desk.locale), Control(ASK_RESIGN, desk.table.id)))
    return controls
