"""The event card of Hanzō in words: what the events of a turn forbid together, for how long, and for whom."""

from __future__ import annotations

import pytest

import words
from engine.registry import GAMES

GRID = "grid ^K _A ^. #D _H ^K / _K ^A _. ^. ^H _."


def _card(key: str, position: str, viewer: int, **options: str) -> list[str]:
    """Return what a viewer is told privately in a position, in English."""
    game = GAMES[key]
    state = game.from_position(game.prepare({"map": "choose", **options}), f"{GRID}\n{position}")
    return list(words.private_lines(key, game.view(state, viewer), "en"))


@pytest.mark.parametrize(
    ("position", "options", "lines"),
    [
        (
            "events 3 left 1 2 5",
            {},
            [
                "**Flying Lanterns** (3): floors and Doors only.",
                "Dice stand on floors and Doors only, and collect only there."
                " This holds until the dice are gathered at the end of the turn.",
                "Dice still to be placed, by number: 1, 2 and 5.",
            ],
        ),
        (
            "events 5 left 5",
            {"paper_doors": "on"},
            [
                "**Patrolling Samurai** (5): roofs only, Doors are closed.",
                "Dice stand on roofs only, and collect only there. Doors are closed."
                " This holds until the dice are gathered at the end of the turn.",
                "Dice still to be placed, by number: 5.",
            ],
        ),
        (
            "events 2 left 5",
            {},
            [
                "**Guardians** (2): Doors are closed.",
                "No die may stand on a Door or collect one."
                " This holds until the dice are gathered at the end of the turn.",
                "Dice still to be placed, by number: 5.",
            ],
        ),
        (
            "events 6 left 5",
            {},
            [
                "**Quiet Night** (6): nothing happens.",
                "Dice may stand and collect anywhere.",
                "Dice still to be placed, by number: 5.",
            ],
        ),
    ],
)
def test_the_event_card_tells_what_is_forbidden_and_for_how_long(
    position: str, options: dict[str, str], lines: list[str]
) -> None:
    assert _card("hanzo_solo", position, 0, **options) == lines


def test_the_event_card_of_a_duel_joins_two_events() -> None:
    assert _card("hanzo", "events 2 4 left 4 dice 1@D1.", 0) == [
        "**Flying Lanterns** (2): floors and Doors only.",
        "**Patrolling Samurai** (4): roofs and Doors only.",
        "Both events hold together, so dice stand on Doors only and collect nothing but Doors."
        " This holds until the dice are gathered at the end of the turn.",
        "Dice still to be placed, by number: 4.",
    ]


@pytest.mark.parametrize(
    ("key", "position", "last"),
    [
        ("hanzo_solo", "phase extra events 1 left 2 4 5", "goes because of Bad Weather, the rest you place."),
        ("hanzo_solo", "events 1 extra 2 left 4 5", "Dice still to be placed, by number: 4 and 5."),
        ("hanzo", "events 6 left 2 4 5", "Left: 2, 4 and 5. One of them will go for the second event"),
        (
            "hanzo",
            "phase event events 6 left 2 4 dice 5@D1x",
            "Left: 2 and 4. One of them will go for the second event",
        ),
        ("hanzo", "phase gain events 5 left 2 4 5", "One of them will go for the second event, the rest you place."),
        ("hanzo", "events 6 6 left 4 dice 5@D1x", "Dice still to be placed, by number: 4."),
    ],
)
def test_the_event_card_says_which_dice_the_ninja_is_going_to_place(key: str, position: str, last: str) -> None:
    assert last in _card(key, position, 0)[-1]


@pytest.mark.parametrize(
    ("position", "until"),
    [
        ("events 2 left 2 3 5", "until the dice are gathered at the end of the turn, unless Spirits come"),
        ("events 2 left 2 4 5", "until the dice are gathered at the end of the turn."),
        ("events 2 6 left 3 dice 5@D1x", "until the dice are gathered at the end of the turn."),
    ],
)
def test_the_first_event_holds_unless_spirits_can_still_come(position: str, until: str) -> None:
    assert until in _card("hanzo", position, 0)[-2]


@pytest.mark.parametrize(
    ("events_then", "cancelled"), [("2 3", "Flying Lanterns** (2)"), ("3 2", "Flying Lanterns** (2)")]
)
def test_the_event_card_of_a_duel_says_what_the_spirits_cancel(events_then: str, cancelled: str) -> None:
    lines = _card("hanzo", f"events {events_then} spirits yes left 4 dice 1@D1.", 0)
    assert f"**{cancelled}: cancelled by the Spirits." in lines
    assert "**Spirits** (3): all events of this turn are cancelled." in lines
    assert lines[-2].startswith("The Spirits have cancelled all events of this turn")


def test_the_samurai_player_reads_what_each_die_would_do() -> None:
    position = "phase event events 2 left 4 5 dice 1@D1."
    assert _card("hanzo", position, 0)[0] == "**Flying Lanterns** (2): floors and Doors only."
    assert _card("hanzo", position, 1) == [
        "Take one of the dice 4 and 5. Nobody sees what you look at before you choose.",
        "First event of this turn: Flying Lanterns. Dice stand on floors and Doors only, and collect only there.",
        "**4**, Patrolling Samurai: roofs and Doors only. Together with the first event that leaves only Doors."
        " Dice left: 5.",
        "**5**, Sleeping Guardians: the ninja moves a counter at once. Dice left: 4.",
    ]
    spirits = _card("hanzo", "phase event events 3 spirits yes left 4 5 dice 1@D1.", 1)
    assert spirits[-1] == "**5**, Sleeping Guardians: cancelled by the Spirits. Dice left: 4."
    assert _card("hanzo", "phase roll", 1) == []


LANTERNS = [
    "**Flying Lanterns** (2): floors and Doors only.",
    "Dice stand on floors and Doors only, and collect only there."
    " This holds until the dice are gathered at the end of the turn.",
]


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            "turn 3 events 2 left 1 4 5",
            [
                *LANTERNS,
                "Your choice in turn 3 is made. The ninja places a die, then you set the second event.",
            ],
        ),
        (
            "turn 3 events 2 6 left 4 dice 1@D1.",
            [
                LANTERNS[0],
                "**Quiet Night** (6): nothing happens.",
                LANTERNS[1],
                "Your choice in turn 3 is made. The ninja places the last die, then your samurai arrive.",
            ],
        ),
        (
            "turn 3 phase event_samurai events 2 1 left 4 dice 1@D1.",
            [
                LANTERNS[0],
                "**Samurai** (1): a samurai comes at once.",
                LANTERNS[1],
                "Your choice in turn 3 is made. Now a samurai is yours to place.",
            ],
        ),
        (
            "turn 3 phase reinforce due 2 events 2 2 dice 1@D1. 4@C2+",
            [*LANTERNS, "Your choice in turn 3 is made. Now 2 samurai are yours to place."],
        ),
    ],
)
def test_the_samurai_player_reads_what_he_has_chosen_and_what_comes_next(position: str, lines: list[str]) -> None:
    assert _card("hanzo", position, 1) == lines
