"""What follows from the difference between a table before and after a change: boards, pings, private messages."""

from __future__ import annotations

from table.live import Live
from table.notices import Notices

BREAK = 15 * 60
"""Seconds after which whoever plays alone comes back to a new board."""


def notify(notices: Notices, before: Live, after: Live, actor: int | None) -> None:
    """Put the messages into the outbox that a change of an open table calls for.

    Every person who newly owes a decision is mentioned exactly once: in the new board when the phase has changed,
    else in a line below the present one, which goes away when the decision is made.
    """
    was = {(seat, person) for seat in before.info.to_move if (person := before.info.seats[seat]) is not None}
    now = {(seat, person) for seat in after.info.to_move if (person := after.info.seats[seat]) is not None}
    for seat, person in sorted(was - now):
        notices.unping(seat, person)
    newly = sorted(now - was) if len(after.info.roles) > 1 else []  # who plays alone is at it already
    if after.info.status in ("finished", "abandoned"):
        notices.result(player.person for player in after.info.players if player.person != actor)
    elif not notices.has_board or (_phase(before) != _phase(after) and not _at_it(before, after)):
        notices.board(person for _, person in newly)
    else:
        notices.refresh()
        for seat, person in newly:
            notices.ping(seat, person)
    _hands(notices, before, after)


def _at_it(before: Live, after: Live) -> bool:
    """Tell whether somebody plays alone without a longer break: a new board would only push his panel out of sight."""
    return len(after.info.roles) == 1 and after.info.waiting_since - before.info.waiting_since < BREAK


def _phase(live: Live) -> object:
    return None if live.keys is None else live.keys.phase


def _hands(notices: Notices, before: Live, after: Live) -> None:
    if after.keys is None or after.info.is_direct:
        return  # a board in a direct message is private itself
    over = after.info.status != "open"
    for seat, key in enumerate(after.keys.private):
        person = after.info.seats[seat]
        same = before.keys is not None and before.keys.private[seat] == key and before.info.seats[seat] == person
        if person is not None and (over or (key is not None and not same)):
            notices.hand(person, correct=over)
