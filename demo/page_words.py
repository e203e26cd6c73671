"""What simcord's own page says to a player in English, by key: each page speaks the language of its seat."""

from __future__ import annotations

import html
import json

from words import say

PLACES = (
    ("/", "No messages in this channel.", "|", "demo-page-empty"),
    ("/", "Load earlier messages", "|", "demo-page-earlier"),
    ("/", "Newer messages", "|", "demo-page-newer"),
    ("/", "New messages · jump to latest", "|", "demo-page-newest"),
    ("/messages.js", '"Only you can see this"', "|", "demo-page-private"),
    ("/messages.js", "`${invoker} used `", "`${invoker} ${|} `", "demo-page-used"),
    ("/messages.js", '" (edited)"', "` (${|})`", "demo-page-edited"),
    ("/messages.js", '"(edited)"', "`(${|})`", "demo-page-edited"),
    ("/composer.js", "`Message ${channel", "`${|} ${channel", "demo-page-message"),
    ("/commands.js", "`+${optional} optional`", "`+${optional} ${|}`", "demo-page-optional"),
    ("/commands.js", '"OPTIONS"', "|", "demo-page-options"),
    ("/commands.js", "`OPTIONS MATCHING ${", "`${|} ${", "demo-page-options-matching"),
    ("/commands.js", '"No options match"', "|", "demo-page-no-match"),
    ("/commands.js", '"Loading options"', "|", "demo-page-loading"),
    ("/commands.js", '"This field is required."', "|", "demo-page-required"),
    ("/commands.js", 'displayed.length ? "more" : "options"', "|", "demo-page-more"),
    ("/commands.js", '"Choose an available option."', "|", "demo-page-choose"),
    ("/commands.js", '"Value is outside the allowed range."', "|", "demo-page-range"),
)
"""(script, or the page itself; what stands there; what is to stand there, with a bar for the words; their key)."""


def in_words(path: str, text: str, locale: str) -> str:
    """Return a script, or the page, with what it says in a catalogue language."""
    for place, before, after, key in PLACES:
        if place == path:
            said = say(key, locale)
            text = text.replace(before, after.replace("|", html.escape(said) if path == "/" else json.dumps(said)))
    return text
