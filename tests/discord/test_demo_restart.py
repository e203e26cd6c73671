"""The demo after a crash, and two demos at once."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import kill_child
import pytest
from killing import Ordeal

import words

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")

ROOT = Path(__file__).parent.parent.parent
SECONDS = 90


def demo(data_folder: Path, *options: str) -> subprocess.Popen[str]:
    """Start the demo as a person does."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"DATA_FOLDER": str(data_folder), "DEMO_PORT": str(port), "DISCORD_TOKEN": "", "DATABASE_URL": ""}
    command = [sys.executable, str(ROOT / "bot.py"), *options]
    environment = os.environ | settings
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=data_folder, env=environment, stdout=pipe, stderr=pipe, text=True)


def states(folder: Path) -> set[str]:
    """Return the states of the outbox."""
    database = sqlite3.connect(f"file:{folder / kill_child.DATABASE}?mode=ro", uri=True)
    return {state for (state,) in database.execute("SELECT state FROM outbox")}


def test_the_demo_posts_what_a_killed_one_left_and_lets_no_second_one_in(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    folder.mkdir()
    Ordeal(folder, random.Random(5)).die_at("committed:6")
    assert "pending" in states(folder)
    first = demo(tmp_path)
    try:
        assert first.stdout is not None
        ready = words.say("demo-ready", "en")
        assert any(ready in line for line in first.stdout), "the demo did not start"
        assert states(folder) <= {"sent", "dropped"}
        for options in ((), ("--fresh",)):
            second = demo(tmp_path, *options)
            _, told = second.communicate(timeout=SECONDS)
            assert second.returncode == 1
            assert told.strip() == words.say("start-database-busy", "en")
    finally:
        first.send_signal(signal.SIGTERM)
        _, faults = first.communicate(timeout=SECONDS)
    assert first.returncode == 0
    assert faults == ""
