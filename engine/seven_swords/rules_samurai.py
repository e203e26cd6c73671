"""The samurai phase: tiles, walking, leadership over palisades (SS-160 to SS-168, SS-200, SS-201, SS-227)."""

from __future__ import annotations

from engine.chance import Chance
from engine.core import Event, Move
from engine.errors import IllegalMove
from engine.seven_swords.rules_shared import (
    COMBAT,
    GATE_INDEX,
    LEADERSHIP,
    MOVEMENT,
    SQUARES,
    find_samurai,
    kinds_of,
    put,
    refuse_dear,
    tell,
)
from engine.seven_swords.scene import Scene
from engine.seven_swords.state import State
from engine.seven_swords.view import GATES, KINDS, RESERVE, SAMURAI_ACTIONS, TILES

CLEARED = {"combat": COMBAT, "movement": MOVEMENT, "leadership": LEADERSHIP, "golden": COMBAT | MOVEMENT | LEADERSHIP}
"""Token kinds that a B side removes from every card (SS-161)."""
TWO = "two"


def removals_wanted(scene: Scene, tile: int) -> int:
    """Return how many tokens have to be named with a tile (SS-162)."""
    if TILES[tile] != TWO or not scene.view.tiles >> tile & 1:
        return 0
    return min(2, sum(mask.bit_count() for mask in scene.view.marks))


def check_tile(scene: Scene, move: Move) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Check a tile; return it and the removals named as (samurai, kind bit)."""
    name = move[1]
    if name not in TILES:
        raise IllegalMove("E-TILE", "SS-160", tile=name)
    tile = TILES.index(name)
    named = tuple(move[2]) if len(move) > 2 else ()
    wanted = removals_wanted(scene, tile)
    if len(named) != wanted or len(set(named)) != wanted:
        raise IllegalMove("E-CHOICE", "SS-162", tokens=wanted)
    removed = []
    for who, kind in named:
        number = scene.tables.samurai_index.get(who, -1)
        bit = 1 << KINDS.index(kind) if kind in KINDS else 0
        if number < 0 or not scene.view.marks[number] & bit:
            raise IllegalMove("E-CHOICE", "SS-162", tokens=wanted)
        removed.append((number, bit))
    return tile, tuple(sorted(removed))


def do_tile(new: State, plan: tuple[int, tuple[tuple[int, int], ...]], events: list[Event], chance: Chance) -> None:
    """Flip the tile, remove tokens, get the actions (SS-160 to SS-162)."""
    tile, removals = plan
    face = new.setting.values.tiles[tile]
    back = bool(new.tiles >> tile & 1)
    gone = dict.fromkeys(range(len(new.marks)), 0)
    if back:
        cleared = CLEARED.get(TILES[tile], 0)
        gone = {number: mask & cleared for number, mask in enumerate(new.marks)}
        for number, bit in removals:
            gone[number] |= bit
    new.marks = tuple(mask & ~gone[number] for number, mask in enumerate(new.marks))
    new.tiles ^= 1 << tile
    new.tile = tile
    new.actions = face.b_actions if back else face.a_actions
    new.phase = SAMURAI_ACTIONS
    samurai = new.setting.values.samurai
    tell(
        events,
        "TilePlayed",
        tile=TILES[tile],
        side="B" if back else "A",
        actions=new.actions,
        removed=[[samurai[number].name, kind] for number, mask in gone.items() for kind in kinds_of(mask)],
    )


def refuse_used(scene: Scene, number: int, bit: int) -> None:
    """Refuse a samurai who already has a token of the kind (SS-163)."""
    if scene.view.marks[number] & bit:
        name = scene.tables.samurai_names[number]
        raise IllegalMove("E-TOKEN", "SS-163", samurai=name, kind=kinds_of(bit)[0])


def act(new: State, number: int, bit: int, events: list[Event]) -> None:
    """Pay for a samurai action with an action and a token (SS-163)."""
    new.actions -= 1
    new.marks = put(new.marks, number, new.marks[number] | bit)
    new.fresh = put(new.fresh, number, new.fresh[number] | bit)
    tell(events, "SamuraiActed", samurai=new.setting.values.samurai[number].name, kind=kinds_of(bit)[0])


def check_walk(scene: Scene, move: Move) -> tuple[int, tuple[int, ...]]:
    """Check a samurai's path (SS-200)."""
    _, name, written = move
    board = scene.board
    for step in written:
        if step not in board.index and step not in SQUARES and step not in GATES:
            raise IllegalMove("E-SPACE", "SS-200", space=step)
    number = find_samurai(scene, name, "SS-200")
    refuse_used(scene, number, MOVEMENT)
    path = tuple(board.index.get(step, RESERVE) for step in written)
    here = scene.view.stands[number]
    for there in path:
        if not 0 <= there < board.village or not scene.tables.beside[here] >> there & 1:
            raise IllegalMove("E-PATH", "SS-200", samurai=name)
        here = there
    if not path:
        raise IllegalMove("E-PATH", "SS-200", samurai=name)
    for there in path[:-1]:
        if scene.bandits >> there & 1:
            raise IllegalMove("E-BLOCKED", "SS-200", space=board.names[there])
    length = scene.setting.values.samurai[number].movement
    if len(path) > length:
        raise IllegalMove("E-LENGTH", "SS-200", samurai=name, movement=length)
    if (scene.occupied & ~(1 << scene.view.stands[number])) >> here & 1:
        raise IllegalMove("E-OCCUPIED", "SS-200", space=board.names[here])
    refuse_dear(scene, 1, "SS-163")
    return number, path


def do_walk(new: State, plan: tuple[int, tuple[int, ...]], events: list[Event], chance: Chance) -> None:
    """Move a stand (SS-200)."""
    number, path = plan
    names, start = new.setting.board.names, new.stands[number]
    act(new, number, MOVEMENT, events)
    new.stands = put(new.stands, number, path[-1])
    tell(
        events,
        "Walked",
        samurai=new.setting.values.samurai[number].name,
        start=names[start],
        path=[names[place] for place in path],
    )


def refuse_far(scene: Scene, number: int, distance: int, clause: str) -> None:
    """Refuse what lies beyond a samurai's leadership."""
    leadership = scene.setting.values.samurai[number].leadership
    if distance > leadership:
        name = scene.tables.samurai_names[number]
        raise IllegalMove("E-RANGE", clause, samurai=name, distance=distance, leadership=leadership)


def check_repair(scene: Scene, move: Move) -> tuple[int, int, int]:
    """Check re-arming; return samurai, gate and distance (SS-227)."""
    _, name, gate_name = move
    gate = GATE_INDEX.get(gate_name, -1)
    if gate < 0 or scene.view.armed >> gate & 1:
        raise IllegalMove("E-TARGET", "SS-227", target=gate_name)
    number = find_samurai(scene, name, "SS-227")
    refuse_used(scene, number, LEADERSHIP)
    distance = scene.board.lead_palisade[scene.view.stands[number]][gate]
    refuse_far(scene, number, distance, "SS-227")
    refuse_dear(scene, 1, "SS-163")
    return number, gate, distance


def do_repair(new: State, plan: tuple[int, int, int], events: list[Event], chance: Chance) -> None:
    """Roll at least the distance to arm a palisade again."""
    number, gate, distance = plan
    act(new, number, LEADERSHIP, events)
    die = chance.die()
    tell(
        events,
        "RepairRolled",
        samurai=new.setting.values.samurai[number].name,
        gate=GATES[gate],
        distance=distance,
        die=die,
        success=die >= distance,
    )
    if die >= distance:
        new.armed |= 1 << gate
        tell(events, "PalisadeRearmed", gate=GATES[gate])
