"""Turns: what takes long is done one after the other, with pauses in which those who play come first."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import Busy

T = TypeVar("T")
MOST_WAITING, MOST_EACH, FEW_EACH = 64, 16, 3
"""What may wait in all, of one visitor, and of one who has asked for much already."""


class Pace:
    """After each piece of long work there is a pause of the same length, whatever kind of work it was."""

    def __init__(self) -> None:
        self._until = 0.0

    def spent(self, seconds: float) -> None:
        """So much was done at a stretch."""
        self._until = max(self._until, time.monotonic()) + seconds

    async def rest(self) -> None:
        """Wait until the pause is over."""
        while (left := self._until - time.monotonic()) > 0:
            await asyncio.sleep(left)


class Turns:
    """A queue before which one waits; only what holds it is worked at."""

    def __init__(self, pace: Pace, most: int = MOST_WAITING, most_each: int = MOST_EACH) -> None:
        self._pace = pace
        self._most = most
        self._most_each = most_each
        self._lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    async def do(self, visitor: str, work: Callable[[], Coroutine[Any, Any, T]], few: bool = False) -> T:
        """Do some work of a visitor when its turn comes; Busy if too much waits already, of his or of everybody's."""
        most_each = min(FEW_EACH, self._most_each) if few else self._most_each
        if self._waiting[visitor] >= most_each or self._waiting.total() >= self._most:
            raise Busy
        self._waiting[visitor] += 1
        meter = Meter()
        try:
            async with self._lock:
                await self._pace.rest()
                try:
                    return await metered(work(), meter)
                finally:
                    self._pace.spent(meter.seconds)
        finally:
            self._waiting[visitor] -= 1
            self._waiting += Counter()  # forgets who waits for nothing

    @asynccontextmanager
    async def piece(self) -> AsyncIterator[None]:
        """A piece of work without a pause in it, when its turn comes."""
        async with self._lock:
            await self._pace.rest()
            meter = Meter()
            try:
                with meter:
                    yield
            finally:
                self._pace.spent(meter.seconds)
