"""How much work something takes: processor time, not the time spent waiting for others."""

from __future__ import annotations

import time
import types
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

T = TypeVar("T")


class Meter:
    """Adds up the processor time of this thread; used as a context."""

    __slots__ = ("_from", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._from = 0.0

    def __enter__(self) -> None:
        self._from = time.thread_time()

    def __exit__(self, *trouble: object) -> None:
        self.seconds += time.thread_time() - self._from


_running: ContextVar[Meter | None] = ContextVar("meter", default=None)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], meter: Meter) -> Generator[Any, None, T]:
    """Await some work and meter its own steps, none of what the loop does for others meanwhile."""
    trouble: BaseException | None = None
    outer = _running.set(meter)
    try:
        while True:
            try:
                with meter:
                    waiting = work.send(None) if trouble is None else work.throw(trouble)
            except StopIteration as done:
                result: T = done.value
                return result
            trouble = None
            try:
                yield waiting
            except BaseException as error:
                trouble = error
    finally:
        _running.reset(outer)


def running() -> Meter | None:
    """The meter of whoever asks now, for work that is done elsewhere on his behalf."""
    return _running.get()
