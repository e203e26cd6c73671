"""What is done to a table by buttons, typed: taking a seat, starting, asking for an undo, answering a request."""

from __future__ import annotations

from collections.abc import Sequence

from discord.app_commands import Choice as Suggestion

import words
from cogs.messages.answers import Answer, Interaction, Refusal
from cogs.messages.limits import CHOICES
from cogs.messages.translations import text
from cogs.tables.lobby_card import ANY
from engine.registry import game
from table import NotInLobby, TableInfo
from words.lists import either, folded

REQUESTS = [
    Suggestion(name=text(f"choice-request-{kind.replace('_', '-')}"), value=kind)
    for kind in ("undo", "abandon", "hand_over")
]
"""What the others can be asked for, by the kind of proposal."""


async def sit(answer: Answer, info: TableInfo, role: str) -> None:
    """Take a seat in a role (its key or its name in the person's language, or how one of them begins), or in any.
    Raises `Refusal`, `table.NotInLobby`, and what `table.Tables.sit` raises."""
    if info.status != "lobby":
        raise NotInLobby(status=info.status)
    named = _names(info, answer.locale)
    wanted = folded(role)
    seats = [
        seat for seat, names in enumerate(named) if wanted and any(folded(one).startswith(wanted) for one in names)
    ]
    if len(seats) != 1 and wanted not in ("", ANY, folded(answer.text("choice-any-role"))):
        raise Refusal("table-no-such-role", roles=either([names[1] for names in named], answer.locale))
    await answer.bot.tables.sit(info.id, answer.person, answer.name, seats[0] if len(seats) == 1 else None)
    await answer.say("table-seated")


def _names(info: TableInfo, locale: str) -> Sequence[tuple[str, str]]:
    """Return by seat the key of its role and what it is called, in small letters."""
    return [(role.casefold(), words.of(info.game).role(role, locale).casefold()) for role in game(info.game).seats]


async def suggest_role(interaction: Interaction, typed: str) -> list[Suggestion[str]]:
    """Suggest the roles of the table that is being set up here."""
    info = await interaction.client.tables.find(interaction.channel_id or 0)
    if info is None or info.status != "lobby":
        return []
    locale = words.locale_of(interaction.locale.value)
    offered = [(ANY, words.say("choice-any-role", locale))]
    offered += [(role, words.of(info.game).role(role, locale)) for role in game(info.game).seats]
    wanted = typed.strip().casefold()
    return [Suggestion(name=name, value=role) for role, name in offered if wanted in name.casefold()][:CHOICES]


async def start(answer: Answer, info: TableInfo) -> None:
    """Begin the game. Raises what `table.Tables.start` raises."""
    begun = await answer.bot.tables.start(info.id, answer.person)
    await answer.say("lobby-begun-alone", play=words.say("board-play", begun.locale))


async def agree(answer: Answer, info: TableInfo, kind: str) -> None:
    """Agree to a request of this kind that this person is asked about. Raises `Refusal`."""
    await _answer(answer, info, kind, True)


async def decline(answer: Answer, info: TableInfo, kind: str) -> None:
    """Decline a request of this kind, or withdraw one's own. Raises `Refusal`."""
    await _answer(answer, info, kind, False)


async def _answer(answer: Answer, info: TableInfo, kind: str, agrees: bool) -> None:
    """Answer the request of a kind; there is one at most. The kind is said so that nobody agrees to another one that
    was made meanwhile."""
    position = await answer.bot.tables.position(info.id)
    concerned = [one for one in position.proposals if answer.person in (*one.asked, *(() if agrees else (one.person,)))]
    meant = next((one for one in concerned if one.kind == kind), None)
    if meant is None:
        raise Refusal("table-nothing-asked")
    proposal = await answer.bot.tables.answer(meant.id, answer.person, agrees)
    await answer.say("consent-noted" if proposal.status == "open" else f"consent-noted-{proposal.status}")
