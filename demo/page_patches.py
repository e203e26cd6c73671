"""What of simcord 3.2.1's own page is written otherwise: its style, scripts of ours, and a few places in its scripts.

A test holds that every place is there, once; each is followed by its reason.
"""

from __future__ import annotations

from pathlib import Path

_PAGE = Path(__file__).with_name("page")

STYLE = (_PAGE / "style.css").read_text(encoding="utf-8")
SCRIPT = "\n".join((_PAGE / name).read_text(encoding="utf-8") for name in ("lost.js", "pictures.js", "follow.js"))
"""Runs once the page's own scripts are there."""

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
_BOTTOM_WIDE = "ui.timeline.clientHeight <= 100 ?"
"""Near the end of a channel is at its end, as in Discord: what comes there is no news that has to be gone to."""
_SCROLLS = "function reconcileScrollIntent() {"
_LETS_US_SCROLL = f"{_SCROLLS} return;"
"""The page's place is held by follow.js alone."""
_DRAWS = "function renderChannelTimeline(snapshot, previousTargetId, force = false) {"
_TELLS_BEFORE = f"{_DRAWS} window.tatamiDraws?.(snapshot);"
"""So follow.js brings the answer to what was just done into sight."""
_ASKS_FOR_PICTURE, _ASKS_AGAIN = "fetch(`/api/assets/", "window.tatamiAsks(`/api/assets/"
_WIDTH, _WIDTH_TOLD = "Number(manifest?.displayWidth)", "Number(manifest?.displayWidth || media.width)"
_HEIGHT, _HEIGHT_TOLD = "Number(manifest?.displayHeight)", "Number(manifest?.displayHeight || media.height)"
_PICTURE = "trigger.append(image);"
_PICTURE_WITH_ROOM = (
    "if (width > 0 && height > 0) { trigger.style.setProperty('--wide', `${width}px`);"
    " trigger.style.setProperty('--shape', `${width} / ${height}`); }"
    f" {_PICTURE}"
)
"""A picture has its room before it is there (see style.css), so that nothing jumps."""
_MISSING = "trigger.replaceWith(unavailable);"
_MISSING_FOR_NOW = (
    f"{_MISSING} window.tatamiAsksInView?.(unavailable,"
    " () => unavailable.replaceWith(renderMedia(media, className, options, label, group).element));"
)
"""A picture that could not be had is asked for again by pictures.js."""
_STANDS_STILL, _GOES_ON = "new Date(options.presentationTime || 0)", "new Date()"
"""The demo's time is the clock's."""
_ENTER_PICKS = "if (active instanceof HTMLElement) { active.click(); return true; }"
_ENTER_SENDS = (
    "const picked = currentDraft().values[event.target.dataset?.option]?.label !== undefined;"
    " const idle = event.target.matches('.command-chip') && !popupElement().dataset.moved;"
    " if (active instanceof HTMLElement && !picked && !idle) { active.click(); return true; }"
)
"""Enter picks a value once; then, or with no option looked for, it sends the command."""
_MOVES = "return Boolean(suggestionListbox?.handleKey(event));"
_MOVES_AND_NOTES = f"popupElement().dataset.moved = 'yes'; {_MOVES}"
_OPENS, _OPENS_UNMOVED = "currentPopupOwner = owner;", "currentPopupOwner = owner; delete popupElement().dataset.moved;"
_ESCAPES = 'if (event.key === "Escape") { clearPopup(); return true; }'
_TAB_PICKS = (
    "if (event.key === 'Tab' && !event.shiftKey && popup && !popupElement().hidden"
    " && currentPopupOwner === event.target) {"
    " const active = popupElement().querySelector('[aria-selected=\"true\"]');"
    " if (active instanceof HTMLElement) { active.click(); return true; } }"
    f"\n    {_ESCAPES}"
)
"""Options of a command can be reached by keys: Tab picks, and so does Enter once an arrow has moved."""
_RAW, _AS_CHOSEN = 'String(value?.raw ?? "");\n', 'String(value?.label ?? value?.raw ?? "");\n'
_GOES_TO = 'context();\n          if (option.type === "boolean" || option.choices?.length) {'
_GOES_TO_CHOSEN = (
    "context();\n          if (currentDraft().values[option.name]?.label !== undefined) { clearPopup(); return; }"
    f"\n          {_GOES_TO.removeprefix('context();').strip()}"
)
"""What was picked is shown as it was called, and asks for nothing more until something else is typed."""
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
_LEAVES_NOTHING = (
    'close.addEventListener("mousedown", (event) => event.preventDefault());'
    ' close.addEventListener("click", emptyLine);'
)
"""Whoever gives a command up has an empty line again, and is not told first what it still lacks."""
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
_OPTION_ITEM, _OPTION_ITEM_NAMED = "({ name: option.name, value", "({ name: option.label || option.name, value"
_OPTION_LABEL = '"command-pill-label", option.name)'
_OPTION_LABEL_NAMED = '"command-pill-label", option.label || option.name)'
_OPTION_NAMED, _OPTION_NAMED_SO = "? [focused.name, focused.desc", "? [focused.label || focused.name, focused.desc"
"""Options go by their names in the language of whoever types."""
_SOME_KEYS, _ALL_KEYS = "matches.slice(0, 50).map(", "matches.slice(0, 100).map("
_SOME_LISTED, _ALL_LISTED = "matches.slice(0, 50).forEach(", "matches.slice(0, 100).forEach("
"""Every command is listed; there may be a hundred."""
_SENDS = 'mode = "pending";\n    clearPopup();'
_SENDS_AND_SHOWS = (
    f"{_SENDS} const channel = document.getElementById('channel-timeline');"
    " if (channel) channel.scrollTop = channel.scrollHeight;"
)
"""Whoever sends a command sees its answer, which comes at the end of the channel."""
_BUSY = 'if (pending || (uncertain && kind !== "close")) {'
_BUSY_QUEUES = (
    'const waits = pending ? pending.queryIntent || kind === "run_command"'
    ' || (kind === "send_message" && pending.kind !== kind)'
    " : waiting.length || (awaitingRevision !== null && awaitingRevision > context.publishedRevision);"
    " if (waits && !uncertain && !pageAction(kind)) {"
    ' if (kind !== "send_message" || !waiting.some(([one]) => one === kind)) waiting.push([kind, extra, metadata]);'
    f" return; }} {_BUSY}"
)
_GOES_ON_WITH = "function drain() {"
_GOES_ON_WITH_WAITING = (
    f"const waiting = [];\n  {_GOES_ON_WITH} if (waiting.length && !pending && !uncertain && !context.closed"
    " && (awaitingRevision === null || awaitingRevision <= context.publishedRevision)) {"
    " const [kind, extra, metadata] = waiting.shift();"
    " beforePage(kind, extra); void perform(kind, extra, null, metadata); return; }"
)
"""A command waits for whatever is under way, and all go in the order in which they were typed; what is pressed or said
waits for suggestions that are still coming in. Nothing of it is lost."""
PATCHES = (
    ("/app.js", _LOST, _LOST_RELOADS),
    ("/actions.js", _BUSY, _BUSY_QUEUES),
    ("/actions.js", _GOES_ON_WITH, _GOES_ON_WITH_WAITING),
    ("/select-drafts.js", _SELECT_CLOSES, _SELECT_STAYS),
    ("/text.js", _STANDS_STILL, _GOES_ON),
    ("/selects.js", _MENU_KEEPS, _MENU_BEGINS),
    ("/presentation.js", _ASKS_FOR_SIZE, _FITS),
    ("/timeline.js", _BOTTOM_NARROW, _BOTTOM_WIDE),
    ("/timeline.js", _SCROLLS, _LETS_US_SCROLL),
    ("/timeline.js", _DRAWS, _TELLS_BEFORE),
    ("/assets.js", _ASKS_FOR_PICTURE, _ASKS_AGAIN),
    ("/media.js", _WIDTH, _WIDTH_TOLD),
    ("/media.js", _HEIGHT, _HEIGHT_TOLD),
    ("/media.js", _PICTURE, _PICTURE_WITH_ROOM),
    ("/media.js", _MISSING, _MISSING_FOR_NOW),
    ("/commands.js", _ENTER_PICKS, _ENTER_SENDS),
    ("/commands.js", _MOVES, _MOVES_AND_NOTES),
    ("/commands.js", _OPENS, _OPENS_UNMOVED),
    ("/commands.js", _ESCAPES, _TAB_PICKS),
    ("/commands.js", _RAW, _AS_CHOSEN),
    ("/commands.js", _GOES_TO, _GOES_TO_CHOSEN),
    ("/commands.js", _ASKS_WHEN_TYPED, _ASKS_AT_ONCE),
    ("/commands.js", _NAME_ALONE, _NAME_AND_PURPOSE),
    ("/commands.js", _OPTION_ITEM, _OPTION_ITEM_NAMED),
    ("/commands.js", _OPTION_LABEL, _OPTION_LABEL_NAMED),
    ("/commands.js", _OPTION_NAMED, _OPTION_NAMED_SO),
    ("/commands.js", _SOME_KEYS, _ALL_KEYS),
    ("/commands.js", _SOME_LISTED, _ALL_LISTED),
    ("/commands.js", _NOTHING_FOUND, _STILL_LOOKING),
    ("/commands.js", _CUT_SHORT, _WHOLE),
    ("/commands.js", _LEAVES, _LEAVES_NOTHING),
    ("/commands.js", _EXITS, _EMPTIES),
    ("/commands.js", _RUNS, _RUNS_AND_EMPTIES),
    ("/commands.js", _ONE_AT_A_TIME, _NEXT_AT_ONCE),
    ("/composer.js", _ARROW_WAITS, _ARROW_SENDS),
    ("/commands.js", _SENDS, _SENDS_AND_SHOWS),
)
"""(script, what it says, what it is to say)."""
