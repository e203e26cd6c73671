"""Names as people really have them: nothing they hold formats, mentions, turns or empties a message."""

from __future__ import annotations

import re

import pytest

from cogs.messages.telling import escaped, plain

SLY = {
    "right-to-left override": "abc\u202edef",
    "isolate that is never closed": "abc\u2067def",
    "zero-width": "a\u200bb\u2060c\ufeff",
    "soft hyphens": "a\u00adb\u00adc",
    "line separators": "a\u2028> b\u2029# c",
    "control characters": "a\x00b\x1b[31mc",
    "lone surrogate": "a\ud800b",
    "markdown": "**a** __b__ ~~c~~ `d` ||e||",
    "masked link": "[free](https://example.org/x)",
    "markdown in a link": "https://example.org/**a**",
    "everyone": "@everyone @here",
    "person and role": "<@123456789012345678> <@&123456789012345678>",
    "channel, command, time, emoji": "<#1> </a:1> <t:0:R> <:x:1>",
    "heading": "# a",
    "quote": ">>> a",
    "list": "- a",
    "hundred": "x" * 100,
}
EMPTY = ["", " ", "\u200b", "\u202e", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\u2003\u00a0", "\u200d"]
FINE = ["Ōkami", "岡本", "عمر", "שרה", "นก", "🙂", "👩\u200d🚀", "می\u200cخواهم", "a b", "O'Neil", "x_x"]


@pytest.mark.parametrize("name", SLY.values(), ids=SLY.keys())
def test_a_sly_name_only_names(name: str) -> None:
    said = escaped(name)
    bare = said.replace("\u2068", "").replace("\u2069", "")
    assert bare.encode()
    assert len(bare.splitlines()) == 1
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u2060\ufeff\u00ad\x00-\x1f]", bare)
    assert not re.search(r"@(everyone|here|[!&]?\d{17})", bare)
    assert not re.search(r"(?<!\\)(\*|_|~|`|\||<|\[.*\]\()", bare)
    assert not re.match(r"[#>+-]", bare)


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_with_nothing_to_see_is_no_name(name: str) -> None:
    assert plain(name) == ""
    assert escaped(name) == ""


@pytest.mark.parametrize("name", FINE)
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == name
    assert escaped(name).strip("\u2068\u2069").replace("\\", "") == name
