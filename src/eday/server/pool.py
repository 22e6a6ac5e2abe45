"""Work that takes long is done elsewhere: bots think and files are read in processes, games are loaded in a thread."""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

R = TypeVar("R")


class Busy(Exception):
    """So much waits already that nothing more is taken on."""


class Workshop:
    """Some hands and a bounded queue before them."""

    def __init__(self, make: Callable[[], Executor], most: int) -> None:
        self._make = make
        self._most = most
        self._executor: Executor | None = None
        self._lock = threading.Lock()
        self._under_way = 0

    async def do(self, job: Callable[..., R], *args: object) -> R:
        """Have a job done; Busy if too many wait."""
        if self._under_way >= self._most:
            raise Busy
        self._under_way += 1
        try:
            try:
                return await self._send(job, *args)
            except BrokenProcessPool:  # a process died: its successor may do better
                self._discard()
                return await self._send(job, *args)
        finally:
            self._under_way -= 1

    def _send(self, job: Callable[..., R], *args: object) -> asyncio.Future[R]:
        with self._lock:
            if self._executor is None:
                self._executor = self._make()
            executor = self._executor
        return asyncio.get_running_loop().run_in_executor(executor, job, *args)

    def _discard(self) -> None:
        with self._lock:
            broken, self._executor = self._executor, None
        if broken is not None:
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let the hands go."""
        self._discard()


def _processes() -> Executor:
    return ProcessPoolExecutor(_hands(), mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _hands() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def _begin() -> None:
    """In a new process: leave signals to the service, end with it whatever ends it, and know the games beforehand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    service = multiprocessing.parent_process()
    assert service is not None

    def end_with_it() -> None:
        service.join()
        os._exit(0)

    threading.Thread(target=end_with_it, daemon=True).start()
    import eday.board
    import eday.card  # noqa: F401


thinking = Workshop(_processes, 512)
"""Where bots think."""
reading = Workshop(_processes, 64)
"""Where files and replays of others are read."""
loading = Workshop(lambda: ThreadPoolExecutor(1, "loading"), 512)
"""Where stored games are played up to where they stand: their objects are wanted here, so it is a thread."""


@atexit.register
def _close_all() -> None:
    for workshop in (thinking, reading, loading):
        workshop.close()
