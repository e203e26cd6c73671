"""What has to be true after a bot was killed and started again: checks over the facts that its successor tells.

A `Ledger` outlives every process. It remembers each message that Discord ever took, which no later file still shows,
and each entry that was ever seen.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

POSTED = ("board", "result", "ping", "invite")
"""Kinds of outbox rows that are always a new message."""


class Posting(NamedTuple):
    """A message as it was when Discord took it."""

    id: int
    channel: int
    nonce: str
    mark: int | None
    """The number in the message by which its outbox row can be found again."""
    pings: tuple[int, ...]


class Episode(NamedTuple):
    """A time in which somebody owes a decision: from the entry ``begin`` until before ``end`` (``None``: still)."""

    table: int
    person: int
    begin: int
    end: int | None


class Ledger:
    """All that was seen so far. Call `read` while no process runs, and `check` with the facts of the next."""

    def __init__(self) -> None:
        self.postings: dict[int, Posting] = {}
        self.entries: dict[tuple[int, int], dict[str, Any]] = {}
        self.kills_in_a_press = 0

    def read(self, journal: Path) -> None:
        """Remember the messages in the file of the simulated Discord."""
        with journal.open("rb") as file:
            while True:
                try:
                    kind, *rest = pickle.load(file)
                except (EOFError, pickle.UnpicklingError, AttributeError):
                    return
                if kind == "put" and not rest[0].is_ephemeral and rest[0].id not in self.postings:
                    message, _, nonce = rest
                    first = message.components[0] if message.components else {}
                    mark = first.get("id") if first.get("type") == 10 else None
                    told = Posting(message.id, message.channel_id, (nonce or (0, ""))[1], mark, ())
                    self.postings[message.id] = told._replace(pings=tuple(message.ping_user_ids))

    def check(self, facts: dict[str, Any], diary: Path) -> None:
        """Compare what is true now with everything before. Raises `AssertionError`."""
        self._check_entries(facts, diary)
        self._check_posted_once()
        rows = {row["id"]: row for row in facts["outbox"]}
        self._check_outbox(facts, rows)
        self._check_pings(facts, rows)
        _check_boards(facts)

    def _check_entries(self, facts: dict[str, Any], diary: Path) -> None:
        entries = {(row["table_id"], row["sequence"]): row for row in facts["entries"]}
        for key, before in self.entries.items():
            now = dict(entries[key])
            if before["undone_by"] is None:
                before, now = (row | {"undone_by": None} for row in (before, now))
            assert now == before, f"entry {key} was changed or lost"
        self.entries = entries
        for table in facts["tables"]:
            numbers = [sequence for number, sequence in entries if number == table["id"]]
            assert numbers == list(range(1, table["sequence"] + 1)), "the entries have a gap"
            replayed = facts["replayed"][str(table["id"])]
            if replayed is not None:
                verdict = "whole" if table["status"] == "finished" else f"unfinished at {replayed['moves']}"
                assert replayed["verdict"] == verdict, "the chain does not verify"
                assert replayed["equal"], "played again, the entries lead to another position"
        self._check_diary(facts, [json.loads(line) for line in diary.read_text().splitlines()])

    def _check_diary(self, facts: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        """The table stands where the last press found it or where it left it."""
        faults = [line["fault"] for line in lines if "fault" in line]
        assert not faults, faults
        if not lines:
            return
        last = lines[-1]
        reached = {table["id"]: table["sequence"] for table in facts["tables"]}
        stands = reached.get(last["table"], 0)
        if "told" in last:
            assert stands == last["told"], "what somebody was told is gone"
        else:
            self.kills_in_a_press += 1
            assert stands in (last["at"], last["at"] + 1), "the table stands neither before nor after the press"

    def _check_posted_once(self) -> None:
        for name in ("nonce", "mark"):
            counts = Counter((one.channel, getattr(one, name)) for one in self.postings.values() if getattr(one, name))
            twice = [key for key, count in counts.items() if count > 1]
            assert not twice, f"posted twice ({name}): {twice}"

    def _check_outbox(self, facts: dict[str, Any], rows: dict[int, dict[str, Any]]) -> None:
        for row in rows.values():
            assert row["state"] in ("sent", "dropped"), f"not settled: {row}"
            if row["state"] == "dropped":
                assert _overtaken(row, facts), f"dropped without a cause: {row}"
            elif row["kind"] in POSTED:
                assert self.postings[row["message_id"]].nonce == f"tatami-{row['id']}", f"missing: {row}"
            elif row["kind"] in ("lobby", "hand", "refresh"):
                assert row["message_id"] in self.postings, f"missing: {row}"
        for one in self.postings.values():
            row = rows[int(one.nonce.removeprefix("tatami-"))]
            assert (row["state"], row["message_id"]) == ("sent", one.id), f"posted, and not known to the outbox: {row}"

    def _check_pings(self, facts: dict[str, Any], rows: dict[int, dict[str, Any]]) -> None:
        """Whoever came to owe a decision was mentioned once, and a mention goes when the decision is made."""
        counts = Counter(dict.fromkeys(episodes(facts), 0))
        shown = {message["id"] for message in facts["shown"]}
        for one in self.postings.values():
            row = rows[int(one.nonce.removeprefix("tatami-"))]
            for person in one.pings if row["kind"] in ("board", "ping") else ():
                episode = next((each for each in counts if _within(each, row, person)), None)
                assert episode is not None, f"mentioned without a cause: {person}, {row}"
                counts[episode] += 1
                assert row["kind"] != "ping" or one.id not in shown or episode.end is None, f"left over: {row}"
        wrong = {episode: count for episode, count in counts.items() if count != 1}
        assert not wrong, f"not mentioned exactly once: {wrong}"


def _within(episode: Episode, row: dict[str, Any], person: int) -> bool:
    same = (episode.table, episode.person) == (row["table_id"], person)
    return same and episode.begin <= row["sequence"] and (episode.end is None or row["sequence"] < episode.end)


def episodes(facts: dict[str, Any]) -> list[Episode]:
    """Return every time in which somebody came to owe a decision."""
    found = []
    for table in facts["tables"]:
        replayed = facts["replayed"][str(table["id"])]
        due = {int(sequence): seats for sequence, seats in (replayed or {"due": {}})["due"].items()}
        for seat in (row for row in facts["seats"] if row["table_id"] == table["id"]):
            begin = None
            for sequence in [*sorted(due), None]:
                owes = sequence is not None and seat["seat"] in due[sequence]
                if owes and begin is None:
                    begin = sequence
                elif begin is not None and not owes:
                    found.append(Episode(table["id"], seat["person"], begin, sequence))
                    begin = None
    return found


def _overtaken(row: dict[str, Any], facts: dict[str, Any]) -> bool:
    """Return whether something later made a row of the outbox needless."""
    later = [other for other in facts["outbox"] if other["table_id"] == row["table_id"] and other["id"] > row["id"]]
    (table,) = (one for one in facts["tables"] if one["id"] == row["table_id"])
    match row["kind"]:
        case "board" | "refresh":
            return any(other["kind"] in ("board", "result") for other in later) or table["status"] != "open"
        case "ping":
            due = facts["replayed"][str(table["id"])]["due"]
            return any(row["seat"] not in seats for sequence, seats in due.items() if int(sequence) > row["sequence"])
        case "hand":
            return any(other["person"] == row["person"] for other in later) or table["status"] != "open"
        case kind:
            return kind in ("unping", "lobby")


def _check_boards(facts: dict[str, Any]) -> None:
    """The newest state is what everybody sees, on the one message that has controls."""
    shown = {message["id"]: message for message in facts["shown"]}
    place = {(row["table_id"], row["slot"]): row for row in facts["messages"]}
    for table in facts["tables"]:
        if table["status"] != "open":
            continue
        board = place[table["id"], "board"]
        (picture,) = shown[board["message_id"]]["files"]
        assert picture.startswith(f"board-{table['sequence']}-"), f"the board shows {picture}"
        playable = [one["id"] for one in shown.values() if one["channel"] == table["channel_id"] and one["play"]]
        assert playable == [board["message_id"]], "an old board can still be pressed"
    going_on = {table["id"] for table in facts["tables"] if table["status"] == "open"}
    for row in facts["messages"]:
        if row["slot"].startswith("hand:") and row["table_id"] in going_on:
            assert shown[row["message_id"]]["files"], "a private hand is gone"
