"""Every registered game can be played through the panel alone, which knows none of them.

The panel's layouts are built and pressed without a Discord: what is not offered cannot be chosen.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import words
from cogs.board.boards import RULES_BESIDE
from cogs.messages.controls import read
from cogs.messages.layout import Layout
from cogs.messages.limits import inspect
from cogs.panel import layout as panel_layout
from cogs.panel import walk as panel_walk
from cogs.panel.desk import Desk
from cogs.panel.layout import Extras
from cogs.tables.table_commands import ASK_RESIGN
from engine.chance import SeededChance, SystemChance
from engine.core import Choice, Game, Prefix
from engine.registry import GAMES
from table import Player, Position, Proposal, TableInfo, UndoOffer

MOVES_MOST = 400
PRESSES_MOST = 30


@pytest.fixture(autouse=True)
def plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name questions and answers by their keys, so that a game needs no words of its own here."""
    monkeypatch.setattr(words, "question", lambda game, ask, locale: ask)
    monkeypatch.setattr(words, "choice_label", lambda game, choice, locale: f"{choice.kind} {choice.value}"[:80])
    monkeypatch.setattr(words, "choice_hint", lambda game, choice, locale: choice.note[:100])


def proposed(person: int, players: tuple[Player, ...]) -> Proposal:
    """Return an end without a winner that somebody proposes to the others."""
    asked = tuple(player.person for player in players if player.person != person)
    return Proposal(person, 7, "abandon", "open", person, 1, None, 0, None, "", asked, (), None)


def desk_at(game: Game, state: Any, sequence: int) -> Desk:
    """Seat whoever must move."""
    to_move = game.to_move(state)
    players = tuple(Player(100 + seat, f"P{seat}", seat, seat) for seat in range(len(game.seats)))
    info = TableInfo(
        id=7,
        game=game.key,
        roles=game.seats,
        options={},
        first_game=False,
        status="open",
        guild_id=1,
        channel_id=2,
        owner=100,
        players=players,
        sequence=sequence,
        to_move=to_move,
        waiting_since=0,
        locale="en",
        theme="light",
        rules_version=game.rules_version,
        commitment="",
        final_hash="",
        created=0,
        ending=None,
    )
    seats = range(len(game.seats))
    waiting = tuple(proposed(100 + seat, players) for seat in seats) if len(seats) > 1 else ()
    position = Position(info, game, sequence, to_move, game.outcome(state), state, proposals=waiting)
    return Desk(position, to_move[0], position.view(to_move[0]), 100 + to_move[0], "en")


def leads_to(layout: Layout, desk: Desk) -> tuple[list[Prefix], dict[str, Prefix]]:
    """Return where buttons and options for answers lead, and the page buttons; checks every limit on the way."""
    payload = {"components": layout.to_components(), "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    assert inspect("POST", "/channels/{channel_id}/messages", payload, {}) == []
    answers: list[Prefix] = []
    pages: dict[str, Prefix] = {}
    for item in layout.walk_children():
        control = read(str(getattr(item, "custom_id", "")))
        if control is None or control.action in (RULES_BESIDE, ASK_RESIGN):
            continue
        assert (control.table, control.sequence) == (desk.table.id, desk.sequence)
        if control.action == "panel-go":
            answers.append(control.keys)
        elif control.action == "panel-pick":
            answers += [(*control.keys, *option.value.split(".")) for option in item.options]  # type: ignore[attr-defined]
        elif control.action == "panel-page":
            pages[item.label] = control.keys  # type: ignore[attr-defined]
    return answers, pages


def offered(desk: Desk, here: panel_walk.Walk) -> list[Prefix]:
    """Return every answer that the pages of a question offer."""
    extras = Extras(undo=UndoOffer(0, 1, free=False), aside=panel_layout.Aside("panel-standing", "panel-standing"))
    found: list[Prefix] = []
    page: int | None = 0
    while page is not None:
        answers, pages = leads_to(panel_layout.question_panel(desk, here, extras, page), desk)
        found += [keys for keys in answers if len(keys) > len(here.keys)]
        following = pages.get(words.say("panel-next", "en"))
        page = int(following[0]) if following else None
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_through_the_panels_layouts_alone(key: str) -> None:
    game, rng = GAMES[key], random.Random(3)
    chance = SeededChance(b"3" * 32, key)
    state = game.new(game.prepare({}), chance).state
    for number in range(1, MOVES_MOST):
        if game.outcome(state) is not None:
            break
        desk = desk_at(game, state, number)
        here = desk.root()
        for _ in range(PRESSES_MOST):
            answers = offered(desk, here)
            everything = {option.key for option in here.choices.options}
            assert {keys[len(here.keys)] for keys in answers} == everything
            assert len(set(answers)) == len(answers)
            if here.choices.move is not None and (not answers or rng.random() < 0.5):
                break
            here = panel_walk.follow(game, desk.view, rng.choice(answers))
            if here.whole is not None:
                break
        move = here.choices.move
        assert move is not None
        confirm = panel_layout.confirm_panel(desk, here, Extras(), final=True)
        leads_to(confirm, desk)
        concrete = game.resolve(desk.view, move, SystemChance())
        state = game.apply(state, desk.seat, concrete, chance).state
    else:
        assert key != "seven_swords", "a game should have ended by now"


def test_odds_are_never_rounded_to_certainty() -> None:
    for odds, told in (
        ((1, 46_656), "< 1 %"),
        ((46_655, 46_656), "> 99 %"),
        ((0, 6), "cannot succeed (0 of 6)"),
        ((6, 6), "100 %"),
    ):
        assert panel_layout.facts(Choice("a", "target", "x", odds=odds), "en")[0].startswith(told)
