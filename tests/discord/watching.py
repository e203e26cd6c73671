"""Writes down everything that each person receives from a simulated Discord, in a form that two runs can share.

Messages with every field and the bytes of their files, what they are edited to, that they go; what the bot answers to
somebody's own presses and typing; and the JSON of whatever the bot posts where he can see it. Ids and times say nothing
about a game: ids become numbers in the order in which a person meets them.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from typing import Any

from simcord.http import router

EVERYBODY = 0
_ID = re.compile(r"(?<![0-9A-Za-z])\d{17,20}(?![0-9A-Za-z])")


class Reader:
    """What one person has received: per step a list of texts."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, list[str]]] = []
        self._names: dict[str, str] = {}

    def close_step(self, label: str, groups: list[str]) -> None:
        """Add what came in a step. What was under way together has no order, so it is brought into one."""
        ordered = sorted(groups, key=lambda text: _ID.sub(lambda found: self._names.get(found[0], "new"), text))
        self.steps.append((label, [_ID.sub(self._named, text) for text in ordered]))

    def _named(self, found: re.Match[str]) -> str:
        return self._names.setdefault(found[0], f"id {len(self._names)}")


class Watch:
    """Watches a simulated Discord from its making until `close`. Call `step` after everything that is done in it."""

    def __init__(self, env: Any) -> None:
        self._backend = env.backend
        self._heard: list[tuple[int, Any, str]] = []
        self.readers: dict[int, Reader] = {}
        self._attach()

    def step(self, label: str) -> None:
        """Give everybody what has come since the last step."""
        for person, reader in self.readers.items():
            groups: dict[Any, list[str]] = {}
            for audience, group, text in self._heard:
                if audience in (EVERYBODY, person):
                    groups.setdefault(group, []).append(text)
            reader.close_step(label, ["\n".join(texts) for texts in groups.values()])
        self._heard.clear()

    def heard(self, person: int, *, until: int | None = None) -> list[str]:
        """Return what has come to somebody since the last step, in order, or only what came before anything came to
        ``until`` alone."""
        audiences = [audience for audience, _, _ in self._heard]
        end = len(audiences) if until is None else audiences.index(until)
        return [text for audience, _, text in self._heard[:end] if audience in (EVERYBODY, person)]

    def close(self) -> None:
        """Stop watching."""
        router.dispatch = self._dispatch

    def _attach(self) -> None:
        backend = self._backend
        commit, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message
        self._dispatch = router.dispatch

        def put(message: Any) -> Any:
            self._hear(self._audience(message), ("message", message.id), self._message(message))
            return message

        def gone(channel: int, message: int) -> None:
            was = backend.messages[channel].get(message)
            delete(channel, message)
            if was is not None:
                self._hear(self._audience(was), ("message", message), {"gone": message})

        backend.commit_message = lambda message, **options: put(commit(message, **options))
        backend.edit_message = lambda channel, message, fields: put(edit(channel, message, fields))
        backend.delete_message = gone
        router.dispatch = self._call

    def _hear(self, audience: int, group: Any, what: Any) -> None:
        self._heard.append((audience, group, json.dumps(what, sort_keys=True, default=str)))

    def _place(self, channel: int) -> int:
        """Return who can see a channel."""
        found = self._backend.channels[channel]
        return EVERYBODY if found.guild_id is not None else found.recipient_ids[0]

    def _audience(self, message: Any) -> int:
        if message.is_ephemeral:
            return int(message.interaction_metadata["user"]["id"])
        return self._place(message.channel_id)

    def _message(self, message: Any) -> dict[str, Any]:
        files = [
            hashlib.sha256(self._backend.cdn.get(attachment["url"]) or b"").hexdigest()
            for attachment in message.attachments
        ]
        return {"bytes": files} | {
            field.name: getattr(message, field.name) for field in dataclasses.fields(message) if field.name != "poll"
        }

    def _call(self, backend: Any, method: str, path: str, *, json: Any = None, **options: Any) -> Any:
        if backend is self._backend and method != "GET":
            self._hear_call(method, path.strip("/").split("/"), json)
        return self._dispatch(backend, method, path, json=json, **options)

    def _hear_call(self, method: str, parts: list[str], body: Any) -> None:
        match parts:
            case ["channels", channel, *rest]:
                self._hear(self._place(int(channel)), object(), [method, rest, body])
            case ["interactions", number, _, "callback"]:
                self._hear(self._backend.interactions[int(number)].user_id, ("answer", number), [method, body])
            case ["webhooks", _, token, *rest]:
                number = self._backend.interaction_tokens[token]
                self._hear(self._backend.interactions[number].user_id, ("answer", str(number)), [method, rest, body])
            case ["users", "@me", "channels"]:
                pass  # a channel for direct messages is opened, which nobody sees
            case _:
                self._hear(EVERYBODY, object(), [method, parts, body])
