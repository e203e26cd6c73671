"""The twins of Hanzō's pictures in words: their limits, and that they say the same."""

from __future__ import annotations

import re

import pytest
from hanzo_pictures import GAMES, PRESETS, VIEWERS, fullest, largest, public, random_states, setting
from legibility import ESCAPED, LOCALES, assert_texts_keep_limits

import render
from engine.hanzo.grid import drawn
from engine.hanzo.restrictions import event_name
from engine.hanzo.scene import arriving, occupied, restrictions
from engine.hanzo.view import EVENT, MAP, NINJA, OVER, RESOURCES, SAMURAI, View
from render.hanzo import facts, hand_picture, header, map_picture
from render.hanzo.alt_text import alt_text
from render.hanzo.board_picture import paint_board
from render.hanzo.colours import colours_of
from render.hanzo.text_board import card_cells
from render.wording import ALT_LIMIT
from words import say
from words.hanzo import names as called
from words.hanzo import options

NAMES = ("Mateo", "Hana")


def views(game: str, map_name: str, number: int) -> list[tuple[View, View]]:
    """Views with the one of some moves before."""
    states = random_states(game, map_name, number)
    return [
        (GAMES[game].view(state, viewer), GAMES[game].view(before, None))
        for before, state in zip(states[::5], states[4::5], strict=False)
        for viewer in VIEWERS[game]
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_their_limits(locale: str) -> None:
    found = [(game, *pair) for game in GAMES for pair in views(game, "overlap", 7)]
    found += [
        (game, public(game, fullest(game, name)), public(game, fullest(game, name, 5)))
        for game in GAMES
        for name in PRESETS
    ]
    big = public("hanzo_solo", largest())
    found.append(("hanzo_solo", big, big._replace(turn=2)))
    for game, view, before in found:
        alt = alt_text(view, before, ESCAPED, locale)
        assert_texts_keep_limits(game, view, alt, locale, say("hanzo-picture-text-events", locale))


def test_text_board_says_what_the_view_holds() -> None:
    for game in GAMES:
        for view, _ in views(game, "broken_eaves", 8):
            text = render.text_board(game, view, names=NAMES)
            grid = view.grid
            rows = [line[3:] for line in text.split("```")[1].strip("\n").splitlines()[1:]]
            assert printed(view, rows) == drawn(grid).split(" / ")
            for cell in grid.cells(view.samurai):
                assert f"{grid.names[cell]} ({RESOURCES[grid.resource[cell]]})" in text
                assert rows[grid.at[cell][0]].split()[grid.at[cell][1]][1] == "S"
            for die in view.dice:
                assert re.search(rf"^{die.value} on {grid.names[die.cell]}\b", text, re.MULTILINE)
                assert called.axis(die.axis, "en") in text or die.axis == "."
            for kind, letter in enumerate(RESOURCES):
                name = called.resource(letter, "en")
                assert f"{name}: {view.counters[kind]}, now as far as {facts.limit(view, kind)}" in text
            assert f"In supply {view.supply};" in text
            for number in view.events:
                assert called.event(event_name(view.setting.duel, number), "en") in text
            for number in facts.marked(view):
                assert re.search(rf"Used up: .*\b{number} ", text)
            left = " ".join(map(str, view.left)) or "nothing"
            assert f"Not placed: {left}." in text


def named(text: str, name: str) -> View:
    """The view of a game on a map that somebody has called so."""
    rules = GAMES["hanzo_solo"]
    state = rules.from_position(setting("hanzo_solo"), f"map {name.replace(' ', '_')}:{text} left 1 2 events 6")
    return rules.view(state, None)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_map_is_called_by_its_name_or_else_by_how_it_lies(locale: str) -> None:
    ready = setting("hanzo_solo").cards.presets["overlap"].map
    unknown = header.map_name(named(";".join(reversed(ready.split(";"))), "\U00012000"), locale)
    assert unknown == say("hanzo-picture-map-free", locale)
    for text, name in ((ready, "Crooked Lane"), (ready, "橋 Überführung"), (ready, "x" * 40)):
        view = named(text, name)
        assert header.map_name(view, locale) == name
        assert header.where(view, locale).startswith(name)
        assert name in render.text_board("hanzo_solo", view, locale=locale)
        assert render.draw_map("hanzo_solo", view.setting, view.grid.text, locale=locale).alt.startswith(f"{name}.")
    plain = header.map_name(named(ready, "\U00012000"), locale)
    assert plain == options.option_value("map", "overlap", locale)


def printed(view: View, rows: list[str]) -> list[str]:
    """The rows of a text board with the pieces taken off again."""
    found = [row.split() for row in rows]
    for cell in view.grid.cells(occupied(view)):
        row, column = view.grid.at[cell]
        kind = view.grid.resource[cell]
        found[row][column] = found[row][column][0] + ("." if kind < 0 else RESOURCES[kind])
    return [" ".join(row) for row in found]


@pytest.mark.parametrize("locale", LOCALES)
def test_our_cards_have_names_in_every_language_that_the_picture_has_room_for(locale: str) -> None:
    rules = setting("hanzo_solo")
    faces = rules.cards.faces
    names = {number: face.name(locale) for number, face in faces.items()}
    assert len(set(names.values())) == len(names) / 2
    for number, name in names.items():
        assert locale == "en" or name != faces[number].name("en")
        lone = f"{number}@0(0,0)"
        canvas = map_picture.paint_map(rules, lone, 1, locale, colours_of("spring-light"))
        assert name in [lettering.text for lettering in canvas.letterings], name  # whole, not cut
        assert name in render.draw_map("hanzo_solo", rules, lone, locale=locale).alt


def test_alt_text_keeps_its_order() -> None:
    states = random_states("hanzo", "overlap", 8)
    index = next(number for number, state in enumerate(states) if state.turn >= 3 and len(state.dice) == 1)
    view, before = public("hanzo", states[index]), public("hanzo", states[index - 1])
    alt = alt_text(view._replace(supply=0), before, NAMES, "en")
    marks = ["Hanzō, Turn", "decides", "Changed:", "Counters:", "In danger:", "Cards:", "The text board"]
    places = [alt.index(mark) for mark in marks]
    assert places == sorted(places)


def test_the_event_card_says_what_is_open() -> None:
    seen = 0
    for game in GAMES:
        for number in (3, 4):
            for state in random_states(game, "overlap", number):
                view = GAMES[game].view(state, NINJA)
                if not view.events or view.phase == OVER:
                    continue
                seen += 1
                place, _ = restrictions(view)
                free = view.grid.every & ~occupied(view)
                alt = render.draw_hand(game, view).alt
                told = f"{(place & free).bit_count()} of {free.bit_count()} free spaces are open to dice"
                assert told in alt
                for one in view.events:
                    assert called.event(event_name(view.setting.duel, one), "en") in alt
    assert seen > 40


def test_the_samurai_player_is_told_what_each_die_would_do() -> None:
    seen = 0
    for state in random_states("hanzo", "overlap", 3):
        view = GAMES["hanzo"].view(state, SAMURAI)
        if view.phase == EVENT:
            rows = hand_picture.rows(view, "en")
            assert [row.die for row in rows] == sorted(set(view.left))
            for row in rows:
                kept = list(view.left)
                kept.remove(row.die)
                assert row.note.endswith(" ".join(map(str, kept)))
                assert row.over == view.spirits
            seen += 1
    assert seen > 5


@pytest.mark.parametrize(
    ("events", "held"),
    [("2 3", [True, False]), ("3 2", [False, True]), ("3 3", [False, True]), ("3 6", [False, True])],
)
def test_the_first_spirits_cancel_everything_else_second_spirits_too(events: str, held: list[bool]) -> None:
    game = GAMES["hanzo"]
    text = f"map six_gates events {events} spirits yes left 4 dice 1@A1."
    view = game.view(game.from_position(game.prepare({"map": "choose"}), text), None)
    assert [cancelled for _, _, cancelled in facts.named_events(view)] == held


def test_together_events_leave_doors_alone() -> None:
    view = GAMES["hanzo"].view(
        GAMES["hanzo"].from_position(setting("hanzo"), "map overlap phase event turn 2 events 2 left 4 6 dice 1@A1"),
        SAMURAI,
    )
    rows = {row.die: row.about for row in hand_picture.rows(view, "en")}
    assert "only Doors stay open" in rows[4]
    assert "only Doors stay open" not in rows[6]


def test_cards_are_told_as_rectangles_where_they_are_one() -> None:
    grid = public("hanzo", fullest("hanzo", "overlap")).grid
    assert card_cells(grid, 3) == "B3–D5"
    assert card_cells(grid, 0) == "A1 B1 C1 A2 B2 C2 A3"


def test_result_names_the_winner() -> None:
    for game in GAMES:
        view = public(game, random_states(game, "overlap", 8)[-1])
        assert view.ending is not None
        title = "escaped" if view.ending.winner == NINJA else "caught"
        alt = alt_text(view, None, NAMES, "en")
        assert say(f"hanzo-picture-title-{title}", "en") in alt
        assert say(f"hanzo-picture-end-{view.ending.reason}", "en") in alt


def test_of_a_stopped_game_nothing_is_said_that_is_still_to_come() -> None:
    for game in GAMES:
        for state in random_states(game, "overlap", 8)[:-1:5]:
            view = public(game, state)._replace(to_move=())
            for told in (alt_text(view, None, NAMES, "en"), render.text_board(game, view)):
                assert say("picture-title-stopped", "en") in told
                assert say("picture-waits", "en", name="|").split("|")[1] not in told
                assert say("hanzo-picture-dice-left", "en", count=len(view.left)) not in told


def test_once_a_game_is_over_no_samurai_is_said_to_come() -> None:
    for game in GAMES:
        view = public(game, fullest(game, "overlap"))
        coming = say("hanzo-picture-coming", "en", count=arriving(view))
        for seen in (view, view._replace(to_move=())):
            canvas = paint_board(seen, None, ("Hana", "Wren"), "en", colours_of("light"))
            assert (coming in {one.text for one in canvas.letterings}) == bool(seen.to_move)


def test_there_is_no_score_before_there_is_a_map() -> None:
    states = random_states("hanzo", "choose", 1)
    assert states[0].phase == MAP
    assert render.score_line("hanzo", public("hanzo", states[0])) == ""
    view = public("hanzo", states[-1])
    line = render.score_line("hanzo", view)
    for value in (*view.counters, view.supply):
        assert re.search(rf"\b{value}\b", line)


@pytest.mark.parametrize(
    ("game", "text", "head", "beside"),
    [
        ("hanzo", "events 6 left 2 3 5", "One of 3 dice to place", "Dice left"),
        ("hanzo", "events 6 6 left 5 dice 2@A1v", "1 die to place", "Dice to place"),
        ("hanzo", "phase event left 2 3 5 6", "", "Dice rolled"),
        ("hanzo_solo", "phase extra events 1 left 2 3 5", "", "Dice left"),
        ("hanzo_solo", "events 6 left 2 3 5", "3 dice to place", "Dice to place"),
    ],
)
def test_dice_that_go_for_another_event_are_not_counted_as_to_be_placed(
    game: str, text: str, head: str, beside: str
) -> None:
    view = public(game, GAMES[game].from_position(setting(game), f"map overlap {text}"))
    assert header.due(view, "en") == head
    canvas = paint_board(view, None, ("Hana", "Wren"), "en", colours_of("light"))
    assert {one.text for one in canvas.letterings} & {"Dice left", "Dice to place", "Dice rolled"} == {beside}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_private_picture_is_described_and_says_how_the_game_stands(locale: str) -> None:
    """Previews name what is previewed, candidates what is there; none is a title and no more."""
    described = set()
    for game, rules in GAMES.items():
        for state in random_states(game, "overlap", 8)[1::3]:
            for seat in rules.to_move(state):
                view = rules.view(state, seat)
                moves = [move for move, _ in zip(rules.legal(view), range(40), strict=False)]
                stands = render.score_line(game, view, locale=locale)
                alts = [render.draw_hand(game, view, locale).alt]
                alts += [render.draw_preview(game, view, move, locale=locale).alt for move in (moves[0], moves[-1])]
                if view.phase == "place":
                    alts.append(render.draw_candidates(game, view, moves[:10], locale=locale).alt)
                for alt in alts:
                    assert len(alt) <= 1024
                    assert stands in alt
                    assert say("hanzo-picture-alt-cards", locale, items="|").split("|")[0] in alt
                described.add(moves[0][0])
    assert described >= {"samurai", "roll", "event", "place"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_preview_of_an_event_says_which_what_it_does_and_what_dice_stay(locale: str) -> None:
    for game, samurai in (("hanzo_solo", NINJA), ("hanzo", SAMURAI)):
        state = GAMES[game].from_position(setting(game), "map overlap turn 2 phase event left 2 3 4 5")
        view = GAMES[game].view(state, samurai)
        for die in (2, 4, 5):
            alt = render.draw_preview(game, view, ("event", die), locale=locale).alt
            name = event_name(view.setting.duel, die)
            event = called.event(name, locale)
            assert alt.startswith(say("hanzo-picture-preview-event", locale, die=die, event=event))
            assert hand_picture.about(view, name, locale) in alt
            kept = [str(one) for one in (2, 3, 4, 5) if one != die]
            assert say("hanzo-picture-keeps", locale, dice=" ".join(kept), count=3)[1:] in alt
    state = GAMES["hanzo_solo"].from_position(
        setting("hanzo_solo"), "map overlap turn 2 phase extra events 1 left 2 3 5"
    )
    alt = render.draw_preview("hanzo_solo", GAMES["hanzo_solo"].view(state, NINJA), ("extra", 3), locale=locale).alt
    assert alt.startswith(say("hanzo-picture-preview-extra", locale, die=3))


def test_the_card_that_is_being_moved_is_named() -> None:
    rules = setting("hanzo")
    alt = render.draw_map("hanzo", rules, "01f@0(0,0);02b@90(3,3)", chosen=2).alt
    moved = say("hanzo-picture-alt-chosen", "en")
    assert alt.count(moved) == 1
    assert alt.endswith(f"{moved}.")
    assert moved not in render.draw_map("hanzo", rules, "01f@0(0,0);02b@90(3,3)").alt


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_to_choose_from_is_told(locale: str) -> None:
    rules = setting("hanzo")
    alt = render.draw_cards("hanzo", rules, sorted(rules.cards.faces), locale=locale).alt
    assert len(alt) <= ALT_LIMIT
    for face in rules.cards.faces.values():
        assert f"{face.id} {face.name(locale)}: " in alt
    with pytest.raises(KeyError):
        render.draw_cards("hanzo", rules, ["99f"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("value", "key"), [("off", "to-come"), ("on", "to-come-closing")])
def test_a_board_says_beforehand_what_paper_doors_close(locale: str, value: str, key: str) -> None:
    game = GAMES["hanzo_solo"]
    state = game.from_position(
        game.prepare({"map": "choose", "paper_doors": value}), "grid _K #D ^H ^A\nsamurai A1\nphase event left 1 2 3 4"
    )
    view = game.view(state, None)
    said = say(f"hanzo-picture-{key}", locale)
    assert said in render.text_board(game.key, view, names=NAMES, locale=locale).splitlines()
    assert said in alt_text(view, None, NAMES, locale)
