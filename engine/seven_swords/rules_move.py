"""Deploying and moving bandits, crossings, and picking supplies up (SS-070 to SS-088, SS-120 to SS-125)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.chance import Chance
from engine.core import Event, Move
from engine.errors import IllegalMove
from engine.seven_swords.reach import can_go_on
from engine.seven_swords.rules_shared import (
    CARRY_FACTOR,
    GATE_INDEX,
    SQUARES,
    SUPPLY_INDEX,
    find_token,
    put,
    refuse_dear,
    refuse_spent,
    reveal_palisade,
    tell,
    to_reserve,
)
from engine.seven_swords.scene import Scene, scene_of
from engine.seven_swords.state import State, view
from engine.seven_swords.tables import TYPE_MASKS
from engine.seven_swords.view import (
    BANDIT,
    BANDIT_ACTIONS,
    CARRIED,
    CROSSING,
    GATES,
    ON_SQUARE,
    RESERVE,
    SUPPLIES,
    TAKEN,
    TOKENS,
    TYPES,
    Crossing,
)

NOBODY_ENTERS = -2
"""Stands for a square in a written path."""


def first_in_stock(scene: Scene, kind: int) -> int:
    """Return the lowest token of a type in the reserve, or -1."""
    reserve = TYPE_MASKS[kind] & ~scene.tokens
    return (reserve & -reserve).bit_length() - 1


def check_deploy(scene: Scene, move: Move) -> tuple[int, int, int]:
    """Check a deployment; return token, place and price."""
    _, type_name, place_name = move
    board = scene.board
    if place_name in GATE_INDEX:
        gate = GATE_INDEX[place_name]
        place = scene.free_exit(gate)
        if place < 0:
            place = board.deploy[gate][0]
    else:
        place = board.index.get(place_name, RESERVE)
    if place < board.village:
        raise IllegalMove("E-SPACE", "SS-070", space=place_name)
    kind = TYPES.index(type_name) if type_name in TYPES else -1
    token = first_in_stock(scene, kind) if kind >= 0 else -1
    if token < 0:
        raise IllegalMove("E-STOCK", "SS-072", type=type_name)
    if scene.occupied >> place & 1:
        raise IllegalMove("E-OCCUPIED", "SS-070", space=place_name)
    price = scene.deploy_cost(kind)
    refuse_dear(scene, price, "SS-070")
    return token, place, price


def do_deploy(new: State, plan: tuple[int, int, int], events: list[Event], chance: Chance) -> None:
    """Put a token on a deployment space."""
    token, place, price = plan
    board = new.setting.board
    new.actions -= price
    new.where = put(new.where, token, place)
    tell(
        events,
        "Deployed",
        token=TOKENS[token],
        space=board.names[place],
        gate=GATES[board.gate_of[place]],
        price=price,
    )


class Order(NamedTuple):
    """What a move order does now."""

    token: int
    path: tuple[int, ...]
    """Places entered; up to the palisade if one is tried."""
    units: int
    price: int
    left: int
    """Movement points left."""
    gate: int
    """The face-down palisade that is tried, or -1 (SS-086)."""


def check_move(scene: Scene, move: Move) -> Order:
    """Check a move order."""
    _, name, written = move
    token = find_token(scene, name, "SS-080")
    start = scene.view.where[token]
    path = _places(scene, start, written)
    refuse_spent(scene, token, "SS-087")
    return _order(scene, token, start, path, 0, False)


def check_go(scene: Scene, move: Move) -> Order:
    """Check how a crossing goes on: over the palisade that was turned up, as nothing is paid back for the look at it
    (SS-086, AMB-17)."""
    pending = scene.view.pending
    assert isinstance(pending, Crossing)
    path = _places(scene, pending.place, move[1])
    if path and scene.board.gate_of[max(pending.place, path[0])] != pending.gate:
        raise IllegalMove("E-PATH", "SS-086", gate=GATES[pending.gate])
    return _order(scene, pending.token, pending.place, path, pending.left, True)


def _places(scene: Scene, start: int, written: Sequence[str]) -> list[int]:
    places = []
    for name in written:
        place = scene.board.index.get(name, RESERVE)
        if place == RESERVE:
            if name in GATE_INDEX:
                gate = GATE_INDEX[name]
                place = scene.free_exit(gate)
                if place < 0:
                    place = start if start in scene.board.deploy[gate] else scene.board.deploy[gate][0]
            elif name in SQUARES:
                place = NOBODY_ENTERS
            else:
                raise IllegalMove("E-SPACE", "SS-080", space=name)
        places.append(place)
    return places


def _joined(scene: Scene, here: int, there: int) -> bool:
    """Say whether a bandit may step from one place to another (SS-081)."""
    board = scene.board
    if there < 0:
        return False
    if here < board.village and there < board.village:
        return bool(scene.tables.beside[here] >> there & 1)
    inner, outer = (here, there) if here < there else (there, here)
    return inner < board.village and board.gate_space[board.gate_of[outer]] == inner


def _may_rest(scene: Scene, token: int, place: int, occupied: int) -> bool:
    if not occupied >> place & 1:
        return True
    full_exit = scene.full_exit and scene.carriers >> token & 1
    return bool(full_exit and place >= scene.board.village and scene.free_exit(scene.board.gate_of[place]) < 0)


def _order(scene: Scene, token: int, start: int, path: list[int], left: int, begun: bool) -> Order:
    here = start
    if not path:
        raise IllegalMove("E-PATH", "SS-080")
    for there in path:
        if not _joined(scene, here, there):
            raise IllegalMove("E-PATH", "SS-081", token=TOKENS[token])
        here = there
    occupied = scene.occupied & ~(1 << start)
    if not _may_rest(scene, token, here, occupied):
        raise IllegalMove("E-OCCUPIED", "SS-082", space=scene.board.names[here])
    order = _walk(scene, token, start, path, left, begun)
    refuse_dear(scene, order.price, "SS-085")
    if order.gate < 0:
        return order
    return _attempt(scene, token, start, path, left, begun)


def surcharge(scene: Scene, here: int, there: int) -> tuple[int, int]:
    """Return the visible surcharge of a step and the face-down armed palisade that it passes, or -1 (SS-083)."""
    extra, hidden = 0, -1
    if here >= scene.board.village or there >= scene.board.village:
        extra, hidden = scene.toll(scene.board.gate_of[max(here, there)])
    if scene.samurai >> there & 1:
        extra += scene.fighters[there]
    return extra, hidden


def _walk(scene: Scene, token: int, start: int, path: list[int], left: int, begun: bool) -> Order:
    """Price a path as far as it can be seen (SS-084); a face-down palisade counts 0 and starts a crossing."""
    occupied = scene.occupied & ~(1 << start)
    movement = scene.tables.token_movement[token]
    names = scene.board.names
    units, crossing, here, tried = 0, False, start, -1
    for there in path:
        extra, hidden = surcharge(scene, here, there)
        here_free = not occupied >> here & 1
        if hidden >= 0:
            if not here_free:
                raise IllegalMove("E-OCCUPIED", "SS-086", space=names[here])
            tried = hidden if tried < 0 else tried
        cost = 1 + extra
        if left < cost:
            if (units or begun) and left == 0 and not crossing:
                if here_free:
                    raise IllegalMove("E-SPLIT", "SS-084", space=names[here])
                if not scene.pooled:
                    raise IllegalMove("E-OCCUPIED", "SS-084", space=names[here])
            bought = -((left - cost) // movement)
            units += bought
            left += bought * movement
        left -= cost
        here = there
        crossing = bool(occupied >> here & 1) and (
            crossing or extra > 0 or hidden >= 0 or bool(scene.samurai >> here & 1)
        )
    return Order(token, tuple(path), units, units * price_of_unit(scene, token), left, tried)


def _attempt(scene: Scene, token: int, start: int, path: list[int], left: int, begun: bool) -> Order:
    """Cut an order off before the first face-down palisade (SS-086)."""
    here, gate, walked = start, -1, list[int]()
    for there in path:
        gate = surcharge(scene, here, there)[1]
        if gate >= 0:
            break
        walked.append(there)
        here = there
    done = _walk(scene, token, start, walked, left, begun)
    if done.left == 0:
        movement = scene.tables.token_movement[token]
        return Order(token, done.path, 1, price_of_unit(scene, token), movement, gate)
    return done._replace(gate=gate)


def price_of_unit(scene: Scene, token: int) -> int:
    """Return the actions that a unit of movement costs (SS-080, SS-123)."""
    return CARRY_FACTOR if scene.carriers >> token & 1 else 1


def do_move(new: State, plan: Order, events: list[Event], chance: Chance) -> None:
    """Move a token; it may stop at a palisade that it turns up, or escape."""
    token = plan.token
    new.actions -= plan.price
    new.phase, new.pending = BANDIT_ACTIONS, None
    if plan.path:
        _enter(new, plan, events)
    if plan.gate < 0:
        return
    reveal_palisade(new, plan.gate, "crossing", events)
    new.phase = CROSSING
    new.pending = Crossing(token, plan.gate, plan.left, new.where[token])
    if not can_go_on(scene_of(view(new, BANDIT))):
        _halt(new, events, automatic=True)


def _enter(new: State, plan: Order, events: list[Event]) -> None:
    board, token = new.setting.board, plan.token
    names, start, goal = board.names, new.where[plan.token], plan.path[-1]
    new.where = put(new.where, token, goal)
    tell(
        events,
        "Moved",
        token=TOKENS[token],
        start=names[start],
        path=[names[place] for place in plan.path],
        units=plan.units,
        price=plan.price,
        points_left=plan.left,
    )
    if goal >= board.village and CARRIED + token in new.supply_place:
        supply = new.supply_place.index(CARRIED + token)
        value = new.supply_value[supply]
        new.supply_place = put(new.supply_place, supply, TAKEN)
        new.taken_value += value
        to_reserve(new, token)
        gate = GATES[board.gate_of[goal]]
        tell(events, "SupplyEscaped", token=TOKENS[token], square=SUPPLIES[supply], value=value, gate=gate)


def check_halt(scene: Scene, move: Move) -> None:
    """A crossing may always be given up (SS-086)."""


def do_halt(new: State, plan: None, events: list[Event], chance: Chance) -> None:
    """Stay before the palisade; what was paid is lost."""
    _halt(new, events, automatic=False)


def _halt(new: State, events: list[Event], *, automatic: bool) -> None:
    pending = new.pending
    assert isinstance(pending, Crossing)
    tell(events, "CrossingHalted", token=TOKENS[pending.token], gate=GATES[pending.gate], automatic=automatic)
    new.phase, new.pending = BANDIT_ACTIONS, None
    new.views = [None, None, None]


def supply_sides(scene: Scene, supply: int) -> int:
    """Return the mask of places from which a supply can be picked up, 0 if it cannot be (SS-121)."""
    view = scene.view
    place = view.supply_place[supply]
    if not view.supply_up >> supply & 1 or place == TAKEN or place >= CARRIED:
        return 0
    if place == ON_SQUARE:
        return scene.tables.supply_sides[supply]
    return scene.tables.beside[place] | 1 << place


def check_take(scene: Scene, move: Move) -> tuple[int, int]:
    """Check a pick-up; return token and supply."""
    _, name, what = move
    token = find_token(scene, name, "SS-121")
    supply = SUPPLY_INDEX.get(what, -1)
    if supply < 0:
        place = scene.board.index.get(what, RESERVE)
        lying = [number for number, there in enumerate(scene.view.supply_place) if there == place]
        if place >= 0 and len(lying) > 1:
            raise IllegalMove("E-TARGET", "SS-125", space=what, supplies=", ".join(SUPPLIES[one] for one in lying))
        supply = lying[0] if place >= 0 and lying else -1
    sides = supply_sides(scene, supply) if supply >= 0 else 0
    if not sides:
        raise IllegalMove("E-TARGET", "SS-121", target=what)
    refuse_spent(scene, token, "SS-087")
    if scene.carriers >> token & 1:
        raise IllegalMove("E-CARRY", "SS-122", token=name)
    if not sides >> scene.view.where[token] & 1:
        raise IllegalMove("E-REACH", "SS-121", token=name, target=what)
    refuse_dear(scene, 1, "SS-121")
    return token, supply


def do_take(new: State, plan: tuple[int, int], events: list[Event], chance: Chance) -> None:
    """Pick a supply up."""
    token, supply = plan
    new.actions -= 1
    new.supply_place = put(new.supply_place, supply, CARRIED + token)
    tell(events, "SupplyTaken", token=TOKENS[token], square=SUPPLIES[supply], value=new.supply_value[supply])
