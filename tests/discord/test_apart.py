"""Work in other processes: it comes back, it can be stopped, and a process that dies breaks nothing."""

from __future__ import annotations

import asyncio
import math
import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from cogs.workers.apart import Apart, Interrupted

LONG = 60.0


@pytest.fixture
def apart() -> Iterator[Apart]:
    """One process without limits."""
    one = Apart(1)
    yield one
    one.close()


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(process: int) -> bool:
    """Wait for a process to end, but not for ever."""
    deadline = time.monotonic() + 20
    while is_there(process) and time.monotonic() < deadline:  # noqa: ASYNC110 (it tells nobody)
        await asyncio.sleep(0.05)
    return not is_there(process)


async def test_one_process_does_it_all(apart: Apart) -> None:
    first = await apart.call(os.getpid)
    results = await asyncio.gather(*(apart.call(operator.add, number, 1) for number in range(5)))
    assert results == [1, 2, 3, 4, 5]
    assert await apart.call(os.getpid) == first != os.getpid()


async def test_a_process_imports_nothing_but_what_the_work_needs(apart: Apart) -> None:
    loaded = await apart.call(eval, "sorted(__import__('sys').modules)")
    assert "engine.registry" in loaded
    assert not {"discord", "sqlalchemy", "PIL", "bot"} & set(loaded)


async def test_the_loop_goes_on_while_work_is_done_apart(apart: Apart) -> None:
    await apart.call(os.getpid)
    working = asyncio.create_task(apart.call(math.factorial, 60_000))
    turns = 0
    while not working.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert await working > 0
    assert turns > 3


async def test_a_fault_of_the_work_is_raised_here_and_leaves_the_process_alone(apart: Apart) -> None:
    process = await apart.call(os.getpid)
    with pytest.raises(ZeroDivisionError) as fault:
        await apart.call(operator.truediv, 1, 0)
    assert "truediv" in str(fault.value.__cause__) or "process_executor" in str(fault.value.__cause__)
    assert await apart.call(os.getpid) == process


async def test_a_process_killed_while_it_rests_is_replaced(apart: Apart) -> None:
    process = await apart.call(os.getpid)
    os.kill(process, signal.SIGKILL)
    assert await apart.call(os.getpid) != process


async def test_a_process_killed_at_work_is_replaced_once() -> None:
    apart = Apart(1)
    try:
        with pytest.raises(Interrupted):
            await apart.call(os._exit, 1)
        assert await apart.call(operator.neg, 3) == -3
    finally:
        apart.close()


async def test_work_that_takes_too_long_is_stopped_and_the_next_is_done() -> None:
    apart = Apart(1, limit=5.0)
    try:
        process = await apart.call(os.getpid)
        apart._limit = 0.2
        begin = time.perf_counter()
        with pytest.raises(Interrupted):
            await apart.call(time.sleep, LONG)
        assert time.perf_counter() - begin < LONG / 2
        assert not is_there(process)
        apart._limit = 20.0
        assert await apart.call(operator.neg, 3) == -3
    finally:
        apart.close()


async def test_processes_end_after_a_while_without_work() -> None:
    apart = Apart(1, idle=0.05)
    try:
        process = await apart.call(os.getpid)
        assert await gone(process)
        assert await apart.call(os.getpid) != process
    finally:
        apart.close()


async def test_closing_ends_work_under_way_and_in_line_at_once() -> None:
    apart = Apart(1)
    process = await apart.call(os.getpid)
    working = [asyncio.create_task(apart.call(time.sleep, LONG)) for _ in range(2)]
    await asyncio.sleep(0.1)
    begin = time.perf_counter()
    apart.close()
    assert time.perf_counter() - begin < LONG / 2
    assert not is_there(process)
    for one in working:
        with pytest.raises(Interrupted):
            await one
    with pytest.raises(Interrupted):
        await apart.call(os.getpid)
    apart.close()


async def test_somebody_who_waits_no_longer_is_not_told_that_all_is_closed(apart: Apart) -> None:
    await apart.call(os.getpid)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await apart.call(time.sleep, 0.3)
    assert await apart.call(operator.neg, 3) == -3


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_a_process_ends_with_its_parent_however_that_dies() -> None:
    script = (
        "import asyncio, os, signal\n"
        "from cogs.workers.apart import Apart\n"
        "apart = Apart(1)\n"
        "print(asyncio.run(apart.call(os.getpid)), flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, check=False, timeout=60)
    assert asyncio.run(gone(int(done.stdout)))
