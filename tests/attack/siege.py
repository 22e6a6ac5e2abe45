"""A service under siege: guests play beside one attack after the other."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import eday
from eday.lab.load.clients import Clients, clients
from eday.lab.load.players import board_request
from eday.lab.load.report import report
from eday.lab.load.service import stop
from eday.players import QUICK
from tests.attack.attacks import ATTACKS, SOURCES, Kind, attack
from tests.attack.target import Target, prepare

FEW_FILES = 256
OWNER = "127.0.0.9"
"""Where the attacked games were made: that is at nobody's expense."""
REFUSALS = ("too_many", "429", "503", "InvalidStatus", "ConnectionClosedError", "closed")
"""Answers by which an attacker is told that it is enough."""


@dataclass
class Result:
    """How guests fared beside an attack, and what the attacker got."""

    name: str
    figures: dict[str, Any]
    answers: Counter[str] = field(default_factory=Counter)
    costly: bool = False

    @property
    def refused(self) -> int:
        """How often the attacker was told that it is enough."""
        return sum(self.answers[word] for word in REFUSALS)

    def line(self) -> str:
        """All of it in one line."""
        f = self.figures
        told = ", ".join(f"{count} x {answer}" for answer, count in self.answers.most_common())
        errors = sum(f["errors"].values())
        times = f"{f['p50_ms'] or 0:8.1f} {f['p99_ms'] or 0:8.1f} {f['max_ms'] or 0:8.1f}"
        return f"{self.name:14}{f['choices']:8} {times} {errors:7}  {told}{f['errors'] or ''}"


HEAD = f"{'attack':14}{'choices':>8} {'p50':>8} {'p99':>8} {'max':>8} {'errors':>7}  what the attacker was answered"


@contextmanager
def service(database: str, workers: int, *more: str, files: int | None = None) -> Iterator[int]:
    """A service with its usual limits: its port."""

    def few() -> None:
        import resource

        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    words = ["serve", "--port", "0", "--database", database, "--workers", str(workers), *more]
    process = subprocess.Popen(
        [sys.executable, "-m", "eday", *words],
        env={**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=few,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
    finally:
        stop(process)


def requests(count: int) -> Iterator[dict[str, Any]]:
    """Board games at one screen, and card games against a bot, in turn."""
    sides = [{"side": "cog", "kind": "human"}, {"side": "locust", "kind": "bot", "bot": QUICK}]
    for number in range(count):
        cards = {"game": "card", "chapter": 1 + number % 3, "seats": sides}
        yield cards if number % 2 else board_request(number, 2)


@contextmanager
def attackers() -> Iterator[ProcessPoolExecutor]:
    """A process to attack from. It yields to all others: an attacker has a machine of his own."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, initializer=os.nice, initargs=(19,)) as pool:
        yield pool


class Siege:
    """Guests at a service, for one phase after the other."""

    def __init__(self, guests: Clients, count: int, attackers: ProcessPoolExecutor, target: Target) -> None:
        self._guests = guests
        self._count = count
        self._attackers = attackers
        self._target = target
        self._guests.gather(list(requests(count)))

    def phase(self, seconds: float, kind: Kind | None = None, sources: Sequence[str] = SOURCES) -> Result:
        """Play for so long, beside an attack or undisturbed."""
        if kind is None:
            self._attackers.submit(attack, ATTACKS[0].name, self._target, 0.0, ()).result()  # it has read its modules
            noted, took = self._guests.play(seconds)
            result = Result("(none)", report(noted, self._count, took))
        else:
            answers = self._attackers.submit(attack, kind.name, self._target, seconds, sources)
            noted, took = self._guests.play(seconds)
            # Only when the attack is over: a service at the end of its connections takes no newcomers.
            result = Result(kind.name, report(noted, self._count, took), answers.result(), kind.costly)
        self._guests.gather(list(requests(noted.finished)))  # for those whose game is over
        return result


def besiege(
    database: str,
    workers: int,
    file: bytes,
    guests: int = 50,
    seconds: float = 15.0,
    kinds: Sequence[Kind] = ATTACKS,
    think: tuple[float, float] = (1.0, 3.0),
) -> Iterator[Result]:
    """Guests alone, then beside each attack; those on open files have a service of their own."""
    for files in (None, FEW_FILES):
        attacks = [kind for kind in kinds if kind.few_files == (files is not None)]
        if not attacks:
            continue
        with (
            service(database, workers, files=files) as port,
            clients(1, f"http://127.0.0.1:{port}/", think) as crowd,
            attackers() as pool,
        ):
            siege = Siege(crowd, guests, pool, prepare(port, file, OWNER))
            yield siege.phase(seconds)
            for kind in attacks:
                yield siege.phase(seconds, kind)
