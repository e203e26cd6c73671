"""/board, /log, /rules, /help and /verify: each for its caller alone, in the caller's language."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playing import begin_duel
from simulated import World, buttons, menus, pictures, text

import words
from cogs.messages import telling
from engine import record as records
from engine.registry import GAMES
from words import rules


async def test_the_board_is_shown_to_its_caller_alone_as_he_may_see_it(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    own = await world.alice.slash(world.channel, "board")
    others = await world.carol.slash(world.channel, "board")
    assert own.ephemeral
    assert others.ephemeral
    assert pictures(own.response)[0]
    first = await own.response.attachments[0].read()
    second = await others.response.attachments[0].read()
    assert first != second


async def test_text_and_picture_are_a_press_apart(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    shown = await world.bob.slash(world.channel, "board")
    await world.bob.click(shown.response, label="Text board")
    assert pictures(shown.response) == []
    assert shown.response.attachments == []
    assert len(text(shown.response)) > 500
    await world.bob.click(shown.response, label="Picture")
    assert pictures(shown.response)
    assert len(shown.response.attachments) == 1


async def test_the_text_board_button_answers_each_viewer_with_his_own(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    own = text(await world.alice.click(world.last(), label="Text board"))
    spectator = text(await world.carol.click(world.last(), label="Text board"))
    assert own != spectator
    assert len(own) <= 4000


async def test_a_style_that_was_asked_for_is_kept(world: World) -> None:
    await world.begin()
    await world.carol.slash(world.channel, "board", style="text", theme="dark")
    kept = await world.carol.slash(world.channel, "board")
    assert pictures(kept.response) == []
    assert (await world.bot.tables.preferences(world.carol.id)).theme == "dark"
    assert (await world.bot.tables.preferences(world.alice.id)).theme == ""


async def test_the_log_tells_each_viewer_what_he_may_know(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    position = await world.bot.tables.position(table)
    letter = position.view_of(world.bob.id).hand_letters[0]
    await world.play(table, ("discard", letter) if position.view(None).turn != 1 else None)
    own = text(await world.bob.slash(world.channel, "log"))
    pressed = text(await world.alice.click(world.last(), label="Log"))
    assert "discarded card" in own
    assert "discarded card" not in pressed
    assert "discarded" in pressed
    await world.bot.tables.resign(table, world.alice.id)
    await world.env.settle()
    for viewer in (world.alice, world.carol):  # SS-245
        assert "discarded card" in text(await viewer.slash(world.channel, "log"))


@pytest.mark.usefixtures("blank_pictures")
async def test_a_board_says_when_there_is_more_to_read_than_it_shows(world: World) -> None:
    table = await world.begin()
    earlier = words.say("log-earlier", "en")
    assert earlier not in text(world.last())
    await world.play(table, ("setup", "random"))
    assert earlier not in text(world.last())
    for phase in ("bandits", "tile", "samurai", "bandits"):
        await world.play_until(table, phase)
    lines = text(world.last()).splitlines()
    at = next(number for number, line in enumerate(lines) if earlier in line)
    assert [line[:2] for line in lines[at + 1 : at + 1 + telling.LINES]] == ["- "] * telling.LINES


async def test_an_undo_is_told_by_the_entries_it_takes_back(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "bandits")
    await world.play(table)
    last = (await world.bot.tables.get(table)).sequence
    await world.bob.slash(world.channel, "table undo")
    assert f"Bob took a move back (entry {last} of the log)." in text(world.last())


@pytest.mark.usefixtures("blank_pictures")
async def test_an_undo_that_was_agreed_to_says_what_it_took_back(world: World) -> None:
    table = await begin_duel(world)
    await world.play_until(table, "roll")
    await world.play(table)
    (rolled,) = [one for one in text(world.last()).splitlines() if "Alice" in one and "roll" in one]
    last = (await world.bot.tables.get(table)).sequence
    await world.alice.slash(world.channel, "table undo")
    with world.env._bot_scope():
        proposal = await world.bot.tables.propose(table, world.alice.id, "undo")
        await world.bot.tables.answer(proposal.id, world.bob.id, True)
    await world.env.settle()
    told = f"Alice took a move back (entry {last} of the log). Taken back: {rolled.removeprefix('- ')}"
    assert told in text(await world.bob.slash(world.channel, "log"))
    assert told in text(next(one for one in reversed(world.seen()) if "Play" in buttons(one)))


@pytest.mark.usefixtures("blank_pictures")
async def test_a_long_log_is_paged(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    for _ in range(12):
        await world.play_until(table, "bandits")
        await world.play_until(table, "tile")
        await world.play_until(table, "samurai")
    last = (await world.bot.tables.get(table)).sequence
    shown = await world.bob.slash(world.channel, "log")
    assert f"**{last}**" in text(shown)
    assert list(buttons(shown.response)) == ["Older"]
    pages = 1
    seen = _numbers(shown)
    while "Older" in buttons(shown.response):
        await world.bob.click(shown.response, label="Older")
        seen |= _numbers(shown)
        pages += 1
    assert seen == set(range(1, last + 1))
    assert pages > 2
    assert list(buttons(shown.response)) == ["Newer"]
    await world.bob.click(shown.response, label="Newer")
    assert list(buttons(shown.response)) == ["Older", "Newer"]


def _numbers(shown: Any) -> set[int]:
    return {int(line.split("**")[1]) for line in text(shown.response).splitlines() if line.startswith("**")}


async def test_every_clause_can_be_reached_and_fits(world: World) -> None:
    shown = await world.carol.slash(world.channel, "rules", about="SS-001")
    every = rules.clauses("seven_swords", "en")
    assert text(shown).startswith(f"### {every[0].id}") or "SS-001" in text(shown)
    reached = []
    clause_id = every[0].id
    shown = await world.carol.slash(world.channel, "rules", about=clause_id)
    while True:
        reached.append(clause_id)
        assert f"### {clause_id} ·" in text(shown.response)
        forward = [label for label in buttons(shown.response) if label.startswith("▶")]
        if not forward:
            break
        await world.carol.click(shown.response, label=forward[0])
        clause_id = forward[0].split()[1]
    assert reached == [clause.id for clause in every]


async def test_no_clause_is_cut_in_any_language(world: World) -> None:
    from cogs.reference.rules_pages import TEXT_ROOM

    for locale in words.LOCALES:
        for clause in rules.clauses("seven_swords", locale):
            assert len(clause.text) <= TEXT_ROOM, clause.id
            assert len(clause.text.encode()) < 8_000, clause.id


async def test_rules_of_every_game_are_found_before_there_is_a_table(world: World) -> None:
    asked = await world.carol.slash(world.channel, "rules")
    assert list(buttons(asked.response)) == ["Seven Swords", "Hanzō"]
    await world.carol.click(asked.response, label="Hanzō")
    assert "Rules of Hanzō" in text(asked.response)
    for number in ("SS-001", "HZ-001"):
        assert f"### {number} ·" in text(await world.carol.slash(world.channel, "rules", about=number))
        assert (await world.carol.autocomplete(world.channel, "rules", "about", number))[0]["value"] == number
    both = await world.carol.slash(world.channel, "rules", about="samurai")
    assert list(buttons(both.response)) == ["Seven Swords", "Hanzō"]
    ((custom_id, options),) = menus(both.response).items()
    assert {one["value"].partition("/")[0] for one in options} == {"seven_swords", "hanzo"}
    await world.carol.select(both.response, [options[1]["value"]], custom_id=custom_id)
    assert f"### {options[1]['value'].partition('/')[2]} ·" in text(both.response)


async def test_a_table_has_its_own_rules_found_first(world: World) -> None:
    await world.begin()
    found = await world.carol.slash(world.channel, "rules", about="samurai")
    ((_, options), _) = menus(found.response).items()
    assert {one["value"].partition("/")[0] for one in options} == {"seven_swords"}
    assert "### HZ-063 ·" in text(await world.carol.slash(world.channel, "rules", about="HZ-063"))


async def test_rules_are_found_by_words_and_by_section(world: World) -> None:
    await world.begin()
    found = await world.carol.slash(world.channel, "rules", about="palisade")
    (custom_id, options), (_, among) = menus(found.response).items()
    assert len(among) == len(rules.sections("seven_swords", "en"))
    chosen = await world.carol.select(found.response, [options[0]["value"]], custom_id=custom_id)
    assert f"### {options[0]['value'].partition('/')[2]} ·" in text(chosen.response)
    await world.carol.click(found.response, label="Contents")
    ((_, sections),) = menus(found.response).items()
    for section in sections:
        opened = await world.carol.slash(world.channel, "rules")
        await world.carol.select(opened.response, [section["value"]])
        assert section["label"] in text(opened.response)
    nothing = await world.carol.slash(world.channel, "rules", about="xylophone")
    assert text(nothing) == words.say("rules-nothing", "en", query="xylophone")


async def test_rules_suggest_while_typing_in_the_persons_language(world: World) -> None:
    world.locales[world.bob.id] = "es-ES"
    english = await world.carol.autocomplete(world.channel, "rules", "about", "84")
    spanish = await world.bob.autocomplete(world.channel, "rules", "about", "84")
    assert english[0]["value"] == spanish[0]["value"] == "SS-084"
    assert english[0]["name"] != spanish[0]["name"]
    assert len(await world.carol.autocomplete(world.channel, "rules", "about", "")) == 25


async def test_the_rules_button_of_the_board_answers_privately(world: World) -> None:
    await world.begin()
    pressed = await world.carol.click(world.last(), label="Rules")
    assert pressed.response.ephemeral
    assert "Rules of Seven Swords" in text(pressed)


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_help_names_every_command(world: World, locale: str) -> None:
    world.locales[world.carol.id] = locale
    shown = await world.carol.slash(world.channel, "help")
    for name in ("/play", "/tables", "/board", "/log", "/hand", "/rules", "/verify", "/table", "/do", "/bandit"):
        assert name in text(shown)
    titles = [words.of(game).title(words.locale_of(locale)) for game in rules.pages(GAMES)]
    labels = [words.say("help-notation-of", words.locale_of(locale), game=title) for title in titles]
    notations = set()
    for label in labels:
        opened = await world.carol.slash(world.channel, "help")
        await world.carol.click(opened.response, label=label)
        notations.add(text(opened.response))
        assert len(text(opened.response)) > 200
    assert len(notations) == len(labels) == 2


async def test_how_moves_are_written_can_be_asked_for_by_typing(world: World) -> None:
    everything = text(await world.carol.slash(world.channel, "help", about="help-notation"))
    for game in rules.pages(GAMES):
        assert words.of(game).notation_help("en") in everything
    await world.begin()
    here = text(await world.carol.slash(world.channel, "help", about="help-notation"))
    assert words.of("seven_swords").notation_help("en") in here
    assert words.of("hanzo").notation_help("en") not in here


async def test_help_at_a_table_leads_to_its_game(world: World) -> None:
    await world.begin()
    shown = await world.carol.slash(world.channel, "help")
    assert list(buttons(shown.response)) == [words.say(key, "en") for key in ("rules-open", "help-notation")]


async def test_a_game_that_goes_on_keeps_its_record_secret(world: World) -> None:
    await world.begin()
    refused = await world.alice.slash(world.channel, "verify")
    assert text(refused) == words.say("error-not-finished", "en")
    assert refused.response.attachments == []


async def test_verify_replays_a_finished_game_and_hands_out_its_record(world: World) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    await world.play_until(table, "tile")
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    info = await world.bot.tables.get(table)
    by_button = await world.carol.click(world.last(), label="Verify")
    by_command = await world.carol.slash(world.channel, "verify")
    for shown in (by_button, by_command):
        assert shown.response.ephemeral
        assert info.final_hash in text(shown)
        assert info.commitment in text(shown)
        record = json.loads(await shown.response.attachments[0].read())
        assert records.verify(record).final == info.final_hash


async def test_a_record_that_does_not_verify_is_called_so(world: World, monkeypatch: Any) -> None:
    table = await world.begin()
    await world.play(table, ("setup", "random"))
    asked = await world.bob.slash(world.channel, "table resign")
    await world.bob.click(asked.response, label="Resign")
    record = await world.bot.tables.record(table)
    record["entries"][0]["hash"] = "0" * 64

    async def forged(*_: Any) -> Any:
        return record

    monkeypatch.setattr(type(world.bot.tables), "record", forged)
    shown = await world.carol.slash(world.channel, "verify")
    assert words.say("verify-refused", "en", why=words.say("verify-fault-wrong-link", "en"), entry=1) in text(shown)
