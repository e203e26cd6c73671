"""For each check a village that fails it and nothing else, made from a good one by a small change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.seven_swords.board import shipped_village
from engine.seven_swords.validate import Finding, validate
from engine.seven_swords.values import compile_values, merged

Data = dict[str, Any]


class Broken(NamedTuple):
    """The check that fails, whether hard, a word of its message, the good village and what is done to it."""

    id: str
    hard: bool
    said: str
    village: str
    change: Callable[[Data], Any]

    def data(self) -> Data:
        data = shipped_village(self.village)
        self.change(data)
        return data

    def findings(self) -> list[Finding]:
        return validate(self.data())


def without_edge(first: str, second: str) -> Callable[[Data], Any]:
    return lambda data: data["edges"].remove([first, second])


def with_edge(first: str, second: str) -> Callable[[Data], Any]:
    return lambda data: data["edges"].append([first, second])


def set_in(kind: str, name: str, **fields: Any) -> Callable[[Data], Any]:
    def change(data: Data) -> None:
        next(one for one in data[kind] if one["id"] == name).update(fields)

    return change


def swap_defences(data: Data) -> None:
    first, last = data["storehouses"][0], data["storehouses"][4]
    first["defence"], last["defence"] = last["defence"], first["defence"]


def second_gate_in_a(data: Data) -> None:
    data["gates"][1] |= {"area": "A", "space": "A7"}


BROKEN = (
    Broken("V-01", True, "there is no A9", "akisato", with_edge("A3", "A9")),
    Broken("V-01", True, "R1 is there 2 times", "akisato", set_in("supplies", "R2", id="R1")),
    Broken("V-01", True, "colour", "akisato", lambda data: data.update(colour="red")),
    Broken("V-02", True, "area D is in pieces", "akisato", without_edge("D6", "D7")),
    Broken("V-02", True, "its id says A", "akisato", lambda data: data["spaces"]["A5"].update(area="B")),
    Broken("V-03", True, "written 2 times", "akisato", with_edge("A2", "A1")),
    Broken("V-03", True, "joins a space to itself", "akisato", with_edge("C5", "C5")),
    Broken("V-03", True, "W2 is not a village space", "akisato", with_edge("B3", "W2")),
    Broken("V-04", True, "P3a P3b P3c", "akisato", lambda data: data["gates"][2]["deploy"].pop()),
    Broken("V-04", True, "P6 missing", "akisato", lambda data: data["gates"].pop()),
    Broken("V-04", True, "deployment spaces have no edges", "akisato", with_edge("P1a", "A1")),
    Broken("V-05", True, "area A has 2 gates", "akisato", second_gate_in_a),
    Broken("V-06", True, "not next to the gate space", "akisato", lambda data: data["start"].update(A="A3")),
    Broken("V-06", True, "area D has no start", "akisato", lambda data: data["start"].pop("D")),
    Broken("V-07", True, "R5 missing", "akisato", lambda data: data["supplies"].pop()),
    Broken("V-07", True, "P1 in its touches", "akisato", set_in("supplies", "R1", touches=["A5", "P1"])),
    Broken("V-08", False, "borders none of its spaces", "akisato", set_in("supplies", "R1", area="G")),
    Broken("V-09", True, "W2 needs 2 to 4", "akisato", set_in("storehouses", "W2", arrows=["B5"])),
    Broken("V-09", True, "not among its touches", "akisato", set_in("houses", "H3", arrows=["F3", "F5", "F7"])),
    Broken("V-10", True, "must differ", "akisato", set_in("storehouses", "W1", defence=9)),
    Broken("V-10", True, "the defence 12", "akisato", set_in("storehouses", "W5", defence=13)),
    Broken("V-10", False, "R2 has defence 9", "akisato", set_in("supplies", "R2", defence=9)),
    Broken("V-11", True, "area C needs one bow square", "akisato", lambda data: data["bows"].pop(2)),
    Broken("V-12", False, "W1 (defence 12) is at depth 3", "akisato", swap_defences),
    Broken("V-13", True, "gate space of P2", "akisato", set_in("houses", "H2", touches=["B1", "B2"], arrows=["B1"])),
    Broken("V-14", False, "P5 and P6 are 4 edges apart", "akisato", with_edge("F2", "G3")),
    Broken("V-15", False, "P1: 6 spaces within 3 edges", "akisato", without_edge("A6", "A7")),
    Broken("V-16", True, "falls apart", "takigawa", without_edge("F2", "F4")),
    Broken("V-17", False, "has 5 edges", "akisato", with_edge("A5", "D3")),
    Broken("V-18", False, "R1 and H1 are 22 apart", "akisato", lambda data: data["supplies"][0].update(xy=[267, 207])),
    Broken(
        "V-18", False, "A3 lies outside the canvas", "akisato", lambda data: data["spaces"]["A3"].update(xy=[208, 5])
    ),
    Broken("V-18", False, "A6-D3 and D2-D4 cross", "akisato", with_edge("D2", "D4")),
    Broken("V-18", False, "no xy", "akisato", lambda data: data["bows"].__setitem__(0, "A")),
    Broken("V-21", False, "D1 to ", "akisato", lambda data: data["start"].update(D="D1")),
)
"""V-19, V-20 and V-22 need more than one village or other figures; see the tests."""


def cheap_bandits() -> Any:
    """Return figures under which a supply is robbed too cheaply."""
    return compile_values(merged({"types": {"arc": {"combat": 3, "movement": 4}}}))
