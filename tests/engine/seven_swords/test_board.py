"""The tables of a compiled village against the definitions, counted again from the data file in another way."""

from __future__ import annotations

import copy
from itertools import product

import pytest

from engine.errors import DataError
from engine.seven_swords import board as boards
from engine.seven_swords.board import Board, compile_board, shipped, shipped_village
from engine.seven_swords.game import SEVEN_SWORDS

FAR = 999
KEYS = ("akisato", "takigawa")


class Counted:
    """Distances of a village by the definitions, on a matrix of all nodes named as in the file (Floyd-Warshall)."""

    def __init__(self, data):
        self.data = data
        self.square = {one["id"]: one for kind in ("supplies", "storehouses", "houses") for one in data[kind]}
        self.gate_space = {gate["id"]: gate["space"] for gate in data["gates"]}
        self.walk = self._matrix(())
        self.sight = self._matrix([one for one in self.square if one[0] in "RW"])

    def _matrix(self, squares):
        nodes = [*self.data["spaces"], *squares]
        steps = {(one, other): 0 if one == other else FAR for one, other in product(nodes, nodes)}
        links = [*self.data["edges"], *([one, space] for one in squares for space in self.square[one]["touches"])]
        for one, other in links:
            steps[one, other] = steps[other, one] = 1
        for middle, one, other in product(nodes, nodes, nodes):
            steps[one, other] = min(steps[one, other], steps[one, middle] + steps[middle, other])
        return steps

    def to_storehouse(self, space, name):
        without = self._matrix([one for one in self.square if one[0] in "RW" and one != name])
        return {start: min(without[start, arrow] for arrow in self.square[name]["arrows"]) for start in space}


@pytest.fixture(scope="module", params=KEYS)
def pair(request):
    data = shipped_village(request.param)
    return compile_board(data), Counted(data)


def spaces(board: Board):
    return range(board.village)


def test_both_villages_are_on_offer_and_the_default_is_first():
    assert shipped()[:2] == KEYS
    with pytest.raises(KeyError):
        shipped_village("atlantis")


def test_SS_G_1_spaces_keep_the_order_of_the_file_and_belong_to_one_area(pair):
    board, counted = pair
    assert board.names[: board.village] == tuple(counted.data["spaces"])
    for space, name in enumerate(counted.data["spaces"]):
        assert "ABCDEFG"[board.area_of[space]] == name[0]
        assert space in board.areas[board.area_of[space]]
        joined = {end for edge in counted.data["edges"] if name in edge for end in edge} - {name}
        assert [board.names[other] for other in board.neighbours[space]] == sorted(joined, key=board.index.__getitem__)
    assert sum(len(area) for area in board.areas) == board.village


def test_SS_G_2_each_gate_has_a_gate_space_and_three_deployment_spaces(pair):
    board, counted = pair
    assert board.names[board.village :] == tuple(f"P{gate}{letter}" for gate in range(1, 7) for letter in "abc")
    for gate in range(6):
        space = board.gate_space[gate]
        assert board.names[space] == counted.gate_space[f"P{gate + 1}"]
        assert board.gate_at[space] == gate
        assert board.area_of[space] == board.gate_area[gate]
        assert [board.names[place] for place in board.deploy[gate]] == [f"P{gate + 1}{letter}" for letter in "abc"]
        assert {board.gate_of[place] for place in board.deploy[gate]} == {gate}
    assert {board.gate_of[space] for space in spaces(board)} == {-1}


def test_SS_G_3_squares_know_what_they_border_and_where_their_arrows_lead(pair):
    board, counted = pair
    for square in (*board.supplies, *board.storehouses, *board.houses):
        written = counted.square[square.id]
        assert [board.names[space] for space in square.touches] == written["touches"]
        assert [board.names[space] for space in square.arrows] == written.get("arrows", written["touches"])
        assert square.defence == written.get("defence", 0)


def test_SS_G_4_walking_counts_edges_between_village_spaces(pair):
    board, counted = pair
    for one, other in product(spaces(board), spaces(board)):
        assert board.walk[one][other] == counted.walk[board.names[one], board.names[other]]


def test_SS_G_5_sight_also_runs_over_supply_and_storehouse_squares(pair):
    board, counted = pair
    for one, other in product(spaces(board), spaces(board)):
        assert board.sight[one][other] == counted.sight[board.names[one], board.names[other]]


def test_SS_G_5_a_storehouse_shortens_sight_but_no_walk():
    board = compile_board(shipped_village("akisato"))
    across = board.index["C7"], board.index["C4"]
    assert board.sight[across[0]][across[1]] == 2
    assert board.walk[across[0]][across[1]] == 3


def test_SS_G_5_houses_are_no_way_for_a_shot():
    data = shipped_village("akisato")
    before = compile_board(data)
    data["houses"][0]["touches"] = ["A2", "D8"]
    data["houses"][0]["arrows"] = ["A2"]
    assert compile_board(data).sight == before.sight


def test_SS_G_6_distance_between_village_spaces_is_the_number_of_spaces_between(pair):
    board, counted = pair
    for one, other in product(spaces(board), spaces(board)):
        steps = counted.sight[board.names[one], board.names[other]]
        assert board.distance_space[one][other] == max(0, steps - 1)


def test_SS_G_6_a_deployment_group_is_counted_without_its_palisade(pair):
    board, counted = pair
    for gate, space in product(range(6), spaces(board)):
        steps = counted.sight[counted.gate_space[f"P{gate + 1}"], board.names[space]]
        assert board.distance_group[space][gate] == steps
        assert [board.distance_space[place][space] for place in board.deploy[gate]] == [steps] * 3
    assert all(board.distance_space[board.deploy[gate][0]][board.gate_space[gate]] == 0 for gate in range(6))


def test_SS_G_6_distance_to_a_supply_runs_to_its_nearest_side(pair):
    board, counted = pair
    for number, square in enumerate(board.supplies):
        for space in spaces(board):
            least = min(counted.sight[board.names[space], side] for side in counted.square[square.id]["touches"])
            assert board.distance_supply[space][number] == least


def test_SS_G_6_distance_to_a_storehouse_ends_at_an_arrow_and_avoids_the_square_itself(pair):
    board, counted = pair
    names = board.names[: board.village]
    for number, square in enumerate(board.storehouses):
        counts = counted.to_storehouse(names, square.id)
        assert {name: board.distance_storehouse[board.index[name]][number] for name in names} == counts


def test_SS_G_6_nobody_shoots_through_a_storehouse_at_its_own_arrow():
    data = shipped_village("akisato")
    data["storehouses"][0] |= {"touches": ["E3", "E4", "D8"], "arrows": ["E3", "E4"]}
    board = compile_board(data)
    start = board.index["D8"]
    assert board.sight[start][board.index["E3"]] == 2
    assert board.distance_storehouse[start][0] == 6


def test_SS_G_6_behind_a_gate_everything_is_one_step_further_than_from_the_gate_space(pair):
    board, _ = pair
    for gate in range(6):
        inner, outer = board.gate_space[gate], board.deploy[gate][0]
        for table in (board.distance_supply, board.distance_storehouse):
            assert table[outer] == tuple(1 + distance for distance in table[inner])


def test_SS_G_6_distance_to_palisades_is_nothing_for_those_who_stand_at_them(pair):
    board, counted = pair
    for gate, space in product(range(6), spaces(board)):
        steps = counted.sight[board.names[space], counted.gate_space[f"P{gate + 1}"]]
        assert board.distance_palisade[space][gate] == steps
    for own, other in product(range(6), range(6)):
        between = counted.sight[counted.gate_space[f"P{own + 1}"], counted.gate_space[f"P{other + 1}"]]
        expected = 0 if own == other else between + 1
        assert {board.distance_palisade[place][other] for place in board.deploy[own]} == {expected}


def test_SS_G_6_a_house_shoots_through_an_exit_and_counts_from_there(pair):
    board, counted = pair
    for house in board.houses:
        for exit_space, space in product(house.arrows, spaces(board)):
            steps = counted.sight[board.names[exit_space], board.names[space]]
            assert board.distance_exit(exit_space, space) == steps
        assert board.distance_exit(house.arrows[0], house.arrows[0]) == 0


def test_SS_G_6_leadership_walks_and_takes_the_nearest_side_of_a_house(pair):
    board, counted = pair
    for space in spaces(board):
        name = board.names[space]
        for gate in range(6):
            assert board.lead_palisade[space][gate] == counted.walk[name, counted.gate_space[f"P{gate + 1}"]]
        for number, house in enumerate(board.houses):
            least = min(counted.walk[name, side] for side in counted.square[house.id]["touches"])
            assert board.lead_house[space][number] == least


def test_SS_G_7_neighbours_by_edge_are_beside_each_other(pair):
    board, counted = pair
    joined = {frozenset(edge) for edge in counted.data["edges"]}
    for one, other in product(spaces(board), spaces(board)):
        assert board.beside(one, other, 0) == (frozenset((board.names[one], board.names[other])) in joined)


def test_SS_G_7_a_deployment_space_is_beside_its_gate_space_only_while_the_palisade_is_down(pair):
    board, _ = pair
    for place in range(board.village, len(board.names)):
        gate = board.gate_of[place]
        for space in spaces(board):
            own = board.gate_space[gate] == space
            assert board.beside(place, space, 0b111111) is False
            assert board.beside(place, space, 0b111111 & ~(1 << gate)) is own
            assert board.beside(space, place, 0b111111 & ~(1 << gate)) is own
    assert not board.beside(board.deploy[0][0], board.deploy[0][1], 0)


def sides(board: Board, kind: str) -> dict[str, set[str]]:
    """Return by target of a kind the names of the places beside it, as the rules keep them."""
    targets = SEVEN_SWORDS.prepare({"village": board.key}).tables.targets.values()
    found = {target.name: target.sides for target in targets if target.kind == kind}
    return {one: {name for place, name in enumerate(board.names) if mask >> place & 1} for one, mask in found.items()}


def test_SS_G_7_supplies_are_beside_every_side_storehouses_only_beside_arrows(pair):
    board, counted = pair
    for kind, squares, joined in (("supply", board.supplies, "touches"), ("storehouse", board.storehouses, "arrows")):
        assert sides(board, kind) == {square.id: set(counted.square[square.id][joined]) for square in squares}


def test_SS_G_7_a_palisade_is_beside_its_group_and_its_gate_space(pair):
    board, counted = pair
    assert sides(board, "palisade") == {
        gate["id"]: {gate["space"], *(one["id"] for one in gate["deploy"])} for gate in counted.data["gates"]
    }


def test_SS_030_starts_of_the_first_game_are_taken_from_the_file(pair):
    board, counted = pair
    assert [board.names[space] for space in board.start] == [counted.data["start"][area] for area in "ABCDEFG"]


def plain(data):
    """Write a village in the short form: no positions for deployment spaces, bows and area letters."""
    data = copy.deepcopy(data)
    for gate in data["gates"]:
        gate["deploy"] = [one["id"] for one in gate["deploy"]]
    data["bows"] = [bow["area"] for bow in data["bows"]]
    del data["area_xy"], data["scenery"], data["name"]
    return data


def test_the_short_form_compiles_with_positions_made_up():
    full = compile_board(shipped_village("takigawa"))
    board = compile_board(plain(shipped_village("takigawa")))
    assert board.title == "takigawa"
    assert (board.walk, board.sight, board.names) == (full.walk, full.sight, full.names)
    for x, y in (*board.xy, *board.bow_xy, *board.area_xy):
        assert 0 <= x <= boards.CANVAS
        assert 0 <= y <= boards.CANVAS
    assert len(set(board.xy)) == len(board.names)


def test_made_up_deployment_spaces_lie_beyond_the_palisade():
    first, middle, last = boards.default_deploy_xy((500, 800), (500, 860))
    assert middle == (500, 910)
    assert {first, last} == {(450, 910), (550, 910)}


def test_gates_are_numbered_by_id_whatever_their_order_in_the_file():
    data = shipped_village("akisato")
    data["gates"].reverse()
    data["storehouses"].reverse()
    assert compile_board(data) == compile_board(shipped_village("akisato"))


def test_a_board_cannot_be_changed():
    with pytest.raises(AttributeError):
        compile_board(shipped_village("akisato")).village = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["gates"].pop(), "P6 missing"),
        (lambda data: data["edges"].append(["A1", "Z9"]), "there is no Z9"),
        (lambda data: data["start"].pop("C"), "area C has no start"),
        (lambda data: data["houses"][0].update(arrows="A1"), "houses.0.arrows"),
        (lambda data: data.update(rivers=[]), "rivers"),
        (lambda data: data.update(edges=[edge for edge in data["edges"] if "A1" not in edge]), "no way from A1"),
    ],
)
def test_what_cannot_be_compiled_is_refused_and_named(change, said):
    data = shipped_village("akisato")
    change(data)
    with pytest.raises(DataError, match=said):
        compile_board(data)


def test_every_fault_is_reported_at_once():
    data = shipped_village("akisato")
    data["gates"].pop()
    data["supplies"].pop()
    with pytest.raises(DataError) as caught:
        compile_board(data)
    assert len(caught.value.findings) == 2


def test_an_owners_village_is_offered_after_ours(tmp_path, monkeypatch):
    (tmp_path / "mine.json").write_text("{broken", encoding="utf-8")
    monkeypatch.setattr(boards, "OWN_VILLAGES", tmp_path)
    assert shipped() == (*KEYS, "mine")
    with pytest.raises(DataError, match=r"mine\.json"):
        shipped_village("mine")
