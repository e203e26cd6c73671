"""``tests/with_postgres.py [--durable] [--if-installed] -- COMMAND``: run a command beside a PostgreSQL server of its
own. With ``--if-installed`` the command runs without one where PostgreSQL is missing.

The server lives in a temporary folder on a free port of 127.0.0.1, belongs to a user who is not root, and is thrown
away afterwards. The command finds its address in TATAMI_TEST_POSTGRES. Without ``--durable`` it does not wait for the
disk, which no test needs (only measurements do).
"""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

NOT_ROOT = "postgres"
SECONDS_TO_START = 30


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL installed here, or ``None``."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(folders[-1]) if folders else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> int:
    """Return the command's exit status."""
    if "--" not in sys.argv:
        sys.exit(str(__doc__))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server never outlives this
    split = sys.argv.index("--")
    options, command = sys.argv[1:split], sys.argv[split + 1 :]
    installed = programs()
    if installed is None and "--if-installed" in options:
        return subprocess.run(command, check=False).returncode
    if installed is None:
        sys.exit("PostgreSQL is not installed (on Debian or Ubuntu: apt install postgresql).")
    user = NOT_ROOT if os.getuid() == 0 else getpass.getuser()
    folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
    data, port = folder / "data", free_port()
    os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    speed = [] if "--durable" in options else ["-c", "fsync=off", "-c", "synchronous_commit=off"]
    running = {"user": user} if os.getuid() == 0 else {}
    initialise = [installed / "initdb", "-D", data, "-U", "tatami", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(initialise, cwd=folder, check=True, stdout=subprocess.DEVNULL, **running)
    serve = [installed / "postgres", "-D", data, "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([*serve, *speed], cwd=folder, stdout=log, stderr=log, **running)
    try:
        wait_for(installed, server, port, folder / "log")
        address = f"postgresql://tatami@127.0.0.1:{port}/postgres"
        return subprocess.run(command, env=os.environ | {"TATAMI_TEST_POSTGRES": address}, check=False).returncode
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(installed: Path, server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Return when the server accepts queries."""
    ready = [installed / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(SECONDS_TO_START * 10):
        if server.poll() is not None:
            sys.exit(f"PostgreSQL did not start:\n{log.read_text()}")
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.1)
    sys.exit("PostgreSQL did not answer in time.")


if __name__ == "__main__":
    sys.exit(main())
