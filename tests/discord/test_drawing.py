"""Pictures come out the same wherever they are drawn, and never hold up the event loop."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import pytest

from cogs.workers.drawing import Studio
from engine.chance import SystemChance
from engine.registry import game

OPTIONS: dict[str, Any] = {"locale": "en", "theme": "light"}


@pytest.fixture(scope="module")
def views() -> tuple[Any, Any]:
    """The samurai player's view before and after his set-up."""
    rules, chance = game("seven_swords"), SystemChance()
    state = rules.new(rules.prepare({}), chance).state
    before = rules.view(state, 1)
    move = rules.resolve(before, ("setup", "random"), chance)
    return before, rules.view(rules.apply(state, 1, move, chance).state, 1)


async def test_threads_and_processes_draw_the_same(views: tuple[Any, Any]) -> None:
    drawn = []
    for kind in ("threads", "processes"):
        studio = Studio(kind)
        try:
            await studio.warm_up()
            board = await studio.board("seven_swords", views[1], views[0], names=("A", "B"), **OPTIONS)
            hand = await studio.hand("seven_swords", views[1], **OPTIONS)
            written = await studio.text_board("seven_swords", views[1], names=("A", "B"), locale="en")
        finally:
            studio.close()
        drawn.append((board.png, board.alt, hand.png, hand.alt, written))
    assert drawn[0] == drawn[1]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended differently there")
async def test_a_killed_worker_is_replaced(views: tuple[Any, Any]) -> None:
    studio = Studio("processes")
    try:
        await studio.warm_up()
        assert studio._apart is not None
        os.kill(await studio._apart.call(os.getpid), signal.SIGKILL)
        picture = await studio.board("seven_swords", views[1], names=("A", "B"), **OPTIONS)
    finally:
        studio.close()
    assert picture.png.startswith(b"\x89PNG")


async def test_a_closed_studio_opens_again(views: tuple[Any, Any]) -> None:
    studio = Studio()
    studio.close()
    assert await studio.text_board("seven_swords", views[1], names=("A", "B"), locale="es")
    studio.close()
