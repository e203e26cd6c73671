"""What waits for an answer is seen on every panel: by who is asked, by who asks, in each game, over a restart."""

from __future__ import annotations

from typing import Any

import pytest
from playing import begin, begin_duel, control_ids, open_panel
from simulated import World, buttons, menus, text

import words
from cogs.messages.controls import Style, button, read
from cogs.messages.layout import Layout
from table import lobby

pytestmark = pytest.mark.usefixtures("blank_pictures")

IN_PANEL = "panel-consent"
GAMES = ("seven_swords", "hanzo")


async def duel(world: World, game: str) -> int:
    """Begin a game for two between Alice and Bob."""
    if game == "hanzo":
        return await begin_duel(world)
    return (await begin(world)).id


async def make(world: World, table: int, person: int, move: Any) -> None:
    """Let somebody make a move, and the bot post what follows."""
    with world.env._bot_scope():
        await world.bot.tables.play(table, person, move)
    await world.env.settle()


async def turned(world: World, table: int) -> tuple[Any, Any]:
    """Play until somebody is due alone and the other could ask to take something back; return who asks and who is
    asked."""
    for _ in range(40):
        position = await world.bot.tables.position(table)
        (due, *_) = position.table.due
        asker, asked = (world.bob, world.alice) if due == world.alice.id else (world.alice, world.bob)
        offer = await world.bot.tables.undo_offer(table, asker.id)
        if len(position.table.due) == 1 and offer is not None and not offer.free:
            return asker, asked
        legal = list(position.game.legal(position.view_of(due)))
        await make(world, table, due, ("end",) if ("end",) in legal else legal[0])
    raise AssertionError(table)


async def ask(world: World, asker: Any, locale: str = "en") -> Any:
    """Ask for an undo from the panel, and return it."""
    panel = await open_panel(world, asker)
    await asker.click(panel, label=words.say("panel-undo-by-consent", locale))
    await asker.click(panel, label=words.say("panel-undo-ask", locale))
    return panel


def public(world: World) -> Any:
    """Return the newest public message about a proposal."""
    sentences = ("asks to take back", "proposes to end", "would like to hand")
    found = [one for one in world.seen() if not one.flags.ephemeral and any(part in text(one) for part in sentences)]
    return found[-1]


def name(member: Any) -> str:
    """Return how panels call somebody."""
    return str(member.name).capitalize()


def asks(member: Any, steps: int, locale: str = "en") -> str:
    return words.say("consent-undo", locale, who=name(member), steps=steps)


async def steps_of(world: World, table: int) -> int:
    (one,) = (await world.bot.tables.position(table)).proposals
    return one.steps


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", ["", "restart", "crash"])
async def test_who_is_asked_agrees_in_the_panel(world: World, game: str, end: str) -> None:
    table = await duel(world, game)
    asker, asked = await turned(world, table)
    await ask(world, asker)
    if end:
        await getattr(world, end)()
    steps, before = await steps_of(world, table), await world.bot.tables.position(table)
    panel = await open_panel(world, asked)
    assert asks(asker, steps) in text(panel)
    assert words.say("panel-lapses-undo", "en", due="yes") in text(panel)
    assert text(panel).index(asks(asker, steps)) < text(panel).index(words.question(game, _question(before), "en"))
    await asked.click(panel, label="Agree")
    assert words.say("consent-noted-accepted", "en") in text(panel)
    assert asks(asker, steps) not in text(panel)
    assert not control_ids(panel, IN_PANEL)
    after = await world.bot.tables.position(table)
    assert (after.sequence, after.table.due, after.proposals) == (before.sequence + 1, (asker.id,), ())
    assert words.say("consent-accepted", "en") in text(public(world))
    assert buttons(public(world)) == {}


def _question(position: Any) -> str:
    (seat,) = position.to_move
    return str(position.game.choices(position.view(seat)).ask)


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_asked_declines_in_the_panel_and_plays_on(world: World, game: str) -> None:
    table = await duel(world, game)
    asker, asked = await turned(world, table)
    await ask(world, asker)
    sequence = (await world.bot.tables.get(table)).sequence
    panel = await open_panel(world, asked)
    before = list(buttons(panel))
    await asked.click(panel, label="Decline")
    assert words.say("consent-noted-refused", "en") in text(panel)
    assert list(buttons(panel)) == [one for one in before if one not in ("Agree", "Decline")]
    assert (await world.bot.tables.get(table)).sequence == sequence
    assert f"<@{asked.id}> has declined" in text(public(world))
    theirs = await open_panel(world, asker)
    assert "Ask for undo" in buttons(theirs)


@pytest.mark.usefixtures("older_panels_stay")
@pytest.mark.parametrize("game", GAMES)
async def test_who_asked_is_told_that_it_waits_and_can_withdraw_but_not_ask_again(world: World, game: str) -> None:
    table = await duel(world, game)
    asker, asked = await turned(world, table)
    old = await open_panel(world, asker)
    panel = await ask(world, asker)
    for shown in (panel, await open_panel(world, asker)):
        waits = words.say("panel-asking-undo", "en", steps=await steps_of(world, table))
        assert waits in text(shown)
        assert words.say("consent-asked", "en", who=name(asked)) in text(shown)
        assert words.say("panel-lapses-undo", "en", due="no") in text(shown)
        assert {"Agree", "Decline", "Ask for undo"} & set(buttons(shown)) == set()
    await asker.click(old, label="Ask for undo")
    assert waits in text(old)
    assert control_ids(old, "panel-undo-ask") == {}
    await asker.click(old, label="Withdraw")
    assert words.say("consent-noted-withdrawn", "en") in text(old)
    assert waits not in text(old)
    assert "Ask for undo" in buttons(old)
    assert words.say("consent-withdrawn", "en") in text(public(world))
    theirs = await open_panel(world, asked)
    assert not control_ids(theirs, IN_PANEL)


@pytest.mark.parametrize("game", GAMES)
async def test_a_request_that_has_lapsed_is_gone_from_both_panels(world: World, game: str) -> None:
    table = await duel(world, game)
    asker, asked = await turned(world, table)
    await ask(world, asker)
    old = await open_panel(world, asked)
    await world.crash()  # after which nobody knows any more that this panel could be brought up to date
    position = await world.bot.tables.position(table)
    await make(world, table, asked.id, next(iter(position.game.legal(position.view_of(asked.id)))))
    await asked.click(old, label="Agree")
    assert words.say("error-proposal-closed", "en", status="void") in text(old)
    assert not control_ids(old, IN_PANEL)
    assert not control_ids(await open_panel(world, asker), IN_PANEL)
    assert (await world.bot.tables.get(table)).sequence == position.sequence + 1
    assert words.say("consent-void", "en") in text(public(world))


async def test_a_panel_from_before_the_request_does_not_overtake_it_unseen(world: World) -> None:
    table = await duel(world, "hanzo")
    asker, asked = await turned(world, table)
    old = await open_panel(world, asked)
    await ask(world, asker)
    sequence = (await world.bot.tables.get(table)).sequence
    (roll,) = control_ids(old, "panel-go")
    await asked.click(old, custom_id=roll)
    assert (await world.bot.tables.get(table)).sequence == sequence
    assert asks(asker, await steps_of(world, table)) in text(old)
    assert words.say("panel-unanswered", "en") in text(old)
    await asked.click(old, label=words.say("panel-confirm", "en"))
    assert (await world.bot.tables.get(table)).sequence == sequence + 1
    assert not control_ids(old, IN_PANEL)


async def test_the_panel_after_the_move_that_overtakes_a_request_no_longer_shows_it(world: World) -> None:
    table = await duel(world, "hanzo")
    asker, asked = await turned(world, table)
    await ask(world, asker)
    move = await _first_notation(world, table)
    sequence = (await world.bot.tables.get(table)).sequence
    first = await asked.slash(world.channel, "do", move=move)  # typed by somebody who has not seen it
    assert words.say("panel-unanswered", "en") in text(first)
    assert (await world.bot.tables.get(table)).sequence == sequence
    told = await asked.slash(world.channel, "do", move=move)
    assert "asks to take back" not in text(told)
    assert (await world.bot.tables.get(table)).sequence == sequence + 1


async def until(world: World, table: int, phase: str) -> None:
    """Play first legal moves until a duel of Hanzō is in a phase, with something that the other one could take back."""
    for _ in range(60):
        position = await world.bot.tables.position(table)
        (due,) = position.table.due
        other = next(player.person for player in position.table.players if player.person != due)
        if position.view(None).phase == phase and await world.bot.tables.undo_offer(table, other):
            return
        await make(world, table, due, next(iter(position.game.legal(position.view_of(due)))))
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "step", "last"), [("place", "hz-pick", "hz-place"), ("event", "panel-go", "panel-commit")]
)
async def test_a_move_that_only_waits_for_its_last_press_does_not_overtake_it_either(
    world: World, phase: str, step: str, last: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes([2]) * 32)
    table = await duel(world, "hanzo")
    await until(world, table, phase)
    due = (await world.bot.tables.get(table)).due[0]
    asked, asker = (world.alice, world.bob) if due == world.alice.id else (world.bob, world.alice)
    old = await open_panel(world, asked)
    custom_id = next(iter(control_ids(old, step)))
    if custom_id in menus(old):
        nobody_leaves = [one for one in menus(old)[custom_id] if "leave" not in (one.get("description") or "")]
        await asked.select(old, custom_id=custom_id, values=[nobody_leaves[0]["value"]])
    else:
        await asked.click(old, custom_id=custom_id)
    (ready,) = control_ids(old, last)
    await ask(world, asker)
    sequence = (await world.bot.tables.get(table)).sequence
    await asked.click(old, custom_id=ready)
    assert (await world.bot.tables.get(table)).sequence == sequence
    assert asks(asker, await steps_of(world, table)) in text(old)
    assert control_ids(old, IN_PANEL)


async def _first_notation(world: World, table: int) -> str:
    position = await world.bot.tables.position(table)
    (seat,) = position.to_move
    return str(position.game.notation(next(iter(position.game.legal(position.view(seat))))))


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_said_in_the_language_of_each(world: World, game: str) -> None:
    table = await duel(world, game)
    asker, asked = await turned(world, table)
    await ask(world, asker)
    steps = await steps_of(world, table)
    for member in (asker, asked):
        world.locales[member.id] = "es-ES"
    panel, own = await open_panel(world, asked), await open_panel(world, asker)
    assert f"{asks(asker, steps, 'es')}** {words.say('panel-lapses-undo', 'es', due='yes')}" in text(panel)
    assert [label for label, id_ in buttons(panel).items() if _answers(id_)] == ["De acuerdo", "Rechazar"]
    assert words.say("panel-asking-undo", "es", steps=steps) in text(own)
    assert [label for label, id_ in buttons(own).items() if _answers(id_)] == ["Retirar"]
    await asked.click(panel, label="Rechazar")
    assert words.say("consent-noted-refused", "es") in text(panel)


def _answers(custom_id: str) -> bool:
    control = read(custom_id)
    return control is not None and control.action == IN_PANEL


@pytest.mark.parametrize("game", GAMES)
async def test_an_end_without_a_winner_is_agreed_to_in_the_panel(world: World, game: str) -> None:
    table = await duel(world, game)
    await world.alice.slash(world.channel, "table abandon")
    panel, own = await open_panel(world, world.bob), await open_panel(world, world.alice)
    assert words.say("consent-abandon", "en", who="Alice") in text(panel)
    assert words.say("panel-lapses-abandon", "en", mine="no", who="Alice") in text(panel)
    assert words.say("panel-asking-abandon", "en") in text(own)
    assert words.say("panel-lapses-abandon", "en", mine="yes", who="Alice") in text(own)
    await world.crash()
    await world.bob.click(panel, label="Agree")
    assert "ended without a winner" in text(panel)
    assert (await world.bot.tables.get(table)).status == "abandoned"
    await world.alice.click(own, label="Withdraw")
    assert words.say("error-proposal-closed", "en", status="accepted") in text(own)


async def test_a_seat_is_handed_over_with_an_answer_from_the_panel(world: World) -> None:
    table = await duel(world, "hanzo")
    await world.bob.slash(world.channel, "table hand-over", person=world.carol)
    own = await open_panel(world, world.bob)
    assert words.say("panel-asking-hand-over", "en", newcomer="Carol") in text(own)
    assert words.say("consent-asked", "en", who="Alice and Carol") in text(own)
    panel = await open_panel(world, world.alice)
    assert words.say("consent-hand-over", "en", who="Bob", newcomer="Carol") in text(panel)
    await world.alice.click(panel, label="Agree")
    assert words.say("consent-noted", "en") in text(panel)
    assert not control_ids(panel, IN_PANEL)
    assert words.say("consent-asked", "en", who="Carol") in text(await open_panel(world, world.bob))
    await world.carol.click(public(world), label="Agree")
    assert (await world.bot.tables.get(table)).seats == (world.alice.id, world.carol.id)
    assert not control_ids(await open_panel(world, world.carol), IN_PANEL)


async def test_several_questions_are_all_told_and_answered_one_after_the_other(world: World) -> None:
    table = await duel(world, "hanzo")
    asker, asked = await turned(world, table)
    await asked.slash(world.channel, "table hand-over", person=world.carol)
    await asker.slash(world.channel, "table abandon")
    await ask(world, asker)
    steps = await steps_of_undo(world, table)
    panel = await open_panel(world, asked)
    told = (asks(asker, steps), words.say("consent-abandon", "en", who=name(asker)))
    for sentence in (*told, words.say("panel-asking-hand-over", "en", newcomer="Carol")):
        assert sentence in text(panel)
    for _ in told:
        assert len(control_ids(panel, IN_PANEL)) == 2
        await asked.click(panel, label="Decline")
    assert not any(sentence in text(panel) for sentence in told)
    await asked.click(panel, label="Withdraw")
    assert not control_ids(panel, IN_PANEL)
    assert (await world.bot.tables.position(table)).proposals == ()


async def steps_of_undo(world: World, table: int) -> int:
    (steps,) = (one.steps for one in (await world.bot.tables.position(table)).proposals if one.kind == "undo")
    return int(steps)


async def test_pages_that_take_the_panels_place_show_it_too(world: World) -> None:
    await world.begin()
    await world.bob.slash(world.channel, "table abandon")
    panel = await open_panel(world, world.alice)
    asked = words.say("consent-abandon", "en", who="Bob")
    for label in ("", words.say("setup-by-hand", "en"), words.say("setup-commit", "en")):
        if label:
            await world.alice.click(panel, label=label)
        assert asked in text(panel), label
        assert "Agree" in buttons(panel), label


async def test_nobody_else_answers_in_the_place_of_who_is_asked(world: World) -> None:
    table = await duel(world, "hanzo")
    asker, asked = await turned(world, table)
    await ask(world, asker)
    (yes, _) = control_ids(await open_panel(world, asked), IN_PANEL).values()
    await world.channel_post(Layout("his").row(button("press", yes, Style.primary)))
    refused = await asker.click(world.last(), label="press")
    assert words.say("error-not-asked", "en") in text(refused)
    watching = await world.carol.click(world.last(), label="press")
    assert text(watching) == words.say("error-not-seated", "en")
    assert (await world.bot.tables.position(table)).proposals[0].asked == (asked.id,)
