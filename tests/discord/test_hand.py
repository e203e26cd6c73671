"""/hand and My hand: what only one player may know, for him alone, in channels and direct messages."""

from __future__ import annotations

from typing import Any

import pytest
from playing import begin, board
from simulated import World, buttons, menus, pictures, text

import render
import words


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record the views from which hands are drawn, and spare the drawing."""
    views: list[Any] = []
    blank = render.Picture(b"\x89PNG\r\n\x1a\n", "A hand.")

    def draw(game: str, view: Any, **_: Any) -> Any:
        views.append(view)
        return blank

    monkeypatch.setattr(render, "draw_hand", draw)
    monkeypatch.setattr(render, "draw_board", lambda *_, **__: blank)
    return views


async def test_the_button_and_the_command_show_each_player_his_own(world: World, drawn: list[Any]) -> None:
    await begin(world)
    drawn.clear()
    for member, seat in ((world.bob, 0), (world.alice, 1)):
        for shown in (
            await member.click(board(world), label="My hand"),
            await member.slash(world.channel, "hand"),
        ):
            message = shown.followups[0] if shown.followups else shown.response
            assert message.flags.ephemeral
            assert pictures(message) == ["A hand."]
            assert drawn.pop().viewer == seat
            for viewer in {world.alice, world.bob, world.carol} - {member}:
                assert message.id not in [one.id for one in world.seen(viewer=viewer)]


async def test_who_watches_has_none(world: World, drawn: list[Any]) -> None:
    await begin(world)
    drawn.clear()
    assert text(await world.carol.click(board(world), label="My hand")) == words.say("error-not-seated", "en")
    assert text(await world.carol.slash(world.channel, "hand")) == words.say("error-not-seated", "en")
    assert None not in [view.viewer for view in drawn]


async def test_the_cards_are_told_as_a_sorted_set_whatever_was_discarded(world: World) -> None:
    info = await begin(world)
    await world.play(info.id, "discard F B")
    shown = await world.bob.slash(world.channel, "hand")
    (alt,) = pictures(shown.response)
    values = {"A": 5, "C": 4, "D": 6, "E": 6, "G": 5}
    by_place = sorted(values, key=lambda letter: alt.index(f" {letter}"))
    assert by_place == sorted(values, key=lambda letter: (values[letter], letter))


async def test_in_a_direct_message_it_is_the_table_that_waits_or_a_menu_asks(world: World, drawn: list[Any]) -> None:
    await begin(world)
    alone = await world.bob_user.slash("hand")
    assert pictures(alone.response) == ["A hand."]
    world.channel = world.guild.create_text_channel("second")
    await begin(world)
    asked = await world.bob_user.slash("hand")
    assert words.say("which-question", "en") in text(asked.response)
    ((custom_id, options),) = menus(asked.response).items()
    drawn.clear()
    await world.bob_user.select(asked.response, [options[1]["value"]], custom_id=custom_id)
    assert drawn[-1].viewer == 0


async def test_who_must_act_can_go_on_to_play_from_there(world: World, drawn: list[Any]) -> None:
    await begin(world)
    shown = await world.bob.slash(world.channel, "hand")
    assert list(buttons(shown.response)) == ["Play"]
    await world.bob.click(shown.response, label="Play")
    assert "Which card do you discard, the first of two?" in text(shown.response)
    idle = await world.alice.slash(world.channel, "hand")
    assert buttons(idle.response) == {}


async def test_the_samurais_placements_are_drawn_from_the_draft_on(world: World) -> None:
    info = await begin(world, dealt=False)
    empty = await world.alice.slash(world.channel, "hand")
    await world.alice.slash(world.channel, "samurai setup", act="deal")
    drafted = await world.alice.slash(world.channel, "hand")
    await world.alice.slash(world.channel, "samurai setup", act="commit")
    placed = await world.alice.slash(world.channel, "hand")
    supplies = (await world.bot.tables.position(info.id)).view(1).supply_value
    told = [pictures(one.response)[0] for one in (empty, drafted, placed)]
    assert told[0] != told[1]
    for alt in told[1:]:
        assert all(
            f"R{number} {value}" in alt or f"R{number}: {value}" in alt for number, value in enumerate(supplies, 1)
        )
