"""Many games in several processes, and the two ways a game is played by bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, Protocol, Self, TypeVar

from eday.players import PLAYERS, RandomPlayer, SeatGame, bot_for

CHUNK = 20


class Sum(Protocol):
    """Something that can be added up."""

    def add(self, other: Self) -> None: ...


J = TypeVar("J")
S = TypeVar("S", bound=Sum)


def play_at_random(game: Any, seed: int, max_turns: int | None = None) -> int:
    """Any legal option each time, without a seat's view: this measures the engine. The number of decisions.

    A game in which that many turns have been played is left as it stands.
    """
    player = RandomPlayer(seed)
    decisions = 0
    decision = game.decision
    while decision is not None and (max_turns is None or game.turn <= max_turns):
        game.choose(player.choose(decision))
        decisions += 1
        decision = game.decision
    return decisions


def play_with(game: Any, bot: str, seed: int, max_turns: int | None = None) -> int:
    """A bot at each seat, with nothing but that seat's view. The number of decisions.

    A game in which that many turns have been played is left as it stands.
    """
    player = PLAYERS[bot_for(game.KIND, bot)]
    bots = [player(seed * game.seats + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    decisions = 0
    decision = game.decision
    while decision is not None and (max_turns is None or game.turn <= max_turns):
        game.choose(bots[decision.seat].choose(seats[decision.seat]))
        decisions += 1
        decision = game.decision
    return decisions


def run_all(
    todo: list[J], play_chunk: Callable[[list[J]], S], total: S, workers: int, show: bool, size: int = CHUNK
) -> float:
    """Play all games and add up what came of them; the wall-clock seconds."""
    chunks = [todo[i : i + size] for i in range(0, len(todo), size)]
    start = time.perf_counter()
    with _progress(len(todo), show) as advance:
        if workers == 1 or len(chunks) == 1:
            for chunk in chunks:
                total.add(play_chunk(chunk))
                advance(len(chunk))
        else:
            with ProcessPoolExecutor(workers) as pool:
                futures = {pool.submit(play_chunk, chunk): len(chunk) for chunk in chunks}
                for future in as_completed(futures):
                    total.add(future.result())
                    advance(futures[future])
    return time.perf_counter() - start


@contextmanager
def _progress(total: int, show: bool) -> Iterator[Any]:
    """A progress bar on the error stream, for people only."""
    if not show:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
