"""Many games at one service, measured from the players' side: choices a second, latency, work and memory."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from eday.kernel import EdayError
from eday.lab.load.clients import GAMES_EACH, Clients, Show, clients
from eday.lab.load.players import Figures, board_request, card_request, loopback_address
from eday.lab.load.postgres import postgres
from eday.lab.load.service import faults, memory, processor_seconds, service
from eday.players import bot_for

ALL_WORKERS = 4
"""So many games for each worker, and every worker has most likely had one."""
Bar = Callable[[str, float], Any]
"""Makes a context that gives a `Show`, from what is under way and how much there is of it."""


@dataclass(frozen=True)
class Load:
    """What is to be measured."""

    games: int = 200
    game: str = "board"
    seats: int = 2
    bots: str | None = None
    """Who sits beside or against the one guest of each game; None where people have all seats."""
    seconds: float = 30.0
    think: tuple[float, float] = (1.0, 3.0)
    seed: int = 1
    workers: int = 1
    database: str | None = None
    url: str | None = None
    """A service that is there already; None for one of its own."""
    clients: int | None = None
    """Processes in which players play; None for as many as are needed."""

    def check(self) -> None:
        """EdayError if it makes no sense."""
        low, high = self.think
        if not 0 <= low <= high:
            raise EdayError("load-think")
        if self.bots is not None:
            bot_for(self.game, self.bots)
            if self.game == "board" and self.seats == 1:
                raise EdayError("load-no-seat-for-bots")
        if self.url is not None:
            loopback_address(self.url)
            if self.workers != 1 or self.database is not None:
                raise EdayError("load-own-service")
        elif self.workers > 1 and self.database is not None and self.database.startswith("sqlite"):
            raise EdayError("load-needs-postgres")


@dataclass(frozen=True)
class Served:
    """A service under load."""

    address: str
    pid: int | None = None
    database_pid: int | None = None
    log: Path | None = None


@contextmanager
def _silent(what: str, total: float) -> Iterator[Show]:
    yield lambda done: None


def run(load: Load, bar: Bar = _silent) -> dict[str, Any]:
    """Open games, let everybody play; the figures. EdayError if that cannot be."""
    load.check()
    with _served(load) as served:
        count = load.clients or math.ceil(load.games / GAMES_EACH)
        with clients(min(count, load.games), served.address, load.think) as crowd:
            try:
                return _measure(load, served, crowd, bar)
            except EdayError as error:
                if load.url is not None and error.key == "load-refused":
                    raise EdayError("load-refused-there", problem=error.args_["problem"]) from error
                raise


@contextmanager
def _served(load: Load) -> Iterator[Served]:
    """The service of the URL, or one of its own, on a PostgreSQL of its own where it has to be one."""
    if load.url is not None:
        yield Served(load.url)
        return
    with ExitStack() as stack:
        database, database_pid = load.database, None
        if database is None and load.workers > 1:
            database, database_pid = stack.enter_context(postgres())
        address, pid, log = stack.enter_context(service(load.workers, database))
        yield Served(address, pid, database_pid, log)


def _measure(load: Load, served: Served, crowd: Clients, bar: Bar) -> dict[str, Any]:
    bodies = [_request(load, number) for number in range(load.games)]
    # The first games load what all games share, so they are no part of what one game takes.
    first = min(load.games, 1 if load.workers == 1 else ALL_WORKERS * load.workers)
    with bar("opening", load.games) as show:
        crowd.gather(bodies[:first])
        before = memory(served.pid)
        crowd.gather(bodies[first:], show)
    idle = memory(served.pid)
    used = [processor_seconds(pid) for pid in (served.pid, served.database_pid)]
    with bar("playing", load.seconds) as show:
        noted, took = crowd.play(load.seconds, show)
    spent = [processor_seconds(pid) for pid in (served.pid, served.database_pid)]
    played = memory(served.pid)
    work = [
        after - since if since is not None and after is not None else None
        for since, after in zip(used, spent, strict=True)
    ]
    figures = report(noted, load.games, took, (before, idle, played), load.games - first)
    choices = figures["choices"]
    for name, seconds in zip(("processor_ms_per_choice", "database_ms_per_choice"), work, strict=True):
        figures[name] = round(seconds / choices * 1e3, 2) if seconds is not None and choices else None
    return {**figures, "workers": load.workers if load.url is None else None, "faults": faults(served.log)}


def _request(load: Load, number: int) -> dict[str, Any]:
    seed = load.seed + number
    return card_request(seed, number, load.bots) if load.game == "card" else board_request(seed, load.seats, load.bots)


def report(
    figures: Figures,
    games: int,
    seconds: float,
    sizes: tuple[int | None, int | None, int | None] = (None, None, None),
    more: int = 0,
) -> dict[str, Any]:
    """The figures of a run; `sizes` is the service's memory in KiB before `more` games, with them, and after play."""
    latencies, turns = sorted(figures.latencies), sorted(figures.bot_turns)
    before, idle, played = sizes
    return {
        "games": games,
        "finished": figures.finished,
        "seconds": round(seconds, 3),
        "choices": len(latencies),
        "choices_per_s": round(len(latencies) / seconds, 1),
        "p50_ms": _percentile(latencies, 0.5),
        "p90_ms": _percentile(latencies, 0.9),
        "p99_ms": _percentile(latencies, 0.99),
        "max_ms": _percentile(latencies, 1.0),
        "bot_turns": len(turns) or None,
        "bot_turn_p50_s": _percentile(turns, 0.5, 1.0, 2),
        "bot_turn_p95_s": _percentile(turns, 0.95, 1.0, 2),
        "bot_turn_max_s": _percentile(turns, 1.0, 1.0, 2),
        "memory_kib": idle,
        "memory_per_game_kib": round((idle - before) / more, 1) if before and idle and more else None,
        "memory_per_played_game_kib": round((played - before) / more, 1) if before and played and more else None,
        "load_average": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "errors": dict(sorted(figures.errors.items())),
    }


def _percentile(lengths: list[float], share: float, unit: float = 1e3, digits: int = 1) -> float | None:
    """The length that so large a share of all does not exceed, in parts of a second."""
    if not lengths:
        return None
    return round(lengths[max(0, math.ceil(share * len(lengths)) - 1)] * unit, digits)
