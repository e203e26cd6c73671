"""The demo's pages as a person uses them: act as somebody, type a command, press, pick, read."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser_message import Message, Picture, Sight

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Request, Route
    from playwright.sync_api import Page as Tab

WIDE, NARROW = (1280, 1000), (400, 860)
"""Viewports of a desktop and of a phone."""
PATIENCE = 240.0
"""Seconds for anything to appear: on a quiet machine far less is needed, on a crowded one it is not a fault."""
AGAIN = 10.0
"""Seconds after which something is done again."""
SHORT = 0.5
"""Seconds between two looks."""
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_OPTIONS = "#channel-composer [role=option]"

_SETTLED = """() => {
  const page = window.simcordPreview;
  return Boolean(page?.ready) && (page.awaitingRevision ?? 0) <= page.publishedRevision;
}"""
_FIRST_PAINT = """() => {
  const box = document.getElementById('channel-composer').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('#channel-message-list button.component-button')];
  return buttons.length && box.width && { right: box.right, bottom: box.bottom,
    shut: buttons.filter((one) => one.ariaDisabled === 'true').length };
}"""
_CUT_SHORT = """() => [...document.querySelectorAll('.command-option-input')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.value)"""
_SIGHT = """(id) => {
  const window = document.getElementById('channel-timeline').getBoundingClientRect();
  const shown = document.querySelector(`article[data-message-id="${id}"]`).getBoundingClientRect();
  return [shown.top - window.top, window.bottom - shown.bottom];
}"""
_MARK = "() => { window.seenBefore = true; }"
_RELOADED = "() => !window.seenBefore && window.simcordPreview?.ready"
_GONE = "validation-failed"
_LAST = "() => window.simcordPreview.lastAction"
_NOTICED = """(before) => window.simcordPreview.lastAction?.requestId !== before
  && !document.querySelector('.command-chip')"""
"""An answer to something newer, which is no suggestion for a command that is still being typed."""
_READ = """() => [...document.querySelectorAll('#channel-message-list article')].map((message) => ({
  id: message.dataset.messageId,
  private: Boolean(message.querySelector('.message-ephemeral-note')),
  text: message.innerText,
  buttons: [...message.querySelectorAll('button.component-button:enabled')].map((one) => one.innerText.trim()),
  menus: [...message.querySelectorAll('button.select-trigger:enabled')].map((one) => one.ariaLabel),
  pictures: [...message.querySelectorAll('.message-components img, .message-attachments img')].map(
    (one) => [one.alt, one.complete ? one.naturalWidth : 0, one.complete ? one.naturalHeight : 0]),
}))"""


@contextlib.contextmanager
def browser() -> Iterator[BrowserContext]:
    """Open a browser without a window; the test is skipped, with the reason, where there is none."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: make optional installs it.")
    with sync_api.sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        found = next(filter(None, map(shutil.which, _BROWSERS)), own if Path(own).exists() else None)
        if found is None:
            pytest.skip("No Chromium: install the package chromium, or run .venv/bin/playwright install chromium.")
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        running = playwright.chromium.launch(executable_path=found, args=arguments)
        try:
            context = running.new_context(viewport={"width": WIDE[0], "height": WIDE[1]})
            context.set_default_timeout(PATIENCE * 1_000)
            yield context
        finally:
            running.close()


class Page:
    """The demo's pages in one browser. What is done is done by the person of the latest `act_as`."""

    def __init__(self, context: BrowserContext, screenshots: Path) -> None:
        self._context = context
        self._screenshots = screenshots
        self._tabs: dict[tuple[str, str], Tab] = {}
        self._start: Tab = context.new_page()
        self._tab: Tab = self._start
        self.person = ""
        self.complaints: list[str] = []
        """What the pages' own scripts complained about."""

    def open(self, address: str) -> None:
        """Open the address that the demo printed, and wait until what was open before a restart is there again."""
        self._start.goto(address)
        for tab in self._tabs.values():
            tab.wait_for_function(_RELOADED)

    def act_as(self, person: str, place: str = "#village-square") -> Page:
        """Go to somebody's page of a place, through the start page the first time."""
        if (person, place) not in self._tabs:
            self._start.bring_to_front()
            card = self._start.locator("section", has=self._start.get_by_role("heading", name=person))
            with self._context.expect_page() as opened:
                card.get_by_role("link", name=place).click()
            opened.value.on("pageerror", lambda fault: self.complaints.append(str(fault)))
            self._tabs[person, place] = opened.value
        self._tab = self._tabs[person, place]
        self.person = person
        self._tab.bring_to_front()
        self._settle()
        self._tab.evaluate(_MARK)
        return self

    def leave(self) -> None:
        """Close the page that was gone to last, and go back to the first one."""
        self._tabs = {key: tab for key, tab in self._tabs.items() if tab is not self._tab}
        self._tab.close()
        self.act_as(*next(iter(self._tabs)))

    def reload(self, size: tuple[int, int]) -> dict[str, Any]:
        """Load the page again in a window of this size, and return how it was when a message could first be read."""
        self._tab.set_viewport_size({"width": size[0], "height": size[1]})
        self._tab.reload(wait_until="commit")
        shown: dict[str, Any] = self._tab.wait_for_function(_FIRST_PAINT).json_value()
        return shown

    def open_anew(self) -> None:
        """Load the page again and wait until it can be used."""
        self._tab.reload()
        self._settle()

    def sight(self, message: Message) -> Sight:
        """Return where a message stands in the window."""
        return Sight(*self._tab.evaluate(_SIGHT, message.id))

    def scroll(self, pixels: int) -> None:
        """Turn the mouse wheel over the messages: down, or up if negative."""
        self._tab.locator("#channel-timeline").hover()
        self._tab.mouse.wheel(0, pixels)
        self.rest()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self._tab.set_viewport_size({"width": size[0], "height": size[1]})
        self.rest()

    @contextlib.contextmanager
    def pictures_held(self) -> Iterator[None]:
        """Hold back all pictures that the page asks for until the end of the block."""
        with self._held("**/api/assets/**"):
            yield

    def refuse_pictures(self, times: int) -> None:
        """Answer so many requests for pictures with an error."""
        self._tab.route("**/api/assets/**", lambda route: route.fulfill(status=404), times=times)

    def notice(self) -> str:
        """Return what the page says about the demo itself, "" if nothing."""
        notice = self._tab.locator("#demo-notice")
        return notice.inner_text() if notice.is_visible() else ""

    def wait_for_notice(self) -> None:
        """Wait until the page says something about the demo itself."""
        self._tab.locator("#demo-notice").wait_for(state="visible")

    def press_in_vain(self, label: str) -> None:
        """Press the newest button with this label, though nothing can come of it."""
        named = self._tab.get_by_role("button", name=label, exact=True)
        self._tab.locator("#channel-message-list").locator(named).last.click(force=True)

    def type_at_once(self, name: str, values: Sequence[tuple[str, str]]) -> list[str]:
        """Type a command several times with (option, value) without waiting for any answer; return what was sent."""
        sent: list[str] = []

        def note(request: Request) -> None:
            if request.url.endswith("/api/action") and (body := request.post_data_json)["kind"] == "run_command":
                sent.append(next(iter(body["options"].values())))

        self._tab.on("request", note)
        with self._held("**/api/action", times=1):
            for option, value in values:
                self.begin(name)
                self._tab.locator(f".command-option-input[data-option={option}]").press_sequentially(value)
                self._tab.keyboard.press("Enter")
        while len(sent) < len(values):
            self.rest()
        self._settle()
        self._tab.remove_listener("request", note)
        return sent

    def type_keys(self, *typed: str) -> tuple[list[str], dict[str, str]]:
        """Go to the line and type: a text, or the name of a key such as "Enter". Return what the options of the command
        showed before the last key, and which values were sent with it."""
        self._settle()
        self._tab.locator("#channel-composer-input").click()
        for one in typed[:-1]:
            if one[:1].isupper():
                self._tab.keyboard.press(one)
            else:
                self._tab.keyboard.type(one)
            self.rest()
        shown = [field.input_value() for field in self._tab.locator(".command-option-input").all()]
        with self._tab.expect_request(lambda request: '"run_command"' in (request.post_data or "")) as sent:
            self._tab.keyboard.press(typed[-1])
        self._settle()
        options: dict[str, str] = sent.value.post_data_json["options"]
        return shown, options

    def chosen(self, menu: str) -> str:
        """Return what the newest menu with this name says is chosen."""
        triggers = self._tab.locator("#channel-message-list button.select-trigger")
        return triggers.and_(self._tab.get_by_role("combobox", name=menu, exact=True)).last.inner_text().strip()

    def begin(self, name: str) -> None:
        """Type a slash command and pick it."""
        composer = self._tab.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(f"/{name}")
        self._tab.locator(_OPTIONS, has_text=f"/{name}").first.click()

    def give_up(self) -> tuple[str, int]:
        """Give up the command that was begun, and return what the line says then and how many lists are open."""
        self._tab.locator(".command-context-close").click()
        composer = self._tab.locator("#channel-composer-input")
        return composer.input_value(), self._tab.locator(".command-popup:visible").count()

    def type_while_busy(self, text: str) -> str:
        """Send the command that was begun, type more before its answer comes, and return what the line says then."""
        with self._answers_held():
            self._tab.keyboard.press("Enter")
            self._tab.keyboard.type(text)
        self._settle()
        return self._tab.locator("#channel-composer-input").input_value()

    def suggestions_of(self, option: str, value: str) -> tuple[str, str]:
        """Type a value without a match for an option, and return what the list says before and after the answer."""
        field = self._tab.locator(f".command-option-input[data-option={option}]")
        empty = self._tab.locator(".command-empty")
        with self._answers_held():
            field.press_sequentially(value)
            self._tab.wait_for_timeout(SHORT * 1_000)
            before = empty.inner_text()
        empty.get_by_text("No options match").wait_for()
        return before, empty.inner_text()

    def _answers_held(self) -> contextlib.AbstractContextManager[None]:
        """Hold back what the page sends to the bot until the end of the block."""
        return self._held("**/api/action")

    @contextlib.contextmanager
    def _held(self, addresses: str, times: int | None = None) -> Iterator[None]:
        """Hold back the page's requests, or only the first so many, until the end of the block."""
        held: list[Route] = []
        self._tab.route(addresses, lambda route: held.append(route), times=times)
        try:
            yield
        finally:
            for one in held:
                one.continue_()
            self._tab.unroute(addresses)

    def command(self, name: str, **options: str) -> None:
        """Type a slash command and pick it, and each option's value, from what is suggested; "" picks the first."""
        self.begin(name)
        for option, value in options.items():
            self.fill(option, value)
        self._act(self._tab.locator("#send-message").click)

    def cut_short(self) -> list[str]:
        """Return the values of the command that was begun which cannot be read to their end."""
        found: list[str] = self._tab.evaluate(_CUT_SHORT)
        return found

    def fill(self, option: str, value: str) -> None:
        """Type the value of an option of the command that was begun, and pick it from what is suggested."""
        field = self._tab.locator(f".command-option-input[data-option={option}]")
        if not field.count():
            offered = self._tab.locator(f"{_OPTIONS}[data-value={option}]")
            if not offered.count():
                self._tab.locator(".command-ghost").click()
            offered.click()
        field.press_sequentially(value)
        self._tab.locator(_OPTIONS, has_text=value).first.click()

    def press(self, label: str) -> None:
        """Press the newest enabled button with this label."""
        named = self._tab.get_by_role("button", name=label, exact=True, disabled=False)
        self._act(self._tab.locator("#channel-message-list").locator(named).last.click)

    def pick(self, option: str, menu: str | None = None) -> None:
        """Pick an option by its label from the newest menu, or from the newest one called ``menu``."""

        def choose() -> None:
            opened = self._open_menu(menu)
            label = opened.page.get_by_text(option, exact=True)
            opened.get_by_role("option").filter(has=label).first.click()
            if (apply := opened.locator(".select-apply")).count():
                self._fill_up(opened)
                apply.click()

        self._act(choose)

    def _fill_up(self, opened: Locator) -> None:
        """Pick the first ones as well, until as many are chosen as a menu of several wants."""
        chosen = opened.locator("[role=option][aria-selected=true]")
        least = int(opened.locator("xpath=..").get_attribute("data-minimum") or 1)
        while chosen.count() < least:
            opened.locator("[role=option][aria-selected=false]").first.click()

    def options(self, menu: str | None = None) -> list[str]:
        """Open a menu, return the labels in it that are not chosen yet, and close it again."""
        labels = self._open_menu(menu).locator("[role=option][aria-selected=false] .option-label").all_inner_texts()
        self._tab.keyboard.press("Escape")
        self._tab.locator(".select-list:visible").wait_for(state="hidden")
        return labels

    def _open_menu(self, menu: str | None) -> Locator:
        triggers = self._tab.locator("#channel-message-list button.select-trigger:enabled")
        if menu is not None:
            triggers = triggers.and_(self._tab.get_by_role("combobox", name=menu, exact=True))
        triggers.last.click()
        opened = self._tab.locator(".select-list:visible")
        opened.get_by_role("option").first.wait_for()
        return opened

    def read(self, *, settled: bool = True) -> list[Message]:
        """Return the messages that the person sees here, oldest first; by default once the page is at rest."""
        if settled:
            self._settle()
        return [
            Message(
                one["id"],
                one["private"],
                one["text"],
                tuple(one["buttons"]),
                tuple(one["menus"]),
                tuple(Picture(*picture) for picture in one["pictures"]),
            )
            for one in self._tab.evaluate(_READ)
        ]

    def wait(self, what: str, found: Callable[[Sequence[Message]], Any], *, settled: bool = True) -> Any:
        """Read until ``found`` gives something, and return it; fails with ``what`` was waited for."""
        for _ in range(int(PATIENCE / SHORT)):
            messages = self.read(settled=settled)
            if result := found(messages):
                return result
            self.rest()
        shown = "\n---\n".join(one.text for one in messages)
        raise AssertionError(f"{what} did not appear to {self.person}. Shown:\n{shown}")

    def rest(self) -> None:
        """Do nothing for a moment."""
        self._tab.wait_for_timeout(SHORT * 1_000)

    def shoot(self, name: str, message: Message | None = None) -> None:
        """Take a screenshot of the window on a desktop and on a phone, scrolled to a message if one is given."""
        for width, height in (NARROW, WIDE):  # last the one to go on with
            self._tab.set_viewport_size({"width": width, "height": height})
            self._settle()
            if message is not None:
                self._tab.locator(f"article[data-message-id='{message.id}']").evaluate("one => one.scrollIntoView()")
            self._tab.screenshot(path=self._screenshots / f"{name}-{width}.png")

    def shoot_start(self, name: str) -> None:
        """Take a screenshot of the start page, which is no channel."""
        for width, height in (NARROW, WIDE):
            self._start.set_viewport_size({"width": width, "height": height})
            self._start.screenshot(path=self._screenshots / f"{name}-{width}.png")

    def _act(self, step: Callable[[], None]) -> None:
        """Do one thing that goes to the bot, and wait until its answer is on the page. What a page that changed under
        the pointer did not notice, or what was not there any more, is done again, as a person would."""
        self._settle()
        before = (self._tab.evaluate(_LAST) or {}).get("requestId")
        for seconds in (AGAIN, AGAIN, PATIENCE):
            step()
            if not self._noticed(before, seconds):
                continue
            self._settle()
            last = self._tab.evaluate(_LAST)
            if not any(one["code"] == _GONE for one in last["diagnostics"]):
                break
            before = last["requestId"]
        else:
            raise AssertionError(f"nothing came of what {self.person} did")
        assert not last["rejected"], last
        assert last["settlement"] == "settled", last
        assert last["acknowledgement"] != "unacknowledged", last

    def _noticed(self, before: str | None, seconds: float) -> bool:
        """Tell whether the page notices within some seconds what was done; what it is still busy with takes longer."""
        from playwright.sync_api import TimeoutError as NothingHappened

        try:
            self._tab.wait_for_function(_NOTICED, arg=before, timeout=seconds * 1_000)
        except NothingHappened:
            self._settle()
            return bool(self._tab.evaluate(_NOTICED, before))
        return True

    def _settle(self) -> None:
        self._tab.wait_for_function(_SETTLED)
