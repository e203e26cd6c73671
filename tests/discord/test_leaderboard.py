"""/leaderboard, /profile, and what the end of a game says about them, in the simulated Discord."""

from __future__ import annotations

from typing import Any

import pytest
from record_book import play, record
from simulated import World, buttons, menus, pictures, text

import words
from cogs.board import boards
from cogs.clock import unix_now
from cogs.standings.layout import board_name, season_name, sheet
from ratings import Board, before, season_of
from ratings.types import Record, Side

GAME = "seven_swords"
AGES_AGO = 1_600_000_000
SMALL_SERVER = 999


async def let_end(world: World, *records: Record) -> None:
    """Let tables have ended on the server, one after the other."""

    def work(connection: Any) -> None:
        for one in records:
            play(connection, one, {"wounded": "on"} if one.level else {})

    await world.bot.tables._store.run(work)


def ended(world: World, people: list[tuple[int, str]], winner: int = 0, **values: Any) -> Record:
    """Return a game that counts unless ``values`` say otherwise."""
    values = {"guild": world.guild.id, "winners": (winner,), "ended": unix_now()} | values
    one = record(people=[person for person, _ in people], **values)
    return one._replace(sides=tuple(Side(seat, *person) for seat, person in enumerate(people)))


def alice(world: World) -> tuple[int, str]:
    return world.alice.id, "Alice"


def bob(world: World) -> tuple[int, str]:
    return world.bob.id, "Bob"


async def crowd(world: World, count: int) -> None:
    """Let so many people have beaten Bob as the bandits, and Alice lose to him in that role at the end."""
    games = [ended(world, [(5_000 + number, f"Player {number}"), bob(world)]) for number in range(count)]
    await let_end(world, *games, ended(world, [alice(world), bob(world)], winner=1))


async def test_an_empty_board_says_how_to_get_on_it(world: World) -> None:
    shown = await world.alice.slash(world.channel, "leaderboard")
    assert shown.ephemeral
    assert words.say("leaders-empty", "en") in text(shown)
    assert words.say("leaders-how-rated", "en", moves=20) in text(shown)
    assert pictures(shown.response) == []
    alone = await world.alice.slash(world.channel, "leaderboard", board="hanzo_solo.0", difficulty=5)
    assert board_name(Board(0, "hanzo_solo", 0, level=5), "en") in text(alone)
    assert words.say("leaders-how-alone", "en", moves=8) in text(alone)


async def test_a_finished_table_is_on_the_board_at_once(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    while (await world.bot.tables.get(table)).sequence < 22:
        await world.play(table)
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    assert (await world.bot.tables.get(table)).verdict == "counts"
    assert "does not count" not in text(world.last())
    rows = [await world.bot.standings.page(Board(world.guild.id, GAME, seat), 0, 10, 0) for seat in (0, 1)]
    (lost,), (won,) = (page.rows for page in rows)
    assert won.rating > lost.rating
    told = f"Bob (Bandits) rating {lost.rating:,}, place 1 of 1; Alice (Samurai) rating {won.rating:,}, place 1 of 1."
    assert f"-# On the leaderboards now: {told}" in text(world.last())
    shown = await world.alice.slash(world.channel, "leaderboard")
    assert board_name(Board(0, GAME, 1), "en") in text(shown)  # what Alice has just played
    (alt,) = pictures(shown.response)
    assert alt.splitlines()[1].startswith("1. Alice: rating 1,")
    assert words.say("leaders-own", "en", place="1", total=1) in text(shown)
    bandits = await world.alice.slash(world.channel, "leaderboard", board=f"{GAME}.0")
    assert "Bob" in pictures(bandits.response)[0]
    assert words.say("leaders-own-none", "en") in text(bandits)


async def test_a_board_is_paged_and_leads_to_ones_own_place(world: World) -> None:
    await crowd(world, 23)
    shown = await world.alice.slash(world.channel, "leaderboard", board=f"{GAME}.0")
    assert len(pictures(shown.response)[0].splitlines()) == 11
    assert words.say("leaders-own", "en", place="24", total=24) in text(shown)
    seen = [pictures(shown.response)[0]]
    await world.alice.click(shown.response, label="Next")
    seen.append(pictures(shown.response)[0])
    assert "My place" in buttons(shown.response)
    await world.alice.click(shown.response, label="My place")
    seen.append(pictures(shown.response)[0])
    assert "24. Alice" in seen[2]
    assert "Next" not in buttons(shown.response)
    assert "My place" not in buttons(shown.response)
    places = [line.split(".")[0] for alt in seen for line in alt.splitlines()[1:]]
    assert places == [str(place) for place in range(1, 25)]
    await world.alice.click(shown.response, label="Back")
    assert pictures(shown.response)[0] == seen[1]
    assert len(shown.response.attachments) == 1


async def test_picture_and_text_are_a_press_apart_and_say_the_same(world: World) -> None:
    await crowd(world, 2)
    shown = await world.alice.slash(world.channel, "leaderboard", board=f"{GAME}.0")
    lines = pictures(shown.response)[0].splitlines()[1:]
    await world.alice.click(shown.response, label="Text")
    assert pictures(shown.response) == []
    for line in lines:
        assert line in text(shown.response).replace("\\", "")
    await world.alice.click(shown.response, label="Picture")
    assert pictures(shown.response)[0].splitlines()[1:] == lines


async def test_seasons_and_all_time_are_a_press_apart(world: World) -> None:
    season = season_of(unix_now())
    await let_end(world, ended(world, [alice(world), bob(world)], ended=AGES_AGO))
    shown = await world.alice.slash(world.channel, "leaderboard", board=f"{GAME}.0", period="season")
    assert season_name(season, "en") in text(shown)
    assert words.say("leaders-empty", "en") in text(shown)
    await world.alice.click(shown.response, label="All time")
    assert "1. Alice" in pictures(shown.response)[0]
    await world.alice.click(shown.response, label="This season")
    assert words.say("leaders-empty", "en") in text(shown.response)
    last = await world.alice.slash(world.channel, "leaderboard", period="last")
    assert season_name(before(season), "en") in text(last)


async def test_another_board_is_picked_from_the_menu_with_the_difficulties_played(world: World) -> None:
    await let_end(
        world,
        ended(world, [alice(world), bob(world)]),
        ended(world, [bob(world)], level=3, turns=7),
    )
    shown = await world.alice.slash(world.channel, "leaderboard")
    ((custom_id, options),) = menus(shown.response).items()
    values = [option["value"] for option in options]
    assert values == ["seven_swords.0.0", "seven_swords.1.0", "hanzo_solo.0.3", "hanzo.0.0", "hanzo.1.0"]
    await world.alice.select(shown.response, ["hanzo_solo.0.3"], custom_id=custom_id)
    assert pictures(shown.response)[0].splitlines()[1] == words.say(
        "leaders-line-alone",
        "en",
        place="1",
        name="Bob",
        wins="1",
        turns="7",
        streak="1",
        best="1",
        games="1 game",
        won=1,
    )
    named = await world.alice.slash(world.channel, "leaderboard", difficulty=3)
    assert pictures(named.response)[0] == pictures(shown.response)[0]


async def test_boards_of_other_servers_stay_there(world: World) -> None:
    await let_end(world, ended(world, [alice(world), bob(world)], guild=SMALL_SERVER))
    shown = await world.alice.slash(world.channel, "leaderboard", board=f"{GAME}.0")
    assert words.say("leaders-empty", "en") in text(shown)
    profile = await world.bob.slash(world.channel, "profile", person=world.alice)
    assert words.say("profile-none", "en") in text(profile)


async def test_a_profile_tells_ratings_streaks_and_recent_games(world: World) -> None:
    await let_end(
        world,
        ended(world, [alice(world), bob(world)]),
        ended(world, [bob(world), alice(world)], winner=1),
        ended(world, [alice(world)], level=3, turns=5),
        ended(world, [alice(world), bob(world)], moves=3),
        ended(world, [alice(world)], assisted=True, winners=()),
    )
    own = await world.alice.slash(world.channel, "profile")
    others = await world.bob.slash(world.channel, "profile", person=world.alice)
    assert own.ephemeral
    assert others.ephemeral
    for said in (
        "### Alice on this server",
        "**Seven Swords · Bandits**: rating 1,138, place 1. 1 game, 1 won, 0 drawn. 1 in a row, best run 1.",
        "**Seven Swords · Samurai**",
        "**Hanzō solo · difficulty 3**: place 1. 1 game, 1 won, fewest turns 5.",
        "Seven Swords · Bandits, against Bob: won (not counted: too short)",
        "Hanzō solo · difficulty 0: lost (not counted: with a hint)",
        "Seven Swords · Samurai, against Bob: won",
    ):
        assert said in text(own)
        assert said in text(others)
    pressed = await world.alice.slash(world.channel, "leaderboard")
    await world.alice.click(pressed.response, label="My profile")
    assert "### Alice on this server" in text(pressed.response)


async def test_who_has_not_won_alone_yet_is_told_no_more_than_that(world: World) -> None:
    await let_end(world, ended(world, [alice(world)], winners=()))
    said = text(await world.alice.slash(world.channel, "profile"))
    assert "- **Hanzō solo · difficulty 0**: 1 game, none won yet.\n" in said
    assert said.endswith("-# " + words.say("leaders-difficulty", "en"))
    board = await world.alice.slash(world.channel, "leaderboard", board="hanzo_solo.0", difficulty=0)
    assert pictures(board.response)[0].splitlines()[1] == "1. Alice: none won, 1 game"
    assert words.say("leaders-own-unwon", "en") in text(board)
    assert words.say("leaders-own", "en", place="1", total=1) not in text(board)


async def test_alone_only_whoever_has_won_is_decorated_and_told_to_have_needed_turns(world: World) -> None:
    lost, won = ended(world, [alice(world)], winners=()), ended(world, [bob(world)], turns=7)
    await let_end(world, lost)
    look = world.bot.standings.page
    alone = sheet(await look(Board(world.guild.id, "hanzo_solo", 0), 0, 10, world.alice.id), "en")
    assert [(one.cells, one.decorated) for one in alone.lines] == [(("0", "0", "0", "1"), False)]
    assert words.say("leaders-head-turns", "en") not in alone.heads
    await let_end(world, won, ended(world, [alice(world), bob(world)], winner=1))
    alone = sheet(await look(Board(world.guild.id, "hanzo_solo", 0), 0, 10, world.alice.id), "en")
    assert [(one.name, one.cells[1], one.decorated) for one in alone.lines] == [
        ("Bob", "7", True),
        ("Alice", "", False),
    ]
    rated = sheet(await look(Board(world.guild.id, GAME, 1), 0, 10, world.alice.id), "en")
    assert [(one.name, one.decorated) for one in rated.lines] == [("Bob", True)]


async def test_in_direct_messages_there_is_ones_own_profile_alone(world: World) -> None:
    await let_end(world, ended(world, [alice(world)], guild=0), ended(world, [bob(world)], guild=0))
    own = await world.alice_user.slash("profile")
    assert words.say("profile-title-direct", "en") in text(own)
    assert "Hanzō solo" in text(own)
    refused = await world.alice_user.slash("profile", person=world.bob_user)
    assert text(refused) == words.say("profile-only-own", "en")


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("es-ES", "es")])
async def test_everything_is_said_in_the_persons_language(world: World, locale: str, language: str) -> None:
    await crowd(world, 1)
    world.locales[world.alice.id] = locale
    shown = await world.alice.slash(world.channel, "leaderboard")
    assert words.say("leaders-title", language) in text(shown)
    assert words.say("leaders-season", language, quarter=1, year="2026") != words.say(
        "leaders-season", "es" if language == "en" else "en", quarter=1, year="2026"
    )
    assert next(iter(buttons(shown.response))) == words.say("leaders-show-season", language)
    profile = await world.alice.slash(world.channel, "profile")
    assert words.say("profile-recent", language) in text(profile)


async def test_a_hint_is_marked_for_good_and_told_at_the_end(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.bot.tables.mark_assisted(table, world.alice.id)
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    await world.restart()
    info = await world.bot.tables.get(table)
    assert (info.assisted, info.verdict) == (True, "assisted")
    assert words.say("record-assisted", "en") in text(world.last())
    proof = await world.carol.click(world.last(), label=words.say(f"board-{boards.VERIFY}", "en"))
    assert words.say("record-assisted", "en") in text(proof)
    shown = await world.alice.slash(world.channel, "leaderboard")
    assert words.say("leaders-empty", "en") in text(shown)


async def test_a_short_game_says_that_it_does_not_count(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    assert words.say("record-short", "en", moves=20) in text(world.last())
    assert "On the leaderboards" not in text(world.last())


async def test_who_has_no_game_that_counts_sees_the_board_of_the_channels_game(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo-solo", map="six_gates")
    shown = text(await world.alice.slash(world.channel, "leaderboard"))
    assert words.of("hanzo_solo").title("en") in shown
    assert words.of("seven_swords").title("en") not in shown.partition("\n")[0]
