"""Puts the check of Discord's limits in front of both transports of discord.py.

In tests a payload past a limit raises; at run time it is cut down where that is harmless, and logged in any case.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord.webhook.async_ import async_context

from cogs.messages.limits import PayloadError, inspect

log = logging.getLogger(__name__)


def _sizes(files: Iterable[discord.File]) -> dict[str, int]:
    sizes = {}
    for file in files:
        here = file.fp.tell()
        sizes[file.filename] = file.fp.seek(0, 2) - here
        file.fp.seek(here)
    return sizes


def _checked(route: Any, payload: Any, form: Any, files: Any, strict: bool) -> tuple[Any, Any]:
    """Return payload and form as they may leave the bot. Raises `PayloadError` if ``strict``."""
    part = next((part for part in form or () if part["name"] == "payload_json"), None)
    body = json.loads(part["value"]) if part is not None else payload
    findings = inspect(route.method, route.path, body, _sizes(files or ()), cut=not strict)
    if not findings:
        return payload, form
    if strict:
        raise PayloadError(findings)
    log.error("A payload for %s %s was past a limit: %s", route.method, route.path, "; ".join(findings))
    if part is None:
        return body, form
    return payload, [{**one, "value": json.dumps(body)} if one is part else one for one in form]


def guard(client: discord.Client, *, strict: bool) -> Callable[[], None]:
    """Check everything that this client sends from now on; returns a function that takes the check away.

    Call it once the client's transports are in place (``setup_hook``). Messages and commands go through
    ``client.http``, answers to interactions through discord.py's webhook adapter.
    """
    http: Any = client.http
    adapter: Any = async_context.get()
    plain_http, plain_adapter = http.request, adapter.request

    async def http_request(route: Any, *, files: Any = None, form: Any = None, **options: Any) -> Any:
        payload, form = _checked(route, options.get("json"), form, files, strict)
        if payload is not None:
            options["json"] = payload
        return await plain_http(route, files=files, form=form, **options)

    async def adapter_request(
        route: Any, session: Any, *, payload: Any = None, multipart: Any = None, files: Any = None, **options: Any
    ) -> Any:
        payload, multipart = _checked(route, payload, multipart, files, strict)
        return await plain_adapter(route, session, payload=payload, multipart=multipart, files=files, **options)

    http.request, adapter.request = http_request, adapter_request

    def remove() -> None:
        http.request, adapter.request = plain_http, plain_adapter

    return remove
