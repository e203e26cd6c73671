"""The commands of Hanzō, for both games and both roles: every decision as a line to type."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice as Suggestion

from cogs.client import TatamiBot
from cogs.hanzo.hint import COMMAND as HINT
from cogs.hanzo.keys import DUEL, HANZO_GAMES
from cogs.hanzo.offers import cell_offers, die_offers, move_offers, place_offers, why
from cogs.hanzo.search import ASK
from cogs.messages.answers import Interaction, of
from cogs.messages.layout import Layout
from cogs.messages.telling import escaped
from cogs.messages.translations import text
from cogs.panel import panel
from cogs.panel.desk import desk_of
from cogs.typed.offers import Line, Offer
from cogs.typed.play import other_game, play_line, play_text
from cogs.typed.suggesting import MOVES, said, suggest, suggested
from cogs.which import table_here
from engine.core import Game, Move
from engine.errors import NotationError
from engine.hanzo.notation import CELL

DIRECTIONS = [
    Suggestion(name=text(f"hz-axis-{key}"), value=value)
    for key, value in (
        ("v", "v"), ("h", "h"), ("u", "u"), ("d", "d"), ("plus", "+"), ("x", "x"), ("none", "."),
    )
]  # fmt: skip
DICE = [Suggestion(name=str(die), value=die) for die in range(1, 7)]


def _gain(resource: str, samurai: str = "") -> str:
    return f"gain {resource}!{samurai}" if samurai else f"gain {resource}"


def _named_map(move: Move) -> str:
    return "commit" if "@" in move[1] else " ".join(move[1:])


EVENT = Line("event", (), lambda move: str(move[1]), "event {}".format, frozenset({"event"}))
EXTRA = Line("extra", (), lambda move: str(move[1]), "extra {}".format, frozenset({"extra"}))
SAMURAI = Line("samurai", (), lambda move: move[1], "samurai {}".format, frozenset({"samurai", "card"}))
GAIN = Line("gain", (frozenset({"resource"}),), lambda move: move[2], _gain, frozenset({"gain"}))
ROLL = Line("roll", (), lambda move: "", "roll {}".format, frozenset({"roll"}))
MAP = Line("map", (), _named_map, "map {}".format, frozenset({"map"}))

hanzo = app_commands.Group(name="hanzo", description=text("command-hanzo"))


async def suggest_die(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest the dice that can be placed."""
    return await suggested(interaction, typed, die_offers, HANZO_GAMES)


async def suggest_placement(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest placements of the die that was named."""
    die = str(getattr(interaction.namespace, "die", None) or "")

    def find(game: Game, view: Any, typed: str, locale: str) -> list[Offer]:
        return place_offers(game, view, die, typed, locale)

    def placing(game: Game, view: Any) -> bool:
        return bool(game.choices(view).ask == ASK)

    return await suggested(interaction, typed, find, HANZO_GAMES, in_season=placing)


async def suggest_cell(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest spaces of the map, whoever's turn it is."""
    return await suggested(interaction, typed, cell_offers, HANZO_GAMES, due=False)


@hanzo.command(name="roll", description=text("command-hanzo-roll"))
async def roll(interaction: Interaction) -> None:
    """Roll the dice."""
    await play_line(interaction, HANZO_GAMES, ROLL)


@hanzo.command(name="event", description=text("command-hanzo-event"))
@app_commands.describe(die=text("command-hanzo-event-die"))
@app_commands.autocomplete(die=suggest(HANZO_GAMES, EVENT))
async def event(interaction: Interaction, die: str) -> None:
    """Choose the die that sets the event."""
    await play_line(interaction, HANZO_GAMES, EVENT, die)


@hanzo.command(name="extra", description=text("command-hanzo-extra"))
@app_commands.describe(die=text("command-hanzo-extra-die"))
@app_commands.autocomplete(die=suggest(HANZO_GAMES, EXTRA))
async def extra(interaction: Interaction, die: str) -> None:
    """Give up a second die."""
    await play_line(interaction, HANZO_GAMES, EXTRA, die)


@hanzo.command(name="samurai", description=text("command-hanzo-samurai"))
@app_commands.describe(space=text("command-hanzo-samurai-space"))
@app_commands.autocomplete(space=suggest(HANZO_GAMES, SAMURAI))
async def samurai(interaction: Interaction, space: str) -> None:
    """Place the samurai that is due."""
    await play_line(interaction, HANZO_GAMES, SAMURAI, space)


@hanzo.command(name="gain", description=text("command-hanzo-gain"))
@app_commands.describe(resource=text("command-hanzo-gain-resource"), samurai=text("command-hanzo-gain-samurai"))
@app_commands.autocomplete(resource=suggest(HANZO_GAMES, GAIN), samurai=suggest(HANZO_GAMES, GAIN, "resource"))
async def gain(interaction: Interaction, resource: str, samurai: str = "") -> None:
    """Take the gift of the sleeping guardians."""
    await play_line(interaction, HANZO_GAMES, GAIN, resource, samurai)


@hanzo.command(name="map", description=text("command-hanzo-map"))
@app_commands.describe(name=text("command-hanzo-map-name"))
@app_commands.autocomplete(name=suggest(HANZO_GAMES, MAP))
async def choose_map(interaction: Interaction, name: str) -> None:
    """Choose the map."""
    await play_line(interaction, HANZO_GAMES, MAP, name)


@hanzo.command(name="place", description=text("command-hanzo-place"))
@app_commands.describe(die=text("command-hanzo-place-die"), where=text("command-hanzo-place-where"))
@app_commands.autocomplete(die=suggest_die, where=suggest_placement)
async def place(interaction: Interaction, die: str, where: str) -> None:
    """Place a die and collect."""
    written = f"place {said(die).strip()}@{said(where).strip()}"
    await play_text(of(interaction), lambda position, view: written, HANZO_GAMES)


@hanzo.command(name="why", description=text("command-hanzo-why"))
@app_commands.describe(
    space=text("command-hanzo-why-space"), direction=text("command-hanzo-why-direction"), die=text("option-hanzo-die")
)
@app_commands.autocomplete(space=suggest_cell)
@app_commands.choices(direction=DIRECTIONS)
@app_commands.choices(die=DICE)
async def why_not(interaction: Interaction, space: str, direction: str | None = None, die: int | None = None) -> None:
    """Say why dice cannot lie somewhere, naming the rule, or what they would collect there."""
    answer = of(interaction)
    table = await table_here(answer)
    desk = await desk_of(answer, table.id)
    if table.game not in HANZO_GAMES:
        raise other_game(answer, table)
    cell = space.strip().upper()
    if not CELL.fullmatch(cell):
        raise NotationError("notation-cell", text=space)
    told = why(table.game, desk.view, die, cell, direction, answer.locale)
    await answer.show(Layout(f"### {escaped(cell[:10])}", told))


@hanzo.command(name="hint", description=text("command-hanzo-hint"))
async def hint(interaction: Interaction) -> None:
    """Offer a good move with its reason, in a game played alone."""
    await interaction.client.which.run(of(interaction), HINT)


async def setup(bot: TatamiBot) -> None:
    """Add the commands, and have events looked at twice in a duel, where the other side learns them at once."""
    bot.additions.add(panel.CONFIRMED, (DUEL, "event"), True)
    for game in HANZO_GAMES:
        bot.additions.add(MOVES, game, move_offers)
    bot.tree.add_command(hanzo)
