"""How the choice of a map and the building of one look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import SelectOption

import words
from cogs.hanzo import map_draft as drafts
from cogs.hanzo.map_draft import Draft
from cogs.messages.controls import Control, Form, Style, button, menu
from cogs.messages.layout import Item, Layout, Picture
from cogs.messages.limits import OPTION_TEXT, OPTIONS
from cogs.panel import layout as layouts
from cogs.panel.desk import Desk
from cogs.panel.layout import Extras, cut
from engine.hanzo.cards import Cards, Face
from engine.hanzo.maps import Laid, write_map
from engine.hanzo.rulings import CARDS
from engine.hanzo.validate import Finding
from engine.hanzo.view import RESOURCES
from engine.names import NAME_LENGTH
from table import SavedMap
from words.hanzo import finding

BUILD, CARDS_LEFT, ADD, CHANGE, CLEAR = "hz-build", "hz-cards", "hz-add", "hz-change", "hz-clear"
"""Open the building panel (a key or a picked value: the card in hand), show the cards that can be added, add the one
that is picked, change the card in hand (keys: the card, what to do), take everything off."""
SHELF, TAKE = "hz-shelf", "hz-take"
"""Show the saved maps, take the one that is picked as the draft."""
ASK_NAME, SAVE, ASK_TEXT, READ = "hz-ask-name", "hz-save", "hz-ask-text", "hz-read"
"""Forms for the name to save under and for the text of a map, and what becomes of them."""
NAME, TEXT = "name", "text"
"""Fields of the forms."""
COMMIT = "c"
"""The key of the choice that lays the draft."""
FLIP, TOP, OFF, TURN = "f", "z", "x", "t"
WAYS = {"w": "←", "n": "↑", "s": "↓", "e": "→", TURN: "↻"}
"""What moves the card in hand, with its sign: a space to each side, and a quarter turn."""
_TEXT_MOST = 300


def _say(desk: Desk, key: str, **parameters: Any) -> str:
    return words.say(key, desk.locale, **parameters)


def _button(desk: Desk, key: str, action: str, *keys: str, style: Style = Style.secondary, **parameters: Any) -> Item:
    return button(_say(desk, key, **parameters), Control(action, desk.table.id, desk.sequence, keys), style)


def choosing(desk: Desk, extras: Extras) -> Layout:
    """Lay out the choice of a map: ready-made, drawn, built or saved."""
    key = "hanzo-map-build" if desk.view.draft is None else "hanzo-map-build-on"
    ways = (_button(desk, key, BUILD), _button(desk, "hanzo-map-shelf", SHELF))
    return layouts.question_panel(desk, desk.root(), extras, ways=ways)


def building(
    desk: Desk,
    draft: Draft,
    hand: int,
    found: Sequence[Finding],
    notice: str = "",
    picture: Picture | None = None,
) -> Layout:
    """Lay out the building panel, the picture just above what changes it; before the first card it shows the cards.
    ``hand`` is the number of the card in hand, from 0; out of range for none."""
    layout = layouts.head(desk, Extras(notice=notice), short=True)
    layout.text(_laid(desk, draft, hand, listed=picture is None))
    rest = [one for one in found if not is_unfinished(draft, one)]
    if not draft:
        layout.text(_say(desk, "hanzo-map-begin"))
    elif rest or not found:
        layout.text("\n".join(told(rest, desk.locale)))
    if draft:
        layout.text(f"`{write_map(draft, drafts.name_of(desk.view.draft))}`")
    if picture is not None:
        layout.fresh(picture, "map")
    layout.small(_say(desk, "hanzo-map-key"))
    if hand in range(len(draft)):
        held = str(hand)
        layout.row(*(_move(desk, held, way, sign) for way, sign in WAYS.items()))
        below = hand + 1 < len(draft)
        layout.row(
            _button(desk, "hanzo-map-flip", CHANGE, held, FLIP),
            _button(desk, "hanzo-map-top", CHANGE, held, TOP, count=len(draft)) if below else None,
            _button(desk, "hanzo-map-off", CHANGE, held, OFF, style=Style.danger),
        )
    if draft:
        options = [
            SelectOption(label=cut(_named(desk, number, one), OPTION_TEXT), value=str(number), default=number == hand)
            for number, one in enumerate(draft)
        ]
        layout.row(menu(_say(desk, "hanzo-map-hand"), Control(BUILD, desk.table.id, desk.sequence), options))
    faces = _add_menu(layout, desk, draft)
    ready = drafts.ready(found)
    return layout.row(
        _button(desk, "hanzo-map-lay", "panel-go", COMMIT, style=Style.success) if ready else None,
        _button(desk, "hanzo-map-save", ASK_NAME) if ready else None,
        _button(desk, "hanzo-map-cards", CARDS_LEFT) if faces and draft and picture is not None else None,
        _button(desk, "hanzo-map-text", ASK_TEXT),
        _button(desk, "hanzo-map-clear", CLEAR) if draft else None,
        _button(desk, "panel-back", "panel-go"),
    )


def _add_menu(layout: Layout, desk: Desk, draft: Draft) -> bool:
    """Add the menu of the cards that can be added; say whether there is any."""
    cards: Cards = desk.view.setting.cards
    options = [_face(desk, cards.faces[face]) for face in drafts.unused(cards, draft)[:OPTIONS]]
    if options:
        layout.row(menu(_say(desk, "hanzo-map-add"), Control(ADD, desk.table.id, desk.sequence), options))
    return bool(options)


def cards_left(desk: Desk, draft: Draft, picture: Picture) -> Layout:
    """Lay out the cards that can be added, with their picture."""
    layout = layouts.head(desk, Extras(), short=True)
    layout.text(_laid(desk, draft, -1, listed=False)).fresh(picture, "cards").small(_say(desk, "hanzo-map-key"))
    _add_menu(layout, desk, draft)
    return layout.row(_button(desk, "hanzo-map-build-on", BUILD))


def _move(desk: Desk, held: str, way: str, sign: str) -> Item:
    return button(sign, Control(CHANGE, desk.table.id, desk.sequence, (held, way)))


def _named(desk: Desk, number: int, one: Laid) -> str:
    turn = f" · {one.turn}°" if one.turn else ""
    face: Face = desk.view.setting.cards.faces[one.face]
    return f"{number + 1} · {face.id} {face.name(desk.locale)}{turn}"


def _face(desk: Desk, face: Face) -> SelectOption:
    """Return a face that can be added, told by its resources."""
    letters = [RESOURCES[resource] for row in face.rows for _, resource in row if resource >= 0]
    shown = " ".join(sorted(letters, key=RESOURCES.index))
    return SelectOption(
        label=cut(f"{face.id} {face.name(desk.locale)}", OPTION_TEXT), value=face.id, description=shown or None
    )


def _laid(desk: Desk, draft: Draft, hand: int, *, listed: bool) -> str:
    """Return how many cards lie, and where there is no picture, which."""
    lines = [f"**{_say(desk, 'hanzo-map-title', count=len(draft), cards=CARDS)}**"]
    if not listed:
        return lines[0]
    for number, one in enumerate(draft):
        named = _named(desk, number, one)
        lines.append(f"- **{named}**" if number == hand else f"- {named}")
    return "\n".join(lines)


def is_unfinished(draft: Draft, one: Finding) -> bool:
    """Say whether a finding only tells that cards are still to come, which is no mistake while a map is built."""
    return len(draft) < CARDS and one.parameters.get("why") == "count"


def told(found: Sequence[Finding], locale: str) -> list[str]:
    """Return what there is to say about a map, faults before hints; that it is fine, if there is nothing."""
    if not found:
        return [words.say("hanzo-map-fine", locale)]
    ordered = sorted(found, key=lambda one: not one.hard)
    lines = [
        words.say("hanzo-map-fault" if one.hard else "hanzo-map-hint", locale, text=finding(one, locale))
        for one in ordered
    ]
    return lines[:8]


def shelf(desk: Desk, maps: Sequence[SavedMap]) -> Layout:
    """Lay out the saved maps; the one that is picked becomes the draft."""
    layout = layouts.head(desk, Extras())
    layout.text(f"**{_say(desk, 'hanzo-map-shelf')}**\n{_say(desk, 'hanzo-map-shelf-about', count=len(maps))}")
    if maps:
        # By name, for a number would mean another map once somebody saves or deletes one.
        options = [
            SelectOption(label=one.name, value=one.name, description=cut(one.author_name, OPTION_TEXT)) for one in maps
        ]
        starts = range(0, min(len(options), 4 * OPTIONS), OPTIONS)
        for start in starts:
            part = options[start : start + OPTIONS]
            control = Control(TAKE, desk.table.id, desk.sequence, (f"p{start}",))
            named = _say(desk, "hanzo-map-take", first=part[0].label, last=part[-1].label, pages=len(starts))
            layout.row(menu(named, control, part))
    return layout.row(_button(desk, "panel-back", "panel-go"))


def name_form(control: Control, locale: str) -> Form:
    """Return the form that asks for the name to save a map under."""
    form = Form(words.say("hanzo-map-save", locale), control._replace(action=SAVE))
    return form.ask(NAME, words.say("hanzo-map-name", locale), most=NAME_LENGTH)


def text_form(control: Control, locale: str) -> Form:
    """Return the form that asks for the text of a map."""
    form = Form(words.say("hanzo-map-text", locale), control._replace(action=READ))
    return form.ask(
        TEXT,
        words.say("hanzo-map-text-about", locale),
        placeholder="05f@0(0,0);12f@180(0,3);08f@180(0,6)",
        long=True,
        most=_TEXT_MOST,
    )
