"""The bandit player's commands of Seven Swords."""

from __future__ import annotations

from discord import app_commands

from cogs.client import TatamiBot
from cogs.messages.answers import Interaction
from cogs.messages.translations import text
from cogs.seven_swords.keys import ONLY_SWORDS
from cogs.typed.offers import Line
from cogs.typed.play import play_line
from cogs.typed.suggesting import suggest

_CARD = frozenset({"card"})

DEPLOY = Line("deploy", (frozenset({"type"}),), lambda move: move[2], "deploy {}@{}".format)
MOVE = Line("move", (frozenset({"token"}),), lambda move: "-".join(move[2]), "move {}>{}".format)
ATTACK = Line("attack", (frozenset({"target"}),), lambda move: ",".join(move[2]), "attack {}:{}".format)
TAKE = Line("take", (frozenset({"token"}),), lambda move: move[2], "take {}<{}".format)
DISCARD = Line("discard", (_CARD, _CARD), lambda move: "", "discard {} {}{}".format)
KILL = Line("kill", (), lambda move: move[1], "kill {}".format)
GO = Line("go", (), lambda move: "-".join(move[1]), "go {}".format)
HALT = Line("halt", (), lambda move: "", "halt".format)
END = Line("end", (), lambda move: "", "end".format)

bandit = app_commands.Group(name="bandit", description=text("command-bandit"))


@bandit.command(name="deploy", description=text("command-bandit-deploy"))
@app_commands.describe(kind=text("command-bandit-deploy-kind"), gate=text("command-bandit-deploy-gate"))
@app_commands.autocomplete(kind=suggest(ONLY_SWORDS, DEPLOY), gate=suggest(ONLY_SWORDS, DEPLOY, "kind"))
async def deploy(interaction: Interaction, kind: str, gate: str) -> None:
    """Bring a token from the reserve to a gate."""
    await play_line(interaction, ONLY_SWORDS, DEPLOY, kind, gate)


@bandit.command(name="move", description=text("command-bandit-move"))
@app_commands.describe(token=text("command-bandit-move-token"), to=text("command-bandit-move-to"))
@app_commands.autocomplete(token=suggest(ONLY_SWORDS, MOVE), to=suggest(ONLY_SWORDS, MOVE, "token"))
async def move(interaction: Interaction, token: str, to: str) -> None:
    """Move a token."""
    await play_line(interaction, ONLY_SWORDS, MOVE, token, to)


@bandit.command(name="attack", description=text("command-bandit-attack"))
@app_commands.describe(target=text("command-bandit-attack-target"), attackers=text("command-bandit-attack-attackers"))
@app_commands.autocomplete(target=suggest(ONLY_SWORDS, ATTACK), attackers=suggest(ONLY_SWORDS, ATTACK, "target"))
async def attack(interaction: Interaction, target: str, attackers: str) -> None:
    """Attack with one token or several."""
    await play_line(interaction, ONLY_SWORDS, ATTACK, target, attackers)


@bandit.command(name="take", description=text("command-bandit-take"))
@app_commands.describe(token=text("command-bandit-take-token"), supply=text("command-bandit-take-supply"))
@app_commands.autocomplete(token=suggest(ONLY_SWORDS, TAKE), supply=suggest(ONLY_SWORDS, TAKE, "token"))
async def take(interaction: Interaction, token: str, supply: str) -> None:
    """Pick a supply up."""
    await play_line(interaction, ONLY_SWORDS, TAKE, token, supply)


@bandit.command(name="discard", description=text("command-bandit-discard"))
@app_commands.describe(card=text("command-bandit-discard-card"), second=text("command-bandit-discard-second"))
@app_commands.autocomplete(card=suggest(ONLY_SWORDS, DISCARD), second=suggest(ONLY_SWORDS, DISCARD, "card"))
async def discard(interaction: Interaction, card: str, second: str = "") -> None:
    """Discard for actions."""
    await play_line(interaction, ONLY_SWORDS, DISCARD, card, second)


@bandit.command(name="kill", description=text("command-bandit-kill"))
@app_commands.describe(card=text("command-bandit-kill-card"))
@app_commands.autocomplete(card=suggest(ONLY_SWORDS, KILL))
async def kill(interaction: Interaction, card: str) -> None:
    """Show the kill card."""
    await play_line(interaction, ONLY_SWORDS, KILL, card)


@bandit.command(name="go", description=text("command-bandit-go"))
@app_commands.describe(to=text("command-bandit-go-to"))
@app_commands.autocomplete(to=suggest(ONLY_SWORDS, GO))
async def go(interaction: Interaction, to: str) -> None:
    """Cross the palisade that was just turned up."""
    await play_line(interaction, ONLY_SWORDS, GO, to)


@bandit.command(name="halt", description=text("command-bandit-halt"))
async def halt(interaction: Interaction) -> None:
    """Stay in front of the palisade that was just turned up."""
    await play_line(interaction, ONLY_SWORDS, HALT)


@bandit.command(name="end", description=text("command-bandit-end"))
async def end(interaction: Interaction) -> None:
    """End the phase."""
    await play_line(interaction, ONLY_SWORDS, END)


async def setup(bot: TatamiBot) -> None:
    """Add the commands."""
    bot.tree.add_command(bandit)
