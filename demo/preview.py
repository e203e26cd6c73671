"""What simcord 3.2.1's browser preview lacks for two people who really play. Private names: the version is pinned.

`install` is called once a process. It gives every interaction its user's language, shows translated command
descriptions, keeps a menu low in the channel open, and replaces the developer's toolbar by links between the
seats. No page begins, and none that is open begins again, before every seat's page is there.
"""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any

from aiohttp import web
from simcord import interactions
from simcord.preview import _commands as _typed_commands
from simcord.preview import _markdown as _typed_markdown
from simcord.preview import _messages as _typed_messages
from simcord.preview import _queries as _typed_queries
from simcord.preview import _server
from simcord.preview import _snapshot as _typed_snapshot

from words import say

_commands: Any = _typed_commands  # private names that its stubs do not show
_markdown: Any = _typed_markdown
_messages: Any = _typed_messages
_queries: Any = _typed_queries
_snapshot: Any = _typed_snapshot

PARSERS = 100
"""Text parsers to keep; each belongs to the names that a text may mention."""

LOCALES: dict[int, str] = {}
"""User id to Discord locale; others are en-US."""

_STYLE = """
#messages-toggle, .viewer-control, #refresh, #capture-open, #inspector-toggle, .session-menu, #action-status,
.preview-brand small, .preview-brand strong, #messages-sidebar, #drawer-scrim, #back-activity,
#view-action-output { display: none !important; }
#preview-app { width: 100% !important; height: 100% !important; --preview-height: calc(100vh - 52px) !important; }
.seat-label { color: #f2f3f5; font-weight: 700; margin-right: 10px; }
.seat-links { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; }
.seat-links span { display: inline-flex; gap: 3px; align-items: center; color: #f2f3f5; font-size: 12px; }
.seat-links a { color: #c9ccd3; text-decoration: none; font-size: 12px; padding: 5px 9px; border-radius: 8px;
  background: #2f3136; }
.seat-links a:hover, .seat-links a:focus-visible { background: #41434a; color: #fff; }
.seat-links a[aria-current] { background: #9c3d2e; color: #fff; }
.brand-mark { background: #9c3d2e; }
.command-pill { max-width: 100%; }
.command-option-input { box-sizing: content-box; flex-shrink: 1; max-width: 100%; }
.channel-composer { grid-template-columns: minmax(0, 1fr); }
.markdown, .component-text, .message-content { overflow-wrap: anywhere; }
@media (max-width: 760px) {
  .preview-toolbar { height: auto; flex-wrap: nowrap; overflow-x: auto; }
  .preview-shell { --toolbar-height: 52px; }
  .seat-label { flex: none; margin-right: 4px; }
  .seat-links { flex-wrap: nowrap; }
  .seat-links span { flex: none; }
}
"""
_SELECT_CLOSES = "const rect = trigger.getBoundingClientRect();"
_SELECT_STAYS = (
    "let rect = trigger.getBoundingClientRect(); if (rect.bottom <= 0 || rect.top >= viewportHeight) {"
    " trigger.scrollIntoView({ block: 'nearest' }); rect = trigger.getBoundingClientRect(); }"
)
_ASKS_FOR_SIZE = "function queuePresentation() {"
_FITS = f"{_ASKS_FOR_SIZE} return;"
"""A page has the window's size at once, by its style; to ask for it kept all buttons shut until the answer came."""
_MENU_KEEPS = "  if (draftValue(key) === undefined) {\n    const initial"
_MENU_BEGINS = (
    "  const begun = JSON.stringify([component.custom_id, optionDefaults(entries)]);\n"
    "  const menus = (window.tatamiMenus ??= new Map()), menu = menus.get(key); menus.set(key, begun);\n"
    "  if (menu !== undefined && menu !== begun && component.type === TYPE.STRING_SELECT)"
    " options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));\n" + _MENU_KEEPS
)
"""A menu that takes the place of another, or that an edit set to something else, begins anew, as in Discord: what was
picked before is not picked any more."""

_BOTTOM_NARROW = "ui.timeline.clientHeight <= 1 ?"
_BOTTOM_WIDE = "ui.timeline.clientHeight <= 240 ?"
"""Near the end of a channel is at its end, as in Discord: what a press brings comes into sight."""
_FOLLOWS = """
const shown = document.getElementById("channel-timeline");
let following = true, moved = -1000;
for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"])
  shown.addEventListener(kind, () => { moved = performance.now(); }, { passive: true });
shown.addEventListener("scroll", () => {
  if (shown.scrollHeight - shown.scrollTop - shown.clientHeight <= 240) following = true;
  else if (performance.now() - moved < 1000) following = false;
});
new ResizeObserver(() => { if (following) shown.scrollTop = shown.scrollHeight; })
  .observe(document.getElementById("channel-message-list"));
"""
"""A page begins at its end and stays there while pictures come in, until somebody scrolls away."""
_STANDS_STILL, _GOES_ON = "new Date(options.presentationTime || 0)", "new Date()"
"""The demo's time is the clock's."""
_ENTER_PICKS = "if (active instanceof HTMLElement) { active.click(); return true; }"
_ENTER_SENDS = (
    "const chosen = active?.querySelector('.command-suggestion-label')?.textContent === event.target.value;"
    " if (active instanceof HTMLElement && !chosen && !event.target.matches('.command-chip'))"
    " { active.click(); return true; }"
)
"""Enter picks a value once; then, or with no option begun, it sends the command."""
_LOST = "function terminateSession(message) {"
_LOST_RELOADS = f"{_LOST} if (message.startsWith('Preview session is unavailable')) {{ location.reload(); return; }}"
"""A page that outlives the demo's process begins again with the next one by itself."""
_ASKS_WHEN_TYPED = 'const current = String(field.value || "");'
_ASKS_AT_ONCE = f"{_ASKS_WHEN_TYPED} queryAutocomplete(option, current);"
"""An option that is gone to shows its suggestions, as in Discord, before anything is typed."""
_NOTHING_FOUND = '"No options match"'
_STILL_LOOKING = (
    '(autocomplete.state === "loading" && owner.dataset.option === autocomplete.option) ? "Loading options"'
    f" : {_NOTHING_FOUND}"
)
"""Nothing is said to match before the answer is there."""
_CUT_SHORT, _WHOLE = "Math.min(24, Math.max(2,", "Math.min(60, Math.max(4,"
"""What is chosen for an option can be read to its end."""
_LEAVES = 'close.addEventListener("click", exitCommand);'
_LEAVES_NOTHING = 'close.addEventListener("click", emptyLine);'
"""Whoever gives a command up has an empty line again."""
_EXITS = "function exitCommand() {"
_EMPTIES = (
    'function emptyLine() { exitCommand(); input.value = "";'
    ' input.dispatchEvent(new Event("input", { bubbles: true })); }'
    f"\n  {_EXITS}"
)
_RUNS = "draftId: currentDraft().id, draftVersion: currentDraft().version,\n    });"
_RUNS_AND_EMPTIES = f"{_RUNS} emptyLine();"
_ONE_AT_A_TIME, _NEXT_AT_ONCE = "pendingKind = context.pendingKind;", 'pendingKind = "";'
_ARROW_WAITS = "sendButton.disabled = Boolean(state.pendingAction) ||"
_ARROW_SENDS = 'sendButton.disabled = (Boolean(state.pendingAction) && currentInput.dataset.commandMode !== "true") ||'
"""A command that is sent leaves the line free at once, as in Discord: what is typed before its answer is not lost."""
_NAME_ALONE = """if (optional) item.append(node("span", "command-suggestion-ellipsis", "…"));"""
_NAME_AND_PURPOSE = """if (optional) item.append(node("span", "command-suggestion-meta", value.description || "…"));"""
"""An optional part of a command says what it is for."""
_SENDS = 'mode = "pending";\n    clearPopup();'
_SENDS_AND_SHOWS = (
    f"{_SENDS} const channel = document.getElementById('channel-timeline');"
    " if (channel) channel.scrollTop = channel.scrollHeight;"
)
"""Whoever sends a command sees its answer, which comes at the end of the channel."""
_TOP_FIRST = "if (rect.height > bounds.height || rect.top < bounds.top)"
_END_FIRST = (
    "if (rect.height > bounds.height) ui.timeline.scrollTop += rect.bottom - bounds.bottom;"
    " else if (rect.top < bounds.top)"
)
"""Of a message that is taller than the window the end comes into sight, where its buttons are."""
_BUSY = 'if (pending || (uncertain && kind !== "close")) {'
_BUSY_ASKING = (
    'if (!pageAction(kind) && !uncertain && (pending ? pending.queryIntent || kind === "run_command"'
    " : awaitingRevision !== null && awaitingRevision > context.publishedRevision))"
    f" {{ setTimeout(() => dispatch(kind, extra, metadata), 50); return; }} {_BUSY}"
)
"""What is sent while suggestions are still coming in waits for them, and a command for anything; it is not lost."""
_PATCHES = (
    ("/app.js", _LOST, _LOST_RELOADS),
    ("/actions.js", _BUSY, _BUSY_ASKING),
    ("/select-drafts.js", _SELECT_CLOSES, _SELECT_STAYS),
    ("/text.js", _STANDS_STILL, _GOES_ON),
    ("/selects.js", _MENU_KEEPS, _MENU_BEGINS),
    ("/presentation.js", _ASKS_FOR_SIZE, _FITS),
    ("/timeline.js", _BOTTOM_NARROW, _BOTTOM_WIDE),
    ("/timeline.js", _TOP_FIRST, _END_FIRST),
    ("/commands.js", _ENTER_PICKS, _ENTER_SENDS),
    ("/commands.js", _ASKS_WHEN_TYPED, _ASKS_AT_ONCE),
    ("/commands.js", _NAME_ALONE, _NAME_AND_PURPOSE),
    ("/commands.js", _NOTHING_FOUND, _STILL_LOOKING),
    ("/commands.js", _CUT_SHORT, _WHOLE),
    ("/commands.js", _LEAVES, _LEAVES_NOTHING),
    ("/commands.js", _EXITS, _EMPTIES),
    ("/commands.js", _RUNS, _RUNS_AND_EMPTIES),
    ("/commands.js", _ONE_AT_A_TIME, _NEXT_AT_ONCE),
    ("/composer.js", _ARROW_WAITS, _ARROW_SENDS),
    ("/commands.js", _SENDS, _SENDS_AND_SHOWS),
)

Links = Callable[[Any], list[tuple[str, list[tuple[str, str, bool]]]]]
"""For a preview: per person (label, address, is this page) of every page to link to."""


def install(links: Links, label: Callable[[Any], tuple[str, str]], ready: Callable[[], bool]) -> None:
    """Patch the preview. ``label`` gives (locale, person) of a preview's seat; ``ready`` tells whether all are open."""
    _localise_interactions()
    _localise_catalogue()
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


def _patch_static(links: Links, label: Callable[[Any], tuple[str, str]]) -> None:
    original = _server.PreviewServer._static

    async def _static(self: Any, request: Any) -> Any:
        response = await original(self, request)
        for path, before, after in _PATCHES:
            if request.path == path:
                response.text = response.text.replace(before, after)
        if request.path == "/preview.css":
            response.text += _STYLE
        elif request.path == "/app.js":
            response.text += _FOLLOWS
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
        text = html.escape(say("demo-starting", self.preview.locale))
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
    return page.replace('<button id="messages-toggle"', f'{bar}<button id="messages-toggle"', 1)
