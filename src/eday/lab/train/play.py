"""The games of a round, played in many processes; each process writes files of its own, so that nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from eday.lab.train.adapter import adapter_for
from eday.processes import end_with_parent

CHUNK = 25
"""Games of a file."""
AHEAD = 2
"""Chunks waiting for each process."""
SEEDS = 1 << 62
"""Training draws its seeds above this; nobody judges players there."""


class Chunk(NamedTuple):
    """Some games of a round."""

    game: str
    file: str
    first: int
    games: int
    seed: int
    weights: str | None


def seed_of(seed: int, number: int, game: int) -> int:
    """The seed of a game of a round of a run."""
    return SEEDS + (seed % (1 << 16) << 40) + (number << 32) + game


def chunks(game: str, folder: Path, number: int, games: int, seed: int, weights: str | None) -> list[Chunk]:
    """What is still to be played of a round."""
    found = []
    for at in range(0, games, CHUNK):
        file = folder / f"games-{at // CHUNK:05}.npz"
        if not file.exists():
            count = min(CHUNK, games - at)
            found.append(Chunk(game, str(file), at, count, seed_of(seed, number, at), weights))
    return found


def play_chunk(chunk: Chunk) -> int:
    """Play some games and write them down; how many."""
    adapter = adapter_for(chunk.game)
    traces = [adapter.play(chunk.first + one, chunk.seed + one, chunk.weights) for one in range(chunk.games)]
    kept = [(one, trace) for one, trace in enumerate(traces) if len(trace.rows)]
    path = Path(chunk.file)
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file,
            rows=np.concatenate([trace.rows for _, trace in kept]),
            clocks=np.concatenate([np.asarray(trace.clocks, dtype=np.int32) for _, trace in kept]),
            lengths=np.asarray([len(trace.rows) for _, trace in kept], dtype=np.int64),
            results=np.asarray([trace.result for _, trace in kept], dtype=np.float32),
            ends=np.asarray([trace.end for _, trace in kept], dtype=np.int32),
            seeds=np.asarray([chunk.seed + one for one, _ in kept], dtype=np.int64),
        )
    part.replace(path)
    return chunk.games


def work_off(
    todo: list[Any], job: Callable[[Any], Any], workers: int, deadline: float, note: Callable[[Any, Any], None]
) -> bool:
    """Do all jobs, or as many as can be begun before the deadline (`time.monotonic`); whether all are done."""
    if workers == 1:
        for one in todo:
            if time.monotonic() >= deadline:
                return False
            note(one, job(one))
        return True
    waiting = list(reversed(todo))
    with ProcessPoolExecutor(workers, initializer=end_with_parent) as pool:
        running: dict[Future[Any], Any] = {}
        while waiting or running:
            while waiting and len(running) < workers * AHEAD and time.monotonic() < deadline:
                one = waiting.pop()
                running[pool.submit(job, one)] = one
            if not running:
                return False
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                note(running.pop(future), future.result())
    return True
