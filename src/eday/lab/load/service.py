"""A service to be put under load: started with its limits lifted, and what all its processes take of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from eday.kernel import EdayError

LIFTED = {
    "games-per-address": 10_000_000,
    "sockets-per-address": 10_000_000,
    "connections-per-address": 10_000_000,
    "messages-per-second-per-address": 10_000_000,
    "message-burst-per-address": 10_000_000,
    "hurried-sockets": 10_000_000,
    "requests-per-second": 10_000_000,
    "request-burst": 10_000_000,
    "work-per-second": 1000,
    "work-burst": 100_000,
}
"""All players come from one address here, and none of them is to be refused for it."""
FAULT = ("event", "kind", "exception", "where")
"""What the log tells of a fault, besides when it came."""


@contextmanager
def service(workers: int, database: str | None) -> Iterator[tuple[str, int, Path]]:
    """A service of its own (without a database with an empty one): its address, its process id and its log."""
    with tempfile.TemporaryDirectory(prefix="eday-load-") as folder:
        log = Path(folder, "log")
        with log.open("wb") as errors:
            process = subprocess.Popen(
                _command(workers, database or f"sqlite:///{folder}/table.sqlite"),
                env={**os.environ, "PYTHONPATH": _source()},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rpartition(" ")[2]
            if not address:
                last = log.read_text(errors="replace").strip().splitlines()[-1:]
                raise EdayError("load-no-service", problem=last[0] if last else f"{process.wait()}")
            yield address, process.pid, log
        finally:
            stop(process)


def _command(workers: int, database: str) -> list[str]:
    limits = [word for name, value in LIFTED.items() for word in ("--limit", f"{name}={value}")]
    # Nobody has more than half of all connections, but a proxy, which brings many.
    served = ["--port", "0", "--workers", str(workers), "--database", database, "--proxy", "127.0.0.1"]
    return [sys.executable, "-m", "eday", "serve", *served, *limits]


def _source() -> str:
    """Where modules are looked for: first where this one is."""
    here = str(Path(__file__).resolve().parents[2])
    return os.pathsep.join(path for path in (here, os.environ.get("PYTHONPATH")) if path)


def stop(process: subprocess.Popen[str]) -> None:
    """Ask a process to end, and see to it that it does."""
    process.terminate()
    try:
        process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()


def faults(log: Path | None) -> list[dict[str, object]]:
    """What a service complained of in its log, each kind once."""
    lines = log.read_text(errors="replace").splitlines() if log is not None else []
    found: dict[tuple[object, ...], dict[str, object]] = {}
    for line in lines:
        with suppress(ValueError):
            fields = msgspec.json.decode(line, type=dict[str, object])
            fault = {name: fields[name] for name in FAULT if name in fields}
            if fields.get("level") == "error":
                found[tuple(fault.values())] = fault
    return list(found.values())


def family(pid: int) -> list[int]:
    """A process and all it has started, as far as the system tells."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        fields = _stat(int(folder.name))
        if fields is not None:
            parents.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def memory(pid: int | None) -> int | None:
    """Memory of a process and all it has started in KiB, where the system tells."""
    found = [_resident(one) for one in family(pid)] if pid is not None else []
    return sum(found) or None


def processor_seconds(pid: int | None) -> float | None:
    """Processor time a process and all it has started have used, where the system tells."""
    found = [fields for one in (family(pid) if pid is not None else []) if (fields := _stat(one)) is not None]
    # Its own time, and that of children which have ended.
    ticks = sum(int(field) for fields in found for field in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK") if found else None


def _resident(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def _stat(pid: int) -> list[str] | None:
    """The fields after a process's name: its state, its parent and so on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
