"""Serves the demo's pages: one a seat, all live at once, in real time, and a start page that links them."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import logging
import socket
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

from aiohttp import web

from demo import preview as patches
from demo.world import Seat
from words import locale_of, say

log = logging.getLogger(__name__)

TICK_SECONDS = 0.25
LEASE_SECONDS = 7 * 86_400.0
"""How long a page that is not polled (a sleeping laptop) stays valid; simcord's 600 s would end it."""
LOOKING_SECONDS = 5.0
"""How long after its last poll a page counts as looked at. Open ones poll twice a second, hidden ones less often."""
FRESH_COMMAND = "make fresh"


class _FanOut:
    """Stands where simcord expects the environment's single preview."""

    _closed = False

    def __init__(self, previews: list[Any]) -> None:
        self.previews = previews

    def _mark_action_dispatched(self) -> None:
        for one in self.previews:
            one._mark_action_dispatched()


class Pages:
    """All pages of one demo. Only one simulated operation runs at a time; the lock queues the rest."""

    def __init__(self, env: Any, seats: tuple[Seat, ...]) -> None:
        self.env = env
        self.seats = seats
        self.previews: list[Any] = []
        self.lock = asyncio.Lock()
        self.start_address = ""
        self._seen = 0
        self._behind: set[str] = set()
        self._began = time.perf_counter() - env.backend.clock.elapsed

    async def open(self, stack: contextlib.AsyncExitStack, seat: Seat, port: int) -> None:
        """Serve a seat's page on a port (0 = any free one)."""
        self.env._preview = None  # simcord allows a single preview; we serve several
        preview = self.env.preview(seat.channel, viewers=[seat.viewer], layout="channel", locale=seat.locale, port=port)
        preview.capability = "tatami"  # a local demo without secrets: addresses stay the same at every start
        await stack.enter_async_context(preview)
        preview._PAGE_LEASE_SECONDS = LEASE_SECONDS
        preview._action = self._queued(preview, preview._action)
        preview._page_payload = _remembering(preview, preview._page_payload)
        self.previews.append(preview)
        self.env._preview = _FanOut(self.previews)

    def _queued(self, preview: Any, inner: Any) -> Any:
        async def action(context: str, body: Any) -> Any:
            async with self.lock:
                page = preview._pages.get(context)
                if page is not None and isinstance(body, dict) and "published_revision" in body:
                    body = {**body, "published_revision": page.revision}  # we publish in the background too
                try:
                    return await inner(context, body)
                finally:
                    self.publish(skip=page)

        return action

    def publish(self, skip: Any = None) -> None:
        """Bring every page up to date that somebody looks at; others follow when somebody does."""
        self._behind = {page.id for preview in self.previews for page in preview._pages.values() if page is not skip}
        self._catch_up()
        backend = self.env.backend
        if len(backend.transcript) > 5_000:  # simcord keeps every event for tests; a demo runs for days
            backend.transcript.clear()
            backend.http_requests.clear()
        self._seen = len(backend.transcript)

    def _catch_up(self) -> None:
        looked_at = time.monotonic() - LOOKING_SECONDS
        for preview in self.previews:
            behind = [page for page in preview._pages.values() if page.id in self._behind]
            for page in behind:
                # simcord keeps a page of its own for each preview; nothing ever polls that one.
                if page is preview._python or page.last_activity < looked_at or page.pinned_snapshot is not None:
                    continue
                self._behind.discard(page.id)
                if page.id in preview._pages:  # publishing the one before may have ended it
                    preview._advance_presentation_time()
                    preview._publish(page, reason="refresh")

    async def tick(self) -> None:
        """Let simulated time follow real time once, and show what happened by itself."""
        if self.lock.locked():
            return
        async with self.lock:
            behind = min(5.0, time.perf_counter() - self._began - self.env.backend.clock.elapsed)
            try:
                if behind > 0:
                    await self.env.advance_time(behind)
            except TimeoutError as slow:
                log.warning("%s", str(slow).splitlines()[0])
            if len(self.env.backend.transcript) != self._seen:
                self.publish()
            else:
                self._catch_up()

    def all_open(self) -> bool:
        """Tell whether every seat has its page; before that no page can link to the others."""
        return len(self.previews) == len(self.seats)

    def links(self, preview: Any) -> list[tuple[str, list[tuple[str, str, bool]]]]:
        """Addresses for the bar on a seat's page, grouped by person."""
        locale, _ = self.label(preview)
        groups = {"": [(say("demo-start-page", locale), self.start_address, False)]}
        for seat, page in zip(self.seats, self.previews, strict=True):
            groups.setdefault(seat.person, []).append((_place(seat, locale), page.url, page is preview))
        return list(groups.items())

    def label(self, preview: Any) -> tuple[str, str]:
        """Language of our words and person of a seat's page."""
        seat = self.seats[self.previews.index(preview)]
        return locale_of(seat.locale), seat.person


def _remembering(preview: Any, inner: Any) -> Any:
    """Answer a poll with what was put together for the one before, as long as nothing is different.

    An open page asks twice a second, and putting the answer together takes tens of milliseconds.
    """
    known: dict[str, tuple[str, Any]] = {}

    def payload(page: Any) -> Any:
        assets = [asset.to_wire() for asset in page.assets.values()]
        parts = [
            page.revision,
            page.generation,
            page.status,
            page.modal_handle,
            page.last_action,
            page.activity,
            assets,
        ]
        now = json.dumps(parts, default=str)
        before = known.get(page.id)
        if before is None or before[0] != now:
            for ended in known.keys() - preview._pages.keys():
                del known[ended]
            before = known[page.id] = (now, inner(page))
        return before[1]

    return payload


def _place(seat: Seat, locale: str) -> str:
    return say("demo-direct", locale) if seat.place == "DM" else seat.place


def free_port(wanted: int) -> int:
    """Return the first free port on the loopback address from ``wanted`` up (at most 200 tries)."""
    for port in range(wanted, wanted + 200):
        with socket.socket() as probe:
            if sys.platform != "win32":  # a port that was in use a minute ago is free; Windows means something else
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


@contextlib.asynccontextmanager
async def serve(env: Any, seats: tuple[Seat, ...], port: int) -> AsyncIterator[str]:
    """Serve the start page and every seat; yield the start page's address."""
    pages = Pages(env, seats)
    patches.install(pages.links, pages.label, pages.all_open)
    async with contextlib.AsyncExitStack() as stack:
        own = free_port(port)
        pages.start_address = f"http://127.0.0.1:{own}/"
        for seat in seats:
            await pages.open(stack, seat, free_port(own + 1))
        start_page = await _start_page(pages, own)
        stack.push_async_callback(start_page.cleanup)
        clock = asyncio.create_task(_keep_time(pages), name="demo clock")
        try:
            yield pages.start_address
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)


async def _keep_time(pages: Pages) -> None:
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            await pages.tick()
        except Exception:  # a fault of one tick must not stop the clock of all pages
            log.exception("demo clock")


async def _start_page(pages: Pages, port: int) -> web.AppRunner:
    async def show(request: web.Request) -> web.Response:
        return web.Response(text=_start_html(pages), content_type="text/html")

    application = web.Application()
    application.router.add_get("/", show)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner


_START = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --paper: #f6efe2; --ink: #2a2320; --card: #fffaf0; --line: #d9ccb4;
  --red: #9c3d2e; }}
@media (prefers-color-scheme: dark) {{ :root {{ --paper: #1e1b1a; --ink: #efe6d8; --card: #2a2625; --line: #443c38;
  --red: #e08a72; }} }}
body {{ margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }}
main {{ max-width: 900px; margin: 0 auto; padding: 40px 20px; }} h1 {{ margin: 0 0 8px; font-size: 30px; }}
.people {{ display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); margin: 24px 0; }}
section {{ background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; }}
h2 {{ margin: 0 0 8px; font-size: 20px; }} a {{ color: var(--red); display: block; padding: 4px 0; }}
p {{ margin: 8px 0; }} .small {{ font-size: 14px; opacity: .8; }} code {{ font-size: .95em; }}
</style><main><h1>{title}</h1><p>{lead}</p><p>{alone}</p><p>{for_two}</p><div class="people">{people}</div>
<p class="small">{language}</p><p class="small">{keep}</p></main></html>"""


def _start_html(pages: Pages) -> str:
    people: dict[str, list[str]] = {}
    for seat, preview in zip(pages.seats, pages.previews, strict=True):
        title = html.escape(say("demo-open", "en", place=_place(seat, "en"), person=seat.person))
        anchor = f'<a href="{html.escape(preview.url)}" target="_blank" rel="noopener" title="{title}">'
        people.setdefault(seat.person, []).append(f"{anchor}{html.escape(_place(seat, 'en'))}</a>")
    cards = "".join(f"<section><h2>{html.escape(name)}</h2>{''.join(rows)}</section>" for name, rows in people.items())
    return _START.format(
        title=html.escape(say("demo-title", "en")),
        lead=html.escape(say("demo-lead", "en")),
        alone=html.escape(say("demo-alone", "en")),
        for_two=html.escape(say("demo-for-two", "en")),
        people=cards,
        language=html.escape(say("demo-language-note", "en")),
        keep=html.escape(say("demo-keep", "en", command=FRESH_COMMAND)),
    )
