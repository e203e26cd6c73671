"""Placing dice by panel and command, undo, races, and who is told what about events in a duel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hanzo_driver import HanzoDriver
from playing import begin_duel, control_ids
from simulated import World, at_once, buttons, dms_closed, menus, pictures, requests_seen, text

import words
from cogs.messages.controls import read
from engine.errors import NotationError
from engine.registry import GAMES
from table import lobby
from table.foresight import can_take_back

pytestmark = pytest.mark.usefixtures("blank_pictures")


async def until(driver: HanzoDriver, phase: str) -> Any:
    """Play first legal moves for whoever is due until the game is in a phase."""
    for _ in range(60):
        position = await driver.position()
        if position.view(None).phase == phase:
            return position
        person = position.table.due[0]
        move = next(position.game.legal(position.view_of(person)))
        with driver.world.env._bot_scope():
            await driver.world.bot.tables.play(driver.table, person, move)
        await driver.world.env.settle()
    raise AssertionError(phase)


async def placing(world: World) -> HanzoDriver:
    """Begin a solo game and bring it to the first die."""
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "panel", world.channel)
    await until(driver, "place")
    await driver.open_panel()
    return driver


async def duel(world: World) -> tuple[HanzoDriver, HanzoDriver]:
    """Begin a duel; return its ninja and its samurai player."""
    table = await begin_duel(world)
    return tuple(HanzoDriver(world, one, table, "duel", world.channel) for one in (world.alice, world.bob))  # type: ignore[return-value]


def candidates(driver: HanzoDriver) -> list[dict[str, Any]]:
    (custom_id,) = control_ids(driver.message, "hz-pick")
    return menus(driver.message)[custom_id]


async def find(driver: HanzoDriver, label: str) -> None:
    await driver.press(buttons(driver.message)[label])


# One die


async def test_a_solo_game_begins_at_once_and_its_board_stands_last(world: World) -> None:
    opened = await world.alice.slash(world.channel, "play hanzo-solo", wounded="on")
    assert opened.ephemeral
    assert text(opened) == words.say("lobby-begun-alone", "en", play="Play")
    assert "Play" in buttons(world.last())
    asked = await world.alice.click(world.last(), label="Play")
    assert words.question("hanzo_solo", "samurai", "en") in text(asked)
    info = await world.bot.tables.find(world.channel.id)
    assert info.options["wounded"] == "on"
    public = [text(one) for one in world.seen() if not one.flags.ephemeral]
    assert len(public) == 2
    assert "Wounded" in public[0]


async def test_a_search_is_narrowed_and_a_placement_looked_at_before_it_is_made(world: World) -> None:
    driver = await placing(world)
    before = await driver.position()
    everything = text(driver.message)
    dice = {die: words.say("hanzo-die-takes", "en", die=die) for die in before.view(0).left}
    assert sum(told in everything for told in dice.values()) == 1, "of the die that is looked at, what it takes"
    await find(driver, "Door")
    assert text(driver.message) != everything
    (where,) = [one for one, control in control_ids(driver.message, "hz-find").items() if control.keys[1:] == ("w",)]
    cards = [option["value"] for option in menus(driver.message)[where] if option["value"].startswith("c")]
    await driver.press(where, [cards[0]])
    (where,) = [one for one, control in control_ids(driver.message, "hz-find").items() if control.keys[1:] == ("w",)]
    cells = [option["value"] for option in menus(driver.message)[where] if option["value"][0].isupper()]
    assert cells
    await driver.press(where, ["0"])
    ways = [one for one, control in control_ids(driver.message, "hz-find").items() if control.keys[1:] == ("a",)]
    for way in ways:  # a 1 has none
        upright = next(option for option in menus(driver.message)[way] if option["value"] != "0")
        assert "(" in upright["label"]
        await driver.press(way, [upright["value"]])
        assert text(driver.message) != everything
        (way_back,) = [
            one for one, control in control_ids(driver.message, "hz-find").items() if control.keys[1:] == ("a",)
        ]
        await driver.press(way_back, ["0"])
    await find(driver, "Door")
    assert text(driver.message) == everything
    await driver.press(next(iter(control_ids(driver.message, "hz-pick"))), [candidates(driver)[0]["value"]])
    assert "1." in text(driver.message)
    assert (await driver.position()).sequence == before.sequence
    await world.crash()
    while driver.first("hz-place") is None:
        await driver._step()
    await driver.press(driver.first("hz-place"))  # type: ignore[arg-type]
    after = await driver.position()
    assert after.sequence == before.sequence + 1
    assert len(after.view(0).dice) == 1


async def test_a_placement_is_taken_back_until_dice_follow(world: World) -> None:
    driver = await placing(world)
    before = (await driver.position()).view(0)
    await driver.act("panel")
    if driver.first("panel-undo") is None:
        await driver.open_panel()
    await driver.press(driver.first("panel-undo"))  # type: ignore[arg-type]
    assert (await driver.position()).view(0) == before
    while (await driver.position()).view(0).turn == 1:
        await driver.act("command")
    await driver.slash("hanzo roll")
    refused = await driver.slash("table undo")
    assert text(refused) == words.say("error-undo-over", "en")


@pytest.mark.usefixtures("older_panels_stay")
async def test_an_old_panel_places_nothing_twice(world: World) -> None:
    driver = await placing(world)
    first = await driver.open_panel()
    await driver.press(next(iter(control_ids(first, "hz-pick"))), [candidates(driver)[0]["value"]])
    while driver.first("hz-place") is None:
        await driver._step()
    old, place = driver.message, driver.first("hz-place")
    await driver.open_panel()
    await driver.act("command")
    sequence = (await driver.position()).sequence
    driver.message = old
    await driver.press(place)  # type: ignore[arg-type]
    assert words.say("panel-stale", "en") in text(old)
    assert (await driver.position()).sequence == sequence


async def test_a_command_takes_what_is_clear_and_says_what_is_not(world: World) -> None:
    driver = await placing(world)
    view = (await driver.position()).view(0)
    die = view.left[0]
    refused = await driver.slash("hanzo place", die=str(die), where="Z99")
    assert "HZ-005" in text(refused)
    told = await driver.slash(
        "hanzo why", space="A1", direction="v", die=next(one for one in range(1, 7) if one not in view.left)
    )
    assert "HZ-047" in text(told)
    everything = text(await driver.slash("hanzo why", space="A1"))
    for one in view.left:
        assert re.search(rf"\*\*(Die|Dice) [^*]*\b{one}\b", everything)
    cells = await driver.suggested("hanzo why", "space", "b")
    assert cells
    assert all(cell.startswith("B") for cell in cells)
    await driver.act("command")


async def test_why_is_answered_for_samurai_while_they_are_placed(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    info = await world.bot.tables.find(world.channel.id)
    driver = HanzoDriver(world, world.alice, info.id, "why", world.channel)
    view = (await driver.position()).view(0)
    assert view.phase == "setup"
    can = {move[1] for move in (await driver.position()).game.legal(view)}
    for cell in ("A1", "B1", "C2", "D4", "F3"):
        told = text(await driver.slash("hanzo why", space=cell))
        assert (words.say("hanzo-why-samurai-legal", "en") in told) == (cell in can)
        assert ("HZ-021" in told) == (cell not in can)
    beyond = text(await driver.slash("hanzo why", space="Z9"))
    assert "it goes from A1 to I6" in beyond
    assert "HZ-040" in text(await driver.slash("hanzo why", space="A1", die=1))


@pytest.mark.parametrize("seat", [0, 1])
async def test_why_says_first_that_no_die_is_placed_now(world: World, seat: int) -> None:
    both = await duel(world)
    me = both[seat]
    later = words.say("hanzo-why-later", "en")
    nothing_rolled = text(await me.slash("hanzo why", space="A1", direction="v", die=1))
    assert "HZ-050" in nothing_rolled
    assert later not in nothing_rolled
    position = await until(both[0], "event")
    told = text(await me.slash("hanzo why", space="A1"))
    first, _, rest = told.partition(later)
    assert "HZ-050" in first
    for die in position.view(None).left:
        assert re.search(rf"\*\*(Die|Dice) [^*]*\b{die}\b", rest)


@pytest.mark.parametrize("players", [1, 2])
async def test_who_types_sees_the_board_as_long_as_he_is_to_decide(world: World, players: int) -> None:
    if players == 2:
        table = await begin_duel(world)
    else:
        await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
        table = (await world.bot.tables.find(world.channel.id)).id
    drawn = []
    for _ in range(9):
        position = await world.bot.tables.position(table)
        (seat,) = position.to_move
        person = world.alice if position.table.seats[seat] == world.alice.id else world.bob
        move = position.game.notation(next(position.game.legal(position.view(seat))))
        answer = await person.slash(world.channel, "do", move=move)
        still = seat in (await world.bot.tables.position(table)).to_move
        drawn.append((still, bool(pictures(answer.response))))
    assert all(still == shown for still, shown in drawn)
    assert {still for still, _ in drawn} == ({True} if players == 1 else {True, False})


async def test_what_cannot_be_read_is_refused_with_a_move_that_can_be_made(world: World) -> None:
    driver = await placing(world)
    told = text(await driver.slash("do", move="nonsense"))
    assert words.refusal("hanzo_solo", NotationError("notation-verb", verb="nonsense"), "en") in told
    example = told.rpartition(": ")[2].strip()
    before = (await driver.position()).sequence
    await driver.slash("do", move=example)
    assert (await driver.position()).sequence == before + 1


async def test_commands_of_hanzo_at_another_game_are_refused_kindly(world: World) -> None:
    await world.begin()
    for command, options in (
        ("hanzo roll", {}),
        ("hanzo event", {"die": "3"}),
        ("hanzo place", {"die": "3", "where": "A1"}),
        ("hanzo why", {"space": "A1", "direction": "v", "die": 3}),
    ):
        told = await world.alice.slash(world.channel, command, **options)
        assert told.ephemeral
        assert text(told) == words.say("command-other-game", "en", game="Seven Swords", play="Play")
    (why,) = await world.alice.autocomplete(world.channel, "hanzo event", "die", "")
    assert why["name"] == words.say("suggest-other-game", "en", game="Seven Swords")


async def test_a_solo_player_ends_alone(world: World) -> None:
    driver = await placing(world)
    assert text(await driver.slash("table abandon")) == words.say("error-nobody-to-ask", "en")
    asked = await driver.slash("table resign")
    assert "It is lost then" in text(asked)
    await driver.press(next(iter(control_ids(asked.response, "resign"))), message=asked.response)
    assert words.say("result-resigned-alone", "en", who=f"<@{world.alice.id}> (Ninja)") in text(world.last())


# Duel


async def test_the_samurai_player_chooses_in_private_and_may_change_his_mind(world: World) -> None:
    ninja, samurai = await duel(world)
    await until(ninja, "event")
    board = text(samurai.board())
    with requests_seen("/channels/") as public:
        await samurai.open_panel()
        for _ in range(3):
            options = [one for one, control in control_ids(samurai.message, "panel-go").items() if control.keys]
            await samurai.press(options[0])
            assert samurai.first("panel-commit") is not None
            await samurai.press(buttons(samurai.message)[words.say("panel-back", "en")])
    assert [path for method, path, _ in public if method in ("POST", "PATCH") and "/messages" in path] == []
    assert text(samurai.board()) == board
    await samurai.act("panel")
    assert text(samurai.board()) != board


@pytest.mark.parametrize("locale", ["en", "es"])
async def test_a_choice_that_is_asked_about_twice_says_why(
    world: World, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes([2]) * 32)  # the first roll is 1 2 2 4
    ninja, samurai = await duel(world)
    world.locales[world.bob.id] = locale
    position = await until(ninja, "event")
    await samurai.open_panel()
    told = set()
    for custom_id, control in control_ids(samurai.message, "panel-go").items():
        move = position.game.choices(position.view(1), control.keys).move
        final = not can_take_back(position, 1, move)  # a 1 only has him place a samurai
        await samurai.press(custom_id)
        assert words.say("panel-final" if final else "panel-told-at-once", locale) in text(samurai.message)
        told.add(final)
        await samurai.press(buttons(samurai.message)[words.say("panel-back", locale)])
    assert told == {True, False}


async def test_what_is_all_that_can_be_done_is_not_asked_about(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        lobby, "new_seed", lambda: bytes([5]) * 31 + bytes([128])
    )  # all dice of the first roll are alike
    ninja, samurai = await duel(world)
    position = await until(ninja, "event")
    (option,) = position.game.choices(position.view(1)).options
    await samurai.open_panel()
    (custom_id,) = (one for one, control in control_ids(samurai.message, "panel-go").items() if control.keys)
    await samurai.press(custom_id)
    assert (await ninja.position()).view(None).events, f"the event of {option.value} is in force"


async def test_the_ninja_has_the_event_card_before_the_channel_has_the_board(world: World) -> None:
    ninja, samurai = await duel(world)
    own = words.say("board-hand-hanzo", "en")
    assert own not in buttons(ninja.board()), "nobody holds anything yet"
    await until(ninja, "event")
    assert own in buttons(ninja.board())
    dm = world.alice_user.dm_channel.id
    for event in (1, 2):
        before = len(world.seen(world.alice_user.dm_channel))
        with requests_seen("/channels/") as sent:
            await samurai.act("command")
            await world.env.settle()
        posted = [path for method, path, _ in sent if method in ("POST", "PATCH") and "/messages" in path]
        places = [int(path.split("/")[2]) for path in posted]
        assert dm in places
        assert world.channel.id in places
        first = places.index(dm)
        boards = [place for place in places[:first] if place == world.channel.id]
        assert not boards, "the board came first"
        assert places.count(dm) == 1, "one message an event"
        assert len(world.seen(world.alice_user.dm_channel)) == max(before, 1), "it takes the place of the one before"
        if event == 1:
            position = await until(ninja, "event")
            assert len(position.view(None).events) == 1


@pytest.mark.parametrize("locale", words.LOCALES)
async def test_the_samurai_player_is_told_that_his_choice_is_made_and_asked_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes([2]) * 32)  # the first roll is 1 2 2 4
    _, samurai = await duel(world)
    world.locales[world.bob.id] = locale
    await samurai.slash("tables")  # from which his language is known
    asking = words.say("hz-info-choose", locale, dice="@").partition(".")[2]
    eyes_only = words.say("hand-title", locale, game="@", channel="@").rpartition("@")[2]

    async def told(phase: str) -> str:
        """Return the one direct message, which says what is true in this phase."""
        await world.env.settle()
        (message,) = world.seen(world.bob_user.dm_channel)
        view = (await samurai.position()).view(1)
        assert view.phase == phase
        for line in words.private_lines("hanzo", view, locale):
            assert line in text(message)
        assert (asking in text(message)) == (phase == "event")
        assert list(buttons(message)) == [words.say("board-play", locale)]  # he will be due again
        assert eyes_only not in text(message)  # what he reads, everybody may know
        return text(message)

    await until(samurai, "event")
    await told("event")
    await samurai.slash("hanzo event", die="1")
    assert words.say("hz-info-chosen-place", locale, turn=1, count=1) in await told("event_samurai")
    await samurai.act("command")
    assert words.say("hz-info-chosen", locale, turn=1, number=1) in await told("place")
    await until(samurai, "event")
    await told("event")
    await samurai.slash("hanzo event", die=str((await samurai.position()).view(1).left[0]))
    assert words.say("hz-info-chosen", locale, turn=1, number=2) in await told("place")


@pytest.mark.simcord(shard_count=1)
async def test_a_closed_direct_message_stops_nothing_and_the_private_button_stands_in(world: World) -> None:
    ninja, samurai = await duel(world)
    await until(ninja, "event")
    with dms_closed(world.env, world.alice_user, world.bob_user):
        await samurai.act("command")
        assert (await ninja.position()).view(None).events
        shown = await world.alice.click(ninja.board(), label=words.say("board-hand-hanzo", "en"))
        message = shown.followups[0] if shown.followups else shown.response
        assert message.flags.ephemeral
        assert words.private_lines("hanzo", (await ninja.position()).view(0), "en")[0] in text(message)
        position = await until(ninja, "event")
        assert len(position.view(None).events) == 1


async def test_both_press_at_once_and_one_decides(world: World) -> None:
    ninja, samurai = await duel(world)
    await until(ninja, "roll")
    sequence = (await ninja.position()).sequence
    await at_once(
        world.env,
        world.alice.slash(world.channel, "hanzo roll"),
        world.bob.slash(world.channel, "hanzo roll"),
        world.alice.slash(world.channel, "hanzo roll"),
    )
    assert (await ninja.position()).sequence == sequence + 1
    await samurai.open_panel()
    (first, *_) = [one for one, control in control_ids(samurai.message, "panel-go").items() if control.keys]
    await samurai.press(first)
    commit = samurai.first("panel-commit")
    assert commit is not None
    control = read(commit)
    assert control is not None
    await at_once(
        world.env,
        world.bob.click(samurai.message, custom_id=commit),
        world.bob.slash(world.channel, "hanzo event", die=control.keys[0]),
    )
    assert (await ninja.position()).sequence == sequence + 2


async def test_only_who_is_due_is_offered_anything(world: World) -> None:
    ninja, samurai = await duel(world)
    await until(ninja, "event")
    assert await ninja.suggested("hanzo event", "die") == ["…"]  # which says whose turn it is
    assert len(await samurai.suggested("hanzo event", "die")) >= 1
    await ninja.open_panel()
    assert ninja.first("panel-go") is None or not control_ids(ninja.message, "panel-pick")
    refused = await ninja.slash("hanzo event", die="1")
    assert "HZ-05" in text(refused)
    assert GAMES["hanzo"].outcome((await ninja.position())._state) is None
