"""Tables for the benchmarks, opened straight through the service, without Discord."""

from __future__ import annotations

from engine.chance import SeededChance
from players.random_player import choose
from table import Tables

GUILD = 1
BANDIT, SAMURAI = 11, 12


async def open_table(tables: Tables, channel: int, owner: int = BANDIT, other: int = SAMURAI) -> int:
    """Open and start a table in a channel; return its number. The owner leads the bandits."""
    table = await tables.open_lobby(GUILD, channel, owner, "Hana", "seven_swords", {}, wish=0)
    await tables.sit(table.id, other, "Mateo", 1)
    await tables.start(table.id, owner)
    return table.id


async def play_random(tables: Tables, table: int, player: SeededChance, moves: int) -> int:
    """Make up to that many random moves for whoever is due; return how many were made before the game ended."""
    for made in range(moves):
        position = await tables.position(table)
        if not position.to_move:
            return made
        seat = position.to_move[0]
        person = position.table.seats[seat]
        assert person is not None
        move = choose(position.game, position.view(seat), player, end=0.02)
        await tables.play(table, person, move, sequence=position.sequence)
    return moves
