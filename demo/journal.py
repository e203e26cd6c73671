"""Makes the simulated Discord outlive the bot's process.

Whatever it accepts is appended to a file at once, so that even SIGKILL loses nothing, and is laid into the next
process's world. Nonces are honoured as Discord does: a second message with the same enforced nonce is the first
one again. Uses private names of simcord 3.2.1, which is therefore pinned.
"""

from __future__ import annotations

import logging
import os
import pickle
from pathlib import Path
from typing import Any

from simcord.http import router
from simcord.http._helpers import message_response

log = logging.getLogger(__name__)

KEEP_PER_CHANNEL = 150
"""Messages of a channel that a new start still shows; older ones are dropped when the file is compacted."""


class Journal:
    """Attach to a simulated Discord with ``Journal(env, path)`` once its channels exist; `close` detaches.

    The file holds pickles of simcord's own message objects: it is the demo's, on this machine, and never
    accepted from anybody else.
    """

    def __init__(self, env: Any, path: Path, *, honour_nonces: bool = True, keep: int = KEEP_PER_CHANNEL) -> None:
        self._backend = env.backend
        self._path = path
        self._honour_nonces = honour_nonces
        self._posted: dict[tuple[int, str], int] = {}
        self._nonce_now: tuple[int, str] | None = None
        if path.exists():
            self._load()
        self._compact(keep)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._attach()

    def close(self) -> None:
        """Stop recording. The file is complete after every single message, so this may never be called."""
        router.dispatch = self._dispatch
        os.close(self._file)

    def _load(self) -> None:
        with self._path.open("rb") as file:
            while True:
                try:
                    kind, *rest = pickle.load(file)
                except (EOFError, pickle.UnpicklingError):
                    break  # the end, or an entry cut short by a kill
                except Exception as fault:  # noqa: BLE001 - what a damaged pickle raises can be anything
                    log.warning("The messages after a damaged one are lost: %s", fault)
                    break
                if kind == "put":
                    self._lay(*rest)
                elif rest[0] in self._backend.messages:
                    self._backend.messages[rest[0]].pop(rest[1], None)

    def _lay(self, message: Any, files: dict[str, Any], nonce: tuple[int, str] | None) -> None:
        if message.channel_id not in self._backend.channels or message.is_ephemeral:
            return  # a private answer lives only as long as the client that shows it
        self._backend.messages[message.channel_id][message.id] = message
        self._backend.cdn._blobs.update(files)
        if nonce is not None:
            self._posted[nonce] = message.id

    def _compact(self, keep: int) -> None:
        by_message = {(channel, message): nonce for (channel, nonce), message in self._posted.items()}
        fresh = self._path.with_suffix(".new")
        with fresh.open("wb") as file:
            for channel, messages in self._backend.messages.items():
                for message in list(messages.values())[-keep:]:
                    nonce = by_message.get((channel, message.id))
                    file.write(self._entry(message, None if nonce is None else (channel, nonce)))
        fresh.replace(self._path)

    def _entry(self, message: Any, nonce: tuple[int, str] | None) -> bytes:
        files = {file["url"]: self._backend.cdn.get(file["url"]) for file in message.attachments}
        return pickle.dumps(("put", message, files, nonce))

    def _attach(self) -> None:
        backend = self._backend
        commit, edit, delete, self._dispatch = (
            backend.commit_message,
            backend.edit_message,
            backend.delete_message,
            router.dispatch,
        )

        def put(message: Any) -> Any:
            os.write(self._file, self._entry(message, self._nonce_now))
            return message

        def gone(channel: int, message: int) -> None:
            delete(channel, message)
            os.write(self._file, pickle.dumps(("gone", channel, message)))

        backend.commit_message = lambda message, **options: put(commit(message, **options))
        backend.edit_message = lambda channel, message, fields: put(edit(channel, message, fields))
        backend.delete_message = gone
        router.dispatch = self._call

    def _call(self, backend: Any, method: str, path: str, *, json: Any = None, **options: Any) -> Any:
        nonce = json.get("nonce") if isinstance(json, dict) and json.get("enforce_nonce") else None
        parts = path.strip("/").split("/")
        if backend is not self._backend or nonce is None or method != "POST" or parts[0] != "channels":
            return self._dispatch(backend, method, path, json=json, **options)
        key = (int(parts[1]), str(nonce))
        known = backend.messages[key[0]].get(self._posted.get(key))
        if self._honour_nonces and known is not None:
            context = router.RequestContext(
                backend, {}, json=None, params={}, files=[], reason=None, message_content_access=True
            )
            return message_response(context, known)
        self._nonce_now = key
        try:
            answer = self._dispatch(backend, method, path, json=json, **options)
        finally:
            self._nonce_now = None
        self._posted[key] = int(answer["id"])
        return answer


def posted(path: Path) -> list[tuple[int, int, str]]:
    """Return (channel, message, nonce) of every message with a nonce that the file records, in order of posting.

    A nonce that comes with two message ids was posted twice, which only a Journal that does not honour nonces allows.
    """
    found: dict[tuple[int, int, str], None] = {}
    with path.open("rb") as file:
        while True:
            try:
                kind, *rest = pickle.load(file)
            except (EOFError, pickle.UnpicklingError, AttributeError):
                return list(found)
            if kind == "put" and rest[2] is not None:
                found[(rest[0].channel_id, rest[0].id, rest[2][1])] = None
