"""Choosing and building the map of Hanzō by a private panel.

The draft lies in the table's private drafts; a control carries only which card is in hand and what to do with it.
"""

from __future__ import annotations

from cogs.client import TatamiBot
from cogs.hanzo import map_draft as drafts
from cogs.hanzo import map_layout as layouts
from cogs.hanzo.keys import HANZO_GAMES
from cogs.hanzo.map_draft import Draft, TooFar
from cogs.hanzo.map_layout import FLIP, OFF, TOP, TURN
from cogs.hanzo.place_panel import take_place, wanted_theme
from cogs.messages.answers import Answer, Interaction, Opening
from cogs.messages.controls import Press, open_form, whole_number
from cogs.messages.layout import Picture
from cogs.panel import panel
from cogs.panel.desk import Desk
from cogs.panel.panel import News
from engine.core import Move
from engine.hanzo.maps import preset, read_name, write_map
from engine.hanzo.validate import Finding
from table import SavedMap, Stale

ASK = "map"
"""The question that a map answers."""
NONE_IN_HAND = -1


async def show_choice(answer: Answer, desk: Desk, news: News) -> None:
    """Show the maps to choose from, and a picture of what was built so far."""
    extras = await panel.at_root(answer, desk, news)
    draft = drafts.of_move(desk.view.draft)
    picture = await draw(answer, desk, draft, NONE_IN_HAND) if news.drawn and draft else None
    await answer.show(layouts.choosing(desk, extras._replace(picture=picture)))


async def draw(answer: Answer, desk: Desk, draft: Draft, hand: int) -> Picture | None:
    """Draw a draft, before its first card the cards to choose from; ``None`` for whoever asked for text instead."""
    if not draft:
        return await draw_cards(answer, desk, draft)
    theme = await wanted_theme(answer, desk)
    if theme is None:
        return None
    return await answer.bot.studio.map(
        desk.table.game,
        desk.view.setting,
        write_map(draft, drafts.name_of(desk.view.draft)),
        chosen=hand + 1,
        locale=desk.locale,
        theme=theme,
    )


async def draw_chosen(answer: Answer, desk: Desk, move: Move) -> Picture | None:
    """Draw the ready-made map that a move chooses; ``None`` for any other, and for whoever asked for text instead."""
    setting = desk.view.setting
    key = preset(setting.cards, str(move[1]))
    theme = await wanted_theme(answer, desk)
    if key is None or theme is None:
        return None
    text = setting.cards.presets[key].map
    return await answer.bot.studio.map(desk.table.game, setting, text, locale=desk.locale, theme=theme)


async def draw_cards(answer: Answer, desk: Desk, draft: Draft) -> Picture | None:
    """Draw the cards that can be added; ``None`` for whoever asked for text instead."""
    theme = await wanted_theme(answer, desk)
    if theme is None:
        return None
    setting = desk.view.setting
    faces = drafts.unused(setting.cards, draft)
    return await answer.bot.studio.cards(desk.table.game, setting, faces, locale=desk.locale, theme=theme)


def findings(desk: Desk, draft: Draft) -> list[Finding]:
    """Return what there is to say about a draft at this table."""
    found: list[Finding] = desk.view.setting.findings(draft)
    return found


async def show_building(answer: Answer, desk: Desk, draft: Draft, hand: int, notice: str = "") -> None:
    """Show the building panel with a fresh picture."""
    picture = await draw(answer, desk, draft, hand)
    await answer.show(layouts.building(desk, draft, hand, findings(desk, draft), notice, picture))


async def keep(answer: Answer, desk: Desk, draft: Draft, name: str = "") -> Desk:
    """Keep a draft and return the desk with it. Raises `table.Stale` if the map was chosen meanwhile."""
    move = drafts.as_move(draft, name)
    await answer.bot.tables.set_draft(desk.table.id, desk.person, move, sequence=desk.sequence)
    return desk._replace(view=desk.view._replace(draft=move))


async def keep_and_show(answer: Answer, desk: Desk, draft: Draft, hand: int, notice: str = "", name: str = "") -> None:
    """Keep a draft and show it in the building panel."""
    await show_building(answer, await keep(answer, desk, draft, name), draft, hand, notice)


async def take_text(answer: Answer, desk: Desk, text: str) -> None:
    """Take the text of a map as the draft; other than while building, missing cards are told as a fault. Raises what
    `map_draft.read` raises."""
    draft = drafts.read(desk.view.setting.cards, text)
    short = [one for one in findings(desk, draft) if layouts.is_unfinished(draft, one)]
    notice = layouts.told(short, desk.locale)[0] if short else ""
    await keep_and_show(answer, desk, draft, NONE_IN_HAND, notice, read_name(text))


async def take_saved(answer: Answer, desk: Desk, name: str) -> None:
    """Take a saved map with its name as the draft. Raises `table.UnknownMap` and what `map_draft.read` raises."""
    saved = await answer.bot.tables.saved_map(shelf_of(answer.interaction), name)
    draft = drafts.read(desk.view.setting.cards, saved.text)
    notice = answer.text("hanzo-map-taken", name=saved.name)
    await keep_and_show(answer, desk, draft, NONE_IN_HAND, notice, saved.name)


async def choosing_desk(press: Press) -> Desk:
    """Seat the person who pressed, if he still has to choose the map. Raises `table.Stale`."""
    desk = await panel.fresh_desk(press)
    if desk.root().choices.ask != ASK or desk.table.game not in HANZO_GAMES:
        raise Stale(desk.position)
    return desk


async def on_build(press: Press) -> None:
    """Open the building panel, with the card in hand that was picked."""
    desk = await choosing_desk(press)
    draft = drafts.of_move(desk.view.draft)
    hand = whole_number(press.value) if press.values else len(draft) - 1
    await show_building(press.answer, desk, draft, hand)


async def on_cards(press: Press) -> None:
    """Show the cards that can be added; the building panel, if there is no room for another or text is wanted."""
    desk = await choosing_desk(press)
    draft = drafts.of_move(desk.view.draft)
    left = drafts.unused(desk.view.setting.cards, draft)
    picture = await draw_cards(press.answer, desk, draft) if left else None
    if picture is None:
        await show_building(press.answer, desk, draft, len(draft) - 1)
        return
    await press.answer.show(layouts.cards_left(desk, draft, picture))


async def on_add(press: Press) -> None:
    """Add a card and take it in hand."""
    desk = await choosing_desk(press)
    draft = drafts.of_move(desk.view.draft)
    try:
        draft = drafts.added(desk.view.setting.cards, draft, press.value)
    except KeyError:
        raise Stale(desk.position) from None
    await keep_and_show(press.answer, desk, draft, len(draft) - 1)


async def on_change(press: Press) -> None:
    """Move, turn, flip, raise or take off the card in hand."""
    desk = await choosing_desk(press)
    draft, hand, what = drafts.of_move(desk.view.draft), press.number(), press.key(1)
    if hand not in range(len(draft)):
        raise Stale(desk.position)
    cards = desk.view.setting.cards
    notice = ""
    if what in drafts.SHIFTS:
        try:
            draft = drafts.shifted(cards, draft, hand, what)
        except TooFar:
            notice = press.answer.text("hanzo-map-too-far")
    elif what == FLIP:
        draft = drafts.flipped(cards, draft, hand)
    elif what == TOP:
        draft, hand = drafts.raised(draft, hand), len(draft) - 1
    elif what == OFF:
        draft, hand = drafts.without(draft, hand), NONE_IN_HAND
    elif what == TURN:
        draft = drafts.turned(draft, hand)
    else:
        raise Stale(desk.position)
    await keep_and_show(press.answer, desk, draft, hand, notice)


async def on_clear(press: Press) -> None:
    """Take every card off."""
    await keep_and_show(press.answer, await choosing_desk(press), (), NONE_IN_HAND)


# Saved maps and texts


def shelf_of(interaction: Interaction) -> int:
    """Return the shelf that somebody uses here: the server's, or in direct messages his own."""
    return interaction.guild_id or interaction.user.id


async def saved_like(interaction: Interaction, typed: str) -> list[SavedMap]:
    """Return the maps that are saved here and whose names contain what is typed, in the order of their names."""
    wanted = typed.strip().casefold()
    saved = await interaction.client.tables.saved_maps(shelf_of(interaction))
    return [one for one in saved if wanted in one.name.casefold()]


async def on_shelf(press: Press) -> None:
    """Show the maps that are saved here."""
    desk = await choosing_desk(press)
    maps = await press.answer.bot.tables.saved_maps(shelf_of(press.answer.interaction))
    await press.answer.show(layouts.shelf(desk, maps))


async def on_take(press: Press) -> None:
    """Take a saved map as the draft."""
    desk = await choosing_desk(press)
    await take_saved(press.answer, desk, press.value)


async def on_ask_name(press: Press) -> None:
    """Ask for the name to save the draft under."""
    await open_form(press, layouts.name_form(press.control, press.answer.locale))


async def on_save(press: Press) -> None:
    """Save the draft under the name that was sent, which it has from then on."""
    desk, answer = await choosing_desk(press), press.answer
    draft = drafts.of_move(desk.view.draft)
    if not drafts.ready(findings(desk, draft)):  # changed in another panel while the form was open
        await show_building(answer, desk, draft, NONE_IN_HAND, answer.text("hanzo-map-not-saved"))
        return
    shelf = shelf_of(answer.interaction)
    saved = await answer.bot.tables.save_map(
        shelf, press.fields.get(layouts.NAME, ""), write_map(draft), answer.person, answer.name
    )
    notice = answer.text("hanzo-map-saved-here", name=saved.name)
    await keep_and_show(answer, desk, draft, NONE_IN_HAND, notice, saved.name)


async def on_ask_text(press: Press) -> None:
    """Ask for the text of a map."""
    await open_form(press, layouts.text_form(press.control, press.answer.locale))


async def on_read(press: Press) -> None:
    """Take the text that was sent as the draft."""
    desk = await choosing_desk(press)
    await take_text(press.answer, desk, press.fields.get(layouts.TEXT, ""))


async def setup(bot: TatamiBot) -> None:
    """Register the controls, and take the panel's place while a map is to be chosen."""
    handlers = {
        layouts.BUILD: on_build,
        layouts.CARDS_LEFT: on_cards,
        layouts.ADD: on_add,
        layouts.CHANGE: on_change,
        layouts.CLEAR: on_clear,
        layouts.SHELF: on_shelf,
        layouts.TAKE: on_take,
        layouts.SAVE: on_save,
        layouts.READ: on_read,
    }
    take_place(bot, ASK, show_choice, handlers)
    for game in HANZO_GAMES:
        bot.additions.add(panel.PREVIEWS, (game, ASK), draw_chosen)
    bot.controls.on(layouts.ASK_NAME, on_ask_name, Opening.FORM)
    bot.controls.on(layouts.ASK_TEXT, on_ask_text, Opening.FORM)
