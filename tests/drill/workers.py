"""Workers: services in processes of their own, on one database."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import eday
from eday.server.run import listen

STARTS = 30
SOURCE = Path(eday.__file__).parents[1]


class Worker:
    """One service. It keeps its port when it is started again."""

    def __init__(self, database: str, extra: dict[str, str]) -> None:
        self._database = database
        self._extra = extra
        with listen("127.0.0.1", 0) as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None
        self._serves = False

    def begin(self) -> None:
        """Start it; `wait` tells when it serves."""
        command = [sys.executable, "-m", "eday", "serve", "--port", str(self.port), "--database", self._database]
        self.process = subprocess.Popen(
            [*command, "--bot-pause", "0.05", "--limit", "hurried-sockets=1000"],
            env={**os.environ, "PYTHONPATH": str(SOURCE), **self._extra},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def wait(self) -> None:
        """Wait until it serves. One that found no database has said so and ended: it is started again."""
        for _ in range(STARTS):
            if self._serves:
                return
            assert self.process is not None
            assert self.process.stdout is not None
            if self.process.stdout.readline():
                self._serves = True
            else:
                self.process.wait(60)
                self.process.stdout.close()
                self.begin()
        assert self._serves, "a worker did not start"

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait; the exit status."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        status = self.process.wait(60)
        self.process.stdout.close()
        self.process, self._serves = None, False
        return status


class Workers:
    """Some workers, of whom any may be down."""

    def __init__(self, database: str, count: int, extra: dict[str, str] | None = None) -> None:
        self.all = [Worker(database, extra or {}) for _ in range(count)]

    def start(self) -> None:
        """Start those that are down, and wait until all serve."""
        self.replace()
        for worker in self.all:
            worker.wait()

    def replace(self) -> None:
        """Start those that are down; wait only where nobody else serves meanwhile."""
        for worker in self.all:
            if worker.process is None:
                worker.begin()
        if len(self.all) == 1:
            self.all[0].wait()

    def port(self, rng: random.Random) -> int:
        """The port of one of them, up or not."""
        return rng.choice(self.all).port

    def stop(self) -> None:
        """End all."""
        for worker in self.all:
            if worker.process is not None:
                worker.end(signal.SIGTERM)
