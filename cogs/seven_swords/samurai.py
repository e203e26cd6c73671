"""The samurai player's commands of Seven Swords."""

from __future__ import annotations

from discord import app_commands

from cogs.client import TatamiBot
from cogs.messages.answers import Interaction
from cogs.messages.translations import text
from cogs.seven_swords.keys import ONLY_SWORDS
from cogs.seven_swords.setup_command import setup_village
from cogs.typed.offers import Line
from cogs.typed.play import play_line
from cogs.typed.suggesting import suggest
from engine.core import Move

_SAMURAI = frozenset({"samurai"})


def _removed(move: Move) -> str:
    return " ".join(":".join(pair) for pair in (move[2] if len(move) > 2 else ()))


def _shot(move: Move) -> str:
    return str(move[4]) if len(move) > 4 else ""


def _order(samurai: str, by: str, target: str) -> str:
    return f"order {samurai} {by}>{target}" if target else f"order {samurai} {by}"


TILE = Line("tile", (frozenset({"tile"}),), _removed, "tile {} {}".format)
HIT = Line("hit", (), lambda move: move[1], "hit {}".format)
BOW = Line("bow", (_SAMURAI,), lambda move: move[2], "bow {}>{}".format)
WALK = Line("walk", (_SAMURAI,), lambda move: "-".join(move[2]), "walk {}>{}".format)
ORDER = Line("order", (_SAMURAI, frozenset({"palisade", "house"})), _shot, _order)
REPAIR = Line("repair", (_SAMURAI,), lambda move: move[2], "repair {} {}".format)
LOSSES = Line("losses", (), lambda move: ",".join(move[1]), "losses {}".format)
VICTIM = Line("victim", (), lambda move: move[1], "victim {}".format)
WOUND = Line("wound", (), lambda move: move[1], "wound {}".format)
END = Line("end", (), lambda move: "", "end".format)

samurai = app_commands.Group(name="samurai", description=text("command-samurai"))
samurai.add_command(setup_village)


@samurai.command(name="tile", description=text("command-samurai-tile"))
@app_commands.describe(tile=text("command-samurai-tile-tile"), remove=text("command-samurai-tile-remove"))
@app_commands.autocomplete(tile=suggest(ONLY_SWORDS, TILE), remove=suggest(ONLY_SWORDS, TILE, "tile"))
async def use_tile(interaction: Interaction, tile: str, remove: str = "") -> None:
    """Use an action tile."""
    await play_line(interaction, ONLY_SWORDS, TILE, tile, remove)


@samurai.command(name="hit", description=text("command-samurai-hit"))
@app_commands.describe(samurai=text("command-samurai-hit-samurai"))
@app_commands.autocomplete(samurai=suggest(ONLY_SWORDS, HIT))
async def hit(interaction: Interaction, samurai: str) -> None:
    """Strike with the sword."""
    await play_line(interaction, ONLY_SWORDS, HIT, samurai)


@samurai.command(name="bow", description=text("command-samurai-bow"))
@app_commands.describe(samurai=text("command-samurai-bow-samurai"), target=text("command-samurai-bow-target"))
@app_commands.autocomplete(samurai=suggest(ONLY_SWORDS, BOW), target=suggest(ONLY_SWORDS, BOW, "samurai"))
async def bow(interaction: Interaction, samurai: str, target: str) -> None:
    """Shoot an arrow."""
    await play_line(interaction, ONLY_SWORDS, BOW, samurai, target)


@samurai.command(name="walk", description=text("command-samurai-walk"))
@app_commands.describe(samurai=text("command-samurai-walk-samurai"), to=text("command-samurai-walk-to"))
@app_commands.autocomplete(samurai=suggest(ONLY_SWORDS, WALK), to=suggest(ONLY_SWORDS, WALK, "samurai"))
async def walk(interaction: Interaction, samurai: str, to: str) -> None:
    """Walk."""
    await play_line(interaction, ONLY_SWORDS, WALK, samurai, to)


@samurai.command(name="order", description=text("command-samurai-order"))
@app_commands.describe(
    samurai=text("command-samurai-order-samurai"),
    by=text("command-samurai-order-by"),
    target=text("command-samurai-order-target"),
)
@app_commands.autocomplete(
    samurai=suggest(ONLY_SWORDS, ORDER),
    by=suggest(ONLY_SWORDS, ORDER, "samurai"),
    target=suggest(ONLY_SWORDS, ORDER, "samurai", "by"),
)
async def order(interaction: Interaction, samurai: str, by: str, target: str = "") -> None:
    """Have a palisade or a house attack."""
    await play_line(interaction, ONLY_SWORDS, ORDER, samurai, by, target)


@samurai.command(name="repair", description=text("command-samurai-repair"))
@app_commands.describe(samurai=text("command-samurai-repair-samurai"), gate=text("command-samurai-repair-gate"))
@app_commands.autocomplete(samurai=suggest(ONLY_SWORDS, REPAIR), gate=suggest(ONLY_SWORDS, REPAIR, "samurai"))
async def repair(interaction: Interaction, samurai: str, gate: str) -> None:
    """Arm a palisade again."""
    await play_line(interaction, ONLY_SWORDS, REPAIR, samurai, gate)


@samurai.command(name="losses", description=text("command-samurai-losses"))
@app_commands.describe(tokens=text("command-samurai-losses-tokens"))
@app_commands.autocomplete(tokens=suggest(ONLY_SWORDS, LOSSES))
async def losses(interaction: Interaction, tokens: str) -> None:
    """Say which bandits fall."""
    await play_line(interaction, ONLY_SWORDS, LOSSES, tokens)


@samurai.command(name="victim", description=text("command-samurai-victim"))
@app_commands.describe(samurai=text("command-samurai-victim-samurai"))
@app_commands.autocomplete(samurai=suggest(ONLY_SWORDS, VICTIM))
async def victim(interaction: Interaction, samurai: str) -> None:
    """Say who falls to the kill card."""
    await play_line(interaction, ONLY_SWORDS, VICTIM, samurai)


@samurai.command(name="wound", description=text("command-samurai-wound"))
@app_commands.describe(damage=text("command-samurai-wound-damage"))
@app_commands.autocomplete(damage=suggest(ONLY_SWORDS, WOUND))
async def wound(interaction: Interaction, damage: str) -> None:
    """Say what a hit costs."""
    await play_line(interaction, ONLY_SWORDS, WOUND, damage)


@samurai.command(name="end", description=text("command-samurai-end"))
async def end(interaction: Interaction) -> None:
    """End the phase."""
    await play_line(interaction, ONLY_SWORDS, END)


async def setup(bot: TatamiBot) -> None:
    """Add the commands."""
    bot.tree.add_command(samurai)
