"""A PostgreSQL that is thrown away afterwards, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from eday.kernel import EdayError

USER = "postgres"
"""Whom it runs as where we are root, as whom it refuses to run."""


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """The URL of an empty database, and the process id of its server; EdayError where there is none to be had."""
    found = programs()
    if found is None:
        raise EdayError("load-needs-postgres")
    with tempfile.TemporaryDirectory(prefix="eday-load-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data, port = str(folder / "data"), str(_free_port())
        served = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        control = (found / "pg_ctl", "-D", data, "-w")
        _run(folder, found / "initdb", "-D", data, "-U", "eday", "--auth=trust", "--no-sync", "-E", "UTF8")
        _run(folder, *control, "-l", folder / "log", "-o", served, "start")
        try:
            _run(folder, found / "createdb", "-h", "127.0.0.1", "-p", port, "-U", "eday", "eday")
            pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            yield f"postgresql://eday@127.0.0.1:{port}/eday", pid
        finally:
            _run(folder, *control, "-m", "fast", "stop")


def programs() -> Path | None:
    """Where the programs of PostgreSQL are, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def _run(folder: Path, *words: str | Path) -> None:
    as_user = ("runuser", "-u", USER, "--") if os.geteuid() == 0 else ()
    try:
        # No pipes: the server would keep them open.
        done = subprocess.run(
            [*as_user, *map(str, words)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        raise EdayError("load-postgres-failed", problem=error) from error
    if done.returncode:
        raise EdayError("load-postgres-failed", problem=f"{Path(words[0]).name}: {done.returncode}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
