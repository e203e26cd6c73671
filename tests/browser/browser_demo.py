"""The offline demo in a process of its own, started as `make play` starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import words

ROOT = Path(__file__).parent.parent.parent
SECONDS_TO_START = 300.0
SECONDS_TO_STOP = 30.0


class Demo:
    """One folder's demo, which can be stopped and started again; ``said`` and ``faults`` are all that it wrote."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._process: subprocess.Popen[str] | None = None
        self._readers: list[threading.Thread] = []
        self.said: list[str] = []
        self.faults: list[str] = []

    def start(self) -> str:
        """Start the demo and return the address that it prints."""
        settings = {"DATA_FOLDER": str(self._folder), "DEMO_PORT": str(self._port), "DISCORD_TOKEN": ""}
        environment = os.environ | settings | {"DATABASE_URL": "", "PYTHONUNBUFFERED": "1"}
        self.said.clear()
        pipe = subprocess.PIPE
        command = [sys.executable, str(ROOT / "bot.py")]
        self._process = subprocess.Popen(
            command, cwd=self._folder, env=environment, stdout=pipe, stderr=pipe, text=True, encoding="utf-8"
        )
        self._readers = [
            threading.Thread(target=lines.extend, args=(stream,), daemon=True)
            for lines, stream in ((self.said, self._process.stdout), (self.faults, self._process.stderr))
        ]
        for reader in self._readers:
            reader.start()
        return self._address()

    def _address(self) -> str:
        assert self._process is not None
        last = words.say("demo-fresh", "en", command="make fresh")
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline and self._process.poll() is None:
            if any(last in line for line in self.said):
                return next(line.strip() for line in self.said if line.strip().startswith("http"))
            time.sleep(0.05)
        raise AssertionError(f"the demo did not start: {self.said} {self.faults}")

    def stop(self) -> int:
        """Stop the demo as the system does at shutdown, and return its exit status; without one running, 0."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(signal.SIGTERM)
        try:
            status = process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            status = process.wait()
        for reader in self._readers:
            reader.join(SECONDS_TO_STOP)
        return status
