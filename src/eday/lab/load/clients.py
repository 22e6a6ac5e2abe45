"""Processes in which players play, so that measuring is never slower than what is measured."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any

from eday.kernel import EdayError
from eday.lab.load.players import Crowd, Figures

GAMES_EACH = 400
"""What one process carries without being the bottleneck."""
BATCH = 8
"""Games a process opens before it tells how far it is."""
TICK = 0.5
_spawn = multiprocessing.get_context("spawn")
Show = Callable[[float], None]
"""Told now and then how far something is."""


class Clients:
    """Some processes full of players."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self._pipes = pipes

    def gather(self, bodies: list[dict[str, Any]], show: Show = lambda done: None) -> None:
        """Open these games, each process some of them; EdayError if the service refuses."""
        left = list(bodies)
        done = 0
        while left:
            at_work = []
            for pipe in self._pipes:
                batch, left = left[:BATCH], left[BATCH:]
                if batch:
                    pipe.send(("gather", batch))
                    at_work.append(pipe)
                    done += len(batch)
            for pipe in at_work:
                _answer(pipe)
            show(done)

    def play(self, seconds: float, show: Show = lambda done: None) -> tuple[Figures, float]:
        """Everybody plays for so long: what they noted, and the seconds it took."""
        for pipe in self._pipes:
            pipe.send(("play", seconds))
        waited = 0.0
        waiting: list[Any] = list(self._pipes)
        while waiting:
            ready = wait(waiting, TICK)
            waiting = [pipe for pipe in waiting if pipe not in ready]
            waited += TICK
            show(min(waited, seconds))
        figures, took = Figures(), 0.0
        for pipe in self._pipes:
            noted, own = _answer(pipe)
            figures.add(noted)
            took = max(took, own)
        return figures, took


@contextmanager
def clients(count: int, address: str, think: tuple[float, float]) -> Iterator[Clients]:
    """So many processes; they end when this does."""
    pipes, processes = [], []
    try:
        for _ in range(count):
            here, there = _spawn.Pipe()
            process = _spawn.Process(target=_client, args=(there, address, think), daemon=True)
            process.start()
            there.close()
            pipes.append(here)
            processes.append(process)
        yield Clients(pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join()


def _answer(pipe: Connection) -> Any:
    try:
        answer = pipe.recv()
    except (EOFError, OSError) as error:
        raise EdayError("load-client-died") from error
    if isinstance(answer, EdayError):
        raise answer
    return answer


def _client(pipe: Connection, address: str, think: tuple[float, float]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hangs up
    raise_open_files()
    asyncio.run(_obey(pipe, Crowd(address, think)))


async def _obey(pipe: Connection, crowd: Crowd) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            word, what = await asyncio.to_thread(pipe.recv)
            try:
                if word == "gather":
                    await crowd.gather(what)
                    pipe.send(None)
                else:
                    pipe.send(await crowd.play(what))
            except EdayError as error:
                pipe.send(error)
    await crowd.leave()


def raise_open_files() -> None:
    """Let this process open as many files as it may let itself."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not a Unix, or a limit that is none
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
