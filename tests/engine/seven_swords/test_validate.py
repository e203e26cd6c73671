"""Every check of a village on a village that fails it alone, and the command that owners of the board use."""

from __future__ import annotations

import json

import pytest
from broken_villages import BROKEN, cheap_bandits

from engine.seven_swords import drawing, measures, structure
from engine.seven_swords.__main__ import main
from engine.seven_swords.board import VILLAGES, compile_board, shipped_village
from engine.seven_swords.validate import MEASURED, validate
from engine.seven_swords.values import VALUES_FILE, compile_values, merged

KEYS = ("akisato", "takigawa")


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_villages_pass_every_check(key):
    others = [shipped_village(other) for other in KEYS if other != key]
    assert validate(shipped_village(key), others=others) == []


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.id} {broken.said}")
def test_a_broken_village_fails_exactly_its_own_check(broken):
    findings = broken.findings()
    assert {finding.id for finding in findings} == {broken.id}
    assert {finding.hard for finding in findings} == {broken.hard}
    assert any(broken.said in finding.text for finding in findings)


def test_every_check_has_a_broken_village():
    ids = {f"V-{number:02}" for number in range(1, 23)}
    assert {broken.id for broken in BROKEN} == ids - {"V-19", "V-20", "V-22"}


def test_V_02_sizes_are_only_advice():
    data = shipped_village("takigawa")
    data["spaces"]["D9"] = {"area": "D", "xy": [860, 540]}
    data["edges"] = [edge for edge in data["edges"] if edge != ["C6", "D8"]] + [["C6", "D9"], ["D8", "D9"]]
    assert [(one.id, one.hard) for one in validate(data)] == [("V-02", False)]


def renamed(data):
    """Write the same village with its areas and spaces under other names, in another order."""
    letters = dict(zip("ABCDEFG", "CDEFGAB", strict=True))
    names = {name: letters[name[0]] + str(9 - int(name[1])) for name in data["spaces"]}
    text = json.dumps(data)
    for name in names:
        text = text.replace(f'"{name}"', f'"new {names[name]}"')
    for letter in letters:
        text = text.replace(f'"{letter}"', f'"new {letters[letter]}"')
    data = json.loads(text.replace('"new ', '"'))
    data["spaces"] = dict(reversed(data["spaces"].items()))
    return data


def test_V_19_a_village_under_other_names_is_recognised():
    twin = renamed(shipped_village("takigawa"))
    findings = validate(twin, others=[shipped_village("takigawa")])
    assert {(one.id, one.hard) for one in findings} == {("V-19", True)}
    assert "under other names" in findings[0].text
    assert validate(twin, others=[shipped_village("akisato")]) == []


def test_V_19_equal_depths_alone_are_refused_too():
    twin = shipped_village("takigawa")
    twin["edges"].append(["E3", "E7"])
    findings = validate(twin, others=[shipped_village("takigawa")])
    assert [(one.id, one.hard) for one in findings] == [("V-19", True)]
    assert "exactly as deep" in findings[0].text


def test_same_shape_looks_at_gates_and_edges():
    good = compile_board(shipped_village("akisato"))
    assert measures.same_shape(good, compile_board(renamed(shipped_village("akisato"))))
    assert not measures.same_shape(good, compile_board(shipped_village("takigawa")))
    moved = shipped_village("akisato")
    moved["edges"].remove(["D4", "D6"])
    moved["edges"].append(["D4", "D5"])
    assert not measures.same_shape(good, compile_board(moved))


def blind_alley(data):
    """Hang two spaces on a thread behind the shrine and let its only exit lead to the far one."""
    data["spaces"] |= {"A8": {"area": "A", "xy": [264, 60]}, "A9": {"area": "A", "xy": [180, 60]}}
    data["edges"] += [["A4", "A8"], ["A8", "A9"]]
    data["houses"][0] |= {"touches": ["A9"], "arrows": ["A9"]}


def test_V_20_an_exit_with_too_little_to_shoot_at_is_named():
    """It cannot fail alone: where no space is a bottleneck (V-16), there are two or more at each distance."""
    data = shipped_village("akisato")
    blind_alley(data)
    findings = validate(data)
    texts = [one.text for one in findings if one.id == "V-20"]
    assert texts == ["H1: 5 spaces within distance 3 of its exit A9; at least 6"]
    assert "V-16" in {one.id for one in findings}


def test_V_22_depends_on_the_figures():
    data = shipped_village("akisato")
    findings = validate(data, values=cheap_bandits())
    assert {(one.id, one.hard) for one in findings} == {("V-22", False)}
    assert "can be robbed from outside for" in findings[0].text
    runner = compile_values(merged({"types": {"ban": {"movement": 6}}}))
    assert any("can be fetched" in one.text for one in validate(data, values=runner))


def test_V_22_the_model_raid_by_hand():
    """Depth 4, defence 7: three archers (2 + 3 + 1 each) reach 7 in 91 %; a mounted carrier costs 3 + 2 + 1 + 4 and
    through an open gate a bandit on foot 1 + 2 + 1 + 4."""
    board = compile_board(shipped_village("akisato"))
    values = compile_values(merged(None))
    assert measures.depth(board, board.supplies[0]) == 4
    assert measures.raid(board, board.supplies[0], values) == (18 + 10, 8)
    assert measures.chance(3, 7) == pytest.approx(196 / 216)
    assert measures.chance(2, 2) == 1


def test_depth_counts_the_spaces_entered():
    board = compile_board(shipped_village("akisato"))
    assert measures.depths(board) == ((4, 4, 4, 5, 5), (3, 3, 4, 4, 5))


def test_weak_spaces_are_found_one_by_one():
    path = ((1,), (0, 2), (1, 3), (2,))
    assert measures.weak_spaces(path, ()) == (1, 2)
    assert measures.weak_spaces(path, (0,)) == (2,)
    assert measures.weak_spaces(((1, 2), (0, 2), (0, 1)), ()) == ()


def test_a_village_in_two_pieces_is_told_once():
    data = shipped_village("akisato")
    data["edges"] = [edge for edge in data["edges"] if edge != ["A1", "A2"]]
    findings = validate(data)
    assert {one.id for one in findings} == {"V-02", "V-03", "V-06"}
    assert not any(one.id > "V-11" for one in findings)


def test_the_short_form_needs_only_advice_about_positions():
    data = shipped_village("takigawa")
    for gate in data["gates"]:
        gate["deploy"] = [one["id"] for one in gate["deploy"]]
    data["bows"] = list("ABCDEFG")
    del data["area_xy"], data["scenery"]
    findings = validate(data)
    assert [(one.id, one.hard) for one in findings] == [("V-18", False)]
    assert "P1a" in findings[0].text
    assert "bow G" in findings[0].text


def test_symbols_of_the_shipped_villages_have_room():
    for key in KEYS:
        board = compile_board(shipped_village(key))
        points = drawing.symbols(board)
        points |= {f"letter {'ABCDEFG'[area]}": point for area, point in enumerate(board.area_xy)}
        assert list(drawing.crowded(points, 58.0)) == []
        assert list(drawing.overrun(board, 36.0)) == []
        assert list(drawing.crossings(board)) == []


def test_every_check_says_its_id_first():
    ids = [str(check.__doc__)[:4] for check in (*structure.FORM, structure.ids_and_references, *MEASURED)]
    assert set(ids) == {f"V-{number:02}" for number in range(1, 23)}


def run(capsys, *arguments):
    status = main(["check", *map(str, arguments)])
    return status, capsys.readouterr().out


def test_the_command_says_when_all_is_well(capsys):
    status, said = run(capsys, *sorted(VILLAGES.glob("*.json")), VALUES_FILE)
    assert status == 0
    assert [line.split(": ")[1].split(" (")[0] for line in said.splitlines()] == ["all is well"] * 3
    assert "village Takigawa: 50 spaces, 64 edges" in said
    assert "56 ours, 13 printed" in said


def test_the_command_names_each_finding_and_fails_only_on_hard_ones(capsys, tmp_path):
    soft, hard = shipped_village("akisato"), shipped_village("akisato")
    soft["supplies"][1]["defence"] = 9
    hard["bows"].pop()
    for name, data in (("soft", soft), ("hard", hard)):
        (tmp_path / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    status, said = run(capsys, tmp_path / "soft.json")
    assert status == 0
    assert "V-10 advice: R2 has defence 9" in said
    assert "can be played; 1 piece of advice" in said
    status, said = run(capsys, tmp_path / "hard.json")
    assert status == 1
    assert "V-11 fault: area G needs one bow square" in said
    assert "cannot be played yet; 1 to mend" in said


def test_the_command_compares_the_villages_it_is_given(capsys, tmp_path):
    data = shipped_village("akisato")
    (tmp_path / "other.json").write_text(json.dumps(data | {"id": "other"}), encoding="utf-8")
    status, said = run(capsys, VILLAGES / "akisato.json", tmp_path / "other.json")
    assert status == 1
    assert "V-19 fault: this is Akisato under other names" in said


def test_the_command_checks_figures_to_replace(capsys, tmp_path):
    file = tmp_path / "values.json"
    file.write_text('{"source": "printed", "cards": {"B": 4, "C": 3}, "houses": [0, 0, 1, 1, 3]}', encoding="utf-8")
    status, said = run(capsys, file)
    assert status == 0
    assert "N-02 advice: only card C is worth 3" in said
    assert "20 printed" in said
    file.write_text('{"cards": {"B": -4}}', encoding="utf-8")
    status, said = run(capsys, file)
    assert status == 1
    assert "N-01 fault: cards.B: must be from 0 to 20, not -4" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON: line 1, column 2"),
        ("[1]", "must be a JSON object"),
        ("{}", "neither a village"),
        ('{"spaces": {}, "spaces": {}}', '"spaces" is written twice'),
        ('{"cards": {"B": 4, "B": 5}}', '"B" is written twice'),
        ('{"spaces": {}, "edges": []}', "V-01 fault: gates: Field required"),
    ],
)
def test_the_command_explains_what_it_cannot_read(capsys, tmp_path, text, said):
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    status, output = run(capsys, file)
    assert status == 1
    assert said in output


def test_the_command_goes_on_after_a_missing_file(capsys, tmp_path):
    status, said = run(capsys, tmp_path / "nowhere.json", VALUES_FILE)
    assert status == 1
    assert "nowhere.json cannot be read" in said
    assert "all is well" in said


def test_the_command_reads_several_villages_from_one_file(capsys, tmp_path):
    file = tmp_path / "both.json"
    file.write_text(json.dumps([shipped_village(key) for key in KEYS]), encoding="utf-8")
    status, said = run(capsys, file)
    assert status == 0
    assert said.count("all is well") == 2


def test_a_village_without_spaces_is_explained():
    data = shipped_village("akisato") | {"spaces": {}}
    assert {one.id for one in validate(data)} == {"V-01"}
