"""A demo of its own and a browser for each test."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_demo import ROOT, Demo
from browser_page import Page, browser


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Demo]:
    """A demo with a folder and a port of its own; it must have nothing to complain about."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    running = Demo(tmp_path, port)
    yield running
    status = running.stop()
    assert status == 0, running.faults
    assert not [line for line in running.faults if "Traceback" in line or " ERROR " in line], running.faults


@pytest.fixture
def page(demo: Demo) -> Iterator[Page]:
    """A browser at the demo's start page."""
    folder = Path(os.environ.get("TATAMI_SCREENSHOTS") or ROOT / "var" / "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as context:
        opened = Page(context, folder)
        opened.open(demo.start())
        yield opened
        assert opened.complaints == []
    print(f"Screenshots: {folder}")
