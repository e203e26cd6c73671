"""Discord's limits, checked on the JSON that leaves the bot, because discord.py checks few of them.

`inspect` is a function of one request; ``limit_guard`` puts it in front of everything that the bot sends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

CONTENT = 2_000
CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTION_TEXT = 100
OPTIONS = 25
PLACEHOLDER = 150
ROW_BUTTONS = 5
ROWS = 5
COMPONENTS = 40
LAYOUT_TEXT = 4_000
LAYOUT_BYTES = 9_000
"""Discord refuses V2 text of roughly 10 kB in UTF-8, long before 4,000 characters of some scripts."""
ALT_TEXT = 1_024
GALLERY_ITEMS = 10
SECTION_TEXTS = 3
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
NONCE = 25
EMBEDS = 10
EMBED_TOTAL = 6_000
MENTIONED_USERS = 100
MODAL_TITLE = 45
MODAL_ITEMS = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
INPUT_TEXT = 4_000
INPUT_PLACEHOLDER = 100
GROUP_OPTIONS = 10
CHOICES = 25
COMMANDS = 100
COMMAND_OPTIONS = 25
COMMAND_TEXT = 100
COMMAND_TOTAL = 8_000

_EMBED_TEXTS = (("title", 256), ("description", 4_096))
_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_V2_FLAG = 1 << 15
_ACTION_ROW, _BUTTON, _STRING_SELECT, _TEXT_INPUT = 1, 2, 3, 4
_SECTION, _TEXT_DISPLAY, _THUMBNAIL, _GALLERY = 9, 10, 11, 12
_CONTAINER, _LABEL, _RADIO_GROUP, _CHECKBOX_GROUP = 17, 18, 21, 22
_SELECTS = (3, 5, 6, 7, 8)
_V2_ONLY = (9, 10, 11, 12, 13, 14, 17)

JSON = dict[str, Any]


class PayloadError(ValueError):
    """A payload that Discord would refuse. ``findings`` lists every broken limit as a short English line."""

    def __init__(self, findings: Iterable[str]) -> None:
        self.findings = tuple(findings)
        super().__init__("; ".join(self.findings))


class _Inspector:
    """Walks one payload, collects findings, and cuts what is too long if asked to."""

    def __init__(self, cut: bool) -> None:
        self.findings: list[str] = []
        self._cut = cut

    def found(self, place: str, problem: str) -> None:
        self.findings.append(f"{place}: {problem}")

    def text(self, holder: JSON, key: str, place: str, most: int, least: int = 0) -> None:
        """Check the length of a text, if it is there at all (or must be)."""
        value = holder.get(key)
        if not isinstance(value, str):
            if least:
                self.found(place, f"{key} is missing")
        elif len(value) > most:
            self.found(place, f"{key} has {len(value)} characters, {most} are allowed")
            if self._cut:
                holder[key] = value[: most - 1] + "…"
        elif len(value) < least:
            self.found(place, f"{key} has {len(value)} characters, at least {least} are needed")

    def identity(self, holder: JSON, key: str, place: str, most: int) -> None:
        """Check a text that a program reads: it is never cut, for half an id is a wrong id."""
        value = holder.get(key)
        if not isinstance(value, str) or not 1 <= len(value) <= most:
            self.found(place, f"{key} must have 1 to {most} characters")

    def items(self, holder: JSON, key: str, place: str, most: int, least: int = 0) -> list[JSON]:
        """Check the length of a list and return it."""
        value: list[JSON] = holder.get(key) or []
        if len(value) > most:
            self.found(place, f"{key} has {len(value)} items, {most} are allowed")
            if self._cut:
                del value[most:]
        elif len(value) < least:
            self.found(place, f"{key} has {len(value)} items, at least {least} are needed")
        return value

    # messages ---------------------------------------------------------------------------------------------------

    def message(self, payload: JSON, files: Mapping[str, int]) -> None:
        """Check a message that is sent or edited. ``files`` maps the names of uploads to their sizes."""
        self.text(payload, "content", "message", CONTENT)
        components = payload.get("components") or []
        self._flags(payload, components)
        self._components(components)
        self._files(payload, components, files)
        self._embeds(payload)
        self._mentions(payload)
        if len(str(payload.get("nonce") or "")) > NONCE:
            self.found("message", f"nonce is longer than {NONCE}")

    def _flags(self, payload: JSON, components: list[JSON]) -> None:
        layout = any(component.get("type") in _V2_ONLY for component in components)
        if layout and not (payload.get("flags") or 0) & _V2_FLAG:
            self.found("message", "layout components without the layout flag")
        if (payload.get("flags") or 0) & _V2_FLAG and (payload.get("content") or payload.get("embeds")):
            self.found("message", "a layout cannot have content or embeds")
        if not layout and len(components) > ROWS:
            self.found("message", f"{len(components)} rows, {ROWS} are allowed")

    def _components(self, components: list[JSON]) -> None:
        everything = list(_walk(components))
        if len(everything) > COMPONENTS:
            self.found("message", f"{len(everything)} components, {COMPONENTS} are allowed")
        ids = [component["custom_id"] for component in everything if component.get("custom_id")]
        for double in sorted({one for one in ids if ids.count(one) > 1}):
            self.found("message", f"custom id {_without_keys(double)!r} is used twice")
        for component in everything:
            self._component(component)
        self._layout_text([component for component in everything if component.get("type") == _TEXT_DISPLAY])

    def _layout_text(self, displays: list[JSON]) -> None:
        characters = sum(len(display.get("content") or "") for display in displays)
        size = sum(len((display.get("content") or "").encode()) for display in displays)
        if characters > LAYOUT_TEXT:
            self.found("layout", f"{characters} characters of text, {LAYOUT_TEXT} are allowed")
        if size > LAYOUT_BYTES:
            self.found("layout", f"{size} bytes of text, {LAYOUT_BYTES} are allowed")
        if self._cut and displays and (characters > LAYOUT_TEXT or size > LAYOUT_BYTES):
            longest = max(displays, key=lambda display: len(display["content"].encode()))
            others = sum(len(display["content"]) for display in displays) - len(longest["content"])
            other_bytes = size - len(longest["content"].encode())
            room = longest["content"].encode()[: max(LAYOUT_BYTES - other_bytes - 3, 1)].decode(errors="ignore")
            longest["content"] = room[: max(LAYOUT_TEXT - others - 1, 1)] + "…"

    def _component(self, component: JSON) -> None:
        kind = component.get("type")
        place = f"component {_without_keys(component.get('custom_id')) or kind}"
        if kind == _ACTION_ROW:
            self._row(component, place)
        elif kind == _BUTTON:
            self._button(component, place)
        elif kind in _SELECTS:
            self._select(component, place)
        elif kind == _TEXT_DISPLAY:
            self.text(component, "content", place, LAYOUT_TEXT, least=1)
        elif kind == _SECTION:
            self.items(component, "components", place, SECTION_TEXTS, least=1)
            if not component.get("accessory"):
                self.found(place, "a section needs an accessory")
        elif kind == _GALLERY:
            for item in self.items(component, "items", place, GALLERY_ITEMS, least=1):
                self.text(item, "description", place, ALT_TEXT)
        elif kind == _THUMBNAIL:
            self.text(component, "description", place, ALT_TEXT)
        elif kind == _CONTAINER:
            self.items(component, "components", place, COMPONENTS, least=1)
        else:
            self._form_item(component, place)

    def _row(self, row: JSON, place: str) -> None:
        children = row.get("components") or []
        if not children:
            self.found(place, "an empty row")
        elif any(child.get("type") != _BUTTON for child in children):
            self.items(row, "components", place, 1)
        else:
            self.items(row, "components", place, ROW_BUTTONS)

    def _button(self, button: JSON, place: str) -> None:
        self.text(button, "label", place, BUTTON_LABEL)
        if not button.get("label") and not button.get("emoji"):
            self.found(place, "a button needs a label or an emoji")
        if not button.get("url"):
            self.identity(button, "custom_id", place, CUSTOM_ID)

    def _select(self, select: JSON, place: str) -> None:
        self.identity(select, "custom_id", place, CUSTOM_ID)
        self.text(select, "placeholder", place, PLACEHOLDER)
        if select.get("type") == _STRING_SELECT:
            options = self.items(select, "options", place, OPTIONS, least=1)
            self._options(options, place)
            if not 0 <= select.get("min_values", 1) <= select.get("max_values", 1) <= max(len(options), 1):
                self.found(place, "min_values and max_values do not fit the options")

    def _options(self, options: list[JSON], place: str) -> None:
        for option in options:
            self.text(option, "label", place, OPTION_TEXT, least=1)
            self.identity(option, "value", place, OPTION_TEXT)
            self.text(option, "description", place, OPTION_TEXT)
        if len({option.get("value") for option in options}) < len(options):
            self.found(place, "two options have the same value")

    def _files(self, payload: JSON, components: list[JSON], files: Mapping[str, int]) -> None:
        if len(payload.get("attachments") or files) > FILES:
            self.found("files", f"more than {FILES} files")
        for name, size in files.items():
            if size > FILE_BYTES:
                self.found("files", f"{name} has {size} bytes, {FILE_BYTES} are allowed")
        if sum(files.values()) > REQUEST_BYTES:
            self.found("files", f"{sum(files.values())} bytes together, {REQUEST_BYTES} are allowed")
        for attachment in payload.get("attachments") or []:
            self.text(attachment, "description", "attachment", ALT_TEXT)
        used = set(_attachments_used(components))
        named = set(files) | {attachment.get("filename") for attachment in payload.get("attachments") or []}
        for name in sorted(used - named - {None}):
            self.found("files", f"{name} is shown but not attached")
        if (payload.get("flags") or 0) & _V2_FLAG:
            for name in sorted(set(files) - used):
                self.found("files", f"{name} is attached but shown nowhere")

    def _embeds(self, payload: JSON) -> None:
        embeds = self.items(payload, "embeds", "message", EMBEDS)
        total = 0
        for embed in embeds:
            for key, most in _EMBED_TEXTS:
                self.text(embed, key, "embed", most)
            for field in self.items(embed, "fields", "embed", 25):
                self.text(field, "name", "embed field", 256, least=1)
                self.text(field, "value", "embed field", 1_024, least=1)
                total += len(field.get("name") or "") + len(field.get("value") or "")
            self.text(embed.get("footer") or {}, "text", "embed footer", 2_048)
            self.text(embed.get("author") or {}, "name", "embed author", 256)
            total += sum(len(embed.get(key) or "") for key, _ in _EMBED_TEXTS)
            total += len((embed.get("footer") or {}).get("text") or "")
            total += len((embed.get("author") or {}).get("name") or "")
        if total > EMBED_TOTAL:
            self.found("message", f"{total} characters in embeds, {EMBED_TOTAL} are allowed")

    def _mentions(self, payload: JSON) -> None:
        allowed = payload.get("allowed_mentions")
        if allowed is None:
            self.found("message", "allowed_mentions is missing")
            if self._cut:
                payload["allowed_mentions"] = {"parse": []}
        elif allowed.get("parse"):
            self.found("message", f"allowed_mentions would notify all of {allowed['parse']}")
            if self._cut:
                allowed["parse"] = []
        elif len(allowed.get("users") or []) > MENTIONED_USERS:
            self.found("message", f"more than {MENTIONED_USERS} mentioned users")

    # forms, autocomplete, commands -------------------------------------------------------------------------------

    def modal(self, payload: JSON) -> None:
        """Check a form."""
        self.text(payload, "title", "form", MODAL_TITLE, least=1)
        self.identity(payload, "custom_id", "form", CUSTOM_ID)
        items = self.items(payload, "components", "form", MODAL_ITEMS, least=1)
        everything = list(_walk(items))
        ids = [component["custom_id"] for component in everything if component.get("custom_id")]
        if len(set(ids)) < len(ids):
            self.found("form", "a custom id is used twice")
        for component in everything:
            self._component(component)

    def _form_item(self, component: JSON, place: str) -> None:
        kind = component.get("type")
        if kind == _LABEL:
            self.text(component, "label", place, LABEL_TEXT, least=1)
            self.text(component, "description", place, LABEL_DESCRIPTION)
        elif kind == _TEXT_INPUT:
            self.identity(component, "custom_id", place, CUSTOM_ID)
            self.text(component, "label", place, LABEL_TEXT)
            self.text(component, "placeholder", place, INPUT_PLACEHOLDER)
            self.text(component, "value", place, INPUT_TEXT)
        elif kind in (_RADIO_GROUP, _CHECKBOX_GROUP):
            self.identity(component, "custom_id", place, CUSTOM_ID)
            self._options(self.items(component, "options", place, GROUP_OPTIONS, least=1), place)

    def autocomplete(self, payload: JSON) -> None:
        """Check the choices offered while somebody types."""
        for choice in self.items(payload, "choices", "autocomplete", CHOICES):
            self.text(choice, "name", "autocomplete", OPTION_TEXT, least=1)
            if isinstance(choice.get("value"), str):
                self.identity(choice, "value", "autocomplete", OPTION_TEXT)

    def commands(self, payload: list[JSON]) -> None:
        """Check a whole command set."""
        if len(payload) > COMMANDS:
            self.found("commands", f"{len(payload)} commands, {COMMANDS} are allowed")
        for command in payload:
            place = f"command {command.get('name')}"
            self._command(command, place)
            total = _command_size(command)
            if total > COMMAND_TOTAL:
                self.found(place, f"{total} characters of names and descriptions, {COMMAND_TOTAL} are allowed")

    def _command(self, command: JSON, place: str) -> None:
        names = [command.get("name"), *(command.get("name_localizations") or {}).values()]
        for name in names:
            if not isinstance(name, str) or not _COMMAND_NAME.fullmatch(name) or name != name.lower():
                self.found(place, f"{name!r} is no command or option name")
        for text in [command.get("description"), *(command.get("description_localizations") or {}).values()]:
            if not isinstance(text, str) or not 1 <= len(text) <= COMMAND_TEXT:
                self.found(place, f"a description must have 1 to {COMMAND_TEXT} characters")
        for choice in self.items(command, "choices", place, CHOICES):
            for name in [choice.get("name"), *(choice.get("name_localizations") or {}).values()]:
                if not isinstance(name, str) or not 1 <= len(name) <= COMMAND_TEXT:
                    self.found(place, f"a choice must have 1 to {COMMAND_TEXT} characters")
        options = self.items(command, "options", place, COMMAND_OPTIONS)
        required = [bool(option.get("required")) for option in options if option.get("type") not in (1, 2)]
        if required != sorted(required, reverse=True):
            self.found(place, "a required option comes after an optional one")
        for language in ("", *sorted({tag for option in options for tag in option.get("name_localizations") or ()})):
            names = [(option.get("name_localizations") or {}).get(language, option.get("name")) for option in options]
            if len(set(names)) < len(names):
                self.found(place, f"two options have one name {f'in {language}' if language else ''}".rstrip())
        for option in options:
            self._command(option, f"{place} {option.get('name')}")


def _without_keys(custom_id: Any) -> str:
    """Return an id as it may stand in a log: what somebody has chosen so far may be a secret."""
    return ":".join(str(custom_id or "").split(":")[:4])


def _walk(components: Iterable[JSON]) -> Iterable[JSON]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from _walk([component[key]])


def _attachments_used(components: Iterable[JSON]) -> Iterable[str]:
    for component in _walk(components):
        media = [item.get("media") for item in component.get("items") or []]
        media += [component.get("media"), component.get("file")]
        for one in media:
            if one and str(one.get("url", "")).startswith("attachment://"):
                yield one["url"].removeprefix("attachment://")


def _command_size(command: JSON) -> int:
    size = 0
    for key in ("name", "description"):
        texts = [command.get(key) or "", *(command.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    for choice in command.get("choices") or []:
        size += max(len(text) for text in [choice["name"], *(choice.get("name_localizations") or {}).values()])
        size += len(str(choice.get("value", "")))
    return size + sum(_command_size(option) for option in command.get("options") or [])


def inspect(method: str, path: str, payload: Any, files: Mapping[str, int], *, cut: bool = False) -> list[str]:
    """Return every broken limit of one request, in reading order; with ``cut``, shorten the payload in place.

    ``path`` is the route's template (``/channels/{channel_id}/messages``). Requests that carry neither messages,
    forms, choices nor commands have no findings.
    """
    inspector = _Inspector(cut)
    if method not in ("POST", "PATCH", "PUT") or not payload:
        return []
    if path.endswith("/callback"):
        _inspect_callback(inspector, payload, files)
    elif path.startswith("/webhooks/") or (path.startswith("/channels/") and "/messages" in path):
        if isinstance(payload, dict) and (files or payload.keys() & {"content", "components", "embeds"}):
            inspector.message(payload, files)
    elif path.endswith("/commands") and isinstance(payload, list):
        inspector.commands(payload)
    return inspector.findings


def _inspect_callback(inspector: _Inspector, payload: JSON, files: Mapping[str, int]) -> None:
    kind, data = payload.get("type"), payload.get("data") or {}
    if kind in (4, 7):
        inspector.message(data, files)
    elif kind == 8:
        inspector.autocomplete(data)
    elif kind == 9:
        inspector.modal(data)
