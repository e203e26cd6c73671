"""Every kind of decision of Seven Swords: a position in which it is due, and how it is made in each way."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playing import begin, control_ids
from simulated import World, buttons, menus, text

from engine.core import Step
from engine.seven_swords.game import SEVEN_SWORDS
from table import TableInfo


class Decision(NamedTuple):
    """One decision: the position, the labels to press in the panel from first to last, the command with its
    options, and the notation that both lead to."""

    position: str
    role: str
    labels: tuple[str, ...]
    command: str
    options: dict[str, str]
    notation: str


HAND_OF_11 = "turn 11; phase kill; hand AG; discards BCDEF"

DECISIONS = {
    "discard one": Decision(
        "turn 2; phase discard; hand ABCDE; discards FG",
        "bandit",
        ("Card A, value 5",),
        "discard",
        {"card": "A"},
        "discard A",
    ),
    "discard two": Decision(
        "turn 7; phase discard",
        "bandit",
        ("Card A, value 5", "Card E, value 6"),
        "discard",
        {"card": "A", "second": "E"},
        "discard A E",
    ),
    "kill": Decision(HAND_OF_11, "bandit", ("Card A, value 5", "Do it"), "kill", {"card": "A"}, "kill A"),
    "deploy": Decision(
        "turn 2; actions 8",
        "bandit",
        ("Deploy", "Archer", "Gate P2"),
        "deploy",
        {"kind": "arc", "gate": "P2"},
        "deploy arc@P2",
    ),
    "move": Decision(
        "turn 2; actions 8; tokens ban1@A3 ban2@B3",
        "bandit",
        ("Move", "Bandit 1", "A5"),
        "move",
        {"token": "ban1", "to": "A5"},
        "move ban1>A4-A5",
    ),
    "attack": Decision(
        "turn 2; actions 8; tokens ban1@A3 ban2@A7",
        "bandit",
        ("Attack", "2 attackers", "Do it"),
        "attack",
        {"target": "Akemi", "attackers": "ban1,ban2"},
        "attack Akemi:ban1,ban2",
    ),
    "take": Decision(
        "turn 2; actions 8; tokens ban1@A5; supplies R1=3+ R2=4 R3=5 R4=6 R5=7",
        "bandit",
        ("Pick up", "Do it"),
        "take",
        {"token": "ban1", "supply": "R1"},
        "take ban1<R1",
    ),
    "go": Decision(
        "turn 2; phase crossing; actions 8; tokens mtd1@P1a; palisades P1=1+ P2=2 P3=3 P4=4 P5=5 P6=6 "
        "pending crossing mtd1 P1 left 3",
        "bandit",
        ("Go on", "A1"),
        "go",
        {"to": "A1"},
        "go A1",
    ),
    "halt": Decision(
        "turn 2; phase crossing; actions 8; tokens mtd1@P1a; palisades P1=1+ P2=2 P3=3 P4=4 P5=5 P6=6 "
        "pending crossing mtd1 P1 left 3",
        "bandit",
        ("Halt",),
        "halt",
        {},
        "halt",
    ),
    "end bandit": Decision("turn 2; actions 8", "bandit", ("End the phase", "Do it"), "end", {}, "end"),
    "victim": Decision(
        "turn 11; phase victim; hand G; discards BCDEF; kill A; samurai Akemi@A2 Akane@A3 Kento@C2 Hayato@D4 Genzo@E2 "
        "Tadao@F2 Mizuki@G2; pending victim Akemi Akane",
        "samurai",
        ("Akane", "Do it"),
        "victim",
        {"samurai": "Akane"},
        "victim Akane",
    ),
    "wound": Decision(
        "turn 2; phase wound; actions 5; tokens ban1@A3; spent ban1; pending wound Akemi",
        "samurai",
        ("Take a movement token", "Do it"),
        "wound",
        {"damage": "M"},
        "wound M",
    ),
    "tile": Decision("turn 2; phase tile", "samurai", ("Combat tile",), "tile", {"tile": "combat"}, "tile combat"),
    "tile with removals": Decision(
        "turn 2; phase tile; tiles two:B; samurai Akemi@A2:CM Akane@B2 Kento@C2:L Hayato@D4 Genzo@E2 Tadao@F2 "
        "Mizuki@G2",
        "samurai",
        ("“2” tile", "Akemi: movement", "Kento: leadership"),
        "tile",
        {"tile": "two", "remove": "Akemi:M Kento:L"},
        "tile two Akemi:M Kento:L",
    ),
    "hit": Decision(
        "turn 2; phase samurai; actions 7; tile combat; tokens ban1@A3",
        "samurai",
        ("Sword", "Do it"),
        "hit",
        {"samurai": "Akemi"},
        "hit Akemi",
    ),
    "bow": Decision(
        "turn 2; phase samurai; actions 7; tile combat; tokens ban1@A3 ban2@B3",
        "samurai",
        ("Bow", "Kento", "A3: bandit 1", "Do it"),
        "bow",
        {"samurai": "Kento", "target": "A3"},
        "bow Kento>A3",
    ),
    "walk": Decision(
        "turn 2; phase samurai; actions 7; tile combat",
        "samurai",
        ("Walk", "Akemi", "A5"),
        "walk",
        {"samurai": "Akemi", "to": "A5"},
        "walk Akemi>A3-A4-A5",
    ),
    "order palisade": Decision(
        "turn 2; phase samurai; actions 7; tile combat; tokens ban1@P1a",
        "samurai",
        ("Give an order", "Do it"),
        "order",
        {"samurai": "Akemi", "by": "P1"},
        "order Akemi P1",
    ),
    "order house": Decision(
        "turn 2; phase samurai; actions 7; tile combat; tokens ban1@A4",
        "samurai",
        ("Give an order", "Akemi", "House H1", "Do it"),
        "order",
        {"samurai": "Akemi", "by": "H1", "target": "A4"},
        "order Akemi H1/A4>A4",
    ),
    "repair": Decision(
        "turn 2; phase samurai; actions 7; tile combat; palisades P1=1+down P2=2 P3=3 P4=4 P5=5 P6=6",
        "samurai",
        ("Arm again", "Do it"),
        "repair",
        {"samurai": "Akemi", "gate": "P1"},
        "repair Akemi P1",
    ),
    "losses": Decision(
        "turn 2; phase losses; actions 6; tile combat; tokens ban1@A3 ban2@A7; pending losses 2 sword ban1,ban2",
        "samurai",
        ("Bandit 2",),
        "losses",
        {"tokens": "ban2"},
        "losses ban2",
    ),
    "end samurai": Decision(
        "turn 2; phase samurai; actions 7; tile combat", "samurai", ("End the phase", "Do it"), "end", {}, "end"
    ),
}


async def begin_at(world: World, monkeypatch: pytest.MonkeyPatch, position: str, **options: Any) -> TableInfo:
    """Start a game that stands at a position text (sections between semicolons) from its first entry on."""

    def new(setting: Any, chance: Any) -> Step:
        return Step(SEVEN_SWORDS.from_position(setting, position.replace("; ", "\n")), (), False)

    monkeypatch.setattr(SEVEN_SWORDS, "new", new)
    return await begin(world, dealt=False, **options)


async def choose(member: Any, message: Any, label: str) -> None:
    """Press the button or pick the option with this label."""
    if label in buttons(message):
        assert (await member.click(message, label=label)).acknowledged
        return
    for custom_id in control_ids(message, "panel-pick"):
        for option in menus(message)[custom_id]:
            if option["label"] == label:
                assert (await member.select(message, [option["value"]], custom_id=custom_id)).acknowledged
                return
    offered = [*buttons(message), *(one["label"] for options in menus(message).values() for one in options)]
    raise AssertionError((label, offered, text(message)))


async def latest_notation(world: World, info: TableInfo, role: str) -> str | None:
    """Return the latest move of a role as it was kept, ``None`` if the latest entry is none."""
    seat = info.roles.index(role)
    (entry,) = await world.bot.tables.log(info.id, seat, limit=1)
    return entry.notation if entry.seat == seat else None
