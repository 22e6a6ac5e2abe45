"""Work that takes long is done elsewhere: bots think and files are read in processes, games are loaded in a thread."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from eday.processes import end_with_parent
from eday.server.gate import errands
from eday.server.gate.errands import Busy, Errands, Slate
from eday.server.gate.meter import running

__all__ = ["Busy", "Workshop", "advice", "advising", "close_all", "loading", "reading", "thinking"]
R = TypeVar("R")


@dataclass(frozen=True)
class _Done(Generic[R]):
    """What came of a job, and the processor time it took."""

    seconds: float
    value: R | None = None
    trouble: Exception | None = None

    def result(self) -> R:
        if self.trouble is not None:
            raise self.trouble
        return cast("R", self.value)


def _do(job: Callable[..., R], *args: object) -> _Done[R]:
    begun = time.thread_time()
    try:
        value = job(*args)
    except Exception as trouble:
        return _Done(time.thread_time() - begun, trouble=trouble)
    return _Done(time.thread_time() - begun, value)


class Workshop:
    """Some hands and a bounded queue before them."""

    def __init__(self, make: Callable[[], Executor], most: int, counts: float = 1.0, hands: int = 1) -> None:
        self._make = make
        self._most = most
        self._hands = hands
        self._counts = counts
        """By how much its work counts for whoever asks: less where it holds up nobody."""
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
                done = await self._send(job, *args)
            except BrokenProcessPool:  # a process died: its successor may do better
                self._discard()
                done = await self._send(job, *args)
            except RuntimeError as error:  # everything is about to end
                raise Busy from error
        finally:
            self._under_way -= 1
        asked_by = running()
        if asked_by is not None:
            asked_by.seconds += done.seconds * self._counts
        return done.result()

    def share(self, within: float) -> float:
        """Seconds a further job may take for all to be done within a time; no end of them where nobody waits."""
        return within * self._hands / self._under_way if self._under_way else float("inf")

    def _send(self, job: Callable[..., R], *args: object) -> asyncio.Future[_Done[R]]:
        with self._lock:
            if self._executor is None:
                self._executor = self._make()
            executor = self._executor
        return asyncio.get_running_loop().run_in_executor(executor, _do, job, *args)

    def _discard(self, wait: bool = False) -> None:
        with self._lock:
            dropped, self._executor = self._executor, None
        if dropped is not None:
            dropped.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """Let the hands go, once they have done what they began: Python would wait for that as well, but stumble
        over a pool that is just then closing."""
        self._discard(wait=True)


def _processes(hands: int, nice: int, slate: Slate | None = None) -> Executor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(hands, mp_context=spawn, initializer=_begin, initargs=(nice, slate))


CORES = os.cpu_count() or 2
THINKERS = min(4, CORES)
"""All cores, for they make way for those who play: a guest waits longer for many bots than for a busy core."""
READERS = max(1, min(4, CORES - 1))
ADVISERS = max(2, READERS)


def _begin(nice: int, slate: Slate | None) -> None:
    """In a new process: leave signals to the service, end with it whatever ends it, and know the games beforehand."""
    if hasattr(os, "nice"):
        os.nice(nice)
    if slate is not None:
        errands.read(slate)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    import eday.board
    import eday.card  # noqa: F401


thinking = Workshop(lambda: _processes(THINKERS, 5), 512, hands=THINKERS)
"""Where bots think, as far as those who play leave time for it."""
reading = Workshop(lambda: _processes(READERS, 10), 64, counts=0.25, hands=READERS)
"""Where files and replays of others are read, when those who play leave time for it."""
advice = Errands(32)
"""What people want to be told of their chances."""
advising = Workshop(lambda: _processes(ADVISERS, 10, advice.slate()), advice.most, hands=ADVISERS)
"""Where that is reckoned, when those who play leave time for it: no bot waits for it, and none waits for one curve."""
loading = Workshop(lambda: ThreadPoolExecutor(1, "loading"), 512)
"""Where stored games are played up to where they stand: their objects are wanted here, so it is a thread."""


def close_all() -> None:
    """Let all hands go before the process ends: it would wait for everything that was still to be done."""
    for workshop in (thinking, reading, advising, loading):
        workshop.close()
