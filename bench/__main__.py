"""``python -m bench [--short] [--store]``: measure, print the table, fail when something got clearly slower."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bench import discord_rows, engine_rows, hanzo_rows, picture_rows, record_rows, store_rows
from bench.harness import Row, better, measured, store_baseline, table, worse

TRIES = 3
"""A machine has busy moments: what looks slower is measured again, and the best counts."""


def _measured(group: Callable[..., list[Row]], short: bool) -> list[Row]:
    rows = measured(lambda: group(short=short))
    for _ in range(TRIES - 1):
        if not worse(rows):
            break
        again = measured(lambda: group(short=short))
        rows = [better(*pair) for pair in zip(rows, again, strict=True)]
    return rows


def main() -> int:
    """Return the exit status: 1 when a ratio is 1.5 times worse than stored."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Tatami's speed goals.")
    parser.add_argument("--short", action="store_true", help="without the peers and the bot under load, fewer repeats")
    parser.add_argument("--store", action="store_true", help="keep these ratios as the new baseline")
    options = parser.parse_args()
    groups = [engine_rows.rows, hanzo_rows.rows, picture_rows.rows, store_rows.rows, record_rows.rows]
    if not options.short:
        groups += [engine_rows.peers, discord_rows.rows]
    rows: list[Row] = []
    for group in groups:
        print(f"measuring {group.__module__.rsplit('.', 1)[-1].replace('_rows', '')} ...", file=sys.stderr, flush=True)
        rows += _measured(group, options.short)
    print(table(rows))
    if options.store:
        store_baseline(rows)
    faults = worse(rows)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
