"""What simcord 3.2.1's browser preview lacks for two people who really play. Private names: the version is pinned.

`install` is called once a process. It gives every interaction its user's language, shows whole names of commands with
translated descriptions and options, sends pictures as they are and with their size, changes the page as `page_patches`
and `page_words` say, and replaces the developer's toolbar by links between the seats. No page begins, and none that is
open begins again, before every seat's page is there.
"""

from __future__ import annotations

import html
import struct
from collections.abc import Callable
from typing import Any

from aiohttp import web
from simcord import interactions
from simcord.backend.cdn import CdnStore
from simcord.preview import _commands as _typed_commands
from simcord.preview import _markdown as _typed_markdown
from simcord.preview import _media as _typed_media
from simcord.preview import _messages as _typed_messages
from simcord.preview import _queries as _typed_queries
from simcord.preview import _server
from simcord.preview import _snapshot as _typed_snapshot

from demo.page_patches import PATCHES, SCRIPT, STYLE
from demo.page_words import PLACES, in_words
from words import locale_of, say

_commands: Any = _typed_commands  # private names that its stubs do not show
_markdown: Any = _typed_markdown
_media: Any = _typed_media
_messages: Any = _typed_messages
_queries: Any = _typed_queries
_snapshot: Any = _typed_snapshot

PARSERS = 100
"""Text parsers to keep; each belongs to the names that a text may mention."""

LOCALES: dict[int, str] = {}
"""User id to Discord locale; others are en-US."""

_SPEAKING = frozenset(path for path, *_ in PLACES)

Links = Callable[[Any], list[tuple[str, list[tuple[str, str, bool]]]]]
"""For a preview: per person (label, address, is this page) of every page to link to."""


def install(links: Links, label: Callable[[Any], tuple[str, str]], ready: Callable[[], bool]) -> None:
    """Patch the preview. ``label`` gives (locale, person) of a preview's seat; ``ready`` tells whether all are open."""
    _localise_interactions()
    _name_whole_commands()
    _localise_catalogue()
    _tell_sizes()
    _send_pictures_as_they_are()
    _reuse_parsers()
    _name_channels_in_direct_messages()
    _patch_static(links, label)
    _wait_until(ready)


def _localise_interactions() -> None:
    original = interactions.base_payload

    def base_payload(backend: Any, **options: Any) -> Any:
        record, payload = original(backend, **options)
        payload["locale"] = LOCALES.get(options["user_id"], "en-US")
        guild = backend.guilds.get(options["guild_id"]) if options["guild_id"] else None
        if guild is not None:
            payload["guild_locale"] = guild.preferred_locale or "en-US"
        return record, payload

    interactions.base_payload = base_payload


def _name_whole_commands() -> None:
    """Say which command was used with its subcommand, as Discord does."""
    original = interactions.base_payload

    def base_payload(backend: Any, **options: Any) -> Any:
        record, payload = original(backend, **options)
        if record.command_name is not None:
            record.command_name = " ".join([record.command_name, *_subcommands(options["data"])])
        return record, payload

    interactions.base_payload = base_payload


def _subcommands(data: dict[str, Any]) -> list[str]:
    for option in data.get("options") or []:
        if option.get("type") in (1, 2):
            return [option["name"], *_subcommands(option)]
    return []


def _localise_catalogue() -> None:
    original = _commands.build_catalog

    def translated(item: dict[str, Any], field: str, default: str, locale: str) -> str:
        return str((item.get(f"{field}_localizations") or {}).get(locale, default))

    def build_catalog(preview: Any, page: Any) -> Any:
        catalogue = original(preview, page)
        visible = preview.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        leaves = {
            f"{command['id']}:{'.'.join(path)}": leaf
            for command in visible
            for path, leaf in _commands.command_leaves(command)
        }
        for entry in catalogue["entries"]:
            leaf = leaves.get(entry["key"])
            if leaf is None:
                continue
            entry["description"] = translated(leaf, "description", entry["description"], preview.locale)
            for option, raw in zip(entry["options"], leaf.get("options") or [], strict=False):
                option["label"] = translated(raw, "name", option["name"], preview.locale)
                option["description"] = translated(raw, "description", option["description"], preview.locale)
                for choice, raw_choice in zip(option["choices"], raw.get("choices") or [], strict=False):
                    choice["name"] = translated(raw_choice, "name", choice["name"], preview.locale)
        return catalogue

    _commands.build_catalog = build_catalog


def _reuse_parsers() -> None:
    """Build a parser once for each kind of text: building takes far longer than parsing."""
    original = _markdown._markdown_parser
    known: dict[str, Any] = {}

    def parser(policy: Any, context: Any) -> Any:
        key = f"{policy} {context}"
        if key not in known:
            if len(known) >= PARSERS:
                known.clear()
            known[key] = original(policy, context)
        return known[key]

    _markdown._markdown_parser = parser


def _name_channels_in_direct_messages() -> None:
    """Show channels by name in direct messages too, as Discord does for whoever can see them."""
    original = _messages._markdown_context

    def context(preview: Any, page: Any, message: Any, channel: Any, **options: Any) -> dict[str, Any]:
        found: dict[str, Any] = original(preview, page, message, channel, **options)
        if channel.guild_id is None:
            known = preview.env.backend.channels
            visible = {str(one.id): one.name for one in known.values() if one.name}
            found["channels"], found["channel_ids"] = visible, list(visible)
        return found

    for module in (_messages, _queries, _snapshot):
        module._markdown_context = context


def _tell_sizes() -> None:
    """Tell how large an attached picture is, as Discord does: a page keeps its place free."""
    original = CdnStore.store_attachment

    def store_attachment(self: Any, attachment: int, channel: int, name: str, data: bytes, description: Any) -> Any:
        stored = original(self, attachment, channel, name, data, description)
        size = _size(data)
        return stored if size is None else stored | {"width": size[0], "height": size[1]}

    setattr(CdnStore, "store_attachment", store_attachment)  # noqa: B010 (mypy sees a method)


def _send_pictures_as_they_are() -> None:
    """Leave PNG files to the browser. simcord decodes each one anew, in a process of its own, one after another, and
    calls it unavailable when more than eight wait or half a minute is over."""
    original = _media.MediaWorker.validate

    async def validate(self: Any, key: str, blob: bytes, *, media_time: float | None = None) -> Any:
        size = _size(blob)
        if size is None or size[0] * size[1] > _media.MAX_PIXELS:
            return await original(self, key, blob, media_time=media_time)
        width, height = size
        return _media.MediaInfo("PNG", width, height, 1, 4 * width * height, blob, "image/png", memory_limited=True)

    _media.MediaWorker.validate = validate


def _size(file: bytes) -> tuple[int, int] | None:
    """Return a PNG file's width and height; None for any other file."""
    if not file.startswith(b"\x89PNG\r\n\x1a\n") or len(file) < 24:
        return None
    width, height = struct.unpack(">II", file[16:24])
    return (width, height) if width and height else None


def _patch_static(links: Links, label: Callable[[Any], tuple[str, str]]) -> None:
    original = _server.PreviewServer._static

    async def _static(self: Any, request: Any) -> Any:
        response = await original(self, request)
        for path, before, after in PATCHES:
            if request.path == path:
                response.text = response.text.replace(before, after)
        if request.path in _SPEAKING:
            response.text = in_words(request.path, response.text, locale_of(self.preview.locale))
        if request.path == "/preview.css":
            response.text += STYLE
        elif request.path == "/app.js":
            response.text += SCRIPT
        elif request.path == "/":
            response.text = _seat_page(response.text, links(self.preview), *label(self.preview))
        return response

    setattr(_server.PreviewServer, "_static", _static)  # noqa: B010 (mypy sees a method)


def _wait_until(ready: Callable[[], bool]) -> None:
    """Let whoever comes before all seats are open try again by itself."""
    page, poll = _server.PreviewServer._static, _server.PreviewServer._state

    async def _static(self: Any, request: Any) -> Any:
        if request.path != "/" or ready():
            return await page(self, request)
        text = html.escape(say("demo-starting", locale_of(self.preview.locale)))
        waiting = _WAITING.format(text=text)
        return web.Response(text=waiting, content_type="text/html", headers={"Cache-Control": "no-store"})

    async def _state(self: Any, request: Any) -> Any:
        if not ready():  # an open page of an earlier process tries on; told that it is unknown it would reload
            raise web.HTTPServiceUnavailable
        return await poll(self, request)

    setattr(_server.PreviewServer, "_static", _static)  # noqa: B010 (mypy sees a method)
    setattr(_server.PreviewServer, "_state", _state)  # noqa: B010 (mypy sees a method)


_WAITING = """<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tatami</title><style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: #323339;
color: #f3f3f4; font: 18px system-ui, sans-serif; }} main {{ padding: 24px; }}</style></head><body><main>{text}</main>
<script>setTimeout(() => location.reload(), 1000)</script></body></html>"""
"""A refresh by its head would stay: to a browser the same address with a fragment is the same document."""


def _group(person: str, links: list[tuple[str, str, bool]]) -> str:
    anchors = "".join(
        f'<a href="{html.escape(address)}"{" aria-current=page" if here else ""}>{html.escape(text)}</a>'
        for text, address, here in links
    )
    return f"<span>{html.escape(person)}{anchors}</span>"


def _seat_page(page: str, groups: list[tuple[str, list[tuple[str, str, bool]]]], locale: str, person: str) -> str:
    anchors = "".join(_group(*group) for group in groups)
    bar = (
        f'<span class="seat-label">{html.escape(say("demo-seat-label", locale, person=person))}</span>'
        f'<nav class="seat-links">{anchors}</nav>'
    )
    page = page.replace("<title>SimCord Preview</title>", f"<title>{html.escape(person)} · Tatami</title>")
    page = page.replace('aria-label="SimCord preview"', 'aria-label="Tatami"')
    page = page.replace('<span class="brand-mark" aria-hidden="true">S</span>', '<span class="brand-mark">T</span>')
    page = page.replace("</body>", f"{_notice(locale)}</body>")
    return page.replace('<button id="messages-toggle"', f'{bar}<button id="messages-toggle"', 1)


def _notice(locale: str) -> str:
    lost, refused = (html.escape(say(key, locale)) for key in ("demo-lost", "demo-refused"))
    return f'<p id="demo-notice" role="alert" hidden data-lost="{lost}" data-refused="{refused}"></p>'
