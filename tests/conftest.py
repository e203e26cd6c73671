"""What all tests share: a database of each kind, and word of the tests that were left out for want of a server."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import databases
import pytest
from fortune import Fortune
from hypothesis import settings

from engine import chance

settings.register_profile("tatami", deadline=None)
settings.load_profile("tatami")
# How long an example takes says more about a busy machine than about the program; speed has its own measurements.


@pytest.fixture(autouse=True, scope="module")
def tidy_memory(request: Any) -> Iterator[None]:
    """Let what a module of tests keeps go with it, and have what stays looked through no more: with a million objects
    in one process a full collection takes as long as Discord waits for an answer."""
    yield
    for name, one in vars(request.module).items():
        if hasattr(one, "cache_clear") and one.__module__ == request.module.__name__ and not name.startswith("__"):
            one.cache_clear()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def luck(request: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test its own luck, the same in every run."""
    monkeypatch.setattr(chance, "secrets", Fortune(request.node.nodeid))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of this run's own PostgreSQL database."""
    if not databases.SERVER:
        pytest.skip("TATAMI_TEST_POSTGRES names no server")
    databases.create()
    yield databases.postgres_url()
    databases.drop()


@pytest.fixture(params=databases.BOTH)
def database_url(request: Any, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    url: str = request.getfixturevalue("postgres")
    databases.clear()
    return url


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out, at once, what needs a server when there is none."""
    if not databases.SERVER:
        for item in items:
            if item.get_closest_marker("postgres"):
                item.add_marker(pytest.mark.skip(reason="TATAMI_TEST_POSTGRES names no server"))


def _left_out(terminal: Any) -> int:
    return sum("TATAMI_TEST_POSTGRES" in str(report.longrepr) for report in terminal.stats.get("skipped", []))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how many PostgreSQL tests did not run."""
    if left_out := _left_out(terminalreporter):
        terminalreporter.write_line(
            f"{left_out} PostgreSQL tests were left out: set TATAMI_TEST_POSTGRES, or run them with "
            "tests/with_postgres.py -- make test"
        )
    else:
        terminalreporter.write_line("No PostgreSQL test was left out.")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail when tests were left out although TATAMI_REQUIRE_POSTGRES forbids it."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and os.environ.get("TATAMI_REQUIRE_POSTGRES") and _left_out(terminal):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
