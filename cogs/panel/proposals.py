"""What waits for an answer, on top of every panel: so nobody plays on past a question that he has not seen.

A proposal is public, and so is everything here; the channel has it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import words
from cogs.messages import telling
from cogs.messages.controls import Control, Style, button
from cogs.messages.layout import Item, Layout
from cogs.panel.desk import Desk
from table import Proposal
from words.lists import joined

if TYPE_CHECKING:
    from cogs.client import TatamiBot

IN_PANEL = "panel-consent"
"""The action of an answer that is given in a panel. Its keys: the proposal, the answer."""
AGREE, REFUSE = "yes", "no"


def add_waiting(layout: Layout, desk: Desk) -> None:
    """Add what this player is asked, or has asked himself, and the buttons of one: a panel has no room for more.

    What he is asked comes before what he asks, and first what lapses first; the rest get their buttons once that is
    answered.
    """
    concerned = _concerned(desk)
    if concerned:
        first, *others = sorted(concerned, key=lambda one: (one.person == desk.person, one.kind != "undo"))
        layout.text("\n".join([*(f"-# {_told(desk, one)}" for one in others), _told(desk, first, "**")]))
        layout.row(*_answers(desk, first))


def concerning(desk: Desk) -> tuple[int, ...]:
    """Return the proposals of which this player's panel tells him."""
    return tuple(one.id for one in _concerned(desk))


def _concerned(desk: Desk) -> list[Proposal]:
    return [one for one in desk.position.proposals if desk.person in (one.person, *one.asked)]


def unseen(bot: TatamiBot, desk: Desk) -> bool:
    """Tell whether this player is asked something that lapses when he plays on, and no panel has shown it to him. That
    is forgotten when the bot starts anew, and then he is shown it once more."""
    asked = (one for one in desk.position.proposals if one.kind == "undo" and desk.person in one.asked)
    return any((desk.person, one.id) not in bot.answers.shown for one in asked)


def _told(desk: Desk, proposal: Proposal, bold: str = "") -> str:
    """Return what is asked and when it lapses; of his own, also who has still to answer."""
    kind, mine = proposal.kind.replace("_", "-"), proposal.person == desk.person
    who = telling.name_of(desk.table, proposal.person)
    named = parameters(proposal, who, telling.escaped(proposal.newcomer_name))
    if mine:
        missing = joined([_name(desk, proposal, person) for person in proposal.asked], desk.locale)
        what = [
            f"{bold}{words.say(f'panel-asking-{kind}', desk.locale, **named)}{bold}",
            words.say("consent-asked", desk.locale, who=missing),
        ]
    else:
        what = [f"{bold}{words.say(f'consent-{kind}', desk.locale, **named)}{bold}"]
    due, own = ("yes" if one else "no" for one in (desk.is_due, mine))
    return " ".join([*what, words.say(f"panel-lapses-{kind}", desk.locale, due=due, mine=own, who=who)])


def _name(desk: Desk, proposal: Proposal, person: int) -> str:
    newcomer = proposal.newcomer_name if person == proposal.newcomer else ""
    return telling.escaped(newcomer) or telling.name_of(desk.table, person)


def parameters(proposal: Proposal, who: str, newcomer: str) -> Mapping[str, str | int]:
    """Return what a sentence about a proposal takes, with these words for its people."""
    return {"who": who, "steps": proposal.steps, "newcomer": newcomer}


def _answers(desk: Desk, proposal: Proposal) -> list[Item]:
    if proposal.person == desk.person:
        return [_button(desk, "panel-withdraw", proposal, REFUSE)]
    return [
        _button(desk, "consent-agree", proposal, AGREE, Style.success),
        _button(desk, "consent-refuse", proposal, REFUSE),
    ]


def _button(desk: Desk, key: str, proposal: Proposal, answer: str, style: Style = Style.secondary) -> Item:
    control = Control(IN_PANEL, desk.table.id, desk.sequence, (str(proposal.id), answer))
    return button(words.say(key, desk.locale), control, style)
