"""Games played on a Ray cluster: in batches, told of as they end; those of a lost worker are played again."""

from __future__ import annotations

import os
import platform
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from eday import __version__
from eday.kernel import EdayError
from eday.lab.study.extras import needed
from eday.lab.study.results import made
from eday.lab.workers import weights
from eday.players import PLAYERS

J = TypeVar("J")
W = TypeVar("W")
PATIENCE = 5.0
"""Seconds to wait for an answer from the cluster's address."""
LOSSES = 5
"""So often a batch is lost before it is taken for what its workers die of."""
WAITING = 2
"""Batches under way for each processor: one being played, one on its way."""


class RayPool:
    """A pool that is a cluster, whose machines have to know the same rules and content."""

    def __init__(self, address: str, games: Sequence[str], content: str | None) -> None:
        self._ray = needed("ray", "ray")
        self._address = address
        self._wanted = {game: _known(game, content) for game in games}
        self._content = content
        self._look()
        self.repeated = 0
        """Games that were sent again, because who played them was lost."""

    def __call__(self, chunks: Sequence[Sequence[J]], play_one: Callable[[J], W], /) -> Iterator[list[W]]:
        """What came of each batch, as soon as it is known."""
        ray = self._ray
        self._join()
        try:
            there = ray.remote(num_cpus=1, max_retries=0)(_played)
            yield from self._stream(
                deque(chunks), lambda chunk: there.remote(self._wanted, self._content, play_one, chunk)
            )
        finally:
            ray.shutdown()

    def _look(self) -> None:
        """See whether anybody is there: Ray itself would try for minutes."""
        host, colon, port = self._address.removeprefix("ray://").rpartition(":")
        if not colon:
            return
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, ValueError, OverflowError) as error:
            raise EdayError("study-ray-address", address=self._address) from error

    def _join(self) -> None:
        # Nothing is reported to anybody outside the cluster.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self._ray.init(address=self._address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise EdayError("study-ray-address", address=self._address) from error

    def _stream(self, waiting: deque[Sequence[J]], send: Callable[[Sequence[J]], Any]) -> Iterator[list[W]]:
        ray = self._ray
        lost = (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.ObjectLostError,
            ray.exceptions.OutOfMemoryError,
        )
        flying: dict[Any, Sequence[J]] = {}
        losses: Counter[int] = Counter()
        while waiting or flying:
            most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(flying) < most:
                chunk = waiting.popleft()
                flying[send(chunk)] = chunk
            done, _ = ray.wait(list(flying), num_returns=1)
            for reference in done:
                chunk = flying.pop(reference)
                try:
                    found: list[W] = ray.get(reference)
                except lost:
                    losses[id(chunk)] += 1
                    if losses[id(chunk)] >= LOSSES:
                        raise EdayError("study-ray-lost", games=len(chunk), times=LOSSES) from None
                    waiting.appendleft(chunk)
                    self.repeated += len(chunk)
                    continue
                except ray.exceptions.RayTaskError as error:
                    raise (error.cause if isinstance(error.cause, EdayError) else error) from None
                yield found


def _played(
    wanted: Mapping[str, Mapping[str, str]], content: str | None, play_one: Callable[[J], W], chunk: Sequence[J]
) -> list[W]:
    """On a worker: play, if this is the same game there."""
    for game, told in wanted.items():
        found = _known(game, content)
        if found != told:
            differs = ", ".join(f"{key} {found[key]}" for key in told if found[key] != told[key])
            raise EdayError("study-ray-other", node=platform.node(), game=game, differs=differs)
    return [play_one(job) for job in chunk]


@cache
def _known(game: str, content: str | None) -> dict[str, str]:
    return {"eday": __version__, **made(game, content), "weights": str(weights(game, tuple(PLAYERS)))}
