"""Playing by command: suggestions, short forms, paths, refusals, direct messages; all of it private."""

from __future__ import annotations

from typing import Any

import pytest
from decisions import begin_at
from playing import begin, table_of
from simulated import World, menus, text

import words
from cogs.messages.limits import CHOICES, COMMAND_TEXT
from cogs.seven_swords import bandit, samurai
from cogs.typed.offers import completed, notations, suggestions
from engine.seven_swords.game import SEVEN_SWORDS

CRAMPED = "\n".join(("turn 2", "actions 30", "tokens vmtd1@D3 ban1@A3 arc1@A7"))


def view_at(position: str, seat: int = 0) -> Any:
    """Return a seat's view of a position text."""
    setting = SEVEN_SWORDS.prepare({})
    return SEVEN_SWORDS.view(SEVEN_SWORDS.from_position(setting, position), seat)


def values(view: Any, line: Any, given: list[str], typed: str, locale: str = "en") -> list[str]:
    """Return the values that are suggested."""
    return [offer.value for offer in suggestions(SEVEN_SWORDS, view, line, given, typed, locale)]


async def hinted(member: Any, *where: Any, command: str = "do", option: str = "move") -> str:
    """Return the only suggestion, which is no move but says why there is none."""
    (told,) = await member.autocomplete(*where, command, option, "")
    assert told["value"] == "…"
    return str(told["name"])


# Suggestions


def test_at_most_25_are_suggested_and_typing_narrows_them() -> None:
    view = view_at(CRAMPED)
    assert len(values(view, bandit.MOVE, ["vmtd1"], "")) == CHOICES
    narrowed = values(view, bandit.MOVE, ["vmtd1"], "E3")
    assert narrowed
    assert all("E3" in value for value in narrowed)


def test_a_goal_some_steps_away_is_suggested_with_its_whole_path() -> None:
    offers = suggestions(SEVEN_SWORDS, view_at(CRAMPED), bandit.MOVE, ["ban1"], "A5", "en")
    assert offers[0].value == "A4-A5"
    assert offers[0].label.startswith("A5 · 1 action")


def test_what_equals_the_typed_text_comes_before_what_only_begins_with_it() -> None:
    view = view_at("turn 2\nactions 38\ntokens vmtd1@G7\n")
    found = values(view, bandit.MOVE, ["vmtd1"], "G6")
    assert found[0] == "G6"
    assert any(value.startswith("G6-") for value in found)


def test_a_path_that_is_no_canonical_one_is_taken_as_it_was_typed() -> None:
    view = view_at(
        "turn 2\nactions 30\ntokens vmtd1@D3\nsamurai Akemi@A2 Kento@C2 Hayato@D8 Genzo@E2 Tadao@F2 Mizuki@G2"
        "\ndead Akane:card\n"
    )
    canonical = values(view, bandit.MOVE, ["vmtd1"], "D6")
    around = next(path for path in ("D4-D6", "D5-D6") if path not in canonical)
    assert values(view, bandit.MOVE, ["vmtd1"], around)[0] == around
    assert values(view, bandit.MOVE, ["vmtd1"], "A1-G1") == []


def test_labels_carry_price_and_odds_and_nothing_hidden() -> None:
    view = view_at("turn 2\nactions 8\ntokens ban1@A3 ban2@A7 arc1@P2a\n")
    attack = suggestions(SEVEN_SWORDS, view, bandit.ATTACK, ["Akemi"], "", "en")
    assert [offer.value for offer in attack] == ["ban1", "ban1,ban2"]
    assert "17 % (6 of 36)" in attack[1].label
    palisade = suggestions(SEVEN_SWORDS, view, bandit.ATTACK, ["P2"], "", "en")
    assert palisade[0].value == "arc1"
    assert "%" not in palisade[0].label


@pytest.mark.parametrize(
    ("line", "given", "notation"),
    [
        (bandit.MOVE, ["ban1", "a5"], "move ban1>A4-A5"),
        (bandit.MOVE, ["ban1", "A4-A5"], "move ban1>A4-A5"),
        (bandit.MOVE, ["ban1", "nowhere"], "move ban1>nowhere"),
        (bandit.ATTACK, ["akemi", "2"], "attack akemi:ban1,arc1"),
        (bandit.DEPLOY, ["arc", "P3"], "deploy arc@P3"),
        (bandit.END, [], "end"),
        (bandit.HALT, [], "halt"),
        (bandit.DISCARD, ["A"], "discard A "),
    ],
)
def test_short_forms_are_written_out(line: Any, given: list[str], notation: str) -> None:
    assert completed(SEVEN_SWORDS, view_at(CRAMPED), line, given) == notation


def test_nothing_is_suggested_for_another_phase_or_before_the_first_option() -> None:
    view = view_at(CRAMPED)
    for line in (bandit.KILL, bandit.GO, samurai.HIT, samurai.LOSSES, samurai.VICTIM, samurai.WOUND):
        assert values(view, line, [], "") == []
    assert values(view, bandit.MOVE, [""], "") == []
    assert values(view, bandit.DISCARD, [], "") == []


def test_removals_are_suggested_two_at_once_and_only_where_they_are_due() -> None:
    tokens = "samurai Akemi@A2:CM Akane@B2 Kento@C2:L Hayato@D4 Genzo@E2 Tadao@F2 Mizuki@G2"
    view = view_at(f"turn 2\nphase tile\ntiles two:B\n{tokens}\n", 1)
    assert sorted(values(view, samurai.TILE, ["two"], "")) == ["Akemi:C Akemi:M", "Akemi:C Kento:L", "Akemi:M Kento:L"]
    assert values(view, samurai.TILE, ["combat"], "") == []
    assert completed(SEVEN_SWORDS, view, samurai.TILE, ["combat"]) == "tile combat "


def test_notation_is_suggested_from_legal_moves_and_what_is_typed_and_legal_comes_first() -> None:
    view = view_at(CRAMPED)
    assert len(notations(SEVEN_SWORDS, view, "", "en")) == CHOICES
    typed = notations(SEVEN_SWORDS, view, "MOV ban1 > a4", "en")
    assert typed[0].value == "move ban1>A4"
    assert notations(SEVEN_SWORDS, view, "nonsense", "en") == []


SHOWN = {
    "a price and what the kind is": (
        ("turn 2\nactions 8\ntokens ban1@A3\n", 0),
        "deploy vban@P1",
        "Veteran bandit › Gate P1 · 4 actions · combat −1, defence 3, steps 4",
        "Bandido veterano › Puerta P1 · 4 acciones · combate −1, defensa 3, pasos 4",
    ),
    "odds and what they come from": (
        ("turn 2\nactions 8\ntokens arc1@A7\n", 0),
        "attack Akemi:arc1",
        "1 attacker · 1 action · 17 % (1 of 6) · a1: 1 die, modifier 0, needed 6",
        "1 atacante · 1 acción · 17 % (1 de 6) · a1: 1 dado, modificador 0, hace falta 6",
    ),
    "lost actions": (("turn 2\nactions 10\n", 0), "end", "10 actions are lost", "se pierden 10 acciones"),
    "actions for the other side": (
        ("turn 2\nphase samurai\nactions 1\n", 1),
        "end",
        "1 action goes to the bandits on top of theirs",
        "1 acción pasa a los bandidos, además de las suyas",
    ),
    "two cards in the order of the notation": (
        ("turn 1\nphase discard\n", 0),
        "discard A B",
        "together they bring 9 actions · Card A, value 5 › Card B, value 4",
        "juntas dan 9 acciones · Carta A, valor 5 › Carta B, valor 4",
    ),
    "one card": (
        ("turn 2\nphase discard\nhand ABCDE\ndiscards FG\n", 0),
        "discard D",
        "Card D, value 6 · brings 6 actions",
        "Carta D, valor 6 · da 6 acciones",
    ),
}


@pytest.mark.parametrize(("position", "notation", "english", "spanish"), SHOWN.values(), ids=list(SHOWN))
def test_notation_is_suggested_with_what_it_means(
    position: tuple[str, int], notation: str, english: str, spanish: str
) -> None:
    view = view_at(*position)
    for locale, told in (("en", english), ("es", spanish)):
        found = {offer.value: offer.label for offer in notations(SEVEN_SWORDS, view, notation, locale)}
        assert found[notation] == f"{notation} · {told}"


@pytest.mark.parametrize("typed", ["", "a", "e"])
def test_suggested_notation_has_labels_that_fit_and_differ(typed: str) -> None:
    crowd = "ban1@A3 ban2@A7 ban3@A4 ban4@A5 arc1@B4 arc2@B5 arc3@C4 varc1@C5 vmtd1@D3"
    for seat, position in (
        (0, f"turn 2\nactions 30\ntokens {crowd}"),
        (1, f"turn 2\nphase samurai\nactions 7\ntokens {crowd}"),
    ):
        for locale in words.LOCALES:
            labels = [one.label for one in notations(SEVEN_SWORDS, view_at(position, seat), typed, locale)]
            assert len(set(labels)) == len(labels) > 0
            assert max(map(len, labels)) <= COMMAND_TEXT


def test_words_find_a_move_as_its_notation_does() -> None:
    view = view_at("turn 2\nactions 8\ntokens ban1@A3\n")
    assert notations(SEVEN_SWORDS, view, "veteran archer", "en")[0].value == "deploy varc@P1"
    assert notations(SEVEN_SWORDS, view, "arquero veterano", "es")[0].value == "deploy varc@P1"


def test_the_second_card_is_suggested_whatever_the_first_is() -> None:
    view = view_at("turn 1\nphase discard\n")
    assert values(view, bandit.DISCARD, ["D"], "") == list("ABCEFG")
    assert completed(SEVEN_SWORDS, view, bandit.DISCARD, ["D", "A"]) == "discard D A"


def test_suggestions_speak_spanish() -> None:
    offers = suggestions(SEVEN_SWORDS, view_at(CRAMPED), bandit.DEPLOY, [], "", "es")
    assert offers[0].label == "Bandido · 1 acción · combate −2, defensa 2, pasos 2"


# In Discord


@pytest.mark.usefixtures("blank_pictures")
class TestInDiscord:
    async def test_a_command_is_answered_privately_with_the_next_question(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        done = await world.bob.slash(world.channel, "bandit move", token="ban1", to="A5")
        assert done.ephemeral
        assert "moved from A3 to A5" in text(done)
        assert "What do the bandits do?" in text(done)
        assert [one.id for one in world.seen(viewer=world.alice)].count(done.response.id) == 0

    async def test_a_move_can_be_typed_in_ones_own_language(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        offered = await world.bob.autocomplete(world.channel, "do", "move", "mov")
        assert [one["value"] for one in offered] == [
            one["value"] for one in await world.bob.autocomplete(world.channel, "do", "move", "mover")
        ]
        assert "move ban1>A4" in [one["value"] for one in offered]
        done = await world.bob.slash(world.channel, "do", move="Mover ban1>A4")
        assert "moved from A3 to A4" in text(done)

    async def test_an_answer_carries_the_board_unless_pictures_queue_up(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        done = await world.bob.slash(world.channel, "bandit move", token="ban1", to="A4")
        assert done.response.attachments
        monkeypatch.setattr(world.bot.studio, "under_way", 99)
        done = await world.bob.slash(world.channel, "bandit move", token="ban1", to="A5")
        assert "moved from A4 to A5" in text(done)
        assert not done.response.attachments

    async def test_a_secret_typed_is_nowhere_public(self, world: World) -> None:
        await begin(world)
        done = await world.bob.slash(world.channel, "bandit discard", card="A", second="D")
        assert done.ephemeral
        for message in [*world.seen(viewer=world.alice), *world.alice_user.dm_channel.history()]:
            assert "card A" not in text(message)
            assert "Card A" not in text(message)

    @pytest.mark.parametrize(
        ("command", "options"),
        [
            ("bandit move", {"token": "ban1", "to": "G1"}),
            ("bandit move", {"token": "ban9", "to": "A4"}),
            ("bandit deploy", {"kind": "vmtd", "gate": "P9"}),
            ("bandit attack", {"target": "Akemi", "attackers": "arc1"}),
            ("bandit halt", {}),
            ("bandit kill", {"card": "A"}),
            ("samurai hit", {"samurai": "Akemi"}),
            ("do", {"move": "dance"}),
        ],
    )
    async def test_what_is_not_legal_is_refused_privately_and_changes_nothing(
        self, world: World, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, str]
    ) -> None:
        info = await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        refused = await world.bob.slash(world.channel, command, **options)
        assert refused.ephemeral
        assert text(refused)
        assert words.say("panel-stale", "en") not in text(refused)
        assert (await table_of(world)).sequence == info.sequence

    async def test_without_a_table_or_a_seat_it_says_so(self, world: World) -> None:
        empty = await world.bob.slash(world.channel, "bandit end")
        assert text(empty) == words.say("which-none-in-channel", "en")
        assert await hinted(world.bob, world.channel) == words.say("suggest-none-here", "en")
        await world.alice.slash(world.channel, "play seven-swords")
        assert text(await world.alice.slash(world.channel, "do", move="end")) == words.say("error-not-started", "en")
        assert await hinted(world.alice, world.channel) == words.say("suggest-not-started", "en")

    @pytest.mark.parametrize("command", ["bandit end", "do"])
    async def test_an_early_end_is_asked_about_first(self, world: World, monkeypatch: Any, command: str) -> None:
        info = await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        typed = {"move": "end"} if command == "do" else {}
        asked = await world.bob.slash(world.channel, command, **typed)
        assert "8 actions are lost" in text(asked)
        assert (await table_of(world)).sequence == info.sequence
        await world.bob.click(asked.response, label=words.say("panel-confirm", "en"))
        assert (await table_of(world)).sequence > info.sequence

    async def test_the_reason_for_no_suggestion_may_be_sent_like_one(self, world: World, monkeypatch: Any) -> None:
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        waits = await world.alice.slash(world.channel, "do", move="…")
        assert "There is nothing for you to decide now. Bob is to move." in text(waits)
        told = await world.bob.slash(world.channel, "do", move="…")
        assert "One of the moves that can be made now:" in text(told)

    async def test_the_reason_says_nothing_in_an_option_that_may_be_left_out(
        self, world: World, monkeypatch: Any
    ) -> None:
        info = await begin_at(world, monkeypatch, "turn 2; phase tile")
        (why,) = await world.alice.autocomplete(world.channel, "samurai tile", "remove", "", tile="combat")
        await world.alice.slash(world.channel, "samurai tile", tile="combat", remove=why["value"])
        assert (await table_of(world)).sequence == info.sequence + 1

    async def test_however_much_was_typed_the_reason_fits(self, world: World, monkeypatch: Any) -> None:
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        for member in (world.alice, world.carol):
            (why,) = await member.autocomplete(world.channel, "do", "move", "setup " * 200)
            assert why["value"] == "…"

    async def test_an_end_that_is_all_there_is_to_do_is_done_at_once(self, world: World, monkeypatch: Any) -> None:
        info = await begin_at(world, monkeypatch, "turn 2; actions 0; tokens ban1@A3")
        await world.bob.slash(world.channel, "bandit end")
        assert (await table_of(world)).sequence > info.sequence

    async def test_in_a_direct_message_it_means_the_only_table_that_waits(self, world: World) -> None:
        info = await begin(world)
        found = await world.bob_user.autocomplete("bandit discard", "card", "A")
        assert found[0]["value"] == "A"
        done = await world.bob_user.slash("bandit discard", card="A", second="B")
        assert "What do the bandits do?" in text(done.response)
        assert (await world.bot.tables.get(info.id)).sequence == info.sequence + 1
        none = await world.carol_user.slash("do", move="end")
        assert text(none.response) == words.say("which-none-of-yours", "en")
        assert await hinted(world.carol_user) == words.say("suggest-none-waiting", "en")

    async def test_where_there_is_nothing_to_suggest_it_says_why(self, world: World, monkeypatch: Any) -> None:
        world.locales[world.alice.id] = "es-ES"
        await begin_at(world, monkeypatch, "turn 2; actions 8; tokens ban1@A3")
        assert await hinted(world.alice, world.channel) == words.say("suggest-waiting", "es", names="Bob")
        asked = "Nothing to choose here; to be decided now: What do the bandits do?"
        assert await hinted(world.bob, world.channel, command="bandit discard", option="card") == asked
        told = words.say("suggest-other-game", "en", game="Seven Swords")
        assert await hinted(world.bob, world.channel, command="hanzo place", option="die") == told
        assert await world.bob.autocomplete(world.channel, "do", "move", "no such move") == []
        (why,) = await world.alice.autocomplete(world.channel, "do", "move", "walk")
        assert why["value"] == "walk"

    async def test_with_several_tables_a_menu_asks_and_then_plays(self, world: World) -> None:
        first = await begin(world)
        world.channel = world.guild.create_text_channel("second")
        second = await begin(world)
        asked = await world.bob_user.slash("bandit discard", card="A", second="B")
        assert words.say("which-question", "en") in text(asked.response)
        ((custom_id, options),) = menus(asked.response).items()
        assert len(options) == 2
        chosen = next(one["value"] for one in options if one["value"].startswith(f"{second.id}|"))
        await world.restart()
        await world.bob_user.select(asked.response, [chosen], custom_id=custom_id)
        assert (await world.bot.tables.get(first.id)).sequence == first.sequence
        assert (await world.bot.tables.get(second.id)).sequence == second.sequence + 1
        assert "What do the bandits do?" in text(asked.response)

    async def test_commands_of_the_other_role_are_refused(self, world: World) -> None:
        info = await begin(world)
        refused = await world.alice.slash(world.channel, "bandit discard", card="A", second="B")
        assert refused.ephemeral
        assert (await table_of(world)).sequence == info.sequence

    async def test_every_command_stays_within_discords_limits(self, world: World) -> None:
        names = {command["name"]: command for command in await world.bot.command_payload()}
        assert [one["name"] for one in names["bandit"]["options"]] == [
            *("deploy", "move", "attack", "take", "discard", "kill", "go", "halt", "end")
        ]
        assert [one["name"] for one in names["samurai"]["options"]] == [
            *("setup", "tile", "hit", "bow", "walk", "order", "repair", "losses", "victim", "wound", "end")
        ]
        for command in names.values():
            for one in [command, *command.get("options", [])]:
                assert one["description_localizations"]["es-ES"], one["name"]


async def test_a_command_of_another_game_says_what_is_played_here(world: World) -> None:
    await world.alice.slash(world.channel, "play hanzo-solo")
    before = await table_of(world)
    told = await world.alice.slash(world.channel, "bandit end")
    assert text(told) == words.say("command-other-game", "en", game="Hanzō solo", play="Play")
    assert await table_of(world) == before
