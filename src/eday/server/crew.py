"""Several workers at one port: processes with one listening socket and one database, replaced when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from sqlalchemy.engine import make_url

from eday.processes import end_with_parent
from eday.server.logs import note, start_logging
from eday.server.run import serve
from eday.server.settings import Settings
from eday.server.starting import StartError, database_problem
from eday.server.store.games import Store

PATIENCE = 20.0
"""Seconds in which a worker has to end when it is told to."""
SHORT_LIFE, MOST_DEATHS = 10.0, 5
"""A worker that lives no longer than so many seconds, so many times in a row, is not started again."""
_spawn = multiprocessing.get_context("spawn")


def serve_many(bound: socket.socket, settings: Settings, count: int, ready: Callable[[], None]) -> int:
    """Serve with so many processes until a signal comes. The exit code; StartError if it cannot even begin."""
    if make_url(settings.database).get_backend_name() == "sqlite":
        raise StartError("server-one-worker")
    asyncio.run(_prepare(settings))
    start_logging()
    return _Crew(bound, settings, count).run(ready)


async def _prepare(settings: Settings) -> None:
    """Bring the tables up to date before anybody needs them."""
    try:
        store = Store(settings.database)
        await store.open()
        await store.close()
    except Exception as error:
        raise database_problem(error, settings.database) from error


class _Worker:
    """One process."""

    def __init__(self, bound: socket.socket, settings: Settings) -> None:
        self.ready, channel = _spawn.Pipe(duplex=False)
        self.since = time.monotonic()
        self.process: BaseProcess = _spawn.Process(target=_work, args=(bound, settings, channel))
        self.process.start()
        channel.close()


class _Crew:
    """The workers, and who looks after them."""

    def __init__(self, bound: socket.socket, settings: Settings, count: int) -> None:
        self._bound = bound
        self._settings = [worker_settings(settings, number, count) for number in range(count)]
        self._workers: dict[int, _Worker] = {}
        self._deaths = 0
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> int:
        for number in range(len(self._settings)):
            self._start(number)
        for signum in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signum, self._stop)
        if not all(self._begun(worker.ready) for worker in self._workers.values()):
            self._end()
            return 1
        ready()
        while not self._stopping and self._deaths < MOST_DEATHS:
            self._replace()
        self._end()
        return 0 if self._stopping else 1

    def _start(self, number: int) -> None:
        self._workers[number] = _Worker(self._bound, self._settings[number])

    def _begun(self, channel: Connection) -> bool:
        try:
            return bool(channel.recv())
        except (EOFError, OSError):
            return False

    def _replace(self) -> None:
        """Wait for a worker to die, and start another in its place."""
        wait([worker.process.sentinel for worker in self._workers.values()], timeout=0.5)
        for number, worker in list(self._workers.items()):
            if worker.process.is_alive() or self._stopping:
                continue
            lived = time.monotonic() - worker.since
            self._deaths = self._deaths + 1 if lived < SHORT_LIFE else 0
            note("worker_died", count=self._deaths)
            self._start(number)

    def _stop(self, signum: int, stack: Any) -> None:
        self._stopping = True

    def _end(self) -> None:
        """Let every worker store what it has and end."""
        for worker in self._workers.values():
            if worker.process.is_alive() and worker.process.pid is not None:
                os.kill(worker.process.pid, signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        for worker in self._workers.values():
            worker.process.join(max(0.1, deadline - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def worker_settings(settings: Settings, number: int, count: int) -> Settings:
    """The settings of one worker: its part of the work a visitor may ask for, and a port of its own for its figures."""
    whole = settings.limits
    part = replace(
        whole,
        work_per_second=whole.work_per_second / count,
        work_burst=whole.work_burst / count,
        advice_per_second=whole.advice_per_second / count,
        advice_burst=whole.advice_burst / count,
    )
    metrics = (settings.metrics[0], settings.metrics[1] + number) if settings.metrics else None
    return replace(settings, limits=part, metrics=metrics)


def _work(bound: socket.socket, settings: Settings, channel: Connection) -> None:
    """The life of a worker. It ends when whoever started it is gone."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    raise SystemExit(serve(bound, settings, lambda: channel.send(True)))
