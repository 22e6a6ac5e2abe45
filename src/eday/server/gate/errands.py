"""Long work for somebody who may lose interest: it can be called off, and it tells how far it is."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Stop = Callable[[], bool]
"""Asked now and then by whoever works: whether to stop."""


class Busy(Exception):
    """So much waits already that nothing more is taken on."""


class Slate:
    """What the service and its processes both see: for each errand whether it is called off, and how far it is."""

    def __init__(self, most: int) -> None:
        shared = multiprocessing.get_context("spawn")
        self.off = shared.RawArray("b", most)
        self.done = shared.RawArray("d", most)


class Errand:
    """One piece of work on the slate, as the service sees it."""

    def __init__(self, slate: Slate, place: int) -> None:
        self._slate = slate
        self.place = place
        """Which of those on the slate it is: whoever does the work is told this number."""
        slate.off[place] = 0
        slate.done[place] = 0.0

    def call_off(self) -> None:
        """Nobody wants it any more: it ends soon, with whatever it has."""
        self._slate.off[self.place] = 1

    @property
    def off(self) -> bool:
        """Whether it was called off."""
        return bool(self._slate.off[self.place])

    @property
    def done(self) -> float:
        """The share of it that is done."""
        return float(self._slate.done[self.place])


class Errands:
    """So many at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._free = list(range(most))
        self._slate: Slate | None = None

    def slate(self) -> Slate:
        """Made when it is first needed: the processes that do the work have this module as well."""
        if self._slate is None:
            self._slate = Slate(self.most)
        return self._slate

    @contextmanager
    def errand(self) -> Iterator[Errand]:
        """A new errand, for as long as it is worked at; Busy if there are too many."""
        if not self._free:
            raise Busy
        place = self._free.pop()
        try:
            yield Errand(self.slate(), place)
        finally:
            self._free.append(place)


_here: Slate | None = None


def read(slate: Slate) -> None:
    """In a process that does the work: look at this slate."""
    global _here
    _here = slate


def called_off(place: int) -> Stop:
    """Whether that errand is called off."""
    assert _here is not None
    off = _here.off

    def stop() -> bool:
        return bool(off[place])

    return stop


def tell(place: int, share: float) -> None:
    """So much of that errand is done."""
    assert _here is not None
    _here.done[place] = share
