"""The private panel: what it shows, outdated and foreign presses, races, undo, long menus, languages."""

from __future__ import annotations

from typing import Any

import pytest
from decisions import begin_at, choose
from playing import begin, board, control_ids, open_panel, table_of
from simulated import World, at_once, buttons, menus, pictures, requests_seen, text

import words
from cogs.messages.controls import Control, Style, button, read
from cogs.messages.layout import Layout
from engine.seven_swords.view import BANDIT
from table import Preferences

pytestmark = pytest.mark.usefixtures("blank_pictures")

ACTING = "turn 2; actions 8; tokens ban1@A3 ban2@B3"
FIGHTING = "turn 2; actions 8; tokens ban1@A3 ban2@A7"


async def moves(world: World) -> int:
    """Return the number of the latest entry."""
    return (await table_of(world)).sequence


async def test_it_shows_question_budget_prices_and_the_private_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, ACTING)
    panel = await open_panel(world, world.bob)
    assert "8 actions left" in text(panel)
    assert "What do the bandits do?" in text(panel)
    assert list(buttons(panel)) == ["Deploy", "Move", "Attack", "End the phase", "Text board", "Rules", "Resign"]
    assert pictures(panel) == ["A board."]
    await choose(world.bob, panel, "Deploy")
    assert "Archer: 2 actions" in text(panel)


async def test_odds_are_shown_before_an_attack_and_it_is_asked_for_confirmation(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, FIGHTING)
    before = await moves(world)
    panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, "Attack")
    assert "2 attackers: 2 actions · 17 % (6 of 36)" in text(panel)
    await choose(world.bob, panel, "2 attackers")
    assert await moves(world) == before
    assert words.say("panel-final", "en") in text(panel)
    assert "17 % (6 of 36)" in text(panel)
    await choose(world.bob, panel, "Back")
    assert "How many attack?" in text(panel)


async def test_after_a_move_it_tells_what_happened_and_asks_the_next_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, ACTING)
    panel = await open_panel(world, world.bob)
    for label in ("Deploy", "Archer", "Gate P2"):
        await choose(world.bob, panel, label)
    assert "Archer 1 was deployed on P2a for 2 actions." in text(panel)
    assert "6 actions left" in text(panel)
    assert "What do the bandits do?" in text(panel)
    assert "Undo" in buttons(panel)


async def test_what_is_filled_in_for_a_player_is_shown_before_it_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A5; supplies R1=3+ R2=4 R3=5 R4=6 R5=7")
    before = await moves(world)
    panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, "Pick up")
    assert await moves(world) == before
    assert "Pick up › Bandit 1 › Supply R1" in text(panel)
    assert words.say("panel-final", "en") not in text(panel)
    assert words.say("panel-filled-in", "en") in text(panel)
    await choose(world.bob, panel, "Back")
    assert "What do the bandits do?" in text(panel)


async def test_a_step_sends_no_picture_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_at(world, monkeypatch, ACTING)
    panel = await open_panel(world, world.bob)
    first = panel.attachments[0]
    with requests_seen("/webhooks/") as seen:
        await choose(world.bob, panel, "Deploy")
        await choose(world.bob, panel, "Archer")
        await choose(world.bob, panel, "Back")
    assert [[int(one["id"]) for one in body["attachments"]] for _, _, body in seen] == [[first.id]] * 3
    assert [one.id for one in panel.attachments] == [first.id]
    assert pictures(panel) == ["A board."]
    await choose(world.bob, panel, "Archer")
    await choose(world.bob, panel, "Gate P1")
    assert len(panel.attachments) == 1
    assert panel.attachments[0].id != first.id
    assert panel.attachments[0].filename != first.filename


async def test_only_its_player_sees_it_and_public_controls_say_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, "turn 7; phase discard")
    panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, "Card A, value 5")
    for viewer in (world.alice, world.carol):
        assert panel.id not in [one.id for one in world.seen(viewer=viewer)]
    for message in world.seen():
        if not message.flags.ephemeral:
            assert [read(one).keys for one in buttons(message).values()] == [()] * len(buttons(message))
            assert "Card A" not in text(message)


@pytest.mark.usefixtures("older_panels_stay")
async def test_an_outdated_press_changes_nothing_and_shows_what_is_true_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, ACTING)
    old = await open_panel(world, world.bob)
    await choose(world.bob, old, "Deploy")
    await choose(world.bob, old, "Archer")
    new = await open_panel(world, world.bob)
    for label in ("Deploy", "Bandit", "Gate P1"):
        await choose(world.bob, new, label)
    before = await moves(world)
    await choose(world.bob, old, "Gate P1")
    assert await moves(world) == before
    assert words.say("panel-stale", "en") in text(old)
    assert "7 actions left" in text(old)
    await choose(world.bob, old, "Deploy")
    assert words.say("panel-stale", "en") not in text(old)


async def test_outdated_controls_of_every_sort_change_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await begin_at(world, monkeypatch, ACTING)
    await world.play(info.id, "deploy ban@P1")
    before = await moves(world)
    for action, keys in (
        ("panel-commit", ("e",)),
        ("panel-finish", ("e",)),
        ("panel-go", ("d", "b", "P1")),
        ("panel-page", ("0", "d")),
        ("panel-undo", ()),
        ("panel-undo-ask", ()),
        ("setup-deal", ()),
        ("setup-commit", ()),
    ):
        control = Control(action, info.id, info.sequence, keys)
        await world.channel_post(Layout("old").row(button("press", control, Style.primary)))
        pressed = await world.bob.click(world.last(), label="press")
        assert words.say("panel-stale", "en") in text(pressed), action
        assert await moves(world) == before


async def test_keys_that_lead_nowhere_are_answered_with_the_current_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begin_at(world, monkeypatch, ACTING)
    for action, keys in (("panel-commit", ("m", "zz")), ("panel-go", ("zz",)), ("panel-commit", ("m",))):
        control = Control(action, info.id, info.sequence, keys)
        await world.channel_post(Layout("odd").row(button("press", control, Style.primary)))
        pressed = await world.bob.click(world.last(), label="press")
        assert "What do the bandits do?" in text(pressed)
    assert await moves(world) == info.sequence


async def test_somebody_else_who_presses_a_players_control_changes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begin_at(world, monkeypatch, ACTING)
    for action, keys in (("panel-commit", ("e",)), ("panel-go", ("m",)), ("panel-undo", ()), ("panel-text", ())):
        control = Control(action, info.id, info.sequence, keys)
        await world.channel_post(Layout("his").row(button("press", control, Style.primary)))
        for member in (world.alice, world.carol):
            pressed = await member.click(world.last(), label="press")
            assert pressed.acknowledged
            assert "What do the bandits do?" not in text(pressed)
    assert await moves(world) == info.sequence
    watching = await world.carol.click(board(world), label="Play")
    assert text(watching) == words.say("error-not-seated", "en")


@pytest.mark.usefixtures("older_panels_stay")
async def test_two_presses_at_once_make_one_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_at(world, monkeypatch, ACTING)
    before = await moves(world)
    first, second = await open_panel(world, world.bob), await open_panel(world, world.bob)
    for panel in (first, second):
        await choose(world.bob, panel, "Deploy")
        await choose(world.bob, panel, "Archer")
    one = buttons(first)["Gate P1"]
    other = buttons(second)["Gate P2"]
    pressed = await at_once(world.env, world.bob.click(first, custom_id=one), world.bob.click(second, custom_id=other))
    assert all(result.acknowledged for result in pressed)
    assert await moves(world) == before + 1
    told = [text(first), text(second)]
    assert sum(words.say("panel-stale", "en") in one for one in told) == 1
    assert sum("was deployed" in one for one in told) == 1


async def test_both_players_press_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await begin_at(world, monkeypatch, "turn 2; actions 1; tokens ban1@A3")
    panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, "End the phase")
    play = board(world)
    ended, looked = await at_once(
        world.env, world.bob.click(panel, label="Do it"), world.alice.click(play, label="Play")
    )
    assert ended.acknowledged
    assert looked.acknowledged
    assert (await table_of(world)).to_move == (1,)
    assert await moves(world) == info.sequence + 1
    assert any(
        sentence in text(looked.response)
        for sentence in ("Which tile do you use?", "There is nothing for you to decide")
    )


async def test_undo_is_free_until_something_was_seen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await begin_at(world, monkeypatch, FIGHTING)
    panel = await open_panel(world, world.bob)
    for label in ("Deploy", "Bandit", "Gate P1"):
        await choose(world.bob, panel, label)
    await choose(world.bob, panel, "Undo")
    assert words.say("panel-undone", "en") in text(panel)
    assert "8 actions left" in text(panel)
    assert "Undo" not in buttons(panel)
    for label in ("Attack", "2 attackers", "Do it"):
        await choose(world.bob, panel, label)
    if (await table_of(world)).to_move != (BANDIT,):
        await world.play(info.id)
        panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, words.say("panel-undo-by-consent", "en"))
    assert "the other player's consent" in text(panel)
    before = await moves(world)
    await choose(world.bob, panel, words.say("panel-undo-ask", "en"))
    assert await moves(world) == before
    assert "You have asked to take back" in text(panel)
    proposals = [one for one in world.seen() if "Agree" in buttons(one)]
    await world.alice.click(proposals[-1], label="Agree")
    position = await world.bot.tables.position(info.id)
    assert position.view(BANDIT).spent == 0


async def test_more_than_25_answers_come_in_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = "ban1@A3 ban2@A7 ban3@A1 arc1@B3 arc2@C1"
    await begin_at(
        world,
        monkeypatch,
        f"turn 2; phase losses; actions 6; tile combat; tokens {tokens}; "
        "pending losses 40 sword ban1,ban2,ban3,arc1,arc2",
    )
    panel = await open_panel(world, world.alice)
    (first,) = menus(panel).values()
    assert len(first) == 25
    assert "Previous" not in str(buttons(panel))
    await choose(world.alice, panel, words.say("panel-next", "en"))
    (second,) = menus(panel).values()
    assert len(second) == 6
    assert not {one["value"] for one in first} & {one["value"] for one in second}
    await world.restart()
    await choose(world.alice, panel, words.say("panel-previous", "en"))
    assert list(menus(panel).values()) == [first]
    await choose(world.alice, panel, words.say("panel-next", "en"))
    await choose(world.alice, panel, second[-1]["label"])
    log = await world.bot.tables.log((await table_of(world)).id, 1, after=1)
    assert log[0].notation == "losses arc2"


async def test_areas_are_asked_only_when_the_goals_do_not_fit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_at(world, monkeypatch, "turn 2; actions 30; tokens vmtd1@D3 ban1@A3")
    panel = await open_panel(world, world.bob)
    await choose(world.bob, panel, "Move")
    await choose(world.bob, panel, "Bandit 1")
    assert "Where does it stop?" in text(panel)
    await choose(world.bob, panel, "Back")
    await choose(world.bob, panel, "Veteran mounted bandit 1")
    assert "To which area?" in text(panel)
    await choose(world.bob, panel, "Area D")
    assert "Where does it stop?" in text(panel)


async def test_everything_is_said_in_the_persons_language(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin_at(world, monkeypatch, FIGHTING)
    world.locales[world.bob.id] = "es-ES"
    panel = await open_panel(world, world.bob)
    assert "quedan 8 acciones" in text(panel)
    for label in ("Desplegar", "Arquero", "Puerta P1"):
        await choose(world.bob, panel, label)
    assert "6 acciones" in text(panel)
    for label in ("Atacar", "Akemi", "2 atacantes"):
        await choose(world.bob, panel, label)
    assert words.say("panel-final", "es") in text(panel)
    assert list(buttons(panel)) == [words.say("panel-confirm", "es"), words.say("panel-back", "es")]


async def test_who_asked_for_text_gets_no_picture_and_the_text_is_one_press_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(world, monkeypatch, ACTING)
    await world.bot.tables.set_preferences(world.bob.id, Preferences(text_board=True))
    panel = await open_panel(world, world.bob)
    assert pictures(panel) == []
    await choose(world.bob, panel, "Deploy")
    await choose(world.bob, panel, "Back")
    written = await world.bob.click(panel, label="Text board")
    assert "ban1" in text(written)
    assert "What do the bandits do?" in text(panel)


async def test_who_owes_nothing_is_told_so_and_after_the_end_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await begin_at(world, monkeypatch, ACTING)
    panel = await open_panel(world, world.alice)
    assert "There is nothing for you to decide now. Bob is to move." in text(panel)
    assert not control_ids(panel, "panel-go")
    old = await open_panel(world, world.bob)
    await world.bot.tables.resign(info.id, world.alice.id)
    await world.env.settle()
    await choose(world.bob, old, "Move")
    assert "has resigned." in text(old)


async def test_a_standing_order_answers_for_the_samurai_and_only_they_know(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nine attackers with modifier -2 each against defence 6 hit in all but a few throws; tries until one does.
    tokens = "ban1@A3 ban2@A7 ban3@A1 varc1@A4 varc2@A6 varc3@A5"
    info = await begin_at(world, monkeypatch, f"turn 2; actions 30; tokens {tokens}")
    panel = await open_panel(world, world.alice)
    await choose(world.alice, panel, words.say("panel-standing", "en"))
    assert words.say("standing-none", "en") in text(panel)
    for label in ("Combat", "Back", "Leadership", "Movement"):
        await choose(world.alice, panel, label)
        assert words.say("standing-none", "en") in text(panel)
    assert "Chosen so far: leadership, movement." in text(panel)
    await choose(world.alice, panel, "Combat")
    assert "In force: leadership, movement, combat, red side." in text(panel)
    seen = [one.id for one in world.seen(viewer=world.bob)]
    panel_of_bob = await open_panel(world, world.bob)
    for label in ("Attack", "Akemi", "6 attackers", "Do it"):
        await choose(world.bob, panel_of_bob, label)
    view = (await world.bot.tables.position(info.id)).view(None)
    if view.marks[0]:
        assert view.marks[0] == 4
        assert "took a leadership token as damage" in text(panel_of_bob)
    assert view.phase == "bandits"
    assert len([one for one in world.seen(viewer=world.bob) if one.id not in seen]) >= 1
    back = await open_panel(world, world.alice)
    await choose(world.alice, back, words.say("panel-standing", "en"))
    await choose(world.alice, back, words.say("standing-clear", "en"))
    assert words.say("standing-none", "en") in text(back)


async def test_an_empty_hand_of_presses_before_the_start_is_refused_kindly(world: World) -> None:
    info = await begin(world, dealt=False)
    await world.bot.tables.resign(info.id, world.bob.id)
    await world.env.settle()
    control: Any = Control("play", info.id, 1)
    await world.channel_post(Layout("late").row(button("press", control, Style.primary)))
    pressed = await world.alice.click(world.last(), label="press")
    assert "has resigned." in text(pressed)
